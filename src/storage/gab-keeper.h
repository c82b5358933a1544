/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keeper: what is kept beside an open document, so that nothing of it is ever lost. */
#pragma once

#include "gab-document.h"
#include "gab-drafts.h"
#include "gab-keep.h"
#include "gab-lock.h"

G_BEGIN_DECLS

/* What has become of the file since it was opened or saved. */
typedef enum
{
  GAB_FILE_SAME,
  GAB_FILE_CHANGED, /* somebody else wrote it */
  GAB_FILE_GONE,
} GabFileState;

typedef enum
{
  GAB_KEEPER_ERROR_CHANGED,    /* somebody else wrote the file; nothing was saved */
  GAB_KEEPER_ERROR_NOT_KEPT,   /* no copy of theirs could be kept; nothing was saved */
} GabKeeperError;

#define GAB_KEEPER_ERROR (gab_keeper_error_quark ())
GQuark gab_keeper_error_quark (void);

#define GAB_TYPE_KEEPER (gab_keeper_get_type ())
G_DECLARE_FINAL_TYPE (GabKeeper, gab_keeper, GAB, KEEPER, GObject)

GabKeeper    *gab_keeper_new           (GabDocument    *document);
gboolean      gab_keeper_lock          (GabKeeper      *self,
                                        GabLockHolder  *holder,
                                        GError        **error);
void          gab_keeper_reckon        (GabKeeper      *self,
                                        GBytes         *content);
void          gab_keeper_prepare       (GabKeeper      *self,
                                        GBytes         *content,
                                        GCancellable   *cancellable);
void          gab_keeper_open          (GabKeeper      *self,
                                        GBytes         *content);
void          gab_keeper_end           (GabKeeper      *self);
void          gab_keeper_discard       (GabKeeper      *self);

GabDocument  *gab_keeper_get_document  (GabKeeper      *self);
const char   *gab_keeper_get_folder    (GabKeeper      *self);
char         *gab_keeper_dup_base      (GabKeeper      *self);
GabDrafts    *gab_keeper_get_drafts    (GabKeeper      *self);
guint         gab_keeper_get_recovered (GabKeeper      *self);
const char   *gab_keeper_get_told      (GabKeeper      *self);
gboolean      gab_keeper_get_failing   (GabKeeper      *self);
guint         gab_keeper_get_n_done    (GabKeeper      *self);
char        **gab_keeper_dup_done      (GabKeeper      *self);
GabDrafts    *gab_keeper_drafts_of     (GabDocument    *document);
/* A look at the file on the disk; a worker may read it. */
typedef struct
{
  char *path;
  char *stamp;  /* nullable */
  char *digest; /* nullable */
} GabFileLook;

void          gab_file_look_free       (GabFileLook    *look);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabFileLook, gab_file_look_free)
GabFileLook  *gab_keeper_begin_look    (GabKeeper      *self);
void          gab_file_look_read       (GabFileLook    *look);
GabFileState  gab_keeper_end_look      (GabKeeper      *self,
                                        GabFileLook    *look);

GabKept      *gab_keeper_describe      (GabKeeper      *self);

/* Saving: begun and ended on the main thread, written in any. */
typedef struct _GabSaving GabSaving;

GabSaving    *gab_keeper_begin_save    (GabKeeper      *self,
                                        GFile          *file,
                                        gboolean        over);
gboolean      gab_saving_write         (GabSaving      *saving,
                                        GBytes         *content,
                                        GError        **error);
void          gab_saving_set_kept      (GabSaving      *saving,
                                        const GabKept  *kept);
char         *gab_keeper_end_save      (GabKeeper      *self,
                                        GabSaving      *saving,
                                        gboolean        saved);

/* What was not saved when the program ended. */
typedef struct
{
  char  *folder;
  char  *path; /* of the file that the journal goes on from */
  guint  n;    /* how many actions */
} GabLeft;

void          gab_left_free            (GabLeft        *left);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabLeft, gab_left_free)
GPtrArray    *gab_keeper_list_left     (void);

G_END_DECLS

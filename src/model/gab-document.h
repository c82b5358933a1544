/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A document: a campaign, its file, and one list of what can be undone. */
#pragma once

#include "gab-action.h"

G_BEGIN_DECLS

/* What happened to the list of what can be undone. */
typedef enum
{
  GAB_ACTED_DO,
  GAB_ACTED_UNDO,
  GAB_ACTED_REDO,
} GabActed;

#define GAB_TYPE_DOCUMENT (gab_document_get_type ())
G_DECLARE_FINAL_TYPE (GabDocument, gab_document, GAB, DOCUMENT, GObject)

GabDocument *gab_document_new            (GabCampaign   *campaign,
                                          GFile         *file);
GabCampaign *gab_document_get_campaign   (GabDocument   *self);
GFile       *gab_document_get_file       (GabDocument   *self);
void         gab_document_set_file       (GabDocument   *self,
                                          GFile         *file);
gboolean     gab_document_get_modified   (GabDocument   *self);
void         gab_document_mark_saved     (GabDocument   *self);
void         gab_document_begin_save     (GabDocument   *self);
void         gab_document_end_save       (GabDocument   *self,
                                          gboolean       saved);

gboolean     gab_document_do             (GabDocument   *self,
                                          GabAction     *action,
                                          GError       **error);
gboolean     gab_document_replay         (GabDocument   *self,
                                          GVariant      *record,
                                          GError       **error);
gboolean     gab_document_replay_undone  (GabDocument   *self,
                                          GVariant      *record,
                                          GError       **error);
gboolean     gab_document_order          (GabDocument   *self,
                                          GabOperation  *operation,
                                          const char    *line,
                                          GabDice       *dice,
                                          const char    *reason,
                                          const char    *label,
                                          GError       **error);
gboolean     gab_document_close          (GabDocument   *self,
                                          GabOperation  *operation,
                                          GError       **error);

gboolean     gab_document_can_undo       (GabDocument   *self,
                                          GabOperation  *shown);
gboolean     gab_document_can_redo       (GabDocument   *self);
const char  *gab_document_get_undo_label (GabDocument   *self);
const char  *gab_document_get_redo_label (GabDocument   *self);
gboolean     gab_document_undo           (GabDocument   *self,
                                          GabOperation  *shown,
                                          GError       **error);
gboolean     gab_document_redo           (GabDocument   *self,
                                          GError       **error);

G_END_DECLS

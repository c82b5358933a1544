/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lock of a campaign: one program at a time may change it. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Who has a campaign open. */
typedef struct
{
  gint64  pid;
  gint64  since; /* microseconds since 1970; 0 not known */
  char   *path;  /* nullable: the file; NULL for an untitled campaign */
} GabLockHolder;

typedef struct _GabLock GabLock;

GabLock  *gab_lock_take         (const char    *folder,
                                 const char    *path,
                                 GabLockHolder *holder,
                                 GError       **error);
void      gab_lock_free         (GabLock       *lock);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabLock, gab_lock_free)
void      gab_lock_set_path     (GabLock       *lock,
                                 const char    *path);
gboolean  gab_lock_is_held      (const char    *folder);
void      gab_lock_holder_clear (GabLockHolder *holder);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GabLockHolder, gab_lock_holder_clear)
char     *gab_lock_holder_tell  (const GabLockHolder *holder);

G_END_DECLS

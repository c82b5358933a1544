/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Generations: the last saved files of a campaign, kept beside its journal. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define GAB_KEEP_MOST 5

/* A saved file that is kept. */
typedef struct
{
  char   *path;    /* where the copy lies */
  char   *digest;
  char   *file;    /* nullable: where it had been saved */
  char   *where;   /* nullable: the operations open then, with their turns */
  char  **done;    /* what was done since the one before it, as the undo list calls it */
  guint   n_done;
  gint64  saved;   /* microseconds since 1970 */
  gint32  day;     /* of the campaign; 0 not known */
} GabKept;

void       gab_kept_free      (GabKept        *kept);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabKept, gab_kept_free)
gboolean   gab_keep_add       (const char     *folder,
                               GBytes         *content,
                               const GabKept  *about,
                               GError        **error);
gboolean   gab_keep_has       (const char     *folder,
                               const char     *digest);
GPtrArray *gab_keep_list      (const char     *folder);
gboolean   gab_keep_is        (const char     *path,
                               const char     *digest,
                               GError        **error);
GBytes    *gab_keep_read      (const GabKept  *kept,
                               GError        **error);

G_END_DECLS

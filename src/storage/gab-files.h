/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one place where storage touches the disk, so that a test can make any call fail. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define GAB_FILES_KILL (-1) /* the program ends at that call */

void    gab_files_set_fault (guint         nth,
                             int           error_number);
guint   gab_files_count     (void);

GBytes *gab_files_read      (const char   *path,
                             gsize         most,
                             GError      **error);
gboolean gab_files_replace  (const char   *path,
                             GBytes       *bytes,
                             GError      **error);

G_END_DECLS

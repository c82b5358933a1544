/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one place where storage touches the disk, so that a test can make any call fail. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define GAB_FILES_KILL (-1) /* the program ends at that call */

void       gab_files_set_fault         (guint         nth,
                                        int           error_number);
void       gab_files_set_lasting_fault (guint         nth,
                                        int           error_number);
guint      gab_files_count             (void);

int        gab_files_open              (const char   *path,
                                        guint64      *size,
                                        GError      **error);
gssize     gab_files_read_some         (int           fd,
                                        const char   *path,
                                        char         *buffer,
                                        gsize         size,
                                        GError      **error);
GBytes    *gab_files_read              (const char   *path,
                                        gsize         most,
                                        GError      **error);
char      *gab_files_dup_text          (GBytes       *bytes);
gboolean   gab_files_replace           (const char   *path,
                                        GBytes       *bytes,
                                        GError      **error);
gboolean   gab_files_write             (const char   *path,
                                        GBytes       *bytes,
                                        GError      **error);

int        gab_files_append_open       (const char   *path,
                                        GError      **error);
gboolean   gab_files_append            (int           fd,
                                        const char   *path,
                                        const char   *data,
                                        gsize         size,
                                        GError      **error);
gboolean   gab_files_flush             (int           fd);
gboolean   gab_files_cut               (int           fd,
                                        gsize         size);
gboolean   gab_files_lock              (int           fd);
gboolean   gab_files_is_at             (int           fd,
                                        const char   *path);
void       gab_files_close             (int           fd);

gboolean   gab_files_move              (const char   *from,
                                        const char   *to,
                                        GError      **error);
gboolean   gab_files_remove            (const char   *path,
                                        GError      **error);
void       gab_files_remove_folder     (const char   *path);
gboolean   gab_files_make_folder       (const char   *path,
                                        GError      **error);
GPtrArray *gab_files_list              (const char   *folder,
                                        const char   *prefix,
                                        const char   *suffix);
char      *gab_files_stamp             (const char   *path);

G_END_DECLS

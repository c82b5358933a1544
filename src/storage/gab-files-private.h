/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file calls themselves; shared among the files of gab-files only. Each is as the
 * system's own: -1 or NULL and errno when it fails. */
#pragma once

#include <glib.h>
#include <sys/types.h>

G_BEGIN_DECLS

/* What could not be done with a file. */
typedef enum
{
  GAB_CANNOT_OPEN,
  GAB_CANNOT_READ,
  GAB_CANNOT_MAKE,
  GAB_CANNOT_WRITE,
  GAB_CANNOT_TRUST,
  GAB_CANNOT_KEEP,
  GAB_CANNOT_REPLACE,
  GAB_NOT_PLAIN,
  GAB_NOT_WRITABLE,
  GAB_CANNOT_CLEAR,
} GabFault;

gboolean gab_files_fail      (GError     **error,
                              GabFault     fault,
                              const char  *path);
gboolean gab_files_write_all (int          fd,
                              const char  *data,
                              gsize        left);

char    *gab_files_dup_target (const char  *path);
char    *gab_files_dup_beside (const char  *path,
                              const char  *suffix);

int    gab_call_open        (const char *path,
                             int         flags,
                             mode_t      mode);
gssize gab_call_read        (int         fd,
                             char       *buffer,
                             gsize       size);
gssize gab_call_write       (int         fd,
                             const char *buffer,
                             gsize       size);
int    gab_call_fsync       (int         fd);
int    gab_call_fchmod      (int         fd,
                             mode_t      mode);
int    gab_call_truncate    (int         fd,
                             off_t       size);
int    gab_call_lock        (int         fd);
int    gab_call_close       (int         fd);
int    gab_call_rename      (const char *from,
                             const char *to);
int    gab_call_link        (const char *from,
                             const char *to);
int    gab_call_unlink      (const char *path);
int    gab_call_rmdir       (const char *path);
int    gab_call_make_folder (const char *path);
GDir  *gab_call_list        (const char *path);

G_END_DECLS

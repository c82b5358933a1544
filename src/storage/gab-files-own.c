/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program's own files in its folder of state: added to, locked, listed, removed. */

#include "gab-files.h"

#include "gab-files-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

/**
 * gab_files_append_open:
 * @path: a file to be added to, made when it is not there
 * @error: a G_FILE_ERROR
 *
 * Returns: a file descriptor for gab_files_append(), or -1.
 */
int
gab_files_append_open (const char  *path,
                       GError     **error)
{
  int fd = gab_call_open (path, O_RDWR | O_CREAT | O_APPEND, 0600);

  if (fd < 0)
    gab_files_fail (error, GAB_CANNOT_OPEN, path);
  return fd;
}

/**
 * gab_files_append:
 * @fd: from gab_files_append_open()
 * @path: its file, for the error
 * @data: (array length=size): what to add
 * @size: how many bytes
 * @error: a G_FILE_ERROR
 *
 * What was added outlives the program at once, and a fall of the machine after
 * gab_files_flush().
 *
 * Returns: TRUE when all was added.
 */
gboolean
gab_files_append (int          fd,
                  const char  *path,
                  const char  *data,
                  gsize        size,
                  GError     **error)
{
  return gab_files_write_all (fd, data, size) || gab_files_fail (error, GAB_CANNOT_WRITE, path);
}

/**
 * gab_files_flush:
 * @fd: from gab_files_append_open()
 *
 * Returns: TRUE when all that was added is on the disk.
 */
gboolean
gab_files_flush (int fd)
{
  return gab_call_fsync (fd) == 0;
}

/**
 * gab_files_cut:
 * @fd: from gab_files_append_open()
 * @size: in bytes
 *
 * Takes off what was added behind @size and cannot be made whole.
 *
 * Returns: TRUE when it is no longer.
 */
gboolean
gab_files_cut (int   fd,
               gsize size)
{
  return gab_call_truncate (fd, size) == 0;
}

/**
 * gab_files_lock:
 * @fd: from gab_files_append_open()
 *
 * Keeps the file for this descriptor alone; the system lets go of it when the
 * program ends, in whatever way.
 *
 * Returns: TRUE when nobody else has it; else errno says why, EWOULDBLOCK when
 *   somebody has.
 */
gboolean
gab_files_lock (int fd)
{
  return gab_call_lock (fd) == 0;
}

/**
 * gab_files_is_at:
 * @fd: from gab_files_append_open()
 * @path: a file
 *
 * Returns: whether that is the file's name, and not another file's by now.
 */
gboolean
gab_files_is_at (int         fd,
                 const char *path)
{
  struct stat own, there;

  return fstat (fd, &own) == 0 && stat (path, &there) == 0 && own.st_ino == there.st_ino && own.st_dev == there.st_dev;
}

/**
 * gab_files_close:
 * @fd: from gab_files_append_open()
 */
void
gab_files_close (int fd)
{
  close (fd);
}

/**
 * gab_files_move:
 * @from: a file
 * @to: its new name, in the same folder
 * @error: a G_FILE_ERROR
 *
 * Returns: TRUE when it has its new name.
 */
gboolean
gab_files_move (const char  *from,
                const char  *to,
                GError     **error)
{
  return gab_call_rename (from, to) == 0 || gab_files_fail (error, GAB_CANNOT_REPLACE, to);
}

/**
 * gab_files_remove:
 * @path: a file
 * @error: a G_FILE_ERROR
 *
 * Returns: TRUE when there is no such file now.
 */
gboolean
gab_files_remove (const char  *path,
                  GError     **error)
{
  return gab_call_unlink (path) == 0 || errno == ENOENT || gab_files_fail (error, GAB_CANNOT_CLEAR, path);
}

/**
 * gab_files_remove_folder:
 * @path: a folder, which goes only when it is empty
 */
void
gab_files_remove_folder (const char *path)
{
  gab_call_rmdir (path);
}

/**
 * gab_files_make_folder:
 * @path: a folder of the program's own, which may be there
 * @error: a G_FILE_ERROR
 *
 * Returns: TRUE when it is there now.
 */
gboolean
gab_files_make_folder (const char  *path,
                       GError     **error)
{
  return gab_call_make_folder (path) == 0 || gab_files_fail (error, GAB_CANNOT_OPEN, path);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * gab_files_list:
 * @folder: a folder, which may be missing
 * @prefix: how the names begin
 * @suffix: how they end
 *
 * Returns: (transfer full) (element-type utf8): the names, sorted.
 */
GPtrArray *
gab_files_list (const char *folder,
                const char *prefix,
                const char *suffix)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = gab_call_list (folder);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

/**
 * gab_files_stamp:
 * @path: a file
 *
 * Returns: (transfer full) (nullable): what changes whenever somebody writes the file:
 *   its number, size and time; NULL when there is no such file.
 */
char *
gab_files_stamp (const char *path)
{
  struct stat info;

  if (stat (path, &info) != 0)
    return NULL;
  return g_strdup_printf ("%" G_GUINT64_FORMAT ":%" G_GINT64_FORMAT ":%" G_GINT64_FORMAT ".%09ld", (guint64) info.st_ino,
                          (gint64) info.st_size, (gint64) info.st_mtim.tv_sec, (long) info.st_mtim.tv_nsec);
}

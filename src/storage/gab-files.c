/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one place where storage touches the disk; the calls themselves are in gab-files-calls.c.
 *
 * A file is replaced so that at every moment, whatever happens, its name stands
 * for the whole old content or the whole new one. */

#include "gab-files.h"

#include "gab-files-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *
dup_fault (GabFault    fault,
           const char *name,
           const char *why)
{
  switch (fault)
    {
    case GAB_CANNOT_OPEN:
      return g_strdup_printf (_("%1$s cannot be opened: %2$s."), name, why);
    case GAB_CANNOT_READ:
      return g_strdup_printf (_("%1$s cannot be read: %2$s."), name, why);
    case GAB_CANNOT_MAKE:
      return g_strdup_printf (_("%1$s cannot be made: %2$s. Nothing was saved; the file is as it was."), name, why);
    case GAB_CANNOT_WRITE:
      return g_strdup_printf (_("%1$s cannot be written: %2$s. Nothing was saved; the file is as it was."), name, why);
    case GAB_CANNOT_TRUST:
      return g_strdup_printf (_("%1$s does not hold what was written: %2$s. Nothing was saved; the file is as it was."), name, why);
    case GAB_CANNOT_KEEP:
      return g_strdup_printf (_("%1$s cannot be kept as the former version: %2$s. Nothing was saved."), name, why);
    case GAB_CANNOT_REPLACE:
      return g_strdup_printf (_("%1$s cannot be replaced: %2$s. Nothing was saved; the file is as it was."), name, why);
    case GAB_NOT_PLAIN:
      return g_strdup_printf (_("%s is a folder or a device, and is not written over."), name);
    case GAB_NOT_WRITABLE:
      return g_strdup_printf (_("%s may only be read. Nothing was saved; save it under another name."), name);
    case GAB_CANNOT_CLEAR:
      return g_strdup_printf (_("%1$s cannot be removed: %2$s."), name, why);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Says what could not be done; errno says why. Always FALSE. */
gboolean
gab_files_fail (GError     **error,
                GabFault     fault,
                const char  *path)
{
  int saved = errno;
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *sentence = dup_fault (fault, name, g_strerror (saved));

  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (saved), sentence);
  return FALSE;
}

/**
 * gab_files_open:
 * @path: a file
 * @size: (out): how many bytes it has now
 * @error: a G_FILE_ERROR with the file and the reason
 *
 * Returns: what to read it with; gab_files_close() closes it. -1 on failure.
 */
int
gab_files_open (const char  *path,
                guint64     *size,
                GError     **error)
{
  struct stat info = { 0 };
  int fd = gab_call_open (path, O_RDONLY, 0);

  if (fd < 0)
    gab_files_fail (error, GAB_CANNOT_OPEN, path);
  else if (fstat (fd, &info) != 0)
    info.st_size = 0;
  *size = info.st_size;
  return fd;
}

/**
 * gab_files_read_some:
 * @fd: of gab_files_open()
 * @path: the file, for an error
 * @buffer: (out caller-allocates): room for what comes next
 * @size: how many bytes it holds
 * @error: a G_FILE_ERROR with the file and the reason
 *
 * Returns: how many bytes came; 0 at the end, -1 on failure.
 */
gssize
gab_files_read_some (int          fd,
                     const char  *path,
                     char        *buffer,
                     gsize        size,
                     GError     **error)
{
  gssize got;

  do
    got = gab_call_read (fd, buffer, size);
  while (got < 0 && errno == EINTR);
  if (got < 0)
    gab_files_fail (error, GAB_CANNOT_READ, path);
  return got;
}

static gboolean
read_all (int          fd,
          const char  *path,
          gsize        most,
          GByteArray  *content,
          GError     **error)
{
  char buffer[65536];

  for (;;)
    {
      gssize got = gab_files_read_some (fd, path, buffer, sizeof buffer, error);

      if (got < 0)
        return FALSE;
      if (got == 0)
        return TRUE;
      if (content->len + (gsize) got > most)
        {
          errno = EFBIG;
          return gab_files_fail (error, GAB_CANNOT_READ, path);
        }
      g_byte_array_append (content, (const guint8 *) buffer, got);
    }
}

/**
 * gab_files_read:
 * @path: a file
 * @most: how many bytes it may have at the most
 * @error: a G_FILE_ERROR with the file and the reason
 *
 * Returns: (transfer full) (nullable): its content.
 */
GBytes *
gab_files_read (const char  *path,
                gsize        most,
                GError     **error)
{
  g_autoptr (GByteArray) content = g_byte_array_new ();
  guint64 size;
  int fd = gab_files_open (path, &size, error);
  gboolean good;

  if (fd < 0)
    return NULL;
  good = read_all (fd, path, most, content, error);
  close (fd);
  return good ? g_byte_array_free_to_bytes (g_steal_pointer (&content)) : NULL;
}

/**
 * gab_files_dup_text:
 * @bytes: a file's content, which may be empty
 *
 * Returns: (transfer full): the same as a text, up to its first nought.
 */
char *
gab_files_dup_text (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  /* No bytes at all have no address either. */
  return g_strndup (data != NULL ? data : "", size);
}

/* Writes all of it, or FALSE and errno. */
gboolean
gab_files_write_all (int         fd,
                     const char *data,
                     gsize       left)
{
  while (left > 0)
    {
      gssize put = gab_call_write (fd, data, left);

      if (put < 0 && errno == EINTR)
        continue;
      if (put < 0)
        return FALSE;
      data += put;
      left -= put;
    }
  return TRUE;
}

/* Writes a new file beside the old one, flushed to the disk. Without a mode, 0, it
 * gets that of any new file. */
static gboolean
write_beside (const char  *path,
              GBytes      *bytes,
              mode_t       mode,
              GError     **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  int fd = gab_call_open (path, O_WRONLY | O_CREAT | O_EXCL, mode == 0 ? 0666 : 0600);

  if (fd < 0)
    return gab_files_fail (error, GAB_CANNOT_MAKE, path);
  if (!gab_files_write_all (fd, data, size) || (mode != 0 && gab_call_fchmod (fd, mode) != 0) || gab_call_fsync (fd) != 0)
    {
      int saved = errno;

      close (fd);
      errno = saved;
      return gab_files_fail (error, GAB_CANNOT_WRITE, path);
    }
  if (gab_call_close (fd) != 0)
    return gab_files_fail (error, GAB_CANNOT_WRITE, path);
  return TRUE;
}

/* What was written is read back: a disk that lies is found out now. */
static gboolean
compare (const char  *path,
         GBytes      *bytes,
         GError     **error)
{
  g_autoptr (GBytes) found = gab_files_read (path, g_bytes_get_size (bytes), error);

  if (found == NULL)
    return FALSE;
  if (g_bytes_equal (found, bytes))
    return TRUE;
  errno = EIO;
  return gab_files_fail (error, GAB_CANNOT_TRUST, path);
}

/* The old content gets a second name; where the file system knows no links, a copy. */
static gboolean
keep_generation (const char  *path,
                 GError     **error)
{
  g_autofree char *generation = gab_files_dup_beside (path, "~");
  g_autofree char *fresh = gab_files_dup_beside (path, "~.new");
  g_autoptr (GBytes) old = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  gab_call_unlink (fresh);
  if (gab_call_link (path, fresh) != 0)
    {
      old = gab_files_read (path, G_MAXSIZE, error);
      if (old == NULL || !write_beside (fresh, old, 0600, error))
        return FALSE;
    }
  if (gab_call_rename (fresh, generation) == 0)
    return TRUE;
  gab_files_fail (error, GAB_CANNOT_KEEP, path);
  gab_call_unlink (fresh);
  return FALSE;
}

static void
flush_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = gab_call_open (folder, O_RDONLY | O_DIRECTORY, 0);

  /* The new content is safe under either name; a folder that cannot be flushed
   * costs at most the newer of two whole files. */
  if (fd < 0)
    return;
  gab_call_fsync (fd);
  close (fd);
}

static mode_t
mode_of (const char *path)
{
  struct stat info;

  return stat (path, &info) == 0 ? info.st_mode & 0777 : 0;
}

static gboolean
is_plain (const char  *path,
          GError     **error)
{
  struct stat info;

  if (stat (path, &info) != 0)
    return TRUE;
  if (S_ISREG (info.st_mode) && (info.st_mode & 0222) == 0)
    {
      errno = EROFS;
      return gab_files_fail (error, GAB_NOT_WRITABLE, path);
    }
  if (S_ISREG (info.st_mode))
    return TRUE;
  errno = S_ISDIR (info.st_mode) ? EISDIR : EINVAL;
  return gab_files_fail (error, GAB_NOT_PLAIN, path);
}

static gboolean
replace (const char  *target,
         GBytes      *bytes,
         mode_t       mode,
         gboolean     keep,
         GError     **error)
{
  g_autofree char *suffix = g_strdup_printf (".new-%d", (int) getpid ());
  g_autofree char *fresh = gab_files_dup_beside (target, suffix);

  /* Where processes are numbered anew, as in a sandbox, one that was killed may
   * have left a file of this name. */
  gab_call_unlink (fresh);
  if (!write_beside (fresh, bytes, mode, error) ||
      !compare (fresh, bytes, error) ||
      (keep && !keep_generation (target, error)))
    {
      unlink (fresh);
      return FALSE;
    }
  if (gab_call_rename (fresh, target) != 0)
    {
      gab_files_fail (error, GAB_CANNOT_REPLACE, target);
      unlink (fresh);
      return FALSE;
    }
  flush_folder (target);
  return TRUE;
}

/**
 * gab_files_replace:
 * @path: a file, which need not exist; behind a link the file it leads to
 * @bytes: its new content
 * @error: a G_FILE_ERROR with the file and the reason
 *
 * Writes a new file beside it, flushes and reads it back, keeps the old one as
 * "NAME~", and only then puts the new one in its place. Mode and links stay.
 *
 * Returns: TRUE when it holds @bytes; else it is as it was.
 */
gboolean
gab_files_replace (const char  *path,
                   GBytes      *bytes,
                   GError     **error)
{
  g_autofree char *target = gab_files_dup_target (path);

  return is_plain (target, error) && replace (target, bytes, mode_of (target), TRUE, error);
}

/**
 * gab_files_write:
 * @path: a file of the program's own, which need not exist
 * @bytes: its new content
 * @error: a G_FILE_ERROR with the file and the reason
 *
 * As gab_files_replace(), for its owner's eyes only and without a former version.
 *
 * Returns: TRUE when it holds @bytes; else it is as it was.
 */
gboolean
gab_files_write (const char  *path,
                 GBytes      *bytes,
                 GError     **error)
{
  return replace (path, bytes, 0600, FALSE, error);
}

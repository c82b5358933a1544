/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file calls themselves, counted, so that a test can make any of them fail or end the program there. */

#include "gab-files-private.h"

#include "gab-files.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static guint    calls;       /* made since the fault was set; a worker makes some */
static guint    fault_at;    /* which call fails, from 1; 0 none */
static int      fault_errno;
static gboolean fault_lasts; /* and all after it */

static void
set_fault (guint    nth,
           int      error_number,
           gboolean lasts)
{
  fault_at = nth;
  fault_errno = error_number;
  fault_lasts = lasts;
  g_atomic_int_set (&calls, 0);
}

/**
 * gab_files_set_fault:
 * @nth: which of the coming calls fails, from 1; 0 for none
 * @error_number: the errno it fails with, or GAB_FILES_KILL to end the program there
 *
 * For tests. Starts counting anew.
 */
void
gab_files_set_fault (guint nth,
                     int   error_number)
{
  set_fault (nth, error_number, FALSE);
}

/**
 * gab_files_set_lasting_fault:
 * @nth: from which of the coming calls on all fail, from 1; 0 for none
 * @error_number: the errno they fail with
 *
 * For tests: a disk that is full stays so.
 */
void
gab_files_set_lasting_fault (guint nth,
                             int   error_number)
{
  set_fault (nth, error_number, TRUE);
}

/**
 * gab_files_count:
 *
 * Returns: how many calls were made since gab_files_set_fault().
 */
guint
gab_files_count (void)
{
  return g_atomic_int_get (&calls);
}

/* Counts a call; TRUE when it shall fail, with errno set. */
static gboolean
fails (void)
{
  guint nth = g_atomic_int_add (&calls, 1) + 1;

  if (fault_at == 0 || (fault_lasts ? nth < fault_at : nth != fault_at))
    return FALSE;
  if (fault_errno == GAB_FILES_KILL)
    _exit (137);
  errno = fault_errno;
  return TRUE;
}

int
gab_call_open (const char *path,
               int         flags,
               mode_t      mode)
{
  return fails () ? -1 : g_open (path, flags | O_CLOEXEC, mode);
}

gssize
gab_call_read (int    fd,
               char  *buffer,
               gsize  size)
{
  return fails () ? -1 : read (fd, buffer, size);
}

gssize
gab_call_write (int         fd,
                const char *buffer,
                gsize       size)
{
  return fails () ? -1 : write (fd, buffer, size);
}

int
gab_call_fsync (int fd)
{
  return fails () ? -1 : fsync (fd);
}

int
gab_call_fchmod (int    fd,
                 mode_t mode)
{
  return fails () ? -1 : fchmod (fd, mode);
}

int
gab_call_truncate (int   fd,
                   off_t size)
{
  return fails () ? -1 : ftruncate (fd, size);
}

int
gab_call_lock (int fd)
{
  return fails () ? -1 : flock (fd, LOCK_EX | LOCK_NB);
}

/* The descriptor is given back whatever happens. */
int
gab_call_close (int fd)
{
  gboolean failed = fails ();
  int saved = errno;
  int result = close (fd);

  if (!failed)
    return result;
  errno = saved;
  return -1;
}

int
gab_call_rename (const char *from,
                 const char *to)
{
  return fails () ? -1 : g_rename (from, to);
}

int
gab_call_link (const char *from,
               const char *to)
{
  return fails () ? -1 : link (from, to);
}

int
gab_call_unlink (const char *path)
{
  return fails () ? -1 : g_unlink (path);
}

int
gab_call_rmdir (const char *path)
{
  return fails () ? -1 : g_rmdir (path);
}

int
gab_call_make_folder (const char *path)
{
  return fails () ? -1 : g_mkdir_with_parents (path, 0700);
}

GDir *
gab_call_list (const char *path)
{
  return fails () ? NULL : g_dir_open (path, 0, NULL);
}

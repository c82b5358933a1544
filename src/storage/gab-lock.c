/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lock of a campaign: one program at a time may change it.
 *
 * The system itself keeps the lock, and lets go of it when the program ends, in
 * whatever way, or the machine does; so no number of a process is ever trusted. What
 * the file says is for people. Where the file system has no locks, the number counts
 * together with the time at which that process began and the start of the machine. */

#include "gab-lock.h"

#include "gab-error.h"
#include "gab-files.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#define NAME       "lock"
#define GROUP      "lock"
#define MOST_BYTES 65536

struct _GabLock
{
  char *path;
  int   fd;
};

/* Two processes may have one number, but not at one time on one start of the machine. */
static char *
dup_process (gint64 pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%" G_GINT64_FORMAT "/stat", pid);
  g_autofree char *stat = NULL;
  g_autofree char *boot = NULL;
  g_auto (GStrv) words = NULL;
  const char *rest;

  if (!g_file_get_contents (path, &stat, NULL, NULL) || (rest = strrchr (stat, ')')) == NULL)
    return NULL;
  if (g_file_get_contents ("/proc/sys/kernel/random/boot_id", &boot, NULL, NULL))
    g_strchomp (boot);
  words = g_strsplit (rest + 1, " ", -1);
  /* The 22nd word of the whole is when it began. */
  return g_strv_length (words) > 20 ? g_strdup_printf ("%s %s", boot != NULL ? boot : "", words[20]) : NULL;
}

static void
read_holder (const char    *path,
             GabLockHolder *holder,
             char         **process)
{
  g_autoptr (GBytes) bytes = gab_files_read (path, MOST_BYTES, NULL);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *text = bytes != NULL ? gab_files_dup_text (bytes) : NULL;

  memset (holder, 0, sizeof *holder);
  if (text == NULL || !g_key_file_load_from_data (keys, text, strlen (text), G_KEY_FILE_NONE, NULL))
    return;
  holder->pid = g_key_file_get_int64 (keys, GROUP, "pid", NULL);
  holder->since = g_key_file_get_int64 (keys, GROUP, "since", NULL);
  holder->path = g_key_file_get_string (keys, GROUP, "path", NULL);
  *process = g_key_file_get_string (keys, GROUP, "process", NULL);
}

static void
write_holder (GabLock    *lock,
              const char *path)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *process = dup_process (getpid ());
  g_autofree char *text = NULL;
  gsize size;

  g_key_file_set_int64 (keys, GROUP, "pid", getpid ());
  g_key_file_set_int64 (keys, GROUP, "since", g_get_real_time ());
  if (path != NULL)
    g_key_file_set_string (keys, GROUP, "path", path);
  if (process != NULL)
    g_key_file_set_string (keys, GROUP, "process", process);
  text = g_key_file_to_data (keys, &size, NULL);
  /* That it cannot be said who has it costs the next one a name only. */
  gab_files_cut (lock->fd, 0);
  gab_files_append (lock->fd, lock->path, text, size, NULL);
}

/* Whether somebody else has the file of this descriptor. */
static gboolean
is_taken (int         fd,
          const char *path)
{
  GabLockHolder holder;
  g_autofree char *process = NULL;
  g_autofree char *now = NULL;
  gboolean taken;

  if (gab_files_lock (fd))
    return FALSE;
  if (errno == EWOULDBLOCK)
    return TRUE;
  read_holder (path, &holder, &process);
  now = holder.pid > 0 ? dup_process (holder.pid) : NULL;
  taken = now != NULL && g_strcmp0 (now, process) == 0;
  gab_lock_holder_clear (&holder);
  return taken;
}

/**
 * gab_lock_take:
 * @folder: the campaign's folder of state, made when it is needed
 * @path: (nullable): the campaign's file, to be told to others
 * @holder: (out): who has it, when somebody has; to be cleared
 * @error: GAB_ERROR_EDIT when somebody has it; a G_FILE_ERROR when no lock can be kept
 *   there
 *
 * A lock of a program that has ended is taken over.
 *
 * Returns: (transfer full) (nullable): the lock.
 */
GabLock *
gab_lock_take (const char     *folder,
               const char     *path,
               GabLockHolder  *holder,
               GError        **error)
{
  g_autofree char *name = g_build_filename (folder, NAME, NULL);
  g_autofree char *sentence = NULL;
  g_autofree char *process = NULL;
  GabLock *lock;
  int fd;

  memset (holder, 0, sizeof *holder);
  if (!gab_files_make_folder (folder, error))
    return NULL;
  fd = gab_files_append_open (name, error);
  if (fd < 0)
    return NULL;
  if (is_taken (fd, name) || !gab_files_is_at (fd, name))
    {
      gab_files_close (fd);
      read_holder (name, holder, &process);
      sentence = gab_lock_holder_tell (holder);
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, sentence);
      return NULL;
    }
  lock = g_new0 (GabLock, 1);
  lock->path = g_steal_pointer (&name);
  lock->fd = fd;
  write_holder (lock, path);
  return lock;
}

/**
 * gab_lock_free:
 * @lock: (transfer full): a lock; others may have the campaign now
 */
void
gab_lock_free (GabLock *lock)
{
  /* Whoever has opened it in the meantime sees that it is no longer there. */
  gab_files_remove (lock->path, NULL);
  gab_files_close (lock->fd);
  g_free (lock->path);
  g_free (lock);
}

/**
 * gab_lock_set_path:
 * @lock: a lock
 * @path: (nullable): where the campaign's file is now
 */
void
gab_lock_set_path (GabLock    *lock,
                   const char *path)
{
  write_holder (lock, path);
}

/**
 * gab_lock_is_held:
 * @folder: a campaign's folder of state
 *
 * Returns: whether a program has the campaign open.
 */
gboolean
gab_lock_is_held (const char *folder)
{
  g_autofree char *name = g_build_filename (folder, NAME, NULL);
  gboolean held;
  int fd;

  if (!g_file_test (name, G_FILE_TEST_EXISTS))
    return FALSE;
  fd = gab_files_append_open (name, NULL);
  held = fd >= 0 && is_taken (fd, name);
  if (fd >= 0)
    gab_files_close (fd);
  return held;
}

/**
 * gab_lock_holder_clear:
 * @holder: who has a lock
 */
void
gab_lock_holder_clear (GabLockHolder *holder)
{
  g_clear_pointer (&holder->path, g_free);
}

/**
 * gab_lock_holder_tell:
 * @holder: who has a lock
 *
 * Returns: (transfer full): a sentence that says so.
 */
char *
gab_lock_holder_tell (const GabLockHolder *holder)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (holder->since / G_USEC_PER_SEC);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autofree char *since = local != NULL && holder->since > 0 ? g_date_time_format (local, "%x %X") : NULL;

  if (since == NULL)
    return g_strdup (_("Another program has this campaign open."));
  if (holder->path == NULL)
    /* Translators: a number of a process, and a time */
    return g_strdup_printf (_("This campaign is open in process %1$d since %2$s."), (int) holder->pid, since);
  /* Translators: a number of a process, a time, and a file */
  return g_strdup_printf (_("This campaign is open in process %1$d since %2$s, from %3$s."), (int) holder->pid, since,
                          holder->path);
}

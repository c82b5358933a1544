/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lock, the versions that are kept and the drafts: with every file call failing in turn. */

#include "small.h"

#include "gab-drafts.h"
#include "gab-files.h"
#include "gab-keep.h"
#include "gab-lock.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_CALLS 200

static char *
new_folder (void)
{
  return g_dir_make_tmp ("gabion-kept-XXXXXX", NULL);
}

static gboolean
add (const char  *folder,
     int          nth,
     GError     **error)
{
  g_autofree char *text = g_strdup_printf ("version %d", nth);
  g_autoptr (GBytes) content = g_bytes_new (text, strlen (text));
  char *done[] = { (char *) "One; two", (char *) "Zwölf\n", NULL };
  GabKept about = { .file = (char *) "/a/war.gabion", .where = (char *) "Siege, turn 4", .done = done, .n_done = 2,
                    .saved = 1000000 + nth, .day = 660000 + nth };

  return gab_keep_add (folder, content, &about, error);
}

static void
assert_version (const GabKept *kept,
                int            nth)
{
  g_autofree char *text = g_strdup_printf ("version %d", nth);
  g_autoptr (GBytes) content = gab_keep_read (kept, NULL);

  g_assert_cmpmem (g_bytes_get_data (content, NULL), g_bytes_get_size (content), text, strlen (text));
}

/* The last five, the newest first; the same content once. */
static void
test_versions (void)
{
  g_autofree char *folder = new_folder ();
  g_autoptr (GPtrArray) list = NULL;
  const GabKept *first;

  for (int i = 1; i <= GAB_KEEP_MOST + 2; i++)
    g_assert_true (add (folder, i, NULL));
  g_assert_true (add (folder, GAB_KEEP_MOST + 2, NULL));
  list = gab_keep_list (folder);
  g_assert_cmpuint (list->len, ==, GAB_KEEP_MOST);
  for (int i = 0; i < GAB_KEEP_MOST; i++)
    assert_version (g_ptr_array_index (list, i), GAB_KEEP_MOST + 2 - i);
  first = g_ptr_array_index (list, 0);
  g_assert_cmpint (first->day, ==, 660000 + GAB_KEEP_MOST + 2);
  g_assert_cmpstr (first->where, ==, "Siege, turn 4");
  g_assert_cmpstr (first->done[0], ==, "One; two");
  g_assert_cmpstr (first->done[1], ==, "Zwölf\n");
  g_assert_cmpuint (first->n_done, ==, 2);
}

/* The clock was set back, before 1970 even: what is kept last is still the newest, and stays. */
static void
test_clock (void)
{
  const int times[] = { 5, 7, 3, 1, -2000000, 2, 6 };
  g_autofree char *folder = new_folder ();
  g_autoptr (GPtrArray) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    g_assert_true (add (folder, times[i], NULL));
  list = gab_keep_list (folder);
  g_assert_cmpuint (list->len, ==, GAB_KEEP_MOST);
  for (guint i = 0; i < GAB_KEEP_MOST; i++)
    {
      assert_version (g_ptr_array_index (list, i), times[G_N_ELEMENTS (times) - 1 - i]);
      g_assert_cmpint (((GabKept *) g_ptr_array_index (list, i))->saved, ==, 1000000 + times[G_N_ELEMENTS (times) - 1 - i]);
    }
}

static void
test_damaged_version (void)
{
  g_autofree char *folder = new_folder ();
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (add (folder, 1, NULL));
  list = gab_keep_list (folder);
  g_assert_true (g_file_set_contents (((GabKept *) g_ptr_array_index (list, 0))->path, "version 2", -1, NULL));
  g_assert_null (gab_keep_read (g_ptr_array_index (list, 0), &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_CHECK);
}

/* In a process of its own, which ends at the call or in which that fails; TRUE while there was one. */
static gboolean
run_with_fault (void      (* func) (const char *folder),
                const char  *folder,
                guint        nth,
                int          fault)
{
  int status;
  pid_t child = fork ();

  if (child == 0)
    {
      gab_files_set_fault (nth, fault);
      func (folder);
      _exit (gab_files_count () >= nth ? 3 : 0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status) != 0;
}

static void
add_sixth (const char *folder)
{
  add (folder, 6, NULL);
}

/* Four of the five that were there are always there, and what is listed can be read. */
static void
test_versions_fault (gconstpointer data)
{
  gboolean there = TRUE;
  guint nth;

  for (nth = 1; there && nth < MOST_CALLS; nth += test_stride ())
    {
      g_autofree char *folder = new_folder ();
      g_autoptr (GPtrArray) list = NULL;
      guint newest;

      for (int i = 1; i <= GAB_KEEP_MOST; i++)
        g_assert_true (add (folder, i, NULL));
      there = run_with_fault (add_sixth, folder, nth, GPOINTER_TO_INT (data));
      list = gab_keep_list (folder);
      g_assert_cmpuint (list->len, >=, GAB_KEEP_MOST);
      newest = list->len > 0 && strstr (((GabKept *) g_ptr_array_index (list, 0))->path, "1000006") != NULL ? 6 : 5;
      for (guint i = 0; i < list->len; i++)
        assert_version (g_ptr_array_index (list, i), newest - i);
    }
  g_assert_cmpuint (nth, >, 12);
  g_assert_cmpuint (nth, <, MOST_CALLS);
}

static void
write_drafts (const char *folder)
{
  g_autoptr (GabDrafts) drafts = gab_drafts_new (folder);

  gab_drafts_set (drafts, "a", "new");
  gab_drafts_set (drafts, "b", "text; with\nlines \\ and ü");
  gab_drafts_flush (drafts, NULL);
}

/* What was half typed before is there, or what was typed after; never a mixture. */
static void
test_drafts_fault (gconstpointer data)
{
  gboolean there = TRUE;
  guint nth;

  for (nth = 1; there && nth < MOST_CALLS; nth += test_stride ())
    {
      g_autofree char *folder = new_folder ();
      g_autoptr (GabDrafts) before = gab_drafts_new (folder);
      g_autoptr (GabDrafts) after = NULL;

      gab_drafts_set (before, "a", "old");
      g_assert_true (gab_drafts_flush (before, NULL));
      there = run_with_fault (write_drafts, folder, nth, GPOINTER_TO_INT (data));
      after = gab_drafts_new (folder);
      if (g_strcmp0 (gab_drafts_get (after, "a"), "old") == 0)
        g_assert_null (gab_drafts_get (after, "b"));
      else
        {
          g_assert_cmpstr (gab_drafts_get (after, "a"), ==, "new");
          g_assert_cmpstr (gab_drafts_get (after, "b"), ==, "text; with\nlines \\ and ü");
        }
      g_assert_true (there || g_strcmp0 (gab_drafts_get (after, "a"), "new") == 0);
    }
  g_assert_cmpuint (nth, >, 6);
  g_assert_cmpuint (nth, <, MOST_CALLS);
}

static void
test_drafts (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "drafts", NULL);
  g_autofree char *text = NULL;

  {
    g_autoptr (GabDrafts) drafts = gab_drafts_new (folder);

    gab_drafts_set (drafts, "page/one/field", "a");
    gab_drafts_set (drafts, "page/one/other", "b");
    gab_drafts_set (drafts, "page/two/field", "c");
    gab_drafts_forget (drafts, "page/one/");
    /* Written when it goes, without waiting. */
  }
  {
    g_autoptr (GabDrafts) drafts = gab_drafts_new (folder);

    g_assert_cmpuint (gab_drafts_count (drafts), ==, 1);
    g_assert_cmpstr (gab_drafts_get (drafts, "page/two/field"), ==, "c");
  }
  /* A damaged file is nothing half typed. */
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  text[strlen (text) - 3] ^= 1;
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  {
    g_autoptr (GabDrafts) drafts = gab_drafts_new (folder);

    g_assert_cmpuint (gab_drafts_count (drafts), ==, 0);
    gab_drafts_set (drafts, "a", "b");
    gab_drafts_set (drafts, "a", NULL);
    g_assert_true (gab_drafts_flush (drafts, NULL));
  }
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A second process is told who has it; one that was killed is taken over from. */
static void
test_lock (void)
{
  g_autofree char *folder = new_folder ();
  g_auto (GabLockHolder) holder = { 0 };
  g_autoptr (GabLock) lock = NULL;
  g_autoptr (GError) error = NULL;
  int ready[2], status;
  char byte;
  pid_t child;

  g_assert_false (gab_lock_is_held (folder));
  g_assert_cmpint (pipe (ready), ==, 0);
  child = fork ();
  if (child == 0)
    {
      GabLock *own = gab_lock_take (folder, "/a/war.gabion", &holder, NULL);

      if (own == NULL || write (ready[1], "x", 1) != 1)
        _exit (1);
      pause ();
      _exit (0);
    }
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  g_assert_true (gab_lock_is_held (folder));
  lock = gab_lock_take (folder, NULL, &holder, &error);
  g_assert_null (lock);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_EDIT);
  g_assert_cmpint (holder.pid, ==, child);
  g_assert_cmpint (holder.since, >, 0);
  g_assert_cmpstr (holder.path, ==, "/a/war.gabion");
  g_assert_nonnull (strstr (error->message, "/a/war.gabion"));
  gab_lock_holder_clear (&holder);
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  lock = gab_lock_take (folder, NULL, &holder, NULL);
  g_assert_nonnull (lock);
  g_assert_true (gab_lock_is_held (folder));
  g_clear_pointer (&lock, gab_lock_free);
  g_assert_false (gab_lock_is_held (folder));
}

/* After the machine has started anew the number in the file may be that of any other program. */
static void
test_stale_lock (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "lock", NULL);
  g_autofree char *text = g_strdup_printf ("[lock]\npid=%d\nsince=1000000\nprocess=another-boot 17\n", (int) getpid ());
  g_auto (GabLockHolder) holder = { 0 };
  g_autoptr (GabLock) lock = NULL;
  g_autoptr (GabLock) again = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lock = gab_lock_take (folder, NULL, &holder, NULL);
  g_assert_nonnull (lock);
  g_clear_pointer (&lock, gab_lock_free);
  /* Where the file system has no locks: the same, and a lock of this very process holds. */
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  gab_files_set_fault (3, ENOLCK);
  lock = gab_lock_take (folder, NULL, &holder, NULL);
  gab_files_set_fault (0, 0);
  g_assert_nonnull (lock);
  gab_files_set_fault (3, ENOLCK);
  again = gab_lock_take (folder, NULL, &holder, NULL);
  gab_files_set_fault (0, 0);
  g_assert_null (again);
  g_assert_cmpint (holder.pid, ==, getpid ());
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/kept/versions", test_versions);
  g_test_add_func ("/storage/kept/clock", test_clock);
  g_test_add_func ("/storage/kept/damaged-version", test_damaged_version);
  g_test_add_data_func ("/storage/kept/versions/full-disk", GINT_TO_POINTER (ENOSPC), test_versions_fault);
  g_test_add_data_func ("/storage/kept/versions/broken-disk", GINT_TO_POINTER (EIO), test_versions_fault);
  g_test_add_data_func ("/storage/kept/versions/kill", GINT_TO_POINTER (GAB_FILES_KILL), test_versions_fault);
  g_test_add_func ("/storage/kept/drafts", test_drafts);
  g_test_add_data_func ("/storage/kept/drafts/full-disk", GINT_TO_POINTER (ENOSPC), test_drafts_fault);
  g_test_add_data_func ("/storage/kept/drafts/broken-disk", GINT_TO_POINTER (EIO), test_drafts_fault);
  g_test_add_data_func ("/storage/kept/drafts/kill", GINT_TO_POINTER (GAB_FILES_KILL), test_drafts_fault);
  g_test_add_func ("/storage/kept/lock", test_lock);
  g_test_add_func ("/storage/kept/stale-lock", test_stale_lock);
  return g_test_run ();
}

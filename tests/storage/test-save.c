/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saving: at every call that may fail the file is the old one or the new one. */

#include "small.h"

#include "gab-files.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_CALLS 100

static GBytes *
bytes_of (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

static void
assert_holds (const char *path,
              GBytes     *bytes)
{
  g_autoptr (GBytes) found = test_contents (path);

  g_assert_true (g_bytes_equal (found, bytes));
}

/* The folder has nothing but the file and its former version. */
static void
assert_tidy (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_false (g_str_has_suffix (name, ".new") || strstr (name, ".new-") != NULL);
}

static char *
new_folder (void)
{
  char *folder = g_dir_make_tmp ("gabion-save-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return folder;
}

static void
test_generation (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a.gabion", NULL);
  g_autofree char *former = g_strconcat (path, "~", NULL);
  g_autoptr (GBytes) first = bytes_of ("first");
  g_autoptr (GBytes) second = bytes_of ("second");
  g_autoptr (GBytes) third = bytes_of ("third");

  g_assert_true (gab_files_replace (path, first, NULL));
  g_assert_false (g_file_test (former, G_FILE_TEST_EXISTS));
  g_assert_true (gab_files_replace (path, second, NULL));
  assert_holds (former, first);
  g_assert_true (gab_files_replace (path, third, NULL));
  assert_holds (former, second);
  assert_holds (path, third);
  assert_tidy (path);
}

static void
test_mode_and_link (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "real.gabion", NULL);
  g_autofree char *shortcut = g_build_filename (folder, "link.gabion", NULL);
  g_autoptr (GBytes) first = bytes_of ("first");
  g_autoptr (GBytes) second = bytes_of ("second");
  struct stat info;

  g_assert_true (gab_files_replace (path, first, NULL));
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  g_assert_cmpint (symlink (path, shortcut), ==, 0);
  g_assert_true (gab_files_replace (shortcut, second, NULL));
  g_assert_true (g_file_test (shortcut, G_FILE_TEST_IS_SYMLINK));
  assert_holds (path, second);
  g_assert_cmpint (stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0640);
}

/* One save in which the given call fails; TRUE while there was such a call. */
static gboolean
save_with_fault (const char *path,
                 guint       nth,
                 int         fault,
                 GBytes     *before,
                 GBytes     *after)
{
  g_autoptr (GError) error = NULL;
  gboolean saved;
  guint calls;

  g_assert_true (gab_files_replace (path, before, NULL));
  gab_files_set_fault (nth, fault);
  saved = gab_files_replace (path, after, &error);
  calls = gab_files_count ();
  gab_files_set_fault (0, 0);
  g_assert_cmpint (saved, ==, error == NULL);
  assert_holds (path, saved ? after : before);
  assert_tidy (path);
  if (error != NULL)
    g_assert_nonnull (strstr (error->message, "a.gabion"));
  return nth <= calls;
}

static void
test_fault (gconstpointer data)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a.gabion", NULL);
  g_autoptr (GBytes) before = bytes_of ("the old campaign");
  g_autoptr (GBytes) after = bytes_of ("the new campaign, which is longer");
  guint failed = 0;

  for (guint nth = 1; nth < MOST_CALLS; nth++)
    {
      if (!save_with_fault (path, nth, GPOINTER_TO_INT (data), before, after))
        break;
      failed++;
    }
  g_assert_cmpuint (failed, >=, 8);
  g_assert_cmpuint (failed, <, MOST_CALLS - 1);
}

/* The program is killed at every call in turn. */
static void
test_kill (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a.gabion", NULL);
  g_autoptr (GBytes) before = bytes_of ("the old campaign");
  g_autoptr (GBytes) after = bytes_of ("the new campaign");
  gboolean killed = TRUE;
  guint n_old = 0, n_new = 0;

  for (guint nth = 1; killed && nth < MOST_CALLS; nth++)
    {
      g_autoptr (GBytes) found = NULL;
      int status;
      pid_t child;

      g_assert_true (gab_files_replace (path, before, NULL));
      child = fork ();
      if (child == 0)
        {
          gab_files_set_fault (nth, GAB_FILES_KILL);
          gab_files_replace (path, after, NULL);
          _exit (0);
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      killed = WEXITSTATUS (status) != 0;
      found = test_contents (path);
      n_old += g_bytes_equal (found, before);
      n_new += g_bytes_equal (found, after);
      g_assert_cmpuint (n_old + n_new, ==, nth);
    }
  g_assert_cmpuint (n_old, >, 0);
  g_assert_cmpuint (n_new, >, 0);
}

/* A campaign is read through the same file: a failing disk is a sentence. */
static void
test_read_fault (void)
{
  g_autofree char *path = test_path ("small.gabion");

  for (guint nth = 1; nth <= 2; nth++)
    {
      g_autoptr (GError) error = NULL;

      gab_files_set_fault (nth, EIO);
      g_assert_null (gab_storage_load (path, test_tables (), &error));
      gab_files_set_fault (0, 0);
      g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_IO);
      g_assert_nonnull (strstr (error->message, "small.gabion"));
    }
}

/* A folder that is not there, or that is none. */
static void
test_no_folder (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GError) error = NULL;

  g_assert_false (gab_storage_save (campaign, "/no/such/folder/a.gabion", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_nonnull (strstr (error->message, "/no/such/folder/a.gabion"));
}

/* A link that leads nowhere yet leads to the new file. */
static void
test_dangling_link (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a.gabion", NULL);
  g_autofree char *shortcut = g_build_filename (folder, "link.gabion", NULL);
  g_autoptr (GBytes) bytes = bytes_of ("new");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("a.gabion", shortcut), ==, 0);
  gab_files_replace (shortcut, bytes, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (shortcut, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  assert_holds (path, bytes);
}

/* Folders, pipes and devices are not made files of. */
static void
test_not_plain (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  const char *paths[] = { folder, pipe };
  g_autoptr (GBytes) bytes = bytes_of ("new");

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (gab_files_replace (paths[i], bytes, &error));
      g_assert_nonnull (strstr (error->message, paths[i]));
      g_assert_false (g_file_test (paths[i], G_FILE_TEST_IS_REGULAR));
    }
  assert_tidy (pipe);
}

/* What a process of the same number left when it was killed is in nobody's way. */
static void
test_left_over (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a.gabion", NULL);
  g_autofree char *left = g_strdup_printf ("%s.new-%d", path, (int) getpid ());
  g_autoptr (GBytes) bytes = bytes_of ("new");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (left, "half", -1, NULL));
  gab_files_replace (path, bytes, &error);
  g_assert_no_error (error);
  assert_holds (path, bytes);
  assert_tidy (path);
}

/* A name as long as file systems take, with letters of several bytes: it can be saved, and saved again. */
static void
test_long_name (void)
{
  const char *names[] = { "x", "é", "戦" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folder = new_folder ();
      g_autoptr (GString) name = g_string_new ("%s ");
      g_autofree char *path = NULL;
      g_autoptr (GBytes) bytes = bytes_of ("new");
      g_autoptr (GBytes) newer = bytes_of ("newer");
      g_autoptr (GError) error = NULL;
      g_autoptr (GDir) dir = NULL;
      guint n = 0;

      while (name->len + strlen (names[i]) + strlen (".gabion") <= 255)
        g_string_append (name, names[i]);
      g_string_append (name, ".gabion");
      path = g_build_filename (folder, name->str, NULL);
      gab_files_replace (path, bytes, &error);
      g_assert_no_error (error);
      gab_files_replace (path, newer, &error);
      g_assert_no_error (error);
      assert_holds (path, newer);
      dir = g_dir_open (folder, 0, NULL);
      for (const char *found = g_dir_read_name (dir); found != NULL; found = g_dir_read_name (dir), n++)
        {
          g_autofree char *other = g_build_filename (folder, found, NULL);

          g_assert_true (g_utf8_validate (found, -1, NULL));
          assert_holds (other, g_str_equal (found, name->str) ? newer : bytes);
        }
      g_assert_cmpuint (n, ==, 2);
    }
}

/* A new file is as open to others as its owner wants new files to be. */
static void
test_new_mode (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a.gabion", NULL);
  g_autoptr (GBytes) bytes = bytes_of ("new");
  mode_t before = umask (077);
  struct stat info;

  g_assert_true (gab_files_replace (path, bytes, NULL));
  umask (before);
  g_assert_cmpint (stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/save/generation", test_generation);
  g_test_add_func ("/storage/save/mode-and-link", test_mode_and_link);
  g_test_add_data_func ("/storage/save/full-disk", GINT_TO_POINTER (ENOSPC), test_fault);
  g_test_add_data_func ("/storage/save/broken-disk", GINT_TO_POINTER (EIO), test_fault);
  g_test_add_data_func ("/storage/save/read-only", GINT_TO_POINTER (EROFS), test_fault);
  g_test_add_data_func ("/storage/save/no-right", GINT_TO_POINTER (EACCES), test_fault);
  g_test_add_func ("/storage/save/kill", test_kill);
  g_test_add_func ("/storage/save/read-fault", test_read_fault);
  g_test_add_func ("/storage/save/no-folder", test_no_folder);
  g_test_add_func ("/storage/save/dangling-link", test_dangling_link);
  g_test_add_func ("/storage/save/not-plain", test_not_plain);
  g_test_add_func ("/storage/save/left-over", test_left_over);
  g_test_add_func ("/storage/save/new-mode", test_new_mode);
  g_test_add_func ("/storage/save/long-name", test_long_name);
  return g_test_run ();
}

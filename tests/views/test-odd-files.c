/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files and folders that are not as a window would like them: nothing is lost, and every message can be read. */

#include "gab-opening.h"
#include "gab-restore-window.h"
#include "gab-storage.h"
#include "window-desk.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  char            *path;
  GFile           *file;
  GabDialogsScript script;
  GabWindow       *window;
} Fixture;

static void
write_sample (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample (DESK_SAMPLE, &error);

  g_assert_no_error (error);
  gab_storage_save (gab_document_get_campaign (document), path, &error);
  g_assert_no_error (error);
}

/* The name of the file is the test's data: %s and markup are no more than letters. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = desk_path (data != NULL ? data : "<i>%s & 100%n é.gabion");
  fixture->file = g_file_new_for_path (fixture->path);
  write_sample (fixture->path);
  gab_dialogs_follow_script (&fixture->script);
  fixture->window = desk_window ();
  gab_window_begin_open (fixture->window, fixture->file);
  desk_settle ();
  g_assert_nonnull (gab_window_get_session (fixture->window));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  desk_close (fixture->window);
  gab_dialogs_follow_script (NULL);
  g_free (fixture->script.heard);
  g_unlink (fixture->path);
  g_object_unref (fixture->file);
  g_free (fixture->path);
}

/* What is done while another file is being opened is asked about, not thrown away. */
static void
test_played_while_opening (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autofree char *path = desk_path ("other.gabion");
  g_autoptr (GFile) other = g_file_new_for_path (path);
  guint before = desk_n_orders (fixture->window);

  write_sample (path);
  fixture->script.answer = GAB_ANSWER_CANCEL;
  gab_window_begin_open (fixture->window, other);
  desk_give (fixture->window);
  desk_settle ();
  g_assert_true (gab_window_shows_file (fixture->window, fixture->file));
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 1);
  g_assert_true (gab_document_get_modified (desk_document (fixture->window)));
  /* The window goes on, and what was done is kept. */
  desk_give (fixture->window);
  desk_close (fixture->window);
  fixture->window = desk_window ();
  gab_window_begin_open (fixture->window, fixture->file);
  desk_settle ();
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 2);
  fixture->script.answer = GAB_ANSWER_DISCARD;
  gab_window_begin_open (fixture->window, other);
  desk_give (fixture->window);
  desk_settle ();
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before);
  g_unlink (path);
}

static char *
dup_title (GtkWidget *versions,
           int        nth)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (desk_find (versions, GTK_TYPE_LIST_BOX, NULL)), nth));

  return g_strdup (gtk_label_get_label (GTK_LABEL (desk_find (row, GTK_TYPE_LABEL, NULL))));
}

/* A version that was restored is listed under its own day. */
static void
test_restored_day (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *first = NULL;
  g_autofree char *restored = NULL;
  GtkWidget *versions;
  GtkWidget *button;

  desk_act (fixture->window, "win.save");
  for (int i = 0; i < 2; i++)
    {
      desk_give (fixture->window);
      desk_act (fixture->window, "win.save");
    }
  desk_act (fixture->window, "win.restore");
  versions = desk_find_window (GAB_TYPE_RESTORE_WINDOW);
  first = dup_title (versions, 2);
  button = desk_find (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (desk_find (versions, GTK_TYPE_LIST_BOX, NULL)), 2)),
                      GTK_TYPE_BUTTON, NULL);
  gtk_widget_activate_action_variant (versions, "restore.restore",
                                      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)));
  desk_settle ();
  desk_act (fixture->window, "win.restore");
  versions = desk_find_window (GAB_TYPE_RESTORE_WINDOW);
  restored = dup_title (versions, 0);
  g_assert_cmpstr (restored, ==, first);
  gtk_window_close (GTK_WINDOW (versions));
}

/* The file is deleted under the window, and then its folder is no folder: it says so, and saves again when it can. */
static void
test_deleted (Fixture       *fixture,
              gconstpointer  data)
{
  guint before = desk_n_orders (fixture->window);

  desk_give (fixture->window);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  desk_act (fixture->window, "win.save");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_REGULAR));
  g_assert_false (gab_document_get_modified (desk_document (fixture->window)));
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  desk_give (fixture->window);
  desk_act (fixture->window, "win.save");
  g_assert_nonnull (strstr (gab_window_get_error (fixture->window), "is a folder"));
  g_assert_true (gab_document_get_modified (desk_document (fixture->window)));
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  desk_act (fixture->window, "win.save");
  g_assert_false (gab_document_get_modified (desk_document (fixture->window)));
  g_assert_cmpuint (desk_n_orders (fixture->window), ==, before + 2);
}

/* Saved over another campaign's file: that one is kept among the versions. */
static void
test_save_over (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *other = desk_path ("another.gabion");
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "gabion",
                                              gab_campaign_get_id (gab_document_get_campaign (desk_document (fixture->window))), NULL);
  g_autoptr (GPtrArray) list = NULL;
  gboolean found = FALSE;

  g_assert_true (g_file_set_contents (other, "somebody’s", -1, NULL));
  fixture->script.path = other;
  desk_give (fixture->window);
  desk_act (fixture->window, "win.save-as");
  g_assert_false (gab_document_get_modified (desk_document (fixture->window)));
  list = gab_keep_list (folder);
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (GBytes) bytes = gab_keep_read (g_ptr_array_index (list, i), NULL);

      found |= g_bytes_get_size (bytes) == strlen ("somebody’s");
    }
  g_assert_true (found);
  /* Undone across the save, and saved again. */
  desk_act (fixture->window, "win.undo");
  g_assert_true (gab_document_get_modified (desk_document (fixture->window)));
  desk_act (fixture->window, "win.save");
  g_assert_false (gab_document_get_modified (desk_document (fixture->window)));
  g_unlink (other);
}

/* The same file by another name is the same campaign. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *link = desk_path ("link.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (link);
  GabWindow *other = desk_window ();

  g_assert_cmpint (symlink (fixture->path, link), ==, 0);
  gab_window_begin_open (other, file);
  desk_settle ();
  g_assert_null (gab_window_get_session (other));
  g_assert_nonnull (strstr (fixture->script.heard, fixture->path));
  fixture->script.choice = "copy";
  gab_window_begin_open (other, file);
  desk_settle ();
  g_assert_null (gab_document_get_file (desk_document (other)));
  desk_give (other);
  desk_close (other);
  g_unlink (link);
}

/* No folder of state can be made: the campaign opens and is saved, and the window says what is at risk. */
static void
test_no_state (void)
{
  g_autofree char *state = g_build_filename (g_get_user_state_dir (), "gabion", NULL);
  g_autofree char *away = g_strconcat (state, "-away", NULL);
  g_autofree char *path = desk_path ("stateless.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GabDialogsScript script = { 0 };
  GabWindow *window;
  guint before;

  write_sample (path);
  g_rename (state, away);
  g_assert_true (g_file_set_contents (state, "no folder", -1, NULL));
  gab_dialogs_follow_script (&script);
  window = desk_window ();
  gab_window_begin_open (window, file);
  desk_settle ();
  g_assert_nonnull (gab_window_get_session (window));
  g_assert_nonnull (gab_window_get_bar (window, "journal"));
  before = desk_n_orders (window);
  desk_give (window);
  desk_act (window, "win.restore");
  gtk_window_close (GTK_WINDOW (desk_find_window (GAB_TYPE_RESTORE_WINDOW)));
  desk_act (window, "win.save");
  g_assert_false (gab_document_get_modified (desk_document (window)));
  g_assert_nonnull (strstr (gab_window_get_error (window), "no earlier version"));
  desk_close (window);
  window = desk_window ();
  gab_window_begin_open (window, file);
  desk_settle ();
  g_assert_cmpuint (desk_n_orders (window), ==, before + 1);
  desk_close (window);
  gab_dialogs_follow_script (NULL);
  g_free (script.heard);
  g_unlink (path);
  g_unlink (state);
  g_rename (away, state);
}

#define ADD(path, data, func) g_test_add (path, Fixture, data, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  ADD ("/views/odd-files/played-while-opening", NULL, test_played_while_opening);
  ADD ("/views/odd-files/restored-day", NULL, test_restored_day);
  ADD ("/views/odd-files/deleted", NULL, test_deleted);
  ADD ("/views/odd-files/deleted/no-unicode", "\xff\xfe.gabion", test_deleted);
  ADD ("/views/odd-files/save-over", NULL, test_save_over);
  ADD ("/views/odd-files/save-over/no-unicode", "\xe9.gabion", test_save_over);
  ADD ("/views/odd-files/link", NULL, test_link);
  g_test_add_func ("/views/odd-files/no-state", test_no_state);
  return g_test_run ();
}

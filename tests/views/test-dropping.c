/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are dropped on the window: what is taken, and the sentence for what is not. */

#include "gab-import-dialog.h"
#include "gab-opening.h"
#include "gab-storage.h"
#include "window-desk.h"

#include <glib/gstdio.h>
#include <string.h>

#define ROSTER "name,kind,men\n1st of the line,foot,500\n2nd of the line,foot,400\n"

static GtkDropTarget *
find_target (GabWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  return NULL;
}

/* As the pointer would, with what a file manager hands over; two names are two files. */
static gboolean
drop (GabWindow  *window,
      const char *path,
      const char *second)
{
  GtkDropTarget *target = find_target (window);
  GdkContentFormats *formats = gtk_drop_target_get_formats (target);
  GSList *files = g_slist_append (NULL, g_file_new_for_path (path));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  if (second != NULL)
    files = g_slist_append (files, g_file_new_for_path (second));
  g_assert_true (gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &taken);
  g_slist_free_full (files, g_object_unref);
  desk_settle ();
  return taken;
}

static void
assert_refused (GabWindow  *window,
                gboolean    taken,
                const char *part)
{
  const char *error = gab_window_get_error (window);

  g_assert_false (taken);
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error, part));
  g_assert_true (g_str_has_suffix (error, "."));
}

static char *
save_campaign (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample (DESK_SAMPLE, &error);
  char *path = desk_path (name);

  g_assert_no_error (error);
  g_assert_true (gab_storage_save (gab_document_get_campaign (document), path, &error));
  return path;
}

static char *
save_roster (const char *name)
{
  char *path = desk_path (name);

  g_assert_true (g_file_set_contents (path, ROSTER, -1, NULL));
  return path;
}

/* It is opened, in whatever letters its name ends. */
static void
test_campaign (void)
{
  GabWindow *window = desk_window ();
  g_autofree char *path = save_campaign ("Dropped.GABION");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (drop (window, path, NULL));
  g_assert_true (gab_window_shows_file (window, file));
  g_assert_null (gab_window_get_error (window));
  desk_close (window);
  g_unlink (path);
}

/* What is not saved is asked about first, and stays when the player does not want to leave it. */
static void
test_asks (void)
{
  GabDialogsScript script = { .answer = GAB_ANSWER_CANCEL };
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);
  g_autofree char *path = save_campaign ("dropped.gabion");

  gab_dialogs_follow_script (&script);
  desk_give (window);
  drop (window, path, NULL);
  g_assert_cmpuint (script.asked, ==, 1);
  g_assert_true (gab_window_get_session (window) == session);
  gab_dialogs_follow_script (NULL);
  desk_close (window);
  g_unlink (path);
}

/* It is looked at before anything is put in, into the force that is shown. */
static void
test_roster (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *path = save_roster ("dropped.csv");

  desk_act_on (window, "win.show-page", "3rd-division");
  g_assert_true (drop (window, path, NULL));
  g_assert_nonnull (desk_find_window (GAB_TYPE_IMPORT_DIALOG));
  g_assert_cmpstr (gab_import_dialog_get_summary (GAB_IMPORT_DIALOG (desk_find_window (GAB_TYPE_IMPORT_DIALOG))), ==, "2 units will be put in.");
  g_assert_false (gab_document_get_modified (desk_document (window)));
  desk_close (window);
  g_unlink (path);
}

static void
test_roster_refused (void)
{
  GabWindow *window = desk_window ();
  g_autofree char *path = save_roster ("dropped.csv");

  assert_refused (window, drop (window, path, NULL), "Open a campaign first");
  g_assert_null (desk_find_window (GAB_TYPE_IMPORT_DIALOG));
  g_assert_true (gab_window_open_sample (window, DESK_SAMPLE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", GAB_VIEWER_TABLE);
  assert_refused (window, drop (window, path, NULL), "Only the umpire or a side");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", GAB_VIEWER_UMPIRE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hand-over", "i", 1);
  assert_refused (window, drop (window, path, NULL), "Only the umpire or a side");
  g_assert_null (desk_find_window (GAB_TYPE_IMPORT_DIALOG));
  desk_close (window);
  g_unlink (path);
}

/* Of a roster that cannot be read the dialog says why. */
static void
test_roster_gone (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *path = desk_path ("nowhere.csv");

  drop (window, path, NULL);
  g_assert_nonnull (desk_find_window (GAB_TYPE_IMPORT_DIALOG));
  g_assert_nonnull (strstr (gab_import_dialog_get_problem (GAB_IMPORT_DIALOG (desk_find_window (GAB_TYPE_IMPORT_DIALOG))), "nowhere.csv"));
  desk_close (window);
}

/* A name is a name: what looks like a mark in it is shown as it is. */
static void
test_other (void)
{
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);
  g_autofree char *picture = desk_path ("<b>map %s.png");
  g_autofree char *folder = desk_path ("");

  assert_refused (window, drop (window, picture, NULL), "<b>map %s.png is neither a campaign");
  assert_refused (window, drop (window, folder, NULL), "is neither a campaign");
  g_assert_true (gab_window_get_session (window) == session);
  desk_close (window);
}

static void
test_two (void)
{
  GabWindow *window = desk_window ();
  g_autofree char *path = save_campaign ("dropped.gabion");
  g_autofree char *second = save_roster ("dropped.csv");

  assert_refused (window, drop (window, path, second), "one file at a time");
  g_assert_null (gab_window_get_session (window));
  g_assert_null (desk_find_window (GAB_TYPE_IMPORT_DIALOG));
  desk_close (window);
  g_unlink (path);
  g_unlink (second);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/dropping/campaign", test_campaign);
  g_test_add_func ("/views/dropping/asks", test_asks);
  g_test_add_func ("/views/dropping/roster", test_roster);
  g_test_add_func ("/views/dropping/roster-refused", test_roster_refused);
  g_test_add_func ("/views/dropping/roster-gone", test_roster_gone);
  g_test_add_func ("/views/dropping/other", test_other);
  g_test_add_func ("/views/dropping/two", test_two);
  return g_test_run ();
}

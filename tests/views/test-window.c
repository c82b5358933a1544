/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's paths: new, open, order, undo, redo, save, reopen. */

#include "gab-opening.h"
#include "gab-storage.h"
#include "window-desk.h"

#include <glib/gstdio.h>
#include <string.h>

static GabDocument *
document_of (GabWindow *window)
{
  return gab_session_get_document (gab_window_get_session (window));
}

static GabCampaign *
campaign_of (GabWindow *window)
{
  return gab_session_get_campaign (gab_window_get_session (window));
}

static gboolean
is_enabled (GabWindow  *window,
            const char *action)
{
  GtkWidget *probe = gtk_button_new ();
  GtkWidget *page = gab_window_get_page (window);
  gboolean enabled;

  /* A button knows whether its action can be activated. */
  gtk_widget_set_parent (probe, page);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (probe), action);
  enabled = gtk_widget_is_sensitive (probe);
  gtk_widget_unparent (probe);
  return enabled;
}

static void
test_start (void)
{
  GabWindow *window = desk_window ();

  g_assert_null (gab_window_get_session (window));
  g_assert_true (is_enabled (window, "win.open"));
  g_assert_false (is_enabled (window, "win.save"));
  g_assert_false (is_enabled (window, "win.undo"));
  g_assert_false (is_enabled (window, "win.print"));
  desk_close (window);
}

static void
test_new (void)
{
  GabWindow *window = desk_window ();
  g_autoptr (GError) error = NULL;
  GabOpeningPlan plan = {
    .name = "War & <peace> \"Ω\"", .period = GAB_PERIOD_ENGLISH_CIVIL_WAR,
    .begins = gab_day_from_date (GAB_OLD_STYLE, 1643, 6, 1),
    .sides = { { "King", "#9e2b25" }, { "King", "#1f3a5f" } },
  };
  g_autoptr (GabDocument) document = gab_opening_new (&plan, &error);

  g_assert_no_error (error);
  gab_window_set_document (window, document);
  desk_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_sides (campaign_of (window)))), ==, 2);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, plan.name);
  g_assert_true (desk_says (GTK_WIDGET (window), "1 June 1643"));
  g_assert_true (is_enabled (window, "win.save"));
  desk_close (window);
}

static void
give (GabWindow  *window,
      const char *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_session_order (gab_window_get_session (window), NULL, line, NULL, NULL, "Test order", &error));
  g_assert_no_error (error);
  desk_settle ();
}

static void
test_order (void)
{
  GabWindow *window = desk_sample ();
  int day = gab_campaign_get_day (campaign_of (window));

  give (window, "advance 3");
  g_assert_cmpint (gab_campaign_get_day (campaign_of (window)), ==, day + 3);
  g_assert_true (gab_document_get_modified (document_of (window)));
  g_assert_true (is_enabled (window, "win.undo"));
  g_assert_false (is_enabled (window, "win.redo"));
  desk_act (window, "win.undo");
  g_assert_cmpint (gab_campaign_get_day (campaign_of (window)), ==, day);
  g_assert_false (gab_document_get_modified (document_of (window)));
  g_assert_nonnull (strstr (gab_window_get_told (window), "Test order"));
  g_assert_true (is_enabled (window, "win.redo"));
  desk_act (window, "win.redo");
  g_assert_cmpint (gab_campaign_get_day (campaign_of (window)), ==, day + 3);
  desk_close (window);
}

static void
assert_bytes_equal (GabWindow  *window,
                    const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = gab_storage_write (gab_document_get_campaign (document_of (window)), &error);
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpmem (contents, length, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_save (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *asked = desk_path ("first-siege");
  g_autofree char *path = desk_path ("first-siege.gabion");
  GabDialogsScript script = { .path = asked };

  gab_dialogs_follow_script (&script);
  give (window, "advance 3");
  desk_act (window, "win.save");
  g_assert_cmpuint (script.asked, ==, 1);
  g_assert_false (gab_document_get_modified (document_of (window)));
  assert_bytes_equal (window, path);

  give (window, "advance 2");
  desk_act (window, "win.save");
  g_assert_cmpuint (script.asked, ==, 1);
  assert_bytes_equal (window, path);
  desk_close (window);

  window = desk_window ();
  script.path = path;
  desk_act (window, "win.open");
  g_assert_nonnull (gab_window_get_session (window));
  g_assert_false (gab_document_get_modified (document_of (window)));
  assert_bytes_equal (window, path);
  g_assert_true (desk_says (GTK_WIDGET (window), "11 April 1812"));
  desk_close (window);
  gab_dialogs_follow_script (NULL);
  g_unlink (path);
}

static void
test_bad_file (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *path = desk_path ("broken.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "no campaign at all", -1, NULL));
  g_assert_false (gab_window_open_file (window, file));
  desk_settle ();
  g_assert_nonnull (gab_window_get_error (window));
  g_assert_nonnull (gab_window_get_session (window));
  desk_close (window);
  g_unlink (path);
}

static void
test_save_fails (void)
{
  GabWindow *window = desk_sample ();
  GabDialogsScript script = { .path = "/nonexistent/folder/siege.gabion" };

  gab_dialogs_follow_script (&script);
  give (window, "advance 1");
  desk_act (window, "win.save-as");
  g_assert_nonnull (gab_window_get_error (window));
  g_assert_true (gab_document_get_modified (document_of (window)));
  gab_dialogs_follow_script (NULL);
  g_free (script.heard);
  desk_close (window);
}

/* What was open last is offered again, by its name. */
static void
test_reopen (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *path = desk_path ("last-siege.gabion");
  GabDialogsScript script = { .path = path };

  gab_dialogs_follow_script (&script);
  desk_act (window, "win.save");
  desk_close (window);
  window = desk_window ();
  g_assert_true (desk_says (GTK_WIDGET (window), "last-siege"));
  g_assert_true (is_enabled (window, "win.reopen-last"));
  desk_act (window, "win.reopen-last");
  assert_bytes_equal (window, path);
  desk_close (window);
  g_unlink (path);
  window = desk_window ();
  g_assert_false (is_enabled (window, "win.reopen-last"));
  desk_close (window);
  gab_dialogs_follow_script (NULL);
}

static void
test_pages (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *overview = gab_window_get_page (window);

  g_assert_false (is_enabled (window, "win.back"));
  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  g_assert_true (gab_window_get_page (window) != overview);
  desk_act (window, "win.back");
  g_assert_true (gab_window_get_page (window) == overview);
  desk_act (window, "win.forward");
  g_assert_cmpstr (gab_session_get_page (gab_window_get_session (window)), ==, GAB_PAGE_LOG);
  desk_act (window, "win.page-above");
  g_assert_cmpstr (gab_session_get_page (gab_window_get_session (window)), ==, GAB_PAGE_OVERVIEW);
  desk_act_on (window, "win.show-page", "3rd-division");
  g_assert_true (is_enabled (window, "win.print"));
  desk_close (window);
}

static void
test_dice (void)
{
  GabWindow *window = desk_sample ();

  g_assert_true (desk_says (GTK_WIDGET (window), "Program dice"));
  desk_act (window, "win.table-dice");
  g_assert_true (gab_session_get_table_dice (gab_window_get_session (window)));
  g_assert_true (desk_says (GTK_WIDGET (window), "Table dice"));
  desk_close (window);
}

static void
test_tell (void)
{
  GabWindow *window = desk_sample ();

  gtk_widget_activate_action (gab_window_get_page (window), "win.tell", "(sb)", "<b>Done</b> & told", TRUE);
  g_assert_cmpstr (gab_window_get_told (window), ==, "<b>Done</b> & told");
  gtk_widget_activate_action (gab_window_get_page (window), "win.tell-error", "s", "Too few men (CA-3).");
  g_assert_cmpstr (gab_window_get_error (window), ==, "Too few men (CA-3).");
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *schemas = NULL;

  g_test_init (&argc, &argv, NULL);
  schemas = g_test_build_filename (G_TEST_BUILT, "..", "data", NULL);
  g_setenv ("GSETTINGS_SCHEMA_DIR", schemas, TRUE);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/window/start", test_start);
  g_test_add_func ("/views/window/new", test_new);
  g_test_add_func ("/views/window/order-undo-redo", test_order);
  g_test_add_func ("/views/window/save-and-reopen", test_save);
  g_test_add_func ("/views/window/bad-file", test_bad_file);
  g_test_add_func ("/views/window/save-fails", test_save_fails);
  g_test_add_func ("/views/window/reopen-last", test_reopen);
  g_test_add_func ("/views/window/pages", test_pages);
  g_test_add_func ("/views/window/dice", test_dice);
  g_test_add_func ("/views/window/tell", test_tell);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log page: filters, notes, and the log as a story on the clipboard. */

#include "gab-desk-pages.h"
#include "gab-log-filter.h"
#include "gab-log-row.h"
#include "gab-retake-dialog.h"
#include "window-desk.h"

#include <string.h>

static void
note_text (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
has_text (gpointer data)
{
  return *(char **) data != NULL;
}

/* What the page copies, (transfer full). */
static char *
copy (GabWindow *window)
{
  GtkWidget *page = gab_window_get_page (window);
  char *text = NULL;

  g_assert_true (gtk_widget_activate_action (page, "log.copy", NULL));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (page), NULL, note_text, &text);
  g_assert_true (desk_wait_for (has_text, &text));
  return text;
}

static GabLogFilter *
get_filter (GabWindow *window)
{
  return GAB_LOG_FILTER (desk_find (gab_window_get_page (window), GAB_TYPE_LOG_FILTER, NULL));
}

static void
add_note (GabWindow  *window,
          const char *words)
{
  GtkWidget *page = gab_window_get_page (window);

  gtk_editable_set_text (GTK_EDITABLE (desk_find (page, GTK_TYPE_ENTRY, "note")), words);
  g_assert_true (gtk_widget_activate_action (page, "log.note", NULL));
  desk_settle ();
}

static void
test_notes (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *date = gab_campaign_dup_date (gab_session_get_campaign (gab_window_get_session (window)));
  g_autofree char *notes = NULL;
  g_autofree char *all = NULL;

  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  add_note (window, "The mules are to be paid for.");
  gab_log_filter_choose (get_filter (window), NULL, NULL, GAB_LOG_NOTES);
  desk_settle ();
  notes = copy (window);
  g_assert_nonnull (strstr (notes, "The mules are to be paid for.\n"));
  /* With its date; and nothing but notes. */
  g_assert_nonnull (strstr (notes, date));
  g_assert_null (strstr (notes, "go by"));
  gab_log_filter_choose (get_filter (window), NULL, NULL, GAB_LOG_ALL);
  all = copy (window);
  g_assert_cmpuint (strlen (all), >, strlen (notes));
  desk_close (window);
}

static void
test_where (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *storm = NULL;
  g_autofree char *campaign = NULL;
  g_autofree char *nothing = NULL;

  desk_act_on (window, "win.show-page", "storm-of-ciudad-rodrigo");
  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  gab_log_filter_choose (get_filter (window), "storm-of-ciudad-rodrigo", NULL, GAB_LOG_ALL);
  storm = copy (window);
  gab_log_filter_choose (get_filter (window), "", NULL, GAB_LOG_ALL);
  campaign = copy (window);
  g_assert_nonnull (strstr (storm, "Storm of Ciudad Rodrigo:\n"));
  g_assert_null (strstr (campaign, "Storm of Ciudad Rodrigo:\n"));
  gab_log_filter_choose (get_filter (window), "storm-of-badajoz", NULL, GAB_LOG_NOTES);
  nothing = copy (window);
  g_assert_cmpstr (nothing, ==, "");
  desk_close (window);
}

static void
test_side (void)
{
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);
  g_autofree char *french = NULL;
  g_autofree char *allies = NULL;
  g_autoptr (GError) error = NULL;

  gab_session_order (session, NULL, "sick 45th-foot-1:7", NULL, NULL, "Sick", &error);
  g_assert_no_error (error);
  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  gab_log_filter_choose (get_filter (window), "", "allies", GAB_LOG_EVENTS);
  allies = copy (window);
  gab_log_filter_choose (get_filter (window), "", "french", GAB_LOG_EVENTS);
  french = copy (window);
  g_assert_nonnull (strstr (allies, "45th"));
  g_assert_null (strstr (french, "45th"));
  desk_close (window);
}

/* What is not found was not looked for in an empty log. */
static void
test_not_found (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *search;

  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  search = desk_find (gab_window_get_page (window), GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "zwieback");
  g_signal_emit_by_name (search, "search-changed");
  desk_settle ();
  g_assert_true (desk_says (gab_window_get_page (window), "No entry is like that."));
  desk_close (window);
}

/* As the page hears it before the list that is to move. */
static void
press (GtkWidget *list,
       guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
      g_assert_false (taken);
    }
}

/* The earliest entries come by and by: Home does not stop at the earliest of those that are there. */
static void
test_home (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *list;
  GListModel *rows;
  guint n;

  gab_session_set_page (gab_window_get_session (window), GAB_PAGE_LOG);
  list = desk_find (gab_window_get_page (window), GTK_TYPE_LIST_VIEW, "view");
  rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  n = g_list_model_get_n_items (rows);
  press (list, GDK_KEY_Up);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n);
  press (list, GDK_KEY_Home);
  g_assert_cmpuint (g_list_model_get_n_items (rows), >, n);
  n = g_list_model_get_n_items (rows);
  desk_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n);
  desk_close (window);
}

/* A field for typed dice comes and goes while the page is looked at. */
static void
test_dice (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *dice;

  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  dice = desk_find (gab_window_get_page (window), GTK_TYPE_ENTRY, "dice");
  for (int typed = TRUE; typed >= FALSE; typed--)
    {
      gab_session_set_table_dice (gab_window_get_session (window), typed);
      g_assert_cmpint (gtk_widget_get_visible (dice), ==, typed);
    }
  desk_close (window);
}

/* The buttons of rows: each must do without an action of its own (see the design's long logs). */
static void
find_buttons (GtkWidget *widget,
              gboolean   in_row,
              GPtrArray *buttons)
{
  in_row |= GAB_IS_LOG_ROW (widget);
  if (in_row && GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_buttons (child, in_row, buttons);
}

static gboolean
has_button (gpointer window)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  find_buttons (gab_window_get_page (window), FALSE, buttons);
  return buttons->len > 0;
}

/* CA-17: each order of an open siege can be corrected, by the umpire alone. */
static void
test_correct (void)
{
  GabWindow *window = desk_window ();
  g_autoptr (GPtrArray) umpire = g_ptr_array_new ();
  g_autoptr (GPtrArray) french = g_ptr_array_new ();

  g_assert_true (gab_window_open_sample (window, "badajoz-1812"));
  desk_settle ();
  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  desk_wait_for (has_button, window);
  find_buttons (gab_window_get_page (window), FALSE, umpire);
  g_assert_cmpuint (umpire->len, >, 0);
  for (guint i = 0; i < umpire->len; i++)
    g_assert_null (gtk_actionable_get_action_name (umpire->pdata[i]));
  g_assert_null (desk_find_window (GAB_TYPE_RETAKE_DIALOG));
  g_signal_emit_by_name (umpire->pdata[0], "clicked");
  desk_settle ();
  g_assert_nonnull (desk_find_window (GAB_TYPE_RETAKE_DIALOG));
  gtk_window_destroy (GTK_WINDOW (desk_find_window (GAB_TYPE_RETAKE_DIALOG)));

  gab_session_set_viewer (gab_window_get_session (window), 1);
  desk_settle ();
  find_buttons (gab_window_get_page (window), FALSE, french);
  g_assert_cmpuint (french->len, ==, 0);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/log-page/notes", test_notes);
  g_test_add_func ("/views/log-page/where", test_where);
  g_test_add_func ("/views/log-page/side", test_side);
  g_test_add_func ("/views/log-page/not-found", test_not_found);
  g_test_add_func ("/views/log-page/home", test_home);
  g_test_add_func ("/views/log-page/dice", test_dice);
  g_test_add_func ("/views/log-page/CA-17/correct", test_correct);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* F6 goes from pane to pane, and round. */

#include "gab-desk-pages.h"
#include "gab-ground.h"
#include "gab-sidebar.h"
#include "window-desk.h"

static gboolean
is_in (GabWindow *window,
       GtkWidget *pane)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL && (focus == pane || gtk_widget_is_ancestor (focus, pane));
}

static void
test_page (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *sidebar = desk_find (GTK_WIDGET (window), GAB_TYPE_SIDEBAR, NULL);
  GtkWidget *header = gtk_window_get_titlebar (GTK_WINDOW (window));

  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  gtk_widget_child_focus (sidebar, GTK_DIR_TAB_FORWARD);
  g_assert_true (is_in (window, sidebar));
  desk_act (window, "win.next-pane");
  g_assert_true (is_in (window, gab_window_get_page (window)));
  desk_act (window, "win.next-pane");
  g_assert_true (is_in (window, header));
  desk_act (window, "win.next-pane");
  g_assert_true (is_in (window, sidebar));
  desk_act (window, "win.previous-pane");
  g_assert_true (is_in (window, header));
  desk_close (window);
}

/* The ground of a siege and the panel beside it are two. */
static void
test_ground (void)
{
  GabWindow *window = desk_window ();
  GtkWidget *sidebar, *ground;
  g_autoptr (GtkWidget) panel = NULL;

  g_assert_true (gab_window_open_sample (window, "badajoz-1812"));
  gtk_window_set_default_size (GTK_WINDOW (window), 1500, 900);
  desk_settle ();
  desk_act_on (window, "win.show-page", "siege-of-badajoz");
  sidebar = desk_find (GTK_WIDGET (window), GAB_TYPE_SIDEBAR, NULL);
  ground = desk_find (gab_window_get_page (window), GAB_TYPE_GROUND, NULL);
  g_object_get (ground, "panel", &panel, NULL);
  gtk_widget_child_focus (sidebar, GTK_DIR_TAB_FORWARD);
  desk_act (window, "win.next-pane");
  g_assert_true (is_in (window, ground));
  g_assert_false (is_in (window, panel));
  desk_act (window, "win.next-pane");
  g_assert_true (is_in (window, panel));
  desk_close (window);
}

/* Tab, as the keys of a list hear it; FALSE when none of them takes it. */
static gboolean
press_tab (GtkWidget       *view,
           GdkModifierType  state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Tab, 0, state, &taken);
    }
  return taken;
}

/* From the search of the sidebar the arrow goes down to what was found, and Enter opens it. */
static void
test_found (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *sidebar = desk_find (GTK_WIDGET (window), GAB_TYPE_SIDEBAR, NULL);
  GtkWidget *search = desk_find (sidebar, GTK_TYPE_SEARCH_ENTRY, NULL);
  GtkWidget *list = desk_find (sidebar, GTK_TYPE_LIST_BOX, NULL);

  desk_act (window, "win.find");
  gtk_editable_set_text (GTK_EDITABLE (search), "mackinnon");
  g_signal_emit_by_name (search, "search-changed");
  desk_settle ();
  g_assert_true (gtk_widget_activate_action (search, "sidebar.to-found", NULL));
  desk_settle ();
  g_assert_true (is_in (window, list));
  g_signal_emit_by_name (list, "activate-cursor-row");
  desk_settle ();
  g_assert_cmpstr (gab_session_get_page (gab_window_get_session (window)), ==, "mackinnons-brigade");
  desk_close (window);
}

/* Enter in the search opens the first that was found and stays there, in whatever force that is folded away. */
static void
test_found_folded (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *search = desk_find (desk_find (GTK_WIDGET (window), GAB_TYPE_SIDEBAR, NULL), GTK_TYPE_SEARCH_ENTRY, NULL);

  desk_act (window, "win.find");
  gtk_editable_set_text (GTK_EDITABLE (search), "45th foot");
  g_signal_emit_by_name (search, "search-changed");
  desk_settle ();
  g_signal_emit_by_name (search, "activate");
  desk_settle ();
  g_assert_cmpstr (gab_session_get_page (gab_window_get_session (window)), ==, "mackinnons-brigade");
  desk_close (window);
}

static void
leave_rows (GabWindow  *window,
            const char *page,
            const char *name,
            gboolean    columns)
{
  desk_act_on (window, "win.show-page", page);
  desk_settle ();
  for (guint back = 0; back < 2; back++)
    {
      GtkWidget *view = desk_find (gab_window_get_page (window), columns ? GTK_TYPE_COLUMN_VIEW : GTK_TYPE_LIST_VIEW, name);
      GtkWidget *rows = columns ? desk_find (view, GTK_TYPE_LIST_VIEW, NULL) : view;

      g_test_message ("%s", page);
      g_assert_true (gtk_widget_child_focus (rows, GTK_DIR_TAB_FORWARD));
      for (guint tabs = 0; tabs < 12 && is_in (window, rows); tabs++)
        g_assert_true (press_tab (view, back ? GDK_SHIFT_MASK : 0));
      g_assert_false (is_in (window, rows));
      g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (window)));
    }
}

/* A list of hundreds of rows is no trap: Tab goes to what stands in its row, then out, either way. */
static void
test_rows (void)
{
  GabWindow *window = desk_sample ();

  leave_rows (window, GAB_PAGE_LOG, "view", FALSE);
  leave_rows (window, GAB_PAGE_LEDGER, "view", TRUE);
  leave_rows (window, "mackinnons-brigade", NULL, TRUE);
  desk_close (window);
  window = desk_window ();
  g_assert_true (gab_window_open_sample (window, "badajoz-1812"));
  leave_rows (window, "siege-of-badajoz", "forms", FALSE);
  desk_close (window);
}

/* Tab leaves the sidebar as it does any list, and opens nothing on its way; the arrows go on from the page that is shown. */
static void
test_sidebar_rows (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *list = desk_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, "list");
  GabSession *session = gab_window_get_session (window);

  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  desk_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (GTK_LIST_BOX (list))));
  g_assert_true (is_in (window, list));
  for (guint tabs = 0; tabs < 3 && is_in (window, list); tabs++)
    g_assert_true (press_tab (list, 0));
  g_assert_false (is_in (window, list));
  g_assert_cmpstr (gab_session_get_page (session), ==, GAB_PAGE_LOG);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (GTK_LIST_BOX (list))));
  desk_act (window, "win.page-below");
  desk_settle ();
  g_assert_cmpstr (gab_session_get_page (session), ==, GAB_PAGE_LEDGER);
  g_assert_true (gtk_widget_get_focus_child (list) == GTK_WIDGET (gtk_list_box_get_selected_row (GTK_LIST_BOX (list))));
  desk_close (window);
}

/* With nothing open there are the first page and the header. */
static void
test_start (void)
{
  GabWindow *window = desk_window ();

  gtk_widget_child_focus (gtk_window_get_titlebar (GTK_WINDOW (window)), GTK_DIR_TAB_FORWARD);
  desk_act (window, "win.next-pane");
  g_assert_true (is_in (window, gab_window_get_page (window)));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/panes/page", test_page);
  g_test_add_func ("/views/panes/ground", test_ground);
  g_test_add_func ("/views/panes/rows", test_rows);
  g_test_add_func ("/views/panes/sidebar-rows", test_sidebar_rows);
  g_test_add_func ("/views/panes/found", test_found);
  g_test_add_func ("/views/panes/found-folded", test_found_folded);
  g_test_add_func ("/views/panes/start", test_start);
  return g_test_run ();
}

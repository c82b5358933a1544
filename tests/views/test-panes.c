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
  g_test_add_func ("/views/panes/start", test_start);
  return g_test_run ();
}

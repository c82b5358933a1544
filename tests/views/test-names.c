/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names for who does not see: of the header's buttons and of the sidebar's rows. */

#include "gab-sidebar-row.h"
#include "gab-sidebar.h"
#include "window-desk.h"

static void
assert_named (GabWindow  *window,
              GType       type,
              const char *id,
              const char *name)
{
  GtkWidget *widget = desk_find (GTK_WIDGET (window), type, id);

  g_assert_nonnull (widget);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
test_header (void)
{
  GabWindow *window = desk_sample ();

  assert_named (window, GTK_TYPE_BUTTON, "save_button", "Save");
  assert_named (window, GTK_TYPE_BUTTON, "undo_button", "Undo");
  assert_named (window, GTK_TYPE_BUTTON, "redo_button", "Redo");
  assert_named (window, GTK_TYPE_TOGGLE_BUTTON, "sidebar_button", "Pages of the campaign");
  assert_named (window, GTK_TYPE_TOGGLE_BUTTON, "dice_button", "Table dice");
  assert_named (window, GTK_TYPE_MENU_BUTTON, "menu_button", "Main menu");
  desk_close (window);
}

static void
test_rows (void)
{
  GabWindow *window = desk_sample ();
  GabSidebar *sidebar = GAB_SIDEBAR (desk_find (GTK_WIDGET (window), GAB_TYPE_SIDEBAR, NULL));
  GtkListBoxRow *row;
  guint n = 0;

  for (; (row = gtk_list_box_get_row_at_index (gab_sidebar_get_list (sidebar), n)) != NULL; n++)
    {
      const char *spoken = gab_sidebar_row_get_spoken (GAB_SIDEBAR_ROW (row));

      g_assert_cmpstr (spoken, !=, "");
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
    }
  g_assert_cmpuint (n, >, 10);
  desk_close (window);
}

/* A row opens and closes what is in it, by keyboard as by its button. */
static void
test_turn (void)
{
  GabWindow *window = desk_sample ();
  GabSidebar *sidebar = GAB_SIDEBAR (desk_find (GTK_WIDGET (window), GAB_TYPE_SIDEBAR, NULL));

  g_assert_false (desk_says (GTK_WIDGET (sidebar), "Mackinnon’s Brigade"));
  gtk_widget_activate_action (GTK_WIDGET (sidebar), "sidebar.turn", "s", "3rd-division");
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (sidebar), "Mackinnon’s Brigade"));
  gtk_widget_activate_action (GTK_WIDGET (sidebar), "sidebar.turn", "s", "3rd-division");
  desk_settle ();
  g_assert_false (desk_says (GTK_WIDGET (sidebar), "Mackinnon’s Brigade"));

  /* Gone to from elsewhere, a brigade's row is there and chosen. */
  desk_act_on (window, "win.show-page", "mackinnons-brigade");
  g_assert_true (desk_says (GTK_WIDGET (sidebar), "Mackinnon’s Brigade"));
  g_assert_nonnull (gtk_list_box_get_selected_row (gab_sidebar_get_list (sidebar)));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/names/header", test_header);
  g_test_add_func ("/views/names/sidebar", test_rows);
  g_test_add_func ("/views/names/turn", test_turn);
  return g_test_run ();
}

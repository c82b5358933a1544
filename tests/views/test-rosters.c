/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rosters of the page of a force: they take turns, and focus, rows and what is typed stay what they should. */

#include "gab-cause-dialog.h"
#include "gab-force-page.h"
#include "gab-notice.h"
#include "window-desk.h"

#include <string.h>

#define BRIGADE "mackinnons-brigade"
#define UNIT "45th-foot-1"

static GabSession *
session_of (GabWindow *window)
{
  return gab_window_get_session (window);
}

static gboolean
says_total (gpointer page)
{
  return desk_says (page, "Total");
}

static guint
count_rosters (GtkWidget *widget,
               gboolean   seen)
{
  guint n = GTK_IS_COLUMN_VIEW (widget) && (!seen || gtk_widget_is_visible (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_rosters (child, seen);
  return n;
}

static void
assert_shows (GabForcePage *page,
              const char   *unit,
              const char   *other)
{
  g_assert_cmpuint (count_rosters (GTK_WIDGET (page), TRUE), ==, 1);
  g_assert_cmpuint (count_rosters (GTK_WIDGET (page), FALSE), <=, 4);
  g_assert_false (gab_force_page_choose (page, other));
  g_assert_true (gab_force_page_choose (page, unit));
  g_assert_cmpstr (gab_thing_get_handle (gab_force_page_get_chosen (page)), ==, unit);
}

static GtkColumnView *
roster_of (GtkWidget *widget)
{
  if (GTK_IS_COLUMN_VIEW (widget))
    return gtk_widget_is_visible (widget) ? GTK_COLUMN_VIEW (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (roster_of (child) != NULL)
      return roster_of (child);
  return NULL;
}

static gboolean
has_focus (GabWindow    *window,
           GabForcePage *page)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  GtkWidget *roster = GTK_WIDGET (roster_of (GTK_WIDGET (page)));

  return focus != NULL && (focus == roster || gtk_widget_is_ancestor (focus, roster));
}

typedef struct
{
  GabWindow    *window;
  GabForcePage *page;
} Focus;

static gboolean
gets_focus (gpointer data)
{
  Focus *focus = data;

  return has_focus (focus->window, focus->page);
}

static GtkAdjustment *
scroll_of (GabForcePage *page)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (roster_of (GTK_WIDGET (page))));
}

static gboolean
is_at_top (gpointer page)
{
  return gtk_adjustment_get_value (scroll_of (page)) == 0;
}

/* Whoever goes from force to force by keyboard stays in the roster, and begins each at its first row. */
static void
test_roster_keeps_focus (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, "anglo-portuguese-army");
  Focus focus = { window, page };

  g_assert_true (desk_wait_for (says_total, page));
  gtk_widget_grab_focus (GTK_WIDGET (roster_of (GTK_WIDGET (page))));
  g_assert_true (has_focus (window, page));
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (gab_force_page_choose (page, "1st-hussars-kgl"));
      gtk_adjustment_set_value (scroll_of (page), 600);
      desk_force (window, BRIGADE);
      g_assert_true (desk_wait_for (gets_focus, &focus));
      g_assert_true (desk_wait_for (is_at_top, page));
      desk_force (window, "anglo-portuguese-army");
      g_assert_true (desk_wait_for (gets_focus, &focus));
      g_assert_true (desk_wait_for (is_at_top, page));
    }
  desk_close (window);
}

static gboolean
has_many_rows (gpointer page)
{
  return gtk_adjustment_get_upper (scroll_of (page)) > 1500;
}

/* A side's campaign is another after each order: its player stays at his row. */
static void
test_side_keeps_row (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page;
  GtkColumnView *roster;
  double scrolled;

  gab_session_set_viewer (session_of (window), 0);
  page = desk_force (window, "anglo-portuguese-army");
  g_assert_true (desk_wait_for (says_total, page));
  roster = roster_of (GTK_WIDGET (page));
  g_assert_true (desk_wait_for (has_many_rows, page));
  g_assert_true (gab_force_page_choose (page, "1st-hussars-kgl"));
  gtk_widget_grab_focus (GTK_WIDGET (roster));
  gtk_adjustment_set_value (scroll_of (page), 900);
  desk_settle ();
  scrolled = gtk_adjustment_get_value (scroll_of (page));
  desk_give (window);
  desk_settle ();
  g_assert_true (roster_of (GTK_WIDGET (page)) == roster);
  g_assert_true (has_focus (window, page));
  g_assert_cmpstr (gab_thing_get_handle (gab_force_page_get_chosen (page)), ==, "1st-hussars-kgl");
  g_test_message ("%g before, %g after", scrolled, gtk_adjustment_get_value (scroll_of (page)));
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll_of (page)), >, 300);
  desk_close (window);
}

/* Rosters take turns, also before the one that was put away is empty; what is chosen is chosen in the one shown. */
static void
test_rosters_in_turn (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, "anglo-portuguese-army");

  g_assert_true (desk_wait_for (says_total, page));
  for (guint i = 0; i < 4; i++)
    {
      desk_force (window, BRIGADE);
      assert_shows (page, UNIT, "1st-hussars-kgl");
      desk_force (window, "anglo-portuguese-army");
      assert_shows (page, "1st-hussars-kgl", "no-such-unit");
      if (i == 1)
        g_assert_true (desk_wait_for (says_total, page));
    }
  desk_force (window, BRIGADE);
  g_assert_true (gab_force_page_choose (page, UNIT));
  desk_give (window);
  desk_settle ();
  g_assert_cmpstr (gab_thing_get_handle (gab_force_page_get_chosen (page)), ==, UNIT);
  desk_close (window);
}

static GtkWidget *
find_number (GtkWidget  *widget,
             const char *text)
{
  if (GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_number (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_all_selected (gpointer entry)
{
  int start, end;

  return gtk_editable_get_selection_bounds (entry, &start, &end) && end - start == 3;
}

/* A number that is clicked is that of the chosen row, and typed over as a whole; left without Enter it stands as it was,
 * and that is said. */
static void
test_present_left (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, BRIGADE);
  g_autofree char *men = NULL;
  GtkWidget *entry;

  desk_settle ();
  men = g_strdup_printf ("%d", gab_unit_get_present (desk_unit (window, "88th-foot-1")));
  entry = find_number (GTK_WIDGET (page), men);
  g_assert_nonnull (entry);
  gtk_widget_grab_focus (entry);
  g_assert_true (desk_wait_for (is_all_selected, entry));
  g_assert_cmpstr (gab_thing_get_handle (gab_force_page_get_chosen (page)), ==, "88th-foot-1");
  gtk_editable_set_text (GTK_EDITABLE (entry), "777");
  gtk_widget_grab_focus (desk_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "edit_button"));
  desk_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, men);
  g_assert_nonnull (strstr (gab_window_get_told (window), "“777” was not entered for 88th"));
  /* What is entered is asked about, and nothing else is said. */
  gab_notice_clear (GAB_NOTICE (desk_find (GTK_WIDGET (window), GAB_TYPE_NOTICE, NULL)));
  gtk_widget_grab_focus (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "600");
  g_signal_emit_by_name (entry, "activate");
  desk_settle ();
  g_assert_nonnull (desk_find_window (GAB_TYPE_CAUSE_DIALOG));
  gtk_widget_grab_focus (desk_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "edit_button"));
  desk_settle ();
  g_assert_true (gab_window_get_told (window) == NULL || strstr (gab_window_get_told (window), "was not entered") == NULL);
  gtk_window_destroy (GTK_WINDOW (desk_find_window (GAB_TYPE_CAUSE_DIALOG)));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/rosters/in-turn", test_rosters_in_turn);
  g_test_add_func ("/views/rosters/keeps-focus", test_roster_keeps_focus);
  g_test_add_func ("/views/rosters/side-keeps-row", test_side_keeps_row);
  g_test_add_func ("/views/rosters/present-left", test_present_left);
  return g_test_run ();
}

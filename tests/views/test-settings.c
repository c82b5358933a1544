/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a campaign's settings: it shows the numbers, changes them as one action, and says why not. */

#include "gab-settings-page.h"
#include "window-desk.h"

#include <string.h>

static GabSettingsPage *
open_settings (GabWindow *window)
{
  desk_act (window, "win.settings");
  desk_settle ();
  return GAB_SETTINGS_PAGE (gab_window_get_page (window));
}

static gboolean
can_change (GabSettingsPage *page)
{
  return gtk_widget_get_sensitive (desk_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "change_button"));
}

static void
test_change (void)
{
  GabWindow *window = desk_sample ();
  GabSettingsPage *page = open_settings (window);

  g_assert_true (desk_says (GTK_WIDGET (page), "A share of the losses recovers (CA-6)"));
  g_assert_cmpint (gab_settings_page_get (page, "recovery-days", 0), ==, 7);
  /* Nothing is changed yet, so that nothing can be booked. */
  g_assert_false (can_change (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "settings.change", NULL);
  g_assert_false (gab_document_get_modified (desk_document (window)));
  g_assert_true (gab_settings_page_set (page, "men-a-base-foot", 0, 480));
  g_assert_true (can_change (page));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "settings.change", NULL));
  desk_settle ();
  g_assert_false (can_change (page));
  g_assert_true (gab_document_get_modified (desk_document (window)));
  desk_act (window, "win.undo");
  g_assert_cmpint (gab_settings_page_get (page, "men-a-base-foot", 0), ==, 600);
  desk_act (window, "win.redo");
  g_assert_cmpint (gab_settings_page_get (page, "men-a-base-foot", 0), ==, 480);
  desk_close (window);
}

/* What is typed stays while something else is booked or another page looked at; discarded, the campaign's stand again. */
static void
test_typed (void)
{
  GabWindow *window = desk_sample ();
  GabSettingsPage *page = open_settings (window);

  gab_settings_page_set (page, "recovery-days", 0, 9);
  desk_give (window);
  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  page = open_settings (window);
  g_assert_cmpint (gab_settings_page_get (page, "recovery-days", 0), ==, 9);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "settings.discard", NULL));
  g_assert_cmpint (gab_settings_page_get (page, "recovery-days", 0), ==, 7);
  g_assert_false (can_change (page));
  desk_close (window);
}

static GtkWidget *
field_of (GabSettingsPage *page)
{
  return desk_find (GTK_WIDGET (page), GTK_TYPE_SPIN_BUTTON, NULL);
}

/* A number counts while it is being typed, and the focus is in it again when the button has done its work. */
static void
test_while_typing (void)
{
  GabWindow *window = desk_sample ();
  GabSettingsPage *page = open_settings (window);
  GtkWidget *change = desk_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "change_button");

  gtk_editable_set_text (GTK_EDITABLE (field_of (page)), "21");
  g_assert_true (can_change (page));
  gtk_editable_set_text (GTK_EDITABLE (field_of (page)), "20");
  g_assert_false (can_change (page));
  gab_settings_page_set (page, "men-a-base-foot", 0, 480);
  g_assert_true (gtk_widget_grab_focus (change));
  g_signal_emit_by_name (change, "clicked");
  desk_settle ();
  g_assert_cmpstr (gab_settings_page_get_problem (page), ==, "");
  g_assert_false (can_change (page));
  g_assert_true (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (window))));
  desk_close (window);
}

static guint
count_wheels (GtkWidget *widget,
              gboolean   turned)
{
  g_autoptr (GListModel) controllers = GTK_IS_SPIN_BUTTON (widget) ? gtk_widget_observe_controllers (widget) : NULL;
  guint n = 0;

  for (guint i = 0; controllers != NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      n += GTK_IS_EVENT_CONTROLLER_SCROLL (controller) &&
           (!turned || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_wheels (child, turned);
  return n;
}

/* The wheel scrolls the page, and turns no number that comes under the pointer. */
static void
test_wheel (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page = GTK_WIDGET (open_settings (window));

  g_assert_cmpuint (count_wheels (page, FALSE), >, 15);
  g_assert_cmpuint (count_wheels (page, TRUE), ==, 0);
  desk_close (window);
}

/* What is booked stays: the entry is named. */
static void
test_refused (void)
{
  GabWindow *window = desk_sample ();
  GabSettingsPage *page = open_settings (window);
  GtkDropDown *presets;

  g_assert_true (gab_settings_page_set (page, "recovery-winner-holds-field", 1, 100));
  g_assert_true (gab_settings_page_set (page, "split-killed-wounded-missing", 0, 99));
  gtk_widget_activate_action (GTK_WIDGET (page), "settings.change", NULL);
  desk_settle ();
  g_test_message ("%s", gab_settings_page_get_problem (page));
  g_assert_nonnull (strstr (gab_settings_page_get_problem (page), "Entry 7 of 15 January 1812"));
  gtk_widget_activate_action (GTK_WIDGET (page), "settings.discard", NULL);
  gab_settings_page_set (page, "split-killed-wounded-missing", 1, 30);
  gtk_widget_activate_action (GTK_WIDGET (page), "settings.change", NULL);
  desk_settle ();
  g_test_message ("%s", gab_settings_page_get_problem (page));
  /* Which entry, and where it would differ: both lines whole are too long to be read. */
  g_assert_nonnull (strstr (gab_settings_page_get_problem (page), "books other losses than the operation cost: it has “"));
  g_assert_cmpuint (strlen (gab_settings_page_get_problem (page)), <, 300);
  g_assert_false (gab_document_get_modified (desk_document (window)));
  /* A known proportion fills all three. */
  presets = GTK_DROP_DOWN (desk_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN, NULL));
  gtk_drop_down_set_selected (presets, 2);
  g_assert_cmpint (gab_settings_page_get (page, "split-killed-wounded-missing", 0), ==, 20);
  g_assert_cmpint (gab_settings_page_get (page, "split-killed-wounded-missing", 1), ==, 40);
  g_assert_cmpstr (gab_settings_page_get_problem (page), ==, "");
  gab_settings_page_set (page, "split-killed-wounded-missing", 1, 41);
  g_assert_cmpuint (gtk_drop_down_get_selected (presets), ==, 0);
  desk_close (window);
}

/* One side reads them, and changes none. */
static void
test_one_side (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page, *fields;

  gab_session_set_viewer (gab_window_get_session (window), 1);
  desk_act_on (window, "win.show-page", GAB_PAGE_SETTINGS);
  desk_settle ();
  page = gab_window_get_page (window);
  fields = desk_find (page, GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_true (desk_says (page, "Only the umpire changes them."));
  g_assert_cmpint (gab_settings_page_get (GAB_SETTINGS_PAGE (page), "recovery-days", 0), ==, 7);
  g_assert_false (gtk_widget_is_sensitive (fields));
  g_assert_false (gtk_widget_is_visible (desk_find (page, GTK_TYPE_BUTTON, "change_button")));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/settings/change", test_change);
  g_test_add_func ("/views/settings/typed", test_typed);
  g_test_add_func ("/views/settings/while-typing", test_while_typing);
  g_test_add_func ("/views/settings/wheel", test_wheel);
  g_test_add_func ("/views/settings/refused", test_refused);
  g_test_add_func ("/views/settings/one-side", test_one_side);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The assistant for a new campaign: its pages, scales, forces from templates, and what is kept of it. */

#include "gab-new-dialog.h"
#include "window-desk.h"

#include <string.h>

static void
keep (gpointer    *made,
      GabDocument *document)
{
  *made = g_object_ref (document);
}

static GtkWidget *
new_dialog (void)
{
  GtkWidget *dialog = gab_new_dialog_new (NULL);

  gtk_window_present (GTK_WINDOW (dialog));
  desk_settle ();
  return dialog;
}

static void
name_it (GtkWidget *dialog)
{
  gtk_editable_set_text (GTK_EDITABLE (desk_find (dialog, GTK_TYPE_ENTRY, "name")), "War");
}

/* The spin button of a column of a grid. */
static GtkSpinButton *
number_at (GtkWidget  *dialog,
           const char *grid,
           int         column,
           int         row)
{
  return GTK_SPIN_BUTTON (gtk_grid_get_child_at (GTK_GRID (desk_find (dialog, GTK_TYPE_GRID, grid)), column, row));
}

static gboolean
shows (GtkWidget  *dialog,
       const char *page)
{
  return g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (desk_find (dialog, GTK_TYPE_STACK, "pages"))), page);
}

static gboolean
holds_focus (GtkWidget *dialog,
             gpointer   field)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (dialog));

  return focus != NULL && (focus == field || gtk_widget_is_ancestor (focus, field));
}

/* Forth and back, as far as there are pages; each begins at its first field. */
static void
test_pages (void)
{
  GtkWidget *dialog = new_dialog ();

  g_assert_true (shows (dialog, "campaign"));
  gtk_widget_activate_action (dialog, "dialog.back", NULL);
  g_assert_true (shows (dialog, "campaign"));
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.next", NULL));
  g_assert_true (shows (dialog, "scales"));
  g_assert_true (holds_focus (dialog, number_at (dialog, "scales", 1, 0)));
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.next", NULL));
  g_assert_true (shows (dialog, "forces"));
  g_assert_true (holds_focus (dialog, number_at (dialog, "forces", 1, 1)));
  gtk_widget_activate_action (dialog, "dialog.next", NULL);
  g_assert_true (shows (dialog, "forces"));
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.back", NULL));
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.back", NULL));
  g_assert_true (holds_focus (dialog, desk_find (dialog, GTK_TYPE_ENTRY, "name")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Two brigades for one side, a garrison for the other, and a scale of the player's own (CA-4). */
static void
test_forces (void)
{
  GtkWidget *dialog = new_dialog ();
  gpointer made = NULL;
  GabCampaign *campaign;
  g_autoptr (GabForce) second = NULL, garrison = NULL;

  g_signal_connect_swapped (dialog, "made", G_CALLBACK (keep), &made);
  name_it (dialog);
  gtk_spin_button_set_value (number_at (dialog, "scales", 1, 0), 200);
  gtk_spin_button_set_value (number_at (dialog, "forces", 1, 1), 2);
  gtk_spin_button_set_value (number_at (dialog, "forces", 2, 6), 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (number_at (dialog, "forces", 2, 6)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "French: Garrison");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  desk_settle ();
  g_assert_true (GAB_IS_DOCUMENT (made));
  campaign = gab_document_get_campaign (made);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_forces (campaign))), ==, 3);
  second = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_forces (campaign)), 1);
  garrison = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_forces (campaign)), 2);
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (second)), ==, "Brigade of foot 2");
  g_assert_cmpint (gab_force_get_present (second), ==, 1860);
  g_assert_cmpstr (gab_force_get_side (garrison), ==, "french");
  g_assert_cmpint (gab_campaign_get_books (campaign)->tables->men_a_section, ==, 200);
  g_assert_cmpint (gab_campaign_get_books (campaign)->tables->men_a_figure, ==, 50);
  g_assert_false (gab_document_get_modified (made));
  g_clear_object (&made);
}

/* Another period has other forces; what was counted of the first is let go. */
static void
test_period (void)
{
  GtkWidget *dialog = new_dialog ();

  gtk_spin_button_set_value (number_at (dialog, "forces", 1, 1), 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period")), 1);
  g_assert_true (desk_says (dialog, "Tertia of foot"));
  g_assert_false (desk_says (dialog, "Battery of horse artillery"));
  g_assert_true (desk_says (desk_find (dialog, GTK_TYPE_GRID, "forces"), "Parliament"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 1)), ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period")), 0);
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
}

/* Numbers that were set on the later pages stand there the next time, in another period too. */
static void
test_kept (void)
{
  GtkWidget *dialog = new_dialog ();

  gtk_drop_down_set_selected (GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period")), 2);
  gtk_spin_button_set_value (number_at (dialog, "scales", 1, 6), 7);
  gtk_spin_button_set_value (number_at (dialog, "forces", 1, 2), 3);
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
  dialog = new_dialog ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "scales", 1, 6)), ==, 7);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 2)), ==, 3);
  name_it (dialog);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  desk_settle ();
  dialog = new_dialog ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "scales", 1, 6)), ==, 1);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 2)), ==, 0);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;

  g_test_add_func ("/views/new-dialog/pages", test_pages);
  g_test_add_func ("/views/new-dialog/CA-4/forces", test_forces);
  g_test_add_func ("/views/new-dialog/period", test_period);
  g_test_add_func ("/views/new-dialog/kept", test_kept);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The assistant for a new campaign: its pages, scales, forces from templates, and what is kept of it. */

#include "gab-dialogs.h"
#include "gab-drafts.h"
#include "gab-new-dialog.h"
#include "window-desk.h"

#include <glib/gstdio.h>
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

/* Nothing is kept of the test before. */
static GtkWidget *
fresh_dialog (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "gabion", "new-campaign", NULL);
  g_autoptr (GabDrafts) drafts = gab_drafts_new (folder);

  gab_drafts_forget (drafts, "");
  gab_drafts_flush (drafts, NULL);
  return new_dialog ();
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
  GtkWidget *dialog = fresh_dialog ();

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

static const char *
enter_does (GtkWidget *dialog)
{
  return gtk_actionable_get_action_name (GTK_ACTIONABLE (gtk_window_get_default_widget (GTK_WINDOW (dialog))));
}

/* Enter where the keyboard is; FALSE when no shortcut of the dialog takes it. */
static gboolean
press_enter (GtkWidget *dialog)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (dialog);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;
      g_autofree char *trigger = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (keys) || gtk_event_controller_get_propagation_phase (keys) != GTK_PHASE_CAPTURE)
        continue;
      shortcut = g_list_model_get_item (G_LIST_MODEL (keys), 0);
      trigger = shortcut != NULL ? gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut)) : NULL;
      taken |= g_strcmp0 (trigger, "Return|KP_Enter") == 0 && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, dialog, NULL);
    }
  return taken;
}

/* Enter goes from page to page, and makes the campaign on the last. */
static void
test_enter (void)
{
  GtkWidget *dialog = new_dialog ();

  name_it (dialog);
  g_assert_cmpstr (enter_does (dialog), ==, "dialog.next");
  g_assert_false (press_enter (dialog)); /* a name does it by itself */
  gtk_widget_activate_action (dialog, "dialog.next", NULL);
  g_assert_cmpstr (enter_does (dialog), ==, "dialog.next");
  g_assert_true (press_enter (dialog));
  g_assert_true (shows (dialog, "forces"));
  g_assert_cmpstr (enter_does (dialog), ==, "dialog.create");
  gtk_widget_activate_action (dialog, "dialog.back", NULL);
  g_assert_cmpstr (enter_does (dialog), ==, "dialog.next");
  gtk_widget_activate_action (dialog, "dialog.create", NULL);
  desk_settle ();
}

/* Two brigades for one side, a garrison for the other, and a scale of the player's own (CA-4). */
static void
test_forces (void)
{
  GtkWidget *dialog = fresh_dialog ();
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

static GtkDropDown *
period_of (GtkWidget *dialog)
{
  return GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period"));
}

/* The nth row of the sides that are shown, from 0. */
static GtkWidget *
side_row (GtkWidget *dialog,
          guint      nth)
{
  GtkWidget *row = gtk_widget_get_first_child (desk_find (dialog, GTK_TYPE_BOX, "sides_box"));

  while (row != NULL && (!gtk_widget_get_visible (row) || nth-- > 0))
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static guint
n_sides (GtkWidget *dialog)
{
  guint n = 0;

  while (side_row (dialog, n) != NULL)
    n++;
  return n;
}

static GtkEditable *
side_name (GtkWidget *dialog,
           guint      nth)
{
  return GTK_EDITABLE (desk_find (side_row (dialog, nth), GTK_TYPE_ENTRY, NULL));
}

static GtkDropDown *
side_colour (GtkWidget *dialog,
             guint      nth)
{
  return GTK_DROP_DOWN (desk_find (side_row (dialog, nth), GTK_TYPE_DROP_DOWN, NULL));
}

static void
take_away (GtkWidget *dialog,
           guint      nth)
{
  g_signal_emit_by_name (gtk_widget_get_last_child (side_row (dialog, nth)), "clicked");
}

static const char *
label_of (GtkWidget  *dialog,
          const char *name)
{
  GtkWidget *label = desk_find (dialog, GTK_TYPE_LABEL, name);

  return gtk_widget_get_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : "";
}

/* Another period has other forces: what was counted of the first waits for it, which is said; what both have stays. */
static void
test_period (void)
{
  GtkWidget *dialog = fresh_dialog ();

  gtk_spin_button_set_value (number_at (dialog, "forces", 1, 1), 2);
  gtk_spin_button_set_value (number_at (dialog, "forces", 2, 6), 1);
  g_assert_cmpstr (label_of (dialog, "elsewhere"), ==, "");
  gtk_drop_down_set_selected (period_of (dialog), 1);
  g_assert_true (desk_says (dialog, "Tertia of foot"));
  g_assert_false (desk_says (dialog, "Battery of horse artillery"));
  g_assert_true (desk_says (desk_find (dialog, GTK_TYPE_GRID, "forces"), "Parliament"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 1)), ==, 0);
  g_assert_cmpstr (label_of (dialog, "elsewhere"), ==,
                   "3 forces that you counted belong to another period. They wait there, and are not made now.");
  gtk_drop_down_set_selected (period_of (dialog), 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 1)), ==, 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 2, 6)), ==, 1);
  g_assert_cmpstr (label_of (dialog, "elsewhere"), ==, "");
  gtk_drop_down_set_selected (period_of (dialog), 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 1)), ==, 2);
  gtk_spin_button_set_value (number_at (dialog, "forces", 1, 1), 0);
  gtk_spin_button_set_value (number_at (dialog, "forces", 2, 6), 0);
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
}

/* What the player typed over a proposal stays when the period changes; what he did not follows it. */
static void
test_proposals (void)
{
  GtkWidget *dialog = fresh_dialog ();
  GtkEditable *begins = GTK_EDITABLE (desk_find (dialog, GTK_TYPE_ENTRY, "begins"));

  gtk_editable_set_text (side_name (dialog, 0), "Spaniards");
  gtk_drop_down_set_selected (period_of (dialog), 1);
  g_assert_cmpstr (gtk_editable_get_text (side_name (dialog, 0)), ==, "Spaniards");
  g_assert_cmpstr (gtk_editable_get_text (side_name (dialog, 1)), ==, "Parliament");
  g_assert_cmpstr (gtk_editable_get_text (begins), ==, "1643-06-01");
  gtk_editable_set_text (begins, "1644-07-02");
  gtk_drop_down_set_selected (period_of (dialog), 2);
  g_assert_cmpstr (gtk_editable_get_text (begins), ==, "1644-07-02");
  gtk_editable_set_text (side_name (dialog, 0), "Allies");
  gtk_editable_set_text (begins, "1704-06-01");
  gtk_drop_down_set_selected (period_of (dialog), 0);
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
}

/* Two at least, eight at most; the one that is taken away comes back with what was counted for it. */
static void
test_sides (void)
{
  GtkWidget *dialog = fresh_dialog ();

  g_assert_cmpuint (n_sides (dialog), ==, 2);
  g_assert_false (gtk_widget_get_sensitive (gtk_widget_get_last_child (side_row (dialog, 0))));
  take_away (dialog, 0);
  g_assert_cmpuint (n_sides (dialog), ==, 2);
  for (guint n = 3; n <= 8; n++)
    {
      g_assert_true (gtk_widget_activate_action (dialog, "dialog.add-side", NULL));
      g_assert_cmpuint (n_sides (dialog), ==, n);
      g_assert_true (holds_focus (dialog, side_name (dialog, n - 1)));
    }
  gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  g_assert_cmpuint (n_sides (dialog), ==, 8);
  g_assert_cmpstr (gtk_editable_get_text (side_name (dialog, 7)), ==, "Side 8");
  gtk_spin_button_set_value (number_at (dialog, "forces", 3, 6), 4);
  take_away (dialog, 2);
  g_assert_cmpuint (n_sides (dialog), ==, 7);
  g_assert_true (holds_focus (dialog, side_name (dialog, 2)));
  g_assert_cmpstr (gtk_editable_get_text (side_name (dialog, 2)), ==, "Side 4");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 3, 6)), ==, 0);
  gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  g_assert_cmpstr (gtk_editable_get_text (side_name (dialog, 7)), ==, "Side 3");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 8, 6)), ==, 4);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A name that is there already is not proposed again. */
static void
test_next_name (void)
{
  GtkWidget *dialog = fresh_dialog ();

  gtk_editable_set_text (side_name (dialog, 1), " side 3");
  gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  g_assert_cmpstr (gtk_editable_get_text (side_name (dialog, 2)), ==, "Side 4");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
check_colours_differ (GtkWidget *dialog)
{
  guint seen = 0;

  for (guint i = 0; i < n_sides (dialog); i++)
    {
      guint bit = 1u << gtk_drop_down_get_selected (side_colour (dialog, i));

      g_assert_cmpuint (seen & bit, ==, 0);
      seen |= bit;
    }
}

/* Who chooses another's colour gives his own for it; a side that is added has one that nobody has. */
static void
test_colours (void)
{
  GtkWidget *dialog = fresh_dialog ();

  gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  check_colours_differ (dialog);
  gtk_drop_down_set_selected (side_colour (dialog, 2), gtk_drop_down_get_selected (side_colour (dialog, 0)));
  check_colours_differ (dialog);
  g_assert_cmpuint (gtk_drop_down_get_selected (side_colour (dialog, 2)), ==, 0);
  take_away (dialog, 2);
  gtk_drop_down_set_selected (side_colour (dialog, 0), 0);
  gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  check_colours_differ (dialog);
  while (n_sides (dialog) < 8)
    gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  check_colours_differ (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Two sides of one name, and one of none, are refused on whatever page it is. */
static void
test_names (void)
{
  GtkWidget *dialog = fresh_dialog ();
  gpointer made = NULL;

  g_signal_connect_swapped (dialog, "made", G_CALLBACK (keep), &made);
  gtk_widget_activate_action (dialog, "dialog.next", NULL);
  g_assert_cmpstr (label_of (dialog, "problem"), ==, "The campaign needs a name.");
  name_it (dialog);
  g_assert_cmpstr (label_of (dialog, "problem"), ==, "");
  gtk_editable_set_text (side_name (dialog, 1), " ALLIES ");
  g_assert_cmpstr (label_of (dialog, "problem"), ==, "Two sides are called “ALLIES”.");
  gtk_widget_activate_action (dialog, "dialog.create", NULL);
  g_assert_null (made);
  gtk_editable_set_text (side_name (dialog, 1), " ");
  g_assert_cmpstr (label_of (dialog, "problem"), ==, "Each side needs a name.");
  gtk_widget_activate_action (dialog, "dialog.create", NULL);
  g_assert_null (made);
  gtk_editable_set_text (side_name (dialog, 1), "French");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  g_assert_nonnull (made);
  g_clear_object (&made);
  desk_settle ();
}

/* Three sides are made as three, each with its own name and colour. */
static void
test_three (void)
{
  GtkWidget *dialog = fresh_dialog ();
  gpointer made = NULL;
  GListModel *sides;
  g_autoptr (GabThing) third = NULL;

  g_signal_connect_swapped (dialog, "made", G_CALLBACK (keep), &made);
  name_it (dialog);
  gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  gtk_editable_set_text (side_name (dialog, 2), "Spaniards");
  gtk_drop_down_set_selected (side_colour (dialog, 2), 3);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  sides = G_LIST_MODEL (gab_campaign_get_sides (gab_document_get_campaign (made)));
  g_assert_cmpuint (g_list_model_get_n_items (sides), ==, 3);
  third = g_list_model_get_item (sides, 2);
  g_assert_cmpstr (gab_thing_get_name (third), ==, "Spaniards");
  g_assert_cmpstr (gab_side_get_colour (GAB_SIDE (third)), ==, "#a8641f");
  g_clear_object (&made);
  desk_settle ();
}

static GtkWidget *
roster_button (GtkWidget *dialog,
               int        side)
{
  return gtk_grid_get_child_at (GTK_GRID (desk_find (dialog, GTK_TYPE_GRID, "forces")), 1 + side, 7);
}

/* Chooses a table as the player would. */
static void
choose_table (GtkWidget  *dialog,
              int         side,
              const char *file,
              const char *text)
{
  g_autofree char *path = desk_path (file);
  GabDialogsScript script = { .path = path };

  g_assert_true (text == NULL || g_file_set_contents (path, text, -1, NULL));
  gab_dialogs_follow_script (&script);
  g_signal_emit_by_name (roster_button (dialog, side), "clicked");
  desk_settle ();
  gab_dialogs_follow_script (NULL);
}

/* A good table: its units stand in a force that is called as the file is, and nothing is to be saved or undone. */
static void
test_roster (void)
{
  GtkWidget *dialog = fresh_dialog ();
  gpointer made = NULL;
  GListModel *forces;
  g_autoptr (GabForce) force = NULL;

  g_signal_connect_swapped (dialog, "made", G_CALLBACK (keep), &made);
  name_it (dialog);
  choose_table (dialog, 1, "Armée du Portugal.csv", "Regiment;Men;Brigade\n39e Ligne;1500;\n76e Ligne;1200;Maucune\n");
  g_assert_true (desk_says (roster_button (dialog, 1), "Armée du Portugal.csv"));
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  g_assert_nonnull (made);
  forces = G_LIST_MODEL (gab_campaign_get_forces (gab_document_get_campaign (made)));
  g_assert_cmpuint (g_list_model_get_n_items (forces), ==, 1);
  force = g_list_model_get_item (forces, 0);
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (force)), ==, "Armée du Portugal");
  g_assert_cmpstr (gab_force_get_side (force), ==, "french");
  g_assert_cmpint (gab_force_get_present (force), ==, 2700);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_force_get_forces (force))), ==, 1);
  g_assert_false (gab_document_get_modified (made));
  g_assert_false (gab_document_can_undo (made, NULL));
  g_clear_object (&made);
  desk_settle ();
}

static void
check_refused (GtkWidget  *dialog,
               gpointer   *made,
               const char *text,
               const char *sentence)
{
  choose_table (dialog, 0, "roster.csv", text);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  desk_settle ();
  g_assert_null (*made);
  g_assert_cmpstr (label_of (dialog, "problem"), ==, sentence);
  g_assert_true (shows (dialog, "forces"));
  /* Pressed again, it is let go. */
  g_signal_emit_by_name (roster_button (dialog, 0), "clicked");
  g_assert_false (desk_says (roster_button (dialog, 0), "roster.csv"));
}

/* A table that cannot be read as it stands: the file, the line and why are said, and nothing is made. */
static void
test_bad_roster (void)
{
  GtkWidget *dialog = fresh_dialog ();
  g_autofree char *path = desk_path ("roster.csv");
  gpointer made = NULL;

  g_signal_connect_swapped (dialog, "made", G_CALLBACK (keep), &made);
  name_it (dialog);
  check_refused (dialog, &made, "Regiment;Men\n45th Foot;many\n", "roster.csv: Line 2: Men: “many” is no number.");
  check_refused (dialog, &made, "Regiment;Kind;Men\n45th Foot;foot;500\nElephants;elephants;12\n",
                 "roster.csv: Line 3: “elephants” is no kind of unit that Gabion knows.");
  check_refused (dialog, &made, "Regiment;Men\n\"45th Foot;500\n", "roster.csv: Line 2, column 1: the quote that begins here is never closed.");
  check_refused (dialog, &made, "Regiment;Men\n", "roster.csv: The table holds no unit that could be put in.");
  /* The file is gone when it is to be read. */
  choose_table (dialog, 0, "roster.csv", "Regiment;Men\n45th Foot;500\n");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  g_assert_null (made);
  g_assert_nonnull (strstr (label_of (dialog, "problem"), "roster.csv"));
  g_signal_emit_by_name (roster_button (dialog, 0), "clicked");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  g_assert_nonnull (made);
  g_clear_object (&made);
  desk_settle ();
}

/* Numbers that were set on the later pages stand there the next time, in another period too. */
static void
test_kept (void)
{
  GtkWidget *dialog = fresh_dialog ();

  gtk_drop_down_set_selected (GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period")), 2);
  gtk_spin_button_set_value (number_at (dialog, "scales", 1, 6), 7);
  gtk_widget_activate_action (dialog, "dialog.add-side", NULL);
  gtk_editable_set_text (side_name (dialog, 2), "Spaniards");
  gtk_spin_button_set_value (number_at (dialog, "forces", 1, 2), 3);
  gtk_spin_button_set_value (number_at (dialog, "forces", 3, 2), 5);
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
  dialog = new_dialog ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "scales", 1, 6)), ==, 7);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 2)), ==, 3);
  g_assert_cmpuint (n_sides (dialog), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (side_name (dialog, 2)), ==, "Spaniards");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 3, 2)), ==, 5);
  name_it (dialog);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  desk_settle ();
  dialog = new_dialog ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "scales", 1, 6)), ==, 1);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number_at (dialog, "forces", 1, 2)), ==, 0);
  g_assert_cmpuint (n_sides (dialog), ==, 2);
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
  g_test_add_func ("/views/new-dialog/enter", test_enter);
  g_test_add_func ("/views/new-dialog/CA-4/forces", test_forces);
  g_test_add_func ("/views/new-dialog/period", test_period);
  g_test_add_func ("/views/new-dialog/proposals", test_proposals);
  g_test_add_func ("/views/new-dialog/sides", test_sides);
  g_test_add_func ("/views/new-dialog/next-name", test_next_name);
  g_test_add_func ("/views/new-dialog/colours", test_colours);
  g_test_add_func ("/views/new-dialog/names", test_names);
  g_test_add_func ("/views/new-dialog/three", test_three);
  g_test_add_func ("/views/new-dialog/roster", test_roster);
  g_test_add_func ("/views/new-dialog/bad-roster", test_bad_roster);
  g_test_add_func ("/views/new-dialog/kept", test_kept);
  return g_test_run ();
}

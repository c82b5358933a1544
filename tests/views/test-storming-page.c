/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a storm: played by its buttons and by typed dice, booked, undone. */

#include "gab-dice-entry.h"
#include "gab-operation-dialog.h"
#include "gab-settle-dialog.h"
#include "gab-storming-page.h"
#include "gab-storming.h"
#include "window-desk.h"

#include <string.h>

#define STORM "storm-of-badajoz"

static GabStormingPage *
show (GabWindow *window)
{
  desk_act_on (window, "win.show-page", STORM);
  return GAB_STORMING_PAGE (gab_window_get_page (window));
}

static GabSession *
session_of (GabWindow *window)
{
  return gab_window_get_session (window);
}

static const GabStorming *
state_of (GabWindow *window)
{
  return gab_operation_get_state (GAB_OPERATION (gab_session_get_shown (session_of (window))));
}

static void
next (GabStormingPage *page)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "storm.next", NULL));
  desk_settle ();
}

static void
type (GabStormingPage *page,
      const char      *dice)
{
  GtkWidget *entry = desk_find (GTK_WIDGET (page), GAB_TYPE_DICE_ENTRY, NULL);

  g_assert_true (gtk_widget_get_visible (entry));
  gab_dice_entry_set_text (GAB_DICE_ENTRY (entry), dice);
  g_signal_emit_by_name (entry, "given", dice);
  desk_settle ();
}

/* Walks the storm up to its columns with dice from the table. */
static GabStormingPage *
up_to_columns (GabWindow  *window,
               const char *columns)
{
  GabStormingPage *page = show (window);

  gab_session_set_table_dice (session_of (window), TRUE);
  desk_settle ();
  next (page);
  next (page);
  type (page, columns);
  return page;
}

static gboolean
has_order (GabStormingPage *page)
{
  g_autofree char *order = gab_storming_page_dup_order (page);

  return order != NULL;
}

static void
test_program_dice (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = show (window);

  g_assert_cmpint (state_of (window)->step, ==, GAB_STORMING_STEP_SUMMON);
  while (has_order (page) && state_of (window)->step != GAB_STORMING_STEP_OVER)
    next (page);
  g_assert_cmpint (state_of (window)->step, ==, GAB_STORMING_STEP_OVER);
  desk_close (window);
}

static void
test_typed_dice (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = up_to_columns (window, "8 5");

  g_assert_cmpint (state_of (window)->attempt[0].n_columns, ==, 1);
  g_assert_true (desk_says (GTK_WIDGET (page), "2 D10: column 1 storms"));
  type (page, "0 9");
  g_assert_cmpint (state_of (window)->attempt[0].result, ==, GAB_STORMING_CAPTURED);
  desk_close (window);
}

/* Whose dice fall may be switched while another page is shown. */
static void
test_dice_switched_elsewhere (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = show (window);
  GtkWidget *entry = desk_find (GTK_WIDGET (page), GAB_TYPE_DICE_ENTRY, NULL);

  next (page);
  next (page);
  g_assert_cmpint (state_of (window)->step, ==, GAB_STORMING_STEP_COLUMNS);
  g_assert_false (gtk_widget_get_visible (entry));
  for (int typed = TRUE; typed >= FALSE; typed--)
    {
      desk_act_on (window, "win.show-page", GAB_PAGE_OVERVIEW);
      gab_session_set_table_dice (session_of (window), typed);
      desk_settle ();
      g_assert_true (show (window) == page);
      g_assert_cmpint (gtk_widget_get_visible (entry), ==, typed);
    }
  desk_close (window);
}

/* Too few, too many and impossible dice are refused under the line; nothing has changed. */
static void
test_refused_dice (void)
{
  static const char *const wrong[] = { "", "8", "8 5 1", "11 3", "two", "8,5x" };
  GabWindow *window = desk_sample ();
  GabStormingPage *page = show (window);
  GabDiceEntry *entry = GAB_DICE_ENTRY (desk_find (GTK_WIDGET (page), GAB_TYPE_DICE_ENTRY, NULL));

  gab_session_set_table_dice (session_of (window), TRUE);
  desk_settle ();
  next (page);
  next (page);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (page, wrong[i]);
      g_assert_cmpstr (gab_dice_entry_get_refusal (entry), !=, "");
      g_assert_cmpint (state_of (window)->step, ==, GAB_STORMING_STEP_COLUMNS);
    }
  gab_dice_entry_set_text (entry, "8");
  g_assert_cmpstr (gab_dice_entry_get_refusal (entry), ==, "");
  desk_close (window);
}

/* The page shows what the odds say, in words and percentages. */
static void
test_chances (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = up_to_columns (window, "0 0");

  g_assert_true (desk_says (GTK_WIDGET (page), "27 %"));
  g_assert_true (desk_says (GTK_WIDGET (page), "00–26"));
  g_assert_true (desk_says (GTK_WIDGET (page), "complete success"));
  g_assert_true (desk_says (GTK_WIDGET (page), "80 %"));
  desk_close (window);
}

static void
test_columns (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = up_to_columns (window, "5 0");
  GtkListBox *columns = GTK_LIST_BOX (desk_find (GTK_WIDGET (page), GTK_TYPE_LIST_BOX, "columns"));
  g_autofree char *order = NULL;

  g_assert_cmpint (state_of (window)->attempt[0].n_columns, ==, 3);
  gtk_list_box_select_row (columns, gtk_list_box_get_row_at_index (columns, 1));
  desk_settle ();
  order = gab_storming_page_dup_order (page);
  g_assert_cmpstr (order, ==, "assault column 2");
  g_assert_true (gab_session_order (session_of (window), STORM, "name column 2 with 45th-foot-1 74th-foot", NULL, NULL,
                                    "Name", NULL));
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (page), "45th Foot, 1st battalion, 74th Foot"));
  type (page, "9 9");
  g_assert_true (desk_says (GTK_WIDGET (page), "200 men lost"));
  g_clear_pointer (&order, g_free);
  order = gab_storming_page_dup_order (page);
  g_assert_cmpstr (order, ==, "assault column 1");
  desk_close (window);
}

/* What may not be done now says why, with its rule. */
static void
test_not_now (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = show (window);
  GtkWidget *end = desk_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "end_button");

  g_assert_false (gtk_widget_is_sensitive (end));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (end), "ST-12"));
  desk_close (window);
}

static GtkWidget *
find (GabWindow  *window,
      GType       type,
      const char *name)
{
  return desk_find (gab_window_get_page (window), type, name);
}

static void
test_other_side (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *button;

  show (window);
  gab_session_set_viewer (session_of (window), 1);
  desk_settle ();
  button = find (window, GTK_TYPE_BUTTON, "order_button");
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (button), "Allies"));
  g_assert_false (gtk_widget_get_visible (find (window, GTK_TYPE_EXPANDER, "correction")));
  gab_session_set_viewer (session_of (window), 0);
  desk_settle ();
  g_assert_true (gtk_widget_is_sensitive (find (window, GTK_TYPE_BUTTON, "order_button")));
  desk_close (window);
}

static void
test_correction (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = up_to_columns (window, "5 0");
  GtkWidget *expander = desk_find (GTK_WIDGET (page), GTK_TYPE_EXPANDER, "correction");
  GtkDropDown *field;
  GtkSpinButton *value;
  GtkWidget *reason;

  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  field = GTK_DROP_DOWN (desk_find (expander, GTK_TYPE_DROP_DOWN, "field"));
  value = GTK_SPIN_BUTTON (desk_find (expander, GTK_TYPE_SPIN_BUTTON, "value"));
  reason = desk_find (expander, GTK_TYPE_ENTRY, "reason");
  gtk_drop_down_set_selected (field, 2);
  gtk_spin_button_set_value (value, 2);
  gtk_editable_set_text (GTK_EDITABLE (reason), "A misread die");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "storm.correct", NULL));
  desk_settle ();
  g_assert_cmpint (state_of (window)->attempt[0].n_columns, ==, 2);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "");
  desk_close (window);
}

static int
present (GabWindow  *window,
         const char *force)
{
  return gab_force_get_present (GAB_FORCE (gab_campaign_find (gab_session_get_campaign (session_of (window)), force)));
}

/* Played, its cost looked at, booked, taken back. */
static void
test_book_and_undo (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = up_to_columns (window, "8 5");
  int before = present (window, "anglo-portuguese-army");
  GtkWidget *dialog;

  type (page, "0 9");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "storm.book", NULL));
  desk_settle ();
  dialog = desk_find_window (GAB_TYPE_SETTLE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_true (desk_says (dialog, "Before"));
  g_assert_cmpint (present (window, "anglo-portuguese-army"), ==, before);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.book", NULL));
  desk_settle ();
  g_assert_null (desk_find_window (GAB_TYPE_SETTLE_DIALOG));
  g_assert_cmpint (present (window, "anglo-portuguese-army"), ==, before - 550);
  g_assert_true (desk_says (GTK_WIDGET (page), "Booked"));
  g_assert_null (gab_storming_page_dup_order (page));
  desk_act (window, "win.undo");
  g_assert_cmpint (present (window, "anglo-portuguese-army"), ==, before);
  desk_act (window, "win.redo");
  g_assert_cmpint (present (window, "anglo-portuguese-army"), ==, before - 550);
  desk_close (window);
}

/* The attacker is shown his own losses, not those of the garrison. */
static void
test_settling_keeps_secrets (void)
{
  GabWindow *window = desk_sample ();
  GabStormingPage *page = up_to_columns (window, "8 5");
  GtkWidget *dialog;

  type (page, "0 9");
  gab_session_set_viewer (session_of (window), 0);
  desk_settle ();
  dialog = gab_settle_dialog_new (NULL, session_of (window), STORM, NULL);
  g_assert_true (desk_says (dialog, "45th Foot, 1st battalion"));
  g_assert_false (desk_says (dialog, "9e Léger, a battalion"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

static void
test_free_play (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *dialog = gab_operation_dialog_new (GTK_WINDOW (window), session_of (window), "storming");

  gtk_window_present (GTK_WINDOW (dialog));
  gab_operation_dialog_set_free (GAB_OPERATION_DIALOG (dialog), TRUE);
  g_assert_cmpstr (gab_operation_dialog_get_problem (GAB_OPERATION_DIALOG (dialog)), ==, "");
  g_assert_true (gtk_widget_activate_action (dialog, "operation.create", NULL));
  desk_settle ();
  g_assert_true (GAB_IS_STORMING_PAGE (gab_window_get_page (window)));
  g_assert_false (state_of (window)->one_fort);
  g_assert_true (desk_says (gab_window_get_page (window), "Fort 1 of 4"));
  while (state_of (window)->step != GAB_STORMING_STEP_OVER)
    next (GAB_STORMING_PAGE (gab_window_get_page (window)));
  g_assert_cmpint (state_of (window)->n_made, ==, 4);
  g_assert_true (gab_session_close (session_of (window), gab_session_get_page (session_of (window)), NULL));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/storming-page/program-dice", test_program_dice);
  g_test_add_func ("/views/storming-page/typed-dice", test_typed_dice);
  g_test_add_func ("/views/storming-page/dice-switched-elsewhere", test_dice_switched_elsewhere);
  g_test_add_func ("/views/storming-page/refused-dice", test_refused_dice);
  g_test_add_func ("/views/storming-page/chances", test_chances);
  g_test_add_func ("/views/storming-page/columns", test_columns);
  g_test_add_func ("/views/storming-page/not-now", test_not_now);
  g_test_add_func ("/views/storming-page/other-side", test_other_side);
  g_test_add_func ("/views/storming-page/correction", test_correction);
  g_test_add_func ("/views/storming-page/book-and-undo", test_book_and_undo);
  g_test_add_func ("/views/storming-page/settling-keeps-secrets", test_settling_keeps_secrets);
  g_test_add_func ("/views/storming-page/free-play", test_free_play);
  return g_test_run ();
}

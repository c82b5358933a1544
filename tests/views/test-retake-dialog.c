/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order of an open storm is corrected: shown first, done, undone (CA-17). */

#include "gab-retake-dialog.h"
#include "gab-storming.h"
#include "window-desk.h"

#include <string.h>

#define STORM "storm-of-badajoz"

static GabOperation *
storm_of (GabWindow *window)
{
  return GAB_OPERATION (gab_campaign_find (gab_document_get_campaign (desk_document (window)), STORM));
}

static const GabStorming *
state_of (GabWindow *window)
{
  return gab_operation_get_state (storm_of (window));
}

static void
give (GabWindow  *window,
      const char *line,
      const char *dice)
{
  g_autoptr (GError) error = NULL;

  gab_session_order (gab_window_get_session (window), STORM, line, dice, NULL, "Order", &error);
  g_assert_no_error (error);
  desk_settle ();
}

/* One column, which storms with success: the place is taken. */
static GabWindow *
storm (guint *columns_order)
{
  GabWindow *window = desk_sample ();

  desk_act_on (window, "win.show-page", STORM);
  gab_session_set_table_dice (gab_window_get_session (window), TRUE);
  give (window, "summon", "");
  give (window, "prepare", "");
  *columns_order = gab_game_length (gab_turn_log_get_game (gab_operation_get_log (storm_of (window))));
  give (window, "columns", "8 5");
  give (window, "assault column 1", "0 9");
  g_assert_cmpint (state_of (window)->attempt[0].result, ==, GAB_STORMING_CAPTURED);
  return window;
}

static GabRetakeDialog *
open_dialog (GabWindow *window,
             guint      nth)
{
  GtkWidget *dialog = gab_retake_dialog_new (GTK_WINDOW (window), gab_window_get_session (window), STORM, nth);

  g_assert_nonnull (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  desk_settle ();
  return GAB_RETAKE_DIALOG (dialog);
}

static void
test_holds (void)
{
  guint columns_order;
  GabWindow *window = storm (&columns_order);
  GabRetakeDialog *dialog = open_dialog (window, columns_order);

  g_assert_cmpstr (gab_retake_dialog_preview (dialog), ==, "");
  gab_retake_dialog_type (dialog, "columns", "0 0");
  g_assert_cmpstr (gab_retake_dialog_preview (dialog), ==, "Every later order still holds.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "retake.do", NULL));
  desk_settle ();
  g_assert_cmpint (state_of (window)->attempt[0].n_columns, ==, 4);
  g_assert_cmpint (state_of (window)->attempt[0].n_stormed, ==, 1);
  desk_act (window, "win.undo");
  g_assert_cmpint (state_of (window)->attempt[0].n_columns, ==, 1);
  desk_close (window);
}

static void
test_struck (void)
{
  guint columns_order;
  GabWindow *window = storm (&columns_order);
  GabTurnLog *log = gab_operation_get_log (storm_of (window));
  guint length = g_list_model_get_n_items (G_LIST_MODEL (log));
  GabRetakeDialog *dialog = open_dialog (window, columns_order + 1);

  /* The second column never was; the first is refused by the same rule as ever. */
  gab_retake_dialog_type (dialog, "assault column 2", "0 9");
  g_assert_cmpstr (gab_retake_dialog_preview (dialog), ==, "");
  g_assert_true (desk_says (GTK_WIDGET (dialog), "ST-"));
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
  dialog = open_dialog (window, columns_order);
  gab_retake_dialog_type (dialog, "columns", "8 5 5");
  g_assert_cmpstr (gab_retake_dialog_preview (dialog), ==, "");
  gab_retake_dialog_type (dialog, "set attempts 2", "");
  g_assert_true (strstr (gab_retake_dialog_preview (dialog), "1 later order no longer holds") != NULL);
  g_assert_true (strstr (gab_retake_dialog_preview (dialog), "assault column 1") != NULL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "retake.do", NULL));
  desk_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, length);
  g_assert_cmpuint (gab_turn_log_get_struck (log)->len, ==, 1);
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/retake-dialog/CA-17/holds", test_holds);
  g_test_add_func ("/views/retake-dialog/CA-17/struck", test_struck);
  return g_test_run ();
}

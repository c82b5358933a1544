/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables in the window: a roster is looked at and put in, what the viewer may know is written. */

#include "gab-bill-dialog.h"
#include "gab-entry-dialog.h"
#include "gab-import-dialog.h"
#include "gab-csv-roster.h"
#include "gab-window-tables.h"
#include "window-desk.h"

#include <string.h>

static GtkWidget *
open_dialog (GabWindow *window)
{
  g_autoptr (GList) windows = NULL;

  desk_act_on (window, "win.show-page", "3rd-division");
  desk_act (window, "win.import");
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_IMPORT_DIALOG (l->data))
      return l->data;
  return NULL;
}

static int
first_men (GabWindow *window)
{
  GabThing *force = gab_campaign_find (gab_session_get_campaign (gab_window_get_session (window)), "3rd-division");

  return gab_force_get_first (GAB_FORCE (force));
}

static void
test_import (void)
{
  GabWindow *window = desk_sample ();
  int before = first_men (window);
  GabImportDialog *dialog = GAB_IMPORT_DIALOG (open_dialog (window));

  g_assert_cmpstr (gab_import_dialog_get_summary (dialog), ==, "");
  gab_import_dialog_set_text (dialog, "New Foot\tfoot\t100\nMore Foot\telephants\t30\nLast <b>Foot</b>\trifles\t7\n");
  desk_settle ();
  g_assert_cmpstr (gab_import_dialog_get_summary (dialog), ==, "3 units will be put in.");
  /* The second column could be no kind, so it was not guessed as one. */
  gab_import_dialog_set_column (dialog, 1, GAB_CSV_ROSTER_KIND);
  desk_settle ();
  g_assert_cmpstr (gab_import_dialog_get_summary (dialog), ==, "2 units will be put in; 1 row is left out.");
  g_assert_true (desk_says (GTK_WIDGET (dialog), "“elephants” is no kind of unit"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "import.do", NULL));
  desk_settle ();
  g_assert_cmpint (first_men (window), ==, before + 107);
  g_assert_cmpstr (gab_window_get_told (window), ==, "Import 2 units");
  desk_act (window, "win.undo");
  g_assert_cmpint (first_men (window), ==, before);
  desk_close (window);
}

static void
test_wrong_tables (void)
{
  GabWindow *window = desk_sample ();
  GabImportDialog *dialog = GAB_IMPORT_DIALOG (open_dialog (window));
  g_autofree char *path = desk_path ("latin.csv");

  g_assert_true (g_file_set_contents (path, "name,men\nJ\xe4ger,5\n", -1, NULL));
  g_assert_false (gab_import_dialog_load (dialog, path));
  g_assert_nonnull (strstr (gab_import_dialog_get_problem (dialog), "Line 2, column 2"));
  g_assert_true (g_file_set_contents (path, "name,men\nJ\xc3\xa4ger,5\n", -1, NULL));
  g_assert_true (gab_import_dialog_load (dialog, path));
  g_assert_cmpstr (gab_import_dialog_get_problem (dialog), ==, "");
  g_assert_cmpstr (gab_import_dialog_get_summary (dialog), ==, "1 unit will be put in.");
  gab_import_dialog_set_text (dialog, "name,men\n\"torn,5\n");
  g_assert_nonnull (strstr (gab_import_dialog_get_problem (dialog), "Line 2, column 1"));
  g_assert_cmpstr (gab_import_dialog_get_summary (dialog), ==, "");
  g_assert_false (gab_import_dialog_load (dialog, "/nowhere/at/all.csv"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

static gboolean
is_idle (gpointer window)
{
  return !gab_window_is_busy (window);
}

/* Writes it and waits; the error that is shown, "" for none. */
static const char *
export (GabWindow  *window,
        const char *what,
        const char *path)
{
  gab_window_export (window, what, path);
  g_assert_true (gab_window_is_busy (window));
  g_assert_nonnull (gab_window_get_bar (window, "exporting"));
  g_assert_true (desk_wait_for (is_idle, window));
  g_assert_null (gab_window_get_bar (window, "exporting"));
  return gab_window_get_error (window) != NULL ? gab_window_get_error (window) : "";
}

/* CA-18: what a side's window writes is that side's. */
static void
test_export (void)
{
  /* Who storms is seen by all; what its own side wrote beside the order is not. */
  static const struct { const char *what, *secret; } tables[] = {
    { "roster", "45th Foot" }, { "ledger", "45th Foot" }, { "log", "Mackinnon and Campbell" },
  };
  GabWindow *window = desk_sample ();
  g_autofree char *path = desk_path ("export.csv");
  g_autofree char *whole = NULL;

  g_assert_cmpstr (export (window, "roster", path), ==, "");
  g_assert_true (g_file_get_contents (path, &whole, NULL, NULL));
  g_assert_nonnull (strstr (whole, "45th Foot, 1st battalion"));
  gab_session_set_viewer (gab_window_get_session (window), 1);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *text = NULL;

      g_assert_cmpstr (export (window, tables[i].what, path), ==, "");
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_null (strstr (text, tables[i].secret));
      g_assert_cmpuint (strlen (text), >, 100);
    }
  g_assert_cmpstr (export (window, "log", "/nowhere/at/all.csv"), !=, "");
  desk_close (window);
}

/* What is played while it is written is in it; what is cancelled is not written. */
static void
test_export_meanwhile (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *path = desk_path ("meanwhile.csv");
  g_autofree char *other = desk_path ("cancelled.csv");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  gab_window_export (window, "log", path);
  for (int i = 0; i < 2; i++)
    g_main_context_iteration (NULL, TRUE);
  gab_session_order (gab_window_get_session (window), NULL, "sick 88th-foot-1:1", NULL, "Typhus in Elvas", "Sick", &error);
  g_assert_no_error (error);
  g_assert_true (desk_wait_for (is_idle, window));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Typhus in Elvas"));
  g_assert_null (strstr (strstr (text, "Typhus in Elvas") + 1, "Typhus in Elvas"));
  g_assert_true (g_str_has_prefix (text, "log,number"));
  gab_window_export (window, "ledger", other);
  desk_act (window, "win.cancel-export");
  desk_settle ();
  g_assert_false (gab_window_is_busy (window));
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  /* A window that is closed gives it up. */
  gab_window_export (window, "log", other);
  desk_act (window, "win.undo");
  desk_close (window);
}

static GtkWidget *
open_bill (GabWindow  *window,
           const char *operation)
{
  g_autoptr (GList) windows = NULL;

  desk_act_on (window, "win.bill", operation);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_BILL_DIALOG (l->data))
      return l->data;
  return NULL;
}

static void
test_bill (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *dialog = open_bill (window, "storm-of-ciudad-rodrigo");
  g_autofree char *text = gab_bill_dialog_dup_text (GAB_BILL_DIALOG (dialog), FALSE);
  g_autofree char *csv = gab_bill_dialog_dup_text (GAB_BILL_DIALOG (dialog), TRUE);

  g_assert_true (desk_says (dialog, "Mackinnon’s Brigade"));
  g_assert_true (g_str_has_prefix (text, "Storm of Ciudad Rodrigo\n19 January 1812: Allies won\n\n"));
  g_assert_nonnull (strstr (csv, "Allies,Mackinnon’s Brigade,74th Foot,11,45,1,0,0,0,\r\n"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  /* What is not closed has none; a side is shown its own. */
  g_assert_null (open_bill (window, "storm-of-badajoz"));
  g_assert_nonnull (gab_window_get_error (window));
  gab_session_set_viewer (gab_window_get_session (window), 1);
  dialog = open_bill (window, "storm-of-ciudad-rodrigo");
  g_assert_false (desk_says (dialog, "74th Foot"));
  g_assert_true (desk_says (dialog, "French"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

static GabEntryDialog *
open_entry (GabWindow *window)
{
  g_autoptr (GList) windows = NULL;

  desk_act (window, "win.new-entry");
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_ENTRY_DIALOG (l->data))
      return l->data;
  return NULL;
}

static int
present (GabWindow  *window,
         const char *unit)
{
  return gab_unit_get_present (GAB_UNIT (gab_campaign_find (gab_session_get_campaign (gab_window_get_session (window)), unit)));
}

/* Any cause of the books: its form, the refusal before it is booked, the entry. */
static void
test_entry (void)
{
  GabWindow *window = desk_sample ();
  GabEntryDialog *dialog = open_entry (window);
  int before = present (window, "45th-foot-1");
  g_autofree char *line = NULL;

  g_assert_true (gab_entry_dialog_choose (dialog, GAB_BOOKS_TRANSFER));
  g_assert_null (gab_entry_dialog_dup_line (dialog));
  g_assert_true (gab_entry_dialog_set (dialog, 0, "45th-foot-1"));
  g_assert_true (gab_entry_dialog_set (dialog, 1, "74th-foot"));
  g_assert_true (gab_entry_dialog_set (dialog, 2, "9999"));
  g_assert_nonnull (strstr (gab_entry_dialog_get_problem (dialog), "CA-3"));
  g_assert_true (gab_entry_dialog_set (dialog, 2, "20"));
  g_assert_cmpstr (gab_entry_dialog_get_problem (dialog), ==, "");
  line = gab_entry_dialog_dup_line (dialog);
  g_assert_cmpstr (line, ==, "transfer 45th-foot-1 to 74th-foot men 20");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "entry.book", NULL));
  desk_settle ();
  g_assert_cmpint (present (window, "45th-foot-1"), ==, before - 20);
  desk_act (window, "win.undo");
  g_assert_cmpint (present (window, "45th-foot-1"), ==, before);
  desk_close (window);
}

static int
tally_now (GabWindow  *window,
           const char *handle)
{
  GabThing *tally = gab_campaign_find (gab_session_get_campaign (gab_window_get_session (window)), handle);

  return GAB_IS_TALLY (tally) ? gab_tally_get_now (GAB_TALLY (tally)) : -1;
}

/* What is begun and not complete is told and not booked; a tally is added and taken back. */
static void
test_entry_incomplete (void)
{
  GabWindow *window = desk_sample ();
  GabEntryDialog *dialog = open_entry (window);
  guint length = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_log (gab_session_get_campaign (gab_window_get_session (window)))));

  g_assert_true (gab_entry_dialog_choose (dialog, GAB_BOOKS_RECEIVE));
  g_assert_cmpstr (gab_entry_dialog_get_problem (dialog), ==, "");
  g_assert_true (gab_entry_dialog_set (dialog, 0, "45th-foot-1:3"));
  g_assert_cmpstr (gab_entry_dialog_get_problem (dialog), ==, "");
  g_assert_true (gab_entry_dialog_set (dialog, 1, "45th-foot-1"));
  g_assert_nonnull (strstr (gab_entry_dialog_get_problem (dialog), "“guns” is not complete"));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "entry.book", NULL);
  desk_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_log (gab_session_get_campaign (gab_window_get_session (window))))), ==, length);
  g_assert_true (gab_entry_dialog_choose (dialog, GAB_BOOKS_LEADER_WOUNDED));
  g_assert_true (gab_entry_dialog_set (dialog, 1, "1812-13-40"));
  g_assert_cmpstr (gab_entry_dialog_get_problem (dialog), !=, "");
  g_assert_true (gab_entry_dialog_choose (dialog, GAB_BOOKS_LEND));
  g_assert_true (gab_entry_dialog_set (dialog, 1, "45th-foot-1:10"));
  g_assert_nonnull (strstr (gab_entry_dialog_get_problem (dialog), "still missing"));
  g_assert_true (gab_entry_dialog_set (dialog, 0, "storm-of-badajoz"));
  g_assert_cmpstr (gab_entry_dialog_get_problem (dialog), ==, "");
  {
    g_autofree char *line = gab_entry_dialog_dup_line (dialog);

    g_assert_cmpstr (line, ==, "lend storm-of-badajoz men 45th-foot-1:10");
  }
  g_assert_true (gab_entry_dialog_choose (dialog, GAB_BOOKS_RETURN));
  g_assert_true (gab_entry_dialog_choose (dialog, GAB_BOOKS_CORRECT));
  g_assert_true (gab_entry_dialog_set (dialog, 0, "storm-of-ciudad-rodrigo"));
  g_assert_true (gab_entry_dialog_set (dialog, 1, "74th-foot:1"));
  {
    g_autofree char *line = gab_entry_dialog_dup_line (dialog);

    g_assert_cmpstr (line, ==, "correct storm-of-ciudad-rodrigo losses 74th-foot:1:0:0:0");
  }
  g_assert_true (gab_entry_dialog_choose (dialog, -1));
  g_assert_true (gab_entry_dialog_set (dialog, 0, "Powder & shot"));
  g_assert_nonnull (strstr (gab_entry_dialog_get_problem (dialog), "still missing"));
  g_assert_true (gab_entry_dialog_set (dialog, 1, "3rd-division"));
  g_assert_true (gab_entry_dialog_set (dialog, 2, "12"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "entry.book", NULL));
  desk_settle ();
  g_assert_cmpint (tally_now (window, "powder-shot"), ==, 12);
  desk_act (window, "win.undo");
  g_assert_cmpint (tally_now (window, "powder-shot"), ==, -1);
  desk_close (window);
}

/* Games: raised for, dismissed after. */
static void
test_games (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page;
  g_autoptr (GError) error = NULL;

  desk_act_on (window, "win.show-page", GAB_PAGE_GAMES);
  page = gab_window_get_page (window);
  g_assert_true (desk_says (page, "Storm of Ciudad Rodrigo"));
  g_assert_true (desk_says (page, "Allies: 550"));
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_false (desk_says (page, "Dismiss"));
  g_assert_true (gab_session_order (gab_window_get_session (window), NULL, "raise storm-of-badajoz men 45th-foot-1:50", NULL,
                                    NULL, "Raise", &error));
  g_assert_no_error (error);
  desk_settle ();
  g_assert_true (desk_says (page, "Dismiss"));
  desk_act (window, "win.undo");
  g_assert_false (desk_says (page, "Dismiss"));
  desk_close (window);
}

/* CA-18: a side is offered its own things. */
static void
test_entry_of_a_side (void)
{
  GabWindow *window = desk_sample ();
  GabEntryDialog *dialog;

  gab_session_set_viewer (gab_window_get_session (window), 1);
  dialog = open_entry (window);
  g_assert_true (gab_entry_dialog_choose (dialog, GAB_BOOKS_SICK));
  g_assert_false (gab_entry_dialog_set (dialog, 0, "45th-foot-1:3"));
  g_assert_false (desk_says (GTK_WIDGET (dialog), "45th"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/tables/import", test_import);
  g_test_add_func ("/views/tables/wrong", test_wrong_tables);
  g_test_add_func ("/views/tables/CA-18/export", test_export);
  g_test_add_func ("/views/tables/export-meanwhile", test_export_meanwhile);
  g_test_add_func ("/views/tables/CA-18/bill", test_bill);
  g_test_add_func ("/views/tables/CA-3/entry", test_entry);
  g_test_add_func ("/views/tables/entry-incomplete", test_entry_incomplete);
  g_test_add_func ("/views/tables/CA-18/entry", test_entry_of_a_side);
  g_test_add_func ("/views/games", test_games);
  return g_test_run ();
}

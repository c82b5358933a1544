/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New operations, results typed at the table, and the page of a fortress. */

#include "gab-fortress-page.h"
#include "gab-operation-dialog.h"
#include "gab-result-page.h"
#include "gab-result-sheet-actions.h"
#include "gab-storming-page.h"
#include "window-desk.h"

#include <string.h>

static GabSession *
session_of (GabWindow *window)
{
  return gab_window_get_session (window);
}

static GabOperationDialog *
begin (GabWindow  *window,
       const char *rules)
{
  GtkWidget *dialog = gab_operation_dialog_new (GTK_WINDOW (window), session_of (window), rules);

  gtk_window_present (GTK_WINDOW (dialog));
  return GAB_OPERATION_DIALOG (dialog);
}

static void
create (GabOperationDialog *dialog)
{
  g_assert_cmpstr (gab_operation_dialog_get_problem (dialog), ==, "");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "operation.create", NULL));
  desk_settle ();
}

static int
present (GabWindow  *window,
         const char *unit)
{
  return gab_unit_get_present (GAB_UNIT (gab_campaign_find (gab_session_get_campaign (session_of (window)), unit)));
}

/* The sizes are proposed from the forces as they are chosen (ST-13). */
static void
test_new_storm (void)
{
  GabWindow *window = desk_sample ();
  GabOperationDialog *dialog = begin (window, "storming");

  g_assert_cmpstr (gab_operation_dialog_get_problem (dialog), !=, "");
  gab_operation_dialog_set_place (dialog, "badajoz");
  g_assert_true (gab_operation_dialog_set_force (dialog, "3rd-division", TRUE));
  g_assert_false (gab_operation_dialog_set_force (dialog, "badajoz-garrison", TRUE));
  g_assert_nonnull (strstr (gab_operation_dialog_get_proposal (dialog), "small army"));
  g_assert_true (gab_operation_dialog_set_force (dialog, "4th-division", TRUE));
  g_assert_true (gab_operation_dialog_set_force (dialog, "light-division", TRUE));
  g_assert_nonnull (strstr (gab_operation_dialog_get_proposal (dialog), "big army"));
  create (dialog);
  g_assert_true (GAB_IS_STORMING_PAGE (gab_window_get_page (window)));
  desk_act (window, "win.undo");
  g_assert_false (GAB_IS_STORMING_PAGE (gab_window_get_page (window)));
  desk_close (window);
}

static GabResultPage *
fight (GabWindow *window)
{
  GabOperationDialog *dialog = begin (window, "table");

  gab_operation_dialog_set_place (dialog, "badajoz");
  gab_operation_dialog_set_force (dialog, "light-division", TRUE);
  gab_operation_dialog_set_force (dialog, "badajoz-garrison", TRUE);
  gab_operation_dialog_set_name (dialog, "A sally & its <end>");
  create (dialog);
  return GAB_RESULT_PAGE (gab_window_get_page (window));
}

static void
book (GabResultPage *page)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "result.book", NULL));
  desk_settle ();
}

/* Both sides may have a First Brigade: the forces say whose they are. */
static void
test_sides (void)
{
  GabWindow *window = desk_sample ();
  GabOperationDialog *dialog = begin (window, "table");

  g_assert_true (desk_says (GTK_WIDGET (dialog), "Anglo-Portuguese Army (Allies)"));
  g_assert_true (desk_says (GTK_WIDGET (dialog), "Army of the South (French)"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_true (desk_says (GTK_WIDGET (fight (window)), "Light Division · Allies"));
  desk_close (window);
}

static void
test_result (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  int before = present (window, "52nd-foot-1");
  g_autofree char *line = NULL;

  g_assert_true (gab_result_page_type (page, "52nd-foot-1", 3, 14, 1, 2));
  g_assert_false (gab_result_page_type (page, "45th-foot-1", 1, 0, 0, 0));
  line = gab_result_page_dup_line (page);
  g_assert_true (g_str_has_suffix (line, "losses 52nd-foot-1:3:14:1:2"));
  book (page);
  g_assert_cmpint (present (window, "52nd-foot-1"), ==, before - 20);
  g_assert_true (desk_says (GTK_WIDGET (page), "Booked"));
  desk_act (window, "win.undo");
  g_assert_cmpint (present (window, "52nd-foot-1"), ==, before);
  desk_close (window);
}

/* More than there are: refused with the rule; what was typed stays. */
static void
test_result_refused (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  int before = present (window, "52nd-foot-1");
  g_autofree char *line = NULL;

  gab_result_page_type (page, "52nd-foot-1", before, 1, 0, 0);
  book (page);
  g_assert_nonnull (strstr (gab_result_page_get_problem (page), "CA-3"));
  g_assert_cmpint (present (window, "52nd-foot-1"), ==, before);
  line = gab_result_page_dup_line (page);
  g_assert_nonnull (strstr (line, "52nd-foot-1"));
  desk_close (window);
}

/* CA-19, CA-20: guns, rounds and leaders go into the same order. */
static void
test_result_whole (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  GabResultExtras *extras = gab_result_page_get_extras (page);
  GabCampaign *campaign = gab_session_get_campaign (session_of (window));
  const GabBooks *books;
  g_autofree char *line = NULL;

  gab_result_page_type (page, "52nd-foot-1", 3, 14, 1, 2);
  g_assert_true (gab_result_extras_set_leader (extras, "barnard", 3, 0));
  g_assert_null (gab_result_page_dup_line (page));
  g_assert_nonnull (strstr (gab_result_page_get_problem (page), "CA-20"));
  g_assert_true (gab_result_extras_set_leader (extras, "barnard", 3, 20));
  g_assert_true (gab_result_extras_set_leader (extras, "philippon", 1, 0));
  g_assert_false (gab_result_extras_set_leader (extras, "picton", 1, 0));
  line = gab_result_page_dup_line (page);
  g_assert_true (g_str_has_suffix (line, "losses 52nd-foot-1:3:14:1:2 leaders-killed philippon leaders-wounded barnard:20"));
  book (page);
  g_assert_cmpstr (gab_result_page_get_problem (page), ==, "");
  books = gab_campaign_get_books (campaign);
  g_assert_cmpint (gab_books_commander (books, gab_books_find (books, "commander", "barnard"))->state, ==, GAB_LEADER_WOUNDED);
  desk_close (window);
}

/* CA-19: what was typed while the books were others is not booked unseen. */
static void
test_result_stale (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  int before = present (window, "52nd-foot-1");
  g_autoptr (GError) error = NULL;

  gab_result_page_type (page, "52nd-foot-1", 3, 14, 1, 2);
  g_assert_true (gab_session_order (session_of (window), NULL, "sick 52nd-foot-1:5", NULL, NULL, "Sick", &error));
  desk_settle ();
  book (page);
  g_assert_nonnull (strstr (gab_result_page_get_problem (page), "CA-19"));
  g_assert_cmpint (present (window, "52nd-foot-1"), ==, before - 5);
  book (page);
  g_assert_cmpint (present (window, "52nd-foot-1"), ==, before - 25);
  desk_close (window);
}

/* What is half typed is there again after another page and another window; booked, it is gone. */
static void
test_result_kept (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  g_autofree char *handle = g_strdup (gab_session_get_page (session_of (window)));
  GtkWidget *captor = desk_find (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, "new_captor");
  g_autofree char *line = NULL;
  g_autofree char *again = NULL;
  g_autofree char *of_side = NULL;
  g_autofree char *undone = NULL;

  g_assert_true (gab_result_page_type (page, "52nd-foot-1", 3, 14, 1, 2));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (captor), TRUE);
  line = gab_result_page_dup_line (page);
  desk_act_on (window, "win.show-page", "renaud-redoubt-1812");
  desk_settle ();
  desk_act_on (window, "win.show-page", handle);
  desk_settle ();
  page = GAB_RESULT_PAGE (gab_window_get_page (window));
  again = gab_result_page_dup_line (page);
  g_assert_cmpstr (again, ==, line);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (captor)));
  /* One side types its own. */
  gab_session_set_viewer (session_of (window), 0);
  desk_settle ();
  of_side = gab_result_page_dup_line (GAB_RESULT_PAGE (gab_window_get_page (window)));
  g_assert_null (strstr (of_side, "52nd-foot-1"));
  gab_session_set_viewer (session_of (window), GAB_VIEWER_UMPIRE);
  desk_settle ();
  page = GAB_RESULT_PAGE (gab_window_get_page (window));
  book (page);
  desk_act (window, "win.undo");
  desk_settle ();
  page = GAB_RESULT_PAGE (gab_window_get_page (window));
  undone = gab_result_page_dup_line (page);
  g_assert_null (strstr (undone, "52nd-foot-1"));
  desk_close (window);
}

/* Who gives the dialog up finds his ticks again; who begins the fight does not. */
static void
test_ticks_kept (void)
{
  GabWindow *window = desk_sample ();
  GabOperationDialog *dialog = begin (window, "table");

  gab_operation_dialog_set_name (dialog, "A sally");
  g_assert_true (gab_operation_dialog_set_force (dialog, "light-division", TRUE));
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
  dialog = begin (window, "table");
  g_assert_true (gab_operation_dialog_get_force (dialog, "light-division"));
  g_assert_false (gab_operation_dialog_get_force (dialog, "3rd-division"));
  create (dialog);
  dialog = begin (window, "table");
  g_assert_false (gab_operation_dialog_get_force (dialog, "light-division"));
  gtk_window_close (GTK_WINDOW (dialog));
  desk_close (window);
}

static void
fill_sheet (const char *path,
            const char *unit,
            const char *numbers)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *filled = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\r\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], unit))
      {
        g_autofree char *line = g_steal_pointer (&lines[i]);
        char *end = strstr (line, ",,,,,,,");

        g_assert_nonnull (end);
        *end = '\0';
        lines[i] = g_strconcat (line, ",", numbers, NULL);
      }
  filled = g_strjoinv ("\r\n", lines);
  g_assert_true (g_file_set_contents (path, filled, -1, NULL));
}

/* CA-19: a sheet is filled and read; one of another fight, or of other books, is refused. */
static void
test_sheet (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  g_autofree char *path = desk_path ("sheet.csv");
  g_autofree char *line = NULL;
  g_autofree char *text = NULL;
  g_autofree char *foreign = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_result_sheet_save (page, path, &error));
  fill_sheet (path, "52nd-foot-1,", "3,14,1,2,,,");
  fill_sheet (path, "badajoz-garrison,", ",,,,,,,,,,,,5,6,7");
  g_assert_true (gab_result_sheet_load (page, path, &error));
  g_assert_no_error (error);
  line = gab_result_page_dup_line (page);
  g_assert_true (g_str_has_suffix (line, "losses 52nd-foot-1:3:14:1:2 rounds badajoz-garrison:5"
                                        " rounds-lost badajoz-garrison:6 rounds-captured badajoz-garrison:7"));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  foreign = g_strconcat ("gabion result,00000000-0000-4000-8000-000000000000,", strchr (strchr (text, ',') + 1, ',') + 1, NULL);
  g_assert_true (g_file_set_contents (path, foreign, -1, NULL));
  g_assert_false (gab_result_sheet_load (page, path, &error));
  g_assert_cmpint (error->code, ==, 19);
  g_assert_nonnull (strstr (error->message, "another campaign"));
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (gab_session_order (session_of (window), NULL, "sick 52nd-foot-1:5", NULL, NULL, "Sick", &error));
  desk_settle ();
  g_assert_false (gab_result_sheet_load (page, path, &error));
  g_assert_cmpint (error->code, ==, 19);
  g_assert_nonnull (strstr (error->message, "books have changed"));
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "name,men\nX,5\n", -1, NULL));
  g_assert_false (gab_result_sheet_load (page, path, &error));
  g_assert_nonnull (strstr (error->message, "no result sheet"));
  desk_close (window);
}

/* Enter alone goes from number to number and in the end books. */
static void
test_enter (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  GtkWidget *first = desk_find (GTK_WIDGET (page), GTK_TYPE_ENTRY, NULL);
  guint steps = 0;

  gtk_editable_set_text (GTK_EDITABLE (first), "1");
  gtk_widget_grab_focus (first);
  while (!gab_operation_get_closed (GAB_OPERATION (gab_session_get_shown (session_of (window)))) && steps++ < 500)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

      g_signal_emit_by_name (gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY), "activate");
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_test_message ("%u times Enter", steps);
  g_assert_cmpuint (steps, <, 500);
  g_assert_cmpuint (steps, >, 8);
  desk_close (window);
}

/* Losses of nought ask once (CA-19). */
static void
test_nought (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);

  book (page);
  g_assert_cmpstr (gab_result_page_get_problem (page), !=, "");
  g_assert_false (gab_operation_get_closed (GAB_OPERATION (gab_session_get_shown (session_of (window)))));
  book (page);
  g_assert_true (gab_operation_get_closed (GAB_OPERATION (gab_session_get_shown (session_of (window)))));
  desk_close (window);
}

/* A place that falls: those left in it are proposed as prisoners, and its owner changes. */
static void
test_taken (void)
{
  GabWindow *window = desk_sample ();
  GabResultPage *page = fight (window);
  GtkWidget *won = desk_find (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, "won");
  GtkWidget *taken = desk_find (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, "taken");
  GabThing *badajoz;

  g_assert_false (gtk_widget_is_sensitive (taken));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (won), TRUE);
  g_assert_true (gtk_widget_is_sensitive (taken));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (taken), TRUE);
  book (page);
  g_assert_cmpstr (gab_result_page_get_problem (page), ==, "");
  badajoz = gab_campaign_find (gab_session_get_campaign (session_of (window)), "badajoz");
  g_assert_cmpstr (gab_fortress_get_owner (GAB_FORTRESS (badajoz)), ==, "allies");
  desk_close (window);
}

/* Who fights stays with the operation when it is saved. */
static void
test_forces_are_kept (void)
{
  GabWindow *window = desk_sample ();
  GPtrArray *setup;

  fight (window);
  setup = gab_operation_get_setup (GAB_OPERATION (gab_session_get_shown (session_of (window))));
  g_assert_cmpuint (setup->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (setup, 0), ==, "with light-division");
  desk_close (window);
}

static void
test_fortress (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page;

  desk_act_on (window, "win.show-page", "badajoz");
  page = gab_window_get_page (window);
  g_assert_true (GAB_IS_FORTRESS_PAGE (page));
  g_assert_true (desk_says (page, "La Trinidad Bastion"));
  g_assert_true (desk_says (page, "Garrison of Badajoz"));
  g_assert_true (desk_says (page, "Storm of Badajoz"));
  gab_session_set_viewer (session_of (window), 0);
  desk_settle ();
  page = gab_window_get_page (window);
  g_assert_false (desk_says (page, "4461 of 4742 men"));
  desk_act_on (window, "win.show-page", "badajoz-garrison");
  g_assert_cmpstr (gab_session_get_page (session_of (window)), ==, "badajoz-garrison");
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/fights/new-storm", test_new_storm);
  g_test_add_func ("/views/fights/sides", test_sides);
  g_test_add_func ("/views/fights/CA-19/result", test_result);
  g_test_add_func ("/views/fights/CA-19/refused", test_result_refused);
  g_test_add_func ("/views/fights/CA-20/whole", test_result_whole);
  g_test_add_func ("/views/fights/CA-19/stale", test_result_stale);
  g_test_add_func ("/views/fights/CA-19/kept", test_result_kept);
  g_test_add_func ("/views/fights/ticks-kept", test_ticks_kept);
  g_test_add_func ("/views/fights/CA-19/enter", test_enter);
  g_test_add_func ("/views/fights/CA-19/sheet", test_sheet);
  g_test_add_func ("/views/fights/CA-19/nought", test_nought);
  g_test_add_func ("/views/fights/CA-19/taken", test_taken);
  g_test_add_func ("/views/fights/forces-are-kept", test_forces_are_kept);
  g_test_add_func ("/views/fights/fortress", test_fortress);
  return g_test_run ();
}

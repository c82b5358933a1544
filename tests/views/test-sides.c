/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of sides and of commanders: what each viewer sees there, and what may be changed. */

#include "gab-commanders-page.h"
#include "gab-entry-dialog.h"
#include "gab-sides-card.h"
#include "gab-sides-page.h"
#include "window-desk.h"

#include <string.h>

static GtkWidget *
show (GabWindow  *window,
      const char *page,
      int         viewer)
{
  gab_session_set_viewer (gab_window_get_session (window), viewer);
  desk_act_on (window, "win.show-page", page);
  desk_settle ();
  return gab_window_get_page (window);
}

static void
give (GabWindow  *window,
      const char *line)
{
  g_autoptr (GError) error = NULL;

  gab_session_order (gab_window_get_session (window), NULL, line, NULL, "So it was.", line, &error);
  g_assert_no_error (error);
  desk_settle ();
}

/* CA-20: who leads what and how he is; a wounded one says until when, a dead one is not appointed. */
static void
test_commanders (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page = show (window, GAB_PAGE_COMMANDERS, GAB_VIEWER_UMPIRE);

  g_assert_true (GAB_IS_COMMANDERS_PAGE (page));
  g_assert_true (desk_says (page, "Thomas Picton"));
  g_assert_true (desk_says (page, "3rd Division"));
  g_assert_false (desk_says (page, "wounded until 1 May 1812"));
  give (window, "leader picton wounded until 1812-05-01");
  g_assert_true (desk_says (page, "wounded until 1 May 1812"));
  give (window, "leader picton killed");
  g_assert_false (desk_says (page, "wounded until 1 May 1812"));
  g_assert_true (desk_says (page, "killed"));
  desk_close (window);
}

/* CA-18: a side sees its own commanders, the table none. */
static void
test_commanders_masked (void)
{
  GabWindow *window = desk_sample ();

  g_assert_true (desk_says (show (window, GAB_PAGE_COMMANDERS, 0), "Thomas Picton"));
  g_assert_false (desk_says (show (window, GAB_PAGE_COMMANDERS, 1), "Thomas Picton"));
  g_assert_true (desk_says (gab_window_get_page (window), "Philippon"));
  g_assert_false (desk_says (show (window, GAB_PAGE_COMMANDERS, GAB_VIEWER_TABLE), "Philippon"));
  g_assert_true (gtk_widget_get_visible (desk_find (gab_window_get_page (window), GTK_TYPE_LABEL, "nothing")));
  desk_close (window);
}

/* Appointing begins the entry with his name in it. */
static void
test_appoint (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page = show (window, GAB_PAGE_COMMANDERS, GAB_VIEWER_UMPIRE);
  GtkWidget *dialog;
  g_autofree char *line = NULL;

  g_assert_true (gtk_widget_activate_action (page, "commanders.appoint", "s", "picton"));
  dialog = desk_find_window (GAB_TYPE_ENTRY_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_true (gab_entry_dialog_set (GAB_ENTRY_DIALOG (dialog), 1, "light-division"));
  line = gab_entry_dialog_dup_line (GAB_ENTRY_DIALOG (dialog));
  g_assert_cmpstr (line, ==, "appoint picton to light-division");
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

/* Name, colour and notes are edited, each with an undo; an empty name is not taken. */
static void
test_sides (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page = show (window, GAB_PAGE_SIDES, GAB_VIEWER_UMPIRE);
  GabThing *side = gab_campaign_find (gab_document_get_campaign (desk_document (window)), "allies");
  GtkWidget *name = desk_find (page, GTK_TYPE_ENTRY, "name");
  GtkWidget *colour = desk_find (page, GTK_TYPE_DROP_DOWN, "colour");

  g_assert_true (GAB_IS_SIDES_PAGE (page));
  g_assert_true (desk_says (page, "Anglo-Portuguese Army"));
  gtk_editable_set_text (GTK_EDITABLE (name), "Anglo-Portuguese");
  g_signal_emit_by_name (name, "activate");
  g_assert_cmpstr (gab_thing_get_name (side), ==, "Anglo-Portuguese");
  gtk_editable_set_text (GTK_EDITABLE (name), "  ");
  g_signal_emit_by_name (name, "activate");
  g_assert_cmpstr (gab_thing_get_name (side), ==, "Anglo-Portuguese");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (colour), 2);
  g_assert_cmpstr (gab_side_get_colour (GAB_SIDE (side)), ==, "#2f5233");
  desk_act (window, "win.undo");
  desk_act (window, "win.undo");
  g_assert_cmpstr (gab_thing_get_name (side), ==, "Allies");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Allies");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (colour)), ==, 0);
  desk_close (window);
}

/* CA-18: a side changes its own card alone, and reads neither men nor notes of the other. */
static void
test_sides_masked (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page = show (window, GAB_PAGE_SIDES, 1);
  GtkWidget *first = desk_find (page, GAB_TYPE_SIDES_CARD, NULL);
  GtkWidget *second = gtk_widget_get_next_sibling (first);

  g_assert_true (desk_says (first, "strength unknown"));
  g_assert_false (desk_says (second, "strength unknown"));
  g_assert_false (gtk_editable_get_editable (GTK_EDITABLE (desk_find (first, GTK_TYPE_ENTRY, "name"))));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (desk_find (first, GTK_TYPE_ENTRY, "note"))), ==, "");
  g_assert_true (gtk_editable_get_editable (GTK_EDITABLE (desk_find (second, GTK_TYPE_ENTRY, "name"))));
  desk_close (window);
}

/* From the umpire nothing is hidden: where there is none, there is none. */
static void
test_no_commander (void)
{
  GabWindow *window = desk_window ();

  g_assert_true (gab_window_open_sample (window, "standard-siege"));
  desk_settle ();
  g_assert_true (desk_says (show (window, GAB_PAGE_COMMANDERS, GAB_VIEWER_UMPIRE), "There is no commander yet."));
  g_assert_true (desk_says (show (window, GAB_PAGE_COMMANDERS, 0), "this view may know"));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;

  g_test_add_func ("/views/commanders/CA-20/list", test_commanders);
  g_test_add_func ("/views/commanders/CA-18/masked", test_commanders_masked);
  g_test_add_func ("/views/commanders/none", test_no_commander);
  g_test_add_func ("/views/commanders/CA-20/appoint", test_appoint);
  g_test_add_func ("/views/sides/edited", test_sides);
  g_test_add_func ("/views/sides/CA-18/masked", test_sides_masked);
  return g_test_run ();
}

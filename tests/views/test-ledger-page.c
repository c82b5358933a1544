/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the ledger and of a unit, and the proof: what they list, for whom, and how they follow. */

#include "gab-ledger-page.h"
#include "gab-proof-dialog.h"
#include "gab-unit-page.h"
#include "window-desk.h"

#include <string.h>

static gboolean
is_read (gpointer page)
{
  return gab_ledger_get_progress (gab_ledger_page_get_ledger (page)) >= 1;
}

static gboolean
is_proved (gpointer page)
{
  return strstr (gab_ledger_page_get_badge (page), "balance") != NULL;
}

static GabLedgerPage *
show_ledger (GabWindow *window)
{
  GtkWidget *page;

  desk_act_on (window, "win.show-page", GAB_PAGE_LEDGER);
  page = gab_window_get_page (window);
  g_assert_true (desk_wait_for (is_read, page));
  desk_settle ();
  return GAB_LEDGER_PAGE (page);
}

static guint
count (GabLedgerPage *page)
{
  g_assert_true (desk_wait_for (is_read, page));
  return g_list_model_get_n_items (G_LIST_MODEL (gab_ledger_page_get_ledger (page)));
}

static void
test_filters (void)
{
  GabWindow *window = desk_sample ();
  GabLedgerPage *page = show_ledger (window);
  guint all = count (page);
  GtkWidget *search = desk_find (GTK_WIDGET (page), GTK_TYPE_SEARCH_ENTRY, "search");
  GtkDropDown *month = GTK_DROP_DOWN (desk_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN, "month"));

  g_assert_cmpuint (all, >, 100);
  g_assert_true (desk_says (GTK_WIDGET (page), "Fell sick"));
  g_assert_true (gab_ledger_page_choose (page, "88th-foot-1"));
  g_assert_cmpuint (count (page), ==, 9);
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (page), "697"));
  g_assert_true (desk_says (GTK_WIDGET (page), "Drafts from the depots."));
  /* January and February, the line before them for any. */
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (month)), >, 2);
  gtk_drop_down_set_selected (month, 2);
  g_assert_cmpuint (count (page), ==, 1);
  gtk_drop_down_set_selected (month, 0);
  g_assert_true (gab_ledger_page_choose (page, ""));
  gtk_editable_set_text (GTK_EDITABLE (search), "drafts from");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count (page), <, all);
  g_assert_cmpuint (count (page), >, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "elephants");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count (page), ==, 0);
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (page), "No entry is like that."));
  desk_close (window);
}

static void
test_follows (void)
{
  GabWindow *window = desk_sample ();
  GabLedgerPage *page = show_ledger (window);
  guint all = count (page);
  g_autoptr (GError) error = NULL;

  g_assert_true (desk_wait_for (is_proved, page));
  g_assert_true (gab_session_order (gab_window_get_session (window), NULL, "sick 88th-foot-1:3 74th-foot:2", NULL, NULL,
                                    "Sick", &error));
  g_assert_no_error (error);
  desk_settle ();
  g_assert_cmpuint (count (page), ==, all + 2);
  g_assert_true (gab_window_get_page (window) == GTK_WIDGET (page));
  g_assert_true (desk_wait_for (is_proved, page));
  desk_act (window, "win.undo");
  g_assert_cmpuint (count (page), ==, all);
  desk_close (window);
}

static gboolean
has_result (gpointer dialog)
{
  return strstr (gab_proof_dialog_get_result (dialog), "balance") != NULL;
}

static void
test_proof (void)
{
  GabWindow *window = desk_sample ();
  GabLedgerPage *page = show_ledger (window);
  GtkWidget *dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "ledger.prove", NULL));
  dialog = desk_find_window (GAB_TYPE_PROOF_DIALOG);
  g_assert_true (desk_wait_for (has_result, dialog));
  desk_settle ();
  g_assert_true (desk_says (dialog, "Coldstream Guards, 1st battalion, men: 883 present + 3 killed + 14 wounded = 900 at first"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

/* CA-18: a side reads its own, and is offered no other. */
static void
test_masked (void)
{
  GabWindow *window = desk_sample ();
  GabLedgerPage *page;

  gab_session_set_viewer (gab_window_get_session (window), 1);
  page = show_ledger (window);
  g_assert_cmpuint (count (page), >, 0);
  g_assert_false (gab_ledger_page_choose (page, "88th-foot-1"));
  g_assert_false (gab_ledger_page_choose (page, "allies"));
  g_assert_true (gab_ledger_page_choose (page, "french"));
  g_assert_false (desk_says (GTK_WIDGET (page), "88th"));
  gab_session_set_viewer (gab_window_get_session (window), GAB_VIEWER_TABLE);
  page = show_ledger (window);
  g_assert_cmpuint (count (page), ==, 0);
  desk_close (window);
}

static void
test_unit (void)
{
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);
  GtkWidget *page;

  desk_act_on (window, "win.show-page", "88th-foot-1");
  page = gab_window_get_page (window);
  g_assert_true (GAB_IS_UNIT_PAGE (page));
  for (guint i = 0; i < 20; i++)
    desk_settle ();
  g_assert_true (desk_says (page, "673 of 728 men"));
  g_assert_true (desk_says (page, "Storm of Ciudad Rodrigo: Losses booked"));
  g_assert_true (desk_says (page, "596"));
  /* The page of a unit of another's is none. */
  gab_session_set_viewer (session, 1);
  desk_act_on (window, "win.show-page", "88th-foot-1");
  g_assert_false (GAB_IS_UNIT_PAGE (gab_window_get_page (window)));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/ledger/filters", test_filters);
  g_test_add_func ("/views/ledger/follows", test_follows);
  g_test_add_func ("/views/ledger/CA-3/proof", test_proof);
  g_test_add_func ("/views/ledger/CA-18/masked", test_masked);
  g_test_add_func ("/views/unit/history", test_unit);
  return g_test_run ();
}

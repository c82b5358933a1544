/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's own pages: what they do when they are used. */

#include "gab-log-page.h"
#include "gab-new-dialog.h"
#include "window-desk.h"

#include <string.h>

static GabCampaign *
campaign_of (GabWindow *window)
{
  return gab_session_get_campaign (gab_window_get_session (window));
}

static void
test_advance (void)
{
  GabWindow *window = desk_sample ();
  int day = gab_campaign_get_day (campaign_of (window));

  g_assert_true (gtk_widget_activate_action (gab_window_get_page (window), "overview.advance", NULL));
  desk_settle ();
  g_assert_cmpint (gab_campaign_get_day (campaign_of (window)), ==, day + 1);
  g_assert_nonnull (gab_window_get_told (window));
  desk_act (window, "win.undo");
  g_assert_cmpint (gab_campaign_get_day (campaign_of (window)), ==, day);
  desk_close (window);
}

static void
test_recover_refused (void)
{
  GabWindow *window = desk_sample ();

  g_assert_true (gtk_widget_activate_action (gab_window_get_page (window), "overview.recover", "s", "storm-of-badajoz"));
  desk_settle ();
  g_assert_nonnull (strstr (gab_window_get_error (window), "CA-"));
  desk_close (window);
}

static void
test_go_on (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *button = desk_find (gab_window_get_page (window), GTK_TYPE_BUTTON, "go_on");

  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  desk_settle ();
  g_assert_cmpstr (gab_session_get_page (gab_window_get_session (window)), ==, "storm-of-badajoz");
  desk_close (window);
}

static GabLogPage *
show_log (GabWindow *window)
{
  desk_act_on (window, "win.show-page", GAB_PAGE_LOG);
  return GAB_LOG_PAGE (gab_window_get_page (window));
}

static void
test_note (void)
{
  GabWindow *window = desk_sample ();
  GabLogPage *page = show_log (window);
  GListModel *log = G_LIST_MODEL (gab_campaign_get_log (campaign_of (window)));
  guint before = g_list_model_get_n_items (log);
  GtkWidget *entry = desk_find (GTK_WIDGET (page), GTK_TYPE_ENTRY, "note");
  g_autoptr (GabLogEntry) note = NULL;

  gtk_editable_set_text (GTK_EDITABLE (entry), "  Rain & <i>mud</i>  ");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "log.note", NULL));
  desk_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, before + 1);
  note = g_list_model_get_item (log, before);
  g_assert_cmpstr (gab_log_entry_get_reason (note), ==, "Rain & <i>mud</i>");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (desk_says (GTK_WIDGET (page), "Rain & <i>mud</i>"));
  desk_close (window);
}

static void
test_typed_order (void)
{
  GabWindow *window = desk_sample ();
  GabLogPage *page = show_log (window);
  int day = gab_campaign_get_day (campaign_of (window));

  g_assert_true (gab_log_page_give (page, NULL, "advance 2", NULL, NULL));
  g_assert_cmpint (gab_campaign_get_day (campaign_of (window)), ==, day + 2);
  /* A rule that refuses is named; a line that is no order is pointed at. */
  g_assert_false (gab_log_page_give (page, NULL, "recover storm-of-badajoz", NULL, NULL));
  g_assert_true (desk_says (GTK_WIDGET (page), "CA-"));
  g_assert_false (gab_log_page_give (page, NULL, "dance", NULL, NULL));
  g_assert_true (gab_log_page_give (page, "storm-of-badajoz", "summon", NULL, NULL));
  desk_close (window);
}

static void
keep (gpointer    *made,
      GabDocument *document)
{
  *made = g_object_ref (document);
}

static void
test_new_dialog (void)
{
  GtkWidget *dialog = gab_new_dialog_new (NULL);
  GtkWidget *name = desk_find (dialog, GTK_TYPE_ENTRY, "name");
  GtkWidget *begins = desk_find (dialog, GTK_TYPE_ENTRY, "begins");
  gpointer made = NULL;

  gtk_window_present (GTK_WINDOW (dialog));
  desk_settle ();
  g_signal_connect_swapped (dialog, "made", G_CALLBACK (keep), &made);
  gtk_widget_activate_action (dialog, "dialog.create", NULL);
  gtk_editable_set_text (GTK_EDITABLE (name), "War");
  gtk_editable_set_text (GTK_EDITABLE (begins), "1812-02-30");
  gtk_widget_activate_action (dialog, "dialog.create", NULL);
  g_assert_null (made);
  gtk_editable_set_text (GTK_EDITABLE (begins), "1812-02-29");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  desk_settle ();
  g_assert_true (GAB_IS_DOCUMENT (made));
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (gab_document_get_campaign (made))), ==, "War");
  g_clear_object (&made);
}

static const char *
get_text (GtkWidget  *dialog,
          const char *field)
{
  return gtk_editable_get_text (GTK_EDITABLE (desk_find (dialog, GTK_TYPE_ENTRY, field)));
}

/* Who gives the dialog up finds there what he had typed; who makes a campaign of it does not. */
static void
test_new_dialog_kept (void)
{
  GtkWidget *dialog = gab_new_dialog_new (NULL);
  GtkDropDown *period = GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period"));

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_drop_down_set_selected (period, 1);
  gtk_editable_set_text (GTK_EDITABLE (desk_find (dialog, GTK_TYPE_ENTRY, "name")), "The King’s war");
  gtk_editable_set_text (GTK_EDITABLE (desk_find (dialog, GTK_TYPE_ENTRY, "begins")), "1644-0");
  gtk_window_close (GTK_WINDOW (dialog));
  desk_settle ();
  dialog = gab_new_dialog_new (NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period"))), ==, 1);
  g_assert_cmpstr (get_text (dialog, "name"), ==, "The King’s war");
  g_assert_cmpstr (get_text (dialog, "begins"), ==, "1644-0");
  gtk_editable_set_text (GTK_EDITABLE (desk_find (dialog, GTK_TYPE_ENTRY, "begins")), "1644-07-02");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.create", NULL));
  desk_settle ();
  dialog = gab_new_dialog_new (NULL);
  g_assert_cmpstr (get_text (dialog, "name"), ==, "");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (desk_find (dialog, GTK_TYPE_DROP_DOWN, "period"))), ==, 0);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/pages/overview/advance", test_advance);
  g_test_add_func ("/views/pages/overview/recover-refused", test_recover_refused);
  g_test_add_func ("/views/pages/overview/go-on", test_go_on);
  g_test_add_func ("/views/pages/log/note", test_note);
  g_test_add_func ("/views/pages/log/typed-order", test_typed_order);
  g_test_add_func ("/views/pages/new-dialog", test_new_dialog);
  g_test_add_func ("/views/pages/new-dialog-kept", test_new_dialog_kept);
  return g_test_run ();
}

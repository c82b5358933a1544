/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The overview: clocks, what was meant next, losses by cause, and going on. */

#include "gab-operation-card.h"
#include "gab-overview-losses.h"
#include "gab-overview-story.h"
#include "siege-desk.h"

#include <string.h>

static GabSession *
session_of (GabWindow *window)
{
  return gab_window_get_session (window);
}

static gint32
day_of (GabWindow *window)
{
  return gab_campaign_get_day (gab_session_get_campaign (session_of (window)));
}

static void
give (GabWindow  *window,
      const char *line,
      const char *reason)
{
  g_autoptr (GError) error = NULL;

  gab_session_order (session_of (window), NULL, line, NULL, reason, line, &error);
  g_assert_no_error (error);
  desk_settle ();
}

static GtkWidget *
overview (GabWindow *window)
{
  desk_act_on (window, "win.show-page", GAB_PAGE_OVERVIEW);
  desk_settle ();
  return gab_window_get_page (window);
}

/* The card and the list of what is due say by how much a siege is ahead, and then behind; "to what is due" goes there. */
static void
test_clocks (void)
{
  GabWindow *window = desk_sample ();
  gint32 day = day_of (window);
  GtkWidget *page;

  siege_begin (window);
  siege_place (window);
  siege_next (window);
  siege_next (window);
  page = overview (window);
  g_assert_true (desk_says (page, "A standard siege and 1 more are open."));
  g_assert_true (desk_says (page, "2 days ahead of the date"));
  g_assert_true (desk_says (page, "Turn 3"));
  g_assert_true (desk_says (desk_find (page, GAB_TYPE_OPERATION_CARD, NULL), "The besieger builds"));
  g_assert_true (gtk_widget_activate_action (page, "overview.advance-to-due", NULL));
  g_assert_cmpint (day_of (window), ==, day + 2);
  g_assert_false (desk_says (page, "ahead of the date"));
  give (window, "advance 1", NULL);
  g_assert_true (desk_says (page, "1 day behind the date"));
  /* Nothing stands later: the button that would go there is not offered. */
  g_assert_false (gtk_widget_get_visible (desk_find (page, GTK_TYPE_BUTTON, "to_due")));
  desk_close (window);
}

/* Going on leads to the siege that was begun last. */
static void
test_going_on (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *siege = NULL;
  GtkWidget *button;

  siege_begin (window);
  siege = g_strdup (gab_session_get_page (session_of (window)));
  button = desk_find (overview (window), GTK_TYPE_BUTTON, "go_on");
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  desk_settle ();
  g_assert_cmpstr (gab_session_get_page (session_of (window)), ==, siege);
  desk_close (window);
}

/* CA-23: what a side meant next is shown to it and to the umpire, to nobody else. */
static void
test_meant_next (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page = overview (window);

  give (window, "note", "Read Jones again.");
  give (window, "advance 1", NULL);
  g_assert_true (desk_says (page, "Read Jones again."));
  give (window, "intend allies", "Cut the road to Seville.");
  g_assert_true (desk_says (page, "Allies meant to do next: Cut the road to Seville."));
  gab_session_set_viewer (session_of (window), 0);
  g_assert_true (desk_says (gab_window_get_page (window), "Cut the road"));
  gab_session_set_viewer (session_of (window), 1);
  g_assert_false (desk_says (gab_window_get_page (window), "Cut the road"));
  gab_session_set_viewer (session_of (window), GAB_VIEWER_TABLE);
  g_assert_false (desk_says (gab_window_get_page (window), "Cut the road"));
  desk_close (window);
}

/* Fights of a sort are added up; who lies sick is told beside them, and only to who may know. */
static void
test_causes (void)
{
  GabWindow *window = desk_sample ();
  GabCampaign *campaign = gab_session_get_campaign (session_of (window));
  g_autoptr (GabCampaign) french = gab_campaign_new_masked (campaign, 1);
  g_autoptr (GArray) bars = gab_overview_losses_by_cause (campaign, "allies");
  g_autofree char *otherwise = gab_overview_losses_otherwise (campaign, "allies");
  g_autofree char *hidden = gab_overview_losses_otherwise (french, "allies");
  const GabBar *storms = &g_array_index (bars, GabBar, 0);
  const GabBar *table = &g_array_index (bars, GabBar, 1);

  g_assert_cmpuint (bars->len, ==, 2);
  g_assert_cmpstr (storms->name, ==, "Storms");
  g_assert_cmpint (storms->killed, ==, 111);
  g_assert_cmpstr (table->name, ==, "Fought at the table");
  g_assert_cmpint (table->killed, ==, 70 + 6);
  g_assert_nonnull (strstr (otherwise, " sick"));
  g_assert_cmpstr (hidden, ==, "");
  desk_close (window);
}

/* A siege's last whole turn is told in short, once it has had one. */
static void
test_last_turn (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *none = NULL, *turn = NULL;
  GabThing *siege;

  siege_begin (window);
  siege_place (window);
  siege = gab_session_get_shown (session_of (window));
  none = gab_overview_story_turn (GAB_OPERATION (siege));
  g_assert_null (none);
  siege_order (window, "dig parallel 1 from -330,590 to -270,590");
  siege_next (window);
  turn = gab_overview_story_turn (GAB_OPERATION (siege));
  g_assert_true (g_str_has_prefix (turn, "Turn 1: "));
  g_assert_null (gab_overview_story_turn (NULL));
  desk_close (window);
}

/* Enter in the number of days lets them go by, as typed. */
static void
test_enter (void)
{
  GabWindow *window = desk_sample ();
  gint32 day = day_of (window);
  GtkWidget *days = desk_find (overview (window), GTK_TYPE_SPIN_BUTTON, "days");
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (days);

  gtk_editable_set_text (GTK_EDITABLE (days), "3");
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = GTK_IS_SHORTCUT_CONTROLLER (keys) ? g_list_model_get_item (G_LIST_MODEL (keys), 0) : NULL;

      if (shortcut != NULL && gtk_event_controller_get_propagation_phase (keys) == GTK_PHASE_CAPTURE)
        gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, days, NULL);
    }
  desk_settle ();
  g_assert_cmpint (day_of (window), ==, day + 3);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;

  g_test_add_func ("/views/overview/CA-10/clocks", test_clocks);
  g_test_add_func ("/views/overview/CA-10/enter", test_enter);
  g_test_add_func ("/views/overview/going-on", test_going_on);
  g_test_add_func ("/views/overview/CA-23/meant-next", test_meant_next);
  g_test_add_func ("/views/overview/causes", test_causes);
  g_test_add_func ("/views/overview/last-turn", test_last_turn);
  return g_test_run ();
}

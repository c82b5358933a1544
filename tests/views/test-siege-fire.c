/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fire on the page of a siege: a position and a target chosen on the plan, what lies over it, and fire as on the day before. */

#include "siege-desk.h"

#include "gab-siege-plan-private.h"

#include <string.h>

static GabSiegePlan *
find_plan (GabSiegePage *page)
{
  return GAB_SIEGE_PLAN (desk_find (GTK_WIDGET (page), GAB_TYPE_SIEGE_PLAN, NULL));
}

/* The thing on the plan whose spoken name begins so. */
static guint
find_id (GabSiegePlan *plan,
         const char   *name)
{
  for (guint i = 0; i < gab_plan_count (plan->plan); i++)
    if (g_str_has_prefix (gab_plan_spoken (plan->plan, gab_plan_nth (plan->plan, i)), name))
      return gab_plan_nth (plan->plan, i);
  g_error ("Nothing on the plan is called %s", name);
}

static gboolean
is_marked (GabSiegePlan *plan,
           guint         id)
{
  for (guint i = 0; i < plan->overlay->n_marked; i++)
    if (plan->overlay->marked[i] == id)
      return TRUE;
  return FALSE;
}

/* The besieger is to fire. */
static void
to_fire (GabWindow *window)
{
  while (siege_state (window)->step != GAB_FORMAL_STEP_FIRE)
    siege_order (window, "end");
  if (siege_state (window)->next_side != GAB_FORMAL_BESIEGER)
    siege_order (window, "pass");
  desk_settle ();
}

static GabSiegePage *
begin_fire (GabWindow *window)
{
  GabSiegePage *page = siege_begin (window);

  siege_place (window);
  siege_dig (window);
  to_fire (window);
  return page;
}

/* FS-23, FS-25: a battery chosen on the plan shows its arc and what it may fire at; the pointer over one of those the line to it
 * with range, scores, rounds and chance; a click puts the order in the line, Enter gives it. */
static void
test_plan (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_fire (window);
  GabSiegePlan *plan = find_plan (page);
  guint battery = find_id (plan, "Battery No. 1"), bastion = find_id (plan, "Bastion 1, left");

  g_assert_true (is_marked (plan, battery));
  g_assert_false (is_marked (plan, bastion));
  g_signal_emit_by_name (plan, "clicked", battery);
  g_assert_true (plan->overlay->arc.shown);
  g_assert_cmpuint (plan->overlay->arc.half, ==, 45);
  g_assert_cmpint (plan->overlay->arc.ring[0], ==, 2000);
  g_assert_true (is_marked (plan, bastion));
  g_assert_false (plan->overlay->aim.shown);
  gab_siege_plan_set_hover (plan, bastion);
  g_assert_true (plan->overlay->aim.shown);
  g_assert_false (plan->overlay->aim.refused);
  g_assert_nonnull (strstr (plan->overlay->aim.line[0], "yards"));
  g_assert_nonnull (strstr (plan->overlay->aim.line[0], "or more"));
  g_assert_nonnull (strstr (plan->overlay->aim.line[1], " of 250"));
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "");
  g_signal_emit_by_name (plan, "clicked", bastion);
  g_assert_true (g_str_has_prefix (gab_siege_page_get_line (page), "fire no-1 "));
  g_assert_nonnull (strstr (gab_siege_page_get_line (page), "bastion-1.left"));
  g_assert_true (desk_says (GTK_WIDGET (page), "breach"));
  g_signal_emit_by_name (plan, "activated", bastion);
  desk_settle ();
  g_assert_true (siege_state (window)->battery[0].fired);
  desk_close (window);
}

/* Out of the arc is said on the plan and in the panel, with the rule. */
static void
test_refused (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_fire (window);
  GabSiegePlan *plan = find_plan (page);

  gab_siege_page_set_line (page, "fire no-1 suppressive at ravelin-2");
  desk_settle ();
  g_assert_true (plan->overlay->aim.shown);
  g_assert_true (plan->overlay->aim.refused);
  g_assert_nonnull (strstr (plan->overlay->remark.text, "FS-23"));
  gab_siege_page_set_line (page, "");
  g_assert_false (plan->overlay->aim.shown);
  g_assert_null (plan->overlay->remark.text);
  desk_close (window);
}

/* What fired on the day before fires again at one press; what may not says why. */
static void
test_yesterday (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_fire (window);

  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (page), "siege.yesterday", NULL) &&
                  siege_state (window)->battery[0].fired);
  siege_order (window, "fire no-1 destructive at bastion-1.left");
  while (siege_state (window)->step == GAB_FORMAL_STEP_FIRE)
    siege_order (window, "pass");
  siege_next (window);
  to_fire (window);
  desk_settle ();
  g_assert_false (siege_state (window)->battery[0].fired);
  g_assert_true (desk_says (GTK_WIDGET (page), "1 order of yesterday"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "siege.yesterday", NULL));
  desk_settle ();
  g_assert_true (siege_state (window)->battery[0].fired);
  while (siege_state (window)->step == GAB_FORMAL_STEP_FIRE)
    siege_order (window, "pass");
  siege_next (window);
  siege_order (window, "end");
  siege_order (window, "dismount heavy 3 in no-1");
  to_fire (window);
  if (siege_state (window)->step == GAB_FORMAL_STEP_FIRE)
    g_assert_true (desk_says (GTK_WIDGET (page), "FS-"));
  desk_close (window);
}

/* What a turn brought stands there when the next begins, as far as the viewer may know. */
static void
test_summary (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_fire (window);

  siege_order (window, "fire no-1 destructive at bastion-1.left");
  while (siege_state (window)->step == GAB_FORMAL_STEP_FIRE)
    siege_order (window, "pass");
  siege_next (window);
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (page), "4 units of trench were dug."));
  g_assert_true (desk_says (GTK_WIDGET (page), "The besieger spent 9 rounds."));
  g_assert_true (desk_says (GTK_WIDGET (page), "Score of the turn +0, in all +0."));
  gab_session_set_viewer (gab_window_get_session (window), GAB_FORMAL_DEFENDER);
  desk_settle ();
  page = GAB_SIEGE_PAGE (gab_window_get_page (window));
  g_assert_true (desk_says (GTK_WIDGET (page), "Score of the turn"));
  g_assert_false (desk_says (GTK_WIDGET (page), "The besieger spent"));
  desk_close (window);
}

/* With typed dice the next order of yesterday stands in the line and its dice are asked for. */
static void
test_yesterday_typed (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_fire (window);

  siege_order (window, "fire no-1 destructive at bastion-1.left");
  while (siege_state (window)->step == GAB_FORMAL_STEP_FIRE)
    siege_order (window, "pass");
  siege_next (window);
  to_fire (window);
  gab_session_set_table_dice (gab_window_get_session (window), TRUE);
  desk_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "siege.yesterday", NULL));
  desk_settle ();
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "fire no-1 destructive at bastion-1.left");
  g_assert_true (desk_says (GTK_WIDGET (page), "3 D10"));
  g_assert_false (siege_state (window)->battery[0].fired);
  desk_close (window);
}

/* FS-26: hits are typed, who is hit is the program's to pick; each die says what it does. */
static void
test_picks (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_fire (window);
  GabSession *session = gab_window_get_session (window);
  GtkWidget *dice, *entry;

  gab_session_set_table_dice (session, TRUE);
  gab_siege_page_set_line (page, "fire no-2 suppressive at bastion-2.left");
  desk_settle ();
  dice = desk_find (GTK_WIDGET (page), g_type_from_name ("GabDiceEntry"), NULL);
  entry = desk_find (dice, GTK_TYPE_ENTRY, NULL);
  g_assert_true (desk_says (dice, "3 D10"));
  g_assert_true (desk_says (dice, "suppressed on 8 or more"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (desk_find (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, "picks")), TRUE);
  g_assert_true (gab_session_get_program_picks (session));
  gtk_editable_set_text (GTK_EDITABLE (entry), "9 4 1");
  g_assert_true (desk_says (dice, "9 suppressed, 4 miss, 1 miss"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "siege.give", NULL));
  desk_settle ();
  g_assert_true (siege_state (window)->battery[1].fired);
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-fire/FS-23/plan", test_plan);
  g_test_add_func ("/views/siege-fire/FS-23/refused", test_refused);
  g_test_add_func ("/views/siege-fire/FS-26/picks", test_picks);
  g_test_add_func ("/views/siege-fire/summary", test_summary);
  g_test_add_func ("/views/siege-fire/yesterday", test_yesterday);
  g_test_add_func ("/views/siege-fire/yesterday-typed", test_yesterday_typed);
  return g_test_run ();
}

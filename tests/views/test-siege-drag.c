/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing on the plan of a siege: ghosts that follow the hand, what is given when it lets go, and why something is not. */

#include "siege-desk.h"

#include "gab-siege-plan-private.h"

#include <string.h>

static GabSiegePlan *
find_plan (GabSiegePage *page)
{
  return GAB_SIEGE_PLAN (desk_find (GTK_WIDGET (page), GAB_TYPE_SIEGE_PLAN, NULL));
}

/* A hand goes down at one place, tenths of a yard, to another; it stays down. Whether that drew. */
static gboolean
draw (GabSiegePlan *plan,
      double        from_x,
      double        from_y,
      double        to_x,
      double        to_y)
{
  double x, y, at_x, at_y;

  gab_plan_view_from_plan (&plan->view, from_x, from_y, &x, &y);
  gab_plan_view_from_plan (&plan->view, to_x, to_y, &at_x, &at_y);
  gab_siege_plan_grab (plan, FALSE);
  gab_siege_plan_drag (plan, x, y, at_x - x, at_y - y);
  return plan->draws;
}

static void
drop (GabSiegePlan *plan,
      double        to_x,
      double        to_y)
{
  double x, y;

  gab_plan_view_from_plan (&plan->view, to_x, to_y, &x, &y);
  gab_siege_plan_drop (plan, x, y);
  desk_settle ();
}

/* FS-8: units along the band, all at once, and undone at once. */
static void
test_parallel (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GabSiegePlan *plan = find_plan (page);

  siege_place (window);
  desk_settle ();
  g_assert_true (draw (plan, -1200, 6000, 1210, 6000));
  g_assert_cmpuint (plan->overlay->n_ghosts, ==, 4);
  g_assert_cmpint (plan->overlay->ghosts[0].kind, ==, GAB_PLAN_PARALLEL_GHOST);
  g_assert_false (plan->overlay->ghosts[3].refused);
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 0);
  drop (plan, 1210, 6000);
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 4);
  g_assert_cmpuint (plan->overlay->n_ghosts, ==, 0);
  desk_act (window, "win.undo");
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 0);
  g_assert_false (draw (plan, 0, 3000, 600, 3000)); /* nothing to draw from: it pans */
  desk_close (window);
}

/* What may not be is a ghost struck through, with the rule beside it; letting go gives nothing. */
static void
test_refused (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GabSiegePlan *plan = find_plan (page);

  siege_place (window);
  siege_order (window, "dig parallel 1 from -30,590 to 30,590");
  desk_settle ();
  g_assert_true (draw (plan, 300, 5900, 310, 5000));
  g_assert_cmpuint (plan->overlay->n_ghosts, ==, 1);
  g_assert_true (plan->overlay->ghosts[0].refused);
  g_assert_nonnull (strstr (plan->overlay->remark.text, "FS-"));
  drop (plan, 310, 5000);
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 1);
  g_assert_true (desk_says (GTK_WIDGET (page), "FS-"));
  desk_close (window);
}

/* A line of notation is a ghost too, and a battery chosen by a click. */
static void
test_ghosts (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GabSiegePlan *plan = find_plan (page);

  siege_place (window);
  siege_order (window, "dig parallel 1 from -30,590 to 30,590");
  desk_settle ();
  gab_siege_page_set_line (page, "dig sap from 0,590 to 0,540");
  g_assert_cmpuint (plan->overlay->n_ghosts, ==, 1);
  g_assert_cmpint (plan->overlay->ghosts[0].kind, ==, GAB_PLAN_SAP_GHOST);
  g_assert_true (plan->overlay->ghosts[0].refused);
  g_assert_nonnull (strstr (plan->overlay->remark.text, "FS-9"));
  g_signal_emit_by_name (plan, "clicked", gab_plan_hit (plan->plan, 0, 5900, 10));
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "dig battery cannon behind p1.1");
  g_assert_cmpint (plan->overlay->ghosts[0].kind, ==, GAB_PLAN_BATTERY_GHOST);
  g_assert_false (plan->overlay->ghosts[0].refused);
  g_assert_null (plan->overlay->remark.text);
  g_signal_emit_by_name (plan, "clicked", gab_plan_hit (plan->plan, 0, 5900, 10));
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "dig battery mortars behind p1.1");
  desk_close (window);
}

/* FS-14: a counter dragged to where it may go is the order in the line; to where it may not, the line says why. */
static void
test_move (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GabSiegePlan *plan = find_plan (page);

  siege_place (window);
  siege_dig (window);
  desk_settle ();
  g_assert_cmpint (siege_state (window)->step, ==, GAB_FORMAL_STEP_BESIEGER_MOVES);
  g_assert_true (draw (plan, -1200, 5900, 0, 5900));
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "move infantry 3 from p1.4 to p1.6");
  drop (plan, 0, 5900);
  g_assert_true (draw (plan, -1200, 5900, 1600, 4000)); /* farther than they go */
  g_assert_cmpuint (plan->overlay->n_ghosts, ==, 1);
  g_assert_cmpint (plan->overlay->ghosts[0].kind, ==, GAB_PLAN_MOVE_GHOST);
  g_assert_true (plan->overlay->ghosts[0].refused);
  g_assert_nonnull (strstr (plan->overlay->remark.text, "FS-14"));
  drop (plan, 1600, 4000);
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-drag/FS-8/parallel", test_parallel);
  g_test_add_func ("/views/siege-drag/FS-8/refused", test_refused);
  g_test_add_func ("/views/siege-drag/FS-9/ghosts", test_ghosts);
  g_test_add_func ("/views/siege-drag/FS-14/move", test_move);
  return g_test_run ();
}

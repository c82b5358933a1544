/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The siege plan without its picture: what lies where, what lies next to it, how it is looked at, and cut into sheets. */

#include "gab-plan-tiles.h"
#include "plan-siege.h"


static void
test_hit (void)
{
  static const struct { double x, y, slack; guint id; } table[] = {
    { 900, 4300, 0, AT_BATTERY },              /* on the platform */
    { 900, 4137, 0, AT_SECOND + 6 },           /* in the trench before it, whose rear bank is within it */
    { 900, 4138, 0, AT_BATTERY },
    { 300, 4100, 0, AT_SECOND + 5 },           /* at the end of two units the first of them */
    { 2950, 4136, 0, AT_SECOND + 9 },          /* within the bank of a trench */
    { 2950, 4140, 0, 0 },                      /* beside it */
    { 2950, 4140, 10, AT_SECOND + 9 },
    { 2950, 4146, 10, AT_SECOND + 9 },
    { 2950, 4148, 10, 0 },
    { 1450, 300, 0, AT_MARIA_LEFT },
    { 1550, 300, 0, AT_MARIA_RIGHT },
    { 0, 1000, 0, AT_DEMI_LUNE },
    { 0, 700, 0, 0 },                          /* in the notch of its gorge */
    { 0, -60, 0, AT_WALL },
    { -3000, -60, 0, AT_WALL_LEFT },
    { 5000, 3000, 400, 0 },
    { 4500, 1300, 0, AT_COVERED_WAY },
    { -1900, 6000, 0, AT_SAP },
  };
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, 0);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_test_message ("place %u", i);
      g_assert_cmpuint (gab_plan_hit (plan, table[i].x, table[i].y, table[i].slack), ==, table[i].id);
    }
}

/* The middle of each thing hits it, but where another lies over it. */
static void
test_hit_each (void)
{
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_LATE, 0);

  for (guint i = 0; i < gab_plan_count (plan); i++)
    {
      guint id = gab_plan_nth (plan, i);
      GabPlanPoint at = gab_plan_centre (plan, id);

      if (id != AT_COVERED_WAY)
        g_assert_cmpuint (gab_plan_hit (plan, at.x, at.y, 0), ==, id);
    }
}

static void
check_bounds (const GabPlan *plan,
              guint          id,
              GabPlanRect    wanted)
{
  GabPlanRect box = gab_plan_bounds (plan, id);

  g_assert_cmpint (box.x, ==, wanted.x);
  g_assert_cmpint (box.y, ==, wanted.y);
  g_assert_cmpint (box.width, ==, wanted.width);
  g_assert_cmpint (box.height, ==, wanted.height);
}

static void
test_bounds (void)
{
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, 0);

  check_bounds (plan, AT_BATTERY, (GabPlanRect) { 650, 4100, 500, 440 });
  check_bounds (plan, AT_FIRST, (GabPlanRect) { -3637, 6163, 674, 74 });
  check_bounds (plan, AT_MARIA_LEFT, (GabPlanRect) { 880, -130, 620, 930 });
  check_bounds (plan, AT_DEMI_LUNE, (GabPlanRect) { -620, 660, 1240, 620 });
  check_bounds (plan, AT_WALL, (GabPlanRect) { -950, -130, 1900, 130 });
  check_bounds (plan, 9999, (GabPlanRect) { 0, 0, 0, 0 });
  /* The covered way runs over the edges, its bounds do not. */
  g_assert_cmpint (gab_plan_bounds (plan, AT_COVERED_WAY).x, ==, -6000);
  g_assert_cmpint (gab_plan_bounds (plan, AT_COVERED_WAY).width, ==, 12000);
}

static void
test_things (void)
{
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_EARLY, 0);

  g_assert_cmpuint (gab_plan_count (plan), ==, 11 + 12);
  g_assert_cmpuint (gab_plan_nth (plan, 0), ==, AT_TRINIDAD_LEFT);
  g_assert_true (gab_plan_has (plan, AT_FIRST + 11));
  g_assert_false (gab_plan_has (plan, AT_SECOND));
  g_assert_cmpstr (gab_plan_spoken (plan, AT_MARIA_RIGHT), ==, "Santa Maria, right flank");
  g_assert_null (gab_plan_spoken (plan, AT_SECOND));
  /* Flanks are aimed at at 50, 30 from the bastion's middle (FS-3). */
  g_assert_cmpint (gab_plan_centre (plan, AT_MARIA_LEFT).x, ==, 1000);
  g_assert_cmpint (gab_plan_centre (plan, AT_MARIA_LEFT).y, ==, 300);
}

static void
test_neighbours (void)
{
  static const struct { guint from; GabPlanDirection direction; guint to; } table[] = {
    { AT_FIRST, GAB_PLAN_RIGHT, AT_FIRST + 1 },
    { AT_FIRST + 1, GAB_PLAN_LEFT, AT_FIRST },
    { AT_FIRST, GAB_PLAN_LEFT, AT_FIRST },             /* nothing further */
    { AT_SECOND + 6, GAB_PLAN_DOWN, AT_BATTERY },
    { AT_BATTERY, GAB_PLAN_UP, AT_SECOND + 6 },
    { AT_TRINIDAD_LEFT, GAB_PLAN_RIGHT, AT_TRINIDAD_RIGHT },
    { AT_TRINIDAD_RIGHT, GAB_PLAN_RIGHT, AT_WALL },
    { AT_WALL, GAB_PLAN_DOWN, AT_DEMI_LUNE },
    { AT_DEMI_LUNE, GAB_PLAN_UP, AT_WALL },
    { 9999, GAB_PLAN_UP, AT_TRINIDAD_LEFT },
  };
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, 0);
  g_autoptr (GabPlan) empty = gab_plan_new ((GabPlanRect) { 0, 0, 100, 100 }, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_test_message ("step %u", i);
      g_assert_cmpuint (gab_plan_neighbour (plan, table[i].from, table[i].direction), ==, table[i].to);
    }
  g_assert_cmpuint (gab_plan_neighbour (empty, 1, GAB_PLAN_DOWN), ==, 0);
}

/* Whoever walks with the arrows comes to everything. */
static void
test_reach (void)
{
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_LATE, 0);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (guint));
  guint first = gab_plan_nth (plan, 0);

  g_hash_table_add (seen, GUINT_TO_POINTER (first));
  g_array_append_val (waiting, first);
  for (guint i = 0; i < waiting->len; i++)
    for (GabPlanDirection direction = GAB_PLAN_LEFT; direction <= GAB_PLAN_DOWN; direction++)
      {
        guint next = gab_plan_neighbour (plan, g_array_index (waiting, guint, i), direction);

        if (g_hash_table_add (seen, GUINT_TO_POINTER (next)))
          g_array_append_val (waiting, next);
      }
  for (guint i = 0; i < gab_plan_count (plan); i++)
    if (!g_hash_table_contains (seen, GUINT_TO_POINTER (gab_plan_nth (plan, i))))
      g_test_message ("never at %u", gab_plan_nth (plan, i));
  g_assert_cmpuint (g_hash_table_size (seen), ==, gab_plan_count (plan));
}

static void
test_view (void)
{
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_EARLY, 0);
  GabPlanView fit = gab_plan_view_fit (plan, 1000, 700), near, moved;
  double x, y, again_x, again_y;

  gab_plan_view_from_plan (&fit, -6000, -1200, &x, &y);
  g_assert_cmpfloat (x, >=, 7.9);
  g_assert_cmpfloat (y, >=, 7.9);
  gab_plan_view_from_plan (&fit, 6000, 7600, &x, &y);
  g_assert_cmpfloat (x, <=, 992.1);
  g_assert_cmpfloat (y, <=, 692.1);
  gab_plan_view_to_plan (&fit, 321, 210, &x, &y);
  near = gab_plan_view_zoom (&fit, plan, 2.5, 321, 210);
  g_assert_cmpfloat_with_epsilon (near.scale, fit.scale * 2.5, 1e-9);
  gab_plan_view_to_plan (&near, 321, 210, &again_x, &again_y);
  g_assert_cmpfloat_with_epsilon (x, again_x, 1e-6);
  g_assert_cmpfloat_with_epsilon (y, again_y, 1e-6);
  moved = gab_plan_view_pan (&near, plan, 40, -30);
  gab_plan_view_from_plan (&moved, x, y, &again_x, &again_y);
  g_assert_cmpfloat_with_epsilon (again_x, 361, 1e-6);
  g_assert_cmpfloat_with_epsilon (again_y, 180, 1e-6);
  /* However far it is pushed, some of it stays. */
  moved = gab_plan_view_pan (&near, plan, 1e6, 1e6);
  gab_plan_view_from_plan (&moved, -6000, -1200, &x, &y);
  g_assert_cmpfloat (x, <, 900);
  g_assert_cmpfloat (y, <, 600);
  g_assert_cmpfloat (gab_plan_view_zoom (&fit, plan, 1e6, 0, 0).scale, ==, 8);
  g_assert_cmpfloat_with_epsilon (gab_plan_view_zoom (&fit, plan, 1e-6, 0, 0).scale, fit.scale / 2, 1e-9);
}

/* 1200 x 880 yards on sheets that show 186 x 273, and on their sides 273 x 186 millimetres. */
static void
test_tiles (void)
{
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_EARLY, 0);
  GabPlanTiles upright = gab_plan_tiles (plan, 210, 297), aside = gab_plan_tiles (plan, 297, 210);
  GabPlanTiles exact = gab_plan_tiles (plan, 624, 464), less = gab_plan_tiles (plan, 623.9, 463.9);
  GabPlanView first, last;

  g_assert_cmpuint (upright.columns, ==, 7);
  g_assert_cmpuint (upright.rows, ==, 4);
  g_assert_cmpuint (gab_plan_tiles_n (&upright), ==, 28);
  g_assert_cmpuint (aside.columns, ==, 5);
  g_assert_cmpuint (aside.rows, ==, 5);
  g_assert_cmpuint (gab_plan_tiles_n (&exact), ==, 4);
  g_assert_cmpuint (gab_plan_tiles_n (&less), ==, 9);
  first = gab_plan_tile_view (&upright, plan, 0);
  last = gab_plan_tile_view (&upright, plan, 27);
  /* A millimetre a yard (FS-1). */
  g_assert_cmpfloat_with_epsilon (first.scale, 72 / 25.4, 1e-9);
  g_assert_cmpfloat (first.x, ==, -6000);
  g_assert_cmpfloat (first.y, ==, -1200);
  g_assert_cmpfloat_with_epsilon (last.x, -6000 + 6 * 1860, 1e-6);
  g_assert_cmpfloat_with_epsilon (last.y, -1200 + 3 * 2730, 1e-6);
  g_assert_cmpfloat (last.x + 1860, >=, 6000);
}

static void
test_overlay_copy (void)
{
  GabPlanGhost ghost = { GAB_PLAN_SAP_GHOST, { { 1, 2 }, { 3, 4 } }, TRUE };
  guint marked[] = { 7, 8 };
  char line[] = "384 yards";
  GabPlanOverlay overlay = { .ghosts = &ghost, .n_ghosts = 1, .marked = marked, .n_marked = 2 };
  g_autoptr (GabPlanOverlay) copy = NULL;

  overlay.aim = (GabPlanAim) { .shown = TRUE, .n_lines = 1, .line = { line } };
  copy = gab_plan_overlay_copy (&overlay);
  ghost.point[0].x = 99;
  marked[1] = 99;
  line[0] = '9';
  g_assert_cmpint (copy->ghosts[0].point[0].x, ==, 1);
  g_assert_cmpuint (copy->marked[1], ==, 8);
  g_assert_cmpstr (copy->aim.line[0], ==, "384 yards");
  g_assert_null (gab_plan_overlay_copy (NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/plan/hit", test_hit);
  g_test_add_func ("/drawing/plan/hit-each", test_hit_each);
  g_test_add_func ("/drawing/plan/bounds", test_bounds);
  g_test_add_func ("/drawing/plan/things", test_things);
  g_test_add_func ("/drawing/plan/neighbours", test_neighbours);
  g_test_add_func ("/drawing/plan/reach", test_reach);
  g_test_add_func ("/drawing/plan/view", test_view);
  g_test_add_func ("/drawing/plan/tiles", test_tiles);
  g_test_add_func ("/drawing/plan/overlay-copy", test_overlay_copy);
  return g_test_run ();
}

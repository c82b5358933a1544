/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The siege plan's counters and names: where they stand at each scale. */

#include "gab-plan-cache.h"
#include "gab-plan-layout.h"
#include "plan-siege.h"

#define LONG_NAME "Saint Pierre-le-Vieux beyond the great inundation of the Rivillas, with its lunette"

static gboolean
overlap (const GabPlanBox *a,
         const GabPlanBox *b)
{
  return a->x + 0.01 < b->x + b->width && b->x + 0.01 < a->x + a->width && a->y + 0.01 < b->y + b->height
         && b->y + 0.01 < a->y + a->height;
}

static void
check_label (const GabPlanLayout *layout,
             guint                i,
             GabPlanRect          ground)
{
  const GabPlanLabel *label = &g_array_index (layout->labels, GabPlanLabel, i);
  double by = layout->scale / 10;

  g_test_message ("%s", label->text);
  g_assert_cmpfloat (label->box.x, >=, ground.x * by);
  g_assert_cmpfloat (label->box.y, >=, ground.y * by);
  g_assert_cmpfloat (label->box.x + label->box.width, <=, (ground.x + ground.width) * by);
  g_assert_cmpfloat (label->box.y + label->box.height, <=, (ground.y + ground.height) * by);
  for (guint j = 0; j < i; j++)
    g_assert_false (overlap (&label->box, &g_array_index (layout->labels, GabPlanLabel, j).box));
  for (guint j = 0; j < layout->tokens->len; j++)
    g_assert_false (overlap (&label->box, &g_array_index (layout->tokens, GabPlanToken, j).box));
  for (guint j = 0; j < layout->tallies->len; j++)
    g_assert_false (overlap (&label->box, &g_array_index (layout->tallies, GabPlanTally, j).box));
}

/* Names never lie over each other or a counter, and never outside, however small the plan. */
static void
test_names_apart (void)
{
  static const double scales[] = { 0.15, 0.3, 0.45, 0.6, 0.72, 1, 1.6, 3, 8 };
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);

  for (PlanStage stage = PLAN_EARLY; stage <= PLAN_LATE; stage++)
    for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
      {
        g_autoptr (GabPlan) plan = plan_siege_new (stage, 0);
        g_autoptr (GabPlanLayout) layout = gab_plan_layout_new (plan, ink, scales[i]);

        for (guint j = 0; j < layout->labels->len; j++)
          check_label (layout, j, gab_plan_get_ground (plan));
      }
}

static guint
find_label (const GabPlanLayout *layout,
            const char          *text)
{
  for (guint i = 0; i < layout->labels->len; i++)
    if (g_str_equal (g_array_index (layout->labels, GabPlanLabel, i).text, text))
      return i;
  return G_MAXUINT;
}

/* At the size at which the whole fits a window each name has found its place. */
static void
test_names_all (void)
{
  static const char *const names[] = { "Trinidad", "Santa Maria", "San Roque", "Pardaleras", "La Picurina", "No. 6",
                                       "No. 7, twenty-four pounders", "First parallel" };
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_LATE, 0);
  g_autoptr (GabPlanLayout) layout = gab_plan_layout_new (plan, ink, 0.72);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_cmpuint (find_label (layout, names[i]), !=, G_MAXUINT);
    }
}

static gboolean
is_named (double      scale,
          const char *text)
{
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlan) plan = gab_plan_new ((GabPlanRect) { -12000, -1200, 24000, 8700 }, NULL);
  g_autoptr (GabPlanLayout) layout = NULL;

  gab_plan_add_work (plan, &(GabPlanWork) { .kind = GAB_PLAN_BASTION, .name = "Trinidad",
                                            .section = { { .id = 1 }, { .id = 2 } } });
  gab_plan_add_work (plan, &(GabPlanWork) { .kind = GAB_PLAN_DEMI_LUNE, .at = { 1500, 0 }, .name = "San Roque",
                                            .section = { { .id = 3 } } });
  layout = gab_plan_layout_new (plan, ink, scale);
  for (guint i = 0; i < layout->labels->len; i++)
    if (g_str_equal (g_array_index (layout->labels, GabPlanLabel, i).text, text))
      return TRUE;
  return FALSE;
}

/* A long front in a small window: its bastions are named, what lies between them is not. */
static void
test_crowded (void)
{
  g_assert_true (is_named (0.31, "San Roque"));
  g_assert_true (is_named (0.29, "Trinidad"));
  g_assert_false (is_named (0.29, "San Roque"));
}

static void
test_long_name (void)
{
  const GabPlanWork ravelin = { GAB_PLAN_RAVELIN, { 0, 0 }, LONG_NAME, FALSE, { { 1, NULL, 0, 0, FALSE } } };
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlan) plan = gab_plan_new ((GabPlanRect) { -2500, -1200, 5000, 8800 }, NULL);
  g_autoptr (GabPlanLayout) layout = NULL;
  double whole = gab_ink_measure (ink, GAB_INK_ITALIC, LONG_NAME, 0, 1).width;

  gab_plan_add_work (plan, &ravelin);
  layout = gab_plan_layout_new (plan, ink, 0.8);
  g_assert_cmpuint (layout->labels->len, ==, 1);
  check_label (layout, 0, gab_plan_get_ground (plan));
  g_assert_cmpfloat (g_array_index (layout->labels, GabPlanLabel, 0).box.width, <, whole);
}

/* At the edge a name is moved, shortened or left out. */
static void
test_edge (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);

  for (gint32 x = -2500; x <= 2500; x += 1250)
    {
      const GabPlanWork ravelin = { GAB_PLAN_RAVELIN, { x, 0 }, "Pardaleras", FALSE, { { 1, NULL, 0, 0, FALSE } } };
      g_autoptr (GabPlan) plan = gab_plan_new ((GabPlanRect) { -2500, -1200, 5000, 8800 }, NULL);
      g_autoptr (GabPlanLayout) layout = NULL;

      gab_plan_add_work (plan, &ravelin);
      layout = gab_plan_layout_new (plan, ink, 0.8);
      for (guint i = 0; i < layout->labels->len; i++)
        check_label (layout, i, gab_plan_get_ground (plan));
    }
}

static guint
count_tokens (const GabPlanLayout *layout,
              guint                at,
              guint               *pieces)
{
  guint n = 0;

  *pieces = 0;
  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const GabPlanToken *token = &g_array_index (layout->tokens, GabPlanToken, i);

      if (token->at != at)
        continue;
      n++;
      *pieces += token->count;
    }
  return n;
}

/* Three stand singly, seven as one sign with its number, and none is lost. */
static void
test_counters (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, 0);
  g_autoptr (GabPlanLayout) layout = NULL;
  guint pieces;

  gab_plan_add_group (plan, &(GabPlanGroup) { .at = 9999, .count = 3 });
  gab_plan_add_group (plan, &(GabPlanGroup) { .at = AT_RAVELIN, .side = 1, .arm = GAB_PLAN_HEAVY, .count = 5, .silenced = 2 });
  layout = gab_plan_layout_new (plan, ink, 1);
  g_assert_cmpuint (count_tokens (layout, AT_FIRST, &pieces), ==, 3);
  g_assert_cmpuint (count_tokens (layout, AT_WALL, &pieces), ==, 1);
  g_assert_cmpuint (pieces, ==, 7);
  g_assert_cmpuint (count_tokens (layout, AT_BATTERY, &pieces), ==, 3);
  g_assert_cmpuint (count_tokens (layout, 9999, &pieces), ==, 0);
  /* The silenced are counted apart. */
  g_assert_cmpuint (count_tokens (layout, AT_RAVELIN, &pieces), ==, 2);
  g_assert_cmpuint (pieces, ==, 5);
}

/* A counter is its place to the pointer; it stands before its parallel, on its battery's platform. */
static void
test_counter_hit (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, 0);
  g_autoptr (GabPlanLayout) layout = gab_plan_layout_new (plan, ink, 0.8);

  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const GabPlanToken *token = &g_array_index (layout->tokens, GabPlanToken, i);

      g_assert_cmpuint (gab_plan_layout_hit (layout, token->x, token->y), ==, token->at);
      if (token->at >= AT_FIRST && token->at < AT_FIRST + 12)
        g_assert_cmpfloat (token->y, <, 620 * 0.8);
      if (token->at == AT_BATTERY)
        g_assert_cmpuint (gab_plan_hit (plan, token->x / 0.08, token->y / 0.08, 0), ==, AT_BATTERY);
    }
  g_assert_cmpuint (gab_plan_layout_hit (layout, 5000, 5000), ==, 0);
}

static void
test_dots (void)
{
  const GabPlanTally tally = { .lost = 9, .points = 14, .box = { 100, 50, 0, 0 } };
  GabPlanBox first = gab_plan_tally_dot (&tally, 1, 0), fifth = gab_plan_tally_dot (&tally, 1, 4);
  GabPlanBox sixth = gab_plan_tally_dot (&tally, 1, 5), eleventh = gab_plan_tally_dot (&tally, 1, 10);

  g_assert_cmpfloat (first.x, ==, 100);
  g_assert_cmpfloat (sixth.x - fifth.x, >, (fifth.x - first.x) / 3.5);
  g_assert_cmpfloat (eleventh.x, ==, first.x);
  g_assert_cmpfloat (eleventh.y, >=, first.y + first.height);
}

/* What is kept is drawn again only when it must be. */
static void
test_kept (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, 0);
  g_autoptr (GabPlanCache) cache = gab_plan_cache_new ();
  GabPlanView view = gab_plan_view_fit (plan, 300, 200);
  double x, y;

  g_assert_true (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_DAY, 1));
  g_assert_false (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_DAY, 1));
  g_assert_true (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_NIGHT, 1));
  g_assert_true (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_NIGHT, 2));
  view = gab_plan_view_pan (&view, plan, 30, 0);
  g_assert_true (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_NIGHT, 2));
  view = gab_plan_view_pan (&view, plan, 30, 20);
  g_assert_false (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_NIGHT, 2));
  gab_plan_cache_get (cache, &view, &x, &y);
  g_assert_cmpfloat (x, ==, -130);
  g_assert_cmpfloat (y, ==, -140);
  view = gab_plan_view_zoom (&view, plan, 1.5, 0, 0);
  g_assert_true (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_NIGHT, 2));
  gab_plan_cache_forget (cache, FALSE);
  g_assert_true (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_NIGHT, 2));
}

/* Moved by whole pixels, what was kept is what would be drawn. */
static void
test_moved_alike (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlan) plan = plan_siege_new (PLAN_MIDDLE, 0);
  g_autoptr (GabPlanCache) cache = gab_plan_cache_new ();
  GabPlanView view = gab_plan_view_fit (plan, 300, 200), moved = gab_plan_view_pan (&view, plan, 30, 10);
  cairo_surface_t *picture[2];
  gsize size = 0;

  gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_DAY, 1);
  gab_plan_cache_prepare (cache, plan, ink, &moved, GAB_PLAN_DAY, 1);
  view = gab_plan_view_pan (&moved, plan, -70, 25);
  g_assert_false (gab_plan_cache_prepare (cache, plan, ink, &view, GAB_PLAN_DAY, 1));
  for (guint i = 0; i < 2; i++)
    {
      cairo_t *cr;

      picture[i] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 300, 200);
      cr = cairo_create (picture[i]);
      if (i == 0)
        gab_plan_cache_paint (cache, cr, &view);
      else
        gab_plan_draw (plan, ink, cr, &view, GAB_PLAN_DAY);
      cairo_destroy (cr);
      cairo_surface_flush (picture[i]);
    }
  for (gsize i = 0; i < 300 * 200 * 4; i++)
    size += ABS (cairo_image_surface_get_data (picture[0])[i] - cairo_image_surface_get_data (picture[1])[i]) > 24;
  g_assert_cmpuint (size, <, 300 * 200 * 4 / 200);
  cairo_surface_destroy (picture[0]);
  cairo_surface_destroy (picture[1]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/plan-layout/names-apart", test_names_apart);
  g_test_add_func ("/drawing/plan-layout/names-all", test_names_all);
  g_test_add_func ("/drawing/plan-layout/crowded", test_crowded);
  g_test_add_func ("/drawing/plan-layout/long-name", test_long_name);
  g_test_add_func ("/drawing/plan-layout/edge", test_edge);
  g_test_add_func ("/drawing/plan-layout/counters", test_counters);
  g_test_add_func ("/drawing/plan-layout/counter-hit", test_counter_hit);
  g_test_add_func ("/drawing/plan-layout/dots", test_dots);
  g_test_add_func ("/drawing/plan-layout/kept", test_kept);
  g_test_add_func ("/drawing/plan-layout/moved-alike", test_moved_alike);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-bench.c: how long a large siege plan takes to draw. */

#include "gab-plan-cache.h"

#define WIDTH 1000
#define HEIGHT 700
#define RUNS 100
#define TRENCHES 400
#define PIECES 60

static void
add_works (GabPlan *plan)
{
  const GabPlanWork works[] = {
    { GAB_PLAN_BASTION, { -1500, 0 }, "Trinidad", FALSE, { { 1, "", 0, 14, FALSE }, { 2, "", 3, 14, FALSE } } },
    { GAB_PLAN_BASTION, { 1500, 0 }, "Santa Maria", FALSE, { { 3, "", 9, 14, FALSE }, { 4, "", 0, 14, FALSE } } },
    { GAB_PLAN_DEMI_LUNE, { 0, 0 }, "San Roque", FALSE, { { 5, "", 2, 14, FALSE } } },
    { GAB_PLAN_RAVELIN, { -3000, 0 }, "Pardaleras", FALSE, { { 6, "", 0, 0, FALSE } } },
    { GAB_PLAN_RAVELIN, { 3000, 0 }, "Picurina", TRUE, { { 7, "", 0, 0, FALSE } } },
    { GAB_PLAN_WALL, { -3000, 0 }, NULL, FALSE, { { 8, "", 0, 14, FALSE } } },
    { GAB_PLAN_WALL, { 0, 0 }, NULL, FALSE, { { 9, "", 0, 14, FALSE } } },
    { GAB_PLAN_WALL, { 3000, 0 }, NULL, FALSE, { { 10, "", 0, 14, FALSE } } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    gab_plan_add_work (plan, &works[i]);
}

/* A hundred units in three parallels, the rest in thirty saps between them; every tenth unit is destroyed. */
static void
add_trenches (GabPlan *plan)
{
  for (guint i = 0; i < TRENCHES; i++)
    {
      GabPlanTrench trench = { .id = 100 + i, .spoken = "", .gone = i % 10 == 9, .hits = i % 16 == 0 ? 2 : 0 };
      gint32 x, y;

      if (i < 51)
        {
          trench.parallel = 1 + i / 17;
          x = -5100 + (gint32) (i % 17) * 600;
          y = trench.parallel == 1 ? 6200 : trench.parallel == 2 ? 4050 : 1950;
          trench.from = (GabPlanPoint) { x, y + (gint32) (i % 3) * 30 };
          trench.to = (GabPlanPoint) { x + 600, y + (gint32) ((i + 1) % 3) * 30 };
        }
      else
        {
          guint sap = (i - 51) / 12, unit = (i - 51) % 12;

          x = -5200 + (gint32) sap * 360;
          y = 6100 - (gint32) unit * 340;
          trench.from = (GabPlanPoint) { x + (unit % 2 == 0 ? 0 : 260), y };
          trench.to = (GabPlanPoint) { x + (unit % 2 == 0 ? 260 : 0), y - 340 };
        }
      gab_plan_add_trench (plan, &trench);
    }
}

static void
add_batteries (GabPlan *plan)
{
  for (guint i = 0; i < 12; i++)
    {
      gint32 x = -4800 + (gint32) i * 700, y = i % 2 == 0 ? 6280 : 4130;
      GabPlanBattery battery = { .id = 1000 + i, .name = "No. 7", .spoken = "", .mortars = i % 3 == 0, .halves = i == 11 ? 1 : 2,
                                 .destroyed = i == 10, .fired = i % 4 == 0 };

      battery.corner[0] = (GabPlanPoint) { x, y };
      battery.corner[1] = (GabPlanPoint) { x + 500, y };
      battery.corner[2] = (GabPlanPoint) { x + 500, y + 440 };
      battery.corner[3] = (GabPlanPoint) { x, y + 440 };
      gab_plan_add_battery (plan, &battery);
    }
  for (guint i = 0; i < PIECES / 2; i++)
    {
      GabPlanGroup gun = { .at = 1000 + i % 10, .arm = i % 3, .count = 1, .mounted = TRUE, .silenced = i % 5 == 0 };
      GabPlanGroup foot = { .at = i % 3 == 0 ? 1 + i % 9 : 100 + i * 2, .side = i % 3 == 0, .arm = GAB_PLAN_FOOT, .count = 1 };

      gab_plan_add_group (plan, &gun);
      gab_plan_add_group (plan, &foot);
    }
}

static GabPlan *
make_plan (void)
{
  GabPlan *plan = gab_plan_new ((GabPlanRect) { -6000, -1200, 12000, 8800 }, "Badajoz");

  gab_plan_set_bar (plan, 2000, "0", "200");
  gab_plan_set_band (plan, 0, 5800, 7000, "1");
  gab_plan_set_band (plan, 1, 3800, 4200, "2");
  gab_plan_set_band (plan, 2, 1800, 2100, "3");
  add_works (plan);
  add_trenches (plan);
  add_batteries (plan);
  return plan;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static gint64
median (gint64 *times)
{
  qsort (times, RUNS, sizeof *times, compare_times);
  return times[RUNS / 2];
}

typedef struct
{
  const GabPlan *plan;
  const GabInk  *ink;
  cairo_t       *cr;
  GabPlanCache  *cache;
  GabPlanView    view;
} Bench;

/* A frame as the window has it: the view moved a little, the pointer over another thing, a ghost drawn on. */
static void
light_frame (Bench *bench,
             guint  run)
{
  GabPlanGhost ghost = { GAB_PLAN_SAP_GHOST, { { 0, 4000 }, { (gint32) run * 10, 3500 } }, FALSE };
  GabPlanOverlay overlay = { .ghosts = &ghost, .n_ghosts = 1, .hover = 100 + run, .selected = 1001 };

  overlay.arc = (GabPlanArc) { TRUE, { -3850, 4350 }, { -3850, 0 }, 45, 2, { 2000, 4000 }, { "200", "400" }, 0 };
  overlay.aim = (GabPlanAim) { TRUE, { -3850, 4350 }, { -1500, 350 }, 2, { "384", "8" }, 0, FALSE };
  bench->view = gab_plan_view_pan (&bench->view, bench->plan, run % 2 == 0 ? 5 : -5, 0);
  gab_plan_cache_prepare (bench->cache, bench->plan, bench->ink, &bench->view, GAB_PLAN_DAY, 1);
  gab_plan_cache_paint (bench->cache, bench->cr, &bench->view);
  gab_plan_draw_overlay (bench->plan, &overlay, bench->ink, bench->cr, &bench->view, GAB_PLAN_DAY);
}

static void
full_frame (Bench *bench,
            guint  run)
{
  gab_plan_cache_forget (bench->cache, TRUE);
  gab_plan_cache_prepare (bench->cache, bench->plan, bench->ink, &bench->view, GAB_PLAN_DAY, 1);
  gab_plan_cache_paint (bench->cache, bench->cr, &bench->view);
}

/* After an order: the ground and its works are as they were. */
static void
order_frame (Bench *bench,
             guint  run)
{
  gab_plan_cache_forget (bench->cache, FALSE);
  gab_plan_cache_prepare (bench->cache, bench->plan, bench->ink, &bench->view, GAB_PLAN_DAY, 1);
  gab_plan_cache_paint (bench->cache, bench->cr, &bench->view);
}

static gint64
measure (Bench *bench,
         void  (* frame) (Bench *bench,
                          guint  run))
{
  gint64 times[RUNS];

  for (guint i = 0; i < RUNS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      frame (bench, i);
      times[i] = g_get_monotonic_time () - start;
    }
  return median (times);
}

/**
 * gab_plan_bench:
 *
 * Draws a plan of 400 trench units and 60 pieces on an image of 1000 x 700, a hundred times each way.
 *
 * Returns: (transfer full): the medians, a line each: all drawn anew, after an order, and only pan, hover and ghost
 */
char *
gab_plan_bench (void)
{
  g_autoptr (GabPlan) plan = make_plan ();
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  g_autoptr (GabPlanCache) cache = gab_plan_cache_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  Bench bench = { plan, ink, cairo_create (surface), cache, gab_plan_view_fit (plan, WIDTH, HEIGHT) };
  gint64 full, order, light;

  full_frame (&bench, 0);
  full = measure (&bench, full_frame);
  order = measure (&bench, order_frame);
  light = measure (&bench, light_frame);
  cairo_destroy (bench.cr);
  cairo_surface_destroy (surface);
  return g_strdup_printf ("siege plan, all of it, median of 100: %" G_GINT64_FORMAT " us\n"
                          "siege plan after an order, median of 100: %" G_GINT64_FORMAT " us\n"
                          "siege plan, pan, hover and ghost, median of 100: %" G_GINT64_FORMAT " us\n",
                          full, order, light);
}

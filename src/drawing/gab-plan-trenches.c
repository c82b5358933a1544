/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-trenches.c: parallels and saps, and what is left of those destroyed. */

#include "gab-plan-private.h"

#include <math.h>

#define TRENCH GAB_PLAN_TRENCH
#define TOGETHER 6
#define PARAPET 5    /* yards: how far the thrown-up earth reaches before it */

static gboolean
sees (const GabPlanPen    *pen,
      const GabPlanTrench *trench)
{
  GabPlanSpot a = gab_plan_spot (trench->from), b = gab_plan_spot (trench->to);
  const double reach = 18;

  return gab_plan_sees (pen, MIN (a.x, b.x) - reach, MIN (a.y, b.y) - reach, MAX (a.x, b.x) + reach, MAX (a.y, b.y) + reach);
}

typedef gboolean (* Wanted) (const GabPlanTrench *trench);

static gboolean
stands (const GabPlanTrench *trench)
{
  return !trench->gone;
}

static gboolean
is_gone (const GabPlanTrench *trench)
{
  return trench->gone;
}

static gboolean
is_fresh (const GabPlanTrench *trench)
{
  return !trench->gone && trench->fresh;
}

typedef void (* AddPath) (const GabPlanPen    *pen,
                          const GabPlanTrench *trench);

static void
add_line (const GabPlanPen    *pen,
          const GabPlanTrench *trench)
{
  cairo_move_to (pen->cr, trench->from.x / 10.0, trench->from.y / 10.0);
  cairo_line_to (pen->cr, trench->to.x / 10.0, trench->to.y / 10.0);
}

/* Strokes all of a sort, a few at a time: many single strokes, or one path of many lines, take cairo twice as long. */
static void
stroke_all (const GabPlanPen *pen,
            Wanted            wanted,
            AddPath           add,
            GabInkColour      colour,
            double            breadth)
{
  guint n = 0;

  cairo_new_path (pen->cr);
  for (guint i = 0; i < pen->plan->trenches->len; i++)
    {
      const GabPlanTrench *trench = &g_array_index (pen->plan->trenches, GabPlanTrench, i);

      if (!wanted (trench) || !sees (pen, trench))
        continue;
      add (pen, trench);
      if (++n % TOGETHER != 0)
        continue;
      gab_plan_stroke (pen, colour, breadth / pen->px);
      cairo_new_path (pen->cr);
    }
  gab_plan_stroke (pen, colour, breadth / pen->px);
  cairo_new_path (pen->cr);
}

/* The earth thrown up on the side of the place, as short strokes. */
static void
add_parapet (const GabPlanPen    *pen,
             const GabPlanTrench *trench)
{
  GabPlanSpot a = gab_plan_spot (trench->from), b = gab_plan_spot (trench->to);
  double length = hypot (b.x - a.x, b.y - a.y), side = b.x >= a.x ? 1 : -1;
  double nx = (b.y - a.y) / MAX (length, 0.1) * side, ny = -(b.x - a.x) / MAX (length, 0.1) * side;
  guint n = (guint) (length / MAX (2.8, 4.2 * pen->px));

  for (guint i = 0; i < n; i++)
    {
      double share = (i + 0.5) / n, far = TRENCH / 2 + PARAPET * (i % 2 == 0 ? 1 : 0.65);
      double x = a.x + (b.x - a.x) * share, y = a.y + (b.y - a.y) * share;

      cairo_move_to (pen->cr, x + nx * TRENCH / 2, y + ny * TRENCH / 2);
      cairo_line_to (pen->cr, x + nx * far, y + ny * far);
    }
}

static void
draw_standing (const GabPlanPen *pen)
{
  cairo_t *cr = pen->cr;
  double line = pen->weight * pen->px, apart = MAX (4, 4.2 * pen->px);
  double dashes[2] = { 0.7 * line, apart - 0.7 * line };

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  stroke_all (pen, stands, add_parapet, gab_plan_tint (pen, pen->colours->ink, 0.6), 0.65 * line);
  /* Round ends take cairo twice as long, and so small nobody sees them. */
  cairo_set_line_cap (cr, pen->view.scale < GAB_PLAN_FINE ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_ROUND);
  stroke_all (pen, stands, add_line, pen->colours->ink, TRENCH + 0.6 * line);
  stroke_all (pen, stands, add_line, pen->colours->earth, TRENCH - 1.6 * line);
  stroke_all (pen, is_fresh, add_line, pen->colours->fresh, TRENCH - 1.6 * line);
  if (pen->view.scale < GAB_PLAN_FINE)
    return;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, 2, 0);
  stroke_all (pen, stands, add_line, gab_ink_mix (pen->colours->ink, pen->colours->earth, pen->colours->plain ? 1 : 0.5),
              TRENCH * 0.3);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* A ring of thrown earth about a shaded hollow. */
void
gab_plan_draw_crater (const GabPlanPen *pen,
                      double            x,
                      double            y,
                      double            size,
                      guint             seed)
{
  guint rays = pen->view.scale < GAB_PLAN_FINE ? 6 : 9;
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  for (guint i = 0; i < rays; i++)
    {
      double angle = i * G_PI * 2 / rays + gab_plan_chance (seed), near = size * 1.2;
      double far = size * (1.45 + 0.8 * gab_plan_chance (seed + i));

      cairo_move_to (cr, x + near * cos (angle), y + near * sin (angle));
      cairo_line_to (cr, x + far * cos (angle), y + far * sin (angle));
    }
  gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.7), 0.7 * pen->weight);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, size, 0, 2 * G_PI);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->earth, 0.6));
  gab_plan_stroke (pen, pen->colours->ink, 0.8 * pen->weight);
  cairo_new_path (cr);
  if (pen->view.scale < GAB_PLAN_FINE)
    return;
  cairo_arc (cr, x - size * 0.2, y - size * 0.2, size * 0.55, 0, 2 * G_PI);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->ink, pen->colours->night ? 0.25 : 0.75));
  cairo_new_path (cr);
}

/* A faint trace, and what made an end of it. */
static void
draw_ruin (const GabPlanPen    *pen,
           const GabPlanTrench *trench,
           guint                seed)
{
  GabPlanSpot a = gab_plan_spot (trench->from), b = gab_plan_spot (trench->to);

  for (guint i = 0; i < 3; i++)
    {
      double share = (i + 0.3 + 0.4 * gab_plan_chance (seed + i)) / 3;

      gab_plan_draw_crater (pen, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share,
                            2.2 + 1.3 * gab_plan_chance (seed + i + 20), seed + i);
    }
}

static void
draw_ruins (const GabPlanPen *pen)
{
  const double dashes[2] = { 3.5, 4.5 };
  double line = pen->weight * pen->px;

  cairo_save (pen->cr);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  stroke_all (pen, is_gone, add_line, gab_plan_tint (pen, pen->colours->ink, 0.5), TRENCH + 0.6 * line);
  stroke_all (pen, is_gone, add_line, gab_plan_tint (pen, pen->colours->earth, 0.3), TRENCH - 1.6 * line);
  cairo_restore (pen->cr);
  for (guint i = 0; i < pen->plan->trenches->len; i++)
    {
      const GabPlanTrench *trench = &g_array_index (pen->plan->trenches, GabPlanTrench, i);

      if (trench->gone && sees (pen, trench))
        draw_ruin (pen, trench, i * 97);
    }
}

/* Shells of this turn fall beside what they were meant for. */
static void
draw_hits (const GabPlanPen    *pen,
           const GabPlanTrench *trench,
           guint                seed)
{
  GabPlanSpot a = gab_plan_spot (trench->from), b = gab_plan_spot (trench->to);

  for (guint i = 0; i < MIN (trench->hits, 6); i++)
    {
      double share = (i + 0.5) / MIN (trench->hits, 6), off = (i % 2 == 0 ? -1 : 1) * (8 + 3 * gab_plan_chance (seed + i));

      gab_plan_draw_crater (pen, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share + off, 2.2, seed + i);
    }
}

void
gab_plan_draw_trenches (const GabPlanPen *pen)
{
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_tolerance (pen->cr, 0.3);
  draw_ruins (pen);
  draw_standing (pen);
  for (guint i = 0; i < pen->plan->trenches->len; i++)
    {
      const GabPlanTrench *trench = &g_array_index (pen->plan->trenches, GabPlanTrench, i);

      if (trench->hits > 0 && !trench->gone && sees (pen, trench))
        draw_hits (pen, trench, i * 89);
    }
}

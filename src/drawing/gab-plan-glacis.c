/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-glacis.c: the ditch, the covered way and the slope before it. */

#include "gab-plan-private.h"

#include <math.h>

#define STROKE_APART 4.2 /* yards */
#define SLOPE 36         /* yards: the longest strokes */

/* The direction, of length 1, square to a line and outward. */
static GabPlanSpot
outward (GabPlanSpot a,
         GabPlanSpot b)
{
  double length = MAX (hypot (b.x - a.x, b.y - a.y), 0.001);

  return (GabPlanSpot) { -(b.y - a.y) / length, (b.x - a.x) / length };
}

static GabPlanSpot
blend (GabPlanSpot a,
       GabPlanSpot b,
       double      share)
{
  GabPlanSpot mixed = { a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share };
  double length = MAX (hypot (mixed.x, mixed.y), 0.001);

  return (GabPlanSpot) { mixed.x / length, mixed.y / length };
}

/* Square to both lines that meet at a corner. */
static GabPlanSpot
corner_direction (const GabPlanPath *crest,
                  guint              i)
{
  GabPlanSpot before = outward (crest->at[i == 0 ? 0 : i - 1], crest->at[i == 0 ? 1 : i]);
  GabPlanSpot after = outward (crest->at[i + 1 < crest->n ? i : i - 1], crest->at[i + 1 < crest->n ? i + 1 : i]);

  return blend (before, after, 0.5);
}

/* Strokes down the slope from one length of the crest; they fan out at its corners. @part of their length is drawn. */
static void
add_slope (const GabPlanPen  *pen,
           const GabPlanPath *crest,
           guint              line,
           double             part)
{
  GabPlanSpot a = crest->at[line], b = crest->at[line + 1];
  GabPlanSpot from = corner_direction (crest, line), to = corner_direction (crest, line + 1);
  double apart = MAX (STROKE_APART, 2.8 * pen->px);
  guint n = MAX (1, (guint) (hypot (b.x - a.x, b.y - a.y) / apart));

  for (guint i = 0; i < n; i++)
    {
      double share = (i + 0.5) / n;
      guint seed = line * 977 + i;
      double x = a.x + (b.x - a.x) * share, y = a.y + (b.y - a.y) * share;
      GabPlanSpot way = blend (from, to, share);
      double length = SLOPE * (i % 2 == 0 ? 0.92 : 0.6) * (0.86 + 0.28 * gab_plan_chance (seed)) * part;

      if (!gab_plan_sees (pen, x - SLOPE, y - SLOPE, x + SLOPE, y + SLOPE))
        continue;
      cairo_move_to (pen->cr, x + way.x * 1.5, y + way.y * 1.5);
      cairo_line_to (pen->cr, x + way.x * length, y + way.y * length);
    }
}

/* Each stroke is drawn twice, the first part of it heavier, as a graver lifts. */
static void
draw_slope (const GabPlanPen  *pen,
            const GabPlanPath *crest)
{
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i + 1 < crest->n; i++)
        {
          cairo_new_path (pen->cr);
          add_slope (pen, crest, i, pass == 0 ? 1 : 0.5);
          gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, pass == 0 ? 0.42 : 0.62),
                           (pass == 0 ? 0.55 : 0.75) * pen->weight);
        }
    }
  cairo_new_path (pen->cr);
}

/* One path, then another back: what lies between them. */
static void
trace_between (const GabPlanPen  *pen,
               const GabPlanPath *there,
               const GabPlanPath *back)
{
  gab_plan_trace (pen, there, FALSE);
  for (guint i = back->n; i-- > 0; )
    cairo_line_to (pen->cr, back->at[i].x, back->at[i].y);
  cairo_close_path (pen->cr);
}

/* Outworks stand in the ditch. */
static void
add_outworks (const GabPlanPen *pen)
{
  for (guint i = 0; i < pen->plan->works->len; i++)
    {
      const GabPlanWork *work = &g_array_index (pen->plan->works, GabPlanWork, i);
      GabPlanPath outline;

      if (!gab_plan_is_outwork (work))
        continue;
      gab_plan_work_outline (work, &outline);
      for (guint j = 0; j < outline.n; j++)
        (j == 0 ? cairo_move_to : cairo_line_to) (pen->cr, outline.at[j].x, outline.at[j].y);
      cairo_close_path (pen->cr);
    }
}

/* Wash and lines along the outer edge of the ditch, close together and fewer towards its middle. Nothing is clipped,
 * which costs more than all the rest: each fill covers what ran out of the one before it. */
static void
draw_ditch (const GabPlanPen  *pen,
            const GabPlanPath *foot,
            const GabPlanPath *scarp,
            const GabPlanPath *crest)
{
  static const double off[] = { 4, 9.5, 17 };
  cairo_t *cr = pen->cr;

  trace_between (pen, foot, scarp);
  add_outworks (pen);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  gab_plan_fill (pen, pen->colours->water);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  gab_plan_trace (pen, scarp, FALSE);
  if (!pen->colours->plain)
    {
      gab_plan_stroke (pen, gab_ink_mix (pen->colours->ink, pen->colours->water, 0.1 * pen->colours->wash), 22 / pen->px);
      gab_plan_stroke (pen, gab_ink_mix (pen->colours->ink, pen->colours->water, 0.2 * pen->colours->wash), 9 / pen->px);
    }
  trace_between (pen, scarp, crest);
  gab_plan_fill (pen, pen->colours->paper);
  for (guint i = 0; i < G_N_ELEMENTS (off); i++)
    {
      double share = pen->colours->plain ? 1 : 0.36 - 0.09 * i;

      cairo_save (cr);
      cairo_translate (cr, 0, -off[i]);
      gab_plan_trace (pen, scarp, FALSE);
      gab_plan_stroke (pen, gab_ink_mix (pen->colours->ink, pen->colours->water, share), 0.55 * pen->weight);
      cairo_restore (cr);
    }
  gab_plan_trace (pen, scarp, FALSE);
  gab_plan_stroke (pen, pen->colours->ink, 1.1 * pen->weight);
  cairo_new_path (cr);
}

/* Traverses across the covered way, where its line turns back: they stop fire along it. */
static void
draw_traverses (const GabPlanPen  *pen,
                const GabPlanPath *crest)
{
  cairo_new_path (pen->cr);
  for (guint i = 1; i + 1 < crest->n; i++)
    if (crest->at[i].y < crest->at[i - 1].y || crest->at[i].y < crest->at[i + 1].y)
      cairo_rectangle (pen->cr, crest->at[i].x - 1, crest->at[i].y - 14, 2, 12);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->earth, 0.8));
  gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.8), 0.7 * pen->weight);
  cairo_new_path (pen->cr);
}

/* The crest with the foot of its parapet; what the besieger holds is crossed over in his colour. */
static void
draw_covered_way (const GabPlanPen  *pen,
                  const GabPlanPath *crest)
{
  cairo_t *cr = pen->cr;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  gab_plan_trace (pen, crest, FALSE);
  gab_plan_stroke (pen, pen->colours->ink, 1.25 * pen->weight);
  cairo_save (cr);
  cairo_translate (cr, 0, -4);
  gab_plan_trace (pen, crest, FALSE);
  gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.6), 0.6 * pen->weight);
  if (pen->plan->covered_way_taken)
    {
      cairo_translate (cr, 0, -3);
      gab_plan_trace (pen, crest, FALSE);
      gab_plan_ticks (pen, pen->side[GAB_PLAN_BESIEGER], 7, 7, 1.3 * pen->weight);
    }
  cairo_restore (cr);
  cairo_new_path (cr);
}

/* After the ramparts, whose outer half the ditch covers. */
void
gab_plan_draw_glacis (const GabPlanPen *pen)
{
  GabPlanPath foot, scarp, crest;

  gab_plan_magistral (pen->plan, &foot);
  gab_plan_counterscarp (pen->plan, &scarp);
  gab_plan_crest (pen->plan, &crest);
  draw_ditch (pen, &foot, &scarp, &crest);
  draw_slope (pen, &crest);
  draw_covered_way (pen, &crest);
  draw_traverses (pen, &crest);
}

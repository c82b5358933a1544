/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trace of a fort, drawn as on a plan of its time, and the columns that storm it.
 *
 * All is reckoned in units of the radius on which the bastions' corners would
 * stand without bastions, the middle of the place being the origin. */

#include "gab-trace-private.h"

#include <math.h>

#define GORGE 0.21       /* of a side: from the corner to where the flank begins */
#define FLANK 0.14       /* of a side: how far it stands out */
#define SALIENT 1.32     /* from the middle to the point of a bastion */
#define DITCH 1.15       /* the counterscarp, against the wall */
#define COVERED_WAY 1.30
#define GLACIS 0.17      /* how long its hatching is */
#define RAMPART 0.085    /* its breadth */

static const GabTraceColours by_day = {
  { 0.961, 0.925, 0.831, 1 }, { 0.24, 0.19, 0.15, 1 }, { 0.84, 0.63, 0.56, 1 },
  { 0.82, 0.85, 0.80, 1 }, { 0.90, 0.82, 0.66, 1 },
};

static const GabTraceColours by_night = {
  { 0.17, 0.155, 0.13, 1 }, { 0.80, 0.74, 0.64, 1 }, { 0.50, 0.31, 0.27, 1 },
  { 0.20, 0.235, 0.225, 1 }, { 0.30, 0.265, 0.20, 1 },
};

GabTracePoint
gab_trace_polar (double angle,
                 double radius)
{
  return (GabTracePoint) { radius * cos (angle), radius * sin (angle) };
}

static GabTracePoint
scaled (GabTracePoint point,
        double        by)
{
  return (GabTracePoint) { point.x * by, point.y * by };
}

static GabTracePoint
between (GabTracePoint a,
         GabTracePoint b,
         double        share)
{
  return (GabTracePoint) { a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share };
}

/* A curtain looks down, where the columns come from. */
static double
corner_angle (const GabTracePlan *plan,
              guint               corner)
{
  return G_PI_2 + (corner + 0.5) * 2 * G_PI / plan->trace->bastions;
}

/* The five points of a bastion, from one gorge round to the other. */
static void
get_bastion (const GabTracePlan *plan,
             guint               corner,
             GabTracePoint      *points)
{
  double turn = G_PI / plan->trace->bastions;
  double angle = corner_angle (plan, corner);
  GabTracePoint here = gab_trace_polar (angle, 1);
  GabTracePoint before = gab_trace_polar (angle - 2 * turn, 1);
  GabTracePoint after = gab_trace_polar (angle + 2 * turn, 1);
  GabTracePoint out_before = gab_trace_polar (angle - turn, FLANK * plan->side);
  GabTracePoint out_after = gab_trace_polar (angle + turn, FLANK * plan->side);

  points[0] = between (here, before, GORGE);
  points[1] = (GabTracePoint) { points[0].x + out_before.x, points[0].y + out_before.y };
  points[2] = gab_trace_polar (angle, SALIENT);
  points[4] = between (here, after, GORGE);
  points[3] = (GabTracePoint) { points[4].x + out_after.x, points[4].y + out_after.y };
}

static void
add_point (const GabTracePlan *plan,
           GabTracePoint       point)
{
  cairo_line_to (plan->cr, point.x, point.y);
}

static void
wall_path (const GabTracePlan *plan,
           double              by)
{
  GabTracePoint points[5];

  cairo_new_path (plan->cr);
  for (guint i = 0; i < plan->trace->bastions; i++)
    {
      get_bastion (plan, i, points);
      for (guint j = 0; j < G_N_ELEMENTS (points); j++)
        add_point (plan, scaled (points[j], by));
    }
  cairo_close_path (plan->cr);
}

/* Round the points and shoulders of the bastions alone. */
static void
outer_path (const GabTracePlan *plan,
            double              by)
{
  GabTracePoint points[5];

  cairo_new_path (plan->cr);
  for (guint i = 0; i < plan->trace->bastions; i++)
    {
      get_bastion (plan, i, points);
      add_point (plan, scaled (points[1], by * 1.02));
      add_point (plan, scaled (points[2], by * 0.97));
      add_point (plan, scaled (points[3], by * 1.02));
    }
  cairo_close_path (plan->cr);
}

void
gab_trace_stroke (const GabTracePlan *plan,
                  double              weight)
{
  gab_ink_use (plan->cr, plan->colours.ink);
  cairo_set_line_width (plan->cr, weight);
  cairo_stroke (plan->cr);
}

/* Strokes down the slope, long and short, along one edge of the covered way. */
static void
hatch_edge (const GabTracePlan *plan,
            GabTracePoint       from,
            GabTracePoint       to)
{
  guint strokes = MAX (2, (guint) (hypot (to.x - from.x, to.y - from.y) / 0.045));

  for (guint i = 0; i < strokes; i++)
    {
      GabTracePoint foot = between (from, to, (i + 0.5) / strokes);
      GabTracePoint end = scaled (foot, 1 + (i % 2 == 0 ? GLACIS : GLACIS * 0.62) / hypot (foot.x, foot.y));

      cairo_move_to (plan->cr, foot.x, foot.y);
      add_point (plan, end);
    }
}

static void
draw_glacis (const GabTracePlan *plan)
{
  GabTracePoint points[5], last;

  get_bastion (plan, plan->trace->bastions - 1, points);
  last = scaled (points[3], COVERED_WAY * 1.02);
  cairo_new_path (plan->cr);
  for (guint i = 0; i < plan->trace->bastions; i++)
    {
      GabTracePoint next[3];

      get_bastion (plan, i, points);
      next[0] = scaled (points[1], COVERED_WAY * 1.02);
      next[1] = scaled (points[2], COVERED_WAY * 0.97);
      next[2] = scaled (points[3], COVERED_WAY * 1.02);
      for (guint j = 0; j < G_N_ELEMENTS (next); j++)
        {
          hatch_edge (plan, last, next[j]);
          last = next[j];
        }
    }
  gab_ink_use (plan->cr, gab_ink_mix (plan->colours.ink, plan->colours.paper, 0.45));
  cairo_set_line_width (plan->cr, 0.007);
  cairo_stroke (plan->cr);
  outer_path (plan, COVERED_WAY);
  gab_trace_stroke (plan, 0.009);
}

static void
draw_ravelins (const GabTracePlan *plan)
{
  for (guint i = 0; plan->trace->ravelins && i < plan->trace->bastions; i++)
    {
      double angle = corner_angle (plan, i) + G_PI / plan->trace->bastions;
      GabTracePoint along = gab_trace_polar (angle + G_PI_2, 0.15 * plan->side);
      GabTracePoint base = gab_trace_polar (angle, plan->apothem + 0.17 * plan->side);

      cairo_new_path (plan->cr);
      cairo_move_to (plan->cr, base.x - along.x, base.y - along.y);
      add_point (plan, gab_trace_polar (angle, plan->apothem + 0.37 * plan->side));
      cairo_line_to (plan->cr, base.x + along.x, base.y + along.y);
      cairo_close_path (plan->cr);
      gab_ink_use (plan->cr, plan->colours.masonry);
      cairo_fill_preserve (plan->cr);
      gab_trace_stroke (plan, 0.014);
    }
}

/* Blocks of houses; what would stand in the rampart is left out. */
static void
draw_town (const GabTracePlan *plan)
{
  double most = plan->apothem * 0.86;

  cairo_new_path (plan->cr);
  for (int row = -5; row <= 5; row++)
    for (int column = -4; column <= 4; column++)
      {
        double width = 0.135 + 0.03 * ((row * 3 + column * 5 + 40) % 3);
        double x = column * 0.215 + 0.05 * (row & 1), y = row * 0.175;
        double far = MAX (hypot (x - width / 2, y - 0.06), hypot (x + width / 2, y + 0.06));

        if (far > most || (hypot (x, y) < 0.17 && far < 0.25))
          continue;
        far = hypot (fabs (x) + width / 2, fabs (y) + 0.06);
        if (far < most)
          cairo_rectangle (plan->cr, x - width / 2, y - 0.055, width, 0.11);
      }
  gab_ink_use (plan->cr, plan->colours.town);
  cairo_fill_preserve (plan->cr);
  gab_ink_use (plan->cr, gab_ink_mix (plan->colours.ink, plan->colours.paper, 0.55));
  cairo_set_line_width (plan->cr, 0.007);
  cairo_stroke (plan->cr);
}

/* A band of one breadth along the inside of the wall. */
static void
draw_rampart (const GabTracePlan *plan)
{
  cairo_save (plan->cr);
  wall_path (plan, 1);
  cairo_clip_preserve (plan->cr);
  cairo_set_line_join (plan->cr, CAIRO_LINE_JOIN_MITER);
  gab_ink_use (plan->cr, plan->colours.ink);
  cairo_set_line_width (plan->cr, 2 * RAMPART + 0.016);
  cairo_stroke_preserve (plan->cr);
  gab_ink_use (plan->cr, plan->colours.masonry);
  cairo_set_line_width (plan->cr, 2 * RAMPART);
  cairo_stroke (plan->cr);
  cairo_restore (plan->cr);
  wall_path (plan, 1);
  gab_trace_stroke (plan, 0.02);
}

static void
draw_fort (const GabTracePlan *plan)
{
  draw_glacis (plan);
  outer_path (plan, DITCH);
  gab_ink_use (plan->cr, plan->colours.water);
  cairo_fill_preserve (plan->cr);
  gab_trace_stroke (plan, 0.009);
  draw_ravelins (plan);

  wall_path (plan, 1);
  gab_ink_use (plan->cr, plan->colours.paper);
  cairo_fill (plan->cr);
  draw_town (plan);
  draw_rampart (plan);
}

static void
draw_flag (const GabTracePlan *plan)
{
  cairo_t *cr = plan->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, -0.05, 0.16);
  cairo_line_to (cr, -0.05, -0.24);
  gab_trace_stroke (plan, 0.022);
  cairo_move_to (cr, -0.05, -0.24);
  cairo_curve_to (cr, 0.04, -0.29, 0.10, -0.19, 0.20, -0.24);
  cairo_line_to (cr, 0.20, -0.06);
  cairo_curve_to (cr, 0.10, -0.01, 0.04, -0.11, -0.05, -0.06);
  cairo_close_path (cr);
  gab_ink_use (cr, plan->trace->flag);
  cairo_fill_preserve (cr);
  gab_trace_stroke (plan, 0.012);
}

/**
 * gab_trace_draw:
 * @trace: what is drawn
 * @cr: where
 * @width: of the ground, in user units
 * @height: of the ground
 * @night: whether it is drawn light on dark
 *
 * Draws the fort in the middle of the ground, as large as fits, room being left
 * below for columns.
 */
void
gab_trace_draw (const GabTrace *trace,
                cairo_t        *cr,
                double          width,
                double          height,
                gboolean        night)
{
  GabTracePlan plan = { .trace = trace, .cr = cr, .colours = night ? by_night : by_day };
  double below = trace->n_columns > 0 ? GAB_TRACE_TAIL + 0.25 : 1.62;
  double radius = MIN (height / (1.62 + below), width / (trace->n_columns > 1 ? 4.3 : 3.3));

  g_return_if_fail (trace->bastions >= 4 && trace->bastions <= 8);
  plan.side = 2 * sin (G_PI / trace->bastions);
  plan.apothem = cos (G_PI / trace->bastions);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  gab_ink_use (cr, plan.colours.paper);
  cairo_fill (cr);
  cairo_translate (cr, width / 2, height / 2 + (1.62 - below) / 2 * radius);
  cairo_scale (cr, radius, radius);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_fort (&plan);
  gab_trace_draw_columns (&plan);
  draw_flag (&plan);
  cairo_restore (cr);
}

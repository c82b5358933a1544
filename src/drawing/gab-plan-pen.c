/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-pen.c: strokes of the siege plan: lines, washes, ticks and hatching. */

#include "gab-plan-private.h"

#include <math.h>

#define MOST_MET 8

/* Lines grow with the plan, but less. */
static double
line_weight (double scale)
{
  return CLAMP (sqrt (scale / 0.8), 0.62, 2.2);
}

void
gab_plan_pen_init (GabPlanPen        *pen,
                   const GabPlan     *plan,
                   const GabInk      *ink,
                   cairo_t           *cr,
                   const GabPlanView *view,
                   GabPlanLight       light)
{
  *pen = (GabPlanPen) {
    .plan = plan, .ink = ink, .cr = cr, .colours = gab_plan_colours (light), .view = *view,
    .px = 1 / view->scale, .weight = light == GAB_PLAN_PAPER ? 0.45 : line_weight (view->scale),
  };
  for (guint side = 0; side < 2; side++)
    {
      pen->side[side] = plan->side[side];
      if (pen->colours->night)
        pen->side[side] = gab_ink_for_night (plan->side[side]);
      if (pen->colours->plain)
        pen->side[side] = pen->colours->ink;
    }
}

/* From here on a unit is a yard, and 0, 0 the middle of the wall. */
void
gab_plan_to_yards (const GabPlanPen *pen)
{
  cairo_scale (pen->cr, pen->view.scale, pen->view.scale);
  cairo_translate (pen->cr, -pen->view.x / 10, -pen->view.y / 10);
}

/* Whether anything of a box, in yards, is looked at. */
gboolean
gab_plan_sees (const GabPlanPen *pen,
               double            x0,
               double            y0,
               double            x1,
               double            y1)
{
  double left = pen->view.x / 10, top = pen->view.y / 10;

  return x1 >= left && y1 >= top && x0 <= left + pen->view.width * pen->px && y0 <= top + pen->view.height * pen->px;
}

void
gab_plan_trace (const GabPlanPen  *pen,
                const GabPlanPath *path,
                gboolean           closed)
{
  cairo_new_path (pen->cr);
  for (guint i = 0; i < path->n; i++)
    cairo_line_to (pen->cr, path->at[i].x, path->at[i].y);
  if (closed && path->n > 0)
    cairo_close_path (pen->cr);
}

/* Strokes the path, which is kept; weight in user units. */
void
gab_plan_stroke (const GabPlanPen *pen,
                 GabInkColour      colour,
                 double            weight)
{
  gab_ink_use (pen->cr, colour);
  cairo_set_line_width (pen->cr, weight * pen->px);
  cairo_stroke_preserve (pen->cr);
}

/* Fills the path, which is kept. */
void
gab_plan_fill (const GabPlanPen *pen,
               GabInkColour      colour)
{
  gab_ink_use (pen->cr, colour);
  cairo_fill_preserve (pen->cr);
}

/* Short strokes square to the path, which is kept: a broad line of very short dashes. Yards, but the weight. */
void
gab_plan_ticks (const GabPlanPen *pen,
                GabInkColour      colour,
                double            apart,
                double            breadth,
                double            weight)
{
  double on = weight * pen->px;
  double dashes[2] = { on, MAX (apart, 2.4 * on) - on };

  cairo_save (pen->cr);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  cairo_set_line_width (pen->cr, breadth);
  gab_ink_use (pen->cr, colour);
  cairo_stroke_preserve (pen->cr);
  cairo_restore (pen->cr);
}

/* Where a slanting line, x + y the same all along it, meets the edges of a closed path; from left to right. */
static guint
meet_edges (const GabPlanPath *path,
            double             sum,
            GabPlanSpot       *met)
{
  guint n = 0;

  for (guint i = 0; i < path->n && n < MOST_MET; i++)
    {
      GabPlanSpot a = path->at[i], b = path->at[(i + 1) % path->n];
      double from = a.x + a.y - sum, to = b.x + b.y - sum;
      GabPlanSpot here = { a.x + (b.x - a.x) * from / (from - to), a.y + (b.y - a.y) * from / (from - to) };
      guint place = n;

      if ((from < 0) == (to < 0))
        continue;
      for (; place > 0 && met[place - 1].x > here.x; place--)
        met[place] = met[place - 1];
      met[place] = here;
      n++;
    }
  return n;
}

/* Slanting lines over what a closed path encloses. Reckoned, not clipped: cairo's clipping by crooked shapes is slow. */
void
gab_plan_hatch (const GabPlanPen  *pen,
                const GabPlanPath *path,
                double             apart,
                double             weight,
                GabInkColour       colour)
{
  double least = G_MAXDOUBLE, most = -G_MAXDOUBLE, step = MAX (apart, 2.2 * pen->px) * G_SQRT2;
  GabPlanSpot met[MOST_MET];

  for (guint i = 0; i < path->n; i++)
    {
      least = MIN (least, path->at[i].x + path->at[i].y);
      most = MAX (most, path->at[i].x + path->at[i].y);
    }
  cairo_new_path (pen->cr);
  for (double sum = ceil (least / step) * step; sum < most; sum += step)
    {
      guint n = meet_edges (path, sum, met);

      for (guint i = 0; i + 1 < n; i += 2)
        {
          cairo_move_to (pen->cr, met[i].x, met[i].y);
          cairo_line_to (pen->cr, met[i + 1].x, met[i + 1].y);
        }
    }
  gab_plan_stroke (pen, colour, weight);
  cairo_new_path (pen->cr);
}

/* A colour thinned with paper, opaque; on paper nothing is grey. */
GabInkColour
gab_plan_tint (const GabPlanPen *pen,
               GabInkColour      colour,
               double            share)
{
  return pen->colours->plain ? colour : gab_ink_mix (colour, pen->colours->paper, share);
}

GabInkColour
gab_plan_thin (GabInkColour colour,
               double       alpha)
{
  colour.alpha *= alpha;
  return colour;
}

/* The same number, 0 up to 1, for the same seed on every machine. */
double
gab_plan_chance (guint seed)
{
  guint32 bits = seed * 2654435761u + 0x9e3779b9u;

  bits ^= bits >> 16;
  bits *= 0x7feb352du;
  bits ^= bits >> 15;
  bits *= 0x846ca68bu;
  bits ^= bits >> 16;
  return bits / 4294967296.0;
}

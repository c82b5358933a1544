/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-batteries.c: gun platforms with their parapets, half built, complete, or destroyed. */

#include "gab-plan-private.h"

#include <math.h>

#define EPAULE 8 /* yards: how thick the parapet is */

/* A battery in its own frame: x from left to right along the front, y to the rear. */
typedef struct
{
  double width, depth;
} Size;

static Size
to_battery (const GabPlanPen     *pen,
            const GabPlanBattery *battery)
{
  GabPlanSpot a = gab_plan_spot (battery->corner[0]), b = gab_plan_spot (battery->corner[1]);
  GabPlanSpot d = gab_plan_spot (battery->corner[3]);
  Size size = { MAX (hypot (b.x - a.x, b.y - a.y), 1), MAX (hypot (d.x - a.x, d.y - a.y), 1) };

  cairo_transform (pen->cr, &(cairo_matrix_t) { (b.x - a.x) / size.width, (b.y - a.y) / size.width,
                                                (d.x - a.x) / size.depth, (d.y - a.y) / size.depth, a.x, a.y });
  return size;
}

/* Planks run across the platform. */
static void
draw_planks (const GabPlanPen *pen,
             Size              size,
             GabInkColour      colour)
{
  double apart = MAX (3.4, 3 * pen->px);

  cairo_new_path (pen->cr);
  for (double y = EPAULE + apart; y < size.depth - 1; y += apart)
    {
      cairo_move_to (pen->cr, 1, y);
      cairo_line_to (pen->cr, size.width - 1, y);
    }
  gab_plan_stroke (pen, colour, 0.5 * pen->weight);
  cairo_new_path (pen->cr);
}

/* Earth before the guns, open where they fire through; mortars fire over it. */
static void
draw_epaule (const GabPlanPen *pen,
             Size              size,
             double            from,
             double            to,
             gboolean          open)
{
  GabPlanPath path = { 4, { { from, 0 }, { to, 0 }, { to, EPAULE }, { from, EPAULE } } };
  cairo_t *cr = pen->cr;

  gab_plan_trace (pen, &path, TRUE);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->earth, 0.9));
  gab_plan_stroke (pen, pen->colours->ink, pen->weight);
  gab_plan_hatch (pen, &path, 2.6, 0.7 * pen->weight, gab_plan_tint (pen, pen->colours->ink, 0.8));
  for (guint i = 0; open && i < 3; i++)
    {
      double x = size.width * (2 * i + 1) / 6;

      cairo_move_to (cr, x - 2.8, -0.3);
      cairo_line_to (cr, x + 2.8, -0.3);
      cairo_line_to (cr, x + 1.5, EPAULE + 0.3);
      cairo_line_to (cr, x - 1.5, EPAULE + 0.3);
      cairo_close_path (cr);
      gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->wood, 0.75));
      gab_plan_stroke (pen, pen->colours->ink, 0.6 * pen->weight);
      cairo_new_path (cr);
    }
}

/* The beds of mortars are round. */
static void
draw_beds (const GabPlanPen *pen,
           Size              size)
{
  for (guint i = 0; i < 3; i++)
    {
      cairo_new_path (pen->cr);
      cairo_arc (pen->cr, size.width * (2 * i + 1) / 6, size.depth * 0.44, 6.6, 0, 2 * G_PI);
      gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.55), 0.6 * pen->weight);
    }
  cairo_new_path (pen->cr);
}

static void
draw_whole (const GabPlanPen     *pen,
            const GabPlanBattery *battery,
            Size                  size)
{
  cairo_t *cr = pen->cr;
  double shade = 1.4 * pen->px * pen->weight;

  cairo_rectangle (cr, shade, shade, size.width, size.depth);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->ink, pen->colours->night ? 0.1 : 0.5));
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, size.width, size.depth);
  gab_plan_fill (pen, pen->colours->wood);
  cairo_new_path (cr);
  draw_planks (pen, size, gab_ink_mix (pen->colours->ink, pen->colours->wood, pen->colours->plain ? 1 : 0.22));
  if (battery->mortars)
    draw_beds (pen, size);
  cairo_rectangle (cr, 0, 0, size.width, size.depth);
  gab_plan_stroke (pen, pen->colours->ink, 1.2 * pen->weight);
  cairo_new_path (cr);
  draw_epaule (pen, size, 0, size.width, !battery->mortars);
}

/* Pegged out, and half the parapet thrown up. */
static void
draw_half (const GabPlanPen *pen,
           Size              size)
{
  const double dashes[2] = { 4, 3 };

  cairo_rectangle (pen->cr, 0, 0, size.width, size.depth);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->wood, 0.4));
  cairo_save (pen->cr);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.85), pen->weight);
  cairo_restore (pen->cr);
  cairo_new_path (pen->cr);
  draw_epaule (pen, size, 0, size.width / 2, FALSE);
}

/* Its outline broken, its platform pitted. */
static void
draw_destroyed (const GabPlanPen *pen,
                Size              size,
                guint             seed)
{
  const double dashes[2] = { 2.5, 3.5 };

  cairo_rectangle (pen->cr, 0, 0, size.width, size.depth);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->wood, 0.45));
  cairo_save (pen->cr);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  gab_plan_stroke (pen, pen->colours->ink, 1.1 * pen->weight);
  cairo_restore (pen->cr);
  cairo_new_path (pen->cr);
  cairo_rectangle (pen->cr, 0, 0, size.width * 0.3, EPAULE);
  cairo_rectangle (pen->cr, size.width * 0.55, 0, size.width * 0.2, EPAULE);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->earth, 0.7));
  gab_plan_stroke (pen, pen->colours->ink, 0.8 * pen->weight);
  cairo_new_path (pen->cr);
  for (guint i = 0; i < 4; i++)
    gab_plan_draw_crater (pen, size.width * (0.16 + 0.23 * i), size.depth * (0.25 + 0.5 * gab_plan_chance (seed + i)),
                          3 + gab_plan_chance (seed + 9 + i), seed + i);
}

/* Smoke before the muzzles of a battery that has fired. */
static void
draw_smoke (const GabPlanPen *pen,
            Size              size)
{
  for (guint i = 0; i < 9; i++)
    {
      double x = size.width * (2 * (i / 3) + 1) / 6 + (gab_plan_chance (i) - 0.5) * 10, y = -4 - (i % 3) * 4.5;
      double r = 2.6 + (i % 3) * 1.1;

      cairo_new_path (pen->cr);
      cairo_arc (pen->cr, x, y, r, 0, 2 * G_PI);
      gab_plan_fill (pen, gab_plan_thin (pen->colours->night ? pen->colours->faint : pen->colours->halo, 0.75));
      gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.45), 0.6 * pen->weight);
    }
  cairo_new_path (pen->cr);
}

/* Corners that enclose nothing cannot be drawn. */
static gboolean
has_inside (const GabPlanBattery *battery)
{
  GabPlanSpot a = gab_plan_spot (battery->corner[0]), b = gab_plan_spot (battery->corner[1]);
  GabPlanSpot d = gab_plan_spot (battery->corner[3]);

  return fabs ((b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x)) > 1;
}

static void
draw_one (const GabPlanPen     *pen,
          const GabPlanBattery *battery,
          guint                 seed)
{
  Size size;

  cairo_save (pen->cr);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_MITER);
  size = to_battery (pen, battery);
  cairo_new_path (pen->cr);
  if (battery->halves < 2)
    draw_half (pen, size);
  else if (battery->destroyed)
    draw_destroyed (pen, size, seed);
  else
    draw_whole (pen, battery, size);
  if (battery->fired)
    draw_smoke (pen, size);
  for (guint i = 0; i < MIN (battery->hits, 6) && !battery->destroyed; i++)
    gab_plan_draw_crater (pen, size.width * (i + 0.5) / MIN (battery->hits, 6), size.depth * (i % 2 == 0 ? 0.88 : 0.7), 2.2,
                          seed + i);
  cairo_restore (pen->cr);
}

void
gab_plan_draw_batteries (const GabPlanPen *pen)
{
  for (guint i = 0; i < pen->plan->batteries->len; i++)
    {
      const GabPlanBattery *battery = &g_array_index (pen->plan->batteries, GabPlanBattery, i);
      GabPlanSpot at = gab_plan_spot (battery->corner[0]);

      if (has_inside (battery) && gab_plan_sees (pen, at.x - 80, at.y - 80, at.x + 80, at.y + 80))
        draw_one (pen, battery, i * 61);
    }
}

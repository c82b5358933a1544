/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-works.c: wall, bastions and outworks, and what fire has done to them. */

#include "gab-plan-private.h"

#include <math.h>

#define CORDON 3.2 /* yards: from the foot of a wall to the line along it */
#define TALUS 5    /* yards: the slope behind a rampart */

/* A rampart along an edge, to both sides of it: its slope, its masonry, its lines. */
static void
draw_rampart (const GabPlanPen  *pen,
              const GabPlanPath *edge,
              gboolean           closed,
              double             breadth)
{
  cairo_t *cr = pen->cr;
  double line = pen->weight * pen->px;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  gab_plan_trace (pen, edge, closed);
  gab_plan_ticks (pen, gab_plan_tint (pen, pen->colours->ink, 0.55), 3.2, 2 * (breadth + TALUS), 0.6 * pen->weight);
  gab_plan_stroke (pen, pen->colours->ink, (2 * breadth + 1.8 * line) / pen->px);
  gab_plan_stroke (pen, pen->colours->masonry, 2 * breadth / pen->px);
  if (pen->colours->plain)
    gab_plan_ticks (pen, pen->colours->ink, 2.2, 2 * breadth, 0.25);
  gab_plan_stroke (pen, gab_ink_mix (pen->colours->ink, pen->colours->masonry, 0.62), (2 * CORDON + 0.8 * line) / pen->px);
  gab_plan_stroke (pen, gab_ink_mix (pen->colours->paper, pen->colours->masonry, 0.25), 2 * CORDON / pen->px);
}

/* The ground within the wall, and the rampart along it: wall and bastions as one. */
static void
draw_enceinte (const GabPlanPen *pen)
{
  double top = pen->plan->ground.y / 10.0 - 40;
  GabPlanPath foot;

  gab_plan_magistral (pen->plan, &foot);
  gab_plan_trace (pen, &foot, FALSE);
  cairo_line_to (pen->cr, foot.at[foot.n - 1].x, top);
  cairo_line_to (pen->cr, foot.at[0].x, top);
  cairo_close_path (pen->cr);
  gab_plan_fill (pen, gab_ink_mix (pen->colours->terreplein, pen->colours->paper, 0.6));
  draw_rampart (pen, &foot, FALSE, GAB_PLAN_RAMPART);
  cairo_new_path (pen->cr);
}

static void
draw_foot (const GabPlanPen *pen)
{
  GabPlanPath foot;

  gab_plan_magistral (pen->plan, &foot);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_MITER);
  gab_plan_trace (pen, &foot, FALSE);
  gab_plan_stroke (pen, pen->colours->ink, 1.9 * pen->weight);
  cairo_new_path (pen->cr);
}

static void
get_faces (const GabPlanWork *work,
           const GabPlanPath *outline,
           GabPlanPath       *faces)
{
  guint first = work->kind == GAB_PLAN_DEMI_LUNE ? 1 : 0;

  faces->n = 0;
  for (guint i = first; i < first + 3; i++)
    gab_plan_path_add (faces, outline->at[i].x, outline->at[i].y);
}

/* A demi-lune is of masonry; a ravelin, lower, has a narrower rampart. */
static void
draw_outwork (const GabPlanPen  *pen,
              const GabPlanWork *work)
{
  GabPlanPath outline, faces;

  gab_plan_work_outline (work, &outline);
  get_faces (work, &outline, &faces);
  gab_plan_trace (pen, &outline, TRUE);
  gab_plan_fill (pen, pen->colours->terreplein);
  draw_rampart (pen, &faces, FALSE, work->kind == GAB_PLAN_DEMI_LUNE ? 11 : 8);
  cairo_new_path (pen->cr);
}

static void
draw_edges (const GabPlanPen  *pen,
            const GabPlanWork *work)
{
  GabPlanPath outline, faces;

  gab_plan_work_outline (work, &outline);
  get_faces (work, &outline, &faces);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_MITER);
  gab_plan_trace (pen, &outline, TRUE);
  gab_plan_stroke (pen, pen->colours->ink, 1.0 * pen->weight);
  gab_plan_trace (pen, &faces, FALSE);
  gab_plan_stroke (pen, pen->colours->ink, 1.8 * pen->weight);
  cairo_new_path (pen->cr);
}

/* All ramparts, to both sides of their edges: what lies outside is covered by the ditch. */
void
gab_plan_draw_ramparts (const GabPlanPen *pen)
{
  draw_enceinte (pen);
  for (guint i = 0; i < pen->plan->works->len; i++)
    if (gab_plan_is_outwork (&g_array_index (pen->plan->works, GabPlanWork, i)))
      draw_outwork (pen, &g_array_index (pen->plan->works, GabPlanWork, i));
}

/* Where fire strikes a section, and the direction inward from there. */
static GabPlanSpot
struck (const GabPlanPen  *pen,
        const GabPlanWork *work,
        guint              section,
        GabPlanSpot       *inward)
{
  GabPlanSpot at = gab_plan_spot (work->at);
  double sign = section == 0 ? -1 : 1;

  switch (work->kind)
    {
    case GAB_PLAN_BASTION:
      *inward = (GabPlanSpot) { -sign * 0.68, -0.73 };
      return (GabPlanSpot) { at.x + sign * 40, at.y + 22 + 22 * 58 / 62.0 };
    case GAB_PLAN_DEMI_LUNE:
    case GAB_PLAN_RAVELIN:
      *inward = (GabPlanSpot) { 0.7, -0.7 };
      return (GabPlanSpot) { at.x - 24, at.y + 104 };
    case GAB_PLAN_WALL:
    default:
      *inward = (GabPlanSpot) { 0, -1 };
      return at;
    }
}

/* A shot hole: a dark speck with a few cracks. */
static void
draw_hole (const GabPlanPen *pen,
           double            x,
           double            y,
           double            size,
           guint             seed)
{
  cairo_new_path (pen->cr);
  for (guint i = 0; i < 7; i++)
    {
      double angle = i * G_PI * 2 / 7, far = size * (0.65 + 0.7 * gab_plan_chance (seed + i));

      cairo_line_to (pen->cr, x + far * cos (angle), y + far * sin (angle));
    }
  cairo_close_path (pen->cr);
  gab_plan_fill (pen, gab_ink_mix (pen->colours->ink, pen->colours->masonry, pen->colours->night ? 0.1 : 0.85));
  gab_plan_stroke (pen, pen->colours->ink, 0.5 * pen->weight);
  cairo_new_path (pen->cr);
}

/* Holes spread along the foot of the wall from where most shots go. */
static void
draw_damage (const GabPlanPen *pen,
             GabPlanSpot       at,
             GabPlanSpot       inward,
             guint             lost)
{
  for (guint i = 0; i < MIN (lost, 20); i++)
    {
      guint seed = i * 131 + 17;
      double along = (i % 2 == 0 ? -1 : 1) * (i + 1) / 2 * 3.1, in = 1.5 + 9 * gab_plan_chance (seed);

      draw_hole (pen, at.x + inward.x * in - inward.y * along, at.y + inward.y * in + inward.x * along,
                 1.7 + 1.1 * gab_plan_chance (seed + 50), seed);
    }
}

/* A wedge through the rampart, and its stones in the ditch. */
static void
draw_breach (const GabPlanPen *pen,
             GabPlanSpot       at,
             GabPlanSpot       inward)
{
  static const GabPlanSpot gap[] = { { -13, -1.5 }, { -8, 4 }, { -10, 9 }, { -5, 15 }, { 5, 16 }, { 8, 10 }, { 6, 5 },
                                     { 12, -1.5 } };
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_transform (cr, &(cairo_matrix_t) { -inward.y, inward.x, inward.x, inward.y, 0, 0 });
  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (gap); i++)
    cairo_line_to (cr, gap[i].x, gap[i].y);
  cairo_close_path (cr);
  gab_plan_fill (pen, pen->colours->halo);
  gab_plan_stroke (pen, pen->colours->ink, 1.1 * pen->weight);
  for (guint i = 0; i < 46; i++)
    {
      double far = pow (gab_plan_chance (i * 3), 0.8), spread = 12 + 8 * far;
      double x = (gab_plan_chance (i * 3 + 1) - 0.5) * 2 * spread, y = 13 - far * 34;
      double size = 0.7 + 1.3 * gab_plan_chance (i * 3 + 2);

      if (y > 0 && fabs (x) > 8)
        continue;
      cairo_new_path (cr);
      cairo_rectangle (cr, x - size, y - size * 0.8, size * 2, size * 1.6);
      gab_plan_fill (pen, i % 3 == 0 ? pen->colours->ink : pen->colours->masonry);
      gab_plan_stroke (pen, pen->colours->ink, 0.5 * pen->weight);
    }
  cairo_new_path (cr);
  cairo_restore (cr);
}

static void
draw_section (const GabPlanPen  *pen,
              const GabPlanWork *work,
              guint              section)
{
  GabPlanSpot inward, at = struck (pen, work, section, &inward);

  if (work->section[section].breached)
    draw_breach (pen, at, inward);
  else
    draw_damage (pen, at, inward, work->section[section].lost);
}

/* Hatched over in the besieger's colour, with his flag. */
static void
draw_taken (const GabPlanPen  *pen,
            const GabPlanWork *work)
{
  GabInkColour colour = pen->side[GAB_PLAN_BESIEGER];
  GabPlanPath outline;
  GabPlanSpot at = gab_plan_spot (work->at);
  double foot = at.y + (work->kind == GAB_PLAN_BASTION ? 42 : 104), size = 11;
  cairo_t *cr = pen->cr;

  gab_plan_work_outline (work, &outline);
  gab_plan_trace (pen, &outline, TRUE);
  gab_plan_stroke (pen, colour, 2 * pen->weight);
  gab_plan_hatch (pen, &outline, 5, 1.1 * pen->weight, colour);
  cairo_move_to (cr, at.x - 4, foot);
  cairo_line_to (cr, at.x - 4, foot - 2.2 * size);
  gab_plan_stroke (pen, pen->colours->ink, 1.5 * pen->weight);
  cairo_new_path (cr);
  cairo_move_to (cr, at.x - 4, foot - 2.2 * size);
  cairo_rel_curve_to (cr, size * 0.6, -4, size * 0.9, 3, size * 1.5, -1);
  cairo_rel_line_to (cr, 0, size * 0.95);
  cairo_rel_curve_to (cr, -size * 0.6, 4, -size * 0.9, -3, -size * 1.5, 1);
  cairo_close_path (cr);
  gab_plan_fill (pen, colour);
  gab_plan_stroke (pen, pen->colours->ink, 0.9 * pen->weight);
  cairo_new_path (cr);
}

void
gab_plan_draw_works (const GabPlanPen *pen)
{
  const GArray *works = pen->plan->works;

  for (guint i = 0; i < works->len; i++)
    if (gab_plan_is_outwork (&g_array_index (works, GabPlanWork, i)))
      draw_edges (pen, &g_array_index (works, GabPlanWork, i));
  draw_foot (pen);
  for (guint i = 0; i < works->len; i++)
    {
      const GabPlanWork *work = &g_array_index (works, GabPlanWork, i);

      for (guint section = 0; section < (work->kind == GAB_PLAN_BASTION ? 2 : 1); section++)
        draw_section (pen, work, section);
      if (work->taken)
        draw_taken (pen, work);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-ghosts.c: what is planned and not yet ordered. */

#include "gab-plan-private.h"

#include <math.h>

static GabInkColour
ghost_colour (const GabPlanPen   *pen,
              const GabPlanGhost *ghost)
{
  return ghost->refused ? pen->colours->faint : pen->side[GAB_PLAN_BESIEGER];
}

/* Two strokes over what may not be. */
static void
draw_refusal (const GabPlanPen *pen,
              double            x,
              double            y)
{
  double reach = MAX (7, 7 * pen->px);
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, x - reach, y - reach);
  cairo_line_to (cr, x + reach, y + reach);
  cairo_move_to (cr, x - reach, y + reach);
  cairo_line_to (cr, x + reach, y - reach);
  gab_plan_stroke (pen, pen->colours->halo, 4.5);
  gab_plan_stroke (pen, pen->colours->accent, 2.2);
  cairo_new_path (cr);
}

/* A trench laid out with tape: a pale band and a dashed middle line. */
static void
draw_trench (const GabPlanPen   *pen,
             const GabPlanGhost *ghost)
{
  GabPlanSpot a = gab_plan_spot (ghost->point[0]), b = gab_plan_spot (ghost->point[1]);
  double dashes[2] = { 6 * pen->px, 4 * pen->px };
  GabInkColour colour = ghost_colour (pen, ghost);
  cairo_t *cr = pen->cr;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
  gab_plan_stroke (pen, gab_plan_thin (colour, 0.25), GAB_PLAN_TRENCH * 1.1 / pen->px + 2);
  gab_plan_stroke (pen, gab_plan_thin (colour, 0.18), GAB_PLAN_TRENCH * 0.8 / pen->px);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, 2, 0);
  gab_plan_stroke (pen, colour, ghost->kind == GAB_PLAN_PARALLEL_GHOST ? 2 : 1.6);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_new_path (cr);
  for (guint i = 0; i < 2; i++)
    {
      GabPlanSpot end = i == 0 ? a : b;

      cairo_arc (cr, end.x, end.y, 2.4 * pen->px + 0.6, 0, 2 * G_PI);
      cairo_close_path (cr);
      cairo_new_sub_path (cr);
    }
  gab_plan_fill (pen, pen->colours->halo);
  gab_plan_stroke (pen, colour, 1.3);
  cairo_new_path (cr);
}

static void
draw_battery (const GabPlanPen   *pen,
              const GabPlanGhost *ghost)
{
  double dashes[2] = { 5 * pen->px, 3.5 * pen->px };
  GabInkColour colour = ghost_colour (pen, ghost);
  GabPlanPath path = { 0 };

  for (guint i = 0; i < 4; i++)
    gab_plan_path_add (&path, ghost->point[i].x / 10.0, ghost->point[i].y / 10.0);
  gab_plan_trace (pen, &path, TRUE);
  gab_plan_fill (pen, gab_plan_thin (colour, 0.2));
  cairo_set_dash (pen->cr, dashes, 2, 0);
  gab_plan_stroke (pen, colour, 1.6);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, path.at[0].x, path.at[0].y);
  cairo_line_to (pen->cr, path.at[1].x, path.at[1].y);
  gab_plan_stroke (pen, colour, 3);
  cairo_new_path (pen->cr);
}

/* A bent arrow, so that ways there and back do not lie over each other. */
static void
draw_move (const GabPlanPen   *pen,
           const GabPlanGhost *ghost)
{
  GabPlanSpot a = gab_plan_spot (ghost->point[0]), b = gab_plan_spot (ghost->point[1]);
  GabPlanSpot bend = { (a.x + b.x) / 2 - (b.y - a.y) * 0.2, (a.y + b.y) / 2 + (b.x - a.x) * 0.2 };
  double length = MAX (hypot (b.x - bend.x, b.y - bend.y), 0.1), head = 9 * pen->px;
  double dx = (b.x - bend.x) / length * head, dy = (b.y - bend.y) / length * head;
  GabInkColour colour = ghost_colour (pen, ghost);
  double dashes[2] = { 6 * pen->px, 3 * pen->px };
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, a.x, a.y);
  cairo_curve_to (cr, bend.x, bend.y, bend.x, bend.y, b.x - dx * 0.7, b.y - dy * 0.7);
  gab_plan_stroke (pen, gab_plan_thin (pen->colours->halo, 0.7), 4.5);
  cairo_set_dash (cr, dashes, 2, 0);
  gab_plan_stroke (pen, colour, 2);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_new_path (cr);
  cairo_move_to (cr, b.x, b.y);
  cairo_line_to (cr, b.x - dx - dy * 0.45, b.y - dy + dx * 0.45);
  cairo_line_to (cr, b.x - dx + dy * 0.45, b.y - dy - dx * 0.45);
  cairo_close_path (cr);
  gab_plan_fill (pen, colour);
  gab_plan_stroke (pen, pen->colours->halo, 0.8);
  cairo_new_path (cr);
}

void
gab_plan_draw_ghost (const GabPlanPen   *pen,
                     const GabPlanGhost *ghost)
{
  GabPlanSpot a = gab_plan_spot (ghost->point[0]), b = gab_plan_spot (ghost->point[1]);

  if (ghost->kind == GAB_PLAN_BATTERY_GHOST)
    {
      b = gab_plan_spot (ghost->point[2]);
      draw_battery (pen, ghost);
    }
  else if (ghost->kind == GAB_PLAN_MOVE_GHOST)
    draw_move (pen, ghost);
  else
    draw_trench (pen, ghost);
  if (ghost->refused)
    draw_refusal (pen, (a.x + b.x) / 2, (a.y + b.y) / 2);
}

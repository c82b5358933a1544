/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-town.c: the houses of the place and its name. */

#include "gab-plan-private.h"

#include <math.h>

#define STREET 7    /* yards: between blocks of houses */
#define CROOKED 1.7

typedef struct
{
  double x0, y0, x1, y1;
} Box;

/* Room for the name of the place among the houses. */
static Box
name_box (const GabPlanPen *pen)
{
  const GabPlanRect *ground = &pen->plan->ground;
  double x = (ground->x + ground->width / 2) / 10.0, y = (ground->y / 10.0 - GAB_PLAN_STREET) / 2;
  double width, height;

  if (pen->plan->place == NULL)
    return (Box) { 0 };
  gab_plan_measure_place (pen, &width, &height);
  width = width / 2 + 12 * pen->px;
  height = height / 2 - 1 * pen->px;
  return (Box) { x - width, y - height, x + width, y + height };
}

static gboolean
overlap (const Box *a,
         const Box *b)
{
  return a->x0 < b->x1 && b->x0 < a->x1 && a->y0 < b->y1 && b->y0 < a->y1;
}

/* A block, a little crooked; its corners differ by chance, but always alike. */
static void
get_block (const Box   *box,
           guint        seed,
           GabPlanPath *corner)
{
  const GabPlanSpot square[] = { { box->x0, box->y0 }, { box->x1, box->y0 }, { box->x1, box->y1 }, { box->x0, box->y1 } };

  corner->n = 0;
  for (guint i = 0; i < 4; i++)
    gab_plan_path_add (corner, square[i].x + (gab_plan_chance (seed + 10 + 2 * i) - 0.5) * 2 * CROOKED,
                       square[i].y + (gab_plan_chance (seed + 11 + 2 * i) - 0.5) * 2 * CROOKED);
}

static void
trace_block (const GabPlanPen  *pen,
             const GabPlanPath *corner,
             double             off)
{
  cairo_new_path (pen->cr);
  for (guint i = 0; i < 4; i++)
    cairo_line_to (pen->cr, corner->at[i].x + off, corner->at[i].y + off * 1.2);
  cairo_close_path (pen->cr);
}

/* Party walls cut a block into houses. */
static void
add_walls (cairo_t           *cr,
           const GabPlanSpot *corner,
           guint              seed)
{
  double width = corner[1].x - corner[0].x;
  guint n = (guint) (width / 15);

  for (guint i = 1; i <= n; i++)
    {
      double share = (i + 0.5 * (gab_plan_chance (seed + 30 + i) - 0.5)) / (n + 1);

      cairo_move_to (cr, corner[0].x + (corner[1].x - corner[0].x) * share, corner[0].y + (corner[1].y - corner[0].y) * share);
      cairo_line_to (cr, corner[3].x + (corner[2].x - corner[3].x) * share, corner[3].y + (corner[2].y - corner[3].y) * share);
    }
}

/* Hatched, and heavier where the light does not fall. */
static void
draw_block (const GabPlanPen *pen,
            const Box        *box,
            guint             seed)
{
  GabPlanPath corner;
  cairo_t *cr = pen->cr;

  get_block (box, seed, &corner);
  trace_block (pen, &corner, 1.3 * pen->px);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->ink, pen->colours->night ? 0.5 : 0.75));
  trace_block (pen, &corner, 0);
  gab_plan_fill (pen, pen->colours->town);
  gab_plan_hatch (pen, &corner, MAX (3.4, 3 * pen->px), 0.55,
                  gab_ink_mix (pen->colours->ink, pen->colours->town, pen->colours->plain ? 1 : 0.33));
  trace_block (pen, &corner, 0);
  add_walls (cr, corner.at, seed);
  gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.62), 0.7);
  cairo_new_path (cr);
}

/* A church: a cross with its tower, darker than the houses. */
static void
draw_church (const GabPlanPen *pen,
             double            x,
             double            y)
{
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  cairo_rectangle (cr, x, y + 4.5, 24, 7);
  cairo_rectangle (cr, x + 13, y, 6, 16);
  cairo_rectangle (cr, x - 3, y + 4, 5, 8);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->ink, pen->colours->night ? 0.6 : 0.72));
  cairo_new_path (cr);
}

static void
draw_row (const GabPlanPen *pen,
          const Box        *name,
          double            y,
          double            deep,
          int               row)
{
  const GabPlanRect *ground = &pen->plan->ground;
  double right = (ground->x + ground->width) / 10.0 - 12;

  for (double x = ground->x / 10.0 + 12 + 9 * (row % 3); x < right - 14; )
    {
      guint seed = (guint) (row * 31337 + (int) (x - ground->x / 10.0) * 613);
      double width = 22 + 34 * gab_plan_chance (seed);
      Box box = { x, y, MIN (x + width, right), y + deep };

      x += width + STREET * (gab_plan_chance (seed + 2) < 0.2 ? 2.2 : 1);
      if (overlap (&box, name) || gab_plan_chance (seed + 1) < 0.05
          || !gab_plan_sees (pen, box.x0 - 4, box.y0 - 4, box.x1 + 4, box.y1 + 4))
        continue;
      if (gab_plan_chance (seed + 3) < 0.07 && deep > 13)
        draw_church (pen, box.x0 + 6, box.y0 + (deep - 16) / 2);
      else
        draw_block (pen, &box, seed);
    }
}

/* Rows of blocks from the street behind the wall to the top of the ground, the name of the place among them. */
void
gab_plan_draw_town (const GabPlanPen *pen)
{
  Box name = name_box (pen);
  double top = pen->plan->ground.y / 10.0 + 9, y = -GAB_PLAN_STREET;

  for (int row = 0; y > top + 8; row++)
    {
      double deep = MIN (19 + 8 * gab_plan_chance ((guint) row + 5), y - top);

      draw_row (pen, &name, y - deep, deep, row);
      y -= deep + STREET;
    }
  if (pen->plan->place != NULL)
    gab_plan_write_place (pen, (name.x0 + name.x1) / 2, (name.y0 + name.y1) / 2);
}

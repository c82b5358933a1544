/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-town.c: the houses of the place and its name. */

#include "gab-plan-private.h"

#include <math.h>

#define BLOCK 34      /* yards: from one block of houses to the next */
#define BLOCK_DEEP 23

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
add_block (const GabPlanPen *pen,
           const Box        *box,
           guint             seed)
{
  const double crooked = 2.6;

#define NUDGE(n) ((gab_plan_chance (seed + (n)) - 0.5) * 2 * crooked)
  cairo_move_to (pen->cr, box->x0 + NUDGE (10), box->y0 + NUDGE (11));
  cairo_line_to (pen->cr, box->x1 + NUDGE (12), box->y0 + NUDGE (13));
  cairo_line_to (pen->cr, box->x1 + NUDGE (14), box->y1 + NUDGE (15));
  cairo_line_to (pen->cr, box->x0 + NUDGE (16), box->y1 + NUDGE (17));
  cairo_close_path (pen->cr);
#undef NUDGE
}

static void
add_blocks (const GabPlanPen *pen)
{
  const GabPlanRect *ground = &pen->plan->ground;
  double left = ground->x / 10.0 + 10, right = (ground->x + ground->width) / 10.0 - 10;
  double top = ground->y / 10.0 + 8;
  Box name = name_box (pen);
  int row = 0;

  for (double y = -GAB_PLAN_STREET - BLOCK_DEEP + 6; y >= top; y -= BLOCK_DEEP, row++)
    for (double x = left + 12 * (row % 2); x < right - 12; )
      {
        guint seed = (guint) (row * 31337 + (int) x * 613);
        double width = BLOCK * (0.62 + 0.62 * gab_plan_chance (seed));
        Box box = { x, y, MIN (x + width, right), y + BLOCK_DEEP - 7 };

        if (!overlap (&box, &name) && gab_plan_chance (seed + 1) > 0.06
            && gab_plan_sees (pen, box.x0 - 4, box.y0 - 4, box.x1 + 4, box.y1 + 4))
          add_block (pen, &box, seed);
        x += width + 7;
      }
}

/* Blocks of houses, hatched and heavier where the light does not fall. */
void
gab_plan_draw_town (const GabPlanPen *pen)
{
  Box name = name_box (pen);
  cairo_path_t *blocks;

  cairo_new_path (pen->cr);
  add_blocks (pen);
  blocks = cairo_copy_path (pen->cr);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, 1.1 * pen->px, 1.3 * pen->px);
  cairo_new_path (pen->cr);
  cairo_append_path (pen->cr, blocks);
  gab_plan_fill (pen, gab_plan_tint (pen, pen->colours->ink, 0.72));
  cairo_restore (pen->cr);
  cairo_new_path (pen->cr);
  cairo_append_path (pen->cr, blocks);
  gab_plan_fill (pen, pen->colours->town);
  gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.6), 0.7);
  gab_plan_hatch (pen, 3.6, 0.55, gab_plan_tint (pen, pen->colours->ink, pen->colours->plain ? 1 : 0.36));
  cairo_path_destroy (blocks);
  if (pen->plan->place != NULL)
    gab_plan_write_place (pen, (name.x0 + name.x1) / 2, (name.y0 + name.y1) / 2);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-ground.c: paper, fields, the bands of the parallels, frame and scale bar. */

#include "gab-plan-private.h"

#include <math.h>

#define FIELD_TOP 212  /* yards: where the glacis has run out */
#define FIELD_APART 31

typedef struct
{
  double left, top, right, bottom;
} Edges;

static Edges
edges_of (const GabPlanPen *pen)
{
  const GabPlanRect *ground = &pen->plan->ground;

  return (Edges) { ground->x / 10.0, ground->y / 10.0, (ground->x + ground->width) / 10.0,
                   (ground->y + ground->height) / 10.0 };
}

/* Three blades of grass. */
static void
add_tuft (cairo_t *cr,
          double   x,
          double   y,
          double   size)
{
  for (int blade = -1; blade <= 1; blade++)
    {
      cairo_move_to (cr, x + blade * size * 0.5, y);
      cairo_line_to (cr, x + blade * size * 1.1, y - size * (blade == 0 ? 1.5 : 1.1));
    }
}

/* Tufts on the open field: what an engraver puts where nothing is. */
static void
draw_field (const GabPlanPen *pen)
{
  Edges edges = edges_of (pen);
  double x0 = MAX (edges.left, pen->view.x / 10 - FIELD_APART), y0 = MAX (FIELD_TOP, pen->view.y / 10 - FIELD_APART);
  double x1 = MIN (edges.right, pen->view.x / 10 + pen->view.width * pen->px);
  double y1 = MIN (edges.bottom, pen->view.y / 10 + pen->view.height * pen->px + FIELD_APART);

  cairo_new_path (pen->cr);
  for (int row = (int) floor (y0 / FIELD_APART); row * FIELD_APART < y1; row++)
    {
      for (int column = (int) floor (x0 / FIELD_APART); column * FIELD_APART < x1; column++)
        {
          guint seed = (guint) (row * 7919 + column * 104729);
          double x = (column + gab_plan_chance (seed)) * FIELD_APART;
          double y = (row + gab_plan_chance (seed + 1)) * FIELD_APART;

          if (gab_plan_chance (seed + 3) < 0.45 && y > FIELD_TOP && y < edges.bottom - 8
              && x > edges.left + 8 && x < edges.right - 8)
            add_tuft (pen->cr, x, y, 1.5 + 1.5 * gab_plan_chance (seed + 2));
        }
      gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->ink, 0.26), 0.7);
      cairo_new_path (pen->cr);
    }
}

static void
draw_dotted (const GabPlanPen *pen,
             double            y)
{
  const double dots[2] = { 0, 4.5 * pen->px };
  Edges edges = edges_of (pen);

  cairo_save (pen->cr);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (pen->cr, dots, 2, 0);
  cairo_move_to (pen->cr, edges.left, y);
  cairo_line_to (pen->cr, edges.right, y);
  gab_plan_stroke (pen, gab_plan_tint (pen, pen->colours->faint, 0.75), 1.1);
  cairo_new_path (pen->cr);
  cairo_restore (pen->cr);
}

/* Where a parallel may run: a faint wash between two dotted lines. */
static void
draw_band (const GabPlanPen  *pen,
           const GabPlanBand *band)
{
  Edges edges = edges_of (pen);
  double near = band->near / 10.0, far = band->far / 10.0;

  if (far <= near)
    return;
  cairo_rectangle (pen->cr, edges.left, near, edges.right - edges.left, far - near);
  gab_plan_fill (pen, gab_plan_thin (pen->colours->earth, 0.13 * pen->colours->wash));
  cairo_new_path (pen->cr);
  draw_dotted (pen, near);
  draw_dotted (pen, far);
}

/* A double line about the ground, heavy outside. */
static void
draw_frame (const GabPlanPen *pen)
{
  Edges edges = edges_of (pen);
  double in = 4 * pen->weight * pen->px;

  cairo_rectangle (pen->cr, edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top);
  gab_plan_stroke (pen, pen->colours->ink, 2 * pen->weight);
  cairo_new_path (pen->cr);
  cairo_rectangle (pen->cr, edges.left + in, edges.top + in, edges.right - edges.left - 2 * in,
                   edges.bottom - edges.top - 2 * in);
  gab_plan_stroke (pen, pen->colours->ink, 0.7 * pen->weight);
  cairo_new_path (pen->cr);
}

/* Black and white by turns in fifths of its first half, as on engraved scales. */
static void
draw_bar (const GabPlanPen *pen)
{
  Edges edges = edges_of (pen);
  double length = pen->plan->bar / 10.0, height = 4.5 * pen->px * pen->weight;
  double x = edges.left + 24, y = edges.bottom - 20 * pen->px - 8;

  if (length <= 0)
    return;
  cairo_rectangle (pen->cr, x, y - height, length, height);
  gab_plan_fill (pen, pen->colours->halo);
  gab_plan_stroke (pen, pen->colours->ink, 0.9 * pen->weight);
  cairo_new_path (pen->cr);
  for (guint i = 0; i < 5; i += 2)
    cairo_rectangle (pen->cr, x + i * length / 10, y - height, length / 10, height);
  gab_plan_fill (pen, pen->colours->ink);
  cairo_new_path (pen->cr);
  if (pen->plan->bar_text[0] != NULL)
    gab_plan_write (pen, GAB_INK_SMALL, pen->plan->bar_text[0], x, y + 12 * pen->px, 0.5, pen->colours->ink);
  if (pen->plan->bar_text[1] != NULL)
    gab_plan_write (pen, GAB_INK_SMALL, pen->plan->bar_text[1], x + length, y + 12 * pen->px, 0.5, pen->colours->ink);
}

void
gab_plan_draw_paper (const GabPlanPen *pen)
{
  gab_ink_use (pen->cr, pen->colours->paper);
  cairo_paint (pen->cr);
}

/* Bands and fields. */
void
gab_plan_draw_ground (const GabPlanPen *pen)
{
  for (guint i = 0; i < GAB_PLAN_BANDS; i++)
    draw_band (pen, &pen->plan->bands[i]);
  draw_field (pen);
}

/* What runs over the edge of the ground is not drawn: painted over, it would still show as a hair where the view ends.
 * Whole pixels, outward: cairo clips by those at once, by parts of one through a mask. */
void
gab_plan_clip_to_ground (const GabPlanPen *pen)
{
  Edges edges = edges_of (pen);
  cairo_t *cr = pen->cr;

  cairo_user_to_device (cr, &edges.left, &edges.top);
  cairo_user_to_device (cr, &edges.right, &edges.bottom);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_rectangle (cr, floor (edges.left), floor (edges.top), ceil (edges.right) - floor (edges.left),
                   ceil (edges.bottom) - floor (edges.top));
  cairo_restore (cr);
  cairo_clip (cr);
}

/* Beyond the ground there is nothing. */
static void
draw_outside (const GabPlanPen *pen)
{
  Edges edges = edges_of (pen);
  double x0 = pen->view.x / 10, y0 = pen->view.y / 10;

  cairo_new_path (pen->cr);
  cairo_rectangle (pen->cr, x0, y0, pen->view.width * pen->px, pen->view.height * pen->px);
  cairo_rectangle (pen->cr, edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top);
  cairo_set_fill_rule (pen->cr, CAIRO_FILL_RULE_EVEN_ODD);
  gab_plan_fill (pen, pen->colours->plain ? pen->colours->paper : gab_plan_tint (pen, pen->colours->ink, 0.09));
  cairo_set_fill_rule (pen->cr, CAIRO_FILL_RULE_WINDING);
  cairo_new_path (pen->cr);
}

/* What is drawn after the ground and all on it. */
void
gab_plan_draw_margin (const GabPlanPen *pen)
{
  draw_outside (pen);
  draw_bar (pen);
  draw_frame (pen);
}

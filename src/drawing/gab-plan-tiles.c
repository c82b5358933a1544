/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-tiles.c: cuts the plan into sheets and draws one, in points, with marks to cut and join it by. */

#include "gab-plan-tiles.h"

#include "gab-plan-private.h"

#include <math.h>

#define POINTS_A_MM (72 / 25.4)
#define BLEED 3.0     /* millimetres drawn beyond the marks, so that a cut beside them shows no white */
#define MARK 5.0      /* millimetres: length of a mark */

static double
shown_width (const GabPlanTiles *tiles)
{
  return tiles->paper_width - 2 * GAB_PLAN_TILE_MARGIN;
}

static double
shown_height (const GabPlanTiles *tiles)
{
  return tiles->paper_height - 2 * GAB_PLAN_TILE_MARGIN;
}

/**
 * gab_plan_tiles:
 * @plan: a plan
 * @paper_width: of a sheet, in millimetres; above 50
 * @paper_height: of a sheet, in millimetres; above 50
 *
 * Returns: how many sheets of that size the whole ground takes at a millimetre a yard (FS-1)
 */
GabPlanTiles
gab_plan_tiles (const GabPlan *plan,
                double         paper_width,
                double         paper_height)
{
  GabPlanTiles tiles = { paper_width, paper_height, 1, 1 };
  GabPlanRect ground = gab_plan_get_ground (plan);

  g_return_val_if_fail (paper_width > 50 && paper_height > 50, tiles);

  tiles.columns = MAX (1, (guint) ceil (ground.width / 10.0 / shown_width (&tiles) - 1e-6));
  tiles.rows = MAX (1, (guint) ceil (ground.height / 10.0 / shown_height (&tiles) - 1e-6));
  return tiles;
}

/**
 * gab_plan_tiles_n:
 * @tiles: what gab_plan_tiles() gave
 *
 * Returns: how many sheets in all
 */
guint
gab_plan_tiles_n (const GabPlanTiles *tiles)
{
  return tiles->columns * tiles->rows;
}

/**
 * gab_plan_tile_view:
 * @tiles: what gab_plan_tiles() gave
 * @plan: the same plan
 * @tile: which sheet, from 0, along the rows
 *
 * Returns: what is within the marks of that sheet, in points
 */
GabPlanView
gab_plan_tile_view (const GabPlanTiles *tiles,
                    const GabPlan      *plan,
                    guint               tile)
{
  GabPlanRect ground = gab_plan_get_ground (plan);
  GabPlanView view = { .scale = POINTS_A_MM };

  view.width = shown_width (tiles) * POINTS_A_MM;
  view.height = shown_height (tiles) * POINTS_A_MM;
  view.x = ground.x + tile % tiles->columns * shown_width (tiles) * 10;
  view.y = ground.y + tile / tiles->columns * shown_height (tiles) * 10;
  return view;
}

/* Two strokes at each corner, in the margin, in line with the edges of what is shown. */
static void
draw_marks (const GabPlanTiles *tiles,
            cairo_t            *cr)
{
  double near = GAB_PLAN_TILE_MARGIN - BLEED - 1, from = near - MARK;

  cairo_new_path (cr);
  for (guint corner = 0; corner < 4; corner++)
    {
      gboolean right = corner % 2 == 1, low = corner / 2 == 1;
      double x = right ? tiles->paper_width - GAB_PLAN_TILE_MARGIN : GAB_PLAN_TILE_MARGIN;
      double y = low ? tiles->paper_height - GAB_PLAN_TILE_MARGIN : GAB_PLAN_TILE_MARGIN;

      cairo_move_to (cr, x, low ? tiles->paper_height - from : from);
      cairo_line_to (cr, x, low ? tiles->paper_height - near : near);
      cairo_move_to (cr, right ? tiles->paper_width - from : from, y);
      cairo_line_to (cr, right ? tiles->paper_width - near : near, y);
    }
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

/**
 * gab_plan_tile_draw:
 * @tiles: what gab_plan_tiles() gave
 * @plan: the same plan
 * @ink: styles of scale 1
 * @cr: where to draw, in points; the sheet's top left corner is at 0, 0
 * @tile: which sheet, from 0
 * @text: (nullable): written in the lower margin: "Badajoz, sheet 3 of 28"
 *
 * Draws one sheet, black on white.
 */
void
gab_plan_tile_draw (const GabPlanTiles *tiles,
                    const GabPlan      *plan,
                    const GabInk       *ink,
                    cairo_t            *cr,
                    guint               tile,
                    const char         *text)
{
  GabPlanView view = gab_plan_tile_view (tiles, plan, tile);
  double bleed = BLEED * POINTS_A_MM, margin = GAB_PLAN_TILE_MARGIN * POINTS_A_MM;

  g_return_if_fail (tile < gab_plan_tiles_n (tiles));

  view.x -= BLEED * 10;
  view.y -= BLEED * 10;
  view.width += 2 * bleed;
  view.height += 2 * bleed;
  cairo_save (cr);
  cairo_translate (cr, margin - bleed, margin - bleed);
  gab_plan_draw (plan, ink, cr, &view, GAB_PLAN_PAPER);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_scale (cr, POINTS_A_MM, POINTS_A_MM);
  draw_marks (tiles, cr);
  cairo_restore (cr);
  if (text == NULL)
    return;
  cairo_set_source_rgb (cr, 0, 0, 0);
  gab_ink_text (ink, cr, GAB_INK_SMALL, text, margin + 8 * POINTS_A_MM, tiles->paper_height * POINTS_A_MM - margin * 0.3,
                view.width - 2 * bleed - 16 * POINTS_A_MM, 1, GAB_INK_START);
}

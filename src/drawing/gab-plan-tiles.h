/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-tiles.h: the plan at the scale of the table, a millimetre a yard, on as many sheets as it takes. */
#pragma once

#include "gab-plan.h"

G_BEGIN_DECLS

#define GAB_PLAN_TILE_MARGIN 12.0 /* millimetres at each edge of a sheet, for what printers leave white */

/**
 * GabPlanTiles:
 * @paper_width: of a sheet, in millimetres
 * @paper_height: of a sheet
 * @columns: sheets side by side
 * @rows: sheets under each other
 *
 * How the ground is cut. All sheets show the same length and breadth; what is over stays white.
 */
typedef struct
{
  double paper_width, paper_height;
  guint columns, rows;
} GabPlanTiles;

GabPlanTiles gab_plan_tiles      (const GabPlan      *plan,
                                  double              paper_width,
                                  double              paper_height);
guint        gab_plan_tiles_n    (const GabPlanTiles *tiles);
GabPlanView  gab_plan_tile_view  (const GabPlanTiles *tiles,
                                  const GabPlan      *plan,
                                  guint               tile);
void         gab_plan_tile_draw  (const GabPlanTiles *tiles,
                                  const GabPlan      *plan,
                                  const GabInk       *ink,
                                  cairo_t            *cr,
                                  guint               tile,
                                  const char         *text);

G_END_DECLS

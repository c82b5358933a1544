/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-view.c: which part of the plan is looked at, and how large. */

#include "gab-plan.h"

#define MOST_SCALE 8.0   /* user units a yard */
#define FIT_MARGIN 8     /* user units about the whole */
#define KEPT 0.35        /* of the view that stays on the ground */

static double
fit_scale (const GabPlan *plan,
           double         width,
           double         height)
{
  GabPlanRect ground = gab_plan_get_ground (plan);
  double by_width = (width - 2 * FIT_MARGIN) / MAX (ground.width, 1) * 10;
  double by_height = (height - 2 * FIT_MARGIN) / MAX (ground.height, 1) * 10;

  return CLAMP (MIN (by_width, by_height), 0.02, MOST_SCALE);
}

/* So that the ground is never lost out of sight: the middle of the view stays within it. */
static GabPlanView
held (GabPlanView    view,
      const GabPlan *plan)
{
  GabPlanRect ground = gab_plan_get_ground (plan);
  double wide = view.width / view.scale * 10, high = view.height / view.scale * 10;

  view.x = CLAMP (view.x, ground.x - wide * (1 - KEPT), ground.x + ground.width - wide * KEPT);
  view.y = CLAMP (view.y, ground.y - high * (1 - KEPT), ground.y + ground.height - high * KEPT);
  return view;
}

/**
 * gab_plan_view_fit:
 * @plan: a plan
 * @width: of the drawing
 * @height: of the drawing
 *
 * Returns: the view that shows all of the ground in the middle, as large as it goes
 */
GabPlanView
gab_plan_view_fit (const GabPlan *plan,
                   double         width,
                   double         height)
{
  GabPlanRect ground = gab_plan_get_ground (plan);
  GabPlanView view = { .scale = fit_scale (plan, width, height), .width = width, .height = height };

  view.x = ground.x + ground.width / 2.0 - width / view.scale * 5;
  view.y = ground.y + ground.height / 2.0 - height / view.scale * 5;
  return view;
}

/**
 * gab_plan_view_zoom:
 * @view: a view
 * @plan: its plan
 * @by: factor; above 1 makes all larger
 * @at_x: what stays where it is, in user units of the view
 * @at_y: what stays where it is
 *
 * The scale stays between half of that at which all fits and 8 units a yard.
 *
 * Returns: the new view
 */
GabPlanView
gab_plan_view_zoom (const GabPlanView *view,
                    const GabPlan     *plan,
                    double             by,
                    double             at_x,
                    double             at_y)
{
  GabPlanView zoomed = *view;
  double x, y;

  gab_plan_view_to_plan (view, at_x, at_y, &x, &y);
  zoomed.scale = CLAMP (view->scale * by, fit_scale (plan, view->width, view->height) * 0.5, MOST_SCALE);
  zoomed.x = x - at_x / zoomed.scale * 10;
  zoomed.y = y - at_y / zoomed.scale * 10;
  return held (zoomed, plan);
}

/**
 * gab_plan_view_pan:
 * @view: a view
 * @plan: its plan
 * @dx: how far the ground is drawn to the right, in user units
 * @dy: and downward
 *
 * Returns: the new view; a part of the ground always stays in it
 */
GabPlanView
gab_plan_view_pan (const GabPlanView *view,
                   const GabPlan     *plan,
                   double             dx,
                   double             dy)
{
  GabPlanView moved = *view;

  moved.x -= dx / view->scale * 10;
  moved.y -= dy / view->scale * 10;
  return held (moved, plan);
}

/**
 * gab_plan_view_to_plan:
 * @view: a view
 * @at_x: user units from its left edge
 * @at_y: user units from its top
 * @x: (out): tenths of a yard
 * @y: (out): tenths of a yard
 */
void
gab_plan_view_to_plan (const GabPlanView *view,
                       double             at_x,
                       double             at_y,
                       double            *x,
                       double            *y)
{
  *x = view->x + at_x / view->scale * 10;
  *y = view->y + at_y / view->scale * 10;
}

/**
 * gab_plan_view_from_plan:
 * @view: a view
 * @x: tenths of a yard
 * @y: tenths of a yard
 * @at_x: (out): user units from its left edge
 * @at_y: (out): user units from its top
 */
void
gab_plan_view_from_plan (const GabPlanView *view,
                         double             x,
                         double             y,
                         double            *at_x,
                         double            *at_y)
{
  *at_x = (x - view->x) * view->scale / 10;
  *at_y = (y - view->y) * view->scale / 10;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-draw.c: the layers of a siege plan, one over the other. */

#include "gab-plan-layout.h"
#include "gab-plan-private.h"

static void
draw_layers (const GabPlanPen    *pen,
             const GabPlanLayout *layout,
             GabPlanLayers        layers)
{
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, pen->view.width, pen->view.height);
  cairo_clip (cr);
  gab_plan_to_yards (pen);
  if (pen->view.scale < GAB_PLAN_FINE)
    cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  if ((layers & GAB_PLAN_LAYER_GROUND) != 0)
    gab_plan_draw_paper (pen);
  cairo_save (cr);
  gab_plan_clip_to_ground (pen);
  if ((layers & GAB_PLAN_LAYER_GROUND) != 0)
    gab_plan_draw_ground (pen);
  if ((layers & GAB_PLAN_LAYER_GROUND) != 0)
    {
      gab_plan_draw_ramparts (pen);
      gab_plan_draw_town (pen);
      gab_plan_draw_glacis (pen);
    }
  if ((layers & GAB_PLAN_LAYER_WORKS) != 0)
    gab_plan_draw_works (pen);
  if ((layers & GAB_PLAN_LAYER_TRENCHES) != 0)
    {
      gab_plan_draw_trenches (pen);
      gab_plan_draw_batteries (pen);
    }
  cairo_restore (cr);
  if ((layers & GAB_PLAN_LAYER_COUNTERS) != 0)
    {
      gab_plan_draw_margin (pen);
      gab_plan_draw_counters (pen, layout);
    }
  cairo_restore (cr);
}

/**
 * gab_plan_draw_layers:
 * @plan: a plan
 * @layout: (nullable): what stands on it at the scale of @view; made here if %NULL
 * @ink: the styles
 * @cr: where to draw
 * @view: what is looked at
 * @light: by day, by night, on paper
 * @layers: which layers
 *
 * Draws some of the layers over what is there.
 */
void
gab_plan_draw_layers (const GabPlan       *plan,
                      const GabPlanLayout *layout,
                      const GabInk        *ink,
                      cairo_t             *cr,
                      const GabPlanView   *view,
                      GabPlanLight         light,
                      GabPlanLayers        layers)
{
  g_autoptr (GabPlanLayout) own = NULL;
  GabPlanPen pen;

  g_return_if_fail (view->scale > 0);

  if (layout == NULL && (layers & GAB_PLAN_LAYER_COUNTERS) != 0)
    layout = own = gab_plan_layout_new (plan, ink, view->scale);
  gab_plan_pen_init (&pen, plan, ink, cr, view, light);
  draw_layers (&pen, layout, layers);
}

/**
 * gab_plan_draw:
 * @plan: a plan
 * @ink: the styles
 * @cr: where to draw; the view's top left corner is at 0, 0
 * @view: what is looked at
 * @light: by day, by night, on paper
 *
 * Draws all but the overlay.
 */
void
gab_plan_draw (const GabPlan     *plan,
               const GabInk      *ink,
               cairo_t           *cr,
               const GabPlanView *view,
               GabPlanLight       light)
{
  gab_plan_draw_layers (plan, NULL, ink, cr, view, light, GAB_PLAN_LAYERS_ALL);
}

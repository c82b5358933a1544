/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-overlay.c: what changes under the player's hand: ghosts, and what is looked at, chosen, or may be. */

#include "gab-plan-private.h"

#include <math.h>

typedef enum
{
  LIT_MARKED,
  LIT_HOVER,
  LIT_SELECTED,
  LIT_FOCUS,
} Lit;

/* Both banks of a trench and its round ends. */
static void
trace_banks (const GabPlanPen *pen,
             GabPlanSpot       a,
             GabPlanSpot       b)
{
  double angle = atan2 (b.y - a.y, b.x - a.x), half = GAB_PLAN_TRENCH / 2.0;

  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, b.x, b.y, half, angle - G_PI_2, angle + G_PI_2);
  cairo_arc (pen->cr, a.x, a.y, half, angle + G_PI_2, angle + 3 * G_PI_2);
  cairo_close_path (pen->cr);
}

/* A thing's own shape; of the covered way its crest. */
static void
trace_thing (const GabPlanPen *pen,
             guint             id)
{
  const GabPlanThing *thing = g_hash_table_lookup (pen->plan->things, GUINT_TO_POINTER (id));
  GabPlanPath path;
  gboolean closed = gab_plan_thing_path (pen->plan, thing, &path);

  if (thing->is == GAB_PLAN_IS_TRENCH)
    trace_banks (pen, path.at[0], path.at[1]);
  else
    gab_plan_trace (pen, &path, closed);
}

static void
draw_lit (const GabPlanPen *pen,
          guint             id,
          Lit               lit)
{
  const double dashes[2] = { 4 * pen->px, 3 * pen->px };
  const GabPlanColours *colours = pen->colours;

  if (!gab_plan_has (pen->plan, id))
    return;
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  trace_thing (pen, id);
  switch (lit)
    {
    case LIT_MARKED:
      gab_plan_stroke (pen, gab_plan_thin (colours->halo, 0.7), 4);
      gab_plan_stroke (pen, gab_plan_thin (colours->accent, 0.6), 1.8);
      break;
    case LIT_HOVER:
      gab_plan_stroke (pen, gab_plan_thin (colours->halo, 0.8), 4.4);
      gab_plan_stroke (pen, gab_plan_thin (colours->accent, 0.9), 1.6);
      break;
    case LIT_SELECTED:
      gab_plan_stroke (pen, gab_plan_thin (colours->halo, 0.9), 6);
      gab_plan_stroke (pen, colours->accent, 3);
      break;
    case LIT_FOCUS:
    default:
      gab_plan_stroke (pen, colours->halo, 6.5);
      cairo_set_dash (pen->cr, dashes, 2, 0);
      gab_plan_stroke (pen, colours->ink, 2.8);
      cairo_set_dash (pen->cr, NULL, 0, 0);
      break;
    }
  cairo_new_path (pen->cr);
}

/**
 * gab_plan_draw_overlay:
 * @plan: a plan
 * @overlay: what lies over it
 * @ink: the styles
 * @cr: where to draw; the view's top left corner is at 0, 0
 * @view: what is looked at
 * @light: by day, by night, on paper
 *
 * Draws it over what gab_plan_draw() drew.
 */
void
gab_plan_draw_overlay (const GabPlan        *plan,
                       const GabPlanOverlay *overlay,
                       const GabInk         *ink,
                       cairo_t              *cr,
                       const GabPlanView    *view,
                       GabPlanLight          light)
{
  GabPlanPen pen;

  g_return_if_fail (view->scale > 0);

  gab_plan_pen_init (&pen, plan, ink, cr, view, light);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, view->width, view->height);
  cairo_clip (cr);
  gab_plan_to_yards (&pen);
  for (guint i = 0; i < overlay->n_marked; i++)
    draw_lit (&pen, overlay->marked[i], LIT_MARKED);
  if (overlay->arc.shown)
    gab_plan_draw_arc (&pen, &overlay->arc);
  for (guint i = 0; i < overlay->n_ghosts; i++)
    gab_plan_draw_ghost (&pen, &overlay->ghosts[i]);
  if (overlay->hover != overlay->selected)
    draw_lit (&pen, overlay->hover, LIT_HOVER);
  draw_lit (&pen, overlay->selected, LIT_SELECTED);
  draw_lit (&pen, overlay->focus, LIT_FOCUS);
  if (overlay->aim.shown)
    gab_plan_draw_aim (&pen, &overlay->aim);
  if (overlay->remark.text != NULL && *overlay->remark.text != '\0')
    gab_plan_draw_remark (&pen, &overlay->remark);
  cairo_restore (cr);
}

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

/* A thing's own shape; a trench and the covered way as broad lines. */
static gboolean
trace_thing (const GabPlanPen *pen,
             guint             id)
{
  const GabPlanThing *thing = g_hash_table_lookup (pen->plan->things, GUINT_TO_POINTER (id));
  GabPlanPath path;
  gboolean closed;

  cairo_new_path (pen->cr);
  if (thing == NULL)
    return FALSE;
  closed = gab_plan_thing_path (pen->plan, thing, &path);
  gab_plan_trace (pen, &path, closed);
  return !closed;
}

/* A rim about the shape: for a line both banks, for an area its edge. */
static void
rim (const GabPlanPen *pen,
     gboolean          line,
     GabInkColour      colour,
     double            off,
     double            weight)
{
  double breadth = line ? GAB_PLAN_TRENCH / pen->px : 0;

  if (!line)
    {
      gab_plan_stroke (pen, colour, weight + 2 * off);
      return;
    }
  cairo_push_group (pen->cr);
  gab_plan_stroke (pen, colour, breadth + 2 * off + 2 * weight);
  cairo_set_operator (pen->cr, CAIRO_OPERATOR_CLEAR);
  gab_plan_stroke (pen, colour, breadth + 2 * off);
  cairo_set_operator (pen->cr, CAIRO_OPERATOR_OVER);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint (pen->cr);
}

static void
clip_near (const GabPlanPen *pen,
           guint             id)
{
  GabPlanRect box = gab_plan_bounds (pen->plan, id);
  double reach = 12 * pen->px + 12;

  cairo_rectangle (pen->cr, box.x / 10.0 - reach, box.y / 10.0 - reach, box.width / 10.0 + 2 * reach,
                   box.height / 10.0 + 2 * reach);
  cairo_clip (pen->cr);
}

static void
draw_lit (const GabPlanPen *pen,
          guint             id,
          Lit               lit)
{
  static const double dashes[] = { 4, 3 };
  const GabPlanColours *colours = pen->colours;
  GabInkColour accent = colours->accent;
  double dash[2] = { dashes[0] * pen->px, dashes[1] * pen->px };
  gboolean line;

  if (!gab_plan_has (pen->plan, id))
    return;
  cairo_save (pen->cr);
  clip_near (pen, id);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  line = trace_thing (pen, id);
  switch (lit)
    {
    case LIT_MARKED:
      if (!line)
        gab_plan_fill (pen, gab_plan_thin (accent, 0.10));
      rim (pen, line, gab_plan_thin (accent, 0.55), 1, 1.6);
      break;
    case LIT_HOVER:
      rim (pen, line, gab_plan_thin (colours->halo, 0.8), 1, 2.4);
      rim (pen, line, gab_plan_thin (accent, 0.9), 0, 1.5);
      break;
    case LIT_SELECTED:
      rim (pen, line, gab_plan_thin (colours->halo, 0.9), 1.4, 3);
      rim (pen, line, accent, 0.6, 2.2);
      break;
    case LIT_FOCUS:
    default:
      rim (pen, line, colours->halo, 3.4, 3);
      cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
      cairo_set_dash (pen->cr, dash, line ? 0 : 2, 0);
      rim (pen, line, colours->ink, 3.4, line ? 1.6 : 2);
      break;
    }
  cairo_restore (pen->cr);
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
  cairo_restore (cr);
}

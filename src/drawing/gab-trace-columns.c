/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The columns that storm a drawn fort: arrows that come from below. */

#include "gab-trace-private.h"

#define SPREAD 2.0 /* radians over which columns come from below */

static double
column_head (GabTraceColumn how)
{
  switch (how)
    {
    case GAB_TRACE_COMPLETE: return 0.42;
    case GAB_TRACE_PARTIAL:  return 0.88;
    case GAB_TRACE_FAILED:   return 1.42;
    case GAB_TRACE_WAITING:
    default:                 return 1.64;
    }
}

/* An arrow that comes in along the x axis, from the tail to the head. */
static void
arrow_path (cairo_t *cr,
            double   head)
{
  cairo_new_path (cr);
  cairo_move_to (cr, GAB_TRACE_TAIL, -0.035);
  cairo_line_to (cr, head + 0.17, -0.055);
  cairo_line_to (cr, head + 0.20, -0.12);
  cairo_line_to (cr, head, 0);
  cairo_line_to (cr, head + 0.20, 0.12);
  cairo_line_to (cr, head + 0.17, 0.055);
  cairo_line_to (cr, GAB_TRACE_TAIL, 0.035);
  cairo_close_path (cr);
}

static void
draw_arrow (const GabTracePlan *plan,
            GabTraceColumn      how,
            gboolean            chosen)
{
  static const double dashes[] = { 0.05, 0.035 };
  GabInkColour colour = plan->trace->attacker;
  cairo_t *cr = plan->cr;

  arrow_path (cr, column_head (how));
  if (how == GAB_TRACE_FAILED || how == GAB_TRACE_WAITING)
    colour = gab_ink_mix (colour, plan->colours.paper, how == GAB_TRACE_FAILED ? 0.55 : chosen ? 0.45 : 0.2);
  gab_ink_use (cr, colour);
  cairo_fill_preserve (cr);
  if (how == GAB_TRACE_WAITING)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  gab_trace_stroke (plan, chosen ? 0.028 : 0.014);
  cairo_set_dash (cr, NULL, 0, 0);
  if (how != GAB_TRACE_FAILED)
    return;
  cairo_move_to (cr, 1.62, -0.12);
  cairo_line_to (cr, 1.80, 0.12);
  cairo_move_to (cr, 1.62, 0.12);
  cairo_line_to (cr, 1.80, -0.12);
  gab_trace_stroke (plan, 0.03);
}

/* Its number in a ring at the tail. */
static void
draw_number (const GabTracePlan *plan,
             double              angle,
             guint               number)
{
  g_autoptr (GabInk) ink = gab_ink_new (1, FALSE);
  g_autofree char *text = gab_ink_number (number);
  GabTracePoint at = gab_trace_polar (angle, GAB_TRACE_TAIL + 0.06);
  GabInkSize size = gab_ink_measure (ink, GAB_INK_STRONG, text, -1, 1);
  cairo_t *cr = plan->cr;

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, 0.13, 0, 2 * G_PI);
  gab_ink_use (cr, plan->colours.paper);
  cairo_fill_preserve (cr);
  gab_trace_stroke (plan, 0.012);
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, 0.19 / size.height, 0.19 / size.height);
  gab_ink_use (cr, plan->colours.ink);
  gab_ink_text (ink, cr, GAB_INK_STRONG, text, -size.width / 2, size.ascent - size.height / 2, -1, 1, GAB_INK_START);
  cairo_restore (cr);
}

/* The first comes from the left. */
static double
column_angle (const GabTrace *trace,
              guint           column)
{
  if (trace->n_columns < 2)
    return G_PI_2;
  return G_PI_2 + SPREAD / 2 - column * SPREAD / (trace->n_columns - 1);
}

void
gab_trace_draw_columns (const GabTracePlan *plan)
{
  for (guint i = 0; i < plan->trace->n_columns; i++)
    {
      double angle = column_angle (plan->trace, i);

      cairo_save (plan->cr);
      cairo_rotate (plan->cr, angle);
      draw_arrow (plan, plan->trace->column[i], plan->trace->chosen == i + 1);
      cairo_restore (plan->cr);
      draw_number (plan, angle, i + 1);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-aim.c: the arc and ranges of a fire position, and its line to a target with a note. */

#include "gab-plan-private.h"

#include <math.h>

#define NOTE_PAD 7       /* user units */
#define REMARK_WIDTH 260
#define REMARK_LINES 5

static double
facing_of (const GabPlanArc *arc)
{
  return atan2 (arc->facing.y - arc->at.y, arc->facing.x - arc->at.x);
}

static double
outermost (const GabPlanArc *arc)
{
  return arc->n_rings > 0 ? arc->ring[MIN (arc->n_rings, GAB_PLAN_RINGS) - 1] / 10.0 : 200;
}

/* A band between two ranges, each fainter than the nearer one. */
static void
fill_ring (const GabPlanPen *pen,
           const GabPlanArc *arc,
           double            near,
           double            far,
           double            alpha)
{
  GabPlanSpot at = gab_plan_spot (arc->at);
  double half = arc->half * G_PI / 180, from = facing_of (arc) - half, to = facing_of (arc) + half;

  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, at.x, at.y, far, from, to);
  if (near > 0)
    cairo_arc_negative (pen->cr, at.x, at.y, near, to, from);
  else
    cairo_line_to (pen->cr, at.x, at.y);
  cairo_close_path (pen->cr);
  if (!pen->colours->plain)
    gab_plan_fill (pen, gab_plan_thin (pen->side[arc->side], alpha));
  cairo_new_path (pen->cr);
}

/* The yards of a ring stand outside its right end, clear of what is fired at. */
static void
draw_ring (const GabPlanPen *pen,
           const GabPlanArc *arc,
           double            radius,
           const char       *text)
{
  GabPlanSpot at = gab_plan_spot (arc->at);
  double half = arc->half * G_PI / 180, facing = facing_of (arc), end = facing + half;

  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, at.x, at.y, radius, facing - half, facing + half);
  gab_plan_stroke (pen, gab_plan_thin (pen->side[arc->side], 0.75), 1);
  cairo_new_path (pen->cr);
  if (text != NULL)
    gab_plan_write (pen, GAB_INK_SMALL_ITALIC, text, at.x + radius * cos (end) + 5 * pen->px, at.y + radius * sin (end) + 4 * pen->px,
                    0, pen->side[arc->side]);
}

void
gab_plan_draw_arc (const GabPlanPen *pen,
                   const GabPlanArc *arc)
{
  GabPlanSpot at = gab_plan_spot (arc->at);
  double dashes[2] = { 5 * pen->px, 4 * pen->px }, last = outermost (arc), near = 0;

  g_return_if_fail (arc->half > 0 && arc->half <= 90);

  for (guint i = 0; i < MIN (arc->n_rings, GAB_PLAN_RINGS); i++)
    {
      fill_ring (pen, arc, near, arc->ring[i] / 10.0, 0.11 - 0.04 * i);
      near = arc->ring[i] / 10.0;
    }
  cairo_save (pen->cr);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  for (guint i = 0; i < MIN (arc->n_rings, GAB_PLAN_RINGS); i++)
    draw_ring (pen, arc, arc->ring[i] / 10.0, arc->text[i]);
  for (int side = -1; side <= 1; side += 2)
    {
      double angle = facing_of (arc) + side * (arc->half * G_PI / 180);

      cairo_move_to (pen->cr, at.x, at.y);
      cairo_line_to (pen->cr, at.x + last * cos (angle), at.y + last * sin (angle));
    }
  gab_plan_stroke (pen, gab_plan_thin (pen->side[arc->side], 0.75), 1);
  cairo_new_path (pen->cr);
  cairo_restore (pen->cr);
}

/* A ring and a cross of hairs on what is aimed at. */
static void
draw_target (const GabPlanPen *pen,
             GabPlanSpot       to,
             GabInkColour      colour)
{
  double r = 9 * MAX (pen->px, 0.7), out = r * 1.5, in = r * 0.45;
  cairo_t *cr = pen->cr;

  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, to.x, to.y, r, 0, 2 * G_PI);
      for (guint i = 0; i < 4; i++)
        {
          double x = i == 0 ? 1 : i == 1 ? -1 : 0, y = i == 2 ? 1 : i == 3 ? -1 : 0;

          cairo_move_to (cr, to.x + x * in, to.y + y * in);
          cairo_line_to (cr, to.x + x * out, to.y + y * out);
        }
      gab_plan_stroke (pen, pass == 0 ? gab_plan_thin (pen->colours->halo, 0.85) : colour, pass == 0 ? 4 : 1.8);
    }
  cairo_new_path (cr);
}

typedef struct
{
  double width, height, first, other; /* of the whole; of the first line; of each other */
} NoteSize;

static GabInkStyle
note_style (guint line)
{
  return line == 0 ? GAB_INK_BODY : GAB_INK_SMALL;
}

static NoteSize
measure_note (const GabPlanPen *pen,
              const GabPlanAim *aim)
{
  NoteSize size = { 0 };

  for (guint i = 0; i < MIN (aim->n_lines, GAB_PLAN_NOTE); i++)
    {
      GabInkSize line = gab_ink_measure (pen->ink, note_style (i), aim->line[i], 0, 1);

      size.width = MAX (size.width, line.width + 1);
      size.height += line.height;
    }
  size.width += 2 * NOTE_PAD;
  size.height += NOTE_PAD;
  return size;
}

/* Beside a place in user units of the view, on the side with more room, and whole within the view. */
static GabPlanSpot
place_note (const GabPlanPen *pen,
            GabPlanSpot       about,
            double            width,
            double            height)
{
  GabPlanSpot at = { about.x + 16, about.y - height / 2 };

  if (at.x + width > pen->view.width - 4)
    at.x = about.x - 16 - width;
  at.x = CLAMP (at.x, 4, MAX (4, pen->view.width - width - 4));
  at.y = CLAMP (at.y, 4, MAX (4, pen->view.height - height - 4));
  return at;
}

/* The paper of a note, with the pen left in its top left corner, in user units. */
static void
begin_note (const GabPlanPen *pen,
            GabPlanSpot       at,
            double            width,
            double            height,
            GabInkColour      edge)
{
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_translate (cr, pen->view.x / 10, pen->view.y / 10);
  cairo_scale (cr, pen->px, pen->px);
  cairo_translate (cr, at.x, at.y);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  gab_ink_use (cr, gab_plan_thin (pen->colours->halo, 0.95));
  cairo_fill_preserve (cr);
  gab_ink_use (cr, edge);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_note (const GabPlanPen *pen,
           const GabPlanAim *aim)
{
  NoteSize size = measure_note (pen, aim);
  GabPlanSpot from, to;
  double y = NOTE_PAD / 2.0;

  gab_plan_view_from_plan (&pen->view, aim->from.x, aim->from.y, &from.x, &from.y);
  gab_plan_view_from_plan (&pen->view, aim->to.x, aim->to.y, &to.x, &to.y);
  begin_note (pen, place_note (pen, (GabPlanSpot) { (from.x + to.x) / 2, (from.y + to.y) / 2 }, size.width, size.height),
              size.width, size.height, pen->side[aim->side]);
  for (guint i = 0; i < MIN (aim->n_lines, GAB_PLAN_NOTE); i++)
    {
      GabInkSize line = gab_ink_measure (pen->ink, note_style (i), aim->line[i], 0, 1);

      gab_ink_use (pen->cr, i == 0 ? pen->colours->ink : pen->colours->faint);
      gab_ink_text (pen->ink, pen->cr, note_style (i), aim->line[i], NOTE_PAD, y + line.ascent, size.width - 2 * NOTE_PAD, 1,
                    GAB_INK_START);
      y += line.height;
    }
  cairo_restore (pen->cr);
}

/* In as many lines as it takes, up to five. */
void
gab_plan_draw_remark (const GabPlanPen    *pen,
                      const GabPlanRemark *remark)
{
  double whole = gab_ink_measure (pen->ink, GAB_INK_SMALL, remark->text, 0, 1).width + 1;
  double width = MIN (whole, MIN (REMARK_WIDTH, MAX (40, pen->view.width - 40)));
  GabInkSize size = gab_ink_measure (pen->ink, GAB_INK_SMALL, remark->text, width, REMARK_LINES);
  GabPlanSpot about;

  gab_plan_view_from_plan (&pen->view, remark->at.x, remark->at.y, &about.x, &about.y);
  begin_note (pen, place_note (pen, about, width + 2 * NOTE_PAD, size.height + NOTE_PAD), width + 2 * NOTE_PAD,
              size.height + NOTE_PAD, pen->colours->accent);
  gab_ink_use (pen->cr, pen->colours->accent);
  gab_ink_text (pen->ink, pen->cr, GAB_INK_SMALL, remark->text, NOTE_PAD, NOTE_PAD / 2.0 + size.ascent, width, REMARK_LINES,
                GAB_INK_START);
  cairo_restore (pen->cr);
}

void
gab_plan_draw_aim (const GabPlanPen *pen,
                   const GabPlanAim *aim)
{
  GabPlanSpot from = gab_plan_spot (aim->from), to = gab_plan_spot (aim->to);
  double dashes[2] = { 7 * pen->px, 4 * pen->px };
  GabInkColour colour = pen->side[aim->side];
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  gab_plan_stroke (pen, gab_plan_thin (pen->colours->halo, 0.6), 4.5);
  if (aim->refused)
    cairo_set_dash (cr, dashes, 2, 0);
  gab_plan_stroke (pen, colour, 2);
  cairo_set_dash (cr, NULL, 0, 0);
  draw_target (pen, to, colour);
  cairo_restore (cr);
  if (aim->n_lines > 0)
    draw_note (pen, aim);
}

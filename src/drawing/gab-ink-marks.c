/* gab-ink-marks.c: boxes and rings that are struck off with a pencil. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-ink-marks.h"

#include <math.h>

/* Counted at a glance: a wider gap after every five. Shares of a mark's size. */
#define FIVE 5
#define GAP 0.26
#define FIVE_GAP 0.5
#define LINE_GAP 0.42
#define STROKE 0.45
#define SHADE 0.78

static double
offset_of (const GabInkMarks *marks, guint place)
{
  return marks->size * (place * (1 + GAP) + place / FIVE * FIVE_GAP);
}

/**
 * gab_ink_marks_per_line:
 * @marks: the marks
 * @width: room, in user units
 *
 * Returns: how many stand in one line, at least 1; in whole fives, if five fit
 */
guint
gab_ink_marks_per_line (const GabInkMarks *marks, double width)
{
  guint n = 1;

  while (offset_of (marks, n) + marks->size <= width && n < 1000)
    n++;
  return n > FIVE ? n / FIVE * FIVE : n;
}

/**
 * gab_ink_marks_place:
 * @marks: the marks
 * @index: which one, from 0
 * @width: room for a line
 * @x: (out): distance of its near edge from the start of the line
 * @y: (out): distance of its top from the top of the first line
 *
 * Says where a mark stands.
 */
void
gab_ink_marks_place (const GabInkMarks *marks, guint index, double width, double *x, double *y)
{
  guint per_line = gab_ink_marks_per_line (marks, width);

  *x = offset_of (marks, index % per_line);
  *y = marks->size * (1 + LINE_GAP) * (index / per_line);
}

/**
 * gab_ink_marks_height:
 * @marks: the marks
 * @width: room for a line
 *
 * Returns: height of all lines; 0 without marks
 */
double
gab_ink_marks_height (const GabInkMarks *marks, double width)
{
  double x, y;

  if (marks->count == 0)
    return 0;
  gab_ink_marks_place (marks, marks->count - 1, width, &x, &y);
  return y + marks->size;
}

/**
 * gab_ink_marks_width:
 * @marks: the marks
 * @width: room for a line
 *
 * Returns: width of the last line; 0 without marks
 */
double
gab_ink_marks_width (const GabInkMarks *marks, double width)
{
  double x, y;

  if (marks->count == 0)
    return 0;
  gab_ink_marks_place (marks, marks->count - 1, width, &x, &y);
  return x + marks->size;
}

static void
trace (const GabInkMarks *marks, cairo_t *cr, double x, double y)
{
  double half = marks->size / 2;

  cairo_new_sub_path (cr);
  if (marks->shape == GAB_INK_BOX)
    cairo_rectangle (cr, x, y, marks->size, marks->size);
  else
    cairo_arc (cr, x + half, y + half, half, 0, 2 * G_PI);
}

static void
shade (const GabInkMarks *marks, cairo_t *cr, double x, double y, double from)
{
  cairo_save (cr);
  cairo_new_path (cr);
  trace (marks, cr, x, y);
  cairo_clip (cr);
  cairo_rectangle (cr, x + marks->size * from, y, marks->size * (1 - from), marks->size);
  cairo_set_source_rgb (cr, SHADE, SHADE, SHADE);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
cross (const GabInkMarks *marks, cairo_t *cr, double x, double y)
{
  double half = marks->size / 2;
  double reach = marks->shape == GAB_INK_BOX ? half : half * G_SQRT2 / 2;

  cairo_move_to (cr, x + half - reach, y + half - reach);
  cairo_line_to (cr, x + half + reach, y + half + reach);
  cairo_move_to (cr, x + half + reach, y + half - reach);
  cairo_line_to (cr, x + half - reach, y + half + reach);
}

/* Where a mark stands on the sheet. */
static void
find (const GabInkMarks *marks, guint index, double width, gboolean rtl, double *x, double *y)
{
  gab_ink_marks_place (marks, index, width, x, y);
  if (rtl)
    *x = width - *x - marks->size;
}

/**
 * gab_ink_marks_draw:
 * @marks: the marks
 * @cr: where to draw, in its current colour
 * @x: left edge of the room
 * @y: top of the first line
 * @width: room for a line
 * @rtl: begin at the right edge
 *
 * Draws the marks. Those still there come first. All outlines are one path, as many a sheet has thousands of them.
 */
void
gab_ink_marks_draw (const GabInkMarks *marks, cairo_t *cr, double x, double y, double width, gboolean rtl)
{
  double dx, dy;

  for (guint i = marks->left; marks->shaded && i < marks->count; i++)
    {
      find (marks, i, width, rtl, &dx, &dy);
      shade (marks, cr, x + dx, y + dy, i == marks->left ? marks->part : 0);
    }
  cairo_new_path (cr);
  for (guint i = 0; i < marks->count; i++)
    {
      find (marks, i, width, rtl, &dx, &dy);
      trace (marks, cr, x + dx, y + dy);
      if (i >= marks->left && !marks->shaded)
        cross (marks, cr, x + dx, y + dy);
    }
  cairo_set_line_width (cr, STROKE);
  cairo_stroke (cr);
}

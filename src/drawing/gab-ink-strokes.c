/* gab-ink-strokes.c: palettes, rules, frames and bars of the drawing vocabulary. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-ink.h"

static const GabInkPalette palette_paper = {
  .paper = { 1, 1, 1, 1 },
  .ink = { 0, 0, 0, 1 },
  .faint = { 0, 0, 0, 1 },
  .hairline = { 0, 0, 0, 1 },
};

static const GabInkPalette palette_day = {
  .paper = { 1, 1, 1, 1 },
  .ink = { 0.133, 0.122, 0.106, 1 },
  .faint = { 0.396, 0.373, 0.341, 1 },
  .hairline = { 0.133, 0.122, 0.106, 0.14 },
};

static const GabInkPalette palette_night = {
  .paper = { 0.141, 0.133, 0.122, 1 },
  .ink = { 0.937, 0.914, 0.871, 1 },
  .faint = { 0.706, 0.678, 0.631, 1 },
  .hairline = { 0.937, 0.914, 0.871, 0.16 },
};

/**
 * gab_ink_palette_paper:
 *
 * Returns: black on white, nothing grey
 */
const GabInkPalette *
gab_ink_palette_paper (void)
{
  return &palette_paper;
}

/**
 * gab_ink_palette:
 * @night: whether the desktop's style is dark
 *
 * Returns: the neutral colours on the screen
 */
const GabInkPalette *
gab_ink_palette (gboolean night)
{
  return night ? &palette_night : &palette_day;
}

/**
 * gab_ink_mix:
 * @colour: a colour
 * @ground: what lies under it
 * @share: how much of @colour, from 0 to 1
 *
 * Returns: the opaque colour between the two
 */
GabInkColour
gab_ink_mix (GabInkColour colour, GabInkColour ground, double share)
{
  double rest = 1 - share;

  return (GabInkColour) {
    colour.red * share + ground.red * rest,
    colour.green * share + ground.green * rest,
    colour.blue * share + ground.blue * rest,
    1,
  };
}

static double
linear (double part)
{
  return part * part;
}

/**
 * gab_ink_for_night:
 * @colour: a side's own colour, as chosen on white
 *
 * Returns: the same hue, light enough to be read on the night ground
 */
GabInkColour
gab_ink_for_night (GabInkColour colour)
{
  const GabInkColour white = { 1, 1, 1, 1 };
  double light = 0.3 * linear (colour.red) + 0.59 * linear (colour.green) + 0.11 * linear (colour.blue);

  if (light >= 0.3)
    return colour;
  return gab_ink_mix (colour, white, 1 - 0.5 * (0.3 - light) / 0.3);
}

/**
 * gab_ink_use:
 * @cr: where to draw
 * @colour: the colour of all that follows
 */
void
gab_ink_use (cairo_t *cr, GabInkColour colour)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha);
}

/**
 * gab_ink_hairline:
 * @cr: where to draw, in its current colour
 * @x0: first end
 * @y0: first end
 * @x1: second end
 * @y1: second end
 * @weight: width of the stroke, in user units
 *
 * Draws one straight line.
 */
void
gab_ink_hairline (cairo_t *cr, double x0, double y0, double x1, double y1, double weight)
{
  cairo_set_line_width (cr, weight);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_stroke (cr);
}

/**
 * gab_ink_dot:
 * @cr: where to draw, in its current colour, with a path of lines
 *
 * Draws the path as rows of fine dots, all at once, and forgets it: lighter than a hairline without being grey, which
 * printers break up. They are short dashes: each round one would be a path of its own in a PDF.
 */
void
gab_ink_dot (cairo_t *cr)
{
  static const double dots[] = { 0.4, 2 };

  cairo_save (cr);
  cairo_set_line_width (cr, 0.5);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * gab_ink_double_rule:
 * @cr: where to draw, in its current colour
 * @x: left end
 * @y: middle of the upper, heavier line; the lower one is 2.2 below
 * @width: length
 *
 * Draws the rule under a heading, heavy over light, as in a period return.
 */
void
gab_ink_double_rule (cairo_t *cr, double x, double y, double width)
{
  gab_ink_hairline (cr, x, y, x + width, y, 1.1);
  gab_ink_hairline (cr, x, y + 2.2, x + width, y + 2.2, 0.35);
}

/**
 * gab_ink_frame:
 * @cr: where to draw, in its current colour
 * @x: left edge
 * @y: top edge
 * @width: width
 * @height: height
 * @weight: width of the stroke, half of it outside
 *
 * Draws an empty rectangle.
 */
void
gab_ink_frame (cairo_t *cr, double x, double y, double width, double height, double weight)
{
  cairo_set_line_width (cr, weight);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (cr, x, y, width, height);
  cairo_stroke (cr);
}

/**
 * gab_ink_bar:
 * @cr: where to draw
 * @x: left edge
 * @y: top edge
 * @width: width; nothing is drawn at 0 or less
 * @height: height
 * @colour: colour
 *
 * Draws a filled rectangle.
 */
void
gab_ink_bar (cairo_t *cr, double x, double y, double width, double height, GabInkColour colour)
{
  if (width <= 0 || height <= 0)
    return;
  gab_ink_use (cr, colour);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

/* gab-ink-marks.h: boxes and rings that are struck off with a pencil. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * GabInkShape:
 * @GAB_INK_BOX: a square, for a section
 * @GAB_INK_RING: a circle, for a gun
 */
typedef enum
{
  GAB_INK_BOX,
  GAB_INK_RING
} GabInkShape;

/**
 * GabInkMarks:
 * @shape: the shape of each
 * @shaded: those that are gone are shaded (spent) rather than crossed (lost)
 * @count: how many in all
 * @left: how many are still there; the last @count - @left are gone
 * @part: share of the first gone mark that is still there, 0 up to 1; only
 *   drawn where @shaded
 * @size: width of one, in user units
 *
 * A row of marks, in fives, that wraps over as many lines as it needs.
 */
typedef struct
{
  GabInkShape shape;
  gboolean shaded;
  guint count;
  guint left;
  double part;
  double size;
} GabInkMarks;

guint  gab_ink_marks_per_line (const GabInkMarks *marks,
                               double             width);
double gab_ink_marks_height   (const GabInkMarks *marks,
                               double             width);
double gab_ink_marks_width    (const GabInkMarks *marks,
                               double             width);
void   gab_ink_marks_place    (const GabInkMarks *marks,
                               guint              index,
                               double             width,
                               double            *x,
                               double            *y);
void   gab_ink_marks_draw     (const GabInkMarks *marks,
                               cairo_t           *cr,
                               double             x,
                               double             y,
                               double             width,
                               gboolean           rtl);

G_END_DECLS

/* gab-ink.h: the words and strokes that paper and screen are drawn with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

/**
 * GabInkColour:
 *
 * A colour; every part from 0 to 1.
 */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} GabInkColour;

/**
 * GabInkPalette:
 * @paper: the ground
 * @ink: words and firm lines
 * @faint: captions and lesser words
 * @hairline: thin lines that only guide the eye
 *
 * The neutral colours of one drawing, by day, by night, or on paper.
 */
typedef struct
{
  GabInkColour paper;
  GabInkColour ink;
  GabInkColour faint;
  GabInkColour hairline;
} GabInkPalette;

/**
 * GabInkStyle:
 * @GAB_INK_TITLE: the name at the head of a sheet
 * @GAB_INK_HEADING: the name of a part
 * @GAB_INK_CAPS: small capitals, for a brigade among its units
 * @GAB_INK_BODY: running words and figures
 * @GAB_INK_STRONG: the figure that is looked for
 * @GAB_INK_ITALIC: names of works, commanders, causes
 * @GAB_INK_SMALL: notes
 * @GAB_INK_SMALL_ITALIC: captions of columns and axes
 * @GAB_INK_LABEL: plain words beside a drawing on the screen, in its own font
 *
 * The typographic styles. Figures are lining in all of them, and of one width
 * where no letter stands beside them.
 */
typedef enum
{
  GAB_INK_TITLE,
  GAB_INK_HEADING,
  GAB_INK_CAPS,
  GAB_INK_BODY,
  GAB_INK_STRONG,
  GAB_INK_ITALIC,
  GAB_INK_SMALL,
  GAB_INK_SMALL_ITALIC,
  GAB_INK_LABEL,
  GAB_INK_N_STYLES
} GabInkStyle;

/**
 * GabInkAlign:
 *
 * Where a line stands in its width. Start is left, or right where the
 * drawing as a whole runs from right to left; figures in a column stand
 * right in both, so that their last digits stand under each other.
 */
typedef enum
{
  GAB_INK_START,
  GAB_INK_CENTRE,
  GAB_INK_END,
  GAB_INK_FIGURES
} GabInkAlign;

/**
 * GabInkSize:
 * @width: of the widest line
 * @height: of all lines
 * @ascent: from the top to the base line of the first line
 */
typedef struct
{
  double width;
  double height;
  double ascent;
} GabInkSize;

/**
 * GabInkFigure:
 * @style: how it is written
 * @text: a figure, or what stands in its place
 * @x: left edge of its column
 * @width: of its column; above 0
 */
typedef struct
{
  GabInkStyle style;
  const char *text;
  double      x;
  double      width;
} GabInkFigure;

typedef struct _GabInk GabInk;

GabInk              *gab_ink_new           (double               scale,
                                            gboolean             rtl);
GabInk              *gab_ink_new_for_paper (gboolean             rtl);
void                 gab_ink_free          (GabInk              *ink);
void                 gab_ink_set_label     (GabInk              *ink,
                                            const char          *family,
                                            double               points);
gboolean             gab_ink_is_rtl        (const GabInk        *ink);

PangoLayout         *gab_ink_layout        (const GabInk        *ink,
                                            GabInkStyle          style,
                                            const char          *text,
                                            double               width,
                                            int                  lines,
                                            GabInkAlign          align);
void                 gab_ink_prepare       (void);
GabInkSize           gab_ink_measure       (const GabInk        *ink,
                                            GabInkStyle          style,
                                            const char          *text,
                                            double               width,
                                            int                  lines);
double               gab_ink_text          (const GabInk        *ink,
                                            cairo_t             *cr,
                                            GabInkStyle          style,
                                            const char          *text,
                                            double               x,
                                            double               baseline,
                                            double               width,
                                            int                  lines,
                                            GabInkAlign          align);
void                 gab_ink_figures       (const GabInk        *ink,
                                            cairo_t             *cr,
                                            const GabInkFigure  *figures,
                                            guint                n,
                                            double               baseline);
gboolean             gab_ink_text_is_rtl   (const GabInk        *ink,
                                            const char          *text);
char                *gab_ink_number        (gint64               number);

const GabInkPalette *gab_ink_palette_paper (void);
const GabInkPalette *gab_ink_palette       (gboolean             night);
GabInkColour         gab_ink_for_night     (GabInkColour         colour);
GabInkColour         gab_ink_mix           (GabInkColour         colour,
                                            GabInkColour         ground,
                                            double               share);
void                 gab_ink_use           (cairo_t             *cr,
                                            GabInkColour         colour);
void                 gab_ink_hairline      (cairo_t             *cr,
                                            double               x0,
                                            double               y0,
                                            double               x1,
                                            double               y1,
                                            double               weight);
void                 gab_ink_dot           (cairo_t             *cr);
void                 gab_ink_double_rule   (cairo_t             *cr,
                                            double               x,
                                            double               y,
                                            double               width);
void                 gab_ink_frame         (cairo_t             *cr,
                                            double               x,
                                            double               y,
                                            double               width,
                                            double               height,
                                            double               weight);
void                 gab_ink_bar           (cairo_t             *cr,
                                            double               x,
                                            double               y,
                                            double               width,
                                            double               height,
                                            GabInkColour         colour);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabInk, gab_ink_free)

G_END_DECLS

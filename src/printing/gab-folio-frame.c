/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head and foot of a folio's pages. */

#include "gab-folio-private.h"

#include <glib/gi18n-lib.h>

#define TITLE_SHARE 0.64
#define HEAD_GAP    7.0
#define HEAD_AFTER  8.0
#define FOOT_GAP    5.0
#define PAGE_SHARE  0.14
#define SMALL_SHARE 0.62

static double
corner_start (const GabFolioLayout *layout)
{
  return layout->width * TITLE_SHARE + GAB_FOLIO_GAP;
}

static char *
dup_number (const GabFolioLayout *layout)
{
  if (layout->folio->number == NULL)
    return NULL;
  /* Translators: %s is the number of a printed sheet */
  return g_strdup_printf (_("sheet %s"), layout->folio->number);
}

/* Draws the texts under each other, or only measures them where there is nothing to draw on. */
static double
stack (const GabFolioLayout *layout,
       cairo_t              *cr,
       double                start,
       double                width,
       double                top,
       GabInkAlign           align,
       const char *const    *texts,
       const GabInkStyle    *styles,
       guint                 n)
{
  double y = top;

  for (guint i = 0; i < n; i++)
    if (texts[i] != NULL && *texts[i] != '\0')
      y += cr != NULL ? gab_folio_text (layout, cr, styles[i], texts[i], start, y, width, align)
                      : gab_folio_text_height (layout, styles[i], texts[i], width);
  return y - top;
}

static double
titles (const GabFolioLayout *layout,
        cairo_t              *cr,
        double                top)
{
  static const GabInkStyle styles[] = { GAB_INK_TITLE, GAB_INK_ITALIC };
  const char *const texts[] = { layout->folio->title, layout->folio->subtitle };

  return stack (layout, cr, 0, layout->width * TITLE_SHARE, top, GAB_INK_START, texts, styles, G_N_ELEMENTS (texts));
}

static double
corner (const GabFolioLayout *layout,
        cairo_t              *cr,
        double                top)
{
  static const GabInkStyle styles[] = { GAB_INK_ITALIC, GAB_INK_BODY, GAB_INK_SMALL };
  g_autofree char *number = dup_number (layout);
  const char *const texts[] = { layout->folio->campaign, layout->folio->date, number };
  double start = corner_start (layout);

  return stack (layout, cr, start, layout->width - start, top, GAB_INK_END, texts, styles, G_N_ELEMENTS (texts));
}

static double
note_width (const GabFolioLayout *layout)
{
  return layout->width * (1 - PAGE_SHARE) - GAB_FOLIO_GAP;
}

/* How high head and foot are. */
void
gab_folio_frame_measure (GabFolioLayout *layout)
{
  const char *note = layout->folio->note != NULL ? layout->folio->note : "0";
  double title = titles (layout, NULL, 0), other = corner (layout, NULL, 0);

  layout->head = MAX (title, other) + HEAD_GAP + HEAD_AFTER;
  layout->small_head = gab_ink_measure (layout->ink, GAB_INK_STRONG, layout->folio->title, layout->width, 1).height +
                       HEAD_GAP + HEAD_AFTER;
  layout->foot = gab_folio_text_height (layout, GAB_INK_SMALL_ITALIC, note, note_width (layout)) + 2 * FOOT_GAP;
}

static void
draw_head (const GabFolioLayout *layout,
           cairo_t              *cr)
{
  double bottom = layout->paper.margin + layout->head - HEAD_GAP - HEAD_AFTER;

  titles (layout, cr, bottom - titles (layout, NULL, 0));
  corner (layout, cr, bottom - corner (layout, NULL, 0));
  gab_ink_double_rule (cr, layout->paper.margin, bottom + HEAD_GAP - 2.2, layout->width);
}

/* One line: the title gives way to the sheet's number. */
static void
draw_small_head (const GabFolioLayout *layout,
                 cairo_t              *cr)
{
  GabInkSize size = gab_ink_measure (layout->ink, GAB_INK_STRONG, layout->folio->title, layout->width, 1);
  g_autofree char *number = dup_number (layout);
  double baseline = layout->paper.margin + size.ascent, width = layout->width * SMALL_SHARE - GAB_FOLIO_GAP;
  double rest = layout->width * (1 - SMALL_SHARE);

  gab_ink_text (layout->ink, cr, GAB_INK_STRONG, layout->folio->title, gab_folio_left (layout, 0, width), baseline, width, 1,
                GAB_INK_START);
  if (number != NULL)
    gab_ink_text (layout->ink, cr, GAB_INK_SMALL, number, gab_folio_left (layout, layout->width - rest, rest), baseline,
                  rest, 1, GAB_INK_END);
  gab_ink_hairline (cr, layout->paper.margin, layout->paper.margin + size.height + HEAD_GAP,
                    layout->paper.margin + layout->width, layout->paper.margin + size.height + HEAD_GAP, 0.35);
}

static void
draw_foot (const GabFolioLayout *layout,
           cairo_t              *cr,
           guint                 page)
{
  double y = layout->paper.height - layout->paper.margin - layout->foot + FOOT_GAP;
  double width = layout->width * PAGE_SHARE;
  /* Translators: page and number of pages */
  g_autofree char *number = g_strdup_printf (C_ ("page", "%u / %u"), page + 1, layout->n_pages);

  gab_ink_hairline (cr, layout->paper.margin, y, layout->paper.margin + layout->width, y, 0.35);
  if (layout->folio->note != NULL)
    gab_folio_text (layout, cr, GAB_INK_SMALL_ITALIC, layout->folio->note, 0, y + FOOT_GAP, note_width (layout), GAB_INK_START);
  gab_folio_text (layout, cr, GAB_INK_SMALL, number, layout->width - width, y + FOOT_GAP, width, GAB_INK_END);
}

void
gab_folio_frame_draw (const GabFolioLayout *layout,
                      cairo_t              *cr,
                      guint                 page)
{
  gab_ink_use (cr, gab_ink_palette_paper ()->ink);
  if (page == 0)
    draw_head (layout, cr);
  else
    draw_small_head (layout, cr);
  draw_foot (layout, cr, page);
}

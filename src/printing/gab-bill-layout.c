/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table laid out on sheets of paper: a row never splits, the captions stand on every page. */

#include "gab-bill-sheet.h"

#include "gab-ink.h"
#include "gab-print-pdf.h"

#include <glib/gi18n-lib.h>

#define INDENT      12.0 /* points of a row for each step in */
#define ROOM        3.0  /* above and below a row's words */
#define MORE_ROOM   9.0  /* above a heading */
#define GAP         6.0  /* between columns */
#define FIGURE_MOST 0.11 /* of the text's width, for a column of figures */
#define BOX_HEIGHT  16.0

typedef struct
{
  guint  page;
  double y;
  double height;
} Place;

struct _GabTableLayout
{
  const GabTableSheet *sheet;   /* borrowed */
  GabPaper             paper;
  GabInk              *ink;
  double               width;   /* between the margins */
  double               names;   /* of the first column */
  double               figures; /* of each other */
  double               head;    /* of the first page */
  double               captions;
  GArray              *places;  /* of Place: rows, then lines */
  guint                n_pages;
};

static GabInkStyle
style_of (const GabTableRow *row)
{
  return row->kind == GAB_TABLE_PLAIN ? GAB_INK_BODY : GAB_INK_STRONG;
}

static double
row_height (const GabTableLayout *layout,
            const GabTableRow    *row)
{
  double width = layout->names - row->depth * INDENT - GAP;
  double words = gab_ink_measure (layout->ink, style_of (row), row->cells[0], width, 0).height;

  if (layout->sheet->boxes && row->kind == GAB_TABLE_PLAIN)
    words = MAX (words, BOX_HEIGHT);
  return words + 2 * ROOM + (row->kind == GAB_TABLE_HEADING ? MORE_ROOM : 0);
}

static void
measure (GabTableLayout *layout)
{
  const GabTableSheet *sheet = layout->sheet;
  guint n = MAX (1, sheet->columns->len) - 1;

  layout->width = layout->paper.width - 2 * layout->paper.margin;
  layout->figures = n > 0 ? MIN (layout->width * FIGURE_MOST, layout->width * 0.7 / n) : 0;
  layout->names = layout->width - n * layout->figures;
  layout->head = gab_ink_measure (layout->ink, GAB_INK_TITLE, sheet->title, layout->width, 0).height +
                 gab_ink_measure (layout->ink, GAB_INK_ITALIC, sheet->subtitle, layout->width, 0).height + 2 * MORE_ROOM;
  for (guint i = 1; i <= n; i++)
    layout->captions = MAX (layout->captions, gab_ink_measure (layout->ink, GAB_INK_SMALL, sheet->columns->pdata[i],
                                                               layout->figures - GAP, 0).height);
  layout->captions += 2 * ROOM;
}

static double
bottom_of (const GabTableLayout *layout)
{
  return layout->paper.height - layout->paper.margin -
         gab_ink_measure (layout->ink, GAB_INK_SMALL, "0", layout->width, 1).height - MORE_ROOM;
}

static void
place (GabTableLayout *layout,
       double         *y,
       double          height)
{
  Place here;

  if (*y + height > bottom_of (layout) && *y > layout->paper.margin + layout->captions)
    {
      layout->n_pages++;
      *y = layout->paper.margin + layout->captions;
    }
  here = (Place) { layout->n_pages - 1, *y, height };
  g_array_append_val (layout->places, here);
  *y += height;
}

/**
 * gab_table_layout_new:
 * @sheet: what is printed; must outlive the layout
 * @paper: on what
 *
 * Returns: (transfer full): it laid out.
 */
GabTableLayout *
gab_table_layout_new (const GabTableSheet *sheet,
                      GabPaper             paper)
{
  GabTableLayout *layout = g_new0 (GabTableLayout, 1);
  double y;

  layout->sheet = sheet;
  layout->paper = paper;
  layout->ink = gab_ink_new_for_paper (sheet->rtl);
  layout->places = g_array_new (FALSE, FALSE, sizeof (Place));
  layout->n_pages = 1;
  measure (layout);
  y = paper.margin + layout->head + layout->captions;
  for (guint i = 0; i < sheet->rows->len; i++)
    place (layout, &y, row_height (layout, g_ptr_array_index (sheet->rows, i)));
  y += MORE_ROOM;
  for (guint i = 0; i < sheet->lines->len; i++)
    place (layout, &y, gab_ink_measure (layout->ink, GAB_INK_BODY, sheet->lines->pdata[i], layout->width, 0).height + ROOM);
  return layout;
}

/**
 * gab_table_layout_free:
 * @layout: (transfer full): a layout
 */
void
gab_table_layout_free (GabTableLayout *layout)
{
  gab_ink_free (layout->ink);
  g_array_unref (layout->places);
  g_free (layout);
}

/**
 * gab_table_layout_n_pages:
 * @layout: a layout
 *
 * Returns: how many pages it has, 1 or more.
 */
guint
gab_table_layout_n_pages (const GabTableLayout *layout)
{
  return layout->n_pages;
}

/* Where something of that width stands that begins so far from the start. */
static double
left_of (const GabTableLayout *layout,
         double                start,
         double                width)
{
  return layout->paper.margin + (layout->sheet->rtl ? layout->width - start - width : start);
}

static double
draw_words (const GabTableLayout *layout,
            cairo_t              *cr,
            GabInkStyle           style,
            const char           *text,
            double                start,
            double                top,
            double                width,
            GabInkAlign           align)
{
  GabInkSize size = gab_ink_measure (layout->ink, style, text, width, 0);

  gab_ink_text (layout->ink, cr, style, text, left_of (layout, start, width), top + size.ascent, width, 0, align);
  return size.height;
}

static double
column_start (const GabTableLayout *layout,
              guint                 column)
{
  return layout->names + (column - 1) * layout->figures + GAP;
}

static void
draw_captions (const GabTableLayout *layout,
               cairo_t              *cr,
               double                top)
{
  double y = top + layout->captions;

  gab_ink_use (cr, gab_ink_palette_paper ()->ink);
  for (guint i = 1; i < layout->sheet->columns->len; i++)
    {
      const char *title = layout->sheet->columns->pdata[i];
      double width = layout->figures - GAP;
      double height = gab_ink_measure (layout->ink, GAB_INK_SMALL, title, width, 0).height;

      draw_words (layout, cr, GAB_INK_SMALL, title, column_start (layout, i), y - ROOM - height, width, GAB_INK_END);
    }
  gab_ink_hairline (cr, layout->paper.margin, y, layout->paper.margin + layout->width, y, 0.7);
}

/* A box to write a figure in. */
static void
draw_box (const GabTableLayout *layout,
          cairo_t              *cr,
          guint                 column,
          double                bottom)
{
  double width = layout->figures - GAP;

  cairo_rectangle (cr, left_of (layout, column_start (layout, column), width), bottom - ROOM - BOX_HEIGHT, width, BOX_HEIGHT);
  cairo_set_line_width (cr, 0.35);
  cairo_stroke (cr);
}

static void
draw_row (const GabTableLayout *layout,
          cairo_t              *cr,
          const GabTableRow    *row,
          const Place          *here)
{
  double top = here->y + ROOM + (row->kind == GAB_TABLE_HEADING ? MORE_ROOM : 0);
  double start = row->depth * INDENT;
  double bottom = here->y + here->height;

  gab_ink_use (cr, gab_ink_palette_paper ()->ink);
  draw_words (layout, cr, style_of (row), row->cells[0], start, top, layout->names - start - GAP, GAB_INK_START);
  for (guint i = 1; i < row->n_cells; i++)
    if (row->cells[i] != NULL)
      draw_words (layout, cr, style_of (row), row->cells[i], column_start (layout, i), top, layout->figures - GAP,
                  GAB_INK_FIGURES);
    else if (layout->sheet->boxes && row->kind == GAB_TABLE_PLAIN)
      draw_box (layout, cr, i, bottom);
  gab_ink_hairline (cr, layout->paper.margin, bottom, layout->paper.margin + layout->width, bottom, 0.35);
}

static void
draw_foot (const GabTableLayout *layout,
           cairo_t              *cr,
           guint                 page)
{
  double top = bottom_of (layout) + MORE_ROOM;
  /* Translators: the number of a page, and how many there are */
  g_autofree char *number = g_strdup_printf (_("page %1$u of %2$u"), page + 1, layout->n_pages);

  gab_ink_use (cr, gab_ink_palette_paper ()->faint);
  if (layout->sheet->number != NULL)
    draw_words (layout, cr, GAB_INK_SMALL, layout->sheet->number, 0, top, layout->width * 0.75, GAB_INK_START);
  draw_words (layout, cr, GAB_INK_SMALL, number, layout->width * 0.75, top, layout->width * 0.25, GAB_INK_END);
}

static void
draw_head (const GabTableLayout *layout,
           cairo_t              *cr)
{
  double top = layout->paper.margin;

  gab_ink_use (cr, gab_ink_palette_paper ()->ink);
  top += draw_words (layout, cr, GAB_INK_TITLE, layout->sheet->title, 0, top, layout->width, GAB_INK_START);
  draw_words (layout, cr, GAB_INK_ITALIC, layout->sheet->subtitle, 0, top, layout->width, GAB_INK_START);
}

/**
 * gab_table_layout_draw_page:
 * @layout: a layout
 * @cr: in points, from the paper's corner
 * @page: from 0
 */
void
gab_table_layout_draw_page (const GabTableLayout *layout,
                            cairo_t              *cr,
                            guint                 page)
{
  guint n_rows = layout->sheet->rows->len;

  if (page == 0)
    draw_head (layout, cr);
  draw_captions (layout, cr, layout->paper.margin + (page == 0 ? layout->head : 0));
  for (guint i = 0; i < layout->places->len; i++)
    {
      const Place *here = &g_array_index (layout->places, Place, i);

      if (here->page != page)
        continue;
      if (i < n_rows)
        draw_row (layout, cr, g_ptr_array_index (layout->sheet->rows, i), here);
      else
        draw_words (layout, cr, GAB_INK_BODY, layout->sheet->lines->pdata[i - n_rows], 0, here->y, layout->width,
                    GAB_INK_START);
    }
  draw_foot (layout, cr, page);
}

static void
draw_page (gconstpointer  layout,
           cairo_t       *cr,
           guint          page)
{
  gab_table_layout_draw_page (layout, cr, page);
}

/**
 * gab_table_layout_pdf:
 * @layout: a layout
 * @path: the file to be made or replaced
 * @error: when it cannot be written
 *
 * Writes it as PDF, whole or not at all. The same sheet and paper give the same bytes.
 *
 * Returns: whether it was written.
 */
gboolean
gab_table_layout_pdf (const GabTableLayout  *layout,
                      const char            *path,
                      GError               **error)
{
  return gab_print_pdf_save (gab_print_pdf_of (layout->paper, layout->sheet->title, layout->n_pages, draw_page, layout, error),
                             path, error);
}

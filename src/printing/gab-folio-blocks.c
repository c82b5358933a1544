/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The blocks of a folio: how high each is, and how it is drawn. */

#include "gab-folio-private.h"

#define ROOM         2.5  /* above and below a row's words */
#define WORDS_ROOM   2.0  /* above and below a paragraph */
#define STRONG_ROOM  8.0  /* above a strong one */
#define BEFORE_HEAD  12.0
#define AFTER_HEAD   4.0
#define LINE_HEIGHT  24.0
#define PICTURE_GAP  8.0
#define MARKS_LABEL  0.30 /* of the width, for what marks are */
#define MARKS_AFTER  0.16
#define HAIR         0.35

static double
room_for_picture (const GabFolioLayout *layout)
{
  return layout->paper.height - 2 * layout->paper.margin - MAX (layout->head, layout->small_head) - layout->foot -
         PICTURE_GAP - 40;
}

static double
picture_height (const GabFolioLayout *layout,
                const GabFolioBlock  *block)
{
  return MIN (layout->width * block->share, room_for_picture (layout));
}

static const GabFolioTable *
table_of (const GabFolioLayout *layout,
          const GabFolioBlock  *block)
{
  return &g_array_index (layout->folio->tables, GabFolioTable, block->table);
}

static double
column_width (const GabFolioLayout *layout,
              const GabFolioTable  *table,
              guint                 column)
{
  return layout->width * table->column[column].share - (column + 1 < table->n_columns ? GAB_FOLIO_GAP : 0);
}

static double
cells_height (const GabFolioLayout *layout,
              const GabFolioBlock  *block)
{
  const GabFolioTable *table = table_of (layout, block);
  double most = 0;

  for (guint i = 0; i < table->n_columns; i++)
    most = MAX (most, gab_folio_text_height (layout, block->style, block->cells[i], column_width (layout, table, i)));
  return most + 2 * ROOM;
}

static double
marks_height (const GabFolioLayout *layout,
              const GabFolioBlock  *block)
{
  double words = gab_folio_text_height (layout, block->style, block->cells[0], layout->width * MARKS_LABEL - GAB_FOLIO_GAP);
  double marks = gab_ink_marks_height (&block->marks, layout->width * (1 - MARKS_LABEL - MARKS_AFTER));

  return MAX (words, marks) + 2 * ROOM;
}

/* Above a paragraph; a strong one begins something. */
static double
words_room (const GabFolioBlock *block)
{
  return block->style == GAB_INK_STRONG || block->style == GAB_INK_CAPS ? STRONG_ROOM : WORDS_ROOM;
}

/* Of a block in points, with the room around it. */
double
gab_folio_block_height (const GabFolioLayout *layout,
                        const GabFolioBlock  *block)
{
  switch (block->kind)
    {
    case GAB_FOLIO_BLOCK_HEADING:
      return BEFORE_HEAD + gab_folio_text_height (layout, block->style, block->cells[0], layout->width) + AFTER_HEAD;
    case GAB_FOLIO_BLOCK_WORDS:
      return words_room (block) + gab_folio_text_height (layout, block->style, block->cells[0],
                                                         layout->width - block->depth * GAB_FOLIO_INDENT) + WORDS_ROOM;
    case GAB_FOLIO_BLOCK_CAPTION:
    case GAB_FOLIO_BLOCK_ROW:     return cells_height (layout, block);
    case GAB_FOLIO_BLOCK_MARKS:   return marks_height (layout, block);
    case GAB_FOLIO_BLOCK_LINE:    return LINE_HEIGHT;
    case GAB_FOLIO_BLOCK_PICTURE: return picture_height (layout, block) + PICTURE_GAP;
    case GAB_FOLIO_BLOCK_BREAK:
    default:                      return 0;
    }
}

static void
draw_rule (const GabFolioLayout *layout,
           cairo_t              *cr,
           double                y,
           double                weight)
{
  gab_ink_hairline (cr, layout->paper.margin, y, layout->paper.margin + layout->width, y, weight);
}

/* Captions stand on their rule, rows hang from the one above. */
static void
draw_cells (const GabFolioLayout *layout,
            cairo_t              *cr,
            const GabFolioBlock  *block,
            const GabFolioPlace  *place)
{
  const GabFolioTable *table = table_of (layout, block);
  gboolean caption = block->kind == GAB_FOLIO_BLOCK_CAPTION;
  double start = 0;

  for (guint i = 0; i < table->n_columns; i++)
    {
      double width = column_width (layout, table, i);
      double height = gab_folio_text_height (layout, block->style, block->cells[i], width);
      double top = caption ? place->y + place->height - ROOM - height : place->y + ROOM;

      if (*block->cells[i] != '\0')
        gab_folio_text (layout, cr, block->style, block->cells[i], start, top, width,
                        !table->column[i].figures ? GAB_INK_START : caption ? GAB_INK_END : GAB_INK_FIGURES);
      start += layout->width * table->column[i].share;
    }
  draw_rule (layout, cr, place->y + place->height, caption ? 0.7 : HAIR);
}

static void
draw_marks (const GabFolioLayout *layout,
            cairo_t              *cr,
            const GabFolioBlock  *block,
            const GabFolioPlace  *place)
{
  double label = layout->width * MARKS_LABEL, after = layout->width * MARKS_AFTER;
  double width = layout->width - label - after;

  gab_folio_text (layout, cr, block->style, block->cells[0], 0, place->y + ROOM, label - GAB_FOLIO_GAP, GAB_INK_START);
  gab_ink_marks_draw (&block->marks, cr, gab_folio_left (layout, label, width), place->y + ROOM + 2, width,
                      layout->folio->rtl);
  if (*block->cells[1] != '\0')
    gab_folio_text (layout, cr, GAB_INK_STRONG, block->cells[1], layout->width - after, place->y + ROOM, after, GAB_INK_END);
}

static void
draw_picture (const GabFolioLayout *layout,
              cairo_t              *cr,
              const GabFolioBlock  *block,
              const GabFolioPlace  *place)
{
  double height = place->height - PICTURE_GAP, width = MIN (layout->width, height / block->share);
  double left = layout->paper.margin + (layout->width - width) / 2;

  cairo_save (cr);
  cairo_translate (cr, left, place->y);
  block->draw (cr, layout->ink, width, height, block->data);
  cairo_restore (cr);
}

void
gab_folio_block_draw (const GabFolioLayout *layout,
                      cairo_t              *cr,
                      const GabFolioBlock  *block,
                      const GabFolioPlace  *place)
{
  double start = block->depth * GAB_FOLIO_INDENT;

  gab_ink_use (cr, gab_ink_palette_paper ()->ink);
  switch (block->kind)
    {
    case GAB_FOLIO_BLOCK_HEADING:
      gab_folio_text (layout, cr, block->style, block->cells[0], 0, place->y + BEFORE_HEAD, layout->width, GAB_INK_START);
      break;
    case GAB_FOLIO_BLOCK_WORDS:
      gab_folio_text (layout, cr, block->style, block->cells[0], start, place->y + words_room (block), layout->width - start,
                      GAB_INK_START);
      break;
    case GAB_FOLIO_BLOCK_CAPTION:
    case GAB_FOLIO_BLOCK_ROW:     draw_cells (layout, cr, block, place); break;
    case GAB_FOLIO_BLOCK_MARKS:   draw_marks (layout, cr, block, place); break;
    case GAB_FOLIO_BLOCK_LINE:    draw_rule (layout, cr, place->y + place->height, 0.5); break;
    case GAB_FOLIO_BLOCK_PICTURE: draw_picture (layout, cr, block, place); break;
    case GAB_FOLIO_BLOCK_BREAK:
    default:                      break;
    }
}

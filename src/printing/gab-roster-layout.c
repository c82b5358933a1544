/* gab-roster-layout.c: shares the blocks of a roster out over pages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-roster-layout-private.h"

/* Losses are split only where they would not fit on a page of their own. */
#define MOST_LOSSES 24

/* Where the next block goes. */
typedef struct
{
  GabRosterLayout *layout;
  double y;
  gboolean fresh; /* nothing on this page yet */
} Cursor;

/* Every place is worked out from the start of the text, so that a sheet from right to left is a mirror. */
double
gab_roster_left (const GabRosterLayout *layout, GabRosterSpan span)
{
  double x = layout->sheet->rtl ? layout->width - span.x - span.width : span.x;

  return layout->paper.margin + x;
}

double
gab_roster_text (const GabRosterLayout *layout,
                 cairo_t               *cr,
                 GabInkStyle            style,
                 const char            *text,
                 GabRosterSpan          span,
                 double                 baseline,
                 GabInkAlign            align)
{
  return gab_ink_text (layout->ink, cr, style, text, gab_roster_left (layout, span), baseline, span.width, 0, align);
}

void
gab_roster_rule (const GabRosterLayout *layout, cairo_t *cr, double y)
{
  gab_ink_hairline (cr, layout->paper.margin, y, layout->paper.margin + layout->width, y, GAB_ROSTER_HAIR);
}

GabInkSize
gab_roster_size (const GabRosterLayout *layout, GabInkStyle style, const char *text, double width)
{
  return gab_ink_measure (layout->ink, style, text, width, 0);
}

static GabRosterBlock *
block_at (const GabRosterLayout *layout, guint index)
{
  return &g_array_index (layout->blocks, GabRosterBlock, index);
}

static void
add_block (GabRosterLayout *layout, GabRosterBlockKind kind, guint index, guint count, double height)
{
  GabRosterBlock block = { .kind = kind, .index = index, .count = count, .height = height };

  g_array_append_val (layout->blocks, block);
}

static gboolean
is_table (const GabRosterBlock *block)
{
  return block->kind == GAB_ROSTER_BLOCK_ROW || block->kind == GAB_ROSTER_BLOCK_TOTAL;
}

static void
add_rows (GabRosterLayout *layout)
{
  const GPtrArray *rows = layout->sheet->rows;

  for (guint i = 0; i < rows->len; i++)
    {
      const GabRosterRow *row = g_ptr_array_index (rows, i);

      /* A sum stays with the last of what it sums. */
      if (row->kind == GAB_ROSTER_SUBTOTAL && i > 0)
        block_at (layout, i - 1)->keep = TRUE;
      add_block (layout, GAB_ROSTER_BLOCK_ROW, i, 0, gab_roster_row_height (layout, row));
      block_at (layout, i)->keep = row->kind == GAB_ROSTER_HEADING;
    }
  if (rows->len > 0)
    block_at (layout, rows->len - 1)->keep = TRUE;
  add_block (layout, GAB_ROSTER_BLOCK_TOTAL, 0, 0, gab_roster_total_height (layout));
}

static double
page_bottom (const GabRosterLayout *layout)
{
  return layout->paper.height - layout->paper.margin - layout->foot;
}

static void
add_losses (GabRosterLayout *layout)
{
  double most = page_bottom (layout) - layout->paper.margin - layout->small_head;
  guint first = 0;

  while (first < layout->sheet->losses->len)
    {
      guint count = MIN (MOST_LOSSES, layout->sheet->losses->len - first);

      while (count > 1 && gab_roster_losses_height (layout, first, count) > most)
        count--;
      add_block (layout, GAB_ROSTER_BLOCK_LOSSES, first, count, gab_roster_losses_height (layout, first, count));
      first += count;
    }
}

static void
add_blocks (GabRosterLayout *layout)
{
  add_rows (layout);
  add_losses (layout);
  if (gab_roster_has_stores (layout->sheet))
    add_block (layout, GAB_ROSTER_BLOCK_STORES, 0, 0, gab_roster_stores_height (layout));
  add_block (layout, GAB_ROSTER_BLOCK_TABLE, 0, 0, gab_roster_table_height (layout, 0));
}

static void
turn_page (Cursor *cursor)
{
  GabRosterLayout *layout = cursor->layout;
  GabRosterPage page = { 0 };

  cursor->y = layout->paper.margin + (layout->pages->len == 0 ? layout->head : layout->small_head);
  cursor->fresh = TRUE;
  g_array_append_val (layout->pages, page);
}

/* Room for captions, if this block begins the table on its page. */
static double
captions_before (const Cursor *cursor, const GabRosterBlock *block)
{
  const GabRosterPage *page
    = &g_array_index (cursor->layout->pages, GabRosterPage, cursor->layout->pages->len - 1);

  return is_table (block) && page->captions == 0 ? cursor->layout->captions : 0;
}

static void
place (Cursor *cursor, GabRosterBlock *block)
{
  GabRosterLayout *layout = cursor->layout;
  GabRosterPage *page = &g_array_index (layout->pages, GabRosterPage, layout->pages->len - 1);
  double captions = captions_before (cursor, block);

  if (captions > 0)
    page->captions = cursor->y;
  cursor->y += captions;
  if (block->kind == GAB_ROSTER_BLOCK_TABLE)
    {
      block->count = gab_roster_table_lines (layout, page_bottom (layout) - cursor->y);
      block->height = gab_roster_table_height (layout, block->count);
    }
  block->page = layout->pages->len - 1;
  block->y = cursor->y;
  cursor->y += block->height;
  cursor->fresh = FALSE;
}

static guint
group_length (const GabRosterLayout *layout, guint first, double *height)
{
  guint length = 0;

  *height = 0;
  do
    *height += block_at (layout, first + length)->height;
  while (block_at (layout, first + length++)->keep && first + length < layout->blocks->len);
  return length;
}

static void
share_out (GabRosterLayout *layout)
{
  Cursor cursor = { .layout = layout };
  double bottom = page_bottom (layout);
  double most = bottom - layout->paper.margin - layout->small_head - layout->captions;

  turn_page (&cursor);
  for (guint i = 0; i < layout->blocks->len;)
    {
      double height;
      guint length = group_length (layout, i, &height);

      /* What belongs together but is longer than a page goes block by block. */
      if (height > most)
        {
          length = 1;
          height = block_at (layout, i)->height;
        }
      if (!cursor.fresh && cursor.y + captions_before (&cursor, block_at (layout, i)) + height > bottom)
        turn_page (&cursor);
      for (guint last = i + length; i < last; i++)
        place (&cursor, block_at (layout, i));
    }
}

/**
 * gab_roster_layout_new:
 * @sheet: what stands on it; must not change and must live as long as the layout
 * @paper: what it is printed on
 *
 * Lays a roster out. A unit, the losses, the stores and the lines to write on
 * never split over two pages; a heading stays with its first unit, a sum with
 * the last. Must be drawn by the thread that made it.
 *
 * Returns: (transfer full): free with gab_roster_layout_free()
 */
GabRosterLayout *
gab_roster_layout_new (const GabRosterSheet *sheet, GabPaper paper)
{
  GabRosterLayout *layout;

  g_return_val_if_fail (sheet != NULL, NULL);
  g_return_val_if_fail (paper.width > 4 * paper.margin && paper.height > 4 * paper.margin, NULL);

  layout = g_new0 (GabRosterLayout, 1);
  layout->sheet = sheet;
  layout->paper = paper;
  layout->ink = gab_ink_new_for_paper (sheet->rtl);
  layout->width = paper.width - 2 * paper.margin;
  layout->blocks = g_array_new (FALSE, FALSE, sizeof (GabRosterBlock));
  layout->pages = g_array_new (FALSE, FALSE, sizeof (GabRosterPage));
  gab_roster_columns_fit (layout);
  layout->head = gab_roster_head_height (layout);
  layout->small_head = gab_roster_small_head_height (layout);
  layout->captions = gab_roster_captions_height (layout);
  layout->foot = gab_roster_foot_height (layout);
  add_blocks (layout);
  share_out (layout);
  return layout;
}

/**
 * gab_roster_layout_free:
 * @layout: (nullable): a layout
 */
void
gab_roster_layout_free (GabRosterLayout *layout)
{
  if (layout == NULL)
    return;
  gab_ink_free (layout->ink);
  g_array_unref (layout->blocks);
  g_array_unref (layout->pages);
  g_free (layout);
}

/**
 * gab_roster_layout_get_sheet:
 * @layout: a layout
 *
 * Returns: (transfer none): what it lays out
 */
const GabRosterSheet *
gab_roster_layout_get_sheet (const GabRosterLayout *layout)
{
  return layout->sheet;
}

/**
 * gab_roster_layout_get_paper:
 * @layout: a layout
 *
 * Returns: what it is laid out on
 */
GabPaper
gab_roster_layout_get_paper (const GabRosterLayout *layout)
{
  return layout->paper;
}

/**
 * gab_roster_layout_n_pages:
 * @layout: a layout
 *
 * Returns: how many pages, at least 1
 */
guint
gab_roster_layout_n_pages (const GabRosterLayout *layout)
{
  return layout->pages->len;
}

/**
 * gab_roster_layout_row_page:
 * @layout: a layout
 * @row: index of a row of the sheet
 * @top: (out) (optional): its top edge on the page, in points
 * @height: (out) (optional): its height, in points
 *
 * Returns: the page it stands on, from 0
 */
guint
gab_roster_layout_row_page (const GabRosterLayout *layout, guint row, double *top, double *height)
{
  const GabRosterBlock *block;

  g_return_val_if_fail (row < layout->sheet->rows->len, 0);

  block = block_at (layout, row);
  if (top != NULL)
    *top = block->y;
  if (height != NULL)
    *height = block->height;
  return block->page;
}

static gboolean
is_first_row (const GabRosterLayout *layout, const GabRosterBlock *block)
{
  return block->index == 0 || block_at (layout, block->index - 1)->page != block->page;
}

static void
draw_dots (const GabRosterLayout *layout, cairo_t *cr, guint page)
{
  cairo_new_path (cr);
  for (guint i = 0; i < layout->blocks->len; i++)
    {
      const GabRosterBlock *block = block_at (layout, i);

      if (block->page == page && block->kind == GAB_ROSTER_BLOCK_ROW)
        gab_roster_row_trace_dots (layout, cr, block->index, is_first_row (layout, block), block->y);
    }
  gab_ink_dot (cr);
}

static void
draw_block (const GabRosterLayout *layout, cairo_t *cr, const GabRosterBlock *block)
{
  switch (block->kind)
    {
    case GAB_ROSTER_BLOCK_ROW:
      gab_roster_row_draw (layout, cr, block->index, is_first_row (layout, block), block->y);
      break;
    case GAB_ROSTER_BLOCK_TOTAL:
      gab_roster_total_draw (layout, cr, block->y);
      break;
    case GAB_ROSTER_BLOCK_LOSSES:
      gab_roster_losses_draw (layout, cr, block->index, block->count, block->y);
      break;
    case GAB_ROSTER_BLOCK_STORES:
      gab_roster_stores_draw (layout, cr, block->y);
      break;
    case GAB_ROSTER_BLOCK_TABLE:
      gab_roster_table_draw (layout, cr, block->count, block->y);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * gab_roster_layout_draw_page:
 * @layout: a layout
 * @cr: where to draw, in points; the sheet's top left corner is at 0, 0
 * @page: from 0
 *
 * Draws one page, black on nothing.
 */
void
gab_roster_layout_draw_page (const GabRosterLayout *layout, cairo_t *cr, guint page)
{
  double captions;

  g_return_if_fail (page < layout->pages->len);

  captions = g_array_index (layout->pages, GabRosterPage, page).captions;
  cairo_save (cr);
  gab_ink_use (cr, gab_ink_palette_paper ()->ink);
  if (page == 0)
    gab_roster_head_draw (layout, cr);
  else
    gab_roster_small_head_draw (layout, cr);
  if (captions > 0)
    gab_roster_captions_draw (layout, cr, captions);
  draw_dots (layout, cr, page);
  for (guint i = 0; i < layout->blocks->len; i++)
    if (block_at (layout, i)->page == page)
      draw_block (layout, cr, block_at (layout, i));
  gab_roster_foot_draw (layout, cr, page);
  cairo_restore (cr);
}

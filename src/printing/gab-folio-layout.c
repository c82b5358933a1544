/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shares the blocks of a folio out over pages. */

#include "gab-folio-private.h"

/* Where something of that width stands that begins so far from the start. */
double
gab_folio_left (const GabFolioLayout *layout,
                double                start,
                double                width)
{
  return layout->paper.margin + (layout->folio->rtl ? layout->width - start - width : start);
}

double
gab_folio_text_height (const GabFolioLayout *layout,
                       GabInkStyle           style,
                       const char           *text,
                       double                width)
{
  return gab_ink_measure (layout->ink, style, text, width, 0).height;
}

double
gab_folio_text (const GabFolioLayout *layout,
                cairo_t              *cr,
                GabInkStyle           style,
                const char           *text,
                double                start,
                double                top,
                double                width,
                GabInkAlign           align)
{
  GabInkSize size = gab_ink_measure (layout->ink, style, text, width, 0);

  gab_ink_text (layout->ink, cr, style, text, gab_folio_left (layout, start, width), top + size.ascent, width, 0, align);
  return size.height;
}

static double
top_of (const GabFolioLayout *layout)
{
  return layout->paper.margin + (layout->n_pages == 1 ? layout->head : layout->small_head);
}

static double
bottom_of (const GabFolioLayout *layout)
{
  return layout->paper.height - layout->paper.margin - layout->foot;
}

/* Whether a block must stand on the page of the next one. */
static gboolean
keeps (const GabFolioBlock *block)
{
  return block->kind == GAB_FOLIO_BLOCK_HEADING || block->kind == GAB_FOLIO_BLOCK_CAPTION ||
         (block->kind == GAB_FOLIO_BLOCK_WORDS && (block->style == GAB_INK_STRONG || block->style == GAB_INK_CAPS));
}

/* Of a block and those after it that it may not be parted from. */
static double
group_height (const GabFolioLayout *layout,
              guint                 first)
{
  double height = 0;

  for (guint i = first; i < layout->folio->blocks->len; i++)
    {
      const GabFolioBlock *block = gab_folio_block (layout->folio, i);

      if (block->kind == GAB_FOLIO_BLOCK_BREAK)
        break;
      height += gab_folio_block_height (layout, block);
      if (!keeps (block))
        break;
    }
  return height;
}

static void
put (GabFolioLayout *layout,
     guint           index,
     double         *y)
{
  GabFolioPlace place = { .block = index, .page = layout->n_pages - 1, .y = *y };

  place.height = gab_folio_block_height (layout, gab_folio_block (layout->folio, index));
  *y += place.height;
  g_array_append_val (layout->places, place);
}

static void
turn_page (GabFolioLayout *layout,
           double         *y)
{
  layout->n_pages++;
  *y = top_of (layout);
}

static void
share_out (GabFolioLayout *layout)
{
  double y = top_of (layout);
  gboolean kept = FALSE; /* the block before keeps this one */

  for (guint i = 0; i < layout->folio->blocks->len; i++)
    {
      const GabFolioBlock *block = gab_folio_block (layout->folio, i);
      gboolean fresh = y <= top_of (layout);

      if (block->kind == GAB_FOLIO_BLOCK_BREAK)
        {
          if (!fresh && i + 1 < layout->folio->blocks->len)
            turn_page (layout, &y);
          continue;
        }
      if (!fresh && !kept && y + group_height (layout, i) > bottom_of (layout))
        {
          turn_page (layout, &y);
          if (block->kind == GAB_FOLIO_BLOCK_ROW && block->caption >= 0)
            put (layout, block->caption, &y);
        }
      put (layout, i, &y);
      kept = keeps (block);
    }
}

/**
 * gab_folio_layout_new:
 * @folio: what stands on it; must not change and must outlive the layout
 * @paper: on what
 *
 * Lays it out: no block splits over two pages, a heading stays with what follows, and the captions of a table
 * stand again on each page that it goes on. Must be drawn by the thread that made it.
 *
 * Returns: (transfer full): free with gab_folio_layout_free()
 */
GabFolioLayout *
gab_folio_layout_new (const GabFolio *folio,
                      GabPaper        paper)
{
  GabFolioLayout *layout;

  g_return_val_if_fail (paper.width > 4 * paper.margin && paper.height > 4 * paper.margin, NULL);

  layout = g_new0 (GabFolioLayout, 1);
  layout->folio = folio;
  layout->paper = paper;
  layout->ink = gab_ink_new_for_paper (folio->rtl);
  layout->width = paper.width - 2 * paper.margin;
  layout->places = g_array_new (FALSE, FALSE, sizeof (GabFolioPlace));
  layout->n_pages = 1;
  gab_folio_frame_measure (layout);
  share_out (layout);
  return layout;
}

/**
 * gab_folio_layout_free:
 * @layout: (transfer full): a layout
 */
void
gab_folio_layout_free (GabFolioLayout *layout)
{
  gab_ink_free (layout->ink);
  g_array_unref (layout->places);
  g_free (layout);
}

/**
 * gab_folio_layout_n_pages:
 * @layout: a layout
 *
 * Returns: how many pages, 1 or more.
 */
guint
gab_folio_layout_n_pages (const GabFolioLayout *layout)
{
  return layout->n_pages;
}

/**
 * gab_folio_layout_block:
 * @layout: a layout
 * @block: index of a block
 * @top: (out) (optional): its top edge on the page, in points
 * @height: (out) (optional): its height
 *
 * Returns: the page on which it stands first, from 0; G_MAXUINT for a break, which stands nowhere.
 */
guint
gab_folio_layout_block (const GabFolioLayout *layout,
                        guint                 block,
                        double               *top,
                        double               *height)
{
  for (guint i = 0; i < layout->places->len; i++)
    {
      const GabFolioPlace *place = &g_array_index (layout->places, GabFolioPlace, i);

      if (place->block != block)
        continue;
      if (top != NULL)
        *top = place->y;
      if (height != NULL)
        *height = place->height;
      return place->page;
    }
  return G_MAXUINT;
}

/**
 * gab_folio_layout_draw_page:
 * @layout: a layout
 * @cr: in points, from the paper's corner
 * @page: from 0
 *
 * Draws one page, black on nothing.
 */
void
gab_folio_layout_draw_page (const GabFolioLayout *layout,
                            cairo_t              *cr,
                            guint                 page)
{
  g_return_if_fail (page < layout->n_pages);

  cairo_save (cr);
  gab_folio_frame_draw (layout, cr, page);
  for (guint i = 0; i < layout->places->len; i++)
    {
      const GabFolioPlace *place = &g_array_index (layout->places, GabFolioPlace, i);

      if (place->page == page)
        gab_folio_block_draw (layout, cr, gab_folio_block (layout->folio, place->block), place);
    }
  cairo_restore (cr);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-ink-figures.c: the figures of a line, drawn at once.
 *
 * Each piece of writing costs a page as much as a long one. */
#include "gab-ink-private.h"

/* What is to be shown together. */
typedef struct
{
  PangoFont *font;     /* owned */
  GArray    *glyphs;   /* of cairo_glyph_t */
  GArray    *clusters; /* of cairo_text_cluster_t */
  GString   *words;
} Line;

static void
show (Line *line, cairo_t *cr)
{
  if (line->glyphs->len > 0)
    {
      cairo_set_scaled_font (cr, pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (line->font)));
      cairo_show_text_glyphs (cr, line->words->str, (int) line->words->len,
                              (const cairo_glyph_t *) (gconstpointer) line->glyphs->data, (int) line->glyphs->len,
                              (const cairo_text_cluster_t *) (gconstpointer) line->clusters->data,
                              (int) line->clusters->len, 0);
    }
  g_array_set_size (line->glyphs, 0);
  g_array_set_size (line->clusters, 0);
  g_string_truncate (line->words, 0);
  g_clear_object (&line->font);
}

/* Returns: where the next run begins, in units of Pango. */
static int
add_run (Line *line, cairo_t *cr, PangoGlyphItem *run, const char *text, double left, int x, double baseline)
{
  PangoFont *font = run->item->analysis.font;
  PangoGlyphItemIter iter;

  if (line->font != font)
    show (line, cr);
  g_set_object (&line->font, font);
  for (gboolean more = pango_glyph_item_iter_init_start (&iter, run, text); more;
       more = pango_glyph_item_iter_next_cluster (&iter))
    {
      cairo_text_cluster_t cluster = { iter.end_index - iter.start_index, iter.end_glyph - iter.start_glyph };

      g_string_append_len (line->words, text + iter.start_index, cluster.num_bytes);
      g_array_append_val (line->clusters, cluster);
      for (int i = iter.start_glyph; i < iter.end_glyph; i++)
        {
          const PangoGlyphInfo *info = &run->glyphs->glyphs[i];
          cairo_glyph_t glyph = { info->glyph, left + (x + info->geometry.x_offset) / (double) PANGO_SCALE,
                                  baseline + info->geometry.y_offset / (double) PANGO_SCALE };

          g_array_append_val (line->glyphs, glyph);
          x += info->geometry.width;
        }
    }
  return x;
}

/* Whether its glyphs stand from left to right in one line, and there are such in its fonts. */
static gboolean
is_plain (PangoLayout *layout)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);

  if (pango_layout_get_line_count (layout) != 1 || pango_layout_get_unknown_glyphs_count (layout) > 0)
    return FALSE;
  for (GSList *at = line->runs; at != NULL; at = at->next)
    {
      const PangoGlyphItem *run = at->data;

      if (run->item->analysis.level % 2 != 0)
        return FALSE;
      for (int i = 0; i < run->glyphs->num_glyphs; i++)
        if (run->glyphs->glyphs[i].glyph == PANGO_GLYPH_EMPTY)
          return FALSE;
    }
  return TRUE;
}

static void
add_figure (Line *line, cairo_t *cr, PangoLayout *layout, double left, double baseline)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  PangoRectangle logical;
  int x;

  pango_layout_iter_get_line_extents (iter, NULL, &logical);
  x = logical.x;
  for (GSList *at = pango_layout_iter_get_line_readonly (iter)->runs; at != NULL; at = at->next)
    x = add_run (line, cr, at->data, pango_layout_get_text (layout), left, x, baseline);
  pango_layout_iter_free (iter);
}

/**
 * gab_ink_figures:
 * @ink: the styles
 * @cr: where to draw, in its current colour
 * @figures: (array length=n): each in its column
 * @n: how many
 * @baseline: where all of them stand
 *
 * Draws them as gab_ink_text() would one by one, with GAB_INK_FIGURES.
 */
void
gab_ink_figures (const GabInk *ink, cairo_t *cr, const GabInkFigure *figures, guint n, double baseline)
{
  Line line = { NULL, g_array_new (FALSE, FALSE, sizeof (cairo_glyph_t)),
                g_array_new (FALSE, FALSE, sizeof (cairo_text_cluster_t)), g_string_new (NULL) };

  for (guint i = 0; i < n; i++)
    {
      const GabInkFigure *figure = &figures[i];
      PangoLayout *layout = gab_ink_keep (ink, figure->style, figure->text, figure->width, 0, GAB_INK_FIGURES);

      if (is_plain (layout))
        {
          add_figure (&line, cr, layout, figure->x, baseline);
          continue;
        }
      /* What is read aloud or copied stands in the order of the columns. */
      show (&line, cr);
      gab_ink_text (ink, cr, figure->style, figure->text, figure->x, baseline, figure->width, 0, GAB_INK_FIGURES);
    }
  show (&line, cr);
  g_array_unref (line.glyphs);
  g_array_unref (line.clusters);
  g_string_free (line.words, TRUE);
}

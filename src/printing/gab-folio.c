/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folio: what is to stand on a paper, block by block. */

#include "gab-folio-private.h"

#include <string.h>

#define MOST_BYTES 1400 /* of words in one block: less than a page, so that no block need split */

static void
block_free (gpointer data)
{
  GabFolioBlock *block = data;

  if (block->destroy != NULL)
    block->destroy (block->data);
  g_strfreev (block->cells);
  g_free (block);
}

/**
 * gab_folio_new:
 * @title: what stands at its head
 * @subtitle: (nullable): under it
 *
 * Returns: (transfer full): a paper with nothing on it yet.
 */
GabFolio *
gab_folio_new (const char *title,
               const char *subtitle)
{
  GabFolio *folio = g_new0 (GabFolio, 1);

  folio->title = g_strdup (title);
  folio->subtitle = g_strdup (subtitle);
  folio->blocks = g_ptr_array_new_with_free_func (block_free);
  folio->tables = g_array_new (FALSE, TRUE, sizeof (GabFolioTable));
  folio->caption = -1;
  return folio;
}

/**
 * gab_folio_free:
 * @folio: (transfer full): a paper
 */
void
gab_folio_free (GabFolio *folio)
{
  g_free (folio->title);
  g_free (folio->subtitle);
  g_free (folio->campaign);
  g_free (folio->date);
  g_free (folio->number);
  g_free (folio->note);
  g_ptr_array_unref (folio->blocks);
  g_array_unref (folio->tables);
  g_free (folio);
}

/**
 * gab_folio_get_title:
 * @folio: a paper
 *
 * Returns: (transfer none): what stands at its head.
 */
const char *
gab_folio_get_title (const GabFolio *folio)
{
  return folio->title;
}

/**
 * gab_folio_set_corner:
 * @folio: a paper
 * @campaign: (nullable): the campaign's name
 * @date: (nullable): its day
 * @number: (nullable): the sheet's number, by which the program knows it again
 *
 * What stands opposite the title.
 */
void
gab_folio_set_corner (GabFolio   *folio,
                      const char *campaign,
                      const char *date,
                      const char *number)
{
  g_free (folio->campaign);
  g_free (folio->date);
  g_free (folio->number);
  folio->campaign = g_strdup (campaign);
  folio->date = g_strdup (date);
  folio->number = g_strdup (number);
}

/**
 * gab_folio_set_note:
 * @folio: a paper
 * @note: (nullable): what stands at the foot of every page
 */
void
gab_folio_set_note (GabFolio   *folio,
                    const char *note)
{
  g_free (folio->note);
  folio->note = g_strdup (note);
}

/**
 * gab_folio_set_rtl:
 * @folio: a paper
 * @rtl: whether it runs from right to left
 */
void
gab_folio_set_rtl (GabFolio *folio,
                   gboolean  rtl)
{
  folio->rtl = rtl;
}

static GabFolioBlock *
add_block (GabFolio          *folio,
           GabFolioBlockKind  kind,
           const char        *text)
{
  GabFolioBlock *block = g_new0 (GabFolioBlock, 1);

  block->kind = kind;
  block->caption = -1;
  if (text != NULL)
    {
      block->cells = g_new0 (char *, 2);
      block->cells[0] = g_utf8_make_valid (text, -1);
    }
  g_ptr_array_add (folio->blocks, block);
  return block;
}

/**
 * gab_folio_heading:
 * @folio: a paper
 * @text: the name of a part; it stays with what follows
 */
void
gab_folio_heading (GabFolio   *folio,
                   const char *text)
{
  add_block (folio, GAB_FOLIO_BLOCK_HEADING, text)->style = GAB_INK_HEADING;
}

/* How much of the text goes into one block: to a space, if there is one, and to a whole letter. */
static gsize
cut (const char *text)
{
  gsize length = MOST_BYTES;

  if (strlen (text) <= MOST_BYTES)
    return strlen (text);
  while (length > MOST_BYTES / 2 && text[length] != ' ' && text[length] != '\n')
    length--;
  if (length > MOST_BYTES / 2)
    return length;
  return g_utf8_find_prev_char (text, text + MOST_BYTES) - text;
}

/**
 * gab_folio_words:
 * @folio: a paper
 * @style: how they are set
 * @depth: steps in from the start
 * @text: a paragraph; very long ones become several blocks
 */
void
gab_folio_words (GabFolio    *folio,
                 GabInkStyle  style,
                 guint        depth,
                 const char  *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  const char *rest = g_strstrip (valid);

  while (*rest != '\0')
    {
      gsize length = cut (rest);
      g_autofree char *part = g_strndup (rest, length);
      GabFolioBlock *block = add_block (folio, GAB_FOLIO_BLOCK_WORDS, g_strstrip (part));

      block->style = style;
      block->depth = depth;
      rest += length;
    }
}

/**
 * gab_folio_table:
 * @folio: a paper
 * @columns: (array length=n_columns): their widths
 * @n_columns: how many, at most %GAB_FOLIO_COLUMNS
 *
 * Begins a table: rows and captions that are added belong to it.
 */
void
gab_folio_table (GabFolio             *folio,
                 const GabFolioColumn *columns,
                 guint                 n_columns)
{
  GabFolioTable table = { .n_columns = n_columns };

  g_return_if_fail (n_columns > 0 && n_columns <= GAB_FOLIO_COLUMNS);
  memcpy (table.column, columns, n_columns * sizeof *columns);
  g_array_append_val (folio->tables, table);
  folio->caption = -1;
}

static GabFolioBlock *
add_cells (GabFolio          *folio,
           GabFolioBlockKind  kind,
           const char *const *cells)
{
  GabFolioBlock *block = add_block (folio, kind, NULL);
  guint n = g_array_index (folio->tables, GabFolioTable, folio->tables->len - 1).n_columns;

  block->cells = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    block->cells[i] = g_utf8_make_valid (cells != NULL && *cells != NULL ? *cells++ : "", -1);
  block->table = folio->tables->len - 1;
  return block;
}

static GPtrArray *
gather (const char *first,
        va_list     list)
{
  GPtrArray *cells = g_ptr_array_new ();

  for (const char *cell = first; cell != NULL; cell = va_arg (list, const char *))
    g_ptr_array_add (cells, (gpointer) cell);
  g_ptr_array_add (cells, NULL);
  return cells;
}

/**
 * gab_folio_caption:
 * @folio: a paper whose table has been begun
 * @...: a text for each column, then %NULL; columns without one are empty
 *
 * The captions of a table: they stand again on every page that it goes on.
 */
void
gab_folio_caption (GabFolio *folio,
                   ...)
{
  g_autoptr (GPtrArray) cells = NULL;
  va_list list;

  va_start (list, folio);
  cells = gather (va_arg (list, const char *), list);
  va_end (list);
  folio->caption = folio->blocks->len;
  add_cells (folio, GAB_FOLIO_BLOCK_CAPTION, (const char *const *) cells->pdata)->style = GAB_INK_SMALL_ITALIC;
}

/**
 * gab_folio_row_strv:
 * @folio: a paper whose table has been begun
 * @strong: whether it is set strong
 * @cells: (array zero-terminated=1): a text for each column
 */
void
gab_folio_row_strv (GabFolio          *folio,
                    gboolean           strong,
                    const char *const *cells)
{
  GabFolioBlock *block = add_cells (folio, GAB_FOLIO_BLOCK_ROW, cells);

  block->style = strong ? GAB_INK_STRONG : GAB_INK_BODY;
  block->caption = folio->caption;
}

/**
 * gab_folio_row:
 * @folio: a paper whose table has been begun
 * @strong: whether it is set strong
 * @...: a text for each column, then %NULL
 */
void
gab_folio_row (GabFolio *folio,
               gboolean  strong,
               ...)
{
  g_autoptr (GPtrArray) cells = NULL;
  va_list list;

  va_start (list, strong);
  cells = gather (va_arg (list, const char *), list);
  va_end (list);
  gab_folio_row_strv (folio, strong, (const char *const *) cells->pdata);
}

/**
 * gab_folio_marks:
 * @folio: a paper
 * @label: what they are
 * @marks: boxes or rings to strike off
 * @after: (nullable): what stands at the end: "15 of 17"
 */
void
gab_folio_marks (GabFolio    *folio,
                 const char  *label,
                 GabInkMarks  marks,
                 const char  *after)
{
  GabFolioBlock *block = add_block (folio, GAB_FOLIO_BLOCK_MARKS, NULL);

  block->cells = g_new0 (char *, 3);
  block->cells[0] = g_utf8_make_valid (label, -1);
  block->cells[1] = g_utf8_make_valid (after != NULL ? after : "", -1);
  block->style = GAB_INK_BODY;
  block->marks = marks;
}

/**
 * gab_folio_lines:
 * @folio: a paper
 * @count: how many lines to write on
 */
void
gab_folio_lines (GabFolio *folio,
                 guint     count)
{
  for (guint i = 0; i < count; i++)
    add_block (folio, GAB_FOLIO_BLOCK_LINE, NULL);
}

/**
 * gab_folio_picture:
 * @folio: a paper
 * @share: its height to its width
 * @draw: draws it
 * @data: handed to @draw
 * @destroy: (nullable): frees @data
 *
 * A picture as wide as the text, or less where the page is not high enough.
 */
void
gab_folio_picture (GabFolio       *folio,
                   double          share,
                   GabFolioDraw    draw,
                   gpointer        data,
                   GDestroyNotify  destroy)
{
  GabFolioBlock *block = add_block (folio, GAB_FOLIO_BLOCK_PICTURE, NULL);

  block->share = share;
  block->draw = draw;
  block->data = data;
  block->destroy = destroy;
}

/**
 * gab_folio_break:
 * @folio: a paper
 *
 * What follows begins a page.
 */
void
gab_folio_break (GabFolio *folio)
{
  add_block (folio, GAB_FOLIO_BLOCK_BREAK, NULL);
}

/**
 * gab_folio_n_blocks:
 * @folio: a paper
 *
 * Returns: how many blocks it has.
 */
guint
gab_folio_n_blocks (const GabFolio *folio)
{
  return folio->blocks->len;
}

const GabFolioBlock *
gab_folio_block (const GabFolio *folio,
                 guint           index)
{
  return g_ptr_array_index (folio->blocks, index);
}

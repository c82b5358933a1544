/* SPDX-License-Identifier: GPL-3.0-or-later */
/* CSV, read: quotes, separators as they are found, and where a table goes wrong. */

#include "gab-csv.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BOM "\xef\xbb\xbf"
#define LOOKED_AT 20 /* rows from which the separator is guessed */

typedef struct
{
  guint      line;  /* of the text, from 1, on which the row begins */
  GPtrArray *cells; /* of char *, owned */
} Row;

struct _GabCsv
{
  char    separator;
  guint   n_columns; /* of the widest row */
  GArray *rows;      /* of Row */
};

typedef struct
{
  const char *at;
  const char *end;
  const char *line_start;
  guint       line;
  GString    *cell;
} Scan;

static void
clear_row (gpointer data)
{
  g_ptr_array_unref (((Row *) data)->cells);
}

/* Counted in letters, as an editor does. */
static guint
column_of (const Scan *scan)
{
  return g_utf8_strlen (scan->line_start, scan->at - scan->line_start) + 1;
}

static gboolean
is_at_line_end (const Scan *scan)
{
  return scan->at >= scan->end || *scan->at == '\n' || *scan->at == '\r';
}

static void
pass_line_end (Scan *scan)
{
  if (scan->at < scan->end && *scan->at == '\r')
    scan->at++;
  if (scan->at < scan->end && *scan->at == '\n' )
    scan->at++;
  scan->line++;
  scan->line_start = scan->at;
}

/* A line's end inside quotes belongs to the cell, as one newline. */
static void
take_quoted_letter (Scan *scan)
{
  if (!is_at_line_end (scan))
    {
      g_string_append_c (scan->cell, *scan->at++);
      return;
    }
  g_string_append_c (scan->cell, '\n');
  pass_line_end (scan);
}

static gboolean
read_quoted (Scan    *scan,
             char     separator,
             GError **error)
{
  guint line = scan->line;
  guint column = column_of (scan);

  scan->at++;
  while (scan->at < scan->end)
    {
      if (*scan->at != '"')
        {
          take_quoted_letter (scan);
          continue;
        }
      scan->at++;
      if (scan->at < scan->end && *scan->at == '"')
        {
          g_string_append_c (scan->cell, *scan->at++);
          continue;
        }
      if (is_at_line_end (scan) || *scan->at == separator)
        return TRUE;
      g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION,
                   _("Line %u, column %u: after a closing quote the cell must end."), scan->line, column_of (scan));
      return FALSE;
    }
  g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION,
               _("Line %u, column %u: the quote that begins here is never closed."), line, column);
  return FALSE;
}

/* A quote inside an unquoted cell is a letter like others: 5½" howitzer. */
static gboolean
read_cell (Scan    *scan,
           char     separator,
           GError **error)
{
  g_string_truncate (scan->cell, 0);
  if (scan->at < scan->end && *scan->at == '"')
    {
      if (!read_quoted (scan, separator, error))
        return FALSE;
    }
  else
    {
      const char *start = scan->at;

      while (!is_at_line_end (scan) && *scan->at != separator)
        scan->at++;
      g_string_append_len (scan->cell, start, scan->at - start);
    }
  if (scan->cell->len <= GAB_CSV_MOST_CELL)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %u: a cell is longer than %d bytes."), scan->line,
               GAB_CSV_MOST_CELL);
  return FALSE;
}

static gboolean
read_row (Scan       *scan,
          char        separator,
          GPtrArray  *cells,
          GError    **error)
{
  for (;;)
    {
      if (!read_cell (scan, separator, error))
        return FALSE;
      if (cells->len >= GAB_CSV_MOST_COLUMNS)
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %u: more than %d columns."), scan->line,
                       GAB_CSV_MOST_COLUMNS);
          return FALSE;
        }
      g_ptr_array_add (cells, g_strndup (scan->cell->str, scan->cell->len));
      if (is_at_line_end (scan))
        break;
      scan->at++;
    }
  pass_line_end (scan);
  return TRUE;
}

static gboolean
is_blank (GPtrArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    for (const char *at = g_ptr_array_index (cells, i); *at != '\0'; at++)
      if (!g_ascii_isspace (*at))
        return FALSE;
  return TRUE;
}

static gboolean
read_rows (GabCsv      *csv,
           const char  *text,
           gsize        size,
           GError     **error)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  Scan scan = { .at = text, .end = text + size, .line_start = text, .line = 1, .cell = cell };

  while (scan.at < scan.end)
    {
      Row row = { scan.line, g_ptr_array_new_with_free_func (g_free) };

      if (!read_row (&scan, csv->separator, row.cells, error))
        {
          clear_row (&row);
          return FALSE;
        }
      if (is_blank (row.cells))
        {
          clear_row (&row);
          continue;
        }
      g_array_append_val (csv->rows, row);
      csv->n_columns = MAX (csv->n_columns, row.cells->len);
      if (csv->rows->len <= GAB_CSV_MOST_ROWS)
        continue;
      g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %u: more than %d rows."), row.line, GAB_CSV_MOST_ROWS);
      return FALSE;
    }
  return TRUE;
}

/* The fewest of each mark on a row, over the rows that begin the text; quoted ones do not count. */
static void
count_marks (const char *text,
             gsize       size,
             const char *marks,
             guint      *fewest,
             guint      *first)
{
  guint n_rows = 0;
  guint here[3] = { 0 };
  gboolean quoted = FALSE;

  for (gsize i = 0; i <= size && n_rows < LOOKED_AT; i++)
    {
      const char *mark;

      if (i < size && (quoted || text[i] != '\n'))
        {
          quoted ^= text[i] == '"';
          mark = quoted || text[i] == '\0' ? NULL : strchr (marks, text[i]);
          if (mark != NULL)
            here[mark - marks]++;
          continue;
        }
      for (guint m = 0; m < G_N_ELEMENTS (here); m++)
        {
          first[m] = n_rows == 0 ? here[m] : first[m];
          if (i < size || here[m] > 0)
            fewest[m] = n_rows == 0 ? here[m] : MIN (fewest[m], here[m]);
          here[m] = 0;
        }
      n_rows++;
    }
}

/* The mark that stands most often on every row; else the one most often on the first. */
static char
guess_separator (const char *text,
                 gsize       size)
{
  static const char marks[] = "\t;,";
  guint fewest[3] = { 0 }, first[3] = { 0 };
  guint best = 2;
  gboolean steady = FALSE;

  count_marks (text, size, marks, fewest, first);
  for (guint m = 0; m < G_N_ELEMENTS (fewest); m++)
    steady |= fewest[m] > 0;
  for (guint m = 0; m < G_N_ELEMENTS (fewest); m++)
    {
      const guint *counts = steady ? fewest : first;

      if (counts[m] > counts[best] || (counts[m] == counts[best] && counts[m] > 0 && m < best))
        best = m;
    }
  return marks[best];
}

/* The first byte that is not UTF-8, by line and column. */
static gboolean
check_letters (const char  *text,
               gsize        size,
               GError     **error)
{
  const char *bad;
  Scan scan = { .at = text, .end = text + size, .line_start = text, .line = 1 };

  if (g_utf8_validate_len (text, size, &bad))
    return TRUE;
  while (scan.at < bad)
    if (is_at_line_end (&scan))
      pass_line_end (&scan);
    else
      scan.at++;
  g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION,
               _("Line %u, column %u: this is not UTF-8 text. Save the table as UTF-8 and read it again."), scan.line,
               column_of (&scan));
  return FALSE;
}

/**
 * gab_csv_read:
 * @text: a table as text, with or without a byte order mark
 * @size: its length in bytes; at most GAB_CSV_MOST_BYTES
 * @error: what is wrong, with line and column
 *
 * Reads cells that comma, semicolon or tab part, whichever fits the text, and that
 * may stand in quotes. Rows end with LF, CR or both; rows without a letter are
 * passed over.
 *
 * Returns: (transfer full): the table.
 */
GabCsv *
gab_csv_read (const char  *text,
              gsize        size,
              GError     **error)
{
  g_autoptr (GabCsv) csv = NULL;

  if (size > GAB_CSV_MOST_BYTES)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("The table is larger than %d MB."),
                   GAB_CSV_MOST_BYTES / (1024 * 1024));
      return NULL;
    }
  if (size >= strlen (BOM) && memcmp (text, BOM, strlen (BOM)) == 0)
    {
      text += strlen (BOM);
      size -= strlen (BOM);
    }
  if (!check_letters (text, size, error))
    return NULL;
  csv = g_new0 (GabCsv, 1);
  csv->separator = guess_separator (text, size);
  csv->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (csv->rows, clear_row);
  return read_rows (csv, text, size, error) ? g_steal_pointer (&csv) : NULL;
}

/**
 * gab_csv_free:
 * @csv: (transfer full): a table
 */
void
gab_csv_free (GabCsv *csv)
{
  g_array_unref (csv->rows);
  g_free (csv);
}

/**
 * gab_csv_separator:
 * @csv: a table
 *
 * Returns: what parts its cells: comma, semicolon or tab.
 */
char
gab_csv_separator (const GabCsv *csv)
{
  return csv->separator;
}

/**
 * gab_csv_n_rows:
 * @csv: a table
 *
 * Returns: how many rows it has, the headings among them.
 */
guint
gab_csv_n_rows (const GabCsv *csv)
{
  return csv->rows->len;
}

/**
 * gab_csv_n_columns:
 * @csv: a table
 *
 * Returns: how many cells its widest row has.
 */
guint
gab_csv_n_columns (const GabCsv *csv)
{
  return csv->n_columns;
}

/**
 * gab_csv_line:
 * @csv: a table
 * @row: one of its rows, from 0
 *
 * Returns: the line of the text on which it begins, from 1.
 */
guint
gab_csv_line (const GabCsv *csv,
              guint         row)
{
  return g_array_index (csv->rows, Row, row).line;
}

/**
 * gab_csv_cell:
 * @csv: a table
 * @row: one of its rows, from 0
 * @column: from 0
 *
 * Returns: (transfer none): what stands there; "" beyond the row's end.
 */
const char *
gab_csv_cell (const GabCsv *csv,
              guint         row,
              guint         column)
{
  GPtrArray *cells = g_array_index (csv->rows, Row, row).cells;

  return column < cells->len ? g_ptr_array_index (cells, column) : "";
}

/**
 * gab_csv_fuzz:
 * @data: any bytes
 * @size: how many
 *
 * Reads them as a table, writes that and reads it again: an entry for a fuzzer.
 *
 * Returns: 0.
 */
int
gab_csv_fuzz (const guint8 *data,
              gsize         size)
{
  g_autoptr (GabCsv) csv = gab_csv_read ((const char *) data, size, NULL);
  g_autoptr (GabCsv) again = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (csv == NULL)
    return 0;
  for (guint row = 0; row < csv->rows->len; row++)
    {
      for (guint column = 0; column < csv->n_columns; column++)
        gab_csv_put_text (text, gab_csv_cell (csv, row, column));
      gab_csv_end_row (text);
    }
  again = gab_csv_read (text->str, text->len, NULL);
  if (again == NULL)
    return 0; /* quotes may have made it longer than is read */
  if (csv->n_columns > 1)
    g_assert_cmpuint (again->rows->len, ==, csv->rows->len);
  return 0;
}

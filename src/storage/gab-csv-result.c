/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A result sheet as a table: written empty, filled in a spreadsheet, read again (CA-19). */

#include "gab-csv-result.h"

#include "gab-csv-roster.h"

#include <glib/gi18n-lib.h>

#define MARK "gabion result"

static const char *const columns[] = {
  "unit", "name", "men", "killed", "wounded", "missing", "prisoners", "guns", "dismounted", "taken", "captured",
  "sp", "sp lost", "rounds", "spent", "rounds lost", "rounds captured",
};

/* Where the numbers stand among the columns. */
static const guint places[GAB_CSV_RESULT_NUMBERS] = { 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 16 };

/* What there is; nothing where there can be none. */
static void
put_count (GString *text,
           int      count)
{
  if (count >= 0)
    gab_csv_put_number (text, count);
  else
    gab_csv_put_text (text, "");
}

/* Cells to be filled. */
static void
put_empty (GString *text,
           guint    n)
{
  for (guint i = 0; i < n; i++)
    gab_csv_put_text (text, "");
}

/**
 * gab_csv_result_write:
 * @sheet: a sheet
 *
 * Returns: (transfer full): it as CSV, with empty cells to be filled. Its first row
 *   says of which campaign, fight and books it is.
 */
GBytes *
gab_csv_result_write (const GabResultSheet *sheet)
{
  GString *text = g_string_new (NULL);

  gab_csv_put_text (text, MARK);
  gab_csv_put_text (text, sheet->campaign);
  gab_csv_put_text (text, sheet->operation);
  gab_csv_put_text (text, sheet->digest);
  gab_csv_end_row (text);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    gab_csv_put_text (text, columns[i]);
  gab_csv_end_row (text);
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const GabResultSheetRow *row = g_ptr_array_index (sheet->rows, i);

      gab_csv_put_text (text, row->handle);
      gab_csv_put_text (text, row->name);
      put_count (text, row->heading ? -1 : row->men);
      put_empty (text, 4);
      put_count (text, row->guns);
      put_empty (text, 3);
      put_count (text, row->sp);
      put_empty (text, 1);
      put_count (text, row->rounds);
      put_empty (text, 3);
      gab_csv_end_row (text);
    }
  return g_string_free_to_bytes (text);
}

static void
free_row (gpointer data)
{
  g_free (((GabCsvResultRow *) data)->unit);
  g_free (data);
}

static char *
dup_cell (const GabCsv *csv,
          guint         row,
          guint         column)
{
  return g_strstrip (g_strdup (gab_csv_cell (csv, row, column)));
}

static gboolean
check_mark (const GabCsv  *csv,
            GabCampaign   *campaign,
            const char    *operation,
            GError       **error)
{
  g_autofree char *mark = gab_csv_n_rows (csv) >= 2 ? dup_cell (csv, 0, 0) : g_strdup ("");
  g_autofree char *id = NULL;
  g_autofree char *handle = NULL;
  g_autofree char *digest = NULL;

  if (!g_str_equal (mark, MARK))
    {
      gab_refuse (error, gab_books_rules.prefix, 19, _("This table is no result sheet that Gabion has made."));
      return FALSE;
    }
  id = dup_cell (csv, 0, 1);
  handle = dup_cell (csv, 0, 2);
  digest = dup_cell (csv, 0, 3);
  return gab_result_sheet_check (campaign, operation, id, handle, digest, error);
}

static GabCsvResultRow *
read_row (const GabCsv  *csv,
          guint          nth,
          GabCampaign   *campaign,
          GError       **error)
{
  g_autofree char *unit = dup_cell (csv, nth, 0);
  g_autofree char *quoted = gab_error_quote (unit);
  GabCsvResultRow *row = g_new0 (GabCsvResultRow, 1);

  row->unit = g_strdup (unit);
  if (!GAB_IS_UNIT (gab_campaign_find (campaign, unit)) && !GAB_IS_FORCE (gab_campaign_find (campaign, unit)))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("Line %1$u: there is no unit or force “%2$s”."), gab_csv_line (csv, nth),
                   quoted);
      free_row (row);
      return NULL;
    }
  for (guint i = 0; i < GAB_CSV_RESULT_NUMBERS; i++)
    {
      g_autofree char *cell = dup_cell (csv, nth, places[i]);
      g_autofree char *shown = gab_error_quote (cell);

      if (gab_csv_roster_parse_count (cell, &row->numbers[i]))
        continue;
      /* Translators: a line, a column and what stands there */
      g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION, _("Line %1$u, “%2$s”: “%3$s” is no number."),
                   gab_csv_line (csv, nth), columns[places[i]], shown);
      free_row (row);
      return NULL;
    }
  return row;
}

/**
 * gab_csv_result_read:
 * @text: a table as text
 * @size: its length in bytes
 * @campaign: the campaign as it is, not masked
 * @operation: the handle of the fight whose result it shall be
 * @error: what is wrong with the table, with its line; CA-19 for a stale or foreign one
 *
 * Returns: (transfer full) (element-type GabCsvResultRow): what was filled in.
 */
GPtrArray *
gab_csv_result_read (const char   *text,
                     gsize         size,
                     GabCampaign  *campaign,
                     const char   *operation,
                     GError      **error)
{
  g_autoptr (GabCsv) csv = gab_csv_read (text, size, error);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);

  if (csv == NULL || !check_mark (csv, campaign, operation, error))
    return NULL;
  for (guint i = 2; i < gab_csv_n_rows (csv); i++)
    {
      GabCsvResultRow *row = read_row (csv, i, campaign, error);

      if (row == NULL)
        return NULL;
      g_ptr_array_add (rows, row);
    }
  return g_steal_pointer (&rows);
}

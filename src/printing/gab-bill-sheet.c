/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table on paper: its words and figures. */

#include "gab-bill-sheet.h"

#include "gab-ink.h"

#include <glib/gi18n-lib.h>

static void
free_row (gpointer data)
{
  GabTableRow *row = data;

  for (guint i = 0; i < row->n_cells; i++)
    g_free (row->cells[i]);
  g_free (row->cells);
  g_free (row);
}

/**
 * gab_table_sheet_new:
 * @title: what it is
 * @subtitle: of what and when
 *
 * Returns: (transfer full): a sheet without columns.
 */
GabTableSheet *
gab_table_sheet_new (const char *title,
                     const char *subtitle)
{
  GabTableSheet *sheet = g_new0 (GabTableSheet, 1);

  sheet->title = g_strdup (title);
  sheet->subtitle = g_strdup (subtitle);
  sheet->columns = g_ptr_array_new_with_free_func (g_free);
  sheet->rows = g_ptr_array_new_with_free_func (free_row);
  sheet->lines = g_ptr_array_new_with_free_func (g_free);
  return sheet;
}

/**
 * gab_table_sheet_free:
 * @sheet: (transfer full): a sheet
 */
void
gab_table_sheet_free (GabTableSheet *sheet)
{
  g_free (sheet->title);
  g_free (sheet->subtitle);
  g_free (sheet->number);
  g_ptr_array_unref (sheet->columns);
  g_ptr_array_unref (sheet->rows);
  g_ptr_array_unref (sheet->lines);
  g_free (sheet);
}

/**
 * gab_table_sheet_add_column:
 * @sheet: a sheet without rows
 * @title: of the next column; the first holds names, the others figures
 */
void
gab_table_sheet_add_column (GabTableSheet *sheet,
                            const char    *title)
{
  g_ptr_array_add (sheet->columns, g_strdup (title));
}

/**
 * gab_table_sheet_add_row:
 * @sheet: a sheet with all its columns
 * @kind: how it is set
 * @depth: how far in its name stands
 * @name: what stands in the first column
 *
 * Returns: (transfer none): the row, without figures.
 */
GabTableRow *
gab_table_sheet_add_row (GabTableSheet   *sheet,
                         GabTableRowKind  kind,
                         guint            depth,
                         const char      *name)
{
  GabTableRow *row = g_new0 (GabTableRow, 1);

  row->kind = kind;
  row->depth = depth;
  row->n_cells = sheet->columns->len;
  row->cells = g_new0 (char *, row->n_cells + 1);
  row->cells[0] = g_strdup (name);
  g_ptr_array_add (sheet->rows, row);
  return row;
}

/**
 * gab_table_row_set:
 * @row: a row
 * @column: one of figures, from 1
 * @number: its figure
 */
void
gab_table_row_set (GabTableRow *row,
                   guint        column,
                   gint64       number)
{
  g_return_if_fail (column < row->n_cells);

  g_free (row->cells[column]);
  row->cells[column] = gab_ink_number (number);
}

/**
 * gab_table_sheet_add_line:
 * @sheet: a sheet
 * @line: words that stand below the table
 */
void
gab_table_sheet_add_line (GabTableSheet *sheet,
                          const char    *line)
{
  g_ptr_array_add (sheet->lines, g_strdup (line));
}

/**
 * gab_bill_sheet_new:
 * @bill: what a siege or battle cost
 *
 * Returns: (transfer full): it as a sheet to be printed.
 */
GabTableSheet *
gab_bill_sheet_new (const GabBill *bill)
{
  static const GabTableRowKind kinds[] = { GAB_TABLE_HEADING, GAB_TABLE_INNER, GAB_TABLE_PLAIN };
  /* Translators: a siege or battle */
  g_autofree char *title = g_strdup_printf (_("Butcher’s bill: %s"), bill->title);
  GabTableSheet *sheet = gab_table_sheet_new (title, bill->subtitle);

  gab_table_sheet_add_column (sheet, "");
  for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
    gab_table_sheet_add_column (sheet, gab_bill_column (i));
  for (guint i = 0; i < bill->rows->len; i++)
    {
      const GabBillRow *row = g_ptr_array_index (bill->rows, i);
      GabTableRow *line = gab_table_sheet_add_row (sheet, kinds[row->kind], row->kind, row->name);

      for (guint j = 0; j < GAB_BILL_N_COLUMNS; j++)
        gab_table_row_set (line, j + 1, gab_bill_number (&row->loss, j));
    }
  for (guint i = 0; i < bill->officers->len; i++)
    {
      g_autofree char *officer = gab_bill_tell_officer (g_ptr_array_index (bill->officers, i));

      gab_table_sheet_add_line (sheet, officer);
    }
  if (bill->rows->len == 0)
    gab_table_sheet_add_line (sheet, _("It cost nobody anything that is known here."));
  return sheet;
}

/**
 * gab_result_table_new:
 * @sheet: a sheet for a result
 *
 * Returns: (transfer full): it as a sheet with boxes to write in.
 */
GabTableSheet *
gab_result_table_new (const GabResultSheet *sheet)
{
  /* Translators: a fight at the table */
  g_autofree char *title = g_strdup_printf (_("Result: %s"), sheet->title);
  GabTableSheet *table = gab_table_sheet_new (title, _("Who won, who holds the field, what day:"));

  /* Enough of the digest to know the sheet again by eye. */
  table->number = g_strdup_printf ("%s · %s · %.8s", sheet->campaign, sheet->operation, sheet->digest);
  table->boxes = TRUE;
  gab_table_sheet_add_column (table, "");
  gab_table_sheet_add_column (table, _("Before"));
  for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
    gab_table_sheet_add_column (table, gab_bill_column (i));
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const GabResultSheetRow *row = g_ptr_array_index (sheet->rows, i);
      GabTableRow *line = gab_table_sheet_add_row (table, row->heading ? GAB_TABLE_INNER : GAB_TABLE_PLAIN,
                                                   row->heading ? 0 : 1, row->name);

      if (!row->heading)
        gab_table_row_set (line, 1, row->men);
    }
  for (guint i = 0; i < sheet->leaders->len; i++)
    {
      /* Translators: a commander, before room to write what became of him */
      g_autofree char *line = g_strdup_printf (_("%s: unhurt / killed / taken / wounded until"),
                                               (const char *) g_ptr_array_index (sheet->leaders, i));

      gab_table_sheet_add_line (table, line);
    }
  return table;
}

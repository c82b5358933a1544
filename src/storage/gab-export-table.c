/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table for other programs: the same rows as CSV or as JSON. */

#include "gab-export-table.h"

struct _GabExportTable
{
  GabExportFormat    format;
  const char *const *columns; /* their keys, NULL behind the last; borrowed */
  GString           *text;
  guint              column;  /* the next cell of the row */
  guint              rows;
};

/* A string of JSON: what may not stand in one is escaped, what is no UTF-8 replaced. */
static void
put_json (GString    *text,
          const char *string)
{
  g_autofree char *valid = g_utf8_make_valid (string, -1);

  g_string_append_c (text, '"');
  for (const char *at = valid; *at != '\0'; at++)
    {
      if (*at == '"' || *at == '\\')
        g_string_append_printf (text, "\\%c", *at);
      else if (*at == '\n')
        g_string_append (text, "\\n");
      else if (*at == '\t')
        g_string_append (text, "\\t");
      else if ((guchar) *at < 0x20 || *at == 0x7f)
        g_string_append_printf (text, "\\u%04x", (guint) (guchar) *at);
      else
        g_string_append_c (text, *at);
    }
  g_string_append_c (text, '"');
}

/**
 * gab_export_table_new:
 * @format: how it is written
 * @columns: the keys of its columns, NULL behind the last; kept alive by the caller
 *
 * Returns: (transfer full): a table without rows; gab_export_table_finish() ends it.
 */
GabExportTable *
gab_export_table_new (GabExportFormat    format,
                      const char *const *columns)
{
  GabExportTable *table = g_new0 (GabExportTable, 1);

  table->format = format;
  table->columns = columns;
  table->text = g_string_new (format == GAB_EXPORT_JSON ? "{\n" : "");
  return table;
}

/**
 * gab_export_table_head:
 * @table: a table that has not begun
 * @key: what is said
 * @text: of the whole table
 *
 * Says something of the whole table. JSON alone has a place for that.
 */
void
gab_export_table_head (GabExportTable *table,
                       const char     *key,
                       const char     *text)
{
  if (table->format != GAB_EXPORT_JSON)
    return;
  g_string_append (table->text, "  ");
  put_json (table->text, key);
  g_string_append (table->text, ": ");
  put_json (table->text, text);
  g_string_append (table->text, ",\n");
}

/**
 * gab_export_table_begin:
 * @table: a table
 * @key: what its rows are
 *
 * Rows follow.
 */
void
gab_export_table_begin (GabExportTable *table,
                        const char     *key)
{
  if (table->format == GAB_EXPORT_JSON)
    {
      g_string_append (table->text, "  ");
      put_json (table->text, key);
      g_string_append (table->text, ": [");
      return;
    }
  for (guint i = 0; table->columns[i] != NULL; i++)
    gab_csv_put_text (table->text, table->columns[i]);
  gab_csv_end_row (table->text);
}

static void
begin_cell (GabExportTable *table)
{
  g_assert (table->columns[table->column] != NULL);
  if (table->format == GAB_EXPORT_JSON)
    {
      g_string_append (table->text, table->column > 0 ? ", " : table->rows > 0 ? ",\n    { " : "\n    { ");
      put_json (table->text, table->columns[table->column]);
      g_string_append (table->text, ": ");
    }
  table->column++;
}

/**
 * gab_export_table_text:
 * @table: a table that has begun
 * @text: (nullable): the next cell of the row; NULL for none
 */
void
gab_export_table_text (GabExportTable *table,
                       const char     *text)
{
  begin_cell (table);
  if (table->format == GAB_EXPORT_CSV)
    gab_csv_put_text (table->text, text != NULL ? text : "");
  else if (text != NULL)
    put_json (table->text, text);
  else
    g_string_append (table->text, "null");
}

/**
 * gab_export_table_number:
 * @table: a table that has begun
 * @number: the next cell of the row
 */
void
gab_export_table_number (GabExportTable *table,
                         gint64          number)
{
  begin_cell (table);
  if (table->format == GAB_EXPORT_CSV)
    gab_csv_put_number (table->text, number);
  else
    g_string_append_printf (table->text, "%" G_GINT64_FORMAT, number);
}

/**
 * gab_export_table_flag:
 * @table: a table that has begun
 * @flag: the next cell of the row
 */
void
gab_export_table_flag (GabExportTable *table,
                       gboolean        flag)
{
  begin_cell (table);
  if (table->format == GAB_EXPORT_CSV)
    gab_csv_put_text (table->text, flag ? "yes" : "no");
  else
    g_string_append (table->text, flag ? "true" : "false");
}

/**
 * gab_export_table_end_row:
 * @table: a table whose row is full
 */
void
gab_export_table_end_row (GabExportTable *table)
{
  g_assert (table->columns[table->column] == NULL);
  if (table->format == GAB_EXPORT_JSON)
    g_string_append (table->text, " }");
  else
    gab_csv_end_row (table->text);
  table->column = 0;
  table->rows++;
}

/**
 * gab_export_table_finish:
 * @table: (transfer full): a table that has begun
 *
 * Returns: (transfer full): it as text.
 */
GBytes *
gab_export_table_finish (GabExportTable *table)
{
  GString *text = table->text;

  if (table->format == GAB_EXPORT_JSON)
    g_string_append (text, table->rows > 0 ? "\n  ]\n}\n" : "]\n}\n");
  g_free (table);
  return g_string_free_to_bytes (text);
}

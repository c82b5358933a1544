/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables: the numbers of a rule set. */

#include "gab-tables-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
entry_free (gpointer data)
{
  GabTablesEntry *entry = data;

  g_free (entry->name);
  g_free (entry->values);
  g_free (entry);
}

/**
 * gab_tables_new:
 * @rules: the rule set's id: "storming"
 * @revision: the edition of these tables, from 1
 *
 * Returns: (transfer full): tables without an entry.
 */
GabTables *
gab_tables_new (const char *rules,
                guint       revision)
{
  GabTables *tables = g_new0 (GabTables, 1);

  g_atomic_ref_count_init (&tables->refs);
  tables->rules = g_strdup (rules);
  tables->revision = revision;
  tables->entries = g_ptr_array_new_with_free_func (entry_free);
  tables->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  tables->titles = g_hash_table_new_full (NULL, NULL, NULL, gab_tables_rule_free);
  return tables;
}

/**
 * gab_tables_ref:
 * @tables: the tables
 *
 * Returns: (transfer full): @tables.
 */
GabTables *
gab_tables_ref (GabTables *tables)
{
  g_atomic_ref_count_inc (&tables->refs);
  return tables;
}

/**
 * gab_tables_unref:
 * @tables: (transfer full): the tables
 */
void
gab_tables_unref (GabTables *tables)
{
  if (!g_atomic_ref_count_dec (&tables->refs))
    return;
  g_hash_table_unref (tables->titles);
  g_hash_table_unref (tables->by_name);
  g_ptr_array_unref (tables->entries);
  g_free (tables->rules);
  g_free (tables);
}

/**
 * gab_tables_rules:
 * @tables: the tables
 *
 * Returns: (transfer none): the id of the rule set they belong to.
 */
const char *
gab_tables_rules (const GabTables *tables)
{
  return tables->rules;
}

/**
 * gab_tables_revision:
 * @tables: the tables
 *
 * Returns: their edition.
 */
guint
gab_tables_revision (const GabTables *tables)
{
  return tables->revision;
}

/**
 * gab_tables_add:
 * @tables: the tables
 * @name: the entry's name: "columns-small"
 * @values: (array length=n_values): its numbers
 * @n_values: how many
 * @line: its line in the file, or 0
 * @error: GAB_ERROR_TABLES when the name stands there twice
 *
 * Returns: TRUE when it was added.
 */
gboolean
gab_tables_add (GabTables    *tables,
                const char   *name,
                const gint32 *values,
                guint         n_values,
                int           line,
                GError      **error)
{
  GabTablesEntry *entry;

  if (g_hash_table_contains (tables->by_name, name))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES,
                   _("Line %d: the table “%s” is given twice for “%s”."), line, name, tables->rules);
      return FALSE;
    }
  entry = g_new0 (GabTablesEntry, 1);
  entry->name = g_strdup (name);
  entry->values = g_memdup2 (values, n_values * sizeof (gint32));
  entry->n_values = n_values;
  entry->line = line;
  g_ptr_array_add (tables->entries, entry);
  g_hash_table_insert (tables->by_name, entry->name, entry);
  return TRUE;
}

/**
 * gab_tables_has:
 * @tables: the tables
 * @name: an entry's name
 *
 * Returns: whether there is such an entry.
 */
gboolean
gab_tables_has (const GabTables *tables,
                const char      *name)
{
  return g_hash_table_contains (tables->by_name, name);
}

/**
 * gab_tables_get:
 * @tables: the tables
 * @name: the entry wanted
 * @values: (out) (array length=n_values): its numbers
 * @n_values: how many it must have
 * @lowest: the least that each may be
 * @highest: the most that each may be
 * @error: GAB_ERROR_TABLES, with the line where there is one
 *
 * Returns: TRUE when it is there and right.
 */
gboolean
gab_tables_get (const GabTables *tables,
                const char      *name,
                gint32          *values,
                guint            n_values,
                gint32           lowest,
                gint32           highest,
                GError         **error)
{
  GabTablesEntry *entry = g_hash_table_lookup (tables->by_name, name);

  if (entry == NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES,
                   _("The tables of “%s” have no “%s”."), tables->rules, name);
      return FALSE;
    }
  if (entry->n_values != n_values)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES,
                   _("Line %d: “%s” of “%s” should have %u numbers, not %u."),
                   entry->line, name, tables->rules, n_values, entry->n_values);
      return FALSE;
    }
  entry->lowest = lowest;
  entry->highest = highest;
  for (guint i = 0; i < n_values; i++)
    if (entry->values[i] < lowest || entry->values[i] > highest)
      {
        g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES,
                     _("Line %d: “%s” of “%s” holds %d; from %d to %d may stand there."),
                     entry->line, name, tables->rules, entry->values[i], lowest, highest);
        return FALSE;
      }
  memcpy (values, entry->values, n_values * sizeof (gint32));
  entry->read = TRUE;
  return TRUE;
}

/**
 * gab_tables_range:
 * @tables: the tables, after a rule set has read them
 * @name: an entry
 * @lowest: (out): the least that each of its numbers may be
 * @highest: (out): the most
 *
 * Returns: whether there is such an entry, and the rule set has asked for it.
 */
gboolean
gab_tables_range (const GabTables *tables,
                  const char      *name,
                  gint32          *lowest,
                  gint32          *highest)
{
  const GabTablesEntry *entry = g_hash_table_lookup (tables->by_name, name);

  if (entry == NULL || !entry->read)
    return FALSE;
  *lowest = entry->lowest;
  *highest = entry->highest;
  return TRUE;
}

/**
 * gab_tables_find:
 * @tables: the tables
 * @name: an entry
 * @n_values: (out): how many numbers it has
 *
 * Returns: (transfer none) (nullable): its numbers; NULL when there is no such entry.
 */
const gint32 *
gab_tables_find (const GabTables *tables,
                 const char      *name,
                 guint           *n_values)
{
  const GabTablesEntry *entry = g_hash_table_lookup (tables->by_name, name);

  *n_values = entry != NULL ? entry->n_values : 0;
  return entry != NULL ? entry->values : NULL;
}

/**
 * gab_tables_get_bands:
 * @tables: the tables
 * @name: the entry wanted
 * @upper: (out) (array length=n_bands): the upper end of each band
 * @n_bands: how many bands there must be
 * @highest: the highest roll: 99 for two D10 read as 00 to 99
 * @error: GAB_ERROR_TABLES, with the line where there is one
 *
 * Bands are given by their upper ends, so that none overlap; they rise from the
 * lowest roll, 0, to @highest and leave nothing out. A band that ends where the
 * one before it does is empty, as is a first one that ends at -1.
 *
 * Returns: TRUE when it is there and right.
 */
gboolean
gab_tables_get_bands (const GabTables *tables,
                      const char      *name,
                      gint32          *upper,
                      guint            n_bands,
                      gint32           highest,
                      GError         **error)
{
  const GabTablesEntry *entry;
  gboolean rising = TRUE;

  if (!gab_tables_get (tables, name, upper, n_bands, -1, highest, error))
    return FALSE;
  for (guint i = 1; i < n_bands; i++)
    rising &= upper[i] >= upper[i - 1];
  if (rising && upper[n_bands - 1] == highest)
    return TRUE;
  entry = g_hash_table_lookup (tables->by_name, name);
  g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES,
               _("Line %d: the bands “%s” of “%s” should rise to %d and leave nothing out."),
               entry->line, name, tables->rules, highest);
  return FALSE;
}

/**
 * gab_tables_all_read:
 * @tables: the tables, after a rule set has read all it knows
 * @error: GAB_ERROR_TABLES for an entry that nobody asked for
 *
 * Returns: TRUE when none is unknown.
 */
gboolean
gab_tables_all_read (const GabTables *tables,
                     GError         **error)
{
  for (guint i = 0; i < tables->entries->len; i++)
    {
      const GabTablesEntry *entry = g_ptr_array_index (tables->entries, i);

      if (!entry->read)
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES,
                       _("Line %d: “%s” has no table “%s”."), entry->line, tables->rules, entry->name);
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * gab_tables_length:
 * @tables: the tables
 *
 * Returns: how many entries there are.
 */
guint
gab_tables_length (const GabTables *tables)
{
  return tables->entries->len;
}

/**
 * gab_tables_nth:
 * @tables: the tables
 * @nth: which, from 0
 * @values: (out) (transfer none): its numbers
 * @n_values: (out): how many
 *
 * Returns: (transfer none): the entry's name.
 */
const char *
gab_tables_nth (const GabTables  *tables,
                guint             nth,
                const gint32    **values,
                guint            *n_values)
{
  const GabTablesEntry *entry = g_ptr_array_index (tables->entries, nth);

  *values = entry->values;
  *n_values = entry->n_values;
  return entry->name;
}

/**
 * gab_tables_with:
 * @tables: the tables
 * @name: an entry
 * @nth: which of its numbers, from 0
 * @value: what shall stand there
 *
 * Returns: (transfer full): the same tables with one number changed, as a
 *   campaign may carry them.
 */
GabTables *
gab_tables_with (const GabTables *tables,
                 const char      *name,
                 guint            nth,
                 gint32           value)
{
  GabTables *changed = gab_tables_new (tables->rules, tables->revision);

  for (guint i = 0; i < tables->entries->len; i++)
    {
      const GabTablesEntry *entry = g_ptr_array_index (tables->entries, i);

      gab_tables_add (changed, entry->name, entry->values, entry->n_values, entry->line, NULL);
      if (g_str_equal (entry->name, name) && nth < entry->n_values)
        {
          GabTablesEntry *copy = g_ptr_array_index (changed->entries, i);

          copy->values[nth] = value;
        }
    }
  gab_tables_copy_titles (tables, changed);
  return changed;
}

/**
 * gab_tables_digest:
 * @tables: the tables
 *
 * Returns: (transfer full): the SHA-256 of their names and numbers, by which an
 *   operation names the tables it is played with.
 */
char *
gab_tables_digest (const GabTables *tables)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s %u\n", tables->rules, tables->revision);
  for (guint i = 0; i < tables->entries->len; i++)
    {
      const GabTablesEntry *entry = g_ptr_array_index (tables->entries, i);

      g_string_append (text, entry->name);
      for (guint j = 0; j < entry->n_values; j++)
        g_string_append_printf (text, " %d", entry->values[j]);
      g_string_append_c (text, '\n');
    }
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, text->len);
}

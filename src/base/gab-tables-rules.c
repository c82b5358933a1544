/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables: the titles and rulings of the rules. */

#include "gab-tables-private.h"

/* For the hash table of rules. */
void
gab_tables_rule_free (gpointer data)
{
  GabTablesRule *rule = data;

  g_free (rule->title);
  g_free (rule->ruling);
  g_free (rule);
}

/* Gives one set of tables what another says of its rules. */
void
gab_tables_copy_titles (const GabTables *from,
                        GabTables       *to)
{
  GHashTableIter iter;
  gpointer number, value;

  g_hash_table_iter_init (&iter, from->titles);
  while (g_hash_table_iter_next (&iter, &number, &value))
    {
      const GabTablesRule *rule = value;

      gab_tables_set_title (to, GPOINTER_TO_INT (number), rule->title, rule->ruling);
    }
}

/**
 * gab_tables_set_title:
 * @tables: the tables
 * @rule: a rule's number
 * @title: what it is about, in a few words
 * @ruling: (nullable): what was settled beyond the written rules
 */
void
gab_tables_set_title (GabTables  *tables,
                      int         rule,
                      const char *title,
                      const char *ruling)
{
  GabTablesRule *entry = g_new0 (GabTablesRule, 1);

  entry->title = g_strdup (title);
  entry->ruling = g_strdup (ruling);
  g_hash_table_replace (tables->titles, GINT_TO_POINTER (rule), entry);
}

/**
 * gab_tables_title:
 * @tables: the tables
 * @rule: a rule's number
 *
 * Returns: (transfer none) (nullable): what it is about.
 */
const char *
gab_tables_title (const GabTables *tables,
                  int              rule)
{
  const GabTablesRule *entry = g_hash_table_lookup (tables->titles, GINT_TO_POINTER (rule));

  return entry != NULL ? entry->title : NULL;
}

/**
 * gab_tables_ruling:
 * @tables: the tables
 * @rule: a rule's number
 *
 * Returns: (transfer none) (nullable): what was settled beyond the written rule.
 */
const char *
gab_tables_ruling (const GabTables *tables,
                   int              rule)
{
  const GabTablesRule *entry = g_hash_table_lookup (tables->titles, GINT_TO_POINTER (rule));

  return entry != NULL ? entry->ruling : NULL;
}

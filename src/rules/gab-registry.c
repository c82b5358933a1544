/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule sets there are, and the tables that they are played with. */

#include "gab-registry-private.h"

#include "gab-books.h"
#include "gab-formal.h"
#include "gab-storming.h"

static const GabRules *const all[] = {
  &gab_books_rules,
  &gab_formal_rules,
  &gab_storming_rules,
};

/**
 * gab_registry_find:
 * @id: a rule set's id: "storming"
 *
 * Returns: (transfer none) (nullable): the rule set.
 */
const GabRules *
gab_registry_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i]->id, id))
      return all[i];
  return NULL;
}

/**
 * gab_registry_nth:
 * @nth: which, from 0
 *
 * Returns: (transfer none) (nullable): that rule set; NULL past the last.
 */
const GabRules *
gab_registry_nth (guint nth)
{
  return nth < G_N_ELEMENTS (all) ? all[nth] : NULL;
}

struct _GabTableSet
{
  gatomicrefcount refs;
  GPtrArray      *all;     /* of GabRuleTables */
  GPtrArray      *retired; /* of GabRuleTables that others took the place of; games may borrow from them */
};

static void
rule_tables_free (gpointer data)
{
  GabRuleTables *entry = data;

  gab_tables_unref (entry->tables);
  g_free (entry->resolved);
  g_free (entry->digest);
  g_free (entry);
}

static GabRuleTables *
rule_tables_new (const GabRules  *rules,
                 GabTables       *tables,
                 const char      *digest,
                 GError         **error)
{
  gpointer resolved = rules->resolve (tables, error);
  GabRuleTables *entry;

  if (resolved == NULL)
    return NULL;
  entry = g_new0 (GabRuleTables, 1);
  entry->rules = rules;
  entry->tables = gab_tables_ref (tables);
  entry->resolved = resolved;
  entry->digest = g_strdup (digest);
  return entry;
}

/**
 * gab_table_set_new:
 *
 * Returns: (transfer full): a set without tables.
 */
GabTableSet *
gab_table_set_new (void)
{
  GabTableSet *set = g_new0 (GabTableSet, 1);

  g_atomic_ref_count_init (&set->refs);
  set->all = g_ptr_array_new_with_free_func (rule_tables_free);
  set->retired = g_ptr_array_new_with_free_func (rule_tables_free);
  return set;
}

/**
 * gab_table_set_ref:
 * @set: a set
 *
 * Returns: (transfer full): @set.
 */
GabTableSet *
gab_table_set_ref (GabTableSet *set)
{
  g_atomic_ref_count_inc (&set->refs);
  return set;
}

/**
 * gab_table_set_unref:
 * @set: (transfer full): a set
 */
void
gab_table_set_unref (GabTableSet *set)
{
  if (!g_atomic_ref_count_dec (&set->refs))
    return;
  g_ptr_array_unref (set->all);
  g_ptr_array_unref (set->retired);
  g_free (set);
}

/**
 * gab_table_set_add:
 * @set: a set
 * @tables: tables of a rule set; a reference is taken
 * @error: GAB_ERROR_TABLES for an unknown rule set, name or number
 *
 * Resolves the tables once, for all operations that are played with them.
 *
 * Returns: (transfer none): what the set holds; the same when it held them already.
 */
const GabRuleTables *
gab_table_set_add (GabTableSet  *set,
                   GabTables    *tables,
                   GError      **error)
{
  const GabRules *rules = gab_registry_find (gab_tables_rules (tables));
  g_autofree char *digest = gab_tables_digest (tables);
  const GabRuleTables *known;
  GabRuleTables *entry;

  if (rules == NULL)
    {
      gab_registry_fail_unknown (error, gab_tables_rules (tables));
      return NULL;
    }
  known = gab_table_set_find (set, rules->id, digest);
  if (known != NULL)
    return known;
  entry = rule_tables_new (rules, tables, digest, error);
  if (entry != NULL)
    g_ptr_array_add (set->all, entry);
  return entry;
}

/* The tables with which a set was played before, if it was. */
static GabRuleTables *
take_retired (GabTableSet *set,
              const char  *digest)
{
  for (guint i = 0; i < set->retired->len; i++)
    if (g_str_equal (((GabRuleTables *) g_ptr_array_index (set->retired, i))->digest, digest))
      return g_ptr_array_steal_index (set->retired, i);
  return NULL;
}

/**
 * gab_table_set_exchange:
 * @set: a set that holds tables of the same rule set
 * @tables: tables of a rule set; a reference is taken
 * @error: GAB_ERROR_TABLES for a name or number that the rule set does not take
 *
 * Puts the tables into the place of the first ones of their rule set. Those are found no
 * more, but live as long as the set: games that are played with them go on.
 *
 * Returns: (transfer none): what the set holds; NULL with nothing changed.
 */
const GabRuleTables *
gab_table_set_exchange (GabTableSet  *set,
                        GabTables    *tables,
                        GError      **error)
{
  const GabRuleTables *before = gab_table_set_find (set, gab_tables_rules (tables), NULL);
  g_autofree char *digest = gab_tables_digest (tables);
  GabRuleTables *entry;
  guint place;

  g_return_val_if_fail (before != NULL, NULL);
  if (g_str_equal (before->digest, digest))
    return before;
  entry = take_retired (set, digest);
  if (entry == NULL && (entry = rule_tables_new (before->rules, tables, digest, error)) == NULL)
    return NULL;
  g_ptr_array_find (set->all, before, &place);
  g_ptr_array_add (set->retired, g_ptr_array_index (set->all, place));
  g_ptr_array_index (set->all, place) = entry;
  return entry;
}

/* Those of the set that are the first of their rule set; the number behind the last for none. */
static guint
find_first (const GabTableSet *set,
            const GabRules    *rules)
{
  guint i = 0;

  while (i < set->all->len && ((const GabRuleTables *) g_ptr_array_index (set->all, i))->rules != rules)
    i++;
  return i;
}

/**
 * gab_table_set_prefer:
 * @set: a set
 * @tables: tables of a rule set; a reference is taken
 * @error: GAB_ERROR_TABLES for an unknown rule set, name or number
 *
 * Makes them the first of their rule set. Those that were first stay in the set: what is
 * played with them goes on.
 *
 * Returns: (transfer none): what the set holds; NULL with nothing changed.
 */
const GabRuleTables *
gab_table_set_prefer (GabTableSet  *set,
                      GabTables    *tables,
                      GError      **error)
{
  const GabRuleTables *held = gab_table_set_add (set, tables, error);
  guint place, first;

  if (held == NULL)
    return NULL;
  first = find_first (set, held->rules);
  g_ptr_array_find (set->all, held, &place);
  if (place != first)
    g_ptr_array_insert (set->all, first, g_ptr_array_steal_index (set->all, place));
  return held;
}

/**
 * gab_table_set_find:
 * @set: a set
 * @rules: a rule set's id
 * @digest: (nullable): which of its tables; NULL the first
 *
 * Returns: (transfer none) (nullable): the tables.
 */
const GabRuleTables *
gab_table_set_find (const GabTableSet *set,
                    const char        *rules,
                    const char        *digest)
{
  for (guint i = 0; i < set->all->len; i++)
    {
      const GabRuleTables *entry = g_ptr_array_index (set->all, i);

      if (g_str_equal (entry->rules->id, rules) &&
          (digest == NULL || g_str_equal (entry->digest, digest)))
        return entry;
    }
  return NULL;
}

/**
 * gab_table_set_length:
 * @set: a set
 *
 * Returns: how many tables it holds.
 */
guint
gab_table_set_length (const GabTableSet *set)
{
  return set->all->len;
}

/**
 * gab_table_set_nth:
 * @set: a set
 * @nth: which, from 0
 *
 * Returns: (transfer none): those tables.
 */
const GabRuleTables *
gab_table_set_nth (const GabTableSet *set,
                   guint              nth)
{
  return g_ptr_array_index (set->all, nth);
}

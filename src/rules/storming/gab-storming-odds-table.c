/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole table of chances: by fort, army and number of columns. */

#include "gab-storming-odds-private.h"

static GabStormingChance
chance_from (const GabStormingPoint *point)
{
  GabStorming state = { .tables = point->tables, .n_attempts = 1, .step = point->step };
  GabStormingAttempt *attempt = &state.attempt[0];
  GabStormingOdds odds;

  attempt->fort = point->fort;
  attempt->army = point->army;
  attempt->n_columns = point->n_columns;
  gab_storming_odds (&state, &odds);
  return odds.attempt;
}

static void
add_row (GArray                 *rows,
         const GabStormingPoint *point)
{
  GabStormingOddsRow row = { point->fort, point->army, point->n_columns, chance_from (point) };

  g_array_append_val (rows, row);
}

static gboolean
may_be (const gint32 *upper,
        const gint32 *counts,
        guint         n,
        int           columns)
{
  for (guint i = 0; i < n; i++)
    if (counts[i] == columns && gab_storming_width (upper, i) > 0)
      return TRUE;
  return FALSE;
}

/* One pair of sizes: over all, then by each number of columns. */
static void
add_sizes (GArray                  *rows,
           const GabStormingTables *tables,
           GabStormingFort          fort,
           GabStormingArmy          army)
{
  GabStormingPoint point = { .tables = tables, .fort = fort, .army = army, .step = GAB_STORMING_STEP_SUMMON };
  const gint32 *upper, *counts;
  guint n = gab_storming_column_bands (tables, fort, army, &upper, &counts);

  add_row (rows, &point);
  point.step = GAB_STORMING_STEP_ASSAULT;
  for (point.n_columns = 1; point.n_columns <= GAB_STORMING_COLUMNS; point.n_columns++)
    if (may_be (upper, counts, n, point.n_columns))
      add_row (rows, &point);
}

/**
 * gab_storming_odds_table:
 * @tables: the resolved tables
 *
 * The chances of an attempt: over the whole game, then for each fort and army,
 * over all and by the number of columns.
 *
 * Returns: (transfer full) (element-type GabStormingOddsRow): the rows.
 */
GArray *
gab_storming_odds_table (const GabStormingTables *tables)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (GabStormingOddsRow));
  GabStormingPoint game = { .tables = tables, .step = GAB_STORMING_STEP_SIZE };

  add_row (rows, &game);
  add_sizes (rows, tables, GAB_STORMING_FORT_SMALLER, GAB_STORMING_ARMY_UNKNOWN);
  add_sizes (rows, tables, GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_SMALL);
  add_sizes (rows, tables, GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_BIG);
  return rows;
}

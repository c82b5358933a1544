/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli bench: a long siege read from its notation and played again, once as it was and many times with other dice. */

#include "gab-cli-bench.h"
#include "gab-cli.h"

#define SAMPLE "standard-siege"
#define RUNS   21

static GabGame *
begin (const GabGame  *siege,
       guint64         seed,
       GError        **error)
{
  const GabSetup *from = gab_game_setup (siege);
  const GabRules *rules = gab_game_rules (siege);
  g_autoptr (GabSetup) setup = gab_setup_new (rules, from->tables, seed, from->begins);

  for (guint i = 0; i < from->lines->len; i++)
    {
      g_autofree char *line = gab_order_format (g_ptr_array_index (from->lines, i), from->names);

      if (!gab_setup_add (setup, rules, line, error))
        return NULL;
    }
  return gab_game_new (rules, g_steal_pointer (&setup), error);
}

/* As it was, with the dice of the record; it must come out the same. */
static gboolean
replay (const GabGame  *siege,
        GPtrArray      *lines,
        GError        **error)
{
  g_autoptr (GabGame) game = begin (siege, gab_game_setup (siege)->seed, error);

  for (guint i = 0; game != NULL && i < lines->len; i++)
    {
      const GabEntry *entry = gab_game_nth (siege, i);

      if (!gab_game_replay (game, g_ptr_array_index (lines, i), entry->dice, entry->n_dice, NULL, error))
        return FALSE;
    }
  return game != NULL;
}

/* With the program's dice from another seed: what no longer holds is left out. */
static gboolean
play_again (const GabGame  *siege,
            GPtrArray      *lines,
            guint64         seed,
            GChecksum      *all,
            GError        **error)
{
  g_autoptr (GabGame) game = begin (siege, seed, error);
  g_autofree char *digest = NULL;
  GabDice dice;

  if (game == NULL)
    return FALSE;
  for (guint i = 0; i < lines->len; i++)
    {
      gab_game_dice (game, &dice);
      gab_game_give (game, g_ptr_array_index (lines, i), &dice, NULL, NULL);
    }
  digest = gab_game_digest (game);
  g_checksum_update (all, (const guchar *) digest, -1);
  return TRUE;
}

static gboolean
measure_replay (const GabGame  *siege,
                GPtrArray      *lines,
                GError        **error)
{
  gint64 times[RUNS];

  for (guint i = 0; i < RUNS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      if (!replay (siege, lines, error))
        return FALSE;
      times[i] = g_get_monotonic_time () - start;
    }
  g_print ("a siege of %u orders parsed and replayed, median of %d: %" G_GINT64_FORMAT " us\n", lines->len, RUNS,
           gab_cli_median (times, RUNS));
  return TRUE;
}

/**
 * gab_cli_bench_sieges:
 * @n: how many replays
 * @seed: the seed of the first; each has the next
 * @tables: the program's tables
 * @error: when the sample cannot be played
 *
 * Prints what it takes to read and play the sample of a standard siege again, and the
 * signature of @n sieges of its orders with other dice: the digests of all final states.
 */
gboolean
gab_cli_bench_sieges (gint64        n,
                      guint64       seed,
                      GabTableSet  *tables,
                      GError      **error)
{
  g_autoptr (GabCampaign) sample = gab_storage_load_sample (SAMPLE, tables, error);
  g_autoptr (GabOperation) operation = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GChecksum) all = g_checksum_new (G_CHECKSUM_SHA256);
  gint64 start;
  const GabGame *siege;
  GabTurnLog *log;

  if (sample == NULL)
    return FALSE;
  operation = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_operations (sample)), 0);
  log = gab_campaign_open_operation (sample, operation, error);
  if (log == NULL)
    return FALSE;
  siege = gab_turn_log_get_game (log);
  for (guint i = 0; i < gab_game_length (siege); i++)
    g_ptr_array_add (lines, gab_game_line (siege, i));
  if (!measure_replay (siege, lines, error))
    return FALSE;
  start = g_get_monotonic_time ();
  for (gint64 i = 0; i < n; i++)
    if (!play_again (siege, lines, seed + i, all, error))
      return FALSE;
  g_print ("%" G_GINT64_FORMAT " sieges of its orders with other dice, %" G_GINT64_FORMAT " ms\nBench: %.16s\n", n,
           (g_get_monotonic_time () - start) / 1000, g_checksum_get_string (all));
  return TRUE;
}

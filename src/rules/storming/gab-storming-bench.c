/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A signature of the rules: many storms played with the program's dice. */

#include "gab-storming-bench.h"

/* The order that a step waits for; columns storm in their order. */
static GabStormingVerb
verb_of (GabStormingStep step)
{
  switch (step)
    {
    case GAB_STORMING_STEP_SIZE:    return GAB_STORMING_SIZE;
    case GAB_STORMING_STEP_ARMY:    return GAB_STORMING_ARMY;
    case GAB_STORMING_STEP_SUMMON:  return GAB_STORMING_SUMMON;
    case GAB_STORMING_STEP_PREPARE: return GAB_STORMING_PREPARE;
    case GAB_STORMING_STEP_COLUMNS: return GAB_STORMING_SET_COLUMNS;
    case GAB_STORMING_STEP_ASSAULT: return GAB_STORMING_ASSAULT;
    case GAB_STORMING_STEP_OVER:
    default:                        g_return_val_if_reached (GAB_STORMING_END);
    }
}

/* The order of each step, made once; an assault's column is filled in. */
typedef struct
{
  GabOrder *order[GAB_STORMING_STEP_OVER];
  GString  *text;
  GChecksum *one;
  GChecksum *all;
} Bench;

static void
play (Bench    *bench,
      GabSetup *setup)
{
  GabStorming *state = gab_storming_rules.state_new (setup, NULL);
  GabDice dice;

  for (guint32 serial = 1; state->step != GAB_STORMING_STEP_OVER; serial++)
    {
      GabOrder *order = bench->order[state->step];

      if (state->step == GAB_STORMING_STEP_ASSAULT)
        order->args[0] = state->attempt[state->n_made].n_stormed + 1;
      gab_dice_init_program (&dice, setup->seed, serial);
      if (!gab_storming_rules.apply (state, order, &dice, NULL, NULL))
        g_error ("the bench gave an order that the rules refuse");
    }
  g_string_truncate (bench->text, 0);
  gab_storming_rules.dump (state, bench->text);
  gab_storming_rules.state_free (state);
}

static void
fold (Bench *bench)
{
  guint8 digest[32];
  gsize length = sizeof digest;

  g_checksum_reset (bench->one);
  g_checksum_update (bench->one, (const guchar *) bench->text->str, bench->text->len);
  g_checksum_get_digest (bench->one, digest, &length);
  g_checksum_update (bench->all, digest, length);
}

/**
 * gab_storming_bench:
 * @tables: the resolved tables
 * @seed: the seed of the first storm; each has the next
 * @n: how many storms of one attempt to play
 *
 * Plays with the program's dice, through the same orders as a player's game, and
 * folds the digests of all final states in their order into one.
 *
 * Returns: (transfer full): the SHA-256 of those digests, in hexadecimal.
 */
char *
gab_storming_bench (const GabStormingTables *tables,
                    guint64                  seed,
                    guint                    n)
{
  g_autoptr (GabSetup) setup = gab_setup_new (&gab_storming_rules, tables, seed, 0);
  Bench bench = {
    .text = g_string_new (NULL),
    .one = g_checksum_new (G_CHECKSUM_SHA256),
    .all = g_checksum_new (G_CHECKSUM_SHA256),
  };
  gint32 column = 1;
  char *signature;

  gab_setup_add (setup, &gab_storming_rules, "attempts 1", NULL);
  for (int step = 0; step < GAB_STORMING_STEP_OVER; step++)
    bench.order[step] = gab_order_new (gab_verb_by_id (gab_storming_rules.verbs, verb_of (step)), &column,
                                       step == GAB_STORMING_STEP_ASSAULT);
  for (guint i = 0; i < n; i++)
    {
      setup->seed = seed + i;
      play (&bench, setup);
      fold (&bench);
    }
  signature = g_strdup (g_checksum_get_string (bench.all));

  for (int step = 0; step < GAB_STORMING_STEP_OVER; step++)
    gab_order_free (bench.order[step]);
  g_checksum_free (bench.all);
  g_checksum_free (bench.one);
  g_string_free (bench.text, TRUE);
  return signature;
}

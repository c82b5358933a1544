/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a siege cost, for the campaign's books (CA-5, CA-7, CA-12). */

#include "gab-formal-blood.h"

/* A unit's pieces by what became of them. */
typedef struct
{
  guint sections, sections_lost;
  guint guns, guns_lost, guns_captured;
} Tally;

static void
count (const GabFormal *state,
       Tally           *tallies)
{
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];
      Tally *tally = &tallies[piece->unit];

      if (!gab_formal_is_gun (piece->kind))
        {
          tally->sections++;
          tally->sections_lost += piece->fate == GAB_FORMAL_FATE_LOST;
          continue;
        }
      tally->guns++;
      tally->guns_lost += piece->fate == GAB_FORMAL_FATE_LOST;
      tally->guns_captured += piece->fate == GAB_FORMAL_FATE_CAPTURED;
    }
}

static void
settle_unit (const GabFormal     *state,
             const GabFormalUnit *unit,
             const Tally         *tally,
             GabSettlement       *settlement)
{
  GabInPlay play = {
    .name = unit->name,
    .side = unit->side,
    .men = MIN ((gint64) tally->sections * state->men_a_section, GAB_COUNT_MAX),
    .guns = MIN ((gint64) tally->guns * state->guns_a_model, GAB_COUNT_MAX),
  };
  GabGunsLost guns = {
    .name = unit->name,
    .side = unit->side,
    .dismounted = MIN ((gint64) tally->guns_lost * state->guns_a_model, GAB_COUNT_MAX),
    .taken = MIN ((gint64) tally->guns_captured * state->guns_a_model, GAB_COUNT_MAX),
  };
  GabPool *pool;

  g_array_append_val (settlement->in_play, play);
  if (guns.dismounted + guns.taken > 0)
    g_array_append_val (settlement->guns, guns);
  if (tally->sections_lost == 0)
    return;
  /* They fall first on those whose sections they were. */
  pool = gab_settlement_add_pool (settlement, (gint64) tally->sections_lost * state->men_a_section, unit->side);
  pool->side = unit->side;
  g_array_append_val (pool->first, unit->name);
}

/**
 * gab_formal_settle:
 * @data: a siege
 * @settlement: (inout): takes what it cost
 * @error: when it is not over
 *
 * A lost section costs its men, a lost model its guns, which are dismounted, and no men; captured ones are
 * taken (CA-5). A round costs as many as it stands for (CA-4). The place falls by breach, surrender and want of rounds (CA-12); whoever holds it has won
 * for the campaign, whatever the degree of FS-47.
 *
 * Returns: TRUE when the siege is over.
 */
gboolean
gab_formal_settle (gconstpointer   data,
                   GabSettlement  *settlement,
                   GError        **error)
{
  const GabFormal *state = data;
  Tally tallies[GAB_FORMAL_UNITS] = { 0 };

  if (state->end == GAB_FORMAL_END_NONE)
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_NOT_OVER, -1, 0, 0);
  settlement->place_taken = state->end == GAB_FORMAL_END_BREACH || state->end == GAB_FORMAL_END_SURRENDER ||
                            state->end == GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS;
  settlement->outcome = settlement->place_taken ? GAB_OUTCOME_WON : GAB_OUTCOME_LOST;
  settlement->ends = state->setup->begins + state->turn - 1;
  count (state, tallies);
  for (guint i = 0; i < state->n_units; i++)
    settle_unit (state, &state->unit[i], &tallies[i], settlement);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    settlement->rounds[side] = (gint64) MAX (0, state->rounds_first[side] - state->rounds[side]) * state->rounds_a_round;
  return TRUE;
}

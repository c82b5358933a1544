/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet as figures, and what it costs the campaign (ST-12, ST-13). */

#include "gab-storming-private.h"

static void
add_line (GArray           *lines,
          GabStormingScore  id,
          int               turn,
          gint64            value)
{
  GabScoreLine line = { .id = id, .turn = turn, .value = value };

  g_array_append_val (lines, line);
}

/* GabRules.series: casualties and points of each attempt. */
void
gab_storming_series (gconstpointer  data,
                     GArray        *lines)
{
  const GabStorming *state = data;

  for (int i = 0; i < state->n_made; i++)
    {
      add_line (lines, GAB_STORMING_SCORE_CASUALTIES, i + 1, state->attempt[i].casualties);
      add_line (lines, GAB_STORMING_SCORE_OVERALL, i + 1, state->attempt[i].overall);
    }
}

/* GabRules.score: the figures of the sheet. */
void
gab_storming_score (gconstpointer  data,
                    GArray        *lines)
{
  const GabStorming *state = data;

  for (int i = 0; i < state->n_made; i++)
    {
      const GabStormingAttempt *attempt = &state->attempt[i];

      add_line (lines, GAB_STORMING_SCORE_CASUALTIES, i + 1, attempt->casualties);
      add_line (lines, GAB_STORMING_SCORE_OTHER_LOST, i + 1, attempt->points_lost);
      add_line (lines, GAB_STORMING_SCORE_TOTAL_LOST, i + 1, attempt->total_lost);
      add_line (lines, GAB_STORMING_SCORE_WON, i + 1, attempt->points_won);
      add_line (lines, GAB_STORMING_SCORE_OVERALL, i + 1, attempt->overall);
    }
  add_line (lines, GAB_STORMING_SCORE_CASUALTIES, 0, state->casualties);
  add_line (lines, GAB_STORMING_SCORE_GRAND_TOTAL, 0, state->total);
  add_line (lines, GAB_STORMING_SCORE_GUIDE, 0, state->tables->guide_score);
}

static GabOutcome
outcome (const GabStorming *state)
{
  if (!state->one_fort)
    return state->total > 0 ? GAB_OUTCOME_WON : state->total == 0 ? GAB_OUTCOME_DRAWN : GAB_OUTCOME_LOST;
  switch (state->attempt[state->n_made - 1].result)
    {
    case GAB_STORMING_CAPTURED:
    case GAB_STORMING_SURRENDERED:
      return GAB_OUTCOME_WON;
    case GAB_STORMING_DRAWN:
      return GAB_OUTCOME_DRAWN;
    default:
      return GAB_OUTCOME_LOST;
    }
}

static void
add_pools (const GabStorming *state,
           int                nth,
           GabSettlement     *settlement)
{
  const GabStormingAttempt *attempt = &state->attempt[nth];

  for (int column = 1; column <= attempt->n_columns; column++)
    {
      gint32 men = attempt->column[column - 1].casualties;
      GabPool *pool;

      if (men == 0)
        continue;
      pool = gab_settlement_add_pool (settlement, men, (nth + 1) * 10 + column);
      for (guint i = 0; i < state->n_attackers; i++)
        if (attempt->column_of[i] == column)
          g_array_append_val (pool->first, state->attacker[i].name);
    }
  if (attempt->others > 0)
    gab_settlement_add_pool (settlement, attempt->others, (nth + 1) * 10);
}

/* GabRules.settle. A pool's cause is ten times the attempt and the column; column
 * 0 is what the umpire added. */
gboolean
gab_storming_settle (gconstpointer   data,
                     GabSettlement  *settlement,
                     GError        **error)
{
  const GabStorming *state = data;

  if (state->step != GAB_STORMING_STEP_OVER)
    return gab_storming_refuse (error, GAB_STORMING_REFUSE_SETTLE, 0, 0);
  settlement->outcome = outcome (state);
  settlement->ends = state->setup->begins + state->n_made - 1;
  settlement->place_taken = state->one_fort && settlement->outcome == GAB_OUTCOME_WON;
  for (guint i = 0; i < state->n_attackers; i++)
    {
      GabInPlay unit = { state->attacker[i].name, state->attacker[i].men };

      g_array_append_val (settlement->in_play, unit);
    }
  for (int i = 0; i < state->n_made; i++)
    add_pools (state, i, settlement);
  return TRUE;
}

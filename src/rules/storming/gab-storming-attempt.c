/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One attempt: where it begins, what it costs, how it ends (ST-7 to ST-12). */

#include "gab-storming-private.h"

#include <string.h>

/**
 * gab_storming_men_left:
 * @state: a storm whose setup names attackers
 *
 * Returns: how many attackers have not fallen (ST-12).
 */
gint64
gab_storming_men_left (const GabStorming *state)
{
  return state->attacker_men - state->casualties;
}

/* Whether no further attempt may be made. */
gboolean
gab_storming_is_over (const GabStorming *state)
{
  if (state->begun)
    return FALSE;
  if (state->given_up || state->n_made == state->n_attempts)
    return TRUE;
  if (state->n_attackers > 0 && gab_storming_men_left (state) <= 0)
    return TRUE;
  if (!state->one_fort || state->n_made == 0)
    return FALSE;
  switch (state->attempt[state->n_made - 1].result)
    {
    case GAB_STORMING_CAPTURED:
    case GAB_STORMING_SURRENDERED:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Moves on to what follows once the sizes are known, or to the one still to be rolled. */
void
gab_storming_sizes_known (GabStorming *state)
{
  GabStormingAttempt *attempt = &state->attempt[state->n_made];

  if (attempt->fort == GAB_STORMING_FORT_SMALLER && attempt->army == GAB_STORMING_ARMY_UNKNOWN)
    attempt->army_known = GAB_STORMING_KNOWN_NEEDLESS;

  if (attempt->fort == GAB_STORMING_FORT_UNKNOWN)
    state->step = GAB_STORMING_STEP_SIZE;
  else if (attempt->fort == GAB_STORMING_FORT_BIG && attempt->army == GAB_STORMING_ARMY_UNKNOWN)
    state->step = GAB_STORMING_STEP_ARMY;
  else if (state->linked)
    state->step = GAB_STORMING_STEP_COLUMNS;
  else
    state->step = GAB_STORMING_STEP_SUMMON;
}

/* Opens the next attempt, or ends the sheet. What is known of it stands in the state. */
void
gab_storming_next_attempt (GabStorming *state)
{
  GabStormingAttempt *attempt;

  state->begun = FALSE;
  if (state->n_made < GAB_STORMING_ATTEMPTS)
    memset (&state->attempt[state->n_made], 0, sizeof (GabStormingAttempt));
  if (gab_storming_is_over (state))
    {
      state->step = GAB_STORMING_STEP_OVER;
      return;
    }
  attempt = &state->attempt[state->n_made];
  attempt->fort = state->fort;
  attempt->fort_known = state->fort_known;
  attempt->army = state->army;
  attempt->army_known = state->army_known;
  gab_storming_sizes_known (state);
}

/* ST-7: books what a column loses by its result, as far as there are men. Returns what the rule asks for. */
gint32
gab_storming_lose (GabStorming        *state,
                   GabStormingAttempt *attempt,
                   GabStormingColumn  *column)
{
  gint32 loss = gab_storming_column_loss (state->tables, attempt->fort, column->result);

  column->casualties = loss;
  if (state->n_attackers > 0)
    column->casualties = MIN (loss, MAX (0, gab_storming_men_left (state)));
  attempt->casualties += column->casualties;
  state->casualties += column->casualties;
  return loss;
}

/* ST-8 to ST-10: the result of an attempt all of whose columns have stormed. */
GabStormingResult
gab_storming_result_of (const GabStorming        *state,
                        const GabStormingAttempt *attempt)
{
  int complete = 0, partial = 0;

  for (guint i = 0; i < attempt->n_columns; i++)
    {
      complete += attempt->column[i].result == GAB_STORMING_COLUMN_COMPLETE;
      partial += attempt->column[i].result == GAB_STORMING_COLUMN_PARTIAL;
    }
  return gab_storming_storm_result (state->tables, attempt->fort, attempt->army, complete, partial);
}

/* The grand total of the attempts made (ST-12). */
gint64
gab_storming_total (const GabStorming *state)
{
  gint64 total = 0;

  for (guint i = 0; i < state->n_made; i++)
    total += state->attempt[i].overall;
  return total;
}

/* ST-11: the sums of an attempt, and with them the grand total. */
void
gab_storming_reckon (GabStorming        *state,
                     GabStormingAttempt *attempt)
{
  attempt->total_lost = (gint64) attempt->casualties * state->tables->points_a_casualty +
                        attempt->points_lost;
  attempt->overall = attempt->points_won - attempt->total_lost;
  state->total = gab_storming_total (state);
}

static void
book_points (GabStorming        *state,
             GabStormingAttempt *attempt)
{
  attempt->points_lost = gab_storming_points_lost (state->tables, attempt->fort, attempt->result,
                                                   attempt->n_columns);
  attempt->points_won = gab_storming_points_won (state->tables, attempt->fort, attempt->result);
  gab_storming_reckon (state, attempt);
}

/* After a size was corrected: the columns' losses in the order in which they
 * stormed, then result and points. What was corrected in them before is gone. */
void
gab_storming_reckon_anew (GabStorming        *state,
                          GabStormingAttempt *attempt)
{
  state->casualties -= attempt->casualties;
  attempt->casualties = attempt->others = 0;
  for (guint order = 1; order <= attempt->n_stormed; order++)
    for (guint i = 0; i < attempt->n_columns; i++)
      if (attempt->column[i].order == order)
        gab_storming_lose (state, attempt, &attempt->column[i]);
  if (attempt->result == GAB_STORMING_UNDECIDED)
    return;
  attempt->result = gab_storming_result_of (state, attempt);
  book_points (state, attempt);
}

/* Ends the attempt under way with a result. */
void
gab_storming_settle_attempt (GabStorming       *state,
                             GabStormingResult  result,
                             GabEvents         *events)
{
  GabStormingAttempt *attempt = &state->attempt[state->n_made];
  GabEvent *event;

  attempt->result = result;
  state->n_made++;
  book_points (state, attempt);

  event = gab_events_add (events, GAB_STORMING_EVENT_SETTLED);
  event->number[0] = result;
  event->number[1] = attempt->casualties;
  event->number[2] = attempt->points_lost;
  event->number[3] = attempt->points_won;
  event->number[4] = CLAMP (attempt->overall, G_MININT32, G_MAXINT32);
  event->number[5] = attempt->fort;

  gab_storming_next_attempt (state);
  if (state->n_attackers > 0 && gab_storming_men_left (state) <= 0)
    gab_events_add (events, GAB_STORMING_EVENT_NO_MEN);
}

/* Ends the attempt under way when its last column has stormed. */
void
gab_storming_storm_ends (GabStorming *state,
                         GabEvents   *events)
{
  GabStormingAttempt *attempt = &state->attempt[state->n_made];

  if (attempt->n_stormed == attempt->n_columns)
    gab_storming_settle_attempt (state, gab_storming_result_of (state, attempt), events);
}

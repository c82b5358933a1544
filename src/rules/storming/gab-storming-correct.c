/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The umpire's corrections: set FIELD VALUE (CA-15). */

#include "gab-storming-private.h"

#include "gab-share.h"

/* The attempt that is corrected: the one under way, else the last; NULL before the first order. */
static const GabStormingAttempt *
corrected (const GabStorming *state)
{
  if (state->begun)
    return &state->attempt[state->n_made];
  return state->n_made > 0 ? &state->attempt[state->n_made - 1] : NULL;
}

/* Whether there is or will be a storm; otherwise a size cannot be put right
 * without other dice. */
static gboolean
storms (const GabStormingAttempt *attempt)
{
  return attempt->result != GAB_STORMING_SURRENDERED && attempt->result != GAB_STORMING_CANCELLED;
}

/* A BIG fort asks for the army: it can be rolled only while nothing that depends on it has been. */
static gboolean
may_be_big (const GabStorming        *state,
            const GabStormingAttempt *attempt)
{
  return attempt->army != GAB_STORMING_ARMY_UNKNOWN || attempt->fort == GAB_STORMING_FORT_BIG ||
         (state->begun && (state->step < GAB_STORMING_STEP_COLUMNS ||
                           (state->linked && state->step == GAB_STORMING_STEP_COLUMNS)));
}

static gint32
least_columns (const GabStormingAttempt *attempt)
{
  gint32 least = 1;

  for (gint32 i = 0; i < attempt->n_columns; i++)
    if (attempt->column[i].result != GAB_STORMING_COLUMN_WAITING)
      least = i + 1;
  for (guint i = 0; i < GAB_STORMING_UNITS; i++)
    least = MAX (least, attempt->column_of[i]);
  return least;
}

static gint32
most_casualties (const GabStorming        *state,
                 const GabStormingAttempt *attempt)
{
  if (state->n_attackers == 0)
    return GAB_COUNT_MAX;
  return CLAMP (gab_storming_men_left (state) + attempt->casualties, 0, GAB_COUNT_MAX);
}

/**
 * gab_storming_field_range:
 * @state: a storm
 * @field: what an umpire would correct
 * @least: (out): the least it may be set to
 * @most: (out): the most
 *
 * Corrected is the attempt under way or, when none is, the last. Size and army
 * can be put right unless the fort surrendered or the storm was cancelled (other
 * dice would have been called for: take the orders back); casualties and points
 * are then reckoned anew. The number of columns can be put right while some of
 * them wait, points once the attempt is settled.
 *
 * Returns: FALSE when the field cannot be corrected now.
 */
gboolean
gab_storming_field_range (const GabStorming *state,
                          GabStormingField   field,
                          gint32            *least,
                          gint32            *most)
{
  const GabStormingAttempt *attempt = corrected (state);

  *least = 0;
  *most = GAB_COUNT_MAX;
  if (field == GAB_STORMING_FIELD_ATTEMPTS)
    {
      *least = MAX (1, state->n_made + state->begun);
      *most = state->tables->attempts;
      return !state->linked && !state->given_up;
    }
  if (attempt == NULL)
    return FALSE;
  switch (field)
    {
    case GAB_STORMING_FIELD_SIZE:
      *most = may_be_big (state, attempt);
      return storms (attempt);
    case GAB_STORMING_FIELD_ARMY:
      *most = 1;
      return storms (attempt);
    case GAB_STORMING_FIELD_COLUMNS:
      *least = least_columns (attempt);
      *most = GAB_STORMING_COLUMNS;
      return state->begun && state->step == GAB_STORMING_STEP_ASSAULT;
    case GAB_STORMING_FIELD_CASUALTIES:
      *most = most_casualties (state, attempt);
      return TRUE;
    case GAB_STORMING_FIELD_POINTS_LOST:
    case GAB_STORMING_FIELD_POINTS_WON:
      return !state->begun;
    case GAB_STORMING_FIELD_ATTEMPTS:
    case GAB_STORMING_N_FIELDS:
    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
set_size (GabStorming        *state,
          GabStormingAttempt *attempt,
          gint32              value)
{
  attempt->fort = value == 0 ? GAB_STORMING_FORT_SMALLER : GAB_STORMING_FORT_BIG;
  attempt->fort_known = GAB_STORMING_KNOWN_CORRECTED;
  if (attempt->army == GAB_STORMING_ARMY_UNKNOWN)
    attempt->army_known = value == 0 ? GAB_STORMING_KNOWN_NEEDLESS : GAB_STORMING_KNOWN_NOT_YET;
  if (!state->one_fort)
    return;
  state->fort = attempt->fort;
  state->fort_known = attempt->fort_known;
}

static void
set_army (GabStorming        *state,
          GabStormingAttempt *attempt,
          gint32              value)
{
  attempt->army = value == 0 ? GAB_STORMING_ARMY_SMALL : GAB_STORMING_ARMY_BIG;
  attempt->army_known = GAB_STORMING_KNOWN_CORRECTED;
  if (!state->one_fort)
    return;
  state->army = attempt->army;
  state->army_known = attempt->army_known;
}

/* Goes back to the roll of the army, or on from it, when a correction of the sizes asks for that. */
static void
follow_sizes (GabStorming        *state,
              GabStormingAttempt *attempt)
{
  gboolean wanted = attempt->fort == GAB_STORMING_FORT_BIG && attempt->army == GAB_STORMING_ARMY_UNKNOWN;

  if (state->begun && (wanted || state->step == GAB_STORMING_STEP_ARMY))
    gab_storming_sizes_known (state);
  gab_storming_reckon_anew (state, attempt);
}

/* More men than the columns lost fell beside them; fewer are taken from the columns in proportion. */
static void
set_casualties (GabStorming        *state,
                GabStormingAttempt *attempt,
                gint32              value)
{
  gint64 weights[GAB_STORMING_COLUMNS], parts[GAB_STORMING_COLUMNS];
  gint64 of_columns = attempt->casualties - attempt->others;

  for (guint i = 0; i < GAB_STORMING_COLUMNS; i++)
    weights[i] = attempt->column[i].casualties;
  if (value < of_columns)
    {
      gab_share (value, weights, GAB_STORMING_COLUMNS, parts);
      for (guint i = 0; i < GAB_STORMING_COLUMNS; i++)
        attempt->column[i].casualties = parts[i];
      of_columns = value;
    }
  attempt->others = value - of_columns;
  state->casualties += value - attempt->casualties;
  attempt->casualties = value;
}

static void
set_field (GabStorming        *state,
           GabStormingAttempt *attempt,
           GabStormingField    field,
           gint32              value)
{
  switch (field)
    {
    case GAB_STORMING_FIELD_SIZE:
      set_size (state, attempt, value);
      follow_sizes (state, attempt);
      break;
    case GAB_STORMING_FIELD_ARMY:
      set_army (state, attempt, value);
      follow_sizes (state, attempt);
      break;
    case GAB_STORMING_FIELD_COLUMNS:
      attempt->n_columns = value;
      break;
    case GAB_STORMING_FIELD_CASUALTIES:
      set_casualties (state, attempt, value);
      break;
    case GAB_STORMING_FIELD_POINTS_LOST:
      attempt->points_lost = value;
      break;
    case GAB_STORMING_FIELD_POINTS_WON:
      attempt->points_won = value;
      break;
    case GAB_STORMING_FIELD_ATTEMPTS:
      state->n_attempts = value;
      break;
    case GAB_STORMING_N_FIELDS:
    default:
      g_return_if_reached ();
    }
}

/* Brings sums and what comes next into line with what was set. */
static void
follow (GabStorming        *state,
        GabStormingAttempt *attempt,
        GabEvents          *events)
{
  if (!state->begun)
    {
      if (attempt != NULL)
        gab_storming_reckon (state, attempt);
      gab_storming_next_attempt (state);
    }
  else if (attempt->n_columns > 0)
    gab_storming_storm_ends (state, events);
}

/* Corrects a field, or refuses. */
gboolean
gab_storming_correct (GabStorming       *state,
                      GabStormingField   field,
                      gint32             value,
                      GabEvents         *events,
                      GError           **error)
{
  GabStormingAttempt *attempt = (GabStormingAttempt *) corrected (state);
  gint32 least, most;
  GabEvent *event;

  if (!gab_storming_field_range (state, field, &least, &most))
    return gab_storming_refuse (error, GAB_STORMING_REFUSE_SET_NOW, 0, 0);
  if (value < least || value > most)
    return gab_storming_refuse (error, GAB_STORMING_REFUSE_SET_RANGE, least, most);

  event = gab_events_add (events, GAB_STORMING_EVENT_CORRECTED);
  event->number[0] = field;
  event->number[1] = value;
  event->number[2] = attempt != NULL ? attempt - state->attempt + 1 : 0;
  set_field (state, attempt, field, value);
  follow (state, attempt, events);
  return TRUE;
}

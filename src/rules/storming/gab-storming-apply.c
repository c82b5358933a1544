/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each order does (ST-1 to ST-7, ST-12). */

#include "gab-storming-private.h"

/* An order being applied. */
typedef struct
{
  GabStorming        *state;
  GabStormingAttempt *attempt; /* under way or next */
  GabDice            *dice;
  GabEvents          *events;
  GError            **error;
} Order;

static gboolean
refuse (const Order        *order,
        GabStormingRefusal  why)
{
  return gab_storming_refuse (order->error, why, 0, 0);
}

/* Two D10 read as 00 to 99, tens first. */
static gboolean
roll (const Order      *order,
      GabStormingEvent  need,
      int               column,
      int              *number)
{
  GabEvent reason = { .id = need, .seen_by = GAB_SEEN_BY_ALL, .name = { -1, -1 }, .number = { column } };
  int values[2];

  if (!gab_dice_roll (order->dice, GAB_DIE_D10_FROM_0, 2, &reason, values, order->error))
    return FALSE;
  *number = values[0] * 10 + values[1];
  return TRUE;
}

/* Notes what came of the dice just rolled. */
static GabEvent *
note_roll (const Order      *order,
           GabStormingEvent  id)
{
  GabEvent *event = gab_events_add (order->events, id);

  event->n_dice = 2;
  event->first_die = order->dice->n_rolled - 2;
  return event;
}

/* ST-1 */
static gboolean
apply_size (const Order *order)
{
  GabStorming *state = order->state;
  GabStormingAttempt *attempt = order->attempt;
  int number;

  if (attempt->fort_known == GAB_STORMING_KNOWN_GIVEN)
    return refuse (order, GAB_STORMING_REFUSE_SIZE_GIVEN);
  if (state->step != GAB_STORMING_STEP_SIZE)
    return refuse (order, GAB_STORMING_REFUSE_SIZE_KNOWN);
  if (!roll (order, GAB_STORMING_NEED_SIZE, 0, &number))
    return FALSE;
  attempt->fort = gab_storming_band (state->tables->size, number) == 0 ? GAB_STORMING_FORT_SMALLER
                                                                       : GAB_STORMING_FORT_BIG;
  attempt->fort_known = GAB_STORMING_KNOWN_ROLLED;
  if (state->one_fort)
    {
      state->fort = attempt->fort;
      state->fort_known = attempt->fort_known;
    }
  note_roll (order, GAB_STORMING_EVENT_SIZE)->number[0] = attempt->fort;
  gab_storming_sizes_known (state);
  return TRUE;
}

/* ST-2 */
static gboolean
apply_army (const Order *order)
{
  GabStorming *state = order->state;
  GabStormingAttempt *attempt = order->attempt;
  int number;

  if (attempt->army_known == GAB_STORMING_KNOWN_GIVEN)
    return refuse (order, GAB_STORMING_REFUSE_ARMY_GIVEN);
  if (attempt->fort == GAB_STORMING_FORT_UNKNOWN)
    return refuse (order, GAB_STORMING_REFUSE_ARMY_BEFORE_SIZE);
  if (attempt->army_known == GAB_STORMING_KNOWN_NEEDLESS)
    return refuse (order, GAB_STORMING_REFUSE_ARMY_NEEDLESS);
  if (state->step != GAB_STORMING_STEP_ARMY)
    return refuse (order, GAB_STORMING_REFUSE_ARMY_KNOWN);
  if (!roll (order, GAB_STORMING_NEED_ARMY, 0, &number))
    return FALSE;
  attempt->army = gab_storming_band (state->tables->army, number) == 0 ? GAB_STORMING_ARMY_BIG
                                                                       : GAB_STORMING_ARMY_SMALL;
  attempt->army_known = GAB_STORMING_KNOWN_ROLLED;
  if (state->one_fort)
    {
      state->army = attempt->army;
      state->army_known = attempt->army_known;
    }
  note_roll (order, GAB_STORMING_EVENT_ARMY)->number[0] = attempt->army;
  gab_storming_sizes_known (state);
  return TRUE;
}

/* ST-3 */
static gboolean
apply_summon (const Order *order)
{
  GabStorming *state = order->state;

  if (state->linked)
    return refuse (order, GAB_STORMING_REFUSE_SUMMON_LINKED);
  if (state->step < GAB_STORMING_STEP_SUMMON)
    return refuse (order, GAB_STORMING_REFUSE_SUMMON_EARLY);
  if (state->step > GAB_STORMING_STEP_SUMMON)
    return refuse (order, GAB_STORMING_REFUSE_SUMMON_AGAIN);
  gab_events_add (order->events, GAB_STORMING_EVENT_SUMMONED);
  state->step = GAB_STORMING_STEP_PREPARE;
  return TRUE;
}

/* ST-4, before a small or medium fort */
static gboolean
prepare_smaller (const Order *order,
                 gboolean    *storm)
{
  int number;

  if (!roll (order, GAB_STORMING_NEED_PREPARE, 0, &number))
    return FALSE;
  *storm = gab_storming_band (order->state->tables->prepare_smaller, number) == 1;
  note_roll (order, *storm ? GAB_STORMING_EVENT_STORM : GAB_STORMING_EVENT_SURRENDER);
  if (!*storm)
    gab_storming_settle_attempt (order->state, GAB_STORMING_SURRENDERED, order->events);
  return TRUE;
}

/* ST-4, before a BIG fort with a small army */
static gboolean
prepare_small_army (const Order *order,
                    gboolean    *storm)
{
  int number;

  if (!roll (order, GAB_STORMING_NEED_PREPARE, 0, &number))
    return FALSE;
  *storm = gab_storming_band (order->state->tables->prepare_small_army, number) == 0;
  note_roll (order, *storm ? GAB_STORMING_EVENT_STORM : GAB_STORMING_EVENT_CANCELLED);
  if (!*storm)
    gab_storming_settle_attempt (order->state, GAB_STORMING_CANCELLED, order->events);
  return TRUE;
}

/* ST-4 */
static gboolean
apply_prepare (const Order *order)
{
  GabStorming *state = order->state;
  gboolean storm = TRUE;

  if (state->linked)
    return refuse (order, GAB_STORMING_REFUSE_PREPARE_LINKED);
  if (state->step < GAB_STORMING_STEP_PREPARE)
    return refuse (order, GAB_STORMING_REFUSE_PREPARE_EARLY);
  if (state->step > GAB_STORMING_STEP_PREPARE)
    return refuse (order, GAB_STORMING_REFUSE_PREPARE_AGAIN);

  if (order->attempt->fort == GAB_STORMING_FORT_SMALLER)
    {
      if (!prepare_smaller (order, &storm))
        return FALSE;
    }
  else if (order->attempt->army == GAB_STORMING_ARMY_SMALL)
    {
      if (!prepare_small_army (order, &storm))
        return FALSE;
    }
  else
    gab_events_add (order->events, GAB_STORMING_EVENT_STORM);
  if (storm)
    state->step = GAB_STORMING_STEP_COLUMNS;
  return TRUE;
}

/* ST-5 */
static gboolean
apply_columns (const Order *order)
{
  GabStorming *state = order->state;
  const gint32 *upper, *counts;
  int number;

  if (state->step < GAB_STORMING_STEP_COLUMNS)
    return refuse (order, GAB_STORMING_REFUSE_COLUMNS_EARLY);
  if (state->step > GAB_STORMING_STEP_COLUMNS)
    return refuse (order, GAB_STORMING_REFUSE_COLUMNS_AGAIN);
  if (!roll (order, GAB_STORMING_NEED_COLUMNS, 0, &number))
    return FALSE;
  gab_storming_column_bands (state->tables, order->attempt->fort, order->attempt->army, &upper, &counts);
  order->attempt->n_columns = counts[gab_storming_band (upper, number)];
  note_roll (order, GAB_STORMING_EVENT_COLUMNS)->number[0] = order->attempt->n_columns;
  state->step = GAB_STORMING_STEP_ASSAULT;
  return TRUE;
}

/* Which of the setup's attackers a name is, or -1. */
int
gab_storming_find_attacker (const GabStorming *state,
                            gint32             name)
{
  for (guint i = 0; i < state->n_attackers; i++)
    if (state->attacker[i].name == name)
      return i;
  return -1;
}

static gboolean
name_unit (const Order *order,
           int          column,
           gint32       name)
{
  const GabNames *names = order->state->setup->names;
  int unit = gab_storming_find_attacker (order->state, name);

  if (unit < 0)
    return gab_storming_refuse_unit (order->error, GAB_STORMING_REFUSE_NAME_DEFENDER, names, name, 0);
  if (order->state->attacker[unit].men == 0)
    return gab_storming_refuse_unit (order->error, GAB_STORMING_REFUSE_NAME_NO_MEN, names, name, 0);
  if (order->attempt->column_of[unit] != 0)
    return gab_storming_refuse_unit (order->error, GAB_STORMING_REFUSE_NAME_TWICE, names, name,
                                     order->attempt->column_of[unit]);
  order->attempt->column_of[unit] = column;
  return TRUE;
}

/* ST-12 */
static gboolean
apply_name (const Order    *order,
            const GabOrder *line)
{
  GabArgs args = gab_args (line);
  gint32 column = gab_args_next (&args);
  gint32 n_units = gab_args_next (&args);
  const gint32 *units = args.next;
  GabEvent *event;

  if (order->state->step != GAB_STORMING_STEP_ASSAULT)
    return refuse (order, GAB_STORMING_REFUSE_NAME_EARLY);
  if (column < 1 || column > order->attempt->n_columns)
    return gab_storming_refuse (order->error, GAB_STORMING_REFUSE_NAME_COLUMN,
                                order->attempt->n_columns, 0);
  if (order->attempt->column[column - 1].result != GAB_STORMING_COLUMN_WAITING)
    return gab_storming_refuse (order->error, GAB_STORMING_REFUSE_NAME_LATE, column, 0);
  for (gint32 i = 0; i < n_units; i++)
    if (!name_unit (order, column, units[i]))
      return FALSE;

  event = gab_events_add (order->events, GAB_STORMING_EVENT_NAMED);
  event->number[0] = column;
  event->number[1] = n_units;
  event->name[0] = units[0];
  event->name[1] = n_units > 1 ? units[1] : -1;
  return TRUE;
}

static void
note_assault (const Order             *order,
              int                      column,
              const GabStormingColumn *stormed,
              gint32                   asked)
{
  GabEvent *event = note_roll (order, GAB_STORMING_EVENT_ASSAULT);

  event->number[0] = column;
  event->number[1] = stormed->result;
  event->number[2] = stormed->casualties;
  if (stormed->casualties == asked)
    return;
  event = gab_events_add (order->events, GAB_STORMING_EVENT_CAPPED);
  event->number[0] = asked;
  event->number[1] = stormed->casualties;
}

/* ST-6, ST-7 */
static gboolean
apply_assault (const Order    *order,
               const GabOrder *line)
{
  GabArgs args = gab_args (line);
  gint32 column = gab_args_next (&args);
  GabStormingColumn *storming;
  gint32 asked;
  int number;

  if (order->state->step != GAB_STORMING_STEP_ASSAULT)
    return refuse (order, GAB_STORMING_REFUSE_ASSAULT_EARLY);
  if (column < 1 || column > order->attempt->n_columns)
    return gab_storming_refuse (order->error, GAB_STORMING_REFUSE_ASSAULT_COLUMN,
                                order->attempt->n_columns, 0);
  storming = &order->attempt->column[column - 1];
  if (storming->result != GAB_STORMING_COLUMN_WAITING)
    return gab_storming_refuse (order->error, GAB_STORMING_REFUSE_ASSAULT_AGAIN, column, 0);
  if (!roll (order, GAB_STORMING_NEED_ASSAULT, column, &number))
    return FALSE;

  storming->result = GAB_STORMING_COLUMN_COMPLETE + gab_storming_band (order->state->tables->column, number);
  storming->order = ++order->attempt->n_stormed;
  asked = gab_storming_lose (order->state, order->attempt, storming);
  note_assault (order, column, storming, asked);
  gab_storming_storm_ends (order->state, order->events);
  return TRUE;
}

/* ST-12 */
static gboolean
apply_end (const Order *order)
{
  if (order->state->begun)
    return refuse (order, GAB_STORMING_REFUSE_END_UNDER_WAY);
  if (order->state->n_made == 0)
    return refuse (order, GAB_STORMING_REFUSE_END_FIRST);
  order->state->given_up = TRUE;
  gab_storming_next_attempt (order->state);
  gab_events_add (order->events, GAB_STORMING_EVENT_GIVEN_UP);
  return TRUE;
}

static gboolean
apply_in_attempt (const Order    *order,
                  const GabOrder *line)
{
  guint made = order->state->n_made;
  gboolean good;

  switch ((GabStormingVerb) line->verb->id)
    {
    case GAB_STORMING_SIZE:        good = apply_size (order); break;
    case GAB_STORMING_ARMY:        good = apply_army (order); break;
    case GAB_STORMING_SUMMON:      good = apply_summon (order); break;
    case GAB_STORMING_PREPARE:     good = apply_prepare (order); break;
    case GAB_STORMING_SET_COLUMNS: good = apply_columns (order); break;
    case GAB_STORMING_NAME:        good = apply_name (order, line); break;
    case GAB_STORMING_ASSAULT:     good = apply_assault (order, line); break;
    case GAB_STORMING_END:
    case GAB_STORMING_SET:
    default:                       g_return_val_if_reached (FALSE);
    }
  if (good && order->state->n_made == made)
    order->state->begun = TRUE;
  return good;
}

/* GabRules.apply */
gboolean
gab_storming_apply (gpointer         data,
                    const GabOrder  *line,
                    GabDice         *dice,
                    GabEvents       *events,
                    GError         **error)
{
  GabStorming *state = data;
  GabArgs args = gab_args (line);
  Order order = { state, &state->attempt[MIN (state->n_made, GAB_STORMING_ATTEMPTS - 1)], dice, events, error };
  gint32 field;

  if (line->verb->id == GAB_STORMING_SET)
    {
      field = gab_args_next (&args);
      return gab_storming_correct (state, field, gab_args_next (&args), events, error);
    }
  if (state->step == GAB_STORMING_STEP_OVER)
    return refuse (&order, GAB_STORMING_REFUSE_OVER);
  if (line->verb->id == GAB_STORMING_END)
    return apply_end (&order);
  return apply_in_attempt (&order, line);
}

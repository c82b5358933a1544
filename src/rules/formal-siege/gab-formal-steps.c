/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn: its steps, what comes before it, and where each order goes (FS-4, FS-6). */

#include "gab-formal-dig.h"
#include "gab-formal-moves.h"

/* A new day: what held for the last one is forgotten (FS-7, FS-29). */
static void
begin_turn (GabFormal *state)
{
  state->turn++;
  state->work_left = state->tables->work_a_turn;
  state->passes = state->stormed = state->sortied = 0;
  for (guint i = 0; i < state->n_works; i++)
    state->work[i].fired = FALSE;
  for (guint i = 0; i < state->n_trenches; i++)
    state->trench[i].suppressed = state->trench[i].destroyed = 0;
  for (guint i = 0; i < state->n_batteries; i++)
    state->battery[i].results = state->battery[i].fired = 0;
  for (guint i = 0; i < state->n_pieces; i++)
    {
      state->piece[i].marks &= GAB_FORMAL_MOUNTED;
      state->piece[i].gone = 0;
    }
}

/* Goes on to the next step, or to the next turn after the last; a siege that is over stays so (FS-6). Who may fire
 * first is not settled here. */
void
gab_formal_next_step (GabFormal *state,
                      GabEvents *events)
{
  GabEvent *event;

  if (state->step == GAB_FORMAL_STEP_OVER)
    return;
  if (state->step == GAB_FORMAL_STEP_PLACE || state->step == GAB_FORMAL_STEP_SORTIE)
    {
      begin_turn (state);
      state->step = GAB_FORMAL_STEP_BUILD;
    }
  else
    state->step++;
  event = gab_events_add (events, GAB_FORMAL_EVENT_STEP);
  event->number[0] = state->step;
  event->number[1] = state->turn;
}

static gboolean
refuse (const GabFormal   *state,
        GError           **error,
        GabFormalRefusal   why,
        int                number,
        int                other)
{
  return gab_formal_refuse (error, state->setup->names, gab_formal_no (why, -1, number, other));
}

static guint
unplaced (const GabFormal *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += state->piece[i].side == GAB_FORMAL_DEFENDER && state->piece[i].fate == GAB_FORMAL_FATE_READY;
  return n;
}

/* FS-6 */
static gboolean
end_step (GabFormal  *state,
          GabDice    *dice,
          GabEvents  *events,
          GError    **error)
{
  guint left = state->step == GAB_FORMAL_STEP_PLACE ? unplaced (state) : 0;

  if (state->step == GAB_FORMAL_STEP_FIRE)
    return refuse (state, error, GAB_FORMAL_NO_END_OF_FIRE, 0, 0);
  if (state->step == GAB_FORMAL_STEP_PLACE && state->placed == GAB_FORMAL_POINTS_UNKNOWN)
    return refuse (state, error, GAB_FORMAL_NO_POINTS_YET, 0, 0);
  if (left > 0)
    return refuse (state, error, GAB_FORMAL_NO_UNPLACED, left, 0);
  gab_formal_next_step (state, events);
  return state->step != GAB_FORMAL_STEP_FIRE || gab_formal_begin_fire (state, dice, events, error);
}

/* Rolls for some works; those that show a ten are left for another roll. */
static gboolean
roll_for (GabFormal  *state,
          GabDice    *dice,
          guint8     *left,
          guint      *n_left,
          guint8     *die,
          GError    **error)
{
  GabEvent reason = { .id = GAB_FORMAL_NEED_POINTS, .seen_by = GAB_SEEN_BY_ALL, .name = { -1, -1 }, .number = { *n_left } };
  int values[GAB_FORMAL_WORKS];
  guint first = dice->n_rolled, n = 0;

  if (!gab_dice_roll (dice, GAB_DIE_D10, *n_left, &reason, values, error))
    return FALSE;
  for (guint i = 0; i < *n_left; i++)
    {
      guint8 work = left[i];

      die[work] = first + i;
      state->work[work].points = state->work[work].left = state->tables->points_rolled_base + values[i];
      state->work[work].sealed = TRUE;
      if (values[i] == gab_die_highest (GAB_DIE_D10))
        left[n++] = work;
    }
  *n_left = n;
  return TRUE;
}

/* FS-4, CA-18: flanks, demi-lunes, walls; what each takes is told to nobody. */
static gboolean
roll_points (GabFormal  *state,
             GabDice    *dice,
             GabEvents  *events,
             GError    **error)
{
  guint8 left[GAB_FORMAL_WORKS], die[GAB_FORMAL_WORKS];
  guint n_left = 0;

  if (state->placed != GAB_FORMAL_POINTS_UNKNOWN)
    return refuse (state, error, GAB_FORMAL_NO_POINTS_KNOWN, 0, 0);
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind != GAB_FORMAL_RAVELIN)
      left[n_left++] = i;
  while (n_left > 0)
    if (!roll_for (state, dice, left, &n_left, die, error))
      return FALSE;
  state->placed = GAB_FORMAL_POINTS_ROLLED;
  gab_events_add (events, GAB_FORMAL_EVENT_POINTS_FIXED);
  for (guint i = 0; i < state->n_works; i++)
    {
      GabEvent *event;

      if (state->work[i].kind == GAB_FORMAL_RAVELIN)
        continue;
      event = gab_events_add (events, GAB_FORMAL_EVENT_POINTS);
      event->seen_by = GAB_SEEN_BY_NOBODY;
      event->name[0] = state->work[i].name;
      event->number[0] = state->work[i].points;
      event->first_die = die[i];
      event->n_dice = 1;
    }
  return TRUE;
}

/* The step that a verb belongs to; -1 for any. */
static int
step_of (int              verb,
         const GabFormal *state)
{
  switch ((GabFormalVerb) verb)
    {
    case GAB_FORMAL_ROLL_POINTS:
    case GAB_FORMAL_PLACE:        return GAB_FORMAL_STEP_PLACE;
    case GAB_FORMAL_DIG_PARALLEL:
    case GAB_FORMAL_DIG_SAP:
    case GAB_FORMAL_DIG_BATTERY:
    case GAB_FORMAL_REBUILD:      return GAB_FORMAL_STEP_BUILD;
    case GAB_FORMAL_MOVE:         return state->step == GAB_FORMAL_STEP_DEFENDER_MOVES ? GAB_FORMAL_STEP_DEFENDER_MOVES
                                                                                       : GAB_FORMAL_STEP_BESIEGER_MOVES;
    case GAB_FORMAL_ENTER:
    case GAB_FORMAL_LEAVE:
    case GAB_FORMAL_MOUNT:
    case GAB_FORMAL_DISMOUNT:     return GAB_FORMAL_STEP_BESIEGER_MOVES;
    case GAB_FORMAL_FIRE:
    case GAB_FORMAL_PASS:         return GAB_FORMAL_STEP_FIRE;
    case GAB_FORMAL_STORM:
    case GAB_FORMAL_STORM_WORK:   return GAB_FORMAL_STEP_STORM;
    case GAB_FORMAL_SORTIE:       return GAB_FORMAL_STEP_SORTIE;
    default:                      return -1;
    }
}

/* Whether a verb answers a choice that stands open, or is the umpire's. */
static gboolean
goes_with_open (int verb)
{
  return verb == GAB_FORMAL_ANSWER || verb == GAB_FORMAL_FALL_BACK || verb == GAB_FORMAL_FALL_BACK_TO ||
         verb == GAB_FORMAL_PRESS_ON || verb == GAB_FORMAL_RETURN;
}

static gboolean
is_correction (int verb)
{
  return verb == GAB_FORMAL_SET || verb == GAB_FORMAL_SET_POINTS || verb == GAB_FORMAL_SET_WORK;
}

/* GabRules.apply */
gboolean
gab_formal_apply (gpointer         data,
                  const GabOrder  *order,
                  GabDice         *dice,
                  GabEvents       *events,
                  GError         **error)
{
  GabFormal *state = data;
  int verb = order->verb->id, step = step_of (verb, state);

  state->serial++;
  if (is_correction (verb))
    return gab_formal_apply_blood (state, order, dice, events, error);
  if (state->step == GAB_FORMAL_STEP_OVER)
    return refuse (state, error, GAB_FORMAL_NO_OVER, 0, 0);
  if (state->open != GAB_FORMAL_OPEN_NONE && !goes_with_open (verb))
    return refuse (state, error, GAB_FORMAL_NO_OPEN, 0, 0);
  if (step >= 0 && step != state->step)
    return refuse (state, error, GAB_FORMAL_NO_STEP, step, state->step);
  switch ((GabFormalVerb) verb)
    {
    case GAB_FORMAL_ROLL_POINTS:  return roll_points (state, dice, events, error);
    case GAB_FORMAL_END_STEP:     return end_step (state, dice, events, error);
    case GAB_FORMAL_DIG_PARALLEL:
    case GAB_FORMAL_DIG_SAP:
    case GAB_FORMAL_DIG_BATTERY:
    case GAB_FORMAL_REBUILD:      return gab_formal_build (state, order, events, error);
    case GAB_FORMAL_PLACE:
    case GAB_FORMAL_ENTER:
    case GAB_FORMAL_LEAVE:
    case GAB_FORMAL_MOVE:
    case GAB_FORMAL_MOUNT:
    case GAB_FORMAL_DISMOUNT:     return gab_formal_moves (state, order, events, error);
    default:                      return gab_formal_apply_blood (state, order, dice, events, error);
    }
}

/* GabRules.complete: the name of what is dug, where the order leaves it out; of an order that is not allowed it
 * cannot be said, and stays out. */
GabOrder *
gab_formal_complete (gconstpointer   data,
                     const GabOrder *order)
{
  gint32 args[8], name = -1;
  guint n = order->n_args;

  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_DIG_PARALLEL:
    case GAB_FORMAL_DIG_SAP:
      name = order->args[n - 1] == 0 ? gab_formal_dug_name (data, order) : -1;
      break;
    case GAB_FORMAL_DIG_BATTERY:
      name = order->args[n - 1] == 0 ? gab_formal_battery_name (data, order) : -1;
      break;
    default:
      break;
    }
  if (name == -1)
    return gab_order_copy (order);
  for (guint i = 0; i + 1 < n; i++)
    args[i] = order->args[i];
  args[n - 1] = TRUE;
  args[n] = name;
  return gab_order_new (order->verb, args, n + 1);
}

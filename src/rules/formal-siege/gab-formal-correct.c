/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An umpire's corrections. */

#include "gab-formal-blood.h"
#include "gab-formal-words.h"

#define MOST_TURNS 999
#define MOST_POINTS 255

/**
 * gab_formal_field_range:
 * @state: a siege
 * @field: a number that an umpire may correct
 * @least: (out): the least that it may be
 * @most: (out): the most
 *
 * Returns: FALSE when it cannot be corrected now.
 */
gboolean
gab_formal_field_range (const GabFormal *state,
                        GabFormalField   field,
                        gint32          *least,
                        gint32          *most)
{
  if (state->step == GAB_FORMAL_STEP_OVER)
    return FALSE;
  *least = 1;
  switch (field)
    {
    case GAB_FORMAL_FIELD_TURN:
      *most = MOST_TURNS;
      return state->step != GAB_FORMAL_STEP_PLACE;
    case GAB_FORMAL_FIELD_WORK_LEFT:
      *least = 0;
      *most = state->tables->work_a_turn;
      return state->step == GAB_FORMAL_STEP_BUILD;
    case GAB_FORMAL_FIELD_ROUNDS_BESIEGER:
    case GAB_FORMAL_FIELD_ROUNDS_DEFENDER:
    case GAB_FORMAL_N_FIELDS:
    default:
      *most = GAB_COUNT_MAX;
      return TRUE;
    }
}

/**
 * gab_formal_corrected_now:
 * @state: a siege, as the viewer may see it
 * @order: a number that the umpire corrects
 *
 * Returns: what the number is now; of points that nobody knows the least that they can be (CA-18).
 */
gint32
gab_formal_corrected_now (const GabFormal *state,
                          const GabOrder  *order)
{
  const GabFormalWork *work;

  if (order->verb->id == GAB_FORMAL_SET_POINTS)
    {
      work = &state->work[gab_formal_find_place (state, order->args[0])];
      return gab_formal_known_points (work) > 0 ? (gint32) gab_formal_known_points (work)
                                                : MAX (work->hits + 1, state->tables->points_least);
    }
  switch ((GabFormalField) order->args[0])
    {
    case GAB_FORMAL_FIELD_TURN:      return state->turn;
    case GAB_FORMAL_FIELD_WORK_LEFT: return state->work_left;
    case GAB_FORMAL_FIELD_ROUNDS_BESIEGER:
    case GAB_FORMAL_FIELD_ROUNDS_DEFENDER:
    case GAB_FORMAL_N_FIELDS:
    default: return state->rounds[order->args[0] == GAB_FORMAL_FIELD_ROUNDS_DEFENDER];
    }
}

/* Another number of the day: what was dug in this step stays so, what was dug before stays old (FS-9). */
static void
set_turn (GabFormal *state,
          guint16    turn)
{
  guint16 was = state->turn;

  for (guint i = 0; i < state->n_trenches; i++)
    if (state->trench[i].turn == was || state->trench[i].turn == turn)
      state->trench[i].turn = state->trench[i].turn == was ? turn : turn - 1;
  for (guint i = 0; i < state->n_batteries; i++)
    if (state->battery[i].turn == was || state->battery[i].turn == turn)
      state->battery[i].turn = state->battery[i].turn == was ? turn : turn - 1;
  state->turn = turn;
}

static gboolean
set_field (GabFormalRun   *run,
           const GabOrder *order)
{
  GabFormal *state = run->state;
  GabFormalField field = order->args[0];
  gint32 value = order->args[1], least = 0, most = 0;
  GabEvent *event;

  if (!gab_formal_field_range (state, field, &least, &most))
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_BEFORE, -1, 0, 0);
  if (value < least || value > most)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_FIELD, -1, least, most);
  event = gab_events_add (run->events, GAB_FORMAL_EVENT_SET);
  event->number[0] = field;
  event->number[1] = value;
  switch (field)
    {
    case GAB_FORMAL_FIELD_TURN:      set_turn (state, value); break;
    case GAB_FORMAL_FIELD_WORK_LEFT: state->work_left = value; break;
    case GAB_FORMAL_FIELD_ROUNDS_BESIEGER:
    case GAB_FORMAL_FIELD_ROUNDS_DEFENDER:
    case GAB_FORMAL_N_FIELDS:
    default:
      state->rounds[field == GAB_FORMAL_FIELD_ROUNDS_DEFENDER] = value;
      event->seen_by = GAB_FORMAL_SEEN_BY (field == GAB_FORMAL_FIELD_ROUNDS_DEFENDER);
      break;
    }
  return TRUE;
}

/* The points that a work takes in all; its hits stay, and do not breach it. */
static gboolean
set_points (GabFormalRun   *run,
            const GabOrder *order)
{
  GabFormal *state = run->state;
  GabFormalWork *work = &state->work[gab_formal_find_place (state, order->args[0])];
  gint32 points = order->args[1];
  GabEvent *event;

  if (work->kind == GAB_FORMAL_RAVELIN)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_NO_POINTS, work->name, 0, 0);
  if (state->placed == GAB_FORMAL_POINTS_UNKNOWN)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_POINTS_UNKNOWN, -1, 0, 0);
  if (work->breached)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_BREACHED, work->name, 0, 0);
  if (points <= work->hits || points > MOST_POINTS)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_POINTS, work->name, work->hits + 1, MOST_POINTS);
  work->points = points;
  work->left = points - work->hits;
  work->sealed = FALSE;
  event = gab_events_add (run->events, GAB_FORMAL_EVENT_SET_POINTS);
  event->name[0] = work->name;
  event->number[0] = points;
  event->seen_by = GAB_FORMAL_SEEN_BY (GAB_FORMAL_DEFENDER);
  return TRUE;
}

/* The covered way falls with the last ravelin (CA-11), and is held again with one. */
static void
judge_covered_way (GabFormal *state)
{
  state->covered_way_taken = TRUE;
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_RAVELIN && gab_formal_is_held (&state->work[i]))
      state->covered_way_taken = FALSE;
}

/* Strikes a work out, as if it had been stormed, or gives it back, empty. */
static gboolean
set_work (GabFormalRun   *run,
          const GabOrder *order)
{
  GabFormal *state = run->state;
  guint index = gab_formal_find_place (state, order->args[0]);
  GabFormalWork *work = &state->work[index];
  gboolean taken = order->args[1];
  GabEvent *event;

  if (state->open != GAB_FORMAL_OPEN_NONE)
    return gab_formal_refuse (run->error, state->setup->names, gab_formal_no (GAB_FORMAL_NO_OPEN, -1, 0, 0));
  if (work->kind == GAB_FORMAL_WALL)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_WALL, work->name, 0, 0);
  if (work->breached)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_BREACHED, work->name, 0, 0);
  if (work->taken == taken)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_SO_ALREADY, work->name, 0, 0);
  event = gab_events_add (run->events, GAB_FORMAL_EVENT_SET_WORK);
  event->name[0] = work->name;
  event->number[0] = taken;
  if (taken)
    gab_formal_take_work (run, index);
  work->taken = taken;
  if (work->kind == GAB_FORMAL_RAVELIN)
    judge_covered_way (state);
  return TRUE;
}

/* set FIELD, set points, set work */
gboolean
gab_formal_correct (GabFormalRun   *run,
                    const GabOrder *order)
{
  if (run->state->step == GAB_FORMAL_STEP_OVER)
    return gab_formal_refuse (run->error, run->state->setup->names, gab_formal_no (GAB_FORMAL_NO_OVER, -1, 0, 0));
  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_SET:        return set_field (run, order);
    case GAB_FORMAL_SET_POINTS: return set_points (run, order);
    default:                    return set_work (run, order);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fire step: who fires first, who passes, when it is over (FS-21). */

#include "gab-formal-blood.h"
#include "gab-formal-lines.h"

/* The kinds of guns that a position has to fire with, as bits. */
static guint
kinds_in (const GabFormal         *state,
          const GabFormalPosition *position)
{
  guint kinds = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    if (gab_formal_is_able (position, &state->piece[i]))
      kinds |= 1u << state->piece[i].kind;
  return kinds;
}

/* Whether one of these kinds has such fire at such a range and can pay for it. */
static gboolean
one_fires (const GabFormal *state,
           int              side,
           guint            kinds,
           GabFormalFire    fire,
           GabFormalBand    band)
{
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    if ((kinds & 1u << kind) != 0 && gab_formal_table_fires (state->tables, kind, fire, band) &&
        state->tables->cost[kind][fire][band] <= gab_formal_rounds_left (state, side))
      return TRUE;
  return FALSE;
}

static gboolean
can_fire_at (const GabFormal         *state,
             int                      side,
             const GabFormalPosition *position,
             guint                    kinds,
             GabFormalSpot            target)
{
  for (int fire = 0; fire < GAB_FORMAL_N_FIRES; fire++)
    {
      GabFormalPoint aim;

      if (!gab_formal_may_aim (state, side, fire, target))
        continue;
      aim = gab_formal_aim (state, target, fire);
      if (gab_formal_bears (state, position, aim) &&
          one_fires (state, side, kinds, fire,
                     gab_formal_band (state->tables, gab_formal_square (position->centre, aim))))
        return TRUE;
    }
  return FALSE;
}

static gboolean
position_can_fire (const GabFormal         *state,
                   int                      side,
                   const GabFormalPosition *position)
{
  guint kinds = gab_formal_has_fired (state, position) ? 0 : kinds_in (state, position);

  if (kinds == 0)
    return FALSE;
  if (side == GAB_FORMAL_BESIEGER)
    {
      for (guint i = 0; i < state->n_works; i++)
        if (can_fire_at (state, side, position, kinds, GAB_FORMAL_AT_WORK (i)))
          return TRUE;
      return FALSE;
    }
  for (guint i = 0; i < state->n_trenches; i++)
    if (can_fire_at (state, side, position, kinds, GAB_FORMAL_AT_TRENCH (i)))
      return TRUE;
  for (guint i = 0; i < state->n_batteries; i++)
    if (can_fire_at (state, side, position, kinds, GAB_FORMAL_AT_BATTERY (i)))
      return TRUE;
  return FALSE;
}

/**
 * gab_formal_can_fire:
 * @state: a siege
 * @side: a side
 *
 * Returns: whether some position of it has guns, a target in arc, such fire in the table and rounds for it (FS-21).
 */
gboolean
gab_formal_can_fire (const GabFormal *state,
                     int              side)
{
  GabFormalPosition positions[GAB_FORMAL_POSITIONS];
  guint n = gab_formal_positions (state, side, positions);

  for (guint i = 0; i < n; i++)
    if (position_can_fire (state, side, &positions[i]))
      return TRUE;
  return FALSE;
}

static void
note_pass (GabFormalRun *run,
           gboolean      by_itself)
{
  GabEvent *event = gab_events_add (run->events, GAB_FORMAL_EVENT_PASSED);

  event->number[0] = run->state->next_side;
  event->number[1] = by_itself;
  run->state->passes++;
  run->state->next_side = !run->state->next_side;
}

/* Whoever has nothing left passes by himself; two passes running end the step. */
static void
go_on (GabFormalRun *run)
{
  while (run->state->passes < 2 && !gab_formal_can_fire (run->state, run->state->next_side))
    note_pass (run, TRUE);
  if (run->state->passes >= 2)
    gab_formal_next_step (run->state, run->events);
}

/* A position's fire is over, and where those driven out go is settled. */
void
gab_formal_fired (GabFormalRun *run)
{
  if (run->state->step == GAB_FORMAL_STEP_FIRE && !gab_formal_rounds_end (run))
    go_on (run);
}

gboolean
gab_formal_pass (GabFormalRun *run)
{
  note_pass (run, FALSE);
  go_on (run);
  return TRUE;
}

/* Each side rolls, the besieger first; ties are rolled again. */
static gboolean
roll_first (GabFormalRun *run)
{
  GabEvent reason = { .id = GAB_FORMAL_NEED_FIRST, .seen_by = GAB_SEEN_BY_ALL, .name = { -1, -1 } };
  int dice[GAB_FORMAL_N_SIDES];
  GabEvent *event;

  do
    {
      if (!gab_dice_roll (run->dice, GAB_DIE_D10, GAB_FORMAL_N_SIDES, &reason, dice, run->error))
        return FALSE;
      event = gab_events_add (run->events, GAB_FORMAL_EVENT_FIRST);
      event->number[0] = dice[0] == dice[1] ? -1 : dice[1] > dice[0];
      event->number[1] = dice[0];
      event->number[2] = dice[1];
      event->first_die = run->dice->n_rolled - GAB_FORMAL_N_SIDES;
      event->n_dice = GAB_FORMAL_N_SIDES;
    }
  while (dice[0] == dice[1]);
  run->state->first_side = run->state->next_side = dice[1] > dice[0];
  return TRUE;
}

/**
 * gab_formal_begin_fire:
 * @state: a siege whose fire step has just begun
 * @dice: the dice of the order that ended the defender's moves
 * @events: (nullable): what comes of it
 * @error: when dice are still missing
 *
 * Settles who fires first; the step is left again when nobody can fire (FS-21).
 *
 * Returns: FALSE when dice are missing.
 */
gboolean
gab_formal_begin_fire (GabFormal  *state,
                       GabDice    *dice,
                       GabEvents  *events,
                       GError    **error)
{
  GabFormalRun run = { state, dice, events, error };
  gboolean besieger = gab_formal_can_fire (state, GAB_FORMAL_BESIEGER);
  gboolean defender = gab_formal_can_fire (state, GAB_FORMAL_DEFENDER);

  state->passes = 0;
  state->first_side = state->next_side = besieger ? GAB_FORMAL_BESIEGER : GAB_FORMAL_DEFENDER;
  if (besieger && defender)
    return roll_first (&run);
  if (besieger || defender)
    gab_events_add (events, GAB_FORMAL_EVENT_ONLY)->number[0] = state->next_side;
  else
    gab_formal_next_step (state, events);
  return TRUE;
}

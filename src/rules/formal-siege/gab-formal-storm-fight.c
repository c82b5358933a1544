/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A storm is fought: ratio, losses, success, and what follows (FS-35 to FS-37). */

#include "gab-formal-blood.h"

#define SIDES 10

/* The column of the storm table: under 1, 1, 2, 3, 4 and over (FS-35). */
guint
gab_formal_storm_column (guint besieger,
                         guint defender)
{
  return MIN (besieger / MAX (defender, 1), G_N_ELEMENTS (((GabFormalTables *) NULL)->storm[0]) - 1);
}

/* FS-36: losses stop at what is there. */
void
gab_formal_storm_losses (const GabFormalTables *tables,
                         guint                  column,
                         int                    die,
                         const guint           *there,
                         guint                 *lost)
{
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    lost[side] = MIN ((guint) tables->storm[die - 1][column][side], there[side]);
}

/* The highest D10 with which the storm succeeds: 0 when no stormer is left and it fails without a die, and above 10
 * when no defender is left and it succeeds without one (FS-36). */
int
gab_formal_storm_success (const GabFormalTables *tables,
                          const guint           *there,
                          const guint           *lost)
{
  if (lost[GAB_FORMAL_BESIEGER] == there[GAB_FORMAL_BESIEGER])
    return 0;
  if (lost[GAB_FORMAL_DEFENDER] == there[GAB_FORMAL_DEFENDER])
    return SIDES + 1;
  return MIN (tables->success_base + (int) lost[GAB_FORMAL_DEFENDER], SIDES);
}

static gint32
object_name (const GabFormal *state)
{
  return state->storm.object < 0 ? -1 : state->work[state->storm.object].name;
}

static GabEvent *
note (GabFormalRun        *run,
      GabFormalBloodEvent  id)
{
  GabEvent *event = gab_events_add (run->events, id);

  event->name[0] = object_name (run->state);
  return event;
}

/* Whether a piece is one of those whom a side may lose. */
static gboolean
may_fall (const GabFormal *state,
          int              side,
          guint            nth)
{
  const GabFormalPiece *piece = &state->piece[nth];

  if (piece->fate != GAB_FORMAL_FATE_IN_PLAY || piece->side != side || piece->kind != GAB_FORMAL_INFANTRY)
    return FALSE;
  if (side == GAB_FORMAL_BESIEGER)
    return gab_formal_has_bit (state->storm.goes, nth);
  return state->storm.object >= 0 ? piece->spot == state->storm.object
                                  : state->work[piece->spot].kind == GAB_FORMAL_RAVELIN;
}

/* A unit or ravelin goes before another: the lower number, the left. */
static gboolean
has_lower_number (const GabFormal *state,
                  GabFormalSpot    a,
                  GabFormalSpot    b)
{
  if (gab_formal_is_work (a))
    return a < b;
  return state->trench[gab_formal_spot_index (a)].part < state->trench[gab_formal_spot_index (b)].part;
}

/* The place with most of those who may fall. */
static GabFormalSpot
fullest (const GabFormal *state,
         int              side)
{
  GabFormalSpot best = GAB_FORMAL_NOWHERE;
  guint most = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      GabFormalSpot spot = state->piece[i].spot;
      guint n = 0;

      if (!may_fall (state, side, i) || spot == best)
        continue;
      for (guint j = 0; j < state->n_pieces; j++)
        n += state->piece[j].spot == spot && may_fall (state, side, j);
      if (n < most || (n == most && !has_lower_number (state, spot, best)))
        continue;
      most = n;
      best = spot;
    }
  return best;
}

/* FS-36: each falls where most are, the longest there. */
static void
lose_sections (GabFormal *state,
               int        side,
               guint      n)
{
  while (n-- > 0)
    {
      GabFormalSpot spot = fullest (state, side);
      guint fallen = state->n_pieces;

      for (guint i = 0; i < state->n_pieces; i++)
        if (state->piece[i].spot == spot && may_fall (state, side, i) &&
            (fallen == state->n_pieces || state->piece[i].since < state->piece[fallen].since))
          fallen = i;
      gab_formal_lose (state, fallen, FALSE);
    }
}

/* FS-37 */
static void
take (GabFormalRun *run,
      gboolean      undefended)
{
  GabFormal *state = run->state;

  note (run, GAB_FORMAL_EVENT_STORM_TAKES)->number[0] = undefended;
  if (state->storm.object >= 0)
    {
      gab_formal_take_work (run, state->storm.object);
      return;
    }
  state->covered_way_taken = TRUE;
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_RAVELIN && gab_formal_is_held (&state->work[i]))
      gab_formal_take_work (run, i);
}

/* Both sides pay for their supports, whose guns have fired. */
static void
pay_supports (GabFormalRun            *run,
              const GabFormalStrength *strength)
{
  GabFormal *state = run->state;

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    if (strength[side].near + strength[side].far > 0)
      {
        GabEvent *event = gab_events_add (run->events, GAB_FORMAL_EVENT_SUPPORT);

        event->number[0] = side;
        event->number[1] = strength[side].near + strength[side].far;
        event->number[2] = strength[side].cost;
        gab_formal_pay (run, side, strength[side].cost);
      }
  for (guint i = 0; i < state->n_pieces; i++)
    if (gab_formal_has_bit (state->storm.supports, i))
      state->piece[i].marks |= GAB_FORMAL_FIRED;
}

/* FS-35 */
static gboolean
roll_losses (GabFormalRun            *run,
             const GabFormalStrength *strength,
             guint                   *there,
             guint                   *lost)
{
  guint column = gab_formal_storm_column (strength[0].points, strength[1].points);
  GabEvent reason = {
    .id = GAB_FORMAL_NEED_STORM, .seen_by = GAB_SEEN_BY_ALL, .name = { object_name (run->state), -1 },
    .number = { column, strength[0].points, strength[1].points },
  };
  GabEvent *event;
  int die;

  if (!gab_formal_roll_one (run, &reason, &die))
    return FALSE;
  gab_formal_storm_losses (run->state->tables, column, die, there, lost);
  event = note (run, GAB_FORMAL_EVENT_STRENGTH);
  event->number[0] = strength[0].points;
  event->number[1] = strength[1].points;
  event->number[2] = column;
  event = note (run, GAB_FORMAL_EVENT_STORM_LOSES);
  event->number[0] = lost[0];
  event->number[1] = lost[1];
  event->first_die = run->dice->n_rolled - 1;
  event->n_dice = 1;
  return TRUE;
}

/* FS-36: the success die, where one is needed. */
static gboolean
roll_success (GabFormalRun *run,
              int           highest,
              gboolean     *taken)
{
  GabEvent reason = {
    .id = GAB_FORMAL_NEED_SUCCESS, .seen_by = GAB_SEEN_BY_ALL, .name = { object_name (run->state), -1 }, .number = { highest },
  };
  int die;

  *taken = highest > SIDES;
  if (highest == 0 || highest > SIDES)
    return TRUE;
  if (!gab_formal_roll_one (run, &reason, &die))
    return FALSE;
  *taken = die <= highest;
  return TRUE;
}

/* The storm that stands in the state, both sides' supports named. */
gboolean
gab_formal_storm_fight (GabFormalRun *run)
{
  GabFormal *state = run->state;
  GabFormalStrength strength[GAB_FORMAL_N_SIDES];
  guint there[GAB_FORMAL_N_SIDES], lost[GAB_FORMAL_N_SIDES];
  guint first;
  gboolean taken;
  int highest;

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      gab_formal_strength (state, &state->storm, side, &strength[side]);
      there[side] = strength[side].sections;
    }
  pay_supports (run, strength);
  state->open = GAB_FORMAL_OPEN_NONE;
  if (!roll_losses (run, strength, there, lost))
    return FALSE;
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    lose_sections (state, side, lost[side]);
  highest = gab_formal_storm_success (state->tables, there, lost);
  first = run->dice->n_rolled;
  if (!roll_success (run, highest, &taken))
    return FALSE;
  if (taken)
    take (run, FALSE);
  else
    {
      GabEvent *event = note (run, GAB_FORMAL_EVENT_STORM_FAILS);

      event->number[0] = lost[0] == there[0];
      event->first_die = first;
      event->n_dice = run->dice->n_rolled - first;
    }
  gab_formal_rounds_end (run);
  return TRUE;
}

/* Whether some gun of the defender's can support, and be paid for (FS-33). */
static gboolean
defender_can_support (const GabFormal *state)
{
  GabFormalPosition positions[GAB_FORMAL_POSITIONS];
  guint n = gab_formal_positions (state, GAB_FORMAL_DEFENDER, positions);
  guint16 able[GAB_FORMAL_PIECES];
  GabFormalBand band;

  for (guint i = 0; i < n; i++)
    {
      guint n_able = gab_formal_able (state, &positions[i], able);

      if (n_able == 0 || !gab_formal_storm_range (state, &state->storm, &positions[i], &band))
        continue;
      for (guint j = 0; j < n_able; j++)
        {
          gint32 cost = state->tables->cost[state->piece[able[j]].kind][GAB_FORMAL_SUPPRESSIVE][band];

          if (cost > 0 && cost <= state->rounds[GAB_FORMAL_DEFENDER])
            return TRUE;
        }
    }
  return FALSE;
}

/* FS-33: the besieger names what he storms, and with whom. */
gboolean
gab_formal_storm (GabFormalRun   *run,
                  const GabOrder *order)
{
  GabFormal *state = run->state;
  GabFormalStrength strength;
  GabFormalStorm storm;
  GabEvent *event;

  if (!gab_formal_plan_storm (state, order, &storm, run->error))
    return FALSE;
  state->storm = storm;
  state->stormed = TRUE;
  gab_formal_strength (state, &storm, GAB_FORMAL_BESIEGER, &strength);
  event = note (run, GAB_FORMAL_EVENT_STORM);
  event->number[0] = strength.sections;
  event->number[1] = strength.near + strength.far;
  if (gab_formal_defenders (state, storm.object) == 0)
    {
      take (run, TRUE);
      return TRUE;
    }
  if (!defender_can_support (state))
    return gab_formal_storm_fight (run);
  state->open = GAB_FORMAL_OPEN_ANSWER;
  return TRUE;
}

gboolean
gab_formal_answer (GabFormalRun   *run,
                   const GabOrder *order)
{
  GabFormalStorm storm;

  if (!gab_formal_plan_answer (run->state, order, &storm, run->error))
    return FALSE;
  run->state->storm = storm;
  return gab_formal_storm_fight (run);
}

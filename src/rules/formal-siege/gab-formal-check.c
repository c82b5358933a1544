/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What always holds of a formal siege; gab-formal-dump.c writes it as text. */

#include "gab-formal-moves.h"

#include <stdlib.h>

typedef struct
{
  const GabFormal *state;
  GError         **error;
  guint16          work[GAB_FORMAL_WORKS], trench[GAB_FORMAL_TRENCHES], battery[GAB_FORMAL_BATTERIES];
  guint16          mounted[GAB_FORMAL_BATTERIES];
} Check;

static gboolean
bad (const Check    *check,
     GabFormalWrong  wrong,
     gint32          name)
{
  return gab_formal_bad_state (check->error, wrong, check->state->setup->names, name);
}

static gboolean
is_masked (const GabFormal *state)
{
  return state->hides[GAB_FORMAL_BESIEGER] || state->hides[GAB_FORMAL_DEFENDER];
}

/* FS-4, FS-43 */
static gboolean
works_are_good (const Check *check)
{
  const GabFormal *state = check->state;

  for (guint i = 0; i < state->n_works; i++)
    {
      const GabFormalWork *work = &state->work[i];
      gboolean breachable = work->kind != GAB_FORMAL_RAVELIN && state->placed != GAB_FORMAL_POINTS_UNKNOWN;

      /* A masked state does not have them. */
      gboolean masked = state->hides[GAB_FORMAL_DEFENDER] || (work->sealed && work->points == 0);

      if (masked ? work->points != 0
                                            : (work->points > 0) != breachable || work->left > work->points ||
                                              (breachable && (work->left == 0) != work->breached))
        return bad (check, GAB_FORMAL_WRONG_WORK, work->name);
    }
  return TRUE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  gint32 first = *(const gint32 *) a, second = *(const gint32 *) b;

  return (first > second) - (first < second);
}

/* No two trenches have one name. */
static gboolean
names_are_good (const Check *check)
{
  const GabFormal *state = check->state;
  gint32 names[GAB_FORMAL_TRENCHES];

  for (guint i = 0; i < state->n_trenches; i++)
    names[i] = gab_formal_trench_name (&state->trench[i]);
  qsort (names, state->n_trenches, sizeof *names, compare_names);
  for (guint i = 1; i < state->n_trenches; i++)
    if (names[i] == names[i - 1])
      return bad (check, GAB_FORMAL_WRONG_TRENCH, names[i]);
  return TRUE;
}

/* What one side of a joint says: a standing trench, one joint at each of its ends, and only parallels joined inside. */
static gboolean
join_is_good (const GabFormal *state,
              guint            trench,
              int              end,
              guint8          *taken)
{
  const GabFormalTrench *unit = &state->trench[trench];
  guint8 bit = 1u << end;

  if (trench >= state->n_trenches || unit->gone || end > GAB_FORMAL_JOINS_INSIDE)
    return FALSE;
  if (end == GAB_FORMAL_JOINS_INSIDE)
    return unit->parallel > 0;
  if ((taken[trench] & bit) != 0)
    return FALSE;
  taken[trench] |= bit;
  return TRUE;
}

/* FS-9, FS-11, FS-50 */
static gboolean
trenches_are_good (const Check *check)
{
  const GabFormal *state = check->state;
  guint8 taken[GAB_FORMAL_TRENCHES] = { 0 };

  for (guint i = 0; i < state->n_joins; i++)
    {
      const GabFormalJoin *join = &state->join[i];

      if (join->a >= join->b || !join_is_good (state, join->a, join->end_a, taken) ||
          !join_is_good (state, join->b, join->end_b, taken))
        return bad (check, GAB_FORMAL_WRONG_TRENCH, gab_formal_trench_name (&state->trench[join->a]));
    }
  return names_are_good (check);
}

/* FS-12: one a unit and side. */
static gboolean
batteries_are_good (const Check *check)
{
  const GabFormal *state = check->state;

  for (guint i = 0; i < state->n_batteries; i++)
    {
      const GabFormalBattery *battery = &state->battery[i];
      gboolean good = battery->halves >= 1 && battery->halves <= 2 && battery->trench < state->n_trenches &&
                      state->trench[battery->trench].parallel > 0;

      for (guint j = 0; good && j < i; j++)
        good = state->battery[j].number != battery->number &&
               (state->battery[j].trench != battery->trench || state->battery[j].before != battery->before);
      if (!good)
        return bad (check, GAB_FORMAL_WRONG_BATTERY, GAB_BUILT ('n', battery->number, 0));
    }
  return TRUE;
}

/* Counts a piece at its place; FALSE when it cannot be there. */
static gboolean
count_piece (Check                *check,
             const GabFormalPiece *piece)
{
  const GabFormal *state = check->state;
  guint at = gab_formal_spot_index (piece->spot);
  gboolean mounted = (piece->marks & GAB_FORMAL_MOUNTED) != 0;

  if (piece->fate != GAB_FORMAL_FATE_IN_PLAY)
    return piece->spot == GAB_FORMAL_NOWHERE && !mounted;
  /* Driven out, and not yet told where to go (FS-49). */
  if (state->open == GAB_FORMAL_OPEN_FALL_BACK && gab_formal_has_bit (state->fall_back.out, piece - state->piece))
    return piece->side == GAB_FORMAL_BESIEGER && piece->spot == GAB_FORMAL_NOWHERE;
  if (piece->gone > state->tables->lengths[piece->kind])
    return FALSE;
  if (piece->side == GAB_FORMAL_DEFENDER)
    return piece->spot != GAB_FORMAL_NOWHERE && gab_formal_is_work (piece->spot) && at < state->n_works &&
           !mounted && gab_formal_is_held (&state->work[at]);
  if (gab_formal_is_battery (piece->spot) && at < state->n_batteries)
    {
      check->battery[at]++;
      check->mounted[at] += mounted;
      return !mounted || gab_formal_may_mount (&state->battery[at], piece->kind);
    }
  if (!gab_formal_is_trench (piece->spot) || at >= state->n_trenches || mounted)
    return FALSE;
  check->trench[at]++;
  return TRUE;
}

/* FS-17 */
static gboolean
room_is_kept (const Check *check)
{
  const GabFormal *state = check->state;

  for (guint i = 0; i < state->n_trenches; i++)
    if (check->trench[i] > gab_formal_holds (state, GAB_FORMAL_AT_TRENCH (i)))
      return bad (check, GAB_FORMAL_WRONG_ROOM, gab_formal_trench_name (&state->trench[i]));
  for (guint i = 0; i < state->n_batteries; i++)
    if (check->battery[i] > gab_formal_holds (state, GAB_FORMAL_AT_BATTERY (i)) ||
        check->mounted[i] > state->tables->platform)
      return bad (check, GAB_FORMAL_WRONG_ROOM, GAB_BUILT ('n', state->battery[i].number, 0));
  return TRUE;
}

/* The pieces that the setup gives a unit. */
static guint
first_pieces (const GabFormal *state)
{
  const GPtrArray *lines = state->setup->lines;
  guint n = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const GabOrder *line = g_ptr_array_index (lines, i);
      GabArgs args = gab_args (line);

      if (line->verb->id != GAB_FORMAL_LINE_UNIT)
        continue;
      args.next += 2;
      for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
        n += gab_args_next (&args) ? gab_args_next (&args) : 0;
    }
  return n;
}

static gboolean
pieces_are_good (Check *check)
{
  const GabFormal *state = check->state;

  for (guint i = 0; i < state->n_pieces; i++)
    if (!count_piece (check, &state->piece[i]))
      return bad (check, GAB_FORMAL_WRONG_PIECE, state->unit[state->piece[i].unit].name);
  if (!is_masked (state) && state->n_pieces != first_pieces (state))
    return bad (check, GAB_FORMAL_WRONG_PIECE, -1);
  return room_is_kept (check);
}

/* FS-6: before the first turn is the step of placing only, and a choice stands open only where it can. */
static gboolean
turn_is_good (const GabFormal *state)
{
  if ((state->step == GAB_FORMAL_STEP_PLACE) != (state->turn == 0) || state->step > GAB_FORMAL_STEP_OVER)
    return FALSE;
  if ((state->step == GAB_FORMAL_STEP_OVER) != (state->end != GAB_FORMAL_END_NONE))
    return FALSE;
  switch ((GabFormalOpen) state->open)
    {
    case GAB_FORMAL_OPEN_NONE:      return TRUE;
    case GAB_FORMAL_OPEN_ANSWER:    return state->step == GAB_FORMAL_STEP_STORM;
    case GAB_FORMAL_OPEN_FALL_BACK: return state->step == GAB_FORMAL_STEP_FIRE || state->step == GAB_FORMAL_STEP_SORTIE;
    case GAB_FORMAL_OPEN_SORTIE:    return state->step == GAB_FORMAL_STEP_SORTIE;
    default:                        return FALSE;
    }
}

/* GabRules.check */
gboolean
gab_formal_check (gconstpointer   data,
                  GError        **error)
{
  Check check = { .state = data, .error = error };

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    if (check.state->rounds[side] < 0)
      return bad (&check, GAB_FORMAL_WRONG_ROUNDS, -1);
  if (!turn_is_good (check.state))
    return bad (&check, GAB_FORMAL_WRONG_TURN, -1);
  return works_are_good (&check) && trenches_are_good (&check) && batteries_are_good (&check) &&
         pieces_are_good (&check);
}

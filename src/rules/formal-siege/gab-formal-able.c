/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who can move, and how far it is (FS-14 to FS-17). */

#include "gab-formal-moves.h"

static gboolean
is_able (const GabFormal      *state,
         const GabFormalPick  *pick,
         const GabFormalPiece *piece)
{
  return piece->side == pick->side && piece->kind == pick->kind && piece->fate == pick->fate &&
         piece->spot == pick->spot && (pick->unit < 0 || piece->unit == pick->unit) &&
         (piece->marks & pick->with) == pick->with && (piece->marks & pick->without) == 0 &&
         (pick->lengths == 0 || piece->gone + pick->lengths <= state->tables->lengths[piece->kind]);
}

/* Those on the ground behind a platform go before those on it, then who is longest there. */
static gboolean
goes_before (const GabFormalPiece *a,
             const GabFormalPiece *b)
{
  if ((a->marks & GAB_FORMAL_MOUNTED) != (b->marks & GAB_FORMAL_MOUNTED))
    return (a->marks & GAB_FORMAL_MOUNTED) == 0;
  return a->since < b->since;
}

/**
 * gab_formal_pick:
 * @state: a siege
 * @pick: what the order is about
 * @pieces: (out) (array length=400): the pieces that it can take, in the order in which it takes them:
 *   who is not mounted, who is longest there, who stands first in the setup
 *
 * Returns: how many there are.
 */
guint
gab_formal_pick (const GabFormal     *state,
                 const GabFormalPick *pick,
                 guint16             *pieces)
{
  guint n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];
      guint at = n;

      if (!is_able (state, pick, piece))
        continue;
      for (; at > 0 && goes_before (piece, &state->piece[pieces[at - 1]]); at--)
        pieces[at] = pieces[at - 1];
      pieces[at] = i;
      n++;
    }
  return n;
}

/**
 * gab_formal_way:
 * @state: a siege
 * @from: a standing trench or a battery
 * @to: another
 *
 * Each unit entered is a length, a battery is one; a battery is entered and left through the unit
 * that it touches (FS-14, FS-15, FS-50).
 *
 * Returns: the lengths of the shortest way, or -1 when there is none.
 */
int
gab_formal_way (const GabFormal *state,
                GabFormalSpot    from,
                GabFormalSpot    to)
{
  GabFormalNet net;
  guint16 steps[GAB_FORMAL_TRENCHES];
  guint first = gab_formal_spot_index (from), last = gab_formal_spot_index (to);
  int lengths = 0;

  if (gab_formal_is_battery (from))
    {
      first = state->battery[first].trench;
      lengths++;
    }
  if (gab_formal_is_battery (to))
    {
      last = state->battery[last].trench;
      lengths++;
    }
  if (state->trench[first].gone || state->trench[last].gone)
    return -1;
  gab_formal_net_init (&net, state);
  gab_formal_net_steps (&net, state, first, GAB_FORMAL_TRENCHES, steps);
  return steps[last] == GAB_FORMAL_NO_STEPS ? -1 : lengths + steps[last];
}

/* Whether pieces of that kind mount in the battery (FS-12, FS-17). */
gboolean
gab_formal_may_mount (const GabFormalBattery *battery,
                      int                     kind)
{
  return battery->mortars ? kind == GAB_FORMAL_MORTAR : kind == GAB_FORMAL_HEAVY || kind == GAB_FORMAL_LIGHT;
}

/* How many more there is room for on a battery's platform (FS-17). */
guint
gab_formal_platform (const GabFormal *state,
                     guint            battery)
{
  guint room = state->tables->platform;

  for (guint i = 0; i < state->n_pieces; i++)
    if (state->piece[i].spot == GAB_FORMAL_AT_BATTERY (battery) && (state->piece[i].marks & GAB_FORMAL_MOUNTED) != 0)
      room -= MIN (room, 1);
  return room;
}

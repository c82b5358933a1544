/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the things of a siege are: spots, their names, centres and room (FS-12, FS-17). */

#include "gab-formal-private.h"

/* What a parallel unit or a sap is called: p2.4, s3.1. */
gint32
gab_formal_trench_name (const GabFormalTrench *trench)
{
  return GAB_BUILT (trench->parallel > 0 ? 'p' : 's', trench->line, trench->part);
}

static GabFormalSpot
find_built (const GabFormal *state,
            gint32           name)
{
  char letter = gab_built_letter (name);
  int number = gab_built_number (name), part = gab_built_part (name);

  if (letter == 'n')
    {
      for (guint i = 0; i < state->n_batteries; i++)
        if (state->battery[i].number == number)
          return GAB_FORMAL_AT_BATTERY (i);
      return GAB_FORMAL_NOWHERE;
    }
  for (guint i = 0; i < state->n_trenches; i++)
    {
      const GabFormalTrench *trench = &state->trench[i];

      if (trench->line == number && trench->part == part && (trench->parallel > 0) == (letter == 'p'))
        return GAB_FORMAL_AT_TRENCH (i);
    }
  return GAB_FORMAL_NOWHERE;
}

/* The place of that name, a trench that is gone among them; GAB_FORMAL_NOWHERE when there is none. */
GabFormalSpot
gab_formal_find_place (const GabFormal *state,
                       gint32           name)
{
  if (gab_is_built (name))
    return find_built (state, name);
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].name == name)
      return GAB_FORMAL_AT_WORK (i);
  return GAB_FORMAL_NOWHERE;
}

/* The place that an order names, a handle or GAB_BUILT(); GAB_FORMAL_NOWHERE when it is not there
 * or is a trench that is gone (FS-50). */
GabFormalSpot
gab_formal_find_spot (const GabFormal *state,
                      gint32           name)
{
  GabFormalSpot spot = gab_formal_find_place (state, name);

  if (spot != GAB_FORMAL_NOWHERE && gab_formal_is_trench (spot) && state->trench[gab_formal_spot_index (spot)].gone)
    return GAB_FORMAL_NOWHERE;
  return spot;
}

/* What a place is called in an order. */
gint32
gab_formal_spot_name (const GabFormal *state,
                      GabFormalSpot    spot)
{
  guint i = gab_formal_spot_index (spot);

  if (gab_formal_is_work (spot))
    return state->work[i].name;
  if (gab_formal_is_battery (spot))
    return GAB_BUILT ('n', state->battery[i].number, 0);
  return gab_formal_trench_name (&state->trench[i]);
}

static GabFormalPoint
work_centre (const GabFormal     *state,
             const GabFormalWork *work)
{
  const GabFormalTables *tables = state->tables;
  GabFormalPoint centre = work->at;

  switch ((GabFormalWorkKind) work->kind)
    {
    case GAB_FORMAL_FLANK:     centre.y += tables->bastion_fire; break;
    case GAB_FORMAL_DEMI_LUNE: centre.y += tables->demi_lune_centre; break;
    case GAB_FORMAL_RAVELIN:   centre.y += tables->ravelin_centre; break;
    case GAB_FORMAL_WALL:
    default:                   break;
    }
  return centre;
}

/* The centre of a place in half tenths, exact (FS-12): for a bastion its fire position, whichever
 * flank is named; the target point of a flank is another. */
GabFormalPoint
gab_formal_centre2 (const GabFormal *state,
                    GabFormalSpot    spot)
{
  guint i = gab_formal_spot_index (spot);
  const GabFormalTrench *trench;
  GabFormalPoint centre;

  if (gab_formal_is_trench (spot))
    {
      trench = &state->trench[i];
      return (GabFormalPoint) { trench->from.x + trench->to.x, trench->from.y + trench->to.y };
    }
  centre = gab_formal_is_work (spot) ? work_centre (state, &state->work[i]) : state->battery[i].centre;
  return (GabFormalPoint) { 2 * centre.x, 2 * centre.y };
}

/* How many pieces of a side and kind are there; -1 for either counts all. */
guint
gab_formal_count (const GabFormal *state,
                  GabFormalSpot    spot,
                  int              side,
                  int              kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];

      n += piece->spot == spot && piece->fate == GAB_FORMAL_FATE_IN_PLAY &&
           (side < 0 || piece->side == side) && (kind < 0 || piece->kind == kind);
    }
  return n;
}

/* How many pieces a place holds, whatever stands there now (FS-17). */
guint
gab_formal_holds (const GabFormal *state,
                  GabFormalSpot    spot)
{
  guint i = gab_formal_spot_index (spot);

  if (gab_formal_is_work (spot))
    return gab_formal_is_held (&state->work[i]) ? GAB_FORMAL_NO_LIMIT : 0;
  if (gab_formal_is_battery (spot))
    return state->battery[i].halves == 2 ? state->tables->room_battery : 0;
  if (state->trench[i].gone)
    return 0;
  return state->trench[i].parallel > 0 ? state->tables->room_parallel : state->tables->room_sap;
}

/* How many pieces more a place has room for (FS-17). */
guint
gab_formal_room (const GabFormal *state,
                 GabFormalSpot    spot)
{
  guint holds = gab_formal_holds (state, spot), there = gab_formal_count (state, spot, -1, -1);

  return holds > there ? holds - there : 0;
}

/* Moves a piece to a place, where it arrives now (FS-26); GAB_FORMAL_NOWHERE takes it off the ground,
 * to be ready again. Marks other than that it is mounted stay. */
void
gab_formal_put (GabFormal     *state,
                guint          piece,
                GabFormalSpot  spot)
{
  GabFormalPiece *moved = &state->piece[piece];

  moved->spot = spot;
  moved->fate = spot == GAB_FORMAL_NOWHERE ? GAB_FORMAL_FATE_READY : GAB_FORMAL_FATE_IN_PLAY;
  moved->since = state->serial;
  moved->marks &= ~GAB_FORMAL_MOUNTED;
}

/* Which unit a name of the setup is, or -1. */
int
gab_formal_find_unit (const GabFormal *state,
                      gint32           name)
{
  for (guint i = 0; i < state->n_units; i++)
    if (state->unit[i].name == name)
      return i;
  return -1;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fire positions, what they bear on, and how far it is (FS-21 to FS-25). */

#include "gab-formal-blood.h"
#include "gab-formal-lines.h"

static gboolean
work_position (const GabFormal   *state,
               guint              index,
               GabFormalPosition *position)
{
  const GabFormalWork *work = &state->work[index];
  guint left = work->kind == GAB_FORMAL_FLANK ? index - work->right : index;

  if (work->kind == GAB_FORMAL_WALL)
    return FALSE;
  *position = (GabFormalPosition) { .spot = left, .part = { GAB_FORMAL_NOWHERE, GAB_FORMAL_NOWHERE } };
  position->centre = gab_formal_centre2 (state, left);
  if (work->kind != GAB_FORMAL_FLANK)
    {
      position->part[0] = index;
      return gab_formal_is_held (work);
    }
  position->facing.y = 1;
  for (guint i = left, n = 0; i <= left + 1; i++)
    if (gab_formal_is_held (&state->work[i]))
      position->part[n++] = i;
  return position->part[0] != GAB_FORMAL_NOWHERE;
}

static gboolean
battery_position (const GabFormal   *state,
                  guint              index,
                  GabFormalPosition *position)
{
  const GabFormalBattery *battery = &state->battery[index];
  const GabFormalTrench *unit = &state->trench[battery->trench];
  GabFormalPoint along = gab_formal_minus (unit->to, unit->from);

  if (along.x < 0)
    along = (GabFormalPoint) { -along.x, -along.y };
  *position = (GabFormalPosition) {
    .spot = GAB_FORMAL_AT_BATTERY (index),
    .part = { GAB_FORMAL_AT_BATTERY (index), GAB_FORMAL_NOWHERE },
    .centre = { 2 * battery->centre.x, 2 * battery->centre.y },
    .facing = { along.y, -along.x },
  };
  return battery->halves == 2 && !battery->destroyed;
}

/* FS-21: the fire position that a place is, or is part of; FALSE when it is none now. */
gboolean
gab_formal_position (const GabFormal   *state,
                     GabFormalSpot      spot,
                     GabFormalPosition *position)
{
  if (gab_formal_is_work (spot))
    return work_position (state, spot, position);
  return gab_formal_is_battery (spot) && battery_position (state, gab_formal_spot_index (spot), position);
}

/* FS-22: a bastion fires once, whatever flanks it has. */
gboolean
gab_formal_has_fired (const GabFormal         *state,
                      const GabFormalPosition *position)
{
  guint index = gab_formal_spot_index (position->spot);

  return gab_formal_is_work (position->spot) ? state->work[index].fired : state->battery[index].fired;
}

void
gab_formal_mark_fired (GabFormal               *state,
                       const GabFormalPosition *position)
{
  guint index = gab_formal_spot_index (position->spot);

  if (gab_formal_is_battery (position->spot))
    {
      state->battery[index].fired = TRUE;
      return;
    }
  state->work[index].fired = TRUE;
  if (state->work[index].kind == GAB_FORMAL_FLANK)
    state->work[index + 1].fired = TRUE;
}

/* Whether a piece may fire from a position, or support a storm (FS-19, FS-22, FS-26). */
gboolean
gab_formal_is_able (const GabFormalPosition *position,
                    const GabFormalPiece    *piece)
{
  return piece->fate == GAB_FORMAL_FATE_IN_PLAY && gab_formal_is_gun (piece->kind) &&
         (piece->spot == position->part[0] || piece->spot == position->part[1]) &&
         (piece->marks & (GAB_FORMAL_MOVED | GAB_FORMAL_FIRED | GAB_FORMAL_SILENCED)) == 0 &&
         (gab_formal_is_work (position->spot) || (piece->marks & GAB_FORMAL_MOUNTED) != 0);
}

/* The guns of a position that may fire, in FS-26's order. */
guint
gab_formal_able (const GabFormal         *state,
                 const GabFormalPosition *position,
                 guint16                 *pieces)
{
  guint n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      guint at = n;

      if (!gab_formal_is_able (position, &state->piece[i]))
        continue;
      for (; at > 0 && gab_formal_goes_before (&state->piece[i], &state->piece[pieces[at - 1]]); at--)
        pieces[at] = pieces[at - 1];
      pieces[at] = i;
      n++;
    }
  return n;
}

/* Where a target is, in half tenths: a flank that is to be breached has a point of its own (FS-3). */
GabFormalPoint
gab_formal_aim (const GabFormal *state,
                GabFormalSpot    target,
                GabFormalFire    fire)
{
  GabFormalPoint offset = state->tables->flank_target;
  const GabFormalWork *work;

  if (fire != GAB_FORMAL_DESTRUCTIVE || !gab_formal_is_work (target))
    return gab_formal_centre2 (state, target);
  work = &state->work[target];
  if (work->kind != GAB_FORMAL_FLANK)
    return gab_formal_centre2 (state, target);
  return (GabFormalPoint) { 2 * (work->at.x + (work->right ? offset.x : -offset.x)), 2 * (work->at.y + offset.y) };
}

/* FS-24: whether a side may aim such fire at a place. */
gboolean
gab_formal_may_aim (const GabFormal *state,
                    int              side,
                    GabFormalFire    fire,
                    GabFormalSpot    target)
{
  guint index = gab_formal_spot_index (target);
  GabFormalPosition position;

  if (gab_formal_is_work (target) != (side == GAB_FORMAL_BESIEGER))
    return FALSE;
  if (fire == GAB_FORMAL_DESTRUCTIVE)
    return side == GAB_FORMAL_BESIEGER && state->work[index].kind != GAB_FORMAL_RAVELIN &&
           gab_formal_is_held (&state->work[index]);
  if (gab_formal_is_trench (target))
    return !state->trench[index].gone;
  if (gab_formal_is_battery (target))
    return state->battery[index].halves == 2 &&
           (!state->battery[index].destroyed || gab_formal_count (state, target, -1, -1) > 0);
  return work_position (state, index, &position);
}

/* FS-23: edges of the arc included; level with the centre of a work of two faces is not outward. */
gboolean
gab_formal_bears (const GabFormal         *state,
                  const GabFormalPosition *position,
                  GabFormalPoint           at)
{
  if (position->facing.x == 0 && position->facing.y == 0)
    return at.y > position->centre.y;
  return gab_formal_turns_within (position->facing, gab_formal_minus (at, position->centre), state->tables->arc);
}

/* The point of the covered way's line that is nearest (FS-3), in half tenths. */
GabFormalPoint
gab_formal_nearest_way (const GabFormal *state,
                        GabFormalPoint   from)
{
  gint32 left = G_MAXINT32, right = G_MININT32;

  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_RAVELIN)
      {
        left = MIN (left, state->work[i].at.x);
        right = MAX (right, state->work[i].at.x);
      }
  left -= state->tables->covered_way_beyond;
  right += state->tables->covered_way_beyond;
  return (GabFormalPoint) { CLAMP (from.x, 2 * left, 2 * right), 2 * state->tables->covered_way };
}

/* FS-25: the band of a distance given as the square of its half tenths. */
GabFormalBand
gab_formal_band (const GabFormalTables *tables,
                 gint64                 square)
{
  if (square <= 4 * (gint64) tables->band_near * tables->band_near)
    return GAB_FORMAL_BAND_NEAR;
  return square <= 4 * (gint64) tables->band_mid * tables->band_mid ? GAB_FORMAL_BAND_MID : GAB_FORMAL_BAND_FAR;
}

/* The same distance in tenths of a yard, rounded up. */
gint32
gab_formal_tenths_up (gint64 square)
{
  gint64 root = 0, bit = G_GINT64_CONSTANT (1) << 20;

  for (; bit > 0; bit /= 2)
    if (4 * (root + bit) * (root + bit) < square)
      root += bit;
  return square > 0 ? root + 1 : 0;
}

/* Whether pieces of a kind have such fire at such a range: a cost, and something that they can do (FS-25). */
gboolean
gab_formal_table_fires (const GabFormalTables *tables,
                        int                    kind,
                        GabFormalFire          fire,
                        GabFormalBand          band)
{
  const GabFormalCell *cell = &tables->fire[kind][fire][band];

  return tables->cost[kind][fire][band] > 0 &&
         (fire == GAB_FORMAL_DESTRUCTIVE ? cell->hit > 0 : cell->suppress > 0 || cell->destroy > 0);
}

/* A side's rounds; where a view does not show them, they stand in nobody's way. */
gint32
gab_formal_rounds_left (const GabFormal *state,
                        int              side)
{
  return state->hides[side] ? GAB_COUNT_MAX : state->rounds[side];
}

/* A side's fire positions, whether they have guns or not; GAB_FORMAL_POSITIONS at most. */
guint
gab_formal_positions (const GabFormal   *state,
                      int                side,
                      GabFormalPosition *positions)
{
  guint n = 0;

  if (side == GAB_FORMAL_BESIEGER)
    {
      for (guint i = 0; i < state->n_batteries; i++)
        n += battery_position (state, i, &positions[n]);
      return n;
    }
  for (guint i = 0; i < state->n_works; i++)
    if (!state->work[i].right)
      n += work_position (state, i, &positions[n]);
  return n;
}

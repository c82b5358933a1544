/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order to storm and the answer to it, read and judged (FS-33, FS-34). */

#include "gab-formal-blood.h"
#include "gab-formal-lines.h"
#include "gab-formal-words.h"

static gboolean
bar (const GabFormal  *state,
     GabFormalBar      why,
     gint32            name,
     int               number,
     GError          **error)
{
  return gab_formal_bar (state, error, why, name, number, 0);
}

static gboolean
no (const GabFormal   *state,
    GabFormalRefusal   why,
    gint32             name,
    GError           **error)
{
  return gab_formal_refuse (error, state->setup->names, gab_formal_no (why, name, 0, 0));
}

/* The covered way, or once it is held a demi-lune. */
static gboolean
read_object (const GabFormal  *state,
             GabArgs          *args,
             gboolean          is_work,
             GabFormalStorm   *storm,
             GError          **error)
{
  gint32 name;

  *storm = (GabFormalStorm) { .object = -1 };
  if (!is_work)
    return !state->covered_way_taken || bar (state, GAB_FORMAL_BAR_WAY_TAKEN, -1, 0, error);
  name = gab_args_next (args);
  storm->object = gab_formal_find_place (state, name);
  if (state->work[storm->object].kind != GAB_FORMAL_DEMI_LUNE)
    return bar (state, GAB_FORMAL_BAR_NO_OBJECT, name, 0, error);
  if (!gab_formal_is_held (&state->work[storm->object]))
    return bar (state, GAB_FORMAL_BAR_OUT_OF_PLAY, name, 0, error);
  return state->covered_way_taken || bar (state, GAB_FORMAL_BAR_WAY_FIRST, -1, 0, error);
}

/* So many sections of one unit of the third parallel, longest there first. */
static gboolean
read_stormers (const GabFormal  *state,
               gint32            name,
               guint             count,
               GabFormalStorm   *storm,
               GError          **error)
{
  GabFormalSpot spot = gab_formal_find_place (state, name);
  guint16 pieces[GAB_FORMAL_PIECES];
  guint n;

  if (spot == GAB_FORMAL_NOWHERE)
    return no (state, GAB_FORMAL_NO_PLACE, name, error);
  if (state->trench[gab_formal_spot_index (spot)].gone)
    return no (state, GAB_FORMAL_NO_GONE, name, error);
  if (state->trench[gab_formal_spot_index (spot)].parallel != GAB_FORMAL_PARALLELS)
    return bar (state, GAB_FORMAL_BAR_THIRD, name, 0, error);
  if (count == 0)
    return no (state, GAB_FORMAL_NO_PIECES, -1, error);
  n = gab_formal_sections (state, spot, GAB_FORMAL_BESIEGER, pieces);
  if (n > 0 && gab_formal_has_bit (storm->goes, pieces[0]))
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_TWICE, name, 0, 33);
  if (n < count)
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_SECTIONS, name, n, 33);
  for (guint i = 0; i < count; i++)
    gab_formal_set_bit (storm->goes, pieces[i]);
  return TRUE;
}

/* The third-parallel unit with stormers that is nearest to a position, ties lower number. */
static GabFormalPoint
nearest_stormers (const GabFormal         *state,
                  const GabFormalStorm    *storm,
                  const GabFormalPosition *position)
{
  GabFormalPoint nearest = { 0 };
  gint64 least = G_MAXINT64;
  guint part = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalTrench *trench;
      GabFormalPoint at;
      gint64 square;

      if (!gab_formal_has_bit (storm->goes, i))
        continue;
      trench = &state->trench[gab_formal_spot_index (state->piece[i].spot)];
      at = gab_formal_centre2 (state, state->piece[i].spot);
      square = gab_formal_square (position->centre, at);
      if (square > least || (square == least && trench->part >= part))
        continue;
      least = square;
      part = trench->part;
      nearest = at;
    }
  return nearest;
}

/* The range band of a position that supports in a storm; FALSE when what it would fire at is out of its arc (FS-34). */
gboolean
gab_formal_storm_range (const GabFormal         *state,
                        const GabFormalStorm    *storm,
                        const GabFormalPosition *position,
                        GabFormalBand           *band)
{
  GabFormalPoint at = gab_formal_is_work (position->spot) ? nearest_stormers (state, storm, position)
                      : storm->object < 0 ? gab_formal_nearest_way (state, position->centre)
                                          : gab_formal_centre2 (state, storm->object);

  *band = gab_formal_band (state->tables, gab_formal_square (position->centre, at));
  return gab_formal_bears (state, position, at);
}

/* So many guns of one position, in FS-26's order. */
static gboolean
read_support (const GabFormal  *state,
              gint32            name,
              guint             count,
              GabFormalStorm   *storm,
              GError          **error)
{
  GabFormalSpot spot = gab_formal_find_place (state, name);
  GabFormalPosition position;
  guint16 able[GAB_FORMAL_PIECES];
  GabFormalBand band;
  guint n = 0, n_able;

  if (spot == GAB_FORMAL_NOWHERE)
    return no (state, GAB_FORMAL_NO_PLACE, name, error);
  if (!gab_formal_position (state, spot, &position))
    return bar (state, GAB_FORMAL_BAR_NO_POSITION, name, 0, error);
  if (count == 0)
    return no (state, GAB_FORMAL_NO_PIECES, -1, error);
  if (!gab_formal_storm_range (state, storm, &position, &band))
    return bar (state, GAB_FORMAL_BAR_ARC, name, 0, error);
  n_able = gab_formal_able (state, &position, able);
  for (guint i = 0; i < n_able; i++)
    if (state->tables->cost[state->piece[able[i]].kind][GAB_FORMAL_SUPPRESSIVE][band] > 0)
      able[n++] = able[i];
  if (n > 0 && gab_formal_has_bit (storm->supports, able[0]))
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_TWICE, name, 0, 33);
  if (n < count)
    return bar (state, GAB_FORMAL_BAR_SUPPORT, name, n, error);
  for (guint i = 0; i < count; i++)
    gab_formal_set_bit (storm->supports, able[i]);
  return TRUE;
}

static gboolean
read_supports (const GabFormal  *state,
               int               side,
               GabArgs          *args,
               GabFormalStorm   *storm,
               GError          **error)
{
  GabFormalStrength strength;

  if (!gab_args_next (args))
    return TRUE;
  if (gab_formal_defenders (state, storm->object) == 0)
    return bar (state, GAB_FORMAL_BAR_UNDEFENDED, -1, 0, error);
  for (gint32 left = gab_args_next (args); left > 0; left--)
    {
      gint32 name = gab_args_next (args);

      if (!read_support (state, name, gab_args_next (args), storm, error))
        return FALSE;
    }
  gab_formal_strength (state, storm, side, &strength);
  if (strength.cost > gab_formal_rounds_left (state, side))
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_ROUNDS, -1, strength.cost, state->rounds[side]);
  return TRUE;
}

/**
 * gab_formal_plan_storm:
 * @state: a siege
 * @order: an order to storm
 * @storm: (out caller-allocates): who storms and supports
 * @error: why not
 *
 * Which step it is is not asked (FS-33).
 *
 * Returns: whether the order may be given.
 */
gboolean
gab_formal_plan_storm (const GabFormal  *state,
                       const GabOrder   *order,
                       GabFormalStorm   *storm,
                       GError          **error)
{
  GabArgs args = gab_args (order);
  gint32 total = 0;

  if (state->stormed)
    return bar (state, GAB_FORMAL_BAR_STORMED, -1, 0, error);
  if (!read_object (state, &args, order->verb->id == GAB_FORMAL_STORM_WORK, storm, error))
    return FALSE;
  for (gint32 left = gab_args_next (&args); left > 0; left--)
    {
      gint32 name = gab_args_next (&args), count = gab_args_next (&args);

      if (!read_stormers (state, name, count, storm, error))
        return FALSE;
      total += count;
    }
  if (total < state->tables->storm_sections)
    return bar (state, GAB_FORMAL_BAR_FEW_STORMERS, -1, state->tables->storm_sections, error);
  return read_supports (state, GAB_FORMAL_BESIEGER, &args, storm, error);
}

/**
 * gab_formal_plan_answer:
 * @state: a siege in which a storm waits for its answer
 * @order: the answer
 * @storm: (out caller-allocates): the storm with the defender's supports
 * @error: why not
 *
 * Returns: whether the order may be given.
 */
gboolean
gab_formal_plan_answer (const GabFormal  *state,
                        const GabOrder   *order,
                        GabFormalStorm   *storm,
                        GError          **error)
{
  GabArgs args = gab_args (order);

  if (state->open != GAB_FORMAL_OPEN_ANSWER)
    return bar (state, GAB_FORMAL_BAR_NO_STORM, -1, 0, error);
  *storm = state->storm;
  return read_supports (state, GAB_FORMAL_DEFENDER, &args, storm, error);
}

/* FS-33: the sections in all ravelins, or in the demi-lune. */
guint
gab_formal_defenders (const GabFormal *state,
                      int              object)
{
  guint n = 0;

  if (object >= 0)
    return gab_formal_count (state, object, GAB_FORMAL_DEFENDER, GAB_FORMAL_INFANTRY);
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_RAVELIN)
      n += gab_formal_count (state, i, GAB_FORMAL_DEFENDER, GAB_FORMAL_INFANTRY);
  return n;
}

static void
add_support (const GabFormal       *state,
             const GabFormalStorm  *storm,
             const GabFormalPiece  *piece,
             GabFormalStrength     *strength)
{
  GabFormalPosition position;
  GabFormalBand band;

  gab_formal_position (state, piece->spot, &position);
  gab_formal_storm_range (state, storm, &position, &band);
  strength->cost += state->tables->cost[piece->kind][GAB_FORMAL_SUPPRESSIVE][band];
  if (band != GAB_FORMAL_BAND_NEAR)
    {
      strength->far++;
      return;
    }
  strength->near++;
  strength->near_points += state->tables->support_near[piece->kind];
}

/**
 * gab_formal_strength:
 * @state: a siege
 * @storm: a storm as it is planned
 * @side: a side
 * @strength: (out): what the side is worth in it, line by line, and the rounds that its support costs (FS-34)
 */
void
gab_formal_strength (const GabFormal      *state,
                     const GabFormalStorm *storm,
                     int                   side,
                     GabFormalStrength    *strength)
{
  *strength = (GabFormalStrength) { 0 };
  for (guint i = 0; i < state->n_pieces; i++)
    {
      if (state->piece[i].side != side)
        continue;
      strength->sections += gab_formal_has_bit (storm->goes, i);
      if (gab_formal_has_bit (storm->supports, i))
        add_support (state, storm, &state->piece[i], strength);
    }
  strength->section_points = strength->sections;
  if (side == GAB_FORMAL_DEFENDER)
    {
      strength->sections = gab_formal_defenders (state, storm->object);
      strength->section_points = strength->sections * state->tables->defends;
    }
  strength->far_points = strength->far / state->tables->support_far;
  strength->points = strength->section_points + strength->near_points + strength->far_points;
}

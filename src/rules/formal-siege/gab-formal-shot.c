/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order to fire, read and judged; what a shot does (FS-22 to FS-25, FS-31). */

#include "gab-formal-blood.h"
#include "gab-formal-lines.h"
#include "gab-formal-words.h"

/* FS-25: "n/result"; the better result on the higher score. */
GabFormalShot
gab_formal_shot (const GabFormalTables *tables,
                 int                    kind,
                 GabFormalFire          fire,
                 GabFormalBand          band,
                 int                    die)
{
  const GabFormalCell *cell = &tables->fire[kind][fire][band];

  if (fire == GAB_FORMAL_DESTRUCTIVE)
    return cell->hit > 0 && die >= cell->hit ? GAB_FORMAL_SHOT_H : GAB_FORMAL_SHOT_NONE;
  if (cell->destroy > 0 && die >= cell->destroy)
    return GAB_FORMAL_SHOT_D;
  return cell->suppress > 0 && die >= cell->suppress ? GAB_FORMAL_SHOT_S : GAB_FORMAL_SHOT_NONE;
}

static gboolean
bar (const GabFormal  *state,
     GabFormalBar      why,
     gint32            name,
     GError          **error)
{
  return gab_formal_bar (state, error, why, name, 0, 0);
}

/* The position that an order names. */
static gboolean
find_position (const GabFormal    *state,
               GabFormalFirePlan  *plan,
               GError            **error)
{
  GabFormalSpot spot = gab_formal_find_place (state, plan->position_name);

  if (spot == GAB_FORMAL_NOWHERE)
    return gab_formal_refuse (error, state->setup->names, gab_formal_no (GAB_FORMAL_NO_PLACE, plan->position_name, 0, 0));
  plan->side = gab_formal_is_work (spot) ? GAB_FORMAL_DEFENDER : GAB_FORMAL_BESIEGER;
  if (gab_formal_is_battery (spot) && state->battery[gab_formal_spot_index (spot)].halves < 2)
    return bar (state, GAB_FORMAL_BAR_HALF, plan->position_name, error);
  if (gab_formal_is_battery (spot) && state->battery[gab_formal_spot_index (spot)].destroyed)
    return bar (state, GAB_FORMAL_BAR_RUIN, plan->position_name, error);
  if (gab_formal_position (state, spot, &plan->position))
    return TRUE;
  if (state->work[spot].kind != GAB_FORMAL_WALL)
    return bar (state, GAB_FORMAL_BAR_OUT_OF_PLAY, plan->position_name, error);
  return bar (state, GAB_FORMAL_BAR_NO_POSITION, plan->position_name, error);
}

/* Why such fire is not aimed at a place (FS-24, FS-28, FS-43). */
static gboolean
bad_target (const GabFormal    *state,
            GabFormalFirePlan  *plan,
            GError            **error)
{
  guint index = gab_formal_spot_index (plan->target);
  GabFormalBar why = GAB_FORMAL_BAR_OUT_OF_PLAY;

  if (gab_formal_is_work (plan->target) != (plan->side == GAB_FORMAL_BESIEGER))
    why = GAB_FORMAL_BAR_OWN;
  else if (plan->fire == GAB_FORMAL_DESTRUCTIVE && plan->side == GAB_FORMAL_DEFENDER)
    why = GAB_FORMAL_BAR_BREACHER;
  else if (gab_formal_is_battery (plan->target))
    why = state->battery[index].halves < 2 ? GAB_FORMAL_BAR_HALF : GAB_FORMAL_BAR_EMPTY_RUIN;
  else if (plan->fire == GAB_FORMAL_DESTRUCTIVE && state->work[index].kind == GAB_FORMAL_RAVELIN)
    why = GAB_FORMAL_BAR_NOT_BREACHABLE;
  else if (plan->fire == GAB_FORMAL_SUPPRESSIVE && state->work[index].kind == GAB_FORMAL_WALL)
    why = GAB_FORMAL_BAR_SUPPRESS;
  return bar (state, why, plan->target_name, error);
}

static gboolean
find_target (const GabFormal    *state,
             GabFormalFirePlan  *plan,
             GError            **error)
{
  GabFormalRefusal why = GAB_FORMAL_NO_PLACE;

  plan->target = gab_formal_find_place (state, plan->target_name);
  if (plan->target != GAB_FORMAL_NOWHERE && gab_formal_is_trench (plan->target) &&
      state->trench[gab_formal_spot_index (plan->target)].gone)
    why = GAB_FORMAL_NO_GONE;
  if (plan->target == GAB_FORMAL_NOWHERE || why == GAB_FORMAL_NO_GONE)
    return gab_formal_refuse (error, state->setup->names, gab_formal_no (why, plan->target_name, 0, 0));
  if (!gab_formal_may_aim (state, plan->side, plan->fire, plan->target))
    return bad_target (state, plan, error);
  if (plan->fire == GAB_FORMAL_SUPPRESSIVE && gab_formal_is_work (plan->target))
    plan->target -= state->work[plan->target].right;
  return TRUE;
}

/* FS-22, FS-23: one range for all, from centre to centre. */
static gboolean
find_range (const GabFormal    *state,
            GabFormalFirePlan  *plan,
            GError            **error)
{
  GabFormalPoint aim = gab_formal_aim (state, plan->target, plan->fire);
  gint64 square = gab_formal_square (plan->position.centre, aim);

  plan->band = gab_formal_band (state->tables, square);
  plan->tenths = gab_formal_tenths_up (square);
  return gab_formal_bears (state, &plan->position, aim) ||
         bar (state, GAB_FORMAL_BAR_ARC, plan->position_name, error);
}

/* Why there are too few that can: some moved, some are suppressed, or that is all there are; kind below 0 for any. */
static gboolean
too_few (const GabFormal          *state,
         const GabFormalFirePlan  *plan,
         int                       kind,
         guint                     n,
         GError                  **error)
{
  guint8 marks = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];

      if (piece->fate == GAB_FORMAL_FATE_IN_PLAY && gab_formal_is_gun (piece->kind) && (kind < 0 || piece->kind == kind) &&
          (piece->spot == plan->position.part[0] || piece->spot == plan->position.part[1]))
        marks |= piece->marks;
    }
  return gab_formal_bar (state, error,
                         (marks & GAB_FORMAL_MOVED) != 0 ? GAB_FORMAL_BAR_MOVED
                         : (marks & GAB_FORMAL_SILENCED) != 0 ? GAB_FORMAL_BAR_SILENCED
                         : kind < 0 ? GAB_FORMAL_BAR_NO_GUNS : GAB_FORMAL_BAR_FEW_GUNS, plan->position_name, kind, n);
}

/* So many of a kind; below 0 all that can. */
static gboolean
take (const GabFormal    *state,
      GabFormalFirePlan  *plan,
      int                 kind,
      gint32              count,
      GError            **error)
{
  gboolean fires = gab_formal_table_fires (state->tables, kind, plan->fire, plan->band);
  guint16 able[GAB_FORMAL_PIECES];
  guint n_able, n = 0;

  if (count > 0 && !fires)
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_TABLE, plan->position_name, kind, (plan->tenths + 9) / 10);
  n_able = fires && count != 0 ? gab_formal_able (state, &plan->position, able) : 0;
  for (guint i = 0; i < n_able && (count < 0 || n < (guint) count); i++)
    if (state->piece[able[i]].kind == kind)
      {
        plan->piece[plan->n_pieces++] = able[i];
        n++;
      }
  if (count > 0 && n < (guint) count)
    return too_few (state, plan, kind, n, error);
  plan->n[kind] = n;
  plan->cost += n * state->tables->cost[kind][plan->fire][plan->band];
  return TRUE;
}

static gboolean
take_all (const GabFormal    *state,
          GabFormalFirePlan  *plan,
          GabArgs            *args,
          GError            **error)
{
  gint32 count[GAB_FORMAL_N_GUNS];
  gboolean named = FALSE;

  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    {
      gboolean has = gab_args_next (args);

      count[kind] = has ? gab_args_next (args) : 0;
      named |= has;
    }
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    if (!take (state, plan, kind, named ? count[kind] : -1, error))
      return FALSE;
  return plan->n_pieces > 0 || too_few (state, plan, -1, 0, error);
}

/**
 * gab_formal_plan_fire:
 * @state: a siege
 * @order: an order to fire
 * @plan: (out caller-allocates): who fires at what, how far, for how many rounds
 * @error: why not: the position, its target, arc, guns or rounds
 *
 * Whose turn it is to fire is not asked (FS-21).
 *
 * Returns: whether the order may be given.
 */
gboolean
gab_formal_plan_fire (const GabFormal    *state,
                      const GabOrder     *order,
                      GabFormalFirePlan  *plan,
                      GError            **error)
{
  GabArgs args = gab_args (order);

  plan->position_name = gab_args_next (&args);
  plan->fire = gab_args_next (&args);
  plan->target_name = gab_args_next (&args);
  plan->n_pieces = 0;
  plan->cost = 0;
  if (!find_position (state, plan, error))
    return FALSE;
  if (gab_formal_has_fired (state, &plan->position))
    return bar (state, GAB_FORMAL_BAR_HAS_FIRED, plan->position_name, error);
  if (!find_target (state, plan, error) || !find_range (state, plan, error) || !take_all (state, plan, &args, error))
    return FALSE;
  if (plan->cost > gab_formal_rounds_left (state, plan->side))
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_ROUNDS, -1, plan->cost, state->rounds[plan->side]);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of an order: every die is asked of the functions that the order itself asks (FS-25 to FS-28, FS-35, FS-36,
 * FS-40, FS-42). */

#include "gab-formal-blood.h"

#include <string.h>

#define SIDES 10

/* Adds one die that counts with such a chance to the chances of just so many. */
static void
convolve (double *chances,
          guint   n,
          double  chance)
{
  for (guint i = n + 1; i > 0; i--)
    chances[i] = chances[i] * (1 - chance) + chances[i - 1] * chance;
  chances[0] *= 1 - chance;
}

static double
at_least (const double *chances,
          guint         n,
          gint32        least)
{
  double sum = 0;

  for (gint32 i = MAX (least, 0); i <= (gint32) n; i++)
    sum += chances[i];
  return sum;
}

/* The chance that a section is breached: its points are known, or any that the table allows and the hits leave. */
static double
breach_chance (const GabFormal         *state,
               const GabFormalFireOdds *odds,
               const GabFormalWork     *work)
{
  double sum = 0;
  guint n = 0;

  if (gab_formal_known_points (work) > 0)
    return at_least (odds->results, odds->shots, work->left);
  for (gint32 points = MAX (state->tables->points_least, work->hits + 1); points <= state->tables->points_most; points++, n++)
    sum += at_least (odds->results, odds->shots, points - work->hits);
  return n > 0 ? sum / n : at_least (odds->results, odds->shots, 1);
}

static void
judge_target (const GabFormal         *state,
              const GabFormalFirePlan *plan,
              GabFormalFireOdds       *odds)
{
  guint index = gab_formal_spot_index (plan->target);
  gint32 before;

  if (plan->fire == GAB_FORMAL_DESTRUCTIVE)
    odds->breaches = breach_chance (state, odds, &state->work[index]);
  else if (gab_formal_is_trench (plan->target))
    {
      before = state->trench[index].suppressed + state->trench[index].destroyed;
      odds->wipes_out = at_least (odds->results, odds->shots, state->tables->wipe_out - before);
      odds->drives_out = at_least (odds->results, odds->shots, state->tables->drive_out - before) - odds->wipes_out;
    }
  else if (gab_formal_is_battery (plan->target) && !state->battery[index].destroyed)
    odds->ruins = at_least (odds->results, odds->shots, state->tables->battery_results - state->battery[index].results);
}

/**
 * gab_formal_odds_fire:
 * @state: a siege, masked or not
 * @order: an order to fire
 * @odds: (out caller-allocates): what may come of it
 * @error: why it cannot be given
 *
 * Whose turn it is, is not asked.
 *
 * Returns: whether the order may be given.
 */
gboolean
gab_formal_odds_fire (const GabFormal    *state,
                      const GabOrder     *order,
                      GabFormalFireOdds  *odds,
                      GError            **error)
{
  GabFormalFirePlan plan;

  if (!gab_formal_plan_fire (state, order, &plan, error))
    return FALSE;
  memset (odds, 0, sizeof *odds);
  odds->cost = plan.cost;
  odds->tenths = plan.tenths;
  odds->band = plan.band;
  odds->results[0] = 1;
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    {
      guint n[GAB_FORMAL_SHOT_H + 1] = { 0 };

      for (int die = 1; die <= SIDES; die++)
        n[gab_formal_shot (state->tables, kind, plan.fire, plan.band, die)]++;
      odds->mean_s += plan.n[kind] * n[GAB_FORMAL_SHOT_S] / (double) SIDES;
      odds->mean_d += plan.n[kind] * n[GAB_FORMAL_SHOT_D] / (double) SIDES;
      odds->mean_h += plan.n[kind] * n[GAB_FORMAL_SHOT_H] / (double) SIDES;
      for (guint i = 0; i < plan.n[kind]; i++)
        convolve (odds->results, odds->shots++, 1 - n[GAB_FORMAL_SHOT_NONE] / (double) SIDES);
    }
  judge_target (state, &plan, odds);
  return TRUE;
}

/* Goes through both dice of a storm. */
static double
success_chance (const GabFormal   *state,
                const guint       *there,
                guint              column,
                GabFormalStormOdds *odds)
{
  double success = 0;

  for (int die = 1; die <= SIDES; die++)
    {
      guint lost[GAB_FORMAL_N_SIDES];

      gab_formal_storm_losses (state->tables, column, die, there, lost);
      success += MIN (gab_formal_storm_success (state->tables, there, lost), SIDES) / (double) (SIDES * SIDES);
      for (int side = 0; odds != NULL && side < GAB_FORMAL_N_SIDES; side++)
        {
          odds->lost[side][lost[side]] += 1.0 / SIDES;
          odds->mean_lost[side] += lost[side] / (double) SIDES;
        }
    }
  return success;
}

/* Every gun of the defender's that can support does, as long as there are rounds. */
static void
add_answer (const GabFormal *state,
            GabFormalStorm  *storm)
{
  GabFormalPosition positions[GAB_FORMAL_POSITIONS];
  guint n = gab_formal_positions (state, GAB_FORMAL_DEFENDER, positions);
  gint32 rounds = gab_formal_rounds_left (state, GAB_FORMAL_DEFENDER);
  guint16 able[GAB_FORMAL_PIECES];
  GabFormalBand band;

  for (guint i = 0; i < n; i++)
    {
      guint n_able = gab_formal_able (state, &positions[i], able);

      if (n_able == 0 || !gab_formal_storm_range (state, storm, &positions[i], &band))
        continue;
      for (guint j = 0; j < n_able; j++)
        {
          gint32 cost = state->tables->cost[state->piece[able[j]].kind][GAB_FORMAL_SUPPRESSIVE][band];

          if (cost == 0 || cost > rounds)
            continue;
          rounds -= cost;
          gab_formal_set_bit (storm->supports, able[j]);
        }
    }
}

/**
 * gab_formal_odds_storm:
 * @state: a siege, masked or not
 * @order: an order to storm, or the answer to one
 * @odds: (out caller-allocates): what may come of it
 * @error: why it cannot be given
 *
 * Before the answer the chances are those against no support at all; against all there can be stands beside them.
 *
 * Returns: whether the order may be given.
 */
gboolean
gab_formal_odds_storm (const GabFormal     *state,
                       const GabOrder      *order,
                       GabFormalStormOdds  *odds,
                       GError             **error)
{
  gboolean answers = order->verb->id == GAB_FORMAL_ANSWER;
  guint there[GAB_FORMAL_N_SIDES];
  GabFormalStrength answered;
  GabFormalStorm storm;

  if (answers ? !gab_formal_plan_answer (state, order, &storm, error) : !gab_formal_plan_storm (state, order, &storm, error))
    return FALSE;
  memset (odds, 0, sizeof *odds);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      gab_formal_strength (state, &storm, side, &odds->strength[side]);
      there[side] = odds->strength[side].sections;
    }
  odds->column = gab_formal_storm_column (odds->strength[0].points, odds->strength[1].points);
  odds->points_answered = odds->strength[1].points;
  odds->undefended = there[GAB_FORMAL_DEFENDER] == 0;
  if (odds->undefended)
    {
      odds->success = odds->success_answered = odds->lost[0][0] = odds->lost[1][0] = 1;
      return TRUE;
    }
  odds->success = odds->success_answered = success_chance (state, there, odds->column, odds);
  if (answers)
    return TRUE;
  add_answer (state, &storm);
  gab_formal_strength (state, &storm, GAB_FORMAL_DEFENDER, &answered);
  odds->points_answered = answered.points;
  odds->success_answered = success_chance (state, there, gab_formal_storm_column (odds->strength[0].points, answered.points), NULL);
  return TRUE;
}

/**
 * gab_formal_odds_sortie:
 * @state: a siege, masked or not
 * @order: an order to make a sortie, or to press on with one
 * @odds: (out caller-allocates): what may come of its next attack, and of going home after it
 * @error: why it cannot be given
 *
 * Returns: whether the order may be given.
 */
gboolean
gab_formal_odds_sortie (const GabFormal      *state,
                        const GabOrder       *order,
                        GabFormalSortieOdds  *odds,
                        GError              **error)
{
  GabFormalSortie sortie = state->sortie;
  GabFormalSpot target;

  if (order->verb->id == GAB_FORMAL_PRESS_ON ? !gab_formal_plan_press (state, order, &target, error)
                                             : !gab_formal_plan_sortie (state, order, &sortie, &target, error))
    return FALSE;
  memset (odds, 0, sizeof *odds);
  odds->attack = sortie.attacks + 1;
  odds->added = gab_formal_sortie_added (state, &sortie, target);
  for (int die = 1; die <= SIDES; die++)
    odds->row[gab_formal_sortie_row (state->tables, die + odds->added)] += 1.0 / SIDES;
  odds->home_highest = gab_formal_sortie_home (state->tables, odds->attack);
  odds->lost[0] = 1;
  for (guint i = 0; i < state->n_pieces; i++)
    if (gab_formal_has_bit (sortie.goes, i))
      convolve (odds->lost, odds->sections++, MIN (odds->home_highest, SIDES) / (double) SIDES);
  odds->mean_lost = odds->sections * MIN (odds->home_highest, SIDES) / (double) SIDES;
  return TRUE;
}

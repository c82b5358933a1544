/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position fires: shots, results, what they destroy (FS-22, FS-26 to FS-28, FS-31). */

#include "gab-formal-blood.h"
#include "gab-formal-words.h"

/* FS-31: rounds are paid for all; what is left is the side's secret. */
void
gab_formal_pay (GabFormalRun *run,
                int           side,
                gint32        rounds)
{
  GabEvent *event;

  if (rounds == 0)
    return;
  run->state->rounds[side] -= rounds;
  event = gab_events_add (run->events, GAB_FORMAL_EVENT_ROUNDS);
  event->seen_by = GAB_FORMAL_SEEN_BY (side);
  event->number[0] = side;
  event->number[1] = run->state->rounds[side];
}

/* All shots of a position are rolled before anything comes of them. */
static gboolean
roll_shots (GabFormalRun            *run,
            const GabFormalFirePlan *plan,
            int                     *dice)
{
  GabEvent reason = {
    .id = GAB_FORMAL_NEED_SHOTS, .seen_by = GAB_SEEN_BY_ALL, .name = { plan->position_name, plan->target_name },
    .number = { plan->n[GAB_FORMAL_HEAVY], plan->n[GAB_FORMAL_LIGHT], plan->n[GAB_FORMAL_MORTAR], plan->tenths, plan->fire },
  };
  GabEvent *event;

  if (!gab_dice_roll (run->dice, GAB_DIE_D10, plan->n_pieces, &reason, dice, run->error))
    return FALSE;
  event = gab_events_add (run->events, GAB_FORMAL_EVENT_FIRED);
  event->name[0] = plan->position_name;
  event->name[1] = plan->target_name;
  event->number[0] = plan->fire;
  event->number[1] = plan->n[GAB_FORMAL_HEAVY];
  event->number[2] = plan->n[GAB_FORMAL_LIGHT];
  event->number[3] = plan->n[GAB_FORMAL_MORTAR];
  event->number[4] = plan->tenths;
  event->number[5] = plan->cost;
  event->first_die = run->dice->n_rolled - plan->n_pieces;
  event->n_dice = plan->n_pieces;
  return TRUE;
}

/* FS-27: four results drive out what the trench holds, five destroy it with all. */
static void
judge_trench (GabFormalRun  *run,
              GabFormalSpot  spot)
{
  guint index = gab_formal_spot_index (spot);
  const GabFormalTrench *trench = &run->state->trench[index];
  gint32 results = trench->suppressed + trench->destroyed;

  if (results >= run->state->tables->wipe_out)
    {
      gab_formal_note (run, GAB_FORMAL_EVENT_TRENCH_GONE, spot);
      gab_formal_lose_all (run, spot, FALSE);
      gab_formal_trench_goes (run->state, index);
    }
  else if (results >= run->state->tables->drive_out)
    {
      gab_formal_note (run, GAB_FORMAL_EVENT_TRENCH_GONE, spot);
      gab_formal_drive_out (run, spot);
    }
}

/* FS-28 */
static void
judge_battery (GabFormalRun  *run,
               GabFormalSpot  spot)
{
  GabFormalBattery *battery = &run->state->battery[gab_formal_spot_index (spot)];

  if (battery->destroyed || battery->results < run->state->tables->battery_results)
    return;
  battery->destroyed = TRUE;
  gab_formal_note (run, GAB_FORMAL_EVENT_RUINED, spot);
}

/* Adds a fire's results to those of the turn. */
static void
count_results (GabFormalRun  *run,
               GabFormalSpot  target,
               guint          suppressed,
               guint          destroyed)
{
  GabFormal *state = run->state;
  guint index = gab_formal_spot_index (target);
  GabEvent *event = gab_formal_note (run, GAB_FORMAL_EVENT_RESULTS, target);

  event->number[0] = suppressed;
  event->number[1] = destroyed;
  if (gab_formal_is_trench (target))
    {
      state->trench[index].suppressed = MIN (state->trench[index].suppressed + suppressed, G_MAXUINT8);
      state->trench[index].destroyed = MIN (state->trench[index].destroyed + destroyed, G_MAXUINT8);
      event->number[2] = state->trench[index].suppressed + state->trench[index].destroyed;
      event->number[3] = state->tables->drive_out;
    }
  else if (gab_formal_is_battery (target))
    {
      state->battery[index].results = MIN (state->battery[index].results + suppressed + destroyed, G_MAXUINT8);
      event->number[2] = state->battery[index].results;
      event->number[3] = state->tables->battery_results;
    }
}

static gboolean
apply_suppressive (GabFormalRun            *run,
                   const GabFormalFirePlan *plan,
                   const GabFormalShot     *shot)
{
  guint n[2] = { 0 };

  for (guint i = 0; i < plan->n_pieces; i++)
    {
      if (shot[i] == GAB_FORMAL_SHOT_NONE)
        continue;
      n[shot[i] == GAB_FORMAL_SHOT_D]++;
      if (shot[i] == GAB_FORMAL_SHOT_D ? !gab_formal_destroy (run, plan->target) : !gab_formal_suppress (run, plan->target))
        return FALSE;
    }
  count_results (run, plan->target, n[0], n[1]);
  if (gab_formal_is_trench (plan->target))
    judge_trench (run, plan->target);
  else if (gab_formal_is_battery (plan->target))
    judge_battery (run, plan->target);
  return TRUE;
}

static gboolean
apply_shots (GabFormalRun            *run,
             const GabFormalFirePlan *plan,
             const int               *dice)
{
  GabFormalShot shot[GAB_FORMAL_PIECES];
  guint hits = 0;

  for (guint i = 0; i < plan->n_pieces; i++)
    {
      GabFormalPiece *piece = &run->state->piece[plan->piece[i]];

      piece->marks |= GAB_FORMAL_FIRED;
      shot[i] = gab_formal_shot (run->state->tables, piece->kind, plan->fire, plan->band, dice[i]);
      hits += shot[i] == GAB_FORMAL_SHOT_H;
    }
  return plan->fire == GAB_FORMAL_DESTRUCTIVE ? gab_formal_hit (run, plan->target, hits)
                                              : apply_suppressive (run, plan, shot);
}

/* FS-21; asked first, so that no refusal says what the other side has left. */
static gboolean
is_his_turn (GabFormalRun *run,
             gint32        position)
{
  GabFormalSpot spot = gab_formal_find_place (run->state, position);
  int side = gab_formal_is_work (spot) ? GAB_FORMAL_DEFENDER : GAB_FORMAL_BESIEGER;

  return spot == GAB_FORMAL_NOWHERE || side == run->state->next_side ||
         gab_formal_bar (run->state, run->error, GAB_FORMAL_BAR_OTHER_FIRES, -1, run->state->next_side, 0);
}

/* FS-22 */
gboolean
gab_formal_fire (GabFormalRun   *run,
                 const GabOrder *order)
{
  int dice[GAB_FORMAL_PIECES];
  GabFormalFirePlan plan;

  if (!is_his_turn (run, order->args[0]) || !gab_formal_plan_fire (run->state, order, &plan, run->error))
    return FALSE;
  if (!roll_shots (run, &plan, dice))
    return FALSE;
  gab_formal_mark_fired (run->state, &plan.position);
  gab_formal_pay (run, plan.side, plan.cost);
  if (!apply_shots (run, &plan, dice))
    return FALSE;
  run->state->passes = 0;
  run->state->next_side = !plan.side;
  if (run->state->open == GAB_FORMAL_OPEN_NONE)
    gab_formal_fired (run);
  return TRUE;
}

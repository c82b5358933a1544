/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a new unit of trench would join, and whether it may (FS-8 to FS-12). */

#include "gab-formal-dig.h"

static GabFormalNo
no_trench (const GabFormalSite *site,
           GabFormalRefusal     why,
           guint                trench)
{
  return gab_formal_no (why, gab_formal_trench_name (&site->state->trench[trench]), 0, 0);
}

static GabFormalPoint
own_end (const GabFormalDig *dig,
         int                 end)
{
  return end == GAB_FORMAL_JOINS_FROM ? dig->line.from : dig->line.to;
}

/* As many joints at a unit as its two ends and its batteries leave room for. */
static GabFormalNo
add_joint (const GabFormalSite *site,
           GabFormalDig        *dig,
           int                  own,
           guint                trench,
           int                  end)
{
  if (dig->n_joins == GAB_FORMAL_ADJOINING - 2 ||
      site->net.first[trench + 1] - site->net.first[trench] == GAB_FORMAL_ADJOINING - 2)
    return no_trench (site, GAB_FORMAL_NO_FORK, trench);
  dig->join[dig->n_joins++] = (GabFormalJoin) { .b = trench, .end_a = own, .end_b = end };
  return GAB_FORMAL_YES;
}

/* FS-12: the number of a battery on the side of a unit where a point lies; 0 for none. */
static guint
battery_on (const GabFormal  *state,
            int               unit,
            GabFormalSegment  line,
            GabFormalPoint    point)
{
  int side = gab_formal_side_of (line, point);

  for (guint i = 0; i < state->n_batteries; i++)
    if (state->battery[i].trench == unit && side == (state->battery[i].before ? -1 : 1))
      return state->battery[i].number;
  return 0;
}

/* A sap leaves or enters a unit of a parallel (FS-11). */
static GabFormalNo
join_inside (const GabFormalSite *site,
             GabFormalDig        *dig,
             int                  end,
             guint                trench)
{
  const GabFormal *state = site->state;
  GabFormalSegment unit = gab_formal_segment (&state->trench[trench]);
  GabFormalNo no = no_trench (site, GAB_FORMAL_NO_INSIDE, trench);
  guint battery;

  no.number = state->tables->inside;
  if (!gab_formal_is_inside (own_end (dig, end), unit, state->tables->inside))
    return no;
  battery = battery_on (state, trench, unit, own_end (dig, !end));
  if (battery > 0)
    return gab_formal_no (GAB_FORMAL_NO_SIDE, GAB_BUILT ('n', battery, 0), 0, 0);
  return add_joint (site, dig, end, trench, GAB_FORMAL_JOINS_INSIDE);
}

/* Joins one end of a new sap to what is there: the free end of a sap, else a unit of a parallel (FS-9). */
static GabFormalNo
join_end (const GabFormalSite *site,
          GabFormalDig        *dig,
          int                  end)
{
  const GabFormal *state = site->state;
  GabFormalPoint point = own_end (dig, end);

  for (guint i = 0; i < site->n_near; i++)
    {
      const GabFormalTrench *trench = &state->trench[site->near[i]];

      for (int other = 0; trench->parallel == 0 && other < 2; other++)
        {
          if (!gab_formal_is_same (point, gab_formal_end_of (trench, other)))
            continue;
          if (site->net.link[site->near[i]][other] != GAB_FORMAL_NO_TRENCH)
            return no_trench (site, GAB_FORMAL_NO_FORK, site->near[i]);
          return add_joint (site, dig, end, site->near[i], other);
        }
    }
  for (guint i = 0; i < site->n_near; i++)
    {
      const GabFormalTrench *trench = &state->trench[site->near[i]];

      if (trench->parallel > 0 && gab_formal_is_near (point, gab_formal_segment (trench), state->tables->join))
        return join_inside (site, dig, end, site->near[i]);
    }
  return GAB_FORMAL_YES;
}

/* How many sap units run on beyond a joint in the same direction, each counted from the one before (FS-10). */
static gint32
run_beyond (const GabFormalSite *site,
            guint                trench,
            int                  end,
            GabFormalPoint       direction)
{
  const GabFormal *state = site->state;
  gint32 run = 0;

  while (trench != GAB_FORMAL_NO_TRENCH && state->trench[trench].parallel == 0 && run <= state->tables->sap_run)
    {
      const GabFormalTrench *sap = &state->trench[trench];
      GabFormalPoint on = gab_formal_minus (gab_formal_end_of (sap, !end), gab_formal_end_of (sap, end));
      guint next = site->net.link[trench][!end];

      if (!gab_formal_turns_less (direction, on, state->tables->same_direction))
        break;
      run++;
      direction = on;
      if (next != GAB_FORMAL_NO_TRENCH)
        end = site->net.link[next][GAB_FORMAL_JOINS_FROM] == trench ? GAB_FORMAL_JOINS_FROM : GAB_FORMAL_JOINS_TO;
      trench = next;
    }
  return run;
}

/* FS-10 */
static gboolean
runs_straight (const GabFormalSite *site,
               const GabFormalDig  *dig)
{
  gint32 run = 1;

  for (guint i = 0; i < dig->n_joins; i++)
    {
      const GabFormalJoin *join = &dig->join[i];

      if (join->end_b != GAB_FORMAL_JOINS_INSIDE)
        run += run_beyond (site, join->b, join->end_b,
                           gab_formal_minus (own_end (dig, join->end_a), own_end (dig, !join->end_a)));
    }
  return run > site->state->tables->sap_run;
}

/* What a sap begins at is joined to the first parallel, was there before this turn, and if it is
 * a parallel is established (FS-8, FS-9). */
static GabFormalNo
judge_source (const GabFormalSite *site,
              guint                trench)
{
  const GabFormal *state = site->state;
  guint parallel = state->trench[trench].parallel;

  if (!site->reached[trench])
    return no_trench (site, GAB_FORMAL_NO_CONNECTION, trench);
  if (state->trench[trench].turn == state->turn)
    return no_trench (site, GAB_FORMAL_NO_THIS_TURN, trench);
  if (parallel > 0 && !state->established[parallel - 1])
    return gab_formal_no (GAB_FORMAL_NO_ESTABLISHED, -1, parallel, 0);
  return GAB_FORMAL_YES;
}

static GabFormalNo
join_sap (const GabFormalSite *site,
          GabFormalDig        *dig)
{
  const GabFormalTables *tables = site->state->tables;
  GabFormalNo no = join_end (site, dig, GAB_FORMAL_JOINS_FROM);

  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  if (dig->n_joins == 0)
    return gab_formal_no (GAB_FORMAL_NO_FOLLOWS, -1, 0, 0);
  no = judge_source (site, dig->join[0].b);
  if (no.why == GAB_FORMAL_ALLOWED)
    no = join_end (site, dig, GAB_FORMAL_JOINS_TO);
  if (no.why == GAB_FORMAL_ALLOWED && runs_straight (site, dig))
    return gab_formal_no (GAB_FORMAL_NO_STRAIGHT, -1, tables->sap_run, tables->same_direction);
  return no;
}

/* Two units of a parallel end to end, one on each side of the joint in x (FS-8, FS-9). */
static GabFormalNo
join_unit (const GabFormalSite *site,
           GabFormalDig        *dig,
           int                  own,
           guint                trench,
           int                  end)
{
  const GabFormalTrench *unit = &site->state->trench[trench];
  gint32 x = own_end (dig, own).x;
  gint32 ours = own_end (dig, !own).x - x, theirs = gab_formal_end_of (unit, !end).x - x;

  if (unit->parallel != dig->parallel || site->net.link[trench][end] != GAB_FORMAL_NO_TRENCH)
    return no_trench (site, GAB_FORMAL_NO_JOINT, trench);
  if ((ours < 0) == (theirs < 0))
    return no_trench (site, GAB_FORMAL_NO_BACK, trench);
  return add_joint (site, dig, own, trench, end);
}

/* A free end of a sap on the line of a new unit lies inside it (FS-11). */
static GabFormalNo
join_head (const GabFormalSite *site,
           GabFormalDig        *dig,
           guint                trench,
           int                  end)
{
  const GabFormal *state = site->state;
  const GabFormalTrench *sap = &state->trench[trench];
  GabFormalNo no = no_trench (site, GAB_FORMAL_NO_HEAD, trench);
  guint battery;

  no.number = state->tables->inside;
  if (!gab_formal_is_inside (gab_formal_end_of (sap, end), dig->line, state->tables->inside))
    return no;
  battery = dig->again >= 0 ? battery_on (state, dig->again, dig->line, gab_formal_end_of (sap, !end)) : 0;
  if (battery > 0)
    return gab_formal_no (GAB_FORMAL_NO_SIDE, GAB_BUILT ('n', battery, 0), 0, 0);
  return add_joint (site, dig, GAB_FORMAL_JOINS_INSIDE, trench, end);
}

/* What one standing trench is to a new unit of a parallel. */
static GabFormalNo
join_if_met (const GabFormalSite *site,
             GabFormalDig        *dig,
             guint                trench)
{
  const GabFormal *state = site->state;
  const GabFormalTrench *other = &state->trench[trench];
  GabFormalNo no = GAB_FORMAL_YES;

  for (int end = 0; end < 2 && no.why == GAB_FORMAL_ALLOWED; end++)
    {
      GabFormalPoint at = gab_formal_end_of (other, end);

      if (other->parallel == 0)
        {
          if (site->net.link[trench][end] == GAB_FORMAL_NO_TRENCH &&
              gab_formal_is_near (at, dig->line, state->tables->join))
            no = join_head (site, dig, trench, end);
          continue;
        }
      for (int own = 0; own < 2 && no.why == GAB_FORMAL_ALLOWED; own++)
        if (gab_formal_is_same (own_end (dig, own), at))
          no = join_unit (site, dig, own, trench, end);
    }
  return no;
}

/* FS-8, FS-9: the first parallel may be begun anywhere, another goes on from what is joined to the first. */
static GabFormalNo
join_parallel (const GabFormalSite *site,
               GabFormalDig        *dig)
{
  const GabFormal *state = site->state;
  gboolean reached = FALSE;
  GabFormalNo no;

  if (dig->parallel > 1 && !state->established[dig->parallel - 2])
    return gab_formal_no (GAB_FORMAL_NO_ESTABLISHED, -1, dig->parallel - 1, 0);
  for (guint i = 0; i < site->n_near; i++)
    {
      no = join_if_met (site, dig, site->near[i]);
      if (no.why != GAB_FORMAL_ALLOWED)
        return no;
    }
  if (dig->parallel == 1)
    return GAB_FORMAL_YES;
  if (dig->n_joins == 0)
    return gab_formal_no (GAB_FORMAL_NO_BEGIN, -1, 0, 0);
  for (guint i = 0; i < dig->n_joins; i++)
    reached |= site->reached[dig->join[i].b];
  return reached ? GAB_FORMAL_YES : no_trench (site, GAB_FORMAL_NO_CONNECTION, dig->join[0].b);
}

/**
 * gab_formal_dig_joints:
 * @site: a site that has been looked at about the line
 * @dig: what is to be dug, on the ends that it meets; its joints are filled in
 *
 * Returns: why it cannot join what it meets, or GAB_FORMAL_YES.
 */
GabFormalNo
gab_formal_dig_joints (const GabFormalSite *site,
                       GabFormalDig        *dig)
{
  dig->n_joins = 0;
  return dig->parallel > 0 ? join_parallel (site, dig) : join_sap (site, dig);
}

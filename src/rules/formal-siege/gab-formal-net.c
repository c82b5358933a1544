/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What joins what (FS-9, FS-14, FS-18, FS-38, FS-49, FS-50). */

#include "gab-formal-net.h"

#include <string.h>

static void
link_end (GabFormalNet *net,
          guint         trench,
          int           end,
          guint         other)
{
  if (end != GAB_FORMAL_JOINS_INSIDE)
    net->link[trench][end] = other;
}

/**
 * gab_formal_net_init:
 * @net: (out caller-allocates): the net
 * @state: a siege
 *
 * Sorts the joints by trench.
 */
void
gab_formal_net_init (GabFormalNet    *net,
                     const GabFormal *state)
{
  guint16 at[GAB_FORMAL_TRENCHES + 1];

  memset (net->first, 0, (state->n_trenches + 1) * sizeof *net->first);
  memset (net->link, 0xff, state->n_trenches * sizeof *net->link);
  for (guint i = 0; i < state->n_joins; i++)
    {
      const GabFormalJoin *join = &state->join[i];

      net->first[join->a + 1]++;
      net->first[join->b + 1]++;
      link_end (net, join->a, join->end_a, join->b);
      link_end (net, join->b, join->end_b, join->a);
    }
  for (guint i = 0; i < state->n_trenches; i++)
    net->first[i + 1] += net->first[i];
  memcpy (at, net->first, (state->n_trenches + 1) * sizeof *at);
  for (guint i = 0; i < state->n_joins; i++)
    {
      const GabFormalJoin *join = &state->join[i];

      net->other[at[join->a]++] = join->b;
      net->other[at[join->b]++] = join->a;
    }
}

/**
 * gab_formal_net_reach:
 * @net: the joints of @state
 * @state: a siege
 * @reached: (out) (array length=600): TRUE for each trench that is joined to the first parallel
 *
 * Every standing unit of the first parallel counts as joined, whatever has become of
 * the units between (FS-9, FS-50).
 */
void
gab_formal_net_reach (const GabFormalNet *net,
                      const GabFormal    *state,
                      guint8             *reached)
{
  guint16 queue[GAB_FORMAL_TRENCHES];
  guint n = 0;

  memset (reached, FALSE, state->n_trenches);
  for (guint i = 0; i < state->n_trenches; i++)
    if (state->trench[i].parallel == 1 && !state->trench[i].gone)
      {
        reached[i] = TRUE;
        queue[n++] = i;
      }
  for (guint i = 0; i < n; i++)
    for (guint j = net->first[queue[i]]; j < net->first[queue[i] + 1]; j++)
      if (!reached[net->other[j]])
        {
          reached[net->other[j]] = TRUE;
          queue[n++] = net->other[j];
        }
}

/* From a sap's end on through the line that it belongs to: whether that ends in a parallel. */
static gboolean
ends_in_parallel (const GabFormalNet *net,
                  const GabFormal    *state,
                  guint               sap,
                  int                 end)
{
  for (guint passed = 0; passed < state->n_trenches; passed++)
    {
      guint next = net->link[sap][end];

      if (next == GAB_FORMAL_NO_TRENCH)
        return FALSE;
      if (state->trench[next].parallel > 0)
        return TRUE;
      end = net->link[next][GAB_FORMAL_JOINS_FROM] == sap ? GAB_FORMAL_JOINS_TO : GAB_FORMAL_JOINS_FROM;
      sap = next;
    }
  return FALSE;
}

/**
 * gab_formal_net_joined:
 * @net: the joints of @state
 * @state: a siege
 * @sap: index of a sap unit
 *
 * Returns: whether the line of saps that it belongs to joins a parallel at both its ends (FS-18).
 */
gboolean
gab_formal_net_joined (const GabFormalNet *net,
                       const GabFormal    *state,
                       guint               sap)
{
  return ends_in_parallel (net, state, sap, GAB_FORMAL_JOINS_FROM) &&
         ends_in_parallel (net, state, sap, GAB_FORMAL_JOINS_TO);
}

/**
 * gab_formal_net_strand:
 * @net: the joints of @state
 * @state: a siege
 * @unit: index of a unit of a parallel
 *
 * Returns: how many units of it are joined in one line with this one (FS-8).
 */
guint
gab_formal_net_strand (const GabFormalNet *net,
                       const GabFormal    *state,
                       guint               unit)
{
  guint n = 1;

  for (int end = 0; end < 2; end++)
    for (guint before = unit, at = net->link[unit][end]; at != GAB_FORMAL_NO_TRENCH && n < state->n_trenches; n++)
      {
        guint next = net->link[at][GAB_FORMAL_JOINS_FROM] == before ? net->link[at][GAB_FORMAL_JOINS_TO]
                                                                    : net->link[at][GAB_FORMAL_JOINS_FROM];

        before = at;
        at = next;
      }
  return n;
}

/**
 * gab_formal_net_steps:
 * @net: the joints of @state
 * @state: a siege
 * @from: index of a standing trench
 * @most: how far to look
 * @steps: (out) (array length=600): for each trench how many lengths it is away, GAB_FORMAL_NO_STEPS
 *   when it is farther than @most or not to be reached (FS-14)
 */
void
gab_formal_net_steps (const GabFormalNet *net,
                      const GabFormal    *state,
                      guint               from,
                      guint               most,
                      guint16            *steps)
{
  guint16 queue[GAB_FORMAL_TRENCHES];
  guint n = 1;

  memset (steps, 0xff, state->n_trenches * sizeof *steps);
  queue[0] = from;
  steps[from] = 0;
  for (guint i = 0; i < n && steps[queue[i]] < most; i++)
    for (guint j = net->first[queue[i]]; j < net->first[queue[i] + 1]; j++)
      if (steps[net->other[j]] == GAB_FORMAL_NO_STEPS)
        {
          steps[net->other[j]] = steps[queue[i]] + 1;
          queue[n++] = net->other[j];
        }
}

/* Whether the sap unit's line joins a parallel at both ends (FS-18). */
gboolean
gab_formal_sap_is_joined (const GabFormal *state,
                          guint            trench)
{
  GabFormalNet net;

  gab_formal_net_init (&net, state);
  return gab_formal_net_joined (&net, state, trench);
}

static guint
add_spot (GabFormalSpot *out,
          guint          n,
          guint          max,
          GabFormalSpot  spot)
{
  if (n == max)
    return n;
  out[n] = spot;
  return n + 1;
}

static int
compare_spots (gconstpointer a,
               gconstpointer b)
{
  return *(const GabFormalSpot *) a - *(const GabFormalSpot *) b;
}

/* What adjoins a place (FS-49), GAB_FORMAL_ADJOINING at most: for a trench the standing trenches that join it by
 * rising index, then the whole batteries that touch it; for a battery its unit, if that stands. */
guint
gab_formal_adjoining (const GabFormal *state,
                      GabFormalSpot    spot,
                      GabFormalSpot   *out,
                      guint            max)
{
  guint at = gab_formal_spot_index (spot), n = 0;

  if (gab_formal_is_battery (spot))
    return state->trench[state->battery[at].trench].gone
             ? 0 : add_spot (out, 0, max, GAB_FORMAL_AT_TRENCH (state->battery[at].trench));
  if (!gab_formal_is_trench (spot))
    return 0;
  for (guint i = 0; i < state->n_joins; i++)
    {
      const GabFormalJoin *join = &state->join[i];

      if (join->a == at || join->b == at)
        n = add_spot (out, n, max, GAB_FORMAL_AT_TRENCH (join->a == at ? join->b : join->a));
    }
  qsort (out, n, sizeof *out, compare_spots);
  for (guint i = 0; i < state->n_batteries; i++)
    if (state->battery[i].trench == at && state->battery[i].halves == 2)
      n = add_spot (out, n, max, GAB_FORMAL_AT_BATTERY (i));
  return n;
}

/* The highest-numbered parallel with a standing unit; 0 for none (FS-38). */
static guint
foremost (const GabFormal *state)
{
  guint parallel = 0;

  for (guint i = 0; i < state->n_trenches; i++)
    if (!state->trench[i].gone)
      parallel = MAX (parallel, state->trench[i].parallel);
  return parallel;
}

/* Whether a point, in half tenths, is nearer the wall than a unit that has its x. */
static gboolean
is_below (GabFormalPoint         point,
          const GabFormalTrench *unit)
{
  GabFormalPoint left = unit->from.x < unit->to.x ? unit->from : unit->to;
  GabFormalPoint right = unit->from.x < unit->to.x ? unit->to : unit->from;
  GabFormalPoint from = { point.x - 2 * left.x, point.y - 2 * left.y };

  return gab_formal_cross (gab_formal_minus (right, left), from) < 0;
}

/* Whether a point, in half tenths, is nearer the wall than a parallel: than its line at that x, beyond its units than
 * the nearest end of one (FS-38). */
static gboolean
is_ahead (const GabFormal *state,
          GabFormalPoint   point,
          guint            parallel)
{
  gint64 nearest = G_MAXINT64;
  gboolean beside = FALSE, ahead = TRUE, nearer = FALSE;

  for (guint i = 0; i < state->n_trenches; i++)
    {
      const GabFormalTrench *unit = &state->trench[i];

      if (unit->gone || unit->parallel != parallel)
        continue;
      if (point.x >= 2 * MIN (unit->from.x, unit->to.x) && point.x <= 2 * MAX (unit->from.x, unit->to.x))
        {
          beside = TRUE;
          ahead &= is_below (point, unit);
        }
      for (int end = 0; end < 2; end++)
        {
          GabFormalPoint at = gab_formal_end_of (unit, end);
          gint64 square = gab_formal_square (point, (GabFormalPoint) { 2 * at.x, 2 * at.y });

          if (square >= nearest)
            continue;
          nearest = square;
          nearer = point.y < 2 * at.y;
        }
    }
  return beside ? ahead : nearer;
}

/* Whether a trench or battery is in a forward position (FS-38). */
gboolean
gab_formal_is_forward (const GabFormal *state,
                       GabFormalSpot    spot)
{
  guint parallel = foremost (state), i = gab_formal_spot_index (spot);

  if (parallel == 0 || gab_formal_is_work (spot))
    return FALSE;
  if (gab_formal_is_battery (spot))
    return state->trench[state->battery[i].trench].parallel == parallel;
  if (state->trench[i].gone)
    return FALSE;
  if (state->trench[i].parallel > 0)
    return state->trench[i].parallel == parallel;
  return is_ahead (state, gab_formal_centre2 (state, spot), parallel);
}

/* A trench is destroyed: it joins nothing any more (FS-50). What is in it is for the caller to see to. */
void
gab_formal_trench_goes (GabFormal *state,
                        guint      trench)
{
  guint n = 0;

  state->trench[trench].gone = TRUE;
  for (guint i = 0; i < state->n_joins; i++)
    if (state->join[i].a != trench && state->join[i].b != trench)
      state->join[n++] = state->join[i];
  memset (&state->join[n], 0, (state->n_joins - n) * sizeof *state->join);
  state->n_joins = n;
}

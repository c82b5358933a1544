/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of a storm from where it stands (ST-1 to ST-12). */

#include "gab-storming-odds-private.h"

#include <string.h>

/* How many men may have fallen from here on, before an attempt, and how likely that is. */
typedef struct
{
  gint64 lost;
  double chance;
} Fallen;

static void
add_result (GabStormingChance *chance,
            GabStormingResult  result,
            double             probability)
{
  switch (result)
    {
    case GAB_STORMING_SURRENDERED:
      chance->surrendered += probability;
      chance->captured += probability;
      break;
    case GAB_STORMING_CAPTURED:
      chance->captured += probability;
      break;
    case GAB_STORMING_DRAWN:
      chance->drawn += probability;
      break;
    case GAB_STORMING_CANCELLED:
      chance->cancelled += probability;
      break;
    case GAB_STORMING_BEATEN_OFF:
      chance->beaten_off += probability;
      break;
    case GAB_STORMING_UNDECIDED:
    case GAB_STORMING_N_RESULTS:
    default:
      g_return_if_reached ();
    }
}

static void
add_means (GabStormingChance       *chance,
           const GabStormingTables *tables,
           const GabStormingEnd    *end,
           gint64                   casualties,
           double                   probability)
{
  chance->casualties += probability * casualties;
  chance->points += probability * (end->points - casualties * tables->points_a_casualty);
}

static void
add_chance (GabStormingChance       *sum,
            const GabStormingChance *part,
            double                   weight)
{
  sum->captured += weight * part->captured;
  sum->drawn += weight * part->drawn;
  sum->beaten_off += weight * part->beaten_off;
  sum->cancelled += weight * part->cancelled;
  sum->surrendered += weight * part->surrendered;
  sum->casualties += weight * part->casualties;
  sum->points += weight * part->points;
}

/* The chances of one attempt; @left bounds its casualties. */
static GabStormingChance
chance_of (const GabStormingTables *tables,
           const GArray            *ends,
           gint64                   left)
{
  GabStormingChance chance = { 0 };

  for (guint i = 0; i < ends->len; i++)
    {
      const GabStormingEnd *end = &g_array_index (ends, GabStormingEnd, i);

      add_result (&chance, end->result, end->chance);
      add_means (&chance, tables, end, MIN (end->casualties, left), end->chance);
    }
  return chance;
}

static gint64
left_of (const GabStorming *state)
{
  return state->n_attackers > 0 ? MAX (0, gab_storming_men_left (state)) : G_MAXINT64;
}

/* Where an attempt against these sizes stands when none of its later dice has been rolled. */
static GabStormingPoint
fresh_point (const GabStorming      *state,
             const GabStormingSizes *sizes)
{
  return (GabStormingPoint) {
    .tables = state->tables,
    .fort = sizes->fort,
    .army = sizes->army,
    .step = state->linked ? GAB_STORMING_STEP_COLUMNS : GAB_STORMING_STEP_SUMMON,
  };
}

/* Where the attempt under way stands, should it meet these sizes. */
static GabStormingPoint
point_of (const GabStorming      *state,
          const GabStormingSizes *sizes)
{
  const GabStormingAttempt *attempt = &state->attempt[state->n_made];
  GabStormingPoint point = fresh_point (state, sizes);

  if (state->step < GAB_STORMING_STEP_COLUMNS)
    return point;
  point.step = state->step;
  point.n_columns = attempt->n_columns;
  point.waiting = attempt->n_columns - attempt->n_stormed;
  for (guint i = 0; i < attempt->n_columns; i++)
    {
      point.complete += attempt->column[i].result == GAB_STORMING_COLUMN_COMPLETE;
      point.partial += attempt->column[i].result == GAB_STORMING_COLUMN_PARTIAL;
    }
  return point;
}

static void
add_fallen (GArray *fallen,
            gint64  lost,
            double  chance)
{
  Fallen more = { lost, chance };

  for (guint i = 0; i < fallen->len; i++)
    if (g_array_index (fallen, Fallen, i).lost == lost)
      {
        g_array_index (fallen, Fallen, i).chance += chance;
        return;
      }
  g_array_append_val (fallen, more);
}

/* One attempt on the one fort, from each number of men that may have fallen
 * before it. Returns the same for the attempt after it. */
static GArray *
attempt_from (const GabStorming *state,
              const GArray      *before,
              const GArray      *ends,
              gboolean           last,
              GabStormingChance *chance)
{
  GArray *after = g_array_new (FALSE, FALSE, sizeof (Fallen));
  gint64 men = left_of (state);

  for (guint i = 0; i < before->len; i++)
    for (guint j = 0; j < ends->len; j++)
      {
        const Fallen *fallen = &g_array_index (before, Fallen, i);
        const GabStormingEnd *end = &g_array_index (ends, GabStormingEnd, j);
        double probability = fallen->chance * end->chance;
        gint64 casualties = MIN (end->casualties, men - fallen->lost);
        gboolean taken = end->result == GAB_STORMING_CAPTURED || end->result == GAB_STORMING_SURRENDERED;

        add_means (chance, state->tables, end, casualties, probability);
        if (taken || last || fallen->lost + casualties == men)
          add_result (chance, end->result, probability);
        else
          add_fallen (after, fallen->lost + casualties, probability);
      }
  return after;
}

/* All attempts left on one fort whose sizes are these (ST-12). */
static GabStormingChance
chance_of_fort (const GabStorming      *state,
                const GabStormingSizes *sizes)
{
  GabStormingChance chance = { 0 };
  GabStormingPoint now = point_of (state, sizes), fresh = fresh_point (state, sizes);
  g_autoptr (GArray) ends = gab_storming_ends (&now);
  g_autoptr (GArray) fallen = g_array_new (FALSE, FALSE, sizeof (Fallen));

  add_fallen (fallen, 0, 1);
  for (int left = state->n_attempts - state->n_made; left > 0; left--)
    {
      GArray *after = attempt_from (state, fallen, ends, left == 1, &chance);

      g_array_unref (fallen);
      fallen = after;
      g_array_unref (ends);
      ends = gab_storming_ends (&fresh);
    }
  return chance;
}

/* The attempts after the one under way in free play, each on a fort of its own. */
static void
add_further_forts (const GabStorming *state,
                   GabStormingChance *rest)
{
  GabStormingSizes sizes[GAB_STORMING_SIZES];
  guint n = gab_storming_sizes (state->tables, state->fort, state->army, sizes);
  int further = state->n_attempts - state->n_made - 1;

  for (guint i = 0; i < n; i++)
    {
      GabStormingPoint point = fresh_point (state, &sizes[i]);
      g_autoptr (GArray) ends = gab_storming_ends (&point);
      GabStormingChance fort = chance_of (state->tables, ends, G_MAXINT64);

      rest->casualties += further * sizes[i].chance * fort.casualties;
      rest->points += further * sizes[i].chance * fort.points;
    }
}

static void
add_band (GabStormingOdds *odds,
          const gint32    *upper,
          int              band,
          int              outcome)
{
  int width = gab_storming_width (upper, band);

  if (width > 0)
    odds->band[odds->n_bands++] = (GabStormingBand) {
      .low = upper[band] - width + 1,
      .high = upper[band],
      .outcome = outcome,
      .chance = width / 100.0,
    };
}

static void
add_prepare_bands (const GabStormingTables  *tables,
                   const GabStormingAttempt *attempt,
                   GabStormingOdds          *odds)
{
  if (attempt->fort == GAB_STORMING_FORT_SMALLER)
    {
      add_band (odds, tables->prepare_smaller, 0, GAB_STORMING_SURRENDERED);
      add_band (odds, tables->prepare_smaller, 1, GAB_STORMING_UNDECIDED);
    }
  else if (attempt->army == GAB_STORMING_ARMY_SMALL)
    {
      add_band (odds, tables->prepare_small_army, 0, GAB_STORMING_UNDECIDED);
      add_band (odds, tables->prepare_small_army, 1, GAB_STORMING_CANCELLED);
    }
}

static void
add_column_bands (const GabStormingTables  *tables,
                  const GabStormingAttempt *attempt,
                  GabStormingOdds          *odds)
{
  const gint32 *upper, *counts;
  guint n = gab_storming_column_bands (tables, attempt->fort, attempt->army, &upper, &counts);

  for (guint i = 0; i < n; i++)
    add_band (odds, upper, i, counts[i]);
}

static void
add_bands (const GabStorming *state,
           GabStormingOdds   *odds)
{
  const GabStormingTables *tables = state->tables;
  const GabStormingAttempt *attempt = &state->attempt[state->n_made];

  switch (odds->step)
    {
    case GAB_STORMING_STEP_SIZE:
      add_band (odds, tables->size, 0, GAB_STORMING_FORT_SMALLER);
      add_band (odds, tables->size, 1, GAB_STORMING_FORT_BIG);
      break;
    case GAB_STORMING_STEP_ARMY:
      add_band (odds, tables->army, 0, GAB_STORMING_ARMY_BIG);
      add_band (odds, tables->army, 1, GAB_STORMING_ARMY_SMALL);
      break;
    case GAB_STORMING_STEP_PREPARE:
      add_prepare_bands (tables, attempt, odds);
      break;
    case GAB_STORMING_STEP_COLUMNS:
      add_column_bands (tables, attempt, odds);
      break;
    case GAB_STORMING_STEP_ASSAULT:
      for (int i = 0; i < GAB_STORMING_N_COLUMN_RESULTS; i++)
        add_band (odds, tables->column, i, GAB_STORMING_COLUMN_COMPLETE + i);
      break;
    case GAB_STORMING_STEP_SUMMON:
    case GAB_STORMING_STEP_OVER:
    default:
      break;
    }
}

/**
 * gab_storming_odds:
 * @state: a storm
 * @odds: (out caller-allocates): what may come of it
 *
 * Each way to end is counted out of a power of 100; only their sum is a double.
 */
void
gab_storming_odds (const GabStorming *state,
                   GabStormingOdds   *odds)
{
  GabStormingSizes sizes[GAB_STORMING_SIZES];
  const GabStormingAttempt *attempt;
  guint n;

  memset (odds, 0, sizeof *odds);
  odds->step = state->step;
  if (state->step == GAB_STORMING_STEP_OVER)
    {
      add_result (&odds->attempt, state->attempt[state->n_made - 1].result, 1);
      odds->rest = odds->attempt;
      return;
    }
  attempt = &state->attempt[state->n_made];
  add_bands (state, odds);
  n = gab_storming_sizes (state->tables, attempt->fort, attempt->army, sizes);
  for (guint i = 0; i < n; i++)
    {
      GabStormingPoint point = point_of (state, &sizes[i]);
      g_autoptr (GArray) ends = gab_storming_ends (&point);
      GabStormingChance one = chance_of (state->tables, ends, left_of (state));
      GabStormingChance all = state->one_fort ? chance_of_fort (state, &sizes[i]) : one;

      add_chance (&odds->attempt, &one, sizes[i].chance);
      add_chance (&odds->rest, &all, sizes[i].chance);
    }
  if (!state->one_fort)
    add_further_forts (state, &odds->rest);
}

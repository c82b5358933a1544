/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways in which an attempt can end, each counted out of a power of 100. */

#include "gab-storming-odds-private.h"

#define FACES 100

/* How the columns that still wait fare. */
typedef struct
{
  const GabStormingPoint *point;
  GArray                 *ends;
  gint64                  ways; /* that lead to the storm, of so many */
  gint64                  of;
} Walk;

/* How many of the hundred rolls fall into a band. */
int
gab_storming_width (const gint32 *upper,
                    int           band)
{
  return upper[band] - (band > 0 ? upper[band - 1] : -1);
}

static gint64
power (gint64 base,
       int    exponent)
{
  gint64 result = 1;

  for (int i = 0; i < exponent; i++)
    result *= base;
  return result;
}

static gint64
factorial (int n)
{
  gint64 result = 1;

  for (int i = 2; i <= n; i++)
    result *= i;
  return result;
}

static void
add_end (GArray            *ends,
         GabStormingResult  result,
         gint64             casualties,
         gint32             points,
         double             chance)
{
  GabStormingEnd end = { result, casualties, points, chance };

  if (chance > 0)
    g_array_append_val (ends, end);
}

/* The end that comes of so many further columns of each result. */
static void
add_storm_end (const Walk *walk,
               int         complete,
               int         partial,
               int         failed)
{
  const GabStormingPoint *point = walk->point;
  const GabStormingTables *tables = point->tables;
  GabStormingResult result = gab_storming_storm_result (tables, point->fort, point->army,
                                                        point->complete + complete,
                                                        point->partial + partial);
  gint64 casualties =
    (gint64) complete * gab_storming_column_loss (tables, point->fort, GAB_STORMING_COLUMN_COMPLETE) +
    (gint64) partial * gab_storming_column_loss (tables, point->fort, GAB_STORMING_COLUMN_PARTIAL) +
    (gint64) failed * gab_storming_column_loss (tables, point->fort, GAB_STORMING_COLUMN_FAILED);
  gint32 points = gab_storming_points_won (tables, point->fort, result) -
                  gab_storming_points_lost (tables, point->fort, result, point->n_columns);
  gint64 orders = factorial (point->waiting) / factorial (complete) / factorial (partial) / factorial (failed);
  gint64 ways = orders * power (gab_storming_width (tables->column, 0), complete) *
                power (gab_storming_width (tables->column, 1), partial) *
                power (gab_storming_width (tables->column, 2), failed);

  add_end (walk->ends, result, casualties, points,
           ((double) walk->ways * ways) / ((double) walk->of * power (FACES, point->waiting)));
}

static void
walk_storm (const Walk *walk)
{
  int waiting = walk->point->waiting;

  for (int complete = 0; complete <= waiting; complete++)
    for (int partial = 0; complete + partial <= waiting; partial++)
      add_storm_end (walk, complete, partial, waiting - complete - partial);
}

static void
walk_columns (const Walk *walk)
{
  const GabStormingPoint *from = walk->point;
  const gint32 *upper, *counts;
  guint n = gab_storming_column_bands (from->tables, from->fort, from->army, &upper, &counts);

  for (guint band = 0; band < n; band++)
    {
      GabStormingPoint point = *from;
      Walk next = { &point, walk->ends, walk->ways * gab_storming_width (upper, band), walk->of * FACES };

      point.n_columns = point.waiting = counts[band];
      point.complete = point.partial = 0;
      walk_storm (&next);
    }
}

static void
walk_prepare (const Walk *walk)
{
  const GabStormingPoint *point = walk->point;
  const GabStormingTables *tables = point->tables;
  Walk storm = *walk;

  if (point->fort == GAB_STORMING_FORT_SMALLER)
    {
      storm.of = FACES;
      storm.ways = gab_storming_width (tables->prepare_smaller, 1);
      add_end (walk->ends, GAB_STORMING_SURRENDERED, 0,
               gab_storming_points_won (tables, point->fort, GAB_STORMING_SURRENDERED),
               (double) (FACES - storm.ways) / FACES);
    }
  else if (point->army == GAB_STORMING_ARMY_SMALL)
    {
      storm.of = FACES;
      storm.ways = gab_storming_width (tables->prepare_small_army, 0);
      add_end (walk->ends, GAB_STORMING_CANCELLED, 0, 0, (double) (FACES - storm.ways) / FACES);
    }
  walk_columns (&storm);
}

/* (element-type GabStormingEnd): all ways in which an attempt can end from here;
 * their chances add up to 1. */
GArray *
gab_storming_ends (const GabStormingPoint *point)
{
  Walk walk = { point, g_array_new (FALSE, FALSE, sizeof (GabStormingEnd)), 1, 1 };

  if (point->step == GAB_STORMING_STEP_ASSAULT)
    walk_storm (&walk);
  else if (point->step == GAB_STORMING_STEP_COLUMNS)
    walk_columns (&walk);
  else
    walk_prepare (&walk);
  return walk.ends;
}

/* The sizes that may be met where @fort and @army may still be unknown; returns how many. */
guint
gab_storming_sizes (const GabStormingTables *tables,
                    GabStormingFort          fort,
                    GabStormingArmy          army,
                    GabStormingSizes        *sizes)
{
  int smaller = fort == GAB_STORMING_FORT_UNKNOWN ? gab_storming_width (tables->size, 0)
                : fort == GAB_STORMING_FORT_SMALLER ? FACES : 0;
  int big_army = army == GAB_STORMING_ARMY_UNKNOWN ? gab_storming_width (tables->army, 0)
                 : army == GAB_STORMING_ARMY_BIG ? FACES : 0;
  guint n = 0;

  if (smaller > 0)
    sizes[n++] = (GabStormingSizes) { GAB_STORMING_FORT_SMALLER, army, (double) smaller / FACES };
  if (smaller < FACES && big_army < FACES)
    sizes[n++] = (GabStormingSizes) { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_SMALL,
                                      (double) ((FACES - smaller) * (FACES - big_army)) / (FACES * FACES) };
  if (smaller < FACES && big_army > 0)
    sizes[n++] = (GabStormingSizes) { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_BIG,
                                      (double) ((FACES - smaller) * big_army) / (FACES * FACES) };
  return n;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of the storm, resolved once, and what follows from them alone (ST-4 to ST-11). */

#include "gab-storming-private.h"

#define HIGHEST_ROLL     99
#define MOST_CASUALTIES  100000
#define MOST_POINTS      1000000

/* A table that stands in the file, and where its numbers go. */
typedef struct
{
  const char *name;
  gsize       offset;
  guint       n;
  gint32      lowest, highest;
} Place;

#define PLACE(name, field, lowest, highest) \
  { name, G_STRUCT_OFFSET (GabStormingTables, field), \
    sizeof ((GabStormingTables *) NULL)->field / (sizeof (gint32)), lowest, highest }

static const Place bands[] = {
  PLACE ("size",                size,                 0, 0),
  PLACE ("army",                army,                 0, 0),
  PLACE ("prepare-smaller",     prepare_smaller,      0, 0),
  PLACE ("prepare-small-army",  prepare_small_army,   0, 0),
  PLACE ("columns-smaller",     columns_smaller,      0, 0),
  PLACE ("columns-small-army",  columns_small_army,   0, 0),
  PLACE ("columns-big-army",    columns_big_army,     0, 0),
  PLACE ("column",              column,               0, 0),
};

static const Place numbers[] = {
  PLACE ("count-smaller",       count_smaller,        1, GAB_STORMING_COLUMNS),
  PLACE ("count-small-army",    count_small_army,     1, GAB_STORMING_COLUMNS),
  PLACE ("count-big-army",      count_big_army,       1, GAB_STORMING_COLUMNS),
  PLACE ("casualties-smaller",  casualties_smaller,   0, MOST_CASUALTIES),
  PLACE ("casualties-big",      casualties_big,       0, MOST_CASUALTIES),
  PLACE ("captured-smaller",    captured_smaller,     0, GAB_STORMING_COLUMNS),
  PLACE ("captured-big-army",   captured_big_army,    0, GAB_STORMING_COLUMNS),
  PLACE ("captured-small-army", captured_small_army,  0, GAB_STORMING_COLUMNS),
  PLACE ("drawn-small-army",    drawn_small_army,     0, GAB_STORMING_COLUMNS),
  PLACE ("points-casualty",     points_a_casualty,    0, 1000),
  PLACE ("attempts",            attempts,             1, GAB_STORMING_ATTEMPTS),
  PLACE ("guide-score",         guide_score,          -MOST_POINTS, MOST_POINTS),
  PLACE ("big-army-men",        big_army_men,         0, GAB_COUNT_MAX),
};

/* Two numbers that stand in one table and in two fields. */
static gboolean
get_pair (const GabTables *tables,
          const char      *name,
          gint32          *smaller,
          gint32          *big,
          GError         **error)
{
  gint32 pair[2];

  if (!gab_tables_get (tables, name, pair, 2, 0, MOST_POINTS, error))
    return FALSE;
  *smaller = pair[0];
  *big = pair[1];
  return TRUE;
}

/* GabRules.resolve */
gpointer
gab_storming_resolve (const GabTables *tables,
                      GError         **error)
{
  g_autofree GabStormingTables *resolved = g_new0 (GabStormingTables, 1);

  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    if (!gab_tables_get_bands (tables, bands[i].name, G_STRUCT_MEMBER_P (resolved, bands[i].offset),
                               bands[i].n, HIGHEST_ROLL, error))
      return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!gab_tables_get (tables, numbers[i].name, G_STRUCT_MEMBER_P (resolved, numbers[i].offset),
                         numbers[i].n, numbers[i].lowest, numbers[i].highest, error))
      return NULL;
  if (!get_pair (tables, "points-failed-column", &resolved->points_a_column_smaller,
                 &resolved->points_a_column_big, error) ||
      !get_pair (tables, "points-captured", &resolved->points_captured_smaller,
                 &resolved->points_captured_big, error) ||
      !gab_tables_all_read (tables, error))
    return NULL;
  return g_steal_pointer (&resolved);
}

/* Which band of a table a roll of 0 to 99 falls into, from 0. */
int
gab_storming_band (const gint32 *upper,
                   int           roll)
{
  int band = 0;

  while (roll > upper[band])
    band++;
  return band;
}

/* ST-5: the bands that give the number of columns; returns how many bands. */
guint
gab_storming_column_bands (const GabStormingTables  *tables,
                           GabStormingFort           fort,
                           GabStormingArmy           army,
                           const gint32            **upper,
                           const gint32            **counts)
{
  if (fort != GAB_STORMING_FORT_BIG)
    {
      *upper = tables->columns_smaller;
      *counts = tables->count_smaller;
      return G_N_ELEMENTS (tables->columns_smaller);
    }
  if (army != GAB_STORMING_ARMY_BIG)
    {
      *upper = tables->columns_small_army;
      *counts = tables->count_small_army;
      return G_N_ELEMENTS (tables->columns_small_army);
    }
  *upper = tables->columns_big_army;
  *counts = tables->count_big_army;
  return G_N_ELEMENTS (tables->columns_big_army);
}

/* ST-7: the men that a column which fared so loses. */
gint32
gab_storming_column_loss (const GabStormingTables *tables,
                          GabStormingFort          fort,
                          GabStormingColumnResult  result)
{
  const gint32 *casualties = fort == GAB_STORMING_FORT_BIG ? tables->casualties_big
                                                           : tables->casualties_smaller;

  return casualties[result - GAB_STORMING_COLUMN_COMPLETE];
}

static gboolean
suffices (const GabStormingNeed *need,
          int                    complete,
          int                    partial)
{
  return complete >= need->complete && complete + partial >= need->successes;
}

/* ST-8, ST-9, ST-10: what so many completely and partially successful columns achieve. */
GabStormingResult
gab_storming_storm_result (const GabStormingTables *tables,
                           GabStormingFort          fort,
                           GabStormingArmy          army,
                           int                      complete,
                           int                      partial)
{
  gboolean captured, drawn = FALSE;

  if (fort != GAB_STORMING_FORT_BIG)
    captured = suffices (&tables->captured_smaller, complete, partial);
  else if (army == GAB_STORMING_ARMY_BIG)
    captured = suffices (&tables->captured_big_army[0], complete, partial) ||
               suffices (&tables->captured_big_army[1], complete, partial);
  else
    {
      captured = suffices (&tables->captured_small_army, complete, partial);
      drawn = suffices (&tables->drawn_small_army, complete, partial);
    }
  if (captured)
    return GAB_STORMING_CAPTURED;
  return drawn ? GAB_STORMING_DRAWN : GAB_STORMING_BEATEN_OFF;
}

/* ST-11: what an attempt costs beside its casualties. */
gint32
gab_storming_points_lost (const GabStormingTables *tables,
                          GabStormingFort          fort,
                          GabStormingResult        result,
                          int                      n_columns)
{
  if (result != GAB_STORMING_BEATEN_OFF)
    return 0;
  return n_columns * (fort == GAB_STORMING_FORT_BIG ? tables->points_a_column_big
                                                    : tables->points_a_column_smaller);
}

/* ST-11: what an attempt wins. */
gint32
gab_storming_points_won (const GabStormingTables *tables,
                         GabStormingFort          fort,
                         GabStormingResult        result)
{
  if (result != GAB_STORMING_CAPTURED && result != GAB_STORMING_SURRENDERED)
    return 0;
  return fort == GAB_STORMING_FORT_BIG ? tables->points_captured_big
                                       : tables->points_captured_smaller;
}

/**
 * gab_storming_proposed_army:
 * @tables: the resolved tables
 * @men: how many men the attacker has, 0 or more
 *
 * Returns: the size of army that is proposed for so many men (ST-13).
 */
GabStormingArmy
gab_storming_proposed_army (const GabStormingTables *tables,
                            gint64                   men)
{
  return men >= tables->big_army_men ? GAB_STORMING_ARMY_BIG : GAB_STORMING_ARMY_SMALL;
}

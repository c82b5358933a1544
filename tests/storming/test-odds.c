/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chances, worked out here in another way: face by face, column after column, from bands of our own. */

#include "storm.h"

#define ALL G_GINT64_CONSTANT (1000000000000) /* 100^6: preparation, columns, up to four of them */

/* Sums over all dice of an attempt, out of ALL. */
typedef struct
{
  gint64 captured, drawn, beaten_off, cancelled, casualties, points;
} Sums;

/* A storm while its columns go in one after the other. */
typedef struct
{
  gboolean big_fort, big_army;
  int      columns, complete, partial, casualties;
  gint64   ways;
} Path;

/* How many of the faces 0 to 99 lie from low to high. */
static gint64
faces (int low,
       int high)
{
  gint64 n = 0;

  for (int roll = 0; roll <= 99; roll++)
    n += roll >= low && roll <= high;
  return n;
}

static void
end_path (const Path *path,
          Sums       *sums)
{
  int successes = path->complete + path->partial;
  gboolean captured, drawn = FALSE;
  int points = -path->casualties;

  if (!path->big_fort)
    captured = successes > 0;
  else if (path->big_army)
    captured = path->complete > 0 || path->partial >= 2;
  else
    {
      captured = path->complete > 0 && successes >= 2;
      drawn = path->complete > 0 && !captured;
    }
  if (captured)
    points += path->big_fort ? 3000 : 350;
  else if (!drawn)
    points -= path->columns * (path->big_fort ? 1500 : 250);
  sums->captured += captured ? path->ways : 0;
  sums->drawn += drawn ? path->ways : 0;
  sums->beaten_off += !captured && !drawn ? path->ways : 0;
  sums->casualties += path->ways * path->casualties;
  sums->points += path->ways * points;
}

static void
walk (const Path *path,
      int         waiting,
      Sums       *sums)
{
  static const int bands[3][2] = { { 0, 26 }, { 27, 45 }, { 46, 99 } };
  static const int lost_big[] = { 550, 650, 200 }, lost_small[] = { 67, 100, 50 };

  if (waiting == 0)
    {
      end_path (path, sums);
      return;
    }
  for (int result = 0; result < 3; result++)
    {
      Path next = *path;

      next.ways *= faces (bands[result][0], bands[result][1]);
      next.complete += result == 0;
      next.partial += result == 1;
      next.casualties += (path->big_fort ? lost_big : lost_small)[result];
      walk (&next, waiting - 1, sums);
    }
}

/* A storm by so many columns that comes about on so many of 10,000 rolls. */
static void
storm (gboolean big_fort,
       gboolean big_army,
       int      columns,
       gint64   ways,
       Sums    *sums)
{
  Path path = { big_fort, big_army, columns, 0, 0, 0, ways };

  for (int i = columns; i < 4; i++)
    path.ways *= 100;
  walk (&path, columns, sums);
}

static Sums
smaller (void)
{
  Sums sums = { 0 };
  gint64 surrenders = faces (0, 77) * (ALL / 100);

  storm (FALSE, FALSE, 3, faces (78, 99) * faces (0, 49), &sums);
  storm (FALSE, FALSE, 1, faces (78, 99) * faces (50, 99), &sums);
  sums.captured += surrenders;
  sums.points += 350 * surrenders;
  return sums;
}

static Sums
small_army (void)
{
  Sums sums = { 0 };

  storm (TRUE, FALSE, 2, faces (0, 88) * faces (0, 36), &sums);
  storm (TRUE, FALSE, 1, faces (0, 88) * faces (37, 99), &sums);
  sums.cancelled = faces (89, 99) * (ALL / 100);
  return sums;
}

static Sums
big_army (void)
{
  Sums sums = { 0 };

  storm (TRUE, TRUE, 4, 100 * faces (0, 39), &sums);
  storm (TRUE, TRUE, 3, 100 * faces (40, 79), &sums);
  storm (TRUE, TRUE, 1, 100 * faces (80, 99), &sums);
  return sums;
}

static void
expect_chance (const GabStormingChance *chance,
               const Sums              *sums)
{
  storm_near (chance->captured, (double) sums->captured / ALL);
  storm_near (chance->drawn, (double) sums->drawn / ALL);
  storm_near (chance->beaten_off, (double) sums->beaten_off / ALL);
  storm_near (chance->cancelled, (double) sums->cancelled / ALL);
  storm_near (chance->casualties, (double) sums->casualties / ALL);
  storm_near (chance->points, (double) sums->points / ALL);
}

static void
test_smaller (void)
{
  Sums sums = smaller ();
  GabStormingOdds odds = storm_odds ("fort smaller; attempts 1", "");

  expect_chance (&odds.attempt, &sums);
  expect_chance (&odds.rest, &sums);
  storm_digits ("0.92327896", odds.attempt.captured);
  storm_digits ("0.78", odds.attempt.surrendered);
  storm_digits ("28.1996", odds.attempt.casualties);
  storm_digits ("267.107256", odds.attempt.points);
  storm_digits ("0.46", storm_odds ("fort smaller", "summon; prepare=9 9; columns=9 9").attempt.captured);
  storm_digits ("0.842536", storm_odds ("fort smaller", "summon; prepare=9 9; columns=0 0").attempt.captured);
}

static void
test_small_army (void)
{
  Sums sums = small_army ();
  GabStormingOdds odds = storm_odds ("fort big; army small; attempts 1", "");

  expect_chance (&odds.attempt, &sums);
  storm_digits ("0.05779215", odds.attempt.captured);
  storm_digits ("0.24741288", odds.attempt.drawn);
  storm_digits ("0.11", odds.attempt.cancelled);
  storm_digits ("463.334", odds.attempt.casualties);
  storm_digits ("-1430.37596", odds.attempt.points);
  odds = storm_odds ("fort big; army small", "summon; prepare=0 0; columns=0 0");
  storm_digits ("0.1755", odds.attempt.captured);
  storm_digits ("0.2916", odds.attempt.drawn);
}

static void
test_big_army (void)
{
  Sums sums = big_army ();
  GabStormingOdds odds = storm_odds ("fort big; army big; attempts 1", "");

  expect_chance (&odds.attempt, &sums);
  storm_digits ("0.64264832", odds.attempt.captured);
  storm_digits ("1140.0", odds.attempt.casualties);
  storm_digits ("-504.95952", odds.attempt.points);
  storm_digits ("0.27", storm_odds ("fort big; army big", "summon; prepare; columns=9 9").attempt.captured);
  storm_digits ("0.676324", storm_odds ("fort big; army big", "summon; prepare; columns=5 0").attempt.captured);
  storm_digits ("0.7952968", storm_odds ("fort big; army big", "summon; prepare; columns=0 0").attempt.captured);
}

/* Whole numbers out of 100^8, so that every digit is compared. */
static void
test_whole_game (void)
{
  Sums a = smaller (), b = small_army (), c = big_army ();
  gint64 wa = faces (0, 38) * 100, wb = faces (39, 99) * faces (36, 99), wc = faces (39, 99) * faces (0, 35);
  GabStormingOdds odds = storm_odds ("attempts 1", "");

#define WHOLE(field) (wa * a.field + wb * b.field + wc * c.field)
  g_assert_cmpint (WHOLE (captured), ==, G_GINT64_CONSTANT (5237664208320000));
  g_assert_cmpint (WHOLE (drawn), ==, G_GINT64_CONSTANT (965899883520000));
  g_assert_cmpint (WHOLE (beaten_off), ==, G_GINT64_CONSTANT (3366995908160000));
  g_assert_cmpint (WHOLE (cancelled), ==, G_GINT64_CONSTANT (429440000000000));
  g_assert_cmpint (WHOLE (casualties), ==, G_GINT64_CONSTANT (4422274376000000000));
  g_assert_cmpint (WHOLE (points), ==, G_GINT64_CONSTANT (-5651360555360000000));
#undef WHOLE
  storm_digits ("0.523766420832", odds.attempt.captured);
  storm_digits ("0.096589988352", odds.attempt.drawn);
  storm_digits ("0.336699590816", odds.attempt.beaten_off);
  storm_digits ("0.042944", odds.attempt.cancelled);
  storm_digits ("442.2274376", odds.attempt.casualties);
  storm_digits ("-565.136055536", odds.attempt.points);
}

/* The table holds the same figures row by row. */
static void
test_table (void)
{
  static const struct
  {
    GabStormingFort fort;
    GabStormingArmy army;
    guint           columns;
    const char     *captured, *drawn;
  } expected[] = {
    { GAB_STORMING_FORT_UNKNOWN, GAB_STORMING_ARMY_UNKNOWN, 0, "0.523766420832", "0.096589988352" },
    { GAB_STORMING_FORT_SMALLER, GAB_STORMING_ARMY_UNKNOWN, 0, "0.92327896", "0.0" },
    { GAB_STORMING_FORT_SMALLER, GAB_STORMING_ARMY_UNKNOWN, 1, "0.46", "0.0" },
    { GAB_STORMING_FORT_SMALLER, GAB_STORMING_ARMY_UNKNOWN, 3, "0.842536", "0.0" },
    { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_SMALL, 0, "0.05779215", "0.24741288" },
    { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_SMALL, 1, "0.0", "0.27" },
    { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_SMALL, 2, "0.1755", "0.2916" },
    { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_BIG, 0, "0.64264832", "0.0" },
    { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_BIG, 1, "0.27", "0.0" },
    { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_BIG, 3, "0.676324", "0.0" },
    { GAB_STORMING_FORT_BIG, GAB_STORMING_ARMY_BIG, 4, "0.7952968", "0.0" },
  };
  g_autoptr (GArray) rows = gab_storming_odds_table (storm_tables ());

  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < rows->len; i++)
    {
      const GabStormingOddsRow *row = &g_array_index (rows, GabStormingOddsRow, i);
      g_autofree char *text = gab_storming_tell_row (row);

      g_assert_cmpint (row->fort, ==, expected[i].fort);
      g_assert_cmpint (row->army, ==, expected[i].army);
      g_assert_cmpuint (row->columns, ==, expected[i].columns);
      storm_digits (expected[i].captured, row->chance.captured);
      storm_digits (expected[i].drawn, row->chance.drawn);
      storm_near (row->chance.captured + row->chance.drawn + row->chance.beaten_off + row->chance.cancelled, 1);
      g_assert_cmpuint (strlen (text), >, 0);
    }
}

static void
add (void)
{
  g_test_add_func ("/storming/odds/smaller-fort", test_smaller);
  g_test_add_func ("/storming/odds/big-fort-small-army", test_small_army);
  g_test_add_func ("/storming/odds/big-fort-big-army", test_big_army);
  g_test_add_func ("/storming/odds/whole-game", test_whole_game);
  g_test_add_func ("/storming/odds/table", test_table);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

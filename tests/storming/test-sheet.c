/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ST-12 and ST-13: attempts, named units, the grand total, and what the campaign books. */

#include "storm.h"

#define UNITS     "fort big; army small; attacker a men 500; attacker b men 400; attacker c men 0; defender d men 900"
#define TWO       "summon; prepare=0 0; columns=0 0; " /* two columns at a BIG fort, small army */
#define ONE       "summon; prepare=0 0; columns=9 9; "
#define CANCELLED "summon; prepare=9 9; "
#define FREE_350  "size=0 0; summon; prepare=0 0; " /* a smaller fort surrenders */

static const StormCase cases[] = {
  { "ST-12/next-fort-is-rolled", "", FREE_350, "size=9 9", 0, "attempt 2 BIG(rolled) * army * day 1001" },
  { "ST-12/four-forts", "", FREE_350 FREE_350 FREE_350 "size=0 0; summon", "prepare=0 0", 0, "attempt 4 * over *" },
  { "ST-12/no-fifth-fort", "", FREE_350 FREE_350 FREE_350 FREE_350, "size=0 0", 12, "* over *" },
  { "ST-12/fewer-forts", "attempts 1", FREE_350, "size=0 0", 12, "attempt 1 * over * day 1000" },
  { "ST-12/ends-when-taken", "fort smaller; attempts 3", "summon", "prepare=0 0", 0, "attempt 1 * over * surrendered *" },
  { "ST-12/goes-on-when-not-taken", "fort big; army small; attempts 2", "summon", "prepare=9 9", 0,
    "attempt 1 * summon [] * cancelled * day 1001" },
  { "ST-12/goes-on-after-a-draw", "fort big; army small; attempts 2", ONE, "assault column 1=0 0", 0,
    "attempt 1 * summon [c550] * drawn * day 1001" },
  { "ST-12/four-attempts-on-one-fort", "fort big; army small", CANCELLED CANCELLED CANCELLED "summon",
    "prepare=9 9", 0, "attempt 4 * over * cancelled * day 1003" },
  { "ST-12/no-fifth-attempt", "fort big; army small", CANCELLED CANCELLED CANCELLED CANCELLED, "summon", 12, NULL },
  { "ST-12/end-between-attempts", "fort big; army small", CANCELLED, "end", 0, "attempt 1 * over * day 1000" },
  { "ST-12/end-refused-at-the-beginning", "fort big; army small", "", "end", 12, NULL },
  { "ST-12/end-refused-under-way", "fort big; army small", CANCELLED "summon", "end", 12, NULL },
  { "ST-12/end-refused-twice", "fort big; army small", CANCELLED "end", "end", 12, NULL },
  { "ST-12/nothing-after-the-end", "fort big; army small", CANCELLED "end", "summon", 12, NULL },
  { "ST-12/no-attempt-without-men", "fort big; army small; attacker a men 550", ONE, "assault column 1=0 0", 0,
    "attempt 1 * over [c550] men 550 drawn *" },
  { "ST-12/attempt-with-one-man", "fort big; army small; attacker a men 551", ONE, "assault column 1=0 0", 0,
    "attempt 1 * summon [c550] men 550 drawn *" },
  { "ST-12/men-over-all-attempts", "fort big; army small; attacker a men 600", ONE "assault column 1=0 0;" ONE,
    "assault column 1=9 9", 0, "attempt 2 * over [f50] men 50 beaten-off *" },

  { "ST-12/name", UNITS, TWO, "name column 1 with a b", 0, NULL },
  { "ST-12/name-in-two-orders", UNITS, TWO "name column 1 with a", "name column 1 with b", 0, NULL },
  { "ST-12/name-after-another-column", UNITS, TWO "assault column 1=0 0", "name column 2 with a", 0, NULL },
  { "ST-12/name-refused-after-its-dice", UNITS, TWO "assault column 1=0 0", "name column 1 with a", 12, NULL },
  { "ST-12/name-refused-before-the-columns", UNITS, "summon", "name column 1 with a", 12, NULL },
  { "ST-12/name-refused-in-two-columns", UNITS, TWO "name column 1 with a", "name column 2 with a", 12, NULL },
  { "ST-12/name-refused-twice-in-a-line", UNITS, TWO, "name column 1 with a a", 12, NULL },
  { "ST-12/name-refused-column-0", UNITS, TWO, "name column 0 with a", 12, NULL },
  { "ST-12/name-refused-column-3", UNITS, TWO, "name column 3 with a", 12, NULL },
  { "ST-12/name-refused-defender", UNITS, TWO, "name column 1 with d", 12, NULL },
  { "ST-12/name-refused-without-men", UNITS, TWO, "name column 1 with a c", 12, NULL },
  { "ST-12/name-anew-in-the-next-attempt", UNITS, ONE "name column 1 with a; assault column 1=9 9;" ONE,
    "name column 1 with a", 0, "attempt 2 *" },
};

static GabSettlement *
settle (const GabGame *game)
{
  GabSettlement *settlement = gab_settlement_new ();
  g_autoptr (GError) error = NULL;

  gab_storming_rules.settle (gab_game_state (game), settlement, &error);
  g_assert_no_error (error);
  return settlement;
}

static void
expect_pool (const GabSettlement *settlement,
             guint                nth,
             gint64               men,
             int                  cause,
             guint                n_first)
{
  const GabPool *pool = &g_array_index (settlement->pools, GabPool, nth);

  g_assert_cmpint (pool->men, ==, men);
  g_assert_cmpint (pool->cause, ==, cause);
  g_assert_cmpuint (pool->first->len, ==, n_first);
}

static void
test_settle_pools (void)
{
  g_autoptr (GabGame) game = storm_new (UNITS);
  g_autoptr (GabSettlement) settlement = NULL;
  const GabPool *pool;

  storm_play (game, TWO "name column 2 with b a; assault column 2=9 9; assault column 1=9 9;"
              TWO "name column 1 with b; assault column 1=0 0; assault column 2=3 0");
  settlement = settle (game);
  g_assert_cmpint (settlement->outcome, ==, GAB_OUTCOME_WON);
  g_assert_true (settlement->place_taken);
  g_assert_cmpint (settlement->ends, ==, 1001);
  g_assert_cmpuint (settlement->pools->len, ==, 3);
  expect_pool (settlement, 0, 200, 11, 0);
  expect_pool (settlement, 1, 200, 12, 2);
  /* Of the 900 men 400 fell at the first attempt: the second column finds none left. */
  expect_pool (settlement, 2, 500, 21, 1);
  pool = &g_array_index (settlement->pools, GabPool, 2);
  g_assert_cmpint (g_array_index (pool->first, gint32, 0), ==, gab_names_find (gab_game_setup (game)->names, "b"));
  g_assert_cmpuint (settlement->in_play->len, ==, 3);
  g_assert_cmpint (g_array_index (settlement->in_play, GabInPlay, 1).men, ==, 400);
}

static void
test_settle_outcomes (void)
{
  static const struct
  {
    const char *setup;
    const char *orders;
    GabOutcome  outcome;
    gboolean    taken;
    int         ends;
  } cases_of[] = {
    { "fort smaller", "summon; prepare=0 0", GAB_OUTCOME_WON, TRUE, 1000 },
    { "fort big; army small", CANCELLED "end", GAB_OUTCOME_LOST, FALSE, 1000 },
    { "fort big; army small", CANCELLED ONE "assault column 1=0 0; end", GAB_OUTCOME_DRAWN, FALSE, 1001 },
    { "fort big; army small", ONE "assault column 1=0 0;" CANCELLED "end", GAB_OUTCOME_LOST, FALSE, 1001 },
    { "fort big; army small", ONE "assault column 1=0 0;" TWO "assault column 1=0 0; assault column 2=0 0",
      GAB_OUTCOME_WON, TRUE, 1001 },
    { "fort big; army small; linked", "columns=9 9; assault column 1=0 0", GAB_OUTCOME_DRAWN, FALSE, 1000 },
    { "attempts 2", FREE_350 FREE_350, GAB_OUTCOME_WON, FALSE, 1001 },
    { "attempts 1", "size=9 9; army=9 9;" CANCELLED, GAB_OUTCOME_DRAWN, FALSE, 1000 },
    { "attempts 2", FREE_350 "size=9 9; army=9 9;" ONE "assault column 1=0 0", GAB_OUTCOME_LOST, FALSE, 1001 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases_of); i++)
    {
      g_autoptr (GabGame) game = storm_new (cases_of[i].setup);
      g_autoptr (GabSettlement) settlement = NULL;

      storm_play (game, cases_of[i].orders);
      settlement = settle (game);
      g_assert_cmpint (settlement->outcome, ==, cases_of[i].outcome);
      g_assert_cmpint (settlement->place_taken, ==, cases_of[i].taken);
      g_assert_cmpint (settlement->ends, ==, cases_of[i].ends);
    }
}

static void
test_settle_refused (void)
{
  static const char *orders[] = { "", "summon", CANCELLED, CANCELLED "summon" };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (GabGame) game = storm_new ("fort big; army small");
      g_autoptr (GabSettlement) settlement = gab_settlement_new ();
      g_autoptr (GError) error = NULL;

      storm_play (game, orders[i]);
      g_assert_false (gab_storming_rules.settle (gab_game_state (game), settlement, &error));
      g_assert_error (error, gab_rule_quark ("ST"), 12);
    }
}

static gint64
score_of (GArray           *lines,
          GabStormingScore  id,
          int               turn)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, GabScoreLine, i).id == (int) id && g_array_index (lines, GabScoreLine, i).turn == turn)
      return g_array_index (lines, GabScoreLine, i).value;
  g_assert_not_reached ();
}

/* The sheet of four attempts, to the point. */
static void
test_score (void)
{
  g_autoptr (GabGame) game = storm_new ("");
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));
  g_autoptr (GArray) series = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));

  storm_play (game, FREE_350 "size=9 9; army=9 9;" ONE "assault column 1=0 0;"
              "size=9 9; army=0 0; summon; prepare; columns=9 9; assault column 1=0 0;"
              "size=0 0; summon; prepare=9 9; columns=9 9; assault column 1=9 9");
  gab_storming_rules.score (gab_game_state (game), lines);
  gab_storming_rules.series (gab_game_state (game), series);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_OVERALL, 1), ==, 350);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_CASUALTIES, 2), ==, 550);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_TOTAL_LOST, 2), ==, 550);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_WON, 3), ==, 3000);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_OTHER_LOST, 4), ==, 250);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_TOTAL_LOST, 4), ==, 300);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_CASUALTIES, 0), ==, 550 + 550 + 50);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_GRAND_TOTAL, 0), ==, 350 - 550 + 2450 - 300);
  g_assert_cmpint (score_of (lines, GAB_STORMING_SCORE_GUIDE, 0), ==, -90);
  g_assert_cmpint (score_of (series, GAB_STORMING_SCORE_OVERALL, 3), ==, 2450);
  g_assert_cmpint (storm_state (game)->total, ==, 1950);
  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *text = gab_storming_tell_score (&g_array_index (lines, GabScoreLine, i));

      g_assert_cmpuint (strlen (text), >, 0);
    }
}

/* Each side knows its own men alone, the table neither's, the umpire all; the
 * sheet is there for all (CA-18). */
static void
test_mask (void)
{
  static const struct { int viewer; gboolean attackers, defenders; } views[] = {
    { GAB_VIEWER_UMPIRE, TRUE, TRUE }, { GAB_VIEWER_TABLE, FALSE, FALSE }, { 0, TRUE, FALSE }, { 1, FALSE, TRUE },
  };
  g_autoptr (GabGame) game = storm_new ("fort smaller;attacker a men 7919;defender d men 7907");
  const GabStorming *real;

  storm_play (game, "summon; prepare=9 9; columns=9 9; name column 1 with a; assault column 1=9 9");
  real = gab_game_state (game);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GabStorming *masked = gab_storming_rules.mask (real, views[i].viewer);
      g_autoptr (GString) text = g_string_new (NULL);

      gab_storming_rules.dump (masked, text);
      g_assert_cmpint (strstr (text->str, "7919") != NULL, ==, views[i].attackers);
      g_assert_cmpint (strstr (text->str, "7907") != NULL, ==, views[i].defenders);
      g_assert_cmpint (masked->attacker[0].men == 7919, ==, views[i].attackers);
      g_assert_cmpint (masked->attacker_men == 7919, ==, views[i].attackers);
      g_assert_cmpint (masked->defender_men == 7907, ==, views[i].defenders);
      g_assert_cmpint (masked->casualties, ==, real->casualties);
      g_assert_cmpint (masked->attempt[0].column[0].result, ==, GAB_STORMING_COLUMN_FAILED);
      gab_storming_rules.state_free (masked);
    }
}

static void
add (void)
{
  storm_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/storming/ST-12/pools-name-the-units", test_settle_pools);
  g_test_add_func ("/storming/ST-12/outcomes", test_settle_outcomes);
  g_test_add_func ("/storming/ST-12/settle-refused", test_settle_refused);
  g_test_add_func ("/storming/ST-12/score", test_score);
  g_test_add_func ("/storming/CA-18/mask", test_mask);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

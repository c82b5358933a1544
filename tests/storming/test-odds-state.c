/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chances from the middle of a storm, over several attempts, and with few men. */

#include "storm.h"

#include <math.h>

/* Part of the columns have stormed: only the others count. */
static void
test_during_the_assault (void)
{
  const char *two = "summon; prepare=0 0; columns=0 0; ";
  g_autofree char *complete = g_strconcat (two, "assault column 2=0 0", NULL);
  g_autofree char *partial = g_strconcat (two, "assault column 2=3 0", NULL);
  g_autofree char *failed = g_strconcat (two, "assault column 2=9 9", NULL);
  GabStormingOdds odds = storm_odds ("fort big; army small", complete);

  storm_near (odds.attempt.captured, 0.46);
  storm_near (odds.attempt.drawn, 0.54);
  storm_near (odds.attempt.casualties, 0.27 * 550 + 0.19 * 650 + 0.54 * 200);
  storm_near (odds.attempt.points, 0.46 * 3000 - 380);
  odds = storm_odds ("fort big; army small", partial);
  storm_near (odds.attempt.captured, 0.27);
  storm_near (odds.attempt.beaten_off, 0.73);
  storm_near (odds.attempt.points, 0.27 * 3000 - 0.73 * 3000 - 380);
  odds = storm_odds ("fort big; army small", failed);
  storm_near (odds.attempt.captured, 0);
  storm_near (odds.attempt.drawn, 0.27);
}

/* Up to four attempts on one fort. */
static void
test_one_fort (void)
{
  GabStormingOdds odds = storm_odds ("fort big; army small", "");
  double p = 0.05779215, d = 0.24741288, on = 1 - p, tries = 1 + on + on * on + on * on * on;

  storm_near (odds.rest.captured, 1 - pow (on, 4));
  storm_near (odds.rest.drawn, pow (on, 3) * d);
  storm_near (odds.rest.cancelled, pow (on, 3) * 0.11);
  storm_near (odds.rest.casualties, tries * 463.334);
  storm_near (odds.rest.points, tries * -1430.37596);
  odds = storm_odds ("fort big; army small", "summon; prepare=9 9; summon; prepare=9 9; summon; prepare=9 9");
  storm_near (odds.rest.captured, p);
  odds = storm_odds ("attacker a men 90000", "");
  storm_near (odds.rest.captured, 0.39 * (1 - pow (1 - 0.92327896, 4)) + 0.61 * 0.64 * (1 - pow (on, 4)) +
                                   0.61 * 0.36 * (1 - pow (1 - 0.64264832, 4)));
}

static void
test_free_play (void)
{
  GabStormingOdds odds = storm_odds ("", "");

  storm_near (odds.rest.captured, 0.523766420832);
  storm_near (odds.rest.casualties, 4 * 442.2274376);
  storm_near (odds.rest.points, 4 * -565.136055536);
  odds = storm_odds ("", "size=0 0");
  storm_near (odds.attempt.captured, 0.92327896);
  storm_near (odds.rest.points, 267.107256 + 3 * -565.136055536);
  odds = storm_odds ("attempts 1", "size=0 0; summon; prepare=0 0");
  g_assert_cmpuint (odds.n_bands, ==, 0);
  storm_near (odds.attempt.captured, 1);
  storm_near (odds.rest.casualties, 0);
}

/* 300 men, two attempts: every order of dice, with what is left of the men. */
typedef struct
{
  double captured, drawn, casualties;
} Few;

static void few_attempt (int left, int tries, double chance, Few *few);

static void
few_columns (int     left,
             int     tries,
             int     waiting,
             int     complete,
             int     partial,
             double  chance,
             Few    *few)
{
  static const int lost[] = { 550, 650, 200 };
  static const double bands[] = { 0.27, 0.19, 0.54 };

  if (waiting > 0)
    {
      for (int result = 0; result < 3; result++)
        {
          int fall = MIN (lost[result], left);

          few->casualties += chance * bands[result] * fall;
          few_columns (left - fall, tries, waiting - 1, complete + (result == 0), partial + (result == 1),
                       chance * bands[result], few);
        }
      return;
    }
  if (complete > 0 && complete + partial > 1)
    few->captured += chance;
  else if (left > 0 && tries > 1)
    few_attempt (left, tries - 1, chance, few);
  else if (complete > 0)
    few->drawn += chance;
}

static void
few_attempt (int     left,
             int     tries,
             double  chance,
             Few    *few)
{
  if (tries > 1)
    few_attempt (left, tries - 1, chance * 0.11, few);
  few_columns (left, tries, 2, 0, 0, chance * 0.89 * 0.37, few);
  few_columns (left, tries, 1, 0, 0, chance * 0.89 * 0.63, few);
}

static void
test_few_men (void)
{
  static const int men[] = { 1, 199, 200, 300, 1000, 2500 };

  for (guint i = 0; i < G_N_ELEMENTS (men); i++)
    for (int tries = 1; tries <= 3; tries++)
      {
        g_autofree char *setup = g_strdup_printf ("fort big; army small; attempts %d; attacker a men %d", tries, men[i]);
        GabStormingOdds odds = storm_odds (setup, "");
        Few few = { 0 };

        few_attempt (men[i], tries, 1, &few);
        storm_near (odds.rest.captured, few.captured);
        storm_near (odds.rest.drawn, few.drawn);
        storm_near (odds.rest.casualties, few.casualties);
      }
}

static void
expect_bands (const char *setup,
              const char *orders,
              guint       n,
              int         last_low)
{
  GabStormingOdds odds = storm_odds (setup, orders);
  double sum = 0;
  int next = 0;

  g_assert_cmpuint (odds.n_bands, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = gab_storming_tell_band (odds.step, &odds.band[i]);

      g_assert_cmpint (odds.band[i].low, ==, next);
      next = odds.band[i].high + 1;
      sum += odds.band[i].chance;
      g_assert_cmpuint (strlen (text), >, 0);
    }
  if (n == 0)
    return;
  g_assert_cmpint (next, ==, 100);
  g_assert_cmpint (odds.band[n - 1].low, ==, last_low);
  storm_near (sum, 1);
}

static void
test_bands (void)
{
  expect_bands ("", "", 2, 39);
  expect_bands ("", "size=9 9", 2, 36);
  expect_bands ("fort smaller", "", 0, 0);
  expect_bands ("fort smaller", "summon", 2, 78);
  expect_bands ("fort big; army small", "summon", 2, 89);
  expect_bands ("fort big; army big", "summon", 0, 0);
  expect_bands ("fort smaller", "summon; prepare=9 9", 2, 50);
  expect_bands ("fort big; army small; linked", "", 2, 37);
  expect_bands ("fort big; army big; linked", "", 3, 80);
  expect_bands ("fort big; army big; linked", "columns=0 0", 3, 46);
}

static void
add (void)
{
  g_test_add_func ("/storming/odds/during-the-assault", test_during_the_assault);
  g_test_add_func ("/storming/odds/one-fort", test_one_fort);
  g_test_add_func ("/storming/odds/free-play", test_free_play);
  g_test_add_func ("/storming/odds/few-men", test_few_men);
  g_test_add_func ("/storming/odds/bands", test_bands);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

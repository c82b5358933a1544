/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When a breach may come, against the binomial coefficients (FS-25, FS-31, FS-32, FS-44). */

#include "siege.h"

#include "gab-formal-breach-odds.h"

#include <math.h>

/* A battery behind the third parallel straight before the middle wall, and another. */
#define GROUND \
  "trench 3 3 1 -300 1912 300 1912; battery 1 p3.1 cannon behind; trench 3 3 2 300 1912 900 1912; battery 2 p3.2 cannon behind;"

typedef struct
{
  const char *path, *before;
  int         shots;
  int         in_ten;     /* scores of ten that hit */
  int         cost;       /* rounds a turn */
  int         turns;      /* that the rounds last */
  int         needed;     /* hits */
} OutlookCase;

static const OutlookCase cases[] = {
  /* FS-30: heavy cannon at 201 to 400 yards hit on 8; FS-31: three rounds each. */
  { "FS-44/outlook-three-heavy", GROUND "put heavy 3 no-1; left w2 3; rounds 100 100", 3, 3, 9, 11, 3 },
  { "FS-44/outlook-two-batteries", GROUND "put heavy 3 no-1; put heavy 2 no-2; left w2 1; rounds 100 100", 5, 3, 15, 6, 1 },
  { "FS-32/outlook-rounds-for-one", GROUND "put heavy 3 no-1; left w2 2; rounds 9 100", 3, 3, 9, 1, 2 },
  { "FS-32/outlook-rounds-for-none", GROUND "put heavy 3 no-1; left w2 2; rounds 8 100", 3, 3, 9, 0, 2 },
  { "FS-25/outlook-light", GROUND "put light 3 no-1; left w2 2; rounds 100 100", 3, 1, 6, 16, 2 },
};

static double
choose (int n,
        int k)
{
  double product = 1;

  for (int i = 1; i <= k; i++)
    product *= (n - k + i) / (double) i;
  return product;
}

/* At least so many of n shots. */
static double
at_least (int    n,
          int    needed,
          double chance)
{
  double sum = 0;

  for (int k = needed; k <= n; k++)
    sum += choose (n, k) * pow (chance, k) * pow (1 - chance, n - k);
  return sum;
}

static void
run_case (gconstpointer data)
{
  const OutlookCase *c = data;
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY);
  GabFormalOutlook found;

  siege_play (game, c->before);
  gab_formal_breach_outlook (siege_state (game), &found);
  g_assert_cmpint (found.wall, ==, siege_spot (game, "w2"));
  g_assert_cmpint (found.shots, ==, c->shots);
  g_assert_cmpint (found.cost, ==, c->cost);
  g_assert_cmpint (found.turns, ==, c->turns);
  g_assert_cmpfloat_with_epsilon (found.mean_hits, c->shots * c->in_ten / 10.0, 1e-12);
  for (int turn = 0; turn < GAB_FORMAL_OUTLOOK; turn++)
    {
      int fired = MIN (turn + 1, c->turns);

      g_assert_cmpfloat_with_epsilon (found.by[turn], at_least (fired * c->shots, c->needed, c->in_ten / 10.0), 1e-9);
    }
}

/* Hidden points are any that the table allows, so many of them already hit. */
static void
test_hidden (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY);
  GabFormalOutlook found;
  g_autofree GabFormal *masked = NULL;
  double sum = 0;

  siege_play (game, GROUND "put heavy 3 no-1; left w2 4; rounds 90 100");
  masked = gab_formal_rules.mask (siege_state (game), GAB_FORMAL_BESIEGER);
  gab_formal_breach_outlook (masked, &found);
  /* Ten hits are seen: it has 11 to 18 points. */
  for (int points = 11; points <= 18; points++)
    sum += at_least (5 * 3, points - 10, 0.3);
  g_assert_cmpfloat_with_epsilon (found.by[4], sum / 8, 1e-9);
}

/* No battery, no gun that bears, a siege that is over: no chance, and no wall. */
static void
test_none (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY);
  GabFormalOutlook found;

  gab_formal_breach_outlook (siege_state (game), &found);
  g_assert_cmpint (found.wall, ==, GAB_FORMAL_NOWHERE);
  siege_play (game, GROUND "put mortar 3 no-1");
  gab_formal_breach_outlook (siege_state (game), &found);
  g_assert_cmpint (found.wall, ==, GAB_FORMAL_NOWHERE);
  siege_play (game, "put heavy 3 no-2");
  gab_formal_breach_outlook (siege_state (game), &found);
  g_assert_cmpint (found.wall, !=, GAB_FORMAL_NOWHERE);
  siege_state (game)->step = GAB_FORMAL_STEP_OVER;
  gab_formal_breach_outlook (siege_state (game), &found);
  g_assert_cmpint (found.wall, ==, GAB_FORMAL_NOWHERE);
}

static void
add (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/formal/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], run_case);
    }
  g_test_add_func ("/formal/FS-4/outlook-hidden", test_hidden);
  g_test_add_func ("/formal/FS-44/outlook-none", test_none);
}

int
main (int    argc,
      char **argv)
{
  return siege_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The umpire's corrections: what they change, and when they are refused. */

#include "storm.h"

#define SMALL "fort big; army small"
#define ONE   "summon; prepare=0 0; columns=9 9; "
#define TWO   "summon; prepare=0 0; columns=0 0; "

static const StormCase cases[] = {
  { "set/size-under-way", "", "size=9 9; army=0 0; summon", "set size 0", 0, "* smaller(corrected) big(rolled) prepare *" },
  { "set/size-before-the-army", "", "size=9 9", "set size 0", 0, "* smaller(corrected) ?(needless) summon *" },
  { "set/size-asks-for-the-army", "", "size=0 0; summon", "set size 1", 0, "* BIG(corrected) ?(?) army *" },
  { "set/size-then-the-army", "", "size=0 0; summon; set size 1", "army=0 0", 0, "* BIG(corrected) big(rolled) summon *" },
  { "set/size-needs-the-army", "fort smaller", "summon; prepare=9 9", "set size 1", 12, "* columns *" },
  { "set/size-after-the-army", "fort smaller", "summon; prepare=9 9; set army 1", "set size 1", 0,
    "* BIG(corrected) big(corrected) columns *" },
  { "set/size-reckons-casualties", SMALL, TWO "assault column 1=0 0", "set size 0", 0, "* assault [c67 -] men 67 *" },
  { "set/size-reckons-result", SMALL, ONE "assault column 1=0 0", "set size 0", 0,
    "attempt 1 smaller(corrected) * over [c67] men 67 captured -0 +350 = 283 *" },
  { "set/army-reckons-result", SMALL, ONE "assault column 1=0 0", "set army 1", 0,
    "attempt 1 BIG(given) big(corrected) over [c550] men 550 captured -0 +3000 = 2450 *" },
  { "set/army-opens-the-sheet-again", "fort big; army big", "summon; prepare; columns=9 9; assault column 1=0 0",
    "set army 0", 0, "attempt 1 * summon [c550] * drawn *" },
  { "set/size-holds-for-later-attempts", SMALL, "summon; prepare=9 9; summon; set size 0; prepare=9 9; columns=9 9; "
    "assault column 1=9 9", "summon", 0, "attempt 3 smaller(corrected) *" },
  { "set/army-of-a-linked-storm", "fort big; attempts 1; army small; linked", "columns=9 9", "set army 1", 0, "* big(corrected) assault *" },
  { "set/size-refused-after-surrender", "fort smaller", "summon; prepare=0 0", "set size 1", 12, NULL },
  { "set/army-refused-after-cancelling", SMALL, "summon; prepare=9 9", "set army 1", 12, NULL },
  { "set/size-refused-2", "", "size=0 0", "set size 2", 12, NULL },
  { "set/refused-before-the-first-order", SMALL, "", "set casualties 5", 12, NULL },

  { "set/columns-more", SMALL, ONE, "set columns 3", 0, "* assault [- - -] *" },
  { "set/columns-fewer-ends-the-storm", SMALL, TWO "assault column 1=0 0", "set columns 1", 0, "* [c550] men 550 drawn *" },
  { "set/columns-refused-below-stormed", SMALL, TWO "assault column 2=0 0", "set columns 1", 12, NULL },
  { "set/columns-refused-below-named", SMALL "; attacker a men 9", TWO "name column 2 with a", "set columns 1", 12, NULL },
  { "set/columns-refused-0", SMALL, TWO, "set columns 0", 12, NULL },
  { "set/columns-refused-7", SMALL, TWO, "set columns 7", 12, NULL },
  { "set/columns-refused-before", SMALL, "summon; prepare=0 0", "set columns 2", 12, NULL },
  { "set/columns-refused-after", SMALL, ONE "assault column 1=0 0", "set columns 2", 12, NULL },

  { "set/casualties-more", SMALL, TWO "assault column 1=0 0; assault column 2=9 9", "set casualties 800", 0,
    "* [c550 f200] men 800 drawn -0 +0 = -800 *" },
  { "set/casualties-fewer", SMALL, TWO "assault column 1=0 0; assault column 2=9 9", "set casualties 75", 0,
    "* [c55 f20] men 75 drawn -0 +0 = -75 *" },
  { "set/casualties-none", SMALL, ONE "assault column 1=0 0", "set casualties 0", 0, "* [c0] men 0 drawn *" },
  { "set/casualties-under-way", SMALL, TWO "set casualties 9", "assault column 1=0 0", 0, "* [c550 -] men 559 *" },
  { "set/casualties-of-a-surrender", "fort smaller", "summon; prepare=0 0", "set casualties 12", 0,
    "* over [] men 12 surrendered -0 +350 = 338 *" },
  { "set/casualties-most", SMALL "; attacker a men 600", ONE "assault column 1=0 0", "set casualties 600", 0,
    "attempt 1 * over [c550] men 600 *" },
  { "set/casualties-refused-beyond-the-men", SMALL "; attacker a men 600", ONE "assault column 1=0 0",
    "set casualties 601", 12, NULL },
  { "set/casualties-bring-men-back", SMALL "; attacker a men 550", ONE "assault column 1=0 0", "set casualties 549", 0,
    "attempt 1 * summon [c549] *" },

  { "set/points-lost", SMALL, ONE "assault column 1=0 0", "set points-lost 100", 0, "* drawn -100 +0 = -650 *" },
  { "set/points-won", SMALL, ONE "assault column 1=0 0", "set points-won 1000", 0, "* drawn -0 +1000 = 450 *" },
  { "set/points-refused-under-way", SMALL, ONE, "set points-won 1000", 12, NULL },

  { "set/attempts-more", SMALL "; attempts 1", ONE "assault column 1=0 0", "set attempts 2", 0, "* summon *" },
  { "set/attempts-fewer", SMALL, ONE "assault column 1=0 0", "set attempts 1", 0, "* over *" },
  { "set/attempts-refused-below-made", SMALL, ONE "assault column 1=0 0; summon", "set attempts 1", 12, NULL },
  { "set/attempts-refused-5", SMALL, "", "set attempts 5", 12, NULL },
  { "set/attempts-refused-when-linked", SMALL "; linked", "", "set attempts 1", 12, NULL },
  { "set/attempts-refused-when-given-up", SMALL, ONE "assault column 1=0 0; end", "set attempts 4", 12, NULL },
};

/* What an umpire adds beside the columns is booked on nobody first. */
static void
test_pool (void)
{
  g_autoptr (GabGame) game = storm_new (SMALL "; attempts 1; attacker a men 5000");
  g_autoptr (GabSettlement) settlement = gab_settlement_new ();

  storm_play (game, ONE "name column 1 with a; assault column 1=0 0; set casualties 560");
  g_assert_true (gab_storming_rules.settle (gab_game_state (game), settlement, NULL));
  g_assert_cmpuint (settlement->pools->len, ==, 2);
  g_assert_cmpint (g_array_index (settlement->pools, GabPool, 0).men, ==, 550);
  g_assert_cmpuint (g_array_index (settlement->pools, GabPool, 0).first->len, ==, 1);
  g_assert_cmpint (g_array_index (settlement->pools, GabPool, 1).men, ==, 10);
  g_assert_cmpint (g_array_index (settlement->pools, GabPool, 1).cause, ==, 10);
  g_assert_cmpuint (g_array_index (settlement->pools, GabPool, 1).first->len, ==, 0);
}

static void
add (void)
{
  storm_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/storming/set/pool", test_pool);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

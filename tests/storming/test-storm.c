/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ST-4 to ST-11: the storm, its columns, how it ends and what it scores. */

#include "storm.h"

#define SMALLER   "fort smaller"
#define SMALL     "fort big; army small"
#define LARGE     "fort big; army big"
#define READY     "summon; prepare=9 9; " /* before a smaller fort */
#define READY_BIG "summon; prepare=0 0; " /* before a BIG one with a small army */
#define READY_ALL "summon; prepare; "     /* with a big one */

static const StormCase cases[] = {
  { "ST-4/smaller-0-surrenders", SMALLER, "summon", "prepare=0 0", 0, "* over [] men 0 surrendered -0 +350 = 350 *" },
  { "ST-4/smaller-77-surrenders", SMALLER, "summon", "prepare=7 7", 0, "* over [] men 0 surrendered *" },
  { "ST-4/smaller-78-is-stormed", SMALLER, "summon", "prepare=7 8", 0, "* columns [] men 0 undecided *" },
  { "ST-4/smaller-99-is-stormed", SMALLER, "summon", "prepare=9 9", 0, "* columns [] men 0 undecided *" },
  { "ST-4/small-army-0-storms", SMALL, "summon", "prepare=0 0", 0, "* columns [] men 0 undecided *" },
  { "ST-4/small-army-88-storms", SMALL, "summon", "prepare=8 8", 0, "* columns [] men 0 undecided *" },
  { "ST-4/small-army-89-is-cancelled", SMALL, "summon", "prepare=8 9", 0,
    "attempt 1 * summon [] men 0 cancelled -0 +0 = 0 *" },
  { "ST-4/small-army-99-is-cancelled", SMALL, "summon", "prepare=9 9", 0, "* cancelled *" },
  { "ST-4/big-army-storms-without-dice", LARGE, "summon", "prepare", 0, "* columns [] men 0 undecided *" },
  { "ST-4/refused-before-the-summons", LARGE, "", "prepare", 4, NULL },
  { "ST-4/refused-twice", LARGE, "summon; prepare", "prepare", 4, NULL },
  { "ST-4/refused-when-linked", LARGE "; linked", "", "prepare", 4, NULL },
  { "ST-4/army-of-no-account-at-a-smaller-fort", SMALLER "; army small", "summon", "prepare=7 8", 0, "* columns *" },

  { "ST-5/smaller-0-three", SMALLER, READY, "columns=0 0", 0, "* assault [- - -] *" },
  { "ST-5/smaller-49-three", SMALLER, READY, "columns=4 9", 0, "* assault [- - -] *" },
  { "ST-5/smaller-50-one", SMALLER, READY, "columns=5 0", 0, "* assault [-] *" },
  { "ST-5/smaller-99-one", SMALLER, READY, "columns=9 9", 0, "* assault [-] *" },
  { "ST-5/small-army-0-two", SMALL, READY_BIG, "columns=0 0", 0, "* assault [- -] *" },
  { "ST-5/small-army-36-two", SMALL, READY_BIG, "columns=3 6", 0, "* assault [- -] *" },
  { "ST-5/small-army-37-one", SMALL, READY_BIG, "columns=3 7", 0, "* assault [-] *" },
  { "ST-5/small-army-99-one", SMALL, READY_BIG, "columns=9 9", 0, "* assault [-] *" },
  { "ST-5/big-army-0-four", LARGE, READY_ALL, "columns=0 0", 0, "* assault [- - - -] *" },
  { "ST-5/big-army-39-four", LARGE, READY_ALL, "columns=3 9", 0, "* assault [- - - -] *" },
  { "ST-5/big-army-40-three", LARGE, READY_ALL, "columns=4 0", 0, "* assault [- - -] *" },
  { "ST-5/big-army-79-three", LARGE, READY_ALL, "columns=7 9", 0, "* assault [- - -] *" },
  { "ST-5/big-army-80-one", LARGE, READY_ALL, "columns=8 0", 0, "* assault [-] *" },
  { "ST-5/big-army-99-one", LARGE, READY_ALL, "columns=9 9", 0, "* assault [-] *" },
  { "ST-5/refused-before-the-storm", LARGE, "summon", "columns=0 0", 5, NULL },
  { "ST-5/refused-twice", LARGE, READY_ALL "columns=0 0", "columns=0 0", 5, NULL },

  { "ST-6/0-complete", LARGE, READY_ALL "columns=0 0", "assault column 1=0 0", 0, "* assault [c550 - - -] *" },
  { "ST-6/26-complete", LARGE, READY_ALL "columns=0 0", "assault column 1=2 6", 0, "* [c550 - - -] *" },
  { "ST-6/27-partial", LARGE, READY_ALL "columns=0 0", "assault column 1=2 7", 0, "* [p650 - - -] *" },
  { "ST-6/45-partial", LARGE, READY_ALL "columns=0 0", "assault column 1=4 5", 0, "* [p650 - - -] *" },
  { "ST-6/46-failed", LARGE, READY_ALL "columns=0 0", "assault column 1=4 6", 0, "* [f200 - - -] *" },
  { "ST-6/99-failed", LARGE, READY_ALL "columns=0 0", "assault column 1=9 9", 0, "* [f200 - - -] *" },
  { "ST-6/in-any-order", LARGE, READY_ALL "columns=0 0", "assault column 4=0 0", 0, "* [- - - c550] *" },
  { "ST-6/refused-again", LARGE, READY_ALL "columns=0 0; assault column 2=0 0", "assault column 2=0 0", 6, NULL },
  { "ST-6/refused-column-0", LARGE, READY_ALL "columns=0 0", "assault column 0=0 0", 6, NULL },
  { "ST-6/refused-column-5", LARGE, READY_ALL "columns=0 0", "assault column 5=0 0", 6, NULL },
  { "ST-6/refused-before-the-columns", LARGE, READY_ALL, "assault column 1=0 0", 6, NULL },

  { "ST-7/complete-at-a-big-fort", SMALL, READY_BIG "columns=9 9", "assault column 1=2 6", 0, "* [c550] men 550 *" },
  { "ST-7/partial-at-a-big-fort", SMALL, READY_BIG "columns=9 9", "assault column 1=2 7", 0, "* [p650] men 650 *" },
  { "ST-7/failed-at-a-big-fort", SMALL, READY_BIG "columns=9 9", "assault column 1=4 6", 0, "* [f200] men 200 *" },
  { "ST-7/complete-at-a-smaller-fort", SMALLER, READY "columns=9 9", "assault column 1=2 6", 0, "* [c67] men 67 *" },
  { "ST-7/partial-at-a-smaller-fort", SMALLER, READY "columns=9 9", "assault column 1=2 7", 0, "* [p100] men 100 *" },
  { "ST-7/failed-at-a-smaller-fort", SMALLER, READY "columns=9 9", "assault column 1=4 6", 0, "* [f50] men 50 *" },
  { "ST-7/all-columns-add-up", LARGE, READY_ALL "columns=0 0; assault column 1=0 0; assault column 2=3 0; "
    "assault column 3=9 0", "assault column 4=9 0", 0, "* [c550 p650 f200 f200] men 1600 *" },
  { "ST-7/no-more-than-there-are", LARGE "; attacker a men 600", READY_ALL "columns=0 0; assault column 3=0 0",
    "assault column 1=0 0", 0, "* assault [c50 - c550 -] men 600 *" },
  { "ST-7/none-left", LARGE "; attacker a men 550", READY_ALL "columns=0 0; assault column 3=0 0",
    "assault column 1=9 9", 0, "* assault [f0 - c550 -] men 550 *" },
  { "ST-7/as-many-as-there-are", LARGE "; attacker a men 750", READY_ALL "columns=0 0; assault column 3=0 0",
    "assault column 1=9 9", 0, "* assault [f200 - c550 -] men 750 *" },

  { "ST-8/one-complete-captures", SMALLER, READY "columns=9 9", "assault column 1=0 0", 0, "* captured *" },
  { "ST-8/one-partial-captures", SMALLER, READY "columns=9 9", "assault column 1=4 5", 0, "* captured *" },
  { "ST-8/one-failed-does-not", SMALLER, READY "columns=9 9", "assault column 1=4 6", 0, "* beaten-off *" },
  { "ST-8/one-partial-of-three-captures", SMALLER, READY "columns=0 0; assault column 1=9 9; assault column 2=9 9",
    "assault column 3=4 5", 0, "* over [f50 f50 p100] men 200 captured -0 +350 = 150 *" },
  { "ST-8/three-failed-do-not", SMALLER, READY "columns=0 0; assault column 1=9 9; assault column 2=9 9",
    "assault column 3=4 6", 0, "* [f50 f50 f50] men 150 beaten-off -750 +0 = -900 *" },

  { "ST-9/one-complete-captures", LARGE, READY_ALL "columns=9 9", "assault column 1=2 6", 0, "* captured *" },
  { "ST-9/one-partial-does-not", LARGE, READY_ALL "columns=9 9", "assault column 1=2 7", 0,
    "* [p650] men 650 beaten-off -1500 +0 = -2150 *" },
  { "ST-9/two-partial-capture", LARGE, READY_ALL "columns=4 0; assault column 1=3 0; assault column 2=9 9",
    "assault column 3=4 5", 0, "* [p650 f200 p650] men 1500 captured -0 +3000 = 1500 *" },
  { "ST-9/one-partial-of-three-does-not", LARGE, READY_ALL "columns=4 0; assault column 1=3 0; assault column 2=9 9",
    "assault column 3=4 6", 0, "* [p650 f200 f200] men 1050 beaten-off -4500 +0 = -5550 *" },
  { "ST-9/one-complete-of-four-captures", LARGE, READY_ALL "columns=0 0; assault column 1=9 9; assault column 2=9 9; "
    "assault column 3=9 9", "assault column 4=2 6", 0, "* men 1150 captured -0 +3000 = 1850 *" },
  { "ST-9/no-end-before-the-last-column", LARGE, READY_ALL "columns=0 0; assault column 1=0 0; assault column 2=0 0",
    "assault column 3=0 0", 0, "* assault * undecided *" },

  { "ST-10/complete-and-partial-capture", SMALL, READY_BIG "columns=0 0; assault column 1=2 6",
    "assault column 2=4 5", 0, "* [c550 p650] men 1200 captured -0 +3000 = 1800 *" },
  { "ST-10/partial-and-complete-capture", SMALL, READY_BIG "columns=0 0; assault column 1=2 7",
    "assault column 2=2 6", 0, "* [p650 c550] men 1200 captured *" },
  { "ST-10/two-complete-capture", SMALL, READY_BIG "columns=0 0; assault column 1=0 0", "assault column 2=0 0", 0,
    "* captured *" },
  { "ST-10/two-partial-do-not", SMALL, READY_BIG "columns=0 0; assault column 1=3 0", "assault column 2=3 0", 0,
    "* [p650 p650] men 1300 beaten-off -3000 +0 = -4300 *" },
  { "ST-10/complete-alone-is-a-draw", SMALL, READY_BIG "columns=9 9", "assault column 1=2 6", 0,
    "* [c550] men 550 drawn -0 +0 = -550 *" },
  { "ST-10/complete-and-failed-is-a-draw", SMALL, READY_BIG "columns=0 0; assault column 1=2 6",
    "assault column 2=4 6", 0, "* [c550 f200] men 750 drawn -0 +0 = -750 *" },
  { "ST-10/partial-alone-is-beaten-off", SMALL, READY_BIG "columns=9 9", "assault column 1=2 7", 0, "* beaten-off *" },

  { "ST-11/failed-big-costs-each-column", LARGE, READY_ALL "columns=0 0; assault column 1=9 9; assault column 2=9 9; "
    "assault column 3=9 9", "assault column 4=9 9", 0, "* men 800 beaten-off -6000 +0 = -6800 *" },
  { "ST-11/failed-small-costs-each-column", SMALLER, READY "columns=9 9", "assault column 1=9 9", 0,
    "* men 50 beaten-off -250 +0 = -300 *" },
  { "ST-11/draw-costs-the-casualties", SMALL, READY_BIG "columns=9 9", "assault column 1=0 0", 0,
    "* drawn -0 +0 = -550 *" },
  { "ST-11/captured-big", LARGE, READY_ALL "columns=9 9", "assault column 1=0 0", 0, "* captured -0 +3000 = 2450 *" },
  { "ST-11/captured-small", SMALLER, READY "columns=9 9", "assault column 1=0 0", 0, "* captured -0 +350 = 283 *" },
  { "ST-11/surrender-wins-whole", SMALLER, "summon", "prepare=0 0", 0, "* men 0 surrendered -0 +350 = 350 *" },
  { "ST-11/cancelled-costs-nothing", SMALL, "summon", "prepare=9 9", 0, "* men 0 cancelled -0 +0 = 0 *" },
  { "ST-11/only-the-fallen-cost-points", SMALL "; attacker a men 100", READY_BIG "columns=9 9",
    "assault column 1=0 0", 0, "* [c100] men 100 drawn -0 +0 = -100 *" },
};

static void
add (void)
{
  storm_add_cases (cases, G_N_ELEMENTS (cases));
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sorties (FS-38 to FS-42, FS-49). */

#include "siege.h"

#define FORCES SIEGE_FRONT \
  "unit besieger army heavy 12 light 12 mortar 12 infantry 60; unit defender foot heavy 9 light 9 mortar 9 infantry 40"

/* The second parallel is the foremost: three units, a sap ahead of it from the first and one behind it; a battery
 * behind its first unit, and one in the first parallel. */
#define GROUND \
  "trench 1 1 1 -300 5800 300 5800; trench 1 1 2 300 5800 900 5800; trench 2 2 1 -300 3800 300 3800; trench 2 2 2 300 3800 900 3800;" \
  "trench 2 2 3 -900 3800 -300 3800; trench 0 1 1 0 3800 100 3300; join p2.1 2 s1.1 0; trench 0 2 1 0 5800 100 5300; join p1.1 2 s2.1 0;" \
  "battery 1 p2.1 cannon behind; battery 2 p1.1 cannon behind; battery 3 p2.2 mortars behind;" \
  "put infantry 5 dl; put infantry 5 w2;"
#define SORTIE "at sortie"
#define OUT    "at sortie;"

static const SiegeCase cases[] = {
  /* FS-38 */
  { "FS-38/foremost-parallel", FORCES, GROUND SORTIE, "sortie on p2.1 with dl:1=1 3", 0, "A sortie on p2.1 by 1 section of infantry: +1 makes 2. No effect on p2.1; the sortie is over. The sortie is home: 1 section of infantry; lost: 0." },
  { "FS-38/parallel-behind", FORCES, GROUND SORTIE, "sortie on p1.1 with dl:1", 38, "p1.1 is not in a forward position." },
  { "FS-38/sap-ahead", FORCES, GROUND SORTIE, "sortie on s1.1 with dl:1=1 3", 0, NULL },
  { "FS-38/sap-behind", FORCES, GROUND SORTIE, "sortie on s2.1 with dl:1", 38, NULL },
  { "FS-38/battery-of-the-foremost", FORCES, GROUND SORTIE, "sortie on no-1 with dl:1=1 3", 0, NULL },
  { "FS-38/battery-behind", FORCES, GROUND SORTIE, "sortie on no-2 with dl:1", 38, NULL },
  { "FS-38/one-a-turn", FORCES, GROUND OUT "sortie on p2.1 with dl:1=1 3", "sortie on p2.1 with dl:1", 38, "There is one sortie a turn*" },
  { "FS-38/next-turn-again", SIEGE_ARMY "unit defender foot infantry 3", "place infantry 3 in dl; end; trench 1 1 1 -300 5800 300 5800; at sortie; sortie on p1.1 with dl:1=1 3; next; to sortie",
    "sortie on p1.1 with dl:1=1 3", 0, NULL },
  { "FS-38/one-section-or-more", FORCES, GROUND SORTIE, "sortie on p2.1 with dl:0", 38, NULL },
  { "FS-38/from-several-works", FORCES, GROUND SORTIE, "sortie on p2.1 with dl:2 w2:3=1", 0, "*by 5 sections of infantry: +5 makes 6. p2.1 is destroyed." },
  { "FS-38/more-than-there-are", FORCES, GROUND SORTIE, "sortie on p2.1 with dl:6", 38, NULL },
  { "FS-38/named-twice", FORCES, GROUND SORTIE, "sortie on p2.1 with dl:1 dl:1", 38, NULL },
  { "FS-38/moved-infantry-goes", FORCES, GROUND "mark moved infantry dl;" SORTIE, "sortie on p2.1 with dl:1=1 3", 0, NULL },
  { "FS-38/on-a-gone-trench", FORCES, GROUND "gone p2.1;" SORTIE, "sortie on p2.1 with dl:1", 50, NULL },
  { "FS-38/not-in-another-step", FORCES, GROUND "at storm", "sortie on p2.1 with dl:1", 6, NULL },
  { "FS-12/half-a-battery-is-not-attacked", FORCES, GROUND "half 1;" SORTIE, "sortie on no-1 with dl:1", 12, NULL },

  /* FS-39 */
  { "FS-39/a-section-adds-one", FORCES, GROUND SORTIE, "sortie on p2.1 with dl:3=2 3 3 3", 0, "*: +3 makes 5. No effect*" },
  { "FS-39/infantry-in-it", FORCES, GROUND "put infantry 2 p2.1;" SORTIE, "sortie on p2.1 with dl:3=4 3 3 3", 0, "*: +1 makes 5.*" },
  { "FS-39/adjoining-are-halved", FORCES, GROUND "put infantry 1 p2.2; put infantry 1 s1.1;" SORTIE, "sortie on p2.1 with dl:3=3 3 3 3", 0, "*: +2 makes 5.*" },
  { "FS-39/one-adjoining-is-nothing", FORCES, GROUND "put infantry 1 p2.2;" SORTIE, "sortie on p2.1 with dl:3=2 3 3 3", 0, "*: +3 makes 5.*" },
  { "FS-39/three-adjoining-are-one", FORCES, GROUND "put infantry 1 p2.2; put infantry 1 p2.3; put infantry 1 s1.1;" SORTIE, "sortie on p2.1 with dl:3=3 3 3 3", 0, "*: +2 makes 5.*" },
  { "FS-39/batteries-that-touch-it-adjoin", FORCES, GROUND "put infantry 2 no-1;" SORTIE, "sortie on p2.1 with dl:3=3 3 3 3", 0, "*: +2 makes 5.*" },
  { "FS-39/battery-is-two-less", FORCES, GROUND "put infantry 1 no-1;" SORTIE, "sortie on no-1 with dl:4=4 3 3 3 3", 0, "*: +1 makes 5.*" },
  { "FS-39/not-behind-a-manned-trench", FORCES, GROUND "put infantry 1 p2.1;" SORTIE, "sortie on no-1 with dl:1", 39, "A manned trench lies immediately before No. 1." },
  { "FS-39/guns-do-not-man", FORCES, GROUND "put heavy 1 p2.1;" SORTIE, "sortie on no-1 with dl:1=1 3", 0, NULL },
  { "FS-39/nothing-before-a-forward-battery", FORCES, GROUND "trench 3 3 1 -300 2000 300 2000; battery 9 p3.1 cannon before; put infantry 3 p3.1;" SORTIE, "sortie on no-9 with dl:1=1 3", 0, "*: -2 makes -1.*" },
  { "FS-39/empty-ruin", FORCES, GROUND "ruin no-1;" SORTIE, "sortie on no-1 with dl:1", 28, NULL },
  { "FS-39/ruin-that-holds-something", FORCES, GROUND "put light 1 no-1; ruin no-1;" SORTIE, "sortie on no-1 with dl:1=1 3", 0, NULL },

  /* FS-40: 5, 6, 7, 8, 9, 10. */
  { "FS-40/five", FORCES, GROUND "put infantry 3 p2.1;" SORTIE, "sortie on p2.1 with dl:3=5 3 3 3", 0, "*makes 5. No effect on p2.1*" },
  { "FS-40/six", FORCES, GROUND "put infantry 3 p2.1; put infantry 3 p2.2; put infantry 2 p2.3; put infantry 2 s1.1;" SORTIE, "sortie on p2.1 with dl:5 w2:2=5", 0,
    "*makes 6. p2.1 is destroyed. Driven from p2.1 to p2.3: 1 section of infantry. Without a place to go from p2.1, and lost: 2 sections of infantry." },
  { "FS-40/seven-infantry-survives", FORCES, GROUND "put infantry 3 p2.1;" SORTIE, "sortie on p2.1 with dl:3=7", 0, "*makes 7. p2.1 is destroyed. The besieger says*" },
  { "FS-40/eight-half-is-lost", FORCES, GROUND "put infantry 3 p2.1;" SORTIE, "sortie on p2.1 with dl:3=8", 0, "*makes 8. p2.1 is destroyed. Lost in p2.1: 2 sections of infantry.*" },
  { "FS-40/half-of-one-is-one", FORCES, GROUND "put infantry 1 p2.1;" SORTIE, "sortie on p2.1 with dl:1=9", 0, "*makes 9. p2.1 is destroyed. Lost in p2.1: 1 section of infantry." },
  { "FS-40/ten-all-is-lost", FORCES, GROUND "put infantry 3 p2.1;" SORTIE, "sortie on p2.1 with dl:3=10", 0, "*makes 10. p2.1 is destroyed. Lost in p2.1: 3 sections of infantry." },
  { "FS-40/more-than-ten", FORCES, GROUND "put infantry 3 p2.1;" SORTIE, "sortie on p2.1 with dl:5=10", 0, "*makes 12.*Lost in p2.1: 3*" },
  { "FS-40/guns-are-destroyed", FORCES, GROUND "put heavy 1 p2.1; put infantry 1 p2.1;" SORTIE, "sortie on p2.1 with dl:1=6", 0, "*p2.1 is destroyed. Lost in p2.1: 1 heavy cannon. The besieger*" },
  { "FS-40/battery", FORCES, GROUND "put heavy 3 no-1; shelter mortar 1 no-1; put infantry 2 no-1;" SORTIE, "sortie on no-1 with dl:4=6", 0,
    "*makes 6. No. 1 is destroyed. Lost in No. 1: 3 heavy cannon. Lost in No. 1: 1 mortar. Driven from No. 1 to p2.1: 2 sections of infantry." },
  { "FS-40/battery-infantry-all-lost", FORCES, GROUND "put infantry 2 no-1;" SORTIE, "sortie on no-1 with dl:4=10", 0, "*makes 10. No. 1 is destroyed. Lost in No. 1: 2 sections of infantry." },
  { "FS-50/driven-from-a-cut-off-battery", FORCES, GROUND "put infantry 2 no-1; gone p2.1;" SORTIE, "sortie on no-1 with dl:4=6 3 3 3 3", 0, "*Without a place to go from No. 1, and lost: 2 sections of infantry. The sortie is home*" },

  /* FS-41 */
  { "FS-41/goes-on", FORCES, GROUND OUT "sortie on p2.1 with dl:1=9", "press-on p2.2=1 4", 0, "A sortie on p2.2 by 1 section of infantry: +1 makes 2. No effect on p2.2; the sortie is over. The sortie is home: 1 section of infantry; lost: 0." },
  { "FS-41/not-to-what-does-not-adjoin", FORCES, GROUND OUT "sortie on p2.1 with dl:1=9", "press-on p1.1", 41, "p1.1 does not adjoin*" },
  { "FS-41/need-not-be-forward", FORCES, GROUND "join s2.1 1 p2.1 2;" OUT "sortie on p2.1 with dl:1=9", "press-on s2.1=1 4", 0, NULL },
  { "FS-41/battery-behind-the-gone-trench", FORCES, GROUND OUT "sortie on p2.1 with dl:1=9", "press-on no-1=10 4", 0, "*-1 makes 9. No. 1 is destroyed. The sortie is home*" },
  { "FS-41/battery-behind-a-manned-trench", FORCES, GROUND "put infantry 1 p2.2;" OUT "sortie on p2.1 with dl:2=9", "press-on no-3", 39, NULL },
  { "FS-41/not-back-on-the-gone", FORCES, GROUND OUT "sortie on p2.1 with dl:1=9; press-on p2.2=10", "press-on p2.1", 50, NULL },
  { "FS-41/nothing-left-goes-home", FORCES, "trench 2 2 1 -300 3800 300 3800; put infantry 1 dl;" SORTIE, "sortie on p2.1 with dl:1=9 3", 0, "*p2.1 is destroyed. The sortie is home*" },
  { "FS-41/after-the-driven-out", FORCES, GROUND "put infantry 2 p2.1;" OUT "sortie on p2.1 with dl:3=6; fall-back to p2.2:0:0:0:2", "press-on p2.2=6", 0, "*+1 makes 7.*" },
  { "FS-41/nothing-else-meanwhile", FORCES, GROUND OUT "sortie on p2.1 with dl:1=9", "end", 6, NULL },
  { "FS-41/no-sortie-to-press-on-with", FORCES, GROUND SORTIE, "press-on p2.1", 41, NULL },
  { "FS-41/none-to-call-home", FORCES, GROUND SORTIE, "return", 41, NULL },

  /* FS-42: lost on 2, after a second attack on 3. */
  { "FS-42/two-is-lost-three-is-not", FORCES, GROUND OUT "sortie on p2.1 with dl:3=9", "return=2 3 1", 0, "The sortie is home: 1 section of infantry; lost: 2." },
  { "FS-42/second-attack-three-is-lost", FORCES, GROUND OUT "sortie on p2.1 with dl:3=9; press-on p2.2=9", "return=3 4 4", 0, "*; lost: 1." },
  { "FS-42/third-attack-four-is-lost", FORCES, GROUND OUT "sortie on p2.1 with dl:3=9; press-on p2.2=9", "press-on no-3=9 4 5 5", 0, "*; lost: 1." },
  { "FS-42/a-failed-attack-counts", FORCES, GROUND OUT "sortie on p2.1 with dl:1=9", "press-on p2.2=2 3", 0, "*; lost: 1." },
};

/* FS-42: dice by works, flanks first; they return where they came from. */
static void
test_order_of_dice (void)
{
  g_autoptr (GabGame) game = siege_new (FORCES);

  siege_play (game, GROUND "put infantry 2 b2.right; put infantry 1 r1;" OUT "sortie on p2.1 with w2:1 dl:1 r1:1 b2.right:2=10; return=3 1 3 1 3");
  g_assert_cmpuint (gab_formal_count (siege_state (game), siege_spot (game, "b2.right"), -1, -1), ==, 1);
  g_assert_cmpuint (gab_formal_count (siege_state (game), siege_spot (game, "dl"), -1, -1), ==, 5);
  g_assert_cmpuint (gab_formal_count (siege_state (game), siege_spot (game, "r1"), -1, -1), ==, 0);
  g_assert_cmpuint (gab_formal_count (siege_state (game), siege_spot (game, "w2"), -1, -1), ==, 5);
}

static void
add (void)
{
  siege_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/formal/FS-42/order-of-dice", test_order_of_dice);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may fire at what, and how far it is (FS-19, FS-21 to FS-25, FS-28). */

#include "siege.h"

#define FORCES SIEGE_FRONT \
  "unit besieger army heavy 12 light 12 mortar 12 infantry 60; unit defender foot heavy 9 light 9 mortar 9 infantry 40"

/* A battery for cannon whose centre is 200.0 yards from the middle of the middle wall, and so on. */
#define AT_200   "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 cannon behind;"
#define AT_200_1 "trench 3 3 1 -300 1781 300 1781; battery 1 p3.1 cannon behind;"
#define AT_400   "trench 2 2 1 -300 3780 300 3780; battery 1 p2.1 cannon behind;"
#define AT_400_1 "trench 2 2 1 -300 3781 300 3781; battery 1 p2.1 cannon behind;"
#define HEAVY    "put heavy 1 no-1; at fire"
#define LIGHT    "put light 1 no-1; at fire"

/* Two trenches on the edge of the left bastion's arc and just outside it; its fire position is at -150, 35. */
#define EDGE     "trench 3 3 1 1200 3350 1800 3350; put heavy 1 b1.left; put heavy 1 b1.right; at fire defender"
#define OVER     "trench 3 3 1 1200 3348 1800 3348; put heavy 1 b1.left; at fire defender"

/* The left flank of the left bastion is breached; a second battery has still to fire. */
#define BREACHED "trench 3 3 1 -1800 1780 -1200 1780; battery 1 p3.1 cannon behind; put heavy 1 no-1; left b1.left 1; at fire;" \
  "fire no-1 destructive at b1.left=10; trench 3 3 2 -1800 1780 -1200 1780; battery 2 p3.2 cannon behind; put heavy 1 no-2; at fire"

static const SiegeCase cases[] = {
  /* FS-25: at 200.0 yards a heavy cannon breaches on a 6, beyond on an 8, beyond 400 on a 10. */
  { "FS-25/band-200-hits-on-6", FORCES, AT_200 HEAVY, "fire no-1 destructive at w2=6", 0, "*at 200 yards, 1 round. * 1 hit on w2, 1 in all.*" },
  { "FS-25/band-200-misses-on-5", FORCES, AT_200 HEAVY, "fire no-1 destructive at w2=5", 0, "*No hit on w2.*" },
  { "FS-25/band-200.1-misses-on-7", FORCES, AT_200_1 HEAVY, "fire no-1 destructive at w2=7", 0, "*at 201 yards, 3 rounds. * No hit on w2.*" },
  { "FS-25/band-200.1-hits-on-8", FORCES, AT_200_1 HEAVY, "fire no-1 destructive at w2=8", 0, "*1 hit on w2, 1 in all.*" },
  { "FS-25/band-400-hits-on-8", FORCES, AT_400 HEAVY, "fire no-1 destructive at w2=8", 0, "*at 400 yards*1 hit on w2*" },
  { "FS-25/band-400.1-misses-on-9", FORCES, AT_400_1 HEAVY, "fire no-1 destructive at w2=9", 0, "*at 401 yards*No hit on w2*" },
  { "FS-25/band-400.1-hits-on-10", FORCES, AT_400_1 HEAVY, "fire no-1 destructive at w2=10", 0, "*1 hit on w2*" },
  { "FS-25/light-breaches-to-400", FORCES, AT_400 LIGHT, "fire no-1 destructive at w2=10", 0, "*1 light cannon at 400 yards, 2 rounds. *1 hit on w2*" },
  { "FS-25/light-not-beyond-400", FORCES, AT_400_1 LIGHT, "fire no-1 destructive at w2 light 1", 25, "1 light cannon at 401 yards*" },
  { "FS-25/none-named-none-can", FORCES, AT_400_1 LIGHT, "fire no-1 destructive at w2", 22, NULL },
  { "FS-25/mortars-do-not-breach", FORCES, "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 mortars behind; put mortar 1 no-1; at fire",
    "fire no-1 destructive at w2 mortar 1", 25, NULL },
  { "FS-25/mortars-suppress", FORCES, "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 mortars behind; put mortar 1 no-1; at fire",
    "fire no-1 suppressive at dl=5", 0, "*1 mortar at 100 yards*No effect on dl.*" },

  /* FS-23: 45 degrees either side of the facing, edges included; the battery's centre is 300 yards out. */
  { "FS-23/battery-edge", FORCES, "trench 2 2 1 -300 2780 300 2780; battery 1 p2.1 cannon behind;" HEAVY, "fire no-1 destructive at w3=1", 0, "*at 425 yards*" },
  { "FS-23/battery-other-edge", FORCES, "trench 2 2 1 -300 2780 300 2780; battery 1 p2.1 cannon behind;" HEAVY, "fire no-1 destructive at w1=1", 0, NULL },
  { "FS-23/battery-beyond", FORCES, "trench 2 2 1 -300 2779 300 2779; battery 1 p2.1 cannon behind;" HEAVY, "fire no-1 destructive at w3", 23, "*arc of No. 1*" },
  { "FS-23/battery-faces-by-its-own-line", FORCES, "trench 2 2 1 3000 2500 3520 2800; battery 1 p2.1 cannon behind;" HEAVY,
    "fire no-1 destructive at w1", 23, NULL },
  { "FS-23/battery-on-a-slant-bears", FORCES, "trench 2 2 1 3000 2500 3520 2200; battery 1 p2.1 cannon behind;" HEAVY,
    "fire no-1 destructive at w1=1", 0, NULL },
  { "FS-23/bastion-edge", FORCES, EDGE, "fire b1.left suppressive at p3.1=1 1", 0, "*2 heavy cannon*" },
  { "FS-23/bastion-beyond", FORCES, OVER, "fire b1.left suppressive at p3.1", 23, NULL },
  { "FS-23/demi-lune-level", FORCES, "trench 3 3 1 1700 1000 2300 1000; put heavy 1 dl; at fire defender", "fire dl suppressive at p3.1", 23, NULL },
  { "FS-23/demi-lune-outward", FORCES, "trench 3 3 1 1700 1001 2300 1001; put heavy 1 dl; at fire defender", "fire dl suppressive at p3.1=1", 0, "*at 201 yards*" },
  { "FS-23/ravelin-outward", FORCES, "trench 3 3 1 1700 1001 2300 1001; put heavy 1 r1; at fire defender", "fire r1 suppressive at p3.1=1", 0, NULL },

  /* FS-24 */
  { "FS-24/no-destructive-fire-by-the-defender", FORCES, EDGE, "fire b1.left destructive at p3.1", 24, NULL },
  { "FS-24/not-at-walls", FORCES, AT_200 HEAVY, "fire no-1 suppressive at w2", 24, NULL },
  { "FS-24/ravelins-are-not-breached", FORCES, AT_200 HEAVY, "fire no-1 destructive at r1", 24, NULL },
  { "FS-24/demi-lunes-are", FORCES, AT_200 HEAVY, "fire no-1 destructive at dl=6", 0, "*1 hit on dl*" },
  { "FS-24/not-at-ones-own-trench", FORCES, AT_200 HEAVY, "fire no-1 suppressive at p3.1", 24, NULL },
  { "FS-24/not-at-ones-own-works", FORCES, EDGE, "fire b1.left suppressive at dl", 24, NULL },
  { "FS-24/empty-target", FORCES, EDGE, "fire b1.left suppressive at p3.1 heavy 1=8", 0, "*An S on p3.1 finds nobody*1 this turn of 4*" },
  { "FS-24/breached-is-not-aimed-at", FORCES, BREACHED, "fire no-2 destructive at b1.left", 43, NULL },
  { "FS-24/bastion-keeps-its-point", FORCES, BREACHED, "fire no-2 suppressive at b1.left=1", 0, "*at 165 yards*" },
  { "FS-43/bastion-fires-with-its-other-flank", FORCES, BREACHED "; put heavy 1 b1.right; at fire defender", "fire b1.left suppressive at p3.1=1", 0, "*1 heavy cannon*" },
  { "FS-43/nothing-stands-in-a-breach", FORCES, BREACHED, "set work b1.left taken", 43, NULL },
  { "FS-24/flank-has-its-own-point", FORCES, "trench 3 3 9 -1300 1780 -700 1780; battery 1 p3.9 cannon behind;" HEAVY,
    "fire no-1 destructive at b1.right=1", 0, "*at 170 yards*" },
  { "FS-24/taken-is-not-aimed-at", FORCES, AT_200 "covered-way;" HEAVY, "fire no-1 suppressive at r1", 43, NULL },
  { "FS-24/gone-trench", FORCES, EDGE "; gone p3.1", "fire b1.left suppressive at p3.1", 50, NULL },

  /* FS-21, FS-22 */
  { "FS-21/walls-do-not-fire", FORCES, "trench 3 3 1 -300 1780 300 1780; put heavy 1 w2; put heavy 1 dl; at fire defender", "fire w2 suppressive at p3.1", 21, NULL },
  { "FS-21/not-the-other-side", FORCES, EDGE, "pass", 0, NULL },
  { "FS-21/other-side-waits", FORCES, AT_200 "put heavy 1 no-1; put heavy 1 dl; at fire defender", "fire no-1 destructive at w2", 21, "*defender’s turn*" },
  { "FS-21/alternates", FORCES, AT_200 "put heavy 1 no-1; put heavy 1 dl; at fire; fire no-1 destructive at w2=1", "fire dl suppressive at p3.1=1", 0, NULL },
  { "FS-21/both-flanks-are-one-position", FORCES, EDGE, "fire b1.right suppressive at p3.1 heavy 2=1 1", 0, NULL },
  { "FS-22/a-position-fires-once", FORCES, AT_200 "put heavy 2 no-1; put heavy 1 dl; at fire; fire no-1 destructive at w2 heavy 1=1; pass",
    "fire no-1 destructive at w2 heavy 1", 6, NULL },
  { "FS-22/the-other-flank-has-fired-too", FORCES, EDGE "; fire b1.left suppressive at p3.1 heavy 1=1; at fire defender", "fire b1.right suppressive at p3.1", 22, "*has fired*" },
  { "FS-22/more-than-there-are", FORCES, EDGE, "fire b1.left suppressive at p3.1 heavy 3", 22, "*2 heavy cannon*" },
  { "FS-22/any-of-them", FORCES, EDGE, "fire b1.left suppressive at p3.1 heavy 1=1", 0, "*1 heavy cannon*" },
  { "FS-22/none", FORCES, EDGE, "fire b1.left suppressive at p3.1 heavy 0", 22, NULL },
  { "FS-22/no-guns", FORCES, AT_200 "put infantry 3 no-1; at fire", "fire no-1 destructive at w2", 22, NULL },
  { "FS-17/only-mounted-pieces-fire", FORCES, AT_200 "put heavy 1 no-1; shelter heavy 2 no-1; at fire", "fire no-1 destructive at w2 heavy 2", 22, "*1 heavy cannon*" },
  { "FS-12/half-a-battery", FORCES, AT_200 "half 1; at fire", "fire no-1 destructive at w2", 12, NULL },
  { "FS-12/half-is-no-target", FORCES, AT_200 "half 1; put heavy 1 dl; at fire defender", "fire dl suppressive at no-1", 12, NULL },
  { "FS-19/moved-does-not-fire", FORCES, AT_200 "put heavy 2 no-1; mark moved heavy no-1; put heavy 1 no-1; at fire", "fire no-1 destructive at w2 heavy 2", 19, "*only 1 can*" },
  { "FS-19/the-others-do", FORCES, AT_200 "put heavy 2 no-1; mark moved heavy no-1; put heavy 1 no-1; at fire", "fire no-1 destructive at w2=1", 0, "*1 heavy cannon*" },
  { "FS-20/the-defender-too", FORCES, EDGE "; mark moved heavy b1.left", "fire b1.left suppressive at p3.1 heavy 2", 19, NULL },
  { "FS-26/suppressed-does-not-fire", FORCES, EDGE "; mark silenced heavy b1.left", "fire b1.left suppressive at p3.1 heavy 2", 26, "*only 1 can*" },
  { "FS-28/ruin-does-not-fire", FORCES, AT_200 "put heavy 1 no-1; ruin no-1; at fire", "fire no-1 destructive at w2", 28, NULL },
  { "FS-28/empty-ruin-is-no-target", FORCES, AT_200 "ruin no-1; put heavy 1 dl; at fire defender", "fire dl suppressive at no-1", 28, NULL },
  { "FS-28/manned-ruin-is", FORCES, AT_200 "put infantry 1 no-1; ruin no-1; put heavy 1 dl; at fire defender", "fire dl suppressive at no-1=9", 0,
    "*Lost in No. 1: 1 section of infantry.*" },
};

/* FS-21, FS-22: both flanks of a bastion have fired, whichever was named; the guns that did not may still support. */
static void
test_bastion_has_fired (void)
{
  g_autoptr (GabGame) game = siege_new (FORCES);
  const GabFormal *state;
  guint fired = 0;

  siege_play (game, EDGE "; fire b1.right suppressive at p3.1 heavy 1=1");
  state = siege_state (game);
  g_assert_true (state->work[siege_spot (game, "b1.left")].fired);
  g_assert_true (state->work[siege_spot (game, "b1.right")].fired);
  g_assert_false (state->work[siege_spot (game, "b2.left")].fired);
  for (guint i = 0; i < state->n_pieces; i++)
    fired += (state->piece[i].marks & GAB_FORMAL_FIRED) != 0;
  g_assert_cmpuint (fired, ==, 1);
}

static void
add (void)
{
  siege_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/formal/FS-22/bastion-has-fired", test_bastion_has_fired);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

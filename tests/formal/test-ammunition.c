/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What fire costs, and who runs out (FS-31, FS-32). */

#include "siege.h"

#define FORCES SIEGE_FRONT \
  "unit besieger army heavy 12 light 12 mortar 12 infantry 60; unit defender foot heavy 9 light 9 mortar 9 infantry 40"

/* Batteries 200.0, 400.0 and 420 yards from the middle wall's middle; the demi-lune is 100 nearer. */
#define NEAR    "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 cannon behind;"
#define MIDDLE  "trench 2 2 1 -300 3780 300 3780; battery 1 p2.1 cannon behind;"
#define FAR     "trench 1 1 1 -300 5980 300 5980; battery 1 p1.1 cannon behind;"
#define MORTARS "trench 1 1 1 -300 5980 300 5980; battery 1 p1.1 mortars behind;"
#define ONE(kind) "put " kind " 1 no-1; at fire"

/* The defender's only shots: at the third parallel from the demi-lune. */
#define REPLY   "trench 3 3 1 -300 1780 300 1780; put heavy 3 dl; at fire defender;"

static const SiegeCase cases[] = {
  { "FS-31/heavy-suppressive-near", FORCES, NEAR ONE ("heavy"), "fire no-1 suppressive at dl=1", 0, "*, 1 round.*249 rounds left*" },
  { "FS-31/heavy-destructive-near", FORCES, NEAR ONE ("heavy"), "fire no-1 destructive at w2=1", 0, "*, 1 round.*" },
  { "FS-31/heavy-suppressive-201", FORCES, MIDDLE ONE ("heavy"), "fire no-1 suppressive at dl=1", 0, "*, 2 rounds.*248 rounds left*" },
  { "FS-31/heavy-destructive-201", FORCES, MIDDLE ONE ("heavy"), "fire no-1 destructive at w2=1", 0, "*, 3 rounds.*" },
  { "FS-31/heavy-suppressive-401", FORCES, FAR ONE ("heavy"), "fire no-1 suppressive at dl=1", 0, "*, 2 rounds.*" },
  { "FS-31/heavy-destructive-401", FORCES, FAR ONE ("heavy"), "fire no-1 destructive at w2=1", 0, "*, 3 rounds.*" },
  { "FS-31/light-suppressive-near", FORCES, NEAR ONE ("light"), "fire no-1 suppressive at dl=1", 0, "*, 1 round.*" },
  { "FS-31/light-destructive-near", FORCES, NEAR ONE ("light"), "fire no-1 destructive at w2=1", 0, "*, 1 round.*" },
  { "FS-31/light-suppressive-201", FORCES, MIDDLE ONE ("light"), "fire no-1 suppressive at dl=1", 0, "*, 1 round.*" },
  { "FS-31/light-destructive-201", FORCES, MIDDLE ONE ("light"), "fire no-1 destructive at w2=1", 0, "*, 2 rounds.*" },
  { "FS-31/light-suppressive-401", FORCES, FAR ONE ("light"), "fire no-1 suppressive at dl=1", 0, "*, 1 round.*" },
  { "FS-31/mortar-201", FORCES, "trench 2 2 1 -300 3780 300 3780; battery 1 p2.1 mortars behind; put mortar 1 no-1; at fire", "fire no-1 suppressive at dl=1", 0, "*, 1 round.*" },
  { "FS-31/mortar-401", FORCES, MORTARS ONE ("mortar"), "fire no-1 suppressive at dl=1", 0, "*, 2 rounds.*" },
  { "FS-31/all-kinds-together", FORCES, MIDDLE "put heavy 2 no-1; put light 1 no-1; at fire", "fire no-1 destructive at w2=1 1 1", 0, "*2 heavy cannon, 1 light cannon at 400 yards, 8 rounds.*" },

  { "FS-32/one-round-too-few", FORCES, MIDDLE "put heavy 1 no-1; rounds 2 100; at fire", "fire no-1 destructive at w2 heavy 1", 32, "This needs 3 rounds, and 2 are left." },
  { "FS-32/last-rounds", FORCES, MIDDLE "put heavy 1 no-1; rounds 3 100; at fire", "fire no-1 destructive at w2=1", 0, "*No hit on w2. The besieger is out of rounds and loses." },
  { "FS-32/one-round-left", FORCES, MIDDLE "put heavy 1 no-1; rounds 4 100; at fire", "fire no-1 destructive at w2=1", 0, "*No hit on w2. The defender has nothing left*storm." },
  { "FS-32/last-rounds-breach-the-wall", FORCES, MIDDLE "put heavy 1 no-1; rounds 3 100; left w2 1; at fire", "fire no-1 destructive at w2=8", 0, "*The wall is breached, and the place surrenders with honour." },
  { "FS-32/defender-out", FORCES, REPLY "rounds 250 3", "fire dl suppressive at p3.1=1 1 1", 0, "*The defender is out of rounds and loses." },
  { "FS-32/defender-one-left", FORCES, REPLY "rounds 250 3", "fire dl suppressive at p3.1 heavy 2=1 1", 0, "*The defender has 1 round left. No effect on p3.1. The besieger has nothing left to fire. The defender has*" },
  { "FS-32/looked-at-after-the-driven-out", FORCES, REPLY "put infantry 2 p3.1; trench 3 3 2 300 1780 900 1780; trench 3 3 3 -900 1780 -300 1780; results p3.1 1; rounds 250 3;"
    "fire dl suppressive at p3.1=5 5 5", "fall-back", 0, "Driven from p3.1*The defender is out of rounds and loses." },
  { "FS-32/nothing-after-it", FORCES, REPLY "rounds 250 3; fire dl suppressive at p3.1=1 1 1", "pass", 48, NULL },
};

static void
add (void)
{
  siege_add_cases (cases, G_N_ELEMENTS (cases));
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

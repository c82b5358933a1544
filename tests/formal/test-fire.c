/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What fire does: first fire, picks, trenches and batteries (FS-21, FS-26 to FS-29, FS-49). */

#include "siege.h"

#include <string.h>

#define FORCES SIEGE_FRONT \
  "unit besieger army heavy 12 light 12 mortar 12 infantry 60; unit defender foot heavy 9 light 9 mortar 9 infantry 40"

/* A battery in the third parallel, 100 yards from the demi-lune that fires at it; two units beside its own. */
#define GROUND \
  "trench 3 3 1 -300 1780 300 1780; trench 3 3 2 300 1780 900 1780; trench 3 3 3 -900 1780 -300 1780;" \
  "battery 1 p3.1 cannon behind;"
#define GUNS   "put heavy 6 dl; at fire defender"

/* A battery that fires at the demi-lune. */
#define SIEGER "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 cannon behind; put heavy 3 no-1; at fire;"

/* One gun a side, and the defender's moves. */
#define DUEL   SIEGE_FRONT "unit besieger army heavy 1; unit defender foot heavy 1"
#define DUELS  "place heavy 1 in dl; to defender; trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 cannon behind;"

static const SiegeCase cases[] = {
  /* FS-21 */
  { "FS-21/besieger-first", DUEL, DUELS "put heavy 1 no-1", "end=7 2", 0, "The guns may fire. The besieger throws 7, the defender 2: the besieger fires first." },
  { "FS-21/ties-are-rolled-again", DUEL, DUELS "put heavy 1 no-1", "end=4 4 2 3", 0, "*Both throw 4*The besieger throws 2, the defender 3: the defender fires first." },
  { "FS-21/one-side-only-no-roll", DUEL, DUELS, "end=", 0, "The guns may fire. Only the defender can fire." },
  { "FS-21/nobody-can", SIEGE_FRONT "unit besieger army heavy 1; unit defender foot heavy 1", "place heavy 1 in w2; to defender; " "trench 3 3 1 -300 1780 300 1780", "end=", 0,
    "The guns may fire. The besieger may storm." },
  { "FS-21/too-few-rounds-to-fire", DUEL, "place heavy 1 in dl; to defender; trench 1 1 1 -300 5800 300 5800; rounds 250 1", "end=", 0, "*The besieger may storm." },
  { "FS-21/rounds-enough-to-fire", DUEL, "place heavy 1 in dl; to defender; trench 1 1 1 -300 5800 300 5800; rounds 250 2", "end=", 0, "*Only the defender can fire." },
  { "FS-21/one-pass-goes-on", DUEL, DUELS "put heavy 1 no-1; at fire", "pass", 0, "The besieger passes." },
  { "FS-21/after-a-pass-one-may-fire", DUEL, DUELS "put heavy 1 no-1; at fire; pass; fire dl suppressive at p3.1=1", "fire no-1 destructive at w2=1", 0, NULL },
  { "FS-21/two-passes-end", DUEL, DUELS "put heavy 1 no-1; at fire; pass", "pass", 0, "The defender passes. The besieger may storm." },
  { "FS-21/nothing-left-passes-by-itself", DUEL, DUELS "put heavy 1 no-1; at fire; fire no-1 destructive at w2=1", "fire dl suppressive at p3.1=1", 0,
    "*The besieger has nothing left to fire. The defender has nothing left to fire. The besieger may storm." },
  { "FS-21/automatic-pass-counts", DUEL, DUELS "put heavy 1 no-1; at fire; pass; fire dl suppressive at p3.1=1", "pass", 0,
    "The besieger passes. The defender has nothing left to fire. The besieger may storm." },
  { "FS-21/the-step-is-not-ended-by-hand", DUEL, DUELS "put heavy 1 no-1; at fire", "end", 21, NULL },

  /* FS-26, picking: of two models odd dice are the heavy one. */
  { "FS-26/first-of-two", FORCES, GROUND "put light 1 no-1; put heavy 1 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5 9", 0, "*Suppressed in No. 1: 1 heavy cannon.*" },
  { "FS-26/second-of-two", FORCES, GROUND "put light 1 no-1; put heavy 1 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5 10", 0, "*Suppressed in No. 1: 1 light cannon.*" },
  { "FS-26/ten-of-three-is-rolled-again", FORCES, GROUND "put light 1 no-1; put heavy 2 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5 10 10 9", 0, "*1 light cannon.*" },
  { "FS-26/nine-of-three-is-not", FORCES, GROUND "put light 1 no-1; put heavy 2 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5 9", 0, "*Suppressed in No. 1: 1 light cannon.*" },
  { "FS-26/one-model-no-die", FORCES, GROUND "put light 1 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5", 0, "*Suppressed in No. 1: 1 light cannon.*" },
  { "FS-26/not-yet-suppressed", FORCES, GROUND "put light 1 no-1; put heavy 1 no-1; mark silenced heavy no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5", 0, "*: 1 light cannon.*" },
  { "FS-26/all-suppressed-still-counts", FORCES, GROUND "put heavy 2 no-1; mark silenced heavy no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5", 0, "*finds nobody*S 1, D 0; 1 this turn of 6*" },
  { "FS-26/suppressed-may-be-lost", FORCES, GROUND "put heavy 1 no-1; mark silenced heavy no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=9", 0, "*Lost in No. 1: 1 heavy cannon.*" },
  { "FS-26/mounted-are-hit", FORCES, GROUND "put light 1 no-1; shelter heavy 2 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=9", 0, "*Lost in No. 1: 1 light cannon.*" },
  { "FS-26/none-mounted-all-are", FORCES, GROUND "shelter light 1 no-1; shelter heavy 2 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=9 3", 0, "*Lost in No. 1: 1 light cannon.*" },
  { "FS-26/no-model-a-section", FORCES, GROUND "put infantry 2 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=9", 0, "*Lost in No. 1: 1 section of infantry.*" },
  { "FS-26/nothing-to-destroy-still-counts", FORCES, GROUND GUNS, "fire dl suppressive at no-1 heavy 1=9", 0, "*A D on No. 1 finds nothing*1 this turn of 6*" },
  { "FS-26/eight-suppresses", FORCES, GROUND "put heavy 1 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=8", 0, "*Suppressed*S 1, D 0*" },
  { "FS-26/four-does-nothing", FORCES, GROUND "put heavy 1 no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=4", 0, "*No effect on No. 1.*" },
  { "FS-26/results-apply-in-order", FORCES, GROUND "put heavy 1 no-1;" GUNS, "fire dl suppressive at no-1 heavy 2=9 5", 0, "*Lost in No. 1*An S on No. 1 finds nobody*S 1, D 1*" },
  { "FS-26/two-dice-over-ten", FORCES, SIEGER "put heavy 9 dl; put light 2 dl", "fire no-1 suppressive at dl heavy 1=5 1 10", 0, "*Suppressed in dl: 1 light cannon.*" },
  { "FS-26/two-dice-from-1", FORCES, SIEGER "put heavy 9 dl; put light 2 dl", "fire no-1 suppressive at dl heavy 1=5 1 9", 0, "*Suppressed in dl: 1 heavy cannon.*" },
  { "FS-26/a-hundred-is-rolled-again", FORCES, SIEGER "put heavy 9 dl; put light 2 dl", "fire no-1 suppressive at dl heavy 1=5 10 10 10 9", 0, "*1 light cannon.*" },
  { "FS-26/left-before-right", FORCES, SIEGER "put mortar 1 b1.left; put heavy 1 b1.right", "fire no-1 suppressive at b1.right heavy 1=10 1", 0, "*Lost in b1, left flank: 1 mortar.*" },
  { "FS-26/fuller-flank", FORCES, SIEGER "put infantry 1 b1.left; put infantry 2 b1.right", "fire no-1 suppressive at b1.left heavy 1=10", 0, "*Lost in b1, right flank: 1 section*" },
  { "FS-26/fuller-flank-ties-left", FORCES, SIEGER "put infantry 2 b1.left; put infantry 2 b1.right", "fire no-1 suppressive at b1.left heavy 1=10", 0, "*Lost in b1, left flank: 1 section*" },

  /* FS-27: the fourth result drives out, the fifth destroys all. */
  { "FS-27/third", FORCES, GROUND "put infantry 2 p3.1;" GUNS, "fire dl suppressive at p3.1 heavy 3=5 5 5", 0, "*S 3, D 0; 3 this turn of 4*nothing left to fire*" },
  { "FS-27/fourth-s", FORCES, GROUND "put infantry 2 p3.1; put infantry 3 p3.3;" GUNS, "fire dl suppressive at p3.1 heavy 4=5 5 5 5", 0,
    "*p3.1 is destroyed. Driven from p3.1 to p3.2: 2 sections of infantry.*" },
  { "FS-27/fifth", FORCES, GROUND "put infantry 2 p3.1;" GUNS, "fire dl suppressive at p3.1 heavy 5=5 5 5 5 5", 0, "*p3.1 is destroyed. Lost in p3.1: 2 sections of infantry.*" },
  { "FS-27/fifth-takes-guns-too", FORCES, GROUND "put infantry 2 p3.1; put heavy 1 p3.1;" GUNS, "fire dl suppressive at p3.1 heavy 5=5 5 5 5 5", 0, "*Lost in p3.1: 1 heavy cannon. Lost in p3.1: 2 sections of infantry.*" },
  { "FS-27/d-counts-and-takes-effect", FORCES, GROUND "put infantry 2 p3.1; put infantry 3 p3.3;" GUNS, "fire dl suppressive at p3.1 heavy 4=9 5 5 5", 0,
    "*Lost in p3.1: 1 section of infantry.*S 3, D 1; 4 this turn*Driven from p3.1 to p3.2: 1 section of infantry.*" },
  { "FS-27/three-then-one", FORCES, GROUND "put infantry 2 p3.1; put infantry 3 p3.3; results p3.1 3;" GUNS, "fire dl suppressive at p3.1 heavy 1=5", 0, "*Driven from p3.1*" },
  { "FS-27/three-then-two-is-five", FORCES, GROUND "put infantry 2 p3.1; results p3.1 3;" GUNS, "fire dl suppressive at p3.1 heavy 2=5 5", 0, "*p3.1 is destroyed. Lost in p3.1: 2*" },
  { "FS-29/hits-do-not-carry-over", DUEL, "place heavy 1 in dl; end;" GROUND "results p3.1 3; results no-1 5; next; at fire defender", "fire dl suppressive at p3.1=5", 0, "*1 this turn of 4*" },

  /* FS-28 */
  { "FS-28/fifth", FORCES, GROUND "put heavy 1 no-1; results no-1 4;" GUNS, "fire dl suppressive at no-1 heavy 1=5", 0, "*5 this turn of 6 that destroy it. The*" },
  { "FS-28/sixth", FORCES, GROUND "put heavy 1 no-1; results no-1 5;" GUNS, "fire dl suppressive at no-1 heavy 1=5", 0, "*6 this turn of 6 that destroy it. No. 1 is destroyed.*" },
  { "FS-28/six-of-any-kind", FORCES, GROUND "put heavy 3 no-1; results no-1 2;" GUNS, "fire dl suppressive at no-1 heavy 4=5 9 5 9 1 1 1 1", 0, "*S 2, D 2; 6 this turn*No. 1 is destroyed*" },
  { "FS-28/destroyed-once", FORCES, GROUND "put heavy 1 no-1; results no-1 6; ruin no-1;" GUNS, "fire dl suppressive at no-1 heavy 1=5", 0, "*7 this turn of 6 that destroy it. The*" },

  /* FS-49: guns never go to a sap that is not joined at both ends; the rest is lost. */
  { "FS-49/nowhere-to-go", FORCES, "trench 3 3 1 -300 1780 300 1780; put infantry 2 p3.1;" GUNS, "fire dl suppressive at p3.1 heavy 4=5 5 5 5", 0,
    "*Without a place to go from p3.1, and lost: 2 sections of infantry.*" },
  { "FS-49/no-guns-in-an-open-sap", FORCES, "trench 3 3 1 -300 1780 300 1780; trench 0 1 1 0 2380 0 1780; join s1.1 1 p3.1 2; put infantry 1 p3.1; put light 1 p3.1;" GUNS,
    "fire dl suppressive at p3.1 heavy 4=5 5 5 5", 0, "*Driven from p3.1 to s1.1: 1 section of infantry. Without a place to go from p3.1, and lost: 1 light cannon.*" },
  { "FS-49/owner-is-asked", FORCES, GROUND "put infantry 2 p3.1;" GUNS, "fire dl suppressive at p3.1 heavy 4=5 5 5 5", 0, "*p3.1 is destroyed. The besieger says where those driven from p3.1 go." },
  { "FS-49/nothing-else-meanwhile", FORCES, GROUND "put infantry 2 p3.1;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "pass", 6, NULL },
  { "FS-49/own-way-most-room", FORCES, GROUND "put infantry 2 p3.1; put infantry 1 p3.2;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back", 0,
    "Driven from p3.1 to p3.2: 1 section of infantry. Driven from p3.1 to p3.3: 1 section of infantry.*" },
  { "FS-49/own-way-farther-from-the-wall", FORCES, "trench 3 3 1 -300 1780 300 1780; trench 3 3 2 300 1780 900 1780; trench 3 3 3 -900 1880 -300 1780; put infantry 1 p3.1;" GUNS
    "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back", 0, "Driven from p3.1 to p3.3: 1 section of infantry.*" },
  { "FS-49/own-way-lower-number", FORCES, GROUND "put infantry 1 p3.1;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back", 0, "Driven from p3.1 to p3.2: 1 section of infantry.*" },
  { "FS-49/own-way-heaviest-first", FORCES, GROUND "put infantry 1 p3.1; put light 1 p3.1; put heavy 1 p3.1; put infantry 2 p3.2; put infantry 2 p3.3;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5 1",
    "fall-back", 0,
    "Driven from p3.1 to p3.2: 1 heavy cannon. Driven from p3.1 to p3.3: 1 light cannon. Without a place to go from p3.1, and lost: 1 section of infantry.*" },
  { "FS-49/where-told", FORCES, GROUND "put infantry 2 p3.1;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back to p3.3:0:0:0:2", 0, "Driven from p3.1 to p3.3: 2 sections of infantry.*" },
  { "FS-49/not-to-elsewhere", FORCES, GROUND "trench 3 3 4 900 1780 1500 1780; put infantry 2 p3.1;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back to p3.4:0:0:0:2", 49, NULL },
  { "FS-49/nobody-is-left-behind", FORCES, GROUND "put infantry 2 p3.1;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back to p3.3:0:0:0:1", 49, "*while there is room*" },
  { "FS-49/no-more-than-there-are", FORCES, GROUND "put infantry 2 p3.1;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back to p3.3:0:0:0:3", 49, NULL },
  { "FS-49/no-more-than-room", FORCES, GROUND "put infantry 2 p3.1; put infantry 2 p3.2;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back to p3.2:0:0:0:2", 17, NULL },
  { "FS-49/no-place-twice", FORCES, GROUND "put infantry 2 p3.1;" GUNS "; fire dl suppressive at p3.1 heavy 4=5 5 5 5", "fall-back to p3.3:0:0:0:1 p3.3:0:0:0:1", 49, "*twice*" },
  { "FS-49/nobody-is-driven-out", FORCES, GROUND GUNS, "fall-back", 49, NULL },
  { "FS-50/driven-from-a-gone-trench", FORCES, GROUND "put infantry 2 p3.1; gone p3.2;" GUNS, "fire dl suppressive at p3.1 heavy 4=5 5 5 5", 0, "*Driven from p3.1 to p3.3: 2*" },
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trenches and batteries: what may be dug, what joins what, and why not (FS-3, FS-7 to FS-13, FS-50). */

#include "siege.h"

/* Twelve units of the first parallel from -360 to 360 at 590, p1.6 from -60 to 0. */
#define FIRST  "end; row 1 -360 590 12; "
/* A sap from it with its head at 0,400, s1.1 to s1.4. */
#define SAP    FIRST "next; dig sap from -30,590 to -30,530; next; dig sap from -30,530 to -30,470; " \
               "next; dig sap from -30,470 to 0,430; next; dig sap from 0,430 to 0,400; "
/* Ten units of the second parallel from -30 to 570 at 400. */
#define SECOND SAP "dig parallel 2 from -30,400 to 30,400; row 2 30 400 9; "
/* A sap from p2.2 with its head at 60,210, s2.1 to s2.4; eight units of the third from 30 to 510 at 210. */
#define THIRD  SECOND "next; dig sap from 60,400 to 60,340; next; dig sap from 60,340 to 60,280; " \
               "next; dig sap from 60,280 to 90,240; next; dig sap from 90,240 to 90,210; " \
               "dig parallel 3 from 60,210 to 120,210; row 3 120 210 7; "

static const SiegeCase ground[] = {
  { "FS-3/on-the-edge", SIEGE_FRONT, "end", "dig parallel 1 from -600,600 to -540,600", 0, "p1.1 is dug." },
  { "FS-3/off-the-edge", SIEGE_FRONT, "end", "dig parallel 1 from -600.1,600 to -540.1,600", 3, NULL },
  { "FS-3/edge-to-the-right", SIEGE_FRONT, "end", "dig parallel 1 from 540,600 to 600,600", 0, NULL },
  { "FS-3/off-to-the-right", SIEGE_FRONT, "end", "dig parallel 1 from 540.1,600 to 600.1,600", 3, NULL },
  { "FS-3/corners-on-the-ground", SIEGE_FRONT, "end; dig parallel 1 from 540,670 to 592,700", "dig battery cannon behind p1.1", 0, NULL },
  { "FS-3/corner-off-the-ground", SIEGE_FRONT, "end; dig parallel 1 from 545,700 to 597,670", "dig battery cannon behind p1.1", 3, NULL },

  { "FS-3/outward-of-the-wall", SIEGE_FRONT, FIRST "next", "dig sap from 0,50 to 0,0.1", 13, NULL },
  { "FS-3/on-the-wall", SIEGE_FRONT, FIRST "next", "dig sap from 0,50 to 0,0", 3, NULL },
  { "FS-7/eight-units", SIEGE_FRONT, "end; row 1 -360 590 7", "dig parallel 1 from 60,590 to 120,590", 0, "p1.8 is dug." },
  { "FS-7/ninth-unit", SIEGE_FRONT, "end; row 1 -360 590 8", "dig parallel 1 from 120,590 to 180,590", 7, "*1 unit of work*0 are left*" },
  { "FS-7/half-a-battery-is-one", SIEGE_FRONT, "end; row 1 -360 590 7; dig battery cannon behind p1.1", "dig battery cannon behind p1.2", 7, NULL },
  { "FS-7/unused-is-lost", SIEGE_FRONT, "end; dig parallel 1 from -360,590 to -300,590; next; row 1 -300 590 8",
    "dig parallel 1 from 180,590 to 240,590", 7, NULL },
  { "FS-7/parallel-59.5", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 59.5,590", 0, NULL },
  { "FS-7/parallel-59.4", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 59.4,590", 7, "*59.5 to 60.5*" },
  { "FS-7/parallel-60.5", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 60.5,590", 0, NULL },
  { "FS-7/parallel-60.6", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 60.6,590", 7, NULL },
  { "FS-7/sap-of-20", SIEGE_FRONT, FIRST "next", "dig sap from -30,590 to -30,570", 0, "s1.1 is dug." },
  { "FS-7/sap-of-19.9", SIEGE_FRONT, FIRST "next", "dig sap from -30,590 to -30,570.1", 7, "*20 to 60.5*" },
  { "FS-7/sap-of-60.5", SIEGE_FRONT, FIRST "next", "dig sap from -30,590 to -30,529.5", 0, NULL },
  { "FS-7/sap-of-60.6", SIEGE_FRONT, FIRST "next", "dig sap from -30,590 to -30,529.4", 7, NULL },
  { "FS-7/strands-more-than-a-yard-apart", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig parallel 1 from 10,591.1 to 70,591.1", 0, NULL },
  { "FS-7/strands-a-yard-apart", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig parallel 1 from 10,591 to 70,591", 7, "*p1.1*" },
  { "FS-7/crosses-a-trench", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next; dig sap from 30,590 to 10,540; next",
    "dig sap from 10,540 to -45,550", 7, "*s1.1*" },
  { "FS-7/through-a-battery", SIEGE_FRONT, FIRST "next; dig battery cannon behind p1.6; dig sap from 30,590 to 30,620; next",
    "dig sap from 30,620 to -15,620", 7, "*No. 1*" },
  { "FS-7/past-a-battery", SIEGE_FRONT, FIRST "next; dig battery cannon behind p1.6; dig sap from 30,590 to 30,620; next",
    "dig sap from 30,620 to -5,641", 0, NULL },
  { "FS-7/folded-back", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next", "dig sap from -30,530 to -29.2,570", 7, "*s1.1*" },
  { "FS-7/folded-back-more-than-a-yard", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next", "dig sap from -30,530 to -28.9,570", 0, NULL },
  { "FS-7/along-its-own-parallel", SIEGE_FRONT, FIRST "next; next", "dig sap from 310,590 to 340,590.9", 7, "*p1.12*" },
  { "FS-7/over-the-end-of-its-parallel", SIEGE_FRONT, FIRST "next; next", "dig sap from 330,590 to 380,591.5", 7, "*p1.12*" },
  { "FS-7/past-the-end-of-its-parallel", SIEGE_FRONT, FIRST "next; next", "dig sap from 330,590 to 380,592", 0, NULL },
  { "FS-7/name-free", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 60,590 as p1.7", 0, "p1.7 is dug." },
  { "FS-7/name-after-it", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590 as p1.7", "dig parallel 1 from 60,590 to 120,590", 0, "p1.8 is dug." },
  { "FS-7/name-taken", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig parallel 1 from 60,590 to 120,590 as p1.1", 7, NULL },
  { "FS-7/name-of-another-parallel", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 60,590 as p2.1", 7, NULL },
};

static const SiegeCase parallels[] = {
  { "FS-8/first-at-580", SIEGE_FRONT, "end", "dig parallel 1 from 0,580 to 60,580", 0, NULL },
  { "FS-8/first-at-579.9", SIEGE_FRONT, "end", "dig parallel 1 from 0,579.9 to 60,580", 8, "*580 to 700*" },
  { "FS-8/first-one-end-at-579.9", SIEGE_FRONT, "end", "dig parallel 1 from 0,580 to 60,579.9", 8, NULL },
  { "FS-8/first-at-700", SIEGE_FRONT, "end", "dig parallel 1 from 0,700 to 60,700", 0, NULL },
  { "FS-8/first-at-700.1", SIEGE_FRONT, "end", "dig parallel 1 from 0,700 to 60,700.1", 8, NULL },
  { "FS-8/no-fourth", SIEGE_FRONT, "end", "dig parallel 4 from 0,590 to 60,590", 8, NULL },
  { "FS-8/no-parallel-0", SIEGE_FRONT, "end", "dig parallel 0 from 0,590 to 60,590", 8, NULL },
  { "FS-8/slant-of-nearly-30", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 52,620", 0, NULL },
  { "FS-8/slant-of-more-than-30", SIEGE_FRONT, "end", "dig parallel 1 from 0,590 to 51.9,620", 8, "*30 degrees*" },
  { "FS-8/slant-towards-the-wall", SIEGE_FRONT, "end", "dig parallel 1 from 0,690 to -52,660", 0, NULL },
  { "FS-8/runs-on", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig parallel 1 from 60,590 to 112,620", 0, "p1.2 is dug." },
  { "FS-8/turns-back", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig parallel 1 from 60,590 to 8,620", 8, "*p1.1*" },
  { "FS-8/another-strand", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig parallel 1 from 200,650 to 260,650", 0, NULL },
  { "FS-8/eleven-units", SIEGE_FRONT, "end; row 1 -360 590 10", "dig parallel 1 from 240,590 to 300,590", 0, "p1.11 is dug." },
  { "FS-8/twelfth-establishes", SIEGE_FRONT, "end; row 1 -360 590 11", "dig parallel 1 from 300,590 to 360,590", 0,
    "p1.12 is dug. Parallel 1 is established." },
  { "FS-8/twelve-in-two-strands", SIEGE_FRONT, "end; row 1 -360 590 6; row 1 60 590 5", "dig parallel 1 from 360,590 to 420,590", 0, "p1.12 is dug." },
  { "FS-8/two-strands-joined", SIEGE_FRONT, "end; row 1 -360 590 6; row 1 60 590 5", "dig parallel 1 from 0,590 to 60,590", 0,
    "p1.12 is dug. Parallel 1 is established." },
  { "FS-8/no-sap-before-established", SIEGE_FRONT, "end; row 1 -360 590 11; next", "dig sap from -30,590 to -30,530", 8, "Parallel 1*" },
  { "FS-8/established-stays-so", SIEGE_FRONT, FIRST "next; gone p1.1; gone p1.2", "dig sap from -30,590 to -30,530", 0, NULL },
  { "FS-8/second-needs-the-first", SIEGE_FRONT, "end; row 1 -360 590 11", "dig parallel 2 from -30,400 to 30,400", 8, NULL },
  { "FS-8/second-round-a-head", SIEGE_FRONT, SAP, "dig parallel 2 from -30,400 to 30,400", 0, "p2.1 is dug." },
  { "FS-8/second-in-the-open", SIEGE_FRONT, SAP, "dig parallel 2 from 30,400 to 90,400", 8, NULL },
  { "FS-8/third-needs-the-second", SIEGE_FRONT, SAP "next; dig sap from 0,400 to 0,360; next; dig sap from 0,360 to 40,320; "
    "next; dig sap from 40,320 to 40,265; next; dig sap from 40,265 to 40,210", "dig parallel 3 from 10,210 to 70,210", 8, "Parallel 2 is not*" },
  { "FS-8/second-at-420", SIEGE_FRONT, SAP, "dig parallel 2 from -50,420 to 5.9,397.6", 0, NULL },
  { "FS-8/second-at-420.1", SIEGE_FRONT, SAP, "dig parallel 2 from -50,420.1 to 5.9,397.6", 8, "*380 to 420*" },
  { "FS-8/second-at-380", SIEGE_FRONT, SAP "dig parallel 2 from -30,400 to 30,400", "dig parallel 2 from 30,400 to 86.6,380", 0, "p2.2 is dug." },
  { "FS-8/second-at-379.9", SIEGE_FRONT, SAP "dig parallel 2 from -30,400 to 30,400", "dig parallel 2 from 30,400 to 86.6,379.9", 8, NULL },
  { "FS-8/nine-units-of-the-second", SIEGE_FRONT, SAP "dig parallel 2 from -30,400 to 30,400; row 2 30 400 7",
    "dig parallel 2 from 450,400 to 510,400", 0, "p2.9 is dug." },
  { "FS-8/tenth-establishes", SIEGE_FRONT, SAP "dig parallel 2 from -30,400 to 30,400; row 2 30 400 8",
    "dig parallel 2 from 510,400 to 570,400", 0, "p2.10 is dug. Parallel 2 is established." },
  { "FS-8/third-at-210", SIEGE_FRONT, SECOND "next; dig sap from 60,400 to 60,340; next; dig sap from 60,340 to 60,280; "
    "next; dig sap from 60,280 to 90,240; next; dig sap from 90,240 to 90,210", "dig parallel 3 from 60,210 to 120,210", 0, "p3.1 is dug." },
  { "FS-8/third-at-210.1", SIEGE_FRONT, SECOND "next; dig sap from 60,400 to 60,340; next; dig sap from 60,340 to 60,280; "
    "next; dig sap from 60,280 to 90,240; next; dig sap from 90,240 to 90,210", "dig parallel 3 from 60,210 to 120,210.1", 8, "*180 to 210*" },
  { "FS-8/third-at-180", SIEGE_FRONT, THIRD, "dig parallel 3 from 540,210 to 592,180", 0, NULL },
  { "FS-8/third-at-179.9", SIEGE_FRONT, THIRD, "dig parallel 3 from 540,210 to 592,179.9", 8, NULL },
  { "FS-8/eighth-of-the-third-establishes", SIEGE_FRONT, SECOND "next; dig sap from 60,400 to 60,340; next; dig sap from 60,340 to 60,280; "
    "next; dig sap from 60,280 to 90,240; next; dig sap from 90,240 to 90,210; dig parallel 3 from 60,210 to 120,210; row 3 120 210 6; next",
    "dig parallel 3 from 480,210 to 540,210", 0, "p3.8 is dug. Parallel 3 is established." },
};

static const SiegeCase joints[] = {
  { "FS-9/sap-from-nowhere", SIEGE_FRONT, FIRST "next", "dig sap from 0,500 to 0,450", 9, NULL },
  { "FS-9/sap-goes-on-next-turn", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next", "dig sap from -30,530 to -30,470", 0, "s1.2 is dug." },
  { "FS-9/sap-goes-on-this-turn", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530", "dig sap from -30,530 to -30,470", 9, "s1.1*" },
  { "FS-9/sap-from-a-unit-of-this-turn", SIEGE_FRONT, FIRST, "dig sap from 330,590 to 330,530", 9, "p1.12*" },
  { "FS-9/sap-from-a-unit-of-an-earlier-turn", SIEGE_FRONT, FIRST, "dig sap from -30,590 to -30,530", 0, NULL },
  { "FS-9/sap-does-not-fork", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next; dig sap from -30,530 to -30,470; next",
    "dig sap from -30,530 to 10,500", 9, NULL },
  { "FS-9/sap-does-not-leave-a-sap's-side", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next", "dig sap from -30,560 to 10,530", 9, NULL },
  { "FS-9/no-second-sap-at-a-joint", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next", "dig sap from -29.5,590 to 20,560", 9, NULL },
  { "FS-9/snaps-within-a-yard", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next", "dig sap from -29.4,530.8 to -30,490", 0, "s1.2 is dug." },
  { "FS-9/no-snap-beyond-a-yard", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next", "dig sap from -29.3,529.2 to -30,490", 9, NULL },
  { "FS-9/snap-before-the-band", SIEGE_FRONT, "end; dig parallel 1 from 0,580 to 60,580", "dig parallel 1 from 60,579.2 to 120,580", 0, NULL },
  { "FS-9/parallel-begun-round-a-head-of-this-step", SIEGE_FRONT, SAP, "dig parallel 2 from -20,400 to 40,400", 0, NULL },
  { "FS-9/battery-behind-a-unit-of-this-step", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig battery mortars behind p1.1", 0, NULL },
  { "FS-9/sap-ends-in-a-unit-of-this-step", SIEGE_FRONT, FIRST "next; dig sap from 330,590 to 350,620; next; "
    "dig parallel 1 from 360,590 to 420,590", "dig sap from 350,620 to 390,590", 0, "s1.2 is dug." },
  { "FS-9/three-units-at-a-place", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig parallel 1 from 60,590 to 120,590",
    "dig parallel 1 from 60,590 to 112,620", 9, NULL },
  { "FS-9/cut-off", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next; dig sap from -30,530 to -30,470; next; gone s1.1",
    "dig sap from -30,470 to 10,430", 9, "*s1.2*" },
  { "FS-9/joined-again", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next; dig sap from -30,530 to -30,470; next; gone s1.1; "
    "dig sap from -30,590 to -30,530; next", "dig sap from -30,470 to 10,430", 0, "s1.3 is dug." },
  { "FS-9/battery-cut-off", SIEGE_FRONT, SECOND "next; gone s1.1", "dig battery cannon behind p2.1", 9, NULL },
  { "FS-9/rebuilding-cut-off", SIEGE_FRONT, SECOND "next; dig battery cannon behind p2.5; dig battery cannon behind p2.5; gone s1.1; ruin no-1",
    "rebuild no-1", 9, NULL },
  { "FS-9/any-number-of-saps", SIEGE_FRONT, FIRST "next; dig sap from -50,590 to -50,530; dig sap from -40,590 to -40,530; dig sap from -30,590 to -30,530; "
    "dig sap from -20,590 to -20,530", "dig sap from -10,590 to -10,530", 0, "s5.1 is dug." },

  { "FS-10/two-in-a-direction", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; next", "dig sap from -30,560 to -30,530", 0, NULL },
  { "FS-10/third-in-a-direction", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; next; dig sap from -30,560 to -30,530; next",
    "dig sap from -30,530 to -30,500", 10, "*2 units*30 degrees*" },
  { "FS-10/turn-of-less-than-30", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; next; dig sap from -30,560 to -30,530; next",
    "dig sap from -30,530 to 0,478", 10, NULL },
  { "FS-10/turn-of-more-than-30", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; next; dig sap from -30,560 to -30,530; next",
    "dig sap from -30,530 to 0,478.1", 0, NULL },
  { "FS-10/each-from-the-one-before", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; next; dig sap from -30,560 to -20,530; next",
    "dig sap from -20,530 to 0,500", 10, NULL },
  { "FS-10/afresh-at-a-parallel", SIEGE_FRONT, SECOND "next", "dig sap from -10,400 to -10,370", 0, NULL },
  { "FS-10/through-a-joint", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; dig sap from 90,590 to 90,560; next; "
    "dig sap from -30,560 to 0,560; dig sap from 90,560 to 60,560; next", "dig sap from 0,560 to 60,560", 10, NULL },
  { "FS-10/through-a-joint-with-a-turn", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; dig sap from 90,590 to 90,560; next; "
    "dig sap from -30,560 to 0,560; dig sap from 90,560 to 60,530; next", "dig sap from 0,560 to 60,530", 7, NULL },
  { "FS-10/two-that-meet", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; dig sap from 70,590 to 70,560; next; "
    "dig sap from -30,560 to 0,560; next", "dig sap from 0,560 to 70,560", 7, NULL },
  { "FS-10/two-that-meet-are-one-line", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,560; dig sap from 70,590 to 70,560; next; "
    "dig sap from -30,560 to 20,560; next", "dig sap from 20,560 to 70,560", 0, NULL },

  { "FS-11/five-yards-from-an-end", SIEGE_FRONT, FIRST "next", "dig sap from -55,590 to -55,550", 0, NULL },
  { "FS-11/less-than-five-yards", SIEGE_FRONT, FIRST "next", "dig sap from -55.1,590 to -55.1,550", 11, "*p1.*5 yards*" },
  { "FS-11/at-a-joint-of-two", SIEGE_FRONT, FIRST "next", "dig sap from 0,590 to 0,550", 11, NULL },
  { "FS-11/at-the-end-of-all", SIEGE_FRONT, FIRST "next", "dig sap from 360,590 to 360,550", 11, NULL },
  { "FS-11/head-five-yards-inside", SIEGE_FRONT, SAP, "dig parallel 2 from -5,400 to 55,400", 0, NULL },
  { "FS-11/head-too-near-the-end", SIEGE_FRONT, SAP, "dig parallel 2 from -4.9,400 to 55.1,400", 11, "*s1.4*5 yards*" },
  { "FS-11/head-at-the-end", SIEGE_FRONT, SAP, "dig parallel 2 from 0,400 to 60,400", 11, NULL },
  { "FS-11/a-yard-off-the-line", SIEGE_FRONT, SAP, "dig parallel 2 from -30,401 to 30,401", 0, NULL },
  { "FS-11/more-than-a-yard-off", SIEGE_FRONT, SAP, "dig parallel 2 from -30,398.9 to 30,398.9", 8, NULL },
  { "FS-11/later-unit-joins-a-head", SIEGE_FRONT, FIRST "next; dig sap from 330,590 to 350,620; next; dig sap from 350,620 to 390,590",
    "dig parallel 1 from 360,590 to 420,590", 0, "p1.13 is dug." },
  { "FS-11/later-unit-over-a-head-near-its-end", SIEGE_FRONT, FIRST "next; dig sap from 330,590 to 350,620; next; dig sap from 350,620 to 364.9,590",
    "dig parallel 1 from 360,590 to 420,590", 11, "*s1.2*" },
};

static const SiegeCase batteries[] = {
  { "FS-12/first-half", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590", "dig battery cannon behind p1.1", 0,
    "The first half of No. 1, for cannon, is built at p1.1." },
  { "FS-12/second-half", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig battery cannon behind p1.1", "dig battery cannon behind p1.1", 0,
    "No. 1, for cannon, is finished at p1.1." },
  { "FS-12/second-half-later", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig battery mortars behind p1.1; next",
    "dig battery mortars behind p1.1 as no-1", 0, "No. 1, for mortars, is finished at p1.1." },
  { "FS-12/never-both", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig battery cannon behind p1.1", "dig battery mortars behind p1.1", 12, NULL },
  { "FS-12/third-half", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig battery cannon behind p1.1; dig battery cannon behind p1.1",
    "dig battery cannon behind p1.1", 12, NULL },
  { "FS-12/second-half-by-another-name", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig battery cannon behind p1.1",
    "dig battery cannon behind p1.1 as no-2", 7, NULL },
  { "FS-12/name-taken", SIEGE_FRONT, "end; row 1 0 590 2; dig battery cannon behind p1.1", "dig battery cannon behind p1.2 as no-1", 7, NULL },
  { "FS-12/no-unit-there", SIEGE_FRONT, "end", "dig battery cannon behind p1.1", 7, NULL },
  { "FS-12/before-the-second", SIEGE_FRONT, SECOND "covered-way; next", "dig battery cannon before p2.5", 12, NULL },
  { "FS-12/before-the-third-too-early", SIEGE_FRONT, THIRD "next", "dig battery cannon before p3.5", 12, NULL },
  { "FS-12/before-the-third", SIEGE_FRONT, THIRD "covered-way; next", "dig battery cannon before p3.5", 0, NULL },
  { "FS-12/one-each-side", SIEGE_FRONT, THIRD "covered-way; next; dig battery cannon before p3.5", "dig battery mortars behind p3.5", 0, "*No. 2, for mortars*" },
  { "FS-12/not-where-a-sap-joins", SIEGE_FRONT, SECOND "next", "dig battery cannon behind p2.1", 12, "s1.4*" },
  { "FS-12/other-side-of-a-sap", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530", "dig battery cannon behind p1.6", 0, NULL },
  { "FS-12/no-sap-where-a-battery-stands", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; next", "dig sap from -3,590 to -3,620", 11, NULL },
  { "FS-12/no-sap-on-the-battery's-side", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; next", "dig sap from -5,590 to 4,620", 12, "No. 1*" },
  { "FS-12/sap-on-the-other-side", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; next", "dig sap from -5,590 to 4,560", 0, NULL },
  { "FS-12/no-sap-on-the-side-of-a-forward-battery", SIEGE_FRONT, THIRD "covered-way; next; dig battery cannon before p3.5", "dig sap from 325,210 to 334,180", 12, "No. 1*" },
  { "FS-12/sap-behind-a-forward-battery", SIEGE_FRONT, THIRD "covered-way; next; dig battery cannon before p3.5", "dig sap from 325,210 to 334,240", 0, NULL },
  { "FS-12/not-over-a-battery-in-a-bend", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig parallel 1 from 60,590 to 112,620; dig battery cannon behind p1.1",
    "dig battery cannon behind p1.2", 12, "*No. 1*" },
  { "FS-12/not-over-a-work", "bastion b1.left and b1.right at -150,0; bastion b2.left and b2.right at 150,0; demi-lune dl at 330,60;"
    "ravelin r1 at -300,0; ravelin r2 at 300,0; wall w1 at -300,0; wall w2 at 0,0; wall w3 at 300,0;" SIEGE_POINTS,
    THIRD "covered-way; next", "dig battery cannon before p3.5", 12, "*dl*" },
  { "FS-12/not-over-a-trench", SIEGE_FRONT, FIRST "next; dig sap from 30,590 to 30,620; next; dig sap from 30,620 to -10,620", "dig battery cannon behind p1.6", 12, "*s1.2*" },
  { "FS-12/not-over-another-trench", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 60,590; dig parallel 1 from 0,620 to 60,620; dig battery cannon behind p1.2",
    "dig battery cannon behind p1.1", 12, "*p1.2*" },

  { "FS-13/at-160", SIEGE_FRONT, THIRD "next", "dig sap from 270,210 to 270,160", 0, NULL },
  { "FS-13/at-159.9", SIEGE_FRONT, THIRD "next", "dig sap from 270,210 to 270,159.9", 13, "*160 yards*" },
  { "FS-13/nearer-once-the-covered-way-is-taken", SIEGE_FRONT, THIRD "covered-way; next", "dig sap from 270,210 to 270,150", 0, NULL },
  { "FS-13/not-into-a-work-still-held", SIEGE_FRONT, THIRD "covered-way; next; dig sap from 70,210 to 50,160; next", "dig sap from 50,160 to 8,118", 13, NULL },

  { "FS-28/rebuilt", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; dig battery cannon behind p1.6; next; ruin no-1", "rebuild no-1", 0, "No. 1 is built again." },
  { "FS-28/two-units-of-work", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; dig battery cannon behind p1.6; next; ruin no-1; row 1 360 590 3; "
    "dig battery cannon behind p1.1; dig battery cannon behind p1.2; dig battery cannon behind p1.3", "rebuild no-1", 0, NULL },
  { "FS-28/one-unit-of-work", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; dig battery cannon behind p1.6; next; ruin no-1; row 1 360 590 3; "
    "dig battery cannon behind p1.1; dig battery cannon behind p1.2; dig battery cannon behind p1.3; dig battery cannon behind p1.4",
    "rebuild no-1", 7, "*2 units*1 are left*" },
  { "FS-28/two-are-taken", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; dig battery cannon behind p1.6; next; ruin no-1; rebuild no-1; "
    "row 1 360 590 3; dig battery cannon behind p1.1; dig battery cannon behind p1.2; dig battery cannon behind p1.3", "dig battery cannon behind p1.4", 7, NULL },
  { "FS-28/not-destroyed", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; dig battery cannon behind p1.6; next", "rebuild no-1", 28, NULL },
  { "FS-28/none-there", SIEGE_FRONT, FIRST, "rebuild no-1", 7, NULL },

  { "FS-50/dug-again", SIEGE_FRONT, FIRST "next; gone p1.6", "dig parallel 1 from 0,590 to -60,590", 0, "p1.6 is dug again." },
  { "FS-50/dug-again-within-a-yard", SIEGE_FRONT, FIRST "next; gone p1.6", "dig parallel 1 from -60.6,590.8 to 0.6,589.2", 0, "p1.6 is dug again." },
  { "FS-50/dug-again-before-its-battery", SIEGE_FRONT, "end; dig parallel 1 from 0,590 to 59.9,590.5; dig battery cannon behind p1.1; gone p1.1",
    "dig parallel 1 from 0,590 to 59.9,590.5", 0, "p1.1 is dug again." },
  { "FS-50/by-its-own-name", SIEGE_FRONT, FIRST "next; gone p1.6", "dig parallel 1 from 0,590 to -60,590 as p1.6", 0, NULL },
  { "FS-50/by-no-other-name", SIEGE_FRONT, FIRST "next; gone p1.6", "dig parallel 1 from 0,590 to -60,590 as p1.13", 7, "*p1.6*" },
  { "FS-50/name-of-a-gone-one", SIEGE_FRONT, FIRST "next; gone p1.6", "dig parallel 1 from 360,590 to 420,590 as p1.6", 7, NULL },
  { "FS-50/nothing-joins-a-gone-one", SIEGE_FRONT, FIRST "next; gone p1.6", "dig sap from -30,590 to -30,530", 9, NULL },
  { "FS-50/a-break-in-the-first-cuts-nothing", SIEGE_FRONT, FIRST "next; gone p1.6", "dig sap from 30,590 to 30,530", 0, NULL },
  { "FS-50/new-line-over-a-gone-one", SIEGE_FRONT, FIRST "next; gone p1.6; gone p1.7", "dig parallel 1 from -30,600 to 30,600", 0, "p1.13 is dug." },
  { "FS-50/battery-behind-a-gone-one", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; next; gone p1.6", "dig battery cannon behind p1.6", 50, "p1.6*" },
  { "FS-50/battery-not-rebuilt", SIEGE_FRONT, FIRST "dig battery cannon behind p1.6; dig battery cannon behind p1.6; next; ruin no-1; gone p1.6", "rebuild no-1", 50, NULL },
  { "FS-50/under-all-rules", SIEGE_FRONT, FIRST "next; gone p1.6; gone p1.7; dig parallel 1 from -30,600 to 30,600", "dig parallel 1 from -60,590 to 0,590", 0, NULL },
  { "FS-50/not-through-what-took-its-place", SIEGE_FRONT, FIRST "next; gone p1.6; gone p1.7; dig parallel 1 from -30,580 to 22,610", "dig parallel 1 from -60,590 to 0,590", 7, NULL },
  { "FS-50/start-of-a-cut-sap", SIEGE_FRONT, FIRST "next; dig sap from -30,590 to -30,530; next; gone p1.6", "dig parallel 1 from -60,590 to 0,590", 0, NULL },
};

/* What is dug again joins all that it joined. */
static void
test_again (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT);
  GabFormalSpot before[GAB_FORMAL_ADJOINING], after[GAB_FORMAL_ADJOINING];
  guint n;

  siege_play (game, FIRST "next; dig sap from -30,590 to -30,530; dig sap from -20,590 to -20,620; next");
  n = gab_formal_adjoining (siege_state (game), siege_spot (game, "p1.6"), before, GAB_FORMAL_ADJOINING);
  g_assert_cmpuint (n, ==, 4);
  siege_play (game, "gone p1.6");
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "p1.6"), after, GAB_FORMAL_ADJOINING), ==, 0);
  siege_play (game, "dig parallel 1 from -60,590 to 0,590");
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "p1.6"), after, GAB_FORMAL_ADJOINING), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (after[i], ==, before[i]);
}

/* FS-12: 22 yards behind the trench, 50 wide and 44 deep; on a slant to the nearest tenth. */
static void
test_laid (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT);
  const GabFormalBattery *flat, *slanted;

  siege_play (game, "end; dig parallel 1 from 0,590 to 60,590; dig parallel 1 from 200,590 to 252,620; "
              "dig battery cannon behind p1.1; dig battery mortars behind p1.2");
  flat = &siege_state (game)->battery[0];
  slanted = &siege_state (game)->battery[1];
  g_assert_cmpint (flat->centre.x, ==, 300);
  g_assert_cmpint (flat->centre.y, ==, 6120);
  g_assert_cmpint (flat->corner[0].x, ==, 50);
  g_assert_cmpint (flat->corner[0].y, ==, 5900);
  g_assert_cmpint (flat->corner[2].x, ==, 550);
  g_assert_cmpint (flat->corner[2].y, ==, 6340);
  /* Middle 226,605; along it 52,30 of 60.033; so 22 back is -10.994, 19.056. */
  g_assert_cmpint (slanted->centre.x, ==, 2150);
  g_assert_cmpint (slanted->centre.y, ==, 6241);
  /* 25 along is 21.655, 12.493. */
  g_assert_cmpint (slanted->corner[0].x, ==, 2043);
  g_assert_cmpint (slanted->corner[0].y, ==, 5925);
  g_assert_cmpint (slanted->corner[1].x, ==, 2477);
  g_assert_cmpint (slanted->corner[1].y, ==, 6175);
}

/* FS-12: from a second-parallel battery to the wall are 401 yards and more, from one of the third 201 to 400. */
static void
test_ranges (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT);
  const GabFormal *state = siege_state (game);

  siege_play (game, THIRD "covered-way; next; dig battery cannon behind p2.5; dig battery cannon behind p3.5; dig battery cannon before p3.5");
  state = siege_state (game);
  g_assert_cmpint (state->battery[0].centre.y, ==, 4220);
  g_assert_cmpint (state->battery[1].centre.y, ==, 2320);
  g_assert_cmpint (state->battery[2].centre.y, ==, 1880);
}

/* FS-49: trenches where they join, whole batteries, and a battery's unit. */
static void
test_adjoining (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT);
  GabFormalSpot out[GAB_FORMAL_ADJOINING];

  siege_play (game, SAP "dig parallel 2 from -30,400 to 30,400; next; dig battery cannon behind p1.6; dig battery cannon behind p1.6; "
              "dig battery cannon behind p1.7");
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "p1.6"), out, GAB_FORMAL_ADJOINING), ==, 4);
  g_assert_cmpint (out[0], ==, siege_spot (game, "p1.5"));
  g_assert_cmpint (out[1], ==, siege_spot (game, "p1.7"));
  g_assert_cmpint (out[2], ==, siege_spot (game, "s1.1"));
  g_assert_cmpint (out[3], ==, siege_spot (game, "no-1"));
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "p1.6"), out, 2), ==, 2);
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "p1.7"), out, GAB_FORMAL_ADJOINING), ==, 2);
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "no-1"), out, GAB_FORMAL_ADJOINING), ==, 1);
  g_assert_cmpint (out[0], ==, siege_spot (game, "p1.6"));
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "dl"), out, GAB_FORMAL_ADJOINING), ==, 0);
  siege_play (game, "gone p1.6");
  g_assert_cmpuint (gab_formal_adjoining (siege_state (game), siege_spot (game, "no-1"), out, GAB_FORMAL_ADJOINING), ==, 0);
}

/* FS-18: the whole line between two parallels. */
static void
test_joined (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT);

  siege_play (game, SAP);
  g_assert_false (gab_formal_sap_is_joined (siege_state (game), gab_formal_spot_index (siege_spot (game, "s1.1"))));
  siege_play (game, "dig parallel 2 from -30,400 to 30,400");
  for (guint i = 0; i < 4; i++)
    g_assert_true (gab_formal_sap_is_joined (siege_state (game), gab_formal_spot_index (siege_spot (game, "s1.1")) + i));
  siege_play (game, "gone s1.2");
  g_assert_false (gab_formal_sap_is_joined (siege_state (game), gab_formal_spot_index (siege_spot (game, "s1.1"))));
  g_assert_false (gab_formal_sap_is_joined (siege_state (game), gab_formal_spot_index (siege_spot (game, "s1.4"))));
}

static gboolean
forward (const GabGame *game,
         const char    *name)
{
  return gab_formal_is_forward (siege_state (game), siege_spot (game, name));
}

/* FS-38: the foremost parallel, saps ahead of it, batteries that touch it. */
static void
test_forward (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT);

  siege_play (game, SAP);
  g_assert_true (forward (game, "p1.1"));
  g_assert_true (forward (game, "s1.1"));
  siege_play (game, "dig parallel 2 from -30,400 to 30,400; dig battery cannon behind p1.1");
  g_assert_false (forward (game, "p1.1"));
  g_assert_false (forward (game, "no-1"));
  g_assert_false (forward (game, "s1.4"));
  g_assert_true (forward (game, "p2.1"));
  siege_play (game, "row 2 30 400 9; next; dig sap from 60,400 to 60,370; dig sap from 180,400 to 180,430; "
              "dig battery mortars behind p2.3; next; dig sap from 60,370 to 30,390");
  g_assert_true (forward (game, "s2.1"));
  g_assert_false (forward (game, "s3.1"));
  g_assert_true (forward (game, "no-2"));
  /* A unit beyond the end of the parallel is measured by that end, which is 400 yards out. */
  siege_play (game, "next; dig sap from 30,390 to -20,380; next; dig sap from -20,380 to -60,410; next; dig sap from -60,410 to -90,430");
  g_assert_true (forward (game, "s2.4"));
  g_assert_false (forward (game, "s2.5"));
  g_assert_true (forward (game, "p2.1"));
  siege_play (game, "gone p2.1");
  g_assert_false (forward (game, "p2.1"));
}

static void
add (void)
{
  siege_add_cases (ground, G_N_ELEMENTS (ground));
  siege_add_cases (parallels, G_N_ELEMENTS (parallels));
  siege_add_cases (joints, G_N_ELEMENTS (joints));
  siege_add_cases (batteries, G_N_ELEMENTS (batteries));
  g_test_add_func ("/formal/FS-50/joins-again", test_again);
  g_test_add_func ("/formal/FS-12/laid", test_laid);
  g_test_add_func ("/formal/FS-12/ranges", test_ranges);
  g_test_add_func ("/formal/FS-49/adjoining", test_adjoining);
  g_test_add_func ("/formal/FS-18/joined", test_joined);
  g_test_add_func ("/formal/FS-38/forward", test_forward);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

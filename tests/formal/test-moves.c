/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entering, moving, mounting: how far, who, and what there is room for (FS-14 to FS-20, FS-50). */

#include "siege.h"

#define FIRST  "end; row 1 -360 590 12; "
#define SAP    FIRST "next; dig sap from -30,590 to -30,530; next; dig sap from -30,530 to -30,470; " \
               "next; dig sap from -30,470 to 0,430; next; dig sap from 0,430 to 0,400; "
/* p2.1 round the head, p2.2 to p2.10 to its right; a battery behind p1.6, one behind p2.3, for cannon and mortars. */
#define SECOND SAP "dig parallel 2 from -30,400 to 30,400; row 2 30 400 9; next; " \
               "dig battery cannon behind p1.6; dig battery cannon behind p1.6; " \
               "dig battery mortars behind p2.3; dig battery mortars behind p2.3; "
/* Some of each in p1.6, who may move now. */
#define IN(pieces) SECOND "to besieger; " pieces "; next; to besieger; "

static const SiegeCase moves[] = {
  /* From p1.6 the sap is 1 to 4 away, p2.1 is 5, p2.3 is 7, no-2 is 8, p2.4 is 8, p2.5 is 9. */
  { "FS-14/infantry-eight", SIEGE_ARMY, IN ("enter infantry 2 in p1.6"), "move infantry 2 from p1.6 to p2.4", 0,
    "Moved from p1.6 to p2.4, 8 lengths: 2 sections of infantry." },
  { "FS-14/infantry-nine", SIEGE_ARMY, IN ("enter infantry 2 in p1.6"), "move infantry 2 from p1.6 to p2.5", 14, "*9 lengths*only 0*" },
  { "FS-14/light-seven", SIEGE_ARMY, IN ("enter light 1 in p1.6"), "move light 1 from p1.6 to p2.3", 0, NULL },
  { "FS-14/light-eight", SIEGE_ARMY, IN ("enter light 1 in p1.6"), "move light 1 from p1.6 to p2.4", 14, NULL },
  { "FS-14/heavy-five", SIEGE_ARMY, IN ("enter heavy 1 in p1.6"), "move heavy 1 from p1.6 to p2.1", 0, NULL },
  { "FS-14/heavy-six", SIEGE_ARMY, IN ("enter heavy 1 in p1.6"), "move heavy 1 from p1.6 to p2.2", 14, NULL },
  { "FS-14/mortar-five", SIEGE_ARMY, IN ("enter mortar 1 in p1.6"), "move mortar 1 from p1.6 to p2.1", 0, NULL },
  { "FS-14/mortar-six", SIEGE_ARMY, IN ("enter mortar 1 in p1.6"), "move mortar 1 from p1.6 to p2.2", 14, NULL },
  { "FS-14/a-battery-counts-one", SIEGE_ARMY, IN ("enter infantry 1 in p1.6"), "move infantry 1 from p1.6 to no-2", 0, "* 8 lengths*" },
  { "FS-14/a-battery-too-far", SIEGE_ARMY, IN ("enter infantry 1 in p1.5"), "move infantry 1 from p1.5 to no-2", 14, "*9 lengths*" },
  { "FS-14/orders-add-up", SIEGE_ARMY, IN ("enter heavy 1 in p1.6") "move heavy 1 from p1.6 to p1.3", "move heavy 1 from p1.3 to p1.1", 0, NULL },
  { "FS-14/orders-add-up-to-too-much", SIEGE_ARMY, IN ("enter heavy 1 in p1.7") "move heavy 1 from p1.7 to p1.4", "move heavy 1 from p1.4 to p1.1", 14, NULL },
  { "FS-14/three-orders-add-up", SIEGE_ARMY, IN ("enter heavy 1 in p1.7") "move heavy 1 from p1.7 to p1.5; move heavy 1 from p1.5 to p1.3",
    "move heavy 1 from p1.3 to p1.2", 0, NULL },
  { "FS-14/three-orders-add-up-to-too-much", SIEGE_ARMY, IN ("enter heavy 1 in p1.7") "move heavy 1 from p1.7 to p1.5; move heavy 1 from p1.5 to p1.3",
    "move heavy 1 from p1.3 to p1.1", 14, NULL },
  { "FS-14/fresh-next-turn", SIEGE_ARMY, IN ("enter heavy 1 in p1.7") "move heavy 1 from p1.7 to p1.4; next; to besieger",
    "move heavy 1 from p1.4 to p1.1", 0, NULL },
  { "FS-14/through-what-is-full", SIEGE_ARMY, IN ("enter infantry 3 in p1.7; enter infantry 1 in p1.8"), "move infantry 1 from p1.8 to p1.6", 0, NULL },
  { "FS-14/no-way", SIEGE_ARMY, IN ("enter infantry 1 in p1.6") "gone p1.3", "move infantry 1 from p1.6 to p1.2", 14, NULL },
  { "FS-14/only-who-is-there", SIEGE_ARMY, IN ("enter infantry 2 in p1.6"), "move infantry 3 from p1.6 to p1.7", 14, "*only 2*" },
  { "FS-14/who-can-goes", SIEGE_ARMY, IN ("enter infantry 1 in p1.6; enter infantry 1 in p1.1") "move infantry 1 from p1.1 to p1.6",
    "move infantry 1 from p1.6 to p2.4", 0, NULL },
  { "FS-14/who-cannot-stays", SIEGE_ARMY, IN ("enter infantry 1 in p1.6; enter infantry 1 in p1.1") "move infantry 1 from p1.1 to p1.6",
    "move infantry 2 from p1.6 to p2.4", 14, "*only 1*" },
  { "FS-14/nobody", SIEGE_ARMY, IN ("enter infantry 1 in p1.6"), "move infantry 0 from p1.6 to p1.7", 6, NULL },
  { "FS-14/not-into-a-work", SIEGE_ARMY, IN ("enter infantry 1 in p1.6"), "move infantry 1 from p1.6 to dl", 14, NULL },
  { "FS-14/to-where-it-is", SIEGE_ARMY, IN ("enter infantry 1 in p1.6"), "move infantry 1 from p1.6 to p1.6", 20, NULL },

  { "FS-15/by-its-own-unit", SIEGE_ARMY, IN ("enter infantry 1 in p1.6"), "move infantry 1 from p1.6 to no-1", 0, "* 1 length*" },
  { "FS-15/from-a-neighbour-through-it", SIEGE_ARMY, IN ("enter infantry 1 in p1.7"), "move infantry 1 from p1.7 to no-1", 0, "* 2 lengths*" },
  { "FS-15/out-of-it", SIEGE_ARMY, IN ("enter infantry 1 in p1.6") "move infantry 1 from p1.6 to no-1; next; to besieger",
    "move infantry 1 from no-1 to p1.7", 0, "* 2 lengths*" },
  { "FS-15/not-when-its-unit-is-gone", SIEGE_ARMY, IN ("enter infantry 1 in p1.7") "gone p1.6", "move infantry 1 from p1.7 to no-1", 50, NULL },

  { "FS-16/enters-in-the-first", SIEGE_ARMY, SECOND "to besieger", "enter infantry 2 in p1.1", 0, "Entered at p1.1: 2 sections of infantry." },
  { "FS-16/not-in-the-second", SIEGE_ARMY, SECOND "to besieger", "enter infantry 2 in p2.1", 16, "*p2.1*" },
  { "FS-16/goes-no-further", SIEGE_ARMY, SECOND "to besieger; enter infantry 1 in p1.1", "move infantry 1 from p1.1 to p1.2", 16, NULL },
  { "FS-16/leaves-no-sooner", SIEGE_ARMY, SECOND "to besieger; enter infantry 1 in p1.1", "leave infantry 1 from p1.1", 16, NULL },
  { "FS-16/next-turn-it-goes", SIEGE_ARMY, SECOND "to besieger; enter infantry 1 in p1.1; next; to besieger", "move infantry 1 from p1.1 to p1.2", 0, NULL },
  { "FS-16/leaves-there", SIEGE_ARMY, IN ("enter infantry 2 in p1.6"), "leave infantry 1 from p1.6", 0, "Left the ground from p1.6: 1 section of infantry." },
  { "FS-16/leaves-not-elsewhere", SIEGE_ARMY, IN ("enter infantry 1 in p1.6") "move infantry 1 from p1.6 to p2.1", "leave infantry 1 from p2.1", 16, NULL },
  { "FS-16/does-not-come-back-that-turn", SIEGE_FRONT "unit besieger army infantry 2", IN ("enter infantry 2 in p1.6") "leave infantry 2 from p1.6",
    "enter infantry 1 in p1.1", 16, "None of these*" },
  { "FS-16/comes-back-next-turn", SIEGE_FRONT "unit besieger army infantry 2", IN ("enter infantry 2 in p1.6") "leave infantry 2 from p1.6; next; to besieger",
    "enter infantry 1 in p1.1", 0, NULL },
  { "FS-16/all-there-are", SIEGE_FRONT "unit besieger army infantry 2", SECOND "to besieger", "enter infantry 2 in p1.6", 0, NULL },
  { "FS-16/more-than-there-are", SIEGE_FRONT "unit besieger army infantry 2", SECOND "to besieger", "enter infantry 3 in p1.6", 16, "Only 2 of these are off the ground and ready." },
  { "FS-16/none-left", SIEGE_FRONT "unit besieger army infantry 2", SECOND "to besieger; enter infantry 2 in p1.6", "enter infantry 1 in p1.7", 16,
    "None of these is off the ground and ready." },
  { "FS-14/none-there", SIEGE_ARMY, SECOND "to besieger", "move infantry 1 from p1.6 to p1.7", 14, "In p1.6 none of these can do that now." },
  { "FS-16/of-a-unit", SIEGE_FRONT "unit besieger one infantry 2; unit besieger two infantry 1", SECOND "to besieger", "enter infantry 1 in p1.6 of two", 0, NULL },
  { "FS-16/of-a-unit-that-has-fewer", SIEGE_FRONT "unit besieger one infantry 2; unit besieger two infantry 1", SECOND "to besieger",
    "enter infantry 2 in p1.6 of two", 16, NULL },
  { "FS-16/of-the-other-side", SIEGE_FRONT "unit besieger one infantry 2; unit defender two infantry 1", "place infantry 1 in dl; " SECOND "to besieger",
    "enter infantry 1 in p1.6 of two", 5, NULL },

  { "FS-17/three-in-a-parallel", SIEGE_ARMY, SECOND "to besieger; enter infantry 2 in p1.6", "enter heavy 1 in p1.6", 0, NULL },
  { "FS-17/four-in-a-parallel", SIEGE_ARMY, SECOND "to besieger; enter infantry 2 in p1.6", "enter heavy 2 in p1.6", 17, "p1.6 has room for 1 more only." },
  { "FS-17/full-parallel", SIEGE_ARMY, SECOND "to besieger; enter infantry 3 in p1.6", "enter heavy 1 in p1.6", 17, "p1.6 has no room for more." },
  { "FS-17/two-in-a-sap", SIEGE_ARMY, IN ("enter infantry 3 in p1.6"), "move infantry 2 from p1.6 to s1.1", 0, NULL },
  { "FS-17/three-in-a-sap", SIEGE_ARMY, IN ("enter infantry 3 in p1.6"), "move infantry 3 from p1.6 to s1.1", 17, "s1.1 has room for 2 more only." },
  { "FS-17/ninth-in-a-battery", SIEGE_ARMY, IN ("enter infantry 3 in p1.6; enter infantry 3 in p1.7; enter infantry 3 in p1.5")
    "move infantry 3 from p1.6 to no-1; move infantry 3 from p1.7 to no-1", "move infantry 3 from p1.5 to no-1", 0, NULL },
  { "FS-17/tenth-in-a-battery", SIEGE_ARMY, IN ("enter infantry 3 in p1.6; enter infantry 3 in p1.7; enter infantry 3 in p1.5; enter infantry 1 in p1.4")
    "move infantry 3 from p1.6 to no-1; move infantry 3 from p1.7 to no-1; move infantry 3 from p1.5 to no-1", "move infantry 1 from p1.4 to no-1", 17, NULL },
  { "FS-17/third-on-the-platform", SIEGE_ARMY, IN ("enter heavy 2 in p1.6; enter light 2 in p1.7")
    "move heavy 2 from p1.6 to no-1; move light 2 from p1.7 to no-1; mount heavy 2 in no-1", "mount light 1 in no-1", 0, "Mounted in No. 1: 1 light cannon." },
  { "FS-17/fourth-on-the-platform", SIEGE_ARMY, IN ("enter heavy 2 in p1.6; enter light 2 in p1.7")
    "move heavy 2 from p1.6 to no-1; move light 2 from p1.7 to no-1; mount heavy 2 in no-1", "mount light 2 in no-1", 17, "*platform*room for 1 *" },
  { "FS-17/dismounted-makes-room", SIEGE_ARMY, IN ("enter heavy 3 in p1.6; enter light 1 in p1.7")
    "move heavy 3 from p1.6 to no-1; move light 1 from p1.7 to no-1; mount heavy 3 in no-1; dismount heavy 1 in no-1", "mount light 1 in no-1", 0, NULL },
  { "FS-17/dismounts-only-the-mounted", SIEGE_ARMY, IN ("enter heavy 2 in p1.6") "move heavy 2 from p1.6 to no-1; mount heavy 1 in no-1",
    "dismount heavy 2 in no-1", 17, "Only 1*" },
  { "FS-17/no-mortar-among-cannon", SIEGE_ARMY, IN ("enter mortar 1 in p1.6") "move mortar 1 from p1.6 to no-1", "mount mortar 1 in no-1", 17, NULL },
  { "FS-17/no-infantry-on-a-platform", SIEGE_ARMY, IN ("enter infantry 1 in p1.6") "move infantry 1 from p1.6 to no-1", "mount infantry 1 in no-1", 17, NULL },
  { "FS-17/nothing-in-half-a-battery", SIEGE_ARMY, FIRST "next; dig battery cannon behind p1.6; to besieger; enter infantry 1 in p1.6; next; to besieger",
    "move infantry 1 from p1.6 to no-1", 12, NULL },

  { "FS-18/gun-in-a-joined-sap", SIEGE_ARMY, IN ("enter heavy 1 in p1.6"), "move heavy 1 from p1.6 to s1.4", 0, NULL },
  { "FS-18/gun-in-an-open-sap", SIEGE_ARMY, SAP "to besieger; enter heavy 1 in p1.6; next; to besieger", "move heavy 1 from p1.6 to s1.1", 18, "s1.1*" },
  { "FS-18/infantry-in-an-open-sap", SIEGE_ARMY, SAP "to besieger; enter infantry 1 in p1.6; next; to besieger", "move infantry 1 from p1.6 to s1.4", 0, NULL },
  { "FS-18/gun-caught-may-leave", SIEGE_ARMY, IN ("enter heavy 1 in p1.6") "move heavy 1 from p1.6 to s1.1; gone s1.3; next; to besieger",
    "move heavy 1 from s1.1 to p1.6", 0, NULL },

  { "FS-28/nothing-mounts-in-a-ruin", SIEGE_ARMY, IN ("enter heavy 1 in p1.6") "move heavy 1 from p1.6 to no-1; ruin no-1", "mount heavy 1 in no-1", 28, NULL },
  { "FS-28/a-ruin-is-entered", SIEGE_ARMY, IN ("enter heavy 1 in p1.6") "ruin no-1", "move heavy 1 from p1.6 to no-1", 0, NULL },

  { "FS-50/not-into-a-gone-one", SIEGE_ARMY, IN ("enter infantry 1 in p1.7") "gone p1.6", "move infantry 1 from p1.7 to p1.6", 50, NULL },
  { "FS-50/not-entered-at-a-gone-one", SIEGE_ARMY, SECOND "gone p1.6; to besieger", "enter infantry 1 in p1.6", 50, NULL },
  { "FS-50/battery-not-left", SIEGE_ARMY, IN ("enter heavy 1 in p1.6") "move heavy 1 from p1.6 to no-1; gone p1.6; next; to besieger",
    "move heavy 1 from no-1 to p1.7", 50, NULL },
  { "FS-50/mounting-in-a-cut-off-battery", SIEGE_ARMY, IN ("enter heavy 1 in p1.6") "move heavy 1 from p1.6 to no-1; gone p1.6; next; to besieger",
    "mount heavy 1 in no-1", 0, NULL },
  { "FS-50/beyond-it-they-move", SIEGE_ARMY, IN ("enter infantry 1 in p1.6") "move infantry 1 from p1.6 to p2.1; gone s1.4; next; to besieger",
    "move infantry 1 from p2.1 to p2.2", 0, NULL },
};

#define GARRISON SIEGE_FRONT "unit defender foot heavy 1 infantry 3"
#define PLACED   "place heavy 1 in b1.left; place infantry 3 in r1; end; to defender; "

static const SiegeCase defender[] = {
  { "FS-20/moves-anywhere", GARRISON, PLACED, "move infantry 2 from r1 to w3", 0, "Moved from r1 to w3: 2 sections of infantry." },
  { "FS-20/flank-to-flank", GARRISON, PLACED, "move heavy 1 from b1.left to b1.right", 0, NULL },
  { "FS-20/to-where-it-is", GARRISON, PLACED, "move heavy 1 from b1.left to b1.left", 20, NULL },
  { "FS-20/guns-on-walls", GARRISON, PLACED, "move heavy 1 from b1.left to w1", 0, NULL },
  { "FS-20/not-to-a-work-that-is-lost", GARRISON, "place heavy 1 in b1.left; place infantry 3 in dl; end; covered-way; to defender",
    "move infantry 2 from dl to r1", 20, "r1*" },
  { "FS-20/only-who-is-there", GARRISON, PLACED, "move infantry 4 from r1 to w3", 14, NULL },
  { "FS-20/not-into-trenches", GARRISON, "place heavy 1 in b1.left; place infantry 3 in r1; end; dig parallel 1 from 0,590 to 60,590; to defender",
    "move infantry 1 from r1 to p1.1", 20, NULL },
  { "FS-20/after-the-besieger", GARRISON, "place heavy 1 in b1.left; place infantry 3 in r1; end; to besieger", "move infantry 1 from r1 to w3", 14, NULL },
};

/* FS-19: a piece that moved, and one that mounted, are marked so; one that was only placed is not. */
static void
test_marks (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY "unit defender foot infantry 2");
  const GabFormalPiece *gun, *section;

  siege_play (game, "place infantry 2 in dl; " SECOND "to besieger; enter heavy 1 in p1.6");
  gun = siege_state (game)->piece;
  g_assert_cmpint (gun->marks, ==, GAB_FORMAL_MOVED | GAB_FORMAL_ENTERED);
  siege_play (game, "next; to besieger; move heavy 1 from p1.6 to no-1");
  gun = siege_state (game)->piece;
  g_assert_cmpint (gun->marks, ==, GAB_FORMAL_MOVED);
  g_assert_cmpint (gun->gone, ==, 1);
  siege_play (game, "mount heavy 1 in no-1");
  gun = siege_state (game)->piece;
  g_assert_cmpint (gun->marks, ==, GAB_FORMAL_MOVED | GAB_FORMAL_MOUNTED);
  g_assert_cmpint (gun->gone, ==, 1);
  section = siege_state (game)->piece + siege_state (game)->n_pieces - 1;
  g_assert_cmpint (section->marks, ==, 0);
  siege_play (game, "next");
  gun = siege_state (game)->piece;
  g_assert_cmpint (gun->marks, ==, GAB_FORMAL_MOUNTED);
  g_assert_cmpint (gun->gone, ==, 0);
}

/* Who is longest there goes first, and who is on no platform before who is. */
static void
test_who_goes (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT "unit besieger one heavy 1; unit besieger two heavy 1");

  siege_play (game, SECOND "to besieger; enter heavy 1 in p1.6 of two; enter heavy 1 in p1.6 of one; next; to besieger; move heavy 1 from p1.6 to no-1");
  g_assert_cmpint (siege_state (game)->piece[0].spot, ==, siege_spot (game, "p1.6"));
  g_assert_cmpint (siege_state (game)->piece[1].spot, ==, siege_spot (game, "no-1"));
  siege_play (game, "mount heavy 1 in no-1; move heavy 1 from p1.6 to no-1; next; to besieger; move heavy 1 from no-1 to p1.7");
  g_assert_cmpint (siege_state (game)->piece[0].spot, ==, siege_spot (game, "p1.7"));
}

/* A round is counted once only: what a turn began with is forgotten when the next does (FS-7, FS-29). */
static void
test_new_turn (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY);
  GabFormal *state;

  siege_play (game, SECOND "to sortie");
  state = siege_state (game);
  state->trench[3].suppressed = 3;
  state->trench[3].destroyed = 1;
  state->battery[0].results = 5;
  state->battery[0].fired = state->work[0].fired = TRUE;
  state->stormed = state->sortied = TRUE;
  g_assert_cmpint (state->work_left, ==, 4);
  siege_play (game, "end");
  state = siege_state (game);
  g_assert_cmpint (state->trench[3].suppressed + state->trench[3].destroyed + state->battery[0].results, ==, 0);
  g_assert_false (state->battery[0].fired || state->work[0].fired || state->stormed || state->sortied);
  g_assert_cmpint (state->work_left, ==, 8);
}

static void
add (void)
{
  siege_add_cases (moves, G_N_ELEMENTS (moves));
  siege_add_cases (defender, G_N_ELEMENTS (defender));
  g_test_add_func ("/formal/FS-19/marks", test_marks);
  g_test_add_func ("/formal/FS-14/who-goes", test_who_goes);
  g_test_add_func ("/formal/FS-29/new-turn", test_new_turn);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

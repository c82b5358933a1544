/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cases of a hostile referee, worked out by hand from the page of rules alone; each says how. */

#include "gab-formal-blood.h"
#include "siege.h"

#define FORCES SIEGE_FRONT \
  "unit besieger army heavy 12 light 12 mortar 12 infantry 60; unit defender foot heavy 9 light 9 mortar 9 infantry 40"

/* A battery whose centre is (-60, 222): behind the unit from (-90, 200) to (-30, 200), 22 back. */
#define TWO_BANDS "trench 3 3 1 -900 2000 -300 2000; battery 1 p3.1 cannon behind; put heavy 3 no-1; at fire"

/* Ten units of the first parallel in a row, from x = -300. */
#define ROW \
  "trench 1 1 1 -3000 5900 -2400 5900; trench 1 1 2 -2400 5900 -1800 5900; trench 1 1 3 -1800 5900 -1200 5900;" \
  "trench 1 1 4 -1200 5900 -600 5900; trench 1 1 5 -600 5900 0 5900; trench 1 1 6 0 5900 600 5900; trench 1 1 7 600 5900 1200 5900;" \
  "trench 1 1 8 1200 5900 1800 5900; trench 1 1 9 1800 5900 2400 5900; trench 1 1 10 2400 5900 3000 5900;"

/* Three units of the third parallel, three sections in each; defenders in the ravelins. */
#define THIRD \
  "trench 3 3 1 -300 2000 300 2000; trench 3 3 2 300 2000 900 2000; trench 3 3 3 -900 2000 -300 2000;" \
  "put infantry 3 p3.1; put infantry 3 p3.2; put infantry 3 p3.3;"

/* A sap from a unit of the first parallel down to (0, 480), which a third unit then carries on. */
#define ZIGZAG \
  "end; row 1 -330 590 12; next; dig sap from 0,590 to 0,540; next; dig sap from 0,540 to 0,490; next; to building"

static const SiegeCase cases[] = {
  /* FS-3, FS-25: the right flank of b1 has its point at (-100, 30): 40 across and 192 down is 196.1 yards, so 6 hits for
   * a heavy gun, one round each. The bastion's fire position is (-150, 35): 90 and 187 is 207.5, shown 207.6 at most. */
  { "FS-3/referee/flank-is-near", FORCES, TWO_BANDS, "fire no-1 destructive at b1.right heavy 2=6 5", 0, "*at 197 yards*2 rounds*1 hit on b1, right flank*" },
  { "FS-25/referee/bastion-is-far", FORCES, TWO_BANDS "; put heavy 1 b1.left", "fire no-1 suppressive at b1.right heavy 1=5", 0, "*at 208 yards*2 rounds*No effect*" },
  /* FS-25: its left flank, (-200, 30), is 140 and 192 off: 237.6; a hit needs 8 now, and three rounds. */
  { "FS-25/referee/other-flank-needs-eight", FORCES, TWO_BANDS, "fire no-1 destructive at b1.left heavy 2=7 8", 0, "*at 238 yards*6 rounds*1 hit on b1, left flank*" },
  /* FS-26: left before right beats heavy before light: light (left), heavy, mortar (right). Three of them: a 10 is rolled
   * again, 2 is the second. 9 is a D of a heavy gun up to 200 yards only; here 10 is. */
  { "FS-26/referee/flank-before-kind", FORCES, TWO_BANDS "; put mortar 1 b1.right; put light 1 b1.left; put heavy 1 b1.right",
    "fire no-1 suppressive at b1.left heavy 1=10 10 2", 0, "*Lost in b1, right flank: 1 heavy cannon*" },
  { "FS-26/referee/nine-is-an-s-there", FORCES, TWO_BANDS "; put light 1 b1.left", "fire no-1 suppressive at b1.left heavy 1=9", 0, "*Suppressed in b1, left flank: 1 light cannon*" },
  /* FS-28: four results, then a D and an S: the sixth ruins the battery. FS-26: the D takes the only gun, so that the S
   * finds nobody and still counts. */
  { "FS-28/referee/sixth-finds-nobody", FORCES, "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 cannon behind; put heavy 1 no-1; results no-1 4; put heavy 2 dl; at fire defender",
    "fire dl suppressive at no-1 heavy 2=9 5", 0, "*Lost in No. 1: 1 heavy cannon*finds nobody*6 this turn of 6*No. 1 is destroyed.*" },
  /* FS-10: 28.8 over 50 is 29.9 degrees off the line before, so a third in the same direction; 28.9 over 50 is 30.03. */
  { "FS-10/referee/under-thirty", SIEGE_ARMY, ZIGZAG, "dig sap from 0,490 to 28.8,440", 10, NULL },
  { "FS-10/referee/over-thirty", SIEGE_ARMY, ZIGZAG, "dig sap from 0,490 to 28.9,440", 0, NULL },
  /* FS-14: from p1.1 to p1.8 is seven units entered; a battery behind p1.5 is four and itself. */
  { "FS-14/referee/light-seven", SIEGE_ARMY, "end; end;" ROW "put light 1 p1.1", "move light 1 from p1.1 to p1.8", 0, NULL },
  { "FS-14/referee/light-eight", SIEGE_ARMY, "end; end;" ROW "put light 1 p1.1", "move light 1 from p1.1 to p1.9", 14, NULL },
  { "FS-14/referee/mortar-five-with-battery", SIEGE_ARMY, "end; end;" ROW "battery 1 p1.5 mortars behind; put mortar 1 p1.1", "move mortar 1 from p1.1 to no-1", 0, NULL },
  { "FS-14/referee/mortar-six-with-battery", SIEGE_ARMY, "end; end;" ROW "battery 1 p1.6 mortars behind; put mortar 1 p1.1", "move mortar 1 from p1.1 to no-1", 14, NULL },
  { "FS-14/referee/infantry-adds-up", SIEGE_ARMY, "end; end;" ROW "put infantry 1 p1.1; move infantry 1 from p1.1 to p1.5", "move infantry 1 from p1.5 to p1.9", 0, NULL },
  { "FS-14/referee/infantry-nine", SIEGE_ARMY, "end; end;" ROW "put infantry 1 p1.1; move infantry 1 from p1.1 to p1.5", "move infantry 1 from p1.5 to p1.10", 14, NULL },
  /* FS-17: nine in a battery, the tenth is refused; three on the platform, the fourth is. */
  { "FS-17/referee/ninth", SIEGE_ARMY, "end; end;" ROW "battery 1 p1.1 cannon behind; shelter infantry 6 no-1; shelter heavy 2 no-1; put heavy 1 p1.1", "move heavy 1 from p1.1 to no-1", 0, NULL },
  { "FS-17/referee/tenth", SIEGE_ARMY, "end; end;" ROW "battery 1 p1.1 cannon behind; shelter infantry 6 no-1; shelter heavy 3 no-1; put heavy 1 p1.1", "move heavy 1 from p1.1 to no-1", 17, NULL },
  { "FS-17/referee/fourth-mounts", SIEGE_ARMY, "end; end;" ROW "battery 1 p1.1 cannon behind; put heavy 3 no-1; shelter light 1 no-1", "mount light 1 in no-1", 17, NULL },
  { "FS-17/referee/third-mounts", SIEGE_ARMY, "end; end;" ROW "battery 1 p1.1 cannon behind; put heavy 2 no-1; shelter light 1 no-1", "mount light 1 in no-1", 0, NULL },
  /* FS-32: two heavy guns past 200 yards cost six for the wall; with six the order is played and the rounds are out, with five it is refused. */
  { "FS-32/referee/just-enough", FORCES, TWO_BANDS "; rounds 6 100", "fire no-1 destructive at b1.left heavy 2=1 1", 0, "*out of rounds*" },
  { "FS-32/referee/one-too-few", FORCES, TWO_BANDS "; rounds 5 100", "fire no-1 destructive at b1.left heavy 2=1 1", 32, NULL },
  /* CA-18: an order for the other side's guns is refused for whose turn it is, not for the rounds that he has: 1 here,
   * where three guns cost 3. */
  { "CA-18/referee/whose-turn-first", FORCES, "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 cannon behind; put heavy 1 no-1; put heavy 3 dl; rounds 99 1; at fire",
    "fire dl suppressive at p3.1 heavy 3", 21, "*besieger*" },
  /* FS-34: the covered way is 150 out. Behind the third parallel at 200 the battery's centre, 222, is 72 away: a heavy gun
   * is 2, a light one 1. Eight stormers make 11. Three defenders make 9: 11 to 9 is 1. Die 5 at 1: the besieger loses
   * four, the defender one; two are left, and 2 or less succeeds. */
  { "FS-34/referee/near-guns", FORCES, THIRD "battery 1 p3.1 cannon behind; put heavy 1 no-1; put light 1 no-1; put infantry 3 r1; at storm",
    "storm covered-way with p3.1:3 p3.2:3 p3.3:2 support no-1:2=5 2", 0, "*Strengths 11 to 9: 1.*the besieger 4, the defender 1.*is taken.*" },
  { "FS-36/referee/three-fails", FORCES, THIRD "battery 1 p3.1 cannon behind; put heavy 1 no-1; put light 1 no-1; put infantry 3 r1; at storm",
    "storm covered-way with p3.1:3 p3.2:3 p3.3:2 support no-1:2=5 3", 0, "*fails*" },
  /* FS-39 to FS-42: five go against three, with six beside them: 1 + 5 - 3 - 3 is 0, nothing; each comes home on 3 or more. */
  { "FS-42/referee/three-comes-home", FORCES, THIRD "put infantry 5 dl; at sortie", "sortie on p3.1 with dl:5=1 2 3 3 3 3", 0, "*lost: 1.*" },
  /* FS-43: the left flank of b1, (-200, 30), is 104.4 from wall 1's middle (-300, 0) and 202 from wall 2's; the right one,
   * (-100, 30), is 104.4 from wall 2's. Guns go first, then 6 stays and 5 does not. */
  { "FS-43/referee/left-flank-to-wall-1", FORCES, TWO_BANDS "; put heavy 1 b1.left; put infantry 2 b1.left; left b1.left 1", "fire no-1 destructive at b1.left heavy 1=8 6 5", 0,
    "*1 heavy cannon*1 section*b1, left flank to w1: 1 section*" },
  { "FS-43/referee/right-flank-to-wall-2", FORCES, TWO_BANDS "; put infantry 1 b1.right; left b1.right 1", "fire no-1 destructive at b1.right heavy 1=6 6", 0, "*b1, right flank to w2: 1 section*" },
  /* FS-50: a battery behind a unit that is gone still fires, and is neither entered nor left nor rebuilt. */
  { "FS-50/referee/fires-on", FORCES, TWO_BANDS "; gone p3.1", "fire no-1 destructive at b1.right heavy 1=6", 0, "*1 hit*" },
  { "FS-50/referee/is-not-left", SIEGE_ARMY, "end; end;" ROW "battery 1 p1.2 cannon behind; put heavy 1 no-1; gone p1.2", "move heavy 1 from no-1 to p1.1", 50, NULL },
  /* FS-38: the unit ahead of the second parallel is nearer the wall than its line at that x. The line climbs from 390 at 0 to
   * 410 at 60: at x = 30 it is 400. */
  { "FS-38/referee/just-ahead", FORCES, "trench 2 2 1 0 3900 600 4100; trench 0 1 1 200 3999 400 3999; put infantry 1 dl; at sortie", "sortie on s1.1 with dl:1=1 9", 0, NULL },
  { "FS-38/referee/on-its-line", FORCES, "trench 2 2 1 0 3900 600 4100; trench 0 1 1 200 4000 400 4000; put infantry 1 dl; at sortie", "sortie on s1.1 with dl:1", 38, NULL },
};

/* FS-12: on a slant. The unit runs 59 across and 10 out, from (0, 200) to (59, 210): 59.84 long. Its middle is (29.5, 205),
 * 22 away from the wall along (-10, 59) / 59.84 are (-3.676, 21.691): the centre is (25.824, 226.691), to the tenth
 * (25.8, 226.7). */
static void
test_slant (void)
{
  g_autoptr (GabGame) game = siege_new (FORCES);
  GabFormalPoint centre;

  siege_play (game, "trench 3 3 1 0 2000 590 2100; battery 1 p3.1 cannon behind");
  centre = siege_state (game)->battery[0].centre;
  g_assert_cmpint (centre.x, ==, 258);
  g_assert_cmpint (centre.y, ==, 2267);
}

/* FS-36: 3, 3 and 2 stormers lose four: the fullest first, ties the lower number: p3.1, p3.2, then all have two and it is
 * p3.1 again, and p3.2 after it: 1, 1 and 2 are left, beside the third of p3.3 who did not go. */
static void
test_who_falls (void)
{
  static const struct { const char *unit; guint left; } left[] = { { "p3.1", 1 }, { "p3.2", 1 }, { "p3.3", 3 } };
  g_autoptr (GabGame) game = siege_new (FORCES);

  siege_play (game, THIRD "put infantry 3 r1; at storm; storm covered-way with p3.1:3 p3.2:3 p3.3:2 = 5 10");
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    g_assert_cmpuint (gab_formal_count (siege_state (game), siege_spot (game, left[i].unit), GAB_FORMAL_BESIEGER, GAB_FORMAL_INFANTRY),
                      ==, left[i].left);
}

static void
lose (GabFormal *state,
      int        side,
      int        kind,
      guint      n,
      gboolean   captured)
{
  for (guint i = 0; i < state->n_pieces && n > 0; i++)
    if (state->piece[i].side == side && state->piece[i].kind == kind && state->piece[i].fate <= GAB_FORMAL_FATE_IN_PLAY)
      {
        gab_formal_lose (state, i, captured);
        n--;
      }
  g_assert_cmpuint (n, ==, 0);
}

/* FS-46, FS-47: breached on turn 17: 3 x 2 = 6; three models destroyed 6, two captured 6, one section 2: 20. Lost: two
 * light guns 2, one mortar 2, five sections 5: 9. 20 - 9 = 11 is clear; another section lost makes 10, marginal. On turn 21
 * the first term is -2: 11 - 6 - 2 = 3 with the five sections. */
static void
test_score (void)
{
  static const struct { int turn; guint more; gint64 score; GabFormalDegree degree; } ends[] = {
    { 17, 0, 11, GAB_FORMAL_DEGREE_CLEAR }, { 17, 1, 10, GAB_FORMAL_DEGREE_MARGINAL }, { 21, 0, 3, GAB_FORMAL_DEGREE_MARGINAL },
    { 21, 3, 0, GAB_FORMAL_DEGREE_DRAWN }, { 9, 1, 26, GAB_FORMAL_DEGREE_DECISIVE }, { 9, 2, 25, GAB_FORMAL_DEGREE_CLEAR },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GabGame) game = siege_new (FORCES);
      GabFormal *state = siege_state (game);
      GabOutcome outcome;

      state->turn = ends[i].turn;
      state->end = GAB_FORMAL_END_BREACH;
      lose (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_HEAVY, 3, FALSE);
      lose (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_MORTAR, 2, TRUE);
      lose (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_INFANTRY, 1, FALSE);
      lose (state, GAB_FORMAL_BESIEGER, GAB_FORMAL_LIGHT, 2, FALSE);
      lose (state, GAB_FORMAL_BESIEGER, GAB_FORMAL_MORTAR, 1, FALSE);
      lose (state, GAB_FORMAL_BESIEGER, GAB_FORMAL_INFANTRY, 5 + ends[i].more, FALSE);
      g_assert_cmpint (gab_formal_score_points (state, GAB_FORMAL_SCORE_TOTAL), ==, ends[i].score);
      g_assert_cmpint (gab_formal_degree (state, &outcome), ==, ends[i].degree);
    }
}

/* FS-8, FS-9: an umpire who moves the day makes no trench older: a sap may not leave a unit that was dug in this step, and
 * may leave one that was dug on an earlier day, whatever the new number is. */
static void
test_day_is_moved (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY);
  g_autoptr (GError) error = NULL;

  siege_play (game, "end; row 1 -330 590 12; next; dig sap from 0,590 to 0,540; set turn 9");
  g_assert_false (siege_give (game, "dig sap from 0,540 to 30,490", &error));
  g_assert_cmpint (error->code, ==, 9);
  siege_play (game, "next; dig sap from 0,540 to 30,490; next; set turn 10; dig sap from 30,490 to 0,440");
}

static void
add (void)
{
  siege_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/formal/FS-12/referee/slant", test_slant);
  g_test_add_func ("/formal/FS-36/referee/who-falls", test_who_falls);
  g_test_add_func ("/formal/FS-46/referee/score", test_score);
  g_test_add_func ("/formal/FS-9/referee/day-is-moved", test_day_is_moved);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

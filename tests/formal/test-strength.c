/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both strengths of a storm line by line, with the units that go (FS-34, CA-5). */

#include "siege.h"

#include "gab-formal-sketch.h"
#include "gab-formal-strength.h"

#include <string.h>

#define FORCES SIEGE_FRONT \
  "unit besieger foot infantry 4; unit besieger horse infantry 8; unit besieger train heavy 12;" \
  "unit defender guard infantry 40; unit defender guns mortar 9"
#define GROUND \
  "trench 3 3 1 -300 1780 300 1780; trench 3 3 2 300 1780 900 1780; trench 2 2 1 -300 3780 300 3780;" \
  "battery 1 p3.1 cannon behind; battery 2 p2.1 cannon behind; put infantry 3 p3.1; put infantry 3 p3.2;" \
  "put heavy 1 no-1; put heavy 3 no-2; put infantry 2 r1; put mortar 2 dl; at storm"

static GArray *
lines_of (GabGame    *game,
          int         viewer,
          const char *line)
{
  g_autoptr (GabOrder) order = gab_order_parse (gab_formal_rules.verbs, gab_game_setup (game)->names, line, NULL);
  g_autofree GabFormal *state = gab_formal_rules.mask (siege_state (game), viewer);

  return gab_formal_tell_strengths (state, gab_game_setup (game)->names, order);
}

static void
assert_line (GArray     *lines,
             guint       nth,
             int         side,
             int         points,
             const char *text)
{
  const GabFormalStrengthLine *line = &g_array_index (lines, GabFormalStrengthLine, nth);

  g_assert_cmpuint (nth, <, lines->len);
  g_assert_cmpint (line->side, ==, side);
  g_assert_cmpint (line->points, ==, points);
  g_assert_cmpstr (line->text, ==, text);
}

/* 6 sections, a heavy gun near is 2, three far are 1; two sections defend for 6. */
static void
test_storm (void)
{
  GabGame *game = siege_new (FORCES);
  g_autoptr (GArray) lines = NULL;

  siege_play (game, GROUND);
  lines = lines_of (game, GAB_VIEWER_UMPIRE, "storm covered-way with p3.1:3 p3.2:3 support no-1:1 no-2:3");
  g_assert_nonnull (lines);
  assert_line (lines, 0, GAB_FORMAL_BESIEGER, 6, "6 sections (foot 4, horse 2)");
  assert_line (lines, 1, GAB_FORMAL_BESIEGER, 2, "1 supporting gun to 200 yards");
  assert_line (lines, 2, GAB_FORMAL_BESIEGER, 1, "3 supporting guns beyond 200 yards");
  assert_line (lines, 3, GAB_FORMAL_BESIEGER, 9, "The besieger’s strength");
  assert_line (lines, 4, GAB_FORMAL_DEFENDER, 6, "2 sections (guard 2)");
  assert_line (lines, 5, GAB_FORMAL_DEFENDER, 6, "The defender’s strength");
  g_assert_cmpuint (lines->len, ==, 6);
  gab_game_free (game);
}

/* CA-18: whose units defend is not named to the besieger. */
static void
test_hidden (void)
{
  GabGame *game = siege_new (FORCES);
  g_autoptr (GArray) lines = NULL;

  siege_play (game, GROUND);
  lines = lines_of (game, GAB_FORMAL_BESIEGER, "storm covered-way with p3.1:3 p3.2:3");
  assert_line (lines, 0, GAB_FORMAL_BESIEGER, 6, "6 sections (foot 4, horse 2)");
  assert_line (lines, 2, GAB_FORMAL_DEFENDER, 6, "2 sections");
  gab_game_free (game);
}

static void
test_answer (void)
{
  GabGame *game = siege_new (FORCES);
  g_autoptr (GArray) lines = NULL, none = NULL;

  siege_play (game, GROUND "; storm covered-way with p3.1:3 p3.2:3");
  lines = lines_of (game, GAB_VIEWER_UMPIRE, "answer support dl:2");
  assert_line (lines, 3, GAB_FORMAL_DEFENDER, 2, "2 supporting guns to 200 yards");
  assert_line (lines, 4, GAB_FORMAL_DEFENDER, 8, "The defender’s strength");
  none = lines_of (game, GAB_VIEWER_UMPIRE, "end");
  g_assert_null (none);
  gab_game_free (game);
}

/* FS-25: what the guns have to score, and what the dice do. */
static void
test_scores (void)
{
  GabGame *game = siege_new (FORCES);
  g_autoptr (GabOrder) order = NULL;
  g_autofree char *scores = NULL, *shots = NULL, *other = NULL;

  siege_play (game, GROUND "; at fire");
  order = gab_order_parse (gab_formal_rules.verbs, gab_game_setup (game)->names, "fire no-2 destructive at w2", NULL);
  scores = gab_formal_tell_scores (siege_state (game), order);
  g_assert_cmpstr (scores, ==, "hit on 8 or more");
  shots = gab_formal_tell_shots (siege_state (game), order, "9 4 0");
  g_assert_cmpstr (shots, ==, "9 hit, 4 miss, 10 hit");
  g_clear_pointer (&order, gab_order_free);
  order = gab_order_parse (gab_formal_rules.verbs, gab_game_setup (game)->names, "fire no-1 suppressive at dl", NULL);
  g_free (scores);
  scores = gab_formal_tell_scores (siege_state (game), order);
  g_assert_cmpstr (scores, ==, "suppressed on 5 or more, destroyed on 9");
  other = gab_formal_tell_shots (siege_state (game), order, "9 4 x");
  g_assert_null (other);
  other = gab_formal_tell_shots (siege_state (game), order, "9 4");
  g_assert_cmpstr (other, ==, "9 destroyed"); /* one gun, one die */
  gab_game_free (game);
}

static void
add (void)
{
  g_test_add_func ("/formal/strength/FS-34/storm", test_storm);
  g_test_add_func ("/formal/strength/CA-18/hidden", test_hidden);
  g_test_add_func ("/formal/strength/FS-34/answer", test_answer);
  g_test_add_func ("/formal/strength/FS-25/scores", test_scores);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trenches drawn with the hand: whatever comes of it may be ordered, and comes as near to the hand as it can (FS-7 to FS-11);
 * what orders are on the ground. */

#include "siege.h"

#include "gab-formal-draw.h"
#include "gab-formal-sketch.h"

#define SLACK 80
#define FIRST "end; row 1 -360 590 12; next"

/* Draws, and gives what came of it, which must all be allowed; returns the last order. */
static char *
draw (GabGame        *game,
      GabFormalPoint  from,
      GabFormalPoint  to,
      guint           expected)
{
  g_autoptr (GPtrArray) orders = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_order_free);
  guint n = gab_formal_draw (siege_state (game), from, to, SLACK, orders);
  char *line = NULL;

  g_assert_cmpuint (n, ==, expected);
  g_assert_cmpuint (orders->len, ==, MAX (n, 1));
  for (guint i = 0; i < orders->len; i++)
    {
      g_autoptr (GError) error = NULL;

      g_free (line);
      line = gab_order_format (g_ptr_array_index (orders, i), gab_game_setup (game)->names);
      g_assert_true (siege_give (game, line, &error) == (n > 0));
      g_assert_true ((error == NULL) == (n > 0));
    }
  return line;
}

/* On open ground in the band, in yards to the tenth; four units to the right. */
static void
test_open (void)
{
  GabGame *game = siege_new (SIEGE_FRONT);
  g_autofree char *line = NULL;

  siege_play (game, "end");
  g_assert_true (gab_formal_may_draw (siege_state (game), (GabFormalPoint) { 0, 5800 }, SLACK));
  g_assert_false (gab_formal_may_draw (siege_state (game), (GabFormalPoint) { 0, 5799 }, SLACK));
  g_assert_false (gab_formal_may_draw (siege_state (game), (GabFormalPoint) { 0, 7001 }, SLACK));
  line = draw (game, (GabFormalPoint) { -1200, 6004 }, (GabFormalPoint) { 1190, 6000 }, 4);
  g_assert_cmpstr (line, ==, "dig parallel 1 from 60,600 to 120,600");
  g_free (line);
  line = draw (game, (GabFormalPoint) { 1210, 6010 }, (GabFormalPoint) { 4300, 6000 }, 4); /* eight units of work */
  g_assert_cmpstr (line, ==, "dig parallel 1 from 300,600 to 360,600");
  g_assert_false (gab_formal_may_draw (siege_state (game), (GabFormalPoint) { 3600, 6000 }, SLACK));
  gab_game_free (game);
}

/* Out of its band there is nothing, and the order that was meant says why. */
static void
test_refused (void)
{
  GabGame *game = siege_new (SIEGE_FRONT);
  g_autofree char *line = NULL;

  siege_play (game, "end; dig parallel 1 from 0,590 to 60,590");
  line = draw (game, (GabFormalPoint) { 600, 5900 }, (GabFormalPoint) { 640, 5000 }, 0);
  g_assert_true (g_str_has_prefix (line, "dig parallel 1 from 60,590 to "));
  gab_game_free (game);
}

/* A sap leaves within a unit, never at a join (FS-11), goes to where the hand is in whole yards, and no farther than it may. */
static void
test_sap (void)
{
  GabGame *game = siege_new (SIEGE_FRONT);
  g_autofree char *line = NULL;

  siege_play (game, FIRST);
  line = draw (game, (GabFormalPoint) { -300, 5910 }, (GabFormalPoint) { -203, 5448 }, 1);
  g_assert_cmpstr (line, ==, "dig sap from -30,590 to -20,545");
  siege_play (game, "next");
  g_free (line);
  line = draw (game, (GabFormalPoint) { -210, 5450 }, (GabFormalPoint) { -200, 4000 }, 1);
  g_assert_true (g_str_has_prefix (line, "dig sap from -20,545 to -20,485"));
  gab_game_free (game);
}

/* The third straight on is turned aside (FS-10). */
static void
test_bends (void)
{
  GabGame *game = siege_new (SIEGE_FRONT);
  g_autofree char *line = NULL;

  siege_play (game, FIRST "; dig sap from -30,590 to -30,560; next; dig sap from -30,560 to -30,530; next");
  line = draw (game, (GabFormalPoint) { -300, 5300 }, (GabFormalPoint) { -300, 4800 }, 1);
  g_assert_true (g_str_has_prefix (line, "dig sap from -30,530 to "));
  g_assert_false (g_str_has_prefix (line, "dig sap from -30,530 to -30,"));
  gab_game_free (game);
}

/* A head in a band, drawn along the wall: a parallel about it, and on. */
static void
test_round (void)
{
  GabGame *game = siege_new (SIEGE_FRONT);
  g_autofree char *line = NULL;

  siege_play (game, FIRST "; dig sap from -30,590 to -30,530; next; dig sap from -30,530 to -30,470; next;"
                          "dig sap from -30,470 to 0,430; next; dig sap from 0,430 to 0,400");
  line = draw (game, (GabFormalPoint) { 10, 4010 }, (GabFormalPoint) { 1500, 4000 }, 3);
  g_assert_cmpstr (line, ==, "dig parallel 2 from 90,400 to 150,400");
  gab_game_free (game);
}

/* A sap that the hand brings to a parallel ends on it. */
static void
test_join (void)
{
  GabGame *game = siege_new (SIEGE_FRONT);
  g_autofree char *line = NULL;

  siege_play (game, FIRST "; dig sap from -30,590 to -30,540; next");
  line = draw (game, (GabFormalPoint) { -300, 5400 }, (GabFormalPoint) { -120, 5850 }, 1);
  g_assert_cmpstr (line, ==, "dig sap from -30,540 to -12,590");
  gab_game_free (game);
}

static GabFormalSketch
sketch_of (GabGame    *game,
           const char *line)
{
  g_autoptr (GabOrder) order = gab_order_parse (gab_formal_rules.verbs, gab_game_setup (game)->names, line, NULL);
  GabFormalSketch sketch;

  g_assert_nonnull (order);
  gab_formal_sketch (siege_state (game), order, &sketch);
  return sketch;
}

/* FS-12: a battery's corners, the front first, behind its unit. */
static void
test_sketch (void)
{
  GabGame *game = siege_new (SIEGE_ARMY);
  GabFormalSketch sketch;

  siege_play (game, FIRST);
  sketch = sketch_of (game, "dig battery cannon behind p1.6");
  g_assert_cmpint (sketch.kind, ==, GAB_FORMAL_SKETCH_BATTERY);
  g_assert_cmpint (sketch.point[0].x, ==, -550);
  g_assert_cmpint (sketch.point[0].y, ==, 5900);
  g_assert_cmpint (sketch.point[1].x, ==, -50);
  g_assert_cmpint (sketch.point[2].x, ==, -50);
  g_assert_cmpint (sketch.point[2].y, ==, 6340);
  g_assert_cmpint (sketch.point[3].x, ==, -550);
  sketch = sketch_of (game, "dig battery cannon behind p1.99");
  g_assert_cmpint (sketch.kind, ==, GAB_FORMAL_SKETCH_NONE);
  sketch = sketch_of (game, "move infantry 1 from p1.1 to p1.3");
  g_assert_cmpint (sketch.kind, ==, GAB_FORMAL_SKETCH_MOVE);
  g_assert_cmpint (sketch.point[0].x, ==, -3300);
  g_assert_cmpint (sketch.point[1].x, ==, -2100);
  gab_game_free (game);
}

static void
add (void)
{
  g_test_add_func ("/formal/draw/FS-8/open", test_open);
  g_test_add_func ("/formal/draw/FS-8/refused", test_refused);
  g_test_add_func ("/formal/draw/FS-11/sap", test_sap);
  g_test_add_func ("/formal/draw/FS-10/bends", test_bends);
  g_test_add_func ("/formal/draw/FS-11/round", test_round);
  g_test_add_func ("/formal/draw/FS-11/join", test_join);
  g_test_add_func ("/formal/sketch/FS-12/battery", test_sketch);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

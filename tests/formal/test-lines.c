/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines, angles and corners against the same in floating point, and at their exact boundaries. */

#include "siege.h"

#include "gab-formal-lines.h"

#include <math.h>

#define ROUNDS 200000

static GabFormalSegment
line (gint32 a,
      gint32 b,
      gint32 c,
      gint32 d)
{
  return (GabFormalSegment) { { a, b }, { c, d } };
}

static GabFormalPoint
some_point (GRand *random,
            int    size)
{
  return (GabFormalPoint) { g_rand_int_range (random, -size, size + 1), g_rand_int_range (random, -size, size + 1) };
}

/* FS-7: lengths are compared as squares: 59.5 is long enough, a hair less is not. */
static void
test_length (void)
{
  g_assert_true (gab_formal_is_long (line (0, 0, 595, 0), 595, 605));
  g_assert_false (gab_formal_is_long (line (0, 0, 594, 0), 595, 605));
  g_assert_true (gab_formal_is_long (line (0, 0, 605, 0), 595, 605));
  g_assert_false (gab_formal_is_long (line (0, 0, 605, 1), 595, 605));
  g_assert_true (gab_formal_is_long (line (0, 0, 357, 476), 595, 605));
  g_assert_false (gab_formal_is_long (line (0, 0, 357, 475), 595, 605));
}

/* FS-9: a yard is near; beside the line, and round its ends. */
static void
test_near (void)
{
  GabFormalSegment flat = line (0, 0, 600, 0), steep = line (0, 0, 300, 400);

  g_assert_true (gab_formal_is_near ((GabFormalPoint) { 300, 10 }, flat, 10));
  g_assert_false (gab_formal_is_near ((GabFormalPoint) { 300, 11 }, flat, 10));
  g_assert_true (gab_formal_is_near ((GabFormalPoint) { 606, 8 }, flat, 10));
  g_assert_false (gab_formal_is_near ((GabFormalPoint) { 607, 8 }, flat, 10));
  g_assert_true (gab_formal_is_near ((GabFormalPoint) { 150 + 8, 200 - 6 }, steep, 10));
  g_assert_false (gab_formal_is_near ((GabFormalPoint) { 150 + 9, 200 - 6 }, steep, 10));
}

/* FS-11: five yards from the ends, along the line. */
static void
test_inside (void)
{
  GabFormalSegment flat = line (0, 0, 600, 0), steep = line (0, 0, 300, 400);

  g_assert_true (gab_formal_is_inside ((GabFormalPoint) { 50, 3 }, flat, 50));
  g_assert_false (gab_formal_is_inside ((GabFormalPoint) { 49, 3 }, flat, 50));
  g_assert_true (gab_formal_is_inside ((GabFormalPoint) { 550, 3 }, flat, 50));
  g_assert_false (gab_formal_is_inside ((GabFormalPoint) { 551, 3 }, flat, 50));
  g_assert_true (gab_formal_is_inside ((GabFormalPoint) { 30, 40 }, steep, 50));
  g_assert_false (gab_formal_is_inside ((GabFormalPoint) { 29, 40 }, steep, 50));
  g_assert_false (gab_formal_is_inside ((GabFormalPoint) { -30, -40 }, steep, 50));
}

/* The distance of two lines, by the distances of points along them. */
static double
distance (GabFormalPoint   point,
          GabFormalSegment other)
{
  double x = other.to.x - other.from.x, y = other.to.y - other.from.y, square = x * x + y * y;
  double part = ((point.x - other.from.x) * x + (point.y - other.from.y) * y) / square;

  part = CLAMP (part, 0, 1);
  return hypot (point.x - other.from.x - part * x, point.y - other.from.y - part * y);
}

static gboolean
crosses (GabFormalSegment a,
         GabFormalSegment b)
{
  double x = a.to.x - a.from.x, y = a.to.y - a.from.y, u = b.to.x - b.from.x, v = b.to.y - b.from.y;
  double turn = x * v - y * u, s, t;

  if (turn == 0)
    return FALSE;
  s = ((b.from.x - a.from.x) * v - (b.from.y - a.from.y) * u) / turn;
  t = ((b.from.x - a.from.x) * y - (b.from.y - a.from.y) * x) / turn;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1;
}

static void
test_lines_near (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);
  guint near = 0;

  for (guint i = 0; i < ROUNDS; i++)
    {
      GabFormalSegment a = { some_point (random, 300), some_point (random, 300) };
      GabFormalSegment b = { some_point (random, 300), some_point (random, 300) };
      double apart = MIN (MIN (distance (a.from, b), distance (a.to, b)), MIN (distance (b.from, a), distance (b.to, a)));
      gboolean found;

      if (gab_formal_is_same (a.from, a.to) || gab_formal_is_same (b.from, b.to))
        continue;
      found = gab_formal_lines_near (a, b, 10);
      near += found;
      if (crosses (a, b) || apart < 10 - 1e-9)
        g_assert_true (found);
      else if (apart > 10 + 1e-9)
        g_assert_false (found);
    }
  g_assert_cmpuint (near, >, ROUNDS / 10);
}

static void
test_angles (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (12);

  for (guint i = 0; i < ROUNDS; i++)
    {
      GabFormalPoint a = some_point (random, 605), b = some_point (random, 605);
      int degrees = g_rand_int_range (random, 1, 91);
      double angle;

      if ((a.x == 0 && a.y == 0) || (b.x == 0 && b.y == 0))
        continue;
      angle = fabs (atan2 (a.x * (double) b.y - a.y * (double) b.x, a.x * (double) b.x + a.y * (double) b.y)) * 180 / G_PI;
      if (fabs (angle - degrees) > 1e-7)
        g_assert_true (gab_formal_turns_within (a, b, degrees) == (angle < degrees));
      if (fabs (angle - degrees) > 1e-7)
        g_assert_true (gab_formal_turns_less (a, b, degrees) == (angle < degrees));
    }
}

/* FS-23: on the edge of 45 degrees is within, at any distance that the ground has. */
static void
test_edge (void)
{
  GabFormalPoint wall = { 0, -1 };

  g_assert_true (gab_formal_turns_within (wall, (GabFormalPoint) { 4000, -4000 }, 45));
  g_assert_false (gab_formal_turns_within (wall, (GabFormalPoint) { 4001, -4000 }, 45));
  g_assert_false (gab_formal_turns_less (wall, (GabFormalPoint) { 4000, -4000 }, 45));
  g_assert_true (gab_formal_turns_less (wall, (GabFormalPoint) { 3999, -4000 }, 45));
  g_assert_true (gab_formal_turns_within ((GabFormalPoint) { 0, -24000 }, (GabFormalPoint) { 24000, -24000 }, 45));
  g_assert_false (gab_formal_turns_within ((GabFormalPoint) { 0, -24000 }, (GabFormalPoint) { 24000, -23999 }, 45));
  g_assert_true (gab_formal_turns_within (wall, (GabFormalPoint) { 7, 0 }, 90));
  g_assert_false (gab_formal_turns_within (wall, (GabFormalPoint) { 7, 1 }, 90));
  /* 30 degrees lies between these two. */
  g_assert_true (gab_formal_turns_less ((GabFormalPoint) { 1, 0 }, (GabFormalPoint) { 520, 300 }, 30));
  g_assert_false (gab_formal_turns_less ((GabFormalPoint) { 1, 0 }, (GabFormalPoint) { 519, 300 }, 30));
}

/* FS-7: of a place only the inside counts. */
static void
test_enters (void)
{
  GabFormalArea square = { 4, { { 0, 0 }, { 100, 0 }, { 100, 100 }, { 0, 100 } } };

  g_assert_true (gab_formal_line_enters (line (-50, 50, 150, 50), &square));
  g_assert_true (gab_formal_line_enters (line (20, 20, 30, 30), &square));
  g_assert_true (gab_formal_line_enters (line (50, -10, 50, 1), &square));
  g_assert_false (gab_formal_line_enters (line (50, -10, 50, 0), &square));
  g_assert_false (gab_formal_line_enters (line (-50, 0, 150, 0), &square));
  g_assert_false (gab_formal_line_enters (line (0, 0, 100, 0), &square));
  g_assert_false (gab_formal_line_enters (line (-50, 50, 50, -50), &square));
  g_assert_true (gab_formal_line_enters (line (-50, 51, 51, -50), &square));
  g_assert_false (gab_formal_line_enters (line (101, 0, 101, 100), &square));
}

static void
test_laps (void)
{
  GabFormalArea a = { 4, { { 0, 0 }, { 100, 0 }, { 100, 100 }, { 0, 100 } } };
  GabFormalArea beside = { 4, { { 100, 0 }, { 200, 0 }, { 200, 100 }, { 100, 100 } } };
  GabFormalArea over = { 4, { { 99, 0 }, { 200, 0 }, { 200, 100 }, { 99, 100 } } };
  GabFormalArea slanted = { 3, { { 100, 90 }, { 200, 150 }, { 100, 200 } } };

  g_assert_false (gab_formal_areas_lap (&a, &beside));
  g_assert_true (gab_formal_areas_lap (&a, &over));
  g_assert_false (gab_formal_areas_lap (&a, &slanted));
  g_assert_true (gab_formal_areas_lap (&over, &slanted));
}

/* FS-12: to the nearest tenth, halves away from 0. */
static void
test_rounding (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (13);

  g_assert_cmpint (gab_formal_round (1, 0, 360000), ==, 1);
  g_assert_cmpint (gab_formal_round (-1, 0, 360000), ==, -1);
  g_assert_cmpint (gab_formal_round (0, 300, 360000), ==, 1);
  g_assert_cmpint (gab_formal_round (0, 299, 360000), ==, 0);
  g_assert_cmpint (gab_formal_round (0, -300, 360000), ==, -1);
  g_assert_cmpint (gab_formal_round (0, -299, 360000), ==, 0);
  g_assert_cmpint (gab_formal_round (2, -600, 360000), ==, 0);
  for (guint i = 0; i < ROUNDS; i++)
    {
      gint32 halves = g_rand_int_range (random, -24000, 24001), over = g_rand_int_range (random, -133100, 133101);
      gint32 square = g_rand_int_range (random, 354025, 366026);
      double exact = halves / 2.0 + over / sqrt (square);

      if (fabs (fabs (exact) - floor (fabs (exact)) - 0.5) > 1e-7)
        g_assert_cmpint (gab_formal_round (halves, over, square), ==, lround (exact));
    }
}

static void
add (void)
{
  g_test_add_func ("/formal/FS-7/length", test_length);
  g_test_add_func ("/formal/FS-9/near", test_near);
  g_test_add_func ("/formal/FS-11/inside", test_inside);
  g_test_add_func ("/formal/FS-7/lines-near", test_lines_near);
  g_test_add_func ("/formal/FS-10/angles", test_angles);
  g_test_add_func ("/formal/FS-23/edge", test_edge);
  g_test_add_func ("/formal/FS-7/enters", test_enters);
  g_test_add_func ("/formal/FS-12/laps", test_laps);
  g_test_add_func ("/formal/FS-12/rounding", test_rounding);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

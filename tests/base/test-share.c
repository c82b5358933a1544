/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sharing out by largest remainder (CA-5). */

#include "gab-share.h"

static void
test_cases (void)
{
  static const struct
  {
    gint64 total;
    guint  n;
    gint64 weights[4];
    gint64 parts[4];
  } cases[] = {
    { 0, 3, { 1, 2, 3 }, { 0, 0, 0 } },
    { 6, 3, { 1, 2, 3 }, { 1, 2, 3 } },
    { 10, 3, { 1, 1, 1 }, { 4, 3, 3 } },
    { 11, 3, { 1, 1, 1 }, { 4, 4, 3 } },
    { 100, 3, { 20, 79, 1 }, { 20, 79, 1 } },
    { 55, 3, { 20, 79, 1 }, { 11, 43, 1 } },
    { 1, 3, { 20, 79, 1 }, { 0, 1, 0 } },
    { 1, 2, { 5, 5 }, { 1, 0 } },
    { 5, 3, { 0, 7, 0 }, { 0, 5, 0 } },
    { 9, 2, { 2, 2 }, { 5, 4 } },
    { 1000000000, 2, { 1000000000, 1 }, { 999999999, 1 } },
    { 7, 1, { 3 }, { 7 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint64 parts[4];

      g_assert_cmpint (gab_share (cases[i].total, cases[i].weights, cases[i].n, parts), ==, cases[i].total);
      g_assert_cmpmem (parts, cases[i].n * sizeof (gint64), cases[i].parts, cases[i].n * sizeof (gint64));
    }
}

static void
test_nobody (void)
{
  gint64 weights[] = { 0, 0 }, parts[] = { 5, 5 };

  g_assert_cmpint (gab_share (9, weights, 2, parts), ==, 0);
  g_assert_cmpint (parts[0] + parts[1], ==, 0);
  g_assert_cmpint (gab_share (9, weights, 0, parts), ==, 0);
}

/* At random: all is shared, nobody gets more than a whole one from his due, nor more than he has. */
static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (int round = 0; round < 3000; round++)
    {
      guint n = g_rand_int_range (random, 1, 30);
      gint64 weights[30], parts[30], sum = 0, shared = 0, total;

      for (guint i = 0; i < n; i++)
        sum += weights[i] = g_rand_int_range (random, 0, 900);
      total = sum > 0 ? g_rand_int_range (random, 0, sum + 1) : 0;
      g_assert_cmpint (gab_share (total, weights, n, parts), ==, total);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpint (parts[i], >=, 0);
          g_assert_cmpint (parts[i], <=, weights[i]);
          g_assert_cmpint (ABS (parts[i] * sum - total * weights[i]), <, MAX (1, sum));
          shared += parts[i];
        }
      g_assert_cmpint (shared, ==, total);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/share/CA-5/cases", test_cases);
  g_test_add_func ("/base/share/CA-5/nobody", test_nobody);
  g_test_add_func ("/base/share/CA-5/random", test_random);
  return g_test_run ();
}

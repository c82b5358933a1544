/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice: how they are read, typed, rolled by the program, recorded. */

#include "gab-dice.h"

static const GabEvent reason = { .id = 42 };

static void
test_read (void)
{
  static const struct
  {
    GabDieKind kind;
    int        typed;
    int        counts; /* -1: no such die */
  } reads[] = {
    { GAB_DIE_D6, 1, 1 }, { GAB_DIE_D6, 6, 6 }, { GAB_DIE_D6, 0, -1 }, { GAB_DIE_D6, 7, -1 },
    { GAB_DIE_D10, 1, 1 }, { GAB_DIE_D10, 10, 10 }, { GAB_DIE_D10, 0, 10 }, { GAB_DIE_D10, 11, -1 },
    { GAB_DIE_D10_FROM_0, 0, 0 }, { GAB_DIE_D10_FROM_0, 9, 9 }, { GAB_DIE_D10_FROM_0, 10, 0 },
    { GAB_DIE_D10_FROM_0, 11, -1 }, { GAB_DIE_D10, -1, -1 }, { GAB_DIE_D10_FROM_0, -1, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reads); i++)
    {
      int value = reads[i].typed;

      g_assert_cmpint (gab_die_read (reads[i].kind, &value), ==, reads[i].counts >= 0);
      if (reads[i].counts >= 0)
        g_assert_cmpint (value, ==, reads[i].counts);
    }
}

static void
expect_typed (const char *text,
              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) dice = gab_dice_parse_typed (text, &error);
  g_autoptr (GString) found = g_string_new (NULL);

  if (expected == NULL)
    {
      g_assert_null (dice);
      g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
      return;
    }
  g_assert_no_error (error);
  for (guint i = 0; i < dice->len; i++)
    g_string_append_printf (found, "%s%d", i > 0 ? " " : "", g_array_index (dice, GabDie, i).value);
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_parse (void)
{
  expect_typed ("", "");
  expect_typed ("  ", "");
  expect_typed ("9 4 0", "9 4 0");
  expect_typed ("9,4;0\t10", "9 4 0 10");
  expect_typed ("2x6 1X5", "6 6 5");
  expect_typed ("11", "11");
  expect_typed ("512x6 1", NULL);
  expect_typed ("513x6", NULL);
  expect_typed ("0x6", NULL);
  expect_typed ("x6", NULL);
  expect_typed ("2x", NULL);
  expect_typed ("-1", NULL);
  expect_typed ("six", NULL);
  expect_typed ("99", NULL);
}

static void
test_typed (void)
{
  GabDie given[] = { { .value = 6 }, { .value = 0 }, { .value = 3 } };
  g_autoptr (GError) error = NULL;
  GabDice dice;
  int values[4];

  gab_dice_init_typed (&dice, given, 3);
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D6, 1, &reason, values, NULL));
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D10, 1, &reason, values + 1, NULL));
  g_assert_cmpint (values[0], ==, 6);
  g_assert_cmpint (values[1], ==, 10);
  g_assert_true (dice.rolled[1].typed);
  g_assert_cmpint (dice.rolled[1].kind, ==, GAB_DIE_D10);
  g_assert_false (gab_dice_finish (&dice, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
  g_clear_error (&error);

  g_assert_false (gab_dice_roll (&dice, GAB_DIE_D6, 3, &reason, values, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED);
  g_assert_cmpuint (dice.missing, ==, 2);
  g_assert_cmpint (dice.missing_kind, ==, GAB_DIE_D6);
  g_assert_cmpint (dice.reason.id, ==, 42);
  g_assert_cmpuint (dice.n_rolled, ==, 2);
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D6, 1, &reason, values, NULL));
  g_assert_true (gab_dice_finish (&dice, NULL));
}

static void
test_out_of_range (void)
{
  static const GabDieKind kinds[] = { GAB_DIE_D6, GAB_DIE_D10, GAB_DIE_D10_FROM_0 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GabDie given = { .value = 11 };
      g_autoptr (GError) error = NULL;
      GabDice dice;
      int value;

      gab_dice_init_typed (&dice, &given, 1);
      g_assert_false (gab_dice_roll (&dice, kinds[i], 1, &reason, &value, &error));
      g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
    }
}

static void
test_too_many_for_an_order (void)
{
  g_autofree int *values = g_new (int, GAB_DICE_MAX + 1);
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_program (&dice, 1, 1);
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D6, GAB_DICE_MAX, &reason, values, NULL));
  g_assert_false (gab_dice_roll (&dice, GAB_DIE_D6, 1, &reason, values, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
}

/* Rolled at once or one by one, now or later: the same order has the same dice. */
static void
test_program_is_pure (void)
{
  GabDice once, piecemeal;
  int a[8], b[8];

  gab_dice_init_program (&once, 77, 12);
  gab_dice_init_program (&piecemeal, 77, 12);
  g_assert_true (gab_dice_roll (&once, GAB_DIE_D10, 8, &reason, a, NULL));
  for (int i = 0; i < 8; i++)
    g_assert_true (gab_dice_roll (&piecemeal, GAB_DIE_D10, 1, &reason, b + i, NULL));
  for (int i = 0; i < 8; i++)
    {
      g_assert_cmpint (a[i], ==, b[i]);
      g_assert_cmpint (a[i], ==, gab_dice_program_value (77, 12, i, GAB_DIE_D10));
      g_assert_false (once.rolled[i].typed);
    }
  g_assert_true (gab_dice_finish (&once, NULL));
}

/* The same on every machine: values that were once written down. */
static void
test_program_is_the_same_everywhere (void)
{
  static const int expected[] = { 1, 6, 2, 9, 3, 9, 5, 4, 7, 9 };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (gab_dice_program_value (1, 1, i, GAB_DIE_D10_FROM_0), ==, expected[i]);
}

/* Chi square over seeds, serials and indices in turn; nine degrees of freedom pass 40 once in 100,000 times. */
static void
test_program_is_even (void)
{
  for (int changing = 0; changing < 3; changing++)
    {
      int counts[10] = { 0 };
      double chi = 0;

      for (guint i = 0; i < 100000; i++)
        counts[gab_dice_program_value (changing == 0 ? i : 5, changing == 1 ? i : 5, changing == 2 ? i : 0,
                                       GAB_DIE_D10_FROM_0)]++;
      for (int face = 0; face < 10; face++)
        chi += (counts[face] - 10000.0) * (counts[face] - 10000.0) / 10000;
      g_assert_cmpfloat (chi, <, 40);
      g_assert_cmpfloat (chi, >, 0.5);
    }
}

/* Two dice of one order have nothing to do with each other. */
static void
test_program_pairs_are_even (void)
{
  int counts[100] = { 0 };
  double chi = 0;

  for (guint i = 0; i < 200000; i++)
    counts[gab_dice_program_value (i, 1, 0, GAB_DIE_D10_FROM_0) * 10 +
           gab_dice_program_value (i, 1, 1, GAB_DIE_D10_FROM_0)]++;
  for (int pair = 0; pair < 100; pair++)
    chi += (counts[pair] - 2000.0) * (counts[pair] - 2000.0) / 2000;
  g_assert_cmpfloat (chi, <, 170);
  g_assert_cmpfloat (chi, >, 50);
}

static void
test_recorded (void)
{
  GabDie given[] = { { GAB_DIE_D6, 4, FALSE }, { GAB_DIE_D6, 5, TRUE } };
  g_autoptr (GError) error = NULL;
  GabDice dice;
  int values[2];

  gab_dice_init_recorded (&dice, given, 2);
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D6, 2, &reason, values, NULL));
  g_assert_false (dice.rolled[0].typed);
  g_assert_true (dice.rolled[1].typed);
  g_assert_true (gab_dice_finish (&dice, NULL));
  g_assert_false (gab_dice_roll (&dice, GAB_DIE_D6, 1, &reason, values, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED);
}

static gboolean
is_even (const GabEvent *event)
{
  return event->id % 2 == 0;
}

/* Some batches are the program's: they take none of what was typed, and are kept as its own. */
static void
test_left_to_program (void)
{
  const GabDie given[] = { { 0, 4, TRUE }, { 0, 5, TRUE } };
  GabEvent typed = { .id = 1 }, left = { .id = 2 };
  g_autoptr (GError) error = NULL;
  GabDice dice;
  int values[2];

  gab_dice_init_typed (&dice, given, 2);
  gab_dice_leave (&dice, 77, 3, is_even);
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D6, 1, &typed, values, NULL));
  g_assert_cmpint (values[0], ==, 4);
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D10, 2, &left, values, NULL));
  g_assert_cmpint (values[1], ==, gab_dice_program_value (77, 3, 2, GAB_DIE_D10));
  g_assert_false (gab_dice_finish (&dice, NULL));
  g_assert_true (gab_dice_roll (&dice, GAB_DIE_D6, 1, &typed, values, NULL));
  g_assert_cmpint (values[0], ==, 5);
  g_assert_true (gab_dice_finish (&dice, NULL));
  g_assert_cmpuint (dice.n_rolled, ==, 4);
  g_assert_true (dice.rolled[0].typed);
  g_assert_false (dice.rolled[1].typed);
  g_assert_true (dice.rolled[3].typed);
  g_assert_false (gab_dice_roll (&dice, GAB_DIE_D6, 1, &typed, values, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED);
  g_assert_cmpuint (dice.missing, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/dice/read", test_read);
  g_test_add_func ("/base/dice/parse", test_parse);
  g_test_add_func ("/base/dice/typed", test_typed);
  g_test_add_func ("/base/dice/out-of-range", test_out_of_range);
  g_test_add_func ("/base/dice/too-many-for-an-order", test_too_many_for_an_order);
  g_test_add_func ("/base/dice/program-is-pure", test_program_is_pure);
  g_test_add_func ("/base/dice/program-is-the-same-everywhere", test_program_is_the_same_everywhere);
  g_test_add_func ("/base/dice/program-is-even", test_program_is_even);
  g_test_add_func ("/base/dice/program-pairs-are-even", test_program_pairs_are_even);
  g_test_add_func ("/base/dice/recorded", test_recorded);
  g_test_add_func ("/base/dice/left-to-program", test_left_to_program);
  return g_test_run ();
}

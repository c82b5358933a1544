/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forms of orders: the largest and any that they allow. */

#include "gab-rules.h"

static const GabVerb verb = { 1, "send", "{count} {count} {unit:1}... [by {count}]" };

static GabChoice *
form (GArray        *choices,
      GabChoiceKind  kind)
{
  GabChoice *choice = gab_choices_add (choices, kind, &verb);

  choice->args[0] = 70;
  choice->args[1] = 80;
  choice->n_args = 2;
  choice->n_after = 1;
  return choice;
}

static void
add_share (GabChoice *choice,
           gint32     name,
           gint32     most)
{
  g_array_append_val (choice->names, name);
  g_array_append_val (choice->names, most);
}

/* What stands behind what is open stays behind it. */
static void
test_count (void)
{
  g_autoptr (GArray) choices = gab_choices_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  GabChoice *choice = form (choices, GAB_CHOICE_COUNT);
  g_autoptr (GabOrder) largest = NULL;
  guint seen = 0;

  choice->least = 2;
  choice->most = 4;
  largest = gab_choice_largest (choice);
  g_assert_cmpuint (largest->n_args, ==, 3);
  g_assert_cmpint (largest->args[0], ==, 70);
  g_assert_cmpint (largest->args[1], ==, 4);
  g_assert_cmpint (largest->args[2], ==, 80);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (GabOrder) order = gab_choice_random (choice, random);

      g_assert_cmpint (order->args[1], >=, 2);
      g_assert_cmpint (order->args[1], <=, 4);
      seen |= 1u << order->args[1];
    }
  g_assert_cmpuint (seen, ==, 4 + 8 + 16);
}

/* Shares keep to what each has, and to their sum. */
static void
test_shares (void)
{
  g_autoptr (GArray) choices = gab_choices_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  GabChoice *choice = form (choices, GAB_CHOICE_SHARES);
  g_autoptr (GabOrder) largest = NULL;
  guint totals = 0;

  add_share (choice, 5, 3);
  add_share (choice, 6, 1);
  add_share (choice, 7, 4);
  choice->least = 2;
  choice->most = 6;
  largest = gab_choice_largest (choice);
  g_assert_cmpuint (largest->n_args, ==, 9);
  g_assert_cmpint (largest->args[1], ==, 3);
  g_assert_cmpint (largest->args[2], ==, 5);
  g_assert_cmpint (largest->args[3], ==, 3);
  g_assert_cmpint (largest->args[7], ==, 2);
  g_assert_cmpint (largest->args[8], ==, 80);
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (GabOrder) order = gab_choice_random (choice, random);
      gint32 total = 0;

      for (gint32 j = 0; j < order->args[1]; j++)
        {
          gint32 name = order->args[2 + 2 * j], number = order->args[3 + 2 * j];

          g_assert_true (name >= 5 && name <= 7);
          g_assert_true (number >= 1 && number <= (name == 5 ? 3 : name == 6 ? 1 : 4));
          total += number;
        }
      g_assert_true (total >= 2 && total <= 6);
      g_assert_cmpint (order->args[order->n_args - 1], ==, 80);
      totals |= 1u << total;
    }
  g_assert_cmpuint (totals, ==, 4 + 8 + 16 + 32 + 64);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/choices/count", test_count);
  g_test_add_func ("/base/choices/shares", test_shares);
  return g_test_run ();
}

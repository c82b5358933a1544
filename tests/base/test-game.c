/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games: orders, refusals, undo, states of earlier days, replay, verify. */

#include "toy.h"

#define ORDERS 200 /* three snapshots and some */

static void
give (GabGame    *game,
      const char *line)
{
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_game_dice (game, &dice);
  gab_game_give (game, line, &dice, NULL, &error);
  g_assert_no_error (error);
}

/* A game of so many orders, and the digest after each. */
static GabGame *
play (guint      n,
      GPtrArray *digests)
{
  GabGame *game = toy_new (9);

  g_ptr_array_add (digests, gab_rules_digest (&toy_rules, gab_game_state (game)));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s %u", i % 3 == 0 ? "roll" : "add", i % 7);

      give (game, line);
      g_ptr_array_add (digests, gab_rules_digest (&toy_rules, gab_game_state (game)));
    }
  return game;
}

static void
test_state_at (void)
{
  g_autoptr (GPtrArray) digests = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GabGame) game = play (ORDERS, digests);

  for (guint i = 0; i <= ORDERS; i++)
    {
      g_autofree char *found = toy_at (game, i);

      g_assert_cmpstr (found, ==, g_ptr_array_index (digests, i));
    }
}

static void
test_undo (void)
{
  g_autoptr (GPtrArray) digests = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GabGame) game = play (ORDERS, digests);

  for (guint i = ORDERS; i > 0; i--)
    {
      g_autofree char *found = NULL, *earlier = NULL;

      g_assert_cmpuint (gab_game_length (game), ==, i);
      g_assert_true (gab_game_undo (game));
      found = gab_rules_digest (&toy_rules, gab_game_state (game));
      g_assert_cmpstr (found, ==, g_ptr_array_index (digests, i - 1));
      earlier = toy_at (game, (i - 1) / 2);
      g_assert_cmpstr (earlier, ==, g_ptr_array_index (digests, (i - 1) / 2));
    }
  g_assert_false (gab_game_undo (game));
}

/* Back over a snapshot and on by another way: nothing of the first way is left. */
static void
test_undo_over_a_snapshot (void)
{
  g_autoptr (GPtrArray) digests = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GabGame) game = play (66, digests);
  g_autofree char *after = NULL, *found = NULL;

  for (int i = 0; i < 4; i++)
    gab_game_undo (game);
  for (int i = 0; i < 2; i++)
    give (game, "add 1000");
  after = gab_rules_digest (&toy_rules, gab_game_state (game));
  give (game, "add 5");
  found = toy_at (game, 64);
  g_assert_cmpstr (found, ==, after);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *line;
    const char *domain;
    int         code;
  } bad[] = {
    { "take 6", "gab-rule-TY", 1 },
    { "take", "gab_error", GAB_ERROR_NOTATION },
    { "give 5", "gab_error", GAB_ERROR_NOTATION },
  };
  g_autoptr (GabGame) game = toy_new (1);
  g_autofree char *before = NULL, *after = NULL;

  give (game, "add 5");
  before = toy_at (game, 1);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL, tried = NULL;
      GabDice dice;

      gab_game_dice (game, &dice);
      g_assert_false (gab_game_try (game, bad[i].line, &dice, &tried));
      g_assert_cmpint (tried->code, ==, bad[i].code);
      gab_game_dice (game, &dice);
      g_assert_false (gab_game_give (game, bad[i].line, &dice, NULL, &error));
      g_assert_cmpint (error->code, ==, bad[i].code);
      g_assert_cmpint (gab_error_prefix (error) != NULL, ==, g_str_has_prefix (bad[i].domain, "gab-rule-"));
    }
  after = gab_rules_digest (&toy_rules, gab_game_state (game));
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (gab_game_length (game), ==, 1);
}

static void
test_dice (void)
{
  GabDie given[] = { { .value = 6 }, { .value = 2 }, { .value = 3 } };
  g_autoptr (GabGame) game = toy_new (1);
  g_autoptr (GError) error = NULL;
  g_autofree char *need = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, given, 1);
  g_assert_false (gab_game_give (game, "roll 2", &dice, NULL, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED);
  need = gab_game_tell_need (game, &dice);
  g_assert_cmpstr (need, ==, "1 D6: a throw");
  g_clear_error (&error);
  gab_dice_init_typed (&dice, given, 3);
  g_assert_false (gab_game_give (game, "roll 2", &dice, NULL, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
  g_clear_error (&error);
  gab_dice_init_typed (&dice, given, 2);
  g_assert_true (gab_game_try (game, "roll 2", &dice, NULL));
  g_assert_cmpuint (gab_game_length (game), ==, 0);
  gab_dice_init_typed (&dice, given, 2);
  g_assert_true (gab_game_give (game, "roll 2", &dice, "by hand", &error));
  g_assert_cmpint (((const Toy *) gab_game_state (game))->heap, ==, 8);
  g_assert_cmpuint (gab_game_nth (game, 0)->n_dice, ==, 2);
  g_assert_cmpstr (gab_game_nth (game, 0)->reason, ==, "by hand");
}

/* The same order taken back and given again meets the same dice. */
static void
test_same_dice_again (void)
{
  g_autoptr (GabGame) game = toy_new (4);
  gint64 heap;

  give (game, "roll 10");
  heap = ((const Toy *) gab_game_state (game))->heap;
  gab_game_undo (game);
  give (game, "roll 10");
  g_assert_cmpint (((const Toy *) gab_game_state (game))->heap, ==, heap);
}

static void
test_replay_and_verify (void)
{
  g_autoptr (GPtrArray) digests = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GabGame) game = play (70, digests), again = toy_new (9), forged = toy_new (9);
  g_autoptr (GError) error = NULL;
  GabDie die = { GAB_DIE_D6, 0, FALSE };

  for (guint i = 0; i < 70; i++)
    {
      const GabEntry *entry = gab_game_nth (game, i);
      g_autofree char *line = gab_game_line (game, i);

      g_assert_true (gab_game_replay (again, line, entry->dice, entry->n_dice, NULL, NULL));
      g_assert_cmpint (gab_game_nth (again, i)->day, ==, 100 + (gint32) i);
    }
  g_assert_true (gab_game_verify (again, &error));
  g_assert_no_error (error);
  {
    g_autofree char *found = toy_at (again, 70);

    g_assert_cmpstr (found, ==, g_ptr_array_index (digests, 70));
  }

  die.value = gab_dice_program_value (9, 1, 0, GAB_DIE_D6) % 6 + 1;
  g_assert_true (gab_game_replay (forged, "roll 1", &die, 1, NULL, NULL));
  g_assert_false (gab_game_verify (forged, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_CHECK);
  gab_game_undo (forged);
  die.typed = TRUE;
  g_assert_true (gab_game_replay (forged, "roll 1", &die, 1, NULL, NULL));
  g_assert_true (gab_game_verify (forged, NULL));
}

static void
test_entries (void)
{
  g_autoptr (GabGame) game = toy_new (1);
  g_autofree char *told = NULL, *line = NULL;

  give (game, "  add   5 ");
  line = gab_game_line (game, 0);
  told = gab_game_tell (game, 0, GAB_VIEWER_TABLE);
  g_assert_cmpstr (line, ==, "add 5");
  g_assert_cmpstr (told, ==, "5 in the heap.");
  g_assert_null (gab_game_nth (game, 0)->reason);
  gab_game_set_reason (game, 0, "a gift");
  g_assert_cmpstr (gab_game_nth (game, 0)->reason, ==, "a gift");
}

static void
test_bad_setup (void)
{
  GabSetup *setup = gab_setup_new (&toy_rules, NULL, 1, 100);
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_setup_add (setup, &toy_rules, "heap 5", NULL));
  g_assert_true (gab_setup_add (setup, &toy_rules, "heap 6", NULL));
  g_assert_false (gab_setup_add (setup, &toy_rules, "heap", NULL));
  g_assert_null (gab_game_new (&toy_rules, setup, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_SETUP);
}

/* What an order leaves to the rules stands in the record, and a record is taken at its word. */
static void
test_completed (void)
{
  g_autoptr (GabGame) game = toy_new (9);
  g_autofree char *filled = NULL, *said = NULL, *recorded = NULL;
  gint64 heap = ((const Toy *) gab_game_state (game))->heap;

  give (game, "add 3");
  give (game, "grow");
  filled = gab_game_line (game, 1);
  said = g_strdup_printf ("grow by %d", (int) heap + 3);
  g_assert_cmpstr (filled, ==, said);
  g_assert_cmpint (((const Toy *) gab_game_state (game))->heap, ==, 2 * (heap + 3));
  give (game, "grow by 1");
  g_assert_cmpint (((const Toy *) gab_game_state (game))->heap, ==, 2 * (heap + 3) + 1);
  g_assert_true (gab_game_replay (game, "grow", NULL, 0, NULL, NULL));
  recorded = gab_game_line (game, 3);
  g_assert_cmpstr (recorded, ==, "grow");
  g_assert_cmpint (((const Toy *) gab_game_state (game))->heap, ==, 2 * (heap + 3) + 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/game/state-at", test_state_at);
  g_test_add_func ("/base/game/undo", test_undo);
  g_test_add_func ("/base/game/undo-over-a-snapshot", test_undo_over_a_snapshot);
  g_test_add_func ("/base/game/refused", test_refused);
  g_test_add_func ("/base/game/dice", test_dice);
  g_test_add_func ("/base/game/same-dice-again", test_same_dice_again);
  g_test_add_func ("/base/game/replay-and-verify", test_replay_and_verify);
  g_test_add_func ("/base/game/entries", test_entries);
  g_test_add_func ("/base/game/completed", test_completed);
  g_test_add_func ("/base/game/bad-setup", test_bad_setup);
  return g_test_run ();
}

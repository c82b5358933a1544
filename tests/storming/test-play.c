/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many games: choices and orders agree, notation, undo, replay, invariants. */

#include "storm.h"

static const char *const setups[] = {
  "",
  "attempts 2; army small",
  "fort big; army big; attacker a men 1500; attacker b men 700; attacker c men 0; defender d men 900",
  "fort big; army small; attempts 3; attacker a men 900; attacker b men 1",
  "fort smaller; attacker a men 400; defender d men 20",
  "fort big; army big; linked; attacker a men 2000; attacker b men 30; attacker c men 20",
  "attacker a men 5000; attacker b men 3000",
};

static gboolean
applies (const GabGame  *game,
         const GabOrder *order)
{
  gpointer state = gab_storming_rules.state_copy (gab_game_state (game));
  g_autoptr (GError) error = NULL;
  GabDice dice;
  gboolean good;

  gab_game_dice (game, &dice);
  good = gab_storming_rules.apply (state, order, &dice, NULL, &error);
  if (good)
    gab_storming_rules.check (state, &error);
  if (error != NULL && (good || gab_error_prefix (error) == NULL))
    g_error ("%s", error->message);
  gab_storming_rules.state_free (state);
  return good;
}

static gboolean
is_subset (const GabChoice *choice,
           const GabOrder  *order)
{
  gint32 length = order->args[choice->n_args];
  const gint32 *names = &order->args[choice->n_args + 1];

  for (gint32 i = 0; i < length; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < choice->names->len; j++)
        found |= g_array_index (choice->names, gint32, j) == names[i];
      for (gint32 j = 0; j < i; j++)
        found &= names[j] != names[i];
      if (!found)
        return FALSE;
    }
  return length > 0;
}

static gboolean
allows (const GabChoice *choice,
        const GabOrder  *order)
{
  if (choice->verb != order->verb)
    return FALSE;
  for (guint i = 0; i < choice->n_args; i++)
    if (choice->args[i] != order->args[i])
      return FALSE;
  if (choice->kind == GAB_CHOICE_COUNT)
    return order->args[choice->n_args] >= choice->least && order->args[choice->n_args] <= choice->most;
  return choice->kind == GAB_CHOICE_EXACT || is_subset (choice, order);
}

/* One order of the grammar: legal exactly when a form allows it; a legal one reads back as it is written. */
static void
compare (const GabGame *game,
         GArray        *choices,
         const char    *line)
{
  GabNames *names = gab_game_setup (game)->names;
  g_autoptr (GabOrder) order = gab_order_parse (gab_storming_rules.verbs, names, line, NULL);
  g_autofree char *written = gab_order_format (order, names);
  gboolean allowed = FALSE;

  for (guint i = 0; i < choices->len; i++)
    allowed |= allows (&g_array_index (choices, GabChoice, i), order);
  if (applies (game, order) != allowed)
    g_error ("\"%s\" is %s by the choices", line, allowed ? "allowed" : "not allowed");
  g_assert_cmpstr (written, ==, line);
}

static void
compare_sets (const GabGame *game,
              GArray        *choices)
{
  static const char *fields[] = {
    "size", "army", "columns", "casualties", "points-lost", "points-won", "attempts"
  };
  static const int values[] = { 0, 1, 2, 3, 4, 5, 6, 7, 400, 401, 901, 902, 2200, 2201, 999999999 };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    for (guint j = 0; j < G_N_ELEMENTS (values); j++)
      {
        g_autofree char *line = g_strdup_printf ("set %s %d", fields[i], values[j]);

        compare (game, choices, line);
      }
}

/* Every subset of the units, in one column; and a unit twice. */
static void
compare_names (const GabGame *game,
               GArray        *choices,
               int            column)
{
  GabNames *names = gab_game_setup (game)->names;
  guint n = gab_names_length (names);

  for (guint subset = 1; subset < 1u << n; subset++)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      g_string_printf (line, "name column %d with", column);
      for (guint i = 0; i < n; i++)
        if (subset & 1u << i)
          g_string_append_printf (line, " %s", gab_names_handle (names, i));
      compare (game, choices, line->str);
      g_string_append_printf (line, " %s", gab_names_handle (names, 0));
      if (subset & 1)
        compare (game, choices, line->str);
    }
}

/* Every order of the grammar, as far as its numbers can matter. */
static void
compare_all (const GabGame *game)
{
  static const char *plain[] = { "size", "army", "summon", "prepare", "columns", "end" };
  g_autoptr (GArray) choices = gab_choices_new ();

  gab_storming_rules.choices (gab_game_state (game), choices);
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    compare (game, choices, plain[i]);
  for (int column = 0; column <= GAB_STORMING_COLUMNS + 1; column++)
    {
      g_autofree char *line = g_strdup_printf ("assault column %d", column);

      compare (game, choices, line);
      compare_names (game, choices, column);
    }
  compare_sets (game, choices);
}

/* Some legal order; corrections are rarer than chance would have them. NULL at the end. */
static GabOrder *
random_order (const GabGame *game,
              GRand         *random)
{
  g_autoptr (GArray) choices = gab_choices_new ();

  gab_storming_rules.choices (gab_game_state (game), choices);
  for (int tries = 0; tries < 20 && choices->len > 0; tries++)
    {
      const GabChoice *choice = &g_array_index (choices, GabChoice, g_rand_int_range (random, 0, choices->len));

      if (choice->verb->id != GAB_STORMING_SET || g_rand_int_range (random, 0, 8) == 0)
        return tries % 2 == 0 ? gab_choice_random (choice, random) : gab_choice_largest (choice);
    }
  return NULL;
}

/* Plays at random until the sheet is complete, or long enough. */
static void
play (GabGame *game,
      GRand   *random,
      gboolean compared)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (GabOrder) order = random_order (game, random);
      g_autofree char *line = NULL;
      g_autoptr (GError) error = NULL;
      GabDice dice;

      if (compared)
        compare_all (game);
      if (order == NULL)
        return;
      line = gab_order_format (order, gab_game_setup (game)->names);
      gab_game_dice (game, &dice);
      gab_game_give (game, line, &dice, NULL, &error);
      g_assert_no_error (error);
      gab_storming_rules.check (gab_game_state (game), &error);
      g_assert_no_error (error);
    }
}

static void
test_choices (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    for (int n = 0; n < 4; n++)
      {
        g_autoptr (GabGame) game = storm_new (setups[i]);

        play (game, random, TRUE);
      }
}

/* Each order as it was told: a sentence, none of it empty. */
static void
expect_told (const GabGame *game)
{
  for (guint i = 0; i < gab_game_length (game); i++)
    {
      g_autofree char *told = gab_game_tell (game, i, GAB_VIEWER_TABLE);

      g_assert_true (g_str_has_suffix (told, "."));
    }
}

static void
test_undo_and_replay (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);

  for (guint i = 0; i < 20 * G_N_ELEMENTS (setups); i++)
    {
      const char *setup = setups[i % G_N_ELEMENTS (setups)];
      g_autoptr (GabGame) game = storm_new (setup), again = storm_new (setup);
      g_autofree char *fresh = storm_digest (game), *end = NULL, *replayed = NULL, *undone = NULL;
      g_autoptr (GError) error = NULL;

      play (game, random, FALSE);
      end = storm_digest (game);
      expect_told (game);
      gab_game_verify (game, &error);
      g_assert_no_error (error);
      for (guint nth = 0; nth < gab_game_length (game); nth++)
        {
          const GabEntry *entry = gab_game_nth (game, nth);
          g_autofree char *line = gab_game_line (game, nth);

          gab_game_replay (again, line, entry->dice, entry->n_dice, NULL, &error);
          g_assert_no_error (error);
        }
      replayed = storm_digest (again);
      g_assert_cmpstr (end, ==, replayed);
      while (gab_game_undo (game))
        ;
      undone = storm_digest (game);
      g_assert_cmpstr (fresh, ==, undone);
    }
}

/* What differs in a setup differs in the digest. */
static void
test_digest (void)
{
  static const char *different[] = {
    "", "attempts 3", "fort big", "fort smaller", "army big", "army small", "fort big; linked",
    "fort big; attacker a men 5", "fort big; attacker a men 6", "fort big; attacker b men 5",
    "fort big; defender a men 5", "fort big; defender a men 6",
  };
  g_autoptr (GHashTable) digests = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (different); i++)
    {
      g_autoptr (GabGame) game = storm_new (different[i]);

      g_assert_true (g_hash_table_add (digests, storm_digest (game)));
    }
}

static void
add (void)
{
  g_test_add_func ("/storming/play/choices-and-orders-agree", test_choices);
  g_test_add_func ("/storming/play/undo-and-replay", test_undo_and_replay);
  g_test_add_func ("/storming/play/digest", test_digest);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the formal siege share. */

#include "siege.h"

#include "ground.h"

#include "../support/test-games.h"

#include <stdio.h>
#include <string.h>

static GabTables *numbers;
static gpointer tables; /* GabFormalTables */

/* The tables of the source tree. */
const GabTables *
siege_numbers (void)
{
  return numbers;
}

const GabFormalTables *
siege_tables (void)
{
  return tables;
}

/* A game from setup lines parted by ";", begun on day 1000 with seed 5. */
GabGame *
siege_try_new (const char  *lines,
               GError     **error)
{
  return test_games_new (&gab_formal_rules, tables, lines, error);
}

GabGame *
siege_new (const char *lines)
{
  g_autoptr (GError) error = NULL;
  GabGame *game = siege_try_new (lines, &error);

  g_assert_no_error (error);
  return game;
}

/* The state itself: tests change it where a position would take too long to play. */
GabFormal *
siege_state (const GabGame *game)
{
  return (GabFormal *) gab_game_state (game);
}

/* A place by its name; it must be there. */
GabFormalSpot
siege_spot (const GabGame *game,
            const char    *name)
{
  static const GabVerb verbs[] = { { 1, "spot", "{work+p#.#+s#.#+no-#}" }, { 0 } };
  g_autofree char *line = g_strconcat ("spot ", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOrder) order = gab_order_parse (verbs, gab_game_setup (game)->names, line, &error);
  GabFormalSpot spot;

  g_assert_no_error (error);
  spot = gab_formal_find_place (siege_state (game), order->args[0]);
  g_assert_cmpint (spot, !=, GAB_FORMAL_NOWHERE);
  return spot;
}

/* Gives one order; its typed dice stand after "=". */
gboolean
siege_give (GabGame     *game,
            const char  *order,
            GError     **error)
{
  g_auto (GStrv) parts = g_strsplit (order, "=", 2);
  g_autoptr (GArray) typed = NULL;
  GabDice dice;

  if (parts[1] == NULL)
    gab_game_dice (game, &dice);
  else
    {
      typed = gab_dice_parse_typed (parts[1], error);
      if (typed == NULL)
        return FALSE;
      gab_dice_init_typed (&dice, (const GabDie *) typed->data, typed->len);
    }
  return gab_game_give (game, g_strstrip (parts[0]), &dice, NULL, error);
}

static void
must_give (GabGame    *game,
           const char *order)
{
  g_autoptr (GError) error = NULL;

  siege_give (game, order, &error);
  if (error != NULL)
    g_error ("\"%s\": %s", order, error->message);
  gab_formal_rules.check (gab_game_state (game), &error);
  g_assert_no_error (error);
}

static void
go_on (GabGame *game)
{
  must_give (game, siege_state (game)->step == GAB_FORMAL_STEP_FIRE ? "pass" : "end");
}

static void
next_turn (GabGame *game)
{
  guint turn = siege_state (game)->turn;

  while (siege_state (game)->turn == turn)
    go_on (game);
}

static void
go_to (GabGame    *game,
       const char *step)
{
  static const char *steps[] = { "placing", "building", "besieger", "defender", "fire", "storm", "sortie" };
  guint wanted = 0;

  while (!g_str_equal (steps[wanted], step))
    g_assert_cmpuint (++wanted, <, G_N_ELEMENTS (steps));
  for (guint n = 0; siege_state (game)->step != wanted; n++)
    {
      g_assert_cmpuint (n, <, 20);
      go_on (game);
    }
}

static void
dig_row (GabGame *game,
         int      parallel,
         int      x,
         int      y,
         int      n)
{
  for (int i = 0; i < n; i++)
    {
      g_autofree char *order = g_strdup_printf ("dig parallel %d from %d,%d to %d,%d",
                                                parallel, x + 60 * i, y, x + 60 * i + 60, y);

      go_to (game, "building");
      if (siege_state (game)->work_left == 0)
        next_turn (game);
      must_give (game, order);
    }
}

static void
take_covered_way (GabFormal *state)
{
  state->covered_way_taken = TRUE;
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_RAVELIN)
      state->work[i].taken = TRUE;
}

/* Whether the words are no order but one of the script's own. */
static gboolean
play_own (GabGame    *game,
          const char *words)
{
  GabFormal *state = siege_state (game);
  int parallel, x, y, n;

  if (ground_play (game, words))
    return TRUE;
  if (g_str_equal (words, "next"))
    next_turn (game);
  else if (g_str_has_prefix (words, "to "))
    go_to (game, words + 3);
  else if (sscanf (words, "row %d %d %d %d", &parallel, &x, &y, &n) == 4)
    dig_row (game, parallel, x, y, n);
  else if (g_str_equal (words, "covered-way"))
    take_covered_way (state);
  else if (g_str_has_prefix (words, "gone "))
    gab_formal_trench_goes (state, gab_formal_spot_index (siege_spot (game, words + 5)));
  else if (g_str_has_prefix (words, "ruin "))
    state->battery[gab_formal_spot_index (siege_spot (game, words + 5))].destroyed = TRUE;
  else
    return FALSE;
  return TRUE;
}

/* Gives orders parted by ";", all of which apply. */
void
siege_play (GabGame    *game,
            const char *script)
{
  g_auto (GStrv) orders = g_strsplit (script, ";", -1);

  for (guint i = 0; orders[i] != NULL; i++)
    if (*g_strstrip (orders[i]) != '\0' && !play_own (game, orders[i]))
      must_give (game, orders[i]);
}

/* What is told to the umpire of the last order. */
char *
siege_told (const GabGame *game)
{
  return gab_game_tell (game, gab_game_length (game) - 1, GAB_VIEWER_UMPIRE);
}

static void
expect_refusal (GabGame         *game,
                const SiegeCase *test)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = gab_rules_digest (&gab_formal_rules, gab_game_state (game)), *after = NULL;

  if (siege_give (game, test->order, &error))
    g_error ("%s: \"%s\" was not refused", test->path, test->order);
  if (error->code != test->refused || g_strcmp0 (gab_error_prefix (error), "FS") != 0)
    g_error ("%s: refused by %d: %s", test->path, error->code, error->message);
  after = gab_rules_digest (&gab_formal_rules, gab_game_state (game));
  g_assert_cmpstr (before, ==, after);
  if (test->expected != NULL && !g_pattern_match_simple (test->expected, error->message))
    g_error ("%s: expected \"%s\", found \"%s\"", test->path, test->expected, error->message);
}

/* What came of the order is told from the state before it, which scripts may have changed by hand. */
static char *
tell_events (const GabGame  *game,
             const GabOrder *order,
             gpointer        state,
             GabDice        *dice)
{
  g_autoptr (GArray) events = gab_events_new ();
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  gab_formal_rules.apply (state, order, dice, events, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < events->len; i++)
    {
      g_autofree char *sentence = gab_formal_rules.tell (gab_events_nth (events, i), gab_game_setup (game)->names,
                                                         GAB_VIEWER_UMPIRE);

      g_string_append_printf (told, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (g_steal_pointer (&told), FALSE);
}

static void
expect_order (GabGame         *game,
              const SiegeCase *test)
{
  gpointer before = gab_formal_rules.state_copy (gab_game_state (game));
  const GabEntry *entry;
  g_autofree char *told = NULL;
  GabDice dice;

  must_give (game, test->order);
  entry = gab_game_nth (game, gab_game_length (game) - 1);
  gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
  told = tell_events (game, entry->order, before, &dice);
  gab_formal_rules.state_free (before);
  if (test->expected != NULL && !g_pattern_match_simple (test->expected, told))
    g_error ("%s: expected \"%s\", found \"%s\"", test->path, test->expected, told);
}

static void
run_case (gconstpointer data)
{
  const SiegeCase *test = data;
  g_autoptr (GabGame) game = siege_new (test->setup);

  siege_play (game, test->before);
  if (test->refused != 0)
    expect_refusal (game, test);
  else
    expect_order (game, test);
}

void
siege_add_cases (const SiegeCase *cases,
                 guint            n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/formal/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], run_case);
    }
}

/* The main of each test. */
int
siege_run (int    argc,
          char **argv,
          void (*add) (void))
{
  return test_games_run (argc, argv, &gab_formal_rules, &numbers, &tables, add);
}

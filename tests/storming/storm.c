/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the storm share. */

#include "storm.h"

#include "../support/test-games.h"

#include <math.h>

static GabTables *numbers;
static gpointer tables; /* GabStormingTables */

/* The tables of the source tree. */
const GabTables *
storm_numbers (void)
{
  return numbers;
}

const GabStormingTables *
storm_tables (void)
{
  return tables;
}

/* A game from setup lines parted by ";", begun on day 1000 with seed 5. */
GabGame *
storm_try_new (const char  *lines,
               GError     **error)
{
  return test_games_new (&gab_storming_rules, tables, lines, error);
}

GabGame *
storm_new (const char *lines)
{
  g_autoptr (GError) error = NULL;
  GabGame *game = storm_try_new (lines, &error);

  g_assert_no_error (error);
  return game;
}

/* Gives one order; its typed dice stand after "=". */
gboolean
storm_give (GabGame     *game,
            const char  *order,
            GError     **error)
{
  g_auto (GStrv) parts = g_strsplit (order, "=", 2);
  g_autoptr (GArray) typed = gab_dice_parse_typed (parts[1] != NULL ? parts[1] : "", error);
  GabDice dice;

  if (typed == NULL)
    return FALSE;
  gab_dice_init_typed (&dice, (const GabDie *) typed->data, typed->len);
  return gab_game_give (game, g_strstrip (parts[0]), &dice, NULL, error);
}

/* Gives orders parted by ";", all of which apply. */
void
storm_play (GabGame    *game,
            const char *script)
{
  g_auto (GStrv) orders = g_strsplit (script, ";", -1);

  for (guint i = 0; orders[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (*g_strstrip (orders[i]) == '\0')
        continue;
      storm_give (game, orders[i], &error);
      g_assert_no_error (error);
      gab_storming_rules.check (gab_game_state (game), &error);
      g_assert_no_error (error);
    }
}

const GabStorming *
storm_state (const GabGame *game)
{
  return gab_game_state (game);
}

char *
storm_digest (const GabGame *game)
{
  return gab_rules_digest (&gab_storming_rules, gab_game_state (game));
}

static void
describe_columns (const GabStormingAttempt *attempt,
                  GString                  *text)
{
  static const char letters[] = "-cpf";

  g_string_append (text, " [");
  for (guint i = 0; i < attempt->n_columns; i++)
    {
      g_string_append_printf (text, "%s%c", i > 0 ? " " : "", letters[attempt->column[i].result]);
      if (attempt->column[i].result != GAB_STORMING_COLUMN_WAITING)
        g_string_append_printf (text, "%d", attempt->column[i].casualties);
    }
  g_string_append_c (text, ']');
}

/* "attempt 1 BIG(rolled) small(rolled) assault [c550 -] men 550 undecided -0 +0 = 0 day 1000":
 * the attempt under way, else the last, and what comes next. */
char *
storm_describe (const GabStorming *state)
{
  static const char *forts[] = { "?", "smaller", "BIG" };
  static const char *armies[] = { "?", "small", "big" };
  static const char *known[] = { "?", "rolled", "given", "needless", "corrected" };
  static const char *steps[] = { "size", "army", "summon", "prepare", "columns", "assault", "over" };
  static const char *results[] = { "undecided", "surrendered", "cancelled", "captured", "drawn", "beaten-off" };
  int nth = state->begun || state->n_made == 0 ? state->n_made : state->n_made - 1;
  const GabStormingAttempt *attempt = &state->attempt[nth];
  GString *text = g_string_new (NULL);
  GabTurn turn;

  gab_storming_rules.turn (state, &turn);
  g_string_append_printf (text, "attempt %d %s(%s) %s(%s) %s", nth + 1,
                          forts[attempt->fort], known[attempt->fort_known],
                          armies[attempt->army], known[attempt->army_known], steps[state->step]);
  describe_columns (attempt, text);
  g_string_append_printf (text, " men %d %s -%d +%d = %d day %d", attempt->casualties, results[attempt->result],
                          attempt->points_lost, attempt->points_won, (int) attempt->overall, turn.day);
  return g_string_free (text, FALSE);
}

/* The chances after some orders. */
GabStormingOdds
storm_odds (const char *setup,
            const char *orders)
{
  g_autoptr (GabGame) game = storm_new (setup);
  GabStormingOdds odds;

  storm_play (game, orders);
  gab_storming_odds (storm_state (game), &odds);
  return odds;
}

/* To the last digit that a double holds, or nearly. */
void
storm_near (double found,
            double expected)
{
  g_assert_cmpfloat_with_epsilon (found, expected, 1e-13 * MAX (1, fabs (expected)));
}

/* As many decimals as are expected. */
void
storm_digits (const char *expected,
              double      found)
{
  const char *point = strchr (expected, '.');
  g_autofree char *text = g_strdup_printf ("%.*f", (int) strlen (point + 1), found);

  g_assert_cmpstr (text, ==, expected);
}

static void
expect_refusal (GabGame         *game,
                const StormCase *test)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = storm_digest (game), *after = NULL;

  g_assert_false (storm_give (game, test->order, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (gab_error_prefix (error), ==, "ST");
  g_assert_cmpint (error->code, ==, test->refused);
  after = storm_digest (game);
  g_assert_cmpstr (before, ==, after);
}

static void
run_case (gconstpointer data)
{
  const StormCase *test = data;
  g_autoptr (GabGame) game = storm_new (test->setup);
  g_autofree char *found = NULL;

  storm_play (game, test->before);
  if (test->refused != 0)
    expect_refusal (game, test);
  else
    storm_play (game, test->order);
  found = storm_describe (storm_state (game));
  if (test->expected != NULL && !g_pattern_match_simple (test->expected, found))
    g_error ("%s: expected \"%s\", found \"%s\"", test->path, test->expected, found);
}

void
storm_add_cases (const StormCase *cases,
                 guint            n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/storming/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], run_case);
    }
}

/* The main of each test. */
int
storm_run (int    argc,
          char **argv,
          void (*add) (void))
{
  return test_games_run (argc, argv, &gab_storming_rules, &numbers, &tables, add);
}

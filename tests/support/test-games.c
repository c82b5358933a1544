/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of a rule set from setup lines in one text. */

#include "test-games.h"

#include "test-tables.h"

static gboolean
add_line (GabSetup        *setup,
          const GabRules  *rules,
          const char      *line,
          GError         **error)
{
  g_autofree char *text = g_strstrip (g_strdup (line));

  return *text == '\0' || gab_setup_add (setup, rules, text, error);
}

/* A game from setup lines parted by ";", begun on day 1000 with seed 5. */
GabGame *
test_games_new (const GabRules  *rules,
                gconstpointer    tables,
                const char      *lines,
                GError         **error)
{
  GabSetup *setup = gab_setup_new (rules, tables, 5, 1000);
  g_auto (GStrv) list = g_strsplit (lines, ";", -1);

  for (guint i = 0; list[i] != NULL; i++)
    if (!add_line (setup, rules, list[i], error))
      {
        gab_setup_free (setup);
        return NULL;
      }
  return gab_game_new (rules, setup, error);
}

/* The main of each test of a rule set: reads its tables, adds the tests and runs them. */
int
test_games_run (int              argc,
                char           **argv,
                const GabRules  *rules,
                GabTables      **numbers,
                gpointer        *tables,
                void           (*add) (void))
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  *numbers = test_tables_load (rules->id);
  *tables = rules->resolve (*numbers, &error);
  g_assert_no_error (error);
  add ();
  status = g_test_run ();
  g_free (*tables);
  gab_tables_unref (*numbers);
  return status;
}

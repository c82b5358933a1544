/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of a rule set from setup lines in one text. */

#include "test-games.h"

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

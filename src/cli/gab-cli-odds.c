/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli odds: chances. */

#include "gab-cli.h"

#include "gab-formal-odds.h"
#include "gab-storming-odds.h"

#include <glib/gi18n-lib.h>

static void
print_row (const GabStormingOddsRow *row)
{
  g_autofree char *name = gab_storming_tell_row (row);

  /* A figure of many digits is for comparing, so it is written in one way everywhere. */
  g_print ("%s\n", name);
  for (guint i = 0; i < 6; i++)
    {
      static const char *const labels[] = {
        N_("captured"), N_("drawn"), N_("beaten off"), N_("cancelled"), N_("casualties, mean"), N_("points, mean")
      };
      const double values[] = {
        row->chance.captured, row->chance.drawn, row->chance.beaten_off, row->chance.cancelled,
        row->chance.casualties, row->chance.points
      };
      char text[G_ASCII_DTOSTR_BUF_SIZE];

      g_print ("  %s %s\n", _(labels[i]), g_ascii_formatd (text, sizeof text, "%.12g", values[i]));
    }
}

/* By the file's tables or the program's. */
static int
print_storming (const char *file)
{
  g_autoptr (GabTableSet) tables = NULL;
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = NULL;
  const GabRuleTables *found;

  if (file != NULL)
    campaign = gab_cli_load (file, &error);
  if (error == NULL)
    tables = campaign != NULL ? gab_table_set_ref (gab_campaign_get_tables (campaign)) : gab_storage_load_tables (&error);
  if (tables == NULL)
    return gab_cli_fail (error);
  found = gab_table_set_find (tables, gab_storming_rules.id, NULL);
  if (found == NULL)
    {
      g_printerr ("%s\n", _("gabion-cli: that campaign has had no storm, and carries no tables for one"));
      return GAB_CLI_WRONG;
    }
  rows = gab_storming_odds_table (found->resolved);
  for (guint i = 0; i < rows->len; i++)
    print_row (&g_array_index (rows, GabStormingOddsRow, i));
  return GAB_CLI_GOOD;
}

static void
print_line (const GabFormalOddsLine *line)
{
  g_autofree char *name = gab_formal_tell_odds (line);
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_print ("%s: %s\n", name, g_ascii_formatd (text, sizeof text, "%.12g", line->value));
}

/* What one order may come to, as who looks knows the siege. */
static gboolean
print_order (GabGame     *game,
             const char  *line,
             int          viewer,
             GError     **error)
{
  const GabRules *rules = gab_game_rules (game);
  g_autoptr (GabOrder) order = gab_order_parse (rules->verbs, gab_game_setup (game)->names, line, error);
  g_autoptr (GArray) lines = NULL;
  g_autofree char *made_up = NULL;
  gpointer state;

  if (order == NULL)
    return FALSE;
  state = rules->mask (gab_game_state (game), viewer);
  lines = gab_formal_odds (state, order, error);
  rules->state_free (state);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    print_line (&g_array_index (lines, GabFormalOddsLine, i));
  made_up = lines != NULL ? gab_formal_tell_made_up (order) : NULL;
  if (made_up != NULL)
    g_print ("# %s\n", made_up);
  return lines != NULL;
}

static int
print_formal (char       **args,
              const char  *view)
{
  g_autoptr (GabCampaign) campaign = NULL, masked = NULL;
  g_autoptr (GError) error = NULL;
  GabOperation *siege;
  int viewer;

  campaign = gab_cli_load (args[2], &error);
  if (campaign == NULL || (masked = gab_cli_mask (campaign, view, &error)) == NULL ||
      (siege = gab_cli_operation (campaign, args[3], &error)) == NULL)
    return gab_cli_fail (error);
  if (gab_operation_find_rules (siege) != &gab_formal_rules)
    {
      g_printerr (_("gabion-cli: “%s” is no formal siege\n"), args[3]);
      return GAB_CLI_WRONG;
    }
  viewer = gab_campaign_operation_viewer (campaign, siege, gab_campaign_get_viewer (masked));
  return print_order (gab_turn_log_get_game (gab_operation_get_log (siege)), args[4], viewer, &error) ? GAB_CLI_GOOD
                                                                                                      : gab_cli_fail (error);
}

/* odds storming [FILE]: the whole table; odds formal-siege FILE OPERATION ORDER: what the order may come to. */
int
gab_cli_odds (int    n_args,
              char **args)
{
  g_autofree char *view = NULL;
  const GOptionEntry entries[] = {
    { "view", 0, 0, G_OPTION_ARG_STRING, &view, N_("who looks: umpire, table, or a side"), N_("WHO") },
    { NULL }
  };

  if (!gab_cli_parse (&n_args, &args, entries, _("storming [FILE]  |  formal-siege FILE OPERATION ORDER"),
                      _("Prints the chances of a storm, exact from the tables of the program or of a campaign; or what an\n"
                        "order of fire, storm or sortie may come to as a formal siege now stands."), 1, 4))
    return GAB_CLI_USAGE;
  if (g_str_equal (args[1], gab_storming_rules.id) && n_args <= 3)
    return print_storming (n_args == 3 ? args[2] : NULL);
  if (g_str_equal (args[1], gab_formal_rules.id) && n_args == 5)
    return print_formal (args, view);
  g_printerr (_("gabion-cli: there are no odds for “%s”, or not of so much\n"), args[1]);
  return GAB_CLI_USAGE;
}

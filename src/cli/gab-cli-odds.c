/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli odds: chances. */

#include "gab-cli.h"

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

/* odds storming [FILE]: the whole table, by the file's tables or the program's. */
int
gab_cli_odds (int    n_args,
              char **args)
{
  g_autoptr (GabTableSet) tables = NULL;
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = NULL;
  const GabRuleTables *found;

  if (!gab_cli_parse (&n_args, &args, NULL, _("storming [FILE]"),
                      _("Prints the chances of a storm, exact from the tables of the program or of a campaign."), 1, 2))
    return GAB_CLI_USAGE;
  if (!g_str_equal (args[1], gab_storming_rules.id))
    {
      g_printerr (_("gabion-cli: there are no odds for “%s”\n"), args[1]);
      return GAB_CLI_USAGE;
    }
  if (n_args == 3)
    campaign = gab_cli_load (args[2], &error);
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

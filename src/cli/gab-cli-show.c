/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli show, verify, state. */

#include "gab-cli.h"

#include <glib/gi18n-lib.h>

#define LAST_ENTRIES 5

static void
show_sides (GabCampaign *campaign)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);
      const char *side = gab_campaign_label (campaign, gab_force_get_side (force));

      if (gab_force_get_known (force))
        g_print (ngettext ("  %s, %s: %d man present of %d\n", "  %s, %s: %d men present of %d\n",
                           gab_force_get_present (force)),
                 gab_thing_get_name (GAB_THING (force)), side, gab_force_get_present (force),
                 gab_force_get_first (force));
      else
        g_print ("  %s, %s\n", gab_thing_get_name (GAB_THING (force)), side);
    }
}

static void
show_fortresses (GabCampaign *campaign)
{
  GListModel *fortresses = G_LIST_MODEL (gab_campaign_get_fortresses (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (fortresses); i++)
    {
      g_autoptr (GabFortress) fortress = g_list_model_get_item (fortresses, i);

      g_print ("  %s: %s, %s, %s\n", gab_thing_get_name (GAB_THING (fortress)),
               gab_fortress_size_label (gab_fortress_get_size (fortress)),
               gab_campaign_label (campaign, gab_fortress_get_owner (fortress)),
               gab_fortress_state_label (gab_fortress_get_state (fortress)));
    }
}

static const char *
outcome_label (GabOperation *operation)
{
  if (!gab_operation_get_closed (operation))
    return _("open");
  switch (gab_operation_get_outcome (operation))
    {
    case GAB_OUTCOME_WON:
      return C_("outcome", "won");
    case GAB_OUTCOME_LOST:
      return C_("outcome", "lost");
    case GAB_OUTCOME_NONE:
    case GAB_OUTCOME_DRAWN:
    default:
      return C_("outcome", "drawn");
    }
}

static void
show_operations (GabCampaign *campaign)
{
  const GabBooks *books = gab_campaign_get_books (campaign);
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);
      gint32 due = gab_books_recovery_due (books, i);
      g_autofree char *day = gab_day_format (gab_operation_get_begins (operation), gab_campaign_get_calendar (campaign));

      g_print ("  %s: %s, %s, %s\n", gab_thing_get_name (GAB_THING (operation)),
               gab_operation_rules_label (gab_operation_get_rules (operation)), day, outcome_label (operation));
      if (due != 0)
        {
          g_autofree char *back = gab_day_format (due, gab_campaign_get_calendar (campaign));

          g_print (_("    the hurt come back on %s\n"), back);
        }
    }
}

static void
show_log (GabCampaign *campaign)
{
  GListModel *log = G_LIST_MODEL (gab_campaign_get_log (campaign));
  guint n = g_list_model_get_n_items (log);

  for (guint i = n > LAST_ENTRIES ? n - LAST_ENTRIES : 0; i < n; i++)
    {
      g_autoptr (GabLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *day = gab_day_format (gab_log_entry_get_day (entry), gab_campaign_get_calendar (campaign));
      const char *text = gab_log_entry_get_text (entry);

      if (*text == '\0')
        text = gab_log_entry_get_reason (entry);
      if (*text != '\0')
        g_print ("  %s: %s\n", day, text);
    }
}

/* What the reading of the file has to say; what could not be read is shown to the umpire alone. */
static void
tell_reading (GabCampaign *campaign,
              const char  *file,
              gboolean     whole)
{
  GPtrArray *asides = gab_campaign_get_asides (campaign);

  if (gab_campaign_get_notice (campaign) != NULL)
    g_printerr ("gabion-cli: %s: %s\n", file, gab_campaign_get_notice (campaign));
  if (asides->len > 0)
    g_printerr (ngettext ("gabion-cli: %s: %u record could not be read\n", "gabion-cli: %s: %u records could not be read\n",
                          asides->len), file, asides->len);
  for (guint i = 0; whole && i < asides->len; i++)
    {
      const GabAside *aside = g_ptr_array_index (asides, i);
      g_autofree char *text = g_utf8_make_valid (aside->text, -1);
      g_autofree char *why = g_strdup (aside->why != NULL ? aside->why : _("unknown reason"));

      g_printerr (_("gabion-cli: %1$s: line %2$d: %3$s: %4$s\n"), file, aside->line, g_strdelimit (why, "\n", ' '),
                  g_strdelimit (text, "\n", ' '));
    }
}

static gboolean
has_any (gpointer list)
{
  return g_list_model_get_n_items (list) > 0;
}

/* A heading stands over something only. */
static void
show (GabCampaign *campaign)
{
  g_autofree char *date = gab_campaign_dup_date (campaign);

  g_print ("%s — %s\n", gab_thing_get_name (GAB_THING (campaign)), date);
  show_sides (campaign);
  if (has_any (gab_campaign_get_fortresses (campaign)))
    g_print ("%s\n", _("Fortresses"));
  show_fortresses (campaign);
  if (has_any (gab_campaign_get_operations (campaign)))
    g_print ("%s\n", _("Sieges and battles"));
  show_operations (campaign);
  if (has_any (gab_campaign_get_log (campaign)))
    g_print ("%s\n", _("Lately"));
  show_log (campaign);
}

/* show FILE: where were we. */
int
gab_cli_show (int    n_args,
              char **args)
{
  g_autofree char *view = NULL;
  const GOptionEntry entries[] = {
    { "view", 0, 0, G_OPTION_ARG_STRING, &view, N_("who looks: umpire, table, or a side"), N_("WHO") },
    { NULL }
  };
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabCampaign) shown = NULL;
  g_autoptr (GError) error = NULL;

  if (!gab_cli_parse (&n_args, &args, entries, _("FILE"), _("Says where a campaign stands."), 1, 1))
    return GAB_CLI_USAGE;
  campaign = gab_cli_load (args[1], &error);
  if (campaign != NULL)
    shown = gab_cli_mask (campaign, view, &error);
  if (shown == NULL)
    return gab_cli_fail (error);
  tell_reading (campaign, args[1], gab_campaign_get_viewer (shown) == GAB_VIEWER_UMPIRE);
  show (shown);
  return GAB_CLI_GOOD;
}

/* verify FILE: every operation played again, all figures compared. */
int
gab_cli_verify (int    n_args,
                char **args)
{
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GError) error = NULL;
  guint entries;

  if (!gab_cli_parse (&n_args, &args, NULL, _("FILE"),
                      _("Plays every order of a file again and compares all that it says."), 1, 1))
    return GAB_CLI_USAGE;
  campaign = gab_cli_load (args[1], &error);
  if (campaign == NULL)
    return gab_cli_fail (error);
  tell_reading (campaign, args[1], TRUE);
  problems = gab_campaign_verify (campaign);
  for (guint i = 0; i < problems->len; i++)
    g_printerr ("gabion-cli: %s: %s\n", args[1], g_strdelimit (g_ptr_array_index (problems, i), "\n", ' '));
  if (problems->len > 0 || gab_campaign_get_asides (campaign)->len > 0)
    return GAB_CLI_WRONG;
  entries = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_log (campaign)));
  g_print (ngettext ("%s: all is right, the books balance: %u entry, ", "%s: all is right, the books balance: %u entries, ",
                     entries), args[1], entries);
  entries = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_operations (campaign)));
  g_print (ngettext ("%u siege or battle.\n", "%u sieges and battles.\n", entries), entries);
  return GAB_CLI_GOOD;
}

static int
print_state (const GabRules *rules,
             GabGame        *game,
             gint64          turn,
             int             viewer)
{
  gpointer state, masked;
  g_autoptr (GString) text = g_string_new (NULL);

  if (turn > gab_game_length (game))
    {
      g_printerr (ngettext ("gabion-cli: there is only %u order\n", "gabion-cli: there are only %u orders\n",
                            gab_game_length (game)), gab_game_length (game));
      return GAB_CLI_WRONG;
    }
  state = gab_game_state_at (game, turn < 0 ? gab_game_length (game) : turn);
  masked = rules->mask (state, viewer);
  rules->dump (masked, text);
  g_print ("%s", text->str);
  rules->state_free (masked);
  rules->state_free (state);
  return GAB_CLI_GOOD;
}

/* state FILE OPERATION: what the rules hold, line by line. */
int
gab_cli_state (int    n_args,
               char **args)
{
  g_autofree char *view = NULL;
  gint64 turn = -1;
  const GOptionEntry entries[] = {
    { "turn", 0, 0, G_OPTION_ARG_INT64, &turn, N_("after how many orders (default: all)"), N_("N") },
    { "view", 0, 0, G_OPTION_ARG_STRING, &view, N_("who looks: umpire, table, or a side"), N_("WHO") },
    { NULL }
  };
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabCampaign) masked = NULL;
  g_autoptr (GError) error = NULL;
  GabTurnLog *log = NULL;
  GabOperation *operation;
  int viewer;

  if (!gab_cli_parse (&n_args, &args, entries, _("FILE OPERATION"),
                      _("Prints the state of an operation, or of the books (“campaign”)."), 2, 2))
    return GAB_CLI_USAGE;
  if (turn < -1)
    {
      g_printerr ("%s\n", _("gabion-cli: orders are counted from 0"));
      return GAB_CLI_USAGE;
    }
  campaign = gab_cli_load (args[1], &error);
  if (campaign == NULL || (masked = gab_cli_mask (campaign, view, &error)) == NULL)
    return gab_cli_fail (error);
  viewer = gab_campaign_get_viewer (masked);
  if (g_str_equal (args[2], "campaign"))
    log = gab_campaign_get_log (campaign);
  else if ((operation = gab_cli_operation (campaign, args[2], &error)) != NULL)
    {
      log = gab_operation_get_log (operation);
      viewer = gab_campaign_operation_viewer (campaign, operation, viewer);
    }
  if (log == NULL)
    return gab_cli_fail (error);
  return print_state (gab_game_rules (gab_turn_log_get_game (log)), gab_turn_log_get_game (log), turn,
                      viewer);
}

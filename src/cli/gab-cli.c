/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli: which command, and what the commands share. */

#include "gab-cli.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

static const struct { const char *name; GabCliFunc func; const char *summary; } commands[] = {
  { "show",   gab_cli_show,   N_("says where a campaign stands") },
  { "verify", gab_cli_verify, N_("plays a file again and compares") },
  { "state",  gab_cli_state,  N_("prints the state of an operation, at any order") },
  { "play",   gab_cli_play,   N_("gives orders, one a line") },
  { "new",    gab_cli_new,    N_("makes a campaign file from a sample or an .orders file") },
  { "print",  gab_cli_print,  N_("writes a paper as PDF") },
  { "import", gab_cli_import, N_("puts a roster from a table into a campaign") },
  { "export", gab_cli_export, N_("writes the roster, the ledger or the log as a table") },
  { "odds",   gab_cli_odds,   N_("prints chances, exact from the tables") },
  { "bench",  gab_cli_bench,  N_("measures, with a signature of the rules") },
};

/**
 * gab_cli_fail:
 * @error: what went wrong
 *
 * Prints one line on standard error: where, what, which rule.
 *
 * Returns: GAB_CLI_WRONG.
 */
int
gab_cli_fail (const GError *error)
{
  g_autofree char *text = gab_error_describe (error);

  g_strdelimit (text, "\n", ' ');
  g_printerr ("gabion-cli: %s\n", text);
  return GAB_CLI_WRONG;
}

/**
 * gab_cli_parse:
 * @n_args: (inout): how many arguments
 * @args: (inout): the arguments, the command's name first; what is left
 * @entries: (nullable): its options
 * @synopsis: what follows the command: "FILE"
 * @summary: what it does
 * @least: how many words it needs
 * @most: how many it takes
 *
 * Reads a command's options; --help ends the program.
 *
 * Returns: FALSE when the call is wrong, which has been said.
 */
gboolean
gab_cli_parse (int                 *n_args,
               char              ***args,
               const GOptionEntry  *entries,
               const char          *synopsis,
               const char          *summary,
               int                  least,
               int                  most)
{
  g_autoptr (GOptionContext) context = g_option_context_new (synopsis);
  g_autofree char *name = g_strdup_printf ("gabion-cli %s", (*args)[0]);
  g_autoptr (GError) error = NULL;

  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (g_option_context_parse (context, n_args, args, &error) && *n_args - 1 >= least && *n_args - 1 <= most)
    return TRUE;
  if (error != NULL)
    g_printerr ("gabion-cli: %s\n", error->message);
  else
    g_printerr (_("gabion-cli: wrong call; see “%s --help”\n"), name);
  return FALSE;
}

/**
 * gab_cli_is_file:
 * @file: what shall be written
 *
 * Returns: FALSE when it is standard input, which has been said to be a wrong call.
 */
gboolean
gab_cli_is_file (const char *file)
{
  if (!g_str_equal (file, "-"))
    return TRUE;
  g_printerr ("%s\n", _("gabion-cli: “-” is standard input and cannot be written; name a file"));
  return FALSE;
}

/**
 * gab_cli_read_input:
 *
 * Returns: (transfer full): all that comes on standard input.
 */
GBytes *
gab_cli_read_input (void)
{
  GByteArray *content = g_byte_array_new ();
  guint8 buffer[65536];
  size_t got;

  while ((got = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_byte_array_append (content, buffer, got);
  return g_byte_array_free_to_bytes (content);
}

/**
 * gab_cli_load:
 * @file: a campaign file, or "-" for standard input
 * @error: what is wrong with it
 *
 * Returns: (transfer full): the campaign.
 */
GabCampaign *
gab_cli_load (const char  *file,
              GError     **error)
{
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (error);
  g_autoptr (GBytes) bytes = NULL;

  if (tables == NULL)
    return NULL;
  if (!g_str_equal (file, "-"))
    return gab_storage_load (file, tables, error);
  bytes = gab_cli_read_input ();
  return gab_storage_load_bytes (bytes, _("standard input"), tables, error);
}

/**
 * gab_cli_mask:
 * @campaign: a campaign as it is
 * @view: (nullable): "umpire", "table" or the handle of a side
 * @error: when there is no such side
 *
 * Returns: (transfer full): the campaign as that viewer may see it.
 */
GabCampaign *
gab_cli_mask (GabCampaign  *campaign,
              const char   *view,
              GError      **error)
{
  int side;

  if (view == NULL || g_str_equal (view, "umpire"))
    return g_object_ref (campaign);
  if (g_str_equal (view, "table"))
    return gab_campaign_new_masked (campaign, GAB_VIEWER_TABLE);
  side = gab_campaign_side_number (campaign, view);
  if (side >= 0)
    return gab_campaign_new_masked (campaign, side);
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("There is no side “%s”."), view);
  return NULL;
}

/**
 * gab_cli_operation:
 * @campaign: a campaign as it is
 * @handle: the handle of an operation
 * @error: when there is none, or it cannot be opened
 *
 * Returns: (transfer none): the operation, opened.
 */
GabOperation *
gab_cli_operation (GabCampaign  *campaign,
                   const char   *handle,
                   GError      **error)
{
  GabThing *thing = gab_campaign_find (campaign, handle);

  if (!GAB_IS_OPERATION (thing))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("There is no operation “%s”."), handle);
      return NULL;
    }
  if (!gab_campaign_open_operation_or_books (campaign, GAB_OPERATION (thing), error))
    return NULL;
  return GAB_OPERATION (thing);
}

static void
print_help (void)
{
  g_print (_("usage: gabion-cli COMMAND …\n\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-8s %s\n", commands[i].name, _(commands[i].summary));
  g_print (_("\n“gabion-cli COMMAND --help” says more. A file named “-” is standard input.\n"));
}

/**
 * gab_cli_main:
 * @n_args: how many arguments
 * @args: the arguments, the program's name first
 *
 * Returns: the exit status.
 */
int
gab_cli_main (int    n_args,
              char **args)
{
  if (n_args >= 2 && g_str_equal (args[1], "--version"))
    {
      g_print ("gabion-cli %s\n", GABION_VERSION);
      return GAB_CLI_GOOD;
    }
  if (n_args >= 2 && (g_str_equal (args[1], "--help") || g_str_equal (args[1], "help")))
    {
      print_help ();
      return GAB_CLI_GOOD;
    }
  for (guint i = 0; n_args >= 2 && i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (args[1], commands[i].name))
      return commands[i].func (n_args - 1, args + 1);
  g_printerr (_("gabion-cli: wrong call; see “%s --help”\n"), "gabion-cli");
  return GAB_CLI_USAGE;
}

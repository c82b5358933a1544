/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli export and import: tables for spreadsheets, and rosters from them. */

#include "gab-cli.h"

#include "gab-csv-roster.h"
#include "gab-export.h"
#include "gab-files.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* How it is written: as --format says, else as the output's name ends. */
static int
find_format (const char *format,
             const char *output)
{
  const char *ending = output != NULL ? strrchr (output, '.') : NULL;
  int found = ending != NULL ? gab_export_format_from_name (ending + 1) : -1;

  if (format != NULL)
    return gab_export_format_from_name (format);
  return found >= 0 ? found : GAB_EXPORT_CSV;
}

static gboolean
export_call_is_right (const char *what,
                      const char *format,
                      const char *output)
{
  if (gab_export_from_name (what) < 0)
    g_printerr (_("gabion-cli: “%s” is nothing to export; “roster”, “ledger” and “log” are\n"), what);
  else if (find_format (format, output) < 0)
    g_printerr (_("gabion-cli: “%s” is no format; “csv” and “json” are\n"), format);
  else
    return output == NULL || gab_cli_is_file (output);
  return FALSE;
}

static gboolean
write_out (GBytes      *bytes,
           const char  *output,
           GError     **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (output != NULL)
    return gab_files_replace (output, bytes, error);
  if (fwrite (data, 1, size, stdout) == size && fflush (stdout) == 0)
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_IO, _("Standard output cannot be written."));
  return FALSE;
}

/* export roster|ledger|log FILE --format csv|json: what a viewer may know, as a table. */
int
gab_cli_export (int    n_args,
                char **args)
{
  g_autofree char *format = NULL;
  g_autofree char *view = NULL;
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_("csv (default) or json"), N_("FORMAT") },
    { "view", 0, 0, G_OPTION_ARG_STRING, &view, N_("who looks: umpire, table, or a side"), N_("WHO") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("the file to write (default: standard output)"), N_("FILE") },
    { NULL }
  };
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabCampaign) shown = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (!gab_cli_parse (&n_args, &args, entries, "roster|ledger|log FILE",
                      _("Writes the roster, the ledger or the log as a table: “export roster FILE”."), 2, 2) ||
      !export_call_is_right (args[1], format, output))
    return GAB_CLI_USAGE;
  campaign = gab_cli_load (args[2], &error);
  if (campaign == NULL || !gab_export_open_logs (campaign, &error) ||
      (shown = gab_cli_mask (campaign, view, &error)) == NULL)
    return gab_cli_fail (error);
  bytes = gab_export_write (shown, gab_export_from_name (args[1]), find_format (format, output));
  return write_out (bytes, output, &error) ? GAB_CLI_GOOD : gab_cli_fail (error);
}

/* Each row that is left out, with its line; FALSE when there is any. */
static gboolean
tell_faults (const GabCsvRoster *roster,
             const char         *table)
{
  gboolean good = TRUE;

  for (guint i = 0; i < gab_csv_roster_n_units (roster); i++)
    {
      const GabCsvRosterRow *row = gab_csv_roster_nth (roster, i);

      if (row->fault == NULL)
        continue;
      /* Translators: a file, a line of it, and what is wrong there */
      g_printerr (_("gabion-cli: %1$s: line %2$u: %3$s\n"), table, row->line, row->fault);
      good = FALSE;
    }
  return good;
}

static GabCsvRoster *
read_roster (GabCampaign  *campaign,
             const char   *table,
             const char   *force,
             GError      **error)
{
  g_autoptr (GBytes) bytes = g_str_equal (table, "-") ? gab_cli_read_input ()
                                                      : gab_files_read (table, GAB_CSV_MOST_BYTES, error);
  GabCsvRoster *roster;
  const char *text;
  gsize size;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &size);
  roster = gab_csv_roster_new (text != NULL ? text : "", size, campaign, force, error);
  if (roster == NULL)
    g_prefix_error (error, "%s: ", table);
  return roster;
}

static int
import_roster (GabCampaign *campaign,
               const char  *table,
               const char  *force,
               const char  *output)
{
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabCsvRoster) roster = read_roster (campaign, table, force, &error);
  GabAction *action;
  guint n;

  if (roster == NULL)
    return gab_cli_fail (error);
  /* A script has nobody to ask: all of it or nothing. */
  if (!tell_faults (roster, table))
    return GAB_CLI_WRONG;
  n = gab_csv_roster_n_good (roster);
  action = gab_csv_roster_new_action (roster, &error);
  if (action == NULL || !gab_document_do (document, action, &error) || !gab_storage_save (campaign, output, &error))
    return gab_cli_fail (error);
  g_print (ngettext ("%u unit is put in.\n", "%u units are put in.\n", n), n);
  return GAB_CLI_GOOD;
}

/* import roster FILE TABLE --force FORCE: units from a table. */
int
gab_cli_import (int    n_args,
                char **args)
{
  g_autofree char *force = NULL;
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "force", 0, 0, G_OPTION_ARG_STRING, &force, N_("the force that the units belong to"), N_("FORCE") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("the file to write (default: FILE itself)"), N_("FILE") },
    { NULL }
  };
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;

  if (!gab_cli_parse (&n_args, &args, entries, _("roster FILE TABLE"),
                      _("Puts the units of a table into a campaign; a table named “-” is standard input."), 3, 3))
    return GAB_CLI_USAGE;
  if (!g_str_equal (args[1], "roster"))
    {
      g_printerr (_("gabion-cli: “%s” is nothing to import; “roster” is\n"), args[1]);
      return GAB_CLI_USAGE;
    }
  if (force == NULL)
    {
      g_printerr ("%s\n", _("gabion-cli: name a force with --force"));
      return GAB_CLI_USAGE;
    }
  if (!gab_cli_is_file (output != NULL ? output : args[2]))
    return GAB_CLI_USAGE;
  campaign = gab_cli_load (args[2], &error);
  if (campaign == NULL)
    return gab_cli_fail (error);
  return import_roster (campaign, args[3], force, output != NULL ? output : args[2]);
}

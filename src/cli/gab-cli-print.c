/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli print: papers as PDF. */

#include "gab-cli.h"

#include "gab-bill-sheet.h"
#include "gab-print-pdf.h"
#include "gab-roster-from-model.h"

#include <glib/gi18n-lib.h>

static GabForce *
find_force (GabCampaign  *campaign,
            const char   *handle,
            GError      **error)
{
  GabThing *thing = gab_campaign_find (campaign, handle);

  if (!GAB_IS_FORCE (thing))
    g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("There is no force “%s”."), handle);
  else if (!gab_force_get_known (GAB_FORCE (thing)))
    g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("This view does not know the roster of “%s”."), handle);
  else
    return GAB_FORCE (thing);
  return NULL;
}

static gboolean
print_roster (GabCampaign  *campaign,
              const char   *handle,
              GabPaper      paper,
              const char   *output,
              GError      **error)
{
  GabForce *force = find_force (campaign, handle, error);
  g_autoptr (GabRosterSheet) sheet = NULL;
  GabRosterLayout *layout;
  gboolean good;

  if (force == NULL)
    return FALSE;
  sheet = gab_roster_sheet_from_force (campaign, force);
  layout = gab_roster_layout_new (sheet, paper);
  good = gab_print_pdf (layout, output, error);
  gab_roster_layout_free (layout);
  return good;
}

static GabOperation *
find_operation (GabCampaign  *campaign,
                const char   *handle,
                GError      **error)
{
  GabThing *thing = gab_campaign_find (campaign, handle);

  if (GAB_IS_OPERATION (thing))
    return GAB_OPERATION (thing);
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("There is no operation “%s”."), handle);
  return NULL;
}

static gboolean
print_bill (GabCampaign  *campaign,
            const char   *handle,
            GabPaper      paper,
            const char   *output,
            GError      **error)
{
  GabOperation *operation = find_operation (campaign, handle, error);
  g_autoptr (GabBill) bill = operation != NULL ? gab_bill_new (campaign, operation) : NULL;
  g_autoptr (GabTableSheet) sheet = bill != NULL ? gab_bill_sheet_new (bill) : NULL;
  g_autoptr (GabTableLayout) layout = NULL;

  if (operation != NULL && bill == NULL)
    g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("What “%s” cost has not been booked yet."), handle);
  if (bill == NULL)
    return FALSE;
  layout = gab_table_layout_new (sheet, paper);
  return gab_table_layout_pdf (layout, output, error);
}

/* An empty sheet for the result of a fight at the table. */
static gboolean
print_result (GabCampaign  *campaign,
              const char   *handle,
              GabPaper      paper,
              const char   *output,
              GError      **error)
{
  GabOperation *operation = find_operation (campaign, handle, error);
  g_autoptr (GabResultSheet) sheet = operation != NULL ? gab_result_sheet_new (campaign, operation) : NULL;
  g_autoptr (GabTableSheet) table = sheet != NULL ? gab_result_table_new (sheet) : NULL;
  g_autoptr (GabTableLayout) layout = NULL;

  if (table == NULL)
    return FALSE;
  layout = gab_table_layout_new (table, paper);
  return gab_table_layout_pdf (layout, output, error);
}

typedef gboolean (* PrintFunc) (GabCampaign *campaign, const char *handle, GabPaper paper, const char *output,
                                GError **error);

/* What can be printed, and whether it is of a force or of an operation. */
static const struct { const char *what; gboolean of_force; PrintFunc print; } papers[] = {
  { "roster", TRUE, print_roster },
  { "bill", FALSE, print_bill },
  { "result", FALSE, print_result },
};

static int
find_paper (const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].what, what))
      return i;
  return -1;
}

static gboolean
call_is_right (const char *what,
               const char *force,
               const char *operation,
               const char *output,
               const char *paper_name,
               GabPaper   *paper)
{
  int found = find_paper (what);

  if (found < 0)
    g_printerr (_("gabion-cli: “%s” is no paper; “roster”, “bill” and “result” are\n"), what);
  else if (papers[found].of_force && (force == NULL || output == NULL))
    g_printerr ("%s\n", _("gabion-cli: name a force with --force and an output with -o"));
  else if (!papers[found].of_force && (operation == NULL || output == NULL))
    g_printerr ("%s\n", _("gabion-cli: name an operation with --operation and an output with -o"));
  else if (paper_name != NULL && !gab_paper_from_name (paper_name, paper))
    g_printerr (_("gabion-cli: “%s” is no size of paper; “a4” and “letter” are\n"), paper_name);
  else
    return gab_cli_is_file (output);
  return FALSE;
}

/* print WHAT FILE -o OUT.pdf */
int
gab_cli_print (int    n_args,
               char **args)
{
  g_autofree char *force = NULL;
  g_autofree char *operation = NULL;
  g_autofree char *view = NULL;
  g_autofree char *paper_name = NULL;
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "force", 0, 0, G_OPTION_ARG_STRING, &force, N_("the force whose roster it is"), N_("FORCE") },
    { "operation", 0, 0, G_OPTION_ARG_STRING, &operation, N_("the siege or battle whose bill or result it is"), N_("OPERATION") },
    { "view", 0, 0, G_OPTION_ARG_STRING, &view, N_("who looks: umpire, table, or a side"), N_("WHO") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper_name, N_("a4 (default) or letter"), N_("SIZE") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("the PDF to write"), N_("FILE") },
    { NULL }
  };
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabCampaign) shown = NULL;
  g_autoptr (GError) error = NULL;
  GabPaper paper = gab_paper_a4 ();
  int what;

  if (!gab_cli_parse (&n_args, &args, entries, _("roster|bill|result FILE"), _("Writes a paper as PDF."), 2, 2) ||
      !call_is_right (args[1], force, operation, output, paper_name, &paper))
    return GAB_CLI_USAGE;
  what = find_paper (args[1]);
  campaign = gab_cli_load (args[2], &error);
  if (campaign != NULL)
    shown = gab_cli_mask (campaign, view, &error);
  if (shown == NULL || !papers[what].print (shown, papers[what].of_force ? force : operation, paper, output, &error))
    return gab_cli_fail (error);
  return GAB_CLI_GOOD;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli bench: what is slow is measured here, not in a timed test. */

#include "gab-cli-bench.h"
#include "gab-cli.h"

#include "gab-plan-cache.h"
#include "gab-print-pdf.h"
#include "gab-roster-from-model.h"
#include "gab-storming-bench.h"

#include <glib/gi18n-lib.h>

#define BENCH_SEED 1812
#define RUNS 21

/* One thing that is measured by the median of several runs. */
typedef gboolean (* RunFunc) (GBytes       *file,
                              GabTableSet  *tables,
                              GError      **error);

static gboolean
run_verify (GBytes       *file,
            GabTableSet  *tables,
            GError      **error)
{
  g_autoptr (GabCampaign) campaign = gab_storage_load_bytes (file, "bench", tables, error);
  g_autoptr (GPtrArray) problems = campaign != NULL ? gab_campaign_verify (campaign) : NULL;

  return problems != NULL;
}

static gboolean
run_save (GBytes       *file,
          GabTableSet  *tables,
          GError      **error)
{
  static GabCampaign *campaign;
  g_autoptr (GBytes) bytes = NULL;

  if (campaign == NULL)
    campaign = gab_storage_load_bytes (file, "bench", tables, error);
  bytes = campaign != NULL ? gab_storage_write (campaign, error) : NULL;
  return bytes != NULL;
}

/* The largest force at the top: over 70 units in the sample. */
static gboolean
run_roster (GBytes       *file,
            GabTableSet  *tables,
            GError      **error)
{
  static GabCampaign *campaign;
  g_autoptr (GabForce) force = NULL;
  g_autoptr (GabRosterSheet) sheet = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GabRosterLayout *layout;

  if (campaign == NULL)
    campaign = gab_storage_load_bytes (file, "bench", tables, error);
  if (campaign == NULL)
    return FALSE;
  force = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_forces (campaign)), 0);
  sheet = gab_roster_sheet_from_force (campaign, force);
  layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  bytes = gab_print_pdf_bytes (layout, error);
  gab_roster_layout_free (layout);
  return bytes != NULL;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

/* The middle one; sorts them. */
gint64
gab_cli_median (gint64 *times,
                guint   n)
{
  qsort (times, n, sizeof *times, compare_times);
  return times[n / 2];
}

static gboolean
measure (const char   *what,
         RunFunc       func,
         GBytes       *file,
         GabTableSet  *tables,
         GError      **error)
{
  gint64 times[RUNS];

  for (guint i = 0; i < RUNS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      if (!func (file, tables, error))
        return FALSE;
      times[i] = g_get_monotonic_time () - start;
    }
  g_print ("%s %" G_GINT64_FORMAT " us\n", what, gab_cli_median (times, RUNS));
  return TRUE;
}

static gboolean
measure_sample (GabTableSet  *tables,
                GError      **error)
{
  g_autoptr (GabCampaign) sample = gab_storage_load_sample ("peninsula-1812", tables, error);
  g_autoptr (GBytes) file = sample != NULL ? gab_storage_write (sample, error) : NULL;

  return file != NULL &&
         measure ("verify peninsula-1812, median of 21:", run_verify, file, tables, error) &&
         measure ("write peninsula-1812, median of 21:", run_save, file, tables, error) &&
         measure ("roster of its first army as PDF, median of 21:", run_roster, file, tables, error);
}

static void
measure_storms (GabTableSet *tables,
                gint64       n)
{
  gint64 start = g_get_monotonic_time ();
  g_autofree char *signature =
    gab_storming_bench (gab_table_set_find (tables, gab_storming_rules.id, NULL)->resolved, BENCH_SEED, n);

  g_print ("storming %" G_GINT64_FORMAT " storms, %" G_GINT64_FORMAT " ms\nBench: %.16s\n", n,
           (g_get_monotonic_time () - start) / 1000, signature);
}

/* bench: storms and sieges by the thousand, their time and signature; and what a player waits for. */
int
gab_cli_bench (int    n_args,
               char **args)
{
  gint64 n = 1000000, replays = 10000;
  gboolean plan = FALSE;
  const GOptionEntry entries[] = {
    { "plan", 0, 0, G_OPTION_ARG_NONE, &plan, N_("measure the drawing of a siege’s plan instead"), NULL },
    { "replays", 0, 0, G_OPTION_ARG_INT64, &replays, N_("how many sieges (default: 10,000)"), N_("N") },
    { "storms", 0, 0, G_OPTION_ARG_INT64, &n, N_("how many storms (default: a million)"), N_("N") },
    { NULL }
  };
  g_autoptr (GabTableSet) tables = NULL;
  g_autoptr (GError) error = NULL;

  if (!gab_cli_parse (&n_args, &args, entries, _("[FILE]"),
                      _("Plays storms and sieges with the program’s dice and folds their final states into a signature;\n"
                        "then measures what a player waits for. With a FILE it measures that campaign instead."), 0, 1))
    return GAB_CLI_USAGE;
  if (n < 1 || n > 100000000 || replays < 1 || replays > 100000000)
    {
      g_printerr ("%s\n", _("gabion-cli: from 1 to 100,000,000 storms and sieges can be played"));
      return GAB_CLI_USAGE;
    }
  if (plan)
    {
      g_autofree char *figures = gab_plan_bench ();

      g_print ("%s", figures);
      return GAB_CLI_GOOD;
    }
  tables = gab_storage_load_tables (&error);
  if (tables != NULL && n_args > 1)
    return gab_cli_bench_file (args[1], tables, &error) ? GAB_CLI_GOOD : gab_cli_fail (error);
  if (tables == NULL || !measure_sample (tables, &error))
    return gab_cli_fail (error);
  measure_storms (tables, n);
  return gab_cli_bench_sieges (replays, BENCH_SEED, tables, &error) ? GAB_CLI_GOOD : gab_cli_fail (error);
}

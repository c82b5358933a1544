/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An export in slices: rows are written while there is time, so that nobody waits for a long log. */

#include "gab-export-private.h"

#include <string.h>

#define AT_ONCE 32 /* rows between looks at the clock */

struct _GabExportJob
{
  GabCampaign    *campaign; /* owned, as its viewer may see it */
  GabExport       what;
  GabExportTable *table;
  GabLedger      *ledger;   /* owned; of a ledger */
  guint           log;      /* which is written: 0 the campaign's own, then those of the operations */
  guint           row;      /* the next of it */
  guint           number;   /* of the last row of the log that told something */
  gint64          done;     /* rows, of all logs */
  gint64          all;
};

static GListModel *
get_operations (GabExportJob *job)
{
  return G_LIST_MODEL (gab_campaign_get_operations (job->campaign));
}

/* The log and its name; NULL where there is none, as of a fight at the table. */
static GListModel *
get_log (GabExportJob  *job,
         guint          nth,
         const char   **name)
{
  g_autoptr (GabOperation) operation = nth > 0 ? g_list_model_get_item (get_operations (job), nth - 1) : NULL;

  *name = operation != NULL ? gab_thing_get_name (GAB_THING (operation)) : "";
  return (GListModel *) (operation != NULL ? gab_operation_get_log (operation) : gab_campaign_get_log (job->campaign));
}

static gint64
count_rows (GabExportJob *job)
{
  guint n = g_list_model_get_n_items (get_operations (job)) + 1;
  gint64 all = 0;

  for (guint i = 0; i < n; i++)
    {
      const char *name;
      GListModel *log = get_log (job, i, &name);

      all += log != NULL ? g_list_model_get_n_items (log) : 0;
    }
  return all;
}

/**
 * gab_export_job_new:
 * @campaign: a campaign as its viewer may see it, with open books and, for its logs,
 *   open operations; it must not change until the job is done
 * @what: what is exported
 * @format: how it is written
 *
 * Returns: (transfer full): an export that has not begun.
 */
GabExportJob *
gab_export_job_new (GabCampaign     *campaign,
                    GabExport        what,
                    GabExportFormat  format)
{
  GabExportJob *job = g_new0 (GabExportJob, 1);

  job->campaign = g_object_ref (campaign);
  job->what = what;
  job->table = gab_export_begin (campaign, what, format);
  if (what == GAB_EXPORT_LEDGER)
    job->ledger = gab_ledger_new (campaign);
  if (what == GAB_EXPORT_LOG)
    job->all = count_rows (job);
  return job;
}

/**
 * gab_export_job_free:
 * @job: (transfer full): an export that is given up, or done
 */
void
gab_export_job_free (GabExportJob *job)
{
  if (job->table != NULL)
    g_bytes_unref (gab_export_table_finish (job->table));
  g_clear_object (&job->ledger);
  g_object_unref (job->campaign);
  g_free (job);
}

/* TRUE when all rows of all logs are written. */
static gboolean
write_log_rows (GabExportJob *job,
                guint         n)
{
  guint n_logs = g_list_model_get_n_items (get_operations (job)) + 1;

  while (n > 0 && job->log < n_logs)
    {
      const char *name;
      GListModel *log = get_log (job, job->log, &name);
      g_autoptr (GabLogEntry) entry = log != NULL ? g_list_model_get_item (log, job->row) : NULL;

      if (entry == NULL)
        {
          job->log++;
          job->row = job->number = 0;
          continue;
        }
      /* What tells the viewer nothing is no row of his, and no number is left out for it. */
      if (gab_export_tells (entry))
        gab_export_write_entry (job->table, name, ++job->number, entry);
      job->row++;
      job->done++;
      n--;
    }
  return job->log >= n_logs;
}

static gboolean
write_ledger_rows (GabExportJob *job,
                   guint         n)
{
  GListModel *rows = G_LIST_MODEL (job->ledger);

  for (; n > 0 && job->row < g_list_model_get_n_items (rows); n--)
    {
      g_autoptr (GabLedgerRow) row = g_list_model_get_item (rows, job->row++);

      gab_export_write_posting (job->table, row);
    }
  return job->row >= g_list_model_get_n_items (rows);
}

static gboolean
write_some (GabExportJob *job)
{
  if (job->what == GAB_EXPORT_LEDGER)
    return write_ledger_rows (job, AT_ONCE);
  if (job->what == GAB_EXPORT_LOG)
    return write_log_rows (job, AT_ONCE);
  gab_export_write_roster (job->campaign, job->table);
  return TRUE;
}

/**
 * gab_export_job_step:
 * @job: an export
 * @span: how long it may take, in microseconds
 *
 * Goes on for about that long. A ledger fills by itself, in the main loop.
 *
 * Returns: TRUE when all is written.
 */
gboolean
gab_export_job_step (GabExportJob *job,
                     gint64        span)
{
  gint64 until = g_get_monotonic_time () + span;

  if (job->ledger != NULL && gab_ledger_get_progress (job->ledger) < 1)
    return FALSE;
  do
    if (write_some (job))
      return TRUE;
  while (g_get_monotonic_time () < until);
  return FALSE;
}

/**
 * gab_export_job_get_progress:
 * @job: an export
 *
 * Returns: how much of it is done, from 0 to 1.
 */
double
gab_export_job_get_progress (GabExportJob *job)
{
  guint n = job->ledger != NULL ? g_list_model_get_n_items (G_LIST_MODEL (job->ledger)) : 0;

  if (job->ledger != NULL)
    return 0.5 * gab_ledger_get_progress (job->ledger) + (n > 0 ? 0.5 * job->row / n : 0);
  return job->all > 0 ? (double) job->done / job->all : 0;
}

/**
 * gab_export_job_finish:
 * @job: (transfer full): an export; what is not written yet is written now
 *
 * Returns: (transfer full): the text, in UTF-8.
 */
GBytes *
gab_export_job_finish (GabExportJob *job)
{
  GBytes *bytes;

  if (job->ledger != NULL)
    gab_ledger_finish (job->ledger);
  while (!write_some (job))
    ;
  bytes = gab_export_table_finish (g_steal_pointer (&job->table));
  gab_export_job_free (job);
  return bytes;
}

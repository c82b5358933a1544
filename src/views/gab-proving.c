/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Proving: the books are added up while the main loop is idle. */

#include "gab-proving.h"

#define SLICE (8 * G_TIME_SPAN_MILLISECOND)

struct _GabProving
{
  GabLedgerProof    *proof;
  GabProvingProgress progress;
  GabProvingDone     done;
  gpointer           data;
  guint              idle;
};

static gboolean
go_on (gpointer data)
{
  GabProving *proving = data;

  if (gab_ledger_proof_step (proving->proof, g_get_monotonic_time () + SLICE))
    {
      if (proving->progress != NULL)
        proving->progress (gab_ledger_proof_get_progress (proving->proof), proving->data);
      return G_SOURCE_CONTINUE;
    }
  proving->idle = 0;
  proving->done (proving->proof, proving->data);
  return G_SOURCE_REMOVE;
}

/**
 * gab_proving_begin:
 * @campaign: a campaign with open books, as its viewer may see it
 * @progress: (nullable): told how far it has come, 0 to 1
 * @done: told of the finished proof, which lives as long as what is returned
 * @data: handed to both
 *
 * Returns: (transfer full): the work; gab_proving_cancel() ends it, finished or not,
 *   and not from within @done.
 */
GabProving *
gab_proving_begin (GabCampaign        *campaign,
                   GabProvingProgress  progress,
                   GabProvingDone      done,
                   gpointer            data)
{
  GabProving *proving = g_new0 (GabProving, 1);

  proving->proof = gab_ledger_proof_new (campaign);
  proving->progress = progress;
  proving->done = done;
  proving->data = data;
  proving->idle = g_idle_add_full (G_PRIORITY_LOW, go_on, proving, NULL);
  return proving;
}

/**
 * gab_proving_cancel:
 * @proving: (transfer full): work
 *
 * Ends it; nothing more is told of it.
 */
void
gab_proving_cancel (GabProving *proving)
{
  g_clear_handle_id (&proving->idle, g_source_remove);
  gab_ledger_proof_free (proving->proof);
  g_free (proving);
}

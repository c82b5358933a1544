/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli bench FILE: what a long campaign makes a player wait for. */

#include "gab-cli-bench.h"

#include "gab-document.h"
#include "gab-storage.h"

#include <glib/gi18n-lib.h>
#include <sys/resource.h>

#define RUNS 10

/* What is measured, in the order of printing. */
typedef enum
{
  LOAD,
  XMLLINT,
  SNAPSHOT,
  WRITE,
  ORDER,
  UNDO,
  EDIT,
  N_MEASURES,
} Measure;

static const char *words[N_MEASURES] = {
  "load, validated and ready:",
  "xmllint --noout:",
  "snapshot before saving:",
  "write of the snapshot:",
  "one order:",
  "undo:",
  "edit of a unit’s first strength:",
};

typedef struct
{
  const char  *path;
  GabTableSet *tables;
  gint64       started;
  gint64       times[N_MEASURES][RUNS];
} Bench;

static void
begin (Bench *bench)
{
  bench->started = g_get_monotonic_time ();
}

static void
end (Bench   *bench,
     Measure  measure,
     guint    run)
{
  bench->times[measure][run] = g_get_monotonic_time () - bench->started;
}

static gboolean
run_xmllint (Bench   *bench,
             guint    run,
             GError **error)
{
  const char *command[] = { "xmllint", "--noout", bench->path, NULL };
  int status;

  begin (bench);
  if (!g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, error) ||
      !g_spawn_check_wait_status (status, error))
    return FALSE;
  end (bench, XMLLINT, run);
  return TRUE;
}

static void
run_saving (Bench       *bench,
            guint        run,
            GabCampaign *campaign)
{
  g_autoptr (GabSnapshot) snapshot = NULL;
  g_autoptr (GBytes) bytes = NULL;

  begin (bench);
  snapshot = gab_storage_snapshot (campaign, NULL);
  end (bench, SNAPSHOT, run);
  begin (bench);
  bytes = gab_snapshot_write (snapshot);
  end (bench, WRITE, run);
}

static GabThing *
first_unit (GabCampaign *campaign)
{
  const GabBooks *books = gab_campaign_get_books (campaign);

  if (books->units->len == 0)
    return NULL;
  return gab_campaign_find (campaign, gab_names_handle (books->setup->names, gab_books_unit (books, 0)->name));
}

static gboolean
run_edits (Bench        *bench,
           guint         run,
           GabDocument  *document,
           GError      **error)
{
  GabThing *unit = first_unit (gab_document_get_campaign (document));
  GabAction *edit;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  begin (bench);
  if (!gab_document_order (document, NULL, "note", &dice, "bench", "Note", error))
    return FALSE;
  end (bench, ORDER, run);
  begin (bench);
  if (!gab_document_undo (document, NULL, error))
    return FALSE;
  end (bench, UNDO, run);
  if (unit == NULL)
    return TRUE;
  edit = gab_action_new ("Edit");
  gab_action_add_number (edit, unit, "men", gab_thing_get_number (unit, "men") + 1);
  begin (bench);
  if (!gab_document_do (document, edit, error))
    return FALSE;
  end (bench, EDIT, run);
  return gab_document_undo (document, NULL, error);
}

static gboolean
run_once (Bench   *bench,
          guint    run,
          GError **error)
{
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabDocument) document = NULL;
  struct rusage usage;

  begin (bench);
  campaign = gab_storage_load (bench->path, bench->tables, error);
  if (campaign == NULL)
    return FALSE;
  end (bench, LOAD, run);
  if (run == 0 && getrusage (RUSAGE_SELF, &usage) == 0)
    g_print ("memory of the whole program after loading, at its most: %ld kB\n", usage.ru_maxrss);
  run_saving (bench, run, campaign);
  document = gab_document_new (campaign, NULL);
  return run_edits (bench, run, document, error) && run_xmllint (bench, run, error);
}

/* Measures each in turn, ten times, and prints the medians. */
gboolean
gab_cli_bench_file (const char   *path,
                    GabTableSet  *tables,
                    GError      **error)
{
  g_autofree Bench *bench = g_new0 (Bench, 1);

  bench->path = path;
  bench->tables = tables;
  for (guint i = 0; i < RUNS; i++)
    if (!run_once (bench, i, error))
      return FALSE;
  for (guint i = 0; i < N_MEASURES; i++)
    g_print ("%s median of %d %" G_GINT64_FORMAT " us\n", words[i], RUNS, gab_cli_median (bench->times[i], RUNS));
  return TRUE;
}

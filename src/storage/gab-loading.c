/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading a campaign in a thread of its own. */

#include "gab-loading.h"

#include "gab-files.h"
#include "gab-reader-private.h"
#include "gab-strength.h"

#define TELL_EVERY 50 /* milliseconds between two tellings of how far it is */

/* What the thread works with; only the shares are touched by both. */
typedef struct
{
  char            *path;
  GabTableSet     *defaults;
  gboolean         in_part;
  GBytes          *content;
  int              share;    /* atomic: how much is done, in thousandths */
  GabProgressFunc  progress;
  gpointer         data;
  GSource         *teller;
} Loading;

static void
loading_free (gpointer data)
{
  Loading *loading = data;

  g_free (loading->path);
  gab_table_set_unref (loading->defaults);
  g_clear_pointer (&loading->content, g_bytes_unref);
  g_free (loading);
}

static void
note_share (double   share,
            gpointer data)
{
  Loading *loading = data;

  g_atomic_int_set (&loading->share, (int) (share * 1000));
}

static gboolean
tell_share (gpointer data)
{
  Loading *loading = data;

  loading->progress (g_atomic_int_get (&loading->share) / 1000.0, loading->data);
  return G_SOURCE_CONTINUE;
}

static GabCampaign *
load (Loading       *loading,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (GabStream) stream = NULL;
  g_autofree char *name = g_filename_display_basename (loading->path);
  GabCampaign *campaign;

  loading->content = gab_files_read (loading->path, GAB_XML_MOST_BYTES, error);
  if (loading->content == NULL)
    return NULL;
  stream = gab_stream_new_for_bytes (loading->content);
  gab_stream_watch (stream, cancellable, note_share, loading);
  campaign = gab_reader_read_any (stream, NULL, loading->defaults, loading->in_part, error);
  if (campaign == NULL)
    g_prefix_error (error, "%s: ", name);
  else
    g_array_unref (gab_strength_new (campaign)); /* plays the whole log, here and not in the window */
  return campaign;
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  GError *error = NULL;
  GabCampaign *campaign = load (data, cancellable, &error);

  if (campaign != NULL)
    g_task_return_pointer (task, campaign, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* Nobody is told of anything once it is over or given up. */
static void
stop_telling (GTask *task)
{
  Loading *loading = g_task_get_task_data (task);

  if (loading->teller != NULL)
    g_source_destroy (loading->teller);
  g_clear_pointer (&loading->teller, g_source_unref);
}

/**
 * gab_loading_begin:
 * @path: a campaign file
 * @defaults: the program's own tables
 * @in_part: whether what breaks the schema or names what is not there is set aside
 *   (see gab_storage_load_part()) instead of refusing the file
 * @cancellable: (nullable): @done is called at once when it is cancelled
 * @progress: (nullable): told now and then, from 0 to 1, in the caller's main context
 * @progress_data: handed to @progress
 * @done: called in the caller's main context
 * @data: handed to @done
 *
 * The campaign is built in another thread, and belongs to the caller's afterwards.
 */
void
gab_loading_begin (const char          *path,
                   GabTableSet         *defaults,
                   gboolean             in_part,
                   GCancellable        *cancellable,
                   GabProgressFunc      progress,
                   gpointer             progress_data,
                   GAsyncReadyCallback  done,
                   gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);
  Loading *loading = g_new0 (Loading, 1);

  loading->path = g_strdup (path);
  loading->defaults = gab_table_set_ref (defaults);
  loading->in_part = in_part;
  loading->progress = progress;
  loading->data = progress_data;
  g_task_set_task_data (task, loading, loading_free);
  g_task_set_source_tag (task, gab_loading_begin);
  /* A thread begun all the same would give a second error for the first. */
  if (g_task_return_error_if_cancelled (task))
    return;
  g_task_set_return_on_cancel (task, TRUE);
  if (progress != NULL)
    {
      loading->teller = g_timeout_source_new (TELL_EVERY);
      g_source_set_callback (loading->teller, tell_share, loading, NULL);
      g_source_attach (loading->teller, g_task_get_context (task));
      g_signal_connect (task, "notify::completed", G_CALLBACK (stop_telling), NULL);
    }
  g_task_run_in_thread (task, work);
}

/**
 * gab_loading_finish:
 * @result: what @done was called with
 * @content: (out) (optional) (nullable): the file's content
 * @error: the file, the line and what is wrong there; G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full): a campaign with open books.
 */
GabCampaign *
gab_loading_finish (GAsyncResult  *result,
                    GBytes       **content,
                    GError       **error)
{
  GTask *task = G_TASK (result);
  GabCampaign *campaign = g_task_propagate_pointer (task, error);

  stop_telling (task);
  if (campaign != NULL && content != NULL)
    *content = g_bytes_ref (((Loading *) g_task_get_task_data (task))->content);
  return campaign;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window writes rosters, ledger and logs in slices, with a bar and Cancel. */

#include "gab-export.h"
#include "gab-files.h"
#include "gab-page.h"
#include "gab-window-private.h"
#include "gab-window-tables.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SLICE (8 * G_TIME_SPAN_MILLISECOND) /* the longest that the main loop waits for it */

/* A table that is being written. */
typedef struct
{
  GabWindow       *window;
  GabDocument     *document;
  GCancellable    *cancellable;
  int              viewer;
  GabExport        what;
  GabExportFormat  format;
  char            *path;
  guint            opened; /* operations whose logs can be read */
  GabExportJob    *job;    /* NULL: all logs are still to be opened */
  GBytes          *bytes;  /* once it is whole */
  guint            idle;
} Exporting;

static void
free_exporting (gpointer data)
{
  Exporting *exporting = data;

  g_signal_handlers_disconnect_by_data (exporting->document, exporting);
  g_clear_handle_id (&exporting->idle, g_source_remove);
  g_clear_pointer (&exporting->job, gab_export_job_free);
  g_clear_pointer (&exporting->bytes, g_bytes_unref);
  g_object_unref (exporting->cancellable);
  g_object_unref (exporting->document);
  g_object_unref (exporting->window);
  g_free (exporting->path);
  g_free (exporting);
}

/* By the ending of the name; a name without one is CSV. */
static GabExportFormat
format_of (const char *path)
{
  const char *ending = strrchr (path, '.');
  int format = ending != NULL ? gab_export_format_from_name (ending + 1) : -1;

  return format >= 0 ? (GabExportFormat) format : GAB_EXPORT_CSV;
}

/* Nothing is being written any more; FALSE when the player did not wait for it. */
static gboolean
end (Exporting *exporting)
{
  GabWindow *self = exporting->window;
  gboolean wanted = self->exporting == exporting->cancellable && !g_cancellable_is_cancelled (exporting->cancellable);

  if (self->exporting == exporting->cancellable)
    {
      g_clear_object (&self->exporting);
      gab_window_hide_bar (self, "exporting");
    }
  return wanted;
}

static void
fail (Exporting    *exporting,
      const GError *error)
{
  if (end (exporting))
    gab_tell_error (GTK_WIDGET (exporting->window), error);
  free_exporting (exporting);
}

static void
write_file (GTask        *task,
            gpointer      source,
            gpointer      data,
            GCancellable *cancellable)
{
  Exporting *exporting = data;
  GError *error = NULL;

  if (gab_files_replace (exporting->path, exporting->bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Exporting *exporting = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_basename (exporting->path);
  g_autofree char *text = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      fail (exporting, error);
      return;
    }
  /* Translators: the name of a file */
  text = g_strdup_printf (_("Written: %s"), name);
  if (end (exporting))
    gab_tell (GTK_WIDGET (exporting->window), text, FALSE);
  free_exporting (exporting);
}

/* Opens logs while there is time; FALSE with an error when one cannot be. */
static gboolean
open_some (Exporting  *exporting,
           GError    **error)
{
  GabCampaign *campaign = gab_document_get_campaign (exporting->document);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_operations (campaign)));
  gint64 until = g_get_monotonic_time () + SLICE;

  /* Only logs are read from what is open. */
  if (exporting->what != GAB_EXPORT_LOG)
    exporting->opened = n;
  for (; exporting->opened < n && g_get_monotonic_time () < until; exporting->opened++)
    if (!gab_export_open_log (campaign, exporting->opened, error))
      return FALSE;
  if (exporting->opened >= n)
    {
      g_autoptr (GabCampaign) shown = exporting->viewer == GAB_VIEWER_UMPIRE
                                        ? g_object_ref (campaign)
                                        : gab_campaign_new_masked (campaign, exporting->viewer);

      exporting->job = gab_export_job_new (shown, exporting->what, exporting->format);
    }
  return TRUE;
}

static void
hand_to_worker (Exporting *exporting)
{
  g_autoptr (GTask) task = g_task_new (exporting->window, NULL, written, exporting);

  g_signal_handlers_disconnect_by_data (exporting->document, exporting);
  exporting->bytes = gab_export_job_finish (g_steal_pointer (&exporting->job));
  g_task_set_task_data (task, exporting, NULL);
  g_task_run_in_thread (task, write_file);
}

static gboolean
go_on (gpointer data)
{
  Exporting *exporting = data;
  GabBanner *bar = gab_window_find_bar (exporting->window, "exporting");
  g_autoptr (GError) error = NULL;

  if (g_cancellable_is_cancelled (exporting->cancellable))
    {
      exporting->idle = 0;
      end (exporting);
      free_exporting (exporting);
      return G_SOURCE_REMOVE;
    }
  if (exporting->job == NULL)
    {
      if (open_some (exporting, &error))
        return G_SOURCE_CONTINUE;
      exporting->idle = 0;
      fail (exporting, error);
      return G_SOURCE_REMOVE;
    }
  if (!gab_export_job_step (exporting->job, SLICE))
    {
      if (bar != NULL)
        gab_banner_set_progress (bar, gab_export_job_get_progress (exporting->job));
      return G_SOURCE_CONTINUE;
    }
  exporting->idle = 0;
  hand_to_worker (exporting);
  return G_SOURCE_REMOVE;
}

/* What is played in the meantime is in the table too: it is begun anew. */
static void
begin_anew (Exporting *exporting)
{
  exporting->opened = 0;
  g_clear_pointer (&exporting->job, gab_export_job_free);
}

/**
 * gab_window_export:
 * @self: a window with a campaign
 * @what: "roster", "ledger" or "log"
 * @path: the file to write; its ending says how
 *
 * Writes what the viewer may know, and no more (CA-18), in slices; what is written, or
 * why it is not, is told when it is over. Another one that still runs is given up.
 */
void
gab_window_export (GabWindow  *self,
                   const char *what,
                   const char *path)
{
  static const GabBannerButton cancel[] = { { N_("_Cancel"), "win.cancel-export", NULL }, { NULL, NULL, NULL } };
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  g_autofree char *text = g_strdup_printf (_("Writing %s…"), name);
  Exporting *exporting = g_new0 (Exporting, 1);

  g_return_if_fail (gab_export_from_name (what) >= 0);
  g_cancellable_cancel (self->exporting);
  g_clear_object (&self->exporting);
  self->exporting = g_cancellable_new ();
  *exporting = (Exporting) { .window = g_object_ref (self), .cancellable = g_object_ref (self->exporting),
                             .document = g_object_ref (gab_session_get_document (self->session)),
                             .viewer = gab_session_get_viewer (self->session), .what = gab_export_from_name (what),
                             .format = format_of (path), .path = g_strdup (path) };
  g_signal_connect_swapped (exporting->document, "changed", G_CALLBACK (begin_anew), exporting);
  gab_window_show_bar (self, "exporting", text, cancel);
  gab_banner_set_progress (gab_window_find_bar (self, "exporting"), 0);
  exporting->idle = g_idle_add (go_on, exporting);
}

static void
cancel_export (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);

  g_cancellable_cancel (self->exporting);
  g_clear_object (&self->exporting);
  gab_window_hide_bar (self, "exporting");
}

void
gab_window_install_exporting (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.cancel-export", NULL, cancel_export);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window opens a file in a worker, with a bar and Cancel; what is refused may be read in part. */

#include "gab-window-private.h"

#include "gab-dialogs.h"
#include "gab-journal.h"
#include "gab-opening.h"
#include "gab-page.h"
#include "gab-storage.h"

#include <glib/gi18n-lib.h>

/* A file that is being opened. */
typedef struct
{
  GabWindow    *window;
  GFile        *file;
  GCancellable *cancellable;
  gboolean      in_part;
  GabDocument  *document; /* once it is read */
  GBytes       *content;
} Opening;

static void begin (GabWindow *self,
                   GFile     *file,
                   gboolean   in_part);

static void
free_opening (Opening *opening)
{
  g_object_unref (opening->window);
  g_object_unref (opening->file);
  g_object_unref (opening->cancellable);
  g_clear_object (&opening->document);
  g_clear_pointer (&opening->content, g_bytes_unref);
  g_free (opening);
}

static void
tell_progress (double   share,
               gpointer data)
{
  Opening *opening = data;
  GabBanner *bar = gab_window_find_bar (opening->window, "opening");

  if (bar != NULL && opening->window->opening == opening->cancellable)
    gab_banner_set_progress (bar, share);
}

static void
part_answered (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (GFile) file = data;
  g_autofree char *answer = gab_dialogs_ask_choice_finish (result);

  if (g_strcmp0 (answer, "part") == 0)
    begin (GAB_WINDOW (source), file, TRUE);
}

/* What breaks the schema or names what is not there can be set aside. */
static void
refuse (GabWindow *self,
        GError    *error,
        GFile     *file)
{
  static const GabDialogsChoice choices[] = {
    { "cancel", N_("_Cancel"), GAB_DIALOGS_PLAIN }, { "part", N_("_Open what can be read"), GAB_DIALOGS_MAIN }, { NULL, NULL, 0 }
  };
  g_autofree char *text = gab_error_describe (error);
  g_autofree char *longer = g_strdup_printf ("%s %s", text,
                                             _("What can be read opens as an untitled copy; the rest is kept and listed in it."));

  gab_tell_error (GTK_WIDGET (self), error);
  if (gab_storage_can_load_part (error))
    gab_dialogs_ask_choice_async (GTK_WINDOW (self), _("The file cannot be read as it is"), longer, choices, part_answered,
                                  g_object_ref (file));
}

/* Nothing is being opened any more; FALSE when the player did not wait for it. */
static gboolean
end (Opening *opening)
{
  GabWindow *self = opening->window;
  gboolean wanted = self->opening == opening->cancellable && !g_cancellable_is_cancelled (opening->cancellable);

  if (self->opening == opening->cancellable)
    {
      g_clear_object (&self->opening);
      g_clear_object (&self->opening_file);
      gab_window_hide_bar (self, "opening");
    }
  return wanted;
}

static void
digest (GTask        *task,
        gpointer      source,
        gpointer      content,
        GCancellable *cancellable)
{
  g_task_return_pointer (task, gab_journal_digest (content), g_free);
}

static void
digested (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Opening *opening = data;
  g_autofree char *known = g_task_propagate_pointer (G_TASK (result), NULL);
  gboolean wanted = end (opening);

  if (wanted && opening->in_part)
    gab_window_set_document (opening->window, opening->document);
  else if (wanted)
    gab_window_adopt (opening->window, opening->document, opening->content, known);
  free_opening (opening);
}

static void
opened (GObject      *source,
        GAsyncResult *result,
        gpointer      data)
{
  Opening *opening = data;
  GabWindow *self = opening->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = NULL;

  opening->document = gab_opening_finish (result, opening->in_part ? NULL : opening->file, &opening->content, &error);
  if (opening->document == NULL)
    {
      if (end (opening))
        {
          self->discarding = FALSE;
          refuse (self, error, opening->file);
        }
      free_opening (opening);
      return;
    }
  task = g_task_new (NULL, opening->cancellable, digested, opening);
  g_task_set_task_data (task, g_bytes_ref (opening->content), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, digest);
}

static void
begin (GabWindow *self,
       GFile     *file,
       gboolean   in_part)
{
  static const GabBannerButton cancel[] = { { N_("_Cancel"), "win.cancel-opening", NULL }, { NULL, NULL, NULL } };
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  /* Translators: the name of a file */
  g_autofree char *text = g_strdup_printf (_("Opening %s…"), name);
  Opening *opening = g_new0 (Opening, 1);

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->opening = g_cancellable_new ();
  g_set_object (&self->opening_file, file);
  *opening = (Opening) { g_object_ref (self), g_object_ref (file), g_object_ref (self->opening), in_part, NULL, NULL };
  gab_window_show_bar (self, "opening", text, cancel);
  gab_banner_set_progress (gab_window_find_bar (self, "opening"), 0);
  gab_opening_begin (file, in_part, self->opening, tell_progress, opening, opened, opening);
}

/**
 * gab_window_begin_open:
 * @self: a window whose own changes may be lost
 * @file: a campaign file
 *
 * Reads it in a worker, then shows it or says why it cannot be read. Cancel frees the
 * window at once.
 */
void
gab_window_begin_open (GabWindow *self,
                       GFile     *file)
{
  begin (self, file, FALSE);
}

static void
cancel_opening (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  g_clear_object (&self->opening_file);
  self->discarding = FALSE;
  gab_window_hide_bar (self, "opening");
}

/**
 * gab_window_is_busy:
 * @self: a window
 *
 * Returns: whether something is being opened or saved.
 */
gboolean
gab_window_is_busy (GabWindow *self)
{
  return self->opening != NULL || self->saving;
}

void
gab_window_install_opening (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.cancel-opening", NULL, cancel_opening);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window opens a file in a worker, with a bar and Cancel; what is refused may be read in part. */

#include "gab-window-private.h"

#include "gab-dialogs.h"
#include "gab-journal.h"
#include "gab-opening.h"
#include "gab-page.h"
#include "gab-storage.h"

#include <glib/gi18n-lib.h>

#define PULSE 100 /* milliseconds */

/* A file that is being opened. */
typedef struct
{
  GabWindow    *window;
  GFile        *file;
  char         *name;     /* nullable: what to call it */
  GCancellable *cancellable;
  GabOpenAs     as;
  guint         n_done;   /* of what was open before, when it began */
  GabKeeper    *before;   /* of what was open before, only to be compared */
  GabDocument  *document; /* once it is read */
  GabSnapshot  *snapshot; /* of a copy, whose content is not that of its file */
  GBytes       *content;
  GabKeeper    *keeper;
  gboolean      own;      /* of the campaign that the window has open, which must let go of it first */
  GError       *taken;    /* that somebody else has it open */
  guint         pulse;    /* shows that it goes on */
} Opening;

static void begin (GabWindow  *self,
                   GFile      *file,
                   const char *name,
                   GabOpenAs   as);

static void
free_opening (gpointer data)
{
  Opening *opening = data;

  /* Of a copy that nobody wanted nothing stays. */
  if (opening->keeper != NULL && opening->snapshot != NULL && opening->window->keeper != opening->keeper)
    gab_keeper_end (opening->keeper);
  g_clear_handle_id (&opening->pulse, g_source_remove);
  g_object_unref (opening->window);
  g_object_unref (opening->file);
  g_object_unref (opening->cancellable);
  g_clear_object (&opening->document);
  g_clear_object (&opening->keeper);
  g_clear_pointer (&opening->snapshot, gab_snapshot_free);
  g_clear_pointer (&opening->content, g_bytes_unref);
  g_clear_error (&opening->taken);
  g_free (opening->name);
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
    begin (GAB_WINDOW (source), file, NULL, GAB_OPEN_PART);
}

/* What breaks the schema or names what is not there can be set aside; @file is NULL where that is no use. */
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
  if (file != NULL && gab_storage_can_load_part (error))
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

/* In the worker: a copy has its own content; what was not saved is done again. */
static gboolean
prepare (Opening  *opening,
         GError  **error)
{
  g_auto (GabLockHolder) holder = { 0 };
  g_autofree char *digest = NULL;

  if (opening->as == GAB_OPEN_KEPT)
    {
      digest = gab_journal_digest (opening->content);
      if (!gab_keep_is (g_file_peek_path (opening->file), digest, error))
        return FALSE;
    }
  if (opening->snapshot != NULL)
    {
      g_bytes_unref (opening->content);
      opening->content = gab_snapshot_write (opening->snapshot);
    }
  if (opening->own)
    gab_keeper_reckon (opening->keeper, opening->content);
  else if (gab_keeper_lock (opening->keeper, &holder, &opening->taken))
    gab_keeper_prepare (opening->keeper, opening->content, opening->cancellable);
  return TRUE;
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  GError *error = NULL;

  if (prepare (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
adopt (GabWindow *self,
       gpointer   data)
{
  Opening *opening = data;

  if (opening->own)
    gab_window_adopt (self, opening->keeper, opening->content);
  else
    gab_window_adopt_kept (self, opening->keeper, opening->content, opening->taken);
}

/* What was done in the meantime in the campaign that was open is not lost unasked. */
static gboolean
was_played (const Opening *opening)
{
  GabKeeper *now = opening->window->keeper;

  return now != NULL && !opening->window->discarding &&
         (now != opening->before || gab_keeper_get_n_done (now) != opening->n_done);
}

static void
prepared (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Opening *opening = data;
  GabWindow *self = opening->window;
  g_autoptr (GError) error = NULL;
  gboolean good = g_task_propagate_boolean (G_TASK (result), &error);
  gboolean wanted = end (opening);

  g_clear_handle_id (&opening->pulse, g_source_remove);
  if (wanted && good && (self->saving || was_played (opening)))
    {
      gab_window_leave (self, adopt, opening, free_opening);
      return;
    }
  if (wanted && good)
    adopt (self, opening);
  else if (wanted)
    gab_tell_error (GTK_WIDGET (self), error);
  free_opening (opening);
}

static gboolean
pulse (gpointer data)
{
  tell_progress (-1, data);
  return G_SOURCE_CONTINUE;
}

static void
opened (GObject      *source,
        GAsyncResult *result,
        gpointer      data)
{
  Opening *opening = data;
  GabWindow *self = opening->window;
  gboolean copy = opening->as == GAB_OPEN_PART || opening->as == GAB_OPEN_KEPT || opening->as == GAB_OPEN_COPY;
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = NULL;

  opening->document = gab_opening_finish (result, copy ? NULL : opening->file, &opening->content, &error);
  if (opening->document != NULL && opening->as == GAB_OPEN_LEFT)
    gab_document_set_file (opening->document, NULL);
  if (opening->document != NULL && copy)
    opening->snapshot = gab_storage_snapshot (gab_document_get_campaign (opening->document), &error);
  if (error != NULL)
    {
      if (end (opening))
        {
          self->discarding = self->restoring = FALSE;
          refuse (self, error, opening->as == GAB_OPEN_FILE ? opening->file : NULL);
        }
      free_opening (opening);
      return;
    }
  opening->keeper = gab_keeper_new (opening->document);
  opening->own = self->keeper != NULL && g_str_equal (gab_keeper_get_folder (self->keeper), gab_keeper_get_folder (opening->keeper));
  opening->pulse = g_timeout_add (PULSE, pulse, opening);
  task = g_task_new (NULL, opening->cancellable, prepared, opening);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, opening, NULL);
  g_task_run_in_thread (task, work);
}

static void
begin (GabWindow  *self,
       GFile      *file,
       const char *name,
       GabOpenAs   as)
{
  static const GabBannerButton cancel[] = { { N_("_Cancel"), "win.cancel-opening", NULL }, { NULL, NULL, NULL } };
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *shown = name != NULL ? g_strdup (name) : g_filename_display_name (base);
  /* Translators: the name of a file */
  g_autofree char *text = g_strdup_printf (_("Opening %s…"), shown);
  Opening *opening = g_new0 (Opening, 1);

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->opening = g_cancellable_new ();
  g_set_object (&self->opening_file, file);
  *opening = (Opening) { .window = g_object_ref (self), .file = g_object_ref (file), .name = g_strdup (name),
                         .cancellable = g_object_ref (self->opening), .as = as, .before = self->keeper,
                         .n_done = self->keeper != NULL ? gab_keeper_get_n_done (self->keeper) : 0 };
  gab_window_show_bar (self, "opening", text, cancel);
  gab_banner_set_progress (gab_window_find_bar (self, "opening"), 0);
  gab_opening_begin (file, as == GAB_OPEN_PART, self->opening, tell_progress, opening, opened, opening);
}

/**
 * gab_window_begin_open_as:
 * @self: a window whose own changes may be lost
 * @file: a file
 * @name: (nullable): what to call it while it is opened
 * @as: what it shall be
 *
 * As gab_window_begin_open().
 */
void
gab_window_begin_open_as (GabWindow  *self,
                          GFile      *file,
                          const char *name,
                          GabOpenAs   as)
{
  begin (self, file, name, as);
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
  begin (self, file, NULL, GAB_OPEN_FILE);
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
 * Returns: whether something is being opened, saved or exported.
 */
gboolean
gab_window_is_busy (GabWindow *self)
{
  return self->opening != NULL || self->saving || self->exporting != NULL;
}

void
gab_window_install_opening (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.cancel-opening", NULL, cancel_opening);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window saves: a copy is taken at once and written by a worker. */

#include "gab-window-private.h"

#include "gab-dialogs.h"
#include "gab-page.h"
#include "gab-storage.h"

#include <glib/gi18n-lib.h>

#define SLOW 300 /* milliseconds after which a save is shown */

/* A save that runs. */
typedef struct
{
  GabSnapshot *snapshot; /* NULL: the content is known */
  GBytes      *content;
  GabSaving   *saving;
  GabKeeper   *keeper;
  GFile       *file;
  GabLeaving  *leaving;
} Save;

static void
free_save (gpointer data)
{
  Save *save = data;

  g_clear_pointer (&save->snapshot, gab_snapshot_free);
  g_clear_pointer (&save->content, g_bytes_unref);
  g_object_unref (save->keeper);
  g_object_unref (save->file);
  gab_window_free_leaving (save->leaving);
  g_free (save);
}

static void save_to (GabWindow  *self,
                     GFile      *file,
                     gboolean    over,
                     GabLeaving *leaving);

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  Save *save = data;
  GError *error = NULL;

  if (save->content == NULL)
    save->content = gab_snapshot_write (save->snapshot);
  if (gab_saving_write (save->saving, save->content, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* What could not be saved, while the player says what to do. */
typedef struct
{
  GFile      *file;
  GabLeaving *leaving;
} Refused;

static void
refused_answered (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  Refused *refused = data;
  g_autoptr (GFile) file = refused->file;
  GabLeaving *leaving = refused->leaving;
  g_autofree char *answer = gab_dialogs_ask_choice_finish (result);

  g_free (refused);
  if (self->session != NULL && g_strcmp0 (answer, "as") == 0)
    gab_window_save (self, TRUE, leaving);
  else if (self->session != NULL && g_strcmp0 (answer, "mine") == 0)
    save_to (self, file, TRUE, leaving);
  else
    gab_window_free_leaving (leaving);
  if (self->session != NULL && g_strcmp0 (answer, "theirs") == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-theirs", NULL);
}

/* Says why, and offers what can be done so that nothing is lost. */
static void
refuse (GabWindow    *self,
        const GError *error,
        GFile        *file,
        GabLeaving   *leaving)
{
  static const GabDialogsChoice changed[] = {
    { "cancel", N_("_Cancel"), GAB_DIALOGS_PLAIN }, { "theirs", N_("Open _theirs"), GAB_DIALOGS_PLAIN },
    { "mine", N_("Save _mine over it"), GAB_DIALOGS_HARD }, { "as", N_("Save mine _as…"), GAB_DIALOGS_MAIN }, { NULL, NULL, 0 }
  };
  static const GabDialogsChoice other[] = {
    { "cancel", N_("_Cancel"), GAB_DIALOGS_PLAIN }, { "as", N_("Save _as…"), GAB_DIALOGS_MAIN }, { NULL, NULL, 0 }
  };
  gboolean is_changed = g_error_matches (error, GAB_KEEPER_ERROR, GAB_KEEPER_ERROR_CHANGED);
  g_autofree char *text = gab_error_describe (error);
  g_autofree char *longer = is_changed ? g_strdup_printf ("%s %s", text, _("Whichever you choose, the other is kept and can be restored."))
                                       : g_strdup (text);
  Refused *refused = g_new (Refused, 1);

  *refused = (Refused) { g_object_ref (file), leaving };
  gab_notice_tell_error (self->notice, text);
  gab_dialogs_ask_choice_async (GTK_WINDOW (self), is_changed ? _("The file was changed by somebody else") : _("The campaign is not saved"),
                                longer, is_changed ? changed : other, refused_answered, refused);
}

static void
tell_saved (GabWindow  *self,
            GFile      *file,
            const char *warning)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  /* Translators: the name of a file */
  g_autofree char *text = g_strdup_printf (_("Saved as %s"), name);
  g_autofree char *longer = NULL;

  gab_notice_clear (self->notice);
  gab_notice_tell (self->notice, text, FALSE);
  if (warning == NULL)
    return;
  longer = g_strdup_printf (_("The campaign is saved, but no earlier version could be kept: %s"), warning);
  gab_notice_tell_error (self->notice, longer);
}

/* Whoever wanted to leave while it was saved may do so now. */
void
gab_window_let_go (GabWindow *self)
{
  GabLeaving *leaving = g_queue_pop_head (&self->leaving_after);

  if (leaving == NULL)
    return;
  gab_window_leave (self, leaving->then, leaving->data, leaving->destroy);
  g_free (leaving);
}

static void
saved (GObject      *source,
       GAsyncResult *result,
       gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  Save *save = g_task_get_task_data (G_TASK (result));
  GabLeaving *leaving = g_steal_pointer (&save->leaving);
  g_autoptr (GError) error = NULL;
  gboolean good = g_task_propagate_boolean (G_TASK (result), &error);
  g_autofree char *warning = gab_keeper_end_save (save->keeper, save->saving, good);

  self->saving = FALSE;
  g_clear_handle_id (&self->slow, g_source_remove);
  gab_window_hide_bar (self, "saving");
  if (self->keeper != save->keeper)
    {
      gab_window_free_leaving (leaving);
      self->save_again = FALSE;
      gab_window_let_go (self);
      return;
    }
  if (good)
    {
      static const char *const over[] = { "changed", "gone", "recovered" };

      for (guint i = 0; i < G_N_ELEMENTS (over); i++)
        gab_window_hide_bar (self, over[i]);
      gab_window_remember_file (self, save->file);
      tell_saved (self, save->file, warning);
      if (self->save_again && gab_document_get_modified (gab_keeper_get_document (self->keeper)))
        gab_window_save (self, FALSE, leaving);
      else
        gab_window_go_on (self, leaving);
    }
  else
    refuse (self, error, save->file, leaving);
  self->save_again = FALSE;
  if (!self->saving)
    gab_window_let_go (self);
}

static gboolean
is_slow (gpointer data)
{
  GabWindow *self = data;
  GabBanner *bar = gab_window_find_bar (self, "saving");

  if (bar == NULL)
    {
      gab_window_show_bar (self, "saving", _("Saving…"), NULL);
      bar = gab_window_find_bar (self, "saving");
    }
  gab_banner_set_progress (bar, -1);
  return G_SOURCE_CONTINUE;
}

/* One of @snapshot and @content is taken over; so is @leaving. */
static void
run (GabWindow     *self,
     GFile         *file,
     gboolean       over,
     GabSnapshot   *snapshot,
     GBytes        *content,
     const GabKept *kept,
     GabLeaving    *leaving)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, saved, NULL);
  Save *save = g_new0 (Save, 1);

  save->snapshot = snapshot;
  save->content = content;
  save->keeper = g_object_ref (self->keeper);
  save->file = g_object_ref (file);
  save->leaving = leaving;
  save->saving = gab_keeper_begin_save (self->keeper, file, over);
  if (kept != NULL)
    gab_saving_set_kept (save->saving, kept);
  self->saving = TRUE;
  self->slow = g_timeout_add (SLOW, is_slow, self);
  g_task_set_task_data (task, save, free_save);
  g_task_run_in_thread (task, work);
}

static void
save_to (GabWindow  *self,
         GFile      *file,
         gboolean    over,
         GabLeaving *leaving)
{
  GabDocument *document = gab_session_get_document (self->session);
  g_autoptr (GError) error = NULL;
  GabSnapshot *snapshot = gab_storage_snapshot (gab_document_get_campaign (document), &error);

  if (snapshot != NULL)
    {
      run (self, file, over, snapshot, NULL, NULL, leaving);
      return;
    }
  gab_tell_error (GTK_WIDGET (self), error);
  gab_window_free_leaving (leaving);
}

/* Puts a version that was kept into the place of the file. */
void
gab_window_save_content (GabWindow     *self,
                         GBytes        *content,
                         const GabKept *kept,
                         GabLeaving    *leaving)
{
  run (self, gab_document_get_file (gab_keeper_get_document (self->keeper)), FALSE, NULL, g_bytes_ref (content), kept, leaving);
}

static void
save_chosen (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gab_dialogs_choose_file_finish (result, &error);

  if (file != NULL && self->session != NULL && !self->saving)
    save_to (self, file, FALSE, data);
  else
    gab_window_free_leaving (data);
}

/* Saves, and does @leaving once that is done; a save that runs is waited for. */
void
gab_window_save (GabWindow  *self,
                 gboolean    elsewhere,
                 GabLeaving *leaving)
{
  GabDocument *document = gab_session_get_document (self->session);
  GFile *file = gab_document_get_file (document);
  g_autofree char *name = NULL;
  g_autofree char *handle = NULL;

  if (self->saving)
    {
      self->save_again = TRUE;
      if (leaving != NULL)
        g_queue_push_tail (&self->leaving_after, leaving);
      return;
    }
  if (file != NULL && !elsewhere)
    {
      save_to (self, file, FALSE, leaving);
      return;
    }
  handle = gab_handle_from_name (gab_thing_get_name (GAB_THING (gab_document_get_campaign (document))), "campaign");
  name = g_strconcat (handle, ".gabion", NULL);
  gab_dialogs_choose_file_async (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _("Save the campaign"), file, name,
                                 save_chosen, leaving);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gab_window_save (GAB_WINDOW (widget), g_str_equal (name, "win.save-as"), NULL);
}

static void
keep_mine (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  GFile *file = self->session != NULL ? gab_document_get_file (gab_session_get_document (self->session)) : NULL;

  if (file != NULL && !self->saving)
    save_to (self, file, TRUE, NULL);
}

void
gab_window_install_saving (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "win.keep-mine", NULL, keep_mine);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's files: new, open, save, and what is asked before one is left. */

#include "gab-window-private.h"

#include "gab-dialogs.h"
#include "gab-new-dialog.h"
#include "gab-opening.h"
#include "gab-page.h"

#include <glib/gi18n-lib.h>

void
gab_window_free_leaving (GabLeaving *leaving)
{
  if (leaving == NULL)
    return;
  if (leaving->destroy != NULL && leaving->data != NULL)
    leaving->destroy (leaving->data);
  g_free (leaving);
}

/* Does what the player has chosen; NULL is nothing. */
void
gab_window_go_on (GabWindow  *self,
                  GabLeaving *leaving)
{
  if (leaving != NULL)
    leaving->then (self, leaving->data);
  gab_window_free_leaving (leaving);
}

/**
 * gab_window_must_ask:
 * @document: (nullable): what is open
 *
 * Returns: whether something would be lost if it were left.
 */
gboolean
gab_window_must_ask (GabDocument *document)
{
  return document != NULL && gab_document_get_modified (document);
}

static void
answered (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);

  switch (gab_dialogs_ask_unsaved_finish (result))
    {
    case GAB_ANSWER_SAVE:
      gab_window_save (self, FALSE, data);
      break;
    case GAB_ANSWER_DISCARD:
      gab_window_go_on (self, data);
      break;
    case GAB_ANSWER_CANCEL:
    default:
      gab_window_free_leaving (data);
    }
}

/* Does @then once nothing can be lost by it; asks the player when something could. */
void
gab_window_leave (GabWindow      *self,
                  GabLeaveFunc    then,
                  gpointer        data,
                  GDestroyNotify  destroy)
{
  GabDocument *document = self->session != NULL ? gab_session_get_document (self->session) : NULL;
  GabLeaving *leaving = g_new0 (GabLeaving, 1);

  *leaving = (GabLeaving) { then, data, destroy };
  if (self->saving)
    g_queue_push_tail (&self->leaving_after, leaving);
  else if (!gab_window_must_ask (document))
    gab_window_go_on (self, leaving);
  else
    gab_dialogs_ask_unsaved_async (GTK_WINDOW (self), gab_thing_get_name (GAB_THING (gab_document_get_campaign (document))),
                                   answered, leaving);
}

/**
 * gab_window_open_file:
 * @self: a window whose own changes may be lost
 * @file: a campaign file
 *
 * Opens it before it returns, or says why it cannot be read; gab_window_begin_open() does
 * not stop the window for it.
 *
 * Returns: whether it could be read.
 */
gboolean
gab_window_open_file (GabWindow *self,
                      GFile     *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GabDocument) document = gab_opening_file (file, &content, &error);
  g_autoptr (GabKeeper) keeper = document != NULL ? gab_keeper_new (document) : NULL;

  if (document != NULL)
    gab_window_adopt (self, keeper, content);
  else
    gab_tell_error (GTK_WIDGET (self), error);
  return document != NULL;
}

/**
 * gab_window_open_sample:
 * @self: a window whose own changes may be lost
 * @name: the name of a sample
 *
 * Opens it as an untitled copy, or says why not.
 *
 * Returns: whether it is open now.
 */
gboolean
gab_window_open_sample (GabWindow  *self,
                        const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample (name, &error);

  if (document != NULL)
    gab_window_set_document (self, document);
  else
    gab_tell_error (GTK_WIDGET (self), error);
  return document != NULL;
}

/**
 * gab_window_begin_open_left:
 * @self: a window in which nothing is open
 * @left: an untitled campaign of which something was not saved
 *
 * Opens it in a worker, with all that was done in it.
 */
void
gab_window_begin_open_left (GabWindow     *self,
                            const GabLeft *left)
{
  g_autoptr (GFile) file = g_file_new_for_path (left->path);

  gab_window_begin_open_as (self, file, _("an unsaved campaign"), GAB_OPEN_LEFT);
}

/* A campaign is open in one window; a second opening raises that. */
static GtkWindow *
find_window (GabWindow *self,
             GFile     *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = application != NULL ? gtk_application_get_windows (application) : NULL; l != NULL; l = l->next)
    if (GAB_IS_WINDOW (l->data) && gab_window_shows_file (l->data, file))
      return l->data;
  return NULL;
}

static void
open_then (GabWindow *self,
           gpointer   file)
{
  gab_window_begin_open (self, file);
}

/* Opens a file once nothing can be lost by it, or raises the window that has it. */
void
gab_window_open_or_raise (GabWindow *self,
                          GFile     *file)
{
  GtkWindow *window = find_window (self, file);

  if (window != NULL)
    gtk_window_present (window);
  else
    gab_window_leave (self, open_then, g_object_ref (file), g_object_unref);
}

static void
open_chosen (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gab_dialogs_choose_file_finish (result, &error);

  if (file != NULL)
    gab_window_open_or_raise (GAB_WINDOW (source), file);
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gab_dialogs_choose_file_async (GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a campaign"), NULL, NULL,
                                 open_chosen, NULL);
}

static void
open_file_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_string (parameter, NULL));

  gab_window_open_or_raise (GAB_WINDOW (widget), file);
}

static void
reopen_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  g_autoptr (GFile) file = gab_window_dup_last_file (GAB_WINDOW (widget));

  if (file != NULL)
    gab_window_open_or_raise (GAB_WINDOW (widget), file);
}

static void
sample_then (GabWindow *self,
             gpointer   name)
{
  gab_window_open_sample (self, name);
}

static void
sample_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gab_window_leave (GAB_WINDOW (widget), sample_then, g_variant_dup_string (parameter, NULL), g_free);
}

static void
new_then (GabWindow *self,
          gpointer   document)
{
  gab_window_set_document (self, document);
}

static void
campaign_made (GabWindow   *self,
               GabDocument *document)
{
  gab_window_leave (self, new_then, g_object_ref (document), g_object_unref);
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GtkWidget *dialog = gab_new_dialog_new (GTK_WINDOW (widget));

  g_signal_connect_object (dialog, "made", G_CALLBACK (campaign_made), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
gab_window_install_files (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.open-file", "s", open_file_action);
  gtk_widget_class_install_action (widget_class, "win.open-sample", "s", sample_action);
  gtk_widget_class_install_action (widget_class, "win.reopen-last", NULL, reopen_action);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs that ask for the file of a table, CSV or JSON, or of a paper, PDF. */

#include "gab-dialogs-tables.h"

#include "gab-dialogs.h"

#include <glib/gi18n-lib.h>

static void
add_filter (GtkFileChooser *chooser,
            const char     *name,
            const char     *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
return_file (GTask *task,
             GFile *file)
{
  if (file == NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", _("Nothing was chosen."));
  else
    g_task_return_pointer (task, g_object_ref (file), g_object_unref);
}

static void
file_response (GtkNativeDialog *dialog,
               int              response,
               gpointer         data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;

  return_file (task, file);
  g_object_unref (dialog);
}

/* NULL where a script answers instead of a player: then nothing is chosen, or the script's file to be opened. */
static GtkFileChooserNative *
begin (GtkWindow            *parent,
       GtkFileChooserAction  action,
       const char           *title,
       const char           *name,
       GTask                *task)
{
  GtkFileChooserNative *dialog;

  if (!gab_dialogs_has_player ())
    {
      const char *path = action == GTK_FILE_CHOOSER_ACTION_OPEN ? gab_dialogs_get_script_path () : NULL;
      g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;

      return_file (task, file);
      g_object_unref (task);
      return NULL;
    }
  dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (file_response), task);
  return dialog;
}

/**
 * gab_dialogs_choose_table_async:
 * @parent: the window that asks
 * @action: to open or to save
 * @title: what is asked
 * @name: (nullable): the name to propose for a file to be saved
 * @callback: called with the answer
 * @data: handed to @callback
 *
 * Where a script answers instead of a player, its file is opened, and nothing is saved.
 */
void
gab_dialogs_choose_table_async (GtkWindow            *parent,
                                GtkFileChooserAction  action,
                                const char           *title,
                                const char           *name,
                                GAsyncReadyCallback   callback,
                                gpointer              data)
{
  GtkFileChooserNative *dialog = begin (parent, action, title, name, g_task_new (parent, NULL, callback, data));

  if (dialog == NULL)
    return;
  add_filter (GTK_FILE_CHOOSER (dialog), _("CSV tables"), "*.csv");
  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    add_filter (GTK_FILE_CHOOSER (dialog), _("JSON"), "*.json");
  add_filter (GTK_FILE_CHOOSER (dialog), _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * gab_dialogs_choose_pdf_async:
 * @parent: the window that asks
 * @name: the name to propose
 * @callback: called with the answer, for gab_dialogs_choose_table_finish()
 * @data: handed to @callback
 *
 * Where to save a paper. Where a script answers instead of a player, nothing is chosen.
 */
void
gab_dialogs_choose_pdf_async (GtkWindow           *parent,
                              const char          *name,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  GtkFileChooserNative *dialog = begin (parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("Save as PDF"), name,
                                        g_task_new (parent, NULL, callback, data));

  if (dialog == NULL)
    return;
  add_filter (GTK_FILE_CHOOSER (dialog), _("PDF"), "*.pdf");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * gab_dialogs_choose_table_finish:
 * @result: what the callback was given
 * @error: G_IO_ERROR_CANCELLED when nothing was chosen
 *
 * Returns: (transfer full) (nullable): the file chosen.
 */
GFile *
gab_dialogs_choose_table_finish (GAsyncResult  *result,
                                 GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

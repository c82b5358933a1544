/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs: questions to the player as pairs of functions. GtkAlertDialog and
 * GtkFileDialog come with GTK 4.10; what stands in for them is in this file alone. */

#include "gab-dialogs.h"

#include <glib/gi18n-lib.h>

#define SUFFIX      ".gabion"
#define MOST_BESIDE 3

static GabDialogsScript *script;

/**
 * gab_dialogs_follow_script:
 * @with: (nullable): answers for the questions to come; NULL asks the player again
 */
void
gab_dialogs_follow_script (GabDialogsScript *with)
{
  script = with;
}

/**
 * gab_dialogs_has_player:
 *
 * Returns: whether a player answers, on whose desktop recent files may be noted; FALSE
 *   while a script does.
 */
gboolean
gab_dialogs_has_player (void)
{
  return script == NULL;
}

/**
 * gab_dialogs_get_script_path:
 *
 * Returns: (transfer none) (nullable): the file that a script chooses; NULL for none, and for a player.
 */
const char *
gab_dialogs_get_script_path (void)
{
  return script != NULL ? script->path : NULL;
}

static void
unsaved_response (GtkWidget *dialog,
                  int        response,
                  gpointer   data)
{
  g_autoptr (GTask) task = data;

  g_task_return_int (task, response == GTK_RESPONSE_ACCEPT   ? GAB_ANSWER_SAVE
                           : response == GTK_RESPONSE_REJECT ? GAB_ANSWER_DISCARD
                                                             : GAB_ANSWER_CANCEL);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/**
 * gab_dialogs_ask_unsaved_async:
 * @parent: the window with the changes
 * @name: the name of the campaign
 * @callback: called with the answer
 * @data: handed to @callback
 *
 * Asks whether changes that are in no file shall be saved.
 */
void
gab_dialogs_ask_unsaved_async (GtkWindow           *parent,
                               const char          *name,
                               GAsyncReadyCallback  callback,
                               gpointer             data)
{
  GTask *task = g_task_new (parent, NULL, callback, data);
  GtkWidget *dialog;
  GtkWidget *save;

  if (script != NULL)
    {
      script->asked++;
      g_task_return_int (task, script->answer);
      g_object_unref (task);
      return;
    }
  dialog = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
                                   GTK_BUTTONS_NONE, _("Save the changes to “%s”?"), name);
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            _("What has not been saved is lost for good."));
  gtk_dialog_add_button (GTK_DIALOG (dialog), _("_Discard"), GTK_RESPONSE_REJECT);
  gtk_dialog_add_button (GTK_DIALOG (dialog), _("_Cancel"), GTK_RESPONSE_CANCEL);
  save = gtk_dialog_add_button (GTK_DIALOG (dialog), _("_Save"), GTK_RESPONSE_ACCEPT);
  gtk_widget_add_css_class (save, "suggested-action");
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_signal_connect (dialog, "response", G_CALLBACK (unsaved_response), task);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * gab_dialogs_ask_unsaved_finish:
 * @result: what the callback was given
 *
 * Returns: the answer.
 */
GabAnswer
gab_dialogs_ask_unsaved_finish (GAsyncResult *result)
{
  gssize answer = g_task_propagate_int (G_TASK (result), NULL);

  return answer > 0 ? (GabAnswer) answer : GAB_ANSWER_CANCEL;
}

static void
choice_response (GtkWidget *dialog,
                 int        response,
                 gpointer   data)
{
  g_autoptr (GTask) task = data;
  const GabDialogsChoice *choices = g_task_get_task_data (task);

  g_task_return_pointer (task, g_strdup (response >= 0 ? choices[response].id : "cancel"), g_free);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
add_choices (GtkDialog              *dialog,
             const GabDialogsChoice *choices)
{
  static const char *const classes[] = { [GAB_DIALOGS_MAIN] = "suggested-action", [GAB_DIALOGS_HARD] = "destructive-action" };

  for (int i = 0; choices[i].id != NULL; i++)
    {
      GtkWidget *button = gtk_dialog_add_button (dialog, _(choices[i].label), i);

      /* More than three do not stand beside each other in large letters. */
      if (i == MOST_BESIDE)
        gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (button)), GTK_ORIENTATION_VERTICAL);
      if (choices[i].style != GAB_DIALOGS_PLAIN)
        gtk_widget_add_css_class (button, classes[choices[i].style]);
      if (choices[i].style == GAB_DIALOGS_MAIN)
        gtk_dialog_set_default_response (dialog, i);
    }
}

/**
 * gab_dialogs_ask_choice_async:
 * @parent: the window that asks
 * @heading: the question
 * @text: what there is to know about it
 * @choices: (array zero-terminated=1): the answers, which outlive the question
 * @callback: called with the answer
 * @data: handed to @callback
 *
 * Asks what shall be done. Escape answers "cancel".
 */
void
gab_dialogs_ask_choice_async (GtkWindow              *parent,
                              const char             *heading,
                              const char             *text,
                              const GabDialogsChoice *choices,
                              GAsyncReadyCallback     callback,
                              gpointer                data)
{
  GTask *task = g_task_new (parent, NULL, callback, data);
  GtkWidget *dialog;

  g_task_set_task_data (task, (gpointer) choices, NULL);
  if (script != NULL)
    {
      script->asked++;
      g_free (script->heard);
      script->heard = g_strdup (text);
      g_task_return_pointer (task, g_strdup (script->choice != NULL ? script->choice : "cancel"), g_free);
      g_object_unref (task);
      return;
    }
  dialog = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
                                   GTK_BUTTONS_NONE, "%s", heading);
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", text);
  add_choices (GTK_DIALOG (dialog), choices);
  g_signal_connect (dialog, "response", G_CALLBACK (choice_response), task);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * gab_dialogs_ask_choice_finish:
 * @result: what the callback was given
 *
 * Returns: (transfer full): the id of the answer.
 */
char *
gab_dialogs_ask_choice_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) campaigns = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (campaigns, _("Campaigns"));
  gtk_file_filter_add_pattern (campaigns, "*" SUFFIX);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, campaigns);
  gtk_file_chooser_add_filter (chooser, all);
}

/* A campaign saved without the ending would not be found again. */
static GFile *
with_suffix (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = NULL;
  g_autoptr (GFile) folder = NULL;

  if (g_str_has_suffix (base, SUFFIX))
    return g_object_ref (file);
  name = g_strconcat (base, SUFFIX, NULL);
  folder = g_file_get_parent (file);
  return g_file_get_child (folder, name);
}

static void
return_file (GTask *task,
             GFile *file)
{
  gboolean saves = GPOINTER_TO_INT (g_task_get_task_data (task)) == GTK_FILE_CHOOSER_ACTION_SAVE;

  if (file == NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", _("Nothing was chosen."));
  else
    g_task_return_pointer (task, saves ? with_suffix (file) : g_object_ref (file), g_object_unref);
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

/**
 * gab_dialogs_choose_file_async:
 * @parent: the window that asks
 * @action: to open or to save
 * @title: what is asked
 * @file: (nullable): the file to begin with
 * @name: (nullable): the name to propose when there is no @file
 * @callback: called with the answer
 * @data: handed to @callback
 */
void
gab_dialogs_choose_file_async (GtkWindow            *parent,
                               GtkFileChooserAction  action,
                               const char           *title,
                               GFile                *file,
                               const char           *name,
                               GAsyncReadyCallback   callback,
                               gpointer              data)
{
  GTask *task = g_task_new (parent, NULL, callback, data);
  GtkFileChooserNative *dialog;

  g_task_set_task_data (task, GINT_TO_POINTER (action), NULL);
  if (script != NULL)
    {
      g_autoptr (GFile) chosen = script->path != NULL ? g_file_new_for_path (script->path) : NULL;

      script->asked++;
      return_file (task, chosen);
      g_object_unref (task);
      return;
    }
  dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog));
  if (file != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, NULL);
  else if (name != NULL && action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (file_response), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * gab_dialogs_choose_file_finish:
 * @result: what the callback was given
 * @error: G_IO_ERROR_CANCELLED when nothing was chosen
 *
 * Returns: (transfer full) (nullable): the file chosen; one to be saved to ends
 *   in .gabion.
 */
GFile *
gab_dialogs_choose_file_finish (GAsyncResult  *result,
                                GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

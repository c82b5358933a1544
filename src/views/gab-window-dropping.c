/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are dropped on the window: a campaign is opened, a roster is looked at, of anything else it is said why not. */

#include "gab-window-private.h"

#include "gab-import-dialog.h"

#include <glib/gi18n-lib.h>

static const char *const campaigns[] = { ".gabion", ".gabion~", NULL };
static const char *const tables[] = { ".csv", ".tsv", NULL };

static gboolean
ends_with (const char        *name,
           const char *const *endings)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; endings[i] != NULL; i++)
    if (g_str_has_suffix (lower, endings[i]))
      return TRUE;
  return FALSE;
}

static gboolean
refuse (GabWindow  *self,
        const char *sentence)
{
  gab_notice_tell_error (self->notice, sentence);
  return FALSE;
}

static gboolean
take_table (GabWindow *self,
            GFile     *file)
{
  const char *path = g_file_peek_path (file);
  GtkWidget *dialog;

  if (path == NULL)
    return refuse (self, _("Only files on this computer can be opened."));
  if (self->session == NULL)
    return refuse (self, _("Open a campaign first: a roster is put into one of its forces."));
  /* Behind the curtain too the session has the table's eyes. */
  if (gab_session_get_viewer (self->session) == GAB_VIEWER_TABLE)
    return refuse (self, _("Only the umpire or a side adds and edits here."));
  dialog = gab_window_begin_import (self);
  if (dialog != NULL)
    gab_import_dialog_load (GAB_IMPORT_DIALOG (dialog), path);
  return dialog != NULL;
}

static gboolean
take_file (GabWindow *self,
           GFile     *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *text = NULL;

  if (ends_with (name, tables))
    return take_table (self, file);
  if (ends_with (name, campaigns))
    {
      gab_window_open_or_raise (self, file);
      return TRUE;
    }
  /* Translators: the name of a file */
  text = g_strdup_printf (_("%s is neither a campaign (.gabion) nor a roster (.csv): nothing is done with it."), name);
  return refuse (self, text);
}

static gboolean
dropped (GabWindow    *self,
         const GValue *value)
{
  GSList *files;
  gboolean taken = FALSE;

  if (!G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    return FALSE;
  files = gdk_file_list_get_files (g_value_get_boxed (value));
  if (files != NULL && files->next == NULL)
    taken = take_file (self, files->data);
  else if (files != NULL)
    refuse (self, _("Drop one file at a time: a window shows one campaign."));
  g_slist_free (files);
  return taken;
}

void
gab_window_set_up_dropping (GabWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (drop, "drop", G_CALLBACK (dropped), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

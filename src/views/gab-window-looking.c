/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window looks at its file each time that the player comes back to it; a worker reads it. */

#include "gab-window-private.h"

#include <glib/gi18n-lib.h>

static void
tell_file (GabWindow    *self,
           GabFileState  state)
{
  static const GabBannerButton changed[] = {
    { N_("Open _theirs"), "win.open-theirs", NULL }, { N_("_Keep mine"), "win.keep-mine", NULL }, { NULL, NULL, NULL }
  };
  static const GabBannerButton gone[] = {
    { N_("_Save"), "win.save", NULL }, { N_("Save _as…"), "win.save-as", NULL }, { N_("_Dismiss"), "win.hide-bar", "gone" },
    { NULL, NULL, NULL }
  };
  GFile *file = gab_document_get_file (gab_keeper_get_document (self->keeper));
  g_autofree char *name = file != NULL ? g_file_get_parse_name (file) : NULL;
  g_autofree char *text = NULL;

  gab_window_hide_bar (self, "changed");
  gab_window_hide_bar (self, "gone");
  switch (state)
    {
    case GAB_FILE_CHANGED:
      text = g_strdup_printf (_("%s was changed by somebody else since you opened or saved it."), name);
      gab_window_show_bar (self, "changed", text, changed);
      break;
    case GAB_FILE_GONE:
      text = g_strdup_printf (_("%s is no longer there, or cannot be read. What you have here is the only one."), name);
      gab_window_show_bar (self, "gone", text, gone);
      break;
    case GAB_FILE_SAME:
    default:
      break;
    }
}

static void
look_in_worker (GTask        *task,
                gpointer      source,
                gpointer      look,
                GCancellable *cancellable)
{
  gab_file_look_read (look);
  g_task_return_boolean (task, TRUE);
}

/* A save that began in the meantime will find out itself. */
static void
looked (GObject      *source,
        GAsyncResult *result,
        gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  g_autoptr (GabKeeper) keeper = data;
  GabFileLook *look = g_task_get_task_data (G_TASK (result));
  GabFileLook *copy = g_new0 (GabFileLook, 1);

  *copy = (GabFileLook) { g_strdup (look->path), g_strdup (look->stamp), g_strdup (look->digest) };
  if (self->keeper != keeper || self->saving)
    gab_file_look_free (copy);
  else
    tell_file (self, gab_keeper_end_look (keeper, copy));
}

static void
look_at_file (GabWindow *self)
{
  g_autoptr (GTask) task = NULL;
  GabFileLook *look;

  if (self->keeper == NULL || self->saving || !gtk_window_is_active (GTK_WINDOW (self)))
    return;
  look = gab_keeper_begin_look (self->keeper);
  if (look == NULL)
    {
      tell_file (self, GAB_FILE_SAME);
      return;
    }
  task = g_task_new (self, NULL, looked, g_object_ref (self->keeper));
  g_task_set_task_data (task, look, (GDestroyNotify) gab_file_look_free);
  g_task_run_in_thread (task, look_in_worker);
}

void
gab_window_set_up_keeping (GabWindow *self)
{
  g_signal_connect (self, "notify::is-active", G_CALLBACK (look_at_file), NULL);
}

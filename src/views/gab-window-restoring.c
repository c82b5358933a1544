/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window restores a version that is kept, or opens it as a copy. */

#include "gab-window-private.h"

#include "gab-opening.h"
#include "gab-page.h"
#include "gab-restore-window.h"
#include "gab-storage.h"

#include <glib/gi18n-lib.h>

/* What is open is kept before something else takes its place. */
typedef struct
{
  GabKeeper    *keeper;
  char         *folder;
  guint         n_done;   /* of the keeper when the copy was taken */
  GabSnapshot  *snapshot; /* NULL: it is in its file */
  GabKept      *about;
  GabKept      *kept;     /* nullable: what shall be restored */
  GBytes       *content;  /* of that */
  GabLeaveFunc  then;
} Keeping;

static void
free_keeping (gpointer data)
{
  Keeping *keeping = data;

  g_object_unref (keeping->keeper);
  g_free (keeping->folder);
  g_clear_pointer (&keeping->snapshot, gab_snapshot_free);
  g_clear_pointer (&keeping->about, gab_kept_free);
  g_clear_pointer (&keeping->kept, gab_kept_free);
  g_clear_pointer (&keeping->content, g_bytes_unref);
  g_free (keeping);
}

/* The version is read first: to keep another may be its end. */
static gboolean
keep (Keeping  *keeping,
      GError  **error)
{
  g_autoptr (GBytes) mine = NULL;

  if (keeping->kept != NULL && keeping->content == NULL)
    keeping->content = gab_keep_read (keeping->kept, error);
  if (keeping->kept != NULL && keeping->content == NULL)
    return FALSE;
  if (keeping->snapshot == NULL)
    return TRUE;
  mine = gab_snapshot_write (keeping->snapshot);
  return gab_keep_add (keeping->folder, mine, keeping->about, error);
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  GError *error = NULL;

  if (keep (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void begin (GabWindow    *self,
                   GabKept      *kept,
                   GBytes       *content,
                   GabLeaveFunc  then);

static void
go_on (GabWindow *self,
       Keeping   *keeping)
{
  GabDocument *document = gab_keeper_get_document (keeping->keeper);
  GabLeaving *leaving;

  if (keeping->kept == NULL)
    {
      keeping->then (self, NULL);
      return;
    }
  leaving = g_new (GabLeaving, 1);
  *leaving = (GabLeaving) { keeping->then, g_object_ref (gab_document_get_file (document)), g_object_unref };
  gab_window_save_content (self, keeping->content, keeping->kept, leaving);
}

static void
kept (GObject      *source,
      GAsyncResult *result,
      gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  Keeping *keeping = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean good = g_task_propagate_boolean (G_TASK (result), &error);

  self->saving = FALSE;
  if (self->keeper == keeping->keeper && !good)
    gab_tell_error (GTK_WIDGET (self), error);
  else if (self->keeper == keeping->keeper && gab_keeper_get_n_done (self->keeper) != keeping->n_done)
    begin (self, g_steal_pointer (&keeping->kept), keeping->content, keeping->then); /* somebody played on */
  else if (self->keeper == keeping->keeper)
    go_on (self, keeping);
  if (!self->saving)
    gab_window_let_go (self);
}

/* @kept is taken over. */
static void
begin (GabWindow    *self,
       GabKept      *kept_before,
       GBytes       *content,
       GabLeaveFunc  then)
{
  GabDocument *document = gab_keeper_get_document (self->keeper);
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = NULL;
  Keeping *keeping = g_new0 (Keeping, 1);

  *keeping = (Keeping) { .keeper = g_object_ref (self->keeper), .folder = g_strdup (gab_keeper_get_folder (self->keeper)),
                         .n_done = gab_keeper_get_n_done (self->keeper), .about = gab_keeper_describe (self->keeper),
                         .kept = kept_before, .content = content != NULL ? g_bytes_ref (content) : NULL, .then = then };
  if (gab_document_get_modified (document))
    keeping->snapshot = gab_storage_snapshot (gab_document_get_campaign (document), &error);
  if (error != NULL)
    {
      gab_tell_error (GTK_WIDGET (self), error);
      free_keeping (keeping);
      return;
    }
  task = g_task_new (self, NULL, kept, NULL);
  g_task_set_task_data (task, keeping, free_keeping);
  self->saving = TRUE;
  g_task_run_in_thread (task, work);
}

/**
 * gab_window_keep_mine:
 * @self: a window with a campaign that has a file, and that saves nothing
 * @kept: (nullable) (transfer full): a version that shall take the file's place
 * @then: what follows
 *
 * A worker keeps what is open now among the versions, unless it is in its file.
 */
void
gab_window_keep_mine (GabWindow    *self,
                      GabKept      *kept_before,
                      GabLeaveFunc  then)
{
  begin (self, kept_before, NULL, then);
}

/* One of the versions that are kept of what is open. */
static GabKept *
find_kept (GabWindow  *self,
           const char *path)
{
  g_autoptr (GPtrArray) list = gab_keep_list (gab_keeper_get_folder (self->keeper));

  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (((GabKept *) g_ptr_array_index (list, i))->path, path))
      return g_ptr_array_steal_index (list, i);
  gab_notice_tell_error (self->notice, _("This version is no longer kept."));
  return NULL;
}

static void
open_kept (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  g_autoptr (GabKept) found = self->keeper != NULL ? find_kept (self, g_variant_get_string (parameter, NULL)) : NULL;
  g_autoptr (GFile) file = NULL;
  GabWindow *other;

  if (found == NULL)
    return;
  file = g_file_new_for_path (found->path);
  other = gab_window_new (gtk_window_get_application (GTK_WINDOW (self)));
  gab_window_begin_open_as (other, file, gab_thing_get_name (GAB_THING (gab_session_get_campaign (self->session))), GAB_OPEN_KEPT);
  gtk_window_present (GTK_WINDOW (other));
}

static void
open_restored (GabWindow *self,
               gpointer   file)
{
  self->discarding = self->restoring = TRUE;
  gab_window_begin_open (self, file);
}

/* What is there now is kept first, the file and what was not saved. */
static void
restore_kept (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  GabKept *found;

  if (self->keeper == NULL || gab_document_get_file (gab_keeper_get_document (self->keeper)) == NULL || self->saving)
    return;
  found = find_kept (self, g_variant_get_string (parameter, NULL));
  if (found != NULL)
    gab_window_keep_mine (self, found, open_restored);
}

static void
restore (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);

  if (self->keeper != NULL)
    gtk_window_present (GTK_WINDOW (gab_restore_window_new (GTK_WINDOW (self), self->keeper)));
}

void
gab_window_install_restoring (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.restore", NULL, restore);
  gtk_widget_class_install_action (widget_class, "win.open-kept", "s", open_kept);
  gtk_widget_class_install_action (widget_class, "win.restore-kept", "s", restore_kept);
}

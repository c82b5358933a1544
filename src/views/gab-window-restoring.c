/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window restores a version that is kept, or opens it as a copy. */

#include "gab-window-private.h"

#include "gab-opening.h"
#include "gab-page.h"
#include "gab-restore-window.h"
#include "gab-storage.h"

#include <glib/gi18n-lib.h>

/* The content of one of the versions that are kept of what is open. */
static GBytes *
read_kept (GabWindow   *self,
           const char  *path,
           GError     **error)
{
  g_autoptr (GPtrArray) list = gab_keep_list (gab_keeper_get_folder (self->keeper));

  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (((GabKept *) g_ptr_array_index (list, i))->path, path))
      return gab_keep_read (g_ptr_array_index (list, i), error);
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("This version is no longer kept."));
  return NULL;
}

static void
open_kept (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GabDocument) copy = NULL;
  GabWindow *other;

  if (self->keeper == NULL)
    return;
  content = read_kept (self, g_variant_get_string (parameter, NULL), &error);
  if (content != NULL)
    copy = gab_opening_copy (content, gab_thing_get_name (GAB_THING (gab_session_get_campaign (self->session))), &error);
  if (copy == NULL)
    {
      gab_tell_error (widget, error);
      return;
    }
  other = gab_window_new (gtk_window_get_application (GTK_WINDOW (self)));
  gab_window_set_document (other, copy);
  gtk_window_present (GTK_WINDOW (other));
}

static void
open_restored (GabWindow *self,
               gpointer   file)
{
  self->discarding = TRUE;
  gab_window_begin_open (self, file);
}

/* What is there now is kept first, the file and what was not saved. */
static void
restore_kept (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  GabDocument *document = self->keeper != NULL ? gab_keeper_get_document (self->keeper) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GBytes) now = NULL;
  GabLeaving *leaving;

  if (document == NULL || gab_document_get_file (document) == NULL || self->saving)
    return;
  content = read_kept (self, g_variant_get_string (parameter, NULL), &error);
  if (content != NULL && gab_document_get_modified (document))
    {
      now = gab_storage_write (gab_document_get_campaign (document), &error);
      if (now == NULL || !gab_keeper_keep_now (self->keeper, now, &error))
        g_clear_pointer (&content, g_bytes_unref);
    }
  if (content == NULL)
    {
      gab_tell_error (widget, error);
      return;
    }
  leaving = g_new (GabLeaving, 1);
  *leaving = (GabLeaving) { open_restored, g_object_ref (gab_document_get_file (document)), g_object_unref };
  gab_window_save_content (self, content, leaving);
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

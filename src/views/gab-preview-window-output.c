/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a preview is sent to: a file or a printer. */

#include "gab-preview-window-private.h"

#include "gab-dialogs-tables.h"
#include "gab-print-operation.h"

#include <glib/gi18n-lib.h>

/**
 * gab_preview_window_save:
 * @self: a preview
 * @path: where to
 *
 * Writes what is shown as PDF; why it cannot be is told in the window.
 *
 * Returns: whether it was written.
 */
gboolean
gab_preview_window_save (GabPreviewWindow *self,
                         const char       *path)
{
  g_autoptr (GError) error = NULL;
  gboolean written = self->print != NULL && gab_print_save (self->print, path, &error);
  g_autofree char *name = g_filename_display_name (path);
  /* Translators: a file */
  g_autofree char *text = g_strdup_printf (_("Written to %s."), name);

  gab_preview_window_show_page (self); /* what was said of another file is over */
  if (written)
    gtk_label_set_label (self->where, text);
  gab_preview_window_show_problem (self, error);
  return written;
}

static void
file_chosen (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GFile) file = gab_dialogs_choose_table_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    gab_preview_window_save (GAB_PREVIEW_WINDOW (source), path);
}

static void
save (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabPreviewWindow *self = GAB_PREVIEW_WINDOW (widget);
  const GabPaperKind *kind = gab_preview_window_kind (self);
  const char *handle = gab_preview_window_handle (self);
  g_autofree char *file = handle != NULL ? g_strdup_printf ("%s-%s.pdf", kind->name, handle)
                                         : g_strdup_printf ("%s.pdf", kind->name);

  gab_dialogs_choose_pdf_async (GTK_WINDOW (self), file, file_chosen, NULL);
}

static void
printed (GabPreviewWindow        *self,
         GtkPrintOperationResult  result,
         GtkPrintOperation       *operation)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  gab_preview_window_show_problem (self, error);
}

static void
print (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabPreviewWindow *self = GAB_PREVIEW_WINDOW (widget);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  GabPrint *made = gab_preview_window_make (self, &error);

  if (made == NULL)
    return;
  operation = gab_print_operation_new (made);
  size = gtk_paper_size_new (gtk_drop_down_get_selected (self->size) == 1 ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed), self, G_CONNECT_SWAPPED);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), NULL);
}

void
gab_preview_window_install_output (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "preview.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "preview.print", NULL, print);
}

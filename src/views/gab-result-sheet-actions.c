/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a result page does with sheets: printed empty, saved to be filled, read again (CA-19). */

#include "gab-result-sheet-actions.h"

#include "gab-bill-sheet.h"
#include "gab-csv-result.h"
#include "gab-dialogs-tables.h"
#include "gab-files.h"
#include "gab-print-operation.h"

#include <glib/gi18n-lib.h>

static GabResultSheet *
new_sheet (GabResultPage *page)
{
  return gab_result_sheet_new (gab_page_get_campaign (GAB_PAGE (page)), GAB_OPERATION (gab_page_get_shown (GAB_PAGE (page))));
}

/**
 * gab_result_sheet_save:
 * @page: a page of a fight that is open
 * @path: the file to write
 * @error: when it cannot be written
 *
 * Writes a sheet to be filled in a spreadsheet.
 *
 * Returns: TRUE when it is written.
 */
gboolean
gab_result_sheet_save (GabResultPage  *page,
                       const char     *path,
                       GError        **error)
{
  g_autoptr (GabResultSheet) sheet = new_sheet (page);
  g_autoptr (GBytes) bytes = gab_csv_result_write (sheet);

  return gab_files_replace (path, bytes, error);
}

static gboolean
type_row (GabResultPage          *page,
          const GabCsvResultRow  *row,
          GError                **error)
{
  static const char *const lists[GAB_CSV_RESULT_NUMBERS] = {
    [GAB_CSV_RESULT_DISMOUNTED] = "guns", [GAB_CSV_RESULT_TAKEN] = "taken", [GAB_CSV_RESULT_CAPTURED] = "captured",
    [GAB_CSV_RESULT_SP] = "sp", [GAB_CSV_RESULT_SPENT] = "rounds", [GAB_CSV_RESULT_ROUNDS_LOST] = "rounds-lost",
    [GAB_CSV_RESULT_ROUNDS_CAPTURED] = "rounds-captured",
  };
  const int *numbers = row->numbers;

  gab_result_page_type (page, row->unit, numbers[GAB_CSV_RESULT_KILLED], numbers[GAB_CSV_RESULT_WOUNDED],
                        numbers[GAB_CSV_RESULT_MISSING], numbers[GAB_CSV_RESULT_PRISONERS]);
  for (guint i = 0; i < GAB_CSV_RESULT_NUMBERS; i++)
    if (lists[i] != NULL && numbers[i] > 0 &&
        !gab_result_extras_type (gab_result_page_get_extras (page), lists[i], row->unit, numbers[i]))
      {
        g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("%1$d stands on the sheet for %2$s where the form has no place for it."),
                     numbers[i], gab_campaign_label (gab_page_get_campaign (GAB_PAGE (page)), row->unit));
        return FALSE;
      }
  return TRUE;
}

/**
 * gab_result_sheet_load:
 * @page: a page of a fight that is open
 * @path: the file of a filled sheet
 * @error: what is wrong with it; CA-19 for a stale or foreign one
 *
 * Types what stands on a sheet; nothing is booked.
 *
 * Returns: TRUE when it was read.
 */
gboolean
gab_result_sheet_load (GabResultPage  *page,
                       const char     *path,
                       GError        **error)
{
  GabSession *session = gab_page_get_session (GAB_PAGE (page));
  g_autoptr (GBytes) bytes = gab_files_read (path, GAB_CSV_MOST_BYTES, error);
  g_autoptr (GPtrArray) rows = NULL;
  const char *text;
  gsize size;

  if (bytes == NULL)
    return FALSE;
  text = g_bytes_get_data (bytes, &size);
  rows = gab_csv_result_read (text != NULL ? text : "", size, gab_document_get_campaign (gab_session_get_document (session)),
                              gab_thing_get_handle (gab_page_get_shown (GAB_PAGE (page))), error);
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    if (!type_row (page, g_ptr_array_index (rows, i), error))
      return FALSE;
  return rows != NULL;
}

static void
file_chosen (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  gboolean (* func) (GabResultPage *, const char *, GError **) = data;
  GtkRoot *root = GTK_ROOT (source);
  g_autoptr (GFile) file = gab_dialogs_choose_table_finish (result, NULL);
  GtkWidget *focus = gtk_root_get_focus (root);
  GtkWidget *page = focus != NULL ? gtk_widget_get_ancestor (focus, GAB_TYPE_RESULT_PAGE) : NULL;
  g_autoptr (GError) error = NULL;

  /* Another page may have been gone to while the question stood. */
  if (file == NULL || page == NULL || g_file_peek_path (file) == NULL)
    return;
  if (!func (GAB_RESULT_PAGE (page), g_file_peek_path (file), &error))
    gab_tell_error (page, error);
  else if (func == gab_result_sheet_load)
    gab_tell (page, _("The sheet is read. Look at it, then book it."), FALSE);
}

static void
choose (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  gboolean saves = g_str_equal (name, "result.save-sheet");
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  g_autofree char *file = g_strconcat (gab_thing_get_handle (gab_page_get_shown (GAB_PAGE (widget))), ".csv", NULL);

  gab_dialogs_choose_table_async (window, saves ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
                                  saves ? _("Save a sheet") : _("Read a sheet"), saves ? file : NULL, file_chosen,
                                  saves ? gab_result_sheet_save : gab_result_sheet_load);
}

static void
print (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  g_autoptr (GabResultSheet) sheet = new_sheet (GAB_RESULT_PAGE (widget));
  g_autoptr (GtkPrintOperation) operation = gab_print_operation_new (gab_print_new_table (gab_result_table_new (sheet)));
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (gtk_widget_get_root (widget)),
                           &error);
  if (error != NULL)
    gab_tell_error (widget, error);
}

void
gab_result_sheet_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "result.print-sheet", NULL, print);
  gtk_widget_class_install_action (widget_class, "result.save-sheet", NULL, choose);
  gtk_widget_class_install_action (widget_class, "result.read-sheet", NULL, choose);
}

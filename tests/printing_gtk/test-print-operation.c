/* test-print-operation.c: the desktop's printing, into a file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "gab-print-operation.h"
#include "../printing/sample-sheet.h"

static int
export_to (const char *path, const char *paper)
{
  g_autoptr (GtkPrintOperation) operation = gab_print_operation_new (gab_print_new_roster (sample_sheet_picton ()));
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (paper);
  g_autoptr (GError) error = NULL;
  GtkPrintOperationResult result;
  g_autofree char *contents = NULL;
  gsize length;

  gtk_page_setup_set_paper_size (setup, size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_export_filename (operation, path);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_true (g_file_get_contents (path, &contents, &length, &error));
  g_assert_no_error (error);
  g_assert_cmpint (strncmp (contents, "%PDF", 4), ==, 0);
  return gtk_print_operation_get_n_pages_to_print (operation);
}

/* What pdftotext says of the file; NULL where it is not installed. */
static char *
said (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  const char *const argv[] = { program, "-layout", path, "-", NULL };
  char *output = NULL;

  if (program != NULL)
    g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &output, NULL, NULL, NULL));
  return output;
}

static void
test_export (gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("gabion-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "roster.pdf", NULL);
  int pages = export_to (path, data);
  g_autofree char *text = said (path);

  g_assert_cmpint (pages, ==, 2);
  if (text == NULL)
    g_test_skip ("pdftotext is not installed");
  else
    {
      g_assert_nonnull (strstr (text, "88th Connaught Rangers, 1st battalion"));
      g_assert_nonnull (strstr (text, "sheet 7-3D-0327"));
      g_assert_nonnull (strstr (text, "171 of 250"));
    }
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/printing/gtk/export/a4", GTK_PAPER_NAME_A4, test_export);
  g_test_add_data_func ("/printing/gtk/export/letter", GTK_PAPER_NAME_LETTER, test_export);
  return g_test_run ();
}

/* gab-print-pdf.c: writes what is laid out as PDF. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-print-pdf.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* No wall clock in what is printed: the same campaign gives the same bytes. */
#define PDF_DATE "2000-01-01T00:00:00Z"

static cairo_status_t
append (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/**
 * gab_print_write:
 * @path: the file to be made or replaced; behind a link the file that it leads to
 * @data: (array length=size): what shall stand in it
 * @size: how many bytes
 * @error: a #GFileError
 *
 * Writes the file whole or not at all. A device would be no more if a file took its place.
 *
 * Returns: whether it was written
 */
gboolean
gab_print_write (const char *path, gconstpointer data, gsize size, GError **error)
{
  char *resolved = realpath (path, NULL); /* from malloc */
  g_autofree char *target = g_strdup (resolved != NULL ? resolved : path);
  g_autofree char *name = g_filename_display_name (path);

  free (resolved);
  if (!g_file_test (target, G_FILE_TEST_EXISTS) || g_file_test (target, G_FILE_TEST_IS_REGULAR))
    {
      g_autofree char *folder = g_path_get_dirname (target);

      /* GLib would name the file that it writes beside. */
      if (g_file_test (folder, G_FILE_TEST_IS_DIR))
        return g_file_set_contents_full (target, data, size, G_FILE_SET_CONTENTS_CONSISTENT, 0666, error);
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _("%s cannot be written: there is no such folder."), name);
      return FALSE;
    }
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _("%s is a folder or a device, and is not written over."), name);
  return FALSE;
}

/**
 * gab_print_pdf_describe:
 * @title: what it is called
 * @surface: a PDF surface; others are left alone
 *
 * Names the PDF and gives it a fixed date.
 */
void
gab_print_pdf_describe (const char *title, cairo_surface_t *surface)
{
  g_autofree char *valid = g_utf8_make_valid (title != NULL ? title : "", -1);

  if (cairo_surface_get_type (surface) != CAIRO_SURFACE_TYPE_PDF)
    return;
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, valid);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Gabion");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, PDF_DATE);
}

static cairo_status_t
draw_all (GByteArray *bytes, GabPaper paper, const char *title, guint n_pages, GabPrintDraw draw, gconstpointer data)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append, bytes, paper.width, paper.height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  gab_print_pdf_describe (title, surface);
  for (guint i = 0; i < n_pages; i++)
    {
      draw (data, cr, i);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

/**
 * gab_print_pdf_of:
 * @paper: on what it has been laid out
 * @title: what it is called
 * @n_pages: how many pages
 * @draw: draws one of them
 * @data: handed to @draw
 * @error: return location
 *
 * The same layout gives the same bytes.
 *
 * Returns: (transfer full) (nullable): the PDF, or %NULL with a #GIOErrorEnum
 */
GBytes *
gab_print_pdf_of (GabPaper paper, const char *title, guint n_pages, GabPrintDraw draw, gconstpointer data, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status = draw_all (bytes, paper, title, n_pages, draw, data);

  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}

static void
draw_roster (gconstpointer layout, cairo_t *cr, guint page)
{
  gab_roster_layout_draw_page (layout, cr, page);
}

/**
 * gab_print_pdf_bytes:
 * @layout: what to print
 * @error: return location
 *
 * Returns: (transfer full) (nullable): the PDF, or %NULL with a #GIOErrorEnum
 */
GBytes *
gab_print_pdf_bytes (const GabRosterLayout *layout, GError **error)
{
  return gab_print_pdf_of (gab_roster_layout_get_paper (layout), gab_roster_layout_get_sheet (layout)->force,
                           gab_roster_layout_n_pages (layout), draw_roster, layout, error);
}

/**
 * gab_print_pdf_save:
 * @bytes: (transfer full) (nullable): a PDF
 * @path: the file to be made or replaced
 * @error: return location
 *
 * Writes the file whole or not at all; nothing where there is no PDF.
 *
 * Returns: whether it was written; else @error is of #GFileError
 */
gboolean
gab_print_pdf_save (GBytes *bytes, const char *path, GError **error)
{
  gconstpointer data;
  gboolean written;
  gsize size;

  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &size);
  written = gab_print_write (path, data, size, error);
  g_bytes_unref (bytes);
  return written;
}

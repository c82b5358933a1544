/* gab-print-operation.c: the desktop's printing of any paper; all drawing is in the layers below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-print-operation.h"

/* The sheet chosen in the dialog, with margins the printer can keep. */
static GabPaper
paper_of (GtkPrintContext *context)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  GabPaper paper = gab_paper_a4 ();

  paper.width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS);
  paper.height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS);
  paper.margin = CLAMP (paper.margin, 1, MIN (paper.width, paper.height) / 8);
  return paper;
}

static void
begin_print (GtkPrintOperation *operation, GtkPrintContext *context, GabPrint *print)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  gab_print_lay_out (print, paper_of (context));
  gab_print_describe (print, cairo_get_target (cr));
  gtk_print_operation_set_n_pages (operation, (int) gab_print_n_pages (print));
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, GabPrint *print)
{
  gab_print_draw_page (print, gtk_print_context_get_cairo_context (context), (guint) page);
}

/**
 * gab_print_operation_new:
 * @print: (transfer full): what to print
 *
 * Gets a paper ready for gtk_print_operation_run(), with any action: the
 * dialog, or export to the file named with
 * gtk_print_operation_set_export_filename(). Laid out for the paper chosen.
 *
 * Returns: (transfer full): the operation
 */
GtkPrintOperation *
gab_print_operation_new (GabPrint *print)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();

  g_object_set_data_full (G_OBJECT (operation), "gab-print", print, (GDestroyNotify) gab_print_free);
  gtk_print_operation_set_job_name (operation, gab_print_get_title (print));
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), print);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), print);
  return operation;
}

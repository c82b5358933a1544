/* gab-print-operation.c: the desktop's printing of a roster; all drawing is in the layers below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-print-operation.h"

#include "gab-print-pdf.h"
#include "gab-roster-layout.h"

typedef struct
{
  GabRosterSheet *sheet;   /* owned */
  GabRosterLayout *layout; /* owned, from begin-print on */
} Printing;

static void
printing_free (gpointer data)
{
  Printing *printing = data;

  gab_roster_layout_free (printing->layout);
  gab_roster_sheet_free (printing->sheet);
  g_free (printing);
}

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
begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Printing *printing)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  g_clear_pointer (&printing->layout, gab_roster_layout_free);
  printing->layout = gab_roster_layout_new (printing->sheet, paper_of (context));
  gab_print_pdf_describe (printing->layout, cairo_get_target (cr));
  gtk_print_operation_set_n_pages (operation, (int) gab_roster_layout_n_pages (printing->layout));
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, Printing *printing)
{
  gab_roster_layout_draw_page (printing->layout, gtk_print_context_get_cairo_context (context), (guint) page);
}

/**
 * gab_print_operation_new:
 * @sheet: (transfer full): what to print
 *
 * Gets a roster ready for gtk_print_operation_run(), with any action: the
 * dialog, or export to the file named with
 * gtk_print_operation_set_export_filename(). Laid out for the paper chosen.
 *
 * Returns: (transfer full): the operation
 */
GtkPrintOperation *
gab_print_operation_new (GabRosterSheet *sheet)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Printing *printing = g_new0 (Printing, 1);
  g_autofree char *name = g_utf8_make_valid (sheet->force != NULL ? sheet->force : "", -1);

  printing->sheet = sheet;
  g_object_set_data_full (G_OBJECT (operation), "gab-printing", printing, printing_free);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), printing);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), printing);
  return operation;
}

/* A table: its sheet, and its layout from begin-print on. */
typedef struct
{
  GabTableSheet  *sheet;
  GabTableLayout *layout;
} PrintingTable;

static void
printing_table_free (gpointer data)
{
  PrintingTable *printing = data;

  g_clear_pointer (&printing->layout, gab_table_layout_free);
  gab_table_sheet_free (printing->sheet);
  g_free (printing);
}

static void
begin_table (GtkPrintOperation *operation, GtkPrintContext *context, PrintingTable *printing)
{
  g_clear_pointer (&printing->layout, gab_table_layout_free);
  printing->layout = gab_table_layout_new (printing->sheet, paper_of (context));
  gtk_print_operation_set_n_pages (operation, (int) gab_table_layout_n_pages (printing->layout));
}

static void
draw_table (GtkPrintOperation *operation, GtkPrintContext *context, int page, PrintingTable *printing)
{
  gab_table_layout_draw_page (printing->layout, gtk_print_context_get_cairo_context (context), (guint) page);
}

/**
 * gab_print_operation_new_table:
 * @sheet: (transfer full): what to print
 *
 * Gets a table ready for gtk_print_operation_run(), as gab_print_operation_new() does
 * a roster.
 *
 * Returns: (transfer full): the operation
 */
GtkPrintOperation *
gab_print_operation_new_table (GabTableSheet *sheet)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  PrintingTable *printing = g_new0 (PrintingTable, 1);
  g_autofree char *name = g_utf8_make_valid (sheet->title, -1);

  printing->sheet = sheet;
  g_object_set_data_full (G_OBJECT (operation), "gab-printing", printing, printing_table_free);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_table), printing);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_table), printing);
  return operation;
}

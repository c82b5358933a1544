/* gab-print-pdf.h: writes what is laid out as PDF. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "gab-roster-layout.h"

G_BEGIN_DECLS

/* Draws a page of a layout, in points. */
typedef void (* GabPrintDraw) (gconstpointer layout,
                               cairo_t      *cr,
                               guint         page);

gboolean gab_print_write      (const char            *path,
                               gconstpointer          data,
                               gsize                  size,
                               GError               **error);
void     gab_print_pdf_describe (const char          *title,
                               cairo_surface_t       *surface);
GBytes  *gab_print_pdf_of     (GabPaper               paper,
                               const char            *title,
                               guint                  n_pages,
                               GabPrintDraw           draw,
                               gconstpointer          data,
                               GError               **error);
GBytes  *gab_print_pdf_bytes  (const GabRosterLayout *layout,
                               GError               **error);
gboolean gab_print_pdf_save   (GBytes                *bytes,
                               const char            *path,
                               GError               **error);

G_END_DECLS

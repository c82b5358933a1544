/* gab-print-pdf.h: writes a laid out roster as PDF. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "gab-roster-layout.h"

G_BEGIN_DECLS

gboolean gab_print_write      (const char            *path,
                               gconstpointer          data,
                               gsize                  size,
                               GError               **error);
GBytes  *gab_print_pdf_bytes  (const GabRosterLayout *layout,
                               GError               **error);
gboolean gab_print_pdf        (const GabRosterLayout *layout,
                               const char            *path,
                               GError               **error);
gboolean gab_print_pdf_stream (const GabRosterLayout *layout,
                               GOutputStream         *stream,
                               GCancellable          *cancellable,
                               GError               **error);
void     gab_print_pdf_describe (const GabRosterLayout *layout,
                                 cairo_surface_t       *surface);

G_END_DECLS

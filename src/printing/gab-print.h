/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Anything that is printed, whatever it is laid out by: on sheets of a size, page by page, and as PDF. */
#pragma once

#include <gio/gio.h>

#include "gab-bill-sheet.h"
#include "gab-folio.h"
#include "gab-paper-tiles.h"
#include "gab-roster-layout.h"

G_BEGIN_DECLS

typedef struct _GabPrint GabPrint;

GabPrint   *gab_print_new_roster (GabRosterSheet  *sheet);
GabPrint   *gab_print_new_table  (GabTableSheet   *sheet);
GabPrint   *gab_print_new_folio  (GabFolio        *folio);
GabPrint   *gab_print_new_tiles  (GabPlan         *plan,
                                  const char      *title,
                                  const char      *number);
GabPrint   *gab_print_new_bundle (GPtrArray       *prints,
                                  const char      *title);
void        gab_print_free       (GabPrint        *print);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabPrint, gab_print_free)

void        gab_print_lay_out    (GabPrint        *print,
                                  GabPaper         paper);
const char *gab_print_get_title  (const GabPrint  *print);
GabPaper    gab_print_get_paper  (const GabPrint  *print);
guint       gab_print_n_pages    (const GabPrint  *print);
void        gab_print_draw_page  (const GabPrint  *print,
                                  cairo_t         *cr,
                                  guint            page);
void        gab_print_describe   (const GabPrint  *print,
                                  cairo_surface_t *surface);
GBytes     *gab_print_dup_pdf    (const GabPrint  *print,
                                  GError         **error);
gboolean    gab_print_save       (const GabPrint  *print,
                                  const char      *path,
                                  GError         **error);

G_END_DECLS

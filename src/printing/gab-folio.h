/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paper of headings, sentences, tables, marks to strike off and pictures, laid out on sheets; no block splits. */
#pragma once

#include "gab-ink-marks.h"
#include "gab-ink.h"
#include "gab-paper.h"

G_BEGIN_DECLS

#define GAB_FOLIO_COLUMNS 8

/**
 * GabFolioColumn:
 * @share: of the text's width; all together at most 1
 * @figures: its cells stand right
 */
typedef struct
{
  double   share;
  gboolean figures;
} GabFolioColumn;

/* Draws a picture so wide and high, in points, with its top left corner at 0, 0. */
typedef void (* GabFolioDraw) (cairo_t      *cr,
                               const GabInk *ink,
                               double        width,
                               double        height,
                               gpointer      data);

typedef struct _GabFolio GabFolio;

GabFolio   *gab_folio_new         (const char           *title,
                                   const char           *subtitle);
void        gab_folio_free        (GabFolio             *folio);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabFolio, gab_folio_free)
const char *gab_folio_get_title   (const GabFolio       *folio);
void        gab_folio_set_corner  (GabFolio             *folio,
                                   const char           *campaign,
                                   const char           *date,
                                   const char           *number);
void        gab_folio_set_note    (GabFolio             *folio,
                                   const char           *note);
void        gab_folio_set_rtl     (GabFolio             *folio,
                                   gboolean              rtl);

void        gab_folio_heading     (GabFolio             *folio,
                                   const char           *text);
void        gab_folio_words       (GabFolio             *folio,
                                   GabInkStyle           style,
                                   guint                 depth,
                                   const char           *text);
void        gab_folio_table       (GabFolio             *folio,
                                   const GabFolioColumn *columns,
                                   guint                 n_columns);
void        gab_folio_caption     (GabFolio             *folio,
                                   ...) G_GNUC_NULL_TERMINATED;
void        gab_folio_row         (GabFolio             *folio,
                                   gboolean              strong,
                                   ...) G_GNUC_NULL_TERMINATED;
void        gab_folio_row_strv    (GabFolio             *folio,
                                   gboolean              strong,
                                   const char *const    *cells);
void        gab_folio_marks       (GabFolio             *folio,
                                   const char           *label,
                                   GabInkMarks           marks,
                                   const char           *after);
void        gab_folio_lines       (GabFolio             *folio,
                                   guint                 count);
void        gab_folio_picture     (GabFolio             *folio,
                                   double                share,
                                   GabFolioDraw          draw,
                                   gpointer              data,
                                   GDestroyNotify        destroy);
void        gab_folio_break       (GabFolio             *folio);
guint       gab_folio_n_blocks    (const GabFolio       *folio);

typedef struct _GabFolioLayout GabFolioLayout;

GabFolioLayout *gab_folio_layout_new       (const GabFolio       *folio,
                                            GabPaper              paper);
void            gab_folio_layout_free      (GabFolioLayout       *layout);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabFolioLayout, gab_folio_layout_free)
guint           gab_folio_layout_n_pages   (const GabFolioLayout *layout);
void            gab_folio_layout_draw_page (const GabFolioLayout *layout,
                                            cairo_t              *cr,
                                            guint                 page);
guint           gab_folio_layout_block     (const GabFolioLayout *layout,
                                            guint                 block,
                                            double               *top,
                                            double               *height);

G_END_DECLS

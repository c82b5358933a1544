/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan at table scale on sheets of paper, each with its number in the margin. */
#pragma once

#include "gab-paper.h"
#include "gab-plan-tiles.h"

G_BEGIN_DECLS

typedef struct _GabPaperTiles GabPaperTiles;

GabPaperTiles *gab_paper_tiles_new         (GabPlan       *plan,
                                            const char    *title,
                                            const char    *number);
void           gab_paper_tiles_free        (GabPaperTiles *tiles);
gpointer       gab_paper_tiles_lay_out     (gpointer       tiles,
                                            GabPaper       paper);
guint          gab_paper_tiles_n_pages     (gconstpointer  layout);
void           gab_paper_tiles_draw_page   (gconstpointer  layout,
                                            cairo_t       *cr,
                                            guint          page);
void           gab_paper_tiles_layout_free (gpointer       layout);

G_END_DECLS

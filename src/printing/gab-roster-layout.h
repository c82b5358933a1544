/* gab-roster-layout.h: the roster of one force, laid out on sheets of paper. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "gab-paper.h"
#include "gab-roster-sheet.h"

G_BEGIN_DECLS

typedef struct _GabRosterLayout GabRosterLayout;

GabRosterLayout      *gab_roster_layout_new       (const GabRosterSheet  *sheet,
                                                   GabPaper               paper);
void                  gab_roster_layout_free      (GabRosterLayout       *layout);
const GabRosterSheet *gab_roster_layout_get_sheet (const GabRosterLayout *layout);
GabPaper              gab_roster_layout_get_paper (const GabRosterLayout *layout);
guint                 gab_roster_layout_n_pages   (const GabRosterLayout *layout);
void                  gab_roster_layout_draw_page (const GabRosterLayout *layout,
                                                   cairo_t               *cr,
                                                   guint                  page);
guint                 gab_roster_layout_row_page  (const GabRosterLayout *layout,
                                                   guint                  row,
                                                   double                *top,
                                                   double                *height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabRosterLayout, gab_roster_layout_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of tables: every number of each rule set, the book's or the campaign's own. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_TABLES_PAGE (gab_tables_page_get_type ())
G_DECLARE_FINAL_TYPE (GabTablesPage, gab_tables_page, GAB, TABLES_PAGE, GabPage)

gboolean    gab_tables_page_choose      (GabTablesPage *self,
                                         const char    *rules);
void        gab_tables_page_change      (GabTablesPage *self,
                                         gboolean       changing);
gboolean    gab_tables_page_type        (GabTablesPage *self,
                                         const char    *table,
                                         guint          nth,
                                         const char    *text);
const char *gab_tables_page_get_text    (GabTablesPage *self,
                                         const char    *table,
                                         guint          nth);
const char *gab_tables_page_get_problem (GabTablesPage *self);

G_END_DECLS

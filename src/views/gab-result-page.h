/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a fight at the table: its result is typed unit by unit and booked (CA-19). */
#pragma once

#include "gab-page.h"
#include "gab-result-extras.h"

G_BEGIN_DECLS

#define GAB_TYPE_RESULT_PAGE (gab_result_page_get_type ())
G_DECLARE_FINAL_TYPE (GabResultPage, gab_result_page, GAB, RESULT_PAGE, GabPage)

gboolean    gab_result_page_type        (GabResultPage *self,
                                         const char    *unit,
                                         int            killed,
                                         int            wounded,
                                         int            missing,
                                         int            prisoners);
char       *gab_result_page_dup_line    (GabResultPage *self);
const char *gab_result_page_get_problem (GabResultPage *self);
GabResultExtras *gab_result_page_get_extras (GabResultPage *self);

G_END_DECLS

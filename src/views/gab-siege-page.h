/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a formal siege: its ground, what may be ordered on it, and its days. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_SIEGE_PAGE (gab_siege_page_get_type ())
G_DECLARE_FINAL_TYPE (GabSiegePage, gab_siege_page, GAB, SIEGE_PAGE, GabPage)

guint       gab_siege_page_n_forms    (GabSiegePage *self);
const char *gab_siege_page_get_line   (GabSiegePage *self);
void        gab_siege_page_set_line   (GabSiegePage *self,
                                       const char   *line);
void        gab_siege_page_look_at    (GabSiegePage *self,
                                       guint         n_orders);

G_END_DECLS

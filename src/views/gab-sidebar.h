/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sidebar: where one can go. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_SIDEBAR (gab_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (GabSidebar, gab_sidebar, GAB, SIDEBAR, GabPage)

void        gab_sidebar_find       (GabSidebar *self);
void        gab_sidebar_step       (GabSidebar *self,
                                    int         by);
GtkListBox *gab_sidebar_get_list   (GabSidebar *self);

G_END_DECLS

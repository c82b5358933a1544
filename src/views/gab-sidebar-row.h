/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the sidebar. */
#pragma once

#include "gab-sidebar-items.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SIDEBAR_ROW (gab_sidebar_row_get_type ())
G_DECLARE_FINAL_TYPE (GabSidebarRow, gab_sidebar_row, GAB, SIDEBAR_ROW, GtkListBoxRow)

GtkWidget  *gab_sidebar_row_new         (void);
void        gab_sidebar_row_show        (GabSidebarRow        *self,
                                         const GabSidebarItem *item);
const char *gab_sidebar_row_get_page    (GabSidebarRow        *self);
const char *gab_sidebar_row_get_section (GabSidebarRow        *self);
const char *gab_sidebar_row_get_spoken  (GabSidebarRow        *self);
const char *gab_sidebar_row_get_adds    (GabSidebarRow        *self);
gboolean    gab_sidebar_row_get_offers  (GabSidebarRow        *self);

G_END_DECLS

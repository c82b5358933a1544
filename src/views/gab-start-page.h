/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: nothing is open, and what one can do about it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_START_PAGE (gab_start_page_get_type ())
G_DECLARE_FINAL_TYPE (GabStartPage, gab_start_page, GAB, START_PAGE, GtkWidget)

GtkWidget *gab_start_page_new       (void);
void       gab_start_page_show_last (GabStartPage *self,
                                     GFile        *file);

G_END_DECLS

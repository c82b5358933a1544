/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolling: a page that shows another thing begins at its top. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean gab_scrolling_begin (GtkWidget   *page,
                              char       **shown,
                              const char  *handle);
void     gab_scrolling_past_numbers (GtkWidget *widget);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tab goes through a list as through one thing, the arrow keys from row to row. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_rows_tab_leaves (GtkWidget *view);

G_END_DECLS

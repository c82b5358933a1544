/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the first rows of a long list at once and the others a few a frame. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_reveal_begin (GtkSliceListModel *list,
                       GtkWidget         *view);
void gab_reveal_until (GtkSliceListModel *list,
                       guint              nth);

G_END_DECLS

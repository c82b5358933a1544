/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the first rows of a long list at once and the others a few a frame. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GabRevealMake:
 * @box: what holds the rows
 * @nth: which of them, from 0
 * @data: the caller's
 */
typedef void (* GabRevealMake) (GtkWidget *box,
                                guint      nth,
                                gpointer   data);

void gab_reveal_begin (GtkSliceListModel *list,
                       GtkWidget         *view);
void gab_reveal_end   (GtkSliceListModel *list,
                       GtkWidget         *view);
void gab_reveal_until (GtkSliceListModel *list,
                       guint              nth);
void gab_reveal_each  (GtkWidget         *box,
                       gboolean           again,
                       guint              n,
                       GabRevealMake      make,
                       gpointer           data);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Night: whether the desktop shows windows dark. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean gab_night_is_dark  (GtkWidget *widget);
double   gab_night_em       (GtkWidget *widget);
void     gab_night_follow   (GtkWidget *widget);

G_END_DECLS

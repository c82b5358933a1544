/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Night: whether the desktop shows windows dark. */
#pragma once

#include "gab-ink.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean gab_night_is_dark  (GtkWidget *widget);
gboolean gab_night_is_stark (GtkWidget *widget);
double   gab_night_em       (GtkWidget *widget);
void     gab_night_follow   (GtkWidget *widget);
GabInk  *gab_night_new_ink  (GtkWidget *widget,
                             double     letters);

G_END_DECLS

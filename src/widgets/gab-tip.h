/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tip of a cell or a row. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void gab_tip_set (GtkWidget  *widget,
                  const char *text);

G_END_DECLS

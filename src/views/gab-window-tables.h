/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's tables: rosters, ledger and logs written to files. */
#pragma once

#include "gab-window.h"

G_BEGIN_DECLS

void gab_window_export            (GabWindow      *self,
                                   const char     *what,
                                   const char     *path);
void gab_window_install_exporting (GtkWidgetClass *widget_class);
void gab_window_install_tables    (GtkWidgetClass *widget_class);

G_END_DECLS

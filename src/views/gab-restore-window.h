/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of the versions of a campaign that are kept. */
#pragma once

#include "gab-keeper.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_RESTORE_WINDOW (gab_restore_window_get_type ())
G_DECLARE_FINAL_TYPE (GabRestoreWindow, gab_restore_window, GAB, RESTORE_WINDOW, GtkWindow)

GtkWidget *gab_restore_window_new (GtkWindow *parent,
                                   GabKeeper *keeper);

G_END_DECLS

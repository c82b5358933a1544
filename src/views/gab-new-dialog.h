/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new campaign. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_NEW_DIALOG (gab_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabNewDialog, gab_new_dialog, GAB, NEW_DIALOG, GtkWindow)

GtkWidget *gab_new_dialog_new (GtkWindow *parent);

G_END_DECLS

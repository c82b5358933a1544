/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a block of orders: pasted, checked whole, given as one. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_BLOCK_DIALOG (gab_block_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabBlockDialog, gab_block_dialog, GAB, BLOCK_DIALOG, GtkWindow)

GtkWidget  *gab_block_dialog_new      (GtkWindow      *parent,
                                       GabSession     *session,
                                       const char     *operation);
void        gab_block_dialog_set_text (GabBlockDialog *self,
                                       const char     *text);
const char *gab_block_dialog_get_told (GabBlockDialog *self);

G_END_DECLS

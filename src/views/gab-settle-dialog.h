/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog before a fight is booked: what it cost, before and after, side by side. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SETTLE_DIALOG (gab_settle_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabSettleDialog, gab_settle_dialog, GAB, SETTLE_DIALOG, GtkWindow)

GtkWidget *gab_settle_dialog_new     (GtkWindow       *parent,
                                      GabSession      *session,
                                      const char      *operation,
                                      GError         **error);
void       gab_settle_dialog_put_above (GabSettleDialog *self,
                                      GtkWidget       *widget);
void       gab_settle_dialog_present (GtkWindow       *parent,
                                      GabSession      *session,
                                      const char      *operation);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of a butcher's bill: looked at, copied and printed. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_BILL_DIALOG (gab_bill_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabBillDialog, gab_bill_dialog, GAB, BILL_DIALOG, GtkWindow)

GtkWidget *gab_bill_dialog_new      (GtkWindow     *parent,
                                     GabSession    *session,
                                     const char    *operation);
char      *gab_bill_dialog_dup_text (GabBillDialog *self,
                                     gboolean       csv);

G_END_DECLS

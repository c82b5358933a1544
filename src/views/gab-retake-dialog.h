/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog in which an order of an open siege or battle is corrected (CA-17). */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_RETAKE_DIALOG (gab_retake_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabRetakeDialog, gab_retake_dialog, GAB, RETAKE_DIALOG, GtkWindow)

GtkWidget  *gab_retake_dialog_new     (GtkWindow       *parent,
                                       GabSession      *session,
                                       const char      *operation,
                                       guint            nth);
void        gab_retake_dialog_type    (GabRetakeDialog *self,
                                       const char      *line,
                                       const char      *dice);
const char *gab_retake_dialog_preview (GabRetakeDialog *self);

G_END_DECLS

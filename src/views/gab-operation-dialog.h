/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new siege or battle: who, where, when, and with what. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_OPERATION_DIALOG (gab_operation_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabOperationDialog, gab_operation_dialog, GAB, OPERATION_DIALOG, GtkWindow)

GtkWidget  *gab_operation_dialog_new         (GtkWindow          *parent,
                                              GabSession         *session,
                                              const char         *rules);
void        gab_operation_dialog_set_name    (GabOperationDialog *self,
                                              const char         *name);
void        gab_operation_dialog_set_place   (GabOperationDialog *self,
                                              const char         *fortress);
gboolean    gab_operation_dialog_set_force   (GabOperationDialog *self,
                                              const char         *force,
                                              gboolean            goes);
gboolean    gab_operation_dialog_get_force (GabOperationDialog *self,
                                            const char         *force);
void        gab_operation_dialog_set_free    (GabOperationDialog *self,
                                              gboolean            free_play);
const char *gab_operation_dialog_get_problem (GabOperationDialog *self);
const char *gab_operation_dialog_get_proposal (GabOperationDialog *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that puts a roster from a table into a force, after a look at it. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_IMPORT_DIALOG (gab_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabImportDialog, gab_import_dialog, GAB, IMPORT_DIALOG, GtkWindow)

GtkWidget  *gab_import_dialog_new         (GtkWindow       *parent,
                                           GabSession      *session,
                                           const char      *force);
void        gab_import_dialog_set_text    (GabImportDialog *self,
                                           const char      *text);
gboolean    gab_import_dialog_load        (GabImportDialog *self,
                                           const char      *path);
void        gab_import_dialog_set_column  (GabImportDialog *self,
                                           guint            column,
                                           guint            what);
const char *gab_import_dialog_get_summary (GabImportDialog *self);
const char *gab_import_dialog_get_problem (GabImportDialog *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of a new entry: any cause the books know, its form made from the verb's pattern. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_ENTRY_DIALOG (gab_entry_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabEntryDialog, gab_entry_dialog, GAB, ENTRY_DIALOG, GtkWindow)

GtkWidget  *gab_entry_dialog_new         (GtkWindow      *parent,
                                          GabSession     *session);
void        gab_entry_dialog_open        (GtkWidget      *widget,
                                          GabSession     *session,
                                          int             verb,
                                          const char     *first);
gboolean    gab_entry_dialog_choose      (GabEntryDialog *self,
                                          int             verb);
gboolean    gab_entry_dialog_set         (GabEntryDialog *self,
                                          guint           field,
                                          const char     *value);
char       *gab_entry_dialog_dup_line    (GabEntryDialog *self);
const char *gab_entry_dialog_get_problem (GabEntryDialog *self);

G_END_DECLS

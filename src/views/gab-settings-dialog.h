/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of a campaign's settings: the numbers of its books, in plain words. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SETTINGS_DIALOG (gab_settings_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabSettingsDialog, gab_settings_dialog, GAB, SETTINGS_DIALOG, GtkWindow)

GtkWidget  *gab_settings_dialog_new         (GtkWindow         *parent,
                                             GabSession        *session);
gboolean    gab_settings_dialog_set         (GabSettingsDialog *self,
                                             const char        *number,
                                             guint              nth,
                                             int                value);
int         gab_settings_dialog_get         (GabSettingsDialog *self,
                                             const char        *number,
                                             guint              nth);
const char *gab_settings_dialog_get_problem (GabSettingsDialog *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of what a file held that could not be read. */
#pragma once

#include "gab-campaign.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_ASIDES_DIALOG (gab_asides_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabAsidesDialog, gab_asides_dialog, GAB, ASIDES_DIALOG, GtkWindow)

GtkWidget *gab_asides_dialog_new      (GtkWindow       *parent,
                                       GabCampaign     *campaign,
                                       int              viewer);
char      *gab_asides_dialog_dup_text (GabAsidesDialog *self);

G_END_DECLS

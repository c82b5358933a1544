/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that proves that the books balance, in plain figures. */
#pragma once

#include "gab-campaign.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_PROOF_DIALOG (gab_proof_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GabProofDialog, gab_proof_dialog, GAB, PROOF_DIALOG, GtkWindow)

GtkWidget  *gab_proof_dialog_new        (GtkWindow      *parent,
                                         GabCampaign    *campaign);
const char *gab_proof_dialog_get_result (GabProofDialog *self);

G_END_DECLS

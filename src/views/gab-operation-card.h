/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card: a siege or battle, and how it stands. */
#pragma once

#include "gab-campaign.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_OPERATION_CARD (gab_operation_card_get_type ())
G_DECLARE_FINAL_TYPE (GabOperationCard, gab_operation_card, GAB, OPERATION_CARD, GtkWidget)

GtkWidget *gab_operation_card_new (GabCampaign  *campaign,
                                   GabOperation *operation);

G_END_DECLS

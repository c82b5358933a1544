/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The view button: whose eyes the window has, and the menu of whose it could have. */
#pragma once

#include "gab-campaign.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_VIEW_BUTTON (gab_view_button_get_type ())
G_DECLARE_FINAL_TYPE (GabViewButton, gab_view_button, GAB, VIEW_BUTTON, GtkWidget)

void gab_view_button_show       (GabViewButton *self,
                                 GabCampaign   *campaign,
                                 int            viewer,
                                 gboolean       compact);
void gab_view_button_set_holder (GabViewButton *self,
                                 int            holder);
void gab_view_button_popup      (GabViewButton *self);

G_END_DECLS

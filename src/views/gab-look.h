/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks: the colours of sides, and short words for things, shared by all pages. */
#pragma once

#include "gab-campaign.h"
#include "gab-ink.h"

G_BEGIN_DECLS

GabInkColour gab_look_colour    (GabCampaign  *campaign,
                                 const char   *side);
int          gab_look_shape     (GabCampaign  *campaign,
                                 const char   *side);
char        *gab_look_strength  (int           present,
                                 int           first);
char        *gab_look_days      (GabCampaign  *campaign,
                                 GabOperation *operation);
char        *gab_look_operation (GabCampaign  *campaign,
                                 GabOperation *operation);
const char  *gab_look_state     (GabOperation *operation);
char        *gab_look_viewer    (GabCampaign  *campaign,
                                 int           viewer);
gboolean     gab_look_parse     (const char   *text,
                                 GabInkColour *colour);

G_END_DECLS

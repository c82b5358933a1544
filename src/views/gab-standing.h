/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How leaders and tallies stand, in words. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

char *gab_standing_leaders (GabCampaign *campaign,
                            GabForce    *force);
char *gab_standing_fate    (GabCampaign *campaign,
                            GabCommander *commander);
char *gab_standing_tallies (GabCampaign *campaign,
                            const char  *owner);

G_END_DECLS

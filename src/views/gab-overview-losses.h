/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Losses by cause, for the overview. */
#pragma once

#include "gab-bars.h"
#include "gab-campaign.h"

G_BEGIN_DECLS

gboolean gab_overview_losses_of        (GabCampaign  *campaign,
                                        GabOperation *operation,
                                        const char   *side,
                                        GabBar       *bar);
GArray  *gab_overview_losses_by_cause  (GabCampaign  *campaign,
                                        const char   *side);
char    *gab_overview_losses_otherwise (GabCampaign  *campaign,
                                        const char   *side);

G_END_DECLS

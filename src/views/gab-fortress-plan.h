/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The front of a fortress as it is drawn: its own works, with their damage. */
#pragma once

#include "gab-campaign.h"
#include "gab-plan.h"

G_BEGIN_DECLS

GabPlan *gab_fortress_plan_new (GabCampaign *campaign,
                                GabFortress *fortress);

G_END_DECLS

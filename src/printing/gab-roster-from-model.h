/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a force of a campaign to the sheet that is printed of it. */
#pragma once

#include "gab-campaign.h"
#include "gab-roster-sheet.h"

G_BEGIN_DECLS

GabRosterSheet *gab_roster_sheet_from_force (GabCampaign *campaign,
                                             GabForce    *force);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the overview tells: where we were, what was meant next, how strength ran. */
#pragma once

#include "gab-campaign.h"
#include "gab-chart.h"

G_BEGIN_DECLS

char         *gab_overview_story_lead   (GabCampaign *campaign);
GPtrArray    *gab_overview_story_last   (GabCampaign *campaign,
                                         guint        most);
char         *gab_overview_story_turn   (GabOperation *operation);
GPtrArray    *gab_overview_story_next   (GabCampaign *campaign,
                                         GPtrArray   *told);
GabOperation *gab_overview_story_open   (GabCampaign *campaign);
GabChart     *gab_overview_story_chart  (GabCampaign *campaign);

G_END_DECLS

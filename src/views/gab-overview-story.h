/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the overview tells: where we were, what is due, how strength ran. */
#pragma once

#include "gab-bars.h"
#include "gab-campaign.h"
#include "gab-chart.h"

G_BEGIN_DECLS

/* Something that comes on a day, or can be done now. */
typedef struct
{
  gint32   day;
  char    *text;
  char    *operation; /* handle */
  char    *side;      /* handle, nullable: whose it is */
  gboolean recovery;  /* the hurt come back; else the operation waits to be gone on with */
  gboolean now;       /* it can be done today */
} GabOverviewDue;

char         *gab_overview_story_lead   (GabCampaign *campaign);
GPtrArray    *gab_overview_story_last   (GabCampaign *campaign,
                                         guint        most);
GPtrArray    *gab_overview_story_due    (GabCampaign *campaign);
gint32        gab_overview_story_next_due (GabCampaign *campaign);
GabOperation *gab_overview_story_open   (GabCampaign *campaign);
GabChart     *gab_overview_story_chart  (GabCampaign *campaign);
gboolean      gab_overview_story_cost   (GabCampaign  *campaign,
                                         GabOperation *operation,
                                         const char   *side,
                                         GabBar       *bar);
GArray       *gab_overview_story_losses (GabCampaign *campaign,
                                         const char  *side);

G_END_DECLS

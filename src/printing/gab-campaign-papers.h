/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a campaign: rosters in short and all together, orders of battle, fortresses, the log as a diary. */
#pragma once

#include "gab-campaign.h"
#include "gab-print.h"

G_BEGIN_DECLS

GabFolio *gab_campaign_paper_new (GabCampaign  *campaign,
                                  const char   *title,
                                  const char   *label,
                                  const char   *handle);
char     *gab_campaign_paper_dup_number (gint64 number);

/* gab-rosters.c */
GabPrint *gab_roster_brief       (GabCampaign  *campaign,
                                  GabForce     *force);
GabPrint *gab_rosters            (GabCampaign  *campaign,
                                  gboolean      brief,
                                  GError      **error);

/* gab-order-of-battle.c */
GabPrint *gab_order_of_battle    (GabCampaign  *campaign,
                                  GabSide      *side,
                                  gboolean      brief);

/* gab-fortress-sheet.c */
GabPrint *gab_fortress_sheet     (GabCampaign  *campaign,
                                  GabFortress  *fortress);

/* gab-log-diary.c */
void      gab_log_diary_open     (GabCampaign  *campaign);
GabPrint *gab_log_diary          (GabCampaign  *campaign,
                                  gboolean      brief);

G_END_DECLS

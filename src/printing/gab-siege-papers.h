/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a formal siege. */
#pragma once

#include "gab-print.h"
#include "gab-siege-sheet.h"

G_BEGIN_DECLS

GabPrint *gab_siege_day_sheet   (GabCampaign   *campaign,
                                 GabOperation  *operation,
                                 int            turn,
                                 GError       **error);
GabPrint *gab_siege_setting_up  (GabCampaign   *campaign,
                                 GabOperation  *operation,
                                 GError       **error);
GabPrint *gab_siege_diary       (GabCampaign   *campaign,
                                 GabOperation  *operation,
                                 GError       **error);
GabPrint *gab_siege_reference   (GabCampaign   *campaign,
                                 GabOperation  *operation,
                                 GError       **error);
GabPrint *gab_siege_table_plan  (GabCampaign   *campaign,
                                 GabOperation  *operation,
                                 int            turn,
                                 GError       **error);

G_END_DECLS

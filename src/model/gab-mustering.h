/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mustering: what a new operation begins with, from forces and a fortress (CA-4). */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

gboolean gab_mustering_fill     (GabCampaign   *campaign,
                                 GabOperation  *operation,
                                 GPtrArray     *forces,
                                 GError       **error);
void     gab_mustering_collect  (GabCampaign   *campaign,
                                 GPtrArray     *forces,
                                 gboolean       attacker,
                                 GArray        *units);
gint64   gab_mustering_rounds   (GabCampaign   *campaign,
                                 GPtrArray     *forces);
gint64   gab_mustering_count    (GabCampaign   *campaign,
                                 GPtrArray     *forces);

G_END_DECLS

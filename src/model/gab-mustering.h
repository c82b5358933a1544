/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mustering: what a new operation begins with, from forces and a fortress (CA-4). */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

gboolean gab_mustering_fill     (GabCampaign   *campaign,
                                 GabOperation  *operation,
                                 GPtrArray     *forces,
                                 GError       **error);
gboolean gab_mustering_fill_standard (GabCampaign   *campaign,
                                      GabOperation  *operation,
                                      guint          n_bastions,
                                      GError       **error);
gint64   gab_mustering_count    (GabCampaign   *campaign,
                                 GPtrArray     *forces);

G_END_DECLS

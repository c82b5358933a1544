/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captors: new units for guns that were taken and that nobody has received yet (CA-12, CA-19). */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

char *gab_captors_make (GabCampaign   *campaign,
                        GabOperation  *operation,
                        const char    *line,
                        GPtrArray     *units);

G_END_DECLS

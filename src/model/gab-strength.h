/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strength: the men present of each known side from the first day on. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

/* A side's men present at the end of a day on which something was booked. */
typedef struct
{
  gint32 day;
  int    side; /* its number */
  gint64 men;
} GabStrength;

GArray *gab_strength_new (GabCampaign *campaign);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of a campaign, numbered by date: what was played and what is still open. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

/* What a game cost a side that the viewer knows. */
typedef struct
{
  char  *side; /* its name */
  gint64 men;  /* killed, wounded and missing */
} GabPlayedCost;

typedef struct
{
  guint         number;    /* from 1, by date */
  GabOperation *operation; /* owned */
  GArray       *costs;     /* of GabPlayedCost: known sides that lost anybody */
  gboolean      raised;    /* something was raised for it that has not been dismissed */
} GabPlayed;

GPtrArray *gab_played_list (GabCampaign *campaign);

G_END_DECLS

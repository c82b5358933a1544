/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clocks: where each open siege or battle stands beside the campaign's date. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

/* An operation's own clock (CA-10). */
typedef struct
{
  GabOperation *operation; /* borrowed from the campaign */
  gint32        day;       /* day number at which it stands */
  int           turn;      /* from 1; 0 before it has been opened */
  int           step;      /* the rule set's own */
  gboolean      over;      /* its game is decided and waits to be booked */
  int           ahead;     /* days ahead of the campaign's date; below 0 behind it */
} GabClock;

gboolean gab_clocks_open     (GabCampaign  *campaign);
void     gab_clock_read      (GabCampaign  *campaign,
                              GabOperation *operation,
                              GabClock     *clock);
GArray  *gab_clocks_new      (GabCampaign  *campaign);
gint32   gab_clocks_next_due (GabCampaign  *campaign);

G_END_DECLS

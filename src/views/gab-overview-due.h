/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is due, for the overview. */
#pragma once

#include "gab-clocks.h"

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
  int      ahead;     /* days that an operation stands ahead of the campaign's date; below 0 behind it */
} GabOverviewDue;

GPtrArray *gab_overview_due_list       (GabCampaign    *campaign);
char      *gab_overview_due_tell_ahead (const GabClock *clock);

G_END_DECLS

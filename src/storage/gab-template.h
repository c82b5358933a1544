/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forces as they were in a period, to begin a campaign with. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

#define GAB_TEMPLATE_MOST 99 /* of one sort for one side */

typedef struct
{
  char      *id;    /* "siege-train" */
  char      *title; /* in the player's language */
  char      *note;  /* what is in it, in a sentence of that language */
  GPtrArray *lines; /* of char *: setup lines with their words, in which @ stands for the side */
} GabTemplate;

GPtrArray *gab_template_list (GabPeriod           period,
                              GError            **error);
gboolean   gab_template_add  (const GabTemplate  *self,
                              GabCampaign        *campaign,
                              const char         *side,
                              int                 nth,
                              GError            **error);

G_END_DECLS

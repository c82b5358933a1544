/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settling: from what an operation cost to the entry that books it (CA-5). */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

/* What a unit will look like before and after. */
typedef struct
{
  GabUnit     *unit;   /* owned */
  gint32       before; /* men present */
  GabBooksLoss loss;
  gint32       guns_dismounted, guns_taken;
} GabSettlingRow;

typedef struct
{
  char      *line;     /* the closing order */
  GPtrArray *rows;     /* of GabSettlingRow: who loses something */
  GPtrArray *captors;  /* of GabUnit: new units for captured guns, which the action
                        * must add before the order is given */
} GabSettling;

GabSettling *gab_settling_new    (GabCampaign   *campaign,
                                  GabOperation  *operation,
                                  GError       **error);
void         gab_settling_free   (GabSettling   *settling);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabSettling, gab_settling_free)
gboolean     gab_settling_verify (GabCampaign   *campaign,
                                  GabOperation  *operation,
                                  const GabGame *game,
                                  GError       **error);

G_END_DECLS

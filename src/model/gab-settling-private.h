/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of settling only. */
#pragma once

#include "gab-settling.h"

G_BEGIN_DECLS

typedef struct
{
  GabCampaign         *campaign;
  GabOperation        *operation;
  const GabBooks      *books;      /* as they stand before the closing order */
  const GabSettlement *settlement;
  GabSettling         *settling;
  GArray              *units;      /* of int: the unit of each row, by ordinal */
  GError              *failure;
} GabSettlingWork;

GabSettling    *gab_settling_with         (GabCampaign           *campaign,
                                           GabOperation          *operation,
                                           const GabBooks        *books,
                                           GError               **error);

/* gab-settling-share.c */
GabSettlingRow *gab_settling_row          (GabSettlingWork       *work,
                                           int                    unit);
int             gab_settling_operation    (const GabSettlingWork *work);
void            gab_settling_share_men    (GabSettlingWork       *work,
                                           guint                  side);
void            gab_settling_share_guns   (GabSettlingWork       *work,
                                           int                    garrison);
void            gab_settling_share_rounds (GabSettlingWork       *work,
                                           gint64                *spent);

G_END_DECLS

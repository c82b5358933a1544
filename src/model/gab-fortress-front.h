/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fortress as the formal siege sees it: its front, and how far a siege has come. */
#pragma once

#include "gab-campaign.h"
#include "gab-formal.h"

G_BEGIN_DECLS

/* Bastions of a front (FS-2). */
#define GAB_FRONT_LEAST 2
#define GAB_FRONT_MOST  GAB_FORMAL_BASTIONS

guint       gab_fortress_front_bastions (GabFortress *fortress);
gboolean    gab_fortress_front_may_have (guint        n_bastions);
gboolean    gab_fortress_has_front      (GabFortress *fortress);
const char *gab_fortress_siege_label    (GabCampaign *campaign,
                                         const char  *fortress);
GPtrArray  *gab_fortress_front_missing  (GabCampaign *campaign,
                                         const guint *there,
                                         guint        n_bastions);

/* A work that a front needs and the fortress does not have. */
typedef struct
{
  int   kind; /* in the order of the notation's words */
  char *name; /* owned */
} GabMissingWork;

G_END_DECLS

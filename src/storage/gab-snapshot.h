/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Snapshots: all that a campaign's file holds, taken at once and written at leisure. */
#pragma once

#include "gab-campaign.h"

G_BEGIN_DECLS

typedef struct _GabSnapshot GabSnapshot;

GabSnapshot *gab_snapshot_new   (GabCampaign       *campaign);
void         gab_snapshot_free  (GabSnapshot       *snapshot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabSnapshot, gab_snapshot_free)
GBytes      *gab_snapshot_write (const GabSnapshot *snapshot);

G_END_DECLS

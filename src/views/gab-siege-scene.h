/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege as it is drawn: from its state to a plan. */
#pragma once

#include "gab-plan.h"
#include "gab-siege-page-private.h"

G_BEGIN_DECLS

/* Ids of the plan are places of the siege; 0 is none. */
#define GAB_SIEGE_COVERED_WAY 5000

GabPlan       *gab_siege_scene_new  (const GabSiegeLook *look);
GabFormalSpot  gab_siege_scene_spot (guint               id);
guint          gab_siege_scene_id   (GabFormalSpot       spot);

G_END_DECLS

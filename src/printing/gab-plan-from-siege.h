/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a formal siege to its plan, for screen and paper. */
#pragma once

#include "gab-formal.h"
#include "gab-plan.h"

G_BEGIN_DECLS

/* Ids of the plan are places of the siege; 0 is none. */
#define GAB_PLAN_COVERED_WAY 5000

GabPlan       *gab_plan_from_siege      (const GabFormal *state,
                                         const GabNames  *names,
                                         const char      *place);
GabFormalSpot  gab_plan_spot_of         (guint            id);
guint          gab_plan_id_of           (GabFormalSpot    spot);

G_END_DECLS

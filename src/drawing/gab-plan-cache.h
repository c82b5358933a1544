/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-cache.h: a siege plan drawn once and kept, so that panning and what lies over it cost next to nothing. */
#pragma once

#include "gab-plan-layout.h"
#include "gab-plan.h"

G_BEGIN_DECLS

typedef struct _GabPlanCache GabPlanCache;

GabPlanCache        *gab_plan_cache_new        (void);
void                 gab_plan_cache_free       (GabPlanCache      *cache);
void                 gab_plan_cache_forget     (GabPlanCache      *cache,
                                                gboolean           ground);
gboolean             gab_plan_cache_prepare    (GabPlanCache      *cache,
                                                const GabPlan     *plan,
                                                const GabInk      *ink,
                                                const GabPlanView *view,
                                                GabPlanLight       light,
                                                int                device_scale);
void                 gab_plan_cache_paint      (GabPlanCache      *cache,
                                                cairo_t           *cr,
                                                const GabPlanView *view);
cairo_surface_t     *gab_plan_cache_get        (GabPlanCache      *cache,
                                                const GabPlanView *view,
                                                double            *x,
                                                double            *y);
const GabPlanLayout *gab_plan_cache_get_layout (GabPlanCache      *cache);

/* gab-plan-bench.c */
char                *gab_plan_bench            (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabPlanCache, gab_plan_cache_free)

G_END_DECLS

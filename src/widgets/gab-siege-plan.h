/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege plan that is moved, zoomed, pointed at, walked over with the keys, and drawn on. */
#pragma once

#include "gab-plan.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_SIEGE_PLAN (gab_siege_plan_get_type ())
G_DECLARE_FINAL_TYPE (GabSiegePlan, gab_siege_plan, GAB, SIEGE_PLAN, GtkWidget)

/**
 * GabSiegePlanTell:
 * @self: the plan
 * @id: what the pointer is over
 * @data: what was given with the function
 *
 * Returns: (transfer full) (nullable): what its tooltip says
 */
typedef char *(* GabSiegePlanTell) (GabSiegePlan *self,
                                    guint         id,
                                    gpointer      data);

/**
 * GabSiegePlanDraws:
 * @self: the plan
 * @x: where a drag would begin, in tenths of a yard
 * @y: the same
 * @slack: how far off still counts as there, in tenths of a yard
 * @data: what was given with the function
 *
 * Returns: whether a drag from there draws, and does not pan
 */
typedef gboolean (* GabSiegePlanDraws) (GabSiegePlan *self,
                                        double        x,
                                        double        y,
                                        double        slack,
                                        gpointer      data);

GtkWidget     *gab_siege_plan_new          (void);
void           gab_siege_plan_take         (GabSiegePlan         *self,
                                            GabPlan              *plan);
const GabPlan *gab_siege_plan_get          (GabSiegePlan         *self);
void           gab_siege_plan_set_overlay  (GabSiegePlan         *self,
                                            const GabPlanOverlay *overlay);
void           gab_siege_plan_set_tell     (GabSiegePlan         *self,
                                            GabSiegePlanTell      tell,
                                            gpointer              data,
                                            GDestroyNotify        destroy);
void           gab_siege_plan_set_draws    (GabSiegePlan         *self,
                                            GabSiegePlanDraws     draws,
                                            gpointer              data);
double         gab_siege_plan_get_slack    (GabSiegePlan         *self);
guint          gab_siege_plan_get_selected (GabSiegePlan         *self);
void           gab_siege_plan_select       (GabSiegePlan         *self,
                                            guint                 id);
guint          gab_siege_plan_get_focused  (GabSiegePlan         *self);
void           gab_siege_plan_focus        (GabSiegePlan         *self,
                                            guint                 id);
gboolean       gab_siege_plan_get_drawing  (GabSiegePlan         *self);
void           gab_siege_plan_set_drawing  (GabSiegePlan         *self,
                                            gboolean              drawing);
void           gab_siege_plan_show         (GabSiegePlan         *self,
                                            guint                 id);
void           gab_siege_plan_fit          (GabSiegePlan         *self);
void           gab_siege_plan_zoom         (GabSiegePlan         *self,
                                            double                by);
GabPlanView    gab_siege_plan_get_view     (GabSiegePlan         *self);
guint          gab_siege_plan_at           (GabSiegePlan         *self,
                                            double                x,
                                            double                y);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the siege plan, and called by its tests in place of a hand. */
#pragma once

#include "gab-plan-cache.h"
#include "gab-siege-plan.h"

G_BEGIN_DECLS

struct _GabSiegePlan
{
  GtkWidget parent_instance;

  GtkWidget      *layer;        /* of the spots */

  GabPlan        *plan;         /* nullable */
  GabPlanOverlay *overlay;      /* nullable, the caller's */
  GabInk         *ink;          /* nullable, until it is drawn */
  GabPlanCache   *cache;
  GdkTexture     *picture;      /* nullable, of the cache */
  guint           drawn;        /* how often the picture was drawn */
  guint           awaited;      /* the source that draws it for the first time */

  GabPlanView     view;         /* scale 0: not yet */
  gboolean        fitted;       /* nobody has moved or zoomed it */

  guint           hover, selected, focused;
  gboolean        drawing;      /* dragging draws, and does not pan */
  gboolean        dragging;     /* past the threshold */
  gboolean        pans;         /* the button that went down pans whatever lies there */
  gboolean        draws;        /* this drag draws */
  GabPlanView     grabbed;      /* the view when a pan or a pinch began */
  double          pointer_x, pointer_y; /* below 0: not here */

  GabSiegePlanDraws may_draw; /* nullable: whether a drag from a place draws */
  gpointer         may_draw_data;

  GabSiegePlanTell tell;
  gpointer         tell_data;
  GDestroyNotify   tell_destroy;
};

enum
{
  GAB_SIEGE_PLAN_ACTIVATED,
  GAB_SIEGE_PLAN_HOVERED,
  GAB_SIEGE_PLAN_CLICKED,
  GAB_SIEGE_PLAN_DRAG_BEGIN,
  GAB_SIEGE_PLAN_DRAG_UPDATE,
  GAB_SIEGE_PLAN_DRAG_END,
  GAB_SIEGE_PLAN_N_SIGNALS,
};

extern guint gab_siege_plan_signals[GAB_SIEGE_PLAN_N_SIGNALS];

/* gab-siege-plan.c */
void     gab_siege_plan_look      (GabSiegePlan      *self,
                                   const GabPlanView *view);
void     gab_siege_plan_set_hover (GabSiegePlan      *self,
                                   guint              id);
void     gab_siege_plan_reached   (GabSiegePlan      *self,
                                   guint              id);

/* gab-siege-plan-draw.c */
void     gab_siege_plan_forget    (GabSiegePlan      *self,
                                   gboolean           letters);
void     gab_siege_plan_need_ink  (GabSiegePlan      *self);
void     gab_siege_plan_snapshot  (GtkWidget         *widget,
                                   GtkSnapshot       *snapshot);

/* gab-siege-plan-input.c */
void     gab_siege_plan_listen    (GabSiegePlan      *self);
gboolean gab_siege_plan_key       (GabSiegePlan      *self,
                                   guint              key,
                                   GdkModifierType    state);
gboolean gab_siege_plan_scroll    (GabSiegePlan      *self,
                                   double             dx,
                                   double             dy);
void     gab_siege_plan_point     (GabSiegePlan      *self,
                                   double             x,
                                   double             y);
void     gab_siege_plan_click     (GabSiegePlan      *self,
                                   int                presses,
                                   double             x,
                                   double             y);
void     gab_siege_plan_grab      (GabSiegePlan      *self,
                                   gboolean           pans);
gboolean gab_siege_plan_drag      (GabSiegePlan      *self,
                                   double             x,
                                   double             y,
                                   double             dx,
                                   double             dy);
void     gab_siege_plan_drop      (GabSiegePlan      *self,
                                   double             x,
                                   double             y);

/* gab-siege-plan-spots.c: one light widget for each thing, in a layer of one pixel a yard. */
GtkWidget *gab_siege_plan_layer_new    (void);
void       gab_siege_plan_layer_fill   (GtkWidget     *layer,
                                        const GabPlan *plan);
GtkWidget *gab_siege_plan_layer_find   (GtkWidget     *layer,
                                        guint          id);
void       gab_siege_plan_layer_select (GtkWidget     *layer,
                                        guint          id,
                                        gboolean       selected);

G_END_DECLS

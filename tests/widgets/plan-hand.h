/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plan-hand.h: a window with a siege plan, and what it was heard to say. */
#pragma once

#include "gab-siege-plan-private.h"

G_BEGIN_DECLS

#define WIDTH 900
#define HEIGHT 660

enum { LEFT_FLANK = 1, RIGHT_FLANK, DEMI_LUNE, FIRST = 10, BATTERY = 900 };

typedef struct
{
  GtkWidget    *window;
  GabSiegePlan *plan;
  guint         activated, hovered, hovers, selections;
  guint         begun, updated, ended;
  double        x, y;
} PlanHand;

GabPlan *plan_hand_new_plan  (guint          units);
void     plan_hand_settle    (void);
void     plan_hand_set_up    (PlanHand      *f,
                              gconstpointer  data);
void     plan_hand_tear_down (PlanHand      *f,
                              gconstpointer  data);
void     plan_hand_draw      (PlanHand      *f);
void     plan_hand_place_of  (PlanHand      *f,
                              guint          id,
                              double        *x,
                              double        *y);
guint    plan_hand_focused   (PlanHand      *f);

#define PLAN_HAND_ADD(name, func) \
  g_test_add ("/widgets/siege-plan/" name, PlanHand, NULL, plan_hand_set_up, func, plan_hand_tear_down)

G_END_DECLS

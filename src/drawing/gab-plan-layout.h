/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-layout.h: where counters, dots and names stand on a plan of one scale. Sizes and places are in user units
 * from the middle of the wall, so that moving the view changes nothing. */
#pragma once

#include "gab-plan.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y, width, height;
} GabPlanBox;

/* A counter: one piece, or several with their number beside the sign. */
typedef struct
{
  guint      at;       /* the id of its place */
  guint      side;
  GabPlanArm arm;
  guint      count;
  gboolean   silenced, moved, fired;
  double     x, y;     /* the middle of the sign */
  double     size;     /* of the sign, against one of ten units */
  double     turn;     /* radians; 0 looks at the wall, as the besieger's do */
  GabPlanBox box;      /* with its number */
} GabPlanToken;

/* Dots: points lost, then those left. */
typedef struct
{
  guint      at;
  guint      lost, points;
  GabPlanBox box;
} GabPlanTally;

typedef struct
{
  const char *text;    /* lent by the plan */
  GabInkStyle style;
  guint       lines;
  GabPlanBox  box;
} GabPlanLabel;

typedef struct
{
  double  scale;
  double  unit;        /* a tenth of the size of a sign */
  GArray *tokens;      /* GabPlanToken */
  GArray *tallies;     /* GabPlanTally */
  GArray *labels;      /* GabPlanLabel */
} GabPlanLayout;

/* What is drawn; each lies over the one before it. */
typedef enum
{
  GAB_PLAN_LAYER_GROUND   = 1 << 0, /* paper, fields, bands, glacis, ditch, houses */
  GAB_PLAN_LAYER_WORKS    = 1 << 1,
  GAB_PLAN_LAYER_TRENCHES = 1 << 2, /* and batteries */
  GAB_PLAN_LAYER_COUNTERS = 1 << 3, /* and names, frame and scale */
  GAB_PLAN_LAYERS_ALL     = 15,
} GabPlanLayers;

GabPlanLayout *gab_plan_layout_new    (const GabPlan       *plan,
                                       const GabInk        *ink,
                                       double               scale);
void           gab_plan_layout_free   (GabPlanLayout       *layout);
guint          gab_plan_layout_hit    (const GabPlanLayout *layout,
                                       double               x,
                                       double               y);
GabPlanBox     gab_plan_tally_dot     (const GabPlanTally  *tally,
                                       double               unit,
                                       guint                dot);
void           gab_plan_draw_layers   (const GabPlan       *plan,
                                       const GabPlanLayout *layout,
                                       const GabInk        *ink,
                                       cairo_t             *cr,
                                       const GabPlanView   *view,
                                       GabPlanLight         light,
                                       GabPlanLayers        layers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabPlanLayout, gab_plan_layout_free)

G_END_DECLS

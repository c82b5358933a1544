/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-private.h: shared among the files of the siege plan only. Drawing is done in yards. */
#pragma once

#include "gab-plan-layout.h"
#include "gab-plan.h"

G_BEGIN_DECLS

#define GAB_PLAN_RAMPART 13 /* yards: breadth of a rampart */
#define GAB_PLAN_TRENCH 7.4  /* yards: breadth of a trench with both banks */
#define GAB_PLAN_STREET 52  /* yards: from the wall to the first houses */
#define GAB_PLAN_FINE 0.95   /* user units a yard: below, what is too fine to be seen is left out */
#define GAB_PLAN_MOST_POINTS 128

typedef struct
{
  gint32 near, far;
  const char *text;
} GabPlanBand;

struct _GabPlan
{
  GabPlanRect    ground;
  GStringChunk  *words;      /* all that is pointed to from here */
  const char    *place;
  GabInkColour   side[2];
  GabPlanSection covered_way;
  gboolean       covered_way_taken;
  gint32         bar;
  const char    *bar_text[2];
  GabPlanBand    bands[GAB_PLAN_BANDS];
  GArray        *works;      /* GabPlanWork */
  GArray        *trenches;   /* GabPlanTrench */
  GArray        *batteries;  /* GabPlanBattery */
  GArray        *groups;     /* GabPlanGroup */
  GArray        *ids;        /* guint, in the order in which they are read */
  GHashTable    *things;     /* id to GabPlanThing */
};

typedef enum
{
  GAB_PLAN_IS_SECTION,
  GAB_PLAN_IS_TRENCH,
  GAB_PLAN_IS_BATTERY,
  GAB_PLAN_IS_COVERED_WAY,
} GabPlanIs;

/* What an id is: index into its array; of a section also which of the work. */
typedef struct
{
  GabPlanIs is;
  guint     index;
  guint     section;
} GabPlanThing;

/* A place in yards. */
typedef struct
{
  double x, y;
} GabPlanSpot;

typedef struct
{
  guint       n;
  GabPlanSpot at[GAB_PLAN_MOST_POINTS];
} GabPlanPath;

typedef struct
{
  GabInkColour paper, ink, faint, masonry, terreplein, water, town, earth, fresh, wood, halo, accent;
  double       wash;  /* how strong shading is, 0 to 1 */
  gboolean     night;
  gboolean     plain; /* black on white */
} GabPlanColours;

/* How the plan is being drawn. */
typedef struct
{
  const GabPlan        *plan;
  const GabInk         *ink;
  cairo_t              *cr;
  const GabPlanColours *colours;
  GabPlanView           view;
  double                px;     /* yards in a user unit */
  double                weight; /* of a firm line, in user units */
  GabInkColour          side[2];
} GabPlanPen;

static inline gboolean
gab_plan_is_outwork (const GabPlanWork *work)
{
  return work->kind == GAB_PLAN_DEMI_LUNE || work->kind == GAB_PLAN_RAVELIN;
}

/* gab-plan-trace.c */
GabPlanSpot gab_plan_spot           (GabPlanPoint          point);
void        gab_plan_path_add       (GabPlanPath          *path,
                                     double                x,
                                     double                y);
void        gab_plan_work_outline   (const GabPlanWork    *work,
                                     GabPlanPath          *path);
void        gab_plan_section_outline (const GabPlan       *plan,
                                     const GabPlanWork    *work,
                                     guint                 section,
                                     GabPlanPath          *path);
GabPlanSpot gab_plan_section_target (const GabPlan        *plan,
                                     const GabPlanWork    *work,
                                     guint                 section);
void        gab_plan_magistral      (const GabPlan        *plan,
                                     GabPlanPath          *path);
void        gab_plan_counterscarp   (const GabPlan        *plan,
                                     GabPlanPath          *path);
void        gab_plan_crest          (const GabPlan        *plan,
                                     GabPlanPath          *path);
gboolean    gab_plan_path_holds     (const GabPlanPath    *path,
                                     double                x,
                                     double                y);
double      gab_plan_path_distance  (const GabPlanPath    *path,
                                     gboolean              closed,
                                     double                x,
                                     double                y);

/* gab-plan-tokens.c, gab-plan-labels.c */
void        gab_plan_layout_tokens  (const GabPlan        *plan,
                                     const GabPlanLayout  *layout,
                                     const GabInk         *ink);
void        gab_plan_layout_labels  (GabPlanLayout        *layout,
                                     const GabPlan        *plan,
                                     const GabInk         *ink);

/* gab-plan-places.c */
gboolean    gab_plan_thing_path     (const GabPlan        *plan,
                                     const GabPlanThing   *thing,
                                     GabPlanPath          *path);

/* gab-plan-palette.c */
const GabPlanColours *gab_plan_colours (GabPlanLight       light);

/* gab-plan-pen.c */
void        gab_plan_pen_init       (GabPlanPen           *pen,
                                     const GabPlan        *plan,
                                     const GabInk         *ink,
                                     cairo_t              *cr,
                                     const GabPlanView    *view,
                                     GabPlanLight          light);
void        gab_plan_to_yards       (const GabPlanPen     *pen);
gboolean    gab_plan_sees           (const GabPlanPen     *pen,
                                     double                x0,
                                     double                y0,
                                     double                x1,
                                     double                y1);
void        gab_plan_trace          (const GabPlanPen     *pen,
                                     const GabPlanPath    *path,
                                     gboolean              closed);
void        gab_plan_stroke         (const GabPlanPen     *pen,
                                     GabInkColour          colour,
                                     double                weight);
void        gab_plan_fill           (const GabPlanPen     *pen,
                                     GabInkColour          colour);
void        gab_plan_ticks          (const GabPlanPen     *pen,
                                     GabInkColour          colour,
                                     double                apart,
                                     double                breadth,
                                     double                weight);
void        gab_plan_hatch          (const GabPlanPen     *pen,
                                     const GabPlanPath    *path,
                                     double                apart,
                                     double                weight,
                                     GabInkColour          colour);
GabInkColour gab_plan_tint          (const GabPlanPen     *pen,
                                     GabInkColour          colour,
                                     double                share);
GabInkColour gab_plan_thin          (GabInkColour          colour,
                                     double                alpha);
double      gab_plan_chance         (guint                 seed);

/* gab-plan-text.c */
void        gab_plan_write          (const GabPlanPen     *pen,
                                     GabInkStyle           style,
                                     const char           *text,
                                     double                x,
                                     double                y,
                                     double                align,
                                     GabInkColour          colour);
void        gab_plan_write_box      (const GabPlanPen     *pen,
                                     GabInkStyle           style,
                                     const char           *text,
                                     double                x,
                                     double                y,
                                     double                width,
                                     guint                 lines,
                                     GabInkColour          colour);
void        gab_plan_measure_place  (const GabPlanPen     *pen,
                                     double               *width,
                                     double               *height);
void        gab_plan_write_place    (const GabPlanPen     *pen,
                                     double                x,
                                     double                y);

/* the layers, each in its file */
void        gab_plan_draw_ground    (const GabPlanPen     *pen);
void        gab_plan_draw_town      (const GabPlanPen     *pen);
void        gab_plan_draw_glacis    (const GabPlanPen     *pen);
void        gab_plan_draw_ramparts  (const GabPlanPen     *pen);
void        gab_plan_draw_works     (const GabPlanPen     *pen);
void        gab_plan_draw_trenches  (const GabPlanPen     *pen);
void        gab_plan_draw_batteries (const GabPlanPen     *pen);
void        gab_plan_draw_paper     (const GabPlanPen     *pen);
void        gab_plan_clip_to_ground (const GabPlanPen     *pen);
void        gab_plan_draw_margin    (const GabPlanPen     *pen);
void        gab_plan_draw_crater    (const GabPlanPen     *pen,
                                     double                x,
                                     double                y,
                                     double                size,
                                     guint                 seed);
void        gab_plan_draw_sign      (const GabPlanPen     *pen,
                                     const GabPlanToken   *token);
void        gab_plan_draw_counters  (const GabPlanPen     *pen,
                                     const GabPlanLayout  *layout);
void        gab_plan_draw_ghost     (const GabPlanPen     *pen,
                                     const GabPlanGhost   *ghost);
void        gab_plan_draw_arc       (const GabPlanPen     *pen,
                                     const GabPlanArc     *arc);
void        gab_plan_draw_aim       (const GabPlanPen     *pen,
                                     const GabPlanAim     *aim);
void        gab_plan_draw_remark    (const GabPlanPen     *pen,
                                     const GabPlanRemark  *remark);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan.h: a siege drawn as an engraved plan of its time, from plain structs.
 *
 * All places are in tenths of a yard: x runs along the wall, y outward from it, the city stands at y
 * below 0 and is drawn on top. Words are handed in as they are to be read; none is made here. */
#pragma once

#include <glib.h>

#include "gab-ink.h"

G_BEGIN_DECLS

#define GAB_PLAN_BANDS  3
#define GAB_PLAN_RINGS  3
#define GAB_PLAN_NOTE   4 /* lines of a note */
#define GAB_PLAN_BESIEGER 0
#define GAB_PLAN_DEFENDER 1

typedef struct
{
  gint32 x, y;
} GabPlanPoint;

typedef struct
{
  gint32 x, y, width, height;
} GabPlanRect;

/**
 * GabPlanSection:
 * @id: of the section, as the caller knows it; 0: there is none
 * @spoken: (nullable): its name and state for who does not see it
 * @lost: points lost, drawn as shot holes and filled dots
 * @points: of how many, drawn as empty dots; 0 if not to be shown
 * @breached: whether its wall is down
 *
 * What is hit and breached by itself.
 */
typedef struct
{
  guint id;
  const char *spoken;
  guint lost;
  guint points;
  gboolean breached;
} GabPlanSection;

typedef enum
{
  GAB_PLAN_BASTION,   /* two sections: left and right flank */
  GAB_PLAN_DEMI_LUNE,
  GAB_PLAN_RAVELIN,
  GAB_PLAN_WALL,
} GabPlanWorkKind;

/**
 * GabPlanWork:
 * @kind: its shape
 * @at: where its middle line meets the line of the wall: (c, 0)
 * @name: (nullable): in italics on the plan
 * @taken: held by the besieger
 * @section: the second only of a bastion
 */
typedef struct
{
  GabPlanWorkKind kind;
  GabPlanPoint at;
  const char *name;
  gboolean taken;
  GabPlanSection section[2];
} GabPlanWork;

/**
 * GabPlanTrench:
 * @id: as the caller knows it
 * @spoken: (nullable): its name and state
 * @from: one end
 * @to: the other
 * @parallel: 1 to 3; 0 for a sap
 * @gone: destroyed: a faint trace is left
 * @fresh: dug this turn, its earth is lighter
 * @hits: results of this turn, drawn as craters
 */
typedef struct
{
  guint id;
  const char *spoken;
  GabPlanPoint from, to;
  guint parallel;
  gboolean gone;
  gboolean fresh;
  guint hits;
} GabPlanTrench;

/**
 * GabPlanBattery:
 * @id: as the caller knows it
 * @name: (nullable): in italics behind it
 * @spoken: (nullable): its name and state
 * @corner: the left and right end of the front, then the right and left end of the rear, as one looks at the plan
 * @mortars: for mortars, else for cannon
 * @halves: built: 1 or 2
 * @destroyed: no fire position until it is built again
 * @fired: this turn
 * @hits: results of this turn, drawn as craters
 */
typedef struct
{
  guint id;
  const char *name;
  const char *spoken;
  GabPlanPoint corner[4];
  gboolean mortars;
  guint halves;
  gboolean destroyed;
  gboolean fired;
  guint hits;
} GabPlanBattery;

typedef enum
{
  GAB_PLAN_HEAVY,
  GAB_PLAN_LIGHT,
  GAB_PLAN_MORTAR,
  GAB_PLAN_FOOT,
} GabPlanArm;

/**
 * GabPlanGroup:
 * @at: the id of the section, trench or battery in which it stands
 * @side: %GAB_PLAN_BESIEGER or %GAB_PLAN_DEFENDER
 * @arm: what it is
 * @count: how many
 * @silenced: of these: may not fire, greyed
 * @moved: of these: moved this turn
 * @fired: of these: fired this turn
 * @mounted: on the platform of a battery
 *
 * Pieces of one kind that stand in one place.
 */
typedef struct
{
  guint at;
  guint side;
  GabPlanArm arm;
  guint count;
  guint silenced;
  guint moved;
  guint fired;
  gboolean mounted;
} GabPlanGroup;

typedef struct _GabPlan GabPlan;

typedef enum
{
  GAB_PLAN_SAP_GHOST,     /* point[0] to point[1] */
  GAB_PLAN_PARALLEL_GHOST,
  GAB_PLAN_BATTERY_GHOST, /* its corners, as GabPlanBattery has them */
  GAB_PLAN_MOVE_GHOST,    /* an arrow from point[0] to point[1] */
} GabPlanGhostKind;

/**
 * GabPlanGhost:
 * @kind: what it is to be
 * @point: where
 * @refused: the rules do not allow it: struck through
 *
 * What is planned and not yet ordered.
 */
typedef struct
{
  GabPlanGhostKind kind;
  GabPlanPoint point[4];
  gboolean refused;
} GabPlanGhost;

/**
 * GabPlanArc:
 * @shown: whether it is drawn at all
 * @at: the centre of the fire position
 * @facing: any point straight before it
 * @half: degrees to either side, 1 to 90
 * @n_rings: how many range rings, at most %GAB_PLAN_RINGS
 * @ring: radius of each, rising
 * @text: (nullable): what is written at each: "200 yards"
 * @side: whose colour
 */
typedef struct
{
  gboolean shown;
  GabPlanPoint at, facing;
  guint half;
  guint n_rings;
  gint32 ring[GAB_PLAN_RINGS];
  const char *text[GAB_PLAN_RINGS];
  guint side;
} GabPlanArc;

/**
 * GabPlanAim:
 * @shown: whether it is drawn at all
 * @from: the centre of the fire position
 * @to: the centre of the target
 * @n_lines: lines of the note, at most %GAB_PLAN_NOTE; 0 for no note
 * @line: what is written beside it, the first line the strongest
 * @side: whose colour
 * @refused: it may not be fired at: broken line
 */
typedef struct
{
  gboolean shown;
  GabPlanPoint from, to;
  guint n_lines;
  const char *line[GAB_PLAN_NOTE];
  guint side;
  gboolean refused;
} GabPlanAim;

/**
 * GabPlanRemark:
 * @at: what it is about
 * @text: (nullable): what is written beside it, wrapped; none: nothing is drawn
 *
 * Why a ghost may not be, beside it.
 */
typedef struct
{
  GabPlanPoint at;
  const char *text;
} GabPlanRemark;

/**
 * GabPlanOverlay:
 * @ghosts: (array length=n_ghosts): what is planned, lent
 * @marked: (array length=n_marked): ids of what may be chosen now, lent; each is lit up
 * @arc: of the position looked at
 * @aim: of it at its target
 * @remark: beside a ghost
 * @hover: id of what is under the pointer, or 0
 * @selected: id of what is chosen, or 0
 * @focus: id of what the keyboard is at, or 0
 *
 * What lies over the plan and changes often. All is lent by the caller.
 */
typedef struct
{
  const GabPlanGhost *ghosts;
  guint n_ghosts;
  const guint *marked;
  guint n_marked;
  GabPlanArc arc;
  GabPlanAim aim;
  GabPlanRemark remark;
  guint hover;
  guint selected;
  guint focus;
} GabPlanOverlay;

typedef enum
{
  GAB_PLAN_DAY,
  GAB_PLAN_NIGHT,
  GAB_PLAN_PAPER, /* black on white */
  GAB_PLAN_STARK, /* by day, for who needs more contrast */
  GAB_PLAN_STARK_NIGHT,
} GabPlanLight;

/**
 * GabPlanView:
 * @scale: user units a yard, above 0
 * @x: of the left edge, in tenths of a yard
 * @y: of the top edge
 * @width: of the drawing, in user units
 * @height: of the drawing
 *
 * The part of the plan that is looked at.
 */
typedef struct
{
  double scale;
  double x, y;
  double width, height;
} GabPlanView;

typedef enum
{
  GAB_PLAN_LEFT,
  GAB_PLAN_RIGHT,
  GAB_PLAN_UP,    /* towards the city */
  GAB_PLAN_DOWN,
} GabPlanDirection;

/* gab-plan.c: what is on the plan. Words are copied. */
GabPlan     *gab_plan_new             (GabPlanRect           ground,
                                       const char           *place);
void         gab_plan_free            (GabPlan              *plan);
void         gab_plan_set_side        (GabPlan              *plan,
                                       guint                 side,
                                       GabInkColour          colour);
void         gab_plan_set_covered_way (GabPlan              *plan,
                                       guint                 id,
                                       const char           *spoken,
                                       gboolean              taken);
void         gab_plan_set_bar         (GabPlan              *plan,
                                       gint32                length,
                                       const char           *from,
                                       const char           *to);
void         gab_plan_set_band        (GabPlan              *plan,
                                       guint                 band,
                                       gint32                near,
                                       gint32                far,
                                       const char           *text);
void         gab_plan_add_work        (GabPlan              *plan,
                                       const GabPlanWork    *work);
void         gab_plan_add_trench      (GabPlan              *plan,
                                       const GabPlanTrench  *trench);
void         gab_plan_add_battery     (GabPlan              *plan,
                                       const GabPlanBattery *battery);
void         gab_plan_add_group       (GabPlan              *plan,
                                       const GabPlanGroup   *group);
GabPlanRect  gab_plan_get_ground      (const GabPlan        *plan);
const char  *gab_plan_get_place       (const GabPlan        *plan);

/* gab-plan-places.c: the things on it, each by its id. */
guint        gab_plan_count           (const GabPlan        *plan);
guint        gab_plan_nth             (const GabPlan        *plan,
                                       guint                 index);
gboolean     gab_plan_has             (const GabPlan        *plan,
                                       guint                 id);
const char  *gab_plan_spoken          (const GabPlan        *plan,
                                       guint                 id);
GabPlanRect  gab_plan_bounds          (const GabPlan        *plan,
                                       guint                 id);
GabPlanPoint gab_plan_centre          (const GabPlan        *plan,
                                       guint                 id);
guint        gab_plan_hit             (const GabPlan        *plan,
                                       double                x,
                                       double                y,
                                       double                slack);
guint        gab_plan_neighbour       (const GabPlan        *plan,
                                       guint                 id,
                                       GabPlanDirection      direction);

/* gab-plan-view.c: what is looked at. */
GabPlanView  gab_plan_view_fit        (const GabPlan        *plan,
                                       double                width,
                                       double                height);
GabPlanView  gab_plan_view_zoom       (const GabPlanView    *view,
                                       const GabPlan        *plan,
                                       double                by,
                                       double                at_x,
                                       double                at_y);
GabPlanView  gab_plan_view_pan        (const GabPlanView    *view,
                                       const GabPlan        *plan,
                                       double                dx,
                                       double                dy);
void         gab_plan_view_to_plan    (const GabPlanView    *view,
                                       double                at_x,
                                       double                at_y,
                                       double               *x,
                                       double               *y);
void         gab_plan_view_from_plan  (const GabPlanView    *view,
                                       double                x,
                                       double                y,
                                       double               *at_x,
                                       double               *at_y);

/* gab-plan-draw.c */
void         gab_plan_draw            (const GabPlan        *plan,
                                       const GabInk         *ink,
                                       cairo_t              *cr,
                                       const GabPlanView    *view,
                                       GabPlanLight          light);

/* gab-plan-overlay.c */
void         gab_plan_draw_overlay    (const GabPlan        *plan,
                                       const GabPlanOverlay *overlay,
                                       const GabInk         *ink,
                                       cairo_t              *cr,
                                       const GabPlanView    *view,
                                       GabPlanLight          light);

/* gab-plan-copy.c */
GabPlanOverlay *gab_plan_overlay_copy (const GabPlanOverlay *overlay);
void            gab_plan_overlay_free (GabPlanOverlay       *overlay);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabPlan, gab_plan_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabPlanOverlay, gab_plan_overlay_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-places.c: the things on a siege plan: where each is, what lies at a place, what lies next to it. */

#include "gab-plan-private.h"

#include <math.h>

#define TRENCH_HALF (GAB_PLAN_TRENCH / 2.0)

static const GabPlanThing *
find (const GabPlan *plan,
      guint          id)
{
  return g_hash_table_lookup (plan->things, GUINT_TO_POINTER (id));
}

/* What bounds and hits are reckoned from, in yards. Whether it is closed: that of sections and batteries is. */
gboolean
gab_plan_thing_path (const GabPlan      *plan,
                     const GabPlanThing *thing,
                     GabPlanPath        *path)
{
  path->n = 0;
  switch (thing->is)
    {
    case GAB_PLAN_IS_SECTION:
      gab_plan_section_outline (plan, &g_array_index (plan->works, GabPlanWork, thing->index), thing->section, path);
      return TRUE;
    case GAB_PLAN_IS_BATTERY:
      for (guint i = 0; i < 4; i++)
        {
          GabPlanSpot at = gab_plan_spot (g_array_index (plan->batteries, GabPlanBattery, thing->index).corner[i]);

          gab_plan_path_add (path, at.x, at.y);
        }
      return TRUE;
    case GAB_PLAN_IS_TRENCH:
      {
        const GabPlanTrench *trench = &g_array_index (plan->trenches, GabPlanTrench, thing->index);

        gab_plan_path_add (path, trench->from.x / 10.0, trench->from.y / 10.0);
        gab_plan_path_add (path, trench->to.x / 10.0, trench->to.y / 10.0);
        return FALSE;
      }
    case GAB_PLAN_IS_COVERED_WAY:
    default:
      gab_plan_crest (plan, path);
      return FALSE;
    }
}

/**
 * gab_plan_count:
 * @plan: a plan
 *
 * Returns: how many things with an id are on it
 */
guint
gab_plan_count (const GabPlan *plan)
{
  return plan->ids->len;
}

/**
 * gab_plan_nth:
 * @plan: a plan
 * @index: from 0, in the order in which things were added
 *
 * Returns: its id
 */
guint
gab_plan_nth (const GabPlan *plan,
              guint          index)
{
  g_return_val_if_fail (index < plan->ids->len, 0);

  return g_array_index (plan->ids, guint, index);
}

/**
 * gab_plan_has:
 * @plan: a plan
 * @id: any number
 *
 * Returns: whether there is such a thing
 */
gboolean
gab_plan_has (const GabPlan *plan,
              guint          id)
{
  return find (plan, id) != NULL;
}

/**
 * gab_plan_spoken:
 * @plan: a plan
 * @id: a thing
 *
 * Returns: (nullable): its name and state, as handed in
 */
const char *
gab_plan_spoken (const GabPlan *plan,
                 guint          id)
{
  const GabPlanThing *thing = find (plan, id);

  if (thing == NULL)
    return NULL;
  switch (thing->is)
    {
    case GAB_PLAN_IS_SECTION:
      return g_array_index (plan->works, GabPlanWork, thing->index).section[thing->section].spoken;
    case GAB_PLAN_IS_TRENCH:
      return g_array_index (plan->trenches, GabPlanTrench, thing->index).spoken;
    case GAB_PLAN_IS_BATTERY:
      return g_array_index (plan->batteries, GabPlanBattery, thing->index).spoken;
    case GAB_PLAN_IS_COVERED_WAY:
    default:
      return plan->covered_way.spoken;
    }
}

/* A path's extent in whole tenths; trenches have a breadth. */
static GabPlanRect
extent (const GabPlanPath *path,
        double             breadth)
{
  double x0 = G_MAXDOUBLE, y0 = G_MAXDOUBLE, x1 = -G_MAXDOUBLE, y1 = -G_MAXDOUBLE;
  gint32 left, top;

  for (guint i = 0; i < path->n; i++)
    {
      x0 = MIN (x0, path->at[i].x - breadth);
      y0 = MIN (y0, path->at[i].y - breadth);
      x1 = MAX (x1, path->at[i].x + breadth);
      y1 = MAX (y1, path->at[i].y + breadth);
    }
  left = (gint32) floor (x0 * 10);
  top = (gint32) floor (y0 * 10);
  return (GabPlanRect) { left, top, (gint32) ceil (x1 * 10) - left, (gint32) ceil (y1 * 10) - top };
}

/**
 * gab_plan_bounds:
 * @plan: a plan
 * @id: a thing
 *
 * Returns: the least upright box about it, in tenths of a yard; empty without such a thing
 */
GabPlanRect
gab_plan_bounds (const GabPlan *plan,
                 guint          id)
{
  const GabPlanThing *thing = find (plan, id);
  GabPlanPath path;
  GabPlanRect box;

  if (thing == NULL)
    return (GabPlanRect) { 0 };
  box = extent (&path, gab_plan_thing_path (plan, thing, &path) ? 0 : TRENCH_HALF);
  if (thing->is == GAB_PLAN_IS_COVERED_WAY)
    {
      box.x = plan->ground.x;
      box.width = plan->ground.width;
    }
  return box;
}

/**
 * gab_plan_centre:
 * @plan: a plan
 * @id: a thing
 *
 * Returns: its middle, where fire at it would be aimed
 */
GabPlanPoint
gab_plan_centre (const GabPlan *plan,
                 guint          id)
{
  const GabPlanThing *thing = find (plan, id);
  GabPlanRect bounds = gab_plan_bounds (plan, id);
  GabPlanSpot target;

  if (thing == NULL || thing->is != GAB_PLAN_IS_SECTION)
    return (GabPlanPoint) { bounds.x + bounds.width / 2, bounds.y + bounds.height / 2 };
  target = gab_plan_section_target (plan, &g_array_index (plan->works, GabPlanWork, thing->index), thing->section);
  return (GabPlanPoint) { (gint32) lround (target.x * 10), (gint32) lround (target.y * 10) };
}

/* A trench is the narrowest thing and would be hard to hit beneath a battery; the covered way lies under all. */
static double
rank (GabPlanIs is)
{
  static const double ranks[] = {
    [GAB_PLAN_IS_TRENCH] = 0,
    [GAB_PLAN_IS_BATTERY] = 1,
    [GAB_PLAN_IS_SECTION] = 2,
    [GAB_PLAN_IS_COVERED_WAY] = 3,
  };

  return ranks[is];
}

static double
distance (const GabPlan      *plan,
          const GabPlanThing *thing,
          double              x,
          double              y)
{
  GabPlanPath path;
  gboolean closed = gab_plan_thing_path (plan, thing, &path);

  return MAX (0, gab_plan_path_distance (&path, closed, x, y) - (closed ? 0 : TRENCH_HALF));
}

/**
 * gab_plan_hit:
 * @plan: a plan
 * @x: tenths of a yard
 * @y: tenths of a yard
 * @slack: how far beside it a thing is still hit, in tenths of a yard
 *
 * The nearest thing is hit; of those hit right on, a trench before a battery before a work.
 *
 * Returns: its id, or 0
 */
guint
gab_plan_hit (const GabPlan *plan,
              double         x,
              double         y,
              double         slack)
{
  double best = G_MAXDOUBLE, best_rank = 0;
  guint hit = 0;

  for (guint i = 0; i < plan->ids->len; i++)
    {
      guint id = g_array_index (plan->ids, guint, i);
      const GabPlanThing *thing = find (plan, id);
      double far = distance (plan, thing, x / 10, y / 10);

      if (far > slack / 10 || far > best || (far == best && rank (thing->is) >= best_rank))
        continue;
      best = far;
      best_rank = rank (thing->is);
      hit = id;
    }
  return hit;
}

/* How far another place is in a direction, crooked ways counting more; below 0 when it is not in it. */
static double
way_to (GabPlanPoint     from,
        GabPlanPoint     to,
        GabPlanDirection direction)
{
  double dx = to.x - from.x, dy = to.y - from.y;
  double along = direction == GAB_PLAN_LEFT ? -dx : direction == GAB_PLAN_RIGHT ? dx : direction == GAB_PLAN_UP ? -dy : dy;
  double aside = direction == GAB_PLAN_LEFT || direction == GAB_PLAN_RIGHT ? fabs (dy) : fabs (dx);

  if (along <= 0)
    return -1;
  /* What lies more beside than ahead is taken only where nothing lies ahead. */
  return along + 2 * aside + (aside > along ? 100000 : 0);
}

/**
 * gab_plan_neighbour:
 * @plan: a plan
 * @id: where one is; 0 or a thing that is gone: nowhere yet
 * @direction: where one would go
 *
 * Returns: the nearest thing in that direction; @id if there is none; from nowhere the first of all, 0 on an empty plan
 */
guint
gab_plan_neighbour (const GabPlan    *plan,
                    guint             id,
                    GabPlanDirection  direction)
{
  GabPlanPoint from;
  double best = G_MAXDOUBLE;
  guint next = id;

  if (!gab_plan_has (plan, id))
    return plan->ids->len > 0 ? gab_plan_nth (plan, 0) : 0;
  from = gab_plan_centre (plan, id);
  for (guint i = 0; i < plan->ids->len; i++)
    {
      guint other = gab_plan_nth (plan, i);
      double way = other != id ? way_to (from, gab_plan_centre (plan, other), direction) : -1;

      if (way < 0 || way >= best)
        continue;
      best = way;
      next = other;
    }
  return next;
}

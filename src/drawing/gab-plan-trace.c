/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-trace.c: the lines of a front of fortification, in yards. */

#include "gab-plan-private.h"

#include <math.h>

/* Where the ditch ends and the covered way begins, before each sort of work. */
#define DITCH 52
#define DITCH_BASTION 116
#define DITCH_OUTWORK 152
#define CREST_FLAT 130
#define CREST_BASTION 147
#define CREST_OUTWORK 173
#define ARMS 24      /* half the breadth of a place of arms */
#define ARMS_CREST 152

GabPlanSpot
gab_plan_spot (GabPlanPoint point)
{
  return (GabPlanSpot) { point.x / 10.0, point.y / 10.0 };
}

void
gab_plan_path_add (GabPlanPath *path,
                   double       x,
                   double       y)
{
  if (path->n < GAB_PLAN_MOST_POINTS)
    path->at[path->n++] = (GabPlanSpot) { x, y };
}

static void
add_mirrored (GabPlanPath       *path,
              GabPlanSpot        at,
              const GabPlanSpot *half,
              guint              n)
{
  for (guint i = 0; i < n; i++)
    gab_plan_path_add (path, at.x - half[i].x, at.y + half[i].y);
  for (guint i = n; i-- > 0; )
    if (half[i].x > 0)
      gab_plan_path_add (path, at.x + half[i].x, at.y + half[i].y);
}

/* A closed outline from the left of the gorge by the salient to its right; outworks are notched in the gorge (FS-3). */
void
gab_plan_work_outline (const GabPlanWork *work,
                       GabPlanPath       *path)
{
  static const GabPlanSpot bastion[] = { { 55, 0 }, { 62, 22 }, { 0, 80 } };
  static const GabPlanSpot demi_lune[] = { { 26, 76 }, { 62, 66 }, { 0, 128 } };
  static const GabPlanSpot ravelin[] = { { 58, 66 }, { 0, 124 } };
  GabPlanSpot at = gab_plan_spot (work->at);

  path->n = 0;
  switch (work->kind)
    {
    case GAB_PLAN_BASTION:
      add_mirrored (path, at, bastion, G_N_ELEMENTS (bastion));
      break;
    case GAB_PLAN_DEMI_LUNE:
      add_mirrored (path, at, demi_lune, G_N_ELEMENTS (demi_lune));
      break;
    case GAB_PLAN_RAVELIN:
      add_mirrored (path, at, ravelin, G_N_ELEMENTS (ravelin));
      gab_plan_path_add (path, at.x, at.y + 82);
      break;
    case GAB_PLAN_WALL:
    default:
      break;
    }
}

/* The next bastion's gorge, or the edge of the ground. */
static double
wall_end (const GabPlan *plan,
          double         x,
          int            sign)
{
  double end = sign < 0 ? plan->ground.x / 10.0 : (plan->ground.x + plan->ground.width) / 10.0;

  for (guint i = 0; i < plan->works->len; i++)
    {
      const GabPlanWork *work = &g_array_index (plan->works, GabPlanWork, i);
      double gorge = work->at.x / 10.0 - sign * 55;

      if (work->kind == GAB_PLAN_BASTION && (gorge - x) * sign > 0 && (end - gorge) * sign > 0)
        end = gorge;
    }
  return end;
}

static void
wall_outline (const GabPlan     *plan,
              const GabPlanWork *work,
              GabPlanPath       *path)
{
  double x = work->at.x / 10.0, y = work->at.y / 10.0;
  double left = MAX (wall_end (plan, x, -1), x - 130);
  double right = MIN (wall_end (plan, x, 1), x + 130);

  gab_plan_path_add (path, left, y - GAB_PLAN_RAMPART);
  gab_plan_path_add (path, left, y);
  gab_plan_path_add (path, right, y);
  gab_plan_path_add (path, right, y - GAB_PLAN_RAMPART);
}

/* What belongs to a section: half a bastion, an outwork, a length of wall. */
void
gab_plan_section_outline (const GabPlan     *plan,
                          const GabPlanWork *work,
                          guint              section,
                          GabPlanPath       *path)
{
  GabPlanSpot at = gab_plan_spot (work->at);
  int sign = section == 0 ? -1 : 1;

  path->n = 0;
  if (work->kind == GAB_PLAN_WALL)
    wall_outline (plan, work, path);
  else if (work->kind != GAB_PLAN_BASTION)
    gab_plan_work_outline (work, path);
  else
    {
      gab_plan_path_add (path, at.x, at.y - GAB_PLAN_RAMPART);
      gab_plan_path_add (path, at.x + sign * 55, at.y - GAB_PLAN_RAMPART);
      gab_plan_path_add (path, at.x + sign * 55, at.y);
      gab_plan_path_add (path, at.x + sign * 62, at.y + 22);
      gab_plan_path_add (path, at.x, at.y + 80);
    }
}

/* The point that is fired at (FS-3). */
GabPlanSpot
gab_plan_section_target (const GabPlan     *plan,
                         const GabPlanWork *work,
                         guint              section)
{
  GabPlanSpot at = gab_plan_spot (work->at);

  switch (work->kind)
    {
    case GAB_PLAN_BASTION:
      return (GabPlanSpot) { at.x + (section == 0 ? -50 : 50), at.y + 30 };
    case GAB_PLAN_DEMI_LUNE:
    case GAB_PLAN_RAVELIN:
      return (GabPlanSpot) { at.x, at.y + 100 };
    case GAB_PLAN_WALL:
    default:
      return at;
    }
}

static int
compare_x (gconstpointer a,
           gconstpointer b)
{
  const GabPlanWork *first = *(const GabPlanWork *const *) a, *second = *(const GabPlanWork *const *) b;

  return (first->at.x > second->at.x) - (first->at.x < second->at.x);
}

/* Bastions, or bastions and outworks, from left to right. */
static GPtrArray *
sorted_works (const GabPlan *plan,
              gboolean       outworks)
{
  GPtrArray *sorted = g_ptr_array_new ();

  for (guint i = 0; i < plan->works->len; i++)
    {
      GabPlanWork *work = &g_array_index (plan->works, GabPlanWork, i);

      if (work->kind == GAB_PLAN_BASTION || (outworks && work->kind != GAB_PLAN_WALL))
        g_ptr_array_add (sorted, work);
    }
  g_ptr_array_sort (sorted, compare_x);
  return sorted;
}

/* The foot of wall and bastions from the left edge to the right one. */
void
gab_plan_magistral (const GabPlan *plan,
                    GabPlanPath   *path)
{
  g_autoptr (GPtrArray) sorted = sorted_works (plan, FALSE);

  path->n = 0;
  gab_plan_path_add (path, plan->ground.x / 10.0 - 40, 0);
  for (guint i = 0; i < sorted->len; i++)
    {
      GabPlanPath one;

      gab_plan_work_outline (g_ptr_array_index (sorted, i), &one);
      for (guint j = 0; j < one.n; j++)
        gab_plan_path_add (path, one.at[j].x, one.at[j].y);
    }
  gab_plan_path_add (path, (plan->ground.x + plan->ground.width) / 10.0 + 40, 0);
}

/* Faces fall at almost half a right angle; where those of two works meet is the re-entrant. */
static GabPlanSpot
re_entrant (GabPlanSpot a,
            GabPlanSpot b,
            double      least)
{
  const double slope = 0.96;
  double x = (a.x + b.x) / 2 + (a.y - b.y) / (2 * slope);
  double y = MAX (least, a.y - slope * (x - a.x));

  return (GabPlanSpot) { CLAMP (x, a.x, b.x), MIN (y, MIN (a.y, b.y)) };
}

static GabPlanSpot
salient (const GabPlanWork *work,
         double             bastion,
         double             outwork)
{
  return (GabPlanSpot) { work->at.x / 10.0,
                         work->at.y / 10.0 + (work->kind == GAB_PLAN_BASTION ? bastion : outwork) };
}

/* The outer edge of the ditch. */
void
gab_plan_counterscarp (const GabPlan *plan,
                       GabPlanPath   *path)
{
  g_autoptr (GPtrArray) sorted = sorted_works (plan, TRUE);
  GabPlanSpot last = { plan->ground.x / 10.0 - 40, DITCH };

  path->n = 0;
  gab_plan_path_add (path, last.x, last.y);
  for (guint i = 0; i < sorted->len; i++)
    {
      GabPlanSpot here = salient (g_ptr_array_index (sorted, i), DITCH_BASTION, DITCH_OUTWORK);
      GabPlanSpot between = i == 0 ? (GabPlanSpot) { here.x - (here.y - DITCH), DITCH } : re_entrant (last, here, DITCH);

      gab_plan_path_add (path, between.x, between.y);
      gab_plan_path_add (path, here.x, here.y);
      last = here;
    }
  if (sorted->len > 0)
    gab_plan_path_add (path, last.x + (last.y - DITCH), DITCH);
  gab_plan_path_add (path, (plan->ground.x + plan->ground.width) / 10.0 + 40, DITCH);
}

/* Between two salients the crest falls back, with a place of arms standing out where there is room for one. */
static void
add_between (GabPlanPath *path,
             GabPlanSpot  last,
             GabPlanSpot  next)
{
  double x = (last.x + next.x) / 2 + (last.y - next.y) / 2;

  if (next.x - last.x < 4 * ARMS)
    {
      gab_plan_path_add (path, (last.x + next.x) / 2, CREST_FLAT);
      return;
    }
  gab_plan_path_add (path, x - ARMS, CREST_FLAT);
  gab_plan_path_add (path, x, ARMS_CREST);
  gab_plan_path_add (path, x + ARMS, CREST_FLAT);
}

/* The crest of the glacis: the line of the covered way, which the rules have straight, at 150 yards (FS-3). */
void
gab_plan_crest (const GabPlan *plan,
                GabPlanPath   *path)
{
  g_autoptr (GPtrArray) sorted = sorted_works (plan, TRUE);
  GabPlanSpot last = { 0 };

  path->n = 0;
  gab_plan_path_add (path, plan->ground.x / 10.0 - 40, CREST_FLAT);
  for (guint i = 0; i < sorted->len; i++)
    {
      GabPlanSpot here = salient (g_ptr_array_index (sorted, i), CREST_BASTION, CREST_OUTWORK);

      if (i == 0)
        gab_plan_path_add (path, here.x - 60, CREST_FLAT);
      else
        add_between (path, last, here);
      gab_plan_path_add (path, here.x, here.y);
      last = here;
    }
  if (sorted->len > 0)
    gab_plan_path_add (path, last.x + 60, CREST_FLAT);
  gab_plan_path_add (path, (plan->ground.x + plan->ground.width) / 10.0 + 40, CREST_FLAT);
}

/* Whether a closed path holds a place. */
gboolean
gab_plan_path_holds (const GabPlanPath *path,
                     double             x,
                     double             y)
{
  gboolean inside = FALSE;

  for (guint i = 0, j = path->n - 1; i < path->n; j = i++)
    {
      GabPlanSpot a = path->at[i], b = path->at[j];

      if ((a.y > y) != (b.y > y) && x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  return inside;
}

static double
line_distance (GabPlanSpot a,
               GabPlanSpot b,
               double      x,
               double      y)
{
  double dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
  double share = square > 0 ? CLAMP (((x - a.x) * dx + (y - a.y) * dy) / square, 0, 1) : 0;

  return hypot (a.x + share * dx - x, a.y + share * dy - y);
}

/* How far a place is from a path; 0 within a closed one. */
double
gab_plan_path_distance (const GabPlanPath *path,
                        gboolean           closed,
                        double             x,
                        double             y)
{
  double least = G_MAXDOUBLE;

  if (closed && gab_plan_path_holds (path, x, y))
    return 0;
  for (guint i = closed ? 0 : 1; i < path->n; i++)
    least = MIN (least, line_distance (path->at[i], path->at[(i + path->n - 1) % path->n], x, y));
  return least;
}

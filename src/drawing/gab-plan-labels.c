/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-labels.c: where names stand: never over each other or over a counter, never outside, and where it can
 * be not over a trench. */

#include "gab-plan-private.h"

#include <math.h>
#include <string.h>

#define MARGIN 2        /* user units about a name */
#define SMALL 0.5       /* user units a yard: below, works have small names */
#define CROWDED 0.3     /* user units a yard: below, demi-lunes go without: the names of bastions tell which is which */
#define MOST_PLACES 8

/* A name and where it would like to stand, the best place first: the middle of its upper edge, user units. */
typedef struct
{
  const char *text;
  GabInkStyle style;
  double      width;    /* most, in one line */
  guint       n;
  GabPlanSpot place[MOST_PLACES];
} Wish;

typedef struct
{
  GabPlanLayout *layout;
  const GabPlan *plan;
  const GabInk  *ink;
  GArray        *taken;  /* GabPlanBox */
  GabPlanBox     ground;
} Labels;

static gboolean
overlap (const GabPlanBox *a,
         const GabPlanBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}

/* Whether a line comes into a box: the part of it between each two edges must not be empty. */
static gboolean
crosses (const GabPlanBox *box,
         GabPlanSpot       a,
         GabPlanSpot       b)
{
  double from = 0, to = 1;
  double start[2] = { a.x, a.y }, way[2] = { b.x - a.x, b.y - a.y };
  double low[2] = { box->x, box->y }, high[2] = { box->x + box->width, box->y + box->height };

  for (guint i = 0; i < 2; i++)
    {
      double near, far;

      if (fabs (way[i]) < 1e-9)
        {
          if (start[i] < low[i] || start[i] > high[i])
            return FALSE;
          continue;
        }
      near = (low[i] - start[i]) / way[i];
      far = (high[i] - start[i]) / way[i];
      from = MAX (from, MIN (near, far));
      to = MIN (to, MAX (near, far));
    }
  return from <= to;
}

static gboolean
is_over_trench (const Labels     *labels,
                const GabPlanBox *box)
{
  double by = labels->layout->scale / 10, half = 4.5 * labels->layout->scale;
  GabPlanBox wide = { box->x - half, box->y - half, box->width + 2 * half, box->height + 2 * half };

  for (guint i = 0; i < labels->plan->trenches->len; i++)
    {
      const GabPlanTrench *trench = &g_array_index (labels->plan->trenches, GabPlanTrench, i);

      if (crosses (&wide, (GabPlanSpot) { trench->from.x * by, trench->from.y * by },
                   (GabPlanSpot) { trench->to.x * by, trench->to.y * by }))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_free (const Labels     *labels,
         const GabPlanBox *box)
{
  const GabPlanBox *ground = &labels->ground;

  if (box->x < ground->x || box->y < ground->y || box->x + box->width > ground->x + ground->width
      || box->y + box->height > ground->y + ground->height)
    return FALSE;
  for (guint i = 0; i < labels->taken->len; i++)
    if (overlap (box, &g_array_index (labels->taken, GabPlanBox, i)))
      return FALSE;
  return TRUE;
}

static gboolean
try_places (const Labels *labels,
            const Wish   *wish,
            double        width,
            guint         lines,
            gboolean      strict)
{
  GabInkSize size = gab_ink_measure (labels->ink, wish->style, wish->text, width, lines);

  for (guint i = 0; i < wish->n; i++)
    {
      GabPlanBox box = { wish->place[i].x - width / 2, wish->place[i].y, width, size.height };
      GabPlanBox wide = { box.x - MARGIN, box.y, box.width + 2 * MARGIN, box.height };
      GabPlanLabel label = { wish->text, wish->style, lines, box };

      if (!is_free (labels, &wide) || (strict && is_over_trench (labels, &box)))
        continue;
      g_array_append_val (labels->layout->labels, label);
      g_array_append_val (labels->taken, wide);
      return TRUE;
    }
  return FALSE;
}

/* In one line, then in two, then shortened; first clear of trenches. What finds no room at all is left out. */
static void
place_wish (const Labels *labels,
            const Wish   *wish)
{
  double whole = gab_ink_measure (labels->ink, wish->style, wish->text, 0, 1).width + 1;
  double widths[] = { whole, whole * 0.62, whole * 0.5 };
  double least = 4 * gab_ink_measure (labels->ink, wish->style, "n", 0, 1).width;
  gboolean words = strchr (wish->text, ' ') != NULL;

  for (guint strict = 2; strict-- > 0; )
    {
      if (whole <= wish->width && try_places (labels, wish, widths[0], 1, strict))
        return;
      if (words && widths[1] <= wish->width && try_places (labels, wish, widths[1], 2, strict))
        return;
      if (MIN (widths[2], wish->width) >= least && try_places (labels, wish, MIN (widths[2], wish->width), 1, strict))
        return;
    }
}

static double
line_height (const Labels *labels,
             GabInkStyle   style)
{
  return gab_ink_measure (labels->ink, style, "x", 0, 1).height;
}

static void
add_place (Wish  *wish,
           double x,
           double y)
{
  if (wish->n < MOST_PLACES)
    wish->place[wish->n++] = (GabPlanSpot) { x, y };
}

static void
wish_work (const Labels      *labels,
           const GabPlanWork *work)
{
  GabInkStyle style = labels->layout->scale < SMALL ? GAB_INK_SMALL_ITALIC : GAB_INK_ITALIC;
  double scale = labels->layout->scale, high = line_height (labels, style);
  GabPlanSpot at = gab_plan_spot (work->at);
  double x = at.x * scale, y = at.y * scale;
  Wish wish = { work->name, style, 400, 0, { { 0 } } };

  if (work->kind == GAB_PLAN_DEMI_LUNE && scale < CROWDED)
    return;
  if (work->kind == GAB_PLAN_BASTION)
    {
      add_place (&wish, x, y - 37 * scale - high / 2);
      add_place (&wish, x, y - 20 * scale - high / 2);
      add_place (&wish, x, y + 84 * scale);
      add_place (&wish, x, y + 26 * scale - high / 2);
    }
  else if (work->kind == GAB_PLAN_WALL)
    {
      add_place (&wish, x, y - 38 * scale - high / 2);
      add_place (&wish, x, y + 14 * scale);
    }
  else
    {
      add_place (&wish, x, y + 62 * scale - high);
      add_place (&wish, x, y + 34 * scale - high / 2);
      add_place (&wish, x, y + 16 * scale);
      add_place (&wish, x, y + 130 * scale);
    }
  place_wish (labels, &wish);
}

static void
wish_battery (const Labels         *labels,
              const GabPlanBattery *battery)
{
  double by = labels->layout->scale / 10, high = line_height (labels, GAB_INK_SMALL_ITALIC);
  double width = gab_ink_measure (labels->ink, GAB_INK_SMALL_ITALIC, battery->name, 0, 1).width / 2 + 5;
  double left = G_MAXDOUBLE, right = -G_MAXDOUBLE, top = G_MAXDOUBLE, bottom = -G_MAXDOUBLE, x = 0;
  Wish wish = { battery->name, GAB_INK_SMALL_ITALIC, 300, 0, { { 0 } } };

  for (guint i = 0; i < 4; i++)
    {
      left = MIN (left, battery->corner[i].x * by);
      right = MAX (right, battery->corner[i].x * by);
      top = MIN (top, battery->corner[i].y * by);
      bottom = MAX (bottom, battery->corner[i].y * by);
      x += battery->corner[i].x * by / 4;
    }
  add_place (&wish, x, bottom + 1);
  add_place (&wish, right + width, bottom - high);
  add_place (&wish, left - width, bottom - high);
  add_place (&wish, right + width, (top + bottom - high) / 2);
  add_place (&wish, left - width, (top + bottom - high) / 2);
  add_place (&wish, x, bottom + 1 + high * 0.8);
  add_place (&wish, x, top - high * 1.6);
  place_wish (labels, &wish);
}

/* At the left edge over the far line, else at the right one. */
static void
wish_band (const Labels      *labels,
           const GabPlanBand *band)
{
  double scale = labels->layout->scale, high = line_height (labels, GAB_INK_SMALL_ITALIC);
  double half = gab_ink_measure (labels->ink, GAB_INK_SMALL_ITALIC, band->text, 0, 1).width / 2 + 10;
  double left = labels->ground.x + half, right = labels->ground.x + labels->ground.width - half;
  Wish wish = { band->text, GAB_INK_SMALL_ITALIC, 400, 0, { { 0 } } };

  add_place (&wish, left, band->far / 10.0 * scale - high - 1);
  add_place (&wish, right, band->far / 10.0 * scale - high - 1);
  add_place (&wish, left, band->near / 10.0 * scale - high - 1);
  add_place (&wish, left, band->far / 10.0 * scale + 1);
  place_wish (labels, &wish);
}

/* Counters, dots and the scale bar were there first. */
static void
take_room (const Labels *labels)
{
  double scale = labels->layout->scale;

  for (guint i = 0; i < labels->layout->tokens->len; i++)
    g_array_append_val (labels->taken, g_array_index (labels->layout->tokens, GabPlanToken, i).box);
  for (guint i = 0; i < labels->layout->tallies->len; i++)
    g_array_append_val (labels->taken, g_array_index (labels->layout->tallies, GabPlanTally, i).box);
  for (guint i = 0; i < labels->plan->batteries->len; i++)
    {
      const GabPlanBattery *battery = &g_array_index (labels->plan->batteries, GabPlanBattery, i);
      GabPlanRect rect = gab_plan_bounds (labels->plan, battery->id);
      GabPlanBox box = { rect.x / 10.0 * scale, rect.y / 10.0 * scale, rect.width / 10.0 * scale, rect.height / 10.0 * scale };

      g_array_append_val (labels->taken, box);
    }
  if (labels->plan->bar > 0)
    {
      GabPlanBox bar = { labels->ground.x, labels->ground.y + labels->ground.height - 36 - 8 * scale,
                         (labels->plan->bar / 10.0 + 60) * scale, 36 + 8 * scale };

      g_array_append_val (labels->taken, bar);
    }
}

/* Finds a place for every name; the names of works come before those of batteries. */
void
gab_plan_layout_labels (GabPlanLayout *layout,
                        const GabPlan *plan,
                        const GabInk  *ink)
{
  double by = layout->scale / 10;
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (GabPlanBox));
  Labels labels = { layout, plan, ink, taken,
                    { plan->ground.x * by, plan->ground.y * by, plan->ground.width * by, plan->ground.height * by } };

  take_room (&labels);
  for (guint i = 0; i < plan->works->len; i++)
    if (g_array_index (plan->works, GabPlanWork, i).name != NULL)
      wish_work (&labels, &g_array_index (plan->works, GabPlanWork, i));
  for (guint i = 0; i < plan->batteries->len; i++)
    if (g_array_index (plan->batteries, GabPlanBattery, i).name != NULL)
      wish_battery (&labels, &g_array_index (plan->batteries, GabPlanBattery, i));
  for (guint i = 0; i < GAB_PLAN_BANDS; i++)
    if (plan->bands[i].text != NULL && plan->bands[i].far > plan->bands[i].near)
      wish_band (&labels, &plan->bands[i]);
}

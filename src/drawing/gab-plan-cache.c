/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gab-plan-cache.c: two pictures are kept, the ground with its works, and that with all that stands on it. Both are as
 * large as the view at first, and larger by a margin once the view is moved, so that it can be moved further. */

#include "gab-plan-cache.h"

#include "gab-plan-private.h"

#include <math.h>

#define MARGIN 160 /* user units */

struct _GabPlanCache
{
  cairo_surface_t *ground; /* nullable */
  cairo_surface_t *all;    /* nullable */
  GabPlanLayout   *layout; /* nullable */
  GabPlanView      view;   /* that the pictures show */
  GabPlanLight     light;
  int              device_scale;
  guint64          mark;   /* of what the ground was drawn from */
};

/**
 * gab_plan_cache_new:
 *
 * Returns: (transfer full): an empty cache
 */
GabPlanCache *
gab_plan_cache_new (void)
{
  return g_new0 (GabPlanCache, 1);
}

/**
 * gab_plan_cache_forget:
 * @cache: a cache
 * @ground: the ground too, as when letters change their size; a ground of other works is noticed by itself
 *
 * Has the plan drawn anew at the next gab_plan_cache_prepare(): it changed, or is gone.
 */
void
gab_plan_cache_forget (GabPlanCache *cache,
                       gboolean      ground)
{
  if (ground)
    g_clear_pointer (&cache->ground, cairo_surface_destroy);
  g_clear_pointer (&cache->all, cairo_surface_destroy);
  g_clear_pointer (&cache->layout, gab_plan_layout_free);
}

/**
 * gab_plan_cache_free:
 * @cache: (nullable): a cache
 */
void
gab_plan_cache_free (GabPlanCache *cache)
{
  if (cache == NULL)
    return;
  gab_plan_cache_forget (cache, TRUE);
  g_free (cache);
}

static void
fold (guint64 *mark,
      gint64   value)
{
  *mark = (*mark ^ (guint64) value) * G_GUINT64_CONSTANT (1099511628211);
}

/* A number that differs when ground or works would be drawn otherwise. */
static guint64
mark_of (const GabPlan *plan)
{
  guint64 mark = G_GUINT64_CONSTANT (14695981039346656037);

  fold (&mark, plan->ground.x);
  fold (&mark, plan->ground.y);
  fold (&mark, plan->ground.width);
  fold (&mark, plan->ground.height);
  fold (&mark, plan->place != NULL ? g_str_hash (plan->place) : 0);
  fold (&mark, plan->covered_way_taken);
  fold (&mark, (gint64) (plan->side[0].red * 255) << 16 | (gint64) (plan->side[0].green * 255) << 8
               | (gint64) (plan->side[0].blue * 255));
  for (guint i = 0; i < GAB_PLAN_BANDS; i++)
    {
      fold (&mark, plan->bands[i].near);
      fold (&mark, plan->bands[i].far);
    }
  for (guint i = 0; i < plan->works->len; i++)
    {
      const GabPlanWork *work = &g_array_index (plan->works, GabPlanWork, i);

      fold (&mark, work->kind);
      fold (&mark, work->at.x);
      fold (&mark, work->at.y);
      fold (&mark, work->taken);
      for (guint j = 0; j < 2; j++)
        fold (&mark, work->section[j].lost * 2 + (work->section[j].breached ? 1 : 0));
    }
  return mark;
}

/* Whether the kept pictures show all of a view. */
static gboolean
covers (const GabPlanCache *cache,
        const GabPlanView  *view)
{
  double by = view->scale / 10, left = (view->x - cache->view.x) * by, top = (view->y - cache->view.y) * by;

  return left >= -0.51 && top >= -0.51 && left + view->width <= cache->view.width + 0.51
         && top + view->height <= cache->view.height + 0.51;
}

static gboolean
is_same_look (const GabPlanCache *cache,
              const GabPlanView  *view,
              GabPlanLight        light,
              int                 device_scale)
{
  return cache->ground != NULL && cache->view.scale == view->scale && cache->light == light
         && cache->device_scale == device_scale;
}

static cairo_surface_t *
new_picture (const GabPlanCache *cache)
{
  int scale = cache->device_scale;
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (cache->view.width) * scale,
                                                         (int) ceil (cache->view.height) * scale);

  cairo_surface_set_device_scale (picture, scale, scale);
  return picture;
}

static void
draw_layers (GabPlanCache    *cache,
             cairo_surface_t *picture,
             const GabPlan   *plan,
             const GabInk    *ink,
             GabPlanLayers    layers)
{
  cairo_t *cr = cairo_create (picture);

  gab_plan_draw_layers (plan, cache->layout, ink, cr, &cache->view, cache->light, layers);
  cairo_destroy (cr);
}

static void
draw_all (GabPlanCache  *cache,
          const GabPlan *plan,
          const GabInk  *ink)
{
  cairo_t *cr;

  cache->all = new_picture (cache);
  cr = cairo_create (cache->all);
  cairo_set_source_surface (cr, cache->ground, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  draw_layers (cache, cache->all, plan, ink, GAB_PLAN_LAYER_TRENCHES | GAB_PLAN_LAYER_COUNTERS);
}

/* The view with room about it, its edges moved by whole user units. */
static GabPlanView
widened (const GabPlanView *view,
         double             margin)
{
  GabPlanView wide = *view;

  wide.x -= margin / view->scale * 10;
  wide.y -= margin / view->scale * 10;
  wide.width += 2 * margin;
  wide.height += 2 * margin;
  return wide;
}

/**
 * gab_plan_cache_prepare:
 * @cache: a cache
 * @plan: what it shows; after a change of it call gab_plan_cache_forget()
 * @ink: the styles
 * @view: what is looked at
 * @light: by day, by night
 * @device_scale: pixels in a user unit, 1 or more
 *
 * Sees to it that the kept picture shows all of @view.
 *
 * Returns: whether anything had to be drawn
 */
gboolean
gab_plan_cache_prepare (GabPlanCache      *cache,
                        const GabPlan     *plan,
                        const GabInk      *ink,
                        const GabPlanView *view,
                        GabPlanLight       light,
                        int                device_scale)
{
  gboolean same = is_same_look (cache, view, light, device_scale), moved = same && !covers (cache, view);
  guint64 mark = cache->mark;

  if (same && !moved && cache->all != NULL)
    return FALSE;
  if (cache->all == NULL)
    mark = mark_of (plan);
  if (!same || moved || mark != cache->mark)
    {
      gab_plan_cache_forget (cache, TRUE);
      cache->view = widened (view, moved ? MARGIN : 0);
      cache->light = light;
      cache->device_scale = device_scale;
      cache->mark = mark;
      cache->ground = new_picture (cache);
      draw_layers (cache, cache->ground, plan, ink, GAB_PLAN_LAYER_GROUND | GAB_PLAN_LAYER_WORKS);
    }
  if (cache->layout == NULL)
    cache->layout = gab_plan_layout_new (plan, ink, view->scale);
  draw_all (cache, plan, ink);
  return TRUE;
}

/**
 * gab_plan_cache_get:
 * @cache: a prepared cache
 * @view: what is looked at
 * @x: (out): where the left edge of the picture lies in the view, in user units
 * @y: (out): where its top lies
 *
 * Returns: (transfer none): the picture
 */
cairo_surface_t *
gab_plan_cache_get (GabPlanCache      *cache,
                    const GabPlanView *view,
                    double            *x,
                    double            *y)
{
  double by = view->scale / 10, pixels = cache->device_scale;

  /* On whole pixels, or the picture would blur. */
  *x = round ((cache->view.x - view->x) * by * pixels) / pixels;
  *y = round ((cache->view.y - view->y) * by * pixels) / pixels;
  return cache->all;
}

/**
 * gab_plan_cache_paint:
 * @cache: a prepared cache
 * @cr: where to draw
 * @view: what is looked at
 */
void
gab_plan_cache_paint (GabPlanCache      *cache,
                      cairo_t           *cr,
                      const GabPlanView *view)
{
  double x, y;
  cairo_surface_t *picture = gab_plan_cache_get (cache, view, &x, &y);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, view->width, view->height);
  cairo_clip (cr);
  cairo_set_source_surface (cr, picture, x, y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_restore (cr);
}

/**
 * gab_plan_cache_get_layout:
 * @cache: a prepared cache
 *
 * Returns: (transfer none): where counters and names stand
 */
const GabPlanLayout *
gab_plan_cache_get_layout (GabPlanCache *cache)
{
  return cache->layout;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a siege plan comes on the screen: a kept picture, moved, and what changes often over it. */

#include "gab-siege-plan-private.h"

#include "gab-night.h"

/* Has all drawn anew; @letters: their size or direction has changed too. */
void
gab_siege_plan_forget (GabSiegePlan *self,
                       gboolean      letters)
{
  gab_plan_cache_forget (self->cache, letters);
  g_clear_object (&self->picture);
  if (letters)
    g_clear_pointer (&self->ink, gab_ink_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gab_siege_plan_need_ink (GabSiegePlan *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  /* The styles are made for letters of ten points. */
  if (self->ink == NULL)
    self->ink = gab_ink_new (gab_night_em (widget) / 10, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
}

/* The kept surface itself, not a copy of it: it is not drawn on again. */
static GdkTexture *
make_picture (cairo_surface_t *surface)
{
  gsize stride = cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * height,
                                      (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
need_picture (GabSiegePlan *self,
              GabPlanLight  light)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  double x, y;

  if (!gab_plan_cache_prepare (self->cache, self->plan, self->ink, &self->view, light, scale) && self->picture != NULL)
    return;
  g_clear_object (&self->picture);
  self->picture = make_picture (gab_plan_cache_get (self->cache, &self->view, &x, &y));
  self->drawn++;
}

static void
add_picture (GabSiegePlan *self,
             GtkSnapshot  *snapshot,
             GabPlanLight  light)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface;
  double x, y;

  need_picture (self, light);
  surface = gab_plan_cache_get (self->cache, &self->view, &x, &y);
  gtk_snapshot_append_texture (snapshot, self->picture,
                               &GRAPHENE_RECT_INIT (x, y, (float) cairo_image_surface_get_width (surface) / scale,
                                                    (float) cairo_image_surface_get_height (surface) / scale));
}

static guint
visible_focus (GabSiegePlan *self)
{
  GtkWidget *spot = gab_siege_plan_layer_find (self->layer, self->focused);

  return spot != NULL && gtk_widget_has_visible_focus (spot) ? self->focused : 0;
}

static GabPlanLight
light_of (GtkWidget *widget)
{
  gboolean dark = gab_night_is_dark (widget);

  if (gab_night_is_stark (widget))
    return dark ? GAB_PLAN_STARK_NIGHT : GAB_PLAN_STARK;
  return dark ? GAB_PLAN_NIGHT : GAB_PLAN_DAY;
}

static gboolean
prepare_picture (gpointer data)
{
  GabSiegePlan *self = data;

  self->awaited = 0;
  if (self->plan != NULL && self->view.scale > 0)
    {
      gab_siege_plan_need_ink (self);
      need_picture (self, light_of (GTK_WIDGET (self)));
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  return G_SOURCE_REMOVE;
}

/* A page that is seen for the first time comes a moment before its plan: each takes long enough alone. */
static gboolean
awaits_picture (GabSiegePlan *self)
{
  if (self->drawn == 0 && self->awaited == 0)
    self->awaited = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, prepare_picture, self, NULL);
  return self->drawn == 0;
}

void
gab_siege_plan_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  GabSiegePlan *self = GAB_SIEGE_PLAN (widget);
  GabPlanLight light = light_of (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GabPlanOverlay overlay = { 0 };
  cairo_t *cr;

  if (self->plan == NULL || self->view.scale <= 0 || awaits_picture (self))
    return;
  gab_siege_plan_need_ink (self);
  if (self->overlay != NULL)
    overlay = *self->overlay;
  overlay.hover = self->hover;
  overlay.selected = self->selected;
  overlay.focus = visible_focus (self);
  gtk_snapshot_push_clip (snapshot, &all);
  add_picture (self, snapshot, light);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  gab_plan_draw_overlay (self->plan, &overlay, self->ink, cr, &self->view, light);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

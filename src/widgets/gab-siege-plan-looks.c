/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a page asks of a siege plan. */

#include "gab-siege-plan-private.h"

#define SLACK 6        /* pixels: so far beside a thing it is still hit */
#define SHOW_MARGIN 48 /* pixels about what is shown */

/**
 * gab_siege_plan_new:
 *
 * Signals: "activated" (guint id): Enter, or a double click. "hovered" (guint id): the pointer or the keyboard has come to
 * it, 0: to nothing. "clicked" (guint id): once, after it is selected. "drag-begin", "drag-update", "drag-end" (double x, double y): while "drawing" is set, in tenths of a
 * yard. "notify::selected": a click.
 *
 * Returns: (transfer floating): a siege plan that shows nothing yet.
 */
GtkWidget *
gab_siege_plan_new (void)
{
  return g_object_new (GAB_TYPE_SIEGE_PLAN, NULL);
}

static gboolean
is_same_ground (const GabPlan *a,
                const GabPlan *b)
{
  GabPlanRect one = gab_plan_get_ground (a), other = gab_plan_get_ground (b);

  return one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height;
}

/**
 * gab_siege_plan_take:
 * @self: a siege plan
 * @plan: (transfer full) (nullable): what it shows from now on
 *
 * What is looked at, chosen and focused stays as it is, where it is still there and the ground is as large as before.
 */
void
gab_siege_plan_take (GabSiegePlan *self,
                     GabPlan      *plan)
{
  g_autoptr (GabPlan) before = self->plan;

  self->plan = plan;
  if (plan == NULL || before == NULL || !is_same_ground (before, plan))
    {
      self->fitted = TRUE;
      self->view.scale = 0;
    }
  gab_siege_plan_layer_fill (self->layer, plan);
  if (plan == NULL || !gab_plan_has (plan, self->focused))
    self->focused = 0;
  if (plan == NULL || !gab_plan_has (plan, self->selected))
    gab_siege_plan_select (self, 0);
  else
    gab_siege_plan_layer_select (self->layer, self->selected, TRUE);
  if (plan == NULL || !gab_plan_has (plan, self->hover))
    gab_siege_plan_set_hover (self, 0);
  gab_siege_plan_forget (self, FALSE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * gab_siege_plan_get:
 * @self: a siege plan
 *
 * Returns: (transfer none) (nullable): what it shows
 */
const GabPlan *
gab_siege_plan_get (GabSiegePlan *self)
{
  return self->plan;
}

/**
 * gab_siege_plan_set_overlay:
 * @self: a siege plan
 * @overlay: (nullable): ghosts, what may be chosen, arc and aim; copied. What is hovered, selected and focused is this
 *   widget's own business and not read.
 */
void
gab_siege_plan_set_overlay (GabSiegePlan         *self,
                            const GabPlanOverlay *overlay)
{
  GabPlanOverlay *copy = gab_plan_overlay_copy (overlay);

  gab_plan_overlay_free (self->overlay);
  self->overlay = copy;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * gab_siege_plan_set_tell:
 * @self: a siege plan
 * @tell: (nullable): words of a tooltip; the thing's spoken name if %NULL
 * @data: for @tell
 * @destroy: (nullable): frees @data
 */
void
gab_siege_plan_set_tell (GabSiegePlan     *self,
                         GabSiegePlanTell  tell,
                         gpointer          data,
                         GDestroyNotify    destroy)
{
  if (self->tell_destroy != NULL)
    self->tell_destroy (self->tell_data);
  self->tell = tell;
  self->tell_data = data;
  self->tell_destroy = destroy;
}

/**
 * gab_siege_plan_set_draws:
 * @self: a siege plan
 * @draws: (nullable): asked when a drag with the first button begins
 * @data: for @draws
 *
 * Where it says so, and wherever "drawing" is set, a drag draws.
 */
void
gab_siege_plan_set_draws (GabSiegePlan      *self,
                          GabSiegePlanDraws  draws,
                          gpointer           data)
{
  self->may_draw = draws;
  self->may_draw_data = data;
}

/**
 * gab_siege_plan_get_slack:
 * @self: a siege plan
 *
 * Returns: how far beside a thing a hand still means it, in tenths of a yard; 0 before it has a place
 */
double
gab_siege_plan_get_slack (GabSiegePlan *self)
{
  return self->view.scale > 0 ? 2 * SLACK * 10 / self->view.scale : 0;
}

/**
 * gab_siege_plan_get_selected:
 * @self: a siege plan
 *
 * Returns: the id of what is chosen, or 0
 */
guint
gab_siege_plan_get_selected (GabSiegePlan *self)
{
  return self->selected;
}

/**
 * gab_siege_plan_select:
 * @self: a siege plan
 * @id: what is chosen; 0, or what is not on it: nothing
 */
void
gab_siege_plan_select (GabSiegePlan *self,
                       guint         id)
{
  if (self->plan == NULL || !gab_plan_has (self->plan, id))
    id = 0;
  if (self->selected == id)
    return;
  gab_siege_plan_layer_select (self->layer, self->selected, FALSE);
  self->selected = id;
  gab_siege_plan_layer_select (self->layer, id, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "selected");
}

/**
 * gab_siege_plan_get_focused:
 * @self: a siege plan
 *
 * Returns: the id of what the keyboard is at, or was at last; 0 if it was nowhere
 */
guint
gab_siege_plan_get_focused (GabSiegePlan *self)
{
  return self->focused;
}

/**
 * gab_siege_plan_focus:
 * @self: a siege plan
 * @id: where the keyboard is to be; what is not on it is passed over
 */
void
gab_siege_plan_focus (GabSiegePlan *self,
                      guint         id)
{
  GtkWidget *spot = gab_siege_plan_layer_find (self->layer, id);

  if (spot == NULL)
    return;
  gab_siege_plan_reached (self, id);
  gab_siege_plan_show (self, id);
  gtk_widget_grab_focus (spot);
}

/**
 * gab_siege_plan_get_drawing:
 * @self: a siege plan
 *
 * Returns: whether dragging draws
 */
gboolean
gab_siege_plan_get_drawing (GabSiegePlan *self)
{
  return self->drawing;
}

/**
 * gab_siege_plan_set_drawing:
 * @self: a siege plan
 * @drawing: whether dragging with the first button draws, and only with another one pans
 */
void
gab_siege_plan_set_drawing (GabSiegePlan *self,
                            gboolean      drawing)
{
  if (self->drawing == drawing)
    return;
  self->drawing = drawing;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), drawing ? "crosshair" : NULL);
  g_object_notify (G_OBJECT (self), "drawing");
}

/* How far something must be moved to lie between two edges; the near edge counts more where it is too large. */
static double
into (double low,
      double high,
      double from,
      double to)
{
  if (low < from)
    return from - low;
  return high > to ? MAX (to - high, from - low) : 0;
}

/**
 * gab_siege_plan_show:
 * @self: a siege plan
 * @id: a thing
 *
 * Moves the view as little as it takes to have it in sight.
 */
void
gab_siege_plan_show (GabSiegePlan *self,
                     guint         id)
{
  GabPlanRect box;
  GabPlanView view = self->view;
  double x0, y0, x1, y1, margin = MIN (SHOW_MARGIN, MIN (view.width, view.height) / 4), dx, dy;

  if (self->plan == NULL || view.scale <= 0 || !gab_plan_has (self->plan, id))
    return;
  box = gab_plan_bounds (self->plan, id);
  gab_plan_view_from_plan (&view, box.x, box.y, &x0, &y0);
  gab_plan_view_from_plan (&view, box.x + box.width, box.y + box.height, &x1, &y1);
  dx = into (x0, x1, margin, view.width - margin);
  dy = into (y0, y1, margin, view.height - margin);
  /* What fits as a whole needs no margin. */
  if (self->fitted || (dx == 0 && dy == 0))
    return;
  view = gab_plan_view_pan (&view, self->plan, dx, dy);
  gab_siege_plan_look (self, &view);
}

/**
 * gab_siege_plan_fit:
 * @self: a siege plan
 *
 * Shows all of the ground, and again when its room changes, until it is moved or zoomed.
 */
void
gab_siege_plan_fit (GabSiegePlan *self)
{
  GabPlanView view;

  self->fitted = TRUE;
  if (self->plan == NULL || self->view.scale <= 0)
    return;
  view = gab_plan_view_fit (self->plan, self->view.width, self->view.height);
  gab_siege_plan_look (self, &view);
}

/**
 * gab_siege_plan_zoom:
 * @self: a siege plan
 * @by: factor; above 1 makes all larger, about the middle
 */
void
gab_siege_plan_zoom (GabSiegePlan *self,
                     double        by)
{
  GabPlanView view;

  if (self->plan == NULL || self->view.scale <= 0)
    return;
  view = gab_plan_view_zoom (&self->view, self->plan, by, self->view.width / 2, self->view.height / 2);
  self->fitted = FALSE;
  gab_siege_plan_look (self, &view);
}

/**
 * gab_siege_plan_get_view:
 * @self: a siege plan
 *
 * Returns: what is looked at; its scale is 0 before it has a place and a plan
 */
GabPlanView
gab_siege_plan_get_view (GabSiegePlan *self)
{
  return self->view;
}

/**
 * gab_siege_plan_at:
 * @self: a siege plan
 * @x: pixels from its left edge
 * @y: pixels from its top
 *
 * Returns: the id of what lies there, a counter being its place; or 0
 */
guint
gab_siege_plan_at (GabSiegePlan *self,
                   double        x,
                   double        y)
{
  const GabPlanLayout *layout = gab_plan_cache_get_layout (self->cache);
  double at_x, at_y, by = self->view.scale / 10;
  guint id = 0;

  if (self->plan == NULL || self->view.scale <= 0)
    return 0;
  gab_plan_view_to_plan (&self->view, x, y, &at_x, &at_y);
  if (layout != NULL && layout->scale == self->view.scale)
    id = gab_plan_layout_hit (layout, at_x * by, at_y * by);
  return id != 0 ? id : gab_plan_hit (self->plan, at_x, at_y, SLACK / by);
}

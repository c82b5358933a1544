/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege plan on the screen: what it shows, what of it is looked at, and what of it is chosen. */

#include "gab-siege-plan-private.h"

#include "gab-night.h"

#define LEAST_WIDTH 20 /* em */
#define LEAST_HEIGHT 14

guint gab_siege_plan_signals[GAB_SIEGE_PLAN_N_SIGNALS];

G_DEFINE_FINAL_TYPE (GabSiegePlan, gab_siege_plan, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_SELECTED, PROP_DRAWING, N_PROPS };

static GParamSpec *props[N_PROPS];

/* Moves the layer of the spots and draws anew. */
void
gab_siege_plan_look (GabSiegePlan      *self,
                     const GabPlanView *view)
{
  self->view = *view;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gab_siege_plan_set_hover (GabSiegePlan *self,
                          guint         id)
{
  if (self->hover == id)
    return;
  self->hover = id;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, gab_siege_plan_signals[GAB_SIEGE_PLAN_HOVERED], 0, id);
}

/* The keyboard, or assistive technology, has come to a thing. */
void
gab_siege_plan_reached (GabSiegePlan *self,
                        guint         id)
{
  if (self->focused == id)
    return;
  self->focused = id;
  gab_siege_plan_show (self, id);
  g_signal_emit (self, gab_siege_plan_signals[GAB_SIEGE_PLAN_HOVERED], 0, id);
}

static void
gab_siege_plan_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  double em = MIN (gab_night_em (widget), 20);

  *minimum = (int) (em * (orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT));
  *natural = *minimum * 2;
}

/* What is in the middle stays there; what nobody has moved fits again. */
static void
resize_view (GabSiegePlan *self,
             int           width,
             int           height)
{
  GabPlanView *view = &self->view;

  if (self->plan == NULL || width <= 0 || height <= 0)
    return;
  if (self->fitted || view->scale <= 0)
    {
      *view = gab_plan_view_fit (self->plan, width, height);
      return;
    }
  if (view->width == width && view->height == height)
    return;
  view->x += (view->width - width) / view->scale * 5;
  view->y += (view->height - height) / view->scale * 5;
  view->width = width;
  view->height = height;
}

static void
place_layer (GabSiegePlan *self)
{
  GabPlanRect ground = gab_plan_get_ground (self->plan);
  GskTransform *transform;
  double x, y;

  gab_plan_view_from_plan (&self->view, ground.x, ground.y, &x, &y);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));
  transform = gsk_transform_scale (transform, self->view.scale, self->view.scale);
  gtk_widget_measure (self->layer, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->layer, MAX (1, ground.width / 10), MAX (1, ground.height / 10), -1, transform);
}

static void
gab_siege_plan_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GabSiegePlan *self = GAB_SIEGE_PLAN (widget);

  resize_view (self, width, height);
  if (self->plan != NULL && self->view.scale > 0)
    place_layer (self);
}

/* The plan is one stop of the Tab key; within it the arrows go. */
static gboolean
gab_siege_plan_focus_in (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static gboolean
gab_siege_plan_grab_focus (GtkWidget *widget)
{
  GabSiegePlan *self = GAB_SIEGE_PLAN (widget);
  GtkWidget *spot = gab_siege_plan_layer_find (self->layer, self->focused);

  if (spot == NULL)
    spot = gtk_widget_get_first_child (self->layer);
  return spot != NULL && gtk_widget_grab_focus (spot);
}

static gboolean
gab_siege_plan_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    keyboard,
                              GtkTooltip *tooltip)
{
  GabSiegePlan *self = GAB_SIEGE_PLAN (widget);
  guint id = keyboard ? self->focused : gab_siege_plan_at (self, x, y);
  g_autofree char *text = NULL;

  if (self->plan == NULL || !gab_plan_has (self->plan, id))
    return FALSE;
  text = self->tell != NULL ? self->tell (self, id, self->tell_data) : g_strdup (gab_plan_spoken (self->plan, id));
  gtk_tooltip_set_text (tooltip, text);
  return text != NULL && *text != '\0';
}

static void
gab_siege_plan_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (gab_siege_plan_parent_class)->css_changed (widget, change);
  gab_siege_plan_forget (GAB_SIEGE_PLAN (widget), TRUE);
}

static void
gab_siege_plan_direction_changed (GtkWidget        *widget,
                                  GtkTextDirection  before)
{
  gab_siege_plan_forget (GAB_SIEGE_PLAN (widget), TRUE);
}

static void
gab_siege_plan_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *spec)
{
  GabSiegePlan *self = GAB_SIEGE_PLAN (object);

  switch (id)
    {
    case PROP_SELECTED:
      g_value_set_uint (value, self->selected);
      break;
    case PROP_DRAWING:
      g_value_set_boolean (value, self->drawing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_siege_plan_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *spec)
{
  switch (id)
    {
    case PROP_SELECTED:
      gab_siege_plan_select (GAB_SIEGE_PLAN (object), g_value_get_uint (value));
      break;
    case PROP_DRAWING:
      gab_siege_plan_set_drawing (GAB_SIEGE_PLAN (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_siege_plan_dispose (GObject *object)
{
  GabSiegePlan *self = GAB_SIEGE_PLAN (object);

  g_clear_handle_id (&self->awaited, g_source_remove);
  g_clear_pointer (&self->layer, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_siege_plan_parent_class)->dispose (object);
}

static void
gab_siege_plan_finalize (GObject *object)
{
  GabSiegePlan *self = GAB_SIEGE_PLAN (object);

  gab_siege_plan_set_tell (self, NULL, NULL, NULL);
  g_clear_object (&self->picture);
  gab_plan_cache_free (self->cache);
  gab_plan_overlay_free (self->overlay);
  gab_plan_free (self->plan);
  gab_ink_free (self->ink);

  G_OBJECT_CLASS (gab_siege_plan_parent_class)->finalize (object);
}

static void
install_signals (GabSiegePlanClass *klass)
{
  static const char *const of_things[] = { "activated", "hovered", "clicked" };
  static const char *const of_drags[] = { "drag-begin", "drag-update", "drag-end" };

  for (guint i = 0; i < G_N_ELEMENTS (of_things); i++)
    gab_siege_plan_signals[GAB_SIEGE_PLAN_ACTIVATED + i] =
      g_signal_new (of_things[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                    G_TYPE_UINT);
  for (guint i = 0; i < G_N_ELEMENTS (of_drags); i++)
    gab_siege_plan_signals[GAB_SIEGE_PLAN_DRAG_BEGIN + i] =
      g_signal_new (of_drags[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                    G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
gab_siege_plan_class_init (GabSiegePlanClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = gab_siege_plan_get_property;
  object_class->set_property = gab_siege_plan_set_property;
  object_class->dispose = gab_siege_plan_dispose;
  object_class->finalize = gab_siege_plan_finalize;
  widget_class->snapshot = gab_siege_plan_snapshot;
  widget_class->measure = gab_siege_plan_measure;
  widget_class->size_allocate = gab_siege_plan_size_allocate;
  widget_class->focus = gab_siege_plan_focus_in;
  widget_class->grab_focus = gab_siege_plan_grab_focus;
  widget_class->query_tooltip = gab_siege_plan_query_tooltip;
  widget_class->css_changed = gab_siege_plan_css_changed;
  widget_class->direction_changed = gab_siege_plan_direction_changed;

  props[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_DRAWING] = g_param_spec_boolean ("drawing", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  install_signals (klass);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "siegeplan");
}

static void
gab_siege_plan_init (GabSiegePlan *self)
{
  self->cache = gab_plan_cache_new ();
  self->fitted = TRUE;
  self->pointer_x = self->pointer_y = -1;
  self->layer = gab_siege_plan_layer_new ();
  gtk_widget_set_parent (self->layer, GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gab_siege_plan_listen (self);
  gab_night_follow (GTK_WIDGET (self));
}

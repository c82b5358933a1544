/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fold: a side and a content that stand beside each other while there is room.
 * Below that the side lies over the content, when it is called for. */

#include "gab-fold.h"

#include "gab-night.h"

#define FOLD_BELOW 70 /* em */
#define SIDE_WIDTH 18 /* em */

struct _GabFold
{
  GtkWidget parent_instance;

  GtkWidget *side;
  GtkWidget *content;
  GtkWidget *shade;   /* over the content while the side lies over it */
  gboolean   folded;
  gboolean   shown;   /* the side, when folded */
  guint      notify;  /* the folding is told outside of the layout */
};

G_DEFINE_FINAL_TYPE (GabFold, gab_fold, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_SIDE, PROP_CONTENT, PROP_FOLDED, PROP_SHOWN, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
gab_fold_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *spec)
{
  GabFold *self = GAB_FOLD (object);

  switch (id)
    {
    case PROP_SIDE:
      g_value_set_object (value, self->side);
      break;
    case PROP_CONTENT:
      g_value_set_object (value, self->content);
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    case PROP_SHOWN:
      g_value_set_boolean (value, self->shown);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

/* The shade and the side lie above the content: the last child is the uppermost. */
static void
take_child (GabFold    *self,
            GtkWidget **place,
            GtkWidget  *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child == NULL)
    return;
  if (place == &self->content)
    gtk_widget_insert_before (child, GTK_WIDGET (self), self->shade);
  else
    gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

static void
gab_fold_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *spec)
{
  GabFold *self = GAB_FOLD (object);

  switch (id)
    {
    case PROP_SIDE:
      take_child (self, &self->side, g_value_get_object (value));
      break;
    case PROP_CONTENT:
      take_child (self, &self->content, g_value_get_object (value));
      break;
    case PROP_SHOWN:
      gab_fold_set_shown (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_fold_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GabFold *self = GAB_FOLD (widget);
  int side_minimum = 0, side_natural = 0;

  /* The content is measured at its own width: its height does not hang on it. */
  gtk_widget_measure (self->content, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->side, orientation, -1, &side_minimum, &side_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, side_minimum);
      *natural += side_natural;
    }
  else
    {
      *minimum = MAX (*minimum, side_minimum);
      *natural = MAX (*natural, side_natural);
    }
}

static gboolean
tell_folded (gpointer data)
{
  GabFold *self = data;

  self->notify = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOLDED]);
  return G_SOURCE_REMOVE;
}

static void
set_folded (GabFold  *self,
            gboolean  folded)
{
  if (self->folded == folded)
    return;
  self->folded = folded;
  if (self->notify == 0)
    self->notify = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_folded, self, NULL);
}

static void
place_child (GtkWidget *self,
             GtkWidget *child,
             int        x,
             int        width,
             int        height)
{
  if (gtk_widget_get_direction (self) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (self) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, 0, width, height }, -1);
}

static void
gab_fold_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  GabFold *self = GAB_FOLD (widget);
  double em = gab_night_em (widget);
  int least = 0;
  int side;

  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  side = MIN (MAX ((int) (SIDE_WIDTH * em), least), width);
  set_folded (self, width < FOLD_BELOW * em);
  gtk_widget_set_child_visible (self->side, !self->folded || self->shown);
  gtk_widget_set_child_visible (self->shade, self->folded && self->shown);
  place_child (widget, self->content, self->folded ? 0 : side, self->folded ? width : width - side, height);
  place_child (widget, self->shade, 0, width, height);
  place_child (widget, self->side, 0, side, height);
}

static void
gab_fold_dispose (GObject *object)
{
  GabFold *self = GAB_FOLD (object);

  g_clear_handle_id (&self->notify, g_source_remove);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->shade, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_fold_parent_class)->dispose (object);
}

static gboolean
hide_side (GtkWidget *widget,
           GVariant  *parameter,
           gpointer   data)
{
  GabFold *self = GAB_FOLD (widget);

  if (!self->folded || !self->shown)
    return FALSE;
  gab_fold_set_shown (self, FALSE);
  return TRUE;
}

static void
gab_fold_class_init (GabFoldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = gab_fold_get_property;
  object_class->set_property = gab_fold_set_property;
  object_class->dispose = gab_fold_dispose;
  widget_class->measure = gab_fold_measure;
  widget_class->size_allocate = gab_fold_size_allocate;

  props[PROP_SIDE] = g_param_spec_object ("side", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, hide_side, NULL);
  gtk_widget_class_set_css_name (widget_class, "fold");
}

static void
shade_released (GabFold *self)
{
  gab_fold_set_shown (self, FALSE);
}

static void
gab_fold_init (GabFold *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->shade = g_object_new (GTK_TYPE_BOX, "css-name", "shade", NULL);
  gtk_widget_set_child_visible (self->shade, FALSE);
  gtk_widget_set_parent (self->shade, GTK_WIDGET (self));
  g_signal_connect_object (click, "released", G_CALLBACK (shade_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->shade, GTK_EVENT_CONTROLLER (click));
}

/**
 * gab_fold_new:
 * @side: what stands at the side; it scrolls by itself
 * @content: what fills the rest
 *
 * Returns: (transfer floating): both, beside each other while there is room.
 */
GtkWidget *
gab_fold_new (GtkWidget *side,
              GtkWidget *content)
{
  return g_object_new (GAB_TYPE_FOLD, "side", side, "content", content, NULL);
}

/**
 * gab_fold_get_folded:
 * @self: a fold
 *
 * Returns: whether there is no room for both, so that the side is called for.
 */
gboolean
gab_fold_get_folded (GabFold *self)
{
  return self->folded;
}

/**
 * gab_fold_get_shown:
 * @self: a fold
 *
 * Returns: whether the side lies over the content when folded.
 */
gboolean
gab_fold_get_shown (GabFold *self)
{
  return self->shown;
}

/**
 * gab_fold_set_shown:
 * @self: a fold
 * @shown: whether the side lies over the content when folded
 */
void
gab_fold_set_shown (GabFold  *self,
                    gboolean  shown)
{
  if (self->shown == !!shown)
    return;
  self->shown = !!shown;
  if (self->folded && self->shown)
    gtk_widget_child_focus (self->side, GTK_DIR_TAB_FORWARD);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
}

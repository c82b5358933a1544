/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ground with its panel: beside each other while there is room. Below that one of
 * the two is shown, and a switch above says which. */

#include "gab-ground.h"

#include "gab-night.h"

#define FOLD_BELOW  55 /* em */
#define PANEL_WIDTH 24 /* em */

struct _GabGround
{
  GtkWidget parent_instance;

  GtkWidget *ground;
  GtkWidget *panel;
  GtkWidget *buttons; /* above them, when folded */
  GtkWidget *to_panel;
  GtkWidget *to_ground;
  gboolean   folded;
  gboolean   shows_panel; /* when folded */
};

G_DEFINE_FINAL_TYPE (GabGround, gab_ground, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_GROUND, PROP_PANEL, PROP_GROUND_NAME, PROP_PANEL_NAME, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
gab_ground_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *spec)
{
  GabGround *self = GAB_GROUND (object);

  switch (id)
    {
    case PROP_GROUND:
      g_value_set_object (value, self->ground);
      break;
    case PROP_PANEL:
      g_value_set_object (value, self->panel);
      break;
    case PROP_GROUND_NAME:
      g_value_set_string (value, gtk_button_get_label (GTK_BUTTON (self->to_ground)));
      break;
    case PROP_PANEL_NAME:
      g_value_set_string (value, gtk_button_get_label (GTK_BUTTON (self->to_panel)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
take_child (GabGround  *self,
            GtkWidget **place,
            GtkWidget  *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child != NULL)
    gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

static void
gab_ground_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *spec)
{
  GabGround *self = GAB_GROUND (object);

  switch (id)
    {
    case PROP_GROUND:
      take_child (self, &self->ground, g_value_get_object (value));
      break;
    case PROP_PANEL:
      take_child (self, &self->panel, g_value_get_object (value));
      break;
    case PROP_GROUND_NAME:
      gtk_button_set_label (GTK_BUTTON (self->to_ground), g_value_get_string (value));
      break;
    case PROP_PANEL_NAME:
      gtk_button_set_label (GTK_BUTTON (self->to_panel), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

/* Either may be shown alone: the widget is as wide as the wider of them. */
static void
gab_ground_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  GabGround *self = GAB_GROUND (widget);
  int panel_minimum, panel_natural, above;

  gtk_widget_measure (self->ground, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->panel, orientation, -1, &panel_minimum, &panel_natural, NULL, NULL);
  gtk_widget_measure (self->buttons, orientation, -1, &above, NULL, NULL, NULL);
  *minimum = MAX (*minimum, panel_minimum);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, above);
      *natural += panel_natural;
    }
  else
    {
      *minimum += above;
      *natural = MAX (*natural, panel_natural) + above;
    }
  *natural = MAX (*natural, *minimum);
}

static void
place_child (GtkWidget *self,
             GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  if (gtk_widget_get_direction (self) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (self) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
gab_ground_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  GabGround *self = GAB_GROUND (widget);
  double em = gab_night_em (widget);
  int above = 0, ground = 0, panel = 0, beside;

  gtk_widget_measure (self->ground, GTK_ORIENTATION_HORIZONTAL, -1, &ground, NULL, NULL, NULL);
  gtk_widget_measure (self->panel, GTK_ORIENTATION_HORIZONTAL, -1, &panel, NULL, NULL, NULL);
  beside = MAX ((int) (PANEL_WIDTH * em), panel);
  self->folded = width < FOLD_BELOW * em || ground + beside > width;
  gtk_widget_set_child_visible (self->buttons, self->folded);
  gtk_widget_set_child_visible (self->ground, !self->folded || !self->shows_panel);
  gtk_widget_set_child_visible (self->panel, !self->folded || self->shows_panel);
  gtk_widget_measure (self->buttons, GTK_ORIENTATION_VERTICAL, width, &above, NULL, NULL, NULL);
  place_child (widget, self->buttons, 0, 0, width, above);
  if (self->folded)
    {
      place_child (widget, self->ground, 0, above, width, height - above);
      place_child (widget, self->panel, 0, above, width, height - above);
      return;
    }
  place_child (widget, self->ground, 0, 0, width - beside, height);
  place_child (widget, self->panel, width - beside, 0, beside, height);
}

static void
gab_ground_dispose (GObject *object)
{
  GabGround *self = GAB_GROUND (object);

  g_clear_pointer (&self->ground, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_pointer (&self->buttons, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_ground_parent_class)->dispose (object);
}

static void
gab_ground_class_init (GabGroundClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = gab_ground_get_property;
  object_class->set_property = gab_ground_set_property;
  object_class->dispose = gab_ground_dispose;
  widget_class->measure = gab_ground_measure;
  widget_class->size_allocate = gab_ground_size_allocate;

  props[PROP_GROUND] = g_param_spec_object ("ground", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_GROUND_NAME] = g_param_spec_string ("ground-name", NULL, NULL, NULL, flags);
  props[PROP_PANEL_NAME] = g_param_spec_string ("panel-name", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "ground");
}

static void
switched (GabGround *self)
{
  gab_ground_show_panel (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->to_panel)));
}

static void
gab_ground_init (GabGround *self)
{
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->to_ground = gtk_toggle_button_new ();
  self->to_panel = gtk_toggle_button_new ();
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->to_panel), GTK_TOGGLE_BUTTON (self->to_ground));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->to_ground), TRUE);
  gtk_widget_set_halign (self->buttons, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->buttons, "linked");
  gtk_box_append (GTK_BOX (self->buttons), self->to_ground);
  gtk_box_append (GTK_BOX (self->buttons), self->to_panel);
  gtk_widget_set_parent (self->buttons, GTK_WIDGET (self));
  g_signal_connect_object (self->to_panel, "toggled", G_CALLBACK (switched), self, G_CONNECT_SWAPPED);
}

/**
 * gab_ground_new:
 * @ground: what is drawn
 * @panel: what may be ordered on it; it scrolls by itself
 *
 * Returns: (transfer floating): both, beside each other while there is room.
 */
GtkWidget *
gab_ground_new (GtkWidget *ground,
                GtkWidget *panel)
{
  return g_object_new (GAB_TYPE_GROUND, "ground", ground, "panel", panel, NULL);
}

/**
 * gab_ground_get_folded:
 * @self: a ground
 *
 * Returns: whether only one of the two is shown.
 */
gboolean
gab_ground_get_folded (GabGround *self)
{
  return self->folded;
}

/**
 * gab_ground_show_panel:
 * @self: a ground
 * @panel: whether the panel is shown when only one can be
 */
void
gab_ground_show_panel (GabGround *self,
                       gboolean   panel)
{
  self->shows_panel = panel;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (panel ? self->to_panel : self->to_ground), TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

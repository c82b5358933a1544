/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strength bar: what is left of what there was at first. */

#include "gab-strength-bar.h"

#include "gab-night.h"

struct _GabStrengthBar
{
  GtkWidget parent_instance;

  GabInkColour colour;
  int          left;
  int          first;
};

G_DEFINE_FINAL_TYPE (GabStrengthBar, gab_strength_bar, GTK_TYPE_WIDGET)

static void
gab_strength_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? 3 : 16;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? 3 : 48;
}

static void
append_part (GtkSnapshot  *snapshot,
             GabInkColour  ink,
             double        alpha,
             float         x,
             float         width,
             float         height)
{
  GdkRGBA colour = { ink.red, ink.green, ink.blue, alpha };

  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (x, 0, width, height));
}

static void
gab_strength_bar_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  GabStrengthBar *self = GAB_STRENGTH_BAR (widget);
  GabInkColour ink = gab_night_is_dark (widget) ? gab_ink_for_night (self->colour) : self->colour;
  float width = gtk_widget_get_width (widget);
  float height = gtk_widget_get_height (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float part = self->first > 0 ? width * CLAMP ((float) self->left / self->first, 0, 1) : 0;
  GskRoundedRect clip;

  if (self->first <= 0)
    return;
  gsk_rounded_rect_init_from_rect (&clip, &GRAPHENE_RECT_INIT (0, 0, width, height), height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  append_part (snapshot, ink, 0.2, 0, width, height);
  append_part (snapshot, ink, 0.85, rtl ? width - part : 0, part, height);
  gtk_snapshot_pop (snapshot);
}

static void
gab_strength_bar_class_init (GabStrengthBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = gab_strength_bar_measure;
  widget_class->snapshot = gab_strength_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "strengthbar");
}

static void
gab_strength_bar_init (GabStrengthBar *self)
{
  gab_night_follow (GTK_WIDGET (self));
}

/**
 * gab_strength_bar_new:
 *
 * Returns: (transfer floating): an empty bar.
 */
GtkWidget *
gab_strength_bar_new (void)
{
  return g_object_new (GAB_TYPE_STRENGTH_BAR, NULL);
}

/**
 * gab_strength_bar_show:
 * @self: a bar
 * @colour: the side's own colour, as chosen on white
 * @left: what there is, 0 or more
 * @first: what there was; 0 or less shows nothing. The bar is full from @first up
 */
void
gab_strength_bar_show (GabStrengthBar *self,
                       GabInkColour    colour,
                       int             left,
                       int             first)
{
  self->colour = colour;
  self->left = left;
  self->first = first;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

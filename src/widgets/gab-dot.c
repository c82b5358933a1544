/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dot: whose a thing is, by colour and by shape. */

#include "gab-dot.h"

#include "gab-night.h"

struct _GabDot
{
  GtkWidget parent_instance;

  GabInkColour colour;
  int          shape; /* the number of the side; -1 for nobody's */
};

G_DEFINE_FINAL_TYPE (GabDot, gab_dot, GTK_TYPE_WIDGET)

static void
gab_dot_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  *minimum = *natural = (int) (gab_night_em (widget) * 0.75 + 0.5);
}

/* A disc, a square, a lozenge: told apart without their colours. */
static void
append_shape (GtkSnapshot   *snapshot,
              int            shape,
              float          size,
              const GdkRGBA *colour)
{
  GskRoundedRect clip;
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, size, size);

  if (shape == 2)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2, 0));
      gtk_snapshot_rotate (snapshot, 45);
      box = GRAPHENE_RECT_INIT (0, 0, size * 0.7071f, size * 0.7071f);
    }
  gsk_rounded_rect_init_from_rect (&clip, &box, shape == 0 || shape > 2 ? size / 2 : size / 8);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, colour, &box);
  gtk_snapshot_pop (snapshot);
}

static void
gab_dot_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  GabDot *self = GAB_DOT (widget);
  GabInkColour ink = gab_night_is_dark (widget) ? gab_ink_for_night (self->colour) : self->colour;
  GdkRGBA colour = { ink.red, ink.green, ink.blue, ink.alpha };
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  float size = MIN (width, height);

  if (self->shape < 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - size) / 2, (height - size) / 2));
  append_shape (snapshot, self->shape, size, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
gab_dot_class_init (GabDotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = gab_dot_measure;
  widget_class->snapshot = gab_dot_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "dot");
}

static void
gab_dot_init (GabDot *self)
{
  self->shape = -1;
  gab_night_follow (GTK_WIDGET (self));
}

/**
 * gab_dot_new:
 *
 * Returns: (transfer floating): a dot that shows nothing yet.
 */
GtkWidget *
gab_dot_new (void)
{
  return g_object_new (GAB_TYPE_DOT, NULL);
}

/**
 * gab_dot_show:
 * @self: a dot
 * @colour: the side's own colour, as chosen on white
 * @shape: the number of the side, from 0; -1 shows nothing
 */
void
gab_dot_show (GabDot       *self,
              GabInkColour  colour,
              int           shape)
{
  self->colour = colour;
  self->shape = shape;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

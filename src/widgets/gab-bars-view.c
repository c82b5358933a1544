/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bars view: losses by cause, a bar each, and told to who does not see them. */

#include "gab-bars-view.h"

#include "gab-night.h"

struct _GabBarsView
{
  GtkWidget parent_instance;

  GArray       *bars;   /* of GabBar; their names are owned */
  GabInkColour  colour;
};

G_DEFINE_FINAL_TYPE (GabBarsView, gab_bars_view, GTK_TYPE_WIDGET)

static void
clear_bar (gpointer data)
{
  g_free ((char *) ((GabBar *) data)->name);
}

static void
gab_bars_view_finalize (GObject *object)
{
  g_array_unref (GAB_BARS_VIEW (object)->bars);

  G_OBJECT_CLASS (gab_bars_view_parent_class)->finalize (object);
}

static GtkSizeRequestMode
gab_bars_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gab_bars_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  GabBarsView *self = GAB_BARS_VIEW (widget);
  double em = gab_night_em (widget);
  GabInk *ink;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (em * 16);
      *natural = (int) (em * 40);
      return;
    }
  ink = gab_night_new_ink (widget, 0.9);
  *minimum = *natural = (int) (gab_bars_height (ink, (const GabBar *) self->bars->data, self->bars->len,
                                                for_size < 0 ? em * 40 : for_size) + 0.5);
  gab_ink_free (ink);
}

static void
gab_bars_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  GabBarsView *self = GAB_BARS_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  GabInk *ink = gab_night_new_ink (widget, 0.9);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (0, 0, width, gtk_widget_get_height (widget)));

  gab_bars_draw (ink, cr, (const GabBar *) self->bars->data, self->bars->len, width, self->colour,
                 gab_night_is_dark (widget));
  cairo_destroy (cr);
  gab_ink_free (ink);
}

static void
gab_bars_view_class_init (GabBarsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gab_bars_view_finalize;
  widget_class->get_request_mode = gab_bars_view_get_request_mode;
  widget_class->measure = gab_bars_view_measure;
  widget_class->snapshot = gab_bars_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "bars");
}

static void
gab_bars_view_init (GabBarsView *self)
{
  self->bars = g_array_new (FALSE, FALSE, sizeof (GabBar));
  g_array_set_clear_func (self->bars, clear_bar);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gab_night_follow (GTK_WIDGET (self));
}

/**
 * gab_bars_view_new:
 *
 * Returns: (transfer floating): a view without bars.
 */
GtkWidget *
gab_bars_view_new (void)
{
  return g_object_new (GAB_TYPE_BARS_VIEW, NULL);
}

/**
 * gab_bars_view_clear:
 * @self: a bars view
 * @colour: the colour of the bars to come, as chosen on white
 */
void
gab_bars_view_clear (GabBarsView  *self,
                     GabInkColour  colour)
{
  g_array_set_size (self->bars, 0);
  self->colour = colour;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * gab_bars_view_add:
 * @self: a bars view
 * @bar: one more bar, copied
 */
void
gab_bars_view_add (GabBarsView  *self,
                   const GabBar *bar)
{
  GabBar own = *bar;
  g_autoptr (GString) told = g_string_new (NULL);

  own.name = g_strdup (bar->name);
  g_array_append_val (self->bars, own);
  for (guint i = 0; i < self->bars->len; i++)
    {
      g_autofree char *sentence = gab_bar_tell (&g_array_index (self->bars, GabBar, i));

      g_string_append_printf (told, "%s%s", i > 0 ? " " : "", sentence);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told->str, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chart view: a chart drawn once and kept, and told to who does not see it. */

#include "gab-chart-view.h"

#include "gab-night.h"

struct _GabChartView
{
  GtkWidget parent_instance;

  GabChart      *chart;    /* owned, nullable */
  GskRenderNode *drawing;  /* the chart at the size and in the light below */
  int            width;
  int            height;
  gboolean       night;
  guint          drawn;    /* how often it had to be drawn */
};

G_DEFINE_FINAL_TYPE (GabChartView, gab_chart_view, GTK_TYPE_WIDGET)

static void
forget_drawing (GabChartView *self)
{
  g_clear_pointer (&self->drawing, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
gab_chart_view_finalize (GObject *object)
{
  GabChartView *self = GAB_CHART_VIEW (object);

  g_clear_pointer (&self->drawing, gsk_render_node_unref);
  g_clear_pointer (&self->chart, gab_chart_free);

  G_OBJECT_CLASS (gab_chart_view_parent_class)->finalize (object);
}

static void
gab_chart_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  double em = gab_night_em (widget);

  *minimum = (int) (em * (orientation == GTK_ORIENTATION_HORIZONTAL ? 16 : 11));
  *natural = (int) (em * (orientation == GTK_ORIENTATION_HORIZONTAL ? 40 : 15));
}

static void
draw_chart (GabChartView *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GabInk *ink = gab_night_new_ink (GTK_WIDGET (self), 0.85);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->width, self->height));

  gab_chart_draw (self->chart, ink, cr, self->width, self->height, self->night);
  cairo_destroy (cr);
  gab_ink_free (ink);
  self->drawing = gtk_snapshot_free_to_node (snapshot);
  self->drawn++;
}

static void
gab_chart_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  GabChartView *self = GAB_CHART_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gboolean night = gab_night_is_dark (widget);

  if (self->chart == NULL)
    return;
  if (self->width != width || self->height != height || self->night != night)
    g_clear_pointer (&self->drawing, gsk_render_node_unref);
  self->width = width;
  self->height = height;
  self->night = night;
  if (self->drawing == NULL)
    draw_chart (self);
  if (self->drawing != NULL)
    gtk_snapshot_append_node (snapshot, self->drawing);
}

static void
gab_chart_view_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (gab_chart_view_parent_class)->css_changed (widget, change);
  forget_drawing (GAB_CHART_VIEW (widget));
}

static void
gab_chart_view_class_init (GabChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gab_chart_view_finalize;
  widget_class->measure = gab_chart_view_measure;
  widget_class->snapshot = gab_chart_view_snapshot;
  widget_class->css_changed = gab_chart_view_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
gab_chart_view_init (GabChartView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gab_night_follow (GTK_WIDGET (self));
}

/**
 * gab_chart_view_new:
 *
 * Returns: (transfer floating): a view without a chart.
 */
GtkWidget *
gab_chart_view_new (void)
{
  return g_object_new (GAB_TYPE_CHART_VIEW, NULL);
}

/**
 * gab_chart_view_take:
 * @self: a chart view
 * @chart: (transfer full) (nullable): what to show
 */
void
gab_chart_view_take (GabChartView *self,
                     GabChart     *chart)
{
  g_autofree char *summary = chart != NULL ? gab_chart_tell (chart) : g_strdup ("");

  g_clear_pointer (&self->chart, gab_chart_free);
  self->chart = chart;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, chart != NULL ? chart->title : "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, summary, -1);
  forget_drawing (self);
}

/**
 * gab_chart_view_get_drawn:
 * @self: a chart view
 *
 * Returns: how often the chart had to be drawn anew, for tests of its keeping.
 */
guint
gab_chart_view_get_drawn (GabChartView *self)
{
  return self->drawn;
}

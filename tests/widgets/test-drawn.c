/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What draws: kept while nothing changes, told in words, gone when it is let go. */

#include "gab-bars-view.h"
#include "gab-chart-view.h"
#include "gab-dot.h"
#include "gab-strength-bar.h"

#include <string.h>

static const GabInkColour madder = { 0.62, 0.17, 0.15, 1 };

static GabChart *
new_chart (void)
{
  GabChart *chart = gab_chart_new ("Men present");
  guint series = gab_chart_add_series (chart, "Allies", madder);

  gab_chart_add_point (chart, series, 1, 26000);
  gab_chart_add_point (chart, series, 20, 25100);
  return chart;
}

static void
draw (GtkWidget *widget,
      int        width,
      int        height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, width, height, -1, NULL);
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_unref (node);
}

static void
test_chart (void)
{
  GtkWidget *view = g_object_ref_sink (gab_chart_view_new ());
  gpointer weak = view;

  gab_chart_view_take (GAB_CHART_VIEW (view), new_chart ());
  draw (view, 400, 200);
  draw (view, 400, 200);
  g_assert_cmpuint (gab_chart_view_get_drawn (GAB_CHART_VIEW (view)), ==, 1);
  draw (view, 500, 200);
  g_assert_cmpuint (gab_chart_view_get_drawn (GAB_CHART_VIEW (view)), ==, 2);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  draw (view, 500, 200);
  g_assert_cmpuint (gab_chart_view_get_drawn (GAB_CHART_VIEW (view)), ==, 3);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, "Men present");
  g_object_add_weak_pointer (G_OBJECT (view), &weak);
  g_object_unref (view);
  g_assert_null (weak);
}

static void
test_bars (void)
{
  GtkWidget *view = g_object_ref_sink (gab_bars_view_new ());
  gpointer weak = view;
  int none, one;

  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, 400, NULL, &none, NULL, NULL);
  gab_bars_view_clear (GAB_BARS_VIEW (view), madder);
  gab_bars_view_add (GAB_BARS_VIEW (view), &(GabBar) { "Storms", 20, 60, 3 });
  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, 400, NULL, &one, NULL, NULL);
  g_assert_cmpint (one, >, none);
  draw (view, 400, one);
  g_object_add_weak_pointer (G_OBJECT (view), &weak);
  g_object_unref (view);
  g_assert_null (weak);
}

static void
test_marks (void)
{
  GtkWidget *dot = g_object_ref_sink (gab_dot_new ());
  GtkWidget *bar = g_object_ref_sink (gab_strength_bar_new ());

  for (int shape = 0; shape < 4; shape++)
    {
      gab_dot_show (GAB_DOT (dot), madder, shape);
      draw (dot, 12, 12);
    }
  gab_strength_bar_show (GAB_STRENGTH_BAR (bar), madder, 5000, 4000);
  draw (bar, 60, 3);
  g_object_unref (dot);
  g_object_unref (bar);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  g_test_add_func ("/widgets/chart-view", test_chart);
  g_test_add_func ("/widgets/bars-view", test_bars);
  g_test_add_func ("/widgets/marks", test_marks);
  return g_test_run ();
}

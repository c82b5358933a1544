/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chart view: a chart drawn once and kept, and told to who does not see it. */
#pragma once

#include "gab-chart.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_CHART_VIEW (gab_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (GabChartView, gab_chart_view, GAB, CHART_VIEW, GtkWidget)

GtkWidget *gab_chart_view_new       (void);
void       gab_chart_view_take      (GabChartView *self,
                                     GabChart     *chart);
guint      gab_chart_view_get_drawn (GabChartView *self);

G_END_DECLS

/* gab-chart.h: a line chart of several series by day, with named events. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "gab-ink.h"

G_BEGIN_DECLS

/**
 * GabChartDayText:
 * @day: a day number
 * @data: what was given with the function
 *
 * Returns: (transfer full): the day as a player reads it, short: "27 Mar"
 */
typedef char *(*GabChartDayText) (int      day,
                                  gpointer data);

typedef struct
{
  int day;
  gint64 value;
} GabChartPoint;

/**
 * GabChartSeries:
 * @name: as the player calls it
 * @colour: its side's own colour, as chosen on white
 * @points: (element-type GabChartPoint): by day, rising
 */
typedef struct
{
  char *name;
  GabInkColour colour;
  GArray *points;
} GabChartSeries;

typedef struct
{
  int day;
  char *name;
} GabChartEvent;

/**
 * GabChart:
 * @title: what is counted: "Men present"
 * @series: (element-type GabChartSeries): in the order they are drawn and told
 * @events: (element-type GabChartEvent): in the order of days
 * @ticks: (element-type int): days written under the chart; the first and the last day if empty
 * @day_text: (nullable): writes a day; its number if %NULL
 * @day_data: for @day_text
 *
 * What a chart shows. Days are whole numbers; values are 0 or more.
 */
typedef struct
{
  char *title;
  GPtrArray *series;
  GPtrArray *events;
  GArray *ticks;
  GabChartDayText day_text;
  gpointer day_data;
} GabChart;

/**
 * GabChartFrame:
 * @x: left edge of the ground on which lines are drawn
 * @y: its top edge
 * @width: its width
 * @height: its height
 * @first_day: the day at the left edge
 * @last_day: the day at the right edge
 * @step: between two lines of the scale
 * @top: the value at the top edge
 *
 * Where things stand in a drawn chart.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  int first_day;
  int last_day;
  gint64 step;
  gint64 top;
} GabChartFrame;

GabChart      *gab_chart_new         (const char           *title);
void           gab_chart_free        (GabChart             *chart);
void           gab_chart_set_days    (GabChart             *chart,
                                      GabChartDayText       day_text,
                                      gpointer              data);
guint          gab_chart_add_series  (GabChart             *chart,
                                      const char           *name,
                                      GabInkColour          colour);
void           gab_chart_add_point   (GabChart             *chart,
                                      guint                 series,
                                      int                   day,
                                      gint64                value);
void           gab_chart_add_event   (GabChart             *chart,
                                      int                   day,
                                      const char           *name);
void           gab_chart_add_tick    (GabChart             *chart,
                                      int                   day);
gboolean       gab_chart_is_empty    (const GabChart       *chart);
char          *gab_chart_dup_day     (const GabChart       *chart,
                                      int                   day);

gint64         gab_chart_scale_step  (gint64                largest,
                                      guint                 most_lines);
GabChartFrame  gab_chart_frame       (const GabChart       *chart,
                                      const GabInk         *ink,
                                      double                width,
                                      double                height);
double         gab_chart_x           (const GabChartFrame  *frame,
                                      double                day);
double         gab_chart_y           (const GabChartFrame  *frame,
                                      double                value);
double         gab_chart_value_on    (const GabChartSeries *series,
                                      double                day);
int            gab_chart_day_at      (const GabChartFrame  *frame,
                                      double                x);

void           gab_chart_draw        (const GabChart       *chart,
                                      const GabInk         *ink,
                                      cairo_t              *cr,
                                      double                width,
                                      double                height,
                                      gboolean              night);
char          *gab_chart_tell        (const GabChart       *chart);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabChart, gab_chart_free)

G_END_DECLS

/* gab-chart.c: what a line chart shows, and where it stands. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-chart.h"

#include <math.h>

#define SCALE_LINES 4
#define EVENT_LINES 1.9

static void
series_free (gpointer data)
{
  GabChartSeries *series = data;

  g_free (series->name);
  g_array_unref (series->points);
  g_free (series);
}

static void
event_free (gpointer data)
{
  GabChartEvent *event = data;

  g_free (event->name);
  g_free (event);
}

/**
 * gab_chart_new:
 * @title: what is counted
 *
 * Returns: (transfer full): an empty chart; free with gab_chart_free()
 */
GabChart *
gab_chart_new (const char *title)
{
  GabChart *chart = g_new0 (GabChart, 1);

  chart->title = g_strdup (title);
  chart->series = g_ptr_array_new_with_free_func (series_free);
  chart->events = g_ptr_array_new_with_free_func (event_free);
  chart->ticks = g_array_new (FALSE, FALSE, sizeof (int));
  return chart;
}

/**
 * gab_chart_free:
 * @chart: (nullable): a chart
 */
void
gab_chart_free (GabChart *chart)
{
  if (chart == NULL)
    return;
  g_free (chart->title);
  g_ptr_array_unref (chart->series);
  g_ptr_array_unref (chart->events);
  g_array_unref (chart->ticks);
  g_free (chart);
}

/**
 * gab_chart_set_days:
 * @chart: a chart
 * @day_text: writes a day
 * @data: for @day_text; must live as long as @chart
 */
void
gab_chart_set_days (GabChart *chart, GabChartDayText day_text, gpointer data)
{
  chart->day_text = day_text;
  chart->day_data = data;
}

/**
 * gab_chart_add_series:
 * @chart: a chart
 * @name: as the player calls it
 * @colour: its side's own colour, as chosen on white
 *
 * Returns: its number, for gab_chart_add_point()
 */
guint
gab_chart_add_series (GabChart *chart, const char *name, GabInkColour colour)
{
  GabChartSeries *series = g_new0 (GabChartSeries, 1);

  series->name = g_strdup (name);
  series->colour = colour;
  series->points = g_array_new (FALSE, FALSE, sizeof (GabChartPoint));
  g_ptr_array_add (chart->series, series);
  return chart->series->len - 1;
}

/**
 * gab_chart_add_point:
 * @chart: a chart
 * @series: what gab_chart_add_series() gave
 * @day: not before the last day added to @series; the same day twice draws a step
 * @value: 0 or more
 */
void
gab_chart_add_point (GabChart *chart, guint series, int day, gint64 value)
{
  GabChartSeries *line;
  GabChartPoint point = { day, value };

  g_return_if_fail (series < chart->series->len);
  g_return_if_fail (value >= 0);

  line = g_ptr_array_index (chart->series, series);
  g_return_if_fail (line->points->len == 0
                    || g_array_index (line->points, GabChartPoint, line->points->len - 1).day <= day);
  g_array_append_val (line->points, point);
}

/**
 * gab_chart_add_event:
 * @chart: a chart
 * @day: when it was
 * @name: as the player calls it
 */
void
gab_chart_add_event (GabChart *chart, int day, const char *name)
{
  GabChartEvent *event = g_new0 (GabChartEvent, 1);

  event->day = day;
  event->name = g_strdup (name);
  g_ptr_array_add (chart->events, event);
}

/**
 * gab_chart_add_tick:
 * @chart: a chart
 * @day: a day to be written under it
 */
void
gab_chart_add_tick (GabChart *chart, int day)
{
  g_array_append_val (chart->ticks, day);
}

/**
 * gab_chart_dup_day:
 * @chart: a chart
 * @day: a day
 *
 * Returns: (transfer full): the day in words
 */
char *
gab_chart_dup_day (const GabChart *chart, int day)
{
  if (chart->day_text != NULL)
    return chart->day_text (day, chart->day_data);
  return g_strdup_printf ("%d", day);
}

/* The outermost days and the largest value; FALSE if there is no point at all. */
static gboolean
extent (const GabChart *chart, int *first, int *last, gint64 *largest)
{
  gboolean any = FALSE;

  *first = *last = 0;
  *largest = 0;
  for (guint i = 0; i < chart->series->len; i++)
    {
      const GabChartSeries *series = g_ptr_array_index (chart->series, i);

      for (guint j = 0; j < series->points->len; j++)
        {
          GabChartPoint point = g_array_index (series->points, GabChartPoint, j);

          *first = any ? MIN (*first, point.day) : point.day;
          *last = any ? MAX (*last, point.day) : point.day;
          *largest = MAX (*largest, point.value);
          any = TRUE;
        }
    }
  return any;
}

/**
 * gab_chart_is_empty:
 * @chart: a chart
 *
 * Returns: whether there is nothing to draw
 */
gboolean
gab_chart_is_empty (const GabChart *chart)
{
  int first, last;
  gint64 largest;

  return !extent (chart, &first, &last, &largest);
}

/**
 * gab_chart_scale_step:
 * @largest: the largest value shown, 0 or more
 * @most_lines: most lines above zero, 1 or more
 *
 * Returns: the least of 1, 2, 5, 10, 20, 50 and so on of which @most_lines
 *   reach @largest
 */
gint64
gab_chart_scale_step (gint64 largest, guint most_lines)
{
  static const int steps[] = { 1, 2, 5 };

  g_return_val_if_fail (most_lines > 0, 1);

  for (gint64 power = 1; power <= G_MAXINT64 / 100; power *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
      if (largest / most_lines + (largest % most_lines > 0) <= power * steps[i])
        return power * steps[i];
  return largest;
}

/**
 * gab_chart_frame:
 * @chart: a chart
 * @ink: the styles it will be drawn with
 * @width: of the whole drawing
 * @height: of the whole drawing
 *
 * Leaves room for the scale at the left, the days below and events above.
 *
 * Returns: where lines will be drawn
 */
GabChartFrame
gab_chart_frame (const GabChart *chart, const GabInk *ink, double width, double height)
{
  GabChartFrame frame = { 0 };
  gint64 largest;
  g_autofree char *widest = NULL;
  GabInkSize size;

  extent (chart, &frame.first_day, &frame.last_day, &largest);
  if (frame.last_day == frame.first_day)
    frame.last_day++;
  frame.step = gab_chart_scale_step (largest, SCALE_LINES);
  frame.top = frame.step * MAX (1, largest / frame.step + (largest % frame.step > 0));
  widest = gab_ink_number (frame.top);
  size = gab_ink_measure (ink, GAB_INK_LABEL, widest, 0, 0);
  frame.x = size.width + size.height * 0.6;
  frame.y = size.height * (0.7 + (chart->events->len > 0 ? EVENT_LINES : 0));
  frame.width = MAX (1, width - frame.x - size.height * 0.5);
  frame.height = MAX (1, height - frame.y - size.height * 1.6);
  return frame;
}

/**
 * gab_chart_x:
 * @frame: a frame
 * @day: a day, or between two
 *
 * Returns: where it stands
 */
double
gab_chart_x (const GabChartFrame *frame, double day)
{
  return frame->x + frame->width * (day - frame->first_day) / (frame->last_day - frame->first_day);
}

/**
 * gab_chart_y:
 * @frame: a frame
 * @value: a value
 *
 * Returns: where it stands; larger values stand higher
 */
double
gab_chart_y (const GabChartFrame *frame, double value)
{
  return frame->y + frame->height * (1 - value / frame->top);
}

/**
 * gab_chart_day_at:
 * @frame: a frame
 * @x: where the pointer is
 *
 * Returns: the nearest day of the chart
 */
int
gab_chart_day_at (const GabChartFrame *frame, double x)
{
  double share = CLAMP ((x - frame->x) / frame->width, 0, 1);

  return frame->first_day + (int) lround (share * (frame->last_day - frame->first_day));
}

/**
 * gab_chart_value_on:
 * @series: a series
 * @day: a day, or between two
 *
 * Returns: the value there, between its neighbours in proportion; the nearest
 *   one before the first and after the last day; 0 without points
 */
double
gab_chart_value_on (const GabChartSeries *series, double day)
{
  const GabChartPoint *points = (const GabChartPoint *) (gpointer) series->points->data;
  guint n = series->points->len;

  if (n == 0)
    return 0;
  if (day <= points[0].day)
    return points[0].value;
  for (guint i = 1; i < n; i++)
    if (day < points[i].day)
      {
        double share = (day - points[i - 1].day) / (points[i].day - points[i - 1].day);

        return points[i - 1].value + share * (points[i].value - points[i - 1].value);
      }
  return points[n - 1].value;
}

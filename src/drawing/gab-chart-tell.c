/* gab-chart-tell.c: says in words what a line chart shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-chart.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GabChartPoint first;
  GabChartPoint last;
  GabChartPoint least;
  GabChartPoint most;
} Ends;

static Ends
ends_of (const GabChartSeries *series)
{
  GabChartPoint point = g_array_index (series->points, GabChartPoint, 0);
  Ends ends = { point, point, point, point };

  for (guint i = 1; i < series->points->len; i++)
    {
      point = g_array_index (series->points, GabChartPoint, i);
      ends.last = point;
      if (point.value < ends.least.value)
        ends.least = point;
      if (point.value > ends.most.value)
        ends.most = point;
    }
  return ends;
}

static char *
tell_series (const GabChart *chart, const GabChartSeries *series)
{
  Ends ends;
  g_autofree char *first = NULL, *last = NULL, *least = NULL, *most = NULL;
  g_autofree char *first_day = NULL, *last_day = NULL, *least_day = NULL, *most_day = NULL;

  if (series->points->len == 0)
    /* Translators: %s is the name of a line in a chart */
    return g_strdup_printf (_("%s: nothing known."), series->name);
  ends = ends_of (series);
  first = gab_ink_number (ends.first.value);
  last = gab_ink_number (ends.last.value);
  least = gab_ink_number (ends.least.value);
  most = gab_ink_number (ends.most.value);
  first_day = gab_chart_dup_day (chart, ends.first.day);
  last_day = gab_chart_dup_day (chart, ends.last.day);
  least_day = gab_chart_dup_day (chart, ends.least.day);
  most_day = gab_chart_dup_day (chart, ends.most.day);
  if (ends.least.value == ends.most.value)
    /* Translators: a line of a chart that never changes: name, number, first day, last day */
    return g_strdup_printf (_("%s: %s all along from %s to %s."), series->name, first, first_day, last_day);
  /* Translators: a line of a chart: name, number on the first day, that day, number on the last day,
     that day, least number, its day, largest number, its day */
  return g_strdup_printf (_("%s: %s on %s, %s on %s; least %s on %s, most %s on %s."), series->name,
                          first, first_day, last, last_day, least, least_day, most, most_day);
}

static char *
tell_event (const GabChart *chart, const GabChartEvent *event)
{
  g_autofree char *day = gab_chart_dup_day (chart, event->day);

  /* Translators: a thing that happened and its day: "storm of Ciudad Rodrigo, 19 Jan." */
  return g_strdup_printf (_("%s, %s."), event->name, day);
}

/**
 * gab_chart_tell:
 * @chart: a chart
 *
 * Returns: (transfer full): what the chart shows, as sentences for a screen reader
 */
char *
gab_chart_tell (const GabChart *chart)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  if (gab_chart_is_empty (chart))
    /* Translators: %s is the title of a chart */
    return g_strdup_printf (_("%s: nothing to show yet."), chart->title);
  /* Translators: %s is the title of a chart, for a screen reader */
  g_ptr_array_add (sentences, g_strdup_printf (_("Chart: %s."), chart->title));
  for (guint i = 0; i < chart->series->len; i++)
    g_ptr_array_add (sentences, tell_series (chart, g_ptr_array_index (chart->series, i)));
  for (guint i = 0; i < chart->events->len; i++)
    g_ptr_array_add (sentences, tell_event (chart, g_ptr_array_index (chart->events, i)));
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}

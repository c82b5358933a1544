/* gab-chart-draw.c: draws a line chart. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-chart.h"

#include <math.h>

#define LINE_WEIGHT 1.9
#define GROUND_SHARE 0.1

typedef struct
{
  const GabChart *chart;
  const GabInk *ink;
  cairo_t *cr;
  GabChartFrame frame;
  const GabInkPalette *palette;
  gboolean night;
  double line;
} Pen;

static GabInkColour
own_colour (const Pen *pen, GabInkColour colour)
{
  return pen->night ? gab_ink_for_night (colour) : colour;
}

static void
draw_scale (const Pen *pen)
{
  const GabChartFrame *frame = &pen->frame;

  for (gint64 value = 0; value <= frame->top; value += frame->step)
    {
      double y = gab_chart_y (frame, value);
      g_autofree char *text = gab_ink_number (value);

      gab_ink_use (pen->cr, pen->palette->hairline);
      gab_ink_hairline (pen->cr, frame->x, y, frame->x + frame->width, y, 1);
      gab_ink_use (pen->cr, pen->palette->faint);
      gab_ink_text (pen->ink, pen->cr, GAB_INK_LABEL, text, 0, y + pen->line * 0.25,
                    frame->x - pen->line * 0.4, 1, GAB_INK_FIGURES);
    }
}

/* Writes a day centred under its place, kept inside the drawing; returns where it ends. */
static double
draw_day (const Pen *pen, int day, double after)
{
  const GabChartFrame *frame = &pen->frame;
  g_autofree char *text = gab_chart_dup_day (pen->chart, day);
  double width = gab_ink_measure (pen->ink, GAB_INK_LABEL, text, 0, 1).width + 1;
  double x = CLAMP (gab_chart_x (frame, day) - width / 2, 0, frame->x + frame->width + pen->line * 0.5 - width);

  if (x < after)
    return after;
  gab_ink_text (pen->ink, pen->cr, GAB_INK_LABEL, text, x, frame->y + frame->height + pen->line * 1.25,
                width, 1, GAB_INK_CENTRE);
  return x + width + pen->line * 0.5;
}

static void
draw_days (const Pen *pen)
{
  const GArray *ticks = pen->chart->ticks;
  double after = -1;

  gab_ink_use (pen->cr, pen->palette->faint);
  for (guint i = 0; i < ticks->len; i++)
    after = draw_day (pen, g_array_index (ticks, int, i), after);
  if (ticks->len > 0)
    return;
  after = draw_day (pen, pen->frame.first_day, after);
  draw_day (pen, pen->frame.last_day, after);
}

static void
trace (const Pen *pen, const GabChartSeries *series)
{
  for (guint i = 0; i < series->points->len; i++)
    {
      GabChartPoint point = g_array_index (series->points, GabChartPoint, i);

      cairo_line_to (pen->cr, gab_chart_x (&pen->frame, point.day), gab_chart_y (&pen->frame, point.value));
    }
}

static void
draw_ground (const Pen *pen, const GabChartSeries *series)
{
  const GabChartPoint *points = (const GabChartPoint *) (gpointer) series->points->data;
  double floor = gab_chart_y (&pen->frame, 0);
  GabInkColour tint = own_colour (pen, series->colour);

  if (series->points->len < 2)
    return;
  tint.alpha = GROUND_SHARE;
  cairo_move_to (pen->cr, gab_chart_x (&pen->frame, points[0].day), floor);
  trace (pen, series);
  cairo_line_to (pen->cr, gab_chart_x (&pen->frame, points[series->points->len - 1].day), floor);
  cairo_close_path (pen->cr);
  gab_ink_use (pen->cr, tint);
  cairo_fill (pen->cr);
}

static void
draw_line (const Pen *pen, const GabChartSeries *series)
{
  cairo_set_line_width (pen->cr, LINE_WEIGHT);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  gab_ink_use (pen->cr, own_colour (pen, series->colour));
  cairo_new_path (pen->cr);
  trace (pen, series);
  if (series->points->len == 1)
    cairo_rel_line_to (pen->cr, 0, 0);
  cairo_stroke (pen->cr);
}

/* Names stand over their line at the middle, below it where there is no room; a second one moves out of the way of the first. */
static double
name_baseline (const Pen *pen, const GabChartSeries *series, double x0, double x1, const GArray *taken)
{
  double highest = pen->frame.y + pen->line * 0.9;
  double lowest = pen->frame.y + pen->frame.height;
  double y = lowest, under = 0;

  for (int i = 0; i <= 8; i++)
    {
      double x = x0 + (x1 - x0) * i / 8;
      double share = (x - pen->frame.x) / pen->frame.width;
      double day = pen->frame.first_day + share * (pen->frame.last_day - pen->frame.first_day);

      y = MIN (y, gab_chart_y (&pen->frame, gab_chart_value_on (series, day)));
      under = MAX (under, gab_chart_y (&pen->frame, gab_chart_value_on (series, day)));
    }
  y = y - pen->line * 0.4 >= highest ? y - pen->line * 0.4 : under + pen->line * 1.1;
  for (guint i = 0; i < taken->len; i++)
    if (fabs (g_array_index (taken, double, i) - y) < pen->line)
      {
        double other = g_array_index (taken, double, i);

        y = other + pen->line * (other + pen->line * 1.15 <= lowest - pen->line * 0.3 ? 1.15 : -1.15);
      }
  return CLAMP (y, highest, lowest - pen->line * 0.3);
}

static void
draw_name (const Pen *pen, const GabChartSeries *series, GArray *taken)
{
  GabChartPoint last;
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;
  double width, x, y;

  if (series->points->len == 0)
    return;
  last = g_array_index (series->points, GabChartPoint, series->points->len - 1);
  number = gab_ink_number (last.value);
  text = g_strdup_printf ("%s %s", series->name, number);
  width = MIN (gab_ink_measure (pen->ink, GAB_INK_LABEL, text, 0, 1).width + 1, pen->frame.width);
  x = pen->frame.x + (pen->frame.width - width) / 2;
  y = name_baseline (pen, series, x, x + width, taken);
  g_array_append_val (taken, y);
  gab_ink_use (pen->cr, own_colour (pen, series->colour));
  gab_ink_text (pen->ink, pen->cr, GAB_INK_LABEL, text, x, y, width, 1, GAB_INK_CENTRE);
}

static void
draw_event_line (const Pen *pen, double x, double top)
{
  static const double dashes[] = { 3, 3 };

  cairo_save (pen->cr);
  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  gab_ink_hairline (pen->cr, x, top, x, pen->frame.y + pen->frame.height, 0.8);
  cairo_restore (pen->cr);
}

/* Names stand above the ground, before their line where they can, on the second line where the first is
 * taken. @ends: where the names on both lines end. */
static void
draw_event (const Pen *pen, const GabChartEvent *event, double ends[2])
{
  const GabChartFrame *frame = &pen->frame;
  double at = gab_chart_x (frame, event->day);
  double pad = pen->line * 0.35;
  double width = gab_ink_measure (pen->ink, GAB_INK_SMALL_ITALIC, event->name, 0, 1).width + 1;
  double x = at - pad - width;
  guint line;

  if (event->day < frame->first_day || event->day > frame->last_day)
    return;
  if (x < 0)
    {
      x = at + pad;
      width = MIN (width, frame->x + frame->width - x);
    }
  line = x < ends[0] && ends[1] < ends[0] ? 1 : 0;
  ends[line] = x + width + pad;
  gab_ink_use (pen->cr, pen->palette->faint);
  draw_event_line (pen, at, pen->line * line);
  if (width > 0)
    gab_ink_text (pen->ink, pen->cr, GAB_INK_SMALL_ITALIC, event->name, x, pen->line * (0.8 + line), width, 1,
                  GAB_INK_CENTRE);
}

/**
 * gab_chart_draw:
 * @chart: a chart
 * @ink: the styles
 * @cr: where to draw; the drawing's top left corner is at 0, 0
 * @width: of the whole drawing
 * @height: of the whole drawing
 * @night: whether the ground is dark
 *
 * Draws scale, days, events and lines, but no ground and no title. Time runs
 * from left to right in every language. An empty chart draws nothing.
 */
void
gab_chart_draw (const GabChart *chart,
                const GabInk   *ink,
                cairo_t        *cr,
                double          width,
                double          height,
                gboolean        night)
{
  double ends[2] = { 0, 0 };
  Pen pen = { chart, ink, cr, .palette = gab_ink_palette (night), .night = night };
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (double));

  if (gab_chart_is_empty (chart))
    return;
  pen.frame = gab_chart_frame (chart, ink, width, height);
  pen.line = gab_ink_measure (ink, GAB_INK_LABEL, "0", 0, 1).height;
  cairo_save (cr);
  draw_scale (&pen);
  draw_days (&pen);
  for (guint i = 0; i < chart->series->len; i++)
    draw_ground (&pen, g_ptr_array_index (chart->series, i));
  for (guint i = 0; i < chart->events->len; i++)
    draw_event (&pen, g_ptr_array_index (chart->events, i), ends);
  for (guint i = 0; i < chart->series->len; i++)
    draw_line (&pen, g_ptr_array_index (chart->series, i));
  for (guint i = 0; i < chart->series->len; i++)
    draw_name (&pen, g_ptr_array_index (chart->series, i), taken);
  cairo_restore (cr);
}

/* test-chart.c: places, words and pictures of charts and bars. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "gab-bars.h"
#include "gab-chart.h"

#define WIDTH 640
#define HEIGHT 240

static const GabInkColour red = { 0.64, 0.22, 0.17, 1 };
static const GabInkColour blue = { 0.17, 0.28, 0.51, 1 };

static char *
day_text (int day, gpointer data)
{
  return g_strdup_printf ("day %d", day);
}

/* As the first page of a campaign shows it. */
static GabChart *
make_chart (void)
{
  GabChart *chart = gab_chart_new ("Men present");
  guint allies = gab_chart_add_series (chart, "Allies", red);
  guint french = gab_chart_add_series (chart, "French", blue);

  gab_chart_set_days (chart, day_text, NULL);
  gab_chart_add_point (chart, allies, 1, 26400);
  gab_chart_add_point (chart, allies, 19, 26300);
  gab_chart_add_point (chart, allies, 20, 25100);
  gab_chart_add_point (chart, allies, 70, 27000);
  gab_chart_add_point (chart, allies, 87, 26110);
  gab_chart_add_point (chart, french, 1, 6700);
  gab_chart_add_point (chart, french, 19, 6700);
  gab_chart_add_point (chart, french, 19, 4742);
  gab_chart_add_point (chart, french, 87, 4410);
  gab_chart_add_event (chart, 19, "storm of Ciudad Rodrigo");
  gab_chart_add_event (chart, 85, "Picurina");
  gab_chart_add_tick (chart, 1);
  gab_chart_add_tick (chart, 32);
  gab_chart_add_tick (chart, 61);
  gab_chart_add_tick (chart, 87);
  return chart;
}

static void
test_scale (void)
{
  static const struct
  {
    gint64 largest;
    gint64 step;
  } table[] = { { 0, 1 }, { 1, 1 }, { 4, 1 }, { 5, 2 }, { 8, 2 }, { 9, 5 }, { 26400, 10000 }, { 40000, 10000 },
                { 40001, 20000 }, { 4000000000, 1000000000 } };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    g_assert_cmpint (gab_chart_scale_step (table[i].largest, 4), ==, table[i].step);
}

static void
test_places (void)
{
  g_autoptr (GabChart) chart = make_chart ();
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  GabChartFrame frame = gab_chart_frame (chart, ink, WIDTH, HEIGHT);

  g_assert_cmpint (frame.first_day, ==, 1);
  g_assert_cmpint (frame.last_day, ==, 87);
  g_assert_cmpint (frame.top, ==, 30000);
  g_assert_cmpfloat (gab_chart_x (&frame, 1), ==, frame.x);
  g_assert_cmpfloat_with_epsilon (gab_chart_x (&frame, 87), frame.x + frame.width, 0.001);
  g_assert_cmpfloat (frame.x + frame.width, <, WIDTH);
  g_assert_cmpfloat_with_epsilon (gab_chart_y (&frame, 0), frame.y + frame.height, 0.001);
  g_assert_cmpfloat_with_epsilon (gab_chart_y (&frame, 30000), frame.y, 0.001);
  for (int day = 1; day <= 87; day++)
    g_assert_cmpint (gab_chart_day_at (&frame, gab_chart_x (&frame, day) + 0.4), ==, day);
  g_assert_cmpint (gab_chart_day_at (&frame, -100), ==, 1);
  g_assert_cmpint (gab_chart_day_at (&frame, 10000), ==, 87);
}

static void
test_values (void)
{
  g_autoptr (GabChart) chart = make_chart ();
  const GabChartSeries *allies = g_ptr_array_index (chart->series, 0);
  const GabChartSeries *french = g_ptr_array_index (chart->series, 1);

  g_assert_cmpfloat (gab_chart_value_on (allies, 0), ==, 26400);
  g_assert_cmpfloat (gab_chart_value_on (allies, 10), ==, 26350);
  g_assert_cmpfloat (gab_chart_value_on (allies, 45), ==, 26050);
  g_assert_cmpfloat (gab_chart_value_on (allies, 1000), ==, 26110);
  g_assert_cmpfloat (gab_chart_value_on (french, 19), ==, 4742);
}

static void
test_tell (void)
{
  g_autoptr (GabChart) chart = make_chart ();
  g_autoptr (GabChart) empty = gab_chart_new ("Rounds");
  g_autofree char *told = gab_chart_tell (chart);
  g_autofree char *nothing = gab_chart_tell (empty);

  g_assert_cmpstr (told, ==,
                   "Chart: Men present. "
                   "Allies: 26400 on day 1, 26110 on day 87; least 25100 on day 20, most 27000 on day 70. "
                   "French: 6700 on day 1, 4410 on day 87; least 4410 on day 87, most 6700 on day 1. "
                   "storm of Ciudad Rodrigo, day 19. Picurina, day 85.");
  g_assert_cmpstr (nothing, ==, "Rounds: nothing to show yet.");
}

static guint
count_pixels (cairo_surface_t *surface, guint32 mask, guint32 above)
{
  const unsigned char *data;
  guint n = 0;

  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      {
        guint32 pixel;

        memcpy (&pixel, data + y * cairo_image_surface_get_stride (surface) + 4 * x, sizeof pixel);
        n += (pixel & mask) > above;
      }
  return n;
}

static cairo_surface_t *
picture (const GabChart *chart, gboolean night)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);

  gab_chart_draw (chart, ink, cr, WIDTH, HEIGHT, night);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

/* About as much is covered as the areas under the two lines and a little more. */
static void
test_picture (void)
{
  g_autoptr (GabChart) chart = make_chart ();

  for (guint night = 0; night < 2; night++)
    {
      cairo_surface_t *surface = picture (chart, night);
      guint covered = count_pixels (surface, 0xff000000, 0);

      g_assert_cmpuint (covered, >, WIDTH * HEIGHT * 50 / 100);
      g_assert_cmpuint (covered, <, WIDTH * HEIGHT * 90 / 100);
      cairo_surface_destroy (surface);
    }
}

/* The first row in which a column of pixels has much of the colour of a line. */
static int
find_ink (cairo_surface_t *surface, int x)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);

  for (int y = 0; y < HEIGHT; y++)
    {
      guint32 pixel;

      memcpy (&pixel, data + y * cairo_image_surface_get_stride (surface) + 4 * x, sizeof pixel);
      if (((pixel >> 16) & 0xff) > 2 * (pixel & 0xff) && pixel >> 24 > 0x60)
        return y;
    }
  return HEIGHT;
}

/* A line near the top of the scale does not run through its own name. */
static void
test_name (void)
{
  g_autoptr (GabChart) chart = gab_chart_new ("Men present");
  guint prussians = gab_chart_add_series (chart, "Prussians", red);
  cairo_surface_t *surface;

  gab_chart_set_days (chart, day_text, NULL);
  gab_chart_add_point (chart, prussians, 1, 9500);
  gab_chart_add_point (chart, prussians, 4, 9500);
  surface = picture (chart, FALSE);
  cairo_surface_flush (surface);
  for (int x = WIDTH / 3; x < WIDTH * 2 / 3; x++)
    g_assert_cmpint (ABS (find_ink (surface, x) - find_ink (surface, WIDTH / 4)), <=, 1);
  cairo_surface_destroy (surface);
}

/* How many rows of the picture have much of red, or of blue, right of the middle of the first day. */
static guint
count_rows (cairo_surface_t *surface, gboolean of_red)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  guint rows = 0;

  for (int y = 0; y < HEIGHT; y++)
    {
      gboolean has = FALSE;

      for (int x = WIDTH / 3; x < WIDTH * 2 / 3; x++)
        {
          guint32 pixel;

          memcpy (&pixel, data + y * cairo_image_surface_get_stride (surface) + 4 * x, sizeof pixel);
          has |= pixel >> 24 > 0x80 && (of_red ? ((pixel >> 16) & 0xff) > 2 * (pixel & 0xff) : (pixel & 0xff) > 2 * ((pixel >> 16) & 0xff));
        }
      rows += has;
    }
  return rows;
}

/* Two lines on the floor have their names one above the other: what is drawn last covers nothing of the first. */
static void
test_names_apart (void)
{
  g_autoptr (GabChart) both = gab_chart_new ("Men present"), one = gab_chart_new ("Men present");
  cairo_surface_t *two_names, *one_name;

  for (guint i = 0; i < 2; i++)
    {
      GabChart *chart = i ? one : both;
      guint besieger = gab_chart_add_series (chart, "Besieger", red);

      gab_chart_set_days (chart, day_text, NULL);
      gab_chart_add_point (chart, besieger, 1, 0);
      if (!i)
        gab_chart_add_point (chart, gab_chart_add_series (chart, "Besieger", blue), 1, 0);
    }
  two_names = picture (both, FALSE);
  one_name = picture (one, FALSE);
  cairo_surface_flush (two_names);
  cairo_surface_flush (one_name);
  g_assert_cmpuint (count_rows (one_name, TRUE), >, 0);
  g_assert_cmpuint (count_rows (two_names, TRUE), ==, count_rows (one_name, TRUE));
  g_assert_cmpuint (count_rows (two_names, FALSE), >, 0);
  cairo_surface_destroy (two_names);
  cairo_surface_destroy (one_name);
}

static void
test_odd_charts (void)
{
  g_autoptr (GabChart) chart = gab_chart_new ("Men present");
  cairo_surface_t *surface = picture (chart, FALSE);

  g_assert_cmpuint (count_pixels (surface, 0xff000000, 0), ==, 0);
  cairo_surface_destroy (surface);
  gab_chart_add_series (chart, "Nobody", red);
  gab_chart_add_point (chart, gab_chart_add_series (chart, "One day", blue), 5, 0);
  gab_chart_add_event (chart, 4, "before all");
  cairo_surface_destroy (picture (chart, TRUE));
}

static void
test_bars (void)
{
  const GabBar bars[] = { { "Trenches", 22, 136, 2 }, { "Storms", 207, 613, 3 }, { "Battles", 0, 0, 0 } };
  g_autoptr (GabInk) ink = gab_ink_new (4 / 3.0, FALSE);
  GabBarPlace storms = gab_bars_place (ink, bars, 3, 1, 900);
  GabBarPlace battles = gab_bars_place (ink, bars, 3, 2, 900);
  g_autofree char *told = gab_bar_tell (&bars[0]);
  g_autofree char *none = gab_bar_tell (&bars[2]);

  g_assert_cmpfloat_with_epsilon (storms.killed + storms.wounded + storms.missing, storms.width, 0.01);
  g_assert_cmpfloat (battles.killed, ==, 0);
  g_assert_cmpfloat (battles.x, >, storms.x + storms.width);
  g_assert_cmpfloat (battles.x + battles.width, <=, 900.01);
  g_assert_cmpstr (told, ==, "Trenches: 22 killed, 136 wounded, 2 missing");
  g_assert_cmpstr (none, ==, "Battles: none yet");
  g_assert_cmpfloat (gab_bars_height (ink, bars, 3, 100), >, 2.9 * gab_bars_height (ink, bars, 3, 900));
  g_assert_cmpuint (gab_bars_per_line (5, 400, 100), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/chart/scale", test_scale);
  g_test_add_func ("/drawing/chart/places", test_places);
  g_test_add_func ("/drawing/chart/values", test_values);
  g_test_add_func ("/drawing/chart/tell", test_tell);
  g_test_add_func ("/drawing/chart/picture", test_picture);
  g_test_add_func ("/drawing/chart/name", test_name);
  g_test_add_func ("/drawing/chart/names-apart", test_names_apart);
  g_test_add_func ("/drawing/chart/odd", test_odd_charts);
  g_test_add_func ("/drawing/bars", test_bars);
  return g_test_run ();
}

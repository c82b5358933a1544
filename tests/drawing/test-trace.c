/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawn fort and its stormers; shares in words. */

#include "gab-percent.h"
#include "gab-trace.h"

#include <string.h>

#define SIZE 240

static cairo_surface_t *
draw (const GabTrace *trace,
      gboolean        night)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);

  gab_trace_draw (trace, cr, SIZE, SIZE, night);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
same (const GabTrace *one,
      const GabTrace *other)
{
  cairo_surface_t *first = draw (one, FALSE);
  cairo_surface_t *second = draw (other, FALSE);
  gsize length = (gsize) SIZE * cairo_image_surface_get_stride (first);
  gboolean equal = memcmp (cairo_image_surface_get_data (first), cairo_image_surface_get_data (second), length) == 0;

  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  return equal;
}

static void
test_every_fort (void)
{
  GabTrace trace = { .flag = { 0.1, 0.2, 0.4, 1 }, .attacker = { 0.6, 0.2, 0.2, 1 } };

  for (trace.bastions = 4; trace.bastions <= 8; trace.bastions++)
    for (trace.n_columns = 0; trace.n_columns <= GAB_TRACE_COLUMNS; trace.n_columns++)
      {
        cairo_surface_destroy (draw (&trace, FALSE));
        cairo_surface_destroy (draw (&trace, TRUE));
      }
}

/* How a column fared, and which is chosen, can be seen. */
static void
test_columns_differ (void)
{
  GabTrace one = { .bastions = 6, .ravelins = TRUE, .flag = { 0.1, 0.2, 0.4, 1 }, .attacker = { 0.6, 0.2, 0.2, 1 },
                   .n_columns = 2 };

  g_assert_true (same (&one, &one));
  for (GabTraceColumn how = GAB_TRACE_COMPLETE; how <= GAB_TRACE_FAILED; how++)
    {
      GabTrace other = one;

      other.column[1] = how;
      g_assert_false (same (&one, &other));
    }
  for (guint chosen = 1; chosen <= 2; chosen++)
    {
      GabTrace other = one;

      other.chosen = chosen;
      g_assert_false (same (&one, &other));
    }
}

static void
test_percent (void)
{
  static const struct { double share; const char *words; } rows[] = {
    { 0, "0 %" }, { 0.0001, "under 1 %" }, { 0.01, "1 %" }, { 0.27, "27 %" }, { 0.5, "50 %" }, { 0.92327896, "92 %" },
    { 0.99, "99 %" }, { 0.9999, "over 99 %" }, { 1, "100 %" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = gab_percent_tell (rows[i].share);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/trace/every-fort", test_every_fort);
  g_test_add_func ("/drawing/trace/columns-differ", test_columns_differ);
  g_test_add_func ("/drawing/percent", test_percent);
  return g_test_run ();
}

/* test-ink.c: words, figures, and marks to strike off. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "gab-ink-marks.h"
#include "gab-ink.h"

#define HEBREW "חיל הרגלים"

static int
ink_height (const GabInk *ink, GabInkStyle style, const char *text)
{
  g_autoptr (PangoLayout) layout = gab_ink_layout (ink, style, text, 0, 0, GAB_INK_START);
  PangoRectangle rectangle;

  pango_layout_get_extents (layout, &rectangle, NULL);
  return rectangle.height;
}

/* Lining figures are all of one height; an old-style 1 is as low as an x, and a 3 hangs below the line. */
static void
test_lining (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (4, FALSE);

  for (GabInkStyle style = 0; style < GAB_INK_N_STYLES; style++)
    {
      int eight = ink_height (ink, style, "8");

      g_assert_cmpint (eight, >, 0);
      for (const char *figure = "0123456789"; *figure != '\0'; figure++)
        {
          const char text[] = { *figure, '\0' };

          g_assert_cmpint (ink_height (ink, style, text), >, eight * 9 / 10);
          g_assert_cmpint (ink_height (ink, style, text), <, eight * 11 / 10);
        }
    }
}

static void
test_one_width (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (1, FALSE);

  g_assert_cmpfloat_with_epsilon (gab_ink_measure (ink, GAB_INK_BODY, "1111", 0, 0).width,
                                  gab_ink_measure (ink, GAB_INK_BODY, "8888", 0, 0).width, 0.05);
}

static void
test_wrap (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (1, FALSE);
  g_autofree char *name = g_strnfill (300, 'x');
  GabInkSize one = gab_ink_measure (ink, GAB_INK_BODY, "x", 100, 0);
  GabInkSize many = gab_ink_measure (ink, GAB_INK_BODY, name, 100, 0);
  GabInkSize two = gab_ink_measure (ink, GAB_INK_BODY, name, 100, 2);

  g_assert_cmpfloat (many.width, <=, 100.01);
  g_assert_cmpfloat (many.height, >, 10 * one.height);
  g_assert_cmpfloat_with_epsilon (two.height, 2 * one.height, 1);
  g_assert_cmpfloat_with_epsilon (many.ascent, one.ascent, 0.01);
}

static void
test_never_markup (void)
{
  g_autoptr (GabInk) ink = gab_ink_new (1, FALSE);
  g_autoptr (PangoLayout) layout
    = gab_ink_layout (ink, GAB_INK_BODY, "<b>Foot</b> & Horse\xff", 0, 0, GAB_INK_START);

  g_assert_nonnull (strstr (pango_layout_get_text (layout), "<b>Foot</b> & Horse"));
  g_assert_true (g_utf8_validate (pango_layout_get_text (layout), -1, NULL));
}

static double
left_edge (const GabInk *ink, const char *text, GabInkAlign align)
{
  g_autoptr (PangoLayout) layout = gab_ink_layout (ink, GAB_INK_BODY, text, 200, 0, align);
  PangoRectangle rectangle;

  pango_layout_get_extents (layout, NULL, &rectangle);
  return rectangle.x / (double) PANGO_SCALE;
}

static void
test_edges (void)
{
  g_autoptr (GabInk) ltr = gab_ink_new (1, FALSE);
  g_autoptr (GabInk) rtl = gab_ink_new (1, TRUE);

  g_assert_cmpfloat_with_epsilon (left_edge (ltr, "Foot", GAB_INK_START), 0, 0.1);
  g_assert_cmpfloat_with_epsilon (left_edge (ltr, HEBREW, GAB_INK_START), 0, 0.1);
  g_assert_cmpfloat (left_edge (rtl, "Foot", GAB_INK_START), >, 100);
  g_assert_cmpfloat (left_edge (rtl, HEBREW, GAB_INK_START), >, 100);
  g_assert_cmpfloat (left_edge (ltr, "511", GAB_INK_FIGURES), >, 150);
  g_assert_cmpfloat (left_edge (rtl, "511", GAB_INK_FIGURES), >, 150);
  g_assert_cmpfloat_with_epsilon (left_edge (rtl, "511", GAB_INK_END), 0, 0.1);
  g_assert_true (gab_ink_text_is_rtl (ltr, HEBREW));
  g_assert_false (gab_ink_text_is_rtl (rtl, "Foot"));
}

static void
test_marks (void)
{
  const GabInkMarks marks = { .count = 12, .left = 11, .size = 10 };
  double x, y;

  g_assert_cmpuint (gab_ink_marks_per_line (&marks, 1000) % 5, ==, 0);
  g_assert_cmpuint (gab_ink_marks_per_line (&marks, 71), ==, 5);
  g_assert_cmpuint (gab_ink_marks_per_line (&marks, 1), ==, 1);
  gab_ink_marks_place (&marks, 4, 75, &x, &y);
  g_assert_cmpfloat (x + marks.size, <=, 75);
  g_assert_cmpfloat (y, ==, 0);
  gab_ink_marks_place (&marks, 5, 75, &x, &y);
  g_assert_cmpfloat (x, ==, 0);
  g_assert_cmpfloat (y, >, marks.size);
  g_assert_cmpfloat (gab_ink_marks_height (&marks, 1000), ==, 10);
  g_assert_cmpfloat (gab_ink_marks_height (&marks, 75), >, 30);
}

static guint
dark_between (cairo_surface_t *surface, int x0, int x1)
{
  const unsigned char *data;
  int stride = cairo_image_surface_get_stride (surface);
  guint n = 0;

  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = x0; x < x1; x++)
      n += data[y * stride + x] > 100;
  return n;
}

/* The lost one is crossed, and so has more ink; from right to left it is the leftmost. */
static void
test_marks_picture (void)
{
  const GabInkMarks marks = { .count = 2, .left = 1, .size = 20 };

  for (guint rtl = 0; rtl < 2; rtl++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 50, 24);
      cairo_t *cr = cairo_create (surface);
      guint left, right;

      cairo_scale (cr, 1, 1);
      cairo_set_source_rgb (cr, 0, 0, 0);
      gab_ink_marks_draw (&marks, cr, 1.5, 1.5, 47, rtl);
      left = dark_between (surface, 0, 25);
      right = dark_between (surface, 25, 50);
      g_assert_cmpuint (rtl ? left : right, >, rtl ? right : left);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

static void
test_night (void)
{
  const GabInkColour blue = { 0.17, 0.27, 0.52, 1 };
  const GabInkColour white = { 1, 1, 1, 1 };
  GabInkColour light = gab_ink_for_night (blue);

  g_assert_cmpfloat (light.blue, >, blue.blue);
  g_assert_cmpfloat (light.blue, >, light.red);
  g_assert_cmpfloat (gab_ink_for_night (white).red, ==, 1);
}

static cairo_surface_t *
draw_figures (const GabInk *ink, const GabInkFigure *figures, guint n, gboolean at_once)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 600, 60);
  cairo_t *cr = cairo_create (surface);

  if (at_once)
    gab_ink_figures (ink, cr, figures, n, 40);
  else
    for (guint i = 0; i < n; i++)
      gab_ink_text (ink, cr, figures[i].style, figures[i].text, figures[i].x, 40, figures[i].width, 0, GAB_INK_FIGURES);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* What is drawn at once is what would be drawn one by one, also where it cannot be: other scripts, no font, two lines. */
static void
test_figures (void)
{
  static const GabInkFigure figures[] = {
    { GAB_INK_BODY, "640", 10, 80 }, { GAB_INK_STRONG, "–", 100, 60 }, { GAB_INK_BODY, "1,234,567", 170, 90 },
    { GAB_INK_BODY, HEBREW, 270, 60 }, { GAB_INK_BODY, "", 340, 20 }, { GAB_INK_ITALIC, "+ 40", 360, 50 },
    { GAB_INK_BODY, "\xef\xbf\xbe\xf4\x8f\xbf\xbd", 420, 60 }, { GAB_INK_BODY, "two lines", 490, 30 },
    { GAB_INK_STRONG, "7", 540, 50 },
  };
  static const gboolean ways[] = { FALSE, TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (GabInk) ink = gab_ink_new (2, ways[i]);
      cairo_surface_t *one = draw_figures (ink, figures, G_N_ELEMENTS (figures), FALSE);
      cairo_surface_t *all = draw_figures (ink, figures, G_N_ELEMENTS (figures), TRUE);
      gsize size = (gsize) cairo_image_surface_get_stride (one) * cairo_image_surface_get_height (one);
      const guchar *pixels = cairo_image_surface_get_data (one);
      gboolean any = FALSE;

      g_assert_cmpmem (pixels, size, cairo_image_surface_get_data (all), size);
      for (gsize at = 0; at < size; at++)
        any = any || pixels[at] != 0;
      g_assert_true (any);
      cairo_surface_destroy (one);
      cairo_surface_destroy (all);
    }
}

/* Paper's styles are those of the screen at its scale. */
static void
test_for_paper (void)
{
  g_autoptr (GabInk) paper = gab_ink_new_for_paper (TRUE);
  g_autoptr (GabInk) same = gab_ink_new (1, TRUE);

  g_assert_true (gab_ink_is_rtl (paper));
  for (GabInkStyle style = 0; style < GAB_INK_N_STYLES; style++)
    g_assert_cmpfloat (gab_ink_measure (paper, style, "Foot, 640", 0, 0).width, ==,
                       gab_ink_measure (same, style, "Foot, 640", 0, 0).width);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/ink/lining", test_lining);
  g_test_add_func ("/drawing/ink/one-width", test_one_width);
  g_test_add_func ("/drawing/ink/wrap", test_wrap);
  g_test_add_func ("/drawing/ink/never-markup", test_never_markup);
  g_test_add_func ("/drawing/ink/edges", test_edges);
  g_test_add_func ("/drawing/ink/night", test_night);
  g_test_add_func ("/drawing/ink/figures", test_figures);
  g_test_add_func ("/drawing/ink/for-paper", test_for_paper);
  g_test_add_func ("/drawing/marks/places", test_marks);
  g_test_add_func ("/drawing/marks/picture", test_marks_picture);
  return g_test_run ();
}

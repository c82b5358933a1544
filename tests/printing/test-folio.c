/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Papers of headings, sentences and tables: nothing splits, nothing leaves the margins, captions come again. */

#include "pdf-text.h"

#include <string.h>

#define RTL "פיקטון הגדול" /* two words of Hebrew */

static const GabFolioColumn columns[] = { { 0.5, FALSE }, { 0.25, TRUE }, { 0.25, TRUE } };

/* A table of so many rows after a picture and some words, with names as long as is allowed. */
static GabFolio *
folio_of (guint rows,
          gsize letters)
{
  GabFolio *folio = gab_folio_new ("Siege of Badajoz", "Day sheet");
  g_autofree char *name = g_strnfill (letters, 'n');

  gab_folio_set_corner (folio, "Peninsula 1812", "22 March 1812", "80-siege-day");
  gab_folio_set_note (folio, "A note at the foot of every page.");
  gab_folio_table (folio, columns, G_N_ELEMENTS (columns));
  gab_folio_heading (folio, "Units");
  gab_folio_caption (folio, "Captioned", "Before", "After", NULL);
  for (guint i = 0; i < rows; i++)
    {
      g_autofree char *unit = g_strdup_printf ("%s unit%u", name, i);
      g_autofree char *figure = g_strdup_printf ("%u", 1000 + i);

      gab_folio_row (folio, FALSE, unit, figure, NULL);
    }
  return folio;
}

static void
assert_blocks (const GabFolio *folio,
               GabPaper        paper)
{
  g_autoptr (GabFolioLayout) layout = gab_folio_layout_new (folio, paper);
  guint page = 0;
  double bottom = 0;

  for (guint i = 0; i < gab_folio_n_blocks (folio); i++)
    {
      double top, height;
      guint at = gab_folio_layout_block (layout, i, &top, &height);

      if (at == G_MAXUINT)
        continue;
      g_assert_cmpuint (at, >=, page);
      if (at == page && i > 0)
        g_assert_cmpfloat (top, >=, bottom - 0.01);
      g_assert_cmpfloat (top, >=, paper.margin);
      g_assert_cmpfloat (top + height, <=, paper.height - paper.margin);
      page = at;
      bottom = top + height;
    }
  g_assert_cmpuint (page + 1, ==, gab_folio_layout_n_pages (layout));
}

static GabPrint *
print_of (GabFolio *folio,
          GabPaper  paper)
{
  GabPrint *print = gab_print_new_folio (folio);

  gab_print_lay_out (print, paper);
  return print;
}

/* Each row is on one page, with its figure; captions, number and note are on all. */
static void
test_rows (gconstpointer data)
{
  GabFolio *folio = folio_of (60, 120);
  g_autoptr (GabPrint) print = NULL;
  g_autoptr (GPtrArray) words = NULL;
  GabPaper paper;

  if (pdf_text_missing ())
    {
      gab_folio_free (folio);
      return;
    }
  g_assert_true (gab_paper_from_name (data, &paper));
  assert_blocks (folio, paper);
  print = print_of (folio, paper);
  words = pdf_print_words (print);
  pdf_assert_inside (words, paper);
  g_assert_cmpuint (gab_print_n_pages (print), >, 2);
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *unit = g_strdup_printf ("unit%u", i);
      g_autofree char *figure = g_strdup_printf ("%u", 1000 + i);

      g_assert_cmpuint (pdf_count (words, unit, G_MAXUINT), ==, 1);
      for (guint page = 0; page < gab_print_n_pages (print); page++)
        g_assert_cmpuint (pdf_count (words, unit, page), ==, pdf_count (words, figure, page));
    }
  for (guint page = 0; page < gab_print_n_pages (print); page++)
    {
      g_assert_cmpuint (pdf_count (words, "Captioned", page), ==, 1);
      g_assert_cmpuint (pdf_count (words, "80-siege-day", page), ==, 1);
      g_assert_cmpuint (pdf_count (words, "foot", page), ==, 1);
    }
}

/* A heading stays with what follows it, wherever the page ends. */
static void
test_headings (void)
{
  for (guint rows = 0; rows < 60; rows++)
    {
      g_autoptr (GabFolio) folio = folio_of (rows, 1);
      g_autoptr (GabFolioLayout) layout = NULL;
      guint heading = gab_folio_n_blocks (folio);

      gab_folio_heading (folio, "Next");
      gab_folio_words (folio, GAB_INK_BODY, 0, "What follows.");
      layout = gab_folio_layout_new (folio, gab_paper_letter ());
      g_assert_cmpuint (gab_folio_layout_block (layout, heading, NULL, NULL), ==,
                        gab_folio_layout_block (layout, heading + 1, NULL, NULL));
    }
}

/* Words longer than a page become several blocks, and every letter of them is printed. */
static void
test_long_words (void)
{
  g_autofree char *text = g_strnfill (60000, 'W');
  GabFolio *folio = gab_folio_new ("Long", NULL);
  g_autoptr (GabPrint) print = NULL;
  g_autofree char *said = NULL;
  guint n = 0;

  if (pdf_text_missing ())
    {
      gab_folio_free (folio);
      return;
    }
  for (guint i = 0; i < 60000; i += 997)
    text[i] = ' ';
  gab_folio_words (folio, GAB_INK_ITALIC, 2, text);
  assert_blocks (folio, gab_paper_a4 ());
  print = print_of (folio, gab_paper_a4 ());
  said = pdf_print_text (print);
  for (const char *at = said; *at != '\0'; at++)
    n += *at == 'W';
  g_assert_cmpuint (n, ==, 60000 - 61);
}

/* From right to left, figures and all; and no name is markup. */
static void
test_right_to_left (void)
{
  GabFolio *folio = gab_folio_new (RTL, "<b>Guards</b> & more");
  g_auto (GStrv) letters = g_strsplit (RTL, " ", -1);
  g_autoptr (GabPrint) print = NULL;
  g_autoptr (GPtrArray) words = NULL;
  g_autofree char *said = NULL;

  if (pdf_text_missing ())
    {
      gab_folio_free (folio);
      return;
    }
  gab_folio_set_rtl (folio, TRUE);
  gab_folio_table (folio, columns, G_N_ELEMENTS (columns));
  gab_folio_row (folio, TRUE, RTL, "511", "702", NULL);
  print = print_of (folio, gab_paper_a4 ());
  said = pdf_print_text (print);
  words = pdf_print_words (print);
  pdf_assert_inside (words, gab_paper_a4 ());
  for (guint i = 0; letters[i] != NULL; i++)
    g_assert_nonnull (strstr (said, letters[i]));
  g_assert_nonnull (strstr (said, "<b>Guards</b> & more"));
  g_assert_nonnull (strstr (said, "702"));
}

static void
draw_nothing (cairo_t      *cr,
              const GabInk *ink,
              double        width,
              double        height,
              gpointer      data)
{
  double *size = data;

  size[0] = width;
  size[1] = height;
}

/* A picture keeps its shape, and one that is too high is made narrower. */
static void
test_picture (void)
{
  double flat[2] = { 0 }, high[2] = { 0 };
  g_autoptr (GabPrint) print = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GabFolio *folio = gab_folio_new ("Pictures", NULL);

  gab_folio_picture (folio, 0.5, draw_nothing, flat, NULL);
  gab_folio_picture (folio, 3, draw_nothing, high, NULL);
  assert_blocks (folio, gab_paper_a4 ());
  print = print_of (folio, gab_paper_a4 ());
  bytes = gab_print_dup_pdf (print, NULL);
  g_assert_nonnull (bytes);
  g_assert_cmpfloat_with_epsilon (flat[1] / flat[0], 0.5, 0.001);
  g_assert_cmpfloat_with_epsilon (high[1] / high[0], 3, 0.001);
  g_assert_cmpfloat (high[1], <, gab_paper_a4 ().height);
  g_assert_cmpuint (gab_print_n_pages (print), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/printing/folio/rows/a4", "a4", test_rows);
  g_test_add_data_func ("/printing/folio/rows/letter", "letter", test_rows);
  g_test_add_func ("/printing/folio/headings", test_headings);
  g_test_add_func ("/printing/folio/long-words", test_long_words);
  g_test_add_func ("/printing/folio/right-to-left", test_right_to_left);
  g_test_add_func ("/printing/folio/picture", test_picture);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli print: every paper of a siege, on every size, for every view; what is on it, and what is not. */

#include "cli-run.h"

#include "../printing/pdf-text.h"

#include <string.h>

#define DEFENDERS "7919" /* rounds of the defender, in papers.orders */
#define BESIEGERS "7907"

static char *
siege (void)
{
  char *path = g_build_filename (g_get_tmp_dir (), "papers.gabion", NULL);
  g_autofree char *orders = g_test_build_filename (G_TEST_DIST, "papers.orders", NULL);
  g_auto (Result) made = run ("new --orders '%s' -o '%s'", orders, path);

  g_assert_cmpstr (made.err, ==, "");
  g_assert_cmpint (made.status, ==, 0);
  return path;
}

/* Prints a paper of the siege and says where. */
static char *
print (const char *path,
       const char *paper,
       const char *size,
       const char *view,
       const char *more)
{
  char *pdf = g_strconcat (path, ".pdf", NULL);
  g_auto (Result) result = run ("print %s '%s' --operation siege --paper %s --view %s %s -o '%s'", paper, path, size, view,
                                more, pdf);

  g_assert_cmpstr (result.err, ==, "");
  g_assert_cmpint (result.status, ==, 0);
  return pdf;
}

static const struct { const char *name; guint a4, letter; } papers[] = {
  { "day-sheet", 2, 2 }, { "setting-up", 2, 2 }, { "siege-diary", 2, 3 }, { "reference", 2, 2 },
};

/* Every word is inside the margins, every page has the sheet's number and its own. */
static void
test_margins (void)
{
  g_autofree char *path = siege ();

  if (pdf_text_missing ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    for (guint letter = 0; letter < 2; letter++)
      {
        const char *size = letter ? "letter" : "a4";
        g_autofree char *pdf = print (path, papers[i].name, size, "umpire", "");
        g_autoptr (GPtrArray) words = pdf_file_words (pdf);
        guint n = pdf_n_pages (pdf);
        GabPaper paper;

        g_assert_true (gab_paper_from_name (size, &paper));
        pdf_assert_inside (words, paper);
        g_test_message ("%s on %s: %u pages", papers[i].name, size, n);
        g_assert_cmpuint (n, ==, letter ? papers[i].letter : papers[i].a4);
        for (guint page = 0; page < n; page++)
          g_assert_cmpuint (pdf_count (words, "sheet", page), >=, 1);
      }
}

static void
assert_says (const char *text,
             const char *words)
{
  if (strstr (text, words) == NULL)
    g_error ("\"%s\" is not on the paper:\n%s", words, text);
}

static void
test_day_sheet (void)
{
  g_autofree char *path = siege (), *pdf = NULL, *text = NULL, *early = NULL;

  if (pdf_text_missing ())
    return;
  pdf = print (path, "day-sheet", "a4", "umpire", "");
  text = pdf_file_text (pdf);
  assert_says (text, "Turn 6, 22 March 1812");
  assert_says (text, "17 of 17");
  assert_says (text, "7913 of 7919");
  assert_says (text, "p2.1 is dug.");
  assert_says (text, "Tomorrow");
  assert_says (text, "3 heavy cannon, 3 mortars");
  g_free (print (path, "day-sheet", "a4", "umpire", "--turn 1"));
  early = pdf_file_text (pdf);
  assert_says (early, "Turn 1, 17 March 1812");
  assert_says (early, "Placed in Demi: 4 light cannon.");
  g_assert_null (strstr (early, "p2.1"));
}

static void
test_setting_up (void)
{
  g_autofree char *path = siege (), *pdf = NULL, *text = NULL, *other = NULL;

  if (pdf_text_missing ())
    return;
  pdf = print (path, "setting-up", "a4", "umpire", "");
  text = pdf_file_text (pdf);
  assert_says (text, "120 by 75 centimetres");
  assert_says (text, "580, 380 and 180");
  assert_says (text, "−200");
  assert_says (text, "quillwort");
  assert_says (text, "7919 rounds");
  g_free (print (path, "setting-up", "a4", "allies", ""));
  other = pdf_file_text (pdf);
  assert_says (other, "The points are the defender’s secret.");
  assert_says (other, "bracken");
  assert_says (other, "4 light cannon"); /* on the walls, for all to see */
}

/* The two reconstructed tables say that they are. */
static void
test_reference (void)
{
  g_autofree char *path = siege (), *pdf = NULL, *text = NULL, *close = NULL;
  g_auto (GStrv) cells = NULL;

  if (pdf_text_missing ())
    return;
  pdf = print (path, "reference", "a4", "table", "");
  text = pdf_file_text (pdf);
  assert_says (text, "Fire table (FS-30), a reconstruction");
  assert_says (text, "Storm table (FS-35), a reconstruction");
  assert_says (text, "6/S 10/D");
  cells = g_strsplit (text, " ", -1);
  close = g_strjoinv ("", cells); /* pdftotext may leave out the thin spaces around a stroke */
  assert_says (close, "102/22/22/41/51/6");
  assert_says (text, "580 to 700 yards out, 12 units");
  g_assert_null (strstr (text, "its own"));
}

static void
test_diary (void)
{
  g_autofree char *path = siege (), *pdf = NULL, *text = NULL;

  if (pdf_text_missing ())
    return;
  pdf = print (path, "siege-diary", "letter", "table", "");
  text = pdf_file_text (pdf);
  for (guint turn = 1; turn <= 6; turn++)
    {
      g_autofree char *heading = g_strdup_printf ("Turn %u, %u March 1812", turn, 16 + turn);

      assert_says (text, heading);
    }
  assert_says (text, "Parallel 1 is established.");
  g_assert_null (strstr (text, "Turn 7"));
}

/* A millimetre a yard: the ground is 1200 by 870, and a sheet of A4 shows 186 by 273 of it. */
static void
test_table_plan (void)
{
  g_autofree char *path = siege (), *pdf = NULL, *text = NULL;
  g_autoptr (GPtrArray) words = NULL;

  if (pdf_text_missing ())
    return;
  pdf = print (path, "table-plan", "a4", "table", "");
  g_assert_cmpuint (pdf_n_pages (pdf), ==, 7 * 4);
  text = pdf_file_text (pdf);
  assert_says (text, "row 4 of 4, sheet 7 of 7, 1 mm to the yard");
  words = pdf_file_words (pdf);
  for (guint page = 0; page < 28; page++)
    g_assert_cmpuint (pdf_count (words, "row", page), ==, 1);
  g_free (print (path, "table-plan", "letter", "table", ""));
  g_assert_cmpuint (pdf_n_pages (pdf), ==, 7 * 4);
}

/* No secret of the other side is on a side's paper, nor of either on the table's (FS-4, FS-5). */
static void
test_secrets (void)
{
  static const char *const names[] = { "day-sheet", "setting-up", "siege-diary", "reference", "table-plan" };
  static const struct { const char *view, *secrets[4]; } views[] = {
    { "allies", { DEFENDERS, "7913", "quillwort", NULL } },
    { "french", { BESIEGERS, "7899", "bracken", NULL } },
    { "table", { DEFENDERS, BESIEGERS, "bracken", NULL } },
  };
  g_autofree char *path = siege ();

  if (pdf_text_missing ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint v = 0; v < G_N_ELEMENTS (views); v++)
      {
        g_autofree char *pdf = print (path, names[i], "a4", views[v].view, "");
        g_autofree char *text = pdf_file_text (pdf);

        for (guint s = 0; views[v].secrets[s] != NULL; s++)
          if (strstr (text, views[v].secrets[s]) != NULL)
            g_error ("%s for %s says %s", names[i], views[v].view, views[v].secrets[s]);
      }
}

static void
test_same_bytes (void)
{
  g_autofree char *path = siege (), *first = NULL, *second = NULL, *pdf = NULL;
  gsize n, m;

  pdf = print (path, "day-sheet", "a4", "umpire", "");
  g_assert_true (g_file_get_contents (pdf, &first, &n, NULL));
  g_free (print (path, "day-sheet", "a4", "umpire", ""));
  g_assert_true (g_file_get_contents (pdf, &second, &m, NULL));
  g_assert_cmpmem (first, n, second, m);
}

static void
test_refusals (void)
{
  g_autofree char *path = siege ();
  static const struct { const char *call; int status; const char *says; } calls[] = {
    { "nothing --operation siege -o a.pdf", 2, "table-plan" }, { "day-sheet -o a.pdf", 2, "--operation" },
    { "day-sheet --operation siege", 2, "-o" }, { "day-sheet --operation siege --turn 7 -o a.pdf", 1, "turn 6" },
    { "day-sheet --operation army -o a.pdf", 1, "army" }, { "reference --operation siege --turn 1 -o a.pdf", 2, "reference" },
    { "day-sheet --operation siege --paper a9 -o a.pdf", 2, "a9" }, { "day-sheet --operation siege --view nobody -o a.pdf", 1, "nobody" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_auto (GStrv) words = g_strsplit (calls[i].call, " ", 2);
      g_auto (Result) result = run ("print %s '%s' %s", words[0], path, words[1]);

      g_test_message ("%s: %s", calls[i].call, result.err);
      g_assert_cmpint (result.status, ==, calls[i].status);
      g_assert_nonnull (strstr (result.err, calls[i].says));
      assert_one_line (result.err);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/print/FS/margins", test_margins);
  g_test_add_func ("/cli/print/FS/day-sheet", test_day_sheet);
  g_test_add_func ("/cli/print/FS/setting-up", test_setting_up);
  g_test_add_func ("/cli/print/FS/reference", test_reference);
  g_test_add_func ("/cli/print/FS/diary", test_diary);
  g_test_add_func ("/cli/print/FS-1/table-plan", test_table_plan);
  g_test_add_func ("/cli/print/FS-4/secrets", test_secrets);
  g_test_add_func ("/cli/print/FS/same-bytes", test_same_bytes);
  g_test_add_func ("/cli/print/FS/refusals", test_refusals);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli print: the papers of a campaign, with sixty units, names of 300 letters and names from right to left. */

#include "cli-run.h"

#include "../printing/pdf-text.h"

#include <string.h>

#define SECRET "7919" /* men of the garrison in sixty.orders */
#define UNITS  60

typedef struct
{
  const char *call;     /* the paper and what it is of */
  guint       a4, letter;
  gboolean    has_units; /* each of the sixty is on it, with its figure */
} Paper;

static const Paper papers[] = {
  { "roster --force army", 8, 9, TRUE },
  { "roster --force army --short", 3, 3, TRUE },
  { "rosters", 9, 10, TRUE },
  { "rosters --short", 4, 4, TRUE },
  { "order-of-battle --side allies", 3, 3, TRUE },
  { "order-of-battle --side allies --short", 1, 1, FALSE },
  { "fortress --fortress badajoz", 1, 1, FALSE },
  { "diary", 1, 1, FALSE },
  { "diary --short", 1, 1, FALSE },
};

static char *
campaign (void)
{
  char *path = g_build_filename (g_get_tmp_dir (), "sixty.gabion", NULL);
  g_autofree char *orders = g_test_build_filename (G_TEST_DIST, "sixty.orders", NULL);
  g_auto (Result) made = run ("new --orders '%s' -o '%s'", orders, path);

  g_assert_cmpstr (made.err, ==, "");
  g_assert_cmpint (made.status, ==, 0);
  return path;
}

static char *
print (const char *path,
       const char *call,
       const char *size,
       const char *view)
{
  char *pdf = g_strconcat (path, ".pdf", NULL);
  g_auto (GStrv) words = g_strsplit (call, " ", 2);
  g_auto (Result) result = run ("print %s '%s' %s --paper %s --view %s -o '%s'", words[0], path,
                                words[1] != NULL ? words[1] : "", size, view, pdf);

  g_assert_cmpstr (result.err, ==, "");
  g_assert_cmpint (result.status, ==, 0);
  return pdf;
}

/* The men of a unit, as first strength and present are written in short papers; each unit has its own number. */
static guint
page_of_unit (const GPtrArray *words,
              guint            unit)
{
  g_autofree char *men = g_strdup_printf ("%u", 7000 + unit);
  guint page = G_MAXUINT;

  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *word = g_ptr_array_index (words, i);

      if (!g_str_equal (word->text, men))
        continue;
      if (page != G_MAXUINT)
        g_assert_cmpuint (word->page, ==, page);
      page = word->page;
    }
  return page;
}

static void
check (const char  *path,
       const Paper *paper,
       gboolean     letter)
{
  const char *size = letter ? "letter" : "a4";
  g_autofree char *pdf = print (path, paper->call, size, "umpire");
  g_autoptr (GPtrArray) words = pdf_file_words (pdf);
  GabPaper sheet;
  guint last = 0;

  g_assert_true (gab_paper_from_name (size, &sheet));
  g_test_message ("%s on %s: %u pages", paper->call, size, pdf_n_pages (pdf));
  pdf_assert_inside (words, sheet);
  g_assert_cmpuint (pdf_n_pages (pdf), ==, letter ? paper->letter : paper->a4);
  for (guint i = 0; paper->has_units && i < UNITS; i++)
    {
      guint page = page_of_unit (words, i);

      g_assert_cmpuint (page, !=, G_MAXUINT);
      g_assert_cmpuint (page, >=, last);
      last = page;
    }
}

/* Words inside the margins, each unit whole on one page and in order, and as many pages as there should be. */
static void
test_papers (gconstpointer data)
{
  g_autofree char *path = campaign ();

  if (pdf_text_missing ())
    return;
  check (path, data, FALSE);
  check (path, data, TRUE);
}

/* Whose it is stands beside the campaign's name, on what is handed out to either side. */
static void
test_side_is_told (void)
{
  static const struct { const char *call, *side; } calls[] = {
    { "roster --force army", " · Allies" }, { "roster --force army --short", "Allies · Roster, in short" },
  };
  g_autofree char *path = campaign ();

  if (pdf_text_missing ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *pdf = print (path, calls[i].call, "a4", "umpire");
      g_autofree char *text = pdf_file_text (pdf);

      g_test_message ("%s: %.200s", calls[i].call, text);
      g_assert_nonnull (strstr (text, calls[i].side));
    }
}

/* CA-18: what a side hides is on no paper of another's, nor on the table's. */
static void
test_secrets (void)
{
  static const char *const calls[] = {
    "rosters", "rosters --short", "order-of-battle --side french", "fortress --fortress badajoz", "diary",
  };
  g_autofree char *path = campaign ();

  if (pdf_text_missing ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *pdf = print (path, calls[i], "a4", "allies");
      g_autofree char *text = pdf_file_text (pdf);

      if (strstr (text, SECRET) != NULL || strstr (text, "Secret regiment") != NULL)
        g_error ("%s tells the allies what the French hide:\n%s", calls[i], text);
    }
  {
    g_autofree char *pdf = print (path, "order-of-battle --side french", "a4", "french");
    g_autofree char *text = pdf_file_text (pdf);

    g_assert_nonnull (strstr (text, SECRET)); /* it is there for who may know it */
  }
}

/* A view that knows no roster gets no paper, and a sentence. */
static void
test_nothing_known (void)
{
  g_autofree char *path = campaign ();
  g_auto (Result) none = run ("print rosters '%s' --view table -o '%s.pdf'", path, path);
  g_auto (Result) brief = run ("print fortress '%s' --fortress badajoz --short -o '%s.pdf'", path, path);
  g_auto (Result) other = run ("print fortress '%s' --fortress army -o '%s.pdf'", path, path);

  g_assert_cmpint (none.status, ==, 1);
  assert_one_line (none.err);
  g_assert_cmpint (brief.status, ==, 2);
  g_assert_cmpint (other.status, ==, 1);
  g_assert_nonnull (strstr (other.err, "army"));
}

/* The diary of the sample tells its fights among the entries, in the order of days. */
static void
test_diary (void)
{
  g_autofree char *path = sample ();
  g_autofree char *pdf = NULL, *text = NULL, *brief = NULL;
  const char *storm;

  if (pdf_text_missing ())
    return;
  pdf = print (path, "diary", "a4", "umpire");
  text = pdf_file_text (pdf);
  storm = strstr (text, "The fort is summoned and refuses.");
  g_assert_nonnull (storm);
  g_assert_true (strstr (text, "1 January 1812") < storm);
  g_assert_true (strstr (text, "20 February 1812") > storm);
  /* How a fight ended is told after it, on the same day too. */
  g_assert_true (strstr (text, "Storm of Ciudad Rodrigo is over") > storm);
  g_free (print (path, "diary --short", "a4", "umpire"));
  brief = pdf_file_text (pdf);
  g_assert_null (strstr (brief, "The fort is summoned and refuses."));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (papers[i].call), " ", '-');
      g_autofree char *path = g_strdup_printf ("/cli/papers/%s", name);

      g_test_add_data_func (path, &papers[i], test_papers);
    }
  g_test_add_func ("/cli/papers/side-is-told", test_side_is_told);
  g_test_add_func ("/cli/papers/CA-18/secrets", test_secrets);
  g_test_add_func ("/cli/papers/nothing-known", test_nothing_known);
  g_test_add_func ("/cli/papers/diary-of-fights", test_diary);
  return g_test_run ();
}

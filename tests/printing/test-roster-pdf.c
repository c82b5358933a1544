/* test-roster-pdf.c: what a printed roster says, and where. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "gab-print-pdf.h"
#include "pdf-text.h"
#include "sample-sheet.h"

#define UNITS 60

static void
assert_number (const GPtrArray *words, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  if (number > 0 && pdf_count (words, text, G_MAXUINT) == 0)
    g_error ("%d is not on the sheet", number);
}

static void
assert_numbers (const GPtrArray *words, const GabRosterNumbers *numbers)
{
  assert_number (words, numbers->first);
  assert_number (words, numbers->present);
  assert_number (words, numbers->killed);
  assert_number (words, numbers->wounded);
  assert_number (words, numbers->sick);
  assert_number (words, numbers->prisoners_and_missing);
  assert_number (words, numbers->on_command);
}

static void
assert_said (const char *text, const char *words)
{
  if (words != NULL && strstr (text, words) == NULL)
    g_error ("\"%s\" is not on the sheet:\n%s", words, text);
}

/* pdftotext may leave out the thin spaces around a stroke. */
static void
assert_pair (const char *text, const char *pair)
{
  g_auto (GStrv) parts = g_strsplit (pair, " ", -1);
  g_autofree char *close = g_strjoinv ("", parts);

  if (strstr (text, close) == NULL)
    assert_said (text, pair);
}

static void
test_everything (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) words = NULL;

  if (pdf_text_missing ())
    return;
  layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  text = pdf_text_all (layout);
  words = pdf_words (layout);
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const GabRosterRow *row = g_ptr_array_index (sheet->rows, i);

      assert_said (text, row->name);
      assert_said (text, row->label);
      assert_said (text, row->quality);
      assert_said (text, row->calibre);
      assert_numbers (words, &row->numbers);
    }
  assert_numbers (words, &sheet->total);
  assert_said (text, "3rd Division");
  assert_said (text, "Lieutenant-General Thomas Picton · in the trenches before Badajoz");
  assert_said (text, "27 March 1812 · siege day 11");
  assert_said (text, "sheet 7-3D-0327");
  assert_said (text, "sortie on the first parallel");
  assert_said (text, "15 of 17");
  assert_said (text, "171 of 250");
  assert_said (text, "5 of 6");
  assert_said (text, "+ 42");
  assert_said (text, "each section of 60 men lost");
  assert_said (text, "each 10 rounds fired");
  assert_said (text, "Formal siege: a section is 60 men");
  assert_pair (text, "1 / 2");
  g_assert_null (strstr (text, "SP"));
  g_assert_null (strstr (text, "Exhausted"));
}

static void
test_sp (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autofree char *text = NULL;

  if (pdf_text_missing ())
    return;
  sheet->uses_sp = TRUE;
  sheet->total.sp = 28;
  sheet->total.sp_first = 39;
  sheet->total.exhaustion = 26;
  layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  text = pdf_text_all (layout);
  assert_said (text, "SP");
  assert_pair (text, "28 / 39");
  assert_said (text, "Exhausted");
  assert_said (text, " 26");
}

static void
test_no_rounds (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autofree char *text = NULL;

  if (pdf_text_missing ())
    return;
  sheet->has_rounds = FALSE;
  sheet->rounds = 7919;
  sheet->men_a_box = 0;
  layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  text = pdf_text_all (layout);
  assert_said (text, "Guns");
  g_assert_null (strstr (text, "ounds"));
  g_assert_null (strstr (text, "7919"));
  g_assert_null (strstr (text, "a box"));
}

static void
test_inside_margins (gconstpointer data)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_long (UNITS);
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autoptr (GPtrArray) words = NULL;
  GabPaper paper;

  if (pdf_text_missing ())
    return;
  g_assert_true (gab_paper_from_name (data, &paper));
  layout = gab_roster_layout_new (sheet, paper);
  words = pdf_words (layout);
  pdf_assert_inside (words, paper);
}

/* The number present of each unit stands once, on the page the layout says, and its sheet's number on all. */
static void
test_no_unit_split (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_long (UNITS);
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autoptr (GPtrArray) words = NULL;

  if (pdf_text_missing ())
    return;
  layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  words = pdf_words (layout);
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const GabRosterRow *row = g_ptr_array_index (sheet->rows, i);
      g_autofree char *present = g_strdup_printf ("%d", row->numbers.present);
      guint page = gab_roster_layout_row_page (layout, i, NULL, NULL);

      if (row->kind != GAB_ROSTER_UNIT)
        continue;
      g_assert_cmpuint (pdf_count (words, present, page), ==, 1);
      g_assert_cmpuint (pdf_count (words, present, G_MAXUINT), ==, 1);
    }
  for (guint page = 0; page < gab_roster_layout_n_pages (layout); page++)
    g_assert_cmpuint (pdf_count (words, "7-3D-0327", page), >=, 1);
}

static guint
count_letters (const char *text, char letter)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == letter;
  return n;
}

/* A name of one long word is broken, and every letter of it is printed, with no hyphen put in. */
static void
test_unbroken_name (void)
{
  g_autoptr (GabRosterSheet) sheet = gab_roster_sheet_new ();
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = g_strnfill (300, 'Q');

  if (pdf_text_missing ())
    return;
  gab_roster_sheet_add_row (sheet, GAB_ROSTER_UNIT, 0, name);
  layout = gab_roster_layout_new (sheet, gab_paper_letter ());
  text = pdf_text_all (layout);
  g_assert_cmpuint (count_letters (text, 'Q'), ==, 300);
  g_assert_null (strstr (text, "Q-"));
}

/* Hebrew comes out of pdftotext whole, whatever the order of its words. */
static void
test_right_to_left (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) letters = g_strsplit (SAMPLE_RTL, " ", -1);

  if (pdf_text_missing ())
    return;
  sheet->rtl = TRUE;
  g_free (sheet->force);
  sheet->force = g_strdup (SAMPLE_RTL);
  layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  text = pdf_text_all (layout);
  for (guint i = 0; letters[i] != NULL; i++)
    assert_said (text, letters[i]);
  assert_said (text, "702");
}

/* User text is never markup. */
static void
test_markup (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) layout = NULL;
  g_autofree char *text = NULL;

  if (pdf_text_missing ())
    return;
  gab_roster_sheet_add_row (sheet, GAB_ROSTER_UNIT, 0, "<b>Guards</b> & \"Foot\" &amp;");
  layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  text = pdf_text_all (layout);
  assert_said (text, "<b>Guards</b> & \"Foot\" &amp;");
}

static void
test_same_bytes (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) first = NULL;

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
      g_autoptr (GabRosterLayout) layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
      g_autoptr (GBytes) bytes = gab_print_pdf_bytes (layout, &error);

      g_assert_no_error (error);
      if (first == NULL)
        first = g_bytes_ref (bytes);
      g_assert_true (g_bytes_equal (first, bytes));
    }
}

static void
test_no_such_folder (void)
{
  g_autoptr (GabRosterSheet) sheet = sample_sheet_picton ();
  g_autoptr (GabRosterLayout) layout = gab_roster_layout_new (sheet, gab_paper_a4 ());
  g_autoptr (GError) error = NULL;

  g_assert_false (gab_print_pdf_save (gab_print_pdf_bytes (layout, NULL), "/nowhere/at/all/roster.pdf", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* A device or a pipe stays what it is, and so does a link. */
static void
test_no_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("gabion-pdf-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *link = g_build_filename (folder, "link", NULL);
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) is_folder = NULL;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("file", link), ==, 0);
  g_assert_false (gab_print_write (pipe, "new", 3, &error));
  g_assert_nonnull (strstr (error->message, pipe));
  g_assert_false (g_file_test (pipe, G_FILE_TEST_IS_REGULAR));
  g_assert_false (gab_print_write (folder, "new", 3, &is_folder));
  g_assert_true (g_file_set_contents (file, "old", -1, NULL));
  g_assert_true (gab_print_write (link, "new", 3, NULL));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "new");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/printing/pdf/everything", test_everything);
  g_test_add_func ("/printing/pdf/no-file", test_no_file);
  g_test_add_func ("/printing/pdf/sp", test_sp);
  g_test_add_func ("/printing/pdf/no-rounds", test_no_rounds);
  g_test_add_data_func ("/printing/pdf/inside-margins/a4", "a4", test_inside_margins);
  g_test_add_data_func ("/printing/pdf/inside-margins/letter", "letter", test_inside_margins);
  g_test_add_func ("/printing/pdf/no-unit-split", test_no_unit_split);
  g_test_add_func ("/printing/pdf/unbroken-name", test_unbroken_name);
  g_test_add_func ("/printing/pdf/right-to-left", test_right_to_left);
  g_test_add_func ("/printing/pdf/markup", test_markup);
  g_test_add_func ("/printing/pdf/same-bytes", test_same_bytes);
  g_test_add_func ("/printing/pdf/no-such-folder", test_no_such_folder);
  return g_test_run ();
}

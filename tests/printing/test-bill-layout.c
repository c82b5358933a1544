/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables on paper: as many pages as they need, the same bytes each time, boxes where a figure is missing. */

#include "gab-bill-sheet.h"

#include <glib/gstdio.h>

static GabTableSheet *
sheet (guint rows)
{
  GabTableSheet *table = gab_table_sheet_new ("Butcher & Co <b>", "19 January 1812");

  gab_table_sheet_add_column (table, "");
  gab_table_sheet_add_column (table, "Killed");
  gab_table_sheet_add_column (table, "Wounded");
  for (guint i = 0; i < rows; i++)
    {
      GabTableRow *row = gab_table_sheet_add_row (table, i % 10 == 0 ? GAB_TABLE_HEADING : GAB_TABLE_PLAIN, i % 10 != 0,
                                                  "A regiment with a name that is long enough to be wrapped, 1st battalion");

      gab_table_row_set (row, 1, i);
    }
  return table;
}

static char *
pdf (const GabTableSheet *table)
{
  g_autoptr (GabTableLayout) layout = gab_table_layout_new (table, gab_paper_a4 ());
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "table.pdf", NULL);
  g_autoptr (GError) error = NULL;
  char *text;
  gsize size;

  g_assert_true (gab_table_layout_pdf (layout, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
  g_remove (path);
  {
    char *digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, size);

    g_free (text);
    return digest;
  }
}

static guint
pages (const GabTableSheet *table,
       GabPaper             paper)
{
  g_autoptr (GabTableLayout) layout = gab_table_layout_new (table, paper);

  return gab_table_layout_n_pages (layout);
}

static void
test_pages (void)
{
  g_autoptr (GabTableSheet) none = sheet (0);
  g_autoptr (GabTableSheet) few = sheet (8);
  g_autoptr (GabTableSheet) many = sheet (400);

  g_assert_cmpuint (pages (none, gab_paper_a4 ()), ==, 1);
  g_assert_cmpuint (pages (few, gab_paper_a4 ()), ==, 1);
  g_assert_cmpuint (pages (many, gab_paper_a4 ()), >, 8);
  g_assert_cmpuint (pages (many, gab_paper_letter ()), >=, pages (many, gab_paper_a4 ()));
  /* A box to write in needs more room than a line of words. */
  few->boxes = TRUE;
  many->boxes = TRUE;
  g_assert_cmpuint (pages (few, gab_paper_a4 ()), ==, 1);
}

static void
test_same_bytes (void)
{
  g_autoptr (GabTableSheet) table = sheet (60);
  g_autofree char *first = pdf (table);
  g_autofree char *again = pdf (table);
  g_autofree char *mirrored = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpstr (first, ==, again);
  table->rtl = TRUE;
  mirrored = pdf (table);
  g_assert_cmpstr (first, !=, mirrored);
  table->rtl = FALSE;
  table->boxes = TRUE;
  other = pdf (table);
  g_assert_cmpstr (first, !=, other);
}

static void
test_not_written (void)
{
  g_autoptr (GabTableSheet) table = sheet (3);
  g_autoptr (GabTableLayout) layout = gab_table_layout_new (table, gab_paper_a4 ());
  g_autoptr (GError) error = NULL;

  g_assert_false (gab_table_layout_pdf (layout, "/nowhere/at/all.pdf", &error));
  g_assert_nonnull (error);
}

int
main (int    n_args,
      char **args)
{
  g_test_init (&n_args, &args, NULL);
  g_test_add_func ("/printing/table/pages", test_pages);
  g_test_add_func ("/printing/table/same-bytes", test_same_bytes);
  g_test_add_func ("/printing/table/not-written", test_not_written);
  return g_test_run ();
}

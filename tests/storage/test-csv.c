/* SPDX-License-Identifier: GPL-3.0-or-later */
/* CSV: what is read of it, what is refused and where, and that it comes back as it was written. */

#include "gab-csv.h"
#include "small.h"

#include <string.h>

static const struct
{
  const char *text;
  char        separator;
  const char *cells; /* rows with / between, cells with | between */
} readings[] = {
  { "a,b\r\n1,2\r\n", ',', "a|b/1|2" },
  { "a;b\n1,5;2\n", ';', "a|b/1,5|2" },
  { "a\tb, c; d\n1\t2\n", '\t', "a|b, c; d/1|2" },
  { "\xef\xbb\xbfname,men\r1/45th,540\r", ',', "name|men/1~45th|540" },
  { "a,b\n\n , \n1,2", ',', "a|b/1|2" },
  { "\"a,\"\"x\"\"\",b\n", ',', "a,\"x\"|b" },
  { "\"two\r\nlines\",b\n3,4\n", ',', "two\nlines|b/3|4" },
  { "5\xc2\xbd\" howitzer,6\n", ',', "5\xc2\xbd\" howitzer|6" },
  { "a,\n,b\n", ',', "a|/|b" },
  { "only\n", ',', "only" },
  { "", ',', "" },
  { "Badajoz, stormed; 3,100\nRodrigo; 560\n", ';', "Badajoz, stormed| 3,100/Rodrigo| 560" },
};

static char *
show (const GabCsv *csv)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < gab_csv_n_rows (csv); row++)
    for (guint column = 0; column < gab_csv_n_columns (csv); column++)
      {
        g_autofree char *cell = g_strdelimit (g_strdup (gab_csv_cell (csv, row, column)), "/", '~');

        g_string_append_printf (text, "%s%s", column > 0 ? "|" : row > 0 ? "/" : "", cell);
      }
  return g_string_free (text, FALSE);
}

static void
test_reading (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GabCsv) csv = gab_csv_read (readings[i].text, strlen (readings[i].text), &error);
      g_autofree char *cells = NULL;

      g_assert_no_error (error);
      g_test_message ("text %u", i);
      cells = show (csv);
      g_assert_cmpstr (cells, ==, readings[i].cells);
      g_assert_cmpint (gab_csv_separator (csv), ==, readings[i].separator);
    }
}

static const struct
{
  const char *text;
  gsize       size; /* 0: as long as it is */
  const char *where;
} refusals[] = {
  { "a,b\n1,\"2", 0, "Line 2, column 3" },
  { "a,b\r\n\"x\"y,2\r\n", 0, "Line 2, column 4" },
  { "a,b\nn\xc3\xb6\xff,1\n", 0, "Line 2, column 3" },
  { "a,\0b\n", 5, "Line 1, column 3" },
  { "\"x\ny\"z\n", 0, "Line 2, column 3" },
};

static void
test_refuse (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      gsize size = refusals[i].size != 0 ? refusals[i].size : strlen (refusals[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (GabCsv) csv = gab_csv_read (refusals[i].text, size, &error);

      g_assert_null (csv);
      g_assert_error (error, GAB_ERROR, GAB_ERROR_NOTATION);
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message, refusals[i].where));
    }
}

/* As much as is allowed is read, one more is refused. */
static void
assert_limit (GString    *most,
              const char *more)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabCsv) good = gab_csv_read (most->str, most->len, &error);
  g_autoptr (GabCsv) bad = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (good);
  g_string_append (most, more);
  bad = gab_csv_read (most->str, most->len, &error);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_LIMIT);
  g_assert_null (bad);
}

static void
test_limits (void)
{
  g_autoptr (GString) columns = g_string_new ("x");
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autoptr (GString) cell = g_string_new (NULL);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 1; i < GAB_CSV_MOST_COLUMNS; i++)
    g_string_append (columns, ",x");
  assert_limit (columns, ",x");
  for (guint i = 0; i < GAB_CSV_MOST_ROWS; i++)
    g_string_append (rows, "x\n");
  assert_limit (rows, "x\n");
  while (cell->len < GAB_CSV_MOST_CELL)
    g_string_append_c (cell, 'x');
  assert_limit (cell, "x");
  /* The largest table of all takes minutes under valgrind. */
  if (g_getenv ("GABION_TEST_UNDER") != NULL)
    return;
  g_string_set_size (all, GAB_CSV_MOST_BYTES);
  memset (all->str, '\n', all->len);
  assert_limit (all, "\n");
}

static void
test_writing (void)
{
  static const char *const cells[] = {
    "", "plain", "a,b", "a;b", "a\tb", "say \"no\"", "two\nlines", " spaces ", "=1+1", "1\xc2\xbd", "-",
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabCsv) csv = NULL;

  for (guint row = 0; row < G_N_ELEMENTS (cells); row++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
        gab_csv_put_text (text, cells[(row + i) % G_N_ELEMENTS (cells)]);
      gab_csv_put_number (text, -1 - (gint64) row);
      gab_csv_end_row (text);
    }
  g_assert_true (g_str_has_prefix (text->str, "\"\",plain,\"a,b\",\"a;b\","));
  csv = gab_csv_read (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gab_csv_n_rows (csv), ==, G_N_ELEMENTS (cells));
  g_assert_cmpuint (gab_csv_n_columns (csv), ==, G_N_ELEMENTS (cells) + 1);
  for (guint row = 0; row < G_N_ELEMENTS (cells); row++)
    for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
      g_assert_cmpstr (gab_csv_cell (csv, row, i), ==, cells[(row + i) % G_N_ELEMENTS (cells)]);
  g_assert_cmpstr (gab_csv_cell (csv, 4, G_N_ELEMENTS (cells)), ==, "-5");
}

/* Any bytes: no crash, and what is read comes back from what is written of it. */
static void
test_any_bytes (void)
{
  static const char letters[] = "ab\"\"\",,;\t\r\n\n \xc3\xa4\xff";
  g_autoptr (GRand) random = g_rand_new_with_seed (1643);

  for (guint round = 0; round < 20000; round += test_stride ())
    {
      guint8 bytes[48];
      guint size = g_rand_int_range (random, 0, sizeof bytes);

      for (guint i = 0; i < size; i++)
        bytes[i] = letters[g_rand_int_range (random, 0, sizeof letters - 1)];
      gab_csv_fuzz (bytes, size);
    }
}

int
main (int    n_args,
      char **args)
{
  g_test_init (&n_args, &args, NULL);
  g_test_add_func ("/storage/csv/read", test_reading);
  g_test_add_func ("/storage/csv/refuse", test_refuse);
  g_test_add_func ("/storage/csv/limits", test_limits);
  g_test_add_func ("/storage/csv/write", test_writing);
  g_test_add_func ("/storage/csv/any-bytes", test_any_bytes);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables: numbers by name, bands, one number changed, digests, titles. */

#include "gab-tables.h"

#include <string.h>

static GabTables *
some_tables (void)
{
  static const gint32 bands[] = { 26, 45, 99 }, losses[] = { 550, 650, 200 }, one[] = { 4 };
  GabTables *tables = gab_tables_new ("storming", 2);

  g_assert_true (gab_tables_add (tables, "column", bands, 3, 10, NULL));
  g_assert_true (gab_tables_add (tables, "casualties", losses, 3, 11, NULL));
  g_assert_true (gab_tables_add (tables, "attempts", one, 1, 12, NULL));
  gab_tables_set_title (tables, 6, "How each column fares", "Each storms once.");
  gab_tables_set_title (tables, 7, "Casualties", NULL);
  return tables;
}

static void
test_get (void)
{
  g_autoptr (GabTables) tables = some_tables ();
  gint32 values[3];

  g_assert_true (gab_tables_get (tables, "casualties", values, 3, 200, 650, NULL));
  g_assert_cmpint (values[0], ==, 550);
  g_assert_cmpint (values[2], ==, 200);
  g_assert_cmpstr (gab_tables_rules (tables), ==, "storming");
  g_assert_cmpuint (gab_tables_revision (tables), ==, 2);
}

static void
expect_error (gboolean     good,
              GError      *error,
              const char  *said)
{
  g_assert_false (good);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_TABLES);
  g_assert_nonnull (strstr (error->message, said));
  g_error_free (error);
}

static void
test_bad (void)
{
  g_autoptr (GabTables) tables = some_tables ();
  GError *error = NULL;
  gint32 values[4] = { 1 };
  gboolean good;

  good = gab_tables_get (tables, "moons", values, 1, 0, 9, &error);
  expect_error (good, g_steal_pointer (&error), "moons");
  good = gab_tables_get (tables, "casualties", values, 4, 0, 999, &error);
  expect_error (good, g_steal_pointer (&error), "Line 11");
  good = gab_tables_get (tables, "casualties", values, 2, 0, 999, &error);
  expect_error (good, g_steal_pointer (&error), "Line 11");
  good = gab_tables_get (tables, "casualties", values, 3, 201, 999, &error);
  expect_error (good, g_steal_pointer (&error), "200");
  good = gab_tables_get (tables, "casualties", values, 3, 0, 649, &error);
  expect_error (good, g_steal_pointer (&error), "650");
  good = gab_tables_add (tables, "column", values, 1, 20, &error);
  expect_error (good, g_steal_pointer (&error), "Line 20");
}

static void
test_all_read (void)
{
  g_autoptr (GabTables) tables = some_tables ();
  GError *error = NULL;
  gint32 values[3];
  gboolean good;

  gab_tables_get (tables, "column", values, 3, 0, 99, NULL);
  gab_tables_get (tables, "casualties", values, 3, 0, 999, NULL);
  good = gab_tables_all_read (tables, &error);
  expect_error (good, g_steal_pointer (&error), "attempts");
  gab_tables_get (tables, "attempts", values, 1, 0, 9, NULL);
  g_assert_true (gab_tables_all_read (tables, NULL));
}

static void
test_bands (void)
{
  static const struct
  {
    gint32   upper[3];
    gboolean good;
  } cases[] = {
    { { 26, 45, 99 }, TRUE }, { { 0, 1, 99 }, TRUE }, { { -1, 45, 99 }, TRUE }, { { 45, 45, 99 }, TRUE },
    { { 26, 99, 99 }, TRUE }, { { 26, 45, 98 }, FALSE }, { { 46, 45, 99 }, FALSE }, { { 26, 45, 100 }, FALSE },
    { { -2, 45, 99 }, FALSE }, { { 26, 100, 99 }, FALSE }, { { 99, 45, 26 }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GabTables) tables = gab_tables_new ("storming", 1);
      GError *error = NULL;
      gint32 upper[3];
      gboolean good;

      gab_tables_add (tables, "column", cases[i].upper, 3, 17, NULL);
      good = gab_tables_get_bands (tables, "column", upper, 3, 99, &error);
      if (cases[i].good)
        g_assert_cmpmem (upper, sizeof upper, cases[i].upper, sizeof upper);
      else
        expect_error (good, error, "Line 17");
      g_assert_cmpint (good, ==, cases[i].good);
    }
}

static void
test_with (void)
{
  g_autoptr (GabTables) tables = some_tables ();
  g_autoptr (GabTables) same = some_tables ();
  g_autoptr (GabTables) other = gab_tables_with (tables, "column", 1, 46);
  g_autofree char *digest = gab_tables_digest (tables);
  g_autofree char *same_digest = gab_tables_digest (same);
  g_autofree char *other_digest = gab_tables_digest (other);
  const gint32 *numbers;
  gint32 values[3];
  guint n;

  g_assert_cmpstr (digest, ==, same_digest);
  g_assert_cmpstr (digest, !=, other_digest);
  g_assert_true (gab_tables_get (other, "column", values, 3, 0, 99, NULL));
  g_assert_cmpint (values[1], ==, 46);
  g_assert_true (gab_tables_get (tables, "column", values, 3, 0, 99, NULL));
  g_assert_cmpint (values[1], ==, 45);
  g_assert_cmpuint (gab_tables_length (other), ==, 3);
  g_assert_cmpstr (gab_tables_nth (other, 2, &numbers, &n), ==, "attempts");
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (numbers[0], ==, 4);
  g_assert_cmpstr (gab_tables_title (other, 6), ==, "How each column fares");
  g_assert_cmpstr (gab_tables_ruling (other, 6), ==, "Each storms once.");
}

static void
test_titles (void)
{
  g_autoptr (GabTables) tables = some_tables ();

  g_assert_cmpstr (gab_tables_title (tables, 7), ==, "Casualties");
  g_assert_null (gab_tables_ruling (tables, 7));
  g_assert_null (gab_tables_title (tables, 8));
  g_assert_null (gab_tables_ruling (tables, 8));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/tables/get", test_get);
  g_test_add_func ("/base/tables/bad", test_bad);
  g_test_add_func ("/base/tables/all-read", test_all_read);
  g_test_add_func ("/base/tables/bands", test_bands);
  g_test_add_func ("/base/tables/with", test_with);
  g_test_add_func ("/base/tables/titles", test_titles);
  return g_test_run ();
}

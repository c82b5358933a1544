/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables: what is wrong is refused, and what is changed changes play, odds and signature. */

#include "storm.h"

#include "../support/test-tables.h"
#include "gab-storming-bench.h"

static GabStormingTables *
changed (const char *name,
         guint       nth,
         gint32      value,
         GError    **error)
{
  g_autoptr (GabTables) tables = gab_tables_with (storm_numbers (), name, nth, value);

  return gab_storming_rules.resolve (tables, error);
}

static double
captured (const GabStormingTables *tables)
{
  g_autoptr (GArray) rows = gab_storming_odds_table (tables);

  return g_array_index (rows, GabStormingOddsRow, 0).chance.captured;
}

static double
points (const GabStormingTables *tables)
{
  g_autoptr (GArray) rows = gab_storming_odds_table (tables);

  return g_array_index (rows, GabStormingOddsRow, 0).chance.points;
}

/* The size of fort that a roll of 38 gives, played with these tables. */
static int
played (const GabStormingTables *tables)
{
  GabSetup *setup = gab_setup_new (&gab_storming_rules, tables, 5, 1000);
  g_autoptr (GabGame) game = gab_game_new (&gab_storming_rules, setup, NULL);

  storm_play (game, "size=3 8");
  return storm_state (game)->attempt[0].fort;
}

static void
test_one_band (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree GabStormingTables *other = changed ("size", 0, 37, &error);
  g_autofree char *before = gab_storming_bench (storm_tables (), 1, 500);
  g_autofree char *again = gab_storming_bench (storm_tables (), 1, 500);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  after = gab_storming_bench (other, 1, 500);
  g_assert_cmpstr (before, ==, again);
  g_assert_cmpstr (before, !=, after);
  g_assert_cmpuint (strlen (before), ==, 64);
  g_assert_cmpfloat (captured (storm_tables ()), >, captured (other));
  g_assert_cmpint (played (storm_tables ()), ==, GAB_STORMING_FORT_SMALLER);
  g_assert_cmpint (played (other), ==, GAB_STORMING_FORT_BIG);
}

/* Whether a table other by one number shifts chances, points or the signature. */
static gboolean
follows (const char *name,
         guint       nth,
         gint32      value,
         const char *signature)
{
  g_autofree GabStormingTables *other = changed (name, nth, value, NULL);
  g_autofree char *found = NULL;

  if (other == NULL)
    return FALSE;
  if (captured (other) != captured (storm_tables ()) || points (other) != points (storm_tables ()))
    return TRUE;
  found = gab_storming_bench (other, 1, 3000);
  return !g_str_equal (found, signature);
}

/* One more or one less of every number makes a difference. */
static void
test_every_number (void)
{
  static const char *const of_no_account[] = { "attempts", "guide-score", "big-army-men", NULL };
  g_autofree char *signature = gab_storming_bench (storm_tables (), 1, 3000);

  for (guint i = 0; i < gab_tables_length (storm_numbers ()); i++)
    {
      const gint32 *values;
      guint n;
      const char *name = gab_tables_nth (storm_numbers (), i, &values, &n);

      /* The end of the last band stands fast. */
      for (guint nth = 0; nth < n; nth++)
        if (values[nth] != 99 && !g_strv_contains (of_no_account, name) &&
            !follows (name, nth, values[nth] - 1, signature) && !follows (name, nth, values[nth] + 1, signature))
          g_error ("nothing follows from number %u of %s", nth, name);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *name;
    guint       nth;
    gint32      value;
  } bad[] = {
    { "size", 1, 98 },            { "size", 0, 100 },          { "size", 0, -2 },
    { "column", 0, 46 },          { "column", 2, 100 },        { "columns-big-army", 1, 38 },
    { "prepare-smaller", 1, 77 }, { "army", 1, 0 },            { "count-smaller", 0, 0 },
    { "count-smaller", 0, 7 },    { "attempts", 0, 0 },        { "attempts", 0, 7 },
    { "casualties-big", 0, -1 },  { "points-captured", 0, -1 }, { "captured-big-army", 3, 7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree GabStormingTables *tables = changed (bad[i].name, bad[i].nth, bad[i].value, &error);

      g_assert_null (tables);
      g_assert_error (error, GAB_ERROR, GAB_ERROR_TABLES);
      g_assert_nonnull (strstr (error->message, bad[i].name));
      g_assert_nonnull (strstr (error->message, "Line "));
    }
}

/* Some bands may be empty: a table without cancelled storms. */
static void
test_empty_bands (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree GabStormingTables *never = changed ("prepare-small-army", 0, 99, &error);
  g_autofree GabStormingTables *always = changed ("size", 0, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpint (played (always), ==, GAB_STORMING_FORT_BIG);
  {
    g_autoptr (GArray) rows = gab_storming_odds_table (never);

    g_assert_cmpfloat (g_array_index (rows, GabStormingOddsRow, 0).chance.cancelled, ==, 0);
  }
}

static char *
source_xml (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("GABION_SOURCE_DIR"), "data", "rules", "storming.xml", NULL);
  char *xml = NULL;

  g_assert_true (g_file_get_contents (path, &xml, NULL, NULL));
  return xml;
}

/* Replaces one piece of the file, resolves it, and expects a sentence. */
static void
expect_xml (const char *from,
            const char *to,
            const char *said)
{
  g_autofree char *xml = source_xml ();
  g_auto (GStrv) parts = g_strsplit (xml, from, -1);
  g_autofree char *other = g_strjoinv (to, parts);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabTables) tables = test_tables_parse (other, &error);
  g_autofree GabStormingTables *resolved = NULL;

  g_assert_cmpstr (other, !=, xml);
  if (tables != NULL)
    resolved = gab_storming_rules.resolve (tables, &error);
  g_assert_null (resolved);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_TABLES);
  g_assert_nonnull (strstr (error->message, said));
}

static void
test_names (void)
{
  expect_xml ("name=\"column\"", "name=\"colunm\"", "“column”");
  expect_xml ("<table name=\"attempts\">4</table>", "", "“attempts”");
  expect_xml ("<table name=\"attempts\">", "<table name=\"moons\">1</table><table name=\"attempts\">", "Line 36");
  expect_xml ("<table name=\"attempts\">", "<table name=\"army\">1</table><table name=\"attempts\">", "twice");
  expect_xml (">26 45 99<", ">26 99<", "Line 21");
}

/* Each rule has a short title, and the rulings of the rules' page are told. */
static void
test_titles (void)
{
  static const int rulings[] = { 4, 6, 7, 11, 12, 13 };

  for (int rule = 1; rule <= 13; rule++)
    {
      g_assert_nonnull (gab_tables_title (storm_numbers (), rule));
      g_assert_cmpuint (strlen (gab_tables_title (storm_numbers (), rule)), <, 40);
    }
  g_assert_null (gab_tables_title (storm_numbers (), 14));
  for (guint i = 0; i < G_N_ELEMENTS (rulings); i++)
    g_assert_nonnull (gab_tables_ruling (storm_numbers (), rulings[i]));
  g_assert_null (gab_tables_ruling (storm_numbers (), 1));
}

/* The signature is the same on every machine; a commit that changes it says so. */
static void
test_signature (void)
{
  g_autofree char *signature = gab_storming_bench (storm_tables (), 1, 1000);

  g_assert_cmpstr (signature, ==, "fd3cbdcb43f83a0737ce610199381305805a444358c6de08265f69c3ac66d1c2");
}

static void
add (void)
{
  g_test_add_func ("/storming/bench/signature", test_signature);
  g_test_add_func ("/storming/tables/one-band", test_one_band);
  g_test_add_func ("/storming/tables/every-number", test_every_number);
  g_test_add_func ("/storming/tables/refused", test_refused);
  g_test_add_func ("/storming/tables/empty-bands", test_empty_bands);
  g_test_add_func ("/storming/tables/names", test_names);
  g_test_add_func ("/storming/tables/titles", test_titles);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

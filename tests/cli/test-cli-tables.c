/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gabion-cli export and import: tables of a campaign, and rosters from tables. */

#include "cli-run.h"

#include <string.h>

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';
  return n;
}

static void
test_export (void)
{
  g_autofree char *path = sample ();
  g_autofree char *output = g_build_filename (g_get_tmp_dir (), "log.json", NULL);
  g_autofree char *written = NULL;
  g_auto (Result) roster = run ("export roster '%s'", path);
  g_auto (Result) french = run ("export roster '%s' --view french", path);
  g_auto (Result) table = run ("export roster '%s' --view table", path);
  g_auto (Result) json = run ("export roster '%s' --format json", path);
  g_auto (Result) log = run ("export log '%s' -o '%s'", path, output);
  g_auto (Result) nobody = run ("export log '%s' --view nobody", path);

  g_assert_cmpint (roster.status, ==, 0);
  g_assert_nonnull (strstr (roster.out, "\r\nAllies,Mackinnon’s Brigade,\"45th Foot, 1st battalion\",1/45th,foot,veteran,"
                                        "British,,540,"));
  g_assert_null (strstr (french.out, "45th Foot"));
  g_assert_nonnull (strstr (french.out, "French,"));
  g_assert_cmpuint (count_lines (table.out), ==, 1);
  g_assert_nonnull (strstr (json.out, "\"name\": \"45th Foot, 1st battalion\""));
  g_assert_nonnull (strstr (json.out, "\"first\": 540,"));
  g_assert_cmpint (log.status, ==, 0);
  g_assert_true (g_file_get_contents (output, &written, NULL, NULL));
  g_assert_true (g_str_has_prefix (written, "{\n  \"campaign\": \"Peninsula 1812\",\n"));
  g_assert_nonnull (strstr (written, "{ \"log\": \"Storm of Ciudad Rodrigo\", \"number\": 1, \"date\": \"1812-01-19\","));
  g_assert_cmpint (nobody.status, ==, 1);
  assert_one_line (nobody.err);
}

static void
test_import (void)
{
  g_autofree char *path = sample ();
  g_autofree char *output = g_build_filename (g_get_tmp_dir (), "import.gabion", NULL);
  g_autofree char *line = g_strdup_printf ("import roster '%s' - --force 3rd-division -o '%s'", path, output);
  g_autofree char *nowhere = g_strdup_printf ("import roster '%s' - --force nowhere -o '%s'", path, output);
  g_auto (Result) good = run_with ("name;men;force\nOne;100;New Brigade\nTwo;1.200;New Brigade\n", line);
  g_auto (Result) right = run ("verify '%s'", output);
  g_auto (Result) roster = run ("export roster '%s'", output);
  g_auto (Result) wrong = run_with ("name,men\nOne,many\nTwo,5\n", line);
  g_auto (Result) torn = run_with ("name,men\n\"One,5\n", line);
  g_auto (Result) empty = run_with ("", line);
  g_auto (Result) no_force = run_with ("name,men\nOne,5\n", nowhere);

  g_assert_cmpstr (good.err, ==, "");
  g_assert_cmpint (good.status, ==, 0);
  g_assert_cmpint (right.status, ==, 0);
  g_assert_nonnull (strstr (roster.out, "Allies,New Brigade,Two,,foot,line,,,1200,1200,"));
  g_assert_cmpint (wrong.status, ==, 1);
  g_assert_nonnull (strstr (wrong.err, "line 2: "));
  assert_one_line (wrong.err);
  g_assert_cmpint (torn.status, ==, 1);
  g_assert_nonnull (strstr (torn.err, "Line 2, column 1: "));
  g_assert_cmpint (empty.status, ==, 1);
  g_assert_cmpint (no_force.status, ==, 1);
}

static void
test_bill (void)
{
  g_autofree char *path = sample ();
  g_autofree char *output = g_build_filename (g_get_tmp_dir (), "bill.pdf", NULL);
  g_autofree char *pdf = NULL;
  g_auto (Result) good = run ("print bill '%s' --operation storm-of-ciudad-rodrigo -o '%s'", path, output);
  g_auto (Result) open = run ("print bill '%s' --operation storm-of-badajoz -o '%s'", path, output);
  g_auto (Result) nothing = run ("print bill '%s' --operation nothing -o '%s'", path, output);
  g_auto (Result) usage = run ("print bill '%s' --force 3rd-division -o '%s'", path, output);

  g_assert_cmpstr (good.err, ==, "");
  g_assert_cmpint (good.status, ==, 0);
  g_assert_true (g_file_get_contents (output, &pdf, NULL, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_assert_cmpint (open.status, ==, 1);
  assert_one_line (open.err);
  g_assert_cmpint (nothing.status, ==, 1);
  g_assert_cmpint (usage.status, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/export", test_export);
  g_test_add_func ("/cli/import", test_import);
  g_test_add_func ("/cli/bill", test_bill);
  return g_test_run ();
}

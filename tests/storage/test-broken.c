/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each file of broken/ is refused with its error and line (see broken/make). */

#include "small.h"

#include <string.h>

static const struct { const char *name; GabError code; } codes[] = {
  { "not-xml", GAB_ERROR_NOT_XML },     { "doctype", GAB_ERROR_DOCTYPE },   { "newer", GAB_ERROR_NEWER },
  { "schema", GAB_ERROR_SCHEMA },       { "reference", GAB_ERROR_REFERENCE },{ "limit", GAB_ERROR_LIMIT },
  { "check", GAB_ERROR_CHECK },         { "notation", GAB_ERROR_NOTATION }, { "setup", GAB_ERROR_SETUP },
  { "date", GAB_ERROR_DATE },
};

static GabError
code_of (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_str_equal (codes[i].name, name))
      return codes[i].code;
  g_assert_not_reached ();
}

/* "NAME", code and line, as a row of expected.txt. */
static void
test_file (gconstpointer data)
{
  char *const *row = data;
  g_autofree char *file = g_strconcat ("broken/", row[0], ".gabion", NULL);
  g_autofree char *path = test_path (file);
  g_autofree char *line = g_strdup_printf ("Line %s:", row[2]);
  g_autoptr (GError) error = NULL;

  g_assert_null (gab_storage_load (path, test_tables (), &error));
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_error (error, GAB_ERROR, (gint) code_of (row[1]));
  g_assert_nonnull (strstr (error->message, row[0]));
  if (!g_str_equal (row[2], "-"))
    g_assert_nonnull (strstr (error->message, line));
}

static void
test_missing (void)
{
  g_autofree char *path = test_path ("no-such.gabion");
  g_autoptr (GError) error = NULL;

  g_assert_null (gab_storage_load (path, test_tables (), &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_nonnull (strstr (error->message, "no-such.gabion"));
}

/* An order that the rules refuse is no fault of the file: it opens, and the rest
 * is struck out with the reason. */
static void
test_refused_order (void)
{
  g_autofree char *path = test_path ("small.gabion");
  g_autoptr (GBytes) good = test_contents (path);
  g_autofree char *text = g_strndup (g_bytes_get_data (good, NULL), g_bytes_get_size (good));
  g_auto (GStrv) parts = g_strsplit (text, "losses 45th:240", 2);
  g_autofree char *changed = g_strconcat (parts[0], "losses 45th:2400", parts[1], NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GBytes) again = NULL;
  GPtrArray *struck;

  bytes = g_bytes_new (changed, strlen (changed));
  campaign = test_read (bytes);
  struck = gab_turn_log_get_struck (gab_campaign_get_log (campaign));
  g_assert_cmpuint (struck->len, ==, 3);
  g_assert_nonnull (strstr (((GabRecord *) g_ptr_array_index (struck, 0))->why, "CA-3"));
  problems = gab_campaign_verify (campaign);
  g_assert_cmpuint (problems->len, >, 0);

  /* What was struck out is saved again. */
  again = test_write (campaign);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (again, NULL), g_bytes_get_size (again), "losses 45th:2400"));
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_test_init (&argc, &argv, NULL);
  path = test_path ("broken/expected.txt");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      char **row = g_strsplit (lines[i], "\t", 3);
      g_autofree char *name = g_strconcat ("/storage/broken/", row[0], NULL);

      g_test_add_data_func_full (name, row, test_file, (GDestroyNotify) g_strfreev);
    }
  g_test_add_func ("/storage/broken/missing", test_missing);
  g_test_add_func ("/storage/broken/refused-order", test_refused_order);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each file of broken/ is refused with its error and line (see broken/make). */

#include "small.h"

#include <string.h>

static const struct { const char *name; GabError code; } codes[] = {
  { "not-xml", GAB_ERROR_NOT_XML },     { "doctype", GAB_ERROR_DOCTYPE },   { "newer", GAB_ERROR_NEWER },
  { "schema", GAB_ERROR_SCHEMA },       { "reference", GAB_ERROR_REFERENCE },{ "limit", GAB_ERROR_LIMIT },
  { "check", GAB_ERROR_CHECK },         { "notation", GAB_ERROR_NOTATION }, { "setup", GAB_ERROR_SETUP },
  { "date", GAB_ERROR_DATE },           { "die", GAB_ERROR_DIE },
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

/* The small campaign with one part of its file changed. */
static GBytes *
small_with (const char *old,
            const char *new)
{
  g_autofree char *path = test_path ("small.gabion");
  g_autoptr (GBytes) good = test_contents (path);
  g_autofree char *text = g_strndup (g_bytes_get_data (good, NULL), g_bytes_get_size (good));
  g_auto (GStrv) parts = g_strsplit (text, old, 2);
  char *changed = g_strconcat (parts[0], new, parts[1], NULL);

  g_assert_nonnull (parts[1]);
  return g_bytes_new_take (changed, strlen (changed));
}

/* What was struck out stays so when the file is opened again, though an order given
 * since would make it good. */
static void
test_struck_stays (void)
{
  g_autoptr (GBytes) bytes = small_with (">note<", ">sick train:100<");
  g_autoptr (GabCampaign) campaign = test_read (bytes);
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GabCampaign) read = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  g_assert_true (gab_document_order (document, NULL, "receive men train:500", &dice, NULL, "Order", NULL));
  before = gab_campaign_dup_digest (campaign);
  saved = test_write (campaign);
  read = test_read (saved);
  after = gab_campaign_dup_digest (read);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (gab_turn_log_get_struck (gab_campaign_get_log (read))->len, ==, 2);
  again = test_write (read);
  g_assert_true (g_bytes_equal (saved, again));
  problems = gab_campaign_verify (read);
  g_assert_cmpuint (problems->len, ==, 1);
}

/* An operation without end is refused before it is played. */
static void
test_too_many_orders (void)
{
  g_autoptr (GString) orders = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 100001; i++)
    g_string_append (orders, "<order>note</order>");
  g_string_append (orders, "<state digest");
  bytes = small_with ("<state digest", orders->str);
  g_assert_null (gab_storage_load_bytes (bytes, "test", test_tables (), &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_LIMIT);
}

/* So is a nest of forces that would be too deep to go through. */
static void
test_nested_forces (void)
{
  g_autoptr (GString) forces = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 50000; i++)
    {
      g_autofree char *above = i > 0 ? g_strdup_printf ("f%d", i - 1) : g_strdup ("allies");

      g_string_append_printf (forces, "<force>f%d of %s</force>", i, above);
    }
  g_string_append (forces, "<fortress name=\"Rodrigo\"");
  bytes = small_with ("<fortress name=\"Rodrigo\"", forces->str);
  g_assert_null (gab_storage_load_bytes (bytes, "test", test_tables (), &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_LIMIT);
  g_assert_true (g_str_has_prefix (error->message, "test: Line "));
}

/* Sums of absurd numbers end at what a number can hold. */
static void
test_huge_numbers (void)
{
  g_autoptr (GBytes) bytes =
    small_with ("<fortress name", "<unit>a of division foot line men 999999999 guns 999999999 sp 999999999</unit>"
                "<unit>b of division foot line men 999999999</unit><unit>c of division foot line men 999999999</unit>"
                "<fortress name");
  g_autoptr (GabCampaign) campaign = test_read (bytes);

  g_assert_cmpint (gab_force_get_present (GAB_FORCE (gab_campaign_find (campaign, "division"))), ==, G_MAXINT);
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
  g_test_add_func ("/storage/broken/struck-stays", test_struck_stays);
  g_test_add_func ("/storage/broken/too-many-orders", test_too_many_orders);
  g_test_add_func ("/storage/broken/nested-forces", test_nested_forces);
  g_test_add_func ("/storage/broken/huge-numbers", test_huge_numbers);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every format that was ever released is still read; formats/ has a file or two of each. */

#include "small.h"

#include "gab-reader-private.h"
#include "gab-upgrade.h"

#include <glib/gstdio.h>
#include <string.h>

static GabCampaign *
load (const char *name)
{
  g_autofree char *file = g_build_filename ("formats", name, NULL);
  g_autofree char *path = test_path (file);
  g_autoptr (GError) error = NULL;
  GabCampaign *campaign = gab_storage_load (path, test_tables (), &error);

  g_assert_no_error (error);
  return campaign;
}

/* Opened with a word to the player, right in itself, and saved in this format. */
static void
test_file (gconstpointer name)
{
  g_autoptr (GabCampaign) campaign = load (name);
  g_autoptr (GBytes) saved = test_write (campaign);
  g_autoptr (GabCampaign) again = test_read (saved);
  g_autoptr (GBytes) twice = test_write (again);
  g_autofree char *begins = g_strdup_printf ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gabion format=\"%d\">", GAB_FORMAT);

  g_assert_nonnull (gab_campaign_get_notice (campaign));
  g_assert_null (gab_campaign_get_notice (again));
  test_assert_right (campaign);
  g_assert_cmpuint (gab_turn_log_get_struck (gab_campaign_get_log (campaign))->len, ==, 0);
  g_assert_true (g_str_has_prefix (g_bytes_get_data (saved, NULL), begins));
  g_assert_true (g_bytes_equal (saved, twice));
}

/* Each format before this one has a file. */
static void
test_complete (void)
{
  g_autofree char *folder = test_path ("formats");

  for (int format = 1; format < GAB_FORMAT; format++)
    {
      g_autofree char *prefix = g_strdup_printf ("%d-", format);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      gboolean found = FALSE;
      const char *name;

      while ((name = g_dir_read_name (dir)) != NULL)
        found |= g_str_has_prefix (name, prefix);
      g_assert_true (found);
    }
}

/* CA-22: what format 1 booked is as it was, to a man, in every place. */
static void
test_booked (void)
{
  g_autoptr (GabCampaign) old = load ("1-peninsula-1812.gabion");
  g_autoptr (GabCampaign) now = test_sample ();
  const GabBooks *before = gab_campaign_get_books (old), *after = gab_campaign_get_books (now);

  g_assert_cmpuint (before->units->len, ==, after->units->len);
  for (guint i = 0; i < before->units->len; i++)
    {
      g_assert_cmpmem (gab_books_unit (before, i)->men, sizeof gab_books_unit (before, i)->men,
                       gab_books_unit (after, i)->men, sizeof gab_books_unit (after, i)->men);
      g_assert_cmpmem (gab_books_unit (before, i)->guns, sizeof gab_books_unit (before, i)->guns,
                       gab_books_unit (after, i)->guns, sizeof gab_books_unit (after, i)->guns);
    }
  /* Format 1 booked no rounds of a place that fell, and still has not. */
  g_assert_cmpint (gab_books_force (before, gab_books_find (before, "force", "siege-train"))->in_hand, ==, 6100);
  g_assert_cmpint (gab_books_force (after, gab_books_find (after, "force", "siege-train"))->in_hand, ==, 26100);
}

/* A file of an older format is kept as it was when it is saved over, once. */
static void
test_copy (void)
{
  g_autofree char *from = test_path ("formats/1-small.gabion");
  g_autofree char *path = test_temporary ("old.gabion");
  g_autofree char *copy = test_temporary ("old-format-1.gabion");
  g_autoptr (GBytes) before = test_contents (from);
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GBytes) kept = NULL;
  g_autoptr (GBytes) still = NULL;

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (before, NULL), g_bytes_get_size (before), NULL));
  campaign = gab_storage_load (path, test_tables (), NULL);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_true (gab_storage_save (campaign, path, NULL));
  kept = test_contents (copy);
  g_assert_true (g_bytes_equal (before, kept));
  g_assert_true (gab_storage_save (campaign, path, NULL));
  still = test_contents (copy);
  g_assert_true (g_bytes_equal (before, still));
}

/* A fault of an old file is told of as of any other, and what can be read is read. */
static void
test_faulty (void)
{
  g_autofree char *from = test_path ("formats/1-small.gabion");
  g_autofree char *path = test_temporary ("faulty.gabion");
  g_autofree char *text = NULL;
  g_autoptr (GString) content = NULL;
  g_autoptr (GabCampaign) refused = NULL;
  g_autoptr (GabCampaign) part = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  content = g_string_new (text);
  g_string_replace (content, "<work", "<work odd=\"1\">bastion odd of rodrigo</work><work", 1);
  g_assert_true (g_file_set_contents (path, content->str, -1, NULL));
  refused = gab_storage_load (path, test_tables (), &error);
  g_assert_null (refused);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_SCHEMA);
  part = gab_storage_load_part (path, test_tables (), NULL);
  g_assert_nonnull (part);
  g_assert_cmpuint (gab_campaign_get_asides (part)->len, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  folder = test_path ("formats");
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_strconcat ("/storage/formats/", name, NULL);

      g_test_add_data_func_full (path, g_strdup (name), test_file, g_free);
    }
  g_test_add_func ("/storage/formats/complete", test_complete);
  g_test_add_func ("/storage/formats/CA-22/booked", test_booked);
  g_test_add_func ("/storage/formats/copy", test_copy);
  g_test_add_func ("/storage/formats/faulty", test_faulty);
  return g_test_run ();
}

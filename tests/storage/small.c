/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the storage tests share: campaigns and files to work on. */

#include "small.h"

/* A file beside the tests. */
char *
test_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, name, NULL);
}

/* A file of the project. */
char *
test_source (const char *path)
{
  return g_build_filename (g_getenv ("GABION_SOURCE_DIR"), path, NULL);
}

/* The program's own tables, the same for every test of a program. */
GabTableSet *
test_tables (void)
{
  static GabTableSet *tables;
  g_autoptr (GError) error = NULL;

  if (tables == NULL)
    tables = gab_storage_load_tables (&error);
  g_assert_no_error (error);
  return tables;
}

GabCampaign *
test_small (void)
{
  g_autofree char *path = test_path ("small.gabion");
  g_autoptr (GError) error = NULL;
  GabCampaign *campaign = gab_storage_load (path, test_tables (), &error);

  g_assert_no_error (error);
  return campaign;
}

GabCampaign *
test_sample (void)
{
  g_autoptr (GError) error = NULL;
  GabCampaign *campaign = gab_storage_load_sample ("peninsula-1812", test_tables (), &error);

  g_assert_no_error (error);
  return campaign;
}

GBytes *
test_write (GabCampaign *campaign)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = gab_storage_write (campaign, &error);

  g_assert_no_error (error);
  return bytes;
}

GabCampaign *
test_read (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  GabCampaign *campaign = gab_storage_load_bytes (bytes, "test", test_tables (), &error);

  g_assert_no_error (error);
  return campaign;
}

/* A path in the test's own folder for passing files. */
char *
test_temporary (const char *name)
{
  return g_build_filename (g_get_tmp_dir (), name, NULL);
}

void
test_assert_right (GabCampaign *campaign)
{
  g_autoptr (GPtrArray) problems = gab_campaign_verify (campaign);

  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (problems, i));
  g_assert_cmpuint (problems->len, ==, 0);
}

/* By how many calls a test that fails each in turn goes on: under valgrind and sanitizers each takes a while. */
guint
test_stride (void)
{
  return g_getenv ("GABION_TEST_UNDER") != NULL ? 13 : SANITIZED ? 3 : 1;
}

GBytes *
test_contents (const char *path)
{
  char *text;
  gsize size;

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  return g_bytes_new_take (text, size);
}

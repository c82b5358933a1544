/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save, load and save again: byte for byte the same, in every language. */

#include "small.h"

#include <locale.h>
#include <string.h>

static void
assert_same_again (GabCampaign *campaign)
{
  g_autoptr (GBytes) once = test_write (campaign);
  g_autoptr (GabCampaign) read = test_read (once);
  g_autoptr (GBytes) unopened = test_write (read);
  g_autoptr (GBytes) twice = NULL;
  g_autofree char *before = gab_campaign_dup_digest (campaign);
  g_autofree char *after = gab_campaign_dup_digest (read);

  g_assert_true (g_bytes_equal (once, unopened));
  test_assert_right (read); /* opens every operation */
  twice = test_write (read);
  g_assert_true (g_bytes_equal (once, twice));
  g_assert_cmpstr (before, ==, after);
}

static void
test_small_again (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();

  assert_same_again (campaign);
}

static void
test_sample_again (void)
{
  g_autoptr (GabCampaign) campaign = test_sample ();

  assert_same_again (campaign);
}

/* The built samples are what their .orders lead to, byte for byte. */
static void
assert_rebuilt (const char *orders,
                const char *built)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabCampaign) campaign = gab_storage_load_orders (orders, test_tables (), &error);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) file = test_contents (built);

  g_assert_no_error (error);
  bytes = test_write (campaign);
  g_assert_true (g_bytes_equal (bytes, file));
}

static void
test_rebuild (void)
{
  g_autofree char *small = test_path ("small.orders");
  g_autofree char *small_built = test_path ("small.gabion");
  g_auto (GStrv) samples = gab_storage_list_samples ();

  for (guint i = 0; samples[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("data/samples/", samples[i], NULL);
      g_autofree char *full = test_source (path);
      g_autofree char *orders = g_strconcat (full, ".orders", NULL);
      g_autofree char *built = g_strconcat (full, ".gabion", NULL);

      assert_rebuilt (orders, built);
    }
  g_assert_cmpuint (g_strv_length (samples), ==, 3);
  assert_rebuilt (small, small_built);
}

/* Turkish has another i, German another comma, Arabic other digits. */
static void
test_language (gconstpointer data)
{
  const char *name = data;
  g_autofree char *sample = test_source ("data/samples/peninsula-1812.orders");
  g_autofree char *built = test_source ("data/samples/peninsula-1812.gabion");

  if (setlocale (LC_ALL, name) == NULL)
    {
      g_test_skip ("no such locale here");
      return;
    }
  assert_rebuilt (sample, built);
  test_sample_again ();
  test_small_again ();
  setlocale (LC_ALL, "C.UTF-8");
}

/* Names of any script and with any sign come back as they were. */
static void
test_names (void)
{
  const char *names[] = {
    "Smith & <Sons> \"quoted\" 'once' > all", "שלום עולם", "الفوج الأول", "一番隊", "a\tb", "two\nlines",
    "  spaces around  ", "]]> <!-- no --> &amp; &#10;", "100 %s %n %d", NULL
  };
  g_autofree char *very_long = g_strnfill (300, 'x');

  for (guint i = 0; i <= G_N_ELEMENTS (names) - 1; i++)
    {
      g_autoptr (GabCampaign) campaign = test_small ();
      GabThing *unit = gab_campaign_find (campaign, "45th");
      const char *name = names[i] != NULL ? names[i] : very_long;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GabCampaign) read = NULL;

      g_object_set (unit, "name", name, "label", name, "note", name, NULL);
      bytes = test_write (campaign);
      read = test_read (bytes);
      unit = gab_campaign_find (read, "45th");
      g_assert_cmpstr (gab_thing_get_name (unit), ==, name);
      g_assert_cmpstr (gab_unit_get_label (GAB_UNIT (unit)), ==, name);
      g_assert_cmpstr (gab_thing_get_note (unit), ==, name);
      assert_same_again (read);
    }
}

/* What XML cannot hold is left out rather than making a file nobody can open. */
static void
test_control_signs (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GabCampaign) read = NULL;

  g_object_set (gab_campaign_find (campaign, "45th"), "name", "a\001b\033c\177d", NULL);
  bytes = test_write (campaign);
  read = test_read (bytes);
  g_assert_cmpstr (gab_thing_get_name (gab_campaign_find (read, "45th")), ==, "abcd");
}

/* One side's view is no campaign to save. */
static void
test_masked (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GabCampaign) masked = gab_campaign_new_masked (campaign, 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (gab_storage_write (masked, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_EDIT);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/roundtrip/small", test_small_again);
  g_test_add_func ("/storage/roundtrip/sample", test_sample_again);
  g_test_add_func ("/storage/roundtrip/rebuild", test_rebuild);
  g_test_add_data_func ("/storage/roundtrip/de_DE", "de_DE.UTF-8", test_language);
  g_test_add_data_func ("/storage/roundtrip/tr_TR", "tr_TR.UTF-8", test_language);
  g_test_add_data_func ("/storage/roundtrip/ar_EG", "ar_EG.UTF-8", test_language);
  g_test_add_func ("/storage/roundtrip/names", test_names);
  g_test_add_func ("/storage/roundtrip/control-signs", test_control_signs);
  g_test_add_func ("/storage/roundtrip/masked", test_masked);
  return g_test_run ();
}

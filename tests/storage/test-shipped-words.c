/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What templates and samples say of themselves can be translated, all of it, and nothing else stands in the list. */

#include "gab-sample.h"
#include "gab-shipped-words.h"
#include "gab-template.h"

#include <libintl.h>
#include <locale.h>

static void
add_templates (GHashTable *said,
               GabPeriod   period)
{
  g_autoptr (GPtrArray) templates = gab_template_list (period, NULL);

  for (guint i = 0; i < templates->len; i++)
    {
      const GabTemplate *template = g_ptr_array_index (templates, i);

      g_hash_table_add (said, g_strdup (template->title));
      g_hash_table_add (said, g_strdup (template->note));
    }
}

static void
add_samples (GHashTable *said)
{
  g_autoptr (GPtrArray) samples = gab_sample_list ();

  for (guint i = 0; i < samples->len; i++)
    {
      const GabSample *sample = g_ptr_array_index (samples, i);

      g_hash_table_add (said, g_strdup (sample->title));
      g_hash_table_add (said, g_strdup (sample->line));
    }
}

static void
test_list (void)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *const *words = gab_shipped_words_list ();
  GHashTableIter iter;
  gpointer text;

  add_templates (said, GAB_PERIOD_NAPOLEONIC);
  add_templates (said, GAB_PERIOD_ENGLISH_CIVIL_WAR);
  add_templates (said, GAB_PERIOD_HORSE_AND_MUSKET);
  add_samples (said);
  g_hash_table_iter_init (&iter, said);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (!g_strv_contains (words, text))
      {
        g_test_message ("“%s” is not in the list", (char *) text);
        g_test_fail ();
      }
  for (guint i = 0; words[i] != NULL; i++)
    if (!g_hash_table_contains (said, words[i]))
      {
        g_test_message ("“%s” is said nowhere", words[i]);
        g_test_fail ();
      }
}

/* What says nothing says nothing in any language: gettext has an answer of its own to that. */
static void
test_nothing (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);

  if (setlocale (LC_ALL, "de_DE.UTF-8") == NULL)
    {
      g_test_skip ("no German here");
      return;
    }
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_assert_cmpstr (gab_shipped_words_translate (""), ==, "");
  g_assert_cmpstr (gab_shipped_words_translate ("A force of the player’s own"), ==, "A force of the player’s own");
  setlocale (LC_ALL, "C.UTF-8");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/storage/shipped-words/list", test_list);
  g_test_add_func ("/storage/shipped-words/nothing", test_nothing);
  return g_test_run ();
}

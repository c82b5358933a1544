/* pdf-text.c: what a printed page says, by pdftotext. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pdf-text.h"

#include <glib/gstdio.h>

#include "gab-print-pdf.h"

/* Skips the test where pdftotext is not installed. */
gboolean
pdf_text_missing (void)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");

  if (program == NULL)
    g_test_skip ("pdftotext is not installed");
  return program == NULL;
}

static char *
run_on (const GabRosterLayout *layout, const char *const options[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *path = NULL;
  g_autofree char *folder = g_dir_make_tmp ("gabion-XXXXXX", &error);
  char *output = NULL;
  int status;

  g_assert_no_error (error);
  path = g_build_filename (folder, "roster.pdf", NULL);
  g_assert_true (gab_print_pdf (layout, path, &error));
  g_assert_no_error (error);
  g_ptr_array_add (argv, (char *) "pdftotext");
  for (guint i = 0; options[i] != NULL; i++)
    g_ptr_array_add (argv, (char *) options[i]);
  g_ptr_array_add (argv, path);
  g_ptr_array_add (argv, (char *) "-");
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_unlink (path);
  g_rmdir (folder);
  return output;
}

char *
pdf_text (const GabRosterLayout *layout, guint page)
{
  g_autofree char *number = g_strdup_printf ("%u", page + 1);
  const char *const options[] = { "-layout", "-enc", "UTF-8", "-f", number, "-l", number, NULL };

  return run_on (layout, options);
}

char *
pdf_text_all (const GabRosterLayout *layout)
{
  const char *const options[] = { "-layout", "-enc", "UTF-8", NULL };

  return run_on (layout, options);
}

static void
word_free (gpointer data)
{
  PdfWord *word = data;

  g_free (word->text);
  g_free (word);
}

static double
number_of (const GMatchInfo *match, int group)
{
  g_autofree char *text = g_match_info_fetch (match, group);

  return g_ascii_strtod (text, NULL);
}

/* Every word and where it stands, in points. */
GPtrArray *
pdf_words (const GabRosterLayout *layout)
{
  const char *const options[] = { "-bbox", "-enc", "UTF-8", NULL };
  g_autofree char *output = run_on (layout, options);
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);
  g_autoptr (GRegex) regex = g_regex_new ("<word xMin=\"([-0-9.]+)\" yMin=\"([-0-9.]+)\" xMax=\"([-0-9.]+)\" "
                                          "yMax=\"([-0-9.]+)\">(.*)</word>",
                                          0, 0, NULL);
  GPtrArray *words = g_ptr_array_new_with_free_func (word_free);
  guint pages = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;
      PdfWord *word;

      if (g_strstr_len (lines[i], -1, "<page ") != NULL)
        pages++;
      if (!g_regex_match (regex, lines[i], 0, &match))
        continue;
      word = g_new0 (PdfWord, 1);
      word->page = pages - 1;
      word->left = number_of (match, 1);
      word->top = number_of (match, 2);
      word->right = number_of (match, 3);
      word->bottom = number_of (match, 4);
      word->text = g_match_info_fetch (match, 5);
      g_ptr_array_add (words, word);
    }
  return words;
}

/* pdf-text.c: what a printed page says, by pdftotext. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pdf-text.h"

#include <glib/gstdio.h>
#include <string.h>

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
run_on_file (const char *path, const char *const options[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  char *output = NULL;
  int status;

  g_ptr_array_add (argv, (char *) "pdftotext");
  for (guint i = 0; options[i] != NULL; i++)
    g_ptr_array_add (argv, (char *) options[i]);
  g_ptr_array_add (argv, (char *) path);
  g_ptr_array_add (argv, (char *) "-");
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return output;
}

static char *
run_on_bytes (GBytes *bytes, const char *const options[])
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("gabion-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "paper.pdf", NULL);
  char *output;
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  g_assert_no_error (error);
  g_assert_true (gab_print_write (path, data, size, &error));
  g_assert_no_error (error);
  output = run_on_file (path, options);
  g_unlink (path);
  g_rmdir (folder);
  return output;
}

static char *
run_on (const GabRosterLayout *layout, const char *const options[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = gab_print_pdf_bytes (layout, &error);

  g_assert_no_error (error);
  return run_on_bytes (bytes, options);
}

static char *
run_on_print (const GabPrint *print, const char *const options[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = gab_print_dup_pdf (print, &error);

  g_assert_no_error (error);
  return run_on_bytes (bytes, options);
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

/* Every word and where it stands, in points, from what pdftotext says. */
static GPtrArray *
read_words (const char *output)
{
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

static const char *const layout_options[] = { "-layout", "-enc", "UTF-8", NULL };
static const char *const bbox_options[] = { "-bbox", "-enc", "UTF-8", NULL };

GPtrArray *
pdf_words (const GabRosterLayout *layout)
{
  g_autofree char *output = run_on (layout, bbox_options);

  return read_words (output);
}

char *
pdf_file_text (const char *path)
{
  return run_on_file (path, layout_options);
}

GPtrArray *
pdf_file_words (const char *path)
{
  g_autofree char *output = run_on_file (path, bbox_options);

  return read_words (output);
}

char *
pdf_print_text (const GabPrint *print)
{
  return run_on_print (print, layout_options);
}

GPtrArray *
pdf_print_words (const GabPrint *print)
{
  g_autofree char *output = run_on_print (print, bbox_options);

  return read_words (output);
}

/* How often a word stands on a page, or on all for G_MAXUINT. */
guint
pdf_count (const GPtrArray *words, const char *text, guint page)
{
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *word = g_ptr_array_index (words, i);

      n += g_str_equal (word->text, text) && (page == G_MAXUINT || word->page == page);
    }
  return n;
}

/* Pages of a file, each of which has a word. */
guint
pdf_n_pages (const char *path)
{
  g_autofree char *output = run_on_file (path, bbox_options);
  guint n = 0;

  for (const char *at = output; (at = strstr (at, "<page ")) != NULL; at++)
    n++;
  return n;
}

/* A letter's box may lean a little over the edge it stands on. */
void
pdf_assert_inside (const GPtrArray *words, GabPaper paper)
{
  g_assert_cmpuint (words->len, >, 0);
  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *word = g_ptr_array_index (words, i);

      if (word->left < paper.margin - PDF_LEAN || word->right > paper.width - paper.margin + PDF_LEAN ||
          word->top < paper.margin - PDF_LEAN || word->bottom > paper.height - paper.margin + PDF_LEAN)
        g_error ("page %u: \"%s\" stands at %g to %g, %g to %g, over the margin", word->page + 1, word->text, word->left,
                 word->right, word->top, word->bottom);
    }
}

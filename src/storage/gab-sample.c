/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a sample is, before it is opened: the first tag of its file says it, and no more of it is read. */

#include "gab-sample.h"

#include "gab-shipped-words.h"
#include "gab-storage.h"
#include "gab-xml.h"

#include <string.h>

static void
free_sample (gpointer data)
{
  GabSample *sample = data;

  g_free (sample->sample);
  g_free (sample->title);
  g_free (sample->line);
  g_free (sample);
}

/* As far as the first full stop that ends a sentence. */
static char *
dup_sentence (const char *text)
{
  const char *end = strstr (text, ". ");

  return end != NULL ? g_strndup (text, end + 1 - text) : g_strdup (text);
}

/* The campaign's own tag is all that is wanted: reading stops behind it, by an error that nobody sees. */
static gboolean
read_start (gpointer           data,
            const GabElement  *element,
            GError           **error)
{
  GabSample *sample = data;
  const char *name = gab_element_get (element, "name");
  const char *note = gab_element_get (element, "note");

  if (element->depth == 0)
    return TRUE;
  if (g_str_equal (element->name, "campaign"))
    {
      g_autofree char *line = dup_sentence (note != NULL ? note : "");

      g_free (sample->title);
      sample->title = g_strdup (name != NULL ? gab_shipped_words_translate (name) : sample->sample);
      sample->line = g_strdup (gab_shipped_words_translate (line));
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "enough");
  return FALSE;
}

static gboolean
read_end (gpointer           data,
          const GabElement  *element,
          GError           **error)
{
  return TRUE;
}

static GabSample *
read_sample (const char *name)
{
  static const GabXmlHandler handler = { read_start, read_end };
  GabSample *sample = g_new0 (GabSample, 1);
  g_autoptr (GBytes) bytes = gab_storage_lookup_sample (name);

  sample->sample = g_strdup (name);
  sample->title = g_strdup (name);
  if (bytes != NULL)
    gab_xml_read_bytes (bytes, &handler, sample, NULL);
  if (sample->line == NULL)
    sample->line = g_strdup ("");
  return sample;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp ((*(GabSample *const *) a)->sample, (*(GabSample *const *) b)->sample);
}

/**
 * gab_sample_list:
 *
 * Returns: (transfer full) (element-type GabSample): the samples that the program brings along, by handle, each with
 *   what it says of itself.
 */
GPtrArray *
gab_sample_list (void)
{
  GPtrArray *samples = g_ptr_array_new_with_free_func (free_sample);
  g_auto (GStrv) names = gab_storage_list_samples ();

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    g_ptr_array_add (samples, read_sample (names[i]));
  g_ptr_array_sort (samples, compare);
  return samples;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading as much of a campaign's file as can be read.
 *
 * A record is an element within the campaign or within a siege or battle. Each is
 * held against the schema by itself, in the smallest file that it could stand in;
 * one that breaks it, or that names what is not there, is set aside word for word. */

#include "gab-aside.h"
#include "gab-reader-private.h"
#include "gab-xml-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BEFORE "<gabion format=\"2\"><campaign id=\"00000000-0000-4000-8000-000000000000\" " \
               "period=\"napoleonic\" begins=\"1812-01-01\">"
#define BOOKS  "<books digest=\"0000000000000000000000000000000000000000000000000000000000000000\"/>"
#define AFTER  "</campaign></gabion>"

typedef struct
{
  GabReading        reading;
  GabXmlJudge      *judge;
  const char       *bytes;
  gboolean          has_campaign;
  const GabElement *skipped; /* within it nothing is read; set aside as a whole */
  char             *why;     /* it is skipped */
} PartReading;

static void
set_aside (PartReading      *part,
           const GabElement *element,
           const char       *why)
{
  gab_campaign_add_aside (part->reading.campaign,
                          gab_aside_new (element->line, why, part->bytes + element->begins,
                                         element->ends - element->begins));
}

static void
skip (PartReading      *part,
      const GabElement *element,
      char             *why)
{
  part->skipped = element;
  g_free (part->why);
  part->why = why;
}

static gboolean
is_in (const GabElement *element,
       const char       *parent)
{
  return element->parent != NULL && g_str_equal (element->parent->name, parent);
}

/* As far as the element has been read, between two texts, against the schema. */
static char *
judge (PartReading      *part,
       const char       *before,
       const GabElement *element,
       const char       *after)
{
  g_autoptr (GString) text = g_string_new (before);

  g_string_append_len (text, part->bytes + element->begins, element->ends - element->begins);
  g_string_append (text, after);
  return gab_xml_judge (part->judge, text->str);
}

static char *
judge_record (PartReading      *part,
              const GabElement *element)
{
  gboolean is = g_str_equal (element->name, "is");

  if (is_in (element, "campaign"))
    return judge (part, BEFORE, element, g_str_equal (element->name, "books") ? AFTER : BOOKS AFTER);
  return judge (part, is ? BEFORE "<operation rules=\"storming\">" : BEFORE "<operation rules=\"storming\"><is>x</is>",
                element, "</operation>" BOOKS AFTER);
}

/* What is wrong, without the line, which stands beside it. */
static char *
describe (GError *error)
{
  g_autoptr (GError) owned = error;
  char *words = gab_error_describe (owned);
  char *colon = strstr (words, ": ");
  g_autofree char *line = NULL;

  if (colon == NULL || !g_ascii_isdigit (colon[-1]))
    return words;
  line = words;
  return g_strdup (colon + 2);
}

static gboolean
start_campaign (PartReading      *part,
                const GabElement *element,
                GError          **error)
{
  g_autofree char *why = NULL;

  if (part->has_campaign || !g_str_equal (element->name, "campaign"))
    {
      skip (part, element, g_strdup (_("it stands where a file has its one campaign.")));
      return TRUE;
    }
  part->has_campaign = TRUE;
  why = judge (part, "<gabion format=\"2\">", element, ">" BOOKS AFTER);
  if (why == NULL)
    return gab_reader_start (&part->reading, element, error);
  g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: %s."), element->line, why);
  return FALSE;
}

static gboolean
start (gpointer           data,
       const GabElement  *element,
       GError           **error)
{
  PartReading *part = data;
  GError *failure = NULL;
  char *why;

  if (part->skipped != NULL)
    return TRUE;
  if (element->depth == 0)
    return gab_reader_start (&part->reading, element, error);
  if (element->depth == 1)
    return start_campaign (part, element, error);
  if (is_in (element, "campaign") && g_str_equal (element->name, "operation"))
    {
      why = judge (part, BEFORE, element, "><is>x</is></operation>" BOOKS AFTER);
      if (why != NULL)
        {
          skip (part, element, why);
          return TRUE;
        }
    }
  if (!gab_reader_start (&part->reading, element, &failure))
    skip (part, element, describe (failure));
  return TRUE;
}

static gboolean
is_record (const GabElement *element)
{
  return is_in (element, "operation") || (is_in (element, "campaign") && !g_str_equal (element->name, "operation"));
}

static void
end_skipped (PartReading      *part,
             const GabElement *element)
{
  if (element != part->skipped)
    return;
  set_aside (part, element, part->why);
  part->skipped = NULL;
}

static gboolean
end (gpointer           data,
     const GabElement  *element,
     GError           **error)
{
  PartReading *part = data;
  GError *failure = NULL;
  char *why;

  if (part->skipped != NULL)
    {
      end_skipped (part, element);
      return TRUE;
    }
  why = is_record (element) ? judge_record (part, element) : NULL;
  if (why == NULL && !gab_reader_end (&part->reading, element, &failure))
    why = describe (failure);
  if (why == NULL)
    return TRUE;
  /* Without its <is> nothing is known of a siege or battle; a table is not known
   * without its fellows. */
  if (is_record (element) && (!g_str_equal (element->name, "is") || part->reading.current != NULL))
    set_aside (part, element, why);
  else
    skip (part, element->parent, g_steal_pointer (&why));
  g_free (why);
  return TRUE;
}

/**
 * gab_reader_read_part:
 * @stream: a campaign's file, with all its bytes there
 * @defaults: the program's own tables
 * @error: when even so nothing can be read: it is no XML, carries a document type,
 *   is newer or over the limits, or its campaign cannot stand
 *
 * Returns: (transfer full): the campaign with open books, and with what was set aside.
 */
GabCampaign *
gab_reader_read_part (GabStream    *stream,
                      GabTableSet  *defaults,
                      GError      **error)
{
  static const GabXmlHandler handler = { start, end };
  PartReading part = { .judge = gab_xml_judge_new (GAB_SCHEMA) };
  gboolean good;

  g_return_val_if_fail (gab_stream_get_whole (stream) != NULL, NULL);
  part.bytes = g_bytes_get_data (gab_stream_get_whole (stream), NULL);
  gab_reader_begin (&part.reading, defaults);
  good = gab_xml_read (stream, NULL, &handler, &part, error);
  if (good && !part.has_campaign)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("The file holds no campaign."));
      good = FALSE;
    }
  g_free (part.why);
  gab_xml_judge_free (part.judge);
  return gab_reader_finish (&part.reading, good, error);
}

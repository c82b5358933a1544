/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading XML from strangers: no network, no DTD, no entities, bounded depth and size.
 *
 * One pass tells a handler of each element, while another thread checks the same
 * pieces against the schema: no tree is built, and a file of any size is held
 * nowhere whole. */

#include "gab-xml.h"

#include "gab-error.h"
#include "gab-xml-check.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <string.h>

typedef struct
{
  xmlParserCtxtPtr     parser;
  const GabXmlHandler *handler;
  gpointer             data;
  const char          *bytes;     /* all of them, if they are there */
  gsize                size;
  GabElement           elements[GAB_XML_MOST_DEPTH]; /* used again and again */
  guint                depth;     /* how many are open */
  GabXmlFault          fault;
  GError              *error;     /* of the handler, or ours */
} Reading;

/**
 * gab_element_get:
 * @element: an element
 * @attribute: the name of an attribute
 *
 * Returns: (transfer none) (nullable): its value.
 */
const char *
gab_element_get (const GabElement *element,
                 const char       *attribute)
{
  for (guint i = 0; i < element->attributes->len; i++)
    {
      const char *name = element->words->str + g_array_index (element->attributes, guint, i);

      if (g_str_equal (name, attribute))
        return name + strlen (name) + 1;
    }
  return NULL;
}

/**
 * gab_element_number:
 * @element: an element
 * @attribute: the name of an attribute
 * @most: the most it may be
 * @number: (out): its value; 0 without the attribute
 * @error: GAB_ERROR_SCHEMA when it is no whole number in range
 *
 * Returns: TRUE when it is one, or is not there.
 */
gboolean
gab_element_number (const GabElement  *element,
                    const char        *attribute,
                    guint64            most,
                    guint64           *number,
                    GError           **error)
{
  const char *text = gab_element_get (element, attribute);
  g_autofree char *highest = NULL;

  *number = 0;
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 0, most, number, NULL))
    return TRUE;
  highest = g_strdup_printf ("%" G_GUINT64_FORMAT, most);
  g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA,
               _("Line %d: “%s” of <%s> should be a whole number from 0 to %s, not “%s”."),
               element->line, attribute, element->name, highest, text);
  return FALSE;
}

static xmlParserInputPtr
refuse_entity (const char        *url,
               const char        *id,
               xmlParserCtxtPtr   context)
{
  return NULL;
}

static int
line_now (const Reading *reading)
{
  return reading->parser->input != NULL ? reading->parser->input->line : 0;
}

/* No more is told after the first thing that is wrong. */
static gboolean
is_over (const Reading *reading)
{
  return reading->error != NULL || reading->fault.message != NULL;
}

static void
stop (Reading *reading)
{
  xmlStopParser (reading->parser);
}

#if LIBXML_VERSION >= 21200
static void
note_fault (void           *data,
            const xmlError *fault)
#else
static void
note_fault (void        *data,
            xmlErrorPtr  fault)
#endif
{
  Reading *reading = data;

  if (fault->code != XML_ERR_USER_STOP && reading->error == NULL)
    gab_xml_fault_note (&reading->fault, fault);
}

/* SAX: a document type is on its way. */
static void
refuse_doctype (void          *data,
                const xmlChar *name,
                const xmlChar *id,
                const xmlChar *url)
{
  Reading *reading = data;

  if (is_over (reading))
    return;
  g_set_error (&reading->error, GAB_ERROR, GAB_ERROR_DOCTYPE,
               _("Line %d: the file carries a document type, which no campaign has; it is not opened."),
               line_now (reading));
  stop (reading);
}

/* Puts an attribute into the element's one piece of memory. */
static gboolean
take_attribute (Reading        *reading,
                GabElement     *element,
                const xmlChar **attribute)
{
  const char *name = (const char *) attribute[0], *value = (const char *) attribute[3];
  gsize length = (const char *) attribute[4] - value;
  gboolean words = g_str_equal (name, "note") || g_str_equal (name, "words");
  guint at = element->words->len;

  g_array_append_val (element->attributes, at);
  g_string_append_len (element->words, name, strlen (name) + 1);
  g_string_append_len (element->words, value, length);
  g_string_append_c (element->words, '\0');
  if (length <= GAB_TEXT_MOST || (words ? length <= GAB_WORDS_MOST : g_utf8_strlen (value, length) <= GAB_TEXT_MOST))
    return TRUE;
  g_set_error (&reading->error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %d: “%s” of <%s> is longer than Gabion reads."),
               element->line, name, element->name);
  return FALSE;
}

/* The tag has been read up to its end, and no value in it may hold its first sign. */
static void
find_tag (const Reading *reading,
          GabElement    *element)
{
  gsize at = xmlByteConsumed (reading->parser);

  element->ends = MIN (at, reading->size);
  for (at = element->ends; at > 0 && (at == reading->size || reading->bytes[at] != '<'); at--)
    ;
  element->begins = at;
}

static void
start_element (void           *data,
               const xmlChar  *name,
               const xmlChar  *prefix,
               const xmlChar  *uri,
               int             n_namespaces,
               const xmlChar **namespaces,
               int             n_attributes,
               int             n_defaulted,
               const xmlChar **attributes)
{
  Reading *reading = data;
  GabElement *element;
  gboolean good = TRUE;

  if (is_over (reading))
    return;
  if (reading->depth == GAB_XML_MOST_DEPTH)
    {
      g_set_error (&reading->error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %d: the elements nest deeper than Gabion reads."),
                   line_now (reading));
      stop (reading);
      return;
    }
  element = &reading->elements[reading->depth];
  element->name = (const char *) name;
  element->line = line_now (reading);
  element->depth = reading->depth;
  element->parent = reading->depth > 0 ? element - 1 : NULL;
  if (reading->bytes != NULL)
    find_tag (reading, element);
  g_string_truncate (element->text, 0);
  g_string_truncate (element->words, 0);
  g_array_set_size (element->attributes, 0);
  reading->depth++;
  for (int i = 0; good && i < n_attributes; i++)
    good = take_attribute (reading, element, attributes + i * 5);
  if (good && reading->handler->start != NULL)
    good = reading->handler->start (reading->data, element, &reading->error);
  if (!good)
    stop (reading);
}

static void
end_element (void          *data,
             const xmlChar *name,
             const xmlChar *prefix,
             const xmlChar *uri)
{
  Reading *reading = data;

  if (is_over (reading))
    return;
  reading->depth--;
  if (reading->bytes != NULL)
    reading->elements[reading->depth].ends = xmlByteConsumed (reading->parser);
  if (reading->handler->end != NULL &&
      !reading->handler->end (reading->data, &reading->elements[reading->depth], &reading->error))
    stop (reading);
}

static void
take_text (void          *data,
           const xmlChar *text,
           int            length)
{
  Reading *reading = data;

  if (!is_over (reading) && reading->depth > 0)
    g_string_append_len (reading->elements[reading->depth - 1].text, (const char *) text, length);
}

static void
begin_reading (Reading *reading)
{
  xmlSAXHandler handler = {
    .internalSubset = refuse_doctype,
    .characters = take_text,
    .ignorableWhitespace = take_text,
    .cdataBlock = take_text,
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = start_element,
    .endElementNs = end_element,
    .serror = note_fault,
  };

  xmlInitParser ();
  xmlSetExternalEntityLoader (refuse_entity);
  for (int i = 0; i < GAB_XML_MOST_DEPTH; i++)
    {
      reading->elements[i].text = g_string_new (NULL);
      reading->elements[i].words = g_string_new (NULL);
      reading->elements[i].attributes = g_array_new (FALSE, FALSE, sizeof (guint));
    }
  reading->parser = xmlCreatePushParserCtxt (&handler, reading, NULL, 0, NULL);
  /* Without NOENT an ampersand in an attribute would come as "&#38;"; there are no
   * other entities, for there is no document type. */
  xmlCtxtUseOptions (reading->parser, GAB_XML_OPTIONS | XML_PARSE_NOENT);
}

static void
end_reading (Reading *reading)
{
  xmlFreeParserCtxt (reading->parser);
  for (int i = 0; i < GAB_XML_MOST_DEPTH; i++)
    {
      g_string_free (reading->elements[i].text, TRUE);
      g_string_free (reading->elements[i].words, TRUE);
      g_array_unref (reading->elements[i].attributes);
    }
  g_free (reading->fault.message);
}

static gboolean
tell (Reading  *reading,
      GError  **error)
{
  if (reading->error != NULL)
    g_propagate_error (error, g_steal_pointer (&reading->error));
  else if (reading->fault.message != NULL)
    gab_xml_fault_tell (&reading->fault, error);
  else
    return TRUE;
  return FALSE;
}

/* The encoding that the XML declaration names; NULL for none. */
static char *
dup_encoding (const char *bytes,
              gsize       size)
{
  const char *ends, *found;
  char quote[2] = { 0 };

  if (size < 5 || strncmp (bytes, "<?xml", 5) != 0)
    return NULL;
  ends = g_strstr_len (bytes, size, "?>");
  found = ends != NULL ? g_strstr_len (bytes, ends - bytes, "encoding") : NULL;
  if (found == NULL)
    return NULL;
  for (found += strlen ("encoding"); found < ends && *found != '"' && *found != '\''; found++)
    ;
  *quote = *found++;
  return g_strndup (found, found < ends ? strcspn (found, quote) : 0);
}

/* Campaigns are UTF-8. Other encodings would be guessed and converted by the parser,
 * and then nothing in the file stands where it seems to. */
static gboolean
check_encoding (GBytes  *first,
                GError **error)
{
  gsize size;
  const char *bytes = g_bytes_get_data (first, &size);
  g_autofree char *encoding = NULL;

  if (size >= 3 && memcmp (bytes, "\357\273\277", 3) == 0)
    {
      bytes += 3;
      size -= 3;
    }
  if (size == 0 || strchr ("< \t\r\n", *bytes) == NULL || memchr (bytes, '\0', MIN (size, 4)) != NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_NOT_XML, _("Line %d: the file does not begin as XML does."), 1);
      return FALSE;
    }
  encoding = dup_encoding (bytes, size);
  if (encoding == NULL || g_ascii_strcasecmp (encoding, "UTF-8") == 0 || g_ascii_strcasecmp (encoding, "US-ASCII") == 0)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_NOT_XML, _("Line %d: the file says that it is no UTF-8, as every campaign is."), 1);
  return FALSE;
}

/* Piece by piece to the parser, and to the check beside it. */
static gboolean
read_pieces (Reading      *reading,
             GabStream    *stream,
             GabXmlCheck  *check,
             GError      **error)
{
  gsize all = 0;

  while (!is_over (reading))
    {
      g_autoptr (GBytes) piece = gab_stream_next (stream, error);
      gsize size;
      const char *bytes;

      if (piece == NULL)
        return FALSE;
      bytes = g_bytes_get_data (piece, &size);
      if (size == 0)
        break;
      if (all == 0 && !check_encoding (piece, error))
        return FALSE;
      all += size;
      if (check != NULL)
        gab_xml_check_feed (check, piece);
      xmlParseChunk (reading->parser, bytes, size, FALSE);
    }
  if (!is_over (reading) && all > 0)
    xmlParseChunk (reading->parser, NULL, 0, TRUE);
  if (all == 0)
    g_set_error_literal (&reading->error, GAB_ERROR, GAB_ERROR_NOT_XML, _("The file is empty."));
  return tell (reading, error);
}

/* Which of two complaints about a file is told: of one that is not XML, comes from
 * the future or is too large the schema has nothing to say; of any other it has the
 * first word. */
static gboolean
schema_speaks (const GError *error)
{
  return error == NULL ||
         (error->domain == GAB_ERROR && error->code != GAB_ERROR_NOT_XML && error->code != GAB_ERROR_DOCTYPE &&
          error->code != GAB_ERROR_NEWER && error->code != GAB_ERROR_OLDER &&
          error->code != GAB_ERROR_LIMIT) ||
         gab_error_prefix (error) != NULL;
}

/**
 * gab_xml_read:
 * @stream: the file's content
 * @schema: (nullable): the resource path of the RELAX NG schema that it must keep
 * @handler: what to do with each element; it may see elements that the schema
 *   refuses a moment later
 * @data: handed to the handler
 * @error: GAB_ERROR_NOT_XML, GAB_ERROR_DOCTYPE, GAB_ERROR_SCHEMA, GAB_ERROR_LIMIT
 *   with the line, or what the handler or the stream says
 *
 * Reads a file in one pass, checking it at the same time in another thread.
 *
 * Returns: TRUE when all of it was read.
 */
gboolean
gab_xml_read (GabStream            *stream,
              const char           *schema,
              const GabXmlHandler  *handler,
              gpointer              data,
              GError              **error)
{
  Reading reading = { .handler = handler, .data = data };
  GabXmlCheck *check = schema != NULL ? gab_xml_check_begin (schema) : NULL;
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) of_schema = NULL;
  gboolean good;

  if (gab_stream_get_whole (stream) != NULL)
    reading.bytes = g_bytes_get_data (gab_stream_get_whole (stream), &reading.size);
  begin_reading (&reading);
  good = read_pieces (&reading, stream, check, &first);
  end_reading (&reading);
  if (check != NULL && !gab_xml_check_end (check, &of_schema) && schema_speaks (first) &&
      g_error_matches (of_schema, GAB_ERROR, GAB_ERROR_SCHEMA))
    {
      g_propagate_error (error, g_steal_pointer (&of_schema));
      return FALSE;
    }
  if (!good)
    g_propagate_error (error, g_steal_pointer (&first));
  return good;
}

/**
 * gab_xml_read_bytes:
 * @bytes: a content of the program's own
 * @handler: what to do with each element
 * @data: handed to the handler
 * @error: as gab_xml_read() says
 *
 * Returns: TRUE when all of it was read.
 */
gboolean
gab_xml_read_bytes (GBytes               *bytes,
                    const GabXmlHandler  *handler,
                    gpointer              data,
                    GError              **error)
{
  g_autoptr (GabStream) stream = gab_stream_new_for_bytes (bytes);

  return gab_xml_read (stream, NULL, handler, data, error);
}

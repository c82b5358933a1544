/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading XML from strangers: no network, no DTD, no entities, bounded depth and size. */

#include "gab-xml.h"

#include "gab-error.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <libxml/xmlreader.h>
#include <string.h>

#define OPTIONS (XML_PARSE_NONET | XML_PARSE_COMPACT | XML_PARSE_BIG_LINES)

typedef struct
{
  GBytes              *bytes;
  xmlTextReaderPtr     reader;
  const GabXmlHandler *handler;
  gpointer             data;
  GPtrArray           *open;        /* of GabElement, the innermost last */
  char                *fault;       /* the parser's or the schema's first */
  int                  fault_line;
  gboolean             ill_formed;
  GError             **error;
} Reading;

static void
element_free (gpointer data)
{
  GabElement *element = data;

  g_free (element->name);
  g_hash_table_unref (element->attributes);
  g_string_free (element->text, TRUE);
  g_free (element);
}

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
  return g_hash_table_lookup (element->attributes, attribute);
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

  /* The first is the useful one. */
  if (reading->fault != NULL)
    return;
  reading->fault = g_strchomp (g_strdup (fault->message != NULL ? fault->message : ""));
  g_strdelimit (reading->fault, "\n", ' ');
  reading->fault_line = fault->line;
  reading->ill_formed = fault->domain != XML_FROM_RELAXNGV;
}

static GabElement *
open_element (Reading *reading)
{
  GabElement *element = g_new0 (GabElement, 1);

  element->name = g_strdup ((const char *) xmlTextReaderConstLocalName (reading->reader));
  element->line = xmlGetLineNo (xmlTextReaderCurrentNode (reading->reader));
  element->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  element->text = g_string_new (NULL);
  while (xmlTextReaderMoveToNextAttribute (reading->reader) == 1)
    g_hash_table_insert (element->attributes,
                         g_strdup ((const char *) xmlTextReaderConstLocalName (reading->reader)),
                         g_strdup ((const char *) xmlTextReaderConstValue (reading->reader)));
  xmlTextReaderMoveToElement (reading->reader);
  g_ptr_array_add (reading->open, element);
  return element;
}

static gboolean
check_lengths (const GabElement  *element,
               GError           **error)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, element->attributes);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      gboolean words = g_str_equal (name, "note") || g_str_equal (name, "words");

      if (words ? strlen (value) <= GAB_WORDS_MOST : g_utf8_strlen (value, -1) <= GAB_TEXT_MOST)
        continue;
      g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %d: “%s” of <%s> is longer than Gabion reads."),
                   element->line, (const char *) name, element->name);
      return FALSE;
    }
  return TRUE;
}

static gboolean
close_element (Reading *reading)
{
  guint depth = reading->open->len - 1;
  const GabElement *element = g_ptr_array_index (reading->open, depth);
  gboolean good = reading->handler->end == NULL ||
                  reading->handler->end (reading->data, element, depth, reading->error);

  g_ptr_array_set_size (reading->open, depth);
  return good;
}

static gboolean
start_element (Reading *reading)
{
  gboolean empty = xmlTextReaderIsEmptyElement (reading->reader) == 1;
  const GabElement *element = open_element (reading);

  if (reading->open->len > GAB_XML_MOST_DEPTH)
    {
      g_set_error (reading->error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %d: the elements nest deeper than Gabion reads."),
                   element->line);
      return FALSE;
    }
  if (!check_lengths (element, reading->error) ||
      (reading->handler->start != NULL &&
       !reading->handler->start (reading->data, element, reading->open->len - 1, reading->error)))
    return FALSE;
  /* A fault of the schema is told only after the handler has seen the element:
   * a file from the future breaks today's schema, and should be told so. */
  return reading->fault != NULL || !empty || close_element (reading);
}

/* libxml2 keeps no line of a document type, and its parser has read on by now. */
static void
refuse_doctype (Reading *reading)
{
  gsize size;
  const char *start = g_bytes_get_data (reading->bytes, &size);
  const char *found = g_strstr_len (start, size, "<!DOCTYPE");
  int line = 1;

  for (const char *p = start; found != NULL && p < found; p++)
    line += *p == '\n';
  g_set_error (reading->error, GAB_ERROR, GAB_ERROR_DOCTYPE,
               _("Line %d: the file carries a document type, which no campaign has; it is not opened."), line);
}

static gboolean
take_node (Reading *reading)
{
  GabElement *inner;

  switch (xmlTextReaderNodeType (reading->reader))
    {
    case XML_READER_TYPE_DOCUMENT_TYPE:
    case XML_READER_TYPE_ENTITY_REFERENCE:
      refuse_doctype (reading);
      return FALSE;
    case XML_READER_TYPE_ELEMENT:
      return start_element (reading);
    case XML_READER_TYPE_END_ELEMENT:
      return reading->fault != NULL || close_element (reading);
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
      if (reading->open->len == 0)
        return TRUE;
      inner = g_ptr_array_index (reading->open, reading->open->len - 1);
      g_string_append (inner->text, (const char *) xmlTextReaderConstValue (reading->reader));
      return TRUE;
    default:
      return TRUE;
    }
}

static gboolean
tell_fault (Reading *reading)
{
  if (reading->fault == NULL)
    return TRUE;
  if (reading->ill_formed)
    g_set_error (reading->error, GAB_ERROR, GAB_ERROR_NOT_XML, _("Line %d: the file is not whole XML: %s."),
                 reading->fault_line, reading->fault);
  else
    g_set_error (reading->error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: %s."), reading->fault_line, reading->fault);
  return FALSE;
}

static gboolean
read_nodes (Reading *reading)
{
  int got;

  while ((got = xmlTextReaderRead (reading->reader)) == 1)
    if (!take_node (reading) || !tell_fault (reading))
      return FALSE;
  if (!tell_fault (reading))
    return FALSE;
  if (got == 0)
    return TRUE;
  g_set_error_literal (reading->error, GAB_ERROR, GAB_ERROR_NOT_XML, _("The file is not whole XML."));
  return FALSE;
}

static xmlRelaxNGPtr
load_schema (const char *resource)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  xmlRelaxNGParserCtxtPtr parser;
  xmlRelaxNGPtr schema;

  g_return_val_if_fail (bytes != NULL, NULL);
  parser = xmlRelaxNGNewMemParserCtxt (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  schema = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  return schema;
}

static gboolean
read_with (Reading       *reading,
           xmlRelaxNGPtr  schema)
{
  gboolean good;

  reading->reader = xmlReaderForMemory (g_bytes_get_data (reading->bytes, NULL), g_bytes_get_size (reading->bytes),
                                        NULL, NULL, OPTIONS);
  if (reading->reader == NULL)
    {
      g_set_error_literal (reading->error, GAB_ERROR, GAB_ERROR_NOT_XML, _("The file cannot be read as XML."));
      return FALSE;
    }
  xmlTextReaderSetStructuredErrorHandler (reading->reader, note_fault, reading);
  if (schema != NULL)
    xmlTextReaderRelaxNGSetSchema (reading->reader, schema);
  reading->open = g_ptr_array_new_with_free_func (element_free);
  good = read_nodes (reading);
  g_ptr_array_unref (reading->open);
  g_free (reading->fault);
  xmlFreeTextReader (reading->reader);
  return good;
}

/**
 * gab_xml_read:
 * @bytes: the file's content
 * @schema: (nullable): the resource path of the RELAX NG schema that it must keep
 * @handler: what to do with each element
 * @data: handed to the handler
 * @error: GAB_ERROR_NOT_XML, GAB_ERROR_DOCTYPE, GAB_ERROR_SCHEMA, GAB_ERROR_LIMIT
 *   with the line, or what the handler says
 *
 * Reads a file in one pass, validating as it goes.
 *
 * Returns: TRUE when all of it was read.
 */
gboolean
gab_xml_read (GBytes               *bytes,
              const char           *schema,
              const GabXmlHandler  *handler,
              gpointer              data,
              GError              **error)
{
  Reading reading = { .bytes = bytes, .handler = handler, .data = data, .error = error };
  xmlRelaxNGPtr grammar = NULL;
  gboolean good;

  if (g_bytes_get_size (bytes) == 0)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_NOT_XML, _("The file is empty."));
      return FALSE;
    }
  if (g_bytes_get_size (bytes) > GAB_XML_MOST_BYTES)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_LIMIT, _("The file is larger than Gabion reads."));
      return FALSE;
    }
  xmlSetExternalEntityLoader (refuse_entity);
  if (schema != NULL)
    {
      grammar = load_schema (schema);
      g_return_val_if_fail (grammar != NULL, FALSE);
    }
  good = read_with (&reading, grammar);
  if (grammar != NULL)
    xmlRelaxNGFree (grammar);
  return good;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checking XML against a schema in a thread of its own, while another reads it. */

#include "gab-xml-check.h"

#include "gab-error.h"

#include <glib/gi18n-lib.h>
#include <libxml/relaxng.h>
#include <libxml/xmlreader.h>
#include <string.h>

#define MOST_WAITING 8 /* pieces that the one who reads may be ahead */

struct _GabXmlCheck
{
  char        *schema;  /* resource path */
  GThread     *thread;
  GAsyncQueue *pieces;  /* of GBytes; one without bytes ends them */
  GAsyncQueue *room;    /* a token for each piece that may be waiting */
  GBytes      *piece;   /* that is being read */
  gsize        at;
  gboolean     ended;
  GabXmlFault  fault;
};

/**
 * gab_xml_fault_note:
 * @fault: where it is kept
 * @error: what libxml2 says
 *
 * Keeps the first complaint: the useful one.
 */
void
gab_xml_fault_note (GabXmlFault    *fault,
                    const xmlError *error)
{
  if (fault->message != NULL)
    return;
  fault->message = g_strchomp (g_strdup (error->message != NULL ? error->message : ""));
  g_strdelimit (fault->message, "\n", ' ');
  fault->line = error->line;
  fault->ill_formed = error->domain != XML_FROM_RELAXNGV;
}

/**
 * gab_xml_fault_tell:
 * @fault: a complaint; cleared
 * @error: (out): GAB_ERROR_NOT_XML or GAB_ERROR_SCHEMA with the line
 */
void
gab_xml_fault_tell (GabXmlFault  *fault,
                    GError      **error)
{
  if (fault->ill_formed)
    g_set_error (error, GAB_ERROR, GAB_ERROR_NOT_XML, _("Line %d: the file is not whole XML: %s."),
                 fault->line, fault->message);
  else
    g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: %s."), fault->line, fault->message);
  g_clear_pointer (&fault->message, g_free);
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

static void
next_piece (GabXmlCheck *check)
{
  g_clear_pointer (&check->piece, g_bytes_unref);
  check->piece = g_async_queue_pop (check->pieces);
  check->at = 0;
  check->ended = g_bytes_get_size (check->piece) == 0;
  g_async_queue_push (check->room, check);
}

/* xmlTextReader's way to get more. */
static int
read_some (void *data,
           char *buffer,
           int   room)
{
  GabXmlCheck *check = data;
  gsize size, take;
  const char *bytes;

  if (!check->ended && (check->piece == NULL || check->at == g_bytes_get_size (check->piece)))
    next_piece (check);
  if (check->ended)
    return 0;
  bytes = g_bytes_get_data (check->piece, &size);
  take = MIN ((gsize) room, size - check->at);
  memcpy (buffer, bytes + check->at, take);
  check->at += take;
  return take;
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
  gab_xml_fault_note (data, fault);
}

static gpointer
check_all (gpointer data)
{
  GabXmlCheck *check = data;
  xmlRelaxNGPtr schema = load_schema (check->schema);
  xmlTextReaderPtr reader = xmlReaderForIO (read_some, NULL, check, NULL, NULL, GAB_XML_OPTIONS);

  xmlTextReaderSetStructuredErrorHandler (reader, note_fault, &check->fault);
  xmlTextReaderRelaxNGSetSchema (reader, schema);
  while (check->fault.message == NULL && xmlTextReaderRead (reader) == 1)
    ;
  xmlFreeTextReader (reader);
  xmlRelaxNGFree (schema);
  while (!check->ended)
    next_piece (check);
  return NULL;
}

/**
 * gab_xml_check_begin:
 * @schema: the resource path of a RELAX NG schema
 *
 * Returns: (transfer full): a check that waits for pieces; gab_xml_check_end() ends it.
 */
GabXmlCheck *
gab_xml_check_begin (const char *schema)
{
  GabXmlCheck *check = g_new0 (GabXmlCheck, 1);

  check->schema = g_strdup (schema);
  check->pieces = g_async_queue_new_full ((GDestroyNotify) g_bytes_unref);
  check->room = g_async_queue_new ();
  for (int i = 0; i < MOST_WAITING; i++)
    g_async_queue_push (check->room, check);
  xmlInitParser ();
  check->thread = g_thread_new ("check", check_all, check);
  return check;
}

/**
 * gab_xml_check_feed:
 * @check: a check
 * @piece: what comes next; never without bytes
 *
 * Waits while the check is too far behind.
 */
void
gab_xml_check_feed (GabXmlCheck *check,
                    GBytes      *piece)
{
  g_async_queue_pop (check->room);
  g_async_queue_push (check->pieces, g_bytes_ref (piece));
}

/**
 * gab_xml_check_end:
 * @check: (transfer full): a check that has got all
 * @error: GAB_ERROR_NOT_XML or GAB_ERROR_SCHEMA with the line
 *
 * Returns: TRUE when all keeps the schema.
 */
gboolean
gab_xml_check_end (GabXmlCheck  *check,
                   GError      **error)
{
  gboolean good;

  g_async_queue_push (check->pieces, g_bytes_new (NULL, 0));
  g_thread_join (check->thread);
  good = check->fault.message == NULL;
  if (!good)
    gab_xml_fault_tell (&check->fault, error);
  g_clear_pointer (&check->piece, g_bytes_unref);
  g_async_queue_unref (check->pieces);
  g_async_queue_unref (check->room);
  g_free (check->schema);
  g_free (check);
  return good;
}

struct _GabXmlJudge
{
  xmlRelaxNGPtr schema;
};

/**
 * gab_xml_judge_new:
 * @schema: the resource path of a RELAX NG schema
 *
 * Returns: (transfer full): a judge of texts by that schema.
 */
GabXmlJudge *
gab_xml_judge_new (const char *schema)
{
  GabXmlJudge *judge = g_new0 (GabXmlJudge, 1);

  judge->schema = load_schema (schema);
  return judge;
}

/**
 * gab_xml_judge_free:
 * @judge: (transfer full): a judge
 */
void
gab_xml_judge_free (GabXmlJudge *judge)
{
  xmlRelaxNGFree (judge->schema);
  g_free (judge);
}

/**
 * gab_xml_judge:
 * @judge: a judge
 * @text: a whole document
 *
 * Returns: (transfer full) (nullable): what is wrong with it; NULL for nothing.
 */
char *
gab_xml_judge (GabXmlJudge *judge,
               const char  *text)
{
  GabXmlFault fault = { 0 };
  xmlDocPtr document;
  xmlRelaxNGValidCtxtPtr context = xmlRelaxNGNewValidCtxt (judge->schema);

  xmlRelaxNGSetValidStructuredErrors (context, note_fault, &fault);
  document = xmlReadMemory (text, strlen (text), NULL, NULL,
                            GAB_XML_OPTIONS | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (document == NULL)
    fault.message = g_strdup (_("it is not whole XML"));
  else if (xmlRelaxNGValidateDoc (context, document) != 0 && fault.message == NULL)
    fault.message = g_strdup (_("it breaks the form of a campaign file"));
  xmlFreeDoc (document);
  xmlRelaxNGFreeValidCtxt (context);
  return fault.message;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checking XML against a schema in a thread of its own, while another reads it. */
#pragma once

#include <gio/gio.h>
#include <libxml/xmlerror.h>

G_BEGIN_DECLS

#define GAB_XML_OPTIONS (XML_PARSE_NONET | XML_PARSE_COMPACT | XML_PARSE_BIG_LINES)

/* The parser's or the schema's first complaint. */
typedef struct
{
  char    *message;    /* NULL: none */
  int      line;
  gboolean ill_formed; /* else the schema's */
} GabXmlFault;

void gab_xml_fault_note  (GabXmlFault    *fault,
                          const xmlError *error);
void gab_xml_fault_tell  (GabXmlFault    *fault,
                          GError        **error);

typedef struct _GabXmlCheck GabXmlCheck;

GabXmlCheck *gab_xml_check_begin (const char   *schema);
void         gab_xml_check_feed  (GabXmlCheck  *check,
                                  GBytes       *piece);
gboolean     gab_xml_check_end   (GabXmlCheck  *check,
                                  GError      **error);

/* Whole short texts, one after the other. */
typedef struct _GabXmlJudge GabXmlJudge;

GabXmlJudge *gab_xml_judge_new   (const char   *schema);
void         gab_xml_judge_free  (GabXmlJudge  *judge);
char        *gab_xml_judge       (GabXmlJudge  *judge,
                                  const char   *text);

G_END_DECLS

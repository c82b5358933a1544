/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading XML from strangers: no network, no DTD, no entities, bounded depth and size. */
#pragma once

#include "gab-thing.h"

G_BEGIN_DECLS

#define GAB_XML_MOST_BYTES  (512u * 1024 * 1024)
#define GAB_XML_MOST_DEPTH  16

/* An element as it ends: its attributes and its text. */
typedef struct
{
  char       *name;
  int         line;
  GHashTable *attributes; /* name -> value */
  GString    *text;
} GabElement;

typedef struct
{
  /* Called at the start of an element, whose text is still empty, and at its end. */
  gboolean (* start) (gpointer           data,
                      const GabElement  *element,
                      guint              depth,
                      GError           **error);
  gboolean (* end)   (gpointer           data,
                      const GabElement  *element,
                      guint              depth,
                      GError           **error);
} GabXmlHandler;

const char *gab_element_get    (const GabElement    *element,
                                const char          *attribute);
gboolean    gab_element_number (const GabElement    *element,
                                const char          *attribute,
                                guint64              most,
                                guint64             *number,
                                GError             **error);
gboolean    gab_xml_read       (GBytes              *bytes,
                                const char          *schema,
                                const GabXmlHandler *handler,
                                gpointer             data,
                                GError             **error);

G_END_DECLS

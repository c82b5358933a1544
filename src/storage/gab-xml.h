/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading XML from strangers: no network, no DTD, no entities, bounded depth and size. */
#pragma once

#include "gab-stream.h"
#include "gab-thing.h"

G_BEGIN_DECLS

#define GAB_XML_MOST_BYTES  (512u * 1024 * 1024)
#define GAB_XML_MOST_DEPTH  16

/* An element that is being read, within those around it. */
typedef struct _GabElement GabElement;
struct _GabElement
{
  const char       *name;
  int               line;
  guint             depth;  /* 0: the root */
  const GabElement *parent; /* NULL for the root */
  GString          *text;   /* whole when the element ends */

  /* Of a stream whose bytes are all there: where its tag begins, and as far as it
   * has been read: without the last signs of the tag at its start, all at its end. */
  gsize             begins;
  gsize             ends;

  /*< private >*/
  GString          *words;      /* names and values of the attributes, each ended by a nought */
  GArray           *attributes; /* of guint: where in @words a name begins, then its value */
};

typedef struct
{
  /* Called at the start of an element, whose text is still empty, and at its end. */
  gboolean (* start) (gpointer           data,
                      const GabElement  *element,
                      GError           **error);
  gboolean (* end)   (gpointer           data,
                      const GabElement  *element,
                      GError           **error);
} GabXmlHandler;

const char *gab_element_get    (const GabElement    *element,
                                const char          *attribute);
gboolean    gab_element_number (const GabElement    *element,
                                const char          *attribute,
                                guint64              most,
                                guint64             *number,
                                GError             **error);
gboolean    gab_xml_read       (GabStream           *stream,
                                const char          *schema,
                                const GabXmlHandler *handler,
                                gpointer             data,
                                GError             **error);
gboolean    gab_xml_read_bytes (GBytes              *bytes,
                                const GabXmlHandler *handler,
                                gpointer             data,
                                GError             **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a rule set's tables, alone or within a campaign. */

#include "gab-reader-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * gab_tables_begin:
 * @element: a <tables> element
 * @error: GAB_ERROR_SCHEMA
 *
 * Returns: (transfer full): tables without an entry.
 */
GabTables *
gab_tables_begin (const GabElement  *element,
                  GError           **error)
{
  const char *rules = gab_element_get (element, "rules");
  guint64 revision;

  if (!gab_element_number (element, "revision", 1000000, &revision, error))
    return NULL;
  if (rules == NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("Line %d: the tables do not say of which rules they are."),
                   element->line);
      return NULL;
    }
  return gab_tables_new (rules, revision);
}

static gboolean
take_numbers (GabTables         *tables,
              const GabElement  *element,
              GError           **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_auto (GStrv) words = g_strsplit_set (element->text->str, " \t\r\n", -1);
  const char *name = gab_element_get (element, "name");

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 value;
      gint32 number;

      if (*words[i] == '\0')
        continue;
      if (!g_ascii_string_to_signed (words[i], 10, G_MININT32, G_MAXINT32, &value, NULL))
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("Line %d: “%s” in the table “%s” is no whole number."),
                       element->line, words[i], name);
          return FALSE;
        }
      number = value;
      g_array_append_val (values, number);
    }
  return gab_tables_add (tables, name, (const gint32 *) values->data, values->len, element->line, error);
}

static char *
ruling_of (const GabElement *element)
{
  g_autofree char *text = g_strstrip (g_strdup (element->text->str));

  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

/**
 * gab_tables_take:
 * @tables: tables
 * @element: a <table> within them, as it ends
 * @error: GAB_ERROR_TABLES with the line
 *
 * Returns: TRUE when its numbers were added.
 */
gboolean
gab_tables_take (GabTables         *tables,
                 const GabElement  *element,
                 GError           **error)
{
  if (gab_element_get (element, "name") != NULL)
    return take_numbers (tables, element, error);
  g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("Line %d: a table has no name."), element->line);
  return FALSE;
}

typedef struct
{
  GabTables *tables;
  char      *ruling; /* of the rule that is being read */
} Reading;

static gboolean
start (gpointer           data,
       const GabElement  *element,
       GError           **error)
{
  Reading *reading = data;

  if (element->depth == 0)
    reading->tables = gab_tables_begin (element, error);
  return reading->tables != NULL;
}

static gboolean
end (gpointer           data,
     const GabElement  *element,
     GError           **error)
{
  Reading *reading = data;
  guint64 number;

  if (g_str_equal (element->name, "table"))
    return gab_tables_take (reading->tables, element, error);
  if (g_str_equal (element->name, "ruling"))
    {
      g_free (reading->ruling);
      reading->ruling = ruling_of (element);
    }
  if (!g_str_equal (element->name, "rule"))
    return TRUE;
  if (!gab_element_number (element, "number", 1000, &number, error))
    return FALSE;
  gab_tables_set_title (reading->tables, number, gab_element_get (element, "title"), reading->ruling);
  g_clear_pointer (&reading->ruling, g_free);
  return TRUE;
}

/**
 * gab_tables_read:
 * @bytes: the content of data/rules/X.xml
 * @error: what is wrong, with the line
 *
 * Returns: (transfer full): the tables, with the rules' titles and rulings.
 */
GabTables *
gab_tables_read (GBytes  *bytes,
                 GError **error)
{
  static const GabXmlHandler handler = { start, end };
  Reading reading = { 0 };
  gboolean good = gab_xml_read_bytes (bytes, &handler, &reading, error);

  g_free (reading.ruling);
  if (!good)
    g_clear_pointer (&reading.tables, gab_tables_unref);
  return reading.tables;
}

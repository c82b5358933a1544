/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule tables of the source tree, read with GMarkup. */

#include "test-tables.h"

typedef struct
{
  GabTables *tables;
  char      *table;  /* the name of the table that is open */
  char      *title;  /* of the rule that is open */
  int        rule;
  int        line;
  GString   *text;
  GString   *ruling; /* NULL without one */
} Reader;

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reader *reader = data;
  const char *name, *rules, *revision, *number, *title;

  g_markup_parse_context_get_position (context, &reader->line, NULL);
  g_string_truncate (reader->text, 0);
  if (g_str_equal (element, "tables"))
    {
      if (g_markup_collect_attributes (element, names, values, error,
                                       G_MARKUP_COLLECT_STRING, "rules", &rules,
                                       G_MARKUP_COLLECT_STRING, "revision", &revision,
                                       G_MARKUP_COLLECT_INVALID))
        reader->tables = gab_tables_new (rules, g_ascii_strtoull (revision, NULL, 10));
    }
  else if (g_str_equal (element, "table"))
    {
      if (g_markup_collect_attributes (element, names, values, error,
                                       G_MARKUP_COLLECT_STRING, "name", &name,
                                       G_MARKUP_COLLECT_INVALID))
        reader->table = g_strdup (name);
    }
  else if (g_str_equal (element, "rule"))
    {
      if (g_markup_collect_attributes (element, names, values, error,
                                       G_MARKUP_COLLECT_STRING, "number", &number,
                                       G_MARKUP_COLLECT_STRING, "title", &title,
                                       G_MARKUP_COLLECT_INVALID))
        {
          reader->rule = g_ascii_strtoull (number, NULL, 10);
          reader->title = g_strdup (title);
        }
    }
  else if (!g_str_equal (element, "ruling"))
    g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, "line %d: <%s>", reader->line, element);
}

static void
add_table (Reader  *reader,
           GError **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_auto (GStrv) words = g_strsplit_set (reader->text->str, " \n\t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 value;
      gint32 number;

      if (*words[i] == '\0')
        continue;
      if (!g_ascii_string_to_signed (words[i], 10, G_MININT32, G_MAXINT32, &value, error))
        return;
      number = value;
      g_array_append_val (values, number);
    }
  gab_tables_add (reader->tables, reader->table, (const gint32 *) values->data, values->len,
                  reader->line, error);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              data,
             GError              **error)
{
  Reader *reader = data;

  if (g_str_equal (element, "table"))
    {
      add_table (reader, error);
      g_clear_pointer (&reader->table, g_free);
    }
  else if (g_str_equal (element, "ruling"))
    reader->ruling = g_string_new (reader->text->str);
  else if (g_str_equal (element, "rule"))
    {
      gab_tables_set_title (reader->tables, reader->rule, reader->title,
                            reader->ruling != NULL ? reader->ruling->str : NULL);
      g_clear_pointer (&reader->title, g_free);
      if (reader->ruling != NULL)
        g_string_free (g_steal_pointer (&reader->ruling), TRUE);
    }
}

static void
text (GMarkupParseContext  *context,
      const char           *characters,
      gsize                 length,
      gpointer              data,
      GError              **error)
{
  Reader *reader = data;

  g_string_append_len (reader->text, characters, length);
}

/* Reads tables from XML; NULL with an error when that is not possible. */
GabTables *
test_tables_parse (const char  *xml,
                   GError     **error)
{
  static const GMarkupParser parser = { start_element, end_element, text, NULL, NULL };
  Reader reader = { .text = g_string_new (NULL) };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  gboolean good = g_markup_parse_context_parse (context, xml, -1, error) &&
                  g_markup_parse_context_end_parse (context, error);

  g_string_free (reader.text, TRUE);
  g_free (reader.table);
  g_free (reader.title);
  if (reader.ruling != NULL)
    g_string_free (reader.ruling, TRUE);
  if (!good)
    g_clear_pointer (&reader.tables, gab_tables_unref);
  return reader.tables;
}

/* The tables of a rule set as they lie in the source tree; a failure ends the test. */
GabTables *
test_tables_load (const char *rules)
{
  g_autofree char *file = g_strconcat (rules, ".xml", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("GABION_SOURCE_DIR"), "data", "rules", file, NULL);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  GabTables *tables;

  g_file_get_contents (path, &xml, NULL, &error);
  g_assert_no_error (error);
  tables = test_tables_parse (xml, &error);
  g_assert_no_error (error);
  return tables;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a campaign's file: a table of elements, one handler each. */

#include "gab-reader-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  GabCampaign  *campaign;
  GPtrArray    *records;    /* of GabRecord: the books' log */

  /* Of the element that is being read. */
  GabTables    *tables;
  GHashTable   *operation;  /* attributes of the <operation> */
  int           operation_line;
  GabOperation *current;    /* borrowed; NULL before its <is> */
} Reading;

#define MOST_ORDERS 100000 /* of one log */

typedef gboolean (* ElementFunc) (Reading           *reading,
                                  const GabElement  *element,
                                  GError           **error);

/**
 * gab_prefix_line:
 * @error: (inout): an error
 * @line: a line of a file
 *
 * Puts the line before the sentence, unless one stands there.
 */
void
gab_prefix_line (GError **error,
                 int      line)
{
  if (error != NULL && *error != NULL)
    /* Translators: a line of a file, before what is wrong there */
    g_prefix_error (error, _("Line %d: "), line);
}

static gboolean
start_root (Reading           *reading,
            const GabElement  *element,
            GError           **error)
{
  guint64 format;

  if (!g_str_equal (element->name, "gabion"))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: this is no campaign file: it begins with <%s>."),
                   element->line, element->name);
      return FALSE;
    }
  if (!gab_element_number (element, "format", G_MAXUINT32, &format, error))
    return FALSE;
  if (format > GAB_FORMAT)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_NEWER,
                   _("The file is of format %s, from a later Gabion; this one reads up to format %d."),
                   gab_element_get (element, "format"), GAB_FORMAT);
      return FALSE;
    }
  return TRUE;
}

static gboolean
start_campaign (Reading           *reading,
                const GabElement  *element,
                GError           **error)
{
  const char *period = gab_element_get (element, "period");
  gint32 begins;

  /* What the schema demands may be missing; its fault is told a moment later. */
  if (period == NULL || gab_element_get (element, "begins") == NULL)
    return TRUE;
  if (!gab_day_parse_iso (gab_element_get (element, "begins"), &begins, error))
    {
      gab_prefix_line (error, element->line);
      return FALSE;
    }
  g_object_set (reading->campaign,
                "id", gab_element_get (element, "id"),
                "name", gab_element_get (element, "name"),
                "note", gab_element_get (element, "note"),
                "period", gab_period_from_word (period),
                "begins", begins, NULL);
  return TRUE;
}

static gboolean
start_tables (Reading           *reading,
              const GabElement  *element,
              GError           **error)
{
  g_clear_pointer (&reading->tables, gab_tables_unref);
  reading->tables = gab_tables_begin (element, error);
  return reading->tables != NULL;
}

static gboolean
end_table (Reading           *reading,
           const GabElement  *element,
           GError           **error)
{
  return gab_tables_take (reading->tables, element, error);
}

static gboolean
end_tables (Reading           *reading,
            const GabElement  *element,
            GError           **error)
{
  const GabRuleTables *held = gab_table_set_add (gab_campaign_get_tables (reading->campaign), reading->tables, error);

  if (held == NULL)
    return FALSE;
  if (g_strcmp0 (held->digest, gab_element_get (element, "digest")) == 0)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK,
               _("Line %d: the tables of “%s” are not those that their digest names."),
               element->line, held->rules->id);
  return FALSE;
}

static void
take_texts (GabThing         *thing,
            const GabElement *element)
{
  g_autoptr (GPtrArray) names = gab_thing_list_texts (thing);

  for (guint i = 0; i < names->len; i++)
    {
      const char *value = gab_element_get (element, g_ptr_array_index (names, i));

      if (value != NULL)
        g_object_set (thing, g_ptr_array_index (names, i), value, NULL);
    }
}

/* A thing: the element is the verb, its text the rest of the setup line. */
static gboolean
end_thing (Reading           *reading,
           const GabElement  *element,
           GError           **error)
{
  g_autofree char *line = g_strdup_printf ("%s %s", element->name, element->text->str);
  GabThing *thing = gab_campaign_take_line (reading->campaign, line, error);

  if (thing == NULL)
    {
      gab_prefix_line (error, element->line);
      return FALSE;
    }
  take_texts (thing, element);
  return TRUE;
}

static gboolean
start_operation (Reading           *reading,
                 const GabElement  *element,
                 GError           **error)
{
  g_clear_pointer (&reading->operation, g_hash_table_unref);
  reading->operation = g_hash_table_ref (element->attributes);
  reading->operation_line = element->line;
  reading->current = NULL;
  return TRUE;
}

/* Rules say by which tables and edition they are played: an operation must not be
 * played by others than it was. */
static gboolean
check_rules (const GabElement  *element,
             GError           **error)
{
  const char *rules = gab_element_get (element, "rules");

  if (g_strcmp0 (rules, GAB_OPERATION_AT_THE_TABLE) == 0)
    return TRUE;
  if (rules == NULL || gab_registry_find (rules) == NULL || g_str_equal (rules, gab_books_rules.id))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE,
                   _("Line %d: this Gabion knows no rules “%s” for a siege or battle."), element->line,
                   rules != NULL ? rules : "");
      return FALSE;
    }
  if (gab_element_get (element, "tables") != NULL && gab_element_get (element, "revision") != NULL)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: <%s> does not say with which tables and edition of “%s” it was begun."),
               element->line, element->name, rules);
  return FALSE;
}

/* Blanks alone are no line, and could not be read again when written. */
static gboolean
check_line (const GabElement  *element,
            GError           **error)
{
  for (const char *p = element->text->str; *p != '\0'; p++)
    if (!g_ascii_isspace (*p) && !g_ascii_iscntrl (*p))
      return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_NOTATION, _("Line %d: <%s> is empty."), element->line, element->name);
  return FALSE;
}

static gboolean
end_is (Reading           *reading,
        const GabElement  *element,
        GError           **error)
{
  GabElement outer = { (char *) "operation", reading->operation_line, reading->operation, NULL };
  g_autofree char *line = g_strdup_printf ("operation %s", element->text->str);
  GabThing *thing;
  guint64 revision, seed;

  if (!check_rules (&outer, error))
    return FALSE;
  thing = gab_campaign_take_line (reading->campaign, line, error);
  if (thing == NULL)
    {
      gab_prefix_line (error, element->line);
      return FALSE;
    }
  if (!gab_element_number (&outer, "revision", 1000000, &revision, error) ||
      !gab_element_number (&outer, "seed", G_MAXUINT64, &seed, error))
    return FALSE;
  take_texts (thing, &outer);
  reading->current = GAB_OPERATION (thing);
  g_object_set (thing, "rules", gab_element_get (&outer, "rules"), NULL);
  gab_operation_set_tables (reading->current, gab_element_get (&outer, "tables"), revision);
  gab_operation_set_seed (reading->current, seed);
  return TRUE;
}

static gboolean
end_start (Reading           *reading,
           const GabElement  *element,
           GError           **error)
{
  if (!check_line (element, error))
    return FALSE;
  g_ptr_array_add (gab_operation_get_setup (reading->current), g_strdup (element->text->str));
  return TRUE;
}

/* "9 4p": a p behind those that the program rolled. */
static gboolean
take_dice (GabRecord         *record,
           const GabElement  *element,
           GError           **error)
{
  const char *text = gab_element_get (element, "dice");
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      GabDie die = { .typed = !g_str_has_suffix (words[i], "p") };
      guint64 value;

      if (*words[i] == '\0')
        continue;
      if (!die.typed)
        words[i][strlen (words[i]) - 1] = '\0';
      if (!g_ascii_string_to_unsigned (words[i], 10, 0, 20, &value, NULL) || record->dice->len == GAB_DICE_MAX)
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_DIE, _("Line %d: “%s” is no die."), element->line, words[i]);
          return FALSE;
        }
      die.value = value;
      g_array_append_val (record->dice, die);
    }
  return TRUE;
}

static GabRecord *
read_record (const GabElement  *element,
             GError           **error)
{
  const char *on = gab_element_get (element, "on");
  g_autoptr (GabRecord) record = NULL;
  gint32 day = 0;

  if (!check_line (element, error))
    return NULL;
  if (on != NULL && !gab_day_parse_iso (on, &day, error))
    {
      gab_prefix_line (error, element->line);
      return NULL;
    }
  record = gab_record_new (element->text->str, gab_element_get (element, "words"), day, element->line);
  record->struck = gab_element_get (element, "struck") != NULL;
  return take_dice (record, element, error) ? g_steal_pointer (&record) : NULL;
}

static gboolean
take_record (GPtrArray         *records,
             const GabElement  *element,
             GError           **error)
{
  GabRecord *record;

  if (records->len == MOST_ORDERS)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %d: one log has more than the %d orders that Gabion reads."),
                   element->line, MOST_ORDERS);
      return FALSE;
    }
  record = read_record (element, error);
  if (record == NULL)
    return FALSE;
  g_ptr_array_add (records, record);
  return TRUE;
}

static gboolean
end_order (Reading           *reading,
           const GabElement  *element,
           GError           **error)
{
  return take_record (gab_operation_get_records (reading->current), element, error);
}

static gboolean
end_entry (Reading           *reading,
           const GabElement  *element,
           GError           **error)
{
  return take_record (reading->records, element, error);
}

static gboolean
end_state (Reading           *reading,
           const GabElement  *element,
           GError           **error)
{
  gab_operation_set_stored_digest (reading->current, gab_element_get (element, "digest"));
  return TRUE;
}

static gboolean
end_books (Reading           *reading,
           const GabElement  *element,
           GError           **error)
{
  gab_campaign_set_stored_digest (reading->campaign, gab_element_get (element, "digest"));
  return TRUE;
}

/* Where an element may stand is the schema's affair; here is what it means. */
static const struct { const char *name; ElementFunc start, end; } elements[] = {
  { "gabion",    start_root,      NULL },
  { "campaign",  start_campaign,  NULL },
  { "tables",    start_tables,    end_tables },
  { "table",     NULL,            end_table },
  { "side",      NULL,            end_thing },
  { "force",     NULL,            end_thing },
  { "commander", NULL,            end_thing },
  { "unit",      NULL,            end_thing },
  { "fortress",  NULL,            end_thing },
  { "work",      NULL,            end_thing },
  { "tally",     NULL,            end_thing },
  { "operation", start_operation, NULL },
  { "is",        NULL,            end_is },
  { "start",     NULL,            end_start },
  { "order",     NULL,            end_order },
  { "state",     NULL,            end_state },
  { "entry",     NULL,            end_entry },
  { "books",     NULL,            end_books },
};

static gboolean
take (gpointer           data,
      const GabElement  *element,
      guint              depth,
      gboolean           ends,
      GError           **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      ElementFunc func = ends ? elements[i].end : elements[i].start;

      if (g_str_equal (elements[i].name, element->name))
        return func == NULL || func (data, element, error);
    }
  return TRUE;
}

static gboolean
start (gpointer           data,
       const GabElement  *element,
       guint              depth,
       GError           **error)
{
  if (depth == 0)
    return start_root (data, element, error);
  return take (data, element, depth, FALSE, error);
}

static gboolean
end (gpointer           data,
     const GabElement  *element,
     guint              depth,
     GError           **error)
{
  return take (data, element, depth, TRUE, error);
}

/**
 * gab_reader_read:
 * @bytes: a campaign's file
 * @defaults: the program's own tables
 * @error: what is wrong, with the line
 *
 * Returns: (transfer full): the campaign with open books.
 */
GabCampaign *
gab_reader_read (GBytes       *bytes,
                 GabTableSet  *defaults,
                 GError      **error)
{
  static const GabXmlHandler handler = { start, end };
  g_autoptr (GabCampaign) campaign = gab_campaign_new (defaults);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_record_free);
  Reading reading = { .campaign = campaign, .records = records };
  gboolean good = gab_xml_read (bytes, GAB_SCHEMA, &handler, &reading, error);

  g_clear_pointer (&reading.tables, gab_tables_unref);
  g_clear_pointer (&reading.operation, g_hash_table_unref);
  if (!good || !gab_campaign_open_books (campaign, records, error))
    return NULL;
  return g_steal_pointer (&campaign);
}

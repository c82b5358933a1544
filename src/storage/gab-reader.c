/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a campaign's file: a table of elements, one handler each. */

#include "gab-files.h"
#include "gab-reader-private.h"
#include "gab-upgrade.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_ORDERS 100000 /* of one operation */

typedef gboolean (* ElementFunc) (GabReading        *reading,
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
start_root (GabReading        *reading,
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
  if (format > 0 && format < GAB_FORMAT)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_OLDER, _("The file is of the older format %s."),
                   gab_element_get (element, "format"));
      return FALSE;
    }
  return TRUE;
}

static gboolean
start_campaign (GabReading        *reading,
                const GabElement  *element,
                GError           **error)
{
  const char *period = gab_element_get (element, "period");
  gint32 begins;

  /* What the schema demands may be missing; its fault is told a moment later. */
  if (period == NULL || gab_period_from_word (period) < 0 || gab_element_get (element, "begins") == NULL)
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
start_tables (GabReading        *reading,
              const GabElement  *element,
              GError           **error)
{
  g_clear_pointer (&reading->tables, gab_tables_unref);
  reading->tables = gab_tables_begin (element, error);
  return reading->tables != NULL;
}

static gboolean
end_table (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  return gab_tables_take (reading->tables, element, error);
}

static gboolean
end_tables (GabReading        *reading,
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

static GabThing *
take_line (GabReading        *reading,
           const char        *verb,
           const GabElement  *element,
           GError           **error)
{
  g_autofree char *line = g_strdup_printf ("%s %s", verb, element->text->str);

  if (gab_campaign_get_log (reading->campaign) == NULL)
    return gab_campaign_take_line (reading->campaign, line, error);
  g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("<%s> stands behind the entries."), element->name);
  return NULL;
}

/* A thing: the element is the verb, its text the rest of the setup line. */
static gboolean
end_thing (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  GabThing *thing = take_line (reading, element->name, element, error);

  if (thing == NULL)
    {
      gab_prefix_line (error, element->line);
      return FALSE;
    }
  take_texts (thing, element);
  return TRUE;
}

static gboolean
start_operation (GabReading        *reading,
                 const GabElement  *element,
                 GError           **error)
{
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
end_is (GabReading        *reading,
        const GabElement  *element,
        GError           **error)
{
  const GabElement *outer = element->parent;
  GabThing *thing;
  guint64 revision, seed;

  if (reading->current != NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: <%s> stands twice in <%s>."),
                   element->line, element->name, outer->name);
      return FALSE;
    }
  if (!check_rules (outer, error) ||
      !gab_element_number (outer, "revision", 1000000, &revision, error) ||
      !gab_element_number (outer, "seed", G_MAXUINT64, &seed, error))
    return FALSE;
  thing = take_line (reading, outer->name, element, error);
  if (thing == NULL)
    {
      gab_prefix_line (error, element->line);
      return FALSE;
    }
  take_texts (thing, outer);
  reading->current = GAB_OPERATION (thing);
  g_object_set (thing, "rules", gab_element_get (outer, "rules"), NULL);
  gab_operation_set_tables (reading->current, gab_element_get (outer, "tables"), revision);
  gab_operation_set_seed (reading->current, seed);
  return TRUE;
}

/* The schema says so too, but in its own time. */
static gboolean
check_current (GabReading        *reading,
               const GabElement  *element,
               GError           **error)
{
  if (reading->current != NULL)
    return TRUE;
  g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: <%s> stands before it is said what siege or battle it is of."),
               element->line, element->name);
  return FALSE;
}

static gboolean
end_start (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  if (!check_current (reading, element, error) || !check_line (element, error))
    return FALSE;
  g_ptr_array_add (gab_operation_get_setup (reading->current), g_strdup (element->text->str));
  return TRUE;
}

/* "9 4p": a p behind those that the program rolled. */
static gboolean
take_dice (GArray            *dice,
           const GabElement  *element,
           GError           **error)
{
  const char *text = gab_element_get (element, "dice");
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, " ", -1) : NULL;

  g_array_set_size (dice, 0);
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    {
      GabDie die = { .typed = !g_str_has_suffix (words[i], "p") };
      guint64 value;

      if (*words[i] == '\0')
        continue;
      if (!die.typed)
        words[i][strlen (words[i]) - 1] = '\0';
      if (!g_ascii_string_to_unsigned (words[i], 10, 0, 20, &value, NULL) || dice->len == GAB_DICE_MAX)
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_DIE, _("Line %d: “%s” is no die."), element->line, words[i]);
          return FALSE;
        }
      die.value = value;
      g_array_append_val (dice, die);
    }
  return TRUE;
}

/* The record borrows all that it points to from the element and the reading. */
static gboolean
read_record (GabReading        *reading,
             const GabElement  *element,
             GabRecord         *record,
             GError           **error)
{
  const char *on = gab_element_get (element, "on");
  const char *struck = gab_element_get (element, "struck");

  *record = (GabRecord) { .line = element->text->str, .where = element->line, .struck = struck != NULL };
  if (!check_line (element, error) || !take_dice (reading->dice, element, error))
    return FALSE;
  if (on != NULL && !gab_day_parse_iso (on, &record->day, error))
    {
      gab_prefix_line (error, element->line);
      return FALSE;
    }
  if (struck != NULL && !g_str_equal (struck, "yes"))
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_SCHEMA, _("Line %d: “%s” of <%s> can only be “%s”."),
                   element->line, "struck", element->name, "yes");
      return FALSE;
    }
  record->reason = gab_element_get (element, "words");
  record->why = (char *) gab_element_get (element, "why"); /* borrowed, as the rest is */
  record->corrected = struck != NULL && record->why != NULL;
  record->dice = (const GabDie *) reading->dice->data;
  record->n_dice = reading->dice->len;
  return TRUE;
}

static gboolean
end_order (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  GPtrArray *records;
  GabRecord record;

  if (!check_current (reading, element, error) || !read_record (reading, element, &record, error))
    return FALSE;
  records = gab_operation_get_records (reading->current);
  if (records->len < MOST_ORDERS)
    {
      g_ptr_array_add (records, gab_record_copy (&record));
      return TRUE;
    }
  g_set_error (error, GAB_ERROR, GAB_ERROR_LIMIT, _("Line %d: one log has more than the %d orders that Gabion reads."),
               element->line, MOST_ORDERS);
  return FALSE;
}

/* The setup is complete with the first entry: each is played as it comes, and no
 * second list of them is held. */
static gboolean
end_entry (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  GabRecord record;

  if (!read_record (reading, element, &record, error))
    return FALSE;
  if (gab_campaign_get_log (reading->campaign) == NULL && !gab_campaign_open_books (reading->campaign, error))
    return FALSE;
  gab_turn_log_take (gab_campaign_get_log (reading->campaign), &record);
  return TRUE;
}

static gboolean
end_state (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  if (!check_current (reading, element, error))
    return FALSE;
  gab_operation_set_stored_digest (reading->current, gab_element_get (element, "digest"));
  return TRUE;
}

static gboolean
end_books (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  gab_campaign_set_stored_digest (reading->campaign, gab_element_get (element, "digest"));
  return TRUE;
}

/* What could not be read once is kept as it was. */
static gboolean
end_aside (GabReading        *reading,
           const GabElement  *element,
           GError           **error)
{
  guint64 line;

  if (!gab_element_number (element, "line", G_MAXINT32, &line, error))
    return FALSE;
  gab_campaign_add_aside (reading->campaign,
                          gab_aside_new (line, gab_element_get (element, "why"), element->text->str, -1));
  return TRUE;
}

/* What an element means, by where it stands. What stands elsewhere means nothing:
 * the schema refuses it. The many come first. */
static const struct { const char *parent, *name; ElementFunc start, end; } elements[] = {
  { "campaign",  "entry",     NULL,            end_entry },
  { "operation", "order",     NULL,            end_order },
  { "operation", "start",     NULL,            end_start },
  { "campaign",  "unit",      NULL,            end_thing },
  { "campaign",  "force",     NULL,            end_thing },
  { "campaign",  "commander", NULL,            end_thing },
  { "campaign",  "side",      NULL,            end_thing },
  { "campaign",  "fortress",  NULL,            end_thing },
  { "campaign",  "work",      NULL,            end_thing },
  { "campaign",  "tally",     NULL,            end_thing },
  { "campaign",  "operation", start_operation, NULL },
  { "operation", "is",        NULL,            end_is },
  { "operation", "state",     NULL,            end_state },
  { "campaign",  "tables",    start_tables,    end_tables },
  { "tables",    "table",     NULL,            end_table },
  { "campaign",  "aside",     NULL,            end_aside },
  { "campaign",  "books",     NULL,            end_books },
  { "gabion",    "campaign",  start_campaign,  NULL },
};

static int
find_row (const GabElement *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, element->name) && g_str_equal (elements[i].parent, element->parent->name))
      return i;
  return -1;
}

/* Handles the start of an element, if it and all around it stand where they mean
 * something. */
gboolean
gab_reader_start (gpointer           data,
                  const GabElement  *element,
                  GError           **error)
{
  GabReading *reading = data;
  int row = element->depth > 0 ? find_row (element) : -1;

  reading->known = MIN (reading->known, element->depth);
  if (reading->known < element->depth || (row < 0 && element->depth > 0))
    return TRUE;
  reading->known++;
  if (element->depth == 0)
    return start_root (reading, element, error);
  return elements[row].start == NULL || elements[row].start (reading, element, error);
}

/* Handles the end of an element. */
gboolean
gab_reader_end (gpointer           data,
                const GabElement  *element,
                GError           **error)
{
  GabReading *reading = data;
  int row;

  if (reading->known <= element->depth)
    return TRUE;
  reading->known = element->depth;
  if (element->depth == 0)
    return TRUE;
  row = find_row (element);
  return elements[row].end == NULL || elements[row].end (reading, element, error);
}

/* Sets up to read into a new campaign. */
void
gab_reader_begin (GabReading  *reading,
                  GabTableSet *defaults)
{
  *reading = (GabReading) { .campaign = gab_campaign_new (defaults) };
  reading->dice = g_array_new (FALSE, FALSE, sizeof (GabDie));
}

/* Gives the campaign when all of it was good, with its figures; frees the rest. */
GabCampaign *
gab_reader_finish (GabReading  *reading,
                   gboolean     good,
                   GError     **error)
{
  g_autoptr (GabCampaign) campaign = reading->campaign;

  g_clear_pointer (&reading->tables, gab_tables_unref);
  g_array_unref (reading->dice);
  if (!good || (gab_campaign_get_log (campaign) == NULL && !gab_campaign_open_books (campaign, error)))
    return NULL;
  gab_campaign_refresh (campaign);
  return g_steal_pointer (&campaign);
}

/* What the tree says of figures is for gab_upgrade() to have thought of. */
static GabCampaign *
read_upgraded (GBytes       *bytes,
               GabTableSet  *defaults,
               gboolean      in_part,
               GError      **error)
{
  g_autofree char *notice = NULL;
  g_autoptr (GBytes) upgraded = gab_upgrade (bytes, &notice, error);
  g_autoptr (GabStream) stream = upgraded != NULL ? gab_stream_new_for_bytes (upgraded) : NULL;
  GabCampaign *campaign = NULL;

  if (stream == NULL)
    return NULL;
  campaign = (in_part ? gab_reader_read_part : gab_reader_read) (stream, defaults, error);
  if (campaign != NULL)
    gab_campaign_set_notice (campaign, notice);
  return campaign;
}

/**
 * gab_reader_read_any:
 * @stream: a campaign's file of this format or an older one
 * @path: (nullable): where it lies, when the stream does not hold all its bytes
 * @defaults: the program's own tables
 * @in_part: whether what cannot be read is set aside; wants all bytes
 * @error: what is wrong, with the line
 *
 * Returns: (transfer full): the campaign with open books.
 */
GabCampaign *
gab_reader_read_any (GabStream    *stream,
                     const char   *path,
                     GabTableSet  *defaults,
                     gboolean      in_part,
                     GError      **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GabCampaign *campaign = (in_part ? gab_reader_read_part : gab_reader_read) (stream, defaults, &failure);

  if (campaign != NULL)
    return campaign;
  if (!g_error_matches (failure, GAB_ERROR, GAB_ERROR_OLDER))
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return NULL;
    }
  if (path != NULL)
    bytes = gab_files_read (path, GAB_XML_MOST_BYTES, error);
  else
    bytes = g_bytes_ref (gab_stream_get_whole (stream));
  return bytes != NULL ? read_upgraded (bytes, defaults, in_part, error) : NULL;
}

/**
 * gab_reader_read:
 * @stream: a campaign's file
 * @defaults: the program's own tables
 * @error: what is wrong, with the line
 *
 * Returns: (transfer full): the campaign with open books.
 */
GabCampaign *
gab_reader_read (GabStream    *stream,
                 GabTableSet  *defaults,
                 GError      **error)
{
  static const GabXmlHandler handler = { gab_reader_start, gab_reader_end };
  GabReading reading;

  gab_reader_begin (&reading, defaults);
  return gab_reader_finish (&reading, gab_xml_read (stream, GAB_SCHEMA, &handler, &reading, error), error);
}

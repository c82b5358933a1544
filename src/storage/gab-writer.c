/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a campaign's file: one writer, one escaper, a stable order. */

#include "gab-writer.h"

#include "gab-reader-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/xmlwriter.h>
#include <string.h>

typedef struct
{
  xmlTextWriterPtr writer;
  GabCampaign     *campaign;
} Writing;

/* What XML cannot hold, such as control characters from a paste, is left out. */
static char *
clean (const char *text)
{
  GString *kept = g_string_new (NULL);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if ((c >= 0x20 || c == '\n' || c == '\t') && c != 0x7f && c != 0xfffe && c != 0xffff)
        g_string_append_unichar (kept, c);
    }
  return g_string_free (kept, FALSE);
}

static void
begin (Writing    *writing,
       const char *name)
{
  xmlTextWriterStartElement (writing->writer, BAD_CAST name);
}

static void
end (Writing *writing)
{
  xmlTextWriterEndElement (writing->writer);
}

static void
attribute (Writing    *writing,
           const char *name,
           const char *value)
{
  g_autofree char *text = clean (value != NULL ? value : "");

  if (*text != '\0')
    xmlTextWriterWriteAttribute (writing->writer, BAD_CAST name, BAD_CAST text);
}

static void
attribute_number (Writing    *writing,
                  const char *name,
                  guint64     number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  attribute (writing, name, text);
}

static void
content (Writing    *writing,
         const char *text)
{
  g_autofree char *kept = clean (text);

  xmlTextWriterWriteString (writing->writer, BAD_CAST kept);
}

static void
texts (Writing  *writing,
       GabThing *thing)
{
  g_autoptr (GPtrArray) names = gab_thing_list_texts (thing);

  for (guint i = 0; i < names->len; i++)
    attribute (writing, g_ptr_array_index (names, i), gab_thing_get_text (thing, g_ptr_array_index (names, i)));
}

static void
write_tables (Writing             *writing,
              const GabRuleTables *tables)
{
  begin (writing, "tables");
  attribute (writing, "rules", tables->rules->id);
  attribute_number (writing, "revision", gab_tables_revision (tables->tables));
  attribute (writing, "digest", tables->digest);
  for (guint i = 0; i < gab_tables_length (tables->tables); i++)
    {
      g_autoptr (GString) numbers = g_string_new (NULL);
      const gint32 *values;
      guint n_values;

      begin (writing, "table");
      attribute (writing, "name", gab_tables_nth (tables->tables, i, &values, &n_values));
      for (guint j = 0; j < n_values; j++)
        g_string_append_printf (numbers, "%s%d", j > 0 ? " " : "", values[j]);
      content (writing, numbers->str);
      end (writing);
    }
  end (writing);
}

static void
write_record (Writing      *writing,
              const char   *name,
              gint32        day,
              const GabDie *dice,
              guint         n_dice,
              const char   *words,
              gboolean      struck,
              const char   *line)
{
  g_autofree char *rolled = gab_dice_format (dice, n_dice);
  g_autofree char *on = day != 0 ? gab_day_format_iso (day) : NULL;

  begin (writing, name);
  attribute (writing, "on", on);
  attribute (writing, "dice", rolled);
  attribute (writing, "words", words);
  attribute (writing, "struck", struck ? "yes" : NULL);
  content (writing, line);
  end (writing);
}

static void
write_records (Writing    *writing,
               const char *name,
               GPtrArray  *records)
{
  for (guint i = 0; i < records->len; i++)
    {
      const GabRecord *record = g_ptr_array_index (records, i);

      write_record (writing, name, record->day, record->dice, record->n_dice,
                    record->reason, record->struck, record->line);
    }
}

/* The good orders, and behind them those that the rules refuse. */
static void
write_log (Writing    *writing,
           const char *name,
           GabTurnLog *log,
           gboolean    dated)
{
  const GabGame *game = gab_turn_log_get_game (log);

  for (guint i = 0; i < gab_game_length (game); i++)
    {
      const GabEntry *entry = gab_game_nth (game, i);
      g_autofree char *line = gab_game_line (game, i);

      write_record (writing, name, dated ? entry->day : 0, entry->dice, entry->n_dice, entry->reason,
                    FALSE, line);
    }
  write_records (writing, name, gab_turn_log_get_struck (log));
}

static void
write_operation (Writing      *writing,
                 GabOperation *operation,
                 const char   *line)
{
  GPtrArray *setup = gab_operation_get_setup (operation);
  g_autofree char *digest = gab_operation_dup_digest (operation);

  begin (writing, "operation");
  texts (writing, GAB_THING (operation));
  attribute (writing, "rules", gab_operation_get_rules (operation));
  if (gab_operation_find_rules (operation) != NULL)
    {
      attribute_number (writing, "revision", gab_operation_get_revision (operation));
      attribute (writing, "tables", gab_operation_get_tables (operation));
      attribute_number (writing, "seed", gab_operation_get_seed (operation));
    }
  begin (writing, "is");
  content (writing, line);
  end (writing);
  for (guint i = 0; i < setup->len; i++)
    {
      begin (writing, "start");
      content (writing, g_ptr_array_index (setup, i));
      end (writing);
    }
  if (gab_operation_get_log (operation) != NULL)
    write_log (writing, "order", gab_operation_get_log (operation), FALSE);
  else
    write_records (writing, "order", gab_operation_get_records (operation));
  if (digest != NULL)
    {
      begin (writing, "state");
      attribute (writing, "digest", digest);
      end (writing);
    }
  end (writing);
}

static void
write_thing (GabThing *thing,
             gpointer  data)
{
  Writing *writing = data;
  g_autofree char *line = gab_thing_dup_line (thing);
  char *rest = strchr (line, ' ');

  /* The line's verb is the element. */
  *rest++ = '\0';
  if (GAB_IS_OPERATION (thing))
    {
      write_operation (writing, GAB_OPERATION (thing), rest);
      return;
    }
  begin (writing, line);
  texts (writing, thing);
  content (writing, rest);
  end (writing);
}

/* Tables of the program's own that were taken over for an operation which is not
 * there any more need not be held; other tables are the campaign's. */
static gboolean
is_needed (GabCampaign         *campaign,
           const GabRuleTables *tables)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));

  if (tables->rules == &gab_books_rules ||
      gab_table_set_find (gab_campaign_get_defaults (campaign), tables->rules->id, tables->digest) == NULL)
    return TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      if (g_str_equal (gab_operation_get_tables (operation), tables->digest))
        return TRUE;
    }
  return FALSE;
}

static void
write_campaign (Writing *writing)
{
  GabCampaign *campaign = writing->campaign;
  GabTableSet *tables = gab_campaign_get_tables (campaign);
  g_autofree char *begins = gab_day_format_iso (gab_campaign_get_begins (campaign));
  g_autofree char *digest = gab_campaign_dup_digest (campaign);

  begin (writing, "campaign");
  attribute (writing, "id", gab_campaign_get_id (campaign));
  attribute (writing, "period", gab_period_word (gab_campaign_get_period (campaign)));
  attribute (writing, "begins", begins);
  texts (writing, GAB_THING (campaign));
  for (guint i = 0; i < gab_table_set_length (tables); i++)
    if (is_needed (campaign, gab_table_set_nth (tables, i)))
      write_tables (writing, gab_table_set_nth (tables, i));
  gab_campaign_foreach (campaign, write_thing, writing);
  write_log (writing, "entry", gab_campaign_get_log (campaign), TRUE);
  begin (writing, "books");
  attribute (writing, "digest", digest);
  end (writing);
  end (writing);
}

/**
 * gab_writer_write:
 * @campaign: a campaign as it is, with open books
 *
 * Returns: (transfer full): its file's content, the same for the same campaign
 *   in every language.
 */
GBytes *
gab_writer_write (GabCampaign *campaign)
{
  xmlBufferPtr buffer = xmlBufferCreate ();
  Writing writing = { xmlNewTextWriterMemory (buffer, 0), campaign };
  GBytes *bytes;

  xmlTextWriterSetIndent (writing.writer, 1);
  xmlTextWriterSetIndentString (writing.writer, BAD_CAST "  ");
  xmlTextWriterStartDocument (writing.writer, NULL, "UTF-8", NULL);
  begin (&writing, "gabion");
  attribute_number (&writing, "format", GAB_FORMAT);
  write_campaign (&writing);
  end (&writing);
  xmlTextWriterEndDocument (writing.writer);
  xmlFreeTextWriter (writing.writer);
  bytes = g_bytes_new (xmlBufferContent (buffer), xmlBufferLength (buffer));
  xmlBufferFree (buffer);
  return bytes;
}

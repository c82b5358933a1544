/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Snapshots: a campaign's file before it is written, as a tape of what to write. */

#include "gab-snapshot-private.h"

#include <libxml/xmlwriter.h>
#include <string.h>

/* A snapshot is taken where the campaign lives, and made into bytes wherever there is
 * time. It holds what is small as copied texts, and logs as the entries themselves,
 * which never change. */
typedef enum
{
  MARK_BEGIN,
  MARK_END,
  MARK_ATTRIBUTE,
  MARK_TEXT,
  MARK_RAW_TEXT,
  MARK_ENTRIES,
  MARK_RECORDS,
} MarkKind;

typedef struct
{
  MarkKind    kind;
  gboolean    dated;  /* of entries */
  const char *name;   /* of an element or attribute */
  const char *text;
  GPtrArray  *log;    /* of GabEntry or GabRecord */
  GabNames   *names;  /* of entries: their own */
} Mark;

struct _GabSnapshot
{
  GStringChunk *texts;
  GArray       *marks;
};

static void
mark_clear (gpointer data)
{
  Mark *mark = data;

  g_clear_pointer (&mark->log, g_ptr_array_unref);
  g_clear_pointer (&mark->names, gab_names_unref);
}

/* An empty tape. */
GabSnapshot *
gab_snapshot_new_empty (void)
{
  GabSnapshot *snapshot = g_new0 (GabSnapshot, 1);

  snapshot->texts = g_string_chunk_new (16384);
  snapshot->marks = g_array_new (FALSE, TRUE, sizeof (Mark));
  g_array_set_clear_func (snapshot->marks, mark_clear);
  return snapshot;
}

/**
 * gab_snapshot_free:
 * @snapshot: (transfer full): a snapshot
 */
void
gab_snapshot_free (GabSnapshot *snapshot)
{
  g_array_unref (snapshot->marks);
  g_string_chunk_free (snapshot->texts);
  g_free (snapshot);
}

static Mark *
add (GabSnapshot *snapshot,
     MarkKind     kind,
     const char  *name,
     const char  *text)
{
  Mark mark = { .kind = kind };

  mark.name = name != NULL ? g_string_chunk_insert_const (snapshot->texts, name) : NULL;
  mark.text = text != NULL ? g_string_chunk_insert (snapshot->texts, text) : NULL;
  g_array_append_val (snapshot->marks, mark);
  return &g_array_index (snapshot->marks, Mark, snapshot->marks->len - 1);
}

void
gab_snapshot_begin (GabSnapshot *snapshot,
                    const char  *name)
{
  add (snapshot, MARK_BEGIN, name, NULL);
}

void
gab_snapshot_end (GabSnapshot *snapshot)
{
  add (snapshot, MARK_END, NULL, NULL);
}

/* Nothing for an empty value. */
void
gab_snapshot_attribute (GabSnapshot *snapshot,
                        const char  *name,
                        const char  *value)
{
  if (value != NULL && *value != '\0')
    add (snapshot, MARK_ATTRIBUTE, name, value);
}

void
gab_snapshot_text (GabSnapshot *snapshot,
                   const char  *text)
{
  add (snapshot, MARK_TEXT, NULL, text);
}

/* A text that XML has held before: not a sign of it is left out. */
void
gab_snapshot_raw_text (GabSnapshot *snapshot,
                       const char  *text)
{
  add (snapshot, MARK_RAW_TEXT, NULL, text);
}

/* The records must be in nobody else's hands, or never change. */
void
gab_snapshot_records (GabSnapshot *snapshot,
                      const char  *name,
                      GPtrArray   *records)
{
  if (records->len > 0)
    add (snapshot, MARK_RECORDS, name, NULL)->log = g_ptr_array_ref (records);
}

static gpointer
copy_record (gconstpointer record,
             gpointer      data)
{
  return gab_record_copy (record);
}

/* The good orders, and behind them those that the rules refuse. */
void
gab_snapshot_log (GabSnapshot *snapshot,
                  const char  *name,
                  GabTurnLog  *log,
                  gboolean     dated)
{
  const GabGame *game = gab_turn_log_get_game (log);
  g_autoptr (GPtrArray) struck = g_ptr_array_copy (gab_turn_log_get_struck (log), copy_record, NULL);
  Mark *mark;

  if (gab_game_length (game) > 0)
    {
      mark = add (snapshot, MARK_ENTRIES, name, NULL);
      mark->dated = dated;
      mark->log = gab_game_dup_entries (game);
      mark->names = gab_names_copy (gab_game_setup (game)->names);
    }
  gab_snapshot_records (snapshot, name, struck);
}

/* What XML cannot hold, such as control characters from a paste, is left out. */
static char *
dup_clean (const char *text)
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

/* Most texts are plain letters and need no copy. */
static gboolean
is_plain (const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    if (*p < 0x20 || *p == 0x7f)
      return FALSE;
  return TRUE;
}

static void
put_attribute (xmlTextWriterPtr  writer,
               const char       *name,
               const char       *value)
{
  g_autofree char *clean = NULL;

  if (value != NULL && !is_plain (value))
    value = clean = dup_clean (value);
  if (value != NULL && *value != '\0')
    xmlTextWriterWriteAttribute (writer, BAD_CAST name, BAD_CAST value);
}

static void
put_text (xmlTextWriterPtr  writer,
          const char       *text)
{
  g_autofree char *clean = is_plain (text) ? NULL : dup_clean (text);

  xmlTextWriterWriteString (writer, BAD_CAST (clean != NULL ? clean : text));
}

static void
put_record (xmlTextWriterPtr  writer,
            const char       *name,
            const GabRecord  *record)
{
  g_autofree char *rolled = gab_dice_format (record->dice, record->n_dice);
  g_autofree char *on = record->day != 0 ? gab_day_format_iso (record->day) : NULL;

  xmlTextWriterStartElement (writer, BAD_CAST name);
  put_attribute (writer, "on", on);
  put_attribute (writer, "dice", rolled);
  put_attribute (writer, "words", record->reason);
  put_attribute (writer, "struck", record->struck ? "yes" : NULL);
  put_attribute (writer, "why", record->corrected ? record->why : NULL);
  put_text (writer, record->line);
  xmlTextWriterEndElement (writer);
}

static void
put_entry (xmlTextWriterPtr  writer,
           const Mark       *mark,
           const GabEntry   *entry)
{
  g_autofree char *line = gab_order_format (entry->order, mark->names);
  const GabRecord record = { .line = line, .reason = entry->reason, .dice = entry->dice,
                             .n_dice = entry->n_dice, .day = mark->dated ? entry->day : 0 };

  put_record (writer, mark->name, &record);
}

static void
put_mark (xmlTextWriterPtr  writer,
          const Mark       *mark)
{
  switch (mark->kind)
    {
    case MARK_BEGIN:
      xmlTextWriterStartElement (writer, BAD_CAST mark->name);
      break;
    case MARK_END:
      xmlTextWriterEndElement (writer);
      break;
    case MARK_ATTRIBUTE:
      put_attribute (writer, mark->name, mark->text);
      break;
    case MARK_TEXT:
      put_text (writer, mark->text);
      break;
    case MARK_RAW_TEXT:
      xmlTextWriterWriteString (writer, BAD_CAST mark->text);
      break;
    case MARK_ENTRIES:
      for (guint i = 0; i < mark->log->len; i++)
        put_entry (writer, mark, g_ptr_array_index (mark->log, i));
      break;
    case MARK_RECORDS:
      for (guint i = 0; i < mark->log->len; i++)
        put_record (writer, mark->name, g_ptr_array_index (mark->log, i));
      break;
    default:
      g_return_if_reached ();
    }
}

/**
 * gab_snapshot_write:
 * @snapshot: a snapshot
 *
 * Returns: (transfer full): the file's content, the same for the same campaign in
 *   every language.
 */
GBytes *
gab_snapshot_write (const GabSnapshot *snapshot)
{
  xmlBufferPtr buffer = xmlBufferCreate ();
  xmlTextWriterPtr writer = xmlNewTextWriterMemory (buffer, 0);
  int length;

  xmlBufferSetAllocationScheme (buffer, XML_BUFFER_ALLOC_DOUBLEIT);
  xmlTextWriterSetIndent (writer, 1);
  xmlTextWriterSetIndentString (writer, BAD_CAST "  ");
  xmlTextWriterStartDocument (writer, NULL, "UTF-8", NULL);
  for (guint i = 0; i < snapshot->marks->len; i++)
    put_mark (writer, &g_array_index (snapshot->marks, Mark, i));
  xmlTextWriterEndDocument (writer);
  xmlFreeTextWriter (writer);
  length = xmlBufferLength (buffer);
  /* The bytes are the buffer's own. */
  return g_bytes_new_with_free_func (xmlBufferContent (buffer), length, (GDestroyNotify) xmlBufferFree, buffer);
}

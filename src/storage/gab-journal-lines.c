/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a journal: written, checked, and done again.
 *
 * The first names the saved file that the others go on from, by its digest. Each of
 * the others is a checksum and what happened: "do", "back" (undone) and "again"
 * (redone) with the record of the action; "mark N" where a copy was taken to be
 * saved, and "saving N DIGEST" before that copy takes the file's place. So a file
 * that was saved is known again, with what was done since, at every moment. */

#include "gab-journal-private.h"

#include "gab-files.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_BYTES  (256u * 1024 * 1024)
#define CHECK_CHARS 16

static char *
dup_check (const char *rest)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, rest, -1);

  return g_strndup (sum, CHECK_CHARS);
}

/* A whole line, with its checksum and its end. */
char *
gab_journal_dup_checked (const char *rest)
{
  g_autofree char *check = dup_check (rest);

  return g_strdup_printf ("%s %s\n", check, rest);
}

/* What stands behind the checksum of a line; NULL when that is wrong. */
const char *
gab_journal_checked (const char *line)
{
  g_autofree char *check = NULL;

  if (strlen (line) <= CHECK_CHARS + 1 || line[CHECK_CHARS] != ' ')
    return NULL;
  check = dup_check (line + CHECK_CHARS + 1);
  return strncmp (line, check, CHECK_CHARS) == 0 ? line + CHECK_CHARS + 1 : NULL;
}

/* Behind a mark lie the same lines whether the file before it is played on or the one saved there. */
static guint
find_mark (GabJournalText *text,
           const char     *number)
{
  for (guint i = text->n; i > 1; i--)
    {
      const char *rest = gab_journal_checked (text->lines[i - 1]);

      if (rest != NULL && g_str_has_prefix (rest, "mark ") && g_str_equal (rest + strlen ("mark "), number))
        return i;
    }
  return 0;
}

static guint
find_start (GabJournalText *text,
            const char     *digest)
{
  if (text->n == 0 || !g_str_has_prefix (text->lines[0], GAB_JOURNAL_HEADER))
    return 0;
  for (guint i = text->n; i > 1; i--)
    {
      const char *rest = gab_journal_checked (text->lines[i - 1]);
      g_auto (GStrv) words = NULL;

      if (rest == NULL || !g_str_has_prefix (rest, "saving "))
        continue;
      words = g_strsplit (rest, " ", 3);
      if (words[1] != NULL && g_strcmp0 (words[2], digest) == 0 && find_mark (text, words[1]) > 0)
        return find_mark (text, words[1]);
    }
  return g_str_equal (text->lines[0] + strlen (GAB_JOURNAL_HEADER), digest) ? 1 : 0;
}

/* A machine that fell may leave noughts; what was written behind them is not to be cut off with them. */
static gboolean
is_torn (GBytes     *bytes,
         const char *text)
{
  gsize size, read = strlen (text);
  const char *data = g_bytes_get_data (bytes, &size);

  return read < size && memchr (data + read, '\n', size - read) != NULL;
}

/* Reads a journal; NULL when there is none, or it cannot be read. */
GabJournalText *
gab_journal_text_read (const char  *path,
                       const char  *digest,
                       GError     **error)
{
  g_autoptr (GBytes) bytes = gab_files_read (path, MOST_BYTES, error);
  GabJournalText *text;

  if (bytes == NULL)
    return NULL;
  text = g_new0 (GabJournalText, 1);
  text->text = gab_files_dup_text (bytes);
  text->torn = is_torn (bytes, text->text);
  text->lines = g_strsplit (text->text, "\n", -1);
  text->n = MAX (1, g_strv_length (text->lines)) - 1;
  text->start = find_start (text, digest);
  return text;
}

void
gab_journal_text_free (GabJournalText *text)
{
  g_strfreev (text->lines);
  g_free (text->text);
  g_free (text);
}

gboolean
gab_journal_is_act (const char *rest)
{
  return !g_str_has_prefix (rest, "mark ") && !g_str_has_prefix (rest, "saving ");
}

/* How many actions lie in it, from its start or, of another file's, from its beginning; a damaged line was one. */
guint
gab_journal_text_count (GabJournalText *text)
{
  guint n = 0;

  for (guint i = MAX (text->start, 1); i < text->n; i++)
    {
      const char *rest = gab_journal_checked (text->lines[i]);

      n += rest == NULL || gab_journal_is_act (rest);
    }
  return n;
}

guint
gab_journal_text_marks (GabJournalText *text)
{
  guint marks = 0;

  for (guint i = 1; i < text->n; i++)
    {
      const char *rest = gab_journal_checked (text->lines[i]);

      if (rest != NULL && g_str_has_prefix (rest, "mark "))
        marks = MAX (marks, (guint) g_ascii_strtoull (rest + strlen ("mark "), NULL, 10));
    }
  return marks;
}

/* What happened, without checksum. */
char *
gab_journal_dup_act (GabActed     acted,
                     GabAction   *action,
                     GabCampaign *campaign)
{
  static const char *const words[] = { [GAB_ACTED_DO] = "do", [GAB_ACTED_UNDO] = "back", [GAB_ACTED_REDO] = "again" };
  g_autoptr (GVariant) record = acted == GAB_ACTED_UNDO ? gab_action_record_undone (action, campaign)
                                                        : gab_action_record (action, campaign);
  g_autofree char *text = g_variant_print (record, TRUE);

  return g_strdup_printf ("%s %s", words[acted], text);
}

/* Does again what a line says. */
gboolean
gab_journal_replay (GabDocument  *document,
                    const char   *rest,
                    GError      **error)
{
  g_autoptr (GVariant) record = NULL;
  const char *space = strchr (rest, ' ');

  if (!gab_journal_is_act (rest))
    return TRUE;
  if (space != NULL)
    record = g_variant_parse (NULL, space + 1, NULL, NULL, NULL);
  if (record != NULL && g_str_has_prefix (rest, "do "))
    return gab_document_replay (document, record, error);
  if (record != NULL && g_str_has_prefix (rest, "back "))
    return gab_document_replay_undone (document, record, error);
  /* What was undone before the file was saved is known from the line alone. */
  if (record != NULL && g_str_has_prefix (rest, "again "))
    return gab_document_can_redo (document) ? gab_document_redo (document, error)
                                            : gab_document_replay (document, record, error);
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("A record of the journal does not fit this campaign."));
  return FALSE;
}

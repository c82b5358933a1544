/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal: every action as it is given, so that a crash loses nothing.
 *
 * A file of lines. The first names the saved file that the others go on from, by
 * its digest; then a line an action: a checksum, what happened, and the record. A
 * line that was cut by a fall of the machine, and all behind it, does not count. */

#include "gab-journal.h"

#include "gab-files.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define HEADER      "gabion-journal 1 "
#define MOST_BYTES  (256u * 1024 * 1024)
#define CHECK_CHARS 16

struct _GabJournal
{
  char   *folder;
  char   *path;
  int     fd;       /* -1: not begun */
  GThread *flusher; /* puts what was written on the disk, within a second */
  GMutex  lock;
  GCond   wake;
  gboolean dirty, stop;
  int     failing;  /* atomic: the last write or flush failed */
};

/**
 * gab_journal_folder:
 * @campaign_id: the campaign's UUID
 *
 * Returns: (transfer full): the folder of its journal.
 */
char *
gab_journal_folder (const char *campaign_id)
{
  return g_build_filename (g_get_user_state_dir (), "gabion", campaign_id, NULL);
}

/**
 * gab_journal_digest:
 * @file: the content of a saved file
 *
 * Returns: (transfer full): the digest that binds a journal to it.
 */
char *
gab_journal_digest (GBytes *file)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, file);
}

/**
 * gab_journal_new:
 * @folder: the folder of a campaign's journal, made when it is needed
 *
 * Returns: (transfer full): a journal that has not begun.
 */
GabJournal *
gab_journal_new (const char *folder)
{
  GabJournal *journal = g_new0 (GabJournal, 1);

  journal->folder = g_strdup (folder);
  journal->path = g_build_filename (folder, "journal", NULL);
  journal->fd = -1;
  g_mutex_init (&journal->lock);
  g_cond_init (&journal->wake);
  return journal;
}

/* The worker: waits for something to flush, lets a little more come, flushes. */
static gpointer
flush_now_and_then (gpointer data)
{
  GabJournal *journal = data;

  g_mutex_lock (&journal->lock);
  while (!journal->stop)
    {
      if (!journal->dirty)
        {
          g_cond_wait (&journal->wake, &journal->lock);
          continue;
        }
      journal->dirty = FALSE;
      g_mutex_unlock (&journal->lock);
      if (!gab_files_flush (journal->fd))
        g_atomic_int_set (&journal->failing, TRUE);
      g_mutex_lock (&journal->lock);
    }
  g_mutex_unlock (&journal->lock);
  return NULL;
}

static void
stop_writing (GabJournal *journal)
{
  if (journal->fd < 0)
    return;
  g_mutex_lock (&journal->lock);
  journal->stop = TRUE;
  g_cond_signal (&journal->wake);
  g_mutex_unlock (&journal->lock);
  g_thread_join (journal->flusher);
  gab_files_close (journal->fd);
  journal->fd = -1;
  journal->stop = FALSE;
}

/**
 * gab_journal_free:
 * @journal: (transfer full): a journal; its file stays
 */
void
gab_journal_free (GabJournal *journal)
{
  stop_writing (journal);
  g_mutex_clear (&journal->lock);
  g_cond_clear (&journal->wake);
  g_free (journal->folder);
  g_free (journal->path);
  g_free (journal);
}

static gboolean
start_writing (GabJournal  *journal,
               GError     **error)
{
  journal->fd = gab_files_append_open (journal->path, error);
  if (journal->fd < 0)
    return FALSE;
  journal->flusher = g_thread_new ("journal", flush_now_and_then, journal);
  return TRUE;
}

/**
 * gab_journal_begin:
 * @journal: a journal
 * @digest: of the saved file that the coming actions go on from
 * @error: a G_FILE_ERROR; the journal that was there is then as it was
 *
 * Begins anew, after a file has been saved or opened.
 *
 * Returns: TRUE when it can take actions.
 */
gboolean
gab_journal_begin (GabJournal  *journal,
                   const char  *digest,
                   GError     **error)
{
  g_autofree char *header = g_strdup_printf (HEADER "%s\n", digest);
  g_autofree char *fresh = g_strconcat (journal->path, ".new", NULL);
  int fd;

  stop_writing (journal);
  g_mkdir_with_parents (journal->folder, 0700);
  g_unlink (fresh);
  fd = gab_files_append_open (fresh, error);
  if (fd < 0)
    return FALSE;
  if (!gab_files_append (fd, fresh, header, strlen (header), error))
    {
      gab_files_close (fd);
      return FALSE;
    }
  gab_files_flush (fd);
  gab_files_close (fd);
  if (!gab_files_move (fresh, journal->path, error) || !start_writing (journal, error))
    return FALSE;
  g_atomic_int_set (&journal->failing, FALSE);
  return TRUE;
}

/**
 * gab_journal_end:
 * @journal: a journal of which all has been saved, or given up by its player
 */
void
gab_journal_end (GabJournal *journal)
{
  stop_writing (journal);
  g_unlink (journal->path);
}

/**
 * gab_journal_is_failing:
 * @journal: a journal
 *
 * Returns: whether the last action could not be kept.
 */
gboolean
gab_journal_is_failing (GabJournal *journal)
{
  return g_atomic_int_get (&journal->failing);
}

static char *
dup_check (const char *rest)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, rest, -1);

  return g_strndup (sum, CHECK_CHARS);
}

static char *
dup_line (GabActed      acted,
          GabAction    *action,
          GabOperation *shown,
          GabCampaign  *campaign)
{
  g_autoptr (GVariant) record = NULL;
  g_autofree char *text = NULL;

  switch (acted)
    {
    case GAB_ACTED_DO:
      record = gab_action_record (action, campaign);
      text = g_variant_print (record, TRUE);
      return g_strconcat ("do ", text, NULL);
    case GAB_ACTED_UNDO:
      return g_strconcat ("undo ", shown != NULL ? gab_thing_get_handle (GAB_THING (shown)) : "campaign", NULL);
    case GAB_ACTED_REDO:
      return g_strdup ("redo ");
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * gab_journal_append:
 * @journal: a journal that has begun
 * @acted: what happened
 * @action: the action
 * @shown: (nullable): the operation that was shown
 * @campaign: the campaign after it
 * @error: a G_FILE_ERROR; the action stands all the same, but would not outlive a crash
 *
 * Keeps an action before it is shown.
 *
 * Returns: TRUE when it is kept.
 */
gboolean
gab_journal_append (GabJournal    *journal,
                    GabActed       acted,
                    GabAction     *action,
                    GabOperation  *shown,
                    GabCampaign   *campaign,
                    GError       **error)
{
  g_autofree char *rest = dup_line (acted, action, shown, campaign);
  g_autofree char *check = dup_check (rest);
  g_autofree char *line = g_strdup_printf ("%s %s\n", check, rest);

  g_return_val_if_fail (journal->fd >= 0, FALSE);
  if (!gab_files_append (journal->fd, journal->path, line, strlen (line), error))
    {
      g_atomic_int_set (&journal->failing, TRUE);
      return FALSE;
    }
  g_mutex_lock (&journal->lock);
  journal->dirty = TRUE;
  g_cond_signal (&journal->wake);
  g_mutex_unlock (&journal->lock);
  return TRUE;
}

static gboolean
replay_undo (GabDocument  *document,
             const char   *handle,
             GError      **error)
{
  GabCampaign *campaign = gab_document_get_campaign (document);
  GabThing *shown = gab_campaign_find (campaign, handle);

  if (GAB_IS_OPERATION (shown) &&
      !gab_campaign_open_operation_or_books (campaign, GAB_OPERATION (shown), error))
    return FALSE;
  return gab_document_undo (document, GAB_IS_OPERATION (shown) ? GAB_OPERATION (shown) : NULL, error);
}

static gboolean
replay_line (GabDocument  *document,
             const char   *rest,
             GError      **error)
{
  g_autoptr (GVariant) record = NULL;

  if (g_str_has_prefix (rest, "undo "))
    return replay_undo (document, rest + strlen ("undo "), error);
  if (g_str_has_prefix (rest, "redo "))
    return gab_document_redo (document, error);
  if (g_str_has_prefix (rest, "do "))
    record = g_variant_parse (NULL, rest + strlen ("do "), NULL, NULL, NULL);
  if (record != NULL)
    return gab_document_replay (document, record, error);
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("A record of the journal does not fit this campaign."));
  return FALSE;
}

/* A whole line has its checksum before it. */
static const char *
checked (char *line)
{
  g_autofree char *check = NULL;

  if (strlen (line) <= CHECK_CHARS + 1 || line[CHECK_CHARS] != ' ')
    return NULL;
  check = dup_check (line + CHECK_CHARS + 1);
  return strncmp (line, check, CHECK_CHARS) == 0 ? line + CHECK_CHARS + 1 : NULL;
}

static void
set_aside (GabJournal *journal)
{
  g_autofree char *aside = g_strdup_printf ("%s.aside-%" G_GINT64_FORMAT, journal->path, g_get_real_time ());

  gab_files_move (journal->path, aside, NULL);
}

/**
 * gab_journal_recover:
 * @journal: a journal that has not begun
 * @document: a document just opened
 * @digest: of its saved file
 * @error: why not every action could be done again; those before it were
 *
 * Does again what had been done since the file was saved. A journal of another
 * file, or one that does not fit, is kept aside and never thrown away.
 *
 * Returns: how many actions were done again; 0 when there was nothing.
 */
guint
gab_journal_recover (GabJournal   *journal,
                     GabDocument  *document,
                     const char   *digest,
                     GError      **error)
{
  g_autoptr (GBytes) bytes = gab_files_read (journal->path, MOST_BYTES, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;
  gboolean good = TRUE;

  if (bytes == NULL)
    return 0;
  text = gab_files_dup_text (bytes);
  lines = g_strsplit (text, "\n", -1);
  if (lines[0] == NULL || !g_str_has_prefix (lines[0], HEADER) ||
      !g_str_equal (lines[0] + strlen (HEADER), digest))
    {
      set_aside (journal);
      return 0;
    }
  /* The last piece is behind the last line's end: empty, or cut. */
  for (guint i = 1; good && lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      const char *rest = checked (lines[i]);

      if (rest != NULL)
        good = replay_line (document, rest, error);
      else
        {
          good = FALSE;
          g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK,
                       _("Line %u of the journal is damaged; what stands behind it is kept aside."), i + 1);
        }
      n += good;
    }
  if (!good)
    set_aside (journal);
  return n;
}

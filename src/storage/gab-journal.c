/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal: every action as it is given, so that a crash loses nothing. */

#include "gab-journal-private.h"

#include "gab-files.h"

#include <string.h>


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
  journal->path = g_build_filename (folder, GAB_JOURNAL_NAME, NULL);
  journal->pending = g_string_new (NULL);
  journal->fd = -1;
  g_mutex_init (&journal->lock);
  g_cond_init (&journal->wake);
  return journal;
}

/* A new file with its first line, in the place of the one before. */
static gboolean
make_file (GabJournal  *journal,
           const char  *content,
           gsize        size,
           GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (content, size);

  if (!gab_files_make_folder (journal->folder, error) || !gab_files_write (journal->path, bytes, error))
    return FALSE;
  journal->size = size;
  return TRUE;
}

static gboolean
open_file (GabJournal  *journal,
           GError     **error)
{
  journal->fd = gab_files_append_open (journal->path, error);
  return journal->fd >= 0;
}

/* Kept under another name; until that is done nothing may be written in its place. */
static gboolean
move_aside (GabJournal  *journal,
            const char  *why,
            GError     **error)
{
  g_autofree char *other = g_strdup_printf ("%s.%s-%" G_GINT64_FORMAT, journal->path, why, g_get_real_time ());

  journal->foreign = g_file_test (journal->path, G_FILE_TEST_EXISTS) && !gab_files_move (journal->path, other, error);
  return !journal->foreign;
}

/* Begun anew with nothing but its first line; once that has failed it is tried again with every action. */
static gboolean
open_anew (GabJournal  *journal,
           GError     **error)
{
  g_autofree char *header = g_strdup_printf (GAB_JOURNAL_HEADER "%s\n", journal->digest);

  if (journal->foreign && !move_aside (journal, "aside", error))
    return FALSE;
  return make_file (journal, header, strlen (header), error) && open_file (journal, error);
}

/* Goes on behind what was recovered; a damaged rest is first kept in a file of its own. */
static gboolean
open_behind (GabJournal  *journal,
             GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *kept = NULL;
  gsize size = 0;
  const char *data;

  if (!journal->damaged)
    {
      journal->size = journal->good;
      return open_file (journal, error) && gab_files_cut (journal->fd, journal->size);
    }
  bytes = gab_files_read (journal->path, G_MAXUINT32, error);
  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &size);
  kept = g_strdup_printf ("%s.damaged-%" G_GINT64_FORMAT, journal->path, g_get_real_time ());
  return gab_files_write (kept, bytes, error) && make_file (journal, data, MIN (journal->good, size), error) &&
         open_file (journal, error);
}

static gboolean
open_now (GabJournal  *journal,
          GError     **error)
{
  gboolean good = journal->good > 0 ? open_behind (journal, error) : open_anew (journal, error);

  if (good)
    {
      journal->good = 0;
      journal->damaged = FALSE;
    }
  else if (journal->fd >= 0)
    {
      gab_files_close (journal->fd);
      journal->fd = -1;
    }
  return good;
}

/* Puts behind the whole lines what waits. A line written in part would spoil the next. */
static gboolean
write_pending (GabJournal  *journal,
               GError     **error)
{
  if (journal->pending->len == 0)
    return TRUE;
  if (journal->fd < 0 && (journal->digest == NULL || !open_now (journal, error)))
    return FALSE;
  if (g_atomic_int_get (&journal->failing) && !gab_files_cut (journal->fd, journal->size))
    return FALSE;
  if (!gab_files_append (journal->fd, journal->path, journal->pending->str, journal->pending->len, error))
    {
      gab_files_cut (journal->fd, journal->size);
      return FALSE;
    }
  journal->size += journal->pending->len;
  g_string_truncate (journal->pending, 0);
  journal->dirty = TRUE;
  return TRUE;
}

static void
flush (GabJournal *journal)
{
  int fd = journal->fd;
  gboolean good;

  journal->dirty = FALSE;
  g_mutex_unlock (&journal->lock);
  good = gab_files_flush (fd);
  g_mutex_lock (&journal->lock);
  if (!good)
    g_atomic_int_set (&journal->failing, TRUE);
  else if (journal->pending->len == 0)
    g_atomic_int_set (&journal->failing, FALSE);
}

/* The worker: waits for something to put on the disk; what could not be written is tried again. */
static gpointer
flush_now_and_then (gpointer data)
{
  GabJournal *journal = data;

  g_mutex_lock (&journal->lock);
  while (!journal->stop)
    {
      gboolean wrong = g_atomic_int_get (&journal->failing);

      if (journal->dirty)
        flush (journal);
      if (journal->stop || journal->dirty)
        continue;
      if (!wrong)
        {
          g_cond_wait (&journal->wake, &journal->lock);
          continue;
        }
      g_cond_wait_until (&journal->wake, &journal->lock, g_get_monotonic_time () + G_USEC_PER_SEC);
      if (!journal->stop && write_pending (journal, NULL) && journal->fd >= 0)
        journal->dirty = TRUE;
    }
  g_mutex_unlock (&journal->lock);
  return NULL;
}

static void
stop_writing (GabJournal *journal)
{
  if (journal->flusher != NULL)
    {
      g_mutex_lock (&journal->lock);
      journal->stop = TRUE;
      g_cond_signal (&journal->wake);
      g_mutex_unlock (&journal->lock);
      g_thread_join (g_steal_pointer (&journal->flusher));
    }
  if (journal->fd >= 0)
    gab_files_close (journal->fd);
  journal->fd = -1;
  journal->stop = journal->dirty = FALSE;
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
  g_string_free (journal->pending, TRUE);
  g_free (journal->digest);
  g_free (journal->folder);
  g_free (journal->path);
  g_free (journal);
}

/**
 * gab_journal_begin:
 * @journal: a journal
 * @digest: of the saved file that the coming actions go on from
 * @error: a G_FILE_ERROR; the journal that was there is then as it was, and what is
 *   done is kept until it can be written
 *
 * Begins anew, or goes on behind what gab_journal_recover() has just done again.
 *
 * Returns: TRUE when it can take actions.
 */
gboolean
gab_journal_begin (GabJournal  *journal,
                   const char  *digest,
                   GError     **error)
{
  gboolean good;

  stop_writing (journal);
  g_string_truncate (journal->pending, 0);
  if (g_strcmp0 (journal->digest, digest) != 0)
    journal->good = 0;
  g_free (journal->digest);
  journal->digest = g_strdup (digest);
  good = open_now (journal, error);
  g_atomic_int_set (&journal->failing, !good);
  journal->flusher = g_thread_new ("journal", flush_now_and_then, journal);
  return good;
}

/**
 * gab_journal_end:
 * @journal: a journal of which all has been saved, or given up by its player
 */
void
gab_journal_end (GabJournal *journal)
{
  stop_writing (journal);
  gab_files_remove (journal->path, NULL);
}

/**
 * gab_journal_is_failing:
 * @journal: a journal
 *
 * Returns: whether what was done last could not be kept.
 */
gboolean
gab_journal_is_failing (GabJournal *journal)
{
  return g_atomic_int_get (&journal->failing);
}

/* Takes a line, now or when the disk takes lines again. */
static gboolean
put (GabJournal  *journal,
     const char  *rest,
     GError     **error)
{
  g_autofree char *line = gab_journal_dup_checked (rest);
  gboolean good;

  g_mutex_lock (&journal->lock);
  g_string_append (journal->pending, line);
  good = write_pending (journal, error);
  g_atomic_int_set (&journal->failing, !good);
  g_cond_signal (&journal->wake);
  g_mutex_unlock (&journal->lock);
  return good;
}

/**
 * gab_journal_append:
 * @journal: a journal that has begun
 * @acted: what happened
 * @action: the action
 * @campaign: the campaign after it
 * @error: a G_FILE_ERROR; the action stands all the same, but would not outlive a crash
 *
 * Keeps an action before it is shown.
 *
 * Returns: TRUE when it is kept.
 */
gboolean
gab_journal_append (GabJournal   *journal,
                    GabActed      acted,
                    GabAction    *action,
                    GabCampaign  *campaign,
                    GError      **error)
{
  g_autofree char *rest = gab_journal_dup_act (acted, action, campaign);

  return put (journal, rest, error);
}

/**
 * gab_journal_mark:
 * @journal: a journal that has begun
 *
 * Notes that a copy of the campaign is taken now, to be saved.
 *
 * Returns: a number for gab_journal_promise().
 */
guint
gab_journal_mark (GabJournal *journal)
{
  g_autofree char *rest = g_strdup_printf ("mark %u", ++journal->marks);

  put (journal, rest, NULL);
  return journal->marks;
}

/**
 * gab_journal_promise:
 * @journal: a journal that has begun
 * @mark: from gab_journal_mark()
 * @digest: of the file that is about to be in its place
 *
 * Binds what is done since the mark to that file, should it come to stand there. May
 * be called in a worker.
 */
void
gab_journal_promise (GabJournal *journal,
                     guint       mark,
                     const char *digest)
{
  g_autofree char *rest = g_strdup_printf ("saving %u %s", mark, digest);

  put (journal, rest, NULL);
}

/**
 * gab_journal_set_aside:
 * @journal: a journal
 * @why: a word for its name: "aside", "discarded"
 *
 * Ends it and keeps its file under another name.
 */
void
gab_journal_set_aside (GabJournal *journal,
                       const char *why)
{
  stop_writing (journal);
  move_aside (journal, why, NULL);
}

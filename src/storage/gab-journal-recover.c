/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recovering: what a journal holds is done again after a crash. */

#include "gab-journal-private.h"

#include "gab-files.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ASIDE GAB_JOURNAL_NAME ".aside-"

static GabJournalText *
read_if_it_fits (const char *path,
                 const char *digest)
{
  g_autoptr (GabJournalText) text = gab_journal_text_read (path, digest, NULL);

  return text != NULL && text->start > 0 ? g_steal_pointer (&text) : NULL;
}

/* One of those that lie aside may go on from this very file: it takes its place again. */
static GabJournalText *
find_aside (GabJournal *journal,
            const char *digest)
{
  g_autoptr (GPtrArray) names = gab_files_list (journal->folder, ASIDE, "");

  for (guint i = names->len; i > 0; i--)
    {
      g_autofree char *path = g_build_filename (journal->folder, g_ptr_array_index (names, i - 1), NULL);
      g_autoptr (GabJournalText) text = read_if_it_fits (path, digest);

      if (text != NULL && gab_journal_text_count (text) > 0 && gab_files_move (path, journal->path, NULL))
        return g_steal_pointer (&text);
    }
  return NULL;
}

static void
tell_other (guint    n,
            GError **error)
{
  if (error == NULL || *error != NULL)
    return;
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE,
               ngettext ("The journal holds %u action that goes on from another version of this campaign. It is kept "
                         "aside, and comes back when that version is opened.",
                         "The journal holds %u actions that go on from another version of this campaign. They are kept "
                         "aside, and come back when that version is opened.",
                         n),
               n);
}

static void
tell_unread (const GError  *unread,
             GError       **error)
{
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE,
               _("What was done since the last save cannot be recovered now: %s It is kept aside."), unread->message);
}

static gboolean
fail_damaged (guint    number,
              GError **error)
{
  g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK,
               _("Line %u of the journal is damaged; what stands behind it is kept aside."), number);
  return FALSE;
}

static gboolean
replay (GabDocument  *document,
        const char   *line,
        guint         number,
        gboolean     *acts,
        GError      **error)
{
  const char *rest = gab_journal_checked (line);

  if (rest == NULL)
    return fail_damaged (number, error);
  *acts = gab_journal_is_act (rest);
  return gab_journal_replay (document, rest, error);
}

static guint
replay_all (GabJournal      *journal,
            GabJournalText  *text,
            GabDocument     *document,
            GCancellable    *cancellable,
            GError         **error)
{
  gsize good = 0;
  guint n = 0;

  for (guint i = 0; i < text->n && !g_cancellable_is_cancelled (cancellable); i++)
    {
      gboolean acts = FALSE;

      if (i >= text->start && !replay (document, text->lines[i], i + 1, &acts, error))
        {
          journal->damaged = TRUE;
          break;
        }
      good += strlen (text->lines[i]) + 1;
      n += acts;
    }
  if (text->torn && !journal->damaged)
    journal->damaged = !fail_damaged (text->n + 1, error);
  journal->good = good;
  return n;
}

/**
 * gab_journal_recover:
 * @journal: a journal that has not begun
 * @document: a document just opened
 * @digest: of its saved file
 * @cancellable: (nullable): when it is cancelled the journal stays as it is
 * @error: why not every action could be done again; those before it were
 *
 * Does again what had been done since the file was saved; gab_journal_begin() then
 * goes on behind it. A journal of another file, or the part of one that does not fit,
 * is kept aside and never thrown away.
 *
 * Returns: how many actions were done again; 0 when there was nothing.
 */
guint
gab_journal_recover (GabJournal   *journal,
                     GabDocument  *document,
                     const char   *digest,
                     GCancellable *cancellable,
                     GError      **error)
{
  g_autoptr (GError) unread = NULL;
  g_autoptr (GabJournalText) text = gab_journal_text_read (journal->path, digest, &unread);
  guint others = 0;

  journal->good = 0;
  journal->damaged = FALSE;
  journal->foreign = FALSE;
  if (text == NULL && !g_error_matches (unread, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      tell_unread (unread, error);
      gab_journal_set_aside (journal, "aside");
    }
  if (text != NULL && text->start == 0)
    {
      others = gab_journal_text_count (text);
      if (others > 0 || text->torn)
        gab_journal_set_aside (journal, "aside");
      g_clear_pointer (&text, gab_journal_text_free);
    }
  if (text == NULL || gab_journal_text_count (text) == 0)
    {
      g_autoptr (GabJournalText) aside = journal->foreign ? NULL : find_aside (journal, digest);

      if (aside == NULL && others > 0)
        tell_other (others, error);
      if (aside == NULL)
        return 0;
      g_clear_pointer (&text, gab_journal_text_free);
      text = g_steal_pointer (&aside);
    }
  g_free (journal->digest);
  journal->digest = g_strdup (digest);
  journal->marks = gab_journal_text_marks (text);
  return replay_all (journal, text, document, cancellable, error);
}

/**
 * gab_journal_count:
 * @folder: the folder of a campaign's journal
 * @digest: of a file
 *
 * Returns: how many actions the journal there holds that go on from that file.
 */
guint
gab_journal_count (const char *folder,
                   const char *digest)
{
  g_autofree char *path = g_build_filename (folder, GAB_JOURNAL_NAME, NULL);
  g_autoptr (GabJournalText) text = read_if_it_fits (path, digest);

  return text != NULL ? gab_journal_text_count (text) : 0;
}

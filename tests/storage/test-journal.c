/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal: what was done since the last save is done again after a crash. */

#include "small.h"

#include "gab-files.h"
#include "gab-journal.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_CALLS 60

typedef struct
{
  char        *folder;
  GBytes      *file;
  char        *digest;
  GabDocument *document;
  GabJournal  *journal;
} Fixture;

static GabDocument *
open_document (GBytes *file)
{
  g_autoptr (GabCampaign) campaign = test_read (file);

  gab_campaign_open_operation (campaign, GAB_OPERATION (gab_campaign_find (campaign, "storm")), NULL);
  return gab_document_new (campaign, NULL);
}

static void
keep (GabDocument  *document,
      int           acted,
      gpointer      action,
      GabOperation *shown,
      GabJournal   *journal)
{
  gab_journal_append (journal, acted, action, gab_document_get_campaign (document), NULL);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = test_path ("small.gabion");
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("gabion-journal-XXXXXX", NULL);
  fixture->file = test_contents (path);
  fixture->digest = gab_journal_digest (fixture->file);
  fixture->document = open_document (fixture->file);
  fixture->journal = gab_journal_new (fixture->folder);
  gab_journal_begin (fixture->journal, fixture->digest, &error);
  g_assert_no_error (error);
  g_signal_connect (fixture->document, "acted", G_CALLBACK (keep), fixture->journal);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gab_journal_free (fixture->journal);
  g_object_unref (fixture->document);
  g_bytes_unref (fixture->file);
  g_free (fixture->digest);
  g_free (fixture->folder);
}

static void
order (GabDocument *document,
       const char  *line)
{
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  gab_document_order (document, NULL, line, &dice, "Words with \"quotes\", 'more',\nand lines — ü.", line, &error);
  g_assert_no_error (error);
}

/* All kinds of actions, with undo and redo, also past the opening. */
static void
act (GabDocument *document)
{
  GabCampaign *campaign = gab_document_get_campaign (document);
  GabAction *action = gab_action_new ("Edit");
  g_autoptr (GabUnit) unit = gab_unit_new ("88th", "division");

  order (document, "sick 45th:30");
  gab_document_undo (document, NULL, NULL);
  gab_document_undo (document, NULL, NULL); /* the picket, from before */
  gab_document_redo (document, NULL);
  gab_action_add_text (action, gab_campaign_find (campaign, "45th"), "name", "Foresters & <Sons>");
  gab_action_add_number (action, gab_campaign_find (campaign, "45th"), "men", 3000);
  gab_action_add_thing (action, GAB_THING (unit), 0);
  gab_action_add_order (action, NULL, "receive men 88th:5", g_new0 (GabDice, 1), NULL);
  g_assert_true (gab_document_do (document, action, NULL));
  order (document, "desert 88th:1");
  order (document, "note");
  gab_document_undo (document, NULL, NULL);
}

static void
assert_recovers (Fixture *fixture,
                 guint    n)
{
  g_autoptr (GabDocument) again = open_document (fixture->file);
  g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) expected = test_write (gab_document_get_campaign (fixture->document));
  g_autoptr (GBytes) found = NULL;

  g_assert_cmpuint (gab_journal_recover (journal, again, fixture->digest, NULL, &error), ==, n);
  g_assert_no_error (error);
  found = test_write (gab_document_get_campaign (again));
  g_assert_true (g_bytes_equal (found, expected));
  g_assert_cmpstr (gab_document_get_undo_label (again), ==, gab_document_get_undo_label (fixture->document));
  g_assert_cmpstr (gab_document_get_redo_label (again), ==, gab_document_get_redo_label (fixture->document));
}

static void
test_recover (Fixture       *fixture,
              gconstpointer  data)
{
  assert_recovers (fixture, 0);
  act (fixture->document);
  assert_recovers (fixture, 8);
}

/* A cut last line does not count; a bad one in the middle ends it. */
static void
test_cut (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "journal", NULL);
  g_autoptr (GBytes) whole = NULL;
  gsize size;

  act (fixture->document);
  whole = test_contents (path);
  for (size = g_bytes_get_size (whole); size > 0; size--)
    {
      g_autoptr (GabDocument) again = NULL;
      g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);
      guint n;

      if (size % 13 != 0 && size < g_bytes_get_size (whole) - 60)
        continue;
      again = open_document (fixture->file);
      g_assert_true (g_file_set_contents (path, g_bytes_get_data (whole, NULL), size, NULL));
      n = gab_journal_recover (journal, again, fixture->digest, NULL, NULL);
      g_assert_cmpuint (n, <=, 8);
      g_assert_cmpint (n == 8, ==, size == g_bytes_get_size (whole));
      test_assert_right (gab_document_get_campaign (again));
    }
}

static gboolean
lies_there (const char *folder,
            const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      return TRUE;
  return FALSE;
}

/* The journal of another file is kept aside. */
static void
test_other_file (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GabDocument) again = open_document (fixture->file);
  g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);

  act (fixture->document);
  g_assert_cmpuint (gab_journal_recover (journal, again, "another", NULL, NULL), ==, 0);
  g_assert_true (lies_there (fixture->folder, "journal.aside-"));
}

/* A disk that failed may leave a journal without a byte. */
static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "journal", NULL);
  g_autoptr (GabDocument) again = open_document (fixture->file);
  g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpuint (gab_journal_recover (journal, again, fixture->digest, NULL, NULL), ==, 0);
}

/* What stands behind a damaged line is told and kept, not thrown away. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "journal", NULL);
  g_autoptr (GabDocument) again = open_document (fixture->file);
  g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  act (fixture->document);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  *strstr (text, "45th") = '5';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpuint (gab_journal_recover (journal, again, fixture->digest, NULL, &error), <, 8);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_CHECK);
  g_assert_true (gab_journal_begin (journal, fixture->digest, NULL));
  g_assert_true (lies_there (fixture->folder, "journal.damaged-"));
}

/* A machine that fell may leave noughts in a journal, at its beginning, in it, or at its end: whole lines behind
 * them are kept aside. */
static void
test_torn (Fixture       *fixture,
           gconstpointer  data)
{
  static const char noughts[8] = { 0 };
  g_autofree char *path = g_build_filename (fixture->folder, "journal", NULL);
  g_autofree char *text = NULL;
  const char *names[] = { "journal.aside-", "journal.damaged-", NULL };
  gsize length;

  act (fixture->document);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GabDocument) again = open_document (fixture->file);
      g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);
      g_autoptr (GError) error = NULL;
      g_autoptr (GString) torn = g_string_new_len (text, length);
      gsize at = i == 0 ? 0 : i == 1 ? (gsize) (strstr (strstr (text, "\n") + 1, "\n") - text) + 1 : length;

      g_string_insert_len (torn, at, noughts, sizeof noughts);
      g_assert_true (g_file_set_contents (path, torn->str, torn->len, NULL));
      g_assert_cmpuint (gab_journal_recover (journal, again, fixture->digest, NULL, &error), ==, i == 0 ? 0 : i == 1 ? 1 : 8);
      g_assert_true ((error != NULL) == (i == 1));
      g_assert_true (gab_journal_begin (journal, fixture->digest, NULL));
      g_assert_true (names[i] == NULL || lies_there (fixture->folder, names[i]));
    }
}

/* Another file's journal whose one line is damaged is still somebody's. */
static void
test_damaged_other (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "journal", NULL);
  g_autoptr (GabDocument) again = open_document (fixture->file);
  g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);
  g_autofree char *text = NULL;

  order (fixture->document, "sick 45th:1");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  *strstr (text, "45th") = '5';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpuint (gab_journal_recover (journal, again, "another", NULL, NULL), ==, 0);
  g_assert_true (gab_journal_begin (journal, "another", NULL));
  g_assert_true (lies_there (fixture->folder, "journal.aside-"));
}

/* A journal that cannot be written says so; the action stands. */
static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  order (fixture->document, "sick 45th:1");
  gab_files_set_lasting_fault (1, ENOSPC);
  order (fixture->document, "sick 45th:1");
  g_assert_true (gab_journal_is_failing (fixture->journal));
  gab_files_set_fault (0, 0);
}

/* Killed at any call: every action that was acknowledged is recovered. */
static void
test_kill (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean killed = TRUE;
  guint most = 0;

  for (guint nth = 1; killed && nth < MOST_CALLS; nth++)
    {
      g_autoptr (GabDocument) again = open_document (fixture->file);
      g_autoptr (GabJournal) journal = NULL;
      g_autoptr (GError) error = NULL;
      int told[2], status;
      char acknowledged = 0, byte;
      pid_t child;
      guint n;

      g_assert_cmpint (pipe (told), ==, 0);
      child = fork ();
      if (child == 0)
        {
          g_autoptr (GabDocument) document = open_document (fixture->file);
          GabJournal *own = gab_journal_new (fixture->folder);

          gab_journal_begin (own, fixture->digest, NULL);
          g_signal_connect (document, "acted", G_CALLBACK (keep), own);
          gab_files_set_fault (nth, GAB_FILES_KILL);
          for (int i = 0; i < 5; i++)
            {
              order (document, "sick 45th:1");
              if (write (told[1], "x", 1) != 1)
                _exit (1);
            }
          _exit (0);
        }
      close (told[1]);
      while (read (told[0], &byte, 1) == 1)
        acknowledged++;
      close (told[0]);
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      killed = WEXITSTATUS (status) != 0;
      journal = gab_journal_new (fixture->folder);
      n = gab_journal_recover (journal, again, fixture->digest, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (n, >=, (guint) acknowledged);
      most = MAX (most, n);
    }
  g_assert_cmpuint (most, ==, 5);
}

/* After a save nothing is left to recover. */
static void
test_saved (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GBytes) saved = NULL;
  g_autofree char *digest = NULL;

  act (fixture->document);
  saved = test_write (gab_document_get_campaign (fixture->document));
  digest = gab_journal_digest (saved);
  g_assert_true (gab_journal_begin (fixture->journal, digest, NULL));
  g_bytes_unref (fixture->file);
  fixture->file = g_steal_pointer (&saved);
  g_free (fixture->digest);
  fixture->digest = g_steal_pointer (&digest);
  {
    g_autoptr (GabDocument) again = open_document (fixture->file);
    g_autoptr (GabJournal) journal = gab_journal_new (fixture->folder);

    g_assert_cmpuint (gab_journal_recover (journal, again, fixture->digest, NULL, NULL), ==, 0);
  }
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/storage/journal/recover", test_recover);
  ADD ("/storage/journal/cut", test_cut);
  ADD ("/storage/journal/other-file", test_other_file);
  ADD ("/storage/journal/empty", test_empty);
  ADD ("/storage/journal/damaged", test_damaged);
  ADD ("/storage/journal/damaged-other", test_damaged_other);
  ADD ("/storage/journal/torn", test_torn);
  ADD ("/storage/journal/full-disk", test_full_disk);
  ADD ("/storage/journal/kill", test_kill);
  ADD ("/storage/journal/saved", test_saved);
  return g_test_run ();
}

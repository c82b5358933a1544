/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keeper: opening, playing and saving with every file call failing in turn; nothing is lost. */

#include "small.h"

#include "gab-files.h"
#include "gab-journal.h"
#include "gab-keeper.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#define MOST_CALLS  400
#define LEAST_CALLS 40
#define LASTING     (1 << 20) /* the fault stays */

typedef struct
{
  char   *folder; /* of the file */
  char   *path;
  GBytes *before;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *small = test_path ("small.gabion");

  fixture->folder = g_dir_make_tmp ("gabion-keeper-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "war.gabion", NULL);
  fixture->before = test_contents (small);
  g_assert_true (g_file_set_contents (fixture->path, g_bytes_get_data (fixture->before, NULL),
                                      g_bytes_get_size (fixture->before), NULL));
}

static void
clear_state (const char *id)
{
  g_autofree char *folder = gab_journal_folder (id);
  g_autoptr (GPtrArray) names = gab_files_list (folder, "", "");

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      g_unlink (path);
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GabCampaign) campaign = test_read (fixture->before);

  clear_state (gab_campaign_get_id (campaign));
  g_bytes_unref (fixture->before);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* As the window does it; NULL when the file cannot be read. */
static GabKeeper *
open_file (const char *path)
{
  g_autoptr (GBytes) bytes = gab_files_read (path, G_MAXUINT32, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GabCampaign) campaign = NULL;
  g_autoptr (GabDocument) document = NULL;
  g_auto (GabLockHolder) holder = { 0 };
  g_autoptr (GError) error = NULL;
  GabKeeper *keeper;

  if (bytes == NULL)
    return NULL;
  campaign = gab_storage_load_bytes (bytes, "war", test_tables (), &error);
  g_assert_no_error (error);
  document = gab_document_new (campaign, file);
  keeper = gab_keeper_new (document);
  g_assert_true (gab_keeper_lock (keeper, &holder, &error));
  gab_keeper_open (keeper, bytes);
  return keeper;
}

static GabCampaign *
campaign_of (GabKeeper *keeper)
{
  return gab_document_get_campaign (gab_keeper_get_document (keeper));
}

static guint
n_orders (GabKeeper *keeper)
{
  return gab_game_length (gab_turn_log_get_game (gab_campaign_get_log (campaign_of (keeper))));
}

static void
order (GabKeeper *keeper)
{
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  gab_document_order (gab_keeper_get_document (keeper), NULL, "sick 45th:1", &dice, "words", "Sick", &error);
  g_assert_no_error (error);
}

static gboolean
save (GabKeeper  *keeper,
      gboolean    over,
      GError    **error)
{
  g_autoptr (GBytes) bytes = test_write (campaign_of (keeper));
  GabSaving *saving = gab_keeper_begin_save (keeper, gab_document_get_file (gab_keeper_get_document (keeper)), over);
  gboolean saved = gab_saving_write (saving, bytes, error);

  g_free (gab_keeper_end_save (keeper, saving, saved));
  return saved;
}

static GabFileState
look (GabKeeper *keeper)
{
  GabFileLook *look = gab_keeper_begin_look (keeper);

  if (look == NULL)
    return GAB_FILE_SAME;
  gab_file_look_read (look);
  return gab_keeper_end_look (keeper, look);
}

/* One evening: its actions are told one by one, as far as they are kept. */
static void
play (const char *path,
      int         told)
{
  GabKeeper *keeper = open_file (path);

  if (keeper == NULL)
    return;
  for (int i = 0; i < 7; i++)
    {
      order (keeper);
      if (!gab_keeper_get_failing (keeper) && write (told, "x", 1) != 1)
        _exit (1);
      /* What could not be kept is told when it is. */
      if (gab_keeper_get_failing (keeper) && write (told, "-", 1) != 1)
        _exit (1);
      if (i == 2 || i == 4)
        save (keeper, FALSE, NULL);
    }
}

/* How many actions were told at the end as kept: one kept after others means that all are. */
static guint
count_told (int fd)
{
  guint all = 0, kept = 0;
  char byte;

  while (read (fd, &byte, 1) == 1)
    {
      all++;
      if (byte == 'x')
        kept = all;
    }
  return kept;
}

/* Plays in a process of its own; TRUE while there was such a call. */
static gboolean
play_with_fault (Fixture *fixture,
                 guint    nth,
                 int      fault,
                 guint   *kept)
{
  int told[2], status;
  pid_t child;

  g_assert_cmpint (pipe (told), ==, 0);
  child = fork ();
  if (child == 0)
    {
      if (fault >= LASTING)
        gab_files_set_lasting_fault (nth, fault - LASTING);
      else
        gab_files_set_fault (nth, fault);
      play (fixture->path, told[1]);
      _exit (gab_files_count () >= nth ? 3 : 0);
    }
  close (told[1]);
  *kept = count_told (told[0]);
  close (told[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_true (WEXITSTATUS (status) == 0 || WEXITSTATUS (status) == 3 || WEXITSTATUS (status) == 137);
  return WEXITSTATUS (status) != 0;
}

static void
test_faults (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GabCampaign) campaign = test_read (fixture->before);
  guint first = gab_game_length (gab_turn_log_get_game (gab_campaign_get_log (campaign)));
  guint nth;

  for (nth = 1; nth < MOST_CALLS; nth += test_stride ())
    {
      g_autoptr (GabKeeper) keeper = NULL;
      gboolean there;
      guint kept;

      clear_state (gab_campaign_get_id (campaign));
      g_assert_true (g_file_set_contents (fixture->path, g_bytes_get_data (fixture->before, NULL),
                                          g_bytes_get_size (fixture->before), NULL));
      there = play_with_fault (fixture, nth, GPOINTER_TO_INT (data), &kept);
      keeper = open_file (fixture->path);
      g_assert_nonnull (keeper);
      g_test_message ("call %u: %u kept, %u there", nth, kept, n_orders (keeper) - first);
      g_assert_cmpuint (n_orders (keeper) - first, >=, kept);
      g_assert_cmpstr (gab_keeper_get_told (keeper), ==, NULL);
      test_assert_right (campaign_of (keeper));
      if (!there)
        break;
    }
  g_assert_cmpuint (nth, >=, LEAST_CALLS);
  g_assert_cmpuint (nth, <, MOST_CALLS);
}

/* Opened again after a crash with a fault at any call, nothing of the journal is lost by that. */
static void
test_recovery_faults (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (GabCampaign) campaign = test_read (fixture->before);
  guint first = gab_game_length (gab_turn_log_get_game (gab_campaign_get_log (campaign)));
  gboolean there = TRUE;
  guint nth;

  for (nth = 1; there && nth < MOST_CALLS; nth++)
    {
      g_autoptr (GabKeeper) keeper = NULL;
      int status;
      pid_t child;

      clear_state (gab_campaign_get_id (campaign));
      keeper = open_file (fixture->path);
      for (int i = 0; i < 3; i++)
        order (keeper);
      g_clear_object (&keeper);
      child = fork ();
      if (child == 0)
        {
          if (GPOINTER_TO_INT (data) >= LASTING)
            gab_files_set_lasting_fault (nth, GPOINTER_TO_INT (data) - LASTING);
          else
            gab_files_set_fault (nth, GPOINTER_TO_INT (data));
          open_file (fixture->path);
          _exit (gab_files_count () >= nth ? 3 : 0);
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_true (WIFEXITED (status));
      there = WEXITSTATUS (status) != 0;
      keeper = open_file (fixture->path);
      g_test_message ("call %u: %u there", nth, n_orders (keeper) - first);
      g_assert_cmpuint (n_orders (keeper) - first, ==, 3);
    }
  g_assert_cmpuint (nth, >, 5);
}

/* What was done before a save and taken back after it is so after a crash, and can be done again. */
static void
test_undo_over_save (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GabKeeper) keeper = open_file (fixture->path);
  GabDocument *document = gab_keeper_get_document (keeper);
  GabThing *unit = gab_campaign_find (campaign_of (keeper), "45th");
  GabAction *action = gab_action_new ("Edit");
  g_autoptr (GabUnit) fresh = gab_unit_new ("88th", "division");
  g_autofree char *name = g_strdup (gab_thing_get_name (unit));
  g_autoptr (GBytes) expected = NULL;
  g_autoptr (GBytes) found = NULL;
  g_autoptr (GBytes) done = NULL;

  gab_action_add_text (action, unit, "name", "Foresters");
  gab_action_add_thing (action, GAB_THING (fresh), 0);
  gab_action_add_order (action, NULL, "receive men 88th:5", g_new0 (GabDice, 1), NULL);
  gab_action_add_words (action, NULL, 0, "other words");
  g_assert_true (gab_document_do (document, action, NULL));
  done = test_write (campaign_of (keeper));
  order (keeper);
  g_assert_true (save (keeper, FALSE, NULL));
  g_assert_true (gab_document_undo (document, NULL, NULL));
  g_assert_true (gab_document_undo (document, NULL, NULL));
  g_assert_true (gab_document_undo (document, NULL, NULL)); /* from before opening */
  g_assert_cmpstr (gab_thing_get_name (unit), ==, name);
  expected = test_write (campaign_of (keeper));
  g_clear_object (&keeper); /* without a word */

  keeper = open_file (fixture->path);
  document = gab_keeper_get_document (keeper);
  g_assert_cmpstr (gab_keeper_get_told (keeper), ==, NULL);
  g_assert_cmpuint (gab_keeper_get_recovered (keeper), ==, 3);
  found = test_write (campaign_of (keeper));
  g_assert_true (g_bytes_equal (found, expected));
  g_assert_true (gab_document_get_modified (document));
  /* Redone they lead to what is saved; across another crash as well. */
  g_assert_true (gab_document_redo (document, NULL));
  g_assert_true (gab_document_redo (document, NULL));
  g_bytes_unref (found);
  found = test_write (campaign_of (keeper));
  g_assert_true (g_bytes_equal (found, done));
  g_clear_object (&keeper);
  keeper = open_file (fixture->path);
  g_assert_cmpuint (gab_keeper_get_recovered (keeper), ==, 5);
  g_assert_true (gab_document_redo (gab_keeper_get_document (keeper), NULL));
  g_assert_false (gab_document_get_modified (gab_keeper_get_document (keeper)));
}

/* Redone after a save in which it was undone. */
static void
test_redo_over_save (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GabKeeper) keeper = open_file (fixture->path);
  g_autoptr (GBytes) expected = NULL;
  g_autoptr (GBytes) found = NULL;

  order (keeper);
  order (keeper);
  gab_document_undo (gab_keeper_get_document (keeper), NULL, NULL);
  gab_document_undo (gab_keeper_get_document (keeper), NULL, NULL);
  g_assert_true (save (keeper, FALSE, NULL));
  gab_document_redo (gab_keeper_get_document (keeper), NULL);
  gab_document_redo (gab_keeper_get_document (keeper), NULL);
  expected = test_write (campaign_of (keeper));
  g_clear_object (&keeper);
  keeper = open_file (fixture->path);
  g_assert_cmpuint (gab_keeper_get_recovered (keeper), ==, 2);
  found = test_write (campaign_of (keeper));
  g_assert_true (g_bytes_equal (found, expected));
}

/* What is done while a save runs is not in the file, and not lost. */
static void
test_during_save (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GabKeeper) keeper = open_file (fixture->path);
  GabDocument *document = gab_keeper_get_document (keeper);
  g_autoptr (GBytes) copy = NULL;
  g_autoptr (GError) error = NULL;
  GabSaving *saving;
  guint before = n_orders (keeper);

  order (keeper);
  copy = test_write (campaign_of (keeper));
  saving = gab_keeper_begin_save (keeper, gab_document_get_file (document), FALSE);
  order (keeper);
  g_assert_true (gab_saving_write (saving, copy, &error));
  order (keeper);
  g_free (gab_keeper_end_save (keeper, saving, TRUE));
  g_assert_true (gab_document_get_modified (document));
  gab_document_undo (document, NULL, NULL);
  gab_document_undo (document, NULL, NULL);
  g_assert_false (gab_document_get_modified (document));
  gab_document_redo (document, NULL);
  g_clear_object (&keeper);
  keeper = open_file (fixture->path);
  g_assert_cmpuint (n_orders (keeper), ==, before + 2);
}

/* Somebody else's file is not written over unasked, and kept when it is. */
static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GabKeeper) keeper = open_file (fixture->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) theirs = g_bytes_new_static ("theirs", 6);
  g_autoptr (GBytes) found = NULL;
  g_autoptr (GPtrArray) list = NULL;

  g_assert_cmpint (look (keeper), ==, GAB_FILE_SAME);
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  g_assert_cmpint (look (keeper), ==, GAB_FILE_CHANGED);
  order (keeper);
  g_assert_false (save (keeper, FALSE, &error));
  g_assert_error (error, GAB_KEEPER_ERROR, GAB_KEEPER_ERROR_CHANGED);
  g_assert_nonnull (strstr (error->message, fixture->path));
  found = test_contents (fixture->path);
  g_assert_true (g_bytes_equal (found, theirs));
  g_assert_true (gab_document_get_modified (gab_keeper_get_document (keeper)));
  g_assert_true (save (keeper, TRUE, NULL));
  g_assert_cmpint (look (keeper), ==, GAB_FILE_SAME);
  list = gab_keep_list (gab_keeper_get_folder (keeper));
  g_assert_cmpuint (list->len, ==, 2);
  g_bytes_unref (found);
  found = gab_keep_read (g_ptr_array_index (list, 1), NULL);
  g_assert_true (g_bytes_equal (found, theirs));
  g_unlink (fixture->path);
  g_assert_cmpint (look (keeper), ==, GAB_FILE_GONE);
  g_assert_true (save (keeper, FALSE, NULL));
  /* Touched, with the same content; and a look that is overtaken by a save to another file tells nothing. */
  g_assert_cmpint (g_utime (fixture->path, NULL), ==, 0);
  g_assert_cmpint (look (keeper), ==, GAB_FILE_SAME);
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  {
    GabFileLook *seen = gab_keeper_begin_look (keeper);
    g_autofree char *other = g_strconcat (fixture->path, "-other", NULL);
    g_autoptr (GFile) file = g_file_new_for_path (other);

    gab_file_look_read (seen);
    gab_document_set_file (gab_keeper_get_document (keeper), file);
    g_assert_cmpint (gab_keeper_end_look (keeper, seen), ==, GAB_FILE_SAME);
  }
}

/* A file that may only be read, a folder that is gone: a sentence, and all is still there. */
static void
test_cannot_save (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GabKeeper) keeper = open_file (fixture->path);
  g_autofree char *away = g_strconcat (fixture->folder, "-away", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) gone = NULL;

  order (keeper);
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_false (save (keeper, FALSE, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ROFS);
  g_assert_nonnull (strstr (error->message, fixture->path));
  g_assert_cmpint (g_rename (fixture->folder, away), ==, 0);
  g_assert_false (save (keeper, FALSE, &gone));
  g_assert_error (gone, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_true (gab_document_get_modified (gab_keeper_get_document (keeper)));
  g_assert_cmpint (g_rename (away, fixture->folder), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, 0644), ==, 0);
  g_assert_true (save (keeper, FALSE, NULL));
}

/* A journal of another version comes back when that version is opened. */
static void
test_other_version (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GabKeeper) keeper = open_file (fixture->path);
  guint first = n_orders (keeper);
  g_autoptr (GBytes) mine = NULL;

  order (keeper);
  g_assert_true (save (keeper, FALSE, NULL));
  mine = test_contents (fixture->path);
  order (keeper);
  order (keeper);
  g_clear_object (&keeper);
  /* The backup of last week; the journal begins with it, so all is there again. */
  g_assert_true (g_file_set_contents (fixture->path, "x", 1, NULL));
  g_assert_true (g_file_set_contents (fixture->path, g_bytes_get_data (fixture->before, NULL),
                                      g_bytes_get_size (fixture->before), NULL));
  keeper = open_file (fixture->path);
  g_assert_cmpuint (n_orders (keeper), ==, first + 3);
  gab_keeper_discard (keeper);
  g_clear_object (&keeper);
  keeper = open_file (fixture->path);
  g_assert_cmpuint (gab_keeper_get_recovered (keeper), ==, 0);
  order (keeper);
  g_clear_object (&keeper);
  /* A version that the journal does not know. */
  g_assert_true (g_file_set_contents (fixture->path, g_bytes_get_data (mine, NULL), g_bytes_get_size (mine), NULL));
  keeper = open_file (fixture->path);
  g_assert_cmpuint (gab_keeper_get_recovered (keeper), ==, 0);
  g_assert_nonnull (strstr (gab_keeper_get_told (keeper), "1 action"));
  gab_keeper_end (keeper);
  g_clear_object (&keeper);
  g_assert_true (g_file_set_contents (fixture->path, g_bytes_get_data (fixture->before, NULL),
                                      g_bytes_get_size (fixture->before), NULL));
  keeper = open_file (fixture->path);
  g_assert_cmpuint (gab_keeper_get_recovered (keeper), ==, 1);
}

/* An untitled campaign has no file but is found again all the same. */
static void
test_untitled (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GabCampaign) campaign = test_read (fixture->before);
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GabKeeper) keeper = gab_keeper_new (document);
  g_autoptr (GPtrArray) left = NULL;
  g_auto (GabLockHolder) holder = { 0 };

  g_assert_true (gab_keeper_lock (keeper, &holder, NULL));
  gab_keeper_open (keeper, fixture->before);
  order (keeper);
  left = gab_keeper_list_left ();
  g_assert_cmpuint (left->len, ==, 0);
  g_clear_object (&keeper);
  g_ptr_array_unref (left);
  left = gab_keeper_list_left ();
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpuint (((GabLeft *) g_ptr_array_index (left, 0))->n, ==, 1);
  {
    g_autoptr (GBytes) base = test_contents (((GabLeft *) g_ptr_array_index (left, 0))->path);
    g_autoptr (GabCampaign) again = test_read (base);
    g_autoptr (GabDocument) found = gab_document_new (again, NULL);

    keeper = gab_keeper_new (found);
    g_assert_true (gab_keeper_lock (keeper, &holder, NULL));
    gab_keeper_open (keeper, base);
    g_assert_cmpuint (gab_keeper_get_recovered (keeper), ==, 1);
    gab_keeper_end (keeper);
    g_clear_object (&keeper);
  }
  g_ptr_array_unref (left);
  left = gab_keeper_list_left ();
  g_assert_cmpuint (left->len, ==, 0);
}

#define ADD(path, data, func) g_test_add (path, Fixture, GINT_TO_POINTER (data), set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/storage/keeper/undo-over-save", 0, test_undo_over_save);
  ADD ("/storage/keeper/redo-over-save", 0, test_redo_over_save);
  ADD ("/storage/keeper/during-save", 0, test_during_save);
  ADD ("/storage/keeper/changed", 0, test_changed);
  ADD ("/storage/keeper/cannot-save", 0, test_cannot_save);
  ADD ("/storage/keeper/other-version", 0, test_other_version);
  ADD ("/storage/keeper/untitled", 0, test_untitled);
  ADD ("/storage/keeper/full-disk", ENOSPC, test_faults);
  ADD ("/storage/keeper/broken-disk", EIO, test_faults);
  ADD ("/storage/keeper/disk-stays-full", LASTING + ENOSPC, test_faults);
  ADD ("/storage/keeper/kill", GAB_FILES_KILL, test_faults);
  ADD ("/storage/keeper/recovery/broken-disk", EIO, test_recovery_faults);
  ADD ("/storage/keeper/recovery/full-disk", LASTING + ENOSPC, test_recovery_faults);
  ADD ("/storage/keeper/recovery/kill", GAB_FILES_KILL, test_recovery_faults);
  return g_test_run ();
}

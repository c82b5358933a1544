/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saving what is kept: the journal is bound to the new file before it takes its place. */

#include "gab-keeper-private.h"

#include "gab-files.h"
#include "gab-upgrade.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_BYTES (512u * 1024 * 1024)
#define MOST_DONE  50

/* Owns all that a worker needs; the journal outlives it. */
struct _GabSaving
{
  GFile      *file;
  char       *path;
  char       *folder;
  gboolean    over;   /* over what somebody else has written there */
  char       *known;  /* digest of what shall stand there now; NULL: anything */
  GabJournal *journal;
  guint       mark;
  GabKept     about;
  guint       n_done; /* of the keeper's when it began */
  char       *digest; /* of what was written */
  char       *warning;
};

static void
add_turn (GString      *text,
          GabOperation *operation)
{
  GabTurnLog *log = gab_operation_get_log (operation);
  const char *name = gab_thing_get_name (GAB_THING (operation));
  GabTurn turn = { 0 };

  if (gab_operation_get_closed (operation))
    return;
  if (text->len > 0)
    g_string_append (text, " · ");
  if (log != NULL)
    gab_game_rules (gab_turn_log_get_game (log))->turn (gab_game_state (gab_turn_log_get_game (log)), &turn);
  if (turn.turn > 0)
    /* Translators: an operation, and which turn it is there */
    g_string_append_printf (text, _("%1$s, turn %2$d"), name, turn.turn);
  else
    g_string_append (text, name);
}

static char *
dup_where (GabCampaign *campaign)
{
  GListModel *operations = G_LIST_MODEL (gab_campaign_get_operations (campaign));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (operations); i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (operations, i);

      add_turn (text, operation);
    }
  return g_string_free (text, FALSE);
}

static void
describe (GabKeeper  *self,
          GabKept    *about,
          const char *path)
{
  GabCampaign *campaign = gab_document_get_campaign (self->document);
  guint first = self->done->len > MOST_DONE ? self->done->len - MOST_DONE : 0;

  about->file = g_strdup (path);
  about->where = dup_where (campaign);
  about->saved = g_get_real_time ();
  about->day = gab_campaign_get_day (campaign);
  about->n_done = self->done->len;
  about->done = g_new0 (char *, self->done->len - first + 1);
  for (guint i = first; i < self->done->len; i++)
    about->done[i - first] = g_strdup (g_ptr_array_index (self->done, i));
}

static void
clear_about (GabKept *about)
{
  g_free (about->file);
  g_free (about->where);
  g_strfreev (about->done);
}

/**
 * gab_keeper_begin_save:
 * @self: a keeper
 * @file: where the document shall be saved
 * @over: whether over what somebody else has written there
 *
 * To be called when the copy that will be saved is taken.
 *
 * Returns: (transfer full): what gab_saving_write() and gab_keeper_end_save() want.
 */
GabSaving *
gab_keeper_begin_save (GabKeeper *self,
                       GFile     *file,
                       gboolean   over)
{
  GabSaving *saving = g_new0 (GabSaving, 1);
  GFile *own = gab_document_get_file (self->document);

  saving->file = g_object_ref (file);
  saving->path = g_file_get_path (file);
  saving->folder = g_strdup (self->folder);
  saving->journal = self->journal;
  saving->mark = gab_journal_mark (self->journal);
  saving->n_done = self->done->len;
  saving->over = over;
  if (!over && own != NULL && g_file_equal (own, file))
    saving->known = g_strdup (self->digest);
  describe (self, &saving->about, saving->path);
  gab_document_begin_save (self->document);
  return saving;
}

/**
 * gab_saving_set_kept:
 * @saving: from gab_keeper_begin_save()
 * @kept: a version that is kept, which takes the file's place
 *
 * What is listed of the saved file is then what was listed of that version: its day, and what was open.
 */
void
gab_saving_set_kept (GabSaving     *saving,
                     const GabKept *kept)
{
  g_free (saving->about.where);
  g_strfreev (saving->about.done);
  saving->about.where = g_strdup (kept->where);
  saving->about.day = kept->day;
  saving->about.n_done = 0;
  saving->about.done = NULL;
}

/* What stands there now is kept first, unless it is kept already. */
static gboolean
keep_before (GabSaving  *saving,
             GError    **error)
{
  g_autoptr (GBytes) there = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) failure = NULL;
  GabKept about = { .file = saving->path, .saved = saving->about.saved - 1 };

  if (!g_file_test (saving->path, G_FILE_TEST_IS_REGULAR))
    return TRUE;
  there = gab_files_read (saving->path, MOST_BYTES, error);
  if (there == NULL)
    return FALSE;
  digest = gab_journal_digest (there);
  name = g_filename_display_name (saving->path);
  if (saving->known != NULL && !g_str_equal (digest, saving->known))
    {
      g_set_error (error, GAB_KEEPER_ERROR, GAB_KEEPER_ERROR_CHANGED,
                   _("%s was changed by somebody else since you opened or saved it. Nothing was saved."), name);
      return FALSE;
    }
  if (gab_keep_has (saving->folder, digest) || gab_keep_add (saving->folder, there, &about, &failure))
    return TRUE;
  if (!saving->over)
    {
      saving->warning = g_strdup (failure->message);
      return TRUE;
    }
  g_set_error (error, GAB_KEEPER_ERROR, GAB_KEEPER_ERROR_NOT_KEPT,
               _("What stands in %1$s now cannot be kept: %2$s Nothing was saved; save under another name."), name,
               failure->message);
  return FALSE;
}

/**
 * gab_saving_write:
 * @saving: from gab_keeper_begin_save()
 * @content: what shall be saved: the document as it was then
 * @error: why it could not be; GAB_KEEPER_ERROR when somebody else wrote the file
 *
 * May be called in a worker. Whatever happens the file is the old one or the new one.
 *
 * Returns: TRUE when the file is saved.
 */
gboolean
gab_saving_write (GabSaving  *saving,
                  GBytes     *content,
                  GError    **error)
{
  g_autoptr (GError) failure = NULL;

  if (saving->path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("A campaign can be saved on this computer only. Nothing was saved."));
      return FALSE;
    }
  if (!keep_before (saving, error) || !gab_upgrade_keep (saving->path, error))
    return FALSE;
  saving->digest = gab_journal_digest (content);
  gab_journal_promise (saving->journal, saving->mark, saving->digest);
  if (!gab_files_replace (saving->path, content, error))
    return FALSE;
  if (!gab_keep_add (saving->folder, content, &saving->about, &failure) && saving->warning == NULL)
    saving->warning = g_strdup (failure->message);
  return TRUE;
}

static void
saved_there (GabKeeper *self,
             GabSaving *saving)
{
  g_autofree char *base = g_build_filename (self->folder, GAB_KEEPER_BASE, NULL);

  gab_document_set_file (self->document, saving->file);
  gab_keeper_set_known (self, g_steal_pointer (&saving->digest));
  g_ptr_array_remove_range (self->done, 0, MIN (saving->n_done, self->done->len));
  gab_files_remove (base, NULL);
  if (self->lock != NULL)
    gab_lock_set_path (self->lock, saving->path);
}

/**
 * gab_keeper_end_save:
 * @self: a keeper
 * @saving: (transfer full): from gab_keeper_begin_save()
 * @saved: what gab_saving_write() returned
 *
 * The document lives in that file from now on.
 *
 * Returns: (transfer full) (nullable): why no copy of it could be kept beside, as a
 *   sentence.
 */
char *
gab_keeper_end_save (GabKeeper *self,
                     GabSaving *saving,
                     gboolean   saved)
{
  char *warning = g_steal_pointer (&saving->warning);

  if (saved)
    saved_there (self, saving);
  gab_document_end_save (self->document, saved);
  clear_about (&saving->about);
  g_object_unref (saving->file);
  g_free (saving->path);
  g_free (saving->folder);
  g_free (saving->known);
  g_free (saving->digest);
  g_free (saving);
  return warning;
}

/**
 * gab_keeper_describe:
 * @self: a keeper
 *
 * For gab_keep_add(), which may be called in a worker: the document is kept among the saved files
 * without being saved before theirs is opened, or an older one restored.
 *
 * Returns: (transfer full): what is known of the document as it is now.
 */
GabKept *
gab_keeper_describe (GabKeeper *self)
{
  g_autofree char *path = gab_keeper_dup_path (self);
  GabKept *about = g_new0 (GabKept, 1);

  describe (self, about, path);
  return about;
}

/**
 * gab_file_look_free:
 * @look: (transfer full): what was seen
 */
void
gab_file_look_free (GabFileLook *look)
{
  g_free (look->path);
  g_free (look->stamp);
  g_free (look->digest);
  g_free (look);
}

/**
 * gab_keeper_begin_look:
 * @self: a keeper
 *
 * Returns: (transfer full) (nullable): what gab_file_look_read() wants; NULL when the file has neither another time nor
 *   another size than it had, or there is none.
 */
GabFileLook *
gab_keeper_begin_look (GabKeeper *self)
{
  g_autofree char *path = gab_keeper_dup_path (self);
  g_autofree char *stamp = path != NULL ? gab_files_stamp (path) : NULL;
  GabFileLook *look;

  if (path == NULL || self->stamp == NULL || g_strcmp0 (stamp, self->stamp) == 0)
    return NULL;
  look = g_new0 (GabFileLook, 1);
  *look = (GabFileLook) { g_steal_pointer (&path), g_steal_pointer (&stamp), NULL };
  return look;
}

/**
 * gab_file_look_read:
 * @look: from gab_keeper_begin_look()
 *
 * Reads the file; may be called in a worker.
 */
void
gab_file_look_read (GabFileLook *look)
{
  g_autoptr (GBytes) there = look->stamp != NULL ? gab_files_read (look->path, MOST_BYTES, NULL) : NULL;

  look->digest = there != NULL ? gab_journal_digest (there) : NULL;
}

/**
 * gab_keeper_end_look:
 * @self: a keeper
 * @look: (transfer full): what was seen
 *
 * Returns: what has become of the file.
 */
GabFileState
gab_keeper_end_look (GabKeeper   *self,
                     GabFileLook *look)
{
  g_autofree char *path = gab_keeper_dup_path (self);
  GabFileState state = look->digest == NULL ? GAB_FILE_GONE : GAB_FILE_CHANGED;

  /* In the meantime it may have been saved, elsewhere even. */
  if (g_strcmp0 (path, look->path) != 0 || g_strcmp0 (look->digest, self->digest) == 0)
    state = GAB_FILE_SAME;
  if (state == GAB_FILE_SAME && g_strcmp0 (path, look->path) == 0)
    {
      g_free (self->stamp);
      self->stamp = g_steal_pointer (&look->stamp);
    }
  gab_file_look_free (look);
  return state;
}

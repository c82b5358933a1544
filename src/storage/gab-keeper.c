/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keeper: what is kept beside an open document, so that nothing of it is ever lost.
 *
 * It holds the lock of the campaign, writes the journal, and knows what the file was
 * when it was last read or written. An untitled campaign has a file too, in the folder
 * of state, for its journal to go on from. */

#include "gab-keeper-private.h"

#include "gab-files.h"

#include <glib/gi18n-lib.h>

#define WATCH      1 /* seconds */
#define MOST_BYTES (512u * 1024 * 1024)

G_DEFINE_QUARK (gab_keeper_error, gab_keeper_error)

G_DEFINE_FINAL_TYPE (GabKeeper, gab_keeper, G_TYPE_OBJECT)

enum { PROP_0, PROP_FAILING, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
gab_keeper_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *spec)
{
  switch (id)
    {
    case PROP_FAILING:
      g_value_set_boolean (value, GAB_KEEPER (object)->failing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

/* What is not ended is found again: a window that is gone without a word is as good as a crash. */
static void
gab_keeper_finalize (GObject *object)
{
  GabKeeper *self = GAB_KEEPER (object);

  g_clear_handle_id (&self->watch, g_source_remove);
  g_clear_signal_handler (&self->acted, self->document);
  g_clear_pointer (&self->journal, gab_journal_free);
  g_clear_object (&self->drafts);
  g_clear_pointer (&self->lock, gab_lock_free);
  if (self->ended)
    gab_files_remove_folder (self->folder);
  g_clear_object (&self->document);
  g_ptr_array_unref (self->done);
  g_free (self->folder);
  g_free (self->told);
  g_free (self->digest);
  g_free (self->stamp);

  G_OBJECT_CLASS (gab_keeper_parent_class)->finalize (object);
}

static void
gab_keeper_class_init (GabKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = gab_keeper_get_property;
  object_class->finalize = gab_keeper_finalize;

  props[PROP_FAILING] = g_param_spec_boolean ("failing", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
gab_keeper_init (GabKeeper *self)
{
  self->done = g_ptr_array_new_with_free_func (g_free);
}

/**
 * gab_keeper_new:
 * @document: a document just opened
 *
 * Returns: (transfer full): its keeper, which keeps nothing yet.
 */
GabKeeper *
gab_keeper_new (GabDocument *document)
{
  GabKeeper *self = g_object_new (GAB_TYPE_KEEPER, NULL);

  self->document = g_object_ref (document);
  self->folder = gab_journal_folder (gab_campaign_get_id (gab_document_get_campaign (document)));
  self->journal = gab_journal_new (self->folder);
  return self;
}

/* Where its file is; NULL for an untitled one. */
char *
gab_keeper_dup_path (GabKeeper *self)
{
  GFile *file = gab_document_get_file (self->document);

  return file != NULL ? g_file_get_path (file) : NULL;
}

/**
 * gab_keeper_lock:
 * @self: a keeper
 * @holder: (out): who has the campaign open; to be cleared
 * @error: that somebody has, as a sentence
 *
 * Where no lock can be kept the campaign opens all the same; its journal says so.
 *
 * Returns: FALSE when somebody has it open.
 */
gboolean
gab_keeper_lock (GabKeeper      *self,
                 GabLockHolder  *holder,
                 GError        **error)
{
  g_autofree char *path = gab_keeper_dup_path (self);
  g_autoptr (GError) failure = NULL;

  self->lock = gab_lock_take (self->folder, path, holder, &failure);
  if (self->lock != NULL || !g_error_matches (failure, GAB_ERROR, GAB_ERROR_EDIT))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static void
update_failing (GabKeeper *self)
{
  gboolean failing = gab_journal_is_failing (self->journal);

  if (failing == self->failing)
    return;
  self->failing = failing;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FAILING]);
}

static gboolean
look_after (gpointer data)
{
  GabKeeper *self = data;

  update_failing (self);
  if (self->failing)
    return G_SOURCE_CONTINUE;
  self->watch = 0;
  return G_SOURCE_REMOVE;
}

/* The worker may find out a little later that the disk is full. */
static void
watch (GabKeeper *self)
{
  update_failing (self);
  if (self->watch == 0)
    self->watch = g_timeout_add_seconds (WATCH, look_after, self);
}

static void
note_label (GabKeeper  *self,
            GabActed    acted,
            const char *label)
{
  if (acted != GAB_ACTED_UNDO)
    g_ptr_array_add (self->done, g_strdup (label));
  else if (self->done->len > 0 && g_strcmp0 (g_ptr_array_index (self->done, self->done->len - 1), label) == 0)
    g_ptr_array_set_size (self->done, self->done->len - 1);
  else
    /* Translators: what was done, as the undo list calls it */
    g_ptr_array_add (self->done, g_strdup_printf (_("Taken back: %s"), label));
}

static void
acted (GabDocument  *document,
       int           what,
       gpointer      action,
       GabOperation *shown,
       GabKeeper    *self)
{
  gab_journal_append (self->journal, what, action, gab_document_get_campaign (document), NULL);
  note_label (self, what, gab_action_get_label (action));
  watch (self);
}

/* What is recovered was done since the last save as well, but stands in the journal already. */
static void
done_again (GabDocument  *document,
            int           what,
            gpointer      action,
            GabOperation *shown,
            GabKeeper    *self)
{
  note_label (self, what, gab_action_get_label (action));
}

/* What the file is known to be from now on; @digest is taken over. */
void
gab_keeper_set_known (GabKeeper *self,
                      char      *digest)
{
  g_autofree char *path = gab_keeper_dup_path (self);

  g_free (self->digest);
  g_free (self->stamp);
  self->digest = digest;
  self->stamp = path != NULL ? gab_files_stamp (path) : NULL;
}

/* The file of an untitled campaign, unless it lies there from the last time. */
static void
write_base (GabKeeper *self,
            GBytes    *content)
{
  g_autofree char *base = g_build_filename (self->folder, GAB_KEEPER_BASE, NULL);
  g_autoptr (GBytes) there = g_file_test (base, G_FILE_TEST_EXISTS) ? gab_files_read (base, MOST_BYTES, NULL) : NULL;

  if (there == NULL || !g_bytes_equal (there, content))
    if (gab_files_make_folder (self->folder, NULL))
      gab_files_write (base, content, NULL);
}

/**
 * gab_keeper_reckon:
 * @self: a keeper, which may not have its lock yet
 * @content: as for gab_keeper_open()
 *
 * Only the digest of gab_keeper_prepare(); in any thread.
 */
void
gab_keeper_reckon (GabKeeper *self,
                   GBytes    *content)
{
  g_free (self->digest);
  self->digest = gab_journal_digest (content);
}

/**
 * gab_keeper_prepare:
 * @self: a keeper that has its lock
 * @content: as for gab_keeper_open()
 * @cancellable: (nullable): when it is cancelled all that was kept stays as it is, and the document is of no use
 *
 * What may take long of gab_keeper_open(): the digest, the file of an untitled campaign, and what was not saved. It may be
 * called in a worker while nobody else has the document.
 */
void
gab_keeper_prepare (GabKeeper    *self,
                    GBytes       *content,
                    GCancellable *cancellable)
{
  g_autofree char *digest = self->digest != NULL ? g_steal_pointer (&self->digest) : gab_journal_digest (content);
  g_autoptr (GError) error = NULL;
  gulong again;

  if (gab_document_get_file (self->document) == NULL)
    write_base (self, content);
  again = g_signal_connect (self->document, "acted", G_CALLBACK (done_again), self);
  self->recovered = gab_journal_recover (self->journal, self->document, digest, cancellable, &error);
  g_signal_handler_disconnect (self->document, again);
  if (g_cancellable_is_cancelled (cancellable))
    return;
  if (error != NULL)
    self->told = g_strdup (error->message);
  gab_journal_begin (self->journal, digest, NULL);
  gab_keeper_set_known (self, g_steal_pointer (&digest));
  self->prepared = TRUE;
}

/**
 * gab_keeper_open:
 * @self: a keeper
 * @content: of the file that the document was read from; for an untitled one what it
 *   begins with
 *
 * Does again what was not saved when the program ended, unless that is prepared, and keeps a
 * journal from here on.
 */
void
gab_keeper_open (GabKeeper *self,
                 GBytes    *content)
{
  if (!self->prepared)
    gab_keeper_prepare (self, content, NULL);
  self->acted = g_signal_connect (self->document, "acted", G_CALLBACK (acted), self);
  self->drafts = gab_drafts_new (self->folder);
  g_object_set_data_full (G_OBJECT (self->document), "gab-drafts", g_object_ref (self->drafts), g_object_unref);
  watch (self);
}

static void
leave (GabKeeper *self)
{
  g_autofree char *base = g_build_filename (self->folder, GAB_KEEPER_BASE, NULL);

  g_clear_signal_handler (&self->acted, self->document);
  gab_files_remove (base, NULL);
  self->ended = TRUE;
}

/**
 * gab_keeper_end:
 * @self: a keeper of which all is saved, or given up by the player
 *
 * Its journal ends. What is half typed stays.
 */
void
gab_keeper_end (GabKeeper *self)
{
  if (self->ended)
    return;
  gab_journal_end (self->journal);
  if (gab_document_get_file (self->document) == NULL && self->drafts != NULL)
    gab_drafts_forget (self->drafts, "");
  if (self->drafts != NULL)
    gab_drafts_flush (self->drafts, NULL);
  leave (self);
}

/**
 * gab_keeper_discard:
 * @self: a keeper
 *
 * What is not saved shall be no more; its journal is kept under another name.
 */
void
gab_keeper_discard (GabKeeper *self)
{
  if (self->ended)
    return;
  gab_journal_set_aside (self->journal, "discarded");
  leave (self);
}

/**
 * gab_keeper_get_document:
 * @self: a keeper
 *
 * Returns: (transfer none): its document.
 */
GabDocument *
gab_keeper_get_document (GabKeeper *self)
{
  return self->document;
}

/**
 * gab_keeper_get_folder:
 * @self: a keeper
 *
 * Returns: (transfer none): the campaign's folder of state.
 */
const char *
gab_keeper_get_folder (GabKeeper *self)
{
  return self->folder;
}

/**
 * gab_keeper_dup_base:
 * @self: a keeper
 *
 * Returns: (transfer full): the file with which an untitled campaign began.
 */
char *
gab_keeper_dup_base (GabKeeper *self)
{
  return g_build_filename (self->folder, GAB_KEEPER_BASE, NULL);
}

/**
 * gab_keeper_get_drafts:
 * @self: a keeper that is open
 *
 * Returns: (transfer none): what is half typed.
 */
GabDrafts *
gab_keeper_get_drafts (GabKeeper *self)
{
  return self->drafts;
}

/**
 * gab_keeper_drafts_of:
 * @document: a document
 *
 * Returns: (transfer none) (nullable): what is half typed in it; NULL when nobody keeps it.
 */
GabDrafts *
gab_keeper_drafts_of (GabDocument *document)
{
  return g_object_get_data (G_OBJECT (document), "gab-drafts");
}

/**
 * gab_keeper_get_recovered:
 * @self: a keeper
 *
 * Returns: how many actions were done again when it was opened.
 */
guint
gab_keeper_get_recovered (GabKeeper *self)
{
  return self->recovered;
}

/**
 * gab_keeper_get_told:
 * @self: a keeper
 *
 * Returns: (transfer none) (nullable): what could not be recovered, as a sentence.
 */
const char *
gab_keeper_get_told (GabKeeper *self)
{
  return self->told;
}

/**
 * gab_keeper_get_failing:
 * @self: a keeper
 *
 * Returns: whether what is done now would not outlive a crash.
 */
gboolean
gab_keeper_get_failing (GabKeeper *self)
{
  return self->failing;
}

/**
 * gab_keeper_get_n_done:
 * @self: a keeper
 *
 * Returns: how much was done since the last save.
 */
guint
gab_keeper_get_n_done (GabKeeper *self)
{
  return self->done->len;
}

/**
 * gab_keeper_dup_done:
 * @self: a keeper
 *
 * Returns: (transfer full): the same in words, as the undo list calls it.
 */
char **
gab_keeper_dup_done (GabKeeper *self)
{
  char **done = g_new0 (char *, self->done->len + 1);

  for (guint i = 0; i < self->done->len; i++)
    done[i] = g_strdup (g_ptr_array_index (self->done, i));
  return done;
}

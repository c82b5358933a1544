/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drafts: what is half typed in a campaign, kept until it is done.
 *
 * One file in the campaign's folder of state: a line with its checksum, then the texts
 * with their keys. It is written whole, one second after the last letter, by a worker. */

#include "gab-drafts.h"

#include "gab-files.h"

#include <string.h>

#define NAME       "drafts"
#define HEADER     "gabion-drafts 1 "
#define GROUP      "drafts"
#define WAIT       1000 /* milliseconds */
#define MOST_BYTES (8u * 1024 * 1024)
#define MOST_TEXT  (64u * 1024)

struct _GabDrafts
{
  GObject parent_instance;

  char        *folder;
  char        *path;
  GHashTable  *texts; /* key -> text */
  GThreadPool *worker; /* of GBytes, one after the other */
  guint        soon;  /* writes them */
};

G_DEFINE_FINAL_TYPE (GabDrafts, gab_drafts, G_TYPE_OBJECT)

static gboolean
write_file (GabDrafts  *self,
            GBytes     *bytes,
            GError    **error)
{
  if (g_bytes_get_size (bytes) == 0)
    return gab_files_remove (self->path, error);
  return gab_files_make_folder (self->folder, error) && gab_files_write (self->path, bytes, error);
}

static void
write_in_worker (gpointer bytes,
                 gpointer self)
{
  write_file (self, bytes, NULL);
  g_bytes_unref (bytes);
}

static void
gab_drafts_finalize (GObject *object)
{
  GabDrafts *self = GAB_DRAFTS (object);

  if (self->soon != 0)
    gab_drafts_flush (self, NULL);
  if (self->worker != NULL)
    g_thread_pool_free (self->worker, FALSE, TRUE);
  g_hash_table_unref (self->texts);
  g_free (self->folder);
  g_free (self->path);

  G_OBJECT_CLASS (gab_drafts_parent_class)->finalize (object);
}

static void
gab_drafts_class_init (GabDraftsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gab_drafts_finalize;
}

static void
gab_drafts_init (GabDrafts *self)
{
  self->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
load (GabDrafts *self)
{
  g_autoptr (GBytes) bytes = gab_files_read (self->path, MOST_BYTES, NULL);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *text = bytes != NULL ? gab_files_dup_text (bytes) : NULL;
  char *end = text != NULL ? strchr (text, '\n') : NULL;
  g_autofree char *check = NULL;
  g_auto (GStrv) names = NULL;

  if (end == NULL || !g_str_has_prefix (text, HEADER))
    return;
  *end = '\0';
  check = g_compute_checksum_for_string (G_CHECKSUM_SHA256, end + 1, -1);
  if (!g_str_equal (text + strlen (HEADER), check) ||
      !g_key_file_load_from_data (keys, end + 1, strlen (end + 1), G_KEY_FILE_NONE, NULL))
    return;
  names = g_key_file_get_keys (keys, GROUP, NULL, NULL);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      /* A list of key and text, since a key of a key file may not be any text. */
      g_auto (GStrv) pair = g_key_file_get_string_list (keys, GROUP, names[i], NULL, NULL);

      if (pair != NULL && g_strv_length (pair) == 2)
        g_hash_table_insert (self->texts, g_strdup (pair[0]), g_strdup (pair[1]));
    }
}

static GBytes *
dup_content (GabDrafts *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (self->texts), (GCompareFunc) strcmp);
  g_autofree char *text = NULL;
  g_autofree char *check = NULL;
  char *whole;
  guint n = 0;

  if (names == NULL)
    return g_bytes_new (NULL, 0);
  for (GList *l = names; l != NULL; l = l->next)
    {
      const char *pair[] = { l->data, g_hash_table_lookup (self->texts, l->data) };
      g_autofree char *name = g_strdup_printf ("%u", ++n);

      g_key_file_set_string_list (keys, GROUP, name, pair, G_N_ELEMENTS (pair));
    }
  text = g_key_file_to_data (keys, NULL, NULL);
  check = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  whole = g_strconcat (HEADER, check, "\n", text, NULL);
  return g_bytes_new_take (whole, strlen (whole));
}

static gboolean
time_is_up (gpointer data)
{
  GabDrafts *self = data;

  self->soon = 0;
  if (self->worker == NULL)
    self->worker = g_thread_pool_new (write_in_worker, self, 1, FALSE, NULL);
  g_thread_pool_push (self->worker, dup_content (self), NULL);
  return G_SOURCE_REMOVE;
}

static void
changed (GabDrafts *self)
{
  /* Whoever types without a pause is kept as well: the time runs from the first letter. */
  if (self->soon == 0)
    self->soon = g_timeout_add (WAIT, time_is_up, self);
}

/**
 * gab_drafts_new:
 * @folder: the campaign's folder of state
 *
 * Returns: (transfer full): what was half typed there; nothing when its file is
 *   missing or damaged.
 */
GabDrafts *
gab_drafts_new (const char *folder)
{
  GabDrafts *self = g_object_new (GAB_TYPE_DRAFTS, NULL);

  self->folder = g_strdup (folder);
  self->path = g_build_filename (folder, NAME, NULL);
  load (self);
  return self;
}

/**
 * gab_drafts_get:
 * @self: drafts
 * @key: a place: who looks, page or dialog, handle, field
 *
 * Returns: (transfer none) (nullable): what was half typed there.
 */
const char *
gab_drafts_get (GabDrafts  *self,
                const char *key)
{
  return g_hash_table_lookup (self->texts, key);
}

/**
 * gab_drafts_set:
 * @self: drafts
 * @key: a place
 * @text: (nullable): what stands there now; NULL when it is done or given up
 *
 * Keeps it, on the disk within a second or so.
 */
void
gab_drafts_set (GabDrafts  *self,
                const char *key,
                const char *text)
{
  const char *before = gab_drafts_get (self, key);

  if (g_strcmp0 (before, text) == 0 || (text != NULL && strlen (text) > MOST_TEXT))
    return;
  if (text != NULL)
    g_hash_table_insert (self->texts, g_strdup (key), g_strdup (text));
  else
    g_hash_table_remove (self->texts, key);
  changed (self);
}

/**
 * gab_drafts_count:
 * @self: drafts
 *
 * Returns: how many places have something half typed.
 */
guint
gab_drafts_count (GabDrafts *self)
{
  return g_hash_table_size (self->texts);
}

static gboolean
begins_with (gpointer key,
             gpointer text,
             gpointer prefix)
{
  return g_str_has_prefix (key, prefix);
}

/**
 * gab_drafts_forget:
 * @self: drafts
 * @prefix: how the keys of a page or dialog begin; "" for all
 *
 * What was half typed there is done or given up.
 */
void
gab_drafts_forget (GabDrafts  *self,
                   const char *prefix)
{
  if (g_hash_table_foreach_remove (self->texts, begins_with, (gpointer) prefix) > 0)
    changed (self);
}

/**
 * gab_drafts_flush:
 * @self: drafts
 * @error: a G_FILE_ERROR; they are then as they were when they were last written
 *
 * Writes them now: the program is about to close.
 *
 * Returns: TRUE when they are on the disk.
 */
gboolean
gab_drafts_flush (GabDrafts  *self,
                  GError    **error)
{
  g_autoptr (GBytes) bytes = dup_content (self);

  g_clear_handle_id (&self->soon, g_source_remove);
  /* What a worker still writes is older. */
  if (self->worker != NULL)
    g_thread_pool_free (g_steal_pointer (&self->worker), FALSE, TRUE);
  return write_file (self, bytes, error);
}

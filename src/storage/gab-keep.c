/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Generations: the last saved files of a campaign, kept beside its journal.
 *
 * A copy is named after the time at which it was kept and the beginning of its digest;
 * what is known of it stands in a file beside it, which is written first. */

#include "gab-keep.h"

#include "gab-error.h"
#include "gab-files.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PREFIX     "kept-"
#define SUFFIX     ".gabion"
#define ABOUT      ".about"
#define GROUP      "kept"
#define MOST_BYTES (512u * 1024 * 1024)
#define MOST_ABOUT (1024u * 1024)

/**
 * gab_kept_free:
 * @kept: (transfer full): what is known of a saved file
 */
void
gab_kept_free (GabKept *kept)
{
  g_free (kept->path);
  g_free (kept->digest);
  g_free (kept->file);
  g_free (kept->where);
  g_strfreev (kept->done);
  g_free (kept);
}

static void
set_text (GKeyFile   *keys,
          const char *key,
          const char *text)
{
  if (text != NULL)
    g_key_file_set_string (keys, GROUP, key, text);
}

static GBytes *
describe (const GabKept *about,
          const char    *digest)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  gsize size;
  char *text;

  set_text (keys, "digest", digest);
  set_text (keys, "file", about->file);
  set_text (keys, "where", about->where);
  if (about->done != NULL)
    g_key_file_set_string_list (keys, GROUP, "done", (const char *const *) about->done, g_strv_length (about->done));
  g_key_file_set_uint64 (keys, GROUP, "n-done", about->n_done);
  g_key_file_set_int64 (keys, GROUP, "saved", about->saved);
  g_key_file_set_integer (keys, GROUP, "day", about->day);
  text = g_key_file_to_data (keys, &size, NULL);
  return g_bytes_new_take (text, size);
}

static char *
dup_about_path (const char *path)
{
  return g_strdup_printf ("%.*s" ABOUT, (int) (strlen (path) - strlen (SUFFIX)), path);
}

static void
remove_kept (const char *path)
{
  g_autofree char *about = dup_about_path (path);

  /* The copy first: without it nobody misses what is known of it. */
  if (gab_files_remove (path, NULL))
    gab_files_remove (about, NULL);
}

static gboolean
has_digest (const char *name,
            const char *digest)
{
  const char *beginning = strrchr (name, '-');

  return beginning != NULL && strncmp (beginning + 1, digest, strlen (beginning + 1) - strlen (SUFFIX)) == 0;
}

/* The time in its name is later than that of all others, also when the clock was set back since: what is kept
 * last must not be the first to go. */
static gint64
find_time (const char *folder,
           gint64      saved)
{
  g_autoptr (GPtrArray) names = gab_files_list (folder, PREFIX, SUFFIX);
  const char *last = names->len > 0 ? g_ptr_array_index (names, names->len - 1) : NULL;

  return last != NULL ? MAX (saved, g_ascii_strtoll (last + strlen (PREFIX), NULL, 10) + 1) : MAX (saved, 0);
}

/* Only so many are kept; the oldest goes first. */
static void
trim (const char *folder)
{
  g_autoptr (GPtrArray) names = gab_files_list (folder, PREFIX, SUFFIX);

  for (guint i = 0; i + GAB_KEEP_MOST < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      remove_kept (path);
    }
}

/* The same content is kept once, under the later time. */
static void
remove_same (const char *folder,
             const char *digest,
             const char *but)
{
  g_autoptr (GPtrArray) names = gab_files_list (folder, PREFIX, SUFFIX);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      if (has_digest (g_ptr_array_index (names, i), digest) && !g_str_equal (path, but))
        remove_kept (path);
    }
}

/**
 * gab_keep_add:
 * @folder: the campaign's folder of state, made when it is needed
 * @content: of a saved file
 * @about: what is known of it; its path and digest are not looked at
 * @error: a G_FILE_ERROR; the others are then as they were
 *
 * Keeps a copy, and lets the oldest go when there are more than GAB_KEEP_MOST. May be
 * called in a worker.
 *
 * Returns: TRUE when it is kept.
 */
gboolean
gab_keep_add (const char     *folder,
              GBytes         *content,
              const GabKept  *about,
              GError        **error)
{
  g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, content);
  g_autofree char *name = g_strdup_printf (PREFIX "%016" G_GINT64_FORMAT "-%.16s" SUFFIX, find_time (folder, about->saved), digest);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *beside = dup_about_path (path);
  g_autoptr (GBytes) text = describe (about, digest);

  if (!gab_files_make_folder (folder, error) || !gab_files_write (beside, text, error))
    return FALSE;
  if (!gab_files_write (path, content, error))
    {
      gab_files_remove (beside, NULL);
      return FALSE;
    }
  remove_same (folder, digest, path);
  trim (folder);
  return TRUE;
}

/**
 * gab_keep_has:
 * @folder: the campaign's folder of state
 * @digest: of a file
 *
 * Returns: whether a copy of it is kept.
 */
gboolean
gab_keep_has (const char *folder,
              const char *digest)
{
  g_autoptr (GPtrArray) names = gab_files_list (folder, PREFIX, SUFFIX);

  for (guint i = 0; i < names->len; i++)
    if (has_digest (g_ptr_array_index (names, i), digest))
      return TRUE;
  return FALSE;
}

static GabKept *
read_about (const char *folder,
            const char *name)
{
  GabKept *kept = g_new0 (GabKept, 1);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *text = NULL;

  kept->path = g_build_filename (folder, name, NULL);
  /* Without its description a copy still has the time in its name. */
  kept->saved = g_ascii_strtoll (name + strlen (PREFIX), NULL, 10);
  beside = dup_about_path (kept->path);
  bytes = gab_files_read (beside, MOST_ABOUT, NULL);
  text = bytes != NULL ? gab_files_dup_text (bytes) : NULL;
  if (text == NULL || !g_key_file_load_from_data (keys, text, strlen (text), G_KEY_FILE_NONE, NULL))
    return kept;
  kept->digest = g_key_file_get_string (keys, GROUP, "digest", NULL);
  kept->file = g_key_file_get_string (keys, GROUP, "file", NULL);
  kept->where = g_key_file_get_string (keys, GROUP, "where", NULL);
  kept->done = g_key_file_get_string_list (keys, GROUP, "done", NULL, NULL);
  kept->n_done = g_key_file_get_uint64 (keys, GROUP, "n-done", NULL);
  kept->day = g_key_file_get_integer (keys, GROUP, "day", NULL);
  if (g_key_file_has_key (keys, GROUP, "saved", NULL))
    kept->saved = g_key_file_get_int64 (keys, GROUP, "saved", NULL);
  return kept;
}

/**
 * gab_keep_list:
 * @folder: the campaign's folder of state
 *
 * Returns: (transfer full) (element-type GabKept): what is kept, the newest first.
 */
GPtrArray *
gab_keep_list (const char *folder)
{
  g_autoptr (GPtrArray) names = gab_files_list (folder, PREFIX, SUFFIX);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_kept_free);

  for (guint i = names->len; i > 0; i--)
    g_ptr_array_add (list, read_about (folder, g_ptr_array_index (names, i - 1)));
  return list;
}

/**
 * gab_keep_is:
 * @path: of a saved file that is kept
 * @digest: of what was read from it
 * @error: GAB_ERROR_CHECK when it is no longer what was kept
 *
 * Returns: whether it still is.
 */
gboolean
gab_keep_is (const char  *path,
             const char  *digest,
             GError     **error)
{
  if (has_digest (path, digest))
    return TRUE;
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_CHECK, _("This kept version is damaged, and is not opened."));
  return FALSE;
}

/**
 * gab_keep_read:
 * @kept: a saved file that is kept
 * @error: a G_FILE_ERROR, or GAB_ERROR_CHECK when it is no longer what was kept
 *
 * Returns: (transfer full) (nullable): its content.
 */
GBytes *
gab_keep_read (const GabKept  *kept,
               GError        **error)
{
  g_autoptr (GBytes) bytes = gab_files_read (kept->path, MOST_BYTES, error);
  g_autofree char *digest = bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : NULL;

  return bytes != NULL && gab_keep_is (kept->path, digest, error) ? g_steal_pointer (&bytes) : NULL;
}

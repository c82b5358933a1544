/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What untitled campaigns were left unsaved when the program ended. */

#include "gab-keeper-private.h"

#include "gab-files.h"

#define MOST_BYTES (512u * 1024 * 1024)

/**
 * gab_left_free:
 * @left: (transfer full): what was left
 */
void
gab_left_free (GabLeft *left)
{
  g_free (left->folder);
  g_free (left->path);
  g_free (left);
}

static GabLeft *
look (const char *state,
      const char *id)
{
  g_autofree char *folder = g_build_filename (state, id, NULL);
  g_autofree char *path = g_build_filename (folder, GAB_KEEPER_BASE, NULL);
  g_autoptr (GBytes) content = NULL;
  g_autofree char *digest = NULL;
  GabLeft *left;
  guint n;

  if (!g_uuid_string_is_valid (id) || !g_file_test (path, G_FILE_TEST_EXISTS) || gab_lock_is_held (folder))
    return NULL;
  content = gab_files_read (path, MOST_BYTES, NULL);
  digest = content != NULL ? gab_journal_digest (content) : NULL;
  n = digest != NULL ? gab_journal_count (folder, digest) : 0;
  if (n == 0)
    return NULL;
  left = g_new0 (GabLeft, 1);
  left->folder = g_steal_pointer (&folder);
  left->path = g_steal_pointer (&path);
  left->n = n;
  return left;
}

/**
 * gab_keeper_list_left:
 *
 * Returns: (transfer full) (element-type GabLeft): the untitled campaigns of which
 *   something was not saved when the program ended, and that nobody has open.
 */
GPtrArray *
gab_keeper_list_left (void)
{
  g_autofree char *state = g_build_filename (g_get_user_state_dir (), "gabion", NULL);
  g_autoptr (GPtrArray) ids = gab_files_list (state, "", "");
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_left_free);

  for (guint i = 0; i < ids->len; i++)
    {
      GabLeft *left = look (state, g_ptr_array_index (ids, i));

      if (left != NULL)
        g_ptr_array_add (list, left);
    }
  return list;
}

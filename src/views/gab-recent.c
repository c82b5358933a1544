/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The campaigns that were open of late, as the desktop remembers them. */

#include "gab-recent.h"

#include <gtk/gtk.h>

static void
free_recent (gpointer data)
{
  GabRecent *recent = data;

  g_free (recent->uri);
  g_free (recent->path);
  g_free (recent->name);
  g_free (recent);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/**
 * gab_recent_list:
 * @most: how many
 * @gone: whether to list those too that are no longer there
 *
 * Returns: (transfer full) (element-type GabRecent): the campaign files, the latest first.
 */
GPtrArray *
gab_recent_list (guint    most,
                 gboolean gone)
{
  GPtrArray *recents = g_ptr_array_new_with_free_func (free_recent);
  GList *list = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare);

  for (GList *l = list; l != NULL && recents->len < most; l = l->next)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (l->data));
      const char *path = g_file_peek_path (file);
      gboolean exists = gtk_recent_info_exists (l->data);
      GabRecent *recent;

      if (path == NULL || !g_str_has_suffix (path, ".gabion") || (!exists && !gone))
        continue;
      recent = g_new0 (GabRecent, 1);
      recent->gone = !exists;
      recent->uri = g_strdup (gtk_recent_info_get_uri (l->data));
      recent->path = g_strdup (path);
      recent->name = g_strdup (gtk_recent_info_get_display_name (l->data));
      g_ptr_array_add (recents, recent);
    }
  g_list_free_full (list, (GDestroyNotify) gtk_recent_info_unref);
  return recents;
}

/**
 * gab_recent_forget:
 * @uri: of a file that is listed
 *
 * Takes it off the list; the file itself stays what it is.
 */
void
gab_recent_forget (const char *uri)
{
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

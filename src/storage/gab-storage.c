/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Storage: campaigns in files, and what the program itself brings along. */

#include "gab-storage.h"

#include "gab-files.h"
#include "gab-reader-private.h"
#include "gab-snapshot.h"
#include "gab-upgrade.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define RULES   "/org/gabion/Gabion/rules"
#define SAMPLES "/org/gabion/Gabion/samples"
#define SUFFIX  ".gabion"

/**
 * gab_storage_load_tables:
 * @error: GAB_ERROR_TABLES when a rule set's own tables are wrong
 *
 * Returns: (transfer full): the program's own tables of every rule set.
 */
GabTableSet *
gab_storage_load_tables (GError **error)
{
  g_autoptr (GabTableSet) set = gab_table_set_new ();
  const GabRules *rules;

  for (guint i = 0; (rules = gab_registry_nth (i)) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.xml", RULES, rules->id);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
      g_autoptr (GabTables) tables = bytes != NULL ? gab_tables_read (bytes, error) : NULL;

      if (tables == NULL || gab_table_set_add (set, tables, error) == NULL)
        return NULL;
    }
  return g_steal_pointer (&set);
}

/**
 * gab_storage_list_samples:
 *
 * Returns: (transfer full): the names of the samples that the program brings along.
 */
char **
gab_storage_list_samples (void)
{
  char **names = g_resources_enumerate_children (SAMPLES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], SUFFIX))
      names[i][strlen (names[i]) - strlen (SUFFIX)] = '\0';
  return names;
}

/**
 * gab_storage_lookup_sample:
 * @name: a sample: "peninsula-1812"
 *
 * Returns: (transfer full) (nullable): its file as it is; NULL when there is no such sample.
 */
GBytes *
gab_storage_lookup_sample (const char *name)
{
  g_autofree char *path = g_strconcat (SAMPLES, "/", name, SUFFIX, NULL);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/**
 * gab_storage_load_sample:
 * @name: a sample: "peninsula-1812"
 * @defaults: the program's own tables
 * @error: when there is no such sample
 *
 * Returns: (transfer full): a campaign with open books.
 */
GabCampaign *
gab_storage_load_sample (const char   *name,
                         GabTableSet  *defaults,
                         GError      **error)
{
  g_autoptr (GBytes) bytes = gab_storage_lookup_sample (name);

  if (bytes != NULL)
    return gab_storage_load_bytes (bytes, name, defaults, error);
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("There is no sample “%s”."), name);
  return NULL;
}

/**
 * gab_storage_load_bytes:
 * @bytes: a campaign file's content
 * @name: what to call the file in an error
 * @defaults: the program's own tables
 * @error: the file, the line and what is wrong there
 *
 * Returns: (transfer full): a campaign with open books.
 */
GabCampaign *
gab_storage_load_bytes (GBytes       *bytes,
                        const char   *name,
                        GabTableSet  *defaults,
                        GError      **error)
{
  g_autoptr (GabStream) stream = gab_stream_new_for_bytes (bytes);
  GabCampaign *campaign = gab_reader_read_any (stream, NULL, defaults, FALSE, error);

  if (campaign == NULL)
    g_prefix_error (error, "%s: ", name);
  return campaign;
}

/**
 * gab_storage_load:
 * @path: a campaign file
 * @defaults: the program's own tables
 * @error: the file, the line and what is wrong there
 *
 * Returns: (transfer full): a campaign with open books.
 */
GabCampaign *
gab_storage_load (const char   *path,
                  GabTableSet  *defaults,
                  GError      **error)
{
  g_autoptr (GabStream) stream = gab_stream_new_for_path (path, GAB_XML_MOST_BYTES, error);
  g_autofree char *name = g_filename_display_basename (path);
  GabCampaign *campaign;

  if (stream == NULL)
    return NULL;
  campaign = gab_reader_read_any (stream, path, defaults, FALSE, error);
  if (campaign == NULL && (error == NULL || (*error)->domain != G_FILE_ERROR))
    g_prefix_error (error, "%s: ", name);
  return campaign;
}

/**
 * gab_storage_can_load_part:
 * @error: why a file was refused
 *
 * Returns: whether gab_storage_load_part() may open it all the same: it breaks the
 *   schema, or names what is not there.
 */
gboolean
gab_storage_can_load_part (const GError *error)
{
  static const GabError codes[] = {
    GAB_ERROR_SCHEMA, GAB_ERROR_REFERENCE, GAB_ERROR_NOTATION, GAB_ERROR_DATE, GAB_ERROR_DIE,
    GAB_ERROR_TABLES, GAB_ERROR_CHECK,
  };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_error_matches (error, GAB_ERROR, (gint) codes[i]))
      return TRUE;
  return FALSE;
}

/**
 * gab_storage_load_part_bytes:
 * @bytes: the content of a campaign file that gab_storage_load_bytes() refuses
 * @name: what to call the file in an error
 * @defaults: the program's own tables
 * @error: when even so nothing can be read
 *
 * Returns: (transfer full): as gab_storage_load_part() does.
 */
GabCampaign *
gab_storage_load_part_bytes (GBytes       *bytes,
                             const char   *name,
                             GabTableSet  *defaults,
                             GError      **error)
{
  g_autoptr (GabStream) stream = gab_stream_new_for_bytes (bytes);
  GabCampaign *campaign = gab_reader_read_any (stream, NULL, defaults, TRUE, error);

  if (campaign == NULL)
    g_prefix_error (error, "%s: ", name);
  return campaign;
}

/**
 * gab_storage_load_part:
 * @path: a campaign file that gab_storage_load() refuses
 * @defaults: the program's own tables
 * @error: when even so nothing can be read
 *
 * Returns: (transfer full): a campaign of what can be read; the rest is set aside
 *   (see gab_campaign_get_asides()). It should be opened as an untitled copy.
 */
GabCampaign *
gab_storage_load_part (const char   *path,
                       GabTableSet  *defaults,
                       GError      **error)
{
  g_autoptr (GBytes) bytes = gab_files_read (path, GAB_XML_MOST_BYTES, error);
  g_autofree char *name = g_filename_display_basename (path);

  return bytes != NULL ? gab_storage_load_part_bytes (bytes, name, defaults, error) : NULL;
}

/**
 * gab_storage_load_orders:
 * @path: an .orders file
 * @defaults: the program's own tables
 * @error: the file, the line and what is wrong there
 *
 * Returns: (transfer full): a campaign with open books, played as far as the
 *   file goes.
 */
GabCampaign *
gab_storage_load_orders (const char   *path,
                         GabTableSet  *defaults,
                         GError      **error)
{
  g_autoptr (GBytes) bytes = gab_files_read (path, GAB_XML_MOST_BYTES, error);
  g_autofree char *name = g_filename_display_basename (path);

  return bytes != NULL ? gab_storage_load_orders_bytes (bytes, name, defaults, error) : NULL;
}

/**
 * gab_storage_load_orders_bytes:
 * @bytes: the content of an .orders file
 * @name: what to call the file in an error
 * @defaults: the program's own tables
 * @error: the file, the line and what is wrong there
 *
 * Returns: (transfer full): as gab_storage_load_orders() does.
 */
GabCampaign *
gab_storage_load_orders_bytes (GBytes       *bytes,
                               const char   *name,
                               GabTableSet  *defaults,
                               GError      **error)
{
  GabCampaign *campaign = gab_orders_read (bytes, defaults, error);

  if (campaign == NULL)
    g_prefix_error (error, "%s: ", name);
  return campaign;
}

/**
 * gab_storage_write:
 * @campaign: a campaign as it is, not masked
 * @error: GAB_ERROR_EDIT for a masked campaign, which is no campaign to save
 *
 * Returns: (transfer full): its file's content.
 */
GBytes *
gab_storage_write (GabCampaign  *campaign,
                   GError      **error)
{
  g_autoptr (GabSnapshot) snapshot = gab_storage_snapshot (campaign, error);

  return snapshot != NULL ? gab_snapshot_write (snapshot) : NULL;
}

/**
 * gab_storage_snapshot:
 * @campaign: a campaign as it is, not masked
 * @error: GAB_ERROR_EDIT for a masked campaign, which is no campaign to save
 *
 * Takes a moment even of a long campaign; gab_snapshot_write() may then make the
 * file's content of it in another thread.
 *
 * Returns: (transfer full): all that its file would hold.
 */
GabSnapshot *
gab_storage_snapshot (GabCampaign  *campaign,
                      GError      **error)
{
  if (gab_campaign_get_viewer (campaign) == GAB_VIEWER_UMPIRE)
    return gab_snapshot_new (campaign);
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, _("One side’s view of a campaign cannot be saved as the campaign."));
  return NULL;
}

/**
 * gab_storage_save:
 * @campaign: a campaign as it is, not masked
 * @path: where to
 * @error: a G_FILE_ERROR with the file and the reason
 *
 * Saves so that whatever happens the file is the old one or the new one.
 *
 * Returns: TRUE when it is saved.
 */
gboolean
gab_storage_save (GabCampaign  *campaign,
                  const char   *path,
                  GError      **error)
{
  g_autoptr (GBytes) bytes = gab_storage_write (campaign, error);

  return bytes != NULL && gab_upgrade_keep (path, error) && gab_files_replace (path, bytes, error);
}

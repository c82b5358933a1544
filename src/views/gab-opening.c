/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening: documents from files and from samples. */

#include "gab-opening-private.h"

#include "gab-files.h"
#include "gab-storage.h"
#include "gab-xml.h"

#include <glib/gi18n-lib.h>

/* The program's own tables are read once, when something is first opened. */
GabTableSet *
gab_opening_get_tables (GError **error)
{
  static GabTableSet *tables;

  if (tables == NULL)
    tables = gab_storage_load_tables (error);
  return tables;
}

static char *
dup_path (GFile   *file,
          GError **error)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("Only files on this computer can be opened."));
  return path;
}

/* @campaign is taken over. */
static GabDocument *
new_document (GabCampaign *campaign,
              GFile       *file)
{
  GabDocument *document;

  if (campaign == NULL)
    return NULL;
  document = gab_document_new (campaign, file);
  g_object_unref (campaign);
  return document;
}

/* A copy is a campaign of its own: what is kept of one is not kept of the other. */
static GabDocument *
new_copy (GabCampaign *campaign)
{
  g_autofree char *id = g_uuid_string_random ();

  if (campaign != NULL)
    g_object_set (campaign, "id", id, NULL);
  return new_document (campaign, NULL);
}

/**
 * gab_opening_file:
 * @file: a campaign file
 * @content: (out) (transfer full): what was read
 * @error: why it cannot be read
 *
 * Reads it at once, for a caller that has no window to keep alive.
 *
 * Returns: (transfer full) (nullable): its document.
 */
GabDocument *
gab_opening_file (GFile   *file,
                  GBytes **content,
                  GError **error)
{
  GabTableSet *tables = gab_opening_get_tables (error);
  g_autofree char *path = tables != NULL ? dup_path (file, error) : NULL;
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : NULL;
  g_autoptr (GBytes) bytes = path != NULL ? gab_files_read (path, GAB_XML_MOST_BYTES, error) : NULL;
  GabDocument *document = NULL;

  if (bytes != NULL)
    document = new_document (gab_storage_load_bytes (bytes, name, tables, error), file);
  if (document != NULL)
    *content = g_steal_pointer (&bytes);
  return document;
}

/**
 * gab_opening_begin:
 * @file: a campaign file
 * @in_part: whether to leave out what cannot be read
 * @cancellable: (nullable): to give it up
 * @progress: told how much is read
 * @progress_data: handed to @progress
 * @done: called at the end, for gab_opening_finish()
 * @data: handed to @done
 *
 * Reads it in a worker.
 */
void
gab_opening_begin (GFile               *file,
                   gboolean             in_part,
                   GCancellable        *cancellable,
                   GabProgressFunc      progress,
                   gpointer             progress_data,
                   GAsyncReadyCallback  done,
                   gpointer             data)
{
  GError *error = NULL;
  GabTableSet *tables = gab_opening_get_tables (&error);
  g_autofree char *path = tables != NULL ? dup_path (file, &error) : NULL;

  if (path == NULL)
    g_task_report_error (NULL, done, data, gab_opening_begin, error);
  else
    gab_loading_begin (path, tables, in_part, cancellable, progress, progress_data, done, data);
}

/**
 * gab_opening_finish:
 * @result: what the callback was given
 * @file: (nullable): the file; NULL for an untitled copy
 * @content: (out) (transfer full): what was read
 * @error: why it cannot be read
 *
 * Returns: (transfer full) (nullable): its document.
 */
GabDocument *
gab_opening_finish (GAsyncResult  *result,
                    GFile         *file,
                    GBytes       **content,
                    GError       **error)
{
  GabCampaign *campaign;

  if (g_async_result_is_tagged (result, gab_opening_begin))
    return g_task_propagate_pointer (G_TASK (result), error);
  campaign = gab_loading_finish (result, content, error);
  return file != NULL ? new_document (campaign, file) : new_copy (campaign);
}

/**
 * gab_opening_sample:
 * @name: the name of a sample
 * @error: when there is none of that name
 *
 * Returns: (transfer full) (nullable): an untitled copy of it.
 */
GabDocument *
gab_opening_sample (const char  *name,
                    GError     **error)
{
  GabTableSet *tables = gab_opening_get_tables (error);

  return tables != NULL ? new_copy (gab_storage_load_sample (name, tables, error)) : NULL;
}

/**
 * gab_opening_copy:
 * @content: of a campaign's file
 * @name: what to call it in an error
 * @error: why it cannot be read
 *
 * Returns: (transfer full) (nullable): an untitled copy of it.
 */
GabDocument *
gab_opening_copy (GBytes      *content,
                  const char  *name,
                  GError     **error)
{
  GabTableSet *tables = gab_opening_get_tables (error);

  return tables != NULL ? new_copy (gab_storage_load_bytes (content, name, tables, error)) : NULL;
}

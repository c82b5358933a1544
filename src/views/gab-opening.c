/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening: documents from files, from samples and from nothing. */

#include "gab-opening.h"

#include "gab-storage.h"

#include <glib/gi18n-lib.h>

/* The program's own tables are read once, when something is first opened. */
static GabTableSet *
get_tables (GError **error)
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

/**
 * gab_opening_file:
 * @file: a campaign file
 * @error: why it cannot be read
 *
 * Returns: (transfer full) (nullable): its document.
 */
GabDocument *
gab_opening_file (GFile   *file,
                  GError **error)
{
  GabTableSet *tables = get_tables (error);
  g_autofree char *path = tables != NULL ? dup_path (file, error) : NULL;

  return path != NULL ? new_document (gab_storage_load (path, tables, error), file) : NULL;
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
  GabTableSet *tables = get_tables (error);

  return tables != NULL ? new_document (gab_storage_load_sample (name, tables, error), NULL) : NULL;
}

static gboolean
add_side (GabCampaign  *campaign,
          const char   *name,
          const char   *colour,
          GError      **error)
{
  g_autofree char *handle = gab_campaign_make_handle (campaign, name, "side");
  g_autofree char *line = g_strdup_printf ("side %s", handle);
  GabThing *side = gab_campaign_take_line (campaign, line, error);

  if (side == NULL)
    return FALSE;
  g_object_set (side, "name", name, "colour", colour, NULL);
  return TRUE;
}

/**
 * gab_opening_new:
 * @plan: what it starts with
 * @error: when that cannot stand
 *
 * Returns: (transfer full) (nullable): an untitled campaign with two sides and
 *   nothing else.
 */
GabDocument *
gab_opening_new (const GabOpeningPlan  *plan,
                 GError               **error)
{
  GabTableSet *tables = get_tables (error);
  g_autoptr (GabCampaign) campaign = NULL;

  if (tables == NULL)
    return NULL;
  campaign = gab_campaign_new (tables);
  g_object_set (campaign, "name", plan->name, "period", (int) plan->period, "begins", plan->begins, NULL);
  for (guint i = 0; i < GAB_OPENING_SIDES; i++)
    if (!add_side (campaign, plan->sides[i].name, plan->sides[i].colour, error))
      return NULL;
  if (!gab_campaign_open_books (campaign, error))
    return NULL;
  return gab_document_new (campaign, NULL);
}

/**
 * gab_opening_save:
 * @document: a document
 * @file: where it shall be saved
 * @error: why that failed; the old file is then as it was
 *
 * The document lives in @file from then on.
 *
 * Returns: TRUE when every byte is on the disk.
 */
gboolean
gab_opening_save (GabDocument  *document,
                  GFile        *file,
                  GError      **error)
{
  g_autofree char *path = dup_path (file, error);

  if (path == NULL || !gab_storage_save (gab_document_get_campaign (document), path, error))
    return FALSE;
  gab_document_set_file (document, file);
  gab_document_mark_saved (document);
  return TRUE;
}

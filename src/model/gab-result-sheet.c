/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sheet for the result of a fight at the table, known again by its numbers (CA-19). */

#include "gab-result-sheet.h"

#include "gab-campaign-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
is_inside (GabCampaign *campaign,
           GabForce    *force,
           GPtrArray   *others)
{
  for (guint i = 0; i < others->len; i++)
    {
      GabThing *other = gab_campaign_find (campaign, g_ptr_array_index (others, i));

      if (gab_force_is_within (force, GAB_FORCE (other)))
        return TRUE;
    }
  return FALSE;
}

/**
 * gab_result_list_forces:
 * @campaign: a campaign as its viewer may see it
 * @operation: a fight at the table in it
 *
 * Returns: (transfer container) (element-type utf8): the handles of the forces that
 *   were chosen when it was begun, none within another; all there are when none was.
 */
GPtrArray *
gab_result_list_forces (GabCampaign  *campaign,
                        GabOperation *operation)
{
  GabCampaign *source = campaign->source != NULL ? campaign->source : campaign;
  GabThing *real = gab_campaign_find (source, gab_thing_get_handle (GAB_THING (operation)));
  GPtrArray *setup = gab_operation_get_setup (GAB_OPERATION (real));
  GListModel *all = G_LIST_MODEL (campaign->forces);
  GPtrArray *forces = g_ptr_array_new ();

  for (guint i = 0; i < setup->len; i++)
    {
      const char *line = g_ptr_array_index (setup, i);
      GabThing *force = g_str_has_prefix (line, "with ") ? gab_campaign_find (campaign, line + strlen ("with ")) : NULL;

      if (GAB_IS_FORCE (force) && !is_inside (campaign, GAB_FORCE (force), forces))
        g_ptr_array_add (forces, (gpointer) gab_thing_get_handle (force));
    }
  if (forces->len > 0)
    return forces;
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GabThing) force = g_list_model_get_item (all, i);

      g_ptr_array_add (forces, (gpointer) gab_thing_get_handle (force));
    }
  return forces;
}

static void
free_row (gpointer data)
{
  GabResultSheetRow *row = data;

  g_free (row->handle);
  g_free (row->name);
  g_free (row);
}

static GabResultSheetRow *
add_row (GabResultSheet *sheet,
         GabThing       *thing)
{
  GabResultSheetRow *row = g_new0 (GabResultSheetRow, 1);

  row->heading = GAB_IS_FORCE (thing);
  row->handle = g_strdup (gab_thing_get_handle (thing));
  row->name = g_strdup (gab_thing_get_name (thing));
  row->guns = row->sp = row->rounds = -1;
  if (row->heading)
    row->rounds = gab_ammunition_get_in_hand (gab_force_get_ammunition (GAB_FORCE (thing)));
  g_ptr_array_add (sheet->rows, row);
  return row;
}

static void
add_unit (GabResultSheet *sheet,
          GabUnit        *unit)
{
  GabResultSheetRow *row;

  if (!gab_unit_get_known (unit) || (gab_unit_get_present (unit) == 0 && gab_unit_get_guns (unit) == 0))
    return;
  row = add_row (sheet, GAB_THING (unit));
  row->men = gab_unit_get_present (unit);
  if (gab_unit_kind_has_guns (gab_unit_get_kind (unit)))
    row->guns = gab_unit_get_guns (unit);
  if (gab_unit_get_sp (unit) > 0)
    row->sp = gab_unit_get_sp (unit);
}

static void
add_force (GabResultSheet *sheet,
           GabForce       *force)
{
  GListModel *commanders = G_LIST_MODEL (gab_force_get_commanders (force));
  GListModel *units = G_LIST_MODEL (gab_force_get_units (force));
  GListModel *inner = G_LIST_MODEL (gab_force_get_forces (force));
  guint before;

  if (!gab_force_get_known (force))
    return;
  add_row (sheet, GAB_THING (force));
  before = sheet->rows->len;
  for (guint i = 0; i < g_list_model_get_n_items (commanders); i++)
    {
      g_autoptr (GabCommander) commander = g_list_model_get_item (commanders, i);

      g_ptr_array_add (sheet->leaders, gab_commander_dup_title (commander));
    }
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (GabUnit) unit = g_list_model_get_item (units, i);

      add_unit (sheet, unit);
    }
  for (guint i = 0; i < g_list_model_get_n_items (inner); i++)
    {
      g_autoptr (GabForce) next = g_list_model_get_item (inner, i);

      add_force (sheet, next);
    }
  if (sheet->rows->len == before)
    g_ptr_array_remove_index (sheet->rows, before - 1);
}

/**
 * gab_result_sheet_new:
 * @campaign: a campaign as its viewer may see it
 * @operation: a fight at the table in it
 *
 * Returns: (transfer full): a sheet on which its result can be written.
 */
GabResultSheet *
gab_result_sheet_new (GabCampaign  *campaign,
                      GabOperation *operation)
{
  GabResultSheet *sheet = g_new0 (GabResultSheet, 1);
  g_autoptr (GPtrArray) forces = gab_result_list_forces (campaign, operation);

  sheet->campaign = g_strdup (campaign->id);
  sheet->operation = g_strdup (gab_thing_get_handle (GAB_THING (operation)));
  sheet->digest = gab_campaign_dup_digest (campaign->source != NULL ? campaign->source : campaign);
  sheet->title = g_strdup (gab_thing_get_name (GAB_THING (operation)));
  sheet->rows = g_ptr_array_new_with_free_func (free_row);
  sheet->leaders = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < forces->len; i++)
    add_force (sheet, GAB_FORCE (gab_campaign_find (campaign, g_ptr_array_index (forces, i))));
  return sheet;
}

/**
 * gab_result_sheet_free:
 * @sheet: (transfer full): a sheet
 */
void
gab_result_sheet_free (GabResultSheet *sheet)
{
  g_free (sheet->campaign);
  g_free (sheet->operation);
  g_free (sheet->digest);
  g_free (sheet->title);
  g_ptr_array_unref (sheet->rows);
  g_ptr_array_unref (sheet->leaders);
  g_free (sheet);
}

/**
 * gab_result_sheet_check:
 * @campaign: the campaign as it is, not masked
 * @operation: the handle of the fight whose result it shall be
 * @sheet_campaign: the UUID on the sheet
 * @sheet_operation: the handle on the sheet
 * @sheet_digest: the digest on the sheet
 * @error: CA-19: a sheet of another campaign or fight, or of other books
 *
 * Returns: TRUE when the sheet may be used.
 */
gboolean
gab_result_sheet_check (GabCampaign  *campaign,
                        const char   *operation,
                        const char   *sheet_campaign,
                        const char   *sheet_operation,
                        const char   *sheet_digest,
                        GError      **error)
{
  g_autofree char *digest = gab_campaign_dup_digest (campaign);
  g_autofree char *quoted = gab_error_quote (sheet_operation);

  if (!g_str_equal (sheet_campaign, campaign->id))
    gab_refuse (error, gab_books_rules.prefix, 19, _("This sheet belongs to another campaign."));
  else if (!g_str_equal (sheet_operation, operation))
    gab_refuse (error, gab_books_rules.prefix, 19, _("This sheet is of “%1$s”, not of %2$s."), quoted,
                gab_campaign_label (campaign, operation));
  else if (!g_str_equal (sheet_digest, digest))
    gab_refuse (error, gab_books_rules.prefix, 19,
                _("The books have changed since this sheet was made: make a new one, or type its numbers."));
  else
    return TRUE;
  return FALSE;
}

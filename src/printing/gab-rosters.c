/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rosters in short, a line a unit, and the rosters of all forces together. */

#include "gab-campaign-papers.h"

#include "gab-error.h"
#include "gab-roster-from-model.h"

#include <glib/gi18n-lib.h>

static const GabFolioColumn columns[] = {
  { 0.40, FALSE }, { 0.15, FALSE }, { 0.09, TRUE }, { 0.09, TRUE }, { 0.09, TRUE }, { 0.09, TRUE }, { 0.09, TRUE }
};

/**
 * gab_campaign_paper_new:
 * @campaign: a campaign, as its viewer may see it
 * @title: what stands at the head
 * @label: what the paper is called
 * @handle: of what it is, in the sheet's number
 *
 * Returns: (transfer full): a paper with its head, its day and a number that the program knows again.
 */
GabFolio *
gab_campaign_paper_new (GabCampaign *campaign,
                        const char  *title,
                        const char  *label,
                        const char  *handle)
{
  GabFolio *folio = gab_folio_new (title, label);
  g_autofree char *date = gab_campaign_dup_date (campaign);
  g_autofree char *day = gab_day_format_input (gab_campaign_get_day (campaign), gab_campaign_get_calendar (campaign));
  g_autofree char *number = g_strdup_printf ("%u-%s-%s", gab_campaign_get_books (campaign)->n_orders, handle, day);

  gab_folio_set_corner (folio, gab_thing_get_name (GAB_THING (campaign)), date, number);
  return folio;
}

/* (transfer full): empty for none, as a column of figures is read. */
char *
gab_campaign_paper_dup_number (gint64 number)
{
  return number != 0 ? gab_ink_number (number) : g_strdup ("");
}

static void
add_row (GabFolio   *folio,
         gboolean    strong,
         const char *name,
         const char *quality,
         int         first,
         int         present,
         int         lost,
         int         sick,
         int         guns)
{
  g_autofree char *f = gab_campaign_paper_dup_number (first), *p = gab_campaign_paper_dup_number (present);
  g_autofree char *l = gab_campaign_paper_dup_number (lost), *s = gab_campaign_paper_dup_number (sick);
  g_autofree char *g = gab_campaign_paper_dup_number (guns);

  gab_folio_row (folio, strong, name, quality, f, p, l, s, g, NULL);
}

static void
add_force (GabFolio *folio,
           GabForce *force,
           gboolean  inner)
{
  GListModel *units = G_LIST_MODEL (gab_force_get_units (force));
  GListModel *forces = G_LIST_MODEL (gab_force_get_forces (force));

  if (inner)
    gab_folio_words (folio, GAB_INK_CAPS, 0, gab_thing_get_name (GAB_THING (force)));
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (GabUnit) unit = g_list_model_get_item (units, i);

      add_row (folio, FALSE, gab_thing_get_name (GAB_THING (unit)), gab_unit_get_quality_label (unit),
               gab_unit_get_first (unit), gab_unit_get_present (unit),
               gab_unit_get_killed (unit) + gab_unit_get_wounded (unit) + gab_unit_get_away (unit),
               gab_unit_get_sick (unit), gab_unit_get_guns (unit));
    }
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) part = g_list_model_get_item (forces, i);

      add_force (folio, part, TRUE);
    }
}

/**
 * gab_roster_brief:
 * @campaign: a campaign, as its viewer may see it
 * @force: a force of it whose figures he knows
 *
 * Returns: (transfer full): its roster in short: a line a unit, nothing to strike off.
 */
GabPrint *
gab_roster_brief (GabCampaign *campaign,
                  GabForce    *force)
{
  /* Translators: a side, and what a paper is: “Allies · Roster, in short” */
  g_autofree char *what = g_strdup_printf (_("%1$s · %2$s"), gab_campaign_label (campaign, gab_force_get_side (force)),
                                           _("Roster, in short"));
  GabFolio *folio = gab_campaign_paper_new (campaign, gab_thing_get_name (GAB_THING (force)), what,
                                            gab_thing_get_handle (GAB_THING (force)));

  gab_folio_table (folio, columns, G_N_ELEMENTS (columns));
  gab_folio_caption (folio, _("Unit"), _("Quality"), _("First"), _("Present"), _("Lost"), _("Sick"), _("Guns"), NULL);
  add_force (folio, force, FALSE);
  add_row (folio, TRUE, _("Total"), "", gab_force_get_first (force), gab_force_get_present (force),
           gab_force_get_killed (force) + gab_force_get_wounded (force) + gab_force_get_away (force),
           gab_force_get_sick (force), gab_force_get_guns (force));
  return gab_print_new_folio (folio);
}

/**
 * gab_rosters:
 * @campaign: a campaign, as its viewer may see it
 * @brief: in short
 * @error: when the viewer knows no force
 *
 * Returns: (transfer full) (nullable): the rosters of all forces that stand under no other and that he knows.
 */
GabPrint *
gab_rosters (GabCampaign  *campaign,
             gboolean      brief,
             GError      **error)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  g_autoptr (GPtrArray) prints = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_print_free);

  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      if (gab_force_get_parent (force) != NULL && *gab_force_get_parent (force) != '\0')
        continue;
      if (gab_force_get_known (force))
        g_ptr_array_add (prints, brief ? gab_roster_brief (campaign, force)
                                       : gab_print_new_roster (gab_roster_sheet_from_force (campaign, force)));
    }
  if (prints->len > 0)
    return gab_print_new_bundle (g_steal_pointer (&prints), gab_thing_get_name (GAB_THING (campaign)));
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("This view knows the roster of no force."));
  return NULL;
}

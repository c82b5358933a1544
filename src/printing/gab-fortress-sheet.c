/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet of a fortress: its works and their damage, its garrison, its rounds. */

#include "gab-campaign-papers.h"

#include <glib/gi18n-lib.h>

#define LINES 8

static const GabFolioColumn work_columns[] = { { 0.44, FALSE }, { 0.22, FALSE }, { 0.12, TRUE }, { 0.22, FALSE } };
static const GabFolioColumn unit_columns[] = { { 0.48, FALSE }, { 0.22, FALSE }, { 0.15, TRUE }, { 0.15, TRUE } };

static void
add_works (GabFolio    *folio,
           GabFortress *fortress)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (fortress));

  gab_folio_heading (folio, _("Works"));
  if (g_list_model_get_n_items (works) == 0)
    {
      gab_folio_words (folio, GAB_INK_BODY, 0, _("No works are named."));
      return;
    }
  gab_folio_table (folio, work_columns, G_N_ELEMENTS (work_columns));
  gab_folio_caption (folio, _("Work"), _("Kind"), _("Damage"), _("Later"), NULL);
  for (guint i = 0; i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabWork) work = g_list_model_get_item (works, i);
      g_autofree char *damage = gab_campaign_paper_dup_number (gab_work_get_damage (work));

      gab_folio_row (folio, FALSE, gab_thing_get_name (GAB_THING (work)), gab_work_kind_label (gab_work_get_kind (work)),
                     damage, "", NULL);
    }
}

static void
add_unit (GabUnit  *unit,
          gpointer  data)
{
  g_autofree char *men = gab_campaign_paper_dup_number (gab_unit_get_present (unit));
  g_autofree char *guns = gab_campaign_paper_dup_number (gab_unit_get_guns (unit));

  gab_folio_row (data, FALSE, gab_thing_get_name (GAB_THING (unit)), gab_unit_kind_label (gab_unit_get_kind (unit)), men, guns,
                 NULL);
}

static void
add_rounds (GabFolio *folio,
            GabForce *force)
{
  GabAmmunition *rounds = gab_force_get_ammunition (force);
  g_autofree char *text = NULL;

  if (gab_ammunition_get_received (rounds) == 0)
    return;
  text = g_strdup_printf (_("Rounds in hand: %1$d of %2$d"), gab_ammunition_get_in_hand (rounds), gab_ammunition_get_received (rounds));
  gab_folio_words (folio, GAB_INK_BODY, 0, text);
}

static void
add_garrison (GabFolio    *folio,
              GabCampaign *campaign,
              GabFortress *fortress)
{
  const char *handle = gab_fortress_get_garrison (fortress);
  GabThing *thing = handle != NULL && *handle != '\0' ? gab_campaign_find (campaign, handle) : NULL;
  g_autofree char *men = NULL;

  gab_folio_heading (folio, _("Garrison"));
  if (!GAB_IS_FORCE (thing))
    {
      gab_folio_words (folio, GAB_INK_BODY, 0, _("No force is named as its garrison."));
      return;
    }
  gab_folio_words (folio, GAB_INK_STRONG, 0, gab_thing_get_name (thing));
  if (!gab_force_get_known (GAB_FORCE (thing)))
    {
      gab_folio_words (folio, GAB_INK_ITALIC, 0, _("Its strength is not known to this view."));
      return;
    }
  gab_folio_table (folio, unit_columns, G_N_ELEMENTS (unit_columns));
  gab_folio_caption (folio, _("Unit"), _("Arm"), _("Present"), _("Guns"), NULL);
  gab_force_foreach_unit (GAB_FORCE (thing), add_unit, folio);
  men = gab_campaign_paper_dup_number (gab_force_get_present (GAB_FORCE (thing)));
  gab_folio_row (folio, TRUE, _("Total"), "", men, "", NULL);
  add_rounds (folio, GAB_FORCE (thing));
}

/**
 * gab_fortress_sheet:
 * @campaign: a campaign, as its viewer may see it
 * @fortress: a fortress of it
 *
 * Returns: (transfer full): its sheet, with lines to write on at the table.
 */
GabPrint *
gab_fortress_sheet (GabCampaign *campaign,
                    GabFortress *fortress)
{
  GabFolio *folio = gab_campaign_paper_new (campaign, gab_thing_get_name (GAB_THING (fortress)), _("Fortress"),
                                            gab_thing_get_handle (GAB_THING (fortress)));
  const char *owner = gab_fortress_get_owner (fortress);
  /* Translators: the size of a fortress, who holds it, and its state */
  g_autofree char *text = g_strdup_printf (_("%1$s, held by %2$s: %3$s."), gab_fortress_size_label (gab_fortress_get_size (fortress)),
                                           owner != NULL ? gab_campaign_label (campaign, owner) : "–",
                                           gab_fortress_state_label (gab_fortress_get_state (fortress)));

  gab_folio_words (folio, GAB_INK_BODY, 0, text);
  add_works (folio, fortress);
  add_garrison (folio, campaign, fortress);
  gab_folio_heading (folio, _("At the table"));
  gab_folio_lines (folio, LINES);
  return gab_print_new_folio (folio);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The diary of a siege: turn by turn, in sentences. */

#include "gab-siege-papers.h"

#include <glib/gi18n-lib.h>

/**
 * gab_siege_diary:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it
 * @error: when it is no formal siege
 *
 * Returns: (transfer full) (nullable): its diary, with the words of the player beside his orders.
 */
GabPrint *
gab_siege_diary (GabCampaign   *campaign,
                 GabOperation  *operation,
                 GError       **error)
{
  g_autoptr (GabSiegeSheet) sheet = gab_siege_sheet_new (campaign, operation, 0, error);
  g_autofree char *date = NULL;
  GabFolio *folio;

  if (sheet == NULL)
    return NULL;
  date = gab_campaign_dup_date (campaign);
  folio = gab_siege_sheet_folio (sheet, "diary", _("Diary of the siege"), date);
  for (guint i = 0; i < sheet->days->len; i++)
    {
      const GabOperationDay *day = &g_array_index (sheet->days, GabOperationDay, i);
      g_autofree char *heading = gab_siege_sheet_dup_day (sheet, day);

      gab_folio_heading (folio, heading);
      gab_siege_sheet_add_entries (sheet, folio, day);
    }
  if (sheet->days->len == 0)
    gab_folio_words (folio, GAB_INK_BODY, 0, _("The siege has not begun."));
  if (sheet->state->step == GAB_FORMAL_STEP_OVER)
    {
      GabOutcome outcome;
      GabFormalDegree degree = gab_formal_degree (sheet->state, &outcome);
      g_autofree char *text = gab_formal_tell_degree (degree, outcome);

      gab_folio_words (folio, GAB_INK_STRONG, 0, text);
    }
  return gab_print_new_folio (folio);
}

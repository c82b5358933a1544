/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The quick reference of a formal siege, made from the tables that it is played with. */

#include "gab-siege-papers.h"
#include "gab-siege-reference.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
say (GabFolio *folio,
     char     *text)
{
  gab_folio_words (folio, GAB_INK_BODY, 0, text);
  g_free (text);
}

static void
add_turn (GabFolio              *folio,
          const GabFormalTables *tables)
{
  gab_folio_heading (folio, _("The turn (FS-6)"));
  say (folio, g_strdup (_("1 the besieger builds · 2 the besieger moves, then the defender · 3 fire, position by position in turn · "
                          "4 the besieger may storm · 5 the defender may make a sortie.")));
  gab_folio_heading (folio, _("Building (FS-7 to FS-13)"));
  say (folio, g_strdup_printf (ngettext ("%d unit of work a turn: a unit of sap or parallel, or half a battery. What is not used is lost.",
                                         "%d units of work a turn: a unit of sap or parallel, or half a battery. What is not used is lost.",
                                         tables->work_a_turn), tables->work_a_turn));
  say (folio, g_strdup_printf (_("A unit of parallel is %1$.1f to %2$.1f yards, of sap %3$.1f to %4$.1f."), tables->parallel_least / 10.0,
                               tables->parallel_most / 10.0, tables->sap_least / 10.0, tables->sap_most / 10.0));
  say (folio, g_strdup_printf (_("First parallel %1$d to %2$d yards out, %3$d units; second %4$d to %5$d, %6$d units; third %7$d to %8$d, "
                                 "%9$d units; at most %10$d degrees from the wall’s line."),
                               tables->band[0][0] / 10, tables->band[0][1] / 10, tables->units[0], tables->band[1][0] / 10,
                               tables->band[1][1] / 10, tables->units[1], tables->band[2][0] / 10, tables->band[2][1] / 10,
                               tables->units[2], tables->parallel_slant));
  say (folio, g_strdup_printf (_("A sap follows only what was finished on an earlier turn; no more than %1$d run on within %2$d degrees; "
                                 "saps join parallels at least %3$d yards from a unit’s ends; no trench nearer than %4$d yards until the "
                                 "covered way is taken."),
                               tables->sap_run, tables->same_direction, tables->inside / 10, tables->no_nearer / 10));
  say (folio, g_strdup_printf (_("Batteries are %1$d by %2$d yards, behind one unit of parallel; %3$d results in a turn destroy one, "
                                 "%4$d units of work build it again."),
                               tables->battery_wide / 10, tables->battery_deep / 10, tables->battery_results, tables->rebuild_work));
}

static void
add_moves (GabFolio              *folio,
           const GabFormalTables *tables)
{
  gab_folio_heading (folio, _("Moving (FS-14 to FS-20)"));
  say (folio, g_strdup_printf (_("Trench lengths a turn: infantry %1$d, light cannon %2$d, heavy cannon %3$d, mortars %4$d. Entering the "
                                 "game takes a turn. Guns that moved do not fire."),
                               tables->lengths[GAB_FORMAL_INFANTRY], tables->lengths[GAB_FORMAL_LIGHT],
                               tables->lengths[GAB_FORMAL_HEAVY], tables->lengths[GAB_FORMAL_MORTAR]));
  say (folio, g_strdup_printf (_("Room: a sap %1$d, a parallel unit %2$d, a battery %3$d, of which %4$d mounted."), tables->room_sap,
                               tables->room_parallel, tables->room_battery, tables->platform));
}

static void
add_fights (GabFolio              *folio,
            const GabFormalTables *tables)
{
  gab_folio_heading (folio, _("Results (FS-26 to FS-28)"));
  say (folio, g_strdup_printf (_("S silences a model for the turn, D destroys one (or a section), H is a point of damage. On a trench in one "
                                 "turn: %1$d results drive out, %2$d destroy all in it. Arc %3$d degrees to each side."),
                               tables->drive_out, tables->wipe_out, tables->arc));
}

static void
add_sortie (GabFolio              *folio,
            const GabFormalTables *tables)
{
  gab_folio_heading (folio, _("Sortie (FS-38 to FS-42)"));
  say (folio, g_strdup_printf (_("D10 and 1 for each section; less 1 for each section in the target, 1 for each %1$d in adjoining units, %2$d "
                                 "against a battery without a manned trench before it."),
                               tables->sortie_adjoining, tables->sortie_battery));
  say (folio, g_strdup_printf (_("%1$d or less: no effect. To %2$d: trench destroyed, its infantry survive. To %3$d: half of them are lost. "
                                 "Above: all. Then D10 for each section of the sortie, less 1 for each attack after the first: %4$d or less "
                                 "and it is lost."),
                               tables->sortie[0], tables->sortie[1], tables->sortie[2], tables->sortie_lost));
  gab_folio_heading (folio, _("Breach (FS-43)"));
  say (folio, g_strdup_printf (_("Guns in a breached section are lost, each infantry section on %d or less."), tables->breach_lost));
}

static void
add_score (GabFolio              *folio,
           const GabFormalTables *tables)
{
  gab_folio_heading (folio, _("Score of the besieger (FS-46, FS-47)"));
  say (folio, g_strdup_printf (_("%1$+d for each turn before turn %2$d that the wall is breached, %3$d for each after it; %4$+d for each "
                                 "defending model destroyed, %5$+d each section, %6$+d each model captured."),
                               tables->score_early, tables->score_turn, -tables->score_late, tables->score_model,
                               tables->score_section, tables->score_captured));
  say (folio, g_strdup_printf (_("Lost of his own: heavy cannon %1$d, light cannon %2$d, mortar %3$d, section %4$d."),
                               -tables->score_own[GAB_FORMAL_HEAVY], -tables->score_own[GAB_FORMAL_LIGHT],
                               -tables->score_own[GAB_FORMAL_MORTAR], -tables->score_own[GAB_FORMAL_INFANTRY]));
  say (folio, g_strdup_printf (_("0 is a draw, to %1$d marginal, to %2$d clear, above that decisive."), tables->marginal, tables->clear));
}

/* Whether the siege is played with other tables than the program's own. */
static gboolean
is_changed (const GabSiegeSheet *sheet)
{
  const GabTableSet *defaults = gab_campaign_get_defaults (sheet->campaign);
  const GabRuleTables *own = defaults != NULL ? gab_table_set_find (defaults, gab_formal_rules.id, NULL) : NULL;

  return own != NULL && memcmp (own->resolved, sheet->state->tables, sizeof *sheet->state->tables) != 0;
}

/**
 * gab_siege_reference:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it
 * @error: when it is no formal siege
 *
 * Returns: (transfer full) (nullable): what a player looks up at the table, from the numbers of this siege's tables;
 *   those that are a reconstruction say so (FS-30, FS-35).
 */
GabPrint *
gab_siege_reference (GabCampaign   *campaign,
                     GabOperation  *operation,
                     GError       **error)
{
  g_autoptr (GabSiegeSheet) sheet = gab_siege_sheet_new (campaign, operation, 0, error);
  const GabFormalTables *tables;
  GabFolio *folio;

  if (sheet == NULL)
    return NULL;
  tables = sheet->state->tables;
  folio = gab_siege_sheet_folio (sheet, "reference", _("Quick reference"), NULL);
  if (is_changed (sheet))
    gab_folio_words (folio, GAB_INK_ITALIC, 0, _("The tables of this siege are its own: they differ from the program’s."));
  add_turn (folio, tables);
  add_moves (folio, tables);
  gab_siege_reference_add_fire (folio, tables);
  add_fights (folio, tables);
  gab_siege_reference_add_storm (folio, tables);
  add_sortie (folio, tables);
  add_score (folio, tables);
  return gab_print_new_folio (folio);
}

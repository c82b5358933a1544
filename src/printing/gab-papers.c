/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All papers that can be printed, in one table. */

#include "gab-papers.h"

#include "gab-campaign-papers.h"
#include "gab-error.h"
#include "gab-roster-from-model.h"
#include "gab-siege-papers.h"

#include <glib/gi18n-lib.h>

static GabPrint *
make_roster (GabCampaign            *campaign,
             GabThing               *thing,
             const GabPaperOptions  *options,
             GError                **error)
{
  if (gab_force_get_known (GAB_FORCE (thing)) && options->brief)
    return gab_roster_brief (campaign, GAB_FORCE (thing));
  if (gab_force_get_known (GAB_FORCE (thing)))
    return gab_print_new_roster (gab_roster_sheet_from_force (campaign, GAB_FORCE (thing)));
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("This view does not know the roster of “%s”."),
               gab_thing_get_handle (thing));
  return NULL;
}

static GabPrint *
make_bill (GabCampaign            *campaign,
           GabThing               *thing,
           const GabPaperOptions  *options,
           GError                **error)
{
  g_autoptr (GabBill) bill = gab_bill_new (campaign, GAB_OPERATION (thing));

  if (bill != NULL)
    return gab_print_new_table (gab_bill_sheet_new (bill));
  g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("What “%s” cost has not been booked yet."), gab_thing_get_name (thing));
  return NULL;
}

/* An empty sheet for the result of a fight at the table. */
static GabPrint *
make_result (GabCampaign            *campaign,
             GabThing               *thing,
             const GabPaperOptions  *options,
             GError                **error)
{
  g_autoptr (GabResultSheet) sheet = gab_result_sheet_new (campaign, GAB_OPERATION (thing));

  return gab_print_new_table (gab_result_table_new (sheet));
}

static GabPrint *
make_day_sheet (GabCampaign            *campaign,
                GabThing               *thing,
                const GabPaperOptions  *options,
                GError                **error)
{
  return gab_siege_day_sheet (campaign, GAB_OPERATION (thing), options->turn, error);
}

static GabPrint *
make_setting_up (GabCampaign            *campaign,
                 GabThing               *thing,
                 const GabPaperOptions  *options,
                 GError                **error)
{
  return gab_siege_setting_up (campaign, GAB_OPERATION (thing), error);
}

static GabPrint *
make_siege_diary (GabCampaign            *campaign,
                  GabThing               *thing,
                  const GabPaperOptions  *options,
                  GError                **error)
{
  return gab_siege_diary (campaign, GAB_OPERATION (thing), error);
}

static GabPrint *
make_reference (GabCampaign            *campaign,
                GabThing               *thing,
                const GabPaperOptions  *options,
                GError                **error)
{
  return gab_siege_reference (campaign, GAB_OPERATION (thing), error);
}

static GabPrint *
make_table_plan (GabCampaign            *campaign,
                 GabThing               *thing,
                 const GabPaperOptions  *options,
                 GError                **error)
{
  return gab_siege_table_plan (campaign, GAB_OPERATION (thing), options->turn, error);
}

static GabPrint *
make_rosters (GabCampaign            *campaign,
              GabThing               *thing,
              const GabPaperOptions  *options,
              GError                **error)
{
  return gab_rosters (campaign, options->brief, error);
}

static GabPrint *
make_order_of_battle (GabCampaign            *campaign,
                      GabThing               *thing,
                      const GabPaperOptions  *options,
                      GError                **error)
{
  return gab_order_of_battle (campaign, GAB_SIDE (thing), options->brief);
}

static GabPrint *
make_fortress (GabCampaign            *campaign,
               GabThing               *thing,
               const GabPaperOptions  *options,
               GError                **error)
{
  return gab_fortress_sheet (campaign, GAB_FORTRESS (thing));
}

static GabPrint *
make_log (GabCampaign            *campaign,
          GabThing               *thing,
          const GabPaperOptions  *options,
          GError                **error)
{
  return gab_log_diary (campaign, options->brief);
}

static const GabPaperKind papers[] = {
  { "roster", N_("Roster"), GAB_PAPER_OF_FORCE, NULL, FALSE, TRUE, make_roster },
  { "rosters", N_("Rosters of all forces"), GAB_PAPER_OF_CAMPAIGN, NULL, FALSE, TRUE, make_rosters },
  { "order-of-battle", N_("Order of battle"), GAB_PAPER_OF_SIDE, NULL, FALSE, TRUE, make_order_of_battle },
  { "fortress", N_("Fortress"), GAB_PAPER_OF_FORTRESS, NULL, FALSE, FALSE, make_fortress },
  { "diary", N_("The log as a diary"), GAB_PAPER_OF_CAMPAIGN, NULL, FALSE, TRUE, make_log },
  { "day-sheet", N_("Day sheet"), GAB_PAPER_OF_OPERATION, "formal-siege", TRUE, FALSE, make_day_sheet },
  { "setting-up", N_("Setting-up sheet"), GAB_PAPER_OF_OPERATION, "formal-siege", FALSE, FALSE, make_setting_up },
  { "siege-diary", N_("Diary of the siege"), GAB_PAPER_OF_OPERATION, "formal-siege", FALSE, FALSE, make_siege_diary },
  { "reference", N_("Quick reference"), GAB_PAPER_OF_OPERATION, "formal-siege", FALSE, FALSE, make_reference },
  { "table-plan", N_("Plan at the scale of the table"), GAB_PAPER_OF_OPERATION, "formal-siege", TRUE, FALSE, make_table_plan },
  { "bill", N_("Butcher’s bill"), GAB_PAPER_OF_OPERATION, NULL, FALSE, FALSE, make_bill },
  { "result", N_("Empty sheet for the result"), GAB_PAPER_OF_OPERATION, NULL, FALSE, FALSE, make_result },
};

/**
 * gab_papers_nth:
 * @nth: from 0
 *
 * Returns: (transfer none) (nullable): a paper, %NULL past the last.
 */
const GabPaperKind *
gab_papers_nth (guint nth)
{
  return nth < G_N_ELEMENTS (papers) ? &papers[nth] : NULL;
}

/**
 * gab_papers_find:
 * @name: as the command line calls it
 *
 * Returns: (transfer none) (nullable): that paper.
 */
const GabPaperKind *
gab_papers_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].name, name))
      return &papers[i];
  return NULL;
}

/**
 * gab_papers_suit:
 * @kind: a paper
 * @thing: (nullable): a thing of a campaign
 *
 * Returns: whether the paper can be of this thing.
 */
gboolean
gab_papers_suit (const GabPaperKind *kind,
                 GabThing           *thing)
{
  switch (kind->subject)
    {
    case GAB_PAPER_OF_SIDE:      return GAB_IS_SIDE (thing);
    case GAB_PAPER_OF_FORCE:     return GAB_IS_FORCE (thing);
    case GAB_PAPER_OF_FORTRESS:  return GAB_IS_FORTRESS (thing);
    case GAB_PAPER_OF_OPERATION:
      return GAB_IS_OPERATION (thing) &&
             (kind->rules == NULL || g_str_equal (kind->rules, gab_operation_get_rules (GAB_OPERATION (thing))));
    case GAB_PAPER_OF_CAMPAIGN:
    default:                     return TRUE;
    }
}

static const char *
tell_missing (GabPaperSubject subject)
{
  switch (subject)
    {
    case GAB_PAPER_OF_SIDE:      return _("There is no side of this name");
    case GAB_PAPER_OF_FORCE:     return _("There is no force of this name");
    case GAB_PAPER_OF_FORTRESS:  return _("There is no fortress of this name");
    case GAB_PAPER_OF_OPERATION:
    case GAB_PAPER_OF_CAMPAIGN:
    default:                     return _("There is no operation of this name");
    }
}

/**
 * gab_papers_make:
 * @kind: a paper
 * @campaign: a campaign, as its viewer may see it
 * @handle: (nullable): of what it is; none for the campaign's own
 * @options: (nullable): which turn, how long
 * @error: when there is no such thing, or the viewer may not know it
 *
 * Returns: (transfer full) (nullable): the paper, to be laid out.
 */
GabPrint *
gab_papers_make (const GabPaperKind     *kind,
                 GabCampaign            *campaign,
                 const char             *handle,
                 const GabPaperOptions  *options,
                 GError                **error)
{
  static const GabPaperOptions usual = { 0 };
  GabThing *thing = handle != NULL ? gab_campaign_find (campaign, handle) : NULL;

  if (gab_papers_suit (kind, thing))
    return kind->make (campaign, thing, options != NULL ? options : &usual, error);
  if (GAB_IS_OPERATION (thing) && kind->rules != NULL)
    g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("“%s” is not a formal siege that can be opened."), handle);
  else
    /* Translators: what there is not, and the name that was given */
    g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("%1$s: “%2$s”."), tell_missing (kind->subject),
                 handle != NULL ? handle : "");
  return NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of a formal siege: what they share. */

#include "gab-siege-sheet.h"

#include "gab-error.h"
#include "gab-plan-from-siege.h"

#include <glib/gi18n-lib.h>

static GabSiegeSheet *
sheet_new (GabCampaign   *campaign,
           GabOperation  *operation,
           GError       **error)
{
  const GabSetup *setup = gab_operation_played_setup (operation);
  GabSiegeSheet *sheet;

  if (gab_operation_find_rules (operation) != &gab_formal_rules || setup == NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("“%s” is not a formal siege that can be opened."),
                   gab_thing_get_name (GAB_THING (operation)));
      return NULL;
    }
  sheet = g_new0 (GabSiegeSheet, 1);
  sheet->campaign = campaign;
  sheet->operation = operation;
  sheet->names = setup->names;
  sheet->days = gab_operation_dup_days (operation);
  return sheet;
}

/**
 * gab_siege_sheet_new:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it, opened
 * @turn: at the end of which turn; 0 or less: as it stands
 * @error: when it is no formal siege or has not come to that turn
 *
 * Returns: (transfer full) (nullable): what its papers are made of.
 */
GabSiegeSheet *
gab_siege_sheet_new (GabCampaign   *campaign,
                     GabOperation  *operation,
                     int            turn,
                     GError       **error)
{
  g_autoptr (GabSiegeSheet) sheet = sheet_new (campaign, operation, error);
  guint n_orders = G_MAXUINT;

  if (sheet == NULL)
    return NULL;
  sheet->n_days = sheet->days->len;
  if (turn > 0 && (guint) turn > sheet->days->len)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_REFERENCE,
                   ngettext ("The siege has come to turn %1$u only, not to turn %2$d.",
                             "The siege has come to turn %1$u only, not to turn %2$d.", sheet->days->len),
                   sheet->days->len, turn);
      return NULL;
    }
  if (turn > 0)
    {
      const GabOperationDay *day = &g_array_index (sheet->days, GabOperationDay, turn - 1);

      sheet->n_days = turn;
      n_orders = day->first + day->n_orders;
    }
  sheet->state = gab_operation_dup_state_at (operation, n_orders);
  return g_steal_pointer (&sheet);
}

/**
 * gab_siege_sheet_new_start:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it, opened
 * @error: when it is no formal siege
 *
 * Returns: (transfer full) (nullable): it as it was when all had been placed and turn 1 began (FS-20).
 */
GabSiegeSheet *
gab_siege_sheet_new_start (GabCampaign   *campaign,
                           GabOperation  *operation,
                           GError       **error)
{
  GabSiegeSheet *sheet = sheet_new (campaign, operation, error);
  guint most;

  if (sheet == NULL)
    return NULL;
  most = sheet->days->len > 0 ? g_array_index (sheet->days, GabOperationDay, 0).n_orders : 0;
  for (guint n = 0; n <= most; n++)
    {
      g_free (sheet->state);
      sheet->state = gab_operation_dup_state_at (operation, n);
      if (sheet->state->turn > 0)
        break;
    }
  return sheet;
}

/**
 * gab_siege_sheet_free:
 * @sheet: (transfer full): what papers were made of
 */
void
gab_siege_sheet_free (GabSiegeSheet *sheet)
{
  g_free (sheet->state);
  g_array_unref (sheet->days);
  g_free (sheet);
}

/* What the place is called; the siege's own name where there is none. */
const char *
gab_siege_sheet_place (const GabSiegeSheet *sheet)
{
  const char *fortress = gab_operation_get_fortress (sheet->operation);
  GabThing *place = fortress != NULL ? gab_campaign_find (sheet->campaign, fortress) : NULL;

  return gab_thing_get_name (place != NULL ? place : GAB_THING (sheet->operation));
}

const char *
gab_siege_sheet_side (GabFormalSide side)
{
  return side == GAB_FORMAL_BESIEGER ? _("Besieger") : _("Defender");
}

/* (transfer full): a number that the program knows again: how far the log was, which siege, which paper. */
char *
gab_siege_sheet_dup_number (const GabSiegeSheet *sheet,
                            const char          *paper)
{
  const GabOperationDay *day = sheet->n_days > 0 ? &g_array_index (sheet->days, GabOperationDay, sheet->n_days - 1) : NULL;

  return g_strdup_printf ("%u-%s-%s", day != NULL ? day->first + day->n_orders : 0,
                          gab_thing_get_handle (GAB_THING (sheet->operation)), paper);
}

/**
 * gab_siege_sheet_folio:
 * @sheet: a siege
 * @paper: which paper, in its number
 * @label: what the paper is called
 * @when: (nullable): the day it is of
 *
 * Returns: (transfer full): a paper with its head and nothing on it yet.
 */
GabFolio *
gab_siege_sheet_folio (const GabSiegeSheet *sheet,
                       const char          *paper,
                       const char          *label,
                       const char          *when)
{
  g_autofree char *number = gab_siege_sheet_dup_number (sheet, paper);
  GabFolio *folio = gab_folio_new (gab_thing_get_name (GAB_THING (sheet->operation)), label);
  const GabFormal *state = sheet->state;
  g_autofree char *note = NULL;

  gab_folio_set_corner (folio, gab_thing_get_name (GAB_THING (sheet->campaign)), when, number);
  /* Translators: %1$d men, %2$d guns */
  note = g_strdup_printf (_("Formal siege: a section is %1$d men, a model %2$d guns; a turn is a day, a millimetre a yard."),
                          state->men_a_section, state->guns_a_model);
  if (state->rounds_a_round > 1)
    {
      /* Translators: %d real rounds */
      g_autofree char *rounds = g_strdup_printf (ngettext ("A round stands for %d of the campaign’s.",
                                                           "A round stands for %d of the campaign’s.", state->rounds_a_round),
                                                 state->rounds_a_round);
      char *both = g_strdup_printf ("%s %s", note, rounds);

      g_free (note);
      note = both;
    }
  gab_folio_set_note (folio, note);
  return folio;
}

/* (transfer full): "Turn 6, 22 March 1812" */
char *
gab_siege_sheet_dup_day (const GabSiegeSheet   *sheet,
                         const GabOperationDay *day)
{
  g_autofree char *date = gab_day_format (day->day, gab_campaign_get_calendar (sheet->campaign));

  /* Translators: the number of the turn, and a date */
  return g_strdup_printf (_("Turn %1$d, %2$s"), day->turn, date);
}

int
gab_siege_sheet_count (const GabFormal *state,
                       int              side,
                       int              kind,
                       GabFormalFate    fate)
{
  int n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += state->piece[i].side == side && state->piece[i].kind == kind && state->piece[i].fate == fate;
  return n;
}

/* (transfer full) (nullable): the guns of a place, or of two that are one position: "3 heavy cannon, 1 mortar". */
char *
gab_siege_sheet_dup_guns (const GabFormal *state,
                          GabFormalSpot    spot,
                          GabFormalSpot    other)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    {
      g_autofree char *pieces = NULL;
      int n = 0;

      for (guint i = 0; i < state->n_pieces; i++)
        n += state->piece[i].kind == kind && state->piece[i].fate == GAB_FORMAL_FATE_IN_PLAY &&
             (state->piece[i].spot == spot || state->piece[i].spot == other);
      if (n == 0)
        continue;
      pieces = gab_formal_tell_pieces (kind, n);
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", pieces);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
draw_plan (cairo_t      *cr,
           const GabInk *ink,
           double        width,
           double        height,
           gpointer      data)
{
  const GabPlan *plan = data;
  GabPlanView view = gab_plan_view_fit (plan, width, height);

  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  gab_plan_draw (plan, ink, cr, &view, GAB_PLAN_PAPER);
}

/* The plan as it is at the end of that day, black on white. */
void
gab_siege_sheet_add_plan (const GabSiegeSheet *sheet,
                          GabFolio            *folio)
{
  GabPlan *plan = gab_plan_from_siege (sheet->state, sheet->names, gab_siege_sheet_place (sheet));
  GabPlanRect ground = gab_plan_get_ground (plan);

  gab_folio_picture (folio, ground.height / (double) ground.width, draw_plan, plan, (GDestroyNotify) gab_plan_free);
}

/* What came of the orders of a day, in sentences, as the viewer may read them, each with the player's words. */
void
gab_siege_sheet_add_entries (const GabSiegeSheet   *sheet,
                             GabFolio              *folio,
                             const GabOperationDay *day)
{
  GListModel *log = G_LIST_MODEL (gab_operation_get_log (sheet->operation));
  guint told = 0;

  for (guint i = day->first; i < day->first + day->n_orders; i++)
    {
      g_autoptr (GabLogEntry) entry = g_list_model_get_item (log, i);

      if (entry == NULL || *gab_log_entry_get_text (entry) == '\0')
        continue;
      gab_folio_words (folio, GAB_INK_BODY, 0, gab_log_entry_get_text (entry));
      if (*gab_log_entry_get_reason (entry) != '\0')
        gab_folio_words (folio, GAB_INK_ITALIC, 1, gab_log_entry_get_reason (entry));
      told++;
    }
  if (told == 0)
    gab_folio_words (folio, GAB_INK_BODY, 0, _("Nothing was seen on this day."));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet of a day of a siege: the plan, what each side has, what was done, and boxes for tomorrow. */

#include "gab-siege-papers.h"

#include "gab-plan-from-siege.h"
#include "gab-roster-layout-private.h"

#include <glib/gi18n-lib.h>

#define MARK         9.0 /* points */
#define MOVE_LINES   6

static const GabFolioColumn damage_columns[] = { { 0.44, FALSE }, { 0.14, TRUE }, { 0.42, FALSE } };
static const GabFolioColumn fire_columns[] = { { 0.24, FALSE }, { 0.28, FALSE }, { 0.24, FALSE }, { 0.24, FALSE } };

static const char *
tell_arm (int kind)
{
  switch (kind)
    {
    case GAB_FORMAL_HEAVY:  return _("Heavy cannon");
    case GAB_FORMAL_LIGHT:  return _("Light cannon");
    case GAB_FORMAL_MORTAR: return _("Mortars");
    default:                return _("Sections of infantry");
    }
}

/* Boxes of sections and rings of models, the lost ones crossed. */
static void
add_arm (GabFolio        *folio,
         const GabFormal *state,
         int              side,
         int              kind)
{
  int left = gab_siege_sheet_count (state, side, kind, GAB_FORMAL_FATE_READY) +
             gab_siege_sheet_count (state, side, kind, GAB_FORMAL_FATE_IN_PLAY);
  int gone = gab_siege_sheet_count (state, side, kind, GAB_FORMAL_FATE_LOST) +
             gab_siege_sheet_count (state, side, kind, GAB_FORMAL_FATE_CAPTURED);
  GabInkMarks marks = { .shape = kind == GAB_FORMAL_INFANTRY ? GAB_INK_BOX : GAB_INK_RING, .count = left + gone,
                        .left = left, .size = MARK };
  /* Translators: how many are left, of how many there were */
  g_autofree char *after = state->hides[side] ? NULL : g_strdup_printf (_("%1$d of %2$d"), left, left + gone);

  if (state->hides[side] && gone > 0)
    after = g_strdup_printf (ngettext ("%d lost", "%d lost", gone), gone);
  if (left + gone > 0)
    gab_folio_marks (folio, tell_arm (kind), marks, after);
}

static void
add_rounds (GabFolio        *folio,
            const GabFormal *state,
            int              side)
{
  int left = state->rounds[side], first = MAX (state->rounds_first[side], left);
  int a_box = gab_roster_rounds_a_mark (first);
  GabInkMarks marks = { .shape = GAB_INK_BOX, .shaded = TRUE, .size = MARK };
  g_autofree char *after = NULL;
  g_autofree char *label = NULL;

  if (state->hides[side])
    {
      gab_folio_words (folio, GAB_INK_ITALIC, 0, _("Rounds and what is not on the ground are not known to this view."));
      return;
    }
  marks.count = (first + a_box - 1) / a_box;
  marks.left = left / a_box;
  marks.part = left % a_box / (double) a_box;
  after = g_strdup_printf (_("%1$d of %2$d"), left, first);
  label = g_strdup_printf (ngettext ("Rounds, %d a square", "Rounds, %d a square", a_box), a_box);
  gab_folio_marks (folio, label, marks, after);
}

static void
add_strength (GabFolio        *folio,
              const GabFormal *state,
              int              side)
{
  gab_folio_heading (folio, gab_siege_sheet_side (side));
  for (int kind = GAB_FORMAL_N_KINDS - 1; kind >= 0; kind--)
    add_arm (folio, state, side, kind);
  add_rounds (folio, state, side);
}

static const char *
tell_state (const GabFormalWork *work)
{
  if (work->breached)
    return _("breached");
  return work->taken ? _("out of play") : "";
}

/* What has been hit, with the points that are left where they are known. */
static void
add_damage (GabFolio            *folio,
            const GabSiegeSheet *sheet)
{
  gboolean begun = FALSE;

  for (guint i = 0; i < sheet->state->n_works; i++)
    {
      const GabFormalWork *work = &sheet->state->work[i];
      g_autofree char *name = NULL, *hits = NULL;

      if (work->hits == 0 && !work->breached && !work->taken)
        continue;
      if (!begun)
        {
          gab_folio_heading (folio, _("Damage"));
          gab_folio_table (folio, damage_columns, G_N_ELEMENTS (damage_columns));
          gab_folio_caption (folio, _("Work"), _("Hits"), _("State"), NULL);
        }
      begun = TRUE;
      name = gab_formal_tell_whole (sheet->names, work->name);
      if (work->kind == GAB_FORMAL_FLANK)
        {
          g_autofree char *bastion = g_steal_pointer (&name);

          name = work->right ? g_strdup_printf (_("%s, right flank"), bastion) : g_strdup_printf (_("%s, left flank"), bastion);
        }
      hits = gab_formal_known_points (work) > 0
               ? g_strdup_printf (_("%1$d of %2$d"), work->hits, (int) gab_formal_known_points (work)) : g_strdup_printf ("%d", work->hits);
      gab_folio_row (folio, FALSE, name, hits, tell_state (work), NULL);
    }
}

/* A line for each position from which the viewer's guns may fire tomorrow, with room for target and dice. */
static void
add_position (GabFolio            *folio,
              const GabSiegeSheet *sheet,
              const char          *name,
              GabFormalSpot        spot,
              GabFormalSpot        other)
{
  g_autofree char *guns = gab_siege_sheet_dup_guns (sheet->state, spot, other);

  if (guns != NULL)
    gab_folio_row (folio, FALSE, name, guns, "", NULL);
}

static void
add_work_positions (GabFolio            *folio,
                    const GabSiegeSheet *sheet)
{
  const GabFormal *state = sheet->state;

  for (guint i = 0; i < state->n_works; i++)
    {
      const GabFormalWork *work = &state->work[i];
      GabFormalSpot other = GAB_FORMAL_AT_WORK (i);
      g_autofree char *name = NULL;

      if (work->kind == GAB_FORMAL_WALL || work->taken || (work->kind == GAB_FORMAL_FLANK && work->right))
        continue;
      for (guint k = 0; work->kind == GAB_FORMAL_FLANK && k < state->n_works; k++)
        if (state->work[k].kind == GAB_FORMAL_FLANK && state->work[k].bastion == work->bastion && state->work[k].right)
          other = GAB_FORMAL_AT_WORK (k);
      name = gab_formal_tell_whole (sheet->names, work->name);
      add_position (folio, sheet, name, GAB_FORMAL_AT_WORK (i), other);
    }
}

static void
add_batteries (GabFolio            *folio,
               const GabSiegeSheet *sheet)
{
  for (guint i = 0; i < sheet->state->n_batteries; i++)
    {
      /* Translators: the number of a battery */
      g_autofree char *name = g_strdup_printf (_("No. %d"), sheet->state->battery[i].number);

      add_position (folio, sheet, name, GAB_FORMAL_AT_BATTERY (i), GAB_FORMAL_AT_BATTERY (i));
    }
}

static void
add_boxes (GabFolio            *folio,
           const GabSiegeSheet *sheet)
{
  const GabFormal *state = sheet->state;
  guint work = state->tables->work_a_turn;
  GabInkMarks marks = { .shape = GAB_INK_BOX, .count = work, .left = work, .size = MARK + 3 };

  gab_folio_heading (folio, _("Tomorrow"));
  if (!state->hides[GAB_FORMAL_BESIEGER])
    gab_folio_marks (folio, _("Units of work"), marks, "");
  gab_folio_table (folio, fire_columns, G_N_ELEMENTS (fire_columns));
  gab_folio_caption (folio, _("Fires from"), _("Guns"), _("At"), _("Dice"), NULL);
  if (!state->hides[GAB_FORMAL_BESIEGER])
    add_batteries (folio, sheet);
  if (!state->hides[GAB_FORMAL_DEFENDER])
    add_work_positions (folio, sheet);
  gab_folio_words (folio, GAB_INK_STRONG, 0, _("What is dug, moved, stormed or sallied for"));
  gab_folio_lines (folio, MOVE_LINES);
}

/**
 * gab_siege_day_sheet:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it
 * @turn: the turn; 0 or less: the last that has been begun
 * @error: when it is no formal siege or has not come to that turn
 *
 * Returns: (transfer full) (nullable): the day's sheet.
 */
GabPrint *
gab_siege_day_sheet (GabCampaign   *campaign,
                     GabOperation  *operation,
                     int            turn,
                     GError       **error)
{
  g_autoptr (GabSiegeSheet) sheet = gab_siege_sheet_new (campaign, operation, turn, error);
  const GabOperationDay *day;
  g_autofree char *when = NULL;
  GabFolio *folio;

  if (sheet == NULL)
    return NULL;
  day = sheet->n_days > 0 ? &g_array_index (sheet->days, GabOperationDay, sheet->n_days - 1) : NULL;
  when = day != NULL ? gab_siege_sheet_dup_day (sheet, day) : NULL;
  folio = gab_siege_sheet_folio (sheet, "day", _("Day sheet"), when);
  gab_siege_sheet_add_plan (sheet, folio);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    add_strength (folio, sheet->state, side);
  add_damage (folio, sheet);
  if (day != NULL)
    {
      gab_folio_heading (folio, _("What was done"));
      gab_siege_sheet_add_entries (sheet, folio, day);
    }
  add_boxes (folio, sheet);
  return gab_print_new_folio (folio);
}

/**
 * gab_siege_table_plan:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it
 * @turn: the turn at whose end it is drawn; 0 or less: as it stands
 * @error: when it is no formal siege or has not come to that turn
 *
 * Returns: (transfer full) (nullable): the plan at the scale of the table, in sheets to be joined (FS-1).
 */
GabPrint *
gab_siege_table_plan (GabCampaign   *campaign,
                      GabOperation  *operation,
                      int            turn,
                      GError       **error)
{
  g_autoptr (GabSiegeSheet) sheet = gab_siege_sheet_new (campaign, operation, turn, error);
  g_autofree char *number = NULL;

  if (sheet == NULL)
    return NULL;
  number = gab_siege_sheet_dup_number (sheet, "plan");
  return gab_print_new_tiles (gab_plan_from_siege (sheet->state, sheet->names, gab_siege_sheet_place (sheet)),
                              gab_siege_sheet_place (sheet), number);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet by which a siege is laid out on the table: the ground, the works, the forces, the rounds. */

#include "gab-siege-papers.h"

#include <glib/gi18n-lib.h>

static const GabFolioColumn work_columns[] = { { 0.34, FALSE }, { 0.22, FALSE }, { 0.12, TRUE }, { 0.12, TRUE }, { 0.20, TRUE } };
static const GabFolioColumn force_columns[] = { { 0.40, FALSE }, { 0.15, TRUE }, { 0.15, TRUE }, { 0.15, TRUE }, { 0.15, TRUE } };
static const GabFolioColumn place_columns[] = { { 0.40, FALSE }, { 0.60, FALSE } };

/* (transfer full): yards or millimetres; tenths only where there are any. */
static char *
dup_tenths (gint32 tenths)
{
  const char *sign = tenths < 0 ? "−" : "";

  if (tenths % 10 == 0)
    return g_strdup_printf ("%s%d", sign, ABS (tenths) / 10);
  return g_strdup_printf ("%s%d.%d", sign, ABS (tenths) / 10, ABS (tenths) % 10);
}

static void
add_step (GabFolio *folio,
          char     *text)
{
  gab_folio_words (folio, GAB_INK_BODY, 0, text);
  g_free (text);
}

/* The ground, from the numbers of the siege's own tables. */
static void
add_ground (GabFolio        *folio,
            const GabFormal *state)
{
  const GabFormalTables *tables = state->tables;
  int wide = 2 * (tables->ground_a_bastion * state->n_bastions + tables->ground_beside) / 10;

  gab_folio_heading (folio, _("How to lay it out"));
  /* Translators: %1$d and %2$d are lengths in centimetres */
  add_step (folio, g_strdup_printf (_("1. Take a table of %1$d by %2$d centimetres: a millimetre is a yard. The line of the city "
                                      "wall runs along one long side; x is measured along it from the middle, to the right "
                                      "as the besieger looks away from the place, y outward from it."),
                                    wide / 10, tables->ground_out / 100));
  add_step (folio, g_strdup_printf (_("2. Set each work at its x. The salient of a bastion lies %1$d out, of a demi-lune %2$d, of a "
                                      "ravelin %3$d; walls and the gorges of bastions lie on the line of the wall."),
                                    tables->bastion_salient / 10, tables->demi_lune_salient / 10, tables->ravelin_salient / 10));
  add_step (folio, g_strdup_printf (_("3. Mark the covered way %1$d out, from %2$d beyond one ravelin to %2$d beyond the other."),
                                    tables->covered_way / 10, tables->covered_way_beyond / 10));
  add_step (folio, g_strdup_printf (_("4. Mark lines %1$d, %2$d and %3$d out: nearer than these no first, second and third parallel is "
                                      "dug, and none farther than %4$d, %5$d and %6$d."),
                                    tables->band[0][0] / 10, tables->band[1][0] / 10, tables->band[2][0] / 10,
                                    tables->band[0][1] / 10, tables->band[1][1] / 10, tables->band[2][1] / 10));
  add_step (folio, g_strdup_printf (_("5. Cut %1$d strips of %2$d millimetres for trenches, and cards of %3$d by %4$d for batteries."),
                                    tables->work_a_turn * 5, 60, tables->battery_wide / 10, tables->battery_deep / 10));
  add_step (folio, g_strdup (_("6. The defender places his forces as below, then turn 1 begins. Pieces of the besieger "
                               "enter in the first parallel once it is dug.")));
}

static const char *
tell_kind (const GabFormalWork *work)
{
  switch ((GabFormalWorkKind) work->kind)
    {
    case GAB_FORMAL_FLANK:     return work->right ? _("right flank of a bastion") : _("left flank of a bastion");
    case GAB_FORMAL_DEMI_LUNE: return _("demi-lune");
    case GAB_FORMAL_RAVELIN:   return _("ravelin");
    case GAB_FORMAL_WALL:
    default:                   return _("wall section");
    }
}

static gint32
y_of (const GabFormal     *state,
      const GabFormalWork *work)
{
  switch ((GabFormalWorkKind) work->kind)
    {
    case GAB_FORMAL_FLANK:     return state->tables->flank_target.y;
    case GAB_FORMAL_DEMI_LUNE: return state->tables->demi_lune_centre;
    case GAB_FORMAL_RAVELIN:   return state->tables->ravelin_centre;
    case GAB_FORMAL_WALL:
    default:                   return 0;
    }
}

static gint32
x_of (const GabFormal     *state,
      const GabFormalWork *work)
{
  gint32 aside = work->kind == GAB_FORMAL_FLANK ? state->tables->flank_target.x : 0;

  return work->at.x + (work->right ? aside : -aside);
}

/* Where each is measured to, and its points where they are known. */
static void
add_works (GabFolio            *folio,
           const GabSiegeSheet *sheet)
{
  const GabFormal *state = sheet->state;
  gboolean sealed = FALSE;

  gab_folio_heading (folio, _("Works"));
  gab_folio_table (folio, work_columns, G_N_ELEMENTS (work_columns));
  gab_folio_caption (folio, _("Work"), _("Kind"), _("x"), _("y"), _("Points to a breach"), NULL);
  for (guint i = 0; i < state->n_works; i++)
    {
      const GabFormalWork *work = &state->work[i];
      g_autofree char *name = gab_formal_tell_whole (sheet->names, work->name);
      g_autofree char *x = dup_tenths (x_of (state, work));
      g_autofree char *y = dup_tenths (y_of (state, work));
      g_autofree char *points = gab_formal_known_points (work) > 0 ? g_strdup_printf ("%u", gab_formal_known_points (work))
                                : g_strdup (work->kind == GAB_FORMAL_RAVELIN ? "–" : "");

      sealed |= work->sealed && !work->breached;
      gab_folio_row (folio, FALSE, name, tell_kind (work), x, y, points, NULL);
    }
  if (sealed || state->hides[GAB_FORMAL_DEFENDER] || state->placed == GAB_FORMAL_POINTS_UNKNOWN)
    gab_folio_words (folio, GAB_INK_ITALIC, 0,
                     sealed ? _("The points are rolled and sealed until the breach.")
                     : state->hides[GAB_FORMAL_DEFENDER] ? _("The points are the defender’s secret.")
                                                         : _("The points have not been chosen or rolled yet."));
}

static int
count_of_unit (const GabFormal *state,
               guint            unit,
               int              kind)
{
  int n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += state->piece[i].unit == unit && state->piece[i].kind == kind;
  return n;
}

/* A row of four counts; empty where there is none. */
static void
add_counts (GabFolio   *folio,
            gboolean    strong,
            const char *name,
            const int  *counts)
{
  char *cells[GAB_FORMAL_N_KINDS + 2] = { (char *) name };

  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    cells[kind + 1] = counts[kind] > 0 ? g_strdup_printf ("%d", counts[kind]) : g_strdup ("");
  gab_folio_row_strv (folio, strong, (const char *const *) cells);
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    g_free (cells[kind + 1]);
}

static void
add_force (GabFolio            *folio,
           const GabSiegeSheet *sheet,
           int                  side)
{
  const GabFormal *state = sheet->state;
  int sums[GAB_FORMAL_N_KINDS] = { 0 };
  g_autofree char *rounds = NULL;

  gab_folio_heading (folio, gab_siege_sheet_side (side));
  if (state->hides[side])
    {
      gab_folio_words (folio, GAB_INK_ITALIC, 0, _("This side’s forces and rounds are not known to this view."));
      return;
    }
  gab_folio_table (folio, force_columns, G_N_ELEMENTS (force_columns));
  gab_folio_caption (folio, _("Unit"), _("Heavy cannon"), _("Light cannon"), _("Mortars"), _("Sections"), NULL);
  for (guint unit = 0; unit < state->n_units; unit++)
    {
      int counts[GAB_FORMAL_N_KINDS];

      if (state->unit[unit].side != side)
        continue;
      for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
        sums[kind] += counts[kind] = count_of_unit (state, unit, kind);
      add_counts (folio, FALSE, gab_names_label (sheet->names, state->unit[unit].name), counts);
    }
  add_counts (folio, TRUE, _("Total"), sums);
  rounds = g_strdup_printf (ngettext ("%d round of ammunition", "%d rounds of ammunition", state->rounds_first[side]),
                            state->rounds_first[side]);
  gab_folio_words (folio, GAB_INK_BODY, 0, rounds);
}

static char *
dup_pieces_at (const GabFormal *state,
               GabFormalSpot    spot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      g_autofree char *pieces = NULL;
      int n = 0;

      for (guint i = 0; i < state->n_pieces; i++)
        n += state->piece[i].spot == spot && state->piece[i].kind == kind && state->piece[i].fate == GAB_FORMAL_FATE_IN_PLAY;
      pieces = n > 0 ? gab_formal_tell_pieces (kind, n) : NULL;
      if (pieces != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", pieces);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* What stands where on the walls, as everybody at the table sees. */
static void
add_places (GabFolio            *folio,
            const GabSiegeSheet *sheet)
{
  gboolean begun = FALSE;

  for (guint i = 0; i < sheet->state->n_works; i++)
    {
      g_autofree char *pieces = dup_pieces_at (sheet->state, GAB_FORMAL_AT_WORK (i));
      g_autofree char *name = gab_formal_tell_whole (sheet->names, sheet->state->work[i].name);
      g_autofree char *both = NULL;

      if (pieces == NULL)
        continue;
      if (!begun)
        {
          gab_folio_heading (folio, _("What stands on the walls"));
          gab_folio_table (folio, place_columns, G_N_ELEMENTS (place_columns));
          gab_folio_caption (folio, _("Work"), _("Pieces"), NULL);
        }
      begun = TRUE;
      both = g_strdup_printf ("%s, %s", name, tell_kind (&sheet->state->work[i]));
      gab_folio_row (folio, FALSE, both, pieces, NULL);
    }
}

/**
 * gab_siege_setting_up:
 * @campaign: a campaign, as its viewer may see it
 * @operation: a siege of it
 * @error: when it is no formal siege
 *
 * Returns: (transfer full) (nullable): the sheet by which it is laid out on a table.
 */
GabPrint *
gab_siege_setting_up (GabCampaign   *campaign,
                      GabOperation  *operation,
                      GError       **error)
{
  g_autoptr (GabSiegeSheet) sheet = gab_siege_sheet_new_start (campaign, operation, error);
  g_autofree char *date = NULL;
  GabFolio *folio;

  if (sheet == NULL)
    return NULL;
  date = gab_day_format (gab_operation_get_begins (operation), gab_campaign_get_calendar (campaign));
  folio = gab_siege_sheet_folio (sheet, "setup", _("Setting-up sheet"), date);
  gab_siege_sheet_add_plan (sheet, folio);
  add_ground (folio, sheet->state);
  add_works (folio, sheet);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    add_force (folio, sheet, side);
  add_places (folio, sheet);
  return gab_print_new_folio (folio);
}

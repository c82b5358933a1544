/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of fire, rounds and storms on the quick reference; the two that are reconstructed say so. */

#include "gab-siege-reference.h"

#include <glib/gi18n-lib.h>

#define N_RATIOS 5
#define N_SCORES 10

static const GabFolioColumn fire_columns[] = { { 0.22, FALSE }, { 0.18, FALSE }, { 0.20, FALSE }, { 0.20, FALSE }, { 0.20, FALSE } };
static const GabFolioColumn storm_columns[] = {
  { 0.15, FALSE }, { 0.17, FALSE }, { 0.17, FALSE }, { 0.17, FALSE }, { 0.17, FALSE }, { 0.17, FALSE }
};

static const char *
tell_piece (int kind)
{
  return kind == GAB_FORMAL_HEAVY ? _("Heavy cannon") : kind == GAB_FORMAL_LIGHT ? _("Light cannon") : _("Mortar");
}

static const char *
tell_fire (int fire)
{
  return fire == GAB_FORMAL_SUPPRESSIVE ? _("suppressive") : _("destructive");
}

static void
append_result (GString *text,
               gint32   least,
               char     letter)
{
  if (least > 0)
    g_string_append_printf (text, "%s%d/%c", text->len > 0 ? "  " : "", least, letter);
}

/* (transfer full): "6/S  10/D"; a dash where the piece does nothing. */
static char *
dup_cell (const GabFormalCell *cell)
{
  GString *text = g_string_new (NULL);

  append_result (text, cell->suppress, 'S');
  append_result (text, cell->destroy, 'D');
  append_result (text, cell->hit, 'H');
  if (text->len == 0)
    g_string_append (text, "–");
  return g_string_free (text, FALSE);
}

static gboolean
does_anything (const GabFormalTables *tables,
               int                    kind,
               int                    fire)
{
  for (int band = 0; band < GAB_FORMAL_N_BANDS; band++)
    if (tables->cost[kind][fire][band] > 0)
      return TRUE;
  return FALSE;
}

/* The captions of the range bands, as the tables set them. */
static void
add_captions (GabFolio              *folio,
              const GabFormalTables *tables)
{
  int near = tables->band_near / 10, mid = tables->band_mid / 10;
  /* Translators: ranges in yards */
  g_autofree char *first = g_strdup_printf (_("to %d yards"), near);
  g_autofree char *second = g_strdup_printf (_("%1$d to %2$d"), near + 1, mid);
  g_autofree char *third = g_strdup_printf (_("%d and over"), mid + 1);

  gab_folio_table (folio, fire_columns, G_N_ELEMENTS (fire_columns));
  gab_folio_caption (folio, _("Piece"), _("Fire"), first, second, third, NULL);
}

static void
add_fire_row (GabFolio              *folio,
              const GabFormalTables *tables,
              int                    kind,
              int                    fire)
{
  g_autofree char *near = dup_cell (&tables->fire[kind][fire][GAB_FORMAL_BAND_NEAR]);
  g_autofree char *mid = dup_cell (&tables->fire[kind][fire][GAB_FORMAL_BAND_MID]);
  g_autofree char *far = dup_cell (&tables->fire[kind][fire][GAB_FORMAL_BAND_FAR]);

  gab_folio_row (folio, FALSE, tell_piece (kind), tell_fire (fire), near, mid, far, NULL);
}

static char *
dup_rounds (gint32 rounds)
{
  return rounds > 0 ? g_strdup_printf ("%d", rounds) : g_strdup ("–");
}

static void
add_rounds_row (GabFolio              *folio,
                const GabFormalTables *tables,
                int                    kind,
                int                    fire)
{
  g_autofree char *near = dup_rounds (tables->cost[kind][fire][GAB_FORMAL_BAND_NEAR]);
  g_autofree char *mid = dup_rounds (tables->cost[kind][fire][GAB_FORMAL_BAND_MID]);
  g_autofree char *far = dup_rounds (tables->cost[kind][fire][GAB_FORMAL_BAND_FAR]);

  gab_folio_row (folio, FALSE, tell_piece (kind), tell_fire (fire), near, mid, far, NULL);
}

static void
add_rows (GabFolio              *folio,
          const GabFormalTables *tables,
          void                (* add_row) (GabFolio *, const GabFormalTables *, int, int))
{
  add_captions (folio, tables);
  for (int fire = 0; fire < GAB_FORMAL_N_FIRES; fire++)
    for (int kind = GAB_FORMAL_N_GUNS - 1; kind >= 0; kind--)
      if (does_anything (tables, kind, fire))
        add_row (folio, tables, kind, fire);
}

/* FS-30 and FS-31 */
void
gab_siege_reference_add_fire (GabFolio              *folio,
                              const GabFormalTables *tables)
{
  gab_folio_heading (folio, _("Fire table (FS-30), a reconstruction"));
  gab_folio_words (folio, GAB_INK_ITALIC, 0, _("The printed table is lost; this one is ours. D10, the score or more; the best result counts."));
  add_rows (folio, tables, add_fire_row);
  gab_folio_heading (folio, _("Rounds for each model (FS-31)"));
  add_rows (folio, tables, add_rounds_row);
}

/* FS-33 to FS-36 */
void
gab_siege_reference_add_storm (GabFolio              *folio,
                               const GabFormalTables *tables)
{
  g_autofree char *strength = NULL, *success = NULL;

  gab_folio_heading (folio, _("Storm table (FS-35), a reconstruction"));
  gab_folio_words (folio, GAB_INK_ITALIC, 0,
                   _("The printed table is lost; this one is ours. Sections lost by the besieger / by the defender."));
  gab_folio_table (folio, storm_columns, G_N_ELEMENTS (storm_columns));
  gab_folio_caption (folio, _("D10"), _("under 1"), "1", "2", "3", _("4 and over"), NULL);
  for (int score = 0; score < N_SCORES; score++)
    {
      char *cells[N_RATIOS + 2] = { g_strdup_printf ("%d", score + 1) };

      for (int ratio = 0; ratio < N_RATIOS; ratio++)
        cells[ratio + 1] = g_strdup_printf ("%d / %d", tables->storm[score][ratio][GAB_FORMAL_BESIEGER],
                                            tables->storm[score][ratio][GAB_FORMAL_DEFENDER]);
      gab_folio_row_strv (folio, FALSE, (const char *const *) cells);
      for (int i = 0; i <= N_RATIOS; i++)
        g_free (cells[i]);
    }
  strength = g_strdup_printf (_("From %1$d sections. Each storming section 1, each defending section %2$d; supports to %3$d yards: heavy "
                                "cannon %4$d, light cannon %5$d, mortar %6$d; farther: 1 for each %7$d pieces."),
                              tables->storm_sections, tables->defends, tables->band_near / 10, tables->support_near[GAB_FORMAL_HEAVY],
                              tables->support_near[GAB_FORMAL_LIGHT], tables->support_near[GAB_FORMAL_MORTAR], tables->support_far);
  success = g_strdup_printf (_("It succeeds when no defender is left, else on a D10 of %d and the sections the defender lost, or less."),
                             tables->success_base);
  gab_folio_words (folio, GAB_INK_BODY, 0, strength);
  gab_folio_words (folio, GAB_INK_BODY, 0, success);
}

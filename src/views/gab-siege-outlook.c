/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may come of an order in a siege, as lines in the panel and as a note on the plan. Every figure is the rules' own. */

#include "gab-siege-page-private.h"

#include "gab-formal-odds.h"
#include "gab-formal-strength.h"
#include "gab-percent.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

/* How a line's value is written. */
typedef enum
{
  AS_COUNT,
  AS_ROUNDS,
  AS_MEAN,
  AS_ADDED,
  AS_CHANCE,
  LEFT_OUT, /* just so many: too long for a panel */
} Manner;

static Manner
manner_of (GabFormalOddsId id)
{
  switch (id)
    {
    case GAB_FORMAL_ODDS_SHOTS:
    case GAB_FORMAL_ODDS_STRENGTH:         return AS_COUNT;
    case GAB_FORMAL_ODDS_COST:             return AS_ROUNDS;
    case GAB_FORMAL_ODDS_SORTIE_ADDED:     return AS_ADDED;
    case GAB_FORMAL_ODDS_MEAN_S:
    case GAB_FORMAL_ODDS_MEAN_D:
    case GAB_FORMAL_ODDS_MEAN_H:
    case GAB_FORMAL_ODDS_MEAN_LOST:
    case GAB_FORMAL_ODDS_MEAN_HOME:        return AS_MEAN;
    case GAB_FORMAL_ODDS_DRIVES_OUT:
    case GAB_FORMAL_ODDS_WIPES_OUT:
    case GAB_FORMAL_ODDS_RUINS:
    case GAB_FORMAL_ODDS_BREACHES:
    case GAB_FORMAL_ODDS_SUCCESS:
    case GAB_FORMAL_ODDS_SUCCESS_ANSWERED:
    case GAB_FORMAL_ODDS_SORTIE_ROW:       return AS_CHANCE;
    case GAB_FORMAL_ODDS_RESULTS:
    case GAB_FORMAL_ODDS_BESIEGER_LOSES:
    case GAB_FORMAL_ODDS_DEFENDER_LOSES:
    case GAB_FORMAL_ODDS_HOME_LOSES:
    default:                               return LEFT_OUT;
    }
}

/* The rounds it costs, of those there are where the viewer may know. */
static char *
dup_rounds (const GabSiegeLook *look,
            const GabOrder     *order,
            int                 cost)
{
  int side = gab_formal_fires (order);

  if (side < 0 || look->state->hides[side])
    return g_strdup_printf ("%d", cost);
  /* Translators: rounds that are spent, and how many there are */
  return g_strdup_printf (_("%1$d of %2$d"), cost, look->state->rounds[side]);
}

static char *
dup_value (const GabSiegeLook      *look,
           const GabOrder          *order,
           const GabFormalOddsLine *line)
{
  switch (manner_of (line->id))
    {
    case AS_ROUNDS: return dup_rounds (look, order, (int) line->value);
    case AS_MEAN:   return g_strdup_printf ("%.1f", line->value);
    case AS_ADDED:  return g_strdup_printf ("%+d", (int) line->value);
    case AS_CHANCE: return gab_percent_tell (line->value);
    case AS_COUNT:
    case LEFT_OUT:
    default:        return g_strdup_printf ("%d", (int) line->value);
    }
}

static void
add_row (GtkGrid    *grid,
         int         row,
         const char *what,
         const char *value)
{
  GtkWidget *label = gab_words_new (what, NULL), *figure = value != NULL ? gtk_label_new (value) : NULL;

  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (grid, label, 0, row, figure != NULL ? 1 : 2, 1);
  if (figure == NULL)
    return;
  gtk_label_set_xalign (GTK_LABEL (figure), 1);
  gtk_widget_set_valign (figure, GTK_ALIGN_START);
  gtk_widget_add_css_class (figure, "percent");
  gtk_grid_attach (grid, figure, 1, row, 1, 1);
}

/* Both strengths, a line for each thing that counts, before the roll (FS-34). */
static int
add_strengths (GtkGrid            *grid,
               const GabSiegeLook *look,
               const GabOrder     *order)
{
  g_autoptr (GArray) lines = gab_formal_tell_strengths (look->state, look->names, order);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const GabFormalStrengthLine *line = &g_array_index (lines, GabFormalStrengthLine, i);
      g_autofree char *points = line->total ? g_strdup_printf ("%d", line->points) : g_strdup_printf ("%+d", line->points);

      add_row (grid, i, line->text, points);
      if (line->total)
        gtk_widget_add_css_class (gtk_grid_get_child_at (grid, 0, i), "strong");
    }
  return lines != NULL ? (int) lines->len : 0;
}

/* What the chances rest on, where it was lost and made anew. */
static int
add_made_up (GtkGrid        *grid,
             int             row,
             const GabOrder *order)
{
  g_autofree char *text = gab_formal_tell_made_up (order);

  if (text == NULL)
    return row;
  add_row (grid, row, text, NULL);
  gtk_widget_add_css_class (gtk_grid_get_child_at (grid, 0, row), "caption");
  return row + 1;
}

/**
 * gab_siege_outlook_show:
 * @outlook: a grid
 * @look: the siege, as the viewer may see it
 * @order: (nullable): the order that is put together
 *
 * Fills it with what may come of the order, line by line; hidden where there is nothing to be said.
 */
void
gab_siege_outlook_show (GtkWidget          *outlook,
                        const GabSiegeLook *look,
                        const GabOrder     *order)
{
  GtkGrid *grid = GTK_GRID (outlook);
  g_autoptr (GArray) lines = order != NULL ? gab_formal_odds (look->state, order, NULL) : NULL;
  g_autofree char *scores = lines != NULL ? gab_formal_tell_scores (look->state, order) : NULL;
  int row = 0;

  while (gtk_grid_get_child_at (grid, 0, 0) != NULL)
    gtk_grid_remove_row (grid, 0);
  if (order != NULL)
    row = add_strengths (grid, look, order);
  if (scores != NULL)
    add_row (grid, row++, scores, NULL);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const GabFormalOddsLine *line = &g_array_index (lines, GabFormalOddsLine, i);
      g_autofree char *what = gab_formal_tell_odds (line);
      g_autofree char *value = dup_value (look, order, line);

      if (manner_of (line->id) != LEFT_OUT && line->id != GAB_FORMAL_ODDS_STRENGTH)
        add_row (grid, row++, what, value);
    }
  if (lines != NULL)
    row = add_made_up (grid, row, order);
  gtk_widget_set_visible (outlook, row > 0);
}

/* "breach: 34 %" */
static void
add_chances (const GabSiegeLook *look,
             const GabOrder     *order,
             const GArray       *odds,
             char              **lines,
             guint              *n)
{
  for (guint i = 0; i < odds->len && *n < GAB_PLAN_NOTE; i++)
    {
      const GabFormalOddsLine *line = &g_array_index (odds, GabFormalOddsLine, i);
      Manner manner = manner_of (line->id);
      g_autofree char *what = gab_formal_tell_odds (line);
      g_autofree char *value = dup_value (look, order, line);

      if (manner == AS_CHANCE || manner == AS_MEAN)
        /* Translators: what may come of an order, and its chance or mean */
        lines[(*n)++] = g_strdup_printf (_("%1$s: %2$s"), what, value);
    }
}

/**
 * gab_siege_outlook_note:
 * @look: the siege, as the viewer may see it
 * @order: an order to fire
 * @lines: (array fixed-size=4) (out): what stands beside its line on the plan: range, scores, rounds and chances
 *
 * Returns: how many lines there are; 0 when it may not be fired so.
 */
guint
gab_siege_outlook_note (const GabSiegeLook  *look,
                        const GabOrder      *order,
                        char               **lines)
{
  g_autofree char *scores = gab_formal_tell_scores (look->state, order);
  GabFormalFireOdds odds;
  g_autoptr (GArray) all = NULL;
  g_autofree char *rounds = NULL;
  int yards;
  guint n = 0;

  if (scores == NULL || !gab_formal_odds_fire (look->state, order, &odds, NULL))
    return 0;
  all = gab_formal_odds (look->state, order, NULL);
  yards = g_array_index (all, GabFormalOddsLine, 0).number;
  rounds = dup_rounds (look, order, odds.cost);
  lines[n++] = g_strdup_printf (ngettext ("%1$d yard, %2$s", "%1$d yards, %2$s", yards), yards, scores);
  /* Translators: rounds of fire: "9 of 171" */
  lines[n++] = g_strdup_printf (_("rounds: %s"), rounds);
  add_chances (look, order, all, lines, &n);
  return n;
}

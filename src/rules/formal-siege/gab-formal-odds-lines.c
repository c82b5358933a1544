/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of an order as lines, for whoever lists them. */

#include "gab-formal-odds.h"
#include "gab-formal-private.h"

static void
add (GArray          *lines,
     GabFormalOddsId  id,
     int              number,
     double           value)
{
  GabFormalOddsLine line = { id, number, value };

  g_array_append_val (lines, line);
}

/* Those of just so many, where there is a chance. */
static void
add_each (GArray          *lines,
          GabFormalOddsId  id,
          const double    *chances,
          guint            most)
{
  for (guint i = 0; i <= most; i++)
    if (chances[i] > 0)
      add (lines, id, i, chances[i]);
}

static gboolean
fire_lines (const GabFormal  *state,
            const GabOrder   *order,
            GArray           *lines,
            GError          **error)
{
  gboolean destructive = order->args[1] == GAB_FORMAL_DESTRUCTIVE;
  GabFormalSpot target = gab_formal_find_spot (state, order->args[2]);
  GabFormalFireOdds odds;

  if (!gab_formal_odds_fire (state, order, &odds, error))
    return FALSE;
  add (lines, GAB_FORMAL_ODDS_SHOTS, (odds.tenths + 9) / 10, odds.shots);
  add (lines, GAB_FORMAL_ODDS_COST, 0, odds.cost);
  if (destructive)
    add (lines, GAB_FORMAL_ODDS_MEAN_H, 0, odds.mean_h);
  else
    {
      add (lines, GAB_FORMAL_ODDS_MEAN_S, 0, odds.mean_s);
      add (lines, GAB_FORMAL_ODDS_MEAN_D, 0, odds.mean_d);
    }
  add_each (lines, GAB_FORMAL_ODDS_RESULTS, odds.results, odds.shots);
  if (destructive)
    add (lines, GAB_FORMAL_ODDS_BREACHES, 0, odds.breaches);
  else if (gab_formal_is_trench (target))
    {
      add (lines, GAB_FORMAL_ODDS_DRIVES_OUT, 0, odds.drives_out);
      add (lines, GAB_FORMAL_ODDS_WIPES_OUT, 0, odds.wipes_out);
    }
  else if (gab_formal_is_battery (target))
    add (lines, GAB_FORMAL_ODDS_RUINS, 0, odds.ruins);
  return TRUE;
}

static gboolean
storm_lines (const GabFormal  *state,
             const GabOrder   *order,
             GArray           *lines,
             GError          **error)
{
  GabFormalStormOdds odds;

  if (!gab_formal_odds_storm (state, order, &odds, error))
    return FALSE;
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    add (lines, GAB_FORMAL_ODDS_STRENGTH, side, odds.strength[side].points);
  add (lines, GAB_FORMAL_ODDS_SUCCESS, 0, odds.success);
  if (order->verb->id != GAB_FORMAL_ANSWER && odds.points_answered > odds.strength[GAB_FORMAL_DEFENDER].points)
    add (lines, GAB_FORMAL_ODDS_SUCCESS_ANSWERED, odds.points_answered, odds.success_answered);
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      add (lines, GAB_FORMAL_ODDS_MEAN_LOST, side, odds.mean_lost[side]);
      add_each (lines, side == GAB_FORMAL_BESIEGER ? GAB_FORMAL_ODDS_BESIEGER_LOSES : GAB_FORMAL_ODDS_DEFENDER_LOSES,
                odds.lost[side], GAB_FORMAL_PIECES);
    }
  return TRUE;
}

static gboolean
sortie_lines (const GabFormal  *state,
              const GabOrder   *order,
              GArray           *lines,
              GError          **error)
{
  GabFormalSortieOdds odds;

  if (!gab_formal_odds_sortie (state, order, &odds, error))
    return FALSE;
  add (lines, GAB_FORMAL_ODDS_SORTIE_ADDED, 0, odds.added);
  for (guint row = 0; row < G_N_ELEMENTS (odds.row); row++)
    add (lines, GAB_FORMAL_ODDS_SORTIE_ROW, row, odds.row[row]);
  add (lines, GAB_FORMAL_ODDS_MEAN_HOME, odds.attack, odds.mean_lost);
  add_each (lines, GAB_FORMAL_ODDS_HOME_LOSES, odds.lost, odds.sections);
  return TRUE;
}

/**
 * gab_formal_odds:
 * @state: a siege, masked or not
 * @order: an order to fire, storm, answer a storm, make a sortie or press on with it
 * @error: why it cannot be given
 *
 * Returns: (transfer full) (element-type GabFormalOddsLine): what may come of it; empty for an order
 *   without chances; NULL when the order cannot be given.
 */
GArray *
gab_formal_odds (const GabFormal  *state,
                 const GabOrder   *order,
                 GError          **error)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (GabFormalOddsLine));
  gboolean good = TRUE;

  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_FIRE:       good = fire_lines (state, order, lines, error); break;
    case GAB_FORMAL_STORM:
    case GAB_FORMAL_STORM_WORK:
    case GAB_FORMAL_ANSWER:     good = storm_lines (state, order, lines, error); break;
    case GAB_FORMAL_SORTIE:
    case GAB_FORMAL_PRESS_ON:   good = sortie_lines (state, order, lines, error); break;
    default:                    break;
    }
  return good ? g_steal_pointer (&lines) : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of an order in words. */

#include "gab-formal-odds.h"

#include <glib/gi18n-lib.h>

static char *
tell_row (int row)
{
  switch (row)
    {
    case 0:  return g_strdup (_("no effect"));
    case 1:  return g_strdup (_("destroyed"));
    case 2:  return g_strdup (_("destroyed, half its infantry lost"));
    default: return g_strdup (_("destroyed, all its infantry lost"));
    }
}

/* What is said of one side. */
static char *
tell_side (const GabFormalOddsLine *line)
{
  gboolean besieger = line->id == GAB_FORMAL_ODDS_BESIEGER_LOSES ||
                      (line->id != GAB_FORMAL_ODDS_DEFENDER_LOSES && line->number == GAB_FORMAL_BESIEGER);

  switch (line->id)
    {
    case GAB_FORMAL_ODDS_STRENGTH:
      return g_strdup (besieger ? _("the besieger’s strength") : _("the defender’s strength"));
    case GAB_FORMAL_ODDS_MEAN_LOST:
      return g_strdup (besieger ? _("sections that the besieger loses, mean") : _("sections that the defender loses, mean"));
    default:
      return besieger ? g_strdup_printf (ngettext ("the besieger loses just %d section", "the besieger loses just %d sections", line->number), line->number)
                      : g_strdup_printf (ngettext ("the defender loses just %d section", "the defender loses just %d sections", line->number), line->number);
    }
}

/**
 * gab_formal_tell_odds:
 * @line: a line of gab_formal_odds()
 *
 * Returns: (transfer full): what its value is.
 */
char *
gab_formal_tell_odds (const GabFormalOddsLine *line)
{
  switch (line->id)
    {
    case GAB_FORMAL_ODDS_SHOTS:
      return g_strdup_printf (_("shots at %d yards"), line->number);
    case GAB_FORMAL_ODDS_COST:       return g_strdup (_("rounds"));
    case GAB_FORMAL_ODDS_MEAN_S:     return g_strdup (_("S, mean"));
    case GAB_FORMAL_ODDS_MEAN_D:     return g_strdup (_("D, mean"));
    case GAB_FORMAL_ODDS_MEAN_H:     return g_strdup (_("hits, mean"));
    case GAB_FORMAL_ODDS_RESULTS:    return g_strdup_printf (ngettext ("just %d result", "just %d results", line->number), line->number);
    case GAB_FORMAL_ODDS_DRIVES_OUT: return g_strdup (_("trench destroyed, what it holds driven out"));
    case GAB_FORMAL_ODDS_WIPES_OUT:  return g_strdup (_("trench destroyed with all it holds"));
    case GAB_FORMAL_ODDS_RUINS:      return g_strdup (_("battery destroyed"));
    case GAB_FORMAL_ODDS_BREACHES:   return g_strdup (_("breach"));
    case GAB_FORMAL_ODDS_SUCCESS:    return g_strdup (_("the storm succeeds"));
    case GAB_FORMAL_ODDS_SUCCESS_ANSWERED:
      /* Translators: a strength */
      return g_strdup_printf (_("the storm succeeds, when every gun supports the defender and makes him %d"), line->number);
    case GAB_FORMAL_ODDS_SORTIE_ADDED: return g_strdup (_("added to the die"));
    case GAB_FORMAL_ODDS_SORTIE_ROW: return tell_row (line->number);
    case GAB_FORMAL_ODDS_MEAN_HOME:
      /* Translators: which attack of the sortie */
      return g_strdup_printf (_("sections lost on the way home after attack %d, mean"), line->number);
    case GAB_FORMAL_ODDS_HOME_LOSES:
      return g_strdup_printf (ngettext ("just %d section lost on the way home", "just %d sections lost on the way home", line->number), line->number);
    case GAB_FORMAL_ODDS_STRENGTH:
    case GAB_FORMAL_ODDS_MEAN_LOST:
    case GAB_FORMAL_ODDS_BESIEGER_LOSES:
    case GAB_FORMAL_ODDS_DEFENDER_LOSES:
    default:                         return tell_side (line);
    }
}

/**
 * gab_formal_tell_made_up:
 * @order: an order
 *
 * Returns: (transfer full) (nullable): that the table on which its chances rest is a
 *   reconstruction (FS-30, FS-35); NULL where it rests on none.
 */
char *
gab_formal_tell_made_up (const GabOrder *order)
{
  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_FIRE:       return g_strdup (_("The fire table is a reconstruction (FS-30)."));
    case GAB_FORMAL_STORM:
    case GAB_FORMAL_STORM_WORK:
    case GAB_FORMAL_ANSWER:     return g_strdup (_("The storm table is a reconstruction (FS-35)."));
    default:                    return NULL;
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score, its degree and the figures by turn in words. */

#include "gab-formal-private.h"

#include <glib/gi18n-lib.h>

/**
 * gab_formal_tell_score:
 * @state: a siege
 * @line: a line of its score
 *
 * Returns: (transfer full): what it counts, how many, and its points: "Defending models destroyed: 3, +6".
 */
char *
gab_formal_tell_score (const GabFormal    *state,
                       const GabScoreLine *line)
{
  int points = (int) line->value, n;

  if (line->id == GAB_FORMAL_SCORE_TOTAL)
    return g_strdup_printf (_("Total: %+d"), points);
  n = gab_formal_score_count (state, line->id);
  /* Translators, for all of these: %1$d is how many, %2$+d the points */
  switch ((GabFormalScore) line->id)
    {
    case GAB_FORMAL_SCORE_TURNS:
      /* Translators: %3$d is the turn that counts nothing, the 20th unless the tables say otherwise */
      return n >= 0 ? g_strdup_printf (_("Turns before turn %3$d: %1$d, %2$+d"), n, points, state->tables->score_turn)
                    : g_strdup_printf (_("Turns after turn %3$d: %1$d, %2$+d"), -n, points, state->tables->score_turn);
    case GAB_FORMAL_SCORE_MODELS:    return g_strdup_printf (_("Defending models destroyed: %1$d, %2$+d"), n, points);
    case GAB_FORMAL_SCORE_SECTIONS:  return g_strdup_printf (_("Defending sections destroyed: %1$d, %2$+d"), n, points);
    case GAB_FORMAL_SCORE_CAPTURED:  return g_strdup_printf (_("Models captured: %1$d, %2$+d"), n, points);
    case GAB_FORMAL_SCORE_OWN_HEAVY: return g_strdup_printf (_("The besieger’s heavy cannon lost: %1$d, %2$+d"), n, points);
    case GAB_FORMAL_SCORE_OWN_LIGHT: return g_strdup_printf (_("The besieger’s light cannon lost: %1$d, %2$+d"), n, points);
    case GAB_FORMAL_SCORE_OWN_MORTAR: return g_strdup_printf (_("The besieger’s mortars lost: %1$d, %2$+d"), n, points);
    default:                         return g_strdup_printf (_("The besieger’s sections lost: %1$d, %2$+d"), n, points);
    }
}

/**
 * gab_formal_tell_series:
 * @state: a siege
 * @names: the setup's names
 * @id: of a line of gab_formal_rules' series
 *
 * Returns: (transfer full): what the figure is.
 */
char *
gab_formal_tell_series (const GabFormal *state,
                        const GabNames  *names,
                        int              id)
{
  g_autofree char *work = NULL;

  switch (id)
    {
    case GAB_FORMAL_SERIES_SECTIONS:                       return g_strdup (_("The besieger’s sections"));
    case GAB_FORMAL_SERIES_SECTIONS + GAB_FORMAL_DEFENDER: return g_strdup (_("The defender’s sections"));
    case GAB_FORMAL_SERIES_GUNS:                           return g_strdup (_("The besieger’s guns"));
    case GAB_FORMAL_SERIES_GUNS + GAB_FORMAL_DEFENDER:     return g_strdup (_("The defender’s guns"));
    case GAB_FORMAL_SERIES_ROUNDS:                         return g_strdup (_("The besieger’s rounds"));
    case GAB_FORMAL_SERIES_ROUNDS + GAB_FORMAL_DEFENDER:   return g_strdup (_("The defender’s rounds"));
    case GAB_FORMAL_SERIES_DUG:                            return g_strdup (_("Units of trench dug"));
    case GAB_FORMAL_SERIES_SCORE_FOR:                      return g_strdup (_("Points for the besieger"));
    case GAB_FORMAL_SERIES_SCORE_AGAINST:                  return g_strdup (_("Points against the besieger"));
    default:
      work = gab_formal_dup_name (names, state->work[id - GAB_FORMAL_SERIES_WORK].name);
      return g_strdup_printf (_("Hits on %s"), work);
    }
}

/**
 * gab_formal_tell_degree:
 * @degree: how clearly
 * @outcome: who won, as the besieger sees it
 *
 * Returns: (transfer full): how the siege ended (FS-47).
 */
char *
gab_formal_tell_degree (GabFormalDegree degree,
                        GabOutcome      outcome)
{
  gboolean won = outcome == GAB_OUTCOME_WON;

  switch (degree)
    {
    case GAB_FORMAL_DEGREE_DRAWN:
      return g_strdup (_("A draw"));
    case GAB_FORMAL_DEGREE_MARGINAL:
      return g_strdup (won ? _("A marginal victory of the besieger") : _("A marginal victory of the defender"));
    case GAB_FORMAL_DEGREE_CLEAR:
      return g_strdup (won ? _("A clear victory of the besieger") : _("A clear victory of the defender"));
    case GAB_FORMAL_DEGREE_DECISIVE:
      return g_strdup (won ? _("A decisive victory of the besieger") : _("A decisive victory of the defender"));
    case GAB_FORMAL_DEGREE_NONE:
    default:
      return g_strdup (_("Not yet over"));
    }
}

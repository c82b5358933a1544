/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score, its degree, and figures by turn (FS-46 to FS-48). */

#include "gab-formal-blood.h"

static int
count (const GabFormal *state,
       int              side,
       GabFormalFate    fate,
       gboolean         guns)
{
  int n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += state->piece[i].side == side && state->piece[i].fate == fate && gab_formal_is_gun (state->piece[i].kind) == guns;
  return n;
}

static int
count_own (const GabFormal *state,
           int              kind)
{
  int n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += state->piece[i].side == GAB_FORMAL_BESIEGER && state->piece[i].kind == kind &&
         state->piece[i].fate == GAB_FORMAL_FATE_LOST;
  return n;
}

/* Turns before the one that counts nothing, below 0 after it; 0 where the end has no such term (FS-46, FS-48). */
static int
turns (const GabFormal *state)
{
  int before = state->tables->score_turn - state->turn;

  switch ((GabFormalEnd) state->end)
    {
    case GAB_FORMAL_END_BREACH:
    case GAB_FORMAL_END_SURRENDER: return before;
    case GAB_FORMAL_END_RAISED:    return MIN (before, 0);
    case GAB_FORMAL_END_NONE:
    case GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS:
    case GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS:
    default:                       return 0;
    }
}

/**
 * gab_formal_score_count:
 * @state: a siege
 * @id: a line of the score, but for the total
 *
 * Returns: of how many things it counts the points; turns after the 20th are below 0.
 */
int
gab_formal_score_count (const GabFormal *state,
                        GabFormalScore   id)
{
  switch (id)
    {
    case GAB_FORMAL_SCORE_TURNS:        return turns (state);
    case GAB_FORMAL_SCORE_MODELS:       return count (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_FATE_LOST, TRUE);
    case GAB_FORMAL_SCORE_SECTIONS:     return count (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_FATE_LOST, FALSE);
    case GAB_FORMAL_SCORE_CAPTURED:     return count (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_FATE_CAPTURED, TRUE);
    case GAB_FORMAL_SCORE_OWN_HEAVY:
    case GAB_FORMAL_SCORE_OWN_LIGHT:
    case GAB_FORMAL_SCORE_OWN_MORTAR:
    case GAB_FORMAL_SCORE_OWN_SECTIONS: return count_own (state, id - GAB_FORMAL_SCORE_OWN_HEAVY);
    default:                            g_return_val_if_reached (0);
    }
}

/**
 * gab_formal_score_points:
 * @state: a siege
 * @id: a line of the score
 *
 * Returns: its points; those of what the besieger lost are below 0.
 */
gint64
gab_formal_score_points (const GabFormal *state,
                         GabFormalScore   id)
{
  const GabFormalTables *tables = state->tables;
  gint64 n, total = 0;

  if (id == GAB_FORMAL_SCORE_TOTAL)
    {
      for (int i = 0; i < GAB_FORMAL_SCORE_TOTAL; i++)
        total += gab_formal_score_points (state, i);
      return total;
    }
  n = gab_formal_score_count (state, id);
  switch (id)
    {
    case GAB_FORMAL_SCORE_TURNS:    return n * (n > 0 ? tables->score_early : tables->score_late);
    case GAB_FORMAL_SCORE_MODELS:   return n * tables->score_model;
    case GAB_FORMAL_SCORE_SECTIONS: return n * tables->score_section;
    case GAB_FORMAL_SCORE_CAPTURED: return n * tables->score_captured;
    default:                        return -n * tables->score_own[id - GAB_FORMAL_SCORE_OWN_HEAVY];
    }
}

static void
add (GArray *lines,
     int     id,
     int     turn,
     gint64  value)
{
  GabScoreLine line = { .id = id, .turn = turn, .value = value };

  g_array_append_val (lines, line);
}

/* GabRules.score: each line of the sheet, the total last. */
void
gab_formal_score (gconstpointer  data,
                  GArray        *lines)
{
  const GabFormal *state = data;

  for (int id = 0; id <= GAB_FORMAL_SCORE_TOTAL; id++)
    add (lines, id, state->turn, gab_formal_score_points (state, id));
}

/* The score in its two parts, as it stands. */
static void
add_score (GArray          *lines,
           const GabFormal *state)
{
  gint64 plus = 0, minus = 0;

  for (int id = 0; id < GAB_FORMAL_SCORE_TOTAL; id++)
    {
      gint64 points = gab_formal_score_points (state, id);

      plus += MAX (points, 0);
      minus += MAX (-points, 0);
    }
  add (lines, GAB_FORMAL_SERIES_SCORE_FOR, state->turn, plus);
  add (lines, GAB_FORMAL_SERIES_SCORE_AGAINST, state->turn, minus);
}

/* GabRules.series: what each side still has this turn, what is dug, the score, and the hits on each work. */
void
gab_formal_series (gconstpointer  data,
                   GArray        *lines)
{
  const GabFormal *state = data;

  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      for (int guns = 0; guns < 2; guns++)
        add (lines, (guns ? GAB_FORMAL_SERIES_GUNS : GAB_FORMAL_SERIES_SECTIONS) + side, state->turn,
             count (state, side, GAB_FORMAL_FATE_READY, guns) + count (state, side, GAB_FORMAL_FATE_IN_PLAY, guns));
      if (!state->hides[side])
        add (lines, GAB_FORMAL_SERIES_ROUNDS + side, state->turn, state->rounds[side]);
    }
  add (lines, GAB_FORMAL_SERIES_DUG, state->turn, state->n_trenches);
  add_score (lines, state);
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind != GAB_FORMAL_RAVELIN)
      add (lines, GAB_FORMAL_SERIES_WORK + i, state->turn, state->work[i].hits);
}

static GabFormalDegree
degree_of (const GabFormal *state,
           gint64           points)
{
  if (points == 0)
    return GAB_FORMAL_DEGREE_DRAWN;
  if (points <= state->tables->marginal)
    return GAB_FORMAL_DEGREE_MARGINAL;
  return points <= state->tables->clear ? GAB_FORMAL_DEGREE_CLEAR : GAB_FORMAL_DEGREE_DECISIVE;
}

/**
 * gab_formal_degree:
 * @state: a siege
 * @outcome: (out): who won, as the besieger sees it
 *
 * FS-47. A loss by rounds or by raising stands whatever the score; its degree comes from a score that
 * goes the same way, else it is marginal (FS-48).
 *
 * Returns: how clearly.
 */
GabFormalDegree
gab_formal_degree (const GabFormal *state,
                   GabOutcome      *outcome)
{
  gint64 score = gab_formal_score_points (state, GAB_FORMAL_SCORE_TOTAL);

  *outcome = score > 0 ? GAB_OUTCOME_WON : score < 0 ? GAB_OUTCOME_LOST : GAB_OUTCOME_DRAWN;
  switch ((GabFormalEnd) state->end)
    {
    case GAB_FORMAL_END_BREACH:
    case GAB_FORMAL_END_SURRENDER:
      return degree_of (state, ABS (score));
    case GAB_FORMAL_END_RAISED:
    case GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS:
      *outcome = GAB_OUTCOME_LOST;
      return score < 0 ? degree_of (state, -score) : GAB_FORMAL_DEGREE_MARGINAL;
    case GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS:
      *outcome = GAB_OUTCOME_WON;
      return score > 0 ? degree_of (state, score) : GAB_FORMAL_DEGREE_MARGINAL;
    case GAB_FORMAL_END_NONE:
    default:
      *outcome = GAB_OUTCOME_NONE;
      return GAB_FORMAL_DEGREE_NONE;
    }
}

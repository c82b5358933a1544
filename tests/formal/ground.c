/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions laid out at once. Words of a script that change the state by hand, distances in tenths of a yard:
 *
 *   trench K LINE PART X Y X Y    a unit of parallel K, or of a sap (0); it joins those whose ends it touches
 *   join TRENCH END TRENCH END    ends 0, 1, or 2 for inside
 *   battery N p3.1 cannon behind  whole; or mortars, before
 *   half N                        the battery has one half only
 *   put KIND N PLACE              of its side's ready pieces; in a battery on the platform, if they can
 *   shelter KIND N PLACE          likewise, not on the platform
 *   mark moved KIND PLACE         or silenced
 *   left WORK N                   points left, the others hit
 *   results PLACE N               of this turn
 *   rounds N N                    the besieger's, the defender's
 *   turn N
 *   at STEP [defender]            fire, storm, sortie; in the fire step who is to fire
 */

#include "ground.h"

#include "gab-formal-ground.h"
#include "gab-formal-moves.h"
#include "siege.h"

#include <stdio.h>

static void
add_join (GabFormal *state,
          guint      a,
          int        end_a,
          guint      b,
          int        end_b)
{
  state->join[state->n_joins++] = a < b ? (GabFormalJoin) { a, b, end_a, end_b } : (GabFormalJoin) { b, a, end_b, end_a };
}

static void
add_trench (GabFormal       *state,
            GabFormalTrench  trench)
{
  guint n = state->n_trenches++;

  trench.turn = 1;
  state->trench[n] = trench;
  for (guint i = 0; i < n; i++)
    for (int end = 0; end < 4; end++)
      if (gab_formal_is_same (end / 2 ? trench.to : trench.from, end % 2 ? state->trench[i].to : state->trench[i].from))
        add_join (state, i, end % 2, n, end / 2);
}

static void
add_battery (GabGame    *game,
             int         number,
             const char *unit,
             gboolean    mortars,
             gboolean    before)
{
  GabFormal *state = siege_state (game);
  GabFormalBattery *battery = &state->battery[state->n_batteries++];

  *battery = (GabFormalBattery) {
    .number = number, .trench = gab_formal_spot_index (siege_spot (game, unit)), .mortars = mortars, .before = before, .halves = 2, .turn = 1,
  };
  gab_formal_lay_battery (state, battery);
}

static int
kind_of (const char *word)
{
  static const char *const kinds[] = { "heavy", "light", "mortar", "infantry" };
  int kind = 0;

  while (!g_str_equal (kinds[kind], word))
    g_assert_cmpint (++kind, <, GAB_FORMAL_N_KINDS);
  return kind;
}

static void
put (GabGame    *game,
     int         kind,
     guint       n,
     const char *place,
     gboolean    mounts)
{
  GabFormal *state = siege_state (game);
  GabFormalSpot spot = siege_spot (game, place);
  int side = gab_formal_is_work (spot) ? GAB_FORMAL_DEFENDER : GAB_FORMAL_BESIEGER;

  for (guint i = 0; i < state->n_pieces && n > 0; i++)
    {
      GabFormalPiece *piece = &state->piece[i];

      if (piece->side != side || piece->kind != kind || piece->fate != GAB_FORMAL_FATE_READY)
        continue;
      state->serial++;
      gab_formal_put (state, i, spot);
      if (mounts && gab_formal_is_battery (spot) &&
          gab_formal_may_mount (&state->battery[gab_formal_spot_index (spot)], kind))
        piece->marks |= GAB_FORMAL_MOUNTED;
      n--;
    }
  g_assert_cmpuint (n, ==, 0);
}

static void
mark (GabGame    *game,
      guint8      marks,
      int         kind,
      const char *place)
{
  GabFormal *state = siege_state (game);
  GabFormalSpot spot = siege_spot (game, place);

  for (guint i = 0; i < state->n_pieces; i++)
    if (state->piece[i].spot == spot && state->piece[i].kind == kind)
      state->piece[i].marks |= marks;
}

static void
set_results (GabGame    *game,
             const char *place,
             int         n)
{
  GabFormal *state = siege_state (game);
  GabFormalSpot spot = siege_spot (game, place);

  if (gab_formal_is_trench (spot))
    state->trench[gab_formal_spot_index (spot)].suppressed = n;
  else
    state->battery[gab_formal_spot_index (spot)].results = n;
}

static void
set_step (GabFormal  *state,
          const char *step,
          gboolean    defender)
{
  state->turn = MAX (state->turn, 1);
  state->step = g_str_equal (step, "fire") ? GAB_FORMAL_STEP_FIRE
                : g_str_equal (step, "storm") ? GAB_FORMAL_STEP_STORM : GAB_FORMAL_STEP_SORTIE;
  state->next_side = defender;
}

static gboolean
play_ground (GabGame    *game,
             const char *words)
{
  GabFormal *state = siege_state (game);
  char first[40], second[40], third[40];
  GabFormalTrench t = { 0 };
  int n, other, end_a, end_b;
  guint parallel, line, part;

  if (sscanf (words, "trench %u %u %u %d %d %d %d", &parallel, &line, &part, &t.from.x, &t.from.y, &t.to.x, &t.to.y) == 7)
    {
      t.parallel = parallel;
      t.line = line;
      t.part = part;
      add_trench (state, t);
    }
  else if (sscanf (words, "join %39s %d %39s %d", first, &end_a, second, &end_b) == 4)
    add_join (state, gab_formal_spot_index (siege_spot (game, first)), end_a, gab_formal_spot_index (siege_spot (game, second)), end_b);
  else if (sscanf (words, "battery %d %39s %39s %39s", &n, first, second, third) == 4)
    add_battery (game, n, first, g_str_equal (second, "mortars"), g_str_equal (third, "before"));
  else if (sscanf (words, "half %d", &n) == 1)
    state->battery[n - 1].halves = 1;
  else if (sscanf (words, "left %39s %d", first, &n) == 2)
    {
      GabFormalWork *work = &state->work[siege_spot (game, first)];

      work->left = n;
      work->hits = work->points - n;
    }
  else if (sscanf (words, "results %39s %d", first, &n) == 2)
    set_results (game, first, n);
  else if (sscanf (words, "rounds %d %d", &n, &other) == 2)
    {
      state->rounds[0] = n;
      state->rounds[1] = other;
    }
  else if (sscanf (words, "turn %d", &n) == 1)
    state->turn = n;
  else
    return FALSE;
  return TRUE;
}

/* Whether the words are the script's own; if so they are done. */
gboolean
ground_play (GabGame    *game,
             const char *words)
{
  char first[40], second[40], third[40] = "";
  int n;

  if (sscanf (words, "put %39s %d %39s", first, &n, second) == 3)
    put (game, kind_of (first), n, second, TRUE);
  else if (sscanf (words, "shelter %39s %d %39s", first, &n, second) == 3)
    put (game, kind_of (first), n, second, FALSE);
  else if (sscanf (words, "mark %39s %39s %39s", first, second, third) == 3)
    mark (game, g_str_equal (first, "moved") ? GAB_FORMAL_MOVED : GAB_FORMAL_SILENCED, kind_of (second), third);
  else if (sscanf (words, "at %39s %39s", first, third) >= 1)
    set_step (siege_state (game), first, g_str_equal (third, "defender"));
  else
    return play_ground (game, words);
  return TRUE;
}

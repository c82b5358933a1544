/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score, its degree, the figures by turn, and what a siege costs (FS-46 to FS-48, CA-5). */

#include "siege.h"

#include <string.h>

#define FORCES SIEGE_FRONT \
  "unit besieger guards infantry 20; unit besieger line infantry 20; unit besieger train heavy 9 light 9 mortar 9;" \
  "unit defender foot infantry 20; unit defender guns heavy 9 light 9 mortar 9; scale 50 men 2 guns;"

/* So many of a kind and side are lost or captured; each unit loses in the setup's order. */
static void
lose (GabFormal     *state,
      int            side,
      int            kind,
      GabFormalFate  fate,
      int            n)
{
  for (guint i = 0; i < state->n_pieces && n > 0; i++)
    {
      GabFormalPiece *piece = &state->piece[i];

      if (piece->side != side || piece->kind != kind || piece->fate > GAB_FORMAL_FATE_IN_PLAY)
        continue;
      piece->fate = fate;
      piece->spot = GAB_FORMAL_NOWHERE;
      n--;
    }
  g_assert_cmpint (n, ==, 0);
}

/* What became of a siege, and its score. */
typedef struct
{
  const char     *path;
  GabFormalEnd    end;
  int             turn;
  int             models, sections, captured; /* the defender's */
  int             heavy, light, mortar, own;  /* the besieger's */
  gint64          score;
  GabFormalDegree degree;
  GabOutcome      outcome;
} ScoreCase;

static const ScoreCase scores[] = {
  { "FS-46/turn-20-counts-nothing", GAB_FORMAL_END_BREACH, 20, 0, 0, 0, 0, 0, 0, 0, 0, GAB_FORMAL_DEGREE_DRAWN, GAB_OUTCOME_DRAWN },
  { "FS-46/turn-19-counts-two", GAB_FORMAL_END_BREACH, 19, 0, 0, 0, 0, 0, 0, 0, 2, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_WON },
  { "FS-46/turn-21-counts-two-off", GAB_FORMAL_END_BREACH, 21, 0, 0, 0, 0, 0, 0, 0, -2, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-46/turn-1", GAB_FORMAL_END_BREACH, 1, 0, 0, 0, 0, 0, 0, 0, 38, GAB_FORMAL_DEGREE_DECISIVE, GAB_OUTCOME_WON },
  { "FS-46/models", GAB_FORMAL_END_BREACH, 20, 3, 0, 0, 0, 0, 0, 0, 6, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_WON },
  { "FS-46/sections", GAB_FORMAL_END_BREACH, 20, 0, 2, 0, 0, 0, 0, 0, 4, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_WON },
  { "FS-46/captured-count-three-and-not-two", GAB_FORMAL_END_BREACH, 20, 0, 0, 2, 0, 0, 0, 0, 6, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_WON },
  { "FS-46/heavy-lost", GAB_FORMAL_END_BREACH, 20, 0, 0, 0, 2, 0, 0, 0, -4, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-46/light-lost", GAB_FORMAL_END_BREACH, 20, 0, 0, 0, 0, 2, 0, 0, -2, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-46/mortar-lost", GAB_FORMAL_END_BREACH, 20, 0, 0, 0, 0, 0, 2, 0, -4, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-46/sections-lost", GAB_FORMAL_END_BREACH, 20, 0, 0, 0, 0, 0, 0, 3, -3, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-46/no-turns-while-it-goes-on", GAB_FORMAL_END_NONE, 3, 1, 0, 0, 0, 0, 0, 0, 2, GAB_FORMAL_DEGREE_NONE, GAB_OUTCOME_NONE },
  { "FS-46/no-turns-out-of-rounds", GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS, 3, 1, 0, 0, 0, 0, 0, 0, 2, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-46/no-late-turns-out-of-rounds", GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS, 30, 0, 0, 0, 0, 0, 0, 0, 0, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },

  { "FS-47/ten-is-marginal", GAB_FORMAL_END_BREACH, 15, 0, 0, 0, 0, 0, 0, 0, 10, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_WON },
  { "FS-47/eleven-is-clear", GAB_FORMAL_END_BREACH, 14, 0, 0, 0, 0, 1, 0, 0, 11, GAB_FORMAL_DEGREE_CLEAR, GAB_OUTCOME_WON },
  { "FS-47/25-is-clear", GAB_FORMAL_END_BREACH, 7, 0, 0, 0, 0, 0, 0, 1, 25, GAB_FORMAL_DEGREE_CLEAR, GAB_OUTCOME_WON },
  { "FS-47/26-is-decisive", GAB_FORMAL_END_BREACH, 7, 0, 0, 0, 0, 0, 0, 0, 26, GAB_FORMAL_DEGREE_DECISIVE, GAB_OUTCOME_WON },
  { "FS-47/ten-below-is-marginal", GAB_FORMAL_END_BREACH, 25, 0, 0, 0, 0, 0, 0, 0, -10, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-47/eleven-below-is-clear", GAB_FORMAL_END_BREACH, 25, 0, 0, 0, 0, 1, 0, 0, -11, GAB_FORMAL_DEGREE_CLEAR, GAB_OUTCOME_LOST },
  { "FS-47/26-below-is-decisive", GAB_FORMAL_END_BREACH, 33, 0, 0, 0, 0, 0, 0, 0, -26, GAB_FORMAL_DEGREE_DECISIVE, GAB_OUTCOME_LOST },

  { "FS-48/surrender-counts-as-a-breach", GAB_FORMAL_END_SURRENDER, 18, 0, 0, 0, 0, 0, 0, 0, 4, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_WON },
  { "FS-48/raised-early-no-turns", GAB_FORMAL_END_RAISED, 5, 0, 0, 0, 0, 0, 0, 0, 0, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-48/raised-late-the-minus-counts", GAB_FORMAL_END_RAISED, 26, 0, 0, 0, 0, 0, 0, 0, -12, GAB_FORMAL_DEGREE_CLEAR, GAB_OUTCOME_LOST },
  { "FS-48/raised-is-lost-whatever-the-score", GAB_FORMAL_END_RAISED, 5, 9, 0, 0, 0, 0, 0, 0, 18, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_LOST },
  { "FS-48/out-of-rounds-degree-of-the-score", GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS, 5, 0, 0, 0, 6, 0, 0, 0, -12, GAB_FORMAL_DEGREE_CLEAR, GAB_OUTCOME_LOST },
  { "FS-48/defender-out-of-rounds", GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS, 5, 6, 0, 0, 0, 0, 0, 0, 12, GAB_FORMAL_DEGREE_CLEAR, GAB_OUTCOME_WON },
  { "FS-48/defender-out-with-a-score-below-0", GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS, 5, 0, 0, 0, 0, 0, 0, 13, -13, GAB_FORMAL_DEGREE_MARGINAL, GAB_OUTCOME_WON },
};

static GabGame *
play (const ScoreCase *test)
{
  GabGame *game = siege_new (FORCES);
  GabFormal *state = siege_state (game);

  lose (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_HEAVY, GAB_FORMAL_FATE_LOST, test->models);
  lose (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_INFANTRY, GAB_FORMAL_FATE_LOST, test->sections);
  lose (state, GAB_FORMAL_DEFENDER, GAB_FORMAL_LIGHT, GAB_FORMAL_FATE_CAPTURED, test->captured);
  lose (state, GAB_FORMAL_BESIEGER, GAB_FORMAL_HEAVY, GAB_FORMAL_FATE_LOST, test->heavy);
  lose (state, GAB_FORMAL_BESIEGER, GAB_FORMAL_LIGHT, GAB_FORMAL_FATE_LOST, test->light);
  lose (state, GAB_FORMAL_BESIEGER, GAB_FORMAL_MORTAR, GAB_FORMAL_FATE_LOST, test->mortar);
  lose (state, GAB_FORMAL_BESIEGER, GAB_FORMAL_INFANTRY, GAB_FORMAL_FATE_LOST, test->own);
  state->turn = test->turn;
  state->end = test->end;
  state->step = test->end == GAB_FORMAL_END_NONE ? GAB_FORMAL_STEP_BUILD : GAB_FORMAL_STEP_OVER;
  return game;
}

static void
run_score (gconstpointer data)
{
  const ScoreCase *test = data;
  g_autoptr (GabGame) game = play (test);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));
  GabOutcome outcome;
  gint64 sum = 0;

  gab_formal_rules.score (siege_state (game), lines);
  g_assert_cmpuint (lines->len, ==, GAB_FORMAL_SCORE_TOTAL + 1);
  for (guint i = 0; i + 1 < lines->len; i++)
    {
      g_autofree char *told = gab_formal_tell_score (siege_state (game), &g_array_index (lines, GabScoreLine, i));

      g_assert_cmpstr (told, !=, "");
      sum += g_array_index (lines, GabScoreLine, i).value;
    }
  g_assert_cmpint (sum, ==, test->score);
  g_assert_cmpint (g_array_index (lines, GabScoreLine, GAB_FORMAL_SCORE_TOTAL).value, ==, test->score);
  g_assert_cmpint (gab_formal_degree (siege_state (game), &outcome), ==, test->degree);
  g_assert_cmpint (outcome, ==, test->outcome);
}

/* CA-5: what each unit had in play and lost, in men and guns; the place falls or not. */
static void
test_settle (void)
{
  static const ScoreCase siege = { "", GAB_FORMAL_END_BREACH, 23, 3, 2, 4, 1, 0, 0, 23, 0, 0, 0 };
  g_autoptr (GabGame) game = play (&siege);
  g_autoptr (GabSettlement) settlement = gab_settlement_new ();
  g_autoptr (GError) error = NULL;
  const GabNames *names = gab_game_setup (game)->names;
  static const struct { const char *unit; guint side; gint64 men; } pools[] = {
    { "guards", 0, 1000 }, { "line", 0, 150 }, { "foot", 1, 100 },
  };

  siege_state (game)->rounds[0] = 13;
  gab_formal_rules.settle (siege_state (game), settlement, &error);
  g_assert_no_error (error);
  g_assert_cmpint (settlement->outcome, ==, GAB_OUTCOME_WON);
  g_assert_true (settlement->place_taken);
  g_assert_cmpint (settlement->ends, ==, 1022);
  g_assert_cmpint (settlement->rounds[0], ==, 237);
  g_assert_cmpint (settlement->rounds[1], ==, 0);
  g_assert_cmpuint (settlement->pools->len, ==, G_N_ELEMENTS (pools));
  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    {
      const GabPool *pool = &g_array_index (settlement->pools, GabPool, i);

      g_assert_cmpint (pool->men, ==, pools[i].men);
      g_assert_cmpuint (pool->side, ==, pools[i].side);
      g_assert_cmpstr (gab_names_handle (names, g_array_index (pool->first, gint32, 0)), ==, pools[i].unit);
    }
  g_assert_cmpuint (settlement->in_play->len, ==, 5);
  g_assert_cmpint (g_array_index (settlement->in_play, GabInPlay, 0).men, ==, 1000);
  g_assert_cmpint (g_array_index (settlement->in_play, GabInPlay, 2).guns, ==, 54);
  g_assert_cmpuint (g_array_index (settlement->in_play, GabInPlay, 3).side, ==, 1);
  g_assert_cmpuint (settlement->guns->len, ==, 2);
  g_assert_cmpint (g_array_index (settlement->guns, GabGunsLost, 0).dismounted, ==, 2);
  g_assert_cmpint (g_array_index (settlement->guns, GabGunsLost, 1).dismounted, ==, 6);
  g_assert_cmpint (g_array_index (settlement->guns, GabGunsLost, 1).taken, ==, 8);
}

static void
test_settle_ends (void)
{
  static const struct { GabFormalEnd end; gboolean taken; } ends[] = {
    { GAB_FORMAL_END_BREACH, TRUE }, { GAB_FORMAL_END_SURRENDER, TRUE }, { GAB_FORMAL_END_DEFENDER_OUT_OF_ROUNDS, TRUE },
    { GAB_FORMAL_END_RAISED, FALSE }, { GAB_FORMAL_END_BESIEGER_OUT_OF_ROUNDS, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      ScoreCase siege = { .end = ends[i].end, .turn = 30 };
      g_autoptr (GabGame) game = play (&siege);
      g_autoptr (GabSettlement) settlement = gab_settlement_new ();

      g_assert_true (gab_formal_rules.settle (siege_state (game), settlement, NULL));
      g_assert_true (settlement->place_taken == ends[i].taken);
      g_assert_cmpint (settlement->outcome, ==, ends[i].taken ? GAB_OUTCOME_WON : GAB_OUTCOME_LOST);
      g_assert_cmpuint (settlement->pools->len + settlement->guns->len, ==, 0);
    }
}

static void
test_settle_open (void)
{
  g_autoptr (GabGame) game = siege_new (FORCES);
  g_autoptr (GabSettlement) settlement = gab_settlement_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (gab_formal_rules.settle (siege_state (game), settlement, &error));
  g_assert_cmpint (error->code, ==, 48);
}

/* The figures by turn: what is left, and hits on each work that can be breached. */
static void
test_series (void)
{
  static const ScoreCase siege = { "", GAB_FORMAL_END_NONE, 7, 3, 2, 4, 1, 0, 0, 23, 0, 0, 0 };
  static const struct { int id; gint64 value; } expected[] = {
    { GAB_FORMAL_SERIES_SECTIONS, 17 }, { GAB_FORMAL_SERIES_SECTIONS + 1, 18 }, { GAB_FORMAL_SERIES_GUNS, 26 },
    { GAB_FORMAL_SERIES_GUNS + 1, 20 }, { GAB_FORMAL_SERIES_ROUNDS, 250 }, { GAB_FORMAL_SERIES_ROUNDS + 1, 100 },
    { GAB_FORMAL_SERIES_DUG, 0 }, { GAB_FORMAL_SERIES_WORK + 8, 5 },
  };
  g_autoptr (GabGame) game = play (&siege);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));
  guint found = 0;
  gint64 sum = 0;

  siege_play (game, "left w2 9");
  g_assert_cmpint (siege_spot (game, "w2"), ==, 8);
  gab_formal_rules.series (siege_state (game), lines);
  for (guint i = 0; i < lines->len; i++)
    {
      const GabScoreLine *line = &g_array_index (lines, GabScoreLine, i);
      g_autofree char *told = gab_formal_tell_series (siege_state (game), gab_game_setup (game)->names, line->id);

      g_assert_cmpstr (told, !=, "");
      g_assert_cmpint (line->turn, ==, 7);
      for (guint j = 0; j < G_N_ELEMENTS (expected); j++)
        found += line->id == expected[j].id && line->value == expected[j].value;
      if (line->id == GAB_FORMAL_SERIES_SCORE_FOR || line->id == GAB_FORMAL_SERIES_SCORE_AGAINST)
        {
          g_assert_cmpint (line->value, >, 0);
          sum += line->id == GAB_FORMAL_SERIES_SCORE_FOR ? line->value : -line->value;
        }
    }
  g_assert_cmpuint (found, ==, G_N_ELEMENTS (expected));
  g_assert_cmpint (sum, ==, gab_formal_score_points (siege_state (game), GAB_FORMAL_SCORE_TOTAL));
  g_assert_cmpuint (lines->len, ==, 6 + 3 + 8);
}

static void
add (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    {
      g_autofree char *path = g_strconcat ("/formal/", scores[i].path, NULL);

      g_test_add_data_func (path, &scores[i], run_score);
    }
  g_test_add_func ("/formal/CA-5/settle", test_settle);
  g_test_add_func ("/formal/CA-12/settle-ends", test_settle_ends);
  g_test_add_func ("/formal/FS-48/settle-open", test_settle_open);
  g_test_add_func ("/formal/series", test_series);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

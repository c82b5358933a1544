/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege that contradicts itself is found out: each figure is made wrong once. */

#include "siege.h"

#define POSITION \
  "place infantry 2 in dl; end; row 1 -360 590 8; next; row 1 120 590 4; dig battery cannon behind p1.6; dig battery cannon behind p1.6; " \
  "to besieger; enter heavy 3 in p1.6; enter infantry 3 in p1.7; next; dig sap from -90,590 to -90,550; " \
  "to besieger; move heavy 2 from p1.6 to no-1; mount heavy 2 in no-1"

static void
rounds_below_0 (GabFormal *state)
{
  state->rounds[GAB_FORMAL_BESIEGER] = -1;
}

static void
step_without_a_turn (GabFormal *state)
{
  state->turn = 0;
}

static void
end_without_an_end (GabFormal *state)
{
  state->end = GAB_FORMAL_END_RAISED;
}

static void
open_out_of_step (GabFormal *state)
{
  state->open = GAB_FORMAL_OPEN_ANSWER;
}

static void
more_points_left_than_there_were (GabFormal *state)
{
  state->work[0].left = state->work[0].points + 1;
}

static void
no_points_and_no_breach (GabFormal *state)
{
  state->work[0].left = 0;
}

static void
ravelin_with_points (GabFormal *state)
{
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_RAVELIN)
      state->work[i].points = state->work[i].left = 10;
}

static void
two_of_a_name (GabFormal *state)
{
  state->trench[1].part = state->trench[0].part;
}

static void
joint_with_a_gone_trench (GabFormal *state)
{
  state->trench[0].gone = TRUE;
}

static void
end_joined_twice (GabFormal *state)
{
  state->join[state->n_joins++] = state->join[0];
}

static void
third_half (GabFormal *state)
{
  state->battery[0].halves = 3;
}

static void
battery_at_a_sap (GabFormal *state)
{
  state->battery[0].trench = state->n_trenches - 1;
}

static void
piece_nowhere (GabFormal *state)
{
  state->piece[0].spot = GAB_FORMAL_NOWHERE;
}

static void
lost_and_there (GabFormal *state)
{
  state->piece[0].fate = GAB_FORMAL_FATE_LOST;
}

static void
besieger_in_a_work (GabFormal *state)
{
  state->piece[0].spot = GAB_FORMAL_AT_WORK (0);
}

static void
defender_in_a_trench (GabFormal *state)
{
  state->piece[state->n_pieces - 1].spot = GAB_FORMAL_AT_TRENCH (0);
}

static void
in_a_work_that_is_lost (GabFormal *state)
{
  state->work[gab_formal_spot_index (state->piece[state->n_pieces - 1].spot)].taken = TRUE;
}

static void
beyond_the_last_trench (GabFormal *state)
{
  state->piece[0].spot = GAB_FORMAL_AT_TRENCH (state->n_trenches);
}

static void
mounted_in_a_trench (GabFormal *state)
{
  state->piece[2].marks |= GAB_FORMAL_MOUNTED;
}

static void
mounted_among_mortars (GabFormal *state)
{
  state->battery[0].mortars = TRUE;
}

static void
farther_than_it_can (GabFormal *state)
{
  state->piece[0].gone = 6;
}

static void
four_in_a_parallel (GabFormal *state)
{
  state->piece[2].spot = state->piece[6].spot;
}

static void
in_half_a_battery (GabFormal *state)
{
  state->battery[0].halves = 1;
}

static void
one_piece_fewer (GabFormal *state)
{
  state->n_pieces--;
}

static const struct
{
  const char *path;
  void     (* spoil) (GabFormal *state);
} wrongs[] = {
  { "FS-32/rounds-below-0", rounds_below_0 },
  { "FS-6/step-without-a-turn", step_without_a_turn },
  { "FS-48/end-without-an-end", end_without_an_end },
  { "FS-33/open-out-of-step", open_out_of_step },
  { "FS-4/more-points-left-than-there-were", more_points_left_than_there_were },
  { "FS-43/no-points-and-no-breach", no_points_and_no_breach },
  { "FS-4/ravelin-with-points", ravelin_with_points },
  { "FS-7/two-of-a-name", two_of_a_name },
  { "FS-50/joint-with-a-gone-trench", joint_with_a_gone_trench },
  { "FS-9/end-joined-twice", end_joined_twice },
  { "FS-12/third-half", third_half },
  { "FS-12/battery-at-a-sap", battery_at_a_sap },
  { "FS-17/piece-nowhere", piece_nowhere },
  { "FS-26/lost-and-there", lost_and_there },
  { "FS-20/besieger-in-a-work", besieger_in_a_work },
  { "FS-20/defender-in-a-trench", defender_in_a_trench },
  { "FS-37/in-a-work-that-is-lost", in_a_work_that_is_lost },
  { "FS-14/beyond-the-last-trench", beyond_the_last_trench },
  { "FS-17/mounted-in-a-trench", mounted_in_a_trench },
  { "FS-17/mounted-among-mortars", mounted_among_mortars },
  { "FS-14/farther-than-it-can", farther_than_it_can },
  { "FS-17/four-in-a-parallel", four_in_a_parallel },
  { "FS-12/in-half-a-battery", in_half_a_battery },
  { "FS-5/one-piece-fewer", one_piece_fewer },
};

static void
test_wrong (gconstpointer data)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY "unit defender foot infantry 2");
  g_autoptr (GError) error = NULL;
  g_autofree GabFormal *state = NULL;

  siege_play (game, POSITION);
  state = gab_formal_rules.state_copy (gab_game_state (game));
  g_assert_true (gab_formal_rules.check (state, NULL));
  wrongs[GPOINTER_TO_UINT (data)].spoil (state);
  g_assert_false (gab_formal_rules.check (state, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_CHECK);
  g_assert_cmpstr (error->message, !=, "");
}

/* What differs in anything has another text, and so another digest. */
static void
test_dump (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY "unit defender foot infantry 2");
  g_autofree char *first = NULL;

  siege_play (game, POSITION);
  first = gab_rules_digest (&gab_formal_rules, gab_game_state (game));
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      g_autofree GabFormal *state = gab_formal_rules.state_copy (gab_game_state (game));
      g_autofree char *found = NULL;

      wrongs[i].spoil (state);
      found = gab_rules_digest (&gab_formal_rules, state);
      g_assert_cmpstr (found, !=, first);
    }
}

static void
add (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      g_autofree char *path = g_strconcat ("/formal/", wrongs[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_wrong);
    }
  g_test_add_func ("/formal/check/dump", test_dump);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

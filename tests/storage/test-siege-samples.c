/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The samples of formal sieges: the digest of the state after every turn, how they stand at the end, and that
 * what is written of an order is read as that order. */

#include "small.h"

#include "gab-formal.h"

/* A line a turn: how many orders were given before it, and the first sixteen digits of the game's digest then; the
 * last line is the end. Taken once from sieges that were looked through order by order: a rule that changes what
 * happens changes them. */
static const char standard[] =
  "0 166d28480ecb153c\n"
  "33 87a7fdff6260b3c0\n"
  "49 ca6f1726f26236a0\n"
  "63 fcc211b65ae58e98\n"
  "87 c991dcd9611e9073\n"
  "112 3c8e28bf65f5fa5d\n"
  "144 47c0d9c15de64c70\n"
  "180 8ba0f291daab110f\n"
  "208 96d6d8e5b984f049\n"
  "243 ee72dbbfae1c6109\n"
  "284 b89d39b3e156ff20\n"
  "329 30e6f09e1343c9de\n"
  "371 89fcd361f592e5c4\n"
  "413 9dac51f66a7d9637\n"
  "444 af9735e56539f6e9\n"
  "475 308766c3af2ebc06\n"
  "507 bb8e485f506e7007\n"
  "522 f904ca198b79eb13\n"
  "558 a42997814a74ae80\n"
  "580 02e9488eb81f5586\n"
  "597 b5f4f96db8f2bc68\n"
  "603 773facd85a81c357\n";

static const char badajoz[] =
  "0 b0e7e5b90e6f4a0d\n"
  "36 543c8fa2540ce469\n"
  "54 1ca41030320f19f8\n"
  "72 1a2fc55fb2ca4209\n"
  "96 8d6cb9a33d680f4b\n"
  "117 959baee1aba1187a\n"
  "126 60ef0a3dfd5f5e83\n"
  "147 0156899d29e6a214\n"
  "164 ae4489f36ae33588\n"
  "176 541d96cf2da30609\n"
  "204 dcbcea406989777b\n"
  "213 fa8ea158a4cf2ec3\n";

static GabTurnLog *
open_siege (GabCampaign *campaign)
{
  g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_operations (campaign)), 0);
  g_autoptr (GError) error = NULL;
  GabTurnLog *log = gab_campaign_open_operation (campaign, operation, &error);

  g_assert_no_error (error);
  g_assert_nonnull (log);
  return log;
}

static GabCampaign *
load (const char *name)
{
  g_autoptr (GError) error = NULL;
  GabCampaign *campaign = gab_storage_load_sample (name, test_tables (), &error);

  g_assert_no_error (error);
  return campaign;
}

static void
add_digest (GString       *text,
            const GabGame *siege,
            guint          n_orders)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabGame) game = gab_game_copy (siege, n_orders, &error);
  g_autofree char *digest = NULL;

  g_assert_no_error (error);
  digest = gab_game_digest (game);
  g_string_append_printf (text, "%u %.16s\n", n_orders, digest);
}

static void
assert_turns (const GabGame *siege,
              const char    *expected)
{
  const GabRules *rules = gab_game_rules (siege);
  g_autoptr (GString) text = g_string_new (NULL);
  int last = -1;

  for (guint i = 0; i < gab_game_length (siege); i++)
    {
      gpointer state = gab_game_state_at (siege, i);
      GabTurn turn;

      rules->turn (state, &turn);
      rules->state_free (state);
      if (turn.turn != last)
        add_digest (text, siege, i);
      last = turn.turn;
    }
  add_digest (text, siege, gab_game_length (siege));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
assert_lines (const GabGame *siege)
{
  const GabSetup *setup = gab_game_setup (siege);

  for (guint i = 0; i < gab_game_length (siege); i++)
    {
      g_autofree char *line = gab_game_line (siege, i);
      g_autofree char *again = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GabOrder) order = gab_order_parse (gab_formal_rules.verbs, setup->names, line, &error);

      g_assert_no_error (error);
      again = gab_order_format (order, setup->names);
      g_assert_cmpstr (again, ==, line);
    }
}

/* FS-46 by hand, from what is left of FS-5's forces. */
static void
assert_score (const GabFormal *state)
{
  static const int first[GAB_FORMAL_N_SIDES][GAB_FORMAL_N_KINDS] = { { 17, 20, 13, 50 }, { 6, 4, 3, 10 } };
  static const int own[GAB_FORMAL_N_KINDS] = { -2, -1, -2, -1 }; /* heavy, light, mortar, section */
  int left[GAB_FORMAL_N_SIDES][GAB_FORMAL_N_KINDS] = { 0 };
  int score = -2; /* one turn after the 20th */

  for (guint i = 0; i < state->n_pieces; i++)
    left[state->piece[i].side][state->piece[i].kind] += state->piece[i].fate <= GAB_FORMAL_FATE_IN_PLAY;
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      score += own[kind] * (first[GAB_FORMAL_BESIEGER][kind] - left[GAB_FORMAL_BESIEGER][kind]);
      score += 2 * (first[GAB_FORMAL_DEFENDER][kind] - left[GAB_FORMAL_DEFENDER][kind]);
    }
  g_assert_cmpint (gab_formal_score_points (state, GAB_FORMAL_SCORE_TOTAL), ==, score);
  g_assert_cmpint (score, ==, -10);
}

static void
test_standard (void)
{
  g_autoptr (GabCampaign) campaign = load ("standard-siege");
  const GabGame *siege = gab_turn_log_get_game (open_siege (campaign));
  const GabFormal *state = gab_game_state (siege);

  assert_turns (siege, standard);
  assert_lines (siege);
  g_assert_cmpuint (gab_game_length (siege), >=, 600);
  g_assert_cmpint (state->end, ==, GAB_FORMAL_END_BREACH);
  g_assert_cmpint (state->turn, ==, 21);
  assert_score (state);
}

static void
test_badajoz (void)
{
  g_autoptr (GabCampaign) campaign = load ("badajoz-1812");
  const GabGame *siege = gab_turn_log_get_game (open_siege (campaign));
  const GabFormal *state = gab_game_state (siege);

  assert_turns (siege, badajoz);
  assert_lines (siege);
  g_assert_cmpint (state->turn, ==, 11);
  g_assert_cmpint (state->step, ==, GAB_FORMAL_STEP_DEFENDER_MOVES);
  g_assert_cmpint (state->end, ==, GAB_FORMAL_END_NONE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/samples/standard-siege", test_standard);
  g_test_add_func ("/storage/samples/badajoz-1812", test_badajoz);
  return g_test_run ();
}

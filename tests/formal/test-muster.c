/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Men and guns become sections and models (CA-4). */

#include "siege.h"

#include <string.h>

static GArray *
array_of (const GabMusterUnit *units,
          guint                n)
{
  GArray *array = g_array_new (FALSE, FALSE, sizeof (GabMusterUnit));

  g_array_append_vals (array, units, n);
  return array;
}

static char *
mustered (GabMuster *muster)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  gab_formal_rules.muster (muster, siege_tables (), lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv (";", (char **) lines->pdata);
}

/* Foot rounds down unit by unit, guns by kind over the force; other arms stay out. */
static void
test_rounding (void)
{
  static const GabMusterUnit units[] = {
    { "one", TRUE, TRUE, 1500, 0, 0, 0 }, { "two", TRUE, TRUE, 1559, 0, 0, 0 }, { "horse", TRUE, FALSE, 900, 0, 0, 0 },
    { "train", TRUE, FALSE, 200, 76, 40, 20 }, { "park", TRUE, FALSE, 100, 2, 0, 1 },
    { "foot", FALSE, TRUE, 619, 0, 0, 0 }, { "few", FALSE, TRUE, 59, 0, 0, 0 }, { "guns", FALSE, FALSE, 50, 19, 12, 8 },
  };
  g_autoptr (GArray) array = array_of (units, G_N_ELEMENTS (units));
  GabMuster muster = { .units = array, .rounds = { 400, 0 } };
  g_autofree char *setup = mustered (&muster);
  g_autoptr (GabGame) game = siege_new (setup);

  g_assert_nonnull (strstr (setup, ";scale 60 men 3 guns rounds 2;"));
  g_assert_nonnull (strstr (setup, ";unit besieger one infantry 25;unit besieger two infantry 25;"
                            "unit besieger train heavy 25 light 13 mortar 6;unit besieger park heavy 1 mortar 1;"
                            "unit defender foot infantry 10;unit defender guns heavy 6 light 4 mortar 2;"));
  g_assert_null (strstr (setup, "horse"));
  g_assert_null (strstr (setup, "few"));
  g_assert_cmpint (siege_state (game)->rounds[GAB_FORMAL_BESIEGER], ==, 400 / 2);
  g_assert_cmpint (siege_state (game)->rounds[GAB_FORMAL_DEFENDER], ==, 100);
  g_assert_cmpuint (siege_state (game)->n_bastions, ==, 2);
}

/* The scales that CA-4 gives for Badajoz and Ciudad Rodrigo. */
static void
test_proposed (void)
{
  static const GabMusterUnit badajoz[] = {
    { "army", TRUE, TRUE, 27000, 16, 0, 0 }, { "train", TRUE, FALSE, 500, 36, 0, 0 },
    { "garrison", FALSE, TRUE, 4700, 0, 0, 0 }, { "guns", FALSE, FALSE, 200, 10, 0, 3 },
  };
  static const GabMusterUnit rodrigo[] = {
    { "army", TRUE, TRUE, 10700, 34, 0, 0 }, { "garrison", FALSE, TRUE, 2000, 13, 0, 0 },
  };
  g_autoptr (GArray) first = array_of (badajoz, G_N_ELEMENTS (badajoz)), second = array_of (rodrigo, G_N_ELEMENTS (rodrigo));

  g_assert_cmpint (gab_formal_propose_men (siege_tables (), first), ==, 500);
  g_assert_cmpint (gab_formal_propose_guns (siege_tables (), first), ==, 1);
  g_assert_cmpint (gab_formal_propose_men (siege_tables (), second), ==, 200);
}

/* What a side has in the campaign, the scale proposed, and its rounds in the game: Badajoz's 35,000 and 12,500 become
 * 233 (0.068 off 250) and 83 (0.17 off 100) at 150; at 100 they would be 350 and 125 (0.4 and 0.25 off), at 200
 * 175 and 62. */
static void
test_rounds (void)
{
  static const struct { gint64 rounds[2]; gint32 scale, game[2]; } cases[] = {
    { { 35000, 12500 }, 150, { 233, 83 } },
    { { 250, 100 }, 1, { 250, 100 } },
    { { 0, 0 }, 1, { 0, 0 } },
    { { 60, 20 }, 1, { 60, 20 } },
    { { 500, 0 }, 2, { 250, 0 } },
    { { 0, 199 }, 2, { 0, 99 } },
    { { 999999999, 999999999 }, 1000000, { 999, 999 } },
    { { 100000, 5 }, 400, { 250, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint32 scale = gab_formal_propose_rounds (siege_tables (), cases[i].rounds);

      g_assert_cmpint (scale, ==, cases[i].scale);
      for (int side = 0; side < 2; side++)
        g_assert_cmpint (gab_formal_game_rounds (cases[i].rounds[side], scale), ==, cases[i].game[side]);
    }
}

/* What a round stands for stands in the setup, and what is fired is booked in real rounds; older setups say nothing. */
static void
test_scale_of_rounds (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_ARMY "scale 60 men 3 guns rounds 150; rounds besieger 233; rounds defender 83");
  g_autoptr (GabGame) old = siege_new (SIEGE_ARMY "scale 60 men 3 guns; rounds besieger 233");
  g_autoptr (GabSettlement) settlement = gab_settlement_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (siege_state (game)->rounds_a_round, ==, 150);
  g_assert_cmpint (siege_state (old)->rounds_a_round, ==, 1);
  g_assert_null (siege_try_new (SIEGE_ARMY "scale 60 men 3 guns rounds 0", &error));
  g_clear_error (&error);
  siege_play (game, "end");
  siege_state (game)->rounds[GAB_FORMAL_BESIEGER] = 233 - 7;
  siege_state (game)->rounds[GAB_FORMAL_DEFENDER] = 0;
  siege_play (game, "raise");
  gab_formal_rules.settle (siege_state (game), settlement, &error);
  g_assert_no_error (error);
  g_assert_cmpint (settlement->rounds[0], ==, 7 * 150);
  g_assert_cmpint (settlement->rounds[1], ==, 83 * 150);
}

/* A great fortress has a longer front; nobody at all can still be mustered. */
static void
test_front (void)
{
  g_autoptr (GArray) nobody = array_of (NULL, 0);
  GabMuster muster = { .units = nobody, .great = TRUE };
  g_autofree char *setup = mustered (&muster);
  g_autoptr (GabGame) game = siege_new (setup);

  g_assert_cmpuint (siege_state (game)->n_bastions, ==, 3);
  g_assert_cmpuint (siege_state (game)->n_pieces, ==, 0);
}

static void
add (void)
{
  g_test_add_func ("/formal/CA-4/rounding", test_rounding);
  g_test_add_func ("/formal/CA-4/proposed", test_proposed);
  g_test_add_func ("/formal/CA-4/rounds", test_rounds);
  g_test_add_func ("/formal/CA-4/scale-of-rounds", test_scale_of_rounds);
  g_test_add_func ("/formal/CA-4/front", test_front);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ST-1 to ST-3 and ST-13: the sizes of fort and army, rolled or given, and the summons. */

#include "storm.h"

static const StormCase cases[] = {
  { "ST-1/0-is-smaller", "", "", "size=0 0", 0, "attempt 1 smaller(rolled) ?(needless) summon *" },
  { "ST-1/38-is-smaller", "", "", "size=3 8", 0, "attempt 1 smaller(rolled) ?(needless) summon *" },
  { "ST-1/39-is-big", "", "", "size=3 9", 0, "attempt 1 BIG(rolled) ?(?) army *" },
  { "ST-1/99-is-big", "", "", "size=9 9", 0, "attempt 1 BIG(rolled) *" },
  { "ST-1/ten-typed-is-nought", "", "", "size=10 10", 0, "attempt 1 smaller(rolled) *" },
  { "ST-1/ten-typed-as-units", "", "", "size=4 10", 0, "attempt 1 BIG(rolled) *" },
  { "ST-1/tens-come-first", "", "", "size=8 3", 0, "* BIG(rolled) *" },
  { "ST-1/refused-twice", "", "size=3 8", "size=3 8", 1, "* summon *" },
  { "ST-1/refused-twice-big", "", "size=3 9", "size=3 8", 1, "* army *" },

  { "ST-2/0-is-big", "", "size=9 9", "army=0 0", 0, "* BIG(rolled) big(rolled) summon *" },
  { "ST-2/35-is-big", "", "size=9 9", "army=3 5", 0, "* BIG(rolled) big(rolled) summon *" },
  { "ST-2/36-is-small", "", "size=9 9", "army=3 6", 0, "* BIG(rolled) small(rolled) summon *" },
  { "ST-2/99-is-small", "", "size=9 9", "army=9 9", 0, "* BIG(rolled) small(rolled) summon *" },
  { "ST-2/refused-before-the-fort", "", "", "army=1 1", 2, "* size *" },
  { "ST-2/refused-at-a-smaller-fort", "", "size=0 0", "army=1 1", 2, "* summon *" },
  { "ST-2/refused-twice", "", "size=9 9; army=1 1", "army=1 1", 2, "* summon *" },

  { "ST-3/the-fort-refuses", "", "size=0 0", "summon", 0, "* prepare *" },
  { "ST-3/a-big-fort-refuses", "", "size=9 9; army=1 1", "summon", 0, "* prepare *" },
  { "ST-3/refused-before-the-sizes", "", "", "summon", 3, "* size *" },
  { "ST-3/refused-before-the-army", "", "size=9 9", "summon", 3, "* army *" },
  { "ST-3/refused-twice", "", "size=0 0; summon", "summon", 3, "* prepare *" },
  { "ST-3/refused-when-linked", "fort big; army big; linked", "", "summon", 3, "* columns *" },
  { "ST-3/not-skipped", "", "size=0 0", "prepare=0 0", 4, "* summon *" },
  { "ST-3/again-in-the-next-attempt", "fort big; army small", "summon; prepare=9 9", "summon", 0,
    "attempt 2 * prepare *" },

  { "ST-13/fort-and-army-given", "fort big; army small", "", "summon", 0, "* BIG(given) small(given) prepare *" },
  { "ST-13/smaller-fort-given", "fort smaller", "", "summon", 0, "* smaller(given) ?(needless) prepare *" },
  { "ST-13/fort-given-army-rolled", "fort big", "", "army=3 5", 0, "* BIG(given) big(rolled) summon *" },
  { "ST-13/army-given-fort-rolled", "army small", "", "size=3 9", 0, "* BIG(rolled) small(given) summon *" },
  { "ST-13/army-given-smaller-fort", "army small", "", "size=3 8", 0, "* smaller(rolled) small(given) summon *" },
  { "ST-13/given-fort-not-rolled", "fort big; army small", "", "size=3 9", 13, NULL },
  { "ST-13/given-army-not-rolled", "fort big; army small", "", "army=3 9", 13, NULL },
  { "ST-13/linked-goes-to-the-columns", "fort big; army big; linked", "", "columns=0 0", 0,
    "* assault [- - - -] *" },
  { "ST-13/linked-sizes-may-be-rolled", "linked", "size=9 9; army=0 0", "columns=0 0", 0,
    "* BIG(rolled) big(rolled) assault [- - - -] *" },
  { "ST-13/linked-is-one-attempt", "fort smaller; linked", "columns=9 9", "assault column 1=9 9", 0,
    "attempt 1 * over [f50] men 50 beaten-off *" },
  { "ST-13/linked-no-second-attempt", "fort smaller; linked", "columns=9 9; assault column 1=9 9", "columns=0 0", 12,
    NULL },
  { "ST-13/linked-loses-at-most-the-men-lent", "fort big; army small; linked; attacker a men 700",
    "columns=0 0; assault column 2=9 9", "assault column 1=0 0", 0, "* [c500 f200] men 700 drawn *" },
  { "ST-13/linked-loses-less-than-the-men-lent", "fort big; army small; linked; attacker a men 751",
    "columns=0 0; assault column 2=9 9", "assault column 1=0 0", 0, "* [c550 f200] men 750 drawn *" },
  { "ST-13/rolled-once-for-one-fort", "attacker a men 9000", "size=9 9; army=9 9; summon; prepare=9 9", "summon", 0,
    "attempt 2 BIG(rolled) small(rolled) prepare *" },
  { "ST-13/not-rolled-again", "attacker a men 9000", "size=9 9; army=9 9; summon; prepare=9 9", "size=0 0", 1, NULL },
};

static void
test_proposed_army (void)
{
  const GabStormingTables *tables = storm_tables ();

  g_assert_cmpint (gab_storming_proposed_army (tables, 0), ==, GAB_STORMING_ARMY_SMALL);
  g_assert_cmpint (gab_storming_proposed_army (tables, 9999), ==, GAB_STORMING_ARMY_SMALL);
  g_assert_cmpint (gab_storming_proposed_army (tables, 10000), ==, GAB_STORMING_ARMY_BIG);
  g_assert_cmpint (gab_storming_proposed_army (tables, 52000), ==, GAB_STORMING_ARMY_BIG);
}

static void
expect_muster (gboolean    at_a_place,
               gboolean    great,
               gint32      foot,
               const char *expected)
{
  GabMusterUnit units[] = {
    { "45th-foot", TRUE, TRUE, foot }, { "guns", TRUE, FALSE, 300 },
    { "garrison", FALSE, TRUE, 900 }, { "gunners", FALSE, FALSE, 160 },
  };
  g_autoptr (GArray) offered = g_array_new (FALSE, FALSE, sizeof (GabMusterUnit));
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  GabMuster muster = { at_a_place, great, offered };
  g_autofree char *found = NULL;

  g_array_append_vals (offered, units, G_N_ELEMENTS (units));
  gab_storming_rules.muster (&muster, storm_tables (), lines);
  g_ptr_array_add (lines, NULL);
  found = g_strjoinv ("; ", (char **) lines->pdata);
  g_assert_cmpstr (found, ==, expected);
  gab_game_free (storm_new (found));
}

/* Sizes from the fortress and the forces; foot storms, all of the garrison holds. */
static void
test_muster (void)
{
  expect_muster (TRUE, TRUE, 10000, "fort big; army big; attacker 45th-foot men 10000; "
                                    "defender garrison men 900; defender gunners men 160");
  expect_muster (TRUE, TRUE, 9999, "fort big; army small; attacker 45th-foot men 9999; "
                                   "defender garrison men 900; defender gunners men 160");
  expect_muster (TRUE, FALSE, 500, "fort smaller; attacker 45th-foot men 500; "
                                   "defender garrison men 900; defender gunners men 160");
  expect_muster (FALSE, FALSE, 500, "");
}

/* Setups that contradict themselves or are no setups. */
static void
test_bad_setups (void)
{
  static const struct
  {
    const char *setup;
    int         code;
  } bad[] = {
    { "fort big; fort smaller", GAB_ERROR_SETUP },
    { "fort big; fort big", GAB_ERROR_SETUP },
    { "army big; army small", GAB_ERROR_SETUP },
    { "linked; linked", GAB_ERROR_SETUP },
    { "attempts 2; attempts 2", GAB_ERROR_SETUP },
    { "attempts 0", GAB_ERROR_SETUP },
    { "attempts 5", GAB_ERROR_SETUP },
    { "fort big; linked; attempts 2", GAB_ERROR_SETUP },
    { "fort big; attempts 2; linked", GAB_ERROR_SETUP },
    { "attacker a men 0; attacker b men 0", GAB_ERROR_SETUP },
    { "attacker a men 5; attacker a men 6", GAB_ERROR_REFERENCE },
    { "attacker a men 5; defender a men 6", GAB_ERROR_REFERENCE },
    { "attacker a men -5", GAB_ERROR_NOTATION },
    { "fort medium", GAB_ERROR_NOTATION },
    { "fort big small", GAB_ERROR_NOTATION },
    { "garrison 300", GAB_ERROR_NOTATION },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GabGame) game = storm_try_new (bad[i].setup, &error);

      g_assert_null (game);
      g_assert_error (error, GAB_ERROR, bad[i].code);
    }
}

static void
test_good_setups (void)
{
  static const char *good[] = {
    "", "attempts 1", "attempts 4", "linked; attempts 1", "fort smaller; army small; defender d men 0",
    "attacker a men 0; attacker b men 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    gab_game_free (storm_new (good[i]));
}

static void
test_too_many_units (void)
{
  g_autoptr (GString) setup = g_string_new ("fort big");
  g_autoptr (GError) error = NULL;
  GabGame *game;

  for (int i = 0; i < GAB_STORMING_UNITS; i++)
    g_string_append_printf (setup, "; attacker foot-%d men 10; defender garrison-%d men 10", i, i);
  game = storm_new (setup->str);
  g_assert_cmpint (storm_state (game)->n_defenders, ==, GAB_STORMING_UNITS);
  g_assert_cmpint (storm_state (game)->attacker_men, ==, 10 * GAB_STORMING_UNITS);
  gab_game_free (game);
  g_string_append (setup, "; attacker one-more men 1");
  game = storm_try_new (setup->str, &error);
  g_assert_null (game);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_SETUP);
}

static void
add (void)
{
  storm_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/storming/ST-13/proposed-army", test_proposed_army);
  g_test_add_func ("/storming/ST-13/muster", test_muster);
  g_test_add_func ("/storming/setup/refused", test_bad_setups);
  g_test_add_func ("/storming/setup/accepted", test_good_setups);
  g_test_add_func ("/storming/setup/too-many-units", test_too_many_units);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

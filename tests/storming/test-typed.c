/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice from the table: out of range, too few, too many; and what is said of them. */

#include "storm.h"

/* An order whose dice do not do: the error, and that nothing has changed. */
typedef struct
{
  const char *setup;
  const char *before;
  const char *order;
  const char *dice;
  int         code;
  const char *need; /* what is asked for, when dice are missing */
} Typed;

static const Typed typed[] = {
  { "", "", "size", "11 3", GAB_ERROR_DIE, NULL },
  { "", "", "size", "3 11", GAB_ERROR_DIE, NULL },
  { "", "", "size", "1 2 3", GAB_ERROR_DIE, NULL },
  { "", "", "size", "", GAB_ERROR_DICE_NEEDED, "2 D10: size of the fort" },
  { "", "", "size", "7", GAB_ERROR_DICE_NEEDED, "1 D10: size of the fort" },
  { "", "size=9 9", "army", "", GAB_ERROR_DICE_NEEDED, "2 D10: size of the army" },
  { "fort smaller", "summon", "prepare", "", GAB_ERROR_DICE_NEEDED, "2 D10: is there a storm?" },
  { "fort big; army small", "summon", "prepare", "4", GAB_ERROR_DICE_NEEDED, "1 D10: is there a storm?" },
  { "fort big; army big", "summon", "prepare", "4 4", GAB_ERROR_DIE, NULL },
  { "fort big; army big", "", "summon", "9 9", GAB_ERROR_DIE, NULL },
  { "fort big; army big; linked", "", "columns", "", GAB_ERROR_DICE_NEEDED, "2 D10: number of columns" },
  { "fort big; army big; linked", "columns=0 0", "assault column 3", "", GAB_ERROR_DICE_NEEDED,
    "2 D10: column 3 storms" },
  { "fort big; army big; linked", "columns=0 0", "assault column 3", "0 0 0", GAB_ERROR_DIE, NULL },
};

static void
test_typed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (GabGame) game = storm_new (typed[i].setup);
      g_autoptr (GArray) values = gab_dice_parse_typed (typed[i].dice, NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL, *after = NULL, *need = NULL;
      GabDice dice;

      storm_play (game, typed[i].before);
      before = storm_digest (game);
      gab_dice_init_typed (&dice, (const GabDie *) values->data, values->len);
      g_assert_false (gab_game_give (game, typed[i].order, &dice, NULL, &error));
      g_assert_error (error, GAB_ERROR, typed[i].code);
      after = storm_digest (game);
      g_assert_cmpstr (before, ==, after);
      if (typed[i].need == NULL)
        continue;
      need = gab_game_tell_need (game, &dice);
      g_assert_cmpstr (need, ==, typed[i].need);
    }
}

/* A refused order asks for no dice. */
static void
test_refused_first (void)
{
  g_autoptr (GabGame) game = storm_new ("");
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  g_assert_false (gab_game_give (game, "columns", &dice, NULL, &error));
  g_assert_error (error, gab_rule_quark ("ST"), 5);
  g_assert_cmpuint (dice.missing, ==, 0);
}

static void
test_sentences (void)
{
  static const struct
  {
    const char *orders;
    const char *told;
  } sentences[] = {
    { "columns=0 0", "2 columns will storm." },
    { "name column 1 with 45th-foot", "45th-foot goes in with column 1." },
    { "name column 2 with 74th-foot 88th-foot", "74th-foot and 88th-foot go in with column 2." },
    { "name column 2 with 60th-foot 5th-foot 83rd-foot", "60th-foot, 5th-foot and 1 more unit go in with column 2." },
    { "assault column 2=4 6", "Column 2 fails and loses 200 men." },
    { "assault column 1=2 6", "Column 1 is completely successful and loses 51 men. It would have lost 550, but only "
                              "51 men were left. The assault is a draw: 0 points won, 0 lost beside the casualties, "
                              "-251 overall. No attacker is left." },
    { "set casualties 250", "Corrected: attempt 1 has cost 250 men." },
  };
  g_autoptr (GabGame) game = storm_new ("fort big; army small; linked; attacker 45th-foot men 51;"
                                        "attacker 74th-foot men 50; attacker 88th-foot men 50;"
                                        "attacker 60th-foot men 50; attacker 5th-foot men 49; attacker 83rd-foot men 1");

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *told = NULL;

      storm_play (game, sentences[i].orders);
      told = gab_game_tell (game, i, GAB_VIEWER_TABLE);
      g_assert_cmpstr (told, ==, sentences[i].told);
    }
}

static void
test_refusals_told (void)
{
  static const struct
  {
    const char *order;
    const char *told;
  } refusals[] = {
    { "size=0 0", "The size of the fort is taken from the campaign and is not rolled. (ST-13)" },
    { "summon", "A storm linked to a siege has no summons. (ST-3)" },
    { "assault column 3=0 0", "There are 2 columns, numbered from 1. (ST-6)" },
    { "name column 1 with 45th-foot", "45th-foot goes with column 2 already; a unit goes with one column only. (ST-12)" },
    { "name column 1 with garrison", "garrison does not attack here. (ST-12)" },
    { "set columns 9", "This can be set from 2 to 6 now. (ST-12)" },
  };
  g_autoptr (GabGame) game = storm_new ("fort big; army small; linked; attacker 45th-foot men 51; defender garrison men 9");

  storm_play (game, "columns=0 0; name column 2 with 45th-foot");
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *told = NULL;

      g_assert_false (storm_give (game, refusals[i].order, &error));
      told = gab_error_describe (error);
      g_assert_cmpstr (told, ==, refusals[i].told);
    }
}

/* Every word of the sheet is there. */
static void
test_words (void)
{
  for (int i = 0; i < GAB_STORMING_N_RESULTS; i++)
    g_assert_cmpuint (strlen (gab_storming_tell_result (i)), >, 0);
  for (int i = 0; i <= GAB_STORMING_STEP_OVER; i++)
    g_assert_cmpuint (strlen (gab_storming_tell_step (i)), >, 0);
  for (int i = 0; i <= GAB_STORMING_KNOWN_CORRECTED; i++)
    g_assert_cmpuint (strlen (gab_storming_tell_known (i)), >, 0);
  for (int i = 0; i <= GAB_STORMING_COLUMN_FAILED; i++)
    g_assert_cmpuint (strlen (gab_storming_tell_column_result (i)), >, 0);
  for (int i = 0; i <= GAB_STORMING_FORT_BIG; i++)
    {
      g_assert_cmpuint (strlen (gab_storming_tell_fort (i)), >, 0);
      g_assert_cmpuint (strlen (gab_storming_tell_army (i)), >, 0);
    }
  for (int cause = 10; cause < 12; cause++)
    {
      g_autofree char *text = gab_storming_tell_cause (cause);

      g_assert_cmpuint (strlen (text), >, 0);
    }
}

static void
add (void)
{
  g_test_add_func ("/storming/dice/typed", test_typed);
  g_test_add_func ("/storming/dice/refused-before-the-dice", test_refused_first);
  g_test_add_func ("/storming/tell/events", test_sentences);
  g_test_add_func ("/storming/tell/refusals", test_refusals_told);
  g_test_add_func ("/storming/tell/words", test_words);
}

int
main (int   argc,
      char *argv[])
{
  return storm_run (argc, argv, add);
}

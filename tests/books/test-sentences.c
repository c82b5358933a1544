/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-sentences.c: each entry in words (CA-15), and choices that apply agrees with (CA-16). */

#include "books-desk.h"

typedef struct
{
  const char *line, *told; /* for the umpire */
} Row;

static void
give_and_read (Desk *desk, const Row *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *told = NULL;

      desk_give (desk, rows[i].line);
      told = gab_game_tell (desk->game, gab_game_length (desk->game) - 1, GAB_VIEWER_UMPIRE);
      g_assert_cmpstr (told, ==, rows[i].told);
    }
}

static Desk *
new_desk (void)
{
  g_autofree char *lines = g_strconcat (small_campaign, "commander wellington of army\ntally powder of allies at 10\n", NULL);

  return desk_new (lines);
}

static void
test_hands (void)
{
  static const Row rows[] = {
    { "transfer 45th to 88th men 1", "1 man went from 45th to 88th." },
    { "transfer gunners to siege-train men 2 guns 1",
      "2 men went from gunners to siege-train. 1 gun went from gunners to siege-train." },
    { "transfer army to division rounds 2", "2 rounds went from army to division." },
    { "hand-over 45th men 2", "2 men of 45th were handed over." },
    { "hand-over gunners guns 1 to cannoniers",
      "1 gun of gunners was handed over to cannoniers. 1 gun came to cannoniers from gunners." },
    { "hand-over army rounds 1", "1 round of army was handed over." },
    { "capture siege-train from cannoniers guns 2",
      "2 guns of cannoniers were taken by siege-train. siege-train took 2 guns from cannoniers." },
    { "capture army from garrison rounds 1",
      "1 round of garrison was taken by army. army took 1 round from garrison." },
    { "exchange men relief:1", "1 man of relief was exchanged." },
    { "died relief:2", "2 men of relief died of wounds." },
    { "damage san-pedro:2", "san-pedro of rodrigo: 2 points of damage more." },
    { "repair works san-pedro:1", "san-pedro of rodrigo: 1 point of damage repaired." },
    { "tally powder up 5", "powder: 15, before 10." },
    { "intend allies", "allies: what is meant to come next." },
  };
  g_autoptr (Desk) desk = new_desk ();

  give_and_read (desk, rows, G_N_ELEMENTS (rows));
}

static void
test_operations (void)
{
  static const Row rows[] = {
    { "lend battle men 45th:2 guns gunners:1 rounds army:3",
      "2 men of 45th go to battle. 1 gun of gunners goes to battle. 3 rounds of army go to battle." },
    { "return battle men 45th:1", "1 man of 45th is back from battle." },
    { "raise battle men 88th:1", "1 man was raised in 88th for battle." },
    { "close battle drawn on 1812-01-05 losses 88th:0:0:1:0 leaders-wounded picton:2",
      "battle is over, and undecided. picton is wounded until 7 January 1812. "
      "allies: 0 killed, 0 wounded, 1 missing, 0 prisoners. "
      "1 man of 45th is back from battle. 1 gun of gunners is back from battle. 3 rounds of army are back from battle." },
    { "dismiss battle", "1 man of 88th was dismissed after battle." },
    { "found 88th:1", "1 missing man came back to 88th." },
    { "correct battle losses 45th:1:0:0:0", "What battle cost allies was corrected." },
    { "correct 45th men 2 from sick to present", "Corrected: 2 men of 45th, not sick but present." },
    { "correct army rounds 1 from in-hand to lost", "Corrected: 1 round of army, not in hand but lost." },
    { "correct gunners guns 1 from present to dismounted", "Corrected: 1 gun of gunners, not present but dismounted." },
    { "repair guns gunners:1", "1 gun of gunners was repaired." },
    { "advance 2", "2 days went by. picton is back." },
    { "appoint wellington to division", "wellington was appointed to division." },
    { "appoint wellington after picton", "wellington is to follow picton." },
    { "leader picton taken", "picton was taken." },
    { "exchange leaders picton", "picton was exchanged." },
    { "leader picton killed", "picton was killed." },
    { "correct picton present", "Corrected: picton is present." },
    { "result storm lost on 1812-01-10 sp 45th:1", "storm is over: allies failed." },
    { "receive men 45th:30", "30 men joined 45th. 45th has 1 SP more." },
  };
  g_autoptr (Desk) desk = new_desk ();

  give_and_read (desk, rows, G_N_ELEMENTS (rows));
}

/* Men come back first, and then the SP that all of them together are worth, in one sentence (CA-6). */
static void
test_back (void)
{
  static const Row rows[] = {
    { "result battle won on 1812-01-05 losses 45th:0:200:200:0 sp 45th:4",
      "battle is over: allies won. allies: 0 killed, 200 wounded, 200 missing, 0 prisoners." },
    { "advance 7", "7 days went by." },
    { "recover battle", "Back from battle, allies: 100 wounded, 100 missing. 45th has 2 SP more." },
  };
  g_autoptr (Desk) desk = new_desk ();

  give_and_read (desk, rows, G_N_ELEMENTS (rows));
}

/* The lent may be called back, those raised dismissed after the close: not before there are any. */
static void
test_choices (void)
{
  static const struct { const char *line; guint n; } steps[] = {
    { "note", 2 },
    { "lend battle men 45th:5", 3 },
    { "lend storm rounds army:5", 4 },
    { "raise battle men 88th:5", 4 },
    { "close battle won on 1812-01-05", 4 },
    { "dismiss battle", 3 },
    { "return storm", 2 },
  };
  g_autoptr (Desk) desk = new_desk ();

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (GArray) choices = gab_choices_new ();

      desk_give (desk, steps[i].line);
      gab_books_rules.choices (desk_books (desk), choices);
      g_assert_cmpuint (choices->len, ==, steps[i].n);
      for (guint j = 0; j < choices->len; j++)
        {
          g_autoptr (GabOrder) order = gab_choice_largest (&g_array_index (choices, GabChoice, j));
          gpointer copy = gab_books_rules.state_copy (desk_books (desk));
          g_autoptr (GError) error = NULL;
          GabDice dice;

          gab_game_dice (desk->game, &dice);
          gab_books_rules.apply (copy, order, &dice, NULL, &error);
          g_assert_no_error (error);
          gab_books_rules.state_free (copy);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-15/hands", test_hands);
  g_test_add_func ("/books/CA-15/operations", test_operations);
  g_test_add_func ("/books/CA-6/back-in-one-sentence", test_back);
  g_test_add_func ("/books/CA-16/choices-of-lent", test_choices);
  return g_test_run ();
}

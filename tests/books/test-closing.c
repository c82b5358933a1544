/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-closing.c: days (CA-9), places (CA-8, CA-12), closing once (CA-14), results as typed (CA-19). */

#include <string.h>

#include "books-desk.h"

static void
test_advance (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_assert_day (desk, "1812-01-01");
  desk_give (desk, "advance 1");
  desk_assert_day (desk, "1812-01-02");
  desk_give (desk, "advance to 1812-02-28");
  desk_give (desk, "advance 2");
  desk_assert_day (desk, "1812-03-01");
  desk_give (desk, "advance to 1812-03-02");
  desk_assert_day (desk, "1812-03-02");
  g_assert_cmpint (gab_game_nth (desk->game, 2)->day, ==, gab_day_from_date (GAB_NEW_STYLE, 1812, 2, 28));
}

static void
test_only_forward (void)
{
  static const Refusal rows[] = {
    { "advance 0", 9, "1 January 1812" },
    { "advance to 1812-01-01", 9, "1 January 1812" },
    { "advance to 1811-12-31", 9, "1 January 1812" },
    { "advance to 1600-01-01", 9, "1 January 1812" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "advance to 1812-01-02");
}

static void
test_calendar_end (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  GabDice dice;
  g_autoptr (GError) error = NULL;

  desk_refuse (desk, "advance 999999999", 9, "2199");
  desk_give (desk, "advance to 2199-12-30");
  desk_refuse (desk, "advance 2", 9, "2199");
  desk_give (desk, "advance 1");
  desk_assert_day (desk, "2199-12-31");
  desk_refuse (desk, "advance 1", 9, "2199");
  gab_game_dice (desk->game, &dice);
  g_assert_false (gab_game_give (desk->game, "advance to 2200-01-01", &dice, NULL, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_NOTATION);
}

/* Old Style is for the reader: an order's date is the same day in either. */
static void
test_old_style (void)
{
  g_autoptr (Desk) desk = desk_new ("side a\n");
  g_autofree char *old = NULL;
  gint32 typed;

  /* 29 February 1700 is a day of the old calendar only: the new one writes 11 March. */
  g_assert_true (gab_day_parse ("1812-02-29", GAB_OLD_STYLE, &typed, NULL));
  desk_give (desk, "advance to 1812-03-12");
  g_assert_cmpint (desk_books (desk)->day, ==, typed);
  old = gab_day_format (desk_books (desk)->day, GAB_OLD_STYLE);
  g_assert_cmpstr (old, ==, "29 February 1812");
  g_assert_true (gab_day_parse ("1700-02-29", GAB_OLD_STYLE, &typed, NULL));
  g_assert_cmpint (typed, ==, gab_day_from_date (GAB_NEW_STYLE, 1700, 3, 11));
  desk_refuse (desk, "advance to 1700-03-11", 9, NULL);
}

static void
test_no_such_date (void)
{
  static const char *const dates[] = { "1812-02-30", "1813-02-29", "1812-13-01", "1599-12-31", "1812-1-1", "1812" };
  g_autoptr (Desk) desk = desk_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *line = g_strdup_printf ("advance to %s", dates[i]);
      g_autoptr (GError) error = NULL;
      GabDice dice;

      gab_game_dice (desk->game, &dice);
      g_assert_false (gab_game_give (desk->game, line, &dice, NULL, &error));
      g_assert_error (error, GAB_ERROR, GAB_ERROR_NOTATION);
      g_assert_nonnull (strstr (error->message, dates[i]));
    }
}

/* An operation cannot end before it began; one that ends later takes the campaign's date along. */
static void
test_closing_day (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse (desk, "close storm drawn on 1812-01-09", 9, "storm");
  desk_refuse (desk, "result storm drawn on 1812-01-09", 9, "10 January 1812");
  desk_give (desk, "close storm drawn on 1812-01-10");
  desk_assert_day (desk, "1812-01-10");
  desk_give (desk, "close battle drawn on 1812-01-06");
  desk_assert_day (desk, "1812-01-10");
}

static void
test_taken (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close storm won on 1812-01-10 taken rodrigo");
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->owner, ==, 0);
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->state, ==, GAB_FORTRESS_TAKEN);
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->garrison, ==, -1);
  g_assert_cmpint (desk_fortress (desk, "almeida")->state, ==, GAB_FORTRESS_AT_PEACE);
  g_assert_true (gab_game_undo (desk->game));
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->owner, ==, 1);
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->state, ==, GAB_FORTRESS_AT_PEACE);
}

/* Won and not taken changes nothing of the place. */
static void
test_not_taken (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close storm won on 1812-01-10");
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->owner, ==, 1);
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->state, ==, GAB_FORTRESS_AT_PEACE);
  g_assert_cmpint (desk_fortress (desk, "rodrigo")->garrison, >=, 0);
}

static void
test_taken_refused (void)
{
  static const Refusal rows[] = {
    { "close storm drawn on 1812-01-10 taken rodrigo", 12, "rodrigo" },
    { "close storm lost on 1812-01-10 taken rodrigo", 12, "rodrigo" },
    { "result storm lost on 1812-01-10 taken rodrigo moves-on", 12, "rodrigo" },
    { "close storm won on 1812-01-10 taken almeida", 12, "almeida" },
    { "close battle won on 1812-01-05 taken rodrigo", 12, "rodrigo" },
    { "close home won on 1812-01-02 taken almeida", 12, "almeida" },
    { "close home won on 1812-01-02 taken rodrigo", 12, "rodrigo" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "close sortie won on 1812-01-02 taken almeida moves-on");
  desk_refuse (desk, "close sortie won on 1812-01-02 taken almeida", 14, "sortie");
  /* What the French took, the Allies may take back: now it is not theirs. */
  desk_give (desk, "close home won on 1812-01-03 taken almeida");
  g_assert_cmpint (desk_fortress (desk, "almeida")->owner, ==, 0);
}

static void
test_once (void)
{
  static const Refusal rows[] = {
    { "close storm drawn on 1812-01-10", 14, "storm" },
    { "close storm won on 1812-01-20 taken rodrigo", 14, "storm" },
    { "result storm drawn on 1812-01-10", 14, "storm" },
    { "result storm lost on 1812-01-01 losses 45th:9:9:9:9", 14, "storm" },
  };

  for (int verb = 0; verb < 2; verb++)
    {
      g_autoptr (Desk) desk = desk_new (NULL);

      desk_give (desk, verb == 0 ? "close storm drawn on 1812-01-10" : "result storm drawn on 1812-01-10");
      desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
      desk_give (desk, "close battle drawn on 1812-01-05");
      desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
    }
}

/* Undone, it is open again, and may end otherwise. */
static void
test_reopened (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  const GabBooksOperation *storm;

  desk_give (desk, "note");
  desk_give (desk, "close storm lost on 1812-01-10 moves-on");
  storm = gab_books_operation (desk_books (desk), 0);
  g_assert_true (storm->closed);
  g_assert_true (storm->moves_on);
  g_assert_cmpint (storm->outcome, ==, GAB_OUTCOME_LOST);
  g_assert_cmpint (storm->entry, ==, 1);
  g_assert_cmpint (storm->closed_on, ==, gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 10));
  g_assert_true (gab_game_undo (desk->game));
  g_assert_false (gab_books_operation (desk_books (desk), 0)->closed);
  desk_assert_day (desk, "1812-01-01");
  desk_give (desk, "close storm won on 1812-01-11");
}

/* Everything that a player can type of a game fought at the table. */
static void
test_result (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "result battle lost on 1812-01-07 losses 45th:10:20:3:4 relief:5:6:7:8 88th:0:0:0:0"
                   " guns gunners:1:2 horse-guns:3:0 captured horse-guns:2 rounds division:50 column:10"
                   " sp 45th:1 moves-on");
  desk_assert_men (desk, "45th", "443 10 20 20 4 3 0 0");
  desk_assert_men (desk, "relief", "164 6 8 3 12 7 0 0");
  desk_assert_men (desk, "88th", "300 0 0 0 0 0 0 0");
  desk_assert_guns (desk, "gunners", "3 1 2 0");
  desk_assert_guns (desk, "horse-guns", "5 3 0 0");
  desk_assert_rounds (desk, "division", "10 60 0 50 0 0");
  desk_assert_rounds (desk, "column", "0 10 0 10 0 0");
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 3);
  desk_assert_day (desk, "1812-01-07");
}

/* One order, whole or not at all; a result and a close of the same words leave the same books. */
static void
test_result_whole (void)
{
  static const char end[] = " battle won on 1812-01-06 losses 45th:1:2:3:4 guns horse-guns:0:2 captured gunners:2";
  g_autoptr (Desk) typed = desk_new (NULL);
  g_autoptr (Desk) closed = desk_new (NULL);
  g_autofree char *result = g_strconcat ("result", end, NULL);
  g_autofree char *close = g_strconcat ("close", end, NULL);
  g_autofree char *before = desk_digest (typed);
  g_autofree char *after = NULL, *other = NULL;

  desk_refuse (typed, "result battle won on 1812-01-06 losses 45th:1:2:3:4 rounds division:61", 7, "division");
  desk_refuse (typed, "result battle won on 1812-01-06 losses 45th:1:2:3:4 sp 45th:1 88th:1", 4, "88th");
  desk_give (typed, result);
  desk_give (closed, close);
  after = desk_digest (typed);
  other = desk_digest (closed);
  g_assert_cmpstr (after, ==, other);
  g_assert_cmpstr (after, !=, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-8/taken", test_taken);
  g_test_add_func ("/books/CA-8/not-taken", test_not_taken);
  g_test_add_func ("/books/CA-9/advance", test_advance);
  g_test_add_func ("/books/CA-9/only-forward", test_only_forward);
  g_test_add_func ("/books/CA-9/calendar-end", test_calendar_end);
  g_test_add_func ("/books/CA-9/old-style", test_old_style);
  g_test_add_func ("/books/CA-9/no-such-date", test_no_such_date);
  g_test_add_func ("/books/CA-9/closing-day", test_closing_day);
  g_test_add_func ("/books/CA-12/taken", test_taken);
  g_test_add_func ("/books/CA-12/taken-refused", test_taken_refused);
  g_test_add_func ("/books/CA-14/closed-once", test_once);
  g_test_add_func ("/books/CA-14/reopened", test_reopened);
  g_test_add_func ("/books/CA-19/result", test_result);
  g_test_add_func ("/books/CA-19/result-whole", test_result_whole);
  return g_test_run ();
}

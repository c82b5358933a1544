/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-postings.c: every change of men, guns and rounds is a posting, when somebody asks (CA-3). */

#include "books-desk.h"

/* Applies one entry to a copy of the desk's books with postings on: "thing of from to count", one a line. */
static char *
dup_postings (Desk *desk, const char *line)
{
  g_autoptr (GArray) postings = g_array_new (FALSE, FALSE, sizeof (GabPosting));
  GabNames *names = gab_game_setup (desk->game)->names;
  gpointer books = gab_game_state_at (desk->game, gab_game_length (desk->game));
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOrder) order = gab_order_parse (gab_books_rules.verbs, names, line, &error);
  GString *text = g_string_new (NULL);
  GabDice dice;

  g_assert_no_error (error);
  gab_game_dice (desk->game, &dice);
  gab_books_note_postings (books, postings);
  gab_books_rules.apply (books, order, &dice, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < postings->len; i++)
    {
      const GabPosting *posting = &g_array_index (postings, GabPosting, i);

      g_string_append_printf (text, "%s %d %d>%d %d; ", gab_names_handle (names, posting->name), posting->of,
                              posting->from, posting->to, posting->count);
    }
  gab_books_rules.state_free (books);
  return g_string_free (text, FALSE);
}

static void
assert_postings (Desk *desk, const char *line, const char *expected)
{
  g_autofree char *text = dup_postings (desk, line);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_plain (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  assert_postings (desk, "receive men 45th:7 guns gunners:2 rounds army:3",
                   "45th 0 -1>0 7; gunners 1 -1>0 2; army 2 -1>0 3; ");
  assert_postings (desk, "strike-off men 45th:7 guns gunners:2 rounds army:3",
                   "45th 0 0>-3 7; gunners 1 0>-3 2; army 2 0>-3 3; ");
  assert_postings (desk, "sick 45th:5 88th:6", "45th 0 0>3 5; 88th 0 0>3 6; ");
  assert_postings (desk, "fit 45th:5", "45th 0 3>0 5; ");
  assert_postings (desk, "desert 45th:5", "45th 0 0>6 5; ");
  assert_postings (desk, "advance 3", "");
  assert_postings (desk, "note", "");
}

/* Closing, and the recovery from it; nought is no posting. */
static void
test_closing (void)
{
  static const char line[] = "close storm won on 1812-01-10 losses 45th:1:2:3:0 34th:0:0:0:360 guns cannoniers:1:11 "
                             "captured siege-train:11 rounds army:9 sp 45th:1 taken rodrigo";
  g_autoptr (Desk) desk = desk_new (NULL);

  assert_postings (desk, line,
                   "45th 0 0>1 1; 45th 0 0>2 2; 45th 0 0>5 3; 34th 0 0>4 360; cannoniers 1 0>1 1; cannoniers 1 0>2 11; "
                   "siege-train 1 -1>0 11; army 2 0>2 9; 45th 3 0>1 1; 34th 0 3>4 10; 34th 0 2>4 30; ");
  desk_give (desk, line);
  desk_give (desk, "advance to 1812-01-17");
  assert_postings (desk, "recover storm", "45th 0 2>0 1; 45th 0 5>0 2; ");
}

/* A copy is another's, and notes nothing. */
static void
test_copy (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (GArray) postings = g_array_new (FALSE, FALSE, sizeof (GabPosting));
  gpointer books = gab_game_state_at (desk->game, 0), copy;
  g_autoptr (GabOrder) order = gab_order_parse (gab_books_rules.verbs, gab_game_setup (desk->game)->names,
                                                "sick 45th:1", NULL);
  g_autofree char *before = gab_rules_digest (&gab_books_rules, books);
  g_autofree char *noting = NULL;
  GabDice dice;

  gab_books_note_postings (books, postings);
  noting = gab_rules_digest (&gab_books_rules, books);
  g_assert_cmpstr (before, ==, noting);
  copy = gab_books_rules.state_copy (books);
  gab_game_dice (desk->game, &dice);
  g_assert_true (gab_books_rules.apply (copy, order, &dice, NULL, NULL));
  g_assert_cmpuint (postings->len, ==, 0);
  g_assert_true (gab_books_rules.apply (books, order, &dice, NULL, NULL));
  g_assert_cmpuint (postings->len, ==, 1);
  gab_books_note_postings (books, NULL);
  g_assert_true (gab_books_rules.apply (books, order, &dice, NULL, NULL));
  g_assert_cmpuint (postings->len, ==, 1);
  gab_books_rules.state_free (copy);
  gab_books_rules.state_free (books);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-3/postings/plain", test_plain);
  g_test_add_func ("/books/CA-3/postings/closing", test_closing);
  g_test_add_func ("/books/CA-3/postings/copy", test_copy);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-log.c: every entry is kept (CA-15), and the log is the record (CA-16). */

#include <string.h>

#include "books-desk.h"

#define ROUNDS 7

/* Longer than two snapshots of the game, with every verb in it. */
static GPtrArray *
make_lines (void)
{
  static const char *const each[] = {
    "receive men 45th:3 34th:1 guns gunners:1 rounds division:5",
    "strike-off men 88th:2 guns gunners:1 rounds division:1",
    "sick 45th:4 34th:2",
    "fit 45th:3",
    "desert relief:1",
    "note",
    "advance 2",
    "receive men gunners:2",
    "sick relief:1",
    "advance 1",
  };
  static const char *const last[] = {
    ("result battle lost on 1812-01-20 losses 45th:5:9:1:2 relief:4:8:2:0 guns gunners:1:2 captured horse-guns:2"
     " rounds army:7 sp 45th:1"),
    "close storm won on 1812-01-22 losses 34th:30:40:2:200 88th:10:31:0:0 taken rodrigo moves-on",
    "advance to 1812-02-09",
    "recover battle",
    "recover storm",
    "close sortie drawn on 1812-02-10",
  };
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < ROUNDS; i++)
    for (guint j = 0; j < G_N_ELEMENTS (each); j++)
      g_ptr_array_add (lines, (gpointer) each[j]);
  for (guint j = 0; j < G_N_ELEMENTS (last); j++)
    g_ptr_array_add (lines, (gpointer) last[j]);
  return lines;
}

/* The digest before the first entry and after each. */
static GPtrArray *
give_all (Desk *desk, const GPtrArray *lines)
{
  GPtrArray *digests = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (digests, desk_digest (desk));
  for (guint i = 0; i < lines->len; i++)
    {
      desk_give (desk, g_ptr_array_index (lines, i));
      g_ptr_array_add (digests, desk_digest (desk));
    }
  return digests;
}

static void
assert_digest (const Desk *desk, const GPtrArray *digests, guint nth)
{
  g_autofree char *now = desk_digest (desk);

  g_assert_cmpstr (now, ==, g_ptr_array_index (digests, nth));
}

static void
test_undo_all (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (GPtrArray) lines = make_lines ();
  g_autoptr (GPtrArray) digests = give_all (desk, lines);
  g_autoptr (Desk) fresh = desk_new (NULL);

  for (guint i = lines->len; i-- > 0;)
    {
      g_assert_true (gab_game_undo (desk->game));
      g_assert_cmpuint (gab_game_length (desk->game), ==, i);
      desk_assert_balance (desk_books (desk));
      assert_digest (desk, digests, i);
    }
  g_assert_false (gab_game_undo (desk->game));
  assert_digest (desk, digests, 0);
  assert_digest (fresh, digests, 0);
}

/* Each entry leaves other books behind: no two digests are the same, not even after a note. */
static void
test_digests_differ (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (GPtrArray) lines = make_lines ();
  g_autoptr (GPtrArray) digests = give_all (desk, lines);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < digests->len; i++)
    g_assert_true (g_hash_table_add (seen, g_ptr_array_index (digests, i)));
}

/* Taken off and put back, anywhere in the log. */
static void
test_redo (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (GPtrArray) lines = make_lines ();
  g_autoptr (GPtrArray) digests = give_all (desk, lines);

  for (guint back = 1; back <= lines->len; back += 13)
    {
      for (guint i = 0; i < back; i++)
        g_assert_true (gab_game_undo (desk->game));
      assert_digest (desk, digests, lines->len - back);
      for (guint i = lines->len - back; i < lines->len; i++)
        desk_give (desk, g_ptr_array_index (lines, i));
      assert_digest (desk, digests, lines->len);
    }
}

/* From the setup and the written log the same books come out, entry by entry. */
static void
test_replay (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (Desk) other = desk_new (NULL);
  g_autoptr (GPtrArray) lines = make_lines ();
  g_autoptr (GPtrArray) digests = give_all (desk, lines);

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *line = gab_game_line (desk->game, i);
      const GabEntry *entry = gab_game_nth (desk->game, i);
      g_autoptr (GError) error = NULL;

      g_assert_true (gab_game_replay (other->game, line, entry->dice, entry->n_dice, entry->reason, &error));
      g_assert_no_error (error);
      assert_digest (other, digests, i + 1);
    }
}

/* Any earlier turn can be looked at, before and after the snapshots too. */
static void
test_state_at (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (GPtrArray) lines = make_lines ();
  g_autoptr (GPtrArray) digests = give_all (desk, lines);

  g_assert_cmpuint (lines->len, >, 64);
  for (guint i = 0; i <= lines->len; i++)
    {
      gpointer then = gab_game_state_at (desk->game, i);
      g_autofree char *digest = gab_rules_digest (&gab_books_rules, then);

      g_assert_cmpstr (digest, ==, g_ptr_array_index (digests, i));
      gab_books_rules.state_free (then);
    }
  assert_digest (desk, digests, lines->len);
}

/* An entry that was accepted is not accepted in other books. */
static void
test_replay_refused (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (GError) error = NULL;
  GabDie die = { GAB_DIE_D6, 3, TRUE };

  g_assert_false (gab_game_replay (desk->game, "recover battle", NULL, 0, NULL, &error));
  g_assert_error (error, gab_rule_quark ("CA"), 6);
  g_clear_error (&error);
  /* The books roll no dice: one in the record is one too many. */
  g_assert_false (gab_game_replay (desk->game, "sick 45th:1", &die, 1, NULL, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
  g_assert_cmpuint (gab_game_length (desk->game), ==, 0);
}

/* Number, date, what was ordered, the player's words, and what came of it. */
static void
test_entry (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autofree char *line = NULL, *told = NULL, *noted = NULL;
  const GabEntry *entry;
  GabDice dice;
  g_autoptr (GArray) events = NULL;

  desk_give (desk, "advance 3");
  gab_game_dice (desk->game, &dice);
  g_assert_true (gab_game_give (desk->game, "  sick   45th:2 88th:1 ", &dice, "after the rain", NULL));
  desk_give (desk, "note");
  entry = gab_game_nth (desk->game, 1);
  line = gab_game_line (desk->game, 1);
  events = gab_game_dup_events (desk->game, 1);
  told = gab_game_tell (desk->game, 1, GAB_VIEWER_UMPIRE);
  noted = gab_game_tell (desk->game, 2, GAB_VIEWER_UMPIRE);
  g_assert_cmpstr (line, ==, "sick 45th:2 88th:1");
  g_assert_cmpstr (entry->reason, ==, "after the rain");
  g_assert_cmpint (entry->day, ==, gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 4));
  g_assert_cmpuint (entry->n_dice, ==, 0);
  g_assert_cmpuint (events->len, ==, 2);
  g_assert_cmpstr (told, ==, "2 men of 45th fell sick. 1 man of 88th fell sick.");
  g_assert_cmpstr (noted, ==, "");
}

/* What is refused is not in the log, and what is asked of it (try) neither. */
static void
test_not_entered (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autofree char *before = desk_digest (desk);
  g_autofree char *after = NULL;
  GabDice dice;

  gab_game_dice (desk->game, &dice);
  g_assert_true (gab_game_try (desk->game, "sick 45th:2", &dice, NULL));
  desk_refuse (desk, "sick 45th:2 88th:301", 3, "88th");
  g_assert_cmpuint (gab_game_length (desk->game), ==, 0);
  after = desk_digest (desk);
  g_assert_cmpstr (after, ==, before);
}

/* What the books offer they also accept, to the largest of it. */
static void
test_choices (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (9);
  gboolean recover = FALSE;

  desk_give (desk, "close battle won on 1812-01-05 losses 45th:0:9:0:0");
  for (int day = 0; day < 9; day++)
    {
      g_autoptr (GArray) choices = gab_choices_new ();

      gab_books_rules.choices (desk_books (desk), choices);
      recover = choices->len == 3;
      g_assert_cmpint (recover, ==, day >= 7);
      for (guint i = 0; i < choices->len * 2; i++)
        {
          const GabChoice *choice = &g_array_index (choices, GabChoice, i / 2);
          g_autoptr (GabOrder) order = i % 2 ? gab_choice_largest (choice) : gab_choice_random (choice, random);
          g_autofree char *line = gab_order_format (order, gab_game_setup (desk->game)->names);

          desk_give (desk, line);
          g_assert_true (gab_game_undo (desk->game));
        }
      desk_give (desk, "advance 1");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-15/entry", test_entry);
  g_test_add_func ("/books/CA-15/not-entered", test_not_entered);
  g_test_add_func ("/books/CA-16/undo-all", test_undo_all);
  g_test_add_func ("/books/CA-16/digests-differ", test_digests_differ);
  g_test_add_func ("/books/CA-16/redo", test_redo);
  g_test_add_func ("/books/CA-16/replay", test_replay);
  g_test_add_func ("/books/CA-16/replay-refused", test_replay_refused);
  g_test_add_func ("/books/CA-16/state-at", test_state_at);
  g_test_add_func ("/books/CA-16/choices", test_choices);
  return g_test_run ();
}

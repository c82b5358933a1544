/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-leaders.c: commanders (CA-20), tallies (CA-21), intentions (CA-23), what is due (CA-9). */

#include <string.h>

#include "books-desk.h"

static char *
dup_setup (void)
{
  return g_strconcat (small_campaign,
                      "commander wellington of army\ncommander pakenham of brigade\ncommander barrie of garrison\n"
                      "tally powder of allies at 10\ntally arrears of garrison\ntally flour of rodrigo at 7919\n", NULL);
}

static Desk *
new_desk (void)
{
  g_autofree char *lines = dup_setup ();

  return desk_new (lines);
}

static const GabBooksCommander *
leader (Desk *desk, const char *handle)
{
  return gab_books_commander (desk_books (desk), gab_books_find (desk_books (desk), "commander", handle));
}

static void
assert_leads (Desk *desk, const char *force, const char *expected)
{
  const GabBooks *books = desk_books (desk);
  int who = gab_books_leader_of (books, gab_books_find (books, "force", force));

  g_assert_cmpstr (who >= 0 ? gab_names_handle (books->setup->names, gab_books_commander (books, who)->name) : "", ==,
                   expected);
}

static void
test_fates (void)
{
  g_autoptr (Desk) desk = new_desk ();

  desk_refuse (desk, "leader picton present", 20, "picton");
  desk_refuse (desk, "leader picton wounded until 1812-01-01", 20, "picton");
  desk_give (desk, "leader picton wounded until 1812-01-02");
  g_assert_cmpint (leader (desk, "picton")->state, ==, GAB_LEADER_WOUNDED);
  desk_give (desk, "leader picton wounded until 1812-01-04");
  desk_give (desk, "leader wellington taken");
  desk_refuse (desk, "leader wellington present", 20, "wellington");
  desk_refuse (desk, "leader wellington taken", 20, "wellington");
  desk_refuse (desk, "leader wellington wounded until 1812-01-09", 20, "wellington");
  desk_give (desk, "exchange leaders wellington");
  desk_refuse (desk, "exchange leaders wellington", 20, "wellington");
  desk_give (desk, "leader pakenham killed");
  desk_refuse (desk, "leader pakenham present", 20, "pakenham");
  desk_refuse (desk, "leader pakenham killed", 20, "pakenham");
  desk_refuse (desk, "exchange leaders pakenham", 20, "pakenham");
  /* A correction alone raises the dead (CA-17). */
  desk_refuse (desk, "correct pakenham killed", 17, "pakenham");
  desk_give (desk, "correct pakenham present");
  g_assert_cmpint (leader (desk, "pakenham")->state, ==, GAB_LEADER_PRESENT);
}

/* Back on the very day, when it comes by an entry or with a closing. */
static void
test_recovery (void)
{
  g_autoptr (Desk) desk = new_desk ();

  desk_give (desk, "leader picton wounded until 1812-01-04");
  desk_give (desk, "leader barrie wounded until 1812-01-06");
  desk_give (desk, "advance to 1812-01-03");
  g_assert_cmpint (leader (desk, "picton")->state, ==, GAB_LEADER_WOUNDED);
  desk_give (desk, "advance 1");
  g_assert_cmpint (leader (desk, "picton")->state, ==, GAB_LEADER_PRESENT);
  g_assert_cmpint (leader (desk, "picton")->until, ==, 0);
  desk_give (desk, "close battle won on 1812-01-05 leaders-wounded picton:3");
  g_assert_cmpint (leader (desk, "barrie")->state, ==, GAB_LEADER_WOUNDED);
  desk_give (desk, "result storm lost on 1812-01-10");
  g_assert_cmpint (leader (desk, "barrie")->state, ==, GAB_LEADER_PRESENT);
  g_assert_cmpint (leader (desk, "picton")->state, ==, GAB_LEADER_PRESENT);
}

/* Closing orders carry the leaders' fates (CA-19). */
static void
test_closing (void)
{
  g_autoptr (Desk) desk = new_desk ();

  desk_refuse (desk, "close battle won on 1812-01-05 leaders-wounded picton:0", 20, "picton");
  desk_refuse (desk, "close battle won on 1812-01-05 leaders-wounded picton:99999999", 9, "2199");
  desk_refuse (desk, "close battle won on 1812-01-05 leaders-killed picton leaders-taken picton", 20, "picton");
  desk_refuse (desk, "close battle won on 1812-01-05 leaders-killed picton picton", 3, "picton");
  desk_give (desk, "close battle won on 1812-01-05 leaders-killed wellington leaders-taken barrie leaders-wounded picton:4 "
                   "moves-on");
  g_assert_cmpint (leader (desk, "wellington")->state, ==, GAB_LEADER_KILLED);
  g_assert_cmpint (leader (desk, "barrie")->state, ==, GAB_LEADER_TAKEN);
  g_assert_cmpint (leader (desk, "picton")->state, ==, GAB_LEADER_WOUNDED);
  desk_give (desk, "advance 3");
  g_assert_cmpint (leader (desk, "picton")->state, ==, GAB_LEADER_WOUNDED);
  desk_give (desk, "advance 1");
  g_assert_cmpint (leader (desk, "picton")->state, ==, GAB_LEADER_PRESENT);
}

static void
test_appoint (void)
{
  g_autoptr (Desk) desk = new_desk ();

  assert_leads (desk, "division", "picton");
  desk_give (desk, "appoint pakenham after picton");
  desk_give (desk, "appoint wellington after pakenham");
  desk_give (desk, "leader picton wounded until 1812-01-08");
  assert_leads (desk, "division", "pakenham");
  desk_give (desk, "leader pakenham killed");
  assert_leads (desk, "division", "wellington");
  assert_leads (desk, "brigade", "wellington");
  desk_give (desk, "advance to 1812-01-08");
  assert_leads (desk, "division", "picton");
  desk_give (desk, "appoint picton to brigade");
  assert_leads (desk, "brigade", "picton");
  assert_leads (desk, "division", "");
  desk_refuse (desk, "appoint pakenham to division", 20, "pakenham");
  desk_refuse (desk, "appoint pakenham after picton", 20, "pakenham");
  desk_refuse (desk, "appoint picton to garrison", 20, "garrison");
  desk_refuse (desk, "appoint barrie after picton", 20, "picton");
  desk_refuse (desk, "appoint picton after picton", 20, "picton");
  desk_give (desk, "leader wellington taken");
  desk_refuse (desk, "appoint wellington to division", 20, "wellington");
  /* Each after the other leads nowhere, and ends. */
  desk_give (desk, "appoint picton after wellington");
  desk_give (desk, "exchange leaders wellington");
  desk_give (desk, "appoint wellington after picton");
  desk_give (desk, "leader picton taken");
  desk_give (desk, "leader wellington taken");
  assert_leads (desk, "army", "");
}

static gint32
tally (Desk *desk, const char *handle)
{
  return gab_books_tally (desk_books (desk), gab_books_find (desk_books (desk), "tally", handle))->now;
}

static void
test_tallies (void)
{
  static const Refusal rows[] = {
    { "tally powder down 11", 21, "powder" },
    { "tally powder up 0", 21, "powder" },
    { "tally powder up 999999990", 21, "powder" },
    { "tally arrears down 1", 21, "arrears" },
  };
  g_autoptr (Desk) desk = new_desk ();

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "tally powder down 10");
  g_assert_cmpint (tally (desk, "powder"), ==, 0);
  desk_give (desk, "tally powder up 999999999");
  desk_give (desk, "tally powder to 0");
  desk_give (desk, "tally arrears to 5");
  g_assert_cmpint (tally (desk, "arrears"), ==, 5);
  g_assert_cmpint (tally (desk, "flour"), ==, 7919);
}

static GabBooks *
mask (Desk *desk, int viewer)
{
  return gab_books_rules.mask (desk_books (desk), viewer);
}

/* CA-18: a side's own alone; what is a fortress's goes with the place. */
static void
test_secrets (void)
{
  g_autoptr (Desk) desk = new_desk ();
  int flour = gab_books_find (desk_books (desk), "tally", "flour");
  int barrie = gab_books_find (desk_books (desk), "commander", "barrie");
  GabBooks *allies, *french;
  g_autofree char *told = NULL;

  desk_give (desk, "leader barrie wounded until 1812-03-01");
  desk_give (desk, "intend french");
  told = gab_game_tell (desk->game, 0, 0);
  g_assert_cmpstr (told, ==, "");
  allies = mask (desk, 0);
  french = mask (desk, 1);
  g_assert_false (gab_books_tally (allies, flour)->known);
  g_assert_cmpint (gab_books_tally (allies, flour)->now, ==, 0);
  g_assert_cmpint (gab_books_tally (french, flour)->now, ==, 7919);
  g_assert_cmpint (gab_books_commander (allies, barrie)->state, ==, GAB_LEADER_PRESENT);
  g_assert_cmpint (gab_books_commander (allies, barrie)->force, ==, -1);
  g_assert_cmpint (gab_books_commander (french, barrie)->state, ==, GAB_LEADER_WOUNDED);
  g_assert_cmpint (gab_books_intention (allies, 1), ==, -1);
  g_assert_cmpint (gab_books_intention (french, 1), ==, 1);
  g_assert_cmpint (gab_books_intention (french, 0), ==, -1);
  gab_books_rules.state_free (allies);
  gab_books_rules.state_free (french);

  desk_give (desk, "close storm won on 1812-01-10 taken rodrigo");
  allies = mask (desk, 0);
  g_assert_cmpint (gab_books_tally (allies, flour)->now, ==, 7919);
  gab_books_rules.state_free (allies);
}

/* CA-23: the latest is asked for. */
static void
test_intentions (void)
{
  g_autoptr (Desk) desk = new_desk ();
  int i;

  g_assert_cmpint (gab_books_intention (desk_books (desk), 0), ==, -1);
  desk_give (desk, "note");
  desk_give (desk, "intend allies");
  desk_give (desk, "intend french");
  desk_give (desk, "intend allies");
  g_assert_cmpint (gab_books_intention (desk_books (desk), 0), ==, 3);
  g_assert_cmpint (gab_books_intention (desk_books (desk), 1), ==, 2);
  for (i = 0; i < 4; i++)
    {
      g_autofree char *allied = gab_game_tell (desk->game, i, 0);
      g_autofree char *french = gab_game_tell (desk->game, i, 1);
      g_autofree char *table = gab_game_tell (desk->game, i, GAB_VIEWER_TABLE);

      g_assert_cmpint (*allied != '\0', ==, i == 1 || i == 3);
      g_assert_cmpint (*french != '\0', ==, i == 2);
      g_assert_cmpstr (table, ==, "");
    }
}

static void
assert_due (Desk *desk, const char *upto, const char *expected)
{
  const GabBooks *books = desk_books (desk);
  g_autoptr (GArray) due = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gint32 day = G_MAXINT32;

  if (upto != NULL)
    g_assert_true (gab_day_parse_iso (upto, &day, NULL));
  due = gab_books_list_due (books, day);
  for (guint i = 0; i < due->len; i++)
    {
      const GabDue *one = &g_array_index (due, GabDue, i);
      g_autofree char *on = gab_day_format_iso (one->day);

      g_string_append_printf (text, "%s %d %s; ", on, one->kind, gab_names_handle (books->setup->names, one->name));
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_due (void)
{
  g_autoptr (Desk) desk = new_desk ();

  assert_due (desk, "1812-01-05", "1812-01-02 0 sortie; 1812-01-02 0 home; 1812-01-05 0 battle; ");
  desk_give (desk, "close battle lost on 1812-01-05 losses 45th:0:8:0:0 leaders-wounded picton:2");
  assert_due (desk, "1812-01-06", "");
  assert_due (desk, NULL, "1812-01-07 2 picton; 1812-01-10 0 storm; 1812-01-12 1 battle; ");
  assert_due (desk, "1812-01-11", "1812-01-07 2 picton; 1812-01-10 0 storm; ");
  desk_give (desk, "advance to 1812-01-20");
  assert_due (desk, "1812-01-20", "1812-01-12 1 battle; ");
  desk_give (desk, "recover battle");
  assert_due (desk, NULL, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-20/fates", test_fates);
  g_test_add_func ("/books/CA-20/recovery", test_recovery);
  g_test_add_func ("/books/CA-19/closing", test_closing);
  g_test_add_func ("/books/CA-20/appoint", test_appoint);
  g_test_add_func ("/books/CA-21/tallies", test_tallies);
  g_test_add_func ("/books/CA-18/secrets", test_secrets);
  g_test_add_func ("/books/CA-23/intentions", test_intentions);
  g_test_add_func ("/books/CA-9/due", test_due);
  return g_test_run ();
}

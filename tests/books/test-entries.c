/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-entries.c: nothing is lost without an entry (CA-3); rounds belong to forces (CA-7). */

#include <string.h>

#include "books-desk.h"

typedef struct
{
  const char *line;
  const char *unit;  /* whose men and guns */
  const char *men, *guns;
} Accepted;

static void
give_all (const Accepted *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (Desk) desk = desk_new (NULL);

      desk_give (desk, rows[i].line);
      desk_assert_men (desk, rows[i].unit, rows[i].men);
      desk_assert_guns (desk, rows[i].unit, rows[i].guns);
    }
}

/* Each entry to the last man there is. */
static void
test_accepted (void)
{
  static const Accepted rows[] = {
    { "receive men 45th:7", "45th", "487 0 0 20 0 0 0 0", "0 0 0 0" },
    { "receive guns gunners:2", "gunners", "100 0 0 0 0 0 0 0", "8 0 0 0" },
    { "receive men gunners:1 guns gunners:1 rounds division:1", "gunners", "101 0 0 0 0 0 0 0", "7 0 0 0" },
    { "receive men 45th:999999519", "45th", "999999999 0 0 20 0 0 0 0", "0 0 0 0" },
    { "strike-off men 45th:480", "45th", "0 0 0 20 0 0 0 0", "0 0 0 0" },
    { "strike-off guns gunners:6", "gunners", "100 0 0 0 0 0 0 0", "0 0 0 0" },
    { "strike-off men 88th:1 45th:2", "45th", "478 0 0 20 0 0 0 0", "0 0 0 0" },
    { "sick 45th:480", "45th", "0 0 0 500 0 0 0 0", "0 0 0 0" },
    { "sick 45th:1 88th:1", "88th", "299 0 0 1 0 0 0 0", "0 0 0 0" },
    { "fit 45th:20", "45th", "500 0 0 0 0 0 0 0", "0 0 0 0" },
    { "desert 45th:480", "45th", "0 0 0 20 0 0 480 0", "0 0 0 0" },
    { "close battle won on 1812-01-05 losses 45th:1:2:3:474", "45th", "0 1 2 20 474 3 0 0", "0 0 0 0" },
    { "result battle lost on 1812-01-05 losses 45th:0:0:480:0", "45th", "0 0 0 20 0 480 0 0", "0 0 0 0" },
    { "close battle drawn on 1812-01-05 guns gunners:6:0", "gunners", "100 0 0 0 0 0 0 0", "0 6 0 0" },
    { "close battle lost on 1812-01-05 guns gunners:2:4 captured cannoniers:4", "gunners", "100 0 0 0 0 0 0 0",
      "0 2 4 0" },
    { "close battle lost on 1812-01-05 guns gunners:2:4 captured cannoniers:4", "cannoniers", "80 0 0 0 0 0 0 0",
      "16 0 0 0" },
  };

  give_all (rows, G_N_ELEMENTS (rows));
}

/* No place goes below nought: one more than there is. */
static void
test_one_over (void)
{
  static const Refusal rows[] = {
    { "strike-off men 45th:481", 3, "45th" },
    { "strike-off guns gunners:7", 3, "gunners" },
    { "strike-off guns 88th:1", 3, "88th" },
    { "strike-off men 88th:300 45th:481", 3, "45th" },
    { "sick 45th:481", 3, "45th" },
    { "sick 88th:300 45th:481", 3, "45th" },
    { "fit 45th:21", 3, "45th" },
    { "fit 88th:1", 3, "88th" },
    { "desert 45th:481", 3, "45th" },
    { "receive men 45th:999999520", 3, "45th" },
    { "receive men 45th:1 88th:999999700", 3, "88th" },
    { "receive guns gunners:999999994", 3, "gunners" },
    { "receive rounds division:999999940", 3, "division" },
    { "close battle won on 1812-01-05 losses 45th:481:0:0:0", 3, "45th" },
    { "close battle won on 1812-01-05 losses 45th:1:2:3:475", 3, "45th" },
    { "close battle won on 1812-01-05 losses 45th:999999999:999999999:999999999:999999999", 3, "45th" },
    { "close battle lost on 1812-01-05 guns gunners:7:0", 3, "gunners" },
    { "close battle lost on 1812-01-05 guns gunners:3:4 captured cannoniers:4", 3, "gunners" },
    { "close battle lost on 1812-01-05 guns gunners:999999999:999999999", 3, "gunners" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
}

/* What came over time is counted too, though it has gone again. */
static void
test_received_most (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "receive men 88th:999999699 guns gunners:999999993 rounds brigade:999999999");
  desk_give (desk, "strike-off men 88th:999999999 guns gunners:999999999 rounds brigade:999999999");
  desk_give (desk, "receive men 88th:300 guns gunners:6");
  desk_refuse (desk, "receive men 88th:1", 3, "88th");
  desk_refuse (desk, "receive guns gunners:1", 3, "gunners");
  desk_refuse (desk, "receive rounds brigade:1", 3, "brigade");
}

/* What has just been received may go again, but no more than that. */
static void
test_boundary_moves (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "receive men 45th:5");
  desk_refuse (desk, "strike-off men 45th:486", 3, "45th");
  desk_give (desk, "strike-off men 45th:485");
  desk_refuse (desk, "desert 45th:1", 3, "45th");
  desk_give (desk, "fit 45th:1");
  desk_give (desk, "desert 45th:1");
  desk_refuse (desk, "sick 45th:1", 3, "45th");
  desk_assert_men (desk, "45th", "0 0 0 19 0 0 1 0");
  g_assert_cmpint (desk_unit (desk, "45th")->men_flow.received, ==, 5);
  g_assert_cmpint (desk_unit (desk, "45th")->men_flow.struck_off, ==, 485);
}

static void
test_nought (void)
{
  static const Refusal rows[] = {
    { "receive men 45th:0", 3, "45th" },
    { "receive guns gunners:0", 3, "gunners" },
    { "receive rounds army:0", 3, "army" },
    { "receive men 88th:1 45th:0", 3, "45th" },
    { "strike-off men 45th:0", 3, "45th" },
    { "strike-off guns gunners:0", 3, "gunners" },
    { "strike-off rounds army:0", 3, "army" },
    { "sick 45th:0", 3, "45th" },
    { "fit 45th:0", 3, "45th" },
    { "desert 45th:0", 3, "45th" },
    { "receive", 3, "nothing" },
    { "strike-off", 3, "nothing" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
}

static void
test_twice (void)
{
  static const Refusal rows[] = {
    { "receive men 45th:1 88th:1 45th:1", 3, "45th" },
    { "receive guns gunners:1 gunners:1", 3, "gunners" },
    { "receive rounds army:1 army:2", 3, "army" },
    { "strike-off men 45th:1 45th:1", 3, "45th" },
    { "strike-off guns gunners:1 gunners:1", 3, "gunners" },
    { "strike-off rounds army:1 army:1", 3, "army" },
    { "sick 45th:1 45th:1", 3, "45th" },
    { "fit 45th:1 45th:1", 3, "45th" },
    { "desert 45th:1 45th:1", 3, "45th" },
    { "close battle won on 1812-01-05 losses 45th:1:0:0:0 45th:0:1:0:0", 3, "45th" },
    { "close battle won on 1812-01-05 guns gunners:1:0 gunners:1:0", 3, "gunners" },
    { "close battle lost on 1812-01-05 guns gunners:0:2 captured cannoniers:1 cannoniers:1", 3, "cannoniers" },
    { "close battle won on 1812-01-05 rounds army:1 army:1", 3, "army" },
    { "close battle won on 1812-01-05 sp 45th:1 45th:1", 3, "45th" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  /* In two lists it is two things. */
  desk_give (desk, "receive men gunners:1 guns gunners:1");
  desk_give (desk, "close battle won on 1812-01-05 losses gunners:1:0:0:0 guns gunners:1:0");
}

/* What one side has taken, the other has received, in one entry. */
static void
test_captured (void)
{
  static const Refusal rows[] = {
    { "close battle lost on 1812-01-05 guns gunners:0:4", 3, "4" },
    { "close battle lost on 1812-01-05 guns gunners:0:4 captured cannoniers:3", 3, "3" },
    { "close battle lost on 1812-01-05 guns gunners:0:4 captured cannoniers:5", 3, "5" },
    { "close battle lost on 1812-01-05 captured cannoniers:1", 3, "1" },
    { "close battle lost on 1812-01-05 guns gunners:4:0 captured cannoniers:4", 3, "4" },
    /* Nobody takes his own. */
    { "close battle lost on 1812-01-05 guns gunners:0:4 captured siege-train:4", 3, "4" },
    { "close battle lost on 1812-01-05 guns gunners:0:4 captured siege-train:1 cannoniers:3", 3, "captured" },
    { "close battle lost on 1812-01-05 guns gunners:0:4 horse-guns:0:1 captured siege-train:2 cannoniers:3", 3,
      "captured" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "close battle lost on 1812-01-05 guns gunners:1:4 horse-guns:0:1"
                   " captured siege-train:1 cannoniers:3 horse-guns:1");
  desk_assert_guns (desk, "gunners", "1 1 4 0");
  desk_assert_guns (desk, "siege-train", "5 0 0 0");
  desk_assert_guns (desk, "cannoniers", "15 0 0 0");
  desk_assert_guns (desk, "horse-guns", "6 0 1 0");
}

/* With three sides: none has more than the two others lost. */
static void
test_captured_three (void)
{
  static const char lines[] =
    "side a\nside b\nside c\n"
    "force fa of a\nforce fb of b\nforce fc of c\n"
    "unit ga of fa field-guns line men 9 guns 5\n"
    "unit gb of fb field-guns line men 9 guns 5\n"
    "unit gc of fc field-guns line men 9 guns 5\n"
    "operation o of a on 1812-01-01\n";
  g_autoptr (Desk) desk = desk_new (lines);

  desk_refuse (desk, "close o won on 1812-01-01 guns ga:0:3 gb:0:1 captured ga:2 gc:2", 3, "2");
  desk_refuse (desk, "close o won on 1812-01-01 guns gb:0:2 captured ga:1", 3, "2");
  desk_give (desk, "close o won on 1812-01-01 guns ga:0:3 gb:0:1 captured ga:1 gc:3");
}

/* Sums of a side are larger than a unit can be: 4294967296 guns are not none. */
static void
test_largest (void)
{
  g_autoptr (GString) lines = g_string_new ("side a\nside b\nforce f of a\noperation o of b on 1812-01-01\n");
  g_autoptr (Desk) desk = NULL;

  for (int i = 0; i < 5; i++)
    g_string_append_printf (lines, "unit u%d of f heavy-guns line men 999999999 guns 999999999\n", i);
  desk = desk_new (lines->str);
  desk_refuse (desk, "close o won on 1812-01-01 guns u0:0:999999999 u1:0:999999999 u2:0:999999999 u3:0:999999999"
                     " u4:0:294967300", 3, "captured");
  desk_give (desk, "close o won on 1812-01-01 losses u0:999999999:0:0:0 u1:999999999:0:0:0 u2:999999999:0:0:0"
                   " u3:0:999999999:0:0 u4:0:0:999999999:0 guns u0:999999999:0 u1:999999999:0 u2:999999999:0");
  {
    g_autoptr (GArray) events = gab_game_dup_events (desk->game, 0);

    g_assert_cmpint (gab_events_nth (events, 1)->number[0], ==, G_MAXINT32);
  }
  desk_give (desk, "advance 7");
  desk_give (desk, "recover o");
}

/* A sentence calls things as the player does. */
static void
test_label (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  gab_names_set_label (gab_game_setup (desk->game)->names, desk_unit (desk, "45th")->name, "1/45th (Sherwood)");
  desk_refuse (desk, "sick 45th:481", 3, "1/45th (Sherwood) has 480 men present, not 481.");
  desk_refuse (desk, "fit 88th:2", 3, "88th has 0 men sick, not 2.");
}

/* The program can prove that the books balance: it finds one man too many, too few, or below nought. */
static void
test_proof (void)
{
  static const struct { int place, by; } table[] = {
    { GAB_MEN_PRESENT, 1 }, { GAB_MEN_PRESENT, -1 }, { GAB_MEN_DETACHED, 1 }, { GAB_MEN_KILLED, -1 },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      GabBooks *copy = gab_books_rules.state_copy (desk_books (desk));
      g_autoptr (GError) error = NULL;

      gab_books_unit (copy, 1)->men[table[i].place] += table[i].by;
      g_assert_false (gab_books_rules.check (copy, &error));
      g_assert_error (error, GAB_ERROR, GAB_ERROR_CHECK);
      g_assert_nonnull (strstr (error->message, "88th"));
      gab_books_rules.state_free (copy);
    }
  for (int fault = 0; fault < 3; fault++)
    {
      GabBooks *copy = gab_books_rules.state_copy (desk_books (desk));

      if (fault == 0)
        gab_books_unit (copy, 2)->guns[GAB_GUNS_TAKEN]++;
      else if (fault == 1)
        gab_books_force (copy, 1)->spent++;
      else
        {
          /* In sum it is right. */
          gab_books_unit (copy, 1)->men[GAB_MEN_SICK]--;
          gab_books_unit (copy, 1)->men[GAB_MEN_PRESENT]++;
        }
      g_assert_false (gab_books_rules.check (copy, NULL));
      gab_books_rules.state_free (copy);
    }
}

static void
test_rounds (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "receive rounds division:40 brigade:5");
  desk_assert_rounds (desk, "division", "100 60 40 0 0 0");
  desk_assert_rounds (desk, "brigade", "5 0 5 0 0 0");
  desk_give (desk, "strike-off rounds division:10");
  desk_assert_rounds (desk, "division", "90 60 40 0 0 10");
  desk_give (desk, "close battle won on 1812-01-05 rounds division:90 army:1");
  desk_assert_rounds (desk, "division", "0 60 40 90 0 10");
  desk_assert_rounds (desk, "army", "499 500 0 1 0 0");
  desk_refuse (desk, "strike-off rounds division:1", 3, "division");
}

/* A force above or below has rounds of its own. */
static void
test_rounds_over (void)
{
  static const Refusal rows[] = {
    { "strike-off rounds division:61", 3, "division" },
    { "strike-off rounds brigade:1", 3, "brigade" },
    { "close battle won on 1812-01-05 rounds division:61", 7, "division" },
    { "close battle won on 1812-01-05 rounds brigade:1", 7, "brigade" },
    { "close battle won on 1812-01-05 rounds army:500 division:999999999", 7, "division" },
    { "result battle won on 1812-01-05 rounds outpost:1", 7, "outpost" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "result battle won on 1812-01-05 rounds division:60");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-3/accepted", test_accepted);
  g_test_add_func ("/books/CA-3/one-over", test_one_over);
  g_test_add_func ("/books/CA-3/boundary-moves", test_boundary_moves);
  g_test_add_func ("/books/CA-3/received-most", test_received_most);
  g_test_add_func ("/books/CA-3/nought", test_nought);
  g_test_add_func ("/books/CA-3/twice", test_twice);
  g_test_add_func ("/books/CA-3/captured", test_captured);
  g_test_add_func ("/books/CA-3/captured-three-sides", test_captured_three);
  g_test_add_func ("/books/CA-3/largest", test_largest);
  g_test_add_func ("/books/CA-3/named-by-label", test_label);
  g_test_add_func ("/books/CA-3/proof", test_proof);
  g_test_add_func ("/books/CA-7/rounds", test_rounds);
  g_test_add_func ("/books/CA-7/rounds-over", test_rounds_over);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lending.c: lent to an operation and back (CA-11, CA-14), raised for one game and dismissed after it. */

#include "books-desk.h"

/* Present to detached and back, to the last man; a part, then all. */
static void
test_lend_and_return (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend battle men 45th:480 guns gunners:2 rounds army:500");
  desk_assert_men (desk, "45th", "0 0 0 20 0 0 0 480");
  desk_assert_guns (desk, "gunners", "4 0 0 2");
  desk_assert_rounds (desk, "army", "0 500 0 0 0 0");
  g_assert_cmpint (desk_force (desk, "army")->lent, ==, 500);
  desk_refuse (desk, "lend battle men 45th:1", 11, "45th");
  desk_give (desk, "lend battle guns gunners:4");
  desk_refuse (desk, "lend battle guns gunners:1", 11, "gunners");
  desk_refuse (desk, "lend battle rounds army:1", 11, "army");

  desk_give (desk, "return battle men 45th:80 rounds army:100");
  desk_assert_men (desk, "45th", "80 0 0 20 0 0 0 400");
  desk_refuse (desk, "return battle men 45th:401", 11, "45th");
  desk_refuse (desk, "return battle rounds army:401", 11, "army");
  desk_refuse (desk, "return battle men 88th:1", 11, "88th");
  desk_refuse (desk, "return battle rounds division:1", 11, "division");
  desk_give (desk, "return battle");
  desk_assert_men (desk, "45th", "480 0 0 20 0 0 0 0");
  desk_assert_guns (desk, "gunners", "6 0 0 0");
  desk_assert_rounds (desk, "army", "500 500 0 0 0 0");
  desk_refuse (desk, "return battle", 11, "battle");
}

/* A unit is in one open operation only; its last man back makes it free. */
static void
test_one_operation (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend battle men 45th:10 rounds army:10");
  desk_refuse (desk, "lend storm men 45th:1", 11, "battle");
  desk_refuse (desk, "return storm men 45th:1", 11, "45th");
  desk_refuse (desk, "return storm", 11, "storm");
  /* Rounds of one force may go to several. */
  desk_give (desk, "lend storm rounds army:20");
  desk_refuse (desk, "return battle rounds army:11", 11, "army");
  desk_give (desk, "return battle men 45th:9");
  desk_refuse (desk, "lend storm men 45th:1", 11, "battle");
  desk_give (desk, "return battle men 45th:1");
  desk_give (desk, "lend storm men 45th:480");
  desk_refuse (desk, "lend battle men 45th:1", 11, "storm");
}

/* What is lent counts for nothing else. */
static void
test_away (void)
{
  static const Refusal rows[] = {
    { "sick 45th:1", 3, "45th" },
    { "desert 45th:1", 3, "45th" },
    { "strike-off men 45th:1", 3, "45th" },
    { "strike-off rounds army:1", 3, "army" },
    { "transfer 45th to 88th men 1", 3, "45th" },
    { "lend battle", 3, "nothing" },
    { "lend battle men 45th:0", 3, "45th" },
    { "lend battle men 88th:1 88th:1", 3, "88th" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend battle men 45th:480 rounds army:500");
  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
}

/* CA-11: losses fall on the lent and are never more; the rest comes back in the same entry. */
static void
test_close (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend battle men 45th:100 88th:50 guns gunners:3 rounds army:40");
  desk_refuse (desk, "close battle won on 1812-01-05 losses 45th:20:30:40:11", 11, "45th");
  desk_refuse (desk, "close battle won on 1812-01-05 guns gunners:4:0", 11, "gunners");
  desk_refuse (desk, "close battle won on 1812-01-05 rounds army:41", 11, "army");
  /* The storm has not got them. */
  desk_refuse (desk, "close storm won on 1812-01-10 losses 45th:1:0:0:0", 11, "battle");
  desk_refuse (desk, "close storm won on 1812-01-10 guns gunners:1:0", 11, "battle");
  desk_give (desk, "close battle won on 1812-01-05 losses 45th:20:30:40:10 guns gunners:3:0 rounds army:40");
  desk_assert_men (desk, "45th", "380 20 30 20 10 40 0 0");
  desk_assert_men (desk, "88th", "300 0 0 0 0 0 0 0");
  desk_assert_guns (desk, "gunners", "3 3 0 0");
  desk_assert_rounds (desk, "army", "460 500 0 40 0 0");
  desk_refuse (desk, "lend battle men 45th:1", 14, "battle");
  desk_refuse (desk, "return battle men 45th:1", 14, "battle");
  desk_refuse (desk, "return battle", 14, "battle");
  desk_give (desk, "lend storm men 45th:380");
}

/* Those not lent to it may be lost too, when they are lent to nobody. */
static void
test_close_others (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend battle men 45th:100");
  desk_give (desk, "result battle drawn on 1812-01-05 losses 45th:1:0:0:0 88th:2:0:0:0");
  desk_assert_men (desk, "45th", "479 1 0 20 0 0 0 0");
  desk_assert_men (desk, "88th", "298 2 0 0 0 0 0 0");
}

/* In a place that falls those who were not lent go with the lent. */
static void
test_fallen (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend storm men 34th:100 guns cannoniers:2 rounds garrison:30");
  desk_refuse (desk, "close storm won on 1812-01-10 losses 34th:0:0:0:101", 11, "34th");
  desk_refuse (desk, "close storm won on 1812-01-10 losses 34th:0:0:0:361 taken rodrigo", 3, "34th");
  desk_give (desk, "close storm won on 1812-01-10 losses 34th:0:0:0:360 guns cannoniers:0:12 captured siege-train:12 "
                   "rounds-lost garrison:90 rounds-captured army:90 taken rodrigo");
  desk_assert_men (desk, "34th", "0 0 0 0 400 0 0 0");
  desk_assert_guns (desk, "cannoniers", "0 0 12 0");
  desk_assert_rounds (desk, "garrison", "0 90 0 0 0 90");
  desk_assert_rounds (desk, "army", "590 500 90 0 0 0");
}

/* Closed with nothing lost: all come back. */
static void
test_nothing_lost (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend battle men 45th:480 guns gunners:6 rounds army:500");
  desk_give (desk, "close battle drawn on 1812-01-05");
  desk_assert_men (desk, "45th", "480 0 0 20 0 0 0 0");
  desk_assert_guns (desk, "gunners", "6 0 0 0");
  desk_assert_rounds (desk, "army", "500 500 0 0 0 0");
  g_assert_cmpint (gab_books_recovery_due (desk_books (desk), desk_operation (desk, "battle")), ==, 0);
}

/* Raised for one game: those still present go after it, and no more than were raised. */
static void
test_raise (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse (desk, "raise battle", 3, "nothing");
  desk_refuse (desk, "dismiss battle", 14, "battle");
  desk_give (desk, "strike-off men 88th:300");
  desk_give (desk, "raise battle men 88th:200 guns gunners:2 rounds brigade:30");
  desk_assert_men (desk, "88th", "200 0 0 0 0 0 0 0");
  desk_assert_guns (desk, "gunners", "8 0 0 0");
  desk_refuse (desk, "dismiss battle", 14, "battle");
  desk_give (desk, "close battle won on 1812-01-05 losses 88th:10:40:0:0 guns gunners:7:0 rounds brigade:5");
  desk_refuse (desk, "raise battle men 88th:1", 14, "battle");
  desk_give (desk, "dismiss battle");
  desk_assert_men (desk, "88th", "0 10 40 0 0 0 0 0");
  desk_assert_guns (desk, "gunners", "0 7 0 0");
  desk_assert_rounds (desk, "brigade", "0 0 30 5 0 25");
  desk_refuse (desk, "dismiss battle", 3, "battle");
  /* Those who come back later go later. */
  desk_give (desk, "advance 7");
  desk_give (desk, "recover battle");
  desk_assert_men (desk, "88th", "25 10 15 0 0 0 0 0");
  desk_give (desk, "dismiss battle");
  desk_assert_men (desk, "88th", "0 10 15 0 0 0 0 0");
  g_assert_cmpint (desk_unit (desk, "88th")->men_flow.struck_off, ==, 300 + 150 + 25);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-11/lend-and-return", test_lend_and_return);
  g_test_add_func ("/books/CA-11/one-operation", test_one_operation);
  g_test_add_func ("/books/CA-11/away", test_away);
  g_test_add_func ("/books/CA-11/close", test_close);
  g_test_add_func ("/books/CA-11/close-others", test_close_others);
  g_test_add_func ("/books/CA-11/fallen", test_fallen);
  g_test_add_func ("/books/CA-11/nothing-lost", test_nothing_lost);
  g_test_add_func ("/books/CA-14/raise-and-dismiss", test_raise);
  return g_test_run ();
}

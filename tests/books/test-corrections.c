/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-corrections.c: what was booked is put right at the campaign's date (CA-17); SP come back with men (CA-6). */

#include "books-desk.h"

#define BATTLE "close battle lost on 1812-01-05 losses 45th:1:8:3:2 gunners:0:1:0:0 guns gunners:1:2 captured cannoniers:2 " \
               "rounds army:50 sp 45th:1"

static void
test_operation (void)
{
  static const Refusal open[] = {
    { "correct battle losses 45th:1:0:0:0", 17, "battle" },
    { "correct storm", 17, "storm" },
  };
  static const Refusal closed[] = {
    { "correct battle", 17, "nothing" },
    { "correct battle losses 45th:0:0:0:467", 17, "45th" },
    { "correct battle fewer-losses 45th:2:0:0:0", 17, "45th" },
    { "correct battle fewer-losses 45th:0:9:0:0", 17, "45th" },
    { "correct battle fewer-losses 88th:0:1:0:0", 17, "88th" },
    { "correct battle fewer-losses 45th:0:0:0:3", 17, "45th" },
    { "correct battle guns gunners:4:0", 17, "gunners" },
    { "correct battle guns gunners:0:1", 3, NULL },
    { "correct battle captured cannoniers:1", 3, NULL },
    { "correct battle guns gunners:0:1 captured siege-train:1", 3, NULL },
    { "correct battle fewer-guns gunners:0:2 fewer-captured horse-guns:2", 17, "horse-guns" },
    { "correct battle fewer-rounds army:51", 17, "army" },
    { "correct battle rounds army:451", 17, "army" },
    { "correct battle sp 45th:4", 17, "45th" },
    { "correct battle fewer-sp 45th:2", 17, "45th" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, open, G_N_ELEMENTS (open));
  desk_give (desk, BATTLE);
  desk_refuse_all (desk, closed, G_N_ELEMENTS (closed));
  desk_give (desk, "correct battle losses 45th:4:0:0:0 fewer-losses gunners:0:1:0:0 guns gunners:0:1 captured horse-guns:1 "
                   "fewer-rounds army:50 fewer-sp 45th:1");
  desk_assert_men (desk, "45th", "462 5 8 20 2 3 0 0");
  desk_assert_men (desk, "gunners", "100 0 0 0 0 0 0 0");
  desk_assert_guns (desk, "gunners", "2 1 3 0");
  desk_assert_rounds (desk, "army", "500 500 0 0 0 0");
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 4);
  desk_give (desk, "correct battle fewer-guns gunners:1:3 fewer-captured cannoniers:2 horse-guns:1");
  desk_assert_guns (desk, "gunners", "6 0 0 0");
  desk_assert_guns (desk, "cannoniers", "12 0 0 0");
}

/* The recovery goes by the losses as corrected: a quarter of 1 + 8 + 3 + 28. */
static void
test_recovery (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle lost on 1812-01-05 losses 45th:1:8:3:2");
  desk_give (desk, "correct battle losses 45th:0:28:0:0");
  desk_give (desk, "advance 7");
  desk_give (desk, "recover battle");
  desk_assert_men (desk, "45th", "448 1 27 20 2 2 0 0");
}

/* Not while the child has them. */
static void
test_lent (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, BATTLE);
  desk_give (desk, "lend storm men 45th:1 rounds army:1");
  desk_refuse (desk, "correct battle losses 45th:1:0:0:0", 17, "storm");
  desk_refuse (desk, "correct battle rounds army:1", 17, "storm");
  desk_refuse (desk, "correct 45th men 1 from killed to present", 17, "storm");
  desk_refuse (desk, "correct army rounds 1 from spent to in-hand", 17, "storm");
  desk_give (desk, "correct battle losses 88th:1:0:0:0");
  desk_give (desk, "return storm");
  desk_give (desk, "correct battle losses 45th:1:0:0:0");
}

/* An old entry said the wrong number, or the wrong place. */
static void
test_entry (void)
{
  static const Refusal rows[] = {
    { "correct 45th men 0 from present to sick", 17, "45th" },
    { "correct 45th men 1 from sick to sick", 17, "45th" },
    { "correct 45th men 27 from sick to present", 17, "45th" },
    { "correct 45th men 475 from present to sick", 17, "45th" },
    { "correct 45th men 11 from present to received", 17, "45th" },
    { "correct 45th men 1 from handed-over to present", 17, "45th" },
    { "correct 45th men 11 from struck-off to present", 17, "45th" },
    { "correct army rounds 501 from in-hand to spent", 17, "army" },
    { "correct army rounds 1 from lost to in-hand", 17, "army" },
    { "correct gunners guns 7 from present to dismounted", 17, "gunners" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "receive men 45th:10");
  desk_give (desk, "strike-off men 45th:10");
  desk_give (desk, "sick 45th:6");
  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "correct 45th men 10 from struck-off to present");
  g_assert_cmpint (desk_unit (desk, "45th")->men_flow.struck_off, ==, 0);
  desk_give (desk, "correct 45th men 9 from present to received");
  g_assert_cmpint (desk_unit (desk, "45th")->men_flow.received, ==, 1);
  desk_give (desk, "correct 45th men 26 from sick to present");
  desk_assert_men (desk, "45th", "501 0 0 0 0 0 0 0");
  desk_give (desk, "correct 45th men 3 from received to deserted");
  desk_assert_men (desk, "45th", "501 0 0 0 0 0 3 0");
  desk_give (desk, "correct army rounds 500 from in-hand to lost");
  desk_assert_rounds (desk, "army", "0 500 0 0 0 500");
  desk_give (desk, "correct gunners guns 6 from present to struck-off");
  desk_assert_guns (desk, "gunners", "0 0 0 0");
}

/* Guns that were captured go back with the operation alone. */
static void
test_captured (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "receive guns cannoniers:3");
  desk_give (desk, "capture cannoniers from gunners guns 2");
  desk_refuse (desk, "correct cannoniers guns 4 from present to received", 17, "cannoniers");
  desk_give (desk, "correct cannoniers guns 3 from present to received");
}

/* CA-6: 500 men in 4 SP, 125 each. */
static void
test_sp (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle drawn on 1812-01-05 losses 45th:0:240:0:0 sp 45th:3");
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 1);
  desk_give (desk, "fit 45th:9"); /* 249 */
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 1);
  desk_give (desk, "fit 45th:1"); /* 250 */
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 2);
  desk_give (desk, "advance 7");
  desk_give (desk, "recover battle"); /* 330 */
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 2);
  desk_give (desk, "receive men 45th:45");
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 3);
  desk_give (desk, "transfer 88th to 45th men 300");
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 4);
}

/* The other settings: never, and all of them between operations. */
static void
test_sp_settings (void)
{
  g_autoptr (Desk) never = desk_new_with (NULL, "sp-return", 0);
  g_autoptr (Desk) all = desk_new_with (NULL, "sp-return", 2);

  desk_give (never, "close battle drawn on 1812-01-05 sp 45th:3");
  desk_give (never, "receive men 45th:1000");
  g_assert_cmpint (desk_unit (never, "45th")->sp_now, ==, 1);
  g_assert_cmpint (gab_books_recovery_due (desk_books (never), desk_operation (never, "battle")), ==, 0);
  desk_give (all, "close battle drawn on 1812-01-05 sp 45th:3");
  desk_give (all, "receive men 45th:1000");
  g_assert_cmpint (desk_unit (all, "45th")->sp_now, ==, 1);
  g_assert_cmpint (gab_books_recovery_due (desk_books (all), desk_operation (all, "battle")), >, 0);
  desk_give (all, "advance 7");
  desk_give (all, "recover battle");
  g_assert_cmpint (desk_unit (all, "45th")->sp_now, ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-17/operation", test_operation);
  g_test_add_func ("/books/CA-17/recovery", test_recovery);
  g_test_add_func ("/books/CA-17/lent", test_lent);
  g_test_add_func ("/books/CA-17/entry", test_entry);
  g_test_add_func ("/books/CA-17/captured", test_captured);
  g_test_add_func ("/books/CA-6/sp", test_sp);
  g_test_add_func ("/books/CA-6/sp-settings", test_sp_settings);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-hands.c: transfers, hand-over, captures (CA-3, CA-7), exchange, found, died; repair and damage (CA-8). */

#include <string.h>

#include "books-desk.h"

/* Drafts: one entry in two units; handed over here is received there. */
static void
test_transfer (void)
{
  static const Refusal rows[] = {
    { "transfer 45th to 88th men 481", 3, "45th" },
    { "transfer 45th to 88th men 0", 3, "45th" },
    { "transfer 45th to 88th", 3, "nothing" },
    { "transfer 45th to 45th men 1", 3, "45th" },
    { "transfer 45th to 34th men 1", 3, "34th" },
    { "transfer gunners to siege-train guns 7", 3, "gunners" },
    { "transfer gunners to siege-train men 1 guns 7", 3, "gunners" },
    { "transfer army to division rounds 501", 7, "army" },
    { "transfer army to division rounds 0", 3, "army" },
    { "transfer army to army rounds 1", 3, "army" },
    { "transfer army to garrison rounds 1", 3, "garrison" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "transfer 45th to 88th men 480");
  desk_assert_men (desk, "45th", "0 0 0 20 0 0 0 0");
  desk_assert_men (desk, "88th", "780 0 0 0 0 0 0 0");
  g_assert_cmpint (desk_unit (desk, "45th")->men_flow.handed_over, ==, 480);
  g_assert_cmpint (desk_unit (desk, "88th")->men_flow.received, ==, 480);
  desk_give (desk, "transfer gunners to siege-train men 10 guns 6");
  desk_assert_guns (desk, "gunners", "0 0 0 0");
  desk_assert_guns (desk, "siege-train", "10 0 0 0");
  desk_assert_men (desk, "siege-train", "70 0 0 0 0 0 0 0");
  desk_give (desk, "transfer army to division rounds 500");
  desk_assert_rounds (desk, "army", "0 500 0 0 500 0");
  desk_assert_rounds (desk, "division", "560 60 500 0 0 0");
}

/* Over to the other side with its counterpart, or out of the campaign. */
static void
test_hand_over (void)
{
  static const Refusal rows[] = {
    { "hand-over 45th men 481", 3, "45th" },
    { "hand-over 45th men 0", 3, "45th" },
    { "hand-over 45th", 3, "nothing" },
    { "hand-over gunners guns 7 to cannoniers", 3, "gunners" },
    { "hand-over gunners guns 1 to siege-train", 3, "siege-train" },
    { "hand-over army rounds 501", 7, "army" },
    { "hand-over army rounds 0 to garrison", 3, "army" },
    { "hand-over army rounds 1 to division", 3, "division" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "hand-over gunners men 5 guns 6 to cannoniers");
  desk_assert_guns (desk, "gunners", "0 0 0 0");
  desk_assert_guns (desk, "cannoniers", "18 0 0 0");
  desk_assert_men (desk, "cannoniers", "85 0 0 0 0 0 0 0");
  desk_give (desk, "hand-over 45th men 480");
  desk_assert_men (desk, "45th", "0 0 0 20 0 0 0 0");
  g_assert_cmpint (desk_unit (desk, "45th")->men_flow.handed_over, ==, 480);
  desk_give (desk, "hand-over army rounds 499 to garrison");
  desk_give (desk, "hand-over army rounds 1");
  desk_assert_rounds (desk, "army", "0 500 0 0 500 0");
  desk_assert_rounds (desk, "garrison", "589 90 499 0 0 0");
}

/* What one side has taken, the other has received, in one entry. */
static void
test_capture (void)
{
  static const Refusal rows[] = {
    { "capture siege-train from cannoniers guns 13", 3, "cannoniers" },
    { "capture siege-train from cannoniers guns 0", 3, "siege-train" },
    { "capture siege-train from gunners guns 1", 3, "gunners" },
    { "capture siege-train from siege-train guns 1", 3, "siege-train" },
    { "capture army from garrison rounds 91", 7, "garrison" },
    { "capture army from division rounds 1", 3, "division" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "capture siege-train from cannoniers guns 12");
  desk_assert_guns (desk, "cannoniers", "0 0 12 0");
  desk_assert_guns (desk, "siege-train", "16 0 0 0");
  g_assert_cmpint (desk_unit (desk, "siege-train")->guns_flow.received, ==, 12);
  desk_give (desk, "capture army from garrison rounds 90");
  desk_assert_rounds (desk, "garrison", "0 90 0 0 0 90");
  desk_assert_rounds (desk, "army", "590 500 90 0 0 0");
}

/* Captured rounds of a closing: what the one lost, the other received. */
static void
test_close_rounds (void)
{
  static const Refusal rows[] = {
    { "close battle won on 1812-01-05 rounds-lost garrison:10", 3, "10" },
    { "close battle won on 1812-01-05 rounds-captured army:10", 3, "10" },
    { "close battle won on 1812-01-05 rounds-lost garrison:10 rounds-captured army:9", 3, "9" },
    { "close battle won on 1812-01-05 rounds-lost garrison:10 rounds-captured army:11", 3, "11" },
    { "close battle won on 1812-01-05 rounds-lost garrison:10 rounds-captured column:10", 3, "10" },
    { "close battle won on 1812-01-05 rounds-lost garrison:91 rounds-captured army:91", 7, "garrison" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "close battle won on 1812-01-05 rounds-lost garrison:90 column:10 rounds-captured army:99 division:1");
  desk_assert_rounds (desk, "garrison", "0 90 0 0 0 90");
  desk_assert_rounds (desk, "army", "599 500 99 0 0 0");
}

/* Prisoners of both sides come back in one entry. */
static void
test_exchange (void)
{
  static const Refusal rows[] = {
    { "exchange men relief:5", 3, "relief" },
    { "exchange men relief:0", 3, "relief" },
    { "exchange men relief:1 relief:1", 3, "relief" },
    { "exchange men 45th:1", 3, "45th" },
    { "exchange", 3, "nothing" },
    { "exchange leaders picton", 20, "picton" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "close battle lost on 1812-01-05 losses 45th:0:0:0:7");
  desk_give (desk, "leader picton taken");
  desk_give (desk, "exchange men relief:4 45th:7 leaders picton");
  desk_assert_men (desk, "relief", "194 1 2 3 0 0 0 0");
  desk_assert_men (desk, "45th", "480 0 0 20 0 0 0 0");
  desk_refuse (desk, "exchange men 45th:1", 3, "45th");
}

static void
test_found_and_died (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "result battle lost on 1812-01-05 losses 45th:0:10:5:0");
  desk_refuse (desk, "found 45th:6", 3, "45th");
  desk_refuse (desk, "found 45th:0", 3, "45th");
  desk_give (desk, "found 45th:5");
  desk_refuse (desk, "died 45th:11", 3, "45th");
  desk_give (desk, "died 45th:9");
  desk_assert_men (desk, "45th", "470 9 1 20 0 0 0 0");
  /* A quarter of fifteen would come back, but one man alone still lies there. */
  desk_give (desk, "advance 7");
  desk_give (desk, "recover battle");
  desk_assert_men (desk, "45th", "471 9 0 20 0 0 0 0");
}

static gint32
damage_of (Desk *desk, const char *work)
{
  return gab_books_work (desk_books (desk), gab_books_find (desk_books (desk), "work", work))->damage;
}

/* CA-8: damage stays till repaired by an entry; dismounted guns likewise. */
static void
test_repair (void)
{
  static const Refusal rows[] = {
    { "repair", 3, "nothing" },
    { "repair guns gunners:4", 3, "gunners" },
    { "repair guns gunners:0", 3, "gunners" },
    { "repair works san-pedro:8", 8, "san-pedro" },
    { "repair works san-pedro:0", 3, "san-pedro" },
    { "damage san-pedro:0", 3, "san-pedro" },
    { "damage san-pedro:1 san-pedro:1", 3, "san-pedro" },
    { "damage san-pedro:999999993", 8, "san-pedro" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "damage san-pedro:5");
  desk_give (desk, "close battle lost on 1812-01-05 guns gunners:3:0 damage san-pedro:2");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 7);
  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
  desk_give (desk, "advance 100");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 7);
  desk_give (desk, "repair guns gunners:3 works san-pedro:6");
  desk_assert_guns (desk, "gunners", "6 0 0 0");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 1);
}

/* CA-8, the setting: a point a day, not while invested (from 10 January). */
static void
test_repair_days (void)
{
  g_autoptr (Desk) desk = desk_new_with (NULL, "repair-points-a-day", 1);

  desk_give (desk, "damage san-pedro:20");
  desk_give (desk, "advance 1");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 19);
  desk_give (desk, "advance to 1812-01-09");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 12);
  desk_give (desk, "advance 1");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 12);
  desk_give (desk, "advance 5");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 12);
  /* Raised by the closing: until that day it was invested. */
  desk_give (desk, "close storm lost on 1812-01-20");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 12);
  desk_give (desk, "advance 11");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 1);
  desk_give (desk, "advance 2");
  g_assert_cmpint (damage_of (desk, "san-pedro"), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-3/transfer", test_transfer);
  g_test_add_func ("/books/CA-3/hand-over", test_hand_over);
  g_test_add_func ("/books/CA-3/capture", test_capture);
  g_test_add_func ("/books/CA-7/close-rounds", test_close_rounds);
  g_test_add_func ("/books/CA-3/exchange", test_exchange);
  g_test_add_func ("/books/CA-3/found-and-died", test_found_and_died);
  g_test_add_func ("/books/CA-8/repair", test_repair);
  g_test_add_func ("/books/CA-8/repair-days", test_repair_days);
  return g_test_run ();
}

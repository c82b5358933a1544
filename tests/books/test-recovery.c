/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-recovery.c: a share of an operation's losses comes back a week after it (CA-6). */

#include <string.h>

#include "books-desk.h"

/* What an outcome is worth to either side, of 100 lost each: 10 killed, 80 wounded, 10 missing. */
static void
test_shares (void)
{
  static const struct { const char *outcome; gint64 allies, french; } table[] = {
    { "won on 1812-01-05%s", 50, 25 },
    { "won on 1812-01-05%s moves-on", 33, 25 },
    { "lost on 1812-01-05%s", 25, 50 },
    { "lost on 1812-01-05%s moves-on", 25, 33 },
    { "drawn on 1812-01-05%s", 33, 33 },
    { "drawn on 1812-01-05%s moves-on", 33, 33 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (Desk) desk = desk_new (NULL);
      g_auto (GStrv) around = g_strsplit (table[i].outcome, "%s", 2);
      g_autofree char *line = g_strconcat ("close battle ", around[0],
                                           " losses 45th:10:80:10:0 relief:10:80:10:5", around[1], NULL);
      int battle = desk_operation (desk, "battle");

      desk_give (desk, line);
      g_assert_cmpint (gab_books_recovery_men (desk_books (desk), battle, 0), ==, table[i].allies);
      g_assert_cmpint (gab_books_recovery_men (desk_books (desk), battle, 1), ==, table[i].french);
      desk_give (desk, "advance to 1812-01-12");
      desk_give (desk, "recover battle");
      g_assert_cmpint (desk_unit (desk, "45th")->men[GAB_MEN_PRESENT], ==, 380 + table[i].allies);
      g_assert_cmpint (desk_unit (desk, "relief")->men[GAB_MEN_PRESENT], ==, 190 - 105 + table[i].french);
      g_assert_cmpint (desk_unit (desk, "45th")->men[GAB_MEN_KILLED], ==, 10);
      g_assert_cmpint (desk_unit (desk, "relief")->men[GAB_MEN_PRISONERS], ==, 9);
    }
}

/* Rounded down once for the side: three units of 3 give four men of nine, not three. */
static void
test_rounded_once (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle won on 1812-01-05 losses 45th:0:3:0:0 88th:0:3:0:0 gunners:0:3:0:0");
  g_assert_cmpint (gab_books_recovery_men (desk_books (desk), desk_operation (desk, "battle"), 0), ==, 4);
  desk_give (desk, "advance 20");
  desk_give (desk, "recover battle");
  /* 1.33 each, and the odd man to the first in the list. */
  desk_assert_men (desk, "45th", "479 0 1 20 0 0 0 0");
  desk_assert_men (desk, "88th", "298 0 2 0 0 0 0 0");
  desk_assert_men (desk, "gunners", "98 0 2 0 0 0 0 0");
}

/* By largest remainder of wounded and missing: half of 20 is 10 of 6, 1, 2, 2 hurt. */
static void
test_shared (void)
{
  static const gint64 weights[] = { 6, 1, 2, 2 };
  gint64 parts[4];
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle won on 1812-01-05 losses 88th:4:6:1:0 45th:5:2:2:0");
  g_assert_cmpint (gab_books_recovery_men (desk_books (desk), desk_operation (desk, "battle"), 0), ==, 10);
  reckon_shares (10, weights, 4, parts);
  desk_give (desk, "advance 20");
  desk_give (desk, "recover battle");
  g_assert_cmpint (desk_unit (desk, "88th")->men[GAB_MEN_WOUNDED], ==, 6 - parts[0]);
  g_assert_cmpint (desk_unit (desk, "88th")->men[GAB_MEN_MISSING], ==, 1 - parts[1]);
  g_assert_cmpint (desk_unit (desk, "45th")->men[GAB_MEN_WOUNDED], ==, 2 - parts[2]);
  g_assert_cmpint (desk_unit (desk, "45th")->men[GAB_MEN_MISSING], ==, 2 - parts[3]);
}

/* Nobody comes back but the wounded and missing of that operation. */
static void
test_no_more_than_hurt (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle won on 1812-01-05 losses 45th:90:3:1:0 relief:50:0:0:40");
  g_assert_cmpint (gab_books_recovery_men (desk_books (desk), desk_operation (desk, "battle"), 0), ==, 4);
  g_assert_cmpint (gab_books_recovery_men (desk_books (desk), desk_operation (desk, "battle"), 1), ==, 0);
  desk_give (desk, "advance 20");
  desk_give (desk, "recover battle");
  desk_assert_men (desk, "45th", "390 90 0 20 0 0 0 0");
  desk_assert_men (desk, "relief", "100 51 2 3 44 0 0 0");
}

static void
test_due (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  int battle = desk_operation (desk, "battle");
  gint32 due;

  g_assert_cmpint (gab_books_recovery_due (desk_books (desk), battle), ==, 0);
  desk_refuse (desk, "recover battle", 6, "battle");
  desk_give (desk, "advance 100");
  desk_refuse (desk, "recover battle", 6, "battle");
  while (gab_game_undo (desk->game))
    ;

  desk_give (desk, "close battle won on 1812-01-05 losses 45th:0:10:0:0");
  g_assert_true (gab_day_parse_iso ("1812-01-12", &due, NULL));
  g_assert_cmpint (gab_books_recovery_due (desk_books (desk), battle), ==, due);
  desk_refuse (desk, "recover battle", 6, "battle");
  desk_give (desk, "advance to 1812-01-11");
  desk_refuse (desk, "recover battle", 6, "12 January 1812");
  desk_give (desk, "advance 1");
  desk_give (desk, "recover battle");
  g_assert_cmpint (gab_books_recovery_due (desk_books (desk), battle), ==, 0);
  desk_refuse (desk, "recover battle", 6, "battle");
  desk_give (desk, "advance 100");
  desk_refuse (desk, "recover battle", 6, "battle");
  desk_assert_men (desk, "45th", "475 0 5 20 0 0 0 0");
}

/* The week runs from the closing date, though the campaign is further on. */
static void
test_due_at_once (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "advance to 1812-01-12");
  desk_give (desk, "close battle won on 1812-01-05 losses 45th:0:10:0:0");
  desk_assert_day (desk, "1812-01-12");
  desk_give (desk, "recover battle");
}

/* Each operation has hurt of its own. */
static void
test_two_operations (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle won on 1812-01-05 losses 45th:0:10:0:0");
  desk_give (desk, "close storm lost on 1812-01-10 losses 45th:0:20:0:0");
  desk_give (desk, "advance 60");
  desk_give (desk, "recover storm");
  desk_assert_men (desk, "45th", "455 0 25 20 0 0 0 0");
  desk_give (desk, "recover battle");
  desk_assert_men (desk, "45th", "460 0 20 20 0 0 0 0");
}

/* Hospitals of a place that falls are prisoners, those of the fight and those from before; none recover. */
static void
test_hospitals (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  int storm = desk_operation (desk, "storm");

  desk_give (desk, "close storm won on 1812-01-19 losses 34th:40:50:6:260 picket:1:2:3:4 relief:0:8:0:0 45th:0:10:0:0"
                   " taken rodrigo");
  desk_assert_men (desk, "34th", "4 40 0 0 350 6 0 0");
  desk_assert_men (desk, "picket", "40 1 0 0 6 3 0 0");
  g_assert_cmpint (gab_books_recovery_men (desk_books (desk), storm, 1), ==, 2);
  desk_give (desk, "advance 7");
  desk_give (desk, "recover storm");
  desk_assert_men (desk, "34th", "4 40 0 0 350 6 0 0");
  desk_assert_men (desk, "picket", "40 1 0 0 6 3 0 0");
  desk_assert_men (desk, "relief", "184 1 8 3 4 0 0 0");
  desk_assert_men (desk, "45th", "475 0 5 20 0 0 0 0");
}

/* A place that holds keeps its hospitals. */
static void
test_hospitals_held (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close storm lost on 1812-01-19 losses 34th:10:50:0:0 45th:0:10:0:0");
  desk_assert_men (desk, "34th", "300 10 80 10 0 0 0 0");
  desk_give (desk, "advance 7");
  desk_give (desk, "recover storm");
  desk_assert_men (desk, "34th", "330 10 50 10 0 0 0 0");
}

/* Hurt in an earlier fight, taken in their beds before the week was out: they do not come back, nor does anybody
 * in their stead who was hurt elsewhere. */
static void
test_hospitals_before (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  int battle = desk_operation (desk, "battle");

  desk_give (desk, "close battle lost on 1812-01-05 losses 34th:0:60:20:0 relief:0:40:0:0");
  g_assert_cmpint (gab_books_recovery_men (desk_books (desk), battle, 1), ==, 60);
  desk_give (desk, "close storm won on 1812-01-10 taken rodrigo");
  desk_assert_men (desk, "34th", "280 0 0 0 100 20 0 0");
  g_assert_cmpint (gab_books_recovery_men (desk_books (desk), battle, 1), ==, 20);
  desk_give (desk, "result sortie won on 1812-01-11 losses 34th:0:30:0:0");
  desk_give (desk, "advance to 1812-01-12");
  desk_give (desk, "recover battle");
  desk_assert_men (desk, "34th", "250 0 30 0 100 20 0 0");
  desk_assert_men (desk, "relief", "170 1 22 3 4 0 0 0");
  desk_give (desk, "advance to 1812-01-18");
  desk_give (desk, "recover sortie");
  desk_assert_men (desk, "34th", "265 0 15 0 100 20 0 0");
}

/* The shares and the week are the tables'. */
static void
test_tables (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  GabBooksTables *tables = desk->tables;

  tables->recovery_days = 3;
  tables->holds_field[0] = 2;
  tables->holds_field[1] = 5;
  desk_give (desk, "close battle won on 1812-01-05 losses 45th:1:13:0:0");
  g_assert_cmpint (gab_books_recovery_due (desk_books (desk), desk_operation (desk, "battle")), ==,
                   gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 8));
  desk_give (desk, "advance to 1812-01-07");
  desk_refuse (desk, "recover battle", 6, "8 January 1812");
  desk_give (desk, "advance 1");
  desk_give (desk, "recover battle");
  desk_assert_men (desk, "45th", "471 1 8 20 0 0 0 0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-6/shares", test_shares);
  g_test_add_func ("/books/CA-6/rounded-once", test_rounded_once);
  g_test_add_func ("/books/CA-6/shared", test_shared);
  g_test_add_func ("/books/CA-6/no-more-than-hurt", test_no_more_than_hurt);
  g_test_add_func ("/books/CA-6/due", test_due);
  g_test_add_func ("/books/CA-6/due-at-once", test_due_at_once);
  g_test_add_func ("/books/CA-6/two-operations", test_two_operations);
  g_test_add_func ("/books/CA-6/hospitals", test_hospitals);
  g_test_add_func ("/books/CA-6/hospitals-held", test_hospitals_held);
  g_test_add_func ("/books/CA-6/hospitals-before", test_hospitals_before);
  g_test_add_func ("/books/CA-6/tables", test_tables);
  return g_test_run ();
}

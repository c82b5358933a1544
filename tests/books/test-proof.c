/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-proof.c: the check of the books finds what is wrong (CA-3, CA-11, CA-20); long lists; older tables (CA-22). */

#include <string.h>

#include "books-desk.h"
#include "../support/test-tables.h"

typedef void (* Tamper) (GabBooks *books);

static GabBooksUnit *
unit (GabBooks *books, const char *handle)
{
  return gab_books_unit (books, gab_books_find (books, "unit", handle));
}

static GabBooksForce *
army (GabBooks *books)
{
  return gab_books_force (books, gab_books_find (books, "force", "army"));
}

static void
lose_a_man (GabBooks *books)
{
  unit (books, "88th")->men[GAB_MEN_PRESENT]--;
}

static void
below_nought (GabBooks *books)
{
  unit (books, "88th")->men[GAB_MEN_SICK]--;
  unit (books, "88th")->men[GAB_MEN_PRESENT]++;
}

static void
lend_to_nobody (GabBooks *books)
{
  unit (books, "88th")->men[GAB_MEN_PRESENT]--;
  unit (books, "88th")->men[GAB_MEN_DETACHED]++;
}

static void
lend_nothing (GabBooks *books)
{
  unit (books, "88th")->lent_to = 0;
}

static void
lend_to_closed (GabBooks *books)
{
  unit (books, "45th")->lent_to = gab_books_find (books, "operation", "sortie");
}

static void
forget_loan (GabBooks *books)
{
  g_array_set_size (books->loans, 0);
}

static void
lend_more_rounds (GabBooks *books)
{
  army (books)->lent++;
  army (books)->in_hand--;
}

static void
round_too_many (GabBooks *books)
{
  army (books)->in_hand++;
}

static void
take_a_gun (GabBooks *books)
{
  unit (books, "gunners")->guns[GAB_GUNS_PRESENT]--;
  unit (books, "gunners")->guns[GAB_GUNS_TAKEN]++;
}

static void
capture_a_gun (GabBooks *books)
{
  unit (books, "cannoniers")->captured++;
}

static void
back_on_no_day (GabBooks *books)
{
  gab_books_commander (books, 0)->state = GAB_LEADER_WOUNDED;
}

static void
back_when_present (GabBooks *books)
{
  gab_books_commander (books, 0)->until = books->day + 5;
}

static void
test_tampered (void)
{
  static const Tamper tampers[] = {
    lose_a_man, below_nought, lend_to_nobody, lend_nothing, lend_to_closed, forget_loan, lend_more_rounds,
    round_too_many, take_a_gun, capture_a_gun, back_on_no_day, back_when_present,
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "lend battle men 45th:5 rounds army:6");
  desk_give (desk, "close sortie drawn on 1812-01-03");
  for (guint i = 0; i < G_N_ELEMENTS (tampers); i++)
    {
      GabBooks *books = gab_books_rules.state_copy (desk_books (desk));
      g_autoptr (GError) error = NULL;

      g_assert_true (gab_books_rules.check (books, NULL));
      tampers[i] (books);
      g_assert_false (gab_books_rules.check (books, &error));
      g_assert_error (error, GAB_ERROR, GAB_ERROR_CHECK);
      g_test_message ("%u: %s", i, error->message);
      gab_books_rules.state_free (books);
    }
}

/* In a list of any length a name stands once. */
static void
test_long_lists (void)
{
  g_autoptr (GString) lines = g_string_new ("side allies\nforce army of allies\n");
  g_autoptr (GString) line = g_string_new ("receive men");
  g_autoptr (Desk) desk = NULL;

  for (int i = 0; i < 100; i++)
    {
      g_string_append_printf (lines, "unit u%d of army foot line men 10\n", i);
      g_string_append_printf (line, " u%d:1", i);
    }
  desk = desk_new (lines->str);
  desk_give (desk, line->str);
  desk_assert_men (desk, "u99", "11 0 0 0 0 0 0 0");
  g_string_append (line, " u50:1");
  desk_refuse (desk, line->str, 3, "u50");
}

/* CA-22: tables of before a setting was one do as was done then. */
static void
test_older_tables (void)
{
  g_autoptr (GabTables) shipped = test_tables_load ("books");
  g_autoptr (GabTables) older = gab_tables_new ("books", 1);
  g_autoptr (GError) error = NULL;
  g_autofree GabBooksTables *resolved = NULL;

  for (guint i = 0; i < gab_tables_length (shipped); i++)
    {
      const gint32 *values;
      guint n;
      const char *name = gab_tables_nth (shipped, i, &values, &n);

      if (strcmp (name, "sp-return") != 0 && strcmp (name, "repair-points-a-day") != 0)
        g_assert_true (gab_tables_add (older, name, values, n, 0, NULL));
    }
  resolved = gab_books_rules.resolve (older, &error);
  g_assert_no_error (error);
  g_assert_cmpint (resolved->sp_return, ==, GAB_SP_NEVER);
  g_assert_cmpint (resolved->repair_points, ==, 0);
}

/* A setting has its words, and no others. */
static void
test_settings (void)
{
  g_autoptr (GabTables) shipped = test_tables_load ("books");
  g_autoptr (GabTables) wrong = gab_tables_with (shipped, "sp-return", 0, 3);
  g_autoptr (GabTables) below = gab_tables_with (shipped, "repair-points-a-day", 0, -1);

  g_assert_null (gab_books_rules.resolve (wrong, NULL));
  g_assert_null (gab_books_rules.resolve (below, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-3/proof", test_tampered);
  g_test_add_func ("/books/CA-3/long-lists", test_long_lists);
  g_test_add_func ("/books/CA-22/older-tables", test_older_tables);
  g_test_add_func ("/books/CA-6/settings", test_settings);
  return g_test_run ();
}

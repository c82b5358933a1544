/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-losses.c: strength points (CA-4), sharing losses out (CA-5). */

#include <string.h>

#include "books-desk.h"
#include "../support/test-tables.h"

#define UNITS 4

static void
test_sp (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle won on 1812-01-05 losses 45th:1:2:3:0 sp 45th:4");
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 0);
  g_assert_cmpint (desk_unit (desk, "45th")->sp_first, ==, 4);
  desk_refuse (desk, "close storm won on 1812-01-10 sp 45th:1", 4, "45th");
}

static void
test_sp_over (void)
{
  static const Refusal rows[] = {
    { "close battle won on 1812-01-05 sp 45th:5", 4, "45th" },
    { "close battle won on 1812-01-05 sp 88th:1", 4, "88th" },
    { "result battle won on 1812-01-05 sp 45th:4 88th:1", 4, "88th" },
    { "close battle won on 1812-01-05 sp 45th:999999999", 4, "45th" },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_refuse_all (desk, rows, G_N_ELEMENTS (rows));
}

/* The scales and the split are data, and none may be nought. */
static void
test_scales (void)
{
  g_autofree GabBooksTables *tables = desk_read_tables ();

  g_assert_cmpint (tables->men_a_section, ==, 60);
  g_assert_cmpint (tables->pieces_a_model, ==, 3);
  g_assert_cmpint (tables->men_a_figure, ==, 50);
  g_assert_cmpint (tables->men_a_base_foot, ==, 600);
  g_assert_cmpint (tables->men_a_base_horse, ==, 400);
  g_assert_cmpint (tables->guns_a_battery, ==, 6);
  g_assert_cmpint (tables->rounds_a_round, ==, 1);
  g_assert_cmpint (tables->base_loss[0], ==, 1);
  g_assert_cmpint (tables->base_loss[1], ==, 3);
}

/* 20 : 79 : 1, against every way to round that there is. */
static void
test_split (void)
{
  static const gint64 weights[3] = { 20, 79, 1 };
  g_autofree GabBooksTables *tables = desk_read_tables ();

  for (gint64 men = 0; men <= 2500; men++)
    {
      gint64 parts[3];
      GabBooksLoss loss;

      reckon_shares (men, weights, 3, parts);
      gab_books_split_loss (tables, men, &loss);
      g_assert_cmpint (loss.killed, ==, parts[0]);
      g_assert_cmpint (loss.wounded, ==, parts[1]);
      g_assert_cmpint (loss.missing, ==, parts[2]);
      g_assert_cmpint (loss.prisoners, ==, 0);
      g_assert_cmpint (loss.killed + loss.wounded + loss.missing, ==, men);
    }
}

/* By hand: exact parts, remainders, and who gets the odd man. */
static void
test_split_by_hand (void)
{
  static const struct { gint64 men; GabBooksLoss loss; } table[] = {
    { 0, { 0, 0, 0, 0 } },
    { 1, { 0, 1, 0, 0 } },       /* 0.20 0.79 0.01 */
    { 2, { 0, 2, 0, 0 } },       /* 0.40 1.58 0.02 */
    { 3, { 1, 2, 0, 0 } },       /* 0.60 2.37 0.03 */
    { 10, { 2, 8, 0, 0 } },      /* 2.00 7.90 0.10 */
    { 50, { 10, 40, 0, 0 } },    /* 10.0 39.5 0.5: a tie goes to the earlier */
    { 100, { 20, 79, 1, 0 } },
    { 1310, { 262, 1035, 13, 0 } },
    { 999999999, { 200000000, 789999999, 10000000, 0 } },
  };
  g_autofree GabBooksTables *tables = desk_read_tables ();

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      GabBooksLoss loss;

      gab_books_split_loss (tables, table[i].men, &loss);
      g_assert_cmpmem (&loss, sizeof loss, &table[i].loss, sizeof loss);
    }
}

/* The split is the table's, not the program's. */
static void
test_split_table (void)
{
  g_autofree GabBooksTables *tables = desk_read_tables ();
  GabBooksLoss loss;

  tables->split[0] = 20;
  tables->split[1] = 40;
  tables->split[2] = 40;
  gab_books_split_loss (tables, 5, &loss);
  g_assert_cmpint (loss.killed, ==, 1);
  g_assert_cmpint (loss.wounded, ==, 2);
  g_assert_cmpint (loss.missing, ==, 2);
}

/* Tables by which a loss would go nowhere are refused. */
static void
test_split_of_nothing (void)
{
  g_autoptr (GabTables) shipped = test_tables_load ("books");
  g_autoptr (GabTables) less = gab_tables_with (shipped, "split-killed-wounded-missing", 0, 0);
  g_autoptr (GabTables) lesser = gab_tables_with (less, "split-killed-wounded-missing", 1, 0);
  g_autoptr (GabTables) least = gab_tables_with (lesser, "split-killed-wounded-missing", 2, 0);
  g_autofree gpointer good = gab_books_rules.resolve (lesser, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (good);
  g_assert_null (gab_books_rules.resolve (least, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_TABLES);
}

/* A pool's first units are the bits of a number: 5 is the first and the third. */
typedef struct
{
  gint64 men[UNITS];
  struct { int first; gint64 men; } pools[3];
  gint64 lost[UNITS];
} Sharing;

static void
share (const gint64 *men, const int *first, const gint64 *pools, guint n_pools, gint64 *lost)
{
  static const gint32 names[UNITS] = { 11, 7, 30, 2 };
  g_autoptr (GabSettlement) settlement = gab_settlement_new ();

  for (guint p = 0; p < n_pools; p++)
    {
      GabPool *pool = gab_settlement_add_pool (settlement, pools[p], p);

      for (guint i = 0; i < UNITS; i++)
        if (first[p] & (1 << i))
          g_array_append_val (pool->first, names[i]);
    }
  gab_books_share_pools (settlement, 0, names, men, UNITS, lost);
}

static void
test_pools (void)
{
  static const Sharing table[] = {
    { { 100, 100, 100, 100 }, { { 0, 40 } }, { 10, 10, 10, 10 } },
    /* Ties in list order. */
    { { 100, 100, 100, 100 }, { { 0, 1 } }, { 1, 0, 0, 0 } },
    { { 100, 100, 100, 100 }, { { 0, 7 } }, { 2, 2, 2, 1 } },
    { { 0, 100, 100, 0 }, { { 0, 3 } }, { 0, 2, 1, 0 } },
    /* Weighted by men: 3.0 1.5 0.75 0.75 */
    { { 40, 20, 10, 10 }, { { 0, 6 } }, { 3, 1, 1, 1 } },
    /* Who is named bears it first, and only he while he has men. */
    { { 100, 100, 100, 100 }, { { 2, 60 } }, { 0, 60, 0, 0 } },
    { { 100, 100, 100, 100 }, { { 6, 61 } }, { 0, 31, 30, 0 } },
    { { 100, 100, 100, 100 }, { { 2, 100 } }, { 0, 100, 0, 0 } },
    /* The rest falls on all in play, by the men that are left. */
    { { 100, 100, 100, 100 }, { { 2, 103 } }, { 1, 100, 1, 1 } },
    { { 90, 10, 30, 0 }, { { 2, 14 } }, { 3, 10, 1, 0 } },
    /* A second pool finds what the first has left. */
    { { 10, 10, 10, 10 }, { { 1, 10 }, { 1, 3 } }, { 10, 1, 1, 1 } },
    { { 10, 10, 10, 10 }, { { 0, 4 }, { 8, 9 } }, { 1, 1, 1, 10 } },
    /* Never more than the men. */
    { { 5, 6, 7, 8 }, { { 0, 26 } }, { 5, 6, 7, 8 } },
    { { 5, 6, 7, 8 }, { { 0, 27 } }, { 5, 6, 7, 8 } },
    { { 5, 6, 7, 8 }, { { 4, 1000 }, { 4, 1000 } }, { 5, 6, 7, 8 } },
    { { 0, 0, 0, 0 }, { { 1, 10 } }, { 0, 0, 0, 0 } },
    /* Named twice as many as there are pools of nought. */
    { { 5, 6, 7, 8 }, { { 15, 0 }, { 0, 0 } }, { 0, 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const Sharing *row = &table[i];
      int first[3];
      gint64 pools[3], lost[UNITS];

      for (guint p = 0; p < 3; p++)
        {
          first[p] = row->pools[p].first;
          pools[p] = row->pools[p].men;
        }
      share (row->men, first, pools, 3, lost);
      for (guint u = 0; u < UNITS; u++)
        g_assert_cmpint (lost[u], ==, row->lost[u]);
    }
}

static void
reckon_pool (gint64 *left, int first, gint64 men, gint64 *lost)
{
  for (int named = 1; named >= 0; named--)
    {
      gint64 weights[UNITS], parts[UNITS], sum = 0;

      for (guint i = 0; i < UNITS; i++)
        sum += weights[i] = !named || (first & (1 << i)) ? left[i] : 0;
      reckon_shares (MIN (men, sum), weights, UNITS, parts);
      men -= MIN (men, sum);
      for (guint i = 0; i < UNITS; i++)
        {
          left[i] -= parts[i];
          lost[i] += parts[i];
        }
    }
}

/* A thousand settlements against another way to reckon them. */
static void
test_pools_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1812);

  for (int round = 0; round < 1000; round++)
    {
      gint64 men[UNITS], left[UNITS], pools[3], lost[UNITS], expected[UNITS] = { 0 };
      int first[3];

      for (guint i = 0; i < UNITS; i++)
        men[i] = left[i] = g_rand_int_range (random, 0, 60);
      for (guint p = 0; p < 3; p++)
        {
          first[p] = g_rand_int_range (random, 0, 1 << UNITS);
          pools[p] = g_rand_int_range (random, 0, 70);
          reckon_pool (left, first[p], pools[p], expected);
        }
      share (men, first, pools, 3, lost);
      for (guint i = 0; i < UNITS; i++)
        {
          g_assert_cmpint (lost[i], ==, expected[i]);
          g_assert_cmpint (lost[i], <=, men[i]);
        }
    }
}

/* Each loss once: what a closing order gives a unit is found in it, and only there. */
static void
test_order_loss (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);
  const GabOrder *order;
  GabBooksLoss loss;

  desk_give (desk, "close battle won on 1812-01-05 losses 88th:1:2:3:4 45th:5:6:7:8 guns gunners:1:0");
  order = gab_game_nth (desk->game, 0)->order;
  g_assert_true (gab_books_order_loss (order, desk_unit (desk, "45th")->name, &loss));
  g_assert_cmpint (loss.killed, ==, 5);
  g_assert_cmpint (loss.wounded, ==, 6);
  g_assert_cmpint (loss.missing, ==, 7);
  g_assert_cmpint (loss.prisoners, ==, 8);
  g_assert_false (gab_books_order_loss (order, desk_unit (desk, "gunners")->name, &loss));

  desk_give (desk, "result storm lost on 1812-01-10");
  g_assert_false (gab_books_order_loss (gab_game_nth (desk->game, 1)->order, desk_unit (desk, "45th")->name, &loss));
  desk_give (desk, "receive men 45th:9");
  g_assert_false (gab_books_order_loss (gab_game_nth (desk->game, 2)->order, desk_unit (desk, "45th")->name, &loss));
}

/* CA-4: 500 men in 4 SP: 125 go with each, all that are left with the last. */
static void
test_sp_men (void)
{
  static const struct { int sp; int men; } rows[] = { { 0, 0 }, { 1, 125 }, { 3, 375 }, { 4, 480 }, { 5, 480 } };
  g_autoptr (Desk) desk = desk_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (gab_books_sp_men (desk_unit (desk, "45th"), rows[i].sp), ==, rows[i].men);
  g_assert_cmpint (gab_books_sp_men (desk_unit (desk, "88th"), 1), ==, 0);
  desk_give (desk, "lend battle men 45th:480");
  desk_give (desk, "close battle lost on 1812-01-05 losses 45th:400:0:0:0 sp 45th:2");
  g_assert_cmpint (gab_books_sp_men (desk_unit (desk, "45th"), 1), ==, 80);
}

/* CA-5: rounds spent are shared by what each force lent, and never more than that. */
static void
test_share_rounds (void)
{
  static const struct { int rounds, army, division, over; } rows[] = {
    { 0, 0, 0, 0 }, { 1, 1, 0, 0 }, { 10, 8, 2, 0 }, { 13, 10, 3, 0 }, { 125, 100, 25, 0 }, { 126, 100, 25, 1 },
  };
  g_autoptr (Desk) desk = desk_new (NULL);
  const GabBooks *books;
  g_autofree gint64 *spent = NULL;

  desk_give (desk, "lend battle rounds division:25 army:100 garrison:7");
  books = desk_books (desk);
  spent = g_new0 (gint64, books->forces->len);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (gab_books_share_rounds (books, desk_operation (desk, "battle"), 0, rows[i].rounds, spent), ==,
                       rows[i].over);
      g_assert_cmpint (spent[gab_books_find (books, "force", "army")], ==, rows[i].army);
      g_assert_cmpint (spent[gab_books_find (books, "force", "division")], ==, rows[i].division);
      g_assert_cmpint (spent[gab_books_find (books, "force", "garrison")], ==, 0);
    }
  g_assert_cmpint (gab_books_share_rounds (books, desk_operation (desk, "storm"), 0, 5, spent), ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-4/sp", test_sp);
  g_test_add_func ("/books/CA-4/sp-over", test_sp_over);
  g_test_add_func ("/books/CA-4/scales", test_scales);
  g_test_add_func ("/books/CA-5/split", test_split);
  g_test_add_func ("/books/CA-5/split-by-hand", test_split_by_hand);
  g_test_add_func ("/books/CA-5/split-table", test_split_table);
  g_test_add_func ("/books/CA-5/split-of-nothing", test_split_of_nothing);
  g_test_add_func ("/books/CA-5/pools", test_pools);
  g_test_add_func ("/books/CA-5/pools-random", test_pools_random);
  g_test_add_func ("/books/CA-5/order-loss", test_order_loss);
  g_test_add_func ("/books/CA-4/sp-men", test_sp_men);
  g_test_add_func ("/books/CA-5/share-rounds", test_share_rounds);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-forces.c: what is counted, how forces nest, kinds and qualities, fortresses (CA-1, CA-2, CA-8). */

#include "books-desk.h"

/* Men, guns and rounds are the books, to the last one and to none. */
static void
test_counts (void)
{
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_assert_men (desk, "45th", "480 0 0 20 0 0 0 0");
  desk_assert_men (desk, "relief", "190 1 2 3 4 0 0 0");
  desk_assert_men (desk, "88th", "300 0 0 0 0 0 0 0");
  desk_assert_guns (desk, "gunners", "6 0 0 0");
  desk_assert_guns (desk, "45th", "0 0 0 0");
  desk_assert_rounds (desk, "division", "60 60 0 0 0 0");
  desk_assert_rounds (desk, "brigade", "0 0 0 0 0 0");
  g_assert_cmpint (desk_unit (desk, "45th")->men_flow.first, ==, 500);
  g_assert_cmpint (desk_unit (desk, "45th")->sp_now, ==, 4);
}

static void
test_counts_end (void)
{
  g_autofree char *most = g_strdup_printf ("force f of allies rounds %d\nunit u of f foot line men %d\n",
                                           GAB_COUNT_MAX, GAB_COUNT_MAX);
  g_autofree char *lines = g_strconcat ("side allies\n", most, "unit none of f foot line men 0\n", NULL);
  g_autoptr (Desk) desk = desk_new (lines);

  g_assert_cmpint (desk_unit (desk, "u")->men[GAB_MEN_PRESENT], ==, GAB_COUNT_MAX);
  g_assert_cmpint (desk_force (desk, "f")->in_hand, ==, GAB_COUNT_MAX);
  desk_assert_men (desk, "none", "0 0 0 0 0 0 0 0");
  desk_assert_no_setup ("unit u of brigade foot line men 1000000000\n", GAB_ERROR_NOTATION, "1000000000");
  desk_refuse (desk, "receive men u:1", 3, "u");
  desk_refuse (desk, "receive rounds f:1", 3, "f");
}

static void
test_nest (void)
{
  static const struct { const char *force, *outer; gboolean within; } table[] = {
    { "brigade", "brigade", TRUE }, { "brigade", "division", TRUE }, { "brigade", "army", TRUE },
    { "army", "brigade", FALSE }, { "outpost", "garrison", TRUE }, { "garrison", "outpost", FALSE },
    { "column", "garrison", FALSE }, { "brigade", "garrison", FALSE },
  };
  g_autoptr (Desk) desk = desk_new (NULL);
  const GabBooks *books = desk_books (desk);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    g_assert_cmpint (gab_books_force_is_within (books, gab_books_find (books, "force", table[i].force),
                                                gab_books_find (books, "force", table[i].outer)),
                     ==, table[i].within);
  g_assert_cmpint (desk_force (desk, "army")->parent, ==, -1);
  g_assert_cmpint (desk_force (desk, "brigade")->parent, ==, gab_books_find (books, "force", "division"));
  g_assert_cmpint (desk_force (desk, "brigade")->side, ==, gab_books_find (books, "side", "allies"));
  g_assert_cmpint (desk_unit (desk, "picket")->side, ==, gab_books_find (books, "side", "french"));
  g_assert_cmpint (desk_unit (desk, "picket")->force, ==, gab_books_find (books, "force", "outpost"));
}

/* As deep as a player likes; only what stands above may be named. */
static void
test_nest_order (void)
{
  g_autoptr (GString) lines = g_string_new ("side allies\nforce f0 of allies\n");
  g_autoptr (Desk) desk = NULL;

  for (int i = 1; i < 500; i++)
    g_string_append_printf (lines, "force f%d of f%d\n", i, i - 1);
  desk = desk_new (lines->str);
  g_assert_true (gab_books_force_is_within (desk_books (desk), 499, 0));
  g_assert_false (gab_books_force_is_within (desk_books (desk), 498, 499));
  desk_assert_no_setup ("force a of later\nforce later of allies\n", GAB_ERROR_NOTATION, "later");
  desk_assert_no_setup ("force own of own\n", GAB_ERROR_NOTATION, "own");
  desk_assert_no_setup ("force a of 45th\n", GAB_ERROR_NOTATION, "45th");
  desk_assert_no_setup ("unit a of allies foot line men 1\n", GAB_ERROR_NOTATION, "allies");
}

/* The rule's own list, in its order; -guns are guns and nothing else is. */
static void
test_kinds (void)
{
  static const char *const words[] = {
    "foot", "light-foot", "rifles", "militia", "pike-and-shot", "commanded-shot", "horse", "cuirassiers",
    "light-horse", "dragoons-mounted", "dragoons", "heavy-guns", "field-guns", "light-guns", "horse-artillery",
    "howitzers", "mortars", "engineers", "sappers", "staff",
  };

  g_assert_cmpuint (G_N_ELEMENTS (words), ==, GAB_UNIT_N_KINDS);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *lines = g_strdup_printf ("%sunit u of army %s line men 9\n", small_campaign, words[i]);
      g_autoptr (Desk) desk = desk_new (lines);
      gboolean guns = g_str_has_suffix (words[i], "-guns") || g_str_equal (words[i], "horse-artillery") ||
                      g_str_equal (words[i], "howitzers") || g_str_equal (words[i], "mortars");

      g_assert_cmpint (desk_unit (desk, "u")->kind, ==, i);
      g_assert_cmpstr (gab_unit_kind_word (i), ==, words[i]);
      g_assert_cmpint (gab_unit_kind_from_word (words[i]), ==, i);
      g_assert_cmpint (gab_unit_kind_has_guns (i), ==, guns);
    }
}

static void
test_kinds_unknown (void)
{
  static const char *const words[] = { "camels", "Foot", "foot|rifles", "gun", "foo", "" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *line = g_strdup_printf ("unit u of army %s line men 9\n", words[i]);

      g_assert_cmpint (gab_unit_kind_from_word (words[i]), ==, -1);
      if (*words[i] != '\0')
        desk_assert_no_setup (line, GAB_ERROR_NOTATION, words[i]);
    }
  g_assert_null (gab_unit_kind_word (-1));
  g_assert_null (gab_unit_kind_word (GAB_UNIT_N_KINDS));
}

/* Five grades, the same in the words of either period. */
static void
test_qualities (void)
{
  static const char *const words[2][GAB_N_QUALITIES] = {
    { "militia", "conscript", "line", "veteran", "guard" },
    { "raw", "seasoned", "trained", "veteran", "elite" },
  };

  for (int war = 0; war < 2; war++)
    for (int grade = 0; grade < GAB_N_QUALITIES; grade++)
      {
        const char *word = words[war][grade];
        g_autofree char *lines = g_strdup_printf ("%sunit u of army foot %s men 9\n", small_campaign, word);
        g_autoptr (Desk) desk = desk_new (lines);

        g_assert_cmpint (desk_unit (desk, "u")->quality, ==, grade);
        g_assert_cmpstr (gab_quality_word (war, grade), ==, word);
        g_assert_cmpint (gab_quality_from_word (war, word), ==, grade);
      }
}

static void
test_qualities_unknown (void)
{
  g_assert_cmpint (gab_quality_from_word (TRUE, "guard"), ==, -1);
  g_assert_cmpint (gab_quality_from_word (FALSE, "raw"), ==, -1);
  g_assert_null (gab_quality_word (FALSE, GAB_N_QUALITIES));
  g_assert_null (gab_quality_word (TRUE, -1));
  desk_assert_no_setup ("unit u of army foot brave men 9\n", GAB_ERROR_NOTATION, "brave");
}

/* A handle names one thing of any class. */
static void
test_handles (void)
{
  desk_assert_no_setup ("unit 45th of army foot line men 1\n", GAB_ERROR_REFERENCE, "45th");
  desk_assert_no_setup ("unit army of army foot line men 1\n", GAB_ERROR_REFERENCE, "army");
  desk_assert_no_setup ("force brigade of army\n", GAB_ERROR_REFERENCE, "brigade");
  desk_assert_no_setup ("side 45th\n", GAB_ERROR_REFERENCE, "45th");
  desk_assert_no_setup ("fortress picton small of allies\n", GAB_ERROR_REFERENCE, "picton");
  desk_assert_no_setup ("unit 45Th of army foot line men 1\n", GAB_ERROR_NOTATION, "45Th");
  desk_assert_no_setup ("unit -45 of army foot line men 1\n", GAB_ERROR_NOTATION, "-45");
}

static void
test_numbers (void)
{
  static const char *const counts[] = { "-5", "+5", "5.5", "1e3", "5,000", "five", "0x10", "９" };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *men = g_strdup_printf ("unit u of army foot line men %s\n", counts[i]);
      g_autofree char *guns = g_strdup_printf ("unit u of army foot line men 5 guns %s\n", counts[i]);
      g_autofree char *rounds = g_strdup_printf ("force f of army rounds %s\n", counts[i]);

      desk_assert_no_setup (men, GAB_ERROR_NOTATION, counts[i]);
      desk_assert_no_setup (guns, GAB_ERROR_NOTATION, counts[i]);
      desk_assert_no_setup (rounds, GAB_ERROR_NOTATION, counts[i]);
    }
}

/* Opening balances are part of the first strength: all of it, and not one more. */
static void
test_opening (void)
{
  g_autofree char *lines = g_strconcat (
    small_campaign, "unit u of army foot line men 10 killed 1 wounded 2 sick 3 prisoners 4\n", NULL);
  g_autoptr (Desk) desk = desk_new (lines);

  desk_assert_men (desk, "u", "0 1 2 3 4 0 0 0");
  desk_assert_no_setup ("unit u of army foot line men 10 killed 1 wounded 2 sick 3 prisoners 5\n", GAB_ERROR_SETUP,
                        "u");
  desk_assert_no_setup ("unit u of army foot line men 1 killed 999999999 wounded 999999999 sick 999999999"
                        " prisoners 999999999\n", GAB_ERROR_SETUP, "u");
}

static void
test_sides (void)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (Desk) desk = NULL;

  for (int i = 0; i < GAB_BOOKS_MAX_SIDES; i++)
    g_string_append_printf (lines, "side s%d\n", i);
  desk = desk_new (lines->str);
  g_assert_cmpuint (desk_books (desk)->n_sides, ==, GAB_BOOKS_MAX_SIDES);
  desk_assert_no_setup ("side a\nside b\nside c\nside d\nside e\nside f\nside g\n", GAB_ERROR_SETUP, "8");
}

static void
test_fortress (void)
{
  static const char *const sizes[] = { "small", "medium", "great" };
  g_autoptr (Desk) desk = desk_new (NULL);
  const GabBooksFortress *rodrigo = desk_fortress (desk, "rodrigo");

  g_assert_cmpint (rodrigo->size, ==, GAB_FORTRESS_MEDIUM);
  g_assert_cmpint (rodrigo->state, ==, GAB_FORTRESS_AT_PEACE);
  g_assert_cmpint (rodrigo->garrison, ==, gab_books_find (desk_books (desk), "force", "garrison"));
  g_assert_cmpint (rodrigo->owner, ==, gab_books_find (desk_books (desk), "side", "french"));
  g_assert_cmpint (desk_fortress (desk, "almeida")->garrison, ==, -1);
  g_assert_cmpint (gab_books_work (desk_books (desk), 0)->damage, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_assert_cmpstr (gab_fortress_size_word (i), ==, sizes[i]);
      g_assert_cmpint (gab_fortress_size_from_word (sizes[i]), ==, i);
    }
  g_assert_null (gab_fortress_size_word (3));
  g_assert_cmpint (gab_fortress_size_from_word ("BIG"), ==, -1);
}

static void
test_garrison (void)
{
  desk_assert_no_setup ("fortress badajoz great of french garrison brigade\n", GAB_ERROR_SETUP, "badajoz");
  desk_assert_no_setup ("fortress badajoz great of allies garrison outpost\n", GAB_ERROR_SETUP, "CA-8");
  desk_assert_no_setup ("fortress badajoz great of french garrison 34th\n", GAB_ERROR_NOTATION, "34th");
  desk_assert_no_setup ("fortress badajoz huge of french\n", GAB_ERROR_NOTATION, "huge");
  desk_assert_no_setup ("work moat ditch of rodrigo\n", GAB_ERROR_NOTATION, "moat");
}

static void
test_works (void)
{
  static const char *const words[] = { "bastion", "flank", "wall", "demi-lune", "ravelin" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *lines = g_strdup_printf ("%swork %s w of rodrigo\n", small_campaign, words[i]);
      g_autoptr (Desk) desk = desk_new (lines);
      const GabBooksWork *work = gab_books_work (desk_books (desk), 1);

      g_assert_cmpstr (gab_work_kind_word (work->kind), ==, words[i]);
      g_assert_cmpint (gab_work_kind_from_word (words[i]), ==, work->kind);
      g_assert_cmpint (work->fortress, ==, 0);
    }
  g_assert_cmpint (gab_work_kind_from_word ("moat"), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-1/counts", test_counts);
  g_test_add_func ("/books/CA-1/counts-end", test_counts_end);
  g_test_add_func ("/books/CA-2/nest", test_nest);
  g_test_add_func ("/books/CA-2/nest-order", test_nest_order);
  g_test_add_func ("/books/CA-2/kinds", test_kinds);
  g_test_add_func ("/books/CA-2/kinds-unknown", test_kinds_unknown);
  g_test_add_func ("/books/CA-2/qualities", test_qualities);
  g_test_add_func ("/books/CA-2/qualities-unknown", test_qualities_unknown);
  g_test_add_func ("/books/CA-2/handles-doubled", test_handles);
  g_test_add_func ("/books/CA-2/numbers-negative", test_numbers);
  g_test_add_func ("/books/CA-2/opening", test_opening);
  g_test_add_func ("/books/CA-2/sides", test_sides);
  g_test_add_func ("/books/CA-8/fortress", test_fortress);
  g_test_add_func ("/books/CA-8/garrison-of-owner", test_garrison);
  g_test_add_func ("/books/CA-8/works", test_works);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-secrets.c: who may see what of the books (CA-18). Whatever is to be hidden is 7919, or holds it. */

#include <string.h>

#include "books-desk.h"

#define HIDDEN "7919"

/* The French hide it in every number that they have; the Allies have none of it. */
static const char lines[] =
  "side allies\n"
  "side french\n"
  "force army of allies rounds 500\n"
  "force garrison of french rounds 7919\n"
  "force outpost of garrison rounds 27919\n"
  "unit 45th of army foot veteran men 6000\n"
  "unit gunners of army field-guns line men 100 guns 6\n"
  "unit 34th of garrison foot line men 87919 sp 7919 killed 7919 wounded 7919 sick 7919 prisoners 7919\n"
  "unit cannoniers of outpost heavy-guns line men 17919 guns 17919\n"
  "unit picket of outpost light-foot line men 27919\n"
  "fortress rodrigo medium of french garrison garrison\n"
  "operation storm of allies on 1812-01-10 against rodrigo\n"
  "operation battle of allies on 1812-01-02\n"
  "operation skirmish of allies on 1812-01-02\n"
  "commander barrie of garrison\n"
  "tally flour of garrison at 7919\n";

/* Entries of the French, or of both, whose French numbers are hidden. */
static const char *const entries[] = {
  "receive men 34th:7919 guns cannoniers:7919 rounds garrison:7919",
  "strike-off men picket:7919 guns cannoniers:7919 rounds outpost:7919",
  "sick 34th:7919",
  "fit 34th:7919",
  "desert picket:7919",
  ("close battle lost on 1812-01-03 losses 45th:1:2:3:4 34th:7919:7919:7919:7919 guns cannoniers:7919:0"
   " rounds garrison:7919 sp 34th:7919"),
  "advance 7",
  "recover battle",
  "result storm lost on 1812-01-10 losses 34th:7919:7919:0:0",
  "note",
  "lend skirmish men 34th:7919 guns cannoniers:7919 rounds garrison:7919",
  "return skirmish men 34th:7919 guns cannoniers:7919 rounds garrison:7919",
  "transfer 34th to picket men 7919",
  "transfer outpost to garrison rounds 7919",
  "hand-over picket men 7919",
  "raise skirmish men picket:7919 guns cannoniers:7919 rounds garrison:7919",
  "exchange men 34th:7919",
  "died 34th:7919",
  "leader barrie wounded until 1833-12-10",
  "tally flour up 7919",
  "close skirmish lost on 1812-01-10 losses 34th:0:7919:0:0 guns cannoniers:7919:0",
  "repair guns cannoniers:7919",
  "correct skirmish losses 34th:0:0:7919:0",
  "correct 34th men 7919 from missing to present",
  "dismiss skirmish",
  "intend french",
};

static char *
dup_dump (const GabBooks *books, int viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GabBooks *masked = gab_books_rules.mask (books, viewer);

  gab_books_rules.dump (masked, text);
  gab_books_rules.state_free (masked);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_told (const GabGame *game, int viewer)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < gab_game_length (game); i++)
    {
      g_autofree char *told = gab_game_tell (game, i, viewer);

      g_string_append_printf (text, "%s\n", told);
    }
  return g_string_free (text, FALSE);
}

static void
assert_hidden (const Desk *desk, int viewer, gboolean hidden)
{
  g_autofree char *dump = dup_dump (desk_books (desk), viewer);
  g_autofree char *told = dup_told (desk->game, viewer);

  g_assert_cmpint (strstr (dump, HIDDEN) == NULL, ==, hidden);
  if (hidden)
    g_assert_null (strstr (told, HIDDEN));
}

/* No number anywhere in the bytes of a masked state's things. */
static void
assert_no_number (const GArray *array)
{
  guint n = array->len * g_array_get_element_size ((GArray *) array) / sizeof (gint32);
  const gint32 *numbers = (const gint32 *) array->data;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", numbers[i]);

      g_assert_null (strstr (text, HIDDEN));
    }
}

/* After each entry: the French and the umpire see it, the Allies and the table do not. */
static void
test_hidden (void)
{
  g_autoptr (Desk) desk = desk_new (lines);
  g_autofree char *umpire = NULL, *french = NULL;

  for (guint i = 0; i <= G_N_ELEMENTS (entries); i++)
    {
      static const int blind[] = { GAB_VIEWER_TABLE, 0, 2 };

      assert_hidden (desk, GAB_VIEWER_UMPIRE, FALSE);
      assert_hidden (desk, 1, FALSE);
      for (guint v = 0; v < G_N_ELEMENTS (blind); v++)
        {
          GabBooks *masked = gab_books_rules.mask (desk_books (desk), blind[v]);

          assert_hidden (desk, blind[v], TRUE);
          assert_no_number (masked->units);
          assert_no_number (masked->forces);
          assert_no_number (masked->hurt);
          assert_no_number (masked->operations);
          assert_no_number (masked->commanders);
          assert_no_number (masked->tallies);
          assert_no_number (masked->loans);
          assert_no_number (masked->raised);
          desk_assert_balance (masked);
          gab_books_rules.state_free (masked);
        }
      if (i < G_N_ELEMENTS (entries))
        desk_give (desk, entries[i]);
    }
  umpire = dup_told (desk->game, GAB_VIEWER_UMPIRE);
  french = dup_told (desk->game, 1);
  g_assert_nonnull (strstr (umpire, HIDDEN));
  g_assert_nonnull (strstr (french, HIDDEN));
}

/* One's own books are whole, down to the last number. */
static void
test_own (void)
{
  g_autoptr (Desk) desk = desk_new (lines);
  GabBooks *masked;

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    desk_give (desk, entries[i]);
  for (int side = 0; side < 2; side++)
    {
      masked = gab_books_rules.mask (desk_books (desk), side);
      g_assert_cmpuint (masked->units->len, ==, desk_books (desk)->units->len);
      for (guint i = 0; i < masked->units->len; i++)
        {
          const GabBooksUnit *was = gab_books_unit (desk_books (desk), i);
          const GabBooksUnit *is = gab_books_unit (masked, i);

          g_assert_cmpint (is->known, ==, was->side == side);
          g_assert_cmpint (is->name, ==, was->name);
          g_assert_cmpint (is->side, ==, was->side);
          if (is->known)
            g_assert_cmpmem (is, sizeof *is, was, sizeof *was);
        }
      for (guint i = 0; i < masked->forces->len; i++)
        {
          const GabBooksForce *was = gab_books_force (desk_books (desk), i);
          const GabBooksForce *is = gab_books_force (masked, i);

          g_assert_cmpint (is->known, ==, was->side == side);
          if (is->known)
            g_assert_cmpmem (is, sizeof *is, was, sizeof *was);
        }
      gab_books_rules.state_free (masked);
    }
}

/* The umpire's mask is the state itself. */
static void
test_umpire (void)
{
  g_autoptr (Desk) desk = desk_new (lines);
  g_autoptr (GString) plain = g_string_new (NULL);
  g_autofree char *masked = NULL;

  desk_give (desk, entries[0]);
  gab_books_rules.dump (desk_books (desk), plain);
  masked = dup_dump (desk_books (desk), GAB_VIEWER_UMPIRE);
  g_assert_cmpstr (plain->str, ==, masked);
}

/* The seed would tell the program's dice beforehand: the campaign's is 20120119. */
static void
test_seed (void)
{
  g_autoptr (Desk) desk = desk_new (lines);
  g_autofree char *umpire = dup_dump (desk_books (desk), GAB_VIEWER_UMPIRE);
  g_autofree char *side = dup_dump (desk_books (desk), 1);

  g_assert_nonnull (strstr (umpire, "20120119"));
  g_assert_null (strstr (side, "20120119"));
}

/* What stands on the map, and what happened there, all know. */
static void
test_public (void)
{
  g_autoptr (Desk) desk = desk_new (lines);
  g_autofree char *told = NULL;
  GabBooks *masked;

  desk_give (desk, "close storm won on 1812-01-10 losses 45th:10:20:0:0 taken rodrigo");
  masked = gab_books_rules.mask (desk_books (desk), GAB_VIEWER_TABLE);
  g_assert_cmpint (gab_books_fortress (masked, 0)->owner, ==, 0);
  g_assert_cmpint (gab_books_fortress (masked, 0)->state, ==, GAB_FORTRESS_TAKEN);
  g_assert_cmpint (gab_books_operation (masked, 0)->outcome, ==, GAB_OUTCOME_WON);
  g_assert_cmpint (masked->day, ==, desk_books (desk)->day);
  g_assert_cmpuint (masked->hurt->len, ==, 0);
  told = gab_game_tell (desk->game, 0, GAB_VIEWER_TABLE);
  g_assert_cmpstr (told, ==, "storm is over: allies won. rodrigo is taken.");
  gab_books_rules.state_free (masked);
}

/* Each side is told of its own losses and of no other's. */
static void
test_told (void)
{
  static const struct { int viewer; gboolean allies, french; } table[] = {
    { GAB_VIEWER_UMPIRE, TRUE, TRUE }, { GAB_VIEWER_TABLE, FALSE, FALSE }, { 0, TRUE, FALSE }, { 1, FALSE, TRUE },
  };
  g_autoptr (Desk) desk = desk_new (NULL);

  desk_give (desk, "close battle lost on 1812-01-05 losses 45th:11:8:0:0 34th:22:9:0:0 guns gunners:0:3"
                   " captured cannoniers:3");
  desk_give (desk, "advance 7");
  desk_give (desk, "recover battle");
  desk_give (desk, "receive men 45th:11 34th:22");
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *told = dup_told (desk->game, table[i].viewer);

      g_assert_cmpint (strstr (told, "allies: 11 killed") != NULL, ==, table[i].allies);
      g_assert_cmpint (strstr (told, "Guns of allies: 0 dismounted, 3 taken.") != NULL, ==, table[i].allies);
      g_assert_cmpint (strstr (told, "11 men joined 45th.") != NULL, ==, table[i].allies);
      g_assert_cmpint (strstr (told, "french: 22 killed") != NULL, ==, table[i].french);
      g_assert_cmpint (strstr (told, "22 men joined 34th.") != NULL, ==, table[i].french);
      g_assert_cmpint (strstr (told, "Back from battle, allies") != NULL, ==, table[i].allies);
      g_assert_cmpint (strstr (told, "Back from battle, french") != NULL, ==, table[i].french);
      g_assert_nonnull (strstr (told, "battle is over: allies failed."));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/books/CA-18/hidden", test_hidden);
  g_test_add_func ("/books/CA-18/own", test_own);
  g_test_add_func ("/books/CA-18/umpire", test_umpire);
  g_test_add_func ("/books/CA-18/seed", test_seed);
  g_test_add_func ("/books/CA-18/public", test_public);
  g_test_add_func ("/books/CA-18/told", test_told);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The men present by day are the same whether counted on from the last order or anew. */

#include "model.h"

#include "gab-strength.h"

/* The last figure of each day, from the state after every single entry. */
static GArray *
count_anew (GabCampaign *campaign)
{
  const GabGame *game = gab_turn_log_get_game (gab_campaign_get_log (campaign));
  GArray *all = g_array_new (FALSE, FALSE, sizeof (GabStrength));

  for (guint n = 0; n <= gab_game_length (game); n++)
    {
      GabBooks *books = gab_game_state_at (game, n);

      while (all->len > 0 && g_array_index (all, GabStrength, all->len - 1).day == books->day)
        g_array_set_size (all, all->len - 1);
      for (guint side = 0; side < books->n_sides; side++)
        {
          gint64 men = 0;

          for (guint i = 0; i < books->units->len; i++)
            men += gab_books_unit (books, i)->side == (int) side ? gab_books_unit (books, i)->men[GAB_MEN_PRESENT] : 0;
          g_array_append_vals (all, &(GabStrength) { books->day, side, men }, 1);
        }
      gab_books_rules.state_free (books);
    }
  return all;
}

static void
assert_counted (GabDocument *document)
{
  g_autoptr (GArray) kept = gab_strength_new (gab_document_get_campaign (document));
  g_autoptr (GArray) anew = count_anew (gab_document_get_campaign (document));

  g_assert_cmpuint (kept->len, ==, anew->len);
  for (guint i = 0; i < kept->len; i++)
    {
      const GabStrength *one = &g_array_index (kept, GabStrength, i), *other = &g_array_index (anew, GabStrength, i);

      g_assert_cmpint (one->day, ==, other->day);
      g_assert_cmpint (one->side, ==, other->side);
      g_assert_cmpint (one->men, ==, other->men);
    }
}

static void
do_something (GabDocument *document,
              GRand       *random,
              GabThing    *unit)
{
  static const char *lines[] = { "advance 1", "note", "sick %s:3", "desert %s:2", "receive men %s:9", "fit %s:1" };
  g_autofree char *line = g_strdup (lines[g_rand_int_range (random, 0, G_N_ELEMENTS (lines))]);
  g_autoptr (GString) text = g_string_new (line);
  GabAction *action;
  GabDice dice;

  g_string_replace (text, "%s", gab_thing_get_handle (unit), 0);
  gab_dice_init_typed (&dice, NULL, 0);
  switch (g_rand_int_range (random, 0, 8))
    {
    case 0:
    case 1:
      gab_document_undo (document, NULL, NULL);
      break;
    case 2:
      gab_document_redo (document, NULL);
      break;
    case 3:
      action = gab_action_new ("First strength");
      gab_action_add_number (action, unit, "men", g_rand_int_range (random, 400, 900));
      gab_document_do (document, action, NULL);
      break;
    default:
      gab_document_order (document, NULL, text->str, &dice, NULL, "Order", NULL);
    }
}

/* Orders, undo, redo and edits at random, not looked at every time. */
static void
test_random (void)
{
  for (guint32 seed = 1; seed <= 5; seed++)
    {
      g_autoptr (GabCampaign) campaign = model_campaign ();
      g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      const GabBooks *books = gab_campaign_get_books (campaign);
      GabThing *unit = gab_campaign_find (campaign, gab_names_handle (books->setup->names, gab_books_unit (books, 0)->name));

      for (int step = 0; step < 400; step++)
        {
          do_something (document, random, unit);
          if (g_rand_int_range (random, 0, 3) == 0)
            assert_counted (document);
        }
      assert_counted (document);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/strength/random", test_random);
  return g_test_run ();
}

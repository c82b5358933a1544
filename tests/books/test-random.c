/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-random.c: thousands of entries, good and bad, against second books kept beside the first (CA-3, CA-16). */

#include "books-desk.h"
#include "books-second.h"

/* Under valgrind a walk is shorter: it looks for lost memory, not for another order of entries. */
#define STEPS       5000
#define STEPS_UNDER 400
#define KEPT        100 /* how many earlier states of the second books are kept, to go back to */
#define SOMETIMES   64  /* what is slow is looked at every so many steps */

typedef struct
{
  Desk   *desk;
  GRand  *random;
  GArray *then;    /* of Second: after each of the last entries */
  guint   forgotten; /* how many entries lie before these */
  guint   step;
  guint   entered[GAB_BOOKS_INTEND + 1]; /* by verb */
  guint   refused, undone, fallen, posted;
} Walk;

static int
below (Walk *walk, int n)
{
  return g_rand_int_range (walk->random, 0, n);
}

static const Second *
now (const Walk *walk)
{
  return &g_array_index (walk->then, Second, walk->then->len - 1);
}

static void
refuse (Walk *walk, const char *line)
{
  gboolean look = walk->step % SOMETIMES == 0;
  g_autofree char *before = look ? desk_digest (walk->desk) : NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  guint length = gab_game_length (walk->desk->game);
  GabDice dice;

  gab_game_dice (walk->desk->game, &dice);
  if (gab_game_give (walk->desk->game, line, &dice, NULL, &error))
    g_error ("“%s” should be refused", line);
  if (error->domain != gab_rule_quark ("CA"))
    g_error ("“%s”: %s", line, error->message);
  g_assert_cmpint (error->code, >, 0);
  after = look ? desk_digest (walk->desk) : NULL;
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (gab_game_length (walk->desk->game), ==, length);
  walk->refused++;
}

static void
accept (Walk *walk, const char *line)
{
  g_autoptr (GError) error = NULL;
  GabDice dice;

  if (walk->step % SOMETIMES == 0)
    {
      desk_give (walk->desk, line);
      return;
    }
  gab_game_dice (walk->desk->game, &dice);
  if (!gab_game_give (walk->desk->game, line, &dice, NULL, &error))
    g_error ("“%s” should stand: %s", line, error->message);
}

/* A counter of the state that postings are made of; places outside stand behind the others. */
static int
counter (const GabBooks *books, const GabPosting *posting, int place)
{
  int ordinal = gab_names_ordinal (books->setup->names, posting->name);
  const GabBooksFlow *flow;

  if (posting->of == GAB_POST_ROUNDS)
    {
      const GabBooksForce *force = gab_books_force (books, ordinal);
      int places[] = { force->in_hand, force->lent, force->spent };

      return place >= 0 ? places[place] : place == GAB_POST_RECEIVED ? force->received
           : place == GAB_POST_HANDED_OVER ? force->handed_over : force->lost;
    }
  if (posting->of == GAB_POST_SP)
    return place == GAB_SP_NOW ? gab_books_unit (books, ordinal)->sp_now
                               : gab_books_unit (books, ordinal)->sp_first - gab_books_unit (books, ordinal)->sp_now;
  if (place >= 0)
    return posting->of == GAB_POST_MEN ? gab_books_unit (books, ordinal)->men[place]
                                       : gab_books_unit (books, ordinal)->guns[place];
  flow = posting->of == GAB_POST_MEN ? &gab_books_unit (books, ordinal)->men_flow : &gab_books_unit (books, ordinal)->guns_flow;
  return place == GAB_POST_RECEIVED ? flow->received : place == GAB_POST_HANDED_OVER ? flow->handed_over : flow->struck_off;
}

/* What the postings say of one counter is what the entry changed of it. */
static void
assert_explained (const GArray *postings, const GabPosting *of, int place, const GabBooks *before, const GabBooks *after)
{
  int change = 0;

  for (guint i = 0; i < postings->len; i++)
    {
      const GabPosting *posting = &g_array_index (postings, GabPosting, i);

      if (posting->of != of->of || posting->name != of->name)
        continue;
      g_assert_cmpint (posting->count, >, 0);
      change += (posting->to == place) * posting->count - (posting->from == place) * posting->count;
    }
  /* Received is a counter of what comes out of it. */
  g_assert_cmpint (counter (after, of, place) - counter (before, of, place), ==,
                   place == GAB_POST_RECEIVED ? -change : change);
}

static void
look_at_postings (Walk *walk)
{
  guint last = gab_game_length (walk->desk->game) - 1;
  g_autoptr (GArray) postings = g_array_new (FALSE, FALSE, sizeof (GabPosting));
  gpointer before = gab_game_state_at (walk->desk->game, last), after = gab_books_rules.state_copy (before);
  GabDice dice;

  gab_dice_init_recorded (&dice, NULL, 0);
  gab_books_note_postings (after, postings);
  g_assert_true (gab_books_rules.apply (after, gab_game_nth (walk->desk->game, last)->order, &dice, NULL, NULL));
  for (guint i = 0; i < postings->len; i++)
    {
      const GabPosting *posting = &g_array_index (postings, GabPosting, i);

      assert_explained (postings, posting, posting->from, before, after);
      assert_explained (postings, posting, posting->to, before, after);
    }
  walk->posted += postings->len;
  gab_books_rules.state_free (before);
  gab_books_rules.state_free (after);
}

static void
enter (Walk *walk)
{
  SecondEntry entry;
  Second next = *now (walk);
  g_autofree char *line = NULL;

  second_make_entry (walk->random, now (walk), &entry);
  line = second_line (&entry);
  if (!second_enter (&next, &entry))
    {
      refuse (walk, line);
      return;
    }
  accept (walk, line);
  g_array_append_val (walk->then, next);
  if (walk->then->len > 2 * KEPT)
    {
      g_array_remove_range (walk->then, 0, KEPT);
      walk->forgotten += KEPT;
    }
  walk->entered[entry.verb]++;
  walk->fallen += entry.taken >= 0;
  if (walk->step % 8 == 0)
    look_at_postings (walk);
}

static void
undo (Walk *walk)
{
  if (walk->then->len == 1 && walk->forgotten > 0)
    return;
  g_assert_cmpint (gab_game_undo (walk->desk->game), ==, walk->then->len > 1);
  if (walk->then->len == 1)
    return;
  g_array_set_size (walk->then, walk->then->len - 1);
  walk->undone++;
}

/* Some earlier day, as it was then. */
static void
look_back (Walk *walk)
{
  guint nth = below (walk, walk->then->len);
  gpointer state = gab_game_state_at (walk->desk->game, walk->forgotten + nth);

  second_compare (&g_array_index (walk->then, Second, nth), state);
  gab_books_rules.state_free (state);
}

static void
assert_replays (Walk *walk)
{
  g_autofree char *lines = second_setup_lines (now (walk)->begins);
  g_autoptr (Desk) other = desk_new (lines);
  g_autofree char *here = desk_digest (walk->desk);
  g_autofree char *there = NULL;

  for (guint i = 0; i < gab_game_length (walk->desk->game); i++)
    {
      g_autofree char *line = gab_game_line (walk->desk->game, i);

      g_assert_true (gab_game_replay (other->game, line, NULL, 0, NULL, NULL));
    }
  there = desk_digest (other);
  g_assert_cmpstr (here, ==, there);
}

/* A walk that meets nothing proves nothing. */
static void
assert_met (const Walk *walk)
{
  static const GabBooksVerb verbs[] = {
    GAB_BOOKS_RECEIVE, GAB_BOOKS_STRIKE_OFF, GAB_BOOKS_SICK, GAB_BOOKS_FIT, GAB_BOOKS_DESERT, GAB_BOOKS_FOUND,
    GAB_BOOKS_DIED, GAB_BOOKS_EXCHANGE, GAB_BOOKS_REPAIR, GAB_BOOKS_LEND, GAB_BOOKS_RETURN, GAB_BOOKS_TRANSFER,
    GAB_BOOKS_TRANSFER_ROUNDS, GAB_BOOKS_CAPTURE, GAB_BOOKS_CAPTURE_ROUNDS, GAB_BOOKS_CLOSE, GAB_BOOKS_RESULT,
    GAB_BOOKS_CORRECT, GAB_BOOKS_CORRECT_MEN, GAB_BOOKS_RECOVER, GAB_BOOKS_ADVANCE_DAYS,
  };

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (walk->entered[verbs[i]] < 4)
      g_error ("verb %d stood only %u times", verbs[i], walk->entered[verbs[i]]);
  g_assert_cmpuint (walk->refused, >, STEPS / 20);
  g_assert_cmpuint (walk->undone, >, STEPS / 20);
  g_assert_cmpuint (walk->fallen, >, 0);
  g_assert_cmpuint (walk->posted, >, 100);
}

static void
test_walk (gconstpointer data)
{
  guint seed = GPOINTER_TO_UINT (data);
  guint steps = g_getenv ("GABION_TEST_UNDER") != NULL ? STEPS_UNDER : STEPS;
  int begins = gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 1);
  g_autofree char *lines = second_setup_lines (begins);
  g_autoptr (Desk) desk = desk_new (lines);
  g_autofree char *first = desk_digest (desk);
  g_autofree char *last = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) then = g_array_new (FALSE, FALSE, sizeof (Second));
  Walk walk = { .desk = desk, .random = random, .then = then };

  g_array_set_size (then, 1);
  second_init (&g_array_index (then, Second, 0), begins);
  second_compare (now (&walk), desk_books (desk));
  for (walk.step = 0; walk.step < steps; walk.step++)
    {
      if (below (&walk, 8) == 0)
        for (int i = below (&walk, 3); i >= 0; i--)
          undo (&walk);
      else
        enter (&walk);
      second_compare (now (&walk), desk_books (desk));
      if (!gab_books_rules.check (desk_books (desk), &error))
        g_error ("%s", error->message);
      if (walk.step % SOMETIMES == 0)
        look_back (&walk);
    }
  g_test_message ("seed %u: %u refused, %u undone, %u closed, %u recovered, %u lent, %u corrected", seed, walk.refused,
                  walk.undone, walk.entered[GAB_BOOKS_CLOSE], walk.entered[GAB_BOOKS_RECOVER],
                  walk.entered[GAB_BOOKS_LEND], walk.entered[GAB_BOOKS_CORRECT]);
  if (steps == STEPS)
    assert_met (&walk);
  assert_replays (&walk);
  /* Back to the beginning, and there all is as it was. */
  while (seed == 1 && gab_game_undo (desk->game))
    desk_assert_balance (desk_books (desk));
  last = seed == 1 ? desk_digest (desk) : g_strdup (first);
  g_assert_cmpstr (first, ==, last);
}

int
main (int argc, char **argv)
{
  guint seeds = g_getenv ("GABION_TEST_UNDER") != NULL ? 4 : 20;

  g_test_init (&argc, &argv, NULL);
  for (guint seed = 1; seed <= seeds; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/books/CA-3/walk/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_walk);
    }
  return g_test_run ();
}

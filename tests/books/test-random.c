/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-random.c: thousands of entries, good and bad, against second books kept beside the first (CA-3, CA-16). */

#include "books-desk.h"
#include "books-second.h"

/* Under valgrind a walk is shorter: it looks for lost memory, not for another order of entries. */
#define STEPS       2000
#define STEPS_UNDER 400

typedef struct
{
  Desk   *desk;
  GRand  *random;
  GArray *then;    /* of Second: before the first entry and after each */
  char   *digest;  /* of the first books now; NULL until asked for */
  guint   entered, refused, undone, closed, recovered, fallen;
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

/* Mostly a few; at times all there are, one too many, or none. */
static int
some_of (Walk *walk, int there)
{
  switch (below (walk, 40))
    {
    case 0:
      return 0;
    case 1:
      return there;
    case 2:
      return there + 1;
    default:
      return 1 + below (walk, MAX (1, there / 6));
    }
}

/* Adds an item to a list; at times of what stands there already. */
static int *
add_item (Walk *walk, SecondEntry *entry, int list, int n_things)
{
  int *item = entry->item[list][entry->n[list]];

  item[0] = below (walk, n_things);
  for (int i = 0; i < entry->n[list] && below (walk, 8) != 0; i++)
    if (entry->item[list][i][0] == item[0])
      {
        item[0] = below (walk, n_things);
        i = -1;
      }
  entry->n[list]++;
  return item;
}

static void
make_plain (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  gboolean receive = entry->verb == GAB_BOOKS_RECEIVE;

  for (int i = below (walk, 4); i > 0; i--)
    {
      int *item = add_item (walk, entry, 0, SECOND_UNITS);

      item[1] = some_of (walk, receive ? 40 : second->men[item[0]][GAB_MEN_PRESENT] / 3);
    }
  if (below (walk, 3) == 0)
    {
      int *item = add_item (walk, entry, 1, SECOND_UNITS);

      item[1] = some_of (walk, receive ? 4 : second->guns[item[0]][GAB_GUNS_PRESENT]);
    }
  if (below (walk, 3) == 0)
    {
      int *item = add_item (walk, entry, 2, SECOND_FORCES);

      item[1] = some_of (walk, receive ? 30 : second->rounds[item[0]]);
    }
}

static void
make_move (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  int from = entry->verb == GAB_BOOKS_FIT ? GAB_MEN_SICK : GAB_MEN_PRESENT;

  for (int i = below (walk, 3); i >= 0; i--)
    {
      int *item = add_item (walk, entry, 0, SECOND_UNITS);

      item[1] = some_of (walk, second->men[item[0]][from]);
    }
}

/* Guns that change hands: as many captured as were taken, but for a slip. */
static void
make_captures (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  int taken = 0, side = below (walk, 2);

  for (int i = below (walk, 3); i > 0; i--)
    {
      int *item = add_item (walk, entry, 1, SECOND_UNITS);
      int there = second->guns[item[0]][GAB_GUNS_PRESENT];

      item[1] = there > 0 ? below (walk, 2) : 0;
      item[2] = second_side_of_unit (item[0]) == side && there > 1 ? below (walk, there) : 0;
      taken += item[2];
    }
  if (taken > 0)
    {
      int *item = add_item (walk, entry, 2, SECOND_UNITS);

      item[0] = item[0] % (SECOND_UNITS / 2) + (1 - side) * SECOND_UNITS / 2;
      item[1] = taken;
      if (below (walk, 12) == 0)
        item[below (walk, 2)] = below (walk, SECOND_UNITS);
    }
}

static void
make_close (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  int o = below (walk, SECOND_OPERATIONS);

  for (int i = 0; second->closed[o] && i < 3; i++)
    o = below (walk, SECOND_OPERATIONS);
  entry->operation = o;
  entry->won = below (walk, 3) - 1;
  entry->day = second->day + below (walk, 4) - (below (walk, 4) == 0 ? 3 : 0);
  entry->moves_on = below (walk, 2);
  if (below (walk, 3) == 0)
    {
      entry->taken = below (walk, 8) != 0 ? second_place (o) : below (walk, SECOND_PLACES);
      entry->won = below (walk, 8) != 0 ? 1 : entry->won;
    }
  for (int i = below (walk, SECOND_ITEMS); i > 0; i--)
    {
      int *item = add_item (walk, entry, 0, SECOND_UNITS);
      int present = second->men[item[0]][GAB_MEN_PRESENT];

      for (int j = 1; j <= 4; j++)
        item[j] = below (walk, 2 + present / 5);
      if (below (walk, 20) == 0)
        item[2] = present - item[1] - item[3] - item[4] + below (walk, 2);
      item[2] = MAX (item[2], 0);
    }
  make_captures (walk, entry);
  if (below (walk, 3) == 0)
    {
      int *item = add_item (walk, entry, 3, SECOND_FORCES);

      item[1] = some_of (walk, second->rounds[item[0]]);
    }
  if (below (walk, 4) == 0)
    {
      int *item = add_item (walk, entry, 4, SECOND_UNITS);

      item[1] = below (walk, second->sp[item[0]] + 1) + (below (walk, 12) == 0);
    }
}

/* One whose week is over, or any. */
static int
some_operation_to_recover (Walk *walk)
{
  const Second *second = now (walk);
  int first = below (walk, SECOND_OPERATIONS);

  for (int i = 0; i < SECOND_OPERATIONS; i++)
    {
      int o = (first + i) % SECOND_OPERATIONS;

      if (second->closed[o] && !second->recovered[o] && below (walk, 6) != 0)
        return o;
    }
  return first;
}

static void
make_entry (Walk *walk, SecondEntry *entry)
{
  static const GabBooksVerb verbs[] = {
    GAB_BOOKS_RECEIVE, GAB_BOOKS_RECEIVE, GAB_BOOKS_RECEIVE, GAB_BOOKS_STRIKE_OFF, GAB_BOOKS_STRIKE_OFF,
    GAB_BOOKS_SICK, GAB_BOOKS_SICK, GAB_BOOKS_FIT, GAB_BOOKS_FIT, GAB_BOOKS_DESERT,
    GAB_BOOKS_CLOSE, GAB_BOOKS_CLOSE, GAB_BOOKS_RESULT, GAB_BOOKS_RECOVER, GAB_BOOKS_RECOVER, GAB_BOOKS_RECOVER,
    GAB_BOOKS_ADVANCE_DAYS, GAB_BOOKS_ADVANCE_TO, GAB_BOOKS_NOTE,
  };

  *entry = (SecondEntry) { .verb = verbs[below (walk, G_N_ELEMENTS (verbs))], .taken = -1 };
  if (entry->verb <= GAB_BOOKS_STRIKE_OFF)
    make_plain (walk, entry);
  else if (entry->verb <= GAB_BOOKS_DESERT)
    make_move (walk, entry);
  else if (entry->verb <= GAB_BOOKS_RESULT)
    make_close (walk, entry);
  else if (entry->verb == GAB_BOOKS_RECOVER)
    entry->operation = some_operation_to_recover (walk);
  else if (entry->verb == GAB_BOOKS_ADVANCE_DAYS)
    entry->day = below (walk, 4);
  else if (entry->verb == GAB_BOOKS_ADVANCE_TO)
    entry->day = now (walk)->day + below (walk, 5) - 1;
}

static void
refuse (Walk *walk, const char *line)
{
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  guint length = gab_game_length (walk->desk->game);
  GabDice dice;

  if (walk->digest == NULL)
    walk->digest = desk_digest (walk->desk);
  gab_game_dice (walk->desk->game, &dice);
  if (gab_game_give (walk->desk->game, line, &dice, NULL, &error))
    g_error ("“%s” should be refused", line);
  g_assert_true (error->domain == gab_rule_quark ("CA"));
  g_assert_cmpint (error->code, >, 0);
  after = desk_digest (walk->desk);
  g_assert_cmpstr (walk->digest, ==, after);
  g_assert_cmpuint (gab_game_length (walk->desk->game), ==, length);
  walk->refused++;
}

static void
enter (Walk *walk)
{
  SecondEntry entry;
  Second next = *now (walk);
  g_autofree char *line = NULL;

  make_entry (walk, &entry);
  line = second_line (&entry);
  if (!second_enter (&next, &entry))
    {
      refuse (walk, line);
      return;
    }
  g_clear_pointer (&walk->digest, g_free);
  desk_give (walk->desk, line);
  g_array_append_val (walk->then, next);
  walk->entered++;
  walk->recovered += entry.verb == GAB_BOOKS_RECOVER;
  walk->closed += entry.verb == GAB_BOOKS_CLOSE || entry.verb == GAB_BOOKS_RESULT;
  walk->fallen += entry.taken >= 0;
}

static void
undo (Walk *walk)
{
  gboolean any = walk->then->len > 1;

  g_clear_pointer (&walk->digest, g_free);
  g_assert_cmpint (gab_game_undo (walk->desk->game), ==, any);
  if (any)
    g_array_set_size (walk->then, walk->then->len - 1);
  walk->undone += any;
}

/* Some earlier day, as it was then. */
static void
look_back (Walk *walk)
{
  guint nth = below (walk, walk->then->len);
  gpointer state = gab_game_state_at (walk->desk->game, nth);

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
  g_assert_cmpuint (walk->entered, >, STEPS / 3);
  g_assert_cmpuint (walk->refused, >, STEPS / 20);
  g_assert_cmpuint (walk->undone, >, STEPS / 20);
  g_assert_cmpuint (walk->recovered, >, 10);
  g_assert_cmpuint (walk->fallen, >, 0);
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
  g_autoptr (GArray) then = g_array_new (FALSE, FALSE, sizeof (Second));
  Walk walk = { .desk = desk, .random = random, .then = then };

  g_array_set_size (then, 1);
  second_init (&g_array_index (then, Second, 0), begins);
  second_compare (now (&walk), desk_books (desk));
  for (guint step = 0; step < steps; step++)
    {
      if (below (&walk, 6) == 0)
        for (int i = below (&walk, 3); i >= 0; i--)
          undo (&walk);
      else
        enter (&walk);
      desk_assert_balance (desk_books (desk));
      second_compare (now (&walk), desk_books (desk));
      if (step % 20 == 0)
        look_back (&walk);
    }
  g_test_message ("seed %u: %u entered, %u refused, %u undone, %u closed, %u recovered, %u fallen", seed,
                  walk.entered, walk.refused, walk.undone, walk.closed, walk.recovered, walk.fallen);
  if (steps == STEPS)
    assert_met (&walk);
  assert_replays (&walk);
  while (gab_game_undo (desk->game))
    desk_assert_balance (desk_books (desk));
  last = desk_digest (desk);
  g_assert_cmpstr (first, ==, last);
  g_free (walk.digest);
}

int
main (int argc, char **argv)
{
  static const guint seeds[] = { 1, 2, 1646, 1812, 7919 };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/books/CA-3/walk/%u", seeds[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (seeds[i]), test_walk);
    }
  return g_test_run ();
}

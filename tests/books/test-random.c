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
  guint   refused, undone, fallen;
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

static int
some_open (Walk *walk)
{
  const Second *second = now (walk);
  int o = below (walk, SECOND_OPERATIONS);

  for (int i = 0; second->closed[o] && i < 6; i++)
    o = below (walk, SECOND_OPERATIONS);
  /* One that has some already, as often as not. */
  for (int i = 0; i < SECOND_UNITS && below (walk, 2) == 0; i++)
    if (second->with[i] >= 0)
      return second->with[i];
  return o;
}

static void
make_plain (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  gboolean receive = entry->verb == GAB_BOOKS_RECEIVE;

  for (int i = below (walk, 4); i > 0; i--)
    {
      int *item = add_item (walk, entry, 0, SECOND_UNITS);

      item[1] = some_of (walk, receive ? 80 : second->men[item[0]][GAB_MEN_PRESENT] / 3);
    }
  if (below (walk, 3) == 0)
    {
      int *item = add_item (walk, entry, 1, SECOND_UNITS);

      item[1] = some_of (walk, receive ? 24 : second->guns[item[0]][GAB_GUNS_PRESENT]);
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
  int from = entry->verb == GAB_BOOKS_FIT ? GAB_MEN_SICK
           : entry->verb == GAB_BOOKS_FOUND ? GAB_MEN_MISSING
           : entry->verb == GAB_BOOKS_DIED ? GAB_MEN_WOUNDED
           : entry->verb == GAB_BOOKS_EXCHANGE ? GAB_MEN_PRISONERS : GAB_MEN_PRESENT;

  for (int i = below (walk, 3); i >= 0; i--)
    {
      int *item = add_item (walk, entry, 0, SECOND_UNITS);

      /* Mostly one that has some there. */
      for (int j = 0; j < 8 && second->men[item[0]][from] == 0; j++)
        item[0] = below (walk, SECOND_UNITS);
      item[1] = some_of (walk, second->men[item[0]][from]);
      if (entry->verb == GAB_BOOKS_REPAIR)
        {
          for (int j = 0; j < 8 && second->guns[item[0]][GAB_GUNS_DISMOUNTED] == 0; j++)
            item[0] = below (walk, SECOND_UNITS) / 4 * 4;
          item[1] = some_of (walk, second->guns[item[0]][GAB_GUNS_DISMOUNTED]);
        }
    }
}

static void
make_lend (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  gboolean back = entry->verb == GAB_BOOKS_RETURN;

  entry->operation = some_open (walk);
  if (back && below (walk, 4) == 0)
    return;
  for (int i = below (walk, 4); i > 0; i--)
    {
      int *item = add_item (walk, entry, 0, SECOND_UNITS);

      /* To lend take one that nobody has, to return one that somebody has: mostly. */
      for (int j = 0; j < 8 && (second->with[item[0]] >= 0) != back; j++)
        item[0] = below (walk, SECOND_UNITS);
      item[1] = some_of (walk, second->men[item[0]][back ? GAB_MEN_DETACHED : GAB_MEN_PRESENT] * 3);
      if (back && second->with[item[0]] >= 0 && below (walk, 8) != 0)
        entry->operation = second->with[item[0]];
    }
  if (below (walk, 3) == 0)
    {
      int *item = add_item (walk, entry, 1, SECOND_UNITS);

      item[0] = item[0] / 4 * 4;
      item[1] = some_of (walk, second->guns[item[0]][back ? GAB_GUNS_DETACHED : GAB_GUNS_PRESENT]);
    }
  if (below (walk, 3) == 0)
    {
      int *item = add_item (walk, entry, 2, SECOND_FORCES);

      item[1] = some_of (walk, back ? second->lent[item[0]][entry->operation] : second->rounds[item[0]]);
    }
}

static void
make_between (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  gboolean units = entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_CAPTURE;

  entry->giver = below (walk, units ? SECOND_UNITS : SECOND_FORCES);
  entry->getter = below (walk, units ? SECOND_UNITS : SECOND_FORCES);
  /* Mostly of the side that it should be: the two sides have one half each. */
  if (below (walk, 6) != 0)
    {
      int half = (units ? SECOND_UNITS : SECOND_FORCES) / 2;
      gboolean same = entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_TRANSFER_ROUNDS;

      entry->getter = entry->getter % half + ((entry->giver < half) == same ? 0 : half);
    }
  if (entry->verb == GAB_BOOKS_CAPTURE && below (walk, 4) != 0)
    entry->giver = entry->giver / 4 * 4;
  if (entry->verb == GAB_BOOKS_TRANSFER)
    entry->men = some_of (walk, second->men[entry->giver][GAB_MEN_PRESENT]);
  if (entry->verb == GAB_BOOKS_CAPTURE || (entry->verb == GAB_BOOKS_TRANSFER && below (walk, 4) == 0))
    entry->guns = some_of (walk, second->guns[entry->giver][GAB_GUNS_PRESENT]);
  if (!units)
    entry->men = some_of (walk, second->rounds[entry->giver]);
}

static void
make_correct_men (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);

  entry->giver = below (walk, SECOND_UNITS);
  entry->from = below (walk, 10);
  entry->to = below (walk, 10);
  entry->men = some_of (walk, entry->from <= GAB_MEN_DESERTED ? second->men[entry->giver][entry->from] : 20);
}

/* Of one closed operation, a little more or less of this and that. */
static void
make_correct (Walk *walk, SecondEntry *entry)
{
  int lists = 1 + below (walk, 2);

  entry->operation = below (walk, SECOND_OPERATIONS);
  for (int i = 0; i < SECOND_OPERATIONS && !now (walk)->closed[entry->operation] && below (walk, 40) != 0; i++)
    entry->operation = (entry->operation + 1) % SECOND_OPERATIONS;
  for (int i = 0; i < lists; i++)
    {
      int list = below (walk, SECOND_LISTS);
      int *item;

      if (entry->n[list] > 0)
        continue;
      item = add_item (walk, entry, list, list % SECOND_FEWER == LIST_ROUNDS ? SECOND_FORCES : SECOND_UNITS);
      for (int j = 1; j < 5; j++)
        item[j] = below (walk, 5) / 3;
      /* Fewer losses of one that had some. */
      for (int j = 0; j < now (walk)->n_hurt; j++)
        if (list == SECOND_FEWER + LIST_MEN && now (walk)->hurt[j].operation == entry->operation && below (walk, 2) == 0)
          item[0] = now (walk)->hurt[j].unit;
      if (list % SECOND_FEWER == LIST_GUNS)
        item[0] = item[0] / 4 * 4;
      /* Mostly with what the others received. */
      if (list % SECOND_FEWER == LIST_GUNS && item[2] > 0 && entry->n[list + 1] == 0 && below (walk, 8) != 0)
        {
          int *other = add_item (walk, entry, list + 1, SECOND_UNITS);

          other[0] = (1 - second_side_of_unit (item[0])) * SECOND_UNITS / 2 + other[0] % (SECOND_UNITS / 2);
          other[1] = item[2];
        }
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
      int there;

      item[0] = below (walk, 6) != 0 ? item[0] / 4 * 4 : item[0];
      there = second->guns[item[0]][GAB_GUNS_PRESENT];

      item[1] = there > 0 ? below (walk, MIN (there, 4)) : 0;
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

/* What a unit may lose here: of the lent, else of those present. */
static int
at_stake (const Second *second, int unit, int o)
{
  return second->with[unit] == o ? second->men[unit][GAB_MEN_DETACHED]
       : second->with[unit] < 0 ? second->men[unit][GAB_MEN_PRESENT] : 0;
}

static void
make_close_rounds (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  int *item;

  if (below (walk, 3) == 0)
    {
      item = add_item (walk, entry, LIST_ROUNDS, SECOND_FORCES);
      item[1] = some_of (walk, second->lent[item[0]][entry->operation] > 0 ? second->lent[item[0]][entry->operation]
                                                                           : second->rounds[item[0]]);
    }
  if (below (walk, 4) == 0)
    {
      int *other = add_item (walk, entry, LIST_ROUNDS_CAPTURED, SECOND_FORCES);

      item = add_item (walk, entry, LIST_ROUNDS_LOST, SECOND_FORCES);
      item[1] = some_of (walk, second->rounds[item[0]]);
      other[1] = item[1];
      if (below (walk, 8) != 0)
        other[0] = (1 - second_side_of_force (item[0])) * 3 + other[0] % 3;
    }
}

static void
make_close (Walk *walk, SecondEntry *entry)
{
  const Second *second = now (walk);
  int o = some_open (walk);

  entry->operation = o;
  entry->won = below (walk, 3) - 1;
  entry->day = MAX (second->day, second->begins + second_begins (o) - below (walk, 2)) + below (walk, 3);
  entry->moves_on = below (walk, 2);
  if (below (walk, 6) == 0)
    {
      entry->taken = below (walk, 8) != 0 ? second_place (o) : below (walk, SECOND_PLACES);
      entry->won = below (walk, 8) != 0 ? 1 : entry->won;
    }
  for (int i = below (walk, SECOND_ITEMS); i > 0; i--)
    {
      int *item = add_item (walk, entry, LIST_MEN, SECOND_UNITS);
      int men = at_stake (second, item[0], o);

      for (int j = 1; j <= 4; j++)
        item[j] = below (walk, 2 + men / 5);
      if (below (walk, 20) == 0)
        item[2] = men - item[1] - item[3] - item[4] + below (walk, 2);
      item[2] = MAX (item[2], 0);
    }
  make_captures (walk, entry);
  make_close_rounds (walk, entry);
  if (below (walk, 4) == 0)
    {
      int *item = add_item (walk, entry, LIST_SP, SECOND_UNITS);

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
  static const struct { GabBooksVerb verb; void (*make) (Walk *walk, SecondEntry *entry); int often; } makers[] = {
    { GAB_BOOKS_RECEIVE, make_plain, 4 }, { GAB_BOOKS_STRIKE_OFF, make_plain, 2 },
    { GAB_BOOKS_SICK, make_move, 2 }, { GAB_BOOKS_FIT, make_move, 2 }, { GAB_BOOKS_DESERT, make_move, 1 },
    { GAB_BOOKS_FOUND, make_move, 2 }, { GAB_BOOKS_DIED, make_move, 2 }, { GAB_BOOKS_EXCHANGE, make_move, 2 },
    { GAB_BOOKS_REPAIR, make_move, 4 },
    { GAB_BOOKS_LEND, make_lend, 6 }, { GAB_BOOKS_RETURN, make_lend, 4 },
    { GAB_BOOKS_TRANSFER, make_between, 3 }, { GAB_BOOKS_TRANSFER_ROUNDS, make_between, 2 },
    { GAB_BOOKS_CAPTURE, make_between, 2 }, { GAB_BOOKS_CAPTURE_ROUNDS, make_between, 1 },
    { GAB_BOOKS_CLOSE, make_close, 5 }, { GAB_BOOKS_RESULT, make_close, 3 },
    { GAB_BOOKS_CORRECT, make_correct, 6 }, { GAB_BOOKS_CORRECT_MEN, make_correct_men, 2 },
    { GAB_BOOKS_RECOVER, NULL, 3 }, { GAB_BOOKS_ADVANCE_DAYS, NULL, 3 }, { GAB_BOOKS_NOTE, NULL, 1 },
  };
  int total = 0, pick, i = 0;

  for (guint j = 0; j < G_N_ELEMENTS (makers); j++)
    total += makers[j].often;
  for (pick = below (walk, total); pick >= makers[i].often; i++)
    pick -= makers[i].often;
  *entry = (SecondEntry) { .verb = makers[i].verb, .taken = -1 };
  if (makers[i].make != NULL)
    makers[i].make (walk, entry);
  else if (entry->verb == GAB_BOOKS_RECOVER)
    entry->operation = some_operation_to_recover (walk);
  else if (entry->verb == GAB_BOOKS_ADVANCE_DAYS)
    entry->day = below (walk, 4);
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
  accept (walk, line);
  g_array_append_val (walk->then, next);
  if (walk->then->len > 2 * KEPT)
    {
      g_array_remove_range (walk->then, 0, KEPT);
      walk->forgotten += KEPT;
    }
  walk->entered[entry.verb]++;
  walk->fallen += entry.taken >= 0;
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second books: entries at random for a walk, each of them good or nearly so. */

#include "books-second.h"

typedef struct
{
  GRand        *random;
  const Second *second; /* as they stand */
} Maker;

static int
below (Maker *maker, int n)
{
  return g_rand_int_range (maker->random, 0, n);
}

/* Mostly a few; at times all there are, one too many, or none. */
static int
some_of (Maker *maker, int there)
{
  switch (below (maker, 40))
    {
    case 0:
      return 0;
    case 1:
      return there;
    case 2:
      return there + 1;
    default:
      return 1 + below (maker, MAX (1, there / 6));
    }
}

/* Adds an item to a list; at times of what stands there already. */
static int *
add_item (Maker *maker, SecondEntry *entry, int list, int n_things)
{
  int *item = entry->item[list][entry->n[list]];

  item[0] = below (maker, n_things);
  for (int i = 0; i < entry->n[list] && below (maker, 8) != 0; i++)
    if (entry->item[list][i][0] == item[0])
      {
        item[0] = below (maker, n_things);
        i = -1;
      }
  entry->n[list]++;
  return item;
}

static int
some_open (Maker *maker)
{
  const Second *second = maker->second;
  int o = below (maker, SECOND_OPERATIONS);

  for (int i = 0; second->closed[o] && i < 6; i++)
    o = below (maker, SECOND_OPERATIONS);
  /* One that has some already, as often as not. */
  for (int i = 0; i < SECOND_UNITS && below (maker, 2) == 0; i++)
    if (second->with[i] >= 0)
      return second->with[i];
  return o;
}

static void
make_plain (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;
  gboolean receive = entry->verb == GAB_BOOKS_RECEIVE;

  for (int i = below (maker, 4); i > 0; i--)
    {
      int *item = add_item (maker, entry, 0, SECOND_UNITS);

      item[1] = some_of (maker, receive ? 80 : second->men[item[0]][GAB_MEN_PRESENT] / 3);
    }
  if (below (maker, 3) == 0)
    {
      int *item = add_item (maker, entry, 1, SECOND_UNITS);

      item[1] = some_of (maker, receive ? 24 : second->guns[item[0]][GAB_GUNS_PRESENT]);
    }
  if (below (maker, 3) == 0)
    {
      int *item = add_item (maker, entry, 2, SECOND_FORCES);

      item[1] = some_of (maker, receive ? 30 : second->rounds[item[0]]);
    }
}

static void
make_move (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;
  int from = entry->verb == GAB_BOOKS_FIT ? GAB_MEN_SICK
           : entry->verb == GAB_BOOKS_FOUND ? GAB_MEN_MISSING
           : entry->verb == GAB_BOOKS_DIED ? GAB_MEN_WOUNDED
           : entry->verb == GAB_BOOKS_EXCHANGE ? GAB_MEN_PRISONERS : GAB_MEN_PRESENT;

  for (int i = below (maker, 3); i >= 0; i--)
    {
      int *item = add_item (maker, entry, 0, SECOND_UNITS);

      /* Mostly one that has some there. */
      for (int j = 0; j < 8 && second->men[item[0]][from] == 0; j++)
        item[0] = below (maker, SECOND_UNITS);
      item[1] = some_of (maker, second->men[item[0]][from]);
      if (entry->verb == GAB_BOOKS_REPAIR)
        {
          for (int j = 0; j < 8 && second->guns[item[0]][GAB_GUNS_DISMOUNTED] == 0; j++)
            item[0] = below (maker, SECOND_UNITS) / 4 * 4;
          item[1] = some_of (maker, second->guns[item[0]][GAB_GUNS_DISMOUNTED]);
        }
    }
}

static void
make_lend (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;
  gboolean back = entry->verb == GAB_BOOKS_RETURN;

  entry->operation = some_open (maker);
  if (back && below (maker, 4) == 0)
    return;
  for (int i = below (maker, 4); i > 0; i--)
    {
      int *item = add_item (maker, entry, 0, SECOND_UNITS);

      /* To lend take one that nobody has, to return one that somebody has: mostly. */
      for (int j = 0; j < 8 && (second->with[item[0]] >= 0) != back; j++)
        item[0] = below (maker, SECOND_UNITS);
      item[1] = some_of (maker, second->men[item[0]][back ? GAB_MEN_DETACHED : GAB_MEN_PRESENT] * 3);
      if (back && second->with[item[0]] >= 0 && below (maker, 8) != 0)
        entry->operation = second->with[item[0]];
    }
  if (below (maker, 3) == 0)
    {
      int *item = add_item (maker, entry, 1, SECOND_UNITS);

      item[0] = item[0] / 4 * 4;
      item[1] = some_of (maker, second->guns[item[0]][back ? GAB_GUNS_DETACHED : GAB_GUNS_PRESENT]);
    }
  if (below (maker, 3) == 0)
    {
      int *item = add_item (maker, entry, 2, SECOND_FORCES);

      item[1] = some_of (maker, back ? second->lent[item[0]][entry->operation] : second->rounds[item[0]]);
    }
}

static void
make_between (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;
  gboolean units = entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_CAPTURE;

  entry->giver = below (maker, units ? SECOND_UNITS : SECOND_FORCES);
  entry->getter = below (maker, units ? SECOND_UNITS : SECOND_FORCES);
  /* Mostly of the side that it should be: the two sides have one half each. */
  if (below (maker, 6) != 0)
    {
      int half = (units ? SECOND_UNITS : SECOND_FORCES) / 2;
      gboolean same = entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_TRANSFER_ROUNDS;

      entry->getter = entry->getter % half + ((entry->giver < half) == same ? 0 : half);
    }
  if (entry->verb == GAB_BOOKS_CAPTURE && below (maker, 4) != 0)
    entry->giver = entry->giver / 4 * 4;
  if (entry->verb == GAB_BOOKS_TRANSFER)
    entry->men = some_of (maker, second->men[entry->giver][GAB_MEN_PRESENT]);
  if (entry->verb == GAB_BOOKS_CAPTURE || (entry->verb == GAB_BOOKS_TRANSFER && below (maker, 4) == 0))
    entry->guns = some_of (maker, second->guns[entry->giver][GAB_GUNS_PRESENT]);
  if (!units)
    entry->men = some_of (maker, second->rounds[entry->giver]);
}

static void
make_correct_men (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;

  entry->giver = below (maker, SECOND_UNITS);
  entry->from = below (maker, 10);
  entry->to = below (maker, 10);
  entry->men = some_of (maker, entry->from <= GAB_MEN_DESERTED ? second->men[entry->giver][entry->from] : 20);
}

/* Of one closed operation, a little more or less of this and that. */
static void
make_correct (Maker *maker, SecondEntry *entry)
{
  int lists = 1 + below (maker, 2);

  entry->operation = below (maker, SECOND_OPERATIONS);
  for (int i = 0; i < SECOND_OPERATIONS && !maker->second->closed[entry->operation] && below (maker, 40) != 0; i++)
    entry->operation = (entry->operation + 1) % SECOND_OPERATIONS;
  for (int i = 0; i < lists; i++)
    {
      int list = below (maker, SECOND_LISTS);
      int *item;

      if (entry->n[list] > 0)
        continue;
      item = add_item (maker, entry, list, list % SECOND_FEWER == LIST_ROUNDS ? SECOND_FORCES : SECOND_UNITS);
      for (int j = 1; j < 5; j++)
        item[j] = below (maker, 5) / 3;
      /* Fewer losses of one that had some. */
      for (int j = 0; j < maker->second->n_hurt; j++)
        if (list == SECOND_FEWER + LIST_MEN && maker->second->hurt[j].operation == entry->operation && below (maker, 2) == 0)
          item[0] = maker->second->hurt[j].unit;
      if (list % SECOND_FEWER == LIST_GUNS)
        item[0] = item[0] / 4 * 4;
      /* Mostly with what the others received. */
      if (list % SECOND_FEWER == LIST_GUNS && item[2] > 0 && entry->n[list + 1] == 0 && below (maker, 8) != 0)
        {
          int *other = add_item (maker, entry, list + 1, SECOND_UNITS);

          other[0] = (1 - second_side_of_unit (item[0])) * SECOND_UNITS / 2 + other[0] % (SECOND_UNITS / 2);
          other[1] = item[2];
        }
    }
}

/* Guns that change hands: as many captured as were taken, but for a slip. */
static void
make_captures (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;
  int taken = 0, side = below (maker, 2);

  for (int i = below (maker, 3); i > 0; i--)
    {
      int *item = add_item (maker, entry, 1, SECOND_UNITS);
      int there;

      item[0] = below (maker, 6) != 0 ? item[0] / 4 * 4 : item[0];
      there = second->guns[item[0]][GAB_GUNS_PRESENT];

      item[1] = there > 0 ? below (maker, MIN (there, 4)) : 0;
      item[2] = second_side_of_unit (item[0]) == side && there > 1 ? below (maker, there) : 0;
      taken += item[2];
    }
  if (taken > 0)
    {
      int *item = add_item (maker, entry, 2, SECOND_UNITS);

      item[0] = item[0] % (SECOND_UNITS / 2) + (1 - side) * SECOND_UNITS / 2;
      item[1] = taken;
      if (below (maker, 12) == 0)
        item[below (maker, 2)] = below (maker, SECOND_UNITS);
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
make_close_rounds (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;
  int *item;

  if (below (maker, 3) == 0)
    {
      item = add_item (maker, entry, LIST_ROUNDS, SECOND_FORCES);
      item[1] = some_of (maker, second->lent[item[0]][entry->operation] > 0 ? second->lent[item[0]][entry->operation]
                                                                           : second->rounds[item[0]]);
    }
  if (below (maker, 4) == 0)
    {
      int *other = add_item (maker, entry, LIST_ROUNDS_CAPTURED, SECOND_FORCES);

      item = add_item (maker, entry, LIST_ROUNDS_LOST, SECOND_FORCES);
      item[1] = some_of (maker, second->rounds[item[0]]);
      other[1] = item[1];
      if (below (maker, 8) != 0)
        other[0] = (1 - second_side_of_force (item[0])) * 3 + other[0] % 3;
    }
}

static void
make_close (Maker *maker, SecondEntry *entry)
{
  const Second *second = maker->second;
  int o = some_open (maker);

  entry->operation = o;
  entry->won = below (maker, 3) - 1;
  entry->day = MAX (second->day, second->begins + second_begins (o) - below (maker, 2)) + below (maker, 3);
  entry->moves_on = below (maker, 2);
  if (below (maker, 6) == 0)
    {
      entry->taken = below (maker, 8) != 0 ? second_place (o) : below (maker, SECOND_PLACES);
      entry->won = below (maker, 8) != 0 ? 1 : entry->won;
    }
  for (int i = below (maker, SECOND_ITEMS); i > 0; i--)
    {
      int *item = add_item (maker, entry, LIST_MEN, SECOND_UNITS);
      int men = at_stake (second, item[0], o);

      for (int j = 1; j <= 4; j++)
        item[j] = below (maker, 2 + men / 5);
      if (below (maker, 20) == 0)
        item[2] = men - item[1] - item[3] - item[4] + below (maker, 2);
      item[2] = MAX (item[2], 0);
    }
  make_captures (maker, entry);
  make_close_rounds (maker, entry);
  if (below (maker, 4) == 0)
    {
      int *item = add_item (maker, entry, LIST_SP, SECOND_UNITS);

      item[1] = below (maker, second->sp[item[0]] + 1) + (below (maker, 12) == 0);
    }
}

/* One whose week is over, or any. */
static int
some_operation_to_recover (Maker *maker)
{
  const Second *second = maker->second;
  int first = below (maker, SECOND_OPERATIONS);

  for (int i = 0; i < SECOND_OPERATIONS; i++)
    {
      int o = (first + i) % SECOND_OPERATIONS;

      if (second->closed[o] && !second->recovered[o] && below (maker, 6) != 0)
        return o;
    }
  return first;
}

/* An entry that might be next: mostly one that may stand. */
void
second_make_entry (GRand *random, const Second *second, SecondEntry *entry)
{
  Maker this_one = { random, second }, *maker = &this_one;
  static const struct { GabBooksVerb verb; void (*make) (Maker *maker, SecondEntry *entry); int often; } verbs[] = {
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

  for (guint j = 0; j < G_N_ELEMENTS (verbs); j++)
    total += verbs[j].often;
  for (pick = below (maker, total); pick >= verbs[i].often; i++)
    pick -= verbs[i].often;
  *entry = (SecondEntry) { .verb = verbs[i].verb, .taken = -1 };
  if (verbs[i].make != NULL)
    verbs[i].make (maker, entry);
  else if (entry->verb == GAB_BOOKS_RECOVER)
    entry->operation = some_operation_to_recover (maker);
  else if (entry->verb == GAB_BOOKS_ADVANCE_DAYS)
    entry->day = below (maker, 4);
}

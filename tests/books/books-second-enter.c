/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second books: whether an entry may stand, and what it does. */

#include "books-second.h"

#include "books-desk.h"

/* Takes from one place what goes to another; FALSE when it has less. */
static gboolean
take (int *from, int count, int *to)
{
  if (*from < count)
    return FALSE;
  *from -= count;
  *to += count;
  return TRUE;
}

/* CA-6: an SP is back when the men present reach its share of the first men. */
static void
regain (Second *second, int unit)
{
  int first = second_first_sp (unit);

  while (second->sp[unit] < first &&
         second->men[unit][GAB_MEN_PRESENT] >= (second->sp[unit] + 1) * (second_first_men (unit) / first))
    second->sp[unit]++;
}

/* No name twice in a list; no item of nought where there is one number and the entry is plain. */
static gboolean
lists_are_good (const SecondEntry *entry, gboolean nought)
{
  for (int list = 0; list < SECOND_LISTS; list++)
    {
      guint seen = 0;

      for (int i = 0; i < entry->n[list]; i++)
        {
          guint bit = 1u << entry->item[list][i][0];

          if ((seen & bit) != 0 || (!nought && entry->item[list][i][1] == 0))
            return FALSE;
          seen |= bit;
        }
    }
  return TRUE;
}

static gboolean
enter_plain (Second *second, const SecondEntry *entry)
{
  gboolean good = lists_are_good (entry, FALSE) && entry->n[0] + entry->n[1] + entry->n[2] > 0;

  for (int list = 0; list < 3; list++)
    for (int i = 0; good && i < entry->n[list]; i++)
      {
        int who = entry->item[list][i][0], count = entry->item[list][i][1];
        int *place = list == 0 ? &second->men[who][GAB_MEN_PRESENT]
                   : list == 1 ? &second->guns[who][GAB_GUNS_PRESENT] : &second->rounds[who];
        int *came = list == 0 ? &second->men_came[who] : list == 1 ? &second->guns_came[who] : &second->came[who];
        int *went = list == 0 ? &second->men_went[who] : list == 1 ? &second->guns_went[who] : &second->lost[who];
        int none = count;

        if (entry->verb == GAB_BOOKS_RECEIVE)
          {
            take (&none, count, place);
            *came += count;
            if (list == 0)
              regain (second, who);
          }
        else
          good = take (place, count, went);
      }
  return good;
}

static gboolean
enter_move (Second *second, const SecondEntry *entry)
{
  gboolean good = lists_are_good (entry, FALSE);

  for (int i = 0; good && i < entry->n[0]; i++)
    {
      int *men = second->men[entry->item[0][i][0]];

      if (entry->verb == GAB_BOOKS_SICK)
        good = take (&men[GAB_MEN_PRESENT], entry->item[0][i][1], &men[GAB_MEN_SICK]);
      else if (entry->verb == GAB_BOOKS_FIT)
        {
          good = take (&men[GAB_MEN_SICK], entry->item[0][i][1], &men[GAB_MEN_PRESENT]);
          regain (second, entry->item[0][i][0]);
        }
      else
        good = take (&men[GAB_MEN_PRESENT], entry->item[0][i][1], &men[GAB_MEN_DESERTED]);
    }
  return good;
}

static gboolean
lose (Second *second, const SecondEntry *entry)
{
  static const int places[] = { GAB_MEN_KILLED, GAB_MEN_WOUNDED, GAB_MEN_MISSING, GAB_MEN_PRISONERS };
  int balance[2] = { 0 }; /* guns that a side took, less those the other lost */

  for (int i = 0; i < entry->n[0]; i++)
    {
      const int *item = entry->item[0][i];

      for (int j = 0; j < 4; j++)
        if (!take (&second->men[item[0]][GAB_MEN_PRESENT], item[j + 1], &second->men[item[0]][places[j]]))
          return FALSE;
      if (item[1] + item[2] + item[3] > 0)
        second->hurt[second->n_hurt++] = (SecondHurt) { item[0], entry->operation, item[1], item[2], item[3] };
    }
  for (int i = 0; i < entry->n[1]; i++)
    {
      const int *item = entry->item[1][i];
      int *guns = second->guns[item[0]];

      if (!take (&guns[GAB_GUNS_PRESENT], item[1], &guns[GAB_GUNS_DISMOUNTED]) ||
          !take (&guns[GAB_GUNS_PRESENT], item[2], &guns[GAB_GUNS_TAKEN]))
        return FALSE;
      balance[1 - second_side_of_unit (item[0])] -= item[2];
    }
  for (int i = 0; i < entry->n[2]; i++)
    {
      const int *item = entry->item[2][i];

      second->guns[item[0]][GAB_GUNS_PRESENT] += item[1];
      second->guns_came[item[0]] += item[1];
      balance[second_side_of_unit (item[0])] += item[1];
    }
  for (int i = 0; i < entry->n[3]; i++)
    if (!take (&second->rounds[entry->item[3][i][0]], entry->item[3][i][1], &second->spent[entry->item[3][i][0]]))
      return FALSE;
  for (int i = 0; i < entry->n[4]; i++)
    if ((second->sp[entry->item[4][i][0]] -= entry->item[4][i][1]) < 0)
      return FALSE;
  return balance[0] == 0 && balance[1] == 0;
}

/* Who was in the place: the garrison and what nests in it, and the brigade, in which nothing does. */
static gboolean
was_inside (int unit, int place)
{
  int force = second_force_of_unit (unit);

  return place == 0 ? force == 3 || force == 4 : force == 1;
}

static void
fall (Second *second, int place, int taker)
{
  int kept = 0;

  second->owner[place] = taker;
  if (second->fallen[place])
    return;
  second->fallen[place] = 1;
  for (int u = 0; u < SECOND_UNITS; u++)
    if (was_inside (u, place))
      {
        int *men = second->men[u];

        take (&men[GAB_MEN_WOUNDED], men[GAB_MEN_WOUNDED], &men[GAB_MEN_PRISONERS]);
        take (&men[GAB_MEN_SICK], men[GAB_MEN_SICK], &men[GAB_MEN_PRISONERS]);
      }
  for (int i = 0; i < second->n_hurt; i++)
    if (second->recovered[second->hurt[i].operation] || !was_inside (second->hurt[i].unit, place))
      second->hurt[kept++] = second->hurt[i];
  second->n_hurt = kept;
}

static gboolean
enter_close (Second *second, const SecondEntry *entry)
{
  int o = entry->operation;

  if (second->closed[o] || entry->day < second->begins + second_begins (o) || !lists_are_good (entry, TRUE))
    return FALSE;
  if (entry->taken >= 0 && (entry->won <= 0 || entry->taken != second_place (o) ||
                            second->owner[entry->taken] == second_attacker (o)))
    return FALSE;
  if (!lose (second, entry))
    return FALSE;
  if (entry->taken >= 0)
    fall (second, entry->taken, second_attacker (o));
  second->closed[o] = 1;
  second->won[o] = entry->won;
  second->moves_on[o] = entry->moves_on;
  second->closed_on[o] = entry->day;
  second->day = MAX (second->day, entry->day);
  return TRUE;
}

/* One in how many of a side's losses comes back. */
static int
one_in (const Second *second, int o, int side)
{
  gboolean attacks = second_attacker (o) == side;

  if (second->won[o] == 0)
    return 3;
  if (attacks == (second->won[o] > 0))
    return second->moves_on[o] ? 3 : 2;
  return 4;
}

static void
come_back (Second *second, int o, int side)
{
  gint64 weights[2 * SECOND_ITEMS], parts[2 * SECOND_ITEMS], losses = 0, hurts = 0;
  SecondHurt *hurt[SECOND_ITEMS];
  int n = 0;

  for (int i = 0; i < second->n_hurt; i++)
    if (second->hurt[i].operation == o && second_side_of_unit (second->hurt[i].unit) == side)
      {
        hurt[n] = &second->hurt[i];
        weights[2 * n] = hurt[n]->wounded;
        weights[2 * n + 1] = hurt[n]->missing;
        hurts += hurt[n]->wounded + hurt[n]->missing;
        losses += hurt[n]->killed + hurt[n]->wounded + hurt[n]->missing;
        n++;
      }
  reckon_shares (MIN (losses / one_in (second, o, side), hurts), weights, 2 * n, parts);
  for (int i = 0; i < n; i++)
    {
      int *men = second->men[hurt[i]->unit];

      g_assert_true (take (&men[GAB_MEN_WOUNDED], parts[2 * i], &men[GAB_MEN_PRESENT]));
      g_assert_true (take (&men[GAB_MEN_MISSING], parts[2 * i + 1], &men[GAB_MEN_PRESENT]));
      if (parts[2 * i] + parts[2 * i + 1] > 0)
        regain (second, hurt[i]->unit);
    }
}

static gboolean
enter_recover (Second *second, const SecondEntry *entry)
{
  int o = entry->operation;

  if (!second->closed[o] || second->recovered[o] || second->day < second->closed_on[o] + 7)
    return FALSE;
  come_back (second, o, 0);
  come_back (second, o, 1);
  second->recovered[o] = 1;
  return TRUE;
}

/* Whether the entry may stand; what it does then, and anything when it may not: hand it a copy. */
gboolean
second_enter (Second *second, const SecondEntry *entry)
{
  int day = entry->verb == GAB_BOOKS_ADVANCE_DAYS ? second->day + entry->day : entry->day;

  switch (entry->verb)
    {
    case GAB_BOOKS_RECEIVE:
    case GAB_BOOKS_STRIKE_OFF:
      return enter_plain (second, entry);
    case GAB_BOOKS_SICK:
    case GAB_BOOKS_FIT:
    case GAB_BOOKS_DESERT:
      return enter_move (second, entry);
    case GAB_BOOKS_CLOSE:
    case GAB_BOOKS_RESULT:
      return enter_close (second, entry);
    case GAB_BOOKS_RECOVER:
      return enter_recover (second, entry);
    case GAB_BOOKS_ADVANCE_DAYS:
    case GAB_BOOKS_ADVANCE_TO:
      if (day <= second->day)
        return FALSE;
      second->day = day;
      return TRUE;
    case GAB_BOOKS_NOTE:
    default:
      return TRUE;
    }
}

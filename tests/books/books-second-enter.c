/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second books: whether an entry may stand, and what it does. */

#include "books-second.h"

/* Takes from one place what goes to another; FALSE when it has less. */
gboolean
second_take (int *from, int count, int *to)
{
  if (*from < count)
    return FALSE;
  *from -= count;
  *to += count;
  return TRUE;
}

/* CA-6: an SP is back when the men that the unit has reach its share of the first men. */
void
second_regain (Second *second, int unit)
{
  int first = second_first_sp (unit);

  while (second->sp[unit] < first && second->men[unit][GAB_MEN_PRESENT] + second->men[unit][GAB_MEN_DETACHED] >=
                                       (second->sp[unit] + 1) * (second_first_men (unit) / first))
    second->sp[unit]++;
}

/* No name twice in a list; no item of nought where there is one number and the entry is plain. */
gboolean
second_good_lists (const SecondEntry *entry, gboolean nought)
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
  gboolean good = second_good_lists (entry, FALSE) && entry->n[0] + entry->n[1] + entry->n[2] > 0;

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
            second_take (&none, count, place);
            *came += count;
            if (list == 0)
              second_regain (second, who);
          }
        else
          good = second_take (place, count, went);
      }
  return good;
}

/* From where to where the men of a plain entry go (CA-3). */
static gboolean
enter_move (Second *second, const SecondEntry *entry)
{
  static const struct { GabBooksVerb verb; GabMenPlace from, to; } moves[] = {
    { GAB_BOOKS_SICK, GAB_MEN_PRESENT, GAB_MEN_SICK }, { GAB_BOOKS_FIT, GAB_MEN_SICK, GAB_MEN_PRESENT },
    { GAB_BOOKS_DESERT, GAB_MEN_PRESENT, GAB_MEN_DESERTED }, { GAB_BOOKS_FOUND, GAB_MEN_MISSING, GAB_MEN_PRESENT },
    { GAB_BOOKS_DIED, GAB_MEN_WOUNDED, GAB_MEN_KILLED }, { GAB_BOOKS_EXCHANGE, GAB_MEN_PRISONERS, GAB_MEN_PRESENT },
  };
  gboolean good = second_good_lists (entry, FALSE);

  for (int i = 0; good && i < entry->n[0]; i++)
    {
      int unit = entry->item[0][i][0], count = entry->item[0][i][1];
      int *men = second->men[unit], *guns = second->guns[unit];

      if (entry->verb == GAB_BOOKS_REPAIR)
        good = second_take (&guns[GAB_GUNS_DISMOUNTED], count, &guns[GAB_GUNS_PRESENT]);
      for (guint j = 0; j < G_N_ELEMENTS (moves); j++)
        if (moves[j].verb == entry->verb)
          {
            good = second_take (&men[moves[j].from], count, &men[moves[j].to]);
            if (moves[j].to == GAB_MEN_PRESENT)
              second_regain (second, unit);
          }
    }
  return good;
}

/* One entry in two units or forces (CA-3). */
static gboolean
enter_between (Second *second, const SecondEntry *entry)
{
  int giver = entry->giver, getter = entry->getter, none = entry->men;
  gboolean units = entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_CAPTURE;
  gboolean one_side = units ? second_side_of_unit (giver) == second_side_of_unit (getter)
                            : second_side_of_force (giver) == second_side_of_force (getter);
  gboolean transfer = entry->verb == GAB_BOOKS_TRANSFER || entry->verb == GAB_BOOKS_TRANSFER_ROUNDS;

  if (giver == getter || one_side != transfer || entry->men + entry->guns == 0)
    return FALSE;
  if (!units)
    {
      second->came[getter] += entry->men;
      return second_take (&second->rounds[giver], entry->men, transfer ? &second->given[giver] : &second->lost[giver]) &&
             second_take (&none, entry->men, &second->rounds[getter]);
    }
  if (!second_take (&second->men[giver][GAB_MEN_PRESENT], entry->men, &second->men_given[giver]) ||
      !second_take (&second->guns[giver][GAB_GUNS_PRESENT], entry->guns,
                    transfer ? &second->guns_given[giver] : &second->guns[giver][GAB_GUNS_TAKEN]))
    return FALSE;
  second->men[getter][GAB_MEN_PRESENT] += entry->men;
  second->men_came[getter] += entry->men;
  second->guns[getter][GAB_GUNS_PRESENT] += entry->guns;
  second->guns_came[getter] += entry->guns;
  second->spoils[getter] += transfer ? 0 : entry->guns;
  if (entry->men > 0)
    second_regain (second, getter);
  return TRUE;
}

/* Of one unit or force; @back the other way. Nothing comes back but from where it is (CA-11). */
static gboolean
lend (Second *second, int o, int list, int who, int count, gboolean back)
{
  int *here = list == 0 ? &second->men[who][GAB_MEN_PRESENT]
            : list == 1 ? &second->guns[who][GAB_GUNS_PRESENT] : &second->rounds[who];
  int *there = list == 0 ? &second->men[who][GAB_MEN_DETACHED]
             : list == 1 ? &second->guns[who][GAB_GUNS_DETACHED] : &second->lent[who][o];

  if (list < 2 && second->with[who] != o && (back || second->with[who] >= 0))
    return FALSE;
  if (!second_take (back ? there : here, count, back ? here : there))
    return FALSE;
  if (list < 2)
    second->with[who] = second->men[who][GAB_MEN_DETACHED] + second->guns[who][GAB_GUNS_DETACHED] > 0 ? o : -1;
  return TRUE;
}

/* All that an operation has of a side comes back; says whether there was any. */
static gboolean
come_home (Second *second, int o)
{
  gboolean any = FALSE;

  for (int u = 0; u < SECOND_UNITS; u++)
    if (second->with[u] == o)
      {
        any = TRUE;
        second_take (&second->men[u][GAB_MEN_DETACHED], second->men[u][GAB_MEN_DETACHED], &second->men[u][GAB_MEN_PRESENT]);
        second_take (&second->guns[u][GAB_GUNS_DETACHED], second->guns[u][GAB_GUNS_DETACHED], &second->guns[u][GAB_GUNS_PRESENT]);
        second->with[u] = -1;
      }
  for (int f = 0; f < SECOND_FORCES; f++)
    {
      any |= second->lent[f][o] > 0;
      second_take (&second->lent[f][o], second->lent[f][o], &second->rounds[f]);
    }
  return any;
}

static gboolean
enter_lend (Second *second, const SecondEntry *entry)
{
  gboolean back = entry->verb == GAB_BOOKS_RETURN;
  gboolean good = second_good_lists (entry, FALSE) && !second->closed[entry->operation];

  for (int list = 0; list < 3; list++)
    for (int i = 0; good && i < entry->n[list]; i++)
      good = lend (second, entry->operation, list, entry->item[list][i][0], entry->item[list][i][1], back);
  if (entry->n[0] + entry->n[1] + entry->n[2] > 0 || !good)
    return good;
  return back && come_home (second, entry->operation);
}

static gboolean
enter_close (Second *second, const SecondEntry *entry)
{
  if (!second_close (second, entry))
    return FALSE;
  come_home (second, entry->operation);
  return TRUE;
}

/* Whether the entry may stand; what it does then, and anything when it may not: hand it a copy. */
gboolean
second_enter (Second *second, const SecondEntry *entry)
{
  switch ((int) entry->verb)
    {
    case GAB_BOOKS_RECEIVE:
    case GAB_BOOKS_STRIKE_OFF:
      return enter_plain (second, entry);
    case GAB_BOOKS_CLOSE:
    case GAB_BOOKS_RESULT:
      return enter_close (second, entry);
    case GAB_BOOKS_RECOVER:
      return second_recover (second, entry);
    case GAB_BOOKS_CORRECT:
    case GAB_BOOKS_CORRECT_MEN:
      return second_correct (second, entry);
    case GAB_BOOKS_LEND:
    case GAB_BOOKS_RETURN:
      return enter_lend (second, entry);
    case GAB_BOOKS_TRANSFER:
    case GAB_BOOKS_TRANSFER_ROUNDS:
    case GAB_BOOKS_CAPTURE:
    case GAB_BOOKS_CAPTURE_ROUNDS:
      return enter_between (second, entry);
    case GAB_BOOKS_ADVANCE_DAYS:
      second->day += entry->day;
      return entry->day > 0;
    case GAB_BOOKS_NOTE:
      return TRUE;
    default:
      return enter_move (second, entry);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second books: what a closing costs, what comes back of it, and what was wrong in it. */

#include "books-second.h"

static const GabMenPlace loss_places[] = { GAB_MEN_KILLED, GAB_MEN_WOUNDED, GAB_MEN_MISSING, GAB_MEN_PRISONERS };

static gboolean
falls (const Second *second, const SecondEntry *entry, int force)
{
  return entry->taken >= 0 && !second->fallen[entry->taken] && second_was_inside (force, entry->taken);
}

/* Each of what is lost, one by one: of the lent first where they are lent here, else of those present. In a
 * place that falls all go; elsewhere a unit that lent some loses of these alone (CA-11). */
static gboolean
lose_one_by_one (int *lent, int *here, gboolean all, gboolean is_lent, int count, int *to)
{
  for (; count > 0; count--)
    if (!(is_lent && second_take (lent, 1, to)) && !((all || !is_lent) && second_take (here, 1, to)))
      return FALSE;
  return TRUE;
}

/* Men or guns of a unit to their places. */
static gboolean
lose_of_unit (Second *second, const SecondEntry *entry, int unit, gboolean guns, int count, int *to)
{
  gboolean inside = falls (second, entry, second_force_of_unit (unit));
  int with = second->with[unit];

  if (count > 0 && with >= 0 && with != entry->operation && !inside)
    return FALSE;
  return lose_one_by_one (guns ? &second->guns[unit][GAB_GUNS_DETACHED] : &second->men[unit][GAB_MEN_DETACHED],
                          guns ? &second->guns[unit][GAB_GUNS_PRESENT] : &second->men[unit][GAB_MEN_PRESENT], inside,
                          with == entry->operation, count, to);
}

static gboolean
lose_men (Second *second, const SecondEntry *entry)
{
  for (int i = 0; i < entry->n[LIST_MEN]; i++)
    {
      const int *item = entry->item[LIST_MEN][i];

      for (int j = 0; j < 4; j++)
        if (!lose_of_unit (second, entry, item[0], FALSE, item[j + 1], &second->men[item[0]][loss_places[j]]))
          return FALSE;
      g_assert_cmpint (second->n_hurt, <, SECOND_HURT);
      if (item[1] + item[2] + item[3] > 0)
        second->hurt[second->n_hurt++] = (SecondHurt) { item[0], entry->operation, item[1], item[2], item[3] };
    }
  return TRUE;
}

/* @balance: what a side took of the other, less what that one lost. */
static gboolean
lose_guns (Second *second, const SecondEntry *entry, int *balance)
{
  for (int i = 0; i < entry->n[LIST_GUNS]; i++)
    {
      const int *item = entry->item[LIST_GUNS][i];
      int *guns = second->guns[item[0]];

      if (!lose_of_unit (second, entry, item[0], TRUE, item[1], &guns[GAB_GUNS_DISMOUNTED]) ||
          !lose_of_unit (second, entry, item[0], TRUE, item[2], &guns[GAB_GUNS_TAKEN]))
        return FALSE;
      balance[1 - second_side_of_unit (item[0])] -= item[2];
    }
  for (int i = 0; i < entry->n[LIST_CAPTURED]; i++)
    {
      const int *item = entry->item[LIST_CAPTURED][i];

      second->guns[item[0]][GAB_GUNS_PRESENT] += item[1];
      second->guns_came[item[0]] += item[1];
      second->spoils[item[0]] += item[1];
      balance[second_side_of_unit (item[0])] += item[1];
    }
  return balance[0] == 0 && balance[1] == 0;
}

static gboolean
lose_rounds (Second *second, const SecondEntry *entry, int list)
{
  for (int i = 0; i < entry->n[list]; i++)
    {
      int force = entry->item[list][i][0];
      int *lent = &second->lent[force][entry->operation];
      int *to = list == LIST_ROUNDS ? &second->spent[force] : &second->lost[force];

      if (!lose_one_by_one (lent, &second->rounds[force], falls (second, entry, force), *lent > 0,
                            entry->item[list][i][1], to))
        return FALSE;
    }
  return TRUE;
}

static gboolean
lose (Second *second, const SecondEntry *entry)
{
  int guns[2] = { 0 }, rounds[2] = { 0 };

  if (!lose_men (second, entry) || !lose_guns (second, entry, guns) || !lose_rounds (second, entry, LIST_ROUNDS))
    return FALSE;
  for (int i = 0; i < entry->n[LIST_SP]; i++)
    if ((second->sp[entry->item[LIST_SP][i][0]] -= entry->item[LIST_SP][i][1]) < 0)
      return FALSE;
  if (!lose_rounds (second, entry, LIST_ROUNDS_LOST))
    return FALSE;
  for (int i = 0; i < entry->n[LIST_ROUNDS_LOST]; i++)
    rounds[1 - second_side_of_force (entry->item[LIST_ROUNDS_LOST][i][0])] -= entry->item[LIST_ROUNDS_LOST][i][1];
  for (int i = 0; i < entry->n[LIST_ROUNDS_CAPTURED]; i++)
    {
      const int *item = entry->item[LIST_ROUNDS_CAPTURED][i];

      second->rounds[item[0]] += item[1];
      second->came[item[0]] += item[1];
      rounds[second_side_of_force (item[0])] += item[1];
    }
  return rounds[0] == 0 && rounds[1] == 0;
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
    if (second_was_inside (second_force_of_unit (u), place))
      {
        int *men = second->men[u];

        second_take (&men[GAB_MEN_WOUNDED], men[GAB_MEN_WOUNDED], &men[GAB_MEN_PRISONERS]);
        second_take (&men[GAB_MEN_SICK], men[GAB_MEN_SICK], &men[GAB_MEN_PRISONERS]);
      }
  for (int i = 0; i < second->n_hurt; i++)
    if (!second_was_inside (second_force_of_unit (second->hurt[i].unit), place))
      second->hurt[kept++] = second->hurt[i];
  second->n_hurt = kept;
}

gboolean
second_close (Second *second, const SecondEntry *entry)
{
  int o = entry->operation;

  if (second->closed[o] || entry->day < second->begins + second_begins (o) || !second_good_lists (entry, TRUE))
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

/* Largest remainder: all get their whole part, what is left over goes one each to the greatest remainders, of equals
 * to the first. */
static void
share (gint64 total, const gint64 *weights, int n, gint64 *parts)
{
  gint64 sum = 0, left = total;
  gboolean more[2 * SECOND_UNITS] = { FALSE };

  for (int i = 0; i < n; i++)
    sum += weights[i];
  for (int i = 0; i < n; i++)
    left -= parts[i] = sum > 0 ? total * weights[i] / sum : 0;
  for (; sum > 0 && left > 0; left--)
    {
      int best = -1;

      for (int i = 0; i < n; i++)
        if (!more[i] && (best < 0 || total * weights[i] % sum > total * weights[best] % sum))
          best = i;
      more[best] = TRUE;
      parts[best]++;
    }
}

/* As many as are still there: some may have died since, or been found. */
static void
come_back (int *from, int count, int *to)
{
  second_take (from, MIN (count, *from), to);
}

static void
recover_side (Second *second, int o, int side)
{
  gint64 weights[2 * SECOND_UNITS], parts[2 * SECOND_UNITS], losses = 0, hurts = 0;
  SecondHurt *hurt[SECOND_UNITS];
  int n = 0;

  for (int i = 0; i < second->n_hurt; i++)
    if (second->hurt[i].operation == o && second_side_of_unit (second->hurt[i].unit) == side)
      {
        g_assert_cmpint (n, <, SECOND_UNITS);
        hurt[n] = &second->hurt[i];
        weights[2 * n] = hurt[n]->wounded;
        weights[2 * n + 1] = hurt[n]->missing;
        hurts += hurt[n]->wounded + hurt[n]->missing;
        losses += hurt[n]->killed + hurt[n]->wounded + hurt[n]->missing;
        n++;
      }
  share (MIN (losses / one_in (second, o, side), hurts), weights, 2 * n, parts);
  for (int i = 0; i < n; i++)
    {
      int *men = second->men[hurt[i]->unit], before = men[GAB_MEN_PRESENT];

      come_back (&men[GAB_MEN_WOUNDED], parts[2 * i], &men[GAB_MEN_PRESENT]);
      come_back (&men[GAB_MEN_MISSING], parts[2 * i + 1], &men[GAB_MEN_PRESENT]);
      if (men[GAB_MEN_PRESENT] > before)
        second_regain (second, hurt[i]->unit);
    }
}

gboolean
second_recover (Second *second, const SecondEntry *entry)
{
  int o = entry->operation;

  if (!second->closed[o] || second->recovered[o] || second->day < second->closed_on[o] + 7)
    return FALSE;
  recover_side (second, o, 0);
  recover_side (second, o, 1);
  second->recovered[o] = 1;
  return TRUE;
}

/* The recovery to come goes by the losses as they are known then. */
static gboolean
correct_hurt (Second *second, int o, const int *item, int sign)
{
  int i = 0;

  if (item[1] + item[2] + item[3] == 0)
    return TRUE;
  while (i < second->n_hurt && (second->hurt[i].operation != o || second->hurt[i].unit != item[0]))
    i++;
  g_assert_cmpint (i, <, SECOND_HURT);
  if (i == second->n_hurt)
    second->hurt[second->n_hurt++] = (SecondHurt) { item[0], o, 0, 0, 0 };
  second->hurt[i].killed += sign * item[1];
  second->hurt[i].wounded += sign * item[2];
  second->hurt[i].missing += sign * item[3];
  return second->hurt[i].killed >= 0 && second->hurt[i].wounded >= 0 && second->hurt[i].missing >= 0;
}

static gboolean
lends (const Second *second, int force)
{
  for (int o = 0; o < SECOND_OPERATIONS; o++)
    if (second->lent[force][o] > 0)
      return TRUE;
  return FALSE;
}

/* The one way, or the other when it was booked too much. */
static gboolean
shift (int *from, int *to, int count, gboolean fewer)
{
  return fewer ? second_take (to, count, from) : second_take (from, count, to);
}

static gboolean
correct_item (Second *second, const SecondEntry *entry, int list, const int *item, int *balance)
{
  gboolean fewer = list >= SECOND_FEWER;
  int what = list % SECOND_FEWER, who = item[0], sign = fewer ? -1 : 1, *men, *guns;

  if (what == LIST_ROUNDS)
    return !lends (second, who) && shift (&second->rounds[who], &second->spent[who], item[1], fewer);
  men = second->men[who];
  guns = second->guns[who];
  if (second->with[who] >= 0)
    return FALSE;
  switch (what)
    {
    case LIST_MEN:
      for (int j = 0; j < 4; j++)
        if (!shift (&men[GAB_MEN_PRESENT], &men[loss_places[j]], item[j + 1], fewer))
          return FALSE;
      return correct_hurt (second, entry->operation, item, sign);
    case LIST_GUNS:
      balance[1 - second_side_of_unit (who)] -= sign * item[2];
      return shift (&guns[GAB_GUNS_PRESENT], &guns[GAB_GUNS_DISMOUNTED], item[1], fewer) &&
             shift (&guns[GAB_GUNS_PRESENT], &guns[GAB_GUNS_TAKEN], item[2], fewer);
    case LIST_CAPTURED:
      balance[second_side_of_unit (who)] += sign * item[1];
      second->spoils[who] += sign * item[1];
      second->guns_came[who] += sign * item[1];
      guns[GAB_GUNS_PRESENT] += sign * item[1];
      return second->spoils[who] >= 0 && guns[GAB_GUNS_PRESENT] >= 0;
    default: /* SP */
      second->sp[who] -= sign * item[1];
      return second->sp[who] >= 0 && second->sp[who] <= second_first_sp (who);
    }
}

/* Of the words for places, those that are outside the unit. */
enum { RECEIVED = GAB_MEN_DESERTED + 1, GIVEN, STRUCK };

static gboolean
correct_men (Second *second, const SecondEntry *entry)
{
  int unit = entry->giver, count = entry->men;
  int change[STRUCK + 1] = { 0 };
  int *places[STRUCK + 1];

  for (int i = 0; i <= GAB_MEN_DESERTED; i++)
    places[i] = &second->men[unit][i];
  places[RECEIVED] = &second->men_came[unit];
  places[GIVEN] = &second->men_given[unit];
  places[STRUCK] = &second->men_went[unit];
  if (count == 0 || entry->from == entry->to || second->with[unit] >= 0)
    return FALSE;
  /* Fewer where it was said, more where it should be; of what was received the other way round. */
  change[entry->from] -= count;
  change[entry->to] += count;
  change[RECEIVED] = -change[RECEIVED];
  for (int i = 0; i <= STRUCK; i++)
    if ((*places[i] += change[i]) < 0)
      return FALSE;
  return TRUE;
}

gboolean
second_correct (Second *second, const SecondEntry *entry)
{
  int balance[2] = { 0 };
  gboolean any = FALSE;

  if (entry->verb == GAB_BOOKS_CORRECT_MEN)
    return correct_men (second, entry);
  if (!second->closed[entry->operation])
    return FALSE;
  for (int what = 0; what < SECOND_FEWER; what++)
    for (int list = what; list < SECOND_LISTS; list += SECOND_FEWER)
      for (int i = 0; i < entry->n[list]; i++)
        {
          const int *item = entry->item[list][i];

          any = TRUE;
          for (int j = 0; j < i; j++)
            if (entry->item[list][j][0] == item[0])
              return FALSE;
          if ((what >= LIST_CAPTURED && item[1] == 0) || !correct_item (second, entry, list, item, balance))
            return FALSE;
        }
  return any && balance[0] == 0 && balance[1] == 0;
}

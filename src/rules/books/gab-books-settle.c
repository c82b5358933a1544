/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sharing out losses, and what comes back a week later (CA-5, CA-6). */

#include "gab-books-private.h"

#include "gab-share.h"

/**
 * gab_books_split_loss:
 * @tables: the books' tables
 * @men: what a unit lost, 0 or more
 * @loss: (out): its part killed, wounded and missing; no prisoners
 *
 * CA-5: by largest remainder, in the proportion of the tables.
 */
void
gab_books_split_loss (const GabBooksTables *tables,
                      gint64                men,
                      GabBooksLoss         *loss)
{
  gint64 weights[3], parts[3];

  for (int i = 0; i < 3; i++)
    weights[i] = tables->split[i];
  gab_share (men, weights, 3, parts);
  *loss = (GabBooksLoss) { parts[0], parts[1], parts[2], 0 };
}

/**
 * gab_books_order_loss:
 * @order: an order of the books
 * @unit_name: a unit's index in the names
 * @loss: (out): what the order says that the unit lost
 *
 * Returns: whether it is a closing order that names the unit among its losses.
 */
gboolean
gab_books_order_loss (const GabOrder *order,
                      int             unit_name,
                      GabBooksLoss   *loss)
{
  GabArgs args = gab_args (order);
  int length;

  if (order->verb->id != GAB_BOOKS_CLOSE && order->verb->id != GAB_BOOKS_RESULT)
    return FALSE;
  args.next += 3; /* operation, outcome, date */
  if (gab_args_next (&args) == 0)
    return FALSE;
  length = gab_args_next (&args);
  for (int i = 0; i < length; i++, args.next += 5)
    if (args.next[0] == unit_name)
      {
        *loss = (GabBooksLoss) { args.next[1], args.next[2], args.next[3], args.next[4] };
        return TRUE;
      }
  return FALSE;
}

static gint64
sum_of (const gint64 *numbers,
        guint         n)
{
  gint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += numbers[i];
  return sum;
}

/* Shares out among the units as far as they have men; says what is left over. */
static gint64
share_among (gint64        men,
             const gint64 *weights,
             guint         n_units,
             gint64       *left,
             gint64       *lost)
{
  g_autofree gint64 *parts = g_new0 (gint64, n_units + 1);
  gint64 shared = gab_share (MIN (men, sum_of (weights, n_units)), weights, n_units, parts);

  for (guint i = 0; i < n_units; i++)
    {
      left[i] -= parts[i];
      lost[i] += parts[i];
    }
  return men - shared;
}

static gboolean
holds (const GArray *names,
       gint32        name)
{
  for (guint i = 0; i < names->len; i++)
    if (g_array_index (names, gint32, i) == name)
      return TRUE;
  return FALSE;
}

/**
 * gab_books_share_pools:
 * @settlement: what an operation cost
 * @side: whose pools: 0 the attacker's, 1 those of who is attacked
 * @names: (array length=n_units): the units in play, as the pools name them
 * @men: (array length=n_units): the men that each has in play
 * @n_units: how many units
 * @lost: (out) (array length=n_units): what each loses, never more than it has
 *
 * CA-5: each pool falls first on the units named for it, then on all in play,
 * by largest remainder, weighted by the men in play; ties in list order.
 */
void
gab_books_share_pools (const GabSettlement *settlement,
                       guint                side,
                       const gint32        *names,
                       const gint64        *men,
                       guint                n_units,
                       gint64              *lost)
{
  g_autofree gint64 *left = g_memdup2 (men, n_units * sizeof (gint64));
  g_autofree gint64 *weights = g_new0 (gint64, n_units + 1);

  for (guint i = 0; i < n_units; i++)
    lost[i] = 0;
  for (guint p = 0; p < settlement->pools->len; p++)
    {
      const GabPool *pool = &g_array_index (settlement->pools, GabPool, p);
      gint64 rest;

      if (pool->side != side)
        continue;
      for (guint i = 0; i < n_units; i++)
        weights[i] = holds (pool->first, names[i]) ? left[i] : 0;
      rest = share_among (pool->men, weights, n_units, left, lost);
      for (guint i = 0; i < n_units; i++)
        weights[i] = left[i];
      share_among (rest, weights, n_units, left, lost);
    }
}

/**
 * gab_books_sp_men:
 * @unit: a unit
 * @sp: how many of its SP are lost, 0 to those it has now
 *
 * CA-4: men an SP = the unit's first men divided by its first SP, for losses only,
 * the last SP taking all the men left.
 *
 * Returns: the men that are lost with them, no more than it has present or lent.
 */
gint32
gab_books_sp_men (const GabBooksUnit *unit,
                  gint32              sp)
{
  gint64 here = (gint64) unit->men[GAB_MEN_PRESENT] + unit->men[GAB_MEN_DETACHED];

  if (sp <= 0 || unit->sp_first == 0)
    return 0;
  if (sp >= unit->sp_now)
    return here;
  return MIN (here, (gint64) sp * (unit->men_flow.first / unit->sp_first));
}

/**
 * gab_books_share_rounds:
 * @books: the books
 * @operation: ordinal of an operation
 * @side: ordinal of a side
 * @rounds: what the side spent there, 0 or more
 * @spent: (out): an array with a place for each force, by ordinal
 *
 * CA-5: spending is shared by largest remainder of what each force lent, in the
 * order in which they lent first, and never more than it.
 *
 * Returns: how many rounds found no force that lent them.
 */
gint64
gab_books_share_rounds (const GabBooks *books,
                        int             operation,
                        int             side,
                        gint64          rounds,
                        gint64         *spent)
{
  guint n = books->loans->len;
  g_autofree gint64 *weights = g_new0 (gint64, n + 1);
  g_autofree gint64 *parts = g_new0 (gint64, n + 1);
  gint64 lent, shared;

  for (guint i = 0; i < books->forces->len; i++)
    spent[i] = 0;
  for (guint i = 0; i < n; i++)
    {
      const GabBooksLoan *loan = &g_array_index (books->loans, GabBooksLoan, i);

      if (loan->operation == operation && gab_books_force (books, loan->force)->side == side)
        weights[i] = loan->rounds;
    }
  lent = sum_of (weights, n);
  shared = gab_share (MIN (rounds, lent), weights, n, parts);
  for (guint i = 0; i < n; i++)
    spent[g_array_index (books->loans, GabBooksLoan, i).force] += parts[i];
  return rounds - shared;
}

static const gint32 *
recovering_share (const GabBooks          *books,
                  const GabBooksOperation *operation,
                  int                      side)
{
  gboolean attacker = operation->attacker == side;

  if (operation->outcome == GAB_OUTCOME_DRAWN)
    return books->tables->draw;
  if (attacker != (operation->outcome == GAB_OUTCOME_WON))
    return books->tables->loser;
  return operation->moves_on ? books->tables->moves_on : books->tables->holds_field;
}

static gboolean
may_recover (const GabBooks     *books,
             const GabBooksHurt *hurt,
             int                 operation,
             int                 side)
{
  return hurt->recovers && hurt->operation == operation && gab_books_unit (books, hurt->unit)->side == side;
}

/**
 * gab_books_recovery_men:
 * @books: the books
 * @operation: ordinal of a closed operation
 * @side: ordinal of a side
 *
 * CA-6: the side's share of all its losses there, rounded down once, and no more
 * than its wounded and missing there.
 *
 * Returns: the men that come back.
 */
gint64
gab_books_recovery_men (const GabBooks *books,
                        int             operation,
                        int             side)
{
  const gint32 *share = recovering_share (books, gab_books_operation (books, operation), side);
  gint64 losses = 0, hurts = 0;

  for (guint i = 0; i < books->hurt->len; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (!may_recover (books, hurt, operation, side))
        continue;
      hurts += hurt->wounded + hurt->missing;
      losses += hurt->killed + hurt->wounded + hurt->missing;
    }
  return MIN ((__int128) losses * share[0] / share[1], hurts);
}

/**
 * gab_books_recovery_due:
 * @books: the books
 * @operation: ordinal of an operation
 *
 * Returns: the day number on which its hurt, or lost SP where all return, come
 *   back; 0 when nothing will.
 */
gint32
gab_books_recovery_due (const GabBooks *books,
                        int             operation)
{
  const GabBooksOperation *which = gab_books_operation (books, operation);
  gint64 men = 0;

  if (!which->closed || which->recovered)
    return 0;
  for (guint side = 0; side < books->n_sides; side++)
    men += gab_books_recovery_men (books, operation, side);
  return men > 0 || gab_books_any_to_rest (books) ? which->closed_on + books->tables->recovery_days : 0;
}

static void
bring_back (GabBooks    *books,
            int          unit,
            GabMenPlace  from,
            gint64       men,
            gint64      *told)
{
  /* Some may have left that place since, by an entry of their own. */
  men = MIN (men, gab_books_unit (books, unit)->men[from]);
  if (gab_books_post (books, GAB_POST_MEN, unit, from, GAB_MEN_PRESENT, men, 6, NULL))
    *told += men;
}

static void
recover_side (GabBooks  *books,
              int        operation,
              int        side,
              GabEvents *events)
{
  guint n = books->hurt->len;
  g_autofree gint64 *weights = g_new0 (gint64, 2 * n + 1);
  g_autofree gint64 *parts = g_new0 (gint64, 2 * n + 1);
  gint64 wounded = 0, missing = 0;
  GabEvent *event;

  for (guint i = 0; i < n; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (!may_recover (books, hurt, operation, side))
        continue;
      weights[2 * i] = hurt->wounded;
      weights[2 * i + 1] = hurt->missing;
    }
  gab_share (gab_books_recovery_men (books, operation, side), weights, 2 * n, parts);
  for (guint i = 0; i < n; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      bring_back (books, hurt->unit, GAB_MEN_WOUNDED, parts[2 * i], &wounded);
      bring_back (books, hurt->unit, GAB_MEN_MISSING, parts[2 * i + 1], &missing);
    }
  if (wounded + missing == 0)
    return;
  event = gab_events_add (events, GAB_BOOKS_EVENT_RECOVERED);
  event->name[0] = gab_books_operation (books, operation)->name;
  event->name[1] = gab_books_side_name (books, side);
  event->number[0] = wounded;
  event->number[1] = missing;
  event->seen_by = gab_books_only (side);
  /* SP come back with the men, once all of a unit's are there. */
  for (guint i = 0; i < n; i++)
    if (parts[2 * i] + parts[2 * i + 1] > 0)
      gab_books_regain_sp (books, g_array_index (books->hurt, GabBooksHurt, i).unit, events);
}

gboolean
gab_books_apply_recover (GabBooks        *books,
                         const GabOrder  *order,
                         GabEvents       *events,
                         GError         **error)
{
  int name = order->args[0];
  int ordinal = gab_books_ordinal (books, name);
  GabBooksOperation *operation = gab_books_operation (books, ordinal);
  gint32 due = operation->closed_on + books->tables->recovery_days;

  if (!operation->closed)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_OPEN, 6, name, 0, 0);
  if (operation->recovered)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_RECOVERED, 6, name, 0, 0);
  if (books->day < due)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOT_DUE, 6, name, due, 0);
  operation->recovered = TRUE;
  for (guint side = 0; side < books->n_sides; side++)
    recover_side (books, ordinal, side, events);
  gab_books_rest_sp (books, events);
  return TRUE;
}

/**
 * gab_books_force_is_within:
 * @books: the books
 * @force: ordinal of a force
 * @outer: ordinal of a force
 *
 * Returns: whether @force is @outer or nests in it.
 */
gboolean
gab_books_force_is_within (const GabBooks *books,
                           int             force,
                           int             outer)
{
  for (; force >= 0; force = gab_books_force (books, force)->parent)
    if (force == outer)
      return TRUE;
  return FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lent to an operation and back (CA-11); raised for one, and dismissed after it. */

#include "gab-books-private.h"

typedef struct
{
  int        operation; /* ordinal */
  GabEvents *events;
} Lending;

/* Units of a side have this for the lent: the same place of men and of guns counts them. */
static int
lent_place (GabPostingOf of)
{
  return of == GAB_POST_MEN ? (int) GAB_MEN_DETACHED : of == GAB_POST_GUNS ? (int) GAB_GUNS_DETACHED
                                                                           : (int) GAB_ROUNDS_LENT;
}

/* What the force has lent to an operation; NULL for nothing. */
GabBooksLoan *
gab_books_find_loan (const GabBooks *books,
                     int             operation,
                     int             force)
{
  for (guint i = 0; i < books->loans->len; i++)
    {
      GabBooksLoan *loan = &g_array_index (books->loans, GabBooksLoan, i);

      if (loan->operation == operation && loan->force == force)
        return loan;
    }
  return NULL;
}

/* Makes a loan less, and forgets it when nothing is left of it. */
void
gab_books_lessen_loan (GabBooks     *books,
                       GabBooksLoan *loan,
                       gint32        rounds)
{
  loan->rounds -= rounds;
  if (loan->rounds == 0)
    g_array_remove_index (books->loans, loan - &g_array_index (books->loans, GabBooksLoan, 0));
}

static void
add_loan (GabBooks *books,
          int       operation,
          int       force,
          gint32    rounds)
{
  GabBooksLoan *loan = gab_books_find_loan (books, operation, force);
  GabBooksLoan fresh = { operation, force, rounds };

  if (loan != NULL)
    loan->rounds += rounds;
  else
    g_array_append_val (books->loans, fresh);
}

/* A unit has nothing out any more when the last of it is back. */
void
gab_books_forget_lent (GabBooks *books,
                       int       ordinal)
{
  GabBooksUnit *unit = gab_books_unit (books, ordinal);

  if (unit->men[GAB_MEN_DETACHED] + unit->guns[GAB_GUNS_DETACHED] == 0)
    unit->lent_to = -1;
}

static void
tell_lent (const GabBooks *books,
           const Lending  *lending,
           int             id,
           GabPostingOf    of,
           int             ordinal,
           gint32          count)
{
  GabEvent *event = gab_events_add (lending->events, id);

  event->name[0] = gab_books_name_of (books, of, ordinal);
  event->name[1] = gab_books_operation (books, lending->operation)->name;
  event->number[0] = count;
  event->number[1] = of;
  event->seen_by = gab_books_only (gab_books_side_of (books, of, ordinal));
}

/* A unit is in one open operation only (CA-11). */
static gboolean
lend_one (GabBooks      *books,
          GabPostingOf   of,
          int            ordinal,
          gint32         count,
          gpointer       data,
          GError       **error)
{
  Lending *lending = data;
  GabBooksUnit *unit = of != GAB_POST_ROUNDS ? gab_books_unit (books, ordinal) : NULL;

  if (unit != NULL && unit->lent_to >= 0 && unit->lent_to != lending->operation)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_LENT_ELSEWHERE, 11, unit->name,
                             gab_books_operation (books, unit->lent_to)->name, 0);
  if (!gab_books_post (books, of, ordinal, 0, lent_place (of), count, 11, error))
    return FALSE;
  if (unit != NULL)
    unit->lent_to = lending->operation;
  else
    add_loan (books, lending->operation, ordinal, count);
  tell_lent (books, lending, GAB_BOOKS_EVENT_LENT, of, ordinal, count);
  return TRUE;
}

/* What was not lent to this operation cannot come back from it. */
static gboolean
return_one (GabBooks      *books,
            GabPostingOf   of,
            int            ordinal,
            gint32         count,
            gpointer       data,
            GError       **error)
{
  Lending *lending = data;
  GabBooksLoan *loan = of == GAB_POST_ROUNDS ? gab_books_find_loan (books, lending->operation, ordinal) : NULL;
  gboolean lent = of == GAB_POST_ROUNDS ? loan != NULL : gab_books_unit (books, ordinal)->lent_to == lending->operation;

  if (!lent)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOT_LENT, 11, gab_books_name_of (books, of, ordinal),
                             gab_books_operation (books, lending->operation)->name, 0);
  if (loan != NULL && count > loan->rounds)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TOO_FEW_LENT_ROUNDS, 11,
                             gab_books_force (books, ordinal)->name, count, loan->rounds);
  if (!gab_books_post (books, of, ordinal, lent_place (of), 0, count, 11, error))
    return FALSE;
  if (loan != NULL)
    gab_books_lessen_loan (books, loan, count);
  else
    gab_books_forget_lent (books, ordinal);
  tell_lent (books, lending, GAB_BOOKS_EVENT_RETURNED, of, ordinal, count);
  return TRUE;
}

static gboolean
read_open (GabBooks   *books,
           GabArgs    *args,
           GabEvents  *events,
           Lending    *lending,
           GError    **error)
{
  int name = gab_args_next (args);

  *lending = (Lending) { gab_books_ordinal (books, name), events };
  return !gab_books_operation (books, lending->operation)->closed ||
         gab_books_refuse (error, books, GAB_BOOKS_REFUSE_CLOSED, 14, name, 0, 0);
}

/* An operation that is open, and lists of which one at least is there. */
static gboolean
apply_to_open (GabBooks          *books,
               const GabOrder    *order,
               GabBooksItemFunc   func,
               GabEvents         *events,
               GError           **error)
{
  GabArgs args = gab_args (order);
  Lending lending;
  guint n;

  if (!read_open (books, &args, events, &lending, error) ||
      !gab_books_each_listed (books, &args, func, &lending, &n, error))
    return FALSE;
  return n > 0 || gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EMPTY, 3, -1, 0, 0);
}

/* lend: present to detached, in hand to lent. */
gboolean
gab_books_apply_lend (GabBooks        *books,
                      const GabOrder  *order,
                      GabEvents       *events,
                      GError         **error)
{
  return apply_to_open (books, order, lend_one, events, error);
}

/* Brings all that is left with an operation back to its units and forces; says
 * how many things it was. */
guint
gab_books_bring_home (GabBooks  *books,
                      int        operation,
                      GabEvents *events)
{
  Lending lending = { operation, events };
  guint n = 0;

  for (guint i = 0; i < books->units->len; i++)
    for (GabPostingOf of = GAB_POST_MEN; of <= GAB_POST_GUNS; of++)
      {
        const GabBooksUnit *unit = gab_books_unit (books, i);
        gint32 count = of == GAB_POST_MEN ? unit->men[GAB_MEN_DETACHED] : unit->guns[GAB_GUNS_DETACHED];

        if (unit->lent_to == operation && count > 0)
          n += return_one (books, of, i, count, &lending, NULL);
        /* Even when none are left of those it lent. */
        if (gab_books_unit (books, i)->lent_to == operation)
          gab_books_forget_lent (books, i);
      }
  for (guint i = books->loans->len; i > 0; i--)
    {
      const GabBooksLoan *loan = &g_array_index (books->loans, GabBooksLoan, i - 1);

      if (loan->operation == operation)
        n += return_one (books, GAB_POST_ROUNDS, loan->force, loan->rounds, &lending, NULL);
    }
  return n;
}

/* return: what is named, or all when nothing is. */
gboolean
gab_books_apply_return (GabBooks        *books,
                        const GabOrder  *order,
                        GabEvents       *events,
                        GError         **error)
{
  GabArgs args = gab_args (order);
  Lending lending;
  guint n;

  if (!read_open (books, &args, events, &lending, error) ||
      !gab_books_each_listed (books, &args, return_one, &lending, &n, error))
    return FALSE;
  return n > 0 || gab_books_bring_home (books, lending.operation, events) > 0 ||
         gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOTHING_LENT, 11,
                           gab_books_operation (books, lending.operation)->name, 0, 0);
}

static GabBooksRaised *
find_raised (const GabBooks *books,
             int             operation,
             GabPostingOf    of,
             int             ordinal)
{
  for (guint i = 0; i < books->raised->len; i++)
    {
      GabBooksRaised *raised = &g_array_index (books->raised, GabBooksRaised, i);

      if (raised->operation == operation && raised->of == (gint32) of && raised->ordinal == ordinal)
        return raised;
    }
  return NULL;
}

static gboolean
raise_one (GabBooks      *books,
           GabPostingOf   of,
           int            ordinal,
           gint32         count,
           gpointer       data,
           GError       **error)
{
  Lending *lending = data;
  GabBooksRaised *raised = find_raised (books, lending->operation, of, ordinal);
  GabBooksRaised fresh = { lending->operation, of, ordinal, count };

  if (!gab_books_post (books, of, ordinal, GAB_POST_RECEIVED, 0, count, 3, error))
    return FALSE;
  if (raised != NULL)
    raised->count += count;
  else
    g_array_append_val (books->raised, fresh);
  tell_lent (books, lending, GAB_BOOKS_EVENT_RAISED, of, ordinal, count);
  if (of == GAB_POST_MEN)
    gab_books_regain_sp (books, ordinal, lending->events);
  return TRUE;
}

/* raise: men, guns and rounds received for one operation alone. */
gboolean
gab_books_apply_raise (GabBooks        *books,
                       const GabOrder  *order,
                       GabEvents       *events,
                       GError         **error)
{
  return apply_to_open (books, order, raise_one, events, error);
}

/* How many of those raised are still there to go. */
static gint32
still_here (const GabBooks       *books,
            const GabBooksRaised *raised)
{
  gint32 here = raised->of == GAB_POST_ROUNDS ? gab_books_force (books, raised->ordinal)->in_hand
              : raised->of == GAB_POST_MEN ? gab_books_unit (books, raised->ordinal)->men[GAB_MEN_PRESENT]
                                           : gab_books_unit (books, raised->ordinal)->guns[GAB_GUNS_PRESENT];

  return MIN (here, raised->count);
}

/* Whether an operation is over and some of those raised for it are still there. */
gboolean
gab_books_may_dismiss (const GabBooks *books,
                       int             operation)
{
  for (guint i = 0; i < books->raised->len; i++)
    {
      const GabBooksRaised *raised = &g_array_index (books->raised, GabBooksRaised, i);

      if (raised->operation == operation && still_here (books, raised) > 0)
        return gab_books_operation (books, operation)->closed;
    }
  return FALSE;
}

/* dismiss: after its close all of them still present are struck off. */
gboolean
gab_books_apply_dismiss (GabBooks        *books,
                         const GabOrder  *order,
                         GabEvents       *events,
                         GError         **error)
{
  int name = order->args[0];
  Lending lending = { gab_books_ordinal (books, name), events };

  if (!gab_books_operation (books, lending.operation)->closed)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_OPEN_DISMISS, 14, name, 0, 0);
  if (!gab_books_may_dismiss (books, lending.operation))
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOTHING_RAISED, 3, name, 0, 0);
  for (guint i = 0; i < books->raised->len; i++)
    {
      GabBooksRaised *raised = &g_array_index (books->raised, GabBooksRaised, i);
      gint32 count = raised->operation == lending.operation ? still_here (books, raised) : 0;

      if (count == 0)
        continue;
      if (!gab_books_post (books, raised->of, raised->ordinal, 0, GAB_POST_STRUCK_OFF, count, 3, error))
        return FALSE;
      raised->count -= count;
      tell_lent (books, &lending, GAB_BOOKS_EVENT_DISMISSED, raised->of, raised->ordinal, count);
    }
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closing an operation: what it cost goes to the units, the place to its taker. */

#include "gab-books-closing-private.h"

static gboolean
apply_lists (GabClosing  *closing,
             GabArgs     *args,
             GError     **error)
{
  for (guint i = 0; i < GAB_CLOSING_LISTS; i++)
    {
      int size = gab_closing_lists[i].numbers + 1;
      int length = gab_args_next (args) != 0 ? gab_args_next (args) : 0;

      if (!gab_books_check_items (closing->books, args->next, length, size, TRUE, error))
        return FALSE;
      for (int j = 0; j < length; j++)
        if (!gab_closing_lists[i].func (closing, args->next + j * size, error))
          return FALSE;
      args->next += length * size;
    }
  return TRUE;
}

/* So with rounds: what the one lost, the other received (CA-3). */
static gboolean
check_rounds (const GabClosing  *closing,
              GError           **error)
{
  gint64 lost = 0, captured = 0;

  for (guint i = 0; i < closing->books->n_sides; i++)
    {
      lost += closing->totals[i].rounds_lost;
      captured += closing->totals[i].rounds_captured;
    }
  for (guint i = 0; i < closing->books->n_sides; i++)
    if (captured != lost || closing->totals[i].rounds_captured > lost - closing->totals[i].rounds_lost)
      return gab_books_refuse (error, closing->books, GAB_BOOKS_REFUSE_CAPTURED_ROUNDS, 3, -1,
                               MIN (captured, G_MAXINT32), MIN (lost, G_MAXINT32));
  return TRUE;
}

/* What one side has taken, the other has received, in one entry (CA-3). */
static gboolean
check_captured (const GabClosing  *closing,
                GError           **error)
{
  gint64 taken = 0, captured = 0;

  for (guint i = 0; i < closing->books->n_sides; i++)
    {
      taken += closing->totals[i].taken;
      captured += closing->totals[i].captured;
    }
  if (taken != captured)
    return gab_books_refuse (error, closing->books, GAB_BOOKS_REFUSE_CAPTURED, 3, -1,
                             MIN (captured, G_MAXINT32), MIN (taken, G_MAXINT32));
  for (guint i = 0; i < closing->books->n_sides; i++)
    if (closing->totals[i].captured > taken - closing->totals[i].taken)
      return gab_books_refuse (error, closing->books, GAB_BOOKS_REFUSE_CAPTURED, 3, -1,
                               MIN (closing->totals[i].captured, G_MAXINT32),
                               MIN (taken - closing->totals[i].taken, G_MAXINT32));
  return TRUE;
}

/* The place that the order says has been taken; -1 none. */
static gboolean
read_taken (GabClosing  *closing,
            GabArgs      args,
            GError     **error,
            int         *taken)
{
  GabBooks *books = closing->books;
  int name;

  for (guint i = 0; i < GAB_CLOSING_LISTS; i++)
    if (gab_args_next (&args) != 0)
      {
        int length = gab_args_next (&args);

        args.next += length * (gab_closing_lists[i].numbers + 1);
      }
  *taken = -1;
  if (gab_args_next (&args) == 0)
    {
      closing->operation->moves_on = gab_args_next (&args) != 0;
      return TRUE;
    }
  name = gab_args_next (&args);
  closing->operation->moves_on = gab_args_next (&args) != 0;
  *taken = gab_books_ordinal (books, name);
  if (closing->operation->outcome != GAB_OUTCOME_WON)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOT_WON, 12, name, 0, 0);
  if (closing->operation->fortress != *taken)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_OTHER_PLACE, 12, name, 0, 0);
  if (gab_books_fortress (books, *taken)->owner == closing->operation->attacker)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_OWN_PLACE, 12, name, 0, 0);
  closing->fallen_garrison = gab_books_fortress (books, *taken)->garrison;
  return TRUE;
}

/* None of them recover, be it from this fight or from one before (CA-6). */
static void
forget_hurt (GabClosing *closing)
{
  GabBooks *books = closing->books;

  for (guint i = 0; i < books->hurt->len; i++)
    {
      GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (gab_closing_is_fallen (closing, hurt->unit))
        hurt->recovers = FALSE;
    }
}

/* Hospitals in a place that falls are prisoners (CA-6). */
static gboolean
take_hospitals (GabClosing  *closing,
                GError     **error)
{
  static const GabMenPlace hospitals[] = { GAB_MEN_SICK, GAB_MEN_WOUNDED };
  GabBooks *books = closing->books;

  if (closing->fallen_garrison < 0)
    return TRUE;
  for (guint i = 0; i < books->units->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (hospitals) && gab_closing_is_fallen (closing, i); j++)
      {
        gint32 lying = gab_books_unit (books, i)->men[hospitals[j]];

        if (!gab_books_post (books, GAB_POST_MEN, i, hospitals[j], GAB_MEN_PRISONERS, lying, 3, error))
          return FALSE;
        closing->totals[gab_books_unit (books, i)->side].prisoners += lying;
      }
  return TRUE;
}

static void
take_place (GabClosing *closing,
            int         taken,
            GabEvents  *events)
{
  GabBooksFortress *fortress = gab_books_fortress (closing->books, taken);
  GabEvent *event = gab_events_add (events, GAB_BOOKS_EVENT_TAKEN);

  event->name[0] = fortress->name;
  event->number[0] = closing->operation->attacker;
  fortress->owner = closing->operation->attacker;
  fortress->state = GAB_FORTRESS_TAKEN;
  fortress->garrison = -1;
}

static GabEvent *
tell_total (const GabClosing *closing,
            GabEvents        *events,
            int               id,
            int               side)
{
  GabEvent *event = gab_events_add (events, id);

  event->name[0] = closing->operation->name;
  event->name[1] = gab_books_side_name (closing->books, side);
  event->seen_by = gab_books_only (side);
  return event;
}

static void
tell_totals (const GabClosing *closing,
             GabEvents        *events)
{
  for (guint i = 0; i < closing->books->n_sides; i++)
    {
      const GabSideTotal *total = &closing->totals[i];
      GabEvent *event;

      if (total->killed + total->wounded + total->missing + total->prisoners > 0)
        {
          event = tell_total (closing, events, GAB_BOOKS_EVENT_LOSSES, i);
          event->number[0] = MIN (total->killed, G_MAXINT32);
          event->number[1] = MIN (total->wounded, G_MAXINT32);
          event->number[2] = MIN (total->missing, G_MAXINT32);
          event->number[3] = MIN (total->prisoners, G_MAXINT32);
        }
      if (total->dismounted + total->taken > 0)
        {
          event = tell_total (closing, events, GAB_BOOKS_EVENT_GUNS_LOST, i);
          event->number[0] = MIN (total->dismounted, G_MAXINT32);
          event->number[1] = MIN (total->taken, G_MAXINT32);
        }
    }
}

/* close and result: once, on a day not before the operation began. */
static gboolean
begin (GabClosing  *closing,
       GabArgs     *args,
       GError     **error)
{
  static const GabOutcome outcomes[] = { GAB_OUTCOME_WON, GAB_OUTCOME_DRAWN, GAB_OUTCOME_LOST };
  GabBooks *books = closing->books;
  int name = gab_args_next (args);
  GabEvent *event;

  closing->ordinal = gab_books_ordinal (books, name);
  closing->operation = gab_books_operation (books, closing->ordinal);
  if (closing->operation->closed)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_CLOSED, 14, name, 0, 0);
  closing->operation->outcome = outcomes[gab_args_next (args)];
  closing->operation->closed_on = gab_args_next (args);
  closing->operation->entry = books->n_orders;
  if (closing->operation->closed_on < closing->operation->begins)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_BEFORE_BEGIN, 9, name,
                             closing->operation->begins, 0);
  /* The days up to the close go by while it is still open. */
  gab_books_pass_days (books, closing->operation->closed_on, closing->events);
  closing->operation->closed = TRUE;
  event = gab_events_add (closing->events, GAB_BOOKS_EVENT_CLOSED);
  event->name[0] = name;
  event->name[1] = gab_books_side_name (books, closing->operation->attacker);
  event->number[0] = closing->operation->outcome;
  return TRUE;
}

gboolean
gab_books_apply_close (GabBooks        *books,
                       const GabOrder  *order,
                       GabEvents       *events,
                       GError         **error)
{
  GabClosing closing = { .books = books, .fallen_garrison = -1, .events = events };
  GabArgs args = gab_args (order);
  int taken;

  if (!begin (&closing, &args, error) ||
      !read_taken (&closing, args, error, &taken) ||
      !apply_lists (&closing, &args, error) ||
      !check_captured (&closing, error) ||
      !check_rounds (&closing, error) ||
      !take_hospitals (&closing, error))
    return FALSE;

  forget_hurt (&closing);
  tell_totals (&closing, events);
  if (taken >= 0)
    take_place (&closing, taken, events);
  /* All that is left of those lent comes back with this entry (CA-11). */
  gab_books_bring_home (books, closing.ordinal, events);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books' plain entries: men, guns and rounds that come and go, days. */

#include "gab-books-private.h"

/* One way that men or guns or rounds go, told apart by verb. */
typedef struct
{
  int             verb;
  GabMenPlace     from, to;
  GabBooksEvent   event;
} Move;

/* Losses go from present to elsewhere; the fit come back (CA-3). */
static const Move moves[] = {
  { GAB_BOOKS_SICK,   GAB_MEN_PRESENT, GAB_MEN_SICK,     GAB_BOOKS_EVENT_SICK },
  { GAB_BOOKS_FIT,    GAB_MEN_SICK,    GAB_MEN_PRESENT,  GAB_BOOKS_EVENT_FIT },
  { GAB_BOOKS_DESERT, GAB_MEN_PRESENT, GAB_MEN_DESERTED, GAB_BOOKS_EVENT_DESERTED },
};

static GabEvent *
note_count (GabEvents *events,
            int        id,
            int        name,
            int        count,
            int        side)
{
  GabEvent *event = gab_events_add (events, id);

  event->name[0] = name;
  event->number[0] = count;
  event->seen_by = gab_books_only (side);
  return event;
}

/* A name may stand only once in a list, else a check could pass twice. */
static gboolean
check_list (const GabBooks *books,
            GabArgs         args,
            guint           numbers,
            GError        **error)
{
  int length = gab_args_next (&args);
  const gint32 *first = args.next;

  for (int i = 0; i < length; i++)
    {
      const gint32 *item = first + i * (numbers + 1);

      if (numbers == 1 && item[1] == 0)
        return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOUGHT, 3, item[0], 0, 0);
      for (int j = 0; j < i; j++)
        if (first[j * (numbers + 1)] == item[0])
          return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TWICE, 3, item[0], 0, 0);
    }
  return TRUE;
}

/* Whose a thing is that men, guns or rounds belong to. */
static int
side_of (const GabBooks *books,
         GabPostingOf    of,
         int             ordinal)
{
  return of == GAB_POST_ROUNDS ? gab_books_force (books, ordinal)->side : gab_books_unit (books, ordinal)->side;
}

static gboolean
receive_one (GabBooks      *books,
             GabPostingOf   of,
             int            name,
             int            count,
             GabEvents     *events,
             GError       **error)
{
  static const int ids[] = {
    GAB_BOOKS_EVENT_RECEIVED_MEN, GAB_BOOKS_EVENT_RECEIVED_GUNS, GAB_BOOKS_EVENT_RECEIVED_ROUNDS
  };
  int ordinal = gab_books_ordinal (books, name);

  note_count (events, ids[of], name, count, side_of (books, of, ordinal));
  /* Present and in hand are the first places of their kinds. */
  return gab_books_post (books, of, ordinal, GAB_POST_RECEIVED, 0, count, 3, error);
}

static gboolean
strike_one (GabBooks      *books,
            GabPostingOf   of,
            int            name,
            int            count,
            GabEvents     *events,
            GError       **error)
{
  static const int ids[] = {
    GAB_BOOKS_EVENT_STRUCK_MEN, GAB_BOOKS_EVENT_STRUCK_GUNS, GAB_BOOKS_EVENT_LOST_ROUNDS
  };
  int ordinal = gab_books_ordinal (books, name);

  note_count (events, ids[of], name, count, side_of (books, of, ordinal));
  return gab_books_post (books, of, ordinal, 0, GAB_POST_STRUCK_OFF, count, 3, error);
}

/* receive and strike-off: lists of men, guns and rounds, at least one of them. */
static gboolean
apply_lists (GabBooks        *books,
             const GabOrder  *order,
             GabEvents       *events,
             GError         **error)
{
  gboolean receive = order->verb->id == GAB_BOOKS_RECEIVE;
  GabArgs args = gab_args (order);
  gboolean any = FALSE;

  for (int list = 0; list < 3; list++)
    {
      int length;

      if (gab_args_next (&args) == 0)
        continue;
      any = TRUE;
      if (!check_list (books, args, 1, error))
        return FALSE;
      length = gab_args_next (&args);
      for (int i = 0; i < length; i++)
        {
          int name = gab_args_next (&args);
          int count = gab_args_next (&args);

          if (!(receive ? receive_one : strike_one) (books, list, name, count, events, error))
            return FALSE;
        }
    }
  return any || gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EMPTY, 3, -1, 0, 0);
}

static gboolean
apply_move (GabBooks        *books,
            const Move      *move,
            const GabOrder  *order,
            GabEvents       *events,
            GError         **error)
{
  GabArgs args = gab_args (order);
  int length;

  if (!check_list (books, args, 1, error))
    return FALSE;
  length = gab_args_next (&args);
  for (int i = 0; i < length; i++)
    {
      int name = gab_args_next (&args);
      int count = gab_args_next (&args);
      int ordinal = gab_books_ordinal (books, name);

      if (!gab_books_post (books, GAB_POST_MEN, ordinal, move->from, move->to, count, 3, error))
        return FALSE;
      note_count (events, move->event, name, count, gab_books_unit (books, ordinal)->side);
    }
  return TRUE;
}

/* CA-9: the date only goes on, and stays within the calendar. */
static gboolean
apply_advance (GabBooks        *books,
               const GabOrder  *order,
               GabEvents       *events,
               GError         **error)
{
  GabArgs args = gab_args (order);
  gint32 number = gab_args_next (&args);
  gint64 day = order->verb->id == GAB_BOOKS_ADVANCE_DAYS ? (gint64) books->day + number : number;
  GabEvent *event;

  if (day <= books->day)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EARLIER, 9, -1, books->day, 0);
  if (day > gab_day_from_date (GAB_NEW_STYLE, 2199, 12, 31))
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_CALENDAR, 9, -1, 0, 0);
  event = gab_events_add (events, GAB_BOOKS_EVENT_ADVANCED);
  event->number[0] = day - books->day;
  event->number[1] = day;
  books->day = day;
  return TRUE;
}

static gboolean
apply_any (GabBooks        *books,
           const GabOrder  *order,
           GabEvents       *events,
           GError         **error)
{
  switch ((GabBooksVerb) order->verb->id)
    {
    case GAB_BOOKS_RECEIVE:
    case GAB_BOOKS_STRIKE_OFF:
      return apply_lists (books, order, events, error);
    case GAB_BOOKS_CLOSE:
    case GAB_BOOKS_RESULT:
      return gab_books_apply_close (books, order, events, error);
    case GAB_BOOKS_RECOVER:
      return gab_books_apply_recover (books, order, events, error);
    case GAB_BOOKS_ADVANCE_DAYS:
    case GAB_BOOKS_ADVANCE_TO:
      return apply_advance (books, order, events, error);
    case GAB_BOOKS_NOTE:
      gab_events_add (events, GAB_BOOKS_EVENT_NOTED);
      return TRUE;
    case GAB_BOOKS_SICK:
    case GAB_BOOKS_FIT:
    case GAB_BOOKS_DESERT:
      for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
        if (moves[i].verb == order->verb->id)
          return apply_move (books, &moves[i], order, events, error);
      G_GNUC_FALLTHROUGH;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* The rule set's apply: on a copy, whole or in tatters. */
gboolean
gab_books_apply (gpointer         state,
                 const GabOrder  *order,
                 GabDice         *dice,
                 GabEvents       *events,
                 GError         **error)
{
  GabBooks *books = state;

  if (!apply_any (books, order, events, error))
    return FALSE;
  books->n_orders++;
  return TRUE;
}

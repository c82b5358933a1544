/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books' plain entries: men, guns and rounds that come and go, days; and which verb is whose. */

#include "gab-books-private.h"

/* One way that men go, told apart by verb. */
typedef struct
{
  int           verb;
  GabMenPlace   from, to;
  GabBooksEvent event;
} Move;

/* Losses go from present to elsewhere; the fit and the found come back; died of
 * wounds: wounded to killed (CA-3). */
static const Move moves[] = {
  { GAB_BOOKS_SICK,   GAB_MEN_PRESENT, GAB_MEN_SICK,     GAB_BOOKS_EVENT_SICK },
  { GAB_BOOKS_FIT,    GAB_MEN_SICK,    GAB_MEN_PRESENT,  GAB_BOOKS_EVENT_FIT },
  { GAB_BOOKS_DESERT, GAB_MEN_PRESENT, GAB_MEN_DESERTED, GAB_BOOKS_EVENT_DESERTED },
  { GAB_BOOKS_FOUND,  GAB_MEN_MISSING, GAB_MEN_PRESENT,  GAB_BOOKS_EVENT_FOUND },
  { GAB_BOOKS_DIED,   GAB_MEN_WOUNDED, GAB_MEN_KILLED,   GAB_BOOKS_EVENT_DIED },
};

/* An event of one number that one side alone may see. */
void
gab_books_tell_count (GabEvents *events,
                      int        id,
                      int        name,
                      int        count,
                      int        side)
{
  GabEvent *event = gab_events_add (events, id);

  event->name[0] = name;
  event->number[0] = count;
  event->seen_by = gab_books_only (side);
}

#define SHORT_LIST 32

static gboolean
is_twice (const gint32 *first,
          int           i,
          int           size,
          GHashTable   *seen)
{
  if (seen != NULL)
    return !g_hash_table_add (seen, GINT_TO_POINTER (first[i * size]));
  for (int j = 0; j < i; j++)
    if (first[j * size] == first[i * size])
      return TRUE;
  return FALSE;
}

/* A list of an order: the @length items of @size numbers from @first on. A name may
 * stand only once in it, else a check could pass twice; where an item is one count
 * alone, nought says nothing. */
gboolean
gab_books_check_items (const GabBooks  *books,
                       const gint32    *first,
                       int              length,
                       int              size,
                       gboolean         nought,
                       GError         **error)
{
  g_autoptr (GHashTable) seen = length > SHORT_LIST ? g_hash_table_new (NULL, NULL) : NULL;

  for (int i = 0; i < length; i++)
    {
      const gint32 *item = first + i * size;

      if (!nought && size == 2 && item[1] == 0)
        return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOUGHT, 3, item[0], 0, 0);
      if (is_twice (first, i, size, seen))
        return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TWICE, 3, item[0], 0, 0);
    }
  return TRUE;
}

/* Whose a thing is that men, guns or rounds belong to. */
int
gab_books_side_of (const GabBooks *books,
                   GabPostingOf    of,
                   int             ordinal)
{
  return of == GAB_POST_ROUNDS ? gab_books_force (books, ordinal)->side : gab_books_unit (books, ordinal)->side;
}

/* Reads [men …] [guns …] [rounds …] and hands each item to @func; says how many there were. */
gboolean
gab_books_each_listed (GabBooks          *books,
                       GabArgs           *args,
                       GabBooksItemFunc   func,
                       gpointer           data,
                       guint             *n_items,
                       GError           **error)
{
  *n_items = 0;
  for (GabPostingOf of = GAB_POST_MEN; of <= GAB_POST_ROUNDS; of++)
    {
      int length = gab_args_next (args) != 0 ? gab_args_next (args) : 0;

      if (!gab_books_check_items (books, args->next, length, 2, FALSE, error))
        return FALSE;
      for (int i = 0; i < length; i++)
        {
          int ordinal = gab_books_ordinal (books, gab_args_next (args));

          if (!func (books, of, ordinal, gab_args_next (args), data, error))
            return FALSE;
        }
      *n_items += length;
    }
  return TRUE;
}

int
gab_books_name_of (const GabBooks *books,
                   GabPostingOf    of,
                   int             ordinal)
{
  if (of == GAB_POST_ROUNDS)
    return gab_books_force (books, ordinal)->name;
  if (of == GAB_POST_DAMAGE)
    return gab_books_work (books, ordinal)->name;
  return gab_books_unit (books, ordinal)->name;
}

static gboolean
receive_one (GabBooks      *books,
             GabPostingOf   of,
             int            ordinal,
             gint32         count,
             gpointer       data,
             GError       **error)
{
  static const int ids[] = {
    GAB_BOOKS_EVENT_RECEIVED_MEN, GAB_BOOKS_EVENT_RECEIVED_GUNS, GAB_BOOKS_EVENT_RECEIVED_ROUNDS
  };

  gab_books_tell_count (data, ids[of], gab_books_name_of (books, of, ordinal), count,
                        gab_books_side_of (books, of, ordinal));
  /* Present and in hand are the first places of their kinds. */
  if (!gab_books_post (books, of, ordinal, GAB_POST_RECEIVED, 0, count, 3, error))
    return FALSE;
  if (of == GAB_POST_MEN)
    gab_books_regain_sp (books, ordinal, data);
  return TRUE;
}

static gboolean
strike_one (GabBooks      *books,
            GabPostingOf   of,
            int            ordinal,
            gint32         count,
            gpointer       data,
            GError       **error)
{
  static const int ids[] = {
    GAB_BOOKS_EVENT_STRUCK_MEN, GAB_BOOKS_EVENT_STRUCK_GUNS, GAB_BOOKS_EVENT_LOST_ROUNDS
  };

  gab_books_tell_count (data, ids[of], gab_books_name_of (books, of, ordinal), count,
                        gab_books_side_of (books, of, ordinal));
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
  guint n;

  if (!gab_books_each_listed (books, &args, receive ? receive_one : strike_one, events, &n, error))
    return FALSE;
  return n > 0 || gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EMPTY, 3, -1, 0, 0);
}

static gboolean
apply_move (GabBooks        *books,
            const GabOrder  *order,
            GabEvents       *events,
            GError         **error)
{
  GabArgs args = gab_args (order);
  const Move *move = moves;
  int length = gab_args_next (&args);

  while (move->verb != order->verb->id)
    move++;
  if (!gab_books_check_items (books, args.next, length, 2, FALSE, error))
    return FALSE;
  for (int i = 0; i < length; i++)
    {
      int name = gab_args_next (&args);
      int count = gab_args_next (&args);
      int ordinal = gab_books_ordinal (books, name);

      if (!gab_books_post (books, GAB_POST_MEN, ordinal, move->from, move->to, count, 3, error))
        return FALSE;
      gab_books_tell_count (events, move->event, name, count, gab_books_unit (books, ordinal)->side);
      if (move->to == GAB_MEN_PRESENT)
        gab_books_regain_sp (books, ordinal, events);
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
  gab_books_pass_days (books, day, events);
  return TRUE;
}

static gboolean
apply_note (GabBooks        *books,
            const GabOrder  *order,
            GabEvents       *events,
            GError         **error)
{
  gab_events_add (events, GAB_BOOKS_EVENT_NOTED);
  return TRUE;
}

typedef gboolean (* ApplyFunc) (GabBooks        *books,
                                const GabOrder  *order,
                                GabEvents       *events,
                                GError         **error);

/* Each verb's own function. */
static const ApplyFunc verbs[] = {
  [GAB_BOOKS_RECEIVE] = apply_lists,
  [GAB_BOOKS_STRIKE_OFF] = apply_lists,
  [GAB_BOOKS_SICK] = apply_move,
  [GAB_BOOKS_FIT] = apply_move,
  [GAB_BOOKS_DESERT] = apply_move,
  [GAB_BOOKS_FOUND] = apply_move,
  [GAB_BOOKS_DIED] = apply_move,
  [GAB_BOOKS_CLOSE] = gab_books_apply_close,
  [GAB_BOOKS_RESULT] = gab_books_apply_close,
  [GAB_BOOKS_RECOVER] = gab_books_apply_recover,
  [GAB_BOOKS_ADVANCE_DAYS] = apply_advance,
  [GAB_BOOKS_ADVANCE_TO] = apply_advance,
  [GAB_BOOKS_NOTE] = apply_note,
  [GAB_BOOKS_EXCHANGE] = gab_books_apply_exchange,
  [GAB_BOOKS_TRANSFER] = gab_books_apply_hands,
  [GAB_BOOKS_TRANSFER_ROUNDS] = gab_books_apply_hands_rounds,
  [GAB_BOOKS_HAND_OVER] = gab_books_apply_hands,
  [GAB_BOOKS_HAND_OVER_ROUNDS] = gab_books_apply_hands_rounds,
  [GAB_BOOKS_CAPTURE] = gab_books_apply_capture,
  [GAB_BOOKS_CAPTURE_ROUNDS] = gab_books_apply_hands_rounds,
  [GAB_BOOKS_LEND] = gab_books_apply_lend,
  [GAB_BOOKS_RETURN] = gab_books_apply_return,
  [GAB_BOOKS_RAISE] = gab_books_apply_raise,
  [GAB_BOOKS_DISMISS] = gab_books_apply_dismiss,
  [GAB_BOOKS_REPAIR] = gab_books_apply_repair,
  [GAB_BOOKS_DAMAGE] = gab_books_apply_damage,
  [GAB_BOOKS_APPOINT] = gab_books_apply_appoint,
  [GAB_BOOKS_SUCCEED] = gab_books_apply_appoint,
  [GAB_BOOKS_LEADER_WOUNDED] = gab_books_apply_leader,
  [GAB_BOOKS_LEADER] = gab_books_apply_leader,
  [GAB_BOOKS_TALLY_SET] = gab_books_apply_tally,
  [GAB_BOOKS_TALLY_CHANGE] = gab_books_apply_tally,
  [GAB_BOOKS_CORRECT] = gab_books_apply_correct,
  [GAB_BOOKS_CORRECT_MEN] = gab_books_apply_correct_one,
  [GAB_BOOKS_CORRECT_GUNS] = gab_books_apply_correct_one,
  [GAB_BOOKS_CORRECT_ROUNDS] = gab_books_apply_correct_one,
  [GAB_BOOKS_CORRECT_LEADER] = gab_books_apply_leader,
  [GAB_BOOKS_INTEND] = gab_books_apply_intend,
};

/* The rule set's apply: on a copy, whole or in tatters. */
gboolean
gab_books_apply (gpointer         state,
                 const GabOrder  *order,
                 GabDice         *dice,
                 GabEvents       *events,
                 GError         **error)
{
  GabBooks *books = state;

  if (!verbs[order->verb->id] (books, order, events, error))
    return FALSE;
  books->n_orders++;
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commanders and what befalls them (CA-20); tallies (CA-21); intentions (CA-23). */

#include "gab-books-private.h"

static void
tell_leader (const GabBooks *books,
             GabEvents      *events,
             int             id,
             int             leader,
             int             other,
             gint32          number)
{
  const GabBooksCommander *commander = gab_books_commander (books, leader);
  GabEvent *event = gab_events_add (events, id);

  event->name[0] = commander->name;
  event->name[1] = other;
  event->number[0] = number;
  event->number[1] = books->setup->calendar;
  event->seen_by = gab_books_only (commander->side);
}

static gboolean
refuse_leader (GabBooks         *books,
               int               leader,
               GabBooksRefusal   refusal,
               GError          **error)
{
  return gab_books_refuse (error, books, refusal, 20, gab_books_commander (books, leader)->name, 0, 0);
}

/* The dead do nothing more; prisoners are exchanged first. */
static gboolean
check_at_hand (GabBooks  *books,
               int        leader,
               GError   **error)
{
  switch ((GabLeaderState) gab_books_commander (books, leader)->state)
    {
    case GAB_LEADER_KILLED:
      return refuse_leader (books, leader, GAB_BOOKS_REFUSE_DEAD, error);
    case GAB_LEADER_TAKEN:
      return refuse_leader (books, leader, GAB_BOOKS_REFUSE_PRISONER, error);
    case GAB_LEADER_PRESENT:
    case GAB_LEADER_WOUNDED:
    default:
      return TRUE;
    }
}

/* appoint: to a force, or as the successor of another. */
gboolean
gab_books_apply_appoint (GabBooks        *books,
                         const GabOrder  *order,
                         GabEvents       *events,
                         GError         **error)
{
  int leader = gab_books_ordinal (books, order->args[0]);
  int other = gab_books_ordinal (books, order->args[1]);
  GabBooksCommander *commander = gab_books_commander (books, leader);
  gboolean to_force = order->verb->id == GAB_BOOKS_APPOINT;
  int side = to_force ? gab_books_force (books, other)->side : gab_books_commander (books, other)->side;

  if (!check_at_hand (books, leader, error))
    return FALSE;
  if (!to_force && other == leader)
    return refuse_leader (books, leader, GAB_BOOKS_REFUSE_ITSELF_AFTER, error);
  if (side != commander->side)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_OTHER_SIDE, 20, order->args[0], order->args[1], 0);
  if (to_force)
    commander->force = other;
  else
    gab_books_commander (books, other)->successor = leader;
  tell_leader (books, events, to_force ? GAB_BOOKS_EVENT_APPOINTED : GAB_BOOKS_EVENT_SUCCESSOR, leader,
               order->args[1], 0);
  return TRUE;
}

/* What befalls a commander: the dead stay dead, and only the present and the
 * wounded are wounded or taken. */
gboolean
gab_books_set_leader (GabBooks        *books,
                      int              name,
                      GabLeaderState   state,
                      gint32           until,
                      GabEvents       *events,
                      GError         **error)
{
  static const int ids[] = {
    GAB_BOOKS_EVENT_LEADER_BACK, GAB_BOOKS_EVENT_LEADER_WOUNDED, GAB_BOOKS_EVENT_LEADER_TAKEN, GAB_BOOKS_EVENT_LEADER_KILLED
  };
  int leader = gab_books_ordinal (books, name);
  GabBooksCommander *commander = gab_books_commander (books, leader);

  if (commander->state == GAB_LEADER_KILLED)
    return refuse_leader (books, leader, GAB_BOOKS_REFUSE_DEAD, error);
  if (commander->state == GAB_LEADER_TAKEN && state != GAB_LEADER_KILLED)
    return refuse_leader (books, leader, GAB_BOOKS_REFUSE_PRISONER, error);
  if (commander->state == GAB_LEADER_PRESENT && state == GAB_LEADER_PRESENT)
    return refuse_leader (books, leader, GAB_BOOKS_REFUSE_PRESENT_ALREADY, error);
  if (state == GAB_LEADER_WOUNDED && until <= books->day)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_UNTIL, 20, name, books->day, 0);
  commander->state = state;
  commander->until = state == GAB_LEADER_WOUNDED ? until : 0;
  tell_leader (books, events, ids[state], leader, -1, commander->until);
  return TRUE;
}

/* leader and the correction of one: a correction even raises the dead (CA-17). */
gboolean
gab_books_apply_leader (GabBooks        *books,
                        const GabOrder  *order,
                        GabEvents       *events,
                        GError         **error)
{
  static const GabLeaderState states[] = { GAB_LEADER_PRESENT, GAB_LEADER_TAKEN, GAB_LEADER_KILLED };
  int name = order->args[0];
  GabBooksCommander *commander = gab_books_commander (books, gab_books_ordinal (books, name));

  if (order->verb->id == GAB_BOOKS_LEADER_WOUNDED)
    return gab_books_set_leader (books, name, GAB_LEADER_WOUNDED, order->args[1], events, error);
  if (order->verb->id == GAB_BOOKS_LEADER)
    return gab_books_set_leader (books, name, states[order->args[1]], 0, events, error);
  if (commander->state == (gint32) states[order->args[1]])
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_SAME_STATE, 17, name, 0, 0);
  commander->state = states[order->args[1]];
  commander->until = 0;
  tell_leader (books, events, GAB_BOOKS_EVENT_LEADER_CORRECTED, gab_books_ordinal (books, name), -1, commander->state);
  return TRUE;
}

/* A prisoner comes back. */
gboolean
gab_books_exchange_leader (GabBooks   *books,
                           int         name,
                           GabEvents  *events,
                           GError    **error)
{
  int leader = gab_books_ordinal (books, name);
  GabBooksCommander *commander = gab_books_commander (books, leader);

  if (commander->state != GAB_LEADER_TAKEN)
    return refuse_leader (books, leader, GAB_BOOKS_REFUSE_NO_PRISONER, error);
  commander->state = GAB_LEADER_PRESENT;
  tell_leader (books, events, GAB_BOOKS_EVENT_LEADER_EXCHANGED, leader, -1, 0);
  return TRUE;
}

/* CA-20: on the day that was named the wounded are back. */
void
gab_books_return_leaders (GabBooks  *books,
                          GabEvents *events)
{
  for (guint i = 0; i < books->commanders->len; i++)
    {
      GabBooksCommander *commander = gab_books_commander (books, i);

      if (commander->state != GAB_LEADER_WOUNDED || commander->until > books->day)
        continue;
      commander->state = GAB_LEADER_PRESENT;
      commander->until = 0;
      tell_leader (books, events, GAB_BOOKS_EVENT_LEADER_BACK, i, -1, 0);
    }
}

/**
 * gab_books_leader_of:
 * @books: the books
 * @force: ordinal of a force
 *
 * CA-20: the first of those appointed to it who is present, else the successor of
 * the first of them, and that one's, as far as it goes.
 *
 * Returns: the ordinal of the commander who leads it now, or -1.
 */
int
gab_books_leader_of (const GabBooks *books,
                     int             force)
{
  int first = -1;

  for (guint i = 0; i < books->commanders->len; i++)
    {
      const GabBooksCommander *commander = gab_books_commander (books, i);

      if (commander->force != force || !commander->known)
        continue;
      if (commander->state == GAB_LEADER_PRESENT)
        return i;
      first = first >= 0 ? first : (int) i;
    }
  for (guint steps = 0; first >= 0 && steps < books->commanders->len; steps++)
    {
      first = gab_books_commander (books, first)->successor;
      if (first >= 0 && gab_books_commander (books, first)->state == GAB_LEADER_PRESENT)
        return first;
    }
  return -1;
}

/* tally: set, or up and down; never below nought (CA-21). */
gboolean
gab_books_apply_tally (GabBooks        *books,
                       const GabOrder  *order,
                       GabEvents       *events,
                       GError         **error)
{
  GabArgs args = gab_args (order);
  int name = gab_args_next (&args);
  int ordinal = gab_books_ordinal (books, name);
  GabBooksTally *tally = gab_books_tally (books, ordinal);
  gboolean set = order->verb->id == GAB_BOOKS_TALLY_SET;
  gboolean down = !set && gab_args_next (&args) == 1;
  gint32 count = gab_args_next (&args);
  gint64 now = set ? count : down ? (gint64) tally->now - count : (gint64) tally->now + count;
  GabEvent *event;

  if (!set && count == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOUGHT, 21, name, 0, 0);
  if (now < 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TALLY, 21, name, count, tally->now);
  if (now > GAB_COUNT_MAX)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TOO_MANY, 21, name, count, 0);
  event = gab_events_add (events, GAB_BOOKS_EVENT_TALLY);
  event->name[0] = name;
  event->number[0] = now;
  event->number[1] = tally->now;
  event->seen_by = gab_books_only (gab_books_tally_side (books, ordinal));
  tally->now = now;
  return TRUE;
}

/* intend: the words stand beside the entry; one side alone knows that it is there (CA-23). */
gboolean
gab_books_apply_intend (GabBooks        *books,
                        const GabOrder  *order,
                        GabEvents       *events,
                        GError         **error)
{
  int side = gab_books_ordinal (books, order->args[0]);
  GabEvent *event = gab_events_add (events, GAB_BOOKS_EVENT_INTENDED);

  event->name[0] = order->args[0];
  event->seen_by = gab_books_only (side);
  books->intentions[side] = books->n_orders + 1;
  return TRUE;
}

/**
 * gab_books_order_intends:
 * @order: an order of the books
 * @names: the names that it is written in
 * @side: ordinal of a side
 *
 * Returns: whether the words beside it are what the side means to do next, so that
 *   it may read them (CA-23).
 */
gboolean
gab_books_order_intends (const GabOrder *order,
                         const GabNames *names,
                         int             side)
{
  return order->verb->id == GAB_BOOKS_INTEND && gab_names_ordinal (names, order->args[0]) == side;
}

/**
 * gab_books_intention:
 * @books: the books
 * @side: ordinal of a side
 *
 * CA-23: the words stand beside that entry of the log.
 *
 * Returns: which entry, from 0, holds what the side meant to do next; -1 when none
 *   does, or the viewer of masked books may not know.
 */
int
gab_books_intention (const GabBooks *books,
                     int             side)
{
  return books->intentions[side] - 1;
}

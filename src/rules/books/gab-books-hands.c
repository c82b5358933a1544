/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From hand to hand: transfers, what is handed over, captures, exchanges, repairs, damage. */

#include "gab-books-private.h"

/* Who gives and who gets; @to is -1 when it leaves the campaign. */
typedef struct
{
  GabPostingOf of;
  int          from, to; /* ordinals */
  int          rule;
} Hands;

/* A transfer stays on one side, what is handed over or captured changes it (CA-3). */
static gboolean
check_hands (const GabBooks  *books,
             const Hands     *hands,
             gboolean         same_side,
             GError         **error)
{
  int from = gab_books_name_of (books, hands->of, hands->from);
  int to;

  if (hands->to < 0)
    return TRUE;
  to = gab_books_name_of (books, hands->of, hands->to);
  if (hands->from == hands->to)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_ITSELF, 3, from, 0, 0);
  if ((gab_books_side_of (books, hands->of, hands->from) == gab_books_side_of (books, hands->of, hands->to)) == same_side)
    return TRUE;
  return gab_books_refuse (error, books, same_side ? GAB_BOOKS_REFUSE_OTHER_SIDE : GAB_BOOKS_REFUSE_SAME_SIDE, 3, from,
                           to, 0);
}

/* Each side reads of its own part alone: @gave is the giver's, @got the getter's. */
static void
tell_hands (const GabBooks *books,
            const Hands    *hands,
            GabEvents      *events,
            int             gave,
            int             got,
            gint32          count)
{
  int from = gab_books_name_of (books, hands->of, hands->from);
  int to = hands->to >= 0 ? gab_books_name_of (books, hands->of, hands->to) : -1;
  GabEvent *event;

  if (gave >= 0)
    {
      event = gab_events_add (events, gave);
      event->name[0] = from;
      event->name[1] = to;
      event->number[0] = count;
      event->number[1] = hands->of;
      event->seen_by = gab_books_only (gab_books_side_of (books, hands->of, hands->from));
    }
  if (got < 0 || hands->to < 0)
    return;
  event = gab_events_add (events, got);
  event->name[0] = to;
  event->name[1] = from;
  event->number[0] = count;
  event->number[1] = hands->of;
  event->seen_by = gab_books_only (gab_books_side_of (books, hands->of, hands->to));
}

/* Handed over by the one, received by the other, in one entry. */
static gboolean
hand_on (GabBooks     *books,
         const Hands  *hands,
         int           outside,
         gint32        count,
         GabEvents    *events,
         GError      **error)
{
  if (!gab_books_post (books, hands->of, hands->from, 0, outside, count, hands->rule, error))
    return FALSE;
  if (hands->to < 0)
    return TRUE;
  if (!gab_books_post (books, hands->of, hands->to, GAB_POST_RECEIVED, 0, count, hands->rule, error))
    return FALSE;
  if (hands->of == GAB_POST_MEN)
    gab_books_regain_sp (books, hands->to, events);
  return TRUE;
}

static void
tell_handed (const GabBooks *books,
             const Hands    *hands,
             GabEvents      *events,
             gint32          count)
{
  gboolean one_side = hands->to >= 0 && gab_books_side_of (books, hands->of, hands->from) ==
                                          gab_books_side_of (books, hands->of, hands->to);

  tell_hands (books, hands, events, one_side ? GAB_BOOKS_EVENT_TRANSFERRED : GAB_BOOKS_EVENT_HANDED_OVER,
              one_side ? -1 : GAB_BOOKS_EVENT_GIVEN, count);
}

/* transfer, hand-over: men and guns of units. */
gboolean
gab_books_apply_hands (GabBooks        *books,
                       const GabOrder  *order,
                       GabEvents       *events,
                       GError         **error)
{
  gboolean transfer = order->verb->id == GAB_BOOKS_TRANSFER;
  GabArgs args = gab_args (order);
  int from = gab_args_next (&args);
  Hands hands = { GAB_POST_MEN, gab_books_ordinal (books, from), -1, 3 };
  gint32 counts[2];

  if (transfer)
    hands.to = gab_books_ordinal (books, gab_args_next (&args));
  for (int i = 0; i < 2; i++)
    {
      gboolean given = gab_args_next (&args) != 0;

      counts[i] = given ? gab_args_next (&args) : 0;
      if (given && counts[i] == 0)
        return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOUGHT, 3, from, 0, 0);
    }
  if (!transfer && gab_args_next (&args) != 0)
    hands.to = gab_books_ordinal (books, gab_args_next (&args));
  if (!check_hands (books, &hands, transfer, error))
    return FALSE;
  if (counts[0] + counts[1] == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EMPTY, 3, -1, 0, 0);
  for (int i = 0; i < 2; i++)
    {
      hands.of = i == 0 ? GAB_POST_MEN : GAB_POST_GUNS;
      if (counts[i] > 0)
        tell_handed (books, &hands, events, counts[i]);
      if (!hand_on (books, &hands, GAB_POST_HANDED_OVER, counts[i], events, error))
        return FALSE;
    }
  return TRUE;
}

/* transfer, hand-over, capture: rounds of forces. What is captured is lost (CA-3). */
gboolean
gab_books_apply_hands_rounds (GabBooks        *books,
                              const GabOrder  *order,
                              GabEvents       *events,
                              GError         **error)
{
  int verb = order->verb->id;
  GabArgs args = gab_args (order);
  int first = gab_books_ordinal (books, gab_args_next (&args));
  int second = verb != GAB_BOOKS_HAND_OVER_ROUNDS ? gab_books_ordinal (books, gab_args_next (&args)) : -1;
  gint32 count = gab_args_next (&args);
  Hands hands = { GAB_POST_ROUNDS, first, second, 7 };

  if (verb == GAB_BOOKS_HAND_OVER_ROUNDS && gab_args_next (&args) != 0)
    hands.to = gab_books_ordinal (books, gab_args_next (&args));
  if (verb == GAB_BOOKS_CAPTURE_ROUNDS)
    hands = (Hands) { GAB_POST_ROUNDS, second, first, 7 };
  if (count == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOUGHT, 3, gab_books_force (books, first)->name, 0, 0);
  if (!check_hands (books, &hands, verb == GAB_BOOKS_TRANSFER_ROUNDS, error))
    return FALSE;
  if (verb == GAB_BOOKS_CAPTURE_ROUNDS)
    tell_hands (books, &hands, events, GAB_BOOKS_EVENT_LOST_TO, GAB_BOOKS_EVENT_CAPTURED_FROM, count);
  else
    tell_handed (books, &hands, events, count);
  return hand_on (books, &hands, verb == GAB_BOOKS_CAPTURE_ROUNDS ? GAB_POST_STRUCK_OFF : GAB_POST_HANDED_OVER,
                  count, events, error);
}

/* capture: what one side has taken, the other has received, in one entry (CA-3). */
gboolean
gab_books_apply_capture (GabBooks        *books,
                         const GabOrder  *order,
                         GabEvents       *events,
                         GError         **error)
{
  GabArgs args = gab_args (order);
  int to = gab_books_ordinal (books, gab_args_next (&args));
  int from = gab_books_ordinal (books, gab_args_next (&args));
  gint32 count = gab_args_next (&args);
  Hands hands = { GAB_POST_GUNS, from, to, 3 };

  if (count == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOUGHT, 3, gab_books_unit (books, to)->name, 0, 0);
  if (!check_hands (books, &hands, FALSE, error))
    return FALSE;
  tell_hands (books, &hands, events, GAB_BOOKS_EVENT_LOST_TO, GAB_BOOKS_EVENT_CAPTURED_FROM, count);
  return gab_books_post (books, GAB_POST_GUNS, from, GAB_GUNS_PRESENT, GAB_GUNS_TAKEN, count, 3, error) &&
         gab_books_receive_captured (books, to, count, error);
}

/* Guns of another side come to a unit. */
gboolean
gab_books_receive_captured (GabBooks  *books,
                            int        unit,
                            gint32     count,
                            GError   **error)
{
  gab_books_unit (books, unit)->captured += count;
  return gab_books_post (books, GAB_POST_GUNS, unit, GAB_POST_RECEIVED, GAB_GUNS_PRESENT, count, 3, error);
}

/* exchange: prisoners of any side come back, and commanders (CA-3, CA-20). */
gboolean
gab_books_apply_exchange (GabBooks        *books,
                          const GabOrder  *order,
                          GabEvents       *events,
                          GError         **error)
{
  GabArgs args = gab_args (order);
  int men = gab_args_next (&args) != 0 ? gab_args_next (&args) : 0;
  int leaders;

  if (!gab_books_check_items (books, args.next, men, 2, FALSE, error))
    return FALSE;
  for (int i = 0; i < men; i++)
    {
      int name = gab_args_next (&args);
      gint32 count = gab_args_next (&args);
      int ordinal = gab_books_ordinal (books, name);

      if (!gab_books_post (books, GAB_POST_MEN, ordinal, GAB_MEN_PRISONERS, GAB_MEN_PRESENT, count, 3, error))
        return FALSE;
      gab_books_tell_count (events, GAB_BOOKS_EVENT_EXCHANGED, name, count, gab_books_unit (books, ordinal)->side);
      gab_books_regain_sp (books, ordinal, events);
    }
  leaders = gab_args_next (&args) != 0 ? gab_args_next (&args) : 0;
  if (men + leaders == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EMPTY, 3, -1, 0, 0);
  for (int i = 0; i < leaders; i++)
    if (!gab_books_exchange_leader (books, gab_args_next (&args), events, error))
      return FALSE;
  return TRUE;
}

static void
tell_work (const GabBooks *books,
           GabEvents      *events,
           int             id,
           int             work,
           gint32          points)
{
  GabEvent *event = gab_events_add (events, id);

  /* A fortress and what has been done to it stand there for all to see (CA-18). */
  event->name[0] = gab_books_work (books, work)->name;
  event->name[1] = gab_books_fortress (books, gab_books_work (books, work)->fortress)->name;
  event->number[0] = points;
}

/* More damage of a work, or less. */
gboolean
gab_books_change_damage (GabBooks   *books,
                         int         name,
                         gint32      points,
                         gboolean    repair,
                         GabEvents  *events,
                         GError    **error)
{
  int work = gab_books_ordinal (books, name);

  tell_work (books, events, repair ? GAB_BOOKS_EVENT_WORK_REPAIRED : GAB_BOOKS_EVENT_WORK_DAMAGED, work, points);
  return repair ? gab_books_post (books, GAB_POST_DAMAGE, work, 0, GAB_POST_STRUCK_OFF, points, 8, error)
                : gab_books_post (books, GAB_POST_DAMAGE, work, GAB_POST_RECEIVED, 0, points, 8, error);
}

static gboolean
change_works (GabBooks   *books,
              GabArgs    *args,
              int         length,
              gboolean    repair,
              GabEvents  *events,
              GError    **error)
{
  if (!gab_books_check_items (books, args->next, length, 2, FALSE, error))
    return FALSE;
  for (int i = 0; i < length; i++)
    {
      int name = gab_args_next (args);

      if (!gab_books_change_damage (books, name, gab_args_next (args), repair, events, error))
        return FALSE;
    }
  return TRUE;
}

/* repair: dismounted guns stand again, works have less damage (CA-8). */
gboolean
gab_books_apply_repair (GabBooks        *books,
                        const GabOrder  *order,
                        GabEvents       *events,
                        GError         **error)
{
  GabArgs args = gab_args (order);
  int guns = gab_args_next (&args) != 0 ? gab_args_next (&args) : 0;
  int works;

  if (!gab_books_check_items (books, args.next, guns, 2, FALSE, error))
    return FALSE;
  for (int i = 0; i < guns; i++)
    {
      int name = gab_args_next (&args);
      gint32 count = gab_args_next (&args);
      int ordinal = gab_books_ordinal (books, name);

      if (!gab_books_post (books, GAB_POST_GUNS, ordinal, GAB_GUNS_DISMOUNTED, GAB_GUNS_PRESENT, count, 3, error))
        return FALSE;
      gab_books_tell_count (events, GAB_BOOKS_EVENT_REMOUNTED, name, count, gab_books_unit (books, ordinal)->side);
    }
  works = gab_args_next (&args) != 0 ? gab_args_next (&args) : 0;
  if (guns + works == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EMPTY, 3, -1, 0, 0);
  return change_works (books, &args, works, TRUE, events, error);
}

/* damage: of works; it stays till repaired (CA-8). */
gboolean
gab_books_apply_damage (GabBooks        *books,
                        const GabOrder  *order,
                        GabEvents       *events,
                        GError         **error)
{
  GabArgs args = gab_args (order);
  int length = gab_args_next (&args);

  return change_works (books, &args, length, FALSE, events, error);
}

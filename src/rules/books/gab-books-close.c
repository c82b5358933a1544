/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closing an operation: what it cost goes to the units, the place to its taker. */

#include "gab-books-private.h"

/* Per side, as the closing order adds up: more than one unit's count can hold. */
typedef struct
{
  gint64 killed, wounded, missing, prisoners;
  gint64 dismounted, taken, captured;
  gint64 rounds_lost, rounds_captured;
} SideTotal;

typedef struct
{
  GabBooks       *books;
  GabBooksOperation *operation;
  int             ordinal;
  SideTotal       totals[GAB_BOOKS_MAX_SIDES];
  int             fallen_garrison; /* ordinal of a force, -1 */
  GabEvents      *events;
} Closing;

static void
tell_count (Closing       *closing,
            GabBooksEvent  id,
            const gint32  *item,
            int            side)
{
  GabEvent *event;

  if (item[1] == 0)
    return;
  event = gab_events_add (closing->events, id);
  event->name[0] = item[0];
  event->number[0] = item[1];
  event->seen_by = gab_books_only (side);
}

/* Whether a force was in the place that fell, with all that nests in it. */
static gboolean
is_fallen_force (const Closing *closing,
                 int            force)
{
  return closing->fallen_garrison >= 0 && gab_books_force_is_within (closing->books, force, closing->fallen_garrison);
}

/* Whether a unit was in the place that fell. */
static gboolean
is_fallen (const Closing *closing,
           int            unit)
{
  return is_fallen_force (closing, gab_books_unit (closing->books, unit)->force);
}

/* A unit whose men are lent loses of the lent, and only to the operation that has
 * them; in a place that falls the others go too (CA-11). */
static gboolean
check_lent (Closing       *closing,
            int            ordinal,
            GabPostingOf   of,
            gint64         count,
            gint64        *of_lent,
            GError       **error)
{
  GabBooks *books = closing->books;
  const GabBooksUnit *unit = gab_books_unit (books, ordinal);
  gint32 lent = of == GAB_POST_MEN ? unit->men[GAB_MEN_DETACHED] : unit->guns[GAB_GUNS_DETACHED];
  gboolean fallen = is_fallen (closing, ordinal);
  int place = of == GAB_POST_MEN ? (int) GAB_MEN_DETACHED : (int) GAB_GUNS_DETACHED;

  *of_lent = 0;
  if (count == 0)
    return TRUE;
  if (unit->lent_to >= 0 && unit->lent_to != closing->ordinal && !fallen)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_LENT_ELSEWHERE, 11, unit->name,
                             gab_books_operation (books, unit->lent_to)->name, 0);
  if (unit->lent_to != closing->ordinal)
    return gab_books_need (books, of, ordinal, 0, count, 3, error);
  *of_lent = fallen ? MIN (count, lent) : count;
  return gab_books_need (books, of, ordinal, place, *of_lent, 11, error) &&
         gab_books_need (books, of, ordinal, 0, count - *of_lent, 3, error);
}

/* To one place, first of those lent, then of those present. */
static gboolean
lose (Closing       *closing,
      int            ordinal,
      GabPostingOf   of,
      int            to,
      gint32         count,
      gint64        *of_lent,
      GError       **error)
{
  int lent = of == GAB_POST_MEN ? (int) GAB_MEN_DETACHED : (int) GAB_GUNS_DETACHED;
  gint32 first = MIN (count, *of_lent);

  *of_lent -= first;
  return gab_books_post (closing->books, of, ordinal, lent, to, first, 11, error) &&
         gab_books_post (closing->books, of, ordinal, 0, to, count - first, 3, error);
}

/* From present or detached to elsewhere, each part its own posting (CA-3). */
static gboolean
lose_men (Closing       *closing,
          const gint32  *item,
          GError       **error)
{
  static const GabMenPlace places[] = { GAB_MEN_KILLED, GAB_MEN_WOUNDED, GAB_MEN_MISSING, GAB_MEN_PRISONERS };
  GabBooks *books = closing->books;
  int ordinal = gab_books_ordinal (books, item[0]);
  SideTotal *total = &closing->totals[gab_books_unit (books, ordinal)->side];
  gint64 of_lent;

  if (!check_lent (closing, ordinal, GAB_POST_MEN, (gint64) item[1] + item[2] + item[3] + item[4], &of_lent, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (!lose (closing, ordinal, GAB_POST_MEN, places[i], item[1 + i], &of_lent, error))
      return FALSE;
  total->killed += item[1];
  total->wounded += item[2];
  total->missing += item[3];
  total->prisoners += item[4];

  if (item[1] + item[2] + item[3] > 0)
    {
      GabBooksHurt hurt = { closing->ordinal, ordinal, item[1], item[2], item[3], TRUE };

      g_array_append_val (books->hurt, hurt);
    }
  return TRUE;
}

static gboolean
lose_guns (Closing       *closing,
           const gint32  *item,
           GError       **error)
{
  GabBooks *books = closing->books;
  int ordinal = gab_books_ordinal (books, item[0]);
  SideTotal *total = &closing->totals[gab_books_unit (books, ordinal)->side];

  gint64 of_lent;

  total->dismounted += item[1];
  total->taken += item[2];
  return check_lent (closing, ordinal, GAB_POST_GUNS, (gint64) item[1] + item[2], &of_lent, error) &&
         lose (closing, ordinal, GAB_POST_GUNS, GAB_GUNS_DISMOUNTED, item[1], &of_lent, error) &&
         lose (closing, ordinal, GAB_POST_GUNS, GAB_GUNS_TAKEN, item[2], &of_lent, error);
}

static gboolean
capture_guns (Closing       *closing,
              const gint32  *item,
              GError       **error)
{
  int ordinal = gab_books_ordinal (closing->books, item[0]);
  int side = gab_books_unit (closing->books, ordinal)->side;

  closing->totals[side].captured += item[1];
  tell_count (closing, GAB_BOOKS_EVENT_CAPTURED, item, side);
  return gab_books_receive_captured (closing->books, ordinal, item[1], error);
}

/* Rounds of a force that lent some come of these alone, but in a place that falls. */
static gboolean
use_rounds (Closing  *closing,
            int       ordinal,
            int       to,
            gint32    count,
            GError  **error)
{
  GabBooks *books = closing->books;
  GabBooksLoan *loan = gab_books_find_loan (books, closing->ordinal, ordinal);
  gint32 of_loan = loan != NULL ? MIN (count, loan->rounds) : 0;

  if (loan != NULL && count > of_loan && !is_fallen_force (closing, ordinal))
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TOO_FEW_LENT_ROUNDS, 11,
                             gab_books_force (books, ordinal)->name, count, loan->rounds);
  if (!gab_books_post (books, GAB_POST_ROUNDS, ordinal, GAB_ROUNDS_LENT, to, of_loan, 11, error) ||
      !gab_books_post (books, GAB_POST_ROUNDS, ordinal, GAB_ROUNDS_IN_HAND, to, count - of_loan, 7, error))
    return FALSE;
  if (of_loan > 0)
    gab_books_lessen_loan (books, loan, of_loan);
  return TRUE;
}

static gboolean
spend_rounds (Closing       *closing,
              const gint32  *item,
              GError       **error)
{
  int ordinal = gab_books_ordinal (closing->books, item[0]);

  tell_count (closing, GAB_BOOKS_EVENT_SPENT, item, gab_books_force (closing->books, ordinal)->side);
  return use_rounds (closing, ordinal, GAB_ROUNDS_SPENT, item[1], error);
}

static gboolean
lose_rounds (Closing       *closing,
             const gint32  *item,
             GError       **error)
{
  int ordinal = gab_books_ordinal (closing->books, item[0]);
  int side = gab_books_force (closing->books, ordinal)->side;

  closing->totals[side].rounds_lost += item[1];
  tell_count (closing, GAB_BOOKS_EVENT_LOST_ROUNDS, item, side);
  return use_rounds (closing, ordinal, GAB_POST_STRUCK_OFF, item[1], error);
}

static gboolean
capture_rounds (Closing       *closing,
                const gint32  *item,
                GError       **error)
{
  int ordinal = gab_books_ordinal (closing->books, item[0]);
  int side = gab_books_force (closing->books, ordinal)->side;

  closing->totals[side].rounds_captured += item[1];
  tell_count (closing, GAB_BOOKS_EVENT_RECEIVED_ROUNDS, item, side);
  return gab_books_post (closing->books, GAB_POST_ROUNDS, ordinal, GAB_POST_RECEIVED, GAB_ROUNDS_IN_HAND,
                         item[1], 7, error);
}

static gboolean
damage_work (Closing       *closing,
             const gint32  *item,
             GError       **error)
{
  return item[1] == 0 || gab_books_change_damage (closing->books, item[0], item[1], FALSE, closing->events, error);
}

/* What befell leaders counts from the day of the close (CA-19, CA-20). */
static gboolean
kill_leader (Closing       *closing,
             const gint32  *item,
             GError       **error)
{
  return gab_books_set_leader (closing->books, item[0], GAB_LEADER_KILLED, 0, closing->events, error);
}

static gboolean
take_leader (Closing       *closing,
             const gint32  *item,
             GError       **error)
{
  return gab_books_set_leader (closing->books, item[0], GAB_LEADER_TAKEN, 0, closing->events, error);
}

static gboolean
wound_leader (Closing       *closing,
              const gint32  *item,
              GError       **error)
{
  gint64 until = (gint64) closing->books->day + item[1];

  return gab_books_set_leader (closing->books, item[0], GAB_LEADER_WOUNDED, MIN (until, G_MAXINT32), closing->events, error);
}

static gboolean
lose_sp (Closing       *closing,
         const gint32  *item,
         GError       **error)
{
  return gab_books_post (closing->books, GAB_POST_SP, gab_books_ordinal (closing->books, item[0]),
                         GAB_SP_NOW, GAB_SP_LOST, item[1], 4, error);
}

typedef gboolean (* ItemFunc) (Closing       *closing,
                               const gint32  *item,
                               GError       **error);

/* The lists of a closing order, in the pattern's order. */
static const struct { int numbers; ItemFunc func; } lists[] = {
  { 4, lose_men },
  { 2, lose_guns },
  { 1, capture_guns },
  { 1, spend_rounds },
  { 1, lose_sp },
  { 1, lose_rounds },
  { 1, capture_rounds },
  { 1, damage_work },
  { 0, kill_leader },
  { 0, take_leader },
  { 1, wound_leader },
};

static gboolean
apply_lists (Closing  *closing,
             GabArgs  *args,
             GError  **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      int size = lists[i].numbers + 1;
      int length = gab_args_next (args) != 0 ? gab_args_next (args) : 0;

      if (!gab_books_check_items (closing->books, args->next, length, size, TRUE, error))
        return FALSE;
      for (int j = 0; j < length; j++)
        if (!lists[i].func (closing, args->next + j * size, error))
          return FALSE;
      args->next += length * size;
    }
  return TRUE;
}

/* So with rounds: what the one lost, the other received (CA-3). */
static gboolean
check_rounds (const Closing  *closing,
              GError        **error)
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
check_captured (const Closing  *closing,
                GError        **error)
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
read_taken (Closing       *closing,
            GabArgs        args,
            GError       **error,
            int           *taken)
{
  GabBooks *books = closing->books;
  int name;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (gab_args_next (&args) != 0)
      {
        int length = gab_args_next (&args);

        args.next += length * (lists[i].numbers + 1);
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
forget_hurt (Closing *closing)
{
  GabBooks *books = closing->books;

  for (guint i = 0; i < books->hurt->len; i++)
    {
      GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      if (is_fallen (closing, hurt->unit))
        hurt->recovers = FALSE;
    }
}

/* Hospitals in a place that falls are prisoners (CA-6). */
static gboolean
take_hospitals (Closing  *closing,
                GError  **error)
{
  static const GabMenPlace hospitals[] = { GAB_MEN_SICK, GAB_MEN_WOUNDED };
  GabBooks *books = closing->books;

  if (closing->fallen_garrison < 0)
    return TRUE;
  for (guint i = 0; i < books->units->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (hospitals) && is_fallen (closing, i); j++)
      {
        gint32 lying = gab_books_unit (books, i)->men[hospitals[j]];

        if (!gab_books_post (books, GAB_POST_MEN, i, hospitals[j], GAB_MEN_PRISONERS, lying, 3, error))
          return FALSE;
        closing->totals[gab_books_unit (books, i)->side].prisoners += lying;
      }
  return TRUE;
}

static void
take_place (Closing   *closing,
            int        taken,
            GabEvents *events)
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
tell_total (const Closing *closing,
            GabEvents     *events,
            int            id,
            int            side)
{
  GabEvent *event = gab_events_add (events, id);

  event->name[0] = closing->operation->name;
  event->name[1] = gab_books_side_name (closing->books, side);
  event->seen_by = gab_books_only (side);
  return event;
}

static void
tell_totals (const Closing *closing,
             GabEvents     *events)
{
  for (guint i = 0; i < closing->books->n_sides; i++)
    {
      const SideTotal *total = &closing->totals[i];
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
begin (Closing        *closing,
       GabArgs        *args,
       GError        **error)
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
  Closing closing = { .books = books, .fallen_garrison = -1, .events = events };
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

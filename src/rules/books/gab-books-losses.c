/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a closing order's lists do, item by item: men, guns, rounds, SP, damage, leaders. */

#include "gab-books-closing-private.h"

static void
tell_count (GabClosing    *closing,
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
is_fallen_force (const GabClosing *closing,
                 int               force)
{
  return closing->fallen_garrison >= 0 && gab_books_force_is_within (closing->books, force, closing->fallen_garrison);
}

/* Whether a unit was in the place that fell. */
gboolean
gab_closing_is_fallen (const GabClosing *closing,
                       int               unit)
{
  return is_fallen_force (closing, gab_books_unit (closing->books, unit)->force);
}

/* A unit whose men are lent loses of the lent, and only to the operation that has
 * them; in a place that falls the others go too (CA-11). */
static gboolean
check_lent (GabClosing    *closing,
            int            ordinal,
            GabPostingOf   of,
            gint64         count,
            gint64        *of_lent,
            GError       **error)
{
  GabBooks *books = closing->books;
  const GabBooksUnit *unit = gab_books_unit (books, ordinal);
  gint32 lent = of == GAB_POST_MEN ? unit->men[GAB_MEN_DETACHED] : unit->guns[GAB_GUNS_DETACHED];
  gboolean fallen = gab_closing_is_fallen (closing, ordinal);
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
lose (GabClosing    *closing,
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
lose_men (GabClosing    *closing,
          const gint32  *item,
          GError       **error)
{
  static const GabMenPlace places[] = { GAB_MEN_KILLED, GAB_MEN_WOUNDED, GAB_MEN_MISSING, GAB_MEN_PRISONERS };
  GabBooks *books = closing->books;
  int ordinal = gab_books_ordinal (books, item[0]);
  GabSideTotal *total = &closing->totals[gab_books_unit (books, ordinal)->side];
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
lose_guns (GabClosing    *closing,
           const gint32  *item,
           GError       **error)
{
  GabBooks *books = closing->books;
  int ordinal = gab_books_ordinal (books, item[0]);
  GabSideTotal *total = &closing->totals[gab_books_unit (books, ordinal)->side];

  gint64 of_lent;

  total->dismounted += item[1];
  total->taken += item[2];
  return check_lent (closing, ordinal, GAB_POST_GUNS, (gint64) item[1] + item[2], &of_lent, error) &&
         lose (closing, ordinal, GAB_POST_GUNS, GAB_GUNS_DISMOUNTED, item[1], &of_lent, error) &&
         lose (closing, ordinal, GAB_POST_GUNS, GAB_GUNS_TAKEN, item[2], &of_lent, error);
}

static gboolean
capture_guns (GabClosing    *closing,
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
use_rounds (GabClosing  *closing,
            int          ordinal,
            int          to,
            gint32       count,
            GError     **error)
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
spend_rounds (GabClosing    *closing,
              const gint32  *item,
              GError       **error)
{
  int ordinal = gab_books_ordinal (closing->books, item[0]);

  tell_count (closing, GAB_BOOKS_EVENT_SPENT, item, gab_books_force (closing->books, ordinal)->side);
  return use_rounds (closing, ordinal, GAB_ROUNDS_SPENT, item[1], error);
}

static gboolean
lose_rounds (GabClosing    *closing,
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
capture_rounds (GabClosing    *closing,
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
damage_work (GabClosing    *closing,
             const gint32  *item,
             GError       **error)
{
  return item[1] == 0 || gab_books_change_damage (closing->books, item[0], item[1], FALSE, closing->events, error);
}

/* What befell leaders counts from the day of the close (CA-19, CA-20). */
static gboolean
kill_leader (GabClosing    *closing,
             const gint32  *item,
             GError       **error)
{
  return gab_books_set_leader (closing->books, item[0], GAB_LEADER_KILLED, 0, closing->events, error);
}

static gboolean
take_leader (GabClosing    *closing,
             const gint32  *item,
             GError       **error)
{
  return gab_books_set_leader (closing->books, item[0], GAB_LEADER_TAKEN, 0, closing->events, error);
}

static gboolean
wound_leader (GabClosing    *closing,
              const gint32  *item,
              GError       **error)
{
  gint64 until = (gint64) closing->books->day + item[1];

  if (until > gab_day_from_date (GAB_NEW_STYLE, 2199, 12, 31))
    return gab_books_refuse (error, closing->books, GAB_BOOKS_REFUSE_CALENDAR, 9, -1, 0, 0);
  return gab_books_set_leader (closing->books, item[0], GAB_LEADER_WOUNDED, until, closing->events, error);
}

static gboolean
lose_sp (GabClosing    *closing,
         const gint32  *item,
         GError       **error)
{
  return gab_books_post (closing->books, GAB_POST_SP, gab_books_ordinal (closing->books, item[0]),
                         GAB_SP_NOW, GAB_SP_LOST, item[1], 4, error);
}

/* The lists of a closing order, in the pattern's order. */
const GabClosingList gab_closing_lists[GAB_CLOSING_LISTS] = {
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

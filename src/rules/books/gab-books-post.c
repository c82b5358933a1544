/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every change of men, guns, rounds, SP and damage goes through here (CA-3). */

#include "gab-books-private.h"

/**
 * gab_books_note_postings:
 * @books_state: a state of the books
 * @postings: (nullable) (element-type GabPosting): where every change is noted
 *   from now on, in the order in which it happens; NULL to stop
 *
 * The list is borrowed and must live until it is taken away again. It is no part
 * of the state: a copy does not have it, and no digest knows of it. An order that
 * is refused may have noted a part of what it would have done.
 */
void
gab_books_note_postings (gpointer  books_state,
                         GArray   *postings)
{
  GabBooks *books = books_state;

  books->postings = postings;
}

/* The counter of a place, or of what came from outside or went there. */
static inline gint32 *
find_flow (GabBooksFlow *flow,
           int           place)
{
  return place == GAB_POST_RECEIVED ? &flow->received
       : place == GAB_POST_HANDED_OVER ? &flow->handed_over : &flow->struck_off;
}

static inline gint32 *
find_rounds (GabBooksForce *force,
             int            place)
{
  switch (place)
    {
    case GAB_ROUNDS_IN_HAND:
      return &force->in_hand;
    case GAB_ROUNDS_LENT:
      return &force->lent;
    case GAB_ROUNDS_SPENT:
      return &force->spent;
    case GAB_POST_RECEIVED:
      return &force->received;
    case GAB_POST_HANDED_OVER:
      return &force->handed_over;
    default:
      return &force->lost;
    }
}

/* NULL for what nobody counts: where damage comes from, and how many SP are lost. */
static inline gint32 *
find_counter (GabBooks     *books,
              GabPostingOf  of,
              int           ordinal,
              int           place)
{
  GabBooksUnit *unit;

  switch (of)
    {
    case GAB_POST_MEN:
      unit = gab_books_unit (books, ordinal);
      return place >= 0 ? &unit->men[place] : find_flow (&unit->men_flow, place);
    case GAB_POST_GUNS:
      unit = gab_books_unit (books, ordinal);
      return place >= 0 ? &unit->guns[place] : find_flow (&unit->guns_flow, place);
    case GAB_POST_ROUNDS:
      return find_rounds (gab_books_force (books, ordinal), place);
    case GAB_POST_SP:
      return place == GAB_SP_NOW ? &gab_books_unit (books, ordinal)->sp_now : NULL;
    case GAB_POST_DAMAGE:
      return place == 0 ? &gab_books_work (books, ordinal)->damage : NULL;
    case GAB_POST_N_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Which sentence says that a place has too few. */
static GabBooksRefusal
too_few (GabPostingOf of,
         int          place)
{
  static const GabBooksRefusal men[GAB_MEN_N_PLACES] = {
    [GAB_MEN_PRESENT] = GAB_BOOKS_REFUSE_TOO_FEW_MEN,
    [GAB_MEN_KILLED] = GAB_BOOKS_REFUSE_TOO_FEW_KILLED,
    [GAB_MEN_WOUNDED] = GAB_BOOKS_REFUSE_TOO_FEW_WOUNDED,
    [GAB_MEN_SICK] = GAB_BOOKS_REFUSE_TOO_FEW_SICK,
    [GAB_MEN_PRISONERS] = GAB_BOOKS_REFUSE_TOO_FEW_PRISONERS,
    [GAB_MEN_MISSING] = GAB_BOOKS_REFUSE_TOO_FEW_MISSING,
    [GAB_MEN_DESERTED] = GAB_BOOKS_REFUSE_TOO_FEW_DESERTED,
    [GAB_MEN_DETACHED] = GAB_BOOKS_REFUSE_TOO_FEW_LENT_MEN,
  };
  static const GabBooksRefusal guns[GAB_GUNS_N_PLACES] = {
    [GAB_GUNS_PRESENT] = GAB_BOOKS_REFUSE_TOO_FEW_GUNS,
    [GAB_GUNS_DISMOUNTED] = GAB_BOOKS_REFUSE_TOO_FEW_DISMOUNTED,
    [GAB_GUNS_TAKEN] = GAB_BOOKS_REFUSE_TOO_FEW_TAKEN,
    [GAB_GUNS_DETACHED] = GAB_BOOKS_REFUSE_TOO_FEW_LENT_GUNS,
  };

  if (place < 0)
    return GAB_BOOKS_REFUSE_TOO_FEW_EVER;
  switch (of)
    {
    case GAB_POST_MEN:
      return men[place];
    case GAB_POST_GUNS:
      return guns[place];
    case GAB_POST_ROUNDS:
      return place == GAB_ROUNDS_IN_HAND ? GAB_BOOKS_REFUSE_TOO_FEW_ROUNDS
           : place == GAB_ROUNDS_LENT ? GAB_BOOKS_REFUSE_TOO_FEW_LENT_ROUNDS : GAB_BOOKS_REFUSE_TOO_FEW_EVER;
    case GAB_POST_SP:
      return GAB_BOOKS_REFUSE_SP;
    case GAB_POST_DAMAGE:
    case GAB_POST_N_KINDS:
    default:
      return GAB_BOOKS_REFUSE_TOO_LITTLE_DAMAGE;
    }
}

/* Whether a place has that many, else a refusal by the rule. */
gboolean
gab_books_need (GabBooks      *books,
                GabPostingOf   of,
                int            ordinal,
                int            place,
                gint64         count,
                int            rule,
                GError       **error)
{
  const gint32 *counter = find_counter (books, of, ordinal, place);

  if (counter == NULL || count <= *counter)
    return TRUE;
  return gab_books_refuse (error, books, too_few (of, place), rule, gab_books_name_of (books, of, ordinal),
                           MIN (count, G_MAXINT32), *counter);
}

static gboolean
fits (GabBooks      *books,
      GabPostingOf   of,
      int            ordinal,
      const gint32  *counter,
      gint32         count,
      int            rule,
      GError       **error)
{
  if (counter == NULL || (gint64) *counter + count <= GAB_COUNT_MAX)
    return TRUE;
  return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TOO_MANY, rule, gab_books_name_of (books, of, ordinal), count, 0);
}

static void
note (GabBooks     *books,
      GabPostingOf  of,
      int           ordinal,
      int           from,
      int           to,
      gint32        count)
{
  GabPosting posting = { gab_books_name_of (books, of, ordinal), of, from, to, count };

  g_array_append_val (books->postings, posting);
}

/* What an amount does to the counter of the place that it leaves. What is taken back
 * from those handed over or struck off was not; what came from outside came. */
static inline int
sign_of_source (int place)
{
  return place == GAB_POST_RECEIVED ? 1 : -1;
}

static gboolean
may_change (GabBooks      *books,
            GabPostingOf   of,
            int            ordinal,
            int            place,
            int            sign,
            gint64         count,
            int            rule,
            GError       **error)
{
  return sign < 0 ? gab_books_need (books, of, ordinal, place, count, rule, error)
                  : fits (books, of, ordinal, find_counter (books, of, ordinal, place), count, rule, error);
}

/* Moves @count (0 or more) of one kind from one place to another, whole or not at
 * all: no place goes below nought or over GAB_COUNT_MAX. What comes from outside
 * is added to what came, what goes there to what went; to give back what was
 * received, or to get what was struck off, makes that less (CA-17). */
gboolean
gab_books_post (GabBooks      *books,
                GabPostingOf   of,
                int            ordinal,
                int            from,
                int            to,
                gint64         count,
                int            rule,
                GError       **error)
{
  gint32 *source = find_counter (books, of, ordinal, from);
  gint32 *target = find_counter (books, of, ordinal, to);

  if (count == 0)
    return TRUE;
  if (!may_change (books, of, ordinal, from, sign_of_source (from), count, rule, error) ||
      !may_change (books, of, ordinal, to, -sign_of_source (to), count, rule, error))
    return FALSE;
  if (source != NULL)
    *source += sign_of_source (from) * count;
  if (target != NULL)
    *target -= sign_of_source (to) * count;
  if (books->postings != NULL)
    note (books, of, ordinal, from, to, count);
  return TRUE;
}

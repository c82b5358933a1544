/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections: the difference of what was booked, at the campaign's date (CA-17). */

#include "gab-books-private.h"

typedef struct
{
  GabBooks *books;
  int       operation; /* ordinal */
  gint64    taken[GAB_BOOKS_MAX_SIDES], captured[GAB_BOOKS_MAX_SIDES]; /* more or, below nought, fewer */
} Correction;

/* Not while a child has some of them: what is lent could not be told apart. */
static gboolean
check_at_home (GabBooks      *books,
               GabPostingOf   of,
               int            ordinal,
               GError       **error)
{
  int operation = of != GAB_POST_ROUNDS ? gab_books_unit (books, ordinal)->lent_to : -1;

  for (guint i = 0; of == GAB_POST_ROUNDS && i < books->loans->len; i++)
    if (g_array_index (books->loans, GabBooksLoan, i).force == ordinal)
      operation = g_array_index (books->loans, GabBooksLoan, i).operation;
  return operation < 0 ||
         gab_books_refuse (error, books, GAB_BOOKS_REFUSE_LENT_NOW, 17, gab_books_name_of (books, of, ordinal),
                           gab_books_operation (books, operation)->name, 0);
}

/* From one place to the other, or the other way round when it was too much. */
static gboolean
move (GabBooks      *books,
      GabPostingOf   of,
      int            ordinal,
      int            from,
      int            to,
      gint32         count,
      gboolean       fewer,
      GError       **error)
{
  return gab_books_post (books, of, ordinal, fewer ? to : from, fewer ? from : to, count, 17, error);
}

/* The recovery from the operation goes by what is known of its losses when it comes. */
static gboolean
change_hurt (Correction    *correction,
             int            unit,
             const gint32  *loss,
             gboolean       fewer,
             GError       **error)
{
  GArray *all = correction->books->hurt;
  GabBooksHurt fresh = { correction->operation, unit, loss[0], loss[1], loss[2], TRUE };
  int sign = fewer ? -1 : 1;

  for (guint i = 0; i < all->len; i++)
    {
      GabBooksHurt *hurt = &g_array_index (all, GabBooksHurt, i);

      if (hurt->operation != correction->operation || hurt->unit != unit || !hurt->recovers)
        continue;
      hurt->killed += sign * loss[0];
      hurt->wounded += sign * loss[1];
      hurt->missing += sign * loss[2];
      if (hurt->killed >= 0 && hurt->wounded >= 0 && hurt->missing >= 0)
        return TRUE;
      return gab_books_refuse (error, correction->books, GAB_BOOKS_REFUSE_LESS_THAN_BOOKED, 17,
                               gab_books_unit (correction->books, unit)->name,
                               gab_books_operation (correction->books, correction->operation)->name, 0);
    }
  if (loss[0] + loss[1] + loss[2] == 0)
    return TRUE;
  if (fewer)
    return gab_books_refuse (error, correction->books, GAB_BOOKS_REFUSE_LESS_THAN_BOOKED, 17,
                             gab_books_unit (correction->books, unit)->name,
                             gab_books_operation (correction->books, correction->operation)->name, 0);
  g_array_append_val (all, fresh);
  return TRUE;
}

static gboolean
correct_men (Correction    *correction,
             int            ordinal,
             const gint32  *counts,
             gboolean       fewer,
             GError       **error)
{
  static const GabMenPlace places[] = { GAB_MEN_KILLED, GAB_MEN_WOUNDED, GAB_MEN_MISSING, GAB_MEN_PRISONERS };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (!move (correction->books, GAB_POST_MEN, ordinal, GAB_MEN_PRESENT, places[i], counts[i], fewer, error))
      return FALSE;
  return change_hurt (correction, ordinal, counts, fewer, error);
}

static gboolean
correct_guns (Correction    *correction,
              int            ordinal,
              const gint32  *counts,
              gboolean       fewer,
              GError       **error)
{
  GabBooks *books = correction->books;

  correction->taken[gab_books_unit (books, ordinal)->side] += fewer ? -counts[1] : counts[1];
  return move (books, GAB_POST_GUNS, ordinal, GAB_GUNS_PRESENT, GAB_GUNS_DISMOUNTED, counts[0], fewer, error) &&
         move (books, GAB_POST_GUNS, ordinal, GAB_GUNS_PRESENT, GAB_GUNS_TAKEN, counts[1], fewer, error);
}

static gboolean
correct_captured (Correction    *correction,
                  int            ordinal,
                  const gint32  *counts,
                  gboolean       fewer,
                  GError       **error)
{
  GabBooks *books = correction->books;
  GabBooksUnit *unit = gab_books_unit (books, ordinal);

  if (fewer && counts[0] > unit->captured)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TOO_FEW_EVER, 17, unit->name, counts[0], unit->captured);
  unit->captured += fewer ? -counts[0] : counts[0];
  correction->captured[unit->side] += fewer ? -counts[0] : counts[0];
  return move (books, GAB_POST_GUNS, ordinal, GAB_POST_RECEIVED, GAB_GUNS_PRESENT, counts[0], fewer, error);
}

static gboolean
correct_rounds (Correction    *correction,
                int            ordinal,
                const gint32  *counts,
                gboolean       fewer,
                GError       **error)
{
  return move (correction->books, GAB_POST_ROUNDS, ordinal, GAB_ROUNDS_IN_HAND, GAB_ROUNDS_SPENT, counts[0], fewer, error);
}

static gboolean
correct_sp (Correction    *correction,
            int            ordinal,
            const gint32  *counts,
            gboolean       fewer,
            GError       **error)
{
  const GabBooksUnit *unit = gab_books_unit (correction->books, ordinal);

  if (fewer && counts[0] > unit->sp_first - unit->sp_now)
    return gab_books_refuse (error, correction->books, GAB_BOOKS_REFUSE_SP_LOST, 17, unit->name, counts[0],
                             unit->sp_first - unit->sp_now);
  return move (correction->books, GAB_POST_SP, ordinal, GAB_SP_NOW, GAB_SP_LOST, counts[0], fewer, error);
}

/* The lists of a correction, in the pattern's order: each once for more, once for fewer. */
static const struct
{
  int          numbers;
  GabPostingOf of;
  gboolean   (*func) (Correction *correction, int ordinal, const gint32 *counts, gboolean fewer, GError **error);
} lists[] = {
  { 4, GAB_POST_MEN, correct_men },
  { 2, GAB_POST_GUNS, correct_guns },
  { 1, GAB_POST_GUNS, correct_captured },
  { 1, GAB_POST_ROUNDS, correct_rounds },
  { 1, GAB_POST_SP, correct_sp },
};

static gboolean
correct_list (Correction    *correction,
              guint          list,
              const gint32  *first,
              int            length,
              gboolean       fewer,
              GError       **error)
{
  int size = lists[list].numbers + 1;

  if (!gab_books_check_items (correction->books, first, length, size, FALSE, error))
    return FALSE;
  for (int i = 0; i < length; i++)
    {
      int ordinal = gab_books_ordinal (correction->books, first[i * size]);

      if (!check_at_home (correction->books, lists[list].of, ordinal, error) ||
          !lists[list].func (correction, ordinal, first + i * size + 1, fewer, error))
        return FALSE;
    }
  return TRUE;
}

/* Of all that is taken more or fewer, the other side received as much more or fewer. */
static gboolean
check_captured (const Correction  *correction,
                GError           **error)
{
  const GabBooks *books = correction->books;
  gint64 taken = 0;

  for (guint i = 0; i < books->n_sides; i++)
    taken += correction->taken[i] - correction->captured[i];
  if (taken == 0 && books->n_sides == 2)
    taken = correction->taken[0] - correction->captured[1];
  return taken == 0 || gab_books_refuse (error, books, GAB_BOOKS_REFUSE_CAPTURED_MORE, 3, -1, 0, 0);
}

static void
tell_sides (const Correction *correction,
            guint             sides,
            GabEvents        *events)
{
  for (guint i = 0; i < correction->books->n_sides; i++)
    if ((sides & (1u << i)) != 0)
      {
        GabEvent *event = gab_events_add (events, GAB_BOOKS_EVENT_CORRECTED);

        event->name[0] = gab_books_operation (correction->books, correction->operation)->name;
        event->name[1] = gab_books_side_name (correction->books, i);
        event->seen_by = gab_books_only (i);
      }
}

/* correct OPERATION: what it cost was more, or fewer, than its closing entry says. */
gboolean
gab_books_apply_correct (GabBooks        *books,
                         const GabOrder  *order,
                         GabEvents       *events,
                         GError         **error)
{
  GabArgs args = gab_args (order);
  int name = gab_args_next (&args);
  Correction correction = { .books = books, .operation = gab_books_ordinal (books, name) };
  guint sides = 0;

  if (!gab_books_operation (books, correction.operation)->closed)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_OPEN_CORRECT, 17, name, 0, 0);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (lists); i++)
    {
      int length = gab_args_next (&args) != 0 ? gab_args_next (&args) : 0;
      int size = lists[i / 2].numbers + 1;

      if (!correct_list (&correction, i / 2, args.next, length, i % 2 == 1, error))
        return FALSE;
      for (int j = 0; j < length; j++)
        sides |= 1u << gab_books_side_of (books, lists[i / 2].of, gab_books_ordinal (books, args.next[j * size]));
      args.next += length * size;
    }
  if (sides == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_EMPTY, 17, -1, 0, 0);
  tell_sides (&correction, sides, events);
  return check_captured (&correction, error);
}

/* The words of the patterns' places, in their order. */
static const gint8 men_places[] = {
  GAB_MEN_PRESENT, GAB_MEN_KILLED, GAB_MEN_WOUNDED, GAB_MEN_SICK, GAB_MEN_PRISONERS, GAB_MEN_MISSING,
  GAB_MEN_DESERTED, GAB_POST_RECEIVED, GAB_POST_HANDED_OVER, GAB_POST_STRUCK_OFF
};
static const gint8 guns_places[] = {
  GAB_GUNS_PRESENT, GAB_GUNS_DISMOUNTED, GAB_POST_RECEIVED, GAB_POST_HANDED_OVER, GAB_POST_STRUCK_OFF
};
static const gint8 rounds_places[] = {
  GAB_ROUNDS_IN_HAND, GAB_ROUNDS_SPENT, GAB_POST_RECEIVED, GAB_POST_HANDED_OVER, GAB_POST_STRUCK_OFF
};

/* What has been captured was received with a loss of the other side: that is
 * corrected with the operation. */
static gboolean
check_received (GabBooks      *books,
                GabPostingOf   of,
                int            ordinal,
                int            to,
                gint32         count,
                GError       **error)
{
  const GabBooksUnit *unit = of == GAB_POST_GUNS ? gab_books_unit (books, ordinal) : NULL;
  gint32 own;

  if (unit == NULL || to != GAB_POST_RECEIVED)
    return TRUE;
  own = unit->guns_flow.received - unit->captured;
  return count <= own ||
         gab_books_refuse (error, books, GAB_BOOKS_REFUSE_TOO_FEW_EVER, 17, unit->name, count, own);
}

/* correct UNIT or FORCE: an old entry said the wrong number, or the wrong place. */
gboolean
gab_books_apply_correct_one (GabBooks        *books,
                             const GabOrder  *order,
                             GabEvents       *events,
                             GError         **error)
{
  GabArgs args = gab_args (order);
  int verb = order->verb->id;
  GabPostingOf of = verb == GAB_BOOKS_CORRECT_MEN ? GAB_POST_MEN
                  : verb == GAB_BOOKS_CORRECT_GUNS ? GAB_POST_GUNS : GAB_POST_ROUNDS;
  const gint8 *places = of == GAB_POST_MEN ? men_places : of == GAB_POST_GUNS ? guns_places : rounds_places;
  int name = gab_args_next (&args);
  int ordinal = gab_books_ordinal (books, name);
  gint32 count = gab_args_next (&args);
  int from = places[gab_args_next (&args)];
  int to = places[gab_args_next (&args)];
  GabEvent *event;

  if (count == 0)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_NOUGHT, 17, name, 0, 0);
  if (from == to)
    return gab_books_refuse (error, books, GAB_BOOKS_REFUSE_SAME_PLACE, 17, name, 0, 0);
  if (!check_at_home (books, of, ordinal, error) ||
      !check_received (books, of, ordinal, to, count, error) ||
      !gab_books_post (books, of, ordinal, from, to, count, 17, error))
    return FALSE;
  event = gab_events_add (events, GAB_BOOKS_EVENT_CORRECTED_ONE);
  event->name[0] = name;
  event->number[0] = count;
  event->number[1] = of;
  event->number[2] = from;
  event->number[3] = to;
  event->seen_by = gab_books_only (gab_books_side_of (books, of, ordinal));
  return TRUE;
}

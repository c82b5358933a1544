/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the days bring: repairs, commanders, SP, and the list of what is due (CA-6, CA-8, CA-9). */

#include "gab-books-private.h"

/* The first day on which a fortress is invested by an operation that is open now. */
static gint32
first_invested (const GabBooks *books,
                int             fortress)
{
  gint32 first = G_MAXINT32;

  for (guint i = 0; i < books->operations->len; i++)
    {
      const GabBooksOperation *operation = gab_books_operation (books, i);

      if (operation->fortress == fortress && !operation->closed)
        first = MIN (first, operation->begins);
    }
  return first;
}

/* CA-8: so many points for each new day on which the place is not invested. */
static void
repair_works (GabBooks  *books,
              gint32     to,
              GabEvents *events)
{
  if (books->tables->repair_points == 0)
    return;
  for (guint i = 0; i < books->works->len; i++)
    {
      const GabBooksWork *work = gab_books_work (books, i);
      gint64 days = (gint64) MIN (to, first_invested (books, work->fortress) - 1) - books->day;
      gint64 points = MIN (work->damage, MAX (days, 0) * books->tables->repair_points);

      if (points > 0)
        gab_books_change_damage (books, work->name, points, TRUE, events, NULL);
    }
}

/* Days go by: the date is @to, and what they bring has come. */
void
gab_books_pass_days (GabBooks  *books,
                     gint32     to,
                     GabEvents *events)
{
  if (to <= books->day)
    return;
  repair_works (books, to, events);
  books->day = to;
  gab_books_return_leaders (books, events);
}

static void
give_sp (GabBooks  *books,
         int        ordinal,
         gint32     sp,
         GabEvents *events)
{
  const GabBooksUnit *unit = gab_books_unit (books, ordinal);

  if (sp <= 0 || !gab_books_post (books, GAB_POST_SP, ordinal, GAB_SP_LOST, GAB_SP_NOW, sp, 6, NULL))
    return;
  gab_books_tell_count (events, GAB_BOOKS_EVENT_SP_BACK, unit->name, sp, unit->side);
}

/* CA-6: a unit that got men regains each SP whose share they reach. */
void
gab_books_regain_sp (GabBooks  *books,
                     int        ordinal,
                     GabEvents *events)
{
  const GabBooksUnit *unit = gab_books_unit (books, ordinal);
  gint64 reached, here;

  if (unit->sp_now >= unit->sp_first || books->tables->sp_return != GAB_SP_WITH_MEN)
    return;
  here = (gint64) unit->men[GAB_MEN_PRESENT] + unit->men[GAB_MEN_DETACHED];
  reached = here / MAX (unit->men_flow.first / unit->sp_first, 1);
  give_sp (books, ordinal, MIN (reached, unit->sp_first) - unit->sp_now, events);
}

static gboolean
may_rest (const GabBooksUnit *unit)
{
  return unit->lent_to < 0 && unit->sp_now < unit->sp_first && unit->men[GAB_MEN_PRESENT] > 0;
}

/* Whether some unit would get SP back between operations. */
gboolean
gab_books_any_to_rest (const GabBooks *books)
{
  if (books->tables->sp_return != GAB_SP_ALL)
    return FALSE;
  for (guint i = 0; i < books->units->len; i++)
    if (may_rest (gab_books_unit (books, i)))
      return TRUE;
  return FALSE;
}

/* CA-6, a setting: all SP are back between operations. */
void
gab_books_rest_sp (GabBooks  *books,
                   GabEvents *events)
{
  if (books->tables->sp_return != GAB_SP_ALL)
    return;
  for (guint i = 0; i < books->units->len; i++)
    if (may_rest (gab_books_unit (books, i)))
      give_sp (books, i, gab_books_unit (books, i)->sp_first - gab_books_unit (books, i)->sp_now, events);
}

static void
add_due (GArray     *list,
         gint32      upto,
         gint32      day,
         GabDueKind  kind,
         gint32      name)
{
  GabDue due = { day, kind, name };

  if (day <= upto)
    g_array_append_val (list, due);
}

static int
by_day (gconstpointer a,
        gconstpointer b)
{
  const GabDue *one = a, *other = b;

  if (one->day != other->day)
    return one->day < other->day ? -1 : 1;
  return one->kind != other->kind ? one->kind - other->kind : one->name - other->name;
}

/**
 * gab_books_list_due:
 * @books: the books; masked ones know of the viewer's own alone
 * @upto: the last day asked for, as a day number; G_MAXINT32 for all
 *
 * CA-9: operations that begin after the campaign's date, hurt who come back, also
 * those who could have by now, commanders who recover.
 *
 * Returns: (transfer full) (element-type GabDue): what is due up to that day, in
 *   the order of the days; g_array_unref() frees it.
 */
GArray *
gab_books_list_due (const GabBooks *books,
                    gint32          upto)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (GabDue));

  for (guint i = 0; i < books->operations->len; i++)
    {
      const GabBooksOperation *operation = gab_books_operation (books, i);
      gint32 due = gab_books_recovery_due (books, i);

      if (!operation->closed && operation->begins > books->day)
        add_due (list, upto, operation->begins, GAB_DUE_BEGINS, operation->name);
      if (due > 0)
        add_due (list, upto, due, GAB_DUE_RECOVERY, operation->name);
    }
  for (guint i = 0; i < books->commanders->len; i++)
    {
      const GabBooksCommander *commander = gab_books_commander (books, i);

      if (commander->known && commander->state == GAB_LEADER_WOUNDED)
        add_due (list, upto, commander->until, GAB_DUE_LEADER, commander->name);
    }
  g_array_sort (list, by_day);
  return list;
}

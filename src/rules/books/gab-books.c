/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books as a rule set: state, checks, dump, mask. */

#include "gab-books-private.h"

#include <string.h>

static void
books_free (gpointer state)
{
  GabBooks *books = state;

  g_array_unref (books->units);
  g_array_unref (books->forces);
  g_array_unref (books->fortresses);
  g_array_unref (books->works);
  g_array_unref (books->commanders);
  g_array_unref (books->loans);
  g_array_unref (books->raised);
  g_array_unref (books->tallies);
  g_array_unref (books->operations);
  g_array_unref (books->hurt);
  g_free (books);
}

static gpointer
books_new (const GabSetup  *setup,
           GError         **error)
{
  GabBooks *books = g_new0 (GabBooks, 1);

  books->setup = setup;
  books->tables = setup->tables;
  books->day = setup->begins;
  books->units = g_array_new (FALSE, TRUE, sizeof (GabBooksUnit));
  books->forces = g_array_new (FALSE, TRUE, sizeof (GabBooksForce));
  books->fortresses = g_array_new (FALSE, TRUE, sizeof (GabBooksFortress));
  books->works = g_array_new (FALSE, TRUE, sizeof (GabBooksWork));
  books->commanders = g_array_new (FALSE, TRUE, sizeof (GabBooksCommander));
  books->loans = g_array_new (FALSE, TRUE, sizeof (GabBooksLoan));
  books->raised = g_array_new (FALSE, TRUE, sizeof (GabBooksRaised));
  books->tallies = g_array_new (FALSE, TRUE, sizeof (GabBooksTally));
  books->operations = g_array_new (FALSE, TRUE, sizeof (GabBooksOperation));
  books->hurt = g_array_new (FALSE, TRUE, sizeof (GabBooksHurt));
  if (gab_books_read_setup (books, error))
    return books;
  books_free (books);
  return NULL;
}

gpointer
gab_books_copy (gconstpointer state)
{
  GabBooks *copy = g_memdup2 (state, sizeof (GabBooks));

  copy->units = g_array_copy (copy->units);
  copy->forces = g_array_copy (copy->forces);
  copy->fortresses = g_array_copy (copy->fortresses);
  copy->works = g_array_copy (copy->works);
  copy->commanders = g_array_copy (copy->commanders);
  copy->loans = g_array_copy (copy->loans);
  copy->raised = g_array_copy (copy->raised);
  copy->tallies = g_array_copy (copy->tallies);
  copy->operations = g_array_copy (copy->operations);
  copy->hurt = g_array_copy (copy->hurt);
  copy->postings = NULL;
  return copy;
}

static gboolean
are_same (const GArray *one,
          const GArray *other)
{
  gsize size = (gsize) one->len * g_array_get_element_size ((GArray *) one);

  return one->len == other->len && (size == 0 || memcmp (one->data, other->data, size) == 0);
}

/**
 * gab_books_are_same:
 * @one: books
 * @other: books of the same setup, perhaps with other tables
 *
 * Returns: whether every man, gun, round and day stands in both where it does in the other.
 */
gboolean
gab_books_are_same (const GabBooks *one,
                    const GabBooks *other)
{
  g_autoptr (GString) text = NULL, other_text = NULL;

  if (one->day == other->day && one->n_orders == other->n_orders && are_same (one->units, other->units) &&
      are_same (one->forces, other->forces) && are_same (one->fortresses, other->fortresses) &&
      are_same (one->works, other->works) && are_same (one->commanders, other->commanders) &&
      are_same (one->loans, other->loans) && are_same (one->raised, other->raised) &&
      are_same (one->tallies, other->tallies) && are_same (one->operations, other->operations) &&
      are_same (one->hurt, other->hurt) &&
      memcmp (one->intentions, other->intentions, sizeof one->intentions) == 0)
    return TRUE;
  /* What lies between the numbers of a row may differ: the dump says what counts. */
  text = g_string_new (NULL);
  other_text = g_string_new (NULL);
  gab_books_dump (one, text);
  gab_books_dump (other, other_text);
  return g_string_equal (text, other_text);
}

static void
books_turn (gconstpointer  state,
            GabTurn       *turn)
{
  const GabBooks *books = state;

  *turn = (GabTurn) { .day = books->day, .turn = books->day - books->setup->begins + 1, .actor = -1 };
}

static void
add_exact (const GabBooks *books,
           GArray         *choices,
           GabBooksVerb    verb,
           int             operation)
{
  GabChoice *choice = gab_choices_add (choices, GAB_CHOICE_EXACT, gab_verb_by_id (gab_books_verbs, verb));

  if (operation >= 0)
    choice->args[choice->n_args++] = gab_books_operation (books, operation)->name;
  /* All that is lent: none of the lists is there. */
  if (verb == GAB_BOOKS_RETURN)
    choice->n_args += 3;
}

static gboolean
has_lent (const GabBooks *books,
          int             operation)
{
  for (guint i = 0; i < books->units->len; i++)
    if (gab_books_unit (books, i)->lent_to == operation)
      return TRUE;
  for (guint i = 0; i < books->loans->len; i++)
    if (g_array_index (books->loans, GabBooksLoan, i).operation == operation)
      return TRUE;
  return FALSE;
}

/* The rule set's choices: the day goes on, the hurt and the lent come back, those
 * raised go home, a note is made. What a player enters of men and guns is no move
 * of a game and has no forms. */
void
gab_books_choices (gconstpointer  state,
                   GArray        *choices)
{
  const GabBooks *books = state;
  gint32 last = gab_day_from_date (GAB_NEW_STYLE, 2199, 12, 31);
  GabChoice *choice;

  add_exact (books, choices, GAB_BOOKS_NOTE, -1);
  if (books->day < last)
    {
      choice = gab_choices_add (choices, GAB_CHOICE_COUNT,
                                gab_verb_by_id (gab_books_verbs, GAB_BOOKS_ADVANCE_DAYS));
      choice->least = 1;
      choice->most = last - books->day;
    }
  for (guint i = 0; i < books->operations->len; i++)
    {
      gint32 due = gab_books_recovery_due (books, i);

      if (due != 0 && due <= books->day)
        add_exact (books, choices, GAB_BOOKS_RECOVER, i);
      if (has_lent (books, i))
        add_exact (books, choices, GAB_BOOKS_RETURN, i);
      if (gab_books_may_dismiss (books, i))
        add_exact (books, choices, GAB_BOOKS_DISMISS, i);
    }
}

static gboolean
check_flow (const GabBooks      *books,
            int                  name,
            const GabBooksFlow  *flow,
            const gint32        *places,
            guint                n_places,
            GError             **error)
{
  gint64 reckoned = (gint64) flow->first + flow->received - flow->handed_over - flow->struck_off;
  gint64 found = 0;

  for (guint i = 0; i < n_places; i++)
    {
      found += places[i];
      if (places[i] < 0)
        {
          gab_books_fail_check (error, books, name, 0, places[i]);
          return FALSE;
        }
    }
  if (found == reckoned)
    return TRUE;
  gab_books_fail_check (error, books, name, reckoned, found);
  return FALSE;
}

/* Only what is with an open operation is detached; CA-11. */
static gboolean
check_lent (const GabBooks  *books,
            GError         **error)
{
  for (guint i = 0; i < books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (books, i);
      gboolean away = unit->men[GAB_MEN_DETACHED] + unit->guns[GAB_GUNS_DETACHED] > 0;

      if (unit->known && (away != (unit->lent_to >= 0) ||
                          (away && gab_books_operation (books, unit->lent_to)->closed)))
        return gab_books_fail_check (error, books, unit->name, 0,
                                     unit->men[GAB_MEN_DETACHED] + unit->guns[GAB_GUNS_DETACHED]);
    }
  for (guint i = 0; i < books->forces->len; i++)
    {
      gint64 lent = 0;

      for (guint j = 0; j < books->loans->len; j++)
        {
          const GabBooksLoan *loan = &g_array_index (books->loans, GabBooksLoan, j);

          if (loan->force == (gint32) i && !gab_books_operation (books, loan->operation)->closed)
            lent += loan->rounds;
        }
      if (lent != gab_books_force (books, i)->lent)
        return gab_books_fail_check (error, books, gab_books_force (books, i)->name, lent,
                                     gab_books_force (books, i)->lent);
    }
  return TRUE;
}

/* CA-3: what has been taken, others have received. Not known where a side is masked. */
static gboolean
check_taken (const GabBooks  *books,
             GError         **error)
{
  gint64 taken = 0, captured = 0;

  for (guint i = 0; i < books->units->len; i++)
    {
      taken += gab_books_unit (books, i)->guns[GAB_GUNS_TAKEN];
      captured += gab_books_unit (books, i)->captured;
    }
  return books->masked || taken == captured ||
         gab_books_fail_check (error, books, gab_books_unit (books, 0)->name, taken, captured);
}

/* CA-20: a day to come back belongs to the wounded alone, and lies ahead. */
static gboolean
check_commanders (const GabBooks  *books,
                  GError         **error)
{
  for (guint i = 0; i < books->commanders->len; i++)
    {
      const GabBooksCommander *commander = gab_books_commander (books, i);
      gint32 least = commander->state == GAB_LEADER_WOUNDED ? books->day + 1 : 0;

      if (commander->until < least || (least == 0 && commander->until != 0))
        return gab_books_fail_check (error, books, commander->name, least, commander->until);
    }
  return TRUE;
}

/* CA-3: every unit's men and guns and every force's rounds add up. */
gboolean
gab_books_check (gconstpointer   state,
                 GError        **error)
{
  const GabBooks *books = state;

  for (guint i = 0; i < books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (books, i);

      if (!check_flow (books, unit->name, &unit->men_flow, unit->men, GAB_MEN_N_PLACES, error) ||
          !check_flow (books, unit->name, &unit->guns_flow, unit->guns, GAB_GUNS_N_PLACES, error))
        return FALSE;
    }
  for (guint i = 0; i < books->forces->len; i++)
    {
      const GabBooksForce *force = gab_books_force (books, i);
      gint64 reckoned = (gint64) force->first + force->received - force->spent - force->handed_over - force->lost;

      if (force->in_hand < 0 || force->lent < 0 || (gint64) force->in_hand + force->lent != reckoned)
        {
          gab_books_fail_check (error, books, force->name, reckoned, (gint64) force->in_hand + force->lent);
          return FALSE;
        }
    }
  return check_lent (books, error) && check_taken (books, error) && check_commanders (books, error);
}

/**
 * gab_books_fortress_state:
 * @books: the books
 * @fortress: ordinal of a fortress
 *
 * Returns: how it stands: invested while an operation against it is open and has
 *   begun, else as the last one left it (CA-8).
 */
GabFortressState
gab_books_fortress_state (const GabBooks *books,
                          int             fortress)
{
  for (guint i = 0; i < books->operations->len; i++)
    {
      const GabBooksOperation *operation = gab_books_operation (books, i);

      if (operation->fortress == fortress && !operation->closed && operation->begins <= books->day)
        return GAB_FORTRESS_INVESTED;
    }
  return gab_books_fortress (books, fortress)->state;
}

/**
 * gab_books_tally_side:
 * @books: the books
 * @tally: ordinal of a tally
 *
 * Returns: the side that it belongs to: a fortress's goes with the place (CA-21).
 */
int
gab_books_tally_side (const GabBooks *books,
                      int             tally)
{
  const GabBooksTally *which = gab_books_tally (books, tally);

  return which->fortress >= 0 ? gab_books_fortress (books, which->fortress)->owner : which->side;
}

/**
 * gab_books_find:
 * @books: the books
 * @klass: "unit", "force", "fortress", "operation", "side"
 * @handle: a handle
 *
 * Returns: its ordinal, the index in the books' arrays, or -1.
 */
int
gab_books_find (const GabBooks *books,
                const char     *klass,
                const char     *handle)
{
  const GabNames *names = books->setup->names;
  int name = gab_names_find (names, handle);

  if (name < 0 || !g_str_equal (gab_names_class (names, name), klass))
    return -1;
  return gab_names_ordinal (names, name);
}

const GabRules gab_books_rules = {
  .id = "books",
  .prefix = GAB_BOOKS_PREFIX,
  .revision = 1,
  .setup_verbs = gab_books_setup_verbs,
  .verbs = gab_books_verbs,
  .resolve = gab_books_resolve,
  .state_new = books_new,
  .state_copy = gab_books_copy,
  .state_free = books_free,
  .apply = gab_books_apply,
  .turn = books_turn,
  .choices = gab_books_choices,
  .mask = gab_books_mask,
  .tell = gab_books_tell,
  .check = gab_books_check,
  .dump = gab_books_dump,
};

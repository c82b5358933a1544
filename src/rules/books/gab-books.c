/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books as a rule set: state, checks, dump, mask. */

#include "gab-books-private.h"

#include <string.h>

typedef struct
{
  const char *name;
  gsize       offset;
  guint       n_values;
  gint32      lowest;
} TableField;

/* What data/rules/books.xml must hold. */
static const TableField fields[] = {
  { "split-killed-wounded-missing", G_STRUCT_OFFSET (GabBooksTables, split), 3, 0 },
  { "recovery-winner-holds-field", G_STRUCT_OFFSET (GabBooksTables, holds_field), 2, 1 },
  { "recovery-winner-moves-on", G_STRUCT_OFFSET (GabBooksTables, moves_on), 2, 1 },
  { "recovery-loser", G_STRUCT_OFFSET (GabBooksTables, loser), 2, 1 },
  { "recovery-draw", G_STRUCT_OFFSET (GabBooksTables, draw), 2, 1 },
  { "recovery-days", G_STRUCT_OFFSET (GabBooksTables, recovery_days), 1, 0 },
  { "men-a-section", G_STRUCT_OFFSET (GabBooksTables, men_a_section), 1, 1 },
  { "pieces-a-model", G_STRUCT_OFFSET (GabBooksTables, pieces_a_model), 1, 1 },
  { "men-a-figure", G_STRUCT_OFFSET (GabBooksTables, men_a_figure), 1, 1 },
  { "men-a-base-foot", G_STRUCT_OFFSET (GabBooksTables, men_a_base_foot), 1, 1 },
  { "men-a-base-horse", G_STRUCT_OFFSET (GabBooksTables, men_a_base_horse), 1, 1 },
  { "guns-a-battery", G_STRUCT_OFFSET (GabBooksTables, guns_a_battery), 1, 1 },
  { "rounds-a-round", G_STRUCT_OFFSET (GabBooksTables, rounds_a_round), 1, 1 },
  { "field-base-loss", G_STRUCT_OFFSET (GabBooksTables, base_loss), 2, 1 },
};

static gpointer
books_resolve (const GabTables  *tables,
               GError          **error)
{
  g_autofree GabBooksTables *resolved = g_new0 (GabBooksTables, 1);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (!gab_tables_get (tables, fields[i].name, (gint32 *) ((char *) resolved + fields[i].offset),
                         fields[i].n_values, fields[i].lowest, 1000000, error))
      return NULL;
  if (!gab_tables_all_read (tables, error))
    return NULL;
  if (resolved->split[0] + resolved->split[1] + resolved->split[2] > 0)
    return g_steal_pointer (&resolved);
  gab_books_fail_split (error);
  return NULL;
}

static void
books_free (gpointer state)
{
  GabBooks *books = state;

  g_array_unref (books->units);
  g_array_unref (books->forces);
  g_array_unref (books->fortresses);
  g_array_unref (books->works);
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
  copy->tallies = g_array_copy (copy->tallies);
  copy->operations = g_array_copy (copy->operations);
  copy->hurt = g_array_copy (copy->hurt);
  copy->postings = NULL;
  return copy;
}

static void
books_turn (gconstpointer  state,
            GabTurn       *turn)
{
  const GabBooks *books = state;

  *turn = (GabTurn) { .day = books->day, .turn = books->day - books->setup->begins + 1, .actor = -1 };
}

/* The rule set's mask: what a viewer may not know is nought and marked unknown
 * (CA-18). Fortresses, their owners and states stand on the map for all. */
gpointer
gab_books_mask (gconstpointer state,
                int           viewer)
{
  GabBooks *books = gab_books_copy (state);

  if (viewer == GAB_VIEWER_UMPIRE)
    return books;
  books->masked = TRUE;
  for (guint i = 0; i < books->units->len; i++)
    {
      GabBooksUnit *unit = gab_books_unit (books, i);
      GabBooksUnit masked = {
        .name = unit->name, .force = unit->force, .side = unit->side, .kind = unit->kind
      };

      if (unit->side != viewer)
        *unit = masked;
    }
  for (guint i = 0; i < books->forces->len; i++)
    {
      GabBooksForce *force = gab_books_force (books, i);
      GabBooksForce masked = { .name = force->name, .side = force->side, .parent = force->parent };

      if (force->side != viewer)
        *force = masked;
    }
  for (guint i = 0; i < books->tallies->len; i++)
    {
      GabBooksTally *tally = gab_books_tally (books, i);
      GabBooksTally masked = { .name = tally->name, .side = tally->side, .fortress = tally->fortress };

      if (gab_books_tally_side (books, i) != viewer)
        *tally = masked;
    }
  for (guint i = books->hurt->len; i > 0; i--)
    if (gab_books_unit (books, g_array_index (books->hurt, GabBooksHurt, i - 1).unit)->side != viewer)
      g_array_remove_index (books->hurt, i - 1);
  return books;
}

/* The rule set's choices: the day goes on, the hurt come back, a note is made.
 * What a player enters of men and guns is no move of a game and has no forms. */
void
gab_books_choices (gconstpointer  state,
                   GArray        *choices)
{
  const GabBooks *books = state;
  gint32 last = gab_day_from_date (GAB_NEW_STYLE, 2199, 12, 31);
  GabChoice *choice;

  gab_choices_add (choices, GAB_CHOICE_EXACT, gab_verb_by_id (gab_books_verbs, GAB_BOOKS_NOTE));
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

      if (due == 0 || due > books->day)
        continue;
      choice = gab_choices_add (choices, GAB_CHOICE_EXACT,
                                gab_verb_by_id (gab_books_verbs, GAB_BOOKS_RECOVER));
      choice->args[choice->n_args++] = gab_books_operation (books, i)->name;
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
          gab_books_fail_check (error, books, force->name, reckoned, force->in_hand);
          return FALSE;
        }
    }
  return TRUE;
}

static void
dump_numbers (GString      *text,
              const gint32 *numbers,
              guint         n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %d", numbers[i]);
}

static void
dump_setup (const GabBooks *books,
            GString        *text)
{
  for (guint i = 0; i < books->setup->lines->len; i++)
    {
      g_autofree char *line = gab_order_format (g_ptr_array_index (books->setup->lines, i),
                                                books->setup->names);

      g_string_append_printf (text, "%s\n", line);
    }
}

static void
dump_unit (const GabBooks     *books,
           const GabBooksUnit *unit,
           GString            *text)
{
  g_string_append (text, gab_names_handle (books->setup->names, unit->name));
  if (!unit->known)
    {
      g_string_append (text, " unknown\n");
      return;
    }
  g_string_append (text, " men");
  dump_numbers (text, unit->men, GAB_MEN_N_PLACES);
  dump_numbers (text, &unit->men_flow.first, 4);
  g_string_append (text, " guns");
  dump_numbers (text, unit->guns, GAB_GUNS_N_PLACES);
  dump_numbers (text, &unit->guns_flow.first, 4);
  g_string_append_printf (text, " sp %d %d\n", unit->sp_first, unit->sp_now);
}

static void
dump_force (const GabBooks      *books,
            const GabBooksForce *force,
            GString             *text)
{
  g_string_append (text, gab_names_handle (books->setup->names, force->name));
  if (force->known)
    g_string_append_printf (text, " rounds %d %d %d %d %d %d\n", force->in_hand, force->first, force->received,
                            force->spent, force->handed_over, force->lost);
  else
    g_string_append (text, " unknown\n");
}

static void
dump_places (const GabBooks *books,
             GString        *text)
{
  const GabNames *names = books->setup->names;

  for (guint i = 0; i < books->forces->len; i++)
    dump_force (books, gab_books_force (books, i), text);
  for (guint i = 0; i < books->fortresses->len; i++)
    {
      const GabBooksFortress *fortress = gab_books_fortress (books, i);

      g_string_append_printf (text, "%s %d %d %d\n", gab_names_handle (names, fortress->name),
                              fortress->owner, fortress->garrison, fortress->state);
    }
  for (guint i = 0; i < books->works->len; i++)
    g_string_append_printf (text, "%s %d\n", gab_names_handle (names, gab_books_work (books, i)->name),
                            gab_books_work (books, i)->damage);
  for (guint i = 0; i < books->tallies->len; i++)
    {
      const GabBooksTally *tally = gab_books_tally (books, i);

      if (tally->known)
        g_string_append_printf (text, "%s %d\n", gab_names_handle (names, tally->name), tally->now);
    }
}

/* The rule set's dump: one line a thing, in the order of the setup. A masked
 * state's leaves out the setup, which holds all sides' numbers, and the seed. */
void
gab_books_dump (gconstpointer  state,
                GString       *text)
{
  const GabBooks *books = state;
  const GabNames *names = books->setup->names;

  if (!books->masked)
    dump_setup (books, text);
  g_string_append_printf (text, "day %d orders %u", books->day, books->n_orders);
  if (!books->masked)
    g_string_append_printf (text, " seed %" G_GUINT64_FORMAT, books->setup->seed);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < books->units->len; i++)
    dump_unit (books, gab_books_unit (books, i), text);
  dump_places (books, text);
  for (guint i = 0; i < books->operations->len; i++)
    {
      const GabBooksOperation *operation = gab_books_operation (books, i);

      g_string_append_printf (text, "%s %d %d %d %d %d %d\n", gab_names_handle (names, operation->name),
                              operation->closed, operation->outcome, operation->moves_on,
                              operation->closed_on, operation->entry, operation->recovered);
    }
  for (guint i = 0; i < books->hurt->len; i++)
    {
      const GabBooksHurt *hurt = &g_array_index (books->hurt, GabBooksHurt, i);

      g_string_append_printf (text, "hurt %d %d %d %d %d %d\n", hurt->operation, hurt->unit,
                              hurt->killed, hurt->wounded, hurt->missing, hurt->recovers);
    }
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
  .resolve = books_resolve,
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

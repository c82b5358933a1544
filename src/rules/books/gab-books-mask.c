/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books for one viewer (CA-18), and the books as text for their digest. */

#include "gab-books-private.h"

static void
mask_units (GabBooks *books,
            int       viewer)
{
  for (guint i = 0; i < books->units->len; i++)
    {
      GabBooksUnit *unit = gab_books_unit (books, i);
      GabBooksUnit masked = {
        .name = unit->name, .force = unit->force, .side = unit->side, .kind = unit->kind, .lent_to = -1
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
}

static void
mask_others (GabBooks *books,
             int       viewer)
{
  for (guint i = 0; i < books->commanders->len; i++)
    {
      GabBooksCommander *commander = gab_books_commander (books, i);
      GabBooksCommander masked = { .name = commander->name, .side = commander->side, .force = -1, .successor = -1 };

      if (commander->side != viewer)
        *commander = masked;
    }
  for (guint i = 0; i < books->tallies->len; i++)
    {
      GabBooksTally *tally = gab_books_tally (books, i);
      GabBooksTally masked = { .name = tally->name, .side = tally->side, .fortress = tally->fortress };

      if (gab_books_tally_side (books, i) != viewer)
        *tally = masked;
    }
  for (int i = 0; i < GAB_BOOKS_MAX_SIDES; i++)
    if (i != viewer)
      books->intentions[i] = 0;
}

/* Lists of what is there, shortened to the viewer's own. */
static void
mask_lists (GabBooks *books,
            int       viewer)
{
  for (guint i = books->hurt->len; i > 0; i--)
    if (gab_books_unit (books, g_array_index (books->hurt, GabBooksHurt, i - 1).unit)->side != viewer)
      g_array_remove_index (books->hurt, i - 1);
  for (guint i = books->loans->len; i > 0; i--)
    if (gab_books_force (books, g_array_index (books->loans, GabBooksLoan, i - 1).force)->side != viewer)
      g_array_remove_index (books->loans, i - 1);
  for (guint i = books->raised->len; i > 0; i--)
    {
      const GabBooksRaised *raised = &g_array_index (books->raised, GabBooksRaised, i - 1);

      if (gab_books_side_of (books, raised->of, raised->ordinal) != viewer)
        g_array_remove_index (books->raised, i - 1);
    }
}

/* The rule set's mask: what a viewer may not know is nought and marked unknown
 * (CA-18). Fortresses, their owners and states, and their works stand on the map
 * for all. */
gpointer
gab_books_mask (gconstpointer state,
                int           viewer)
{
  GabBooks *books = gab_books_copy (state);

  if (viewer == GAB_VIEWER_UMPIRE)
    return books;
  books->masked = TRUE;
  mask_units (books, viewer);
  mask_others (books, viewer);
  mask_lists (books, viewer);
  return books;
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
  g_string_append_printf (text, " sp %d %d lent %d captured %d\n", unit->sp_first, unit->sp_now, unit->lent_to,
                          unit->captured);
}

static void
dump_force (const GabBooks      *books,
            const GabBooksForce *force,
            GString             *text)
{
  g_string_append (text, gab_names_handle (books->setup->names, force->name));
  if (force->known)
    g_string_append_printf (text, " rounds %d %d %d %d %d %d %d\n", force->in_hand, force->lent, force->first,
                            force->received, force->spent, force->handed_over, force->lost);
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

/* Commanders, what is lent and raised, what a side intends. */
static void
dump_others (const GabBooks *books,
             GString        *text)
{
  for (guint i = 0; i < books->commanders->len; i++)
    {
      const GabBooksCommander *commander = gab_books_commander (books, i);

      if (commander->known)
        g_string_append_printf (text, "%s %d %d %d %d\n", gab_names_handle (books->setup->names, commander->name),
                                commander->force, commander->state, commander->until, commander->successor);
    }
  for (guint i = 0; i < books->loans->len; i++)
    {
      const GabBooksLoan *loan = &g_array_index (books->loans, GabBooksLoan, i);

      g_string_append_printf (text, "loan %d %d %d\n", loan->operation, loan->force, loan->rounds);
    }
  for (guint i = 0; i < books->raised->len; i++)
    {
      const GabBooksRaised *raised = &g_array_index (books->raised, GabBooksRaised, i);

      g_string_append_printf (text, "raised %d %d %d %d\n", raised->operation, raised->of, raised->ordinal, raised->count);
    }
  g_string_append (text, "intentions");
  dump_numbers (text, books->intentions, books->n_sides);
  g_string_append_c (text, '\n');
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
  dump_others (books, text);
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

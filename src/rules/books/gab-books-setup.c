/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books before the first entry: from setup lines to a state. */

#include "gab-books-private.h"

static gint32
optional (GabArgs *args)
{
  return gab_args_next (args) != 0 ? gab_args_next (args) : 0;
}

static gboolean
add_side (GabBooks        *books,
          const GabOrder  *line,
          GError         **error)
{
  if (books->n_sides == GAB_BOOKS_MAX_SIDES)
    {
      gab_books_fail_setup (error, books, GAB_BOOKS_SETUP_SIDES, -1, GAB_BOOKS_MAX_SIDES);
      return FALSE;
    }
  books->side_names[books->n_sides++] = line->args[0];
  return TRUE;
}

static void
add_force (GabBooks       *books,
           const GabOrder *line)
{
  GabArgs args = gab_args (line);
  GabBooksForce force = { .parent = -1, .known = TRUE };

  force.name = gab_args_next (&args);
  if (line->verb->id == GAB_BOOKS_LINE_FORCE_OF_SIDE)
    force.side = gab_books_ordinal (books, gab_args_next (&args));
  else
    {
      force.parent = gab_books_ordinal (books, gab_args_next (&args));
      force.side = gab_books_force (books, force.parent)->side;
    }
  force.first = force.in_hand = optional (&args);
  g_array_append_val (books->forces, force);
}

static void
add_commander (GabBooks       *books,
               const GabOrder *line)
{
  GabBooksCommander commander = { .name = line->args[0], .successor = -1, .known = TRUE };

  commander.force = gab_books_ordinal (books, line->args[1]);
  commander.side = gab_books_force (books, commander.force)->side;
  g_array_append_val (books->commanders, commander);
}

static gboolean
add_unit (GabBooks        *books,
          const GabOrder  *line,
          GError         **error)
{
  static const GabMenPlace opening[] = {
    GAB_MEN_KILLED, GAB_MEN_WOUNDED, GAB_MEN_SICK, GAB_MEN_PRISONERS
  };
  GabArgs args = gab_args (line);
  GabBooksUnit unit = { .lent_to = -1, .known = TRUE };
  gint64 away = 0;

  unit.name = gab_args_next (&args);
  unit.force = gab_books_ordinal (books, gab_args_next (&args));
  unit.side = gab_books_force (books, unit.force)->side;
  unit.kind = gab_args_next (&args);
  unit.quality = gab_args_next (&args);
  unit.men_flow.first = gab_args_next (&args);
  unit.guns_flow.first = unit.guns[GAB_GUNS_PRESENT] = optional (&args);
  unit.sp_first = unit.sp_now = optional (&args);
  for (guint i = 0; i < G_N_ELEMENTS (opening); i++)
    away += unit.men[opening[i]] = optional (&args);

  if (away > unit.men_flow.first)
    {
      gab_books_fail_setup (error, books, GAB_BOOKS_SETUP_OPENING, unit.name, unit.men_flow.first);
      return FALSE;
    }
  unit.men[GAB_MEN_PRESENT] = unit.men_flow.first - away;
  g_array_append_val (books->units, unit);
  return TRUE;
}

static gboolean
add_fortress (GabBooks        *books,
              const GabOrder  *line,
              GError         **error)
{
  GabArgs args = gab_args (line);
  GabBooksFortress fortress = { .garrison = -1 };

  fortress.name = gab_args_next (&args);
  fortress.size = gab_args_next (&args);
  fortress.owner = gab_books_ordinal (books, gab_args_next (&args));
  if (gab_args_next (&args) != 0)
    fortress.garrison = gab_books_ordinal (books, gab_args_next (&args));
  if (fortress.garrison >= 0 && gab_books_force (books, fortress.garrison)->side != fortress.owner)
    {
      gab_books_fail_setup (error, books, GAB_BOOKS_SETUP_GARRISON, fortress.name, 0);
      return FALSE;
    }
  g_array_append_val (books->fortresses, fortress);
  return TRUE;
}

static void
add_work (GabBooks       *books,
          const GabOrder *line)
{
  GabArgs args = gab_args (line);
  GabBooksWork work = { 0 };

  work.kind = gab_args_next (&args);
  work.name = gab_args_next (&args);
  work.fortress = gab_books_ordinal (books, gab_args_next (&args));
  g_array_append_val (books->works, work);
}

static void
add_tally (GabBooks       *books,
           const GabOrder *line)
{
  GabArgs args = gab_args (line);
  GabBooksTally tally = { .fortress = -1, .known = TRUE };
  int owner;

  tally.name = gab_args_next (&args);
  owner = gab_books_ordinal (books, gab_args_next (&args));
  if (line->verb->id == GAB_BOOKS_LINE_TALLY_OF_SIDE)
    tally.side = owner;
  else if (line->verb->id == GAB_BOOKS_LINE_TALLY_OF_FORCE)
    tally.side = gab_books_force (books, owner)->side;
  else
    {
      tally.fortress = owner;
      tally.side = gab_books_fortress (books, owner)->owner;
    }
  tally.now = optional (&args);
  g_array_append_val (books->tallies, tally);
}

static void
add_operation (GabBooks       *books,
               const GabOrder *line)
{
  GabArgs args = gab_args (line);
  GabBooksOperation operation = { .fortress = -1 };

  operation.name = gab_args_next (&args);
  operation.attacker = gab_books_ordinal (books, gab_args_next (&args));
  operation.begins = gab_args_next (&args);
  if (gab_args_next (&args) != 0)
    operation.fortress = gab_books_ordinal (books, gab_args_next (&args));
  g_array_append_val (books->operations, operation);
}

static gboolean
read_line (GabBooks        *books,
           const GabOrder  *line,
           GError         **error)
{
  switch (line->verb->id)
    {
    case GAB_BOOKS_LINE_SIDE:
      return add_side (books, line, error);
    case GAB_BOOKS_LINE_FORCE_OF_SIDE:
    case GAB_BOOKS_LINE_FORCE_OF_FORCE:
      add_force (books, line);
      return TRUE;
    case GAB_BOOKS_LINE_COMMANDER:
      add_commander (books, line);
      return TRUE;
    case GAB_BOOKS_LINE_UNIT:
      return add_unit (books, line, error);
    case GAB_BOOKS_LINE_FORTRESS:
      return add_fortress (books, line, error);
    case GAB_BOOKS_LINE_WORK:
      add_work (books, line);
      return TRUE;
    case GAB_BOOKS_LINE_TALLY_OF_SIDE:
    case GAB_BOOKS_LINE_TALLY_OF_FORCE:
    case GAB_BOOKS_LINE_TALLY_OF_FORTRESS:
      add_tally (books, line);
      return TRUE;
    case GAB_BOOKS_LINE_OPERATION:
      add_operation (books, line);
      return TRUE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Fills an empty state from its setup's lines. */
gboolean
gab_books_read_setup (GabBooks  *books,
                      GError   **error)
{
  const GPtrArray *lines = books->setup->lines;

  for (guint i = 0; i < lines->len; i++)
    if (!read_line (books, g_ptr_array_index (lines, i), error))
      return FALSE;
  return TRUE;
}

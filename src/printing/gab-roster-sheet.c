/* gab-roster-sheet.c: what stands on the roster of one force. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gab-roster-sheet.h"

static void
row_free (gpointer data)
{
  GabRosterRow *row = data;

  g_free (row->name);
  g_free (row->label);
  g_free (row->quality);
  g_free (row->calibre);
  g_free (row);
}

static void
loss_free (gpointer data)
{
  GabRosterLoss *loss = data;

  g_free (loss->date);
  g_free (loss->cause);
  g_free (loss);
}

static void
guns_free (gpointer data)
{
  GabRosterGuns *guns = data;

  g_free (guns->kind);
  g_free (guns);
}

/**
 * gab_roster_sheet_new:
 *
 * Makes an empty sheet. The caller sets its words to strings of its own,
 * which the sheet then frees.
 *
 * Returns: (transfer full): free with gab_roster_sheet_free()
 */
GabRosterSheet *
gab_roster_sheet_new (void)
{
  GabRosterSheet *sheet = g_new0 (GabRosterSheet, 1);

  sheet->rows = g_ptr_array_new_with_free_func (row_free);
  sheet->losses = g_ptr_array_new_with_free_func (loss_free);
  sheet->guns = g_ptr_array_new_with_free_func (guns_free);
  return sheet;
}

/**
 * gab_roster_sheet_free:
 * @sheet: (nullable): a sheet
 */
void
gab_roster_sheet_free (GabRosterSheet *sheet)
{
  if (sheet == NULL)
    return;
  g_free (sheet->force);
  g_free (sheet->commander);
  g_free (sheet->place);
  g_free (sheet->campaign);
  g_free (sheet->side);
  g_free (sheet->date);
  g_free (sheet->operation);
  g_free (sheet->number);
  g_free (sheet->footer);
  g_ptr_array_unref (sheet->rows);
  g_ptr_array_unref (sheet->losses);
  g_ptr_array_unref (sheet->guns);
  g_free (sheet);
}

/**
 * gab_roster_sheet_add_row:
 * @sheet: a sheet
 * @kind: what the row is
 * @depth: how deep it is nested
 * @name: its name, copied
 *
 * Returns: (transfer none): the row, to be filled in; its words must be the
 *   caller's own strings, which the sheet then frees
 */
GabRosterRow *
gab_roster_sheet_add_row (GabRosterSheet *sheet, GabRosterRowKind kind, guint depth, const char *name)
{
  GabRosterRow *row = g_new0 (GabRosterRow, 1);

  row->kind = kind;
  row->depth = depth;
  row->name = g_strdup (name);
  g_ptr_array_add (sheet->rows, row);
  return row;
}

/**
 * gab_roster_sheet_add_loss:
 * @sheet: a sheet
 * @date: a day or days, in words, copied
 * @cause: of what, copied
 * @killed: men
 * @wounded: men
 * @missing: men
 */
void
gab_roster_sheet_add_loss (GabRosterSheet *sheet,
                           const char     *date,
                           const char     *cause,
                           int             killed,
                           int             wounded,
                           int             missing)
{
  GabRosterLoss *loss = g_new0 (GabRosterLoss, 1);

  loss->date = g_strdup (date);
  loss->cause = g_strdup (cause);
  loss->killed = killed;
  loss->wounded = wounded;
  loss->missing = missing;
  g_ptr_array_add (sheet->losses, loss);
}

/**
 * gab_roster_sheet_add_guns:
 * @sheet: a sheet
 * @kind: of the guns, copied
 * @present: how many can still fire
 * @first: how many there were
 */
void
gab_roster_sheet_add_guns (GabRosterSheet *sheet, const char *kind, int present, int first)
{
  GabRosterGuns *guns = g_new0 (GabRosterGuns, 1);

  guns->kind = g_strdup (kind);
  guns->present = present;
  guns->first = first;
  g_ptr_array_add (sheet->guns, guns);
}

/**
 * gab_roster_numbers_add:
 * @sum: what is added to
 * @numbers: what is added
 *
 * Adds men, guns and strength points. A sum's point of exhaustion is a rule's,
 * not a sum, and is left alone.
 */
void
gab_roster_numbers_add (GabRosterNumbers *sum, const GabRosterNumbers *numbers)
{
  sum->first += numbers->first;
  sum->present += numbers->present;
  sum->killed += numbers->killed;
  sum->wounded += numbers->wounded;
  sum->sick += numbers->sick;
  sum->prisoners_and_missing += numbers->prisoners_and_missing;
  sum->on_command += numbers->on_command;
  sum->guns += numbers->guns;
  sum->guns_first += numbers->guns_first;
  sum->sp += numbers->sp;
  sum->sp_first += numbers->sp_first;
}

/* gab-roster-sheet.h: what stands on the roster of one force, as plain words and numbers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GabRosterRowKind:
 * @GAB_ROSTER_HEADING: a nested force; its name, and its commander as label
 * @GAB_ROSTER_UNIT: a unit
 * @GAB_ROSTER_SUBTOTAL: the numbers of a nested force, after its units
 */
typedef enum
{
  GAB_ROSTER_HEADING,
  GAB_ROSTER_UNIT,
  GAB_ROSTER_SUBTOTAL
} GabRosterRowKind;

/**
 * GabRosterNumbers:
 * @prisoners_and_missing: both together
 * @on_command: lent to another siege or battle
 * @guns: present
 * @sp: strength points now
 * @exhaustion: strength points at which it is exhausted; 0 where that is not counted
 *
 * The numbers of a unit or a sum; men, guns and points, 0 or more (CA-3).
 */
typedef struct
{
  int first;
  int present;
  int killed;
  int wounded;
  int sick;
  int prisoners_and_missing;
  int on_command;
  int guns;
  int guns_first;
  int sp;
  int sp_first;
  int exhaustion;
} GabRosterNumbers;

/**
 * GabRosterRow:
 * @kind: what it is
 * @depth: how deep it is nested in the force of the sheet, 0 for its own
 * @name: as the player calls it
 * @label: (nullable): a second line: a unit's short label or note, a heading's commander
 * @quality: (nullable): in period words
 * @calibre: (nullable): of its guns
 * @numbers: of a unit or subtotal
 */
typedef struct
{
  GabRosterRowKind kind;
  guint depth;
  char *name;
  char *label;
  char *quality;
  char *calibre;
  GabRosterNumbers numbers;
} GabRosterRow;

/**
 * GabRosterLoss:
 *
 * One line of the losses so far: when, of what, and how many men.
 */
typedef struct
{
  char *date;
  char *cause;
  int killed;
  int wounded;
  int missing;
} GabRosterLoss;

/**
 * GabRosterGuns:
 *
 * The guns of one kind in the whole force.
 */
typedef struct
{
  char *kind;
  int present;
  int first;
} GabRosterGuns;

/**
 * GabRosterSheet:
 * @force: its name
 * @commander: (nullable): rank and name
 * @place: (nullable): where it is, as words: "in the trenches before Badajoz"
 * @campaign: the campaign's name
 * @side: (nullable): the name of the side that it is of
 * @date: the day of the sheet, in words
 * @operation: (nullable): what it takes part in: "siege of Badajoz, day 11"
 * @number: the sheet's number, under which what was struck off is entered
 * @footer: (nullable): what the rules count: scales, costs
 * @rows: (element-type GabRosterRow): headings, units and subtotals in order
 * @total: the whole force
 * @losses: (element-type GabRosterLoss): by date
 * @guns: (element-type GabRosterGuns): by kind
 * @has_rounds: whether the force owns rounds; else none are printed
 * @rounds: in hand
 * @rounds_first: first and received
 * @uses_sp: whether its rules count strength points
 * @men_a_box: men a section; 0 for no boxes
 * @rtl: whether the sheet runs from right to left
 *
 * A roster. All words and arrays belong to the sheet.
 */
typedef struct
{
  char *force;
  char *commander;
  char *place;
  char *campaign;
  char *side;
  char *date;
  char *operation;
  char *number;
  char *footer;
  GPtrArray *rows;
  GabRosterNumbers total;
  GPtrArray *losses;
  GPtrArray *guns;
  gboolean has_rounds;
  int rounds;
  int rounds_first;
  gboolean uses_sp;
  int men_a_box;
  gboolean rtl;
} GabRosterSheet;

GabRosterSheet *gab_roster_sheet_new      (void);
void            gab_roster_sheet_free     (GabRosterSheet         *sheet);
GabRosterRow   *gab_roster_sheet_add_row  (GabRosterSheet         *sheet,
                                           GabRosterRowKind        kind,
                                           guint                   depth,
                                           const char             *name);
void            gab_roster_sheet_add_loss (GabRosterSheet         *sheet,
                                           const char             *date,
                                           const char             *cause,
                                           int                     killed,
                                           int                     wounded,
                                           int                     missing);
void            gab_roster_sheet_add_guns (GabRosterSheet         *sheet,
                                           const char             *kind,
                                           int                     present,
                                           int                     first);
void            gab_roster_numbers_add    (GabRosterNumbers       *sum,
                                           const GabRosterNumbers *numbers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabRosterSheet, gab_roster_sheet_free)

G_END_DECLS

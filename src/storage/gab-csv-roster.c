/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster as a table: which column holds what, and what each row says. */

#include "gab-csv-roster-private.h"

#include <glib/gi18n-lib.h>

static void
clear_row (gpointer data)
{
  GabCsvRosterRow *row = data;

  g_free (row->name);
  g_free (row->label);
  g_free (row->force);
  g_free (row->nation);
  g_free (row->fault);
}

static char *
dup_cell (const GabCsvRoster *roster,
          guint               row,
          GabCsvRosterColumn  what)
{
  for (guint i = 0; i < gab_csv_n_columns (roster->csv); i++)
    if (roster->columns[i] == what)
      return g_strstrip (g_strdup (gab_csv_cell (roster->csv, row, i)));
  return g_strdup ("");
}

/* The first thing that is wrong with a row is the one that is told. */
static void
take_fault (GabCsvRosterRow *row,
            char            *sentence)
{
  if (row->fault == NULL)
    row->fault = sentence;
  else
    g_free (sentence);
}

static int
read_count (const GabCsvRoster *roster,
            guint               nth,
            GabCsvRosterColumn  what,
            GabCsvRosterRow    *row)
{
  g_autofree char *cell = dup_cell (roster, nth, what);
  g_autofree char *quoted = gab_error_quote (cell);
  int count = 0;

  if (!gab_csv_roster_parse_count (cell, &count))
    /* Translators: a column of a table, and what stands in it */
    take_fault (row, g_strdup_printf (_("%1$s: “%2$s” is no number."), gab_csv_roster_column_label (what), quoted));
  return count;
}

/* Who has guns and says no more is field artillery; else foot. */
static int
read_kind (const GabCsvRoster *roster,
           guint               nth,
           GabCsvRosterRow    *row)
{
  g_autofree char *cell = dup_cell (roster, nth, GAB_CSV_ROSTER_KIND);
  g_autofree char *quoted = gab_error_quote (cell);
  int kind = gab_csv_roster_find_kind (cell);

  if (kind >= 0)
    return kind;
  if (*cell != '\0')
    take_fault (row, g_strdup_printf (_("“%s” is no kind of unit that Gabion knows."), quoted));
  return row->guns > 0 ? GAB_UNIT_FIELD_GUNS : GAB_UNIT_FOOT;
}

gboolean
gab_csv_roster_is_civil_war (const GabCsvRoster *roster)
{
  return gab_campaign_get_period (roster->campaign) == GAB_PERIOD_ENGLISH_CIVIL_WAR;
}

static int
read_quality (const GabCsvRoster *roster,
              guint               nth,
              GabCsvRosterRow    *row)
{
  g_autofree char *cell = dup_cell (roster, nth, GAB_CSV_ROSTER_QUALITY);
  g_autofree char *quoted = gab_error_quote (cell);
  int quality = gab_csv_roster_find_quality (gab_csv_roster_is_civil_war (roster), cell);

  if (quality >= 0)
    return quality;
  if (*cell != '\0')
    take_fault (row, g_strdup_printf (_("“%s” is no quality that Gabion knows."), quoted));
  return GAB_N_QUALITIES / 2;
}

static void
check_text (GabCsvRosterRow *row,
            const char      *field,
            const char      *text)
{
  g_autoptr (GError) error = NULL;

  if (!gab_check_text (field, text, &error))
    take_fault (row, g_strdup (error->message));
}

gboolean
gab_csv_roster_is_same_name (const char *one,
                             const char *other)
{
  g_autofree char *a = g_utf8_casefold (one, -1);
  g_autofree char *b = g_utf8_casefold (other, -1);

  return g_str_equal (a, b);
}

typedef struct
{
  const char *name;
  gboolean    found;
} Sought;

static void
compare_unit (GabUnit  *unit,
              gpointer  data)
{
  Sought *sought = data;

  sought->found |= gab_csv_roster_is_same_name (gab_thing_get_name (GAB_THING (unit)), sought->name);
}

/* Read twice, a roster would double an army. */
static void
check_name (const GabCsvRoster *roster,
            GabCsvRosterRow    *row)
{
  GabThing *force = gab_campaign_find (roster->campaign, roster->force);
  g_autofree char *quoted = gab_error_quote (row->name);
  Sought sought = { row->name, FALSE };

  if (*row->name == '\0')
    {
      take_fault (row, g_strdup (_("It has no name.")));
      return;
    }
  if (GAB_IS_FORCE (force))
    gab_force_foreach_unit (GAB_FORCE (force), compare_unit, &sought);
  if (sought.found)
    take_fault (row, g_strdup_printf (_("%1$s has a unit “%2$s” already."), gab_thing_get_name (force), quoted));
}

static void
check_row (const GabCsvRoster *roster,
           GabCsvRosterRow    *row)
{
  check_name (roster, row);
  check_text (row, "name", row->name);
  check_text (row, "name", row->label);
  check_text (row, "name", row->force);
  check_text (row, "name", row->nation);
  if (row->guns > 0 && !gab_unit_kind_has_guns (row->kind))
    /* Translators: a kind of unit */
    take_fault (row, g_strdup_printf (_("A unit of %s serves no guns."), gab_unit_kind_label (row->kind)));
}

static void
read_row (GabCsvRoster *roster,
          guint         nth)
{
  GabCsvRosterRow row = {
    .line = gab_csv_line (roster->csv, nth),
    .name = dup_cell (roster, nth, GAB_CSV_ROSTER_NAME),
    .label = dup_cell (roster, nth, GAB_CSV_ROSTER_LABEL),
    .force = dup_cell (roster, nth, GAB_CSV_ROSTER_FORCE),
    .nation = dup_cell (roster, nth, GAB_CSV_ROSTER_NATION),
  };

  row.men = read_count (roster, nth, GAB_CSV_ROSTER_MEN, &row);
  row.guns = read_count (roster, nth, GAB_CSV_ROSTER_GUNS, &row);
  row.sp = read_count (roster, nth, GAB_CSV_ROSTER_SP, &row);
  row.kind = read_kind (roster, nth, &row);
  row.quality = read_quality (roster, nth, &row);
  check_row (roster, &row);
  g_array_append_val (roster->rows, row);
}

static void
read_rows (GabCsvRoster *roster)
{
  g_array_set_size (roster->rows, 0);
  for (guint i = roster->headings ? 1 : 0; i < gab_csv_n_rows (roster->csv); i++)
    read_row (roster, i);
}

/* Each column is what its heading says; what stands twice counts once. */
static void
guess_by_headings (GabCsvRoster *roster)
{
  gboolean taken[GAB_CSV_ROSTER_N_COLUMNS] = { FALSE };

  for (guint i = 0; i < gab_csv_n_columns (roster->csv); i++)
    {
      GabCsvRosterColumn what = gab_csv_roster_find_column (gab_csv_cell (roster->csv, 0, i));

      if (what == GAB_CSV_ROSTER_NOTHING || taken[what])
        continue;
      taken[what] = TRUE;
      roster->columns[i] = what;
      roster->headings = TRUE;
    }
}

/* Whether every cell of the column is something of that sort, and one at least is there. */
static gboolean
is_column_of (const GabCsvRoster *roster,
              guint               column,
              GabCsvRosterColumn  what)
{
  gboolean any = FALSE;

  for (guint i = 0; i < gab_csv_n_rows (roster->csv); i++)
    {
      g_autofree char *cell = g_strstrip (g_strdup (gab_csv_cell (roster->csv, i, column)));
      int count;

      if (*cell == '\0')
        continue;
      any = TRUE;
      if ((what == GAB_CSV_ROSTER_MEN && !gab_csv_roster_parse_count (cell, &count)) ||
          (what == GAB_CSV_ROSTER_KIND && gab_csv_roster_find_kind (cell) < 0) ||
          (what == GAB_CSV_ROSTER_QUALITY && gab_csv_roster_find_quality (gab_csv_roster_is_civil_war (roster), cell) < 0))
        return FALSE;
    }
  return any;
}

/* Without headings: kinds and grades by their words, numbers as men, guns and SP, and the
 * first column of other words is the name. */
static void
guess_by_cells (GabCsvRoster *roster)
{
  GabCsvRosterColumn number = GAB_CSV_ROSTER_MEN;
  gboolean kind = FALSE, quality = FALSE, name = FALSE;

  for (guint i = 0; i < gab_csv_n_columns (roster->csv); i++)
    if (is_column_of (roster, i, GAB_CSV_ROSTER_MEN))
      roster->columns[i] = number <= GAB_CSV_ROSTER_SP ? number++ : GAB_CSV_ROSTER_NOTHING;
    else if (!kind && is_column_of (roster, i, GAB_CSV_ROSTER_KIND))
      {
        roster->columns[i] = GAB_CSV_ROSTER_KIND;
        kind = TRUE;
      }
    else if (!quality && is_column_of (roster, i, GAB_CSV_ROSTER_QUALITY))
      {
        roster->columns[i] = GAB_CSV_ROSTER_QUALITY;
        quality = TRUE;
      }
    else if (!name)
      {
        roster->columns[i] = GAB_CSV_ROSTER_NAME;
        name = TRUE;
      }
}

/**
 * gab_csv_roster_new:
 * @text: a table as text
 * @size: its length in bytes
 * @campaign: the campaign as it is, not masked
 * @force: the handle of a force: units go into it, or into the forces in it that the
 *   table names
 * @error: what is wrong with the table, with line and column
 *
 * Reads a roster and guesses what each column holds.
 *
 * Returns: (transfer full): the roster.
 */
GabCsvRoster *
gab_csv_roster_new (const char   *text,
                    gsize         size,
                    GabCampaign  *campaign,
                    const char   *force,
                    GError      **error)
{
  GabCsv *csv = gab_csv_read (text, size, error);
  GabCsvRoster *roster;

  if (csv == NULL)
    return NULL;
  roster = g_new0 (GabCsvRoster, 1);
  roster->csv = csv;
  roster->campaign = g_object_ref (campaign);
  roster->force = g_strdup (force);
  roster->columns = g_new0 (GabCsvRosterColumn, MAX (1, gab_csv_n_columns (csv)));
  roster->rows = g_array_new (FALSE, FALSE, sizeof (GabCsvRosterRow));
  g_array_set_clear_func (roster->rows, clear_row);
  if (gab_csv_n_rows (csv) > 0)
    guess_by_headings (roster);
  if (!roster->headings)
    guess_by_cells (roster);
  read_rows (roster);
  return roster;
}

/**
 * gab_csv_roster_free:
 * @roster: (transfer full): a roster
 */
void
gab_csv_roster_free (GabCsvRoster *roster)
{
  gab_csv_free (roster->csv);
  g_object_unref (roster->campaign);
  g_free (roster->force);
  g_free (roster->columns);
  g_array_unref (roster->rows);
  g_free (roster);
}

/**
 * gab_csv_roster_get_table:
 * @roster: a roster
 *
 * Returns: (transfer none): the table as it was read.
 */
const GabCsv *
gab_csv_roster_get_table (const GabCsvRoster *roster)
{
  return roster->csv;
}

/**
 * gab_csv_roster_get_headings:
 * @roster: a roster
 *
 * Returns: whether the first row holds headings.
 */
gboolean
gab_csv_roster_get_headings (const GabCsvRoster *roster)
{
  return roster->headings;
}

/**
 * gab_csv_roster_set_headings:
 * @roster: a roster
 * @headings: whether the first row holds headings
 */
void
gab_csv_roster_set_headings (GabCsvRoster *roster,
                             gboolean      headings)
{
  roster->headings = headings;
  read_rows (roster);
}

/**
 * gab_csv_roster_get_column:
 * @roster: a roster
 * @column: from 0
 *
 * Returns: what it holds.
 */
GabCsvRosterColumn
gab_csv_roster_get_column (const GabCsvRoster *roster,
                           guint               column)
{
  return column < gab_csv_n_columns (roster->csv) ? roster->columns[column] : GAB_CSV_ROSTER_NOTHING;
}

/**
 * gab_csv_roster_set_column:
 * @roster: a roster
 * @column: from 0
 * @what: what it holds; no other column holds it any more
 */
void
gab_csv_roster_set_column (GabCsvRoster       *roster,
                           guint               column,
                           GabCsvRosterColumn  what)
{
  g_return_if_fail (column < gab_csv_n_columns (roster->csv));

  for (guint i = 0; i < gab_csv_n_columns (roster->csv); i++)
    if (roster->columns[i] == what)
      roster->columns[i] = GAB_CSV_ROSTER_NOTHING;
  roster->columns[column] = what;
  read_rows (roster);
}

/**
 * gab_csv_roster_n_units:
 * @roster: a roster
 *
 * Returns: how many rows describe units, those with faults among them.
 */
guint
gab_csv_roster_n_units (const GabCsvRoster *roster)
{
  return roster->rows->len;
}

/**
 * gab_csv_roster_nth:
 * @roster: a roster
 * @nth: a row, from 0, headings not counted
 *
 * Returns: (transfer none): what it says.
 */
const GabCsvRosterRow *
gab_csv_roster_nth (const GabCsvRoster *roster,
                    guint               nth)
{
  return &g_array_index (roster->rows, GabCsvRosterRow, nth);
}

/**
 * gab_csv_roster_n_good:
 * @roster: a roster
 *
 * Returns: how many units would be put in: those without a fault.
 */
guint
gab_csv_roster_n_good (const GabCsvRoster *roster)
{
  guint n = 0;

  for (guint i = 0; i < roster->rows->len; i++)
    n += gab_csv_roster_nth (roster, i)->fault == NULL;
  return n;
}

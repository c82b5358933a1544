/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables as a reader sees them: grids with titles, and what a player types into them. */

#include "gab-table-sheet.h"

#include "gab-settings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TENTHS 10

static const struct { const char *rules; const GabTableSheet *sheets; } all[] = {
  { "formal-siege", gab_formal_sheets }, { "storming", gab_storming_sheets }, { "books", gab_books_sheets },
};

/* Of what is marked for translation; nothing stays nothing. */
static const char *
translate (const char *text)
{
  return text != NULL && *text != '\0' ? _(text) : "";
}

/**
 * gab_table_sheet_nth:
 * @rules: the id of a rule set
 * @nth: which, from 0
 *
 * Returns: (transfer none) (nullable): a grid; NULL past the last.
 */
const GabTableSheet *
gab_table_sheet_nth (const char *rules,
                     guint       nth)
{
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].rules, rules))
      {
        const GabTableSheet *sheet = all[i].sheets;

        while (sheet->rules != NULL && nth-- > 0)
          sheet++;
        return sheet->rules != NULL ? sheet : NULL;
      }
  return NULL;
}

/**
 * gab_table_sheet_n_rows:
 * @sheet: a grid
 *
 * Returns: how many rows it has.
 */
guint
gab_table_sheet_n_rows (const GabTableSheet *sheet)
{
  guint n = 0;

  while (n < GAB_SHEET_ROWS && sheet->rows[n].table != NULL)
    n++;
  return n;
}

/**
 * gab_table_sheet_n_groups:
 * @sheet: a grid
 *
 * Returns: how many groups of columns it has; 1 for all in one.
 */
guint
gab_table_sheet_n_groups (const GabTableSheet *sheet)
{
  guint n = 0;

  while (n < GAB_SHEET_GROUPS && sheet->groups[n] != NULL)
    n++;
  return MAX (n, 1);
}

/**
 * gab_table_sheet_n_columns:
 * @sheet: a grid
 *
 * Returns: how many columns each of its groups has.
 */
guint
gab_table_sheet_n_columns (const GabTableSheet *sheet)
{
  guint n = 0;

  while (n < GAB_SHEET_COLUMNS && sheet->columns[n] != NULL)
    n++;
  return n;
}

/* A rule's number belongs to a rule set; its title stands in that one's tables of the program. */
static const GabRules *
rules_of (const GabTableSheet *sheet)
{
  const GabRules *rules = gab_registry_find (sheet->rules);

  for (guint i = 0; sheet->prefix != NULL && gab_registry_nth (i) != NULL; i++)
    if (g_str_equal (gab_registry_nth (i)->prefix, sheet->prefix))
      rules = gab_registry_nth (i);
  return rules;
}

/**
 * gab_table_sheet_title:
 * @sheet: a grid
 * @campaign: a campaign
 *
 * Returns: (transfer full): its title with the number of its rule: "The fire table (FS-30)".
 */
char *
gab_table_sheet_title (const GabTableSheet *sheet,
                       GabCampaign         *campaign)
{
  const GabRules *rules = rules_of (sheet);
  const GabRuleTables *book = gab_table_set_find (gab_campaign_get_defaults (campaign), rules->id, NULL);
  const char *title = book != NULL ? gab_tables_title (book->tables, sheet->rule) : NULL;
  g_autofree char *number = g_strdup_printf ("%s-%d", rules->prefix, sheet->rule);

  /* Translators: the title of a rule, and its number: "A share of the losses recovers (CA-6)" */
  return title != NULL ? g_strdup_printf (_("%1$s (%2$s)"), _(title), number) : g_steal_pointer (&number);
}

/**
 * gab_table_sheet_tell_cell:
 * @sheet: a grid
 * @campaign: a campaign
 * @row: from 0
 * @column: from 0, over all groups
 *
 * Returns: (transfer full): what stands in that cell, in words for who does not see the grid.
 */
char *
gab_table_sheet_tell_cell (const GabTableSheet *sheet,
                           GabCampaign         *campaign,
                           guint                row,
                           guint                column)
{
  guint n = gab_table_sheet_n_columns (sheet);
  const char *group = sheet->groups[0] != NULL ? translate (sheet->groups[column / n]) : "";
  const char *parts[] = { translate (sheet->rows[row].label), group, translate (sheet->columns[column % n]) };
  GString *text = g_string_new (NULL);
  g_autofree char *title = gab_table_sheet_title (sheet, campaign);

  g_string_append (text, title);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (text, ", %s", parts[i]);
  return g_string_free (text, FALSE);
}

/**
 * gab_table_sheet_get:
 * @sheet: a grid
 * @tables: tables of its rule set
 * @row: from 0
 * @column: from 0, over all groups
 * @value: (out): the number that stands there
 *
 * Returns: whether there is one.
 */
gboolean
gab_table_sheet_get (const GabTableSheet *sheet,
                     const GabTables     *tables,
                     guint                row,
                     guint                column,
                     gint32              *value)
{
  guint n;
  const gint32 *values = gab_tables_find (tables, sheet->rows[row].table, &n);

  if (column >= n)
    return FALSE;
  *value = values[column];
  return TRUE;
}

/**
 * gab_table_sheet_text:
 * @sheet: a grid
 * @value: a number that stands in it
 *
 * Returns: (transfer full): the number as a reader sees it, yards with their tenth.
 */
char *
gab_table_sheet_text (const GabTableSheet *sheet,
                      gint32               value)
{
  if (sheet->nought && value == 0)
    return g_strdup ("–");
  if (sheet->unit != GAB_SHEET_YARDS || value % TENTHS == 0)
    return g_strdup_printf ("%d", sheet->unit == GAB_SHEET_YARDS ? value / TENTHS : value);
  return g_strdup_printf ("%s%d.%d", value < 0 ? "-" : "", ABS (value) / TENTHS, ABS (value) % TENTHS);
}

static void
not_a_number (GError     **error,
              const char  *cell,
              const char  *text,
              gboolean     yards)
{
  g_autofree char *quoted = gab_error_quote (text);

  if (yards)
    /* Translators: a cell of a table, and what was typed there */
    g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("%1$s: %2$s is no number of yards with one decimal at most."), cell, quoted);
  else
    g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("%1$s: %2$s is no whole number."), cell, quoted);
}

/* What a player types; nothing or a dash is nought where that means not at all. */
static gboolean
parse (const GabTableSheet  *sheet,
       const char           *cell,
       const char           *typed,
       gint32               *value,
       GError              **error)
{
  g_autofree char *text = g_strstrip (g_strdup (typed));
  gboolean yards = sheet->unit == GAB_SHEET_YARDS;
  char *point = yards ? strpbrk (text, ".,") : NULL;
  gboolean minus = *text == '-';
  gint64 whole = 0, tenth = 0;

  if (sheet->nought && (*text == '\0' || g_str_equal (text, "-") || g_str_equal (text, "–")))
    {
      *value = 0;
      return TRUE;
    }
  if (point != NULL)
    *point++ = '\0';
  if (!g_ascii_string_to_signed (text, 10, -100000000, 100000000, &whole, NULL) ||
      (point != NULL && (strlen (point) != 1 || !g_ascii_string_to_signed (point, 10, 0, 9, &tenth, NULL))))
    {
      not_a_number (error, cell, typed, yards);
      return FALSE;
    }
  *value = yards ? whole * TENTHS + (minus ? -tenth : tenth) : whole;
  return TRUE;
}

/**
 * gab_table_sheet_change:
 * @sheet: a grid
 * @campaign: a campaign as it is, not masked, with open books
 * @row: from 0
 * @column: from 0, over all groups
 * @text: what was typed there
 * @error: GAB_ERROR_TABLES: what may stand there
 *
 * Returns: (transfer full) (nullable): the campaign's tables of that rule set with this one
 *   number changed; whether they can stand together is found out when it takes them.
 */
GabTables *
gab_table_sheet_change (const GabTableSheet  *sheet,
                        GabCampaign          *campaign,
                        guint                 row,
                        guint                 column,
                        const char           *text,
                        GError              **error)
{
  GabTables *tables = gab_campaign_get_rule_tables (campaign, sheet->rules);
  const char *name = sheet->rows[row].table;
  g_autofree char *cell = gab_table_sheet_tell_cell (sheet, campaign, row, column);
  gint32 value, lowest, highest;

  if (!parse (sheet, cell, text, &value, error))
    return NULL;
  if (gab_tables_range (tables, name, &lowest, &highest) && (value < lowest || value > highest))
    {
      g_autofree char *least = gab_table_sheet_text (sheet, lowest);
      g_autofree char *most = gab_table_sheet_text (sheet, highest);

      /* Translators: a cell of a table; what was typed there; the least and most that may stand there */
      g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("%1$s: %2$s cannot stand there; from %3$s to %4$s may."), cell, text,
                   sheet->nought && lowest == 0 ? "0" : least, most);
      return NULL;
    }
  return gab_tables_with (tables, name, column, value);
}

/**
 * gab_table_sheet_book:
 * @campaign: a campaign
 * @rules: the id of a rule set
 *
 * Returns: (transfer none) (nullable): the tables of the book, as the program has them.
 */
GabTables *
gab_table_sheet_book (GabCampaign *campaign,
                      const char  *rules)
{
  const GabRuleTables *book = gab_table_set_find (gab_campaign_get_defaults (campaign), rules, NULL);

  return book != NULL ? book->tables : NULL;
}

/**
 * gab_table_sheet_changed:
 * @campaign: a campaign with open books
 * @rules: the id of a rule set
 *
 * Returns: how many numbers of its tables are not the book's.
 */
guint
gab_table_sheet_changed (GabCampaign *campaign,
                         const char  *rules)
{
  const GabTables *book = gab_table_sheet_book (campaign, rules);
  const GabTables *own = gab_campaign_get_rule_tables (campaign, rules);
  guint changed = 0;

  for (guint i = 0; book != NULL && own != NULL && i < gab_tables_length (own); i++)
    {
      const gint32 *values, *others;
      guint n, n_others;
      const char *name = gab_tables_nth (own, i, &values, &n);

      others = gab_tables_find (book, name, &n_others);
      for (guint j = 0; j < n; j++)
        changed += j >= n_others || others[j] != values[j];
    }
  return changed;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables shown in grids: none is missing, what is typed is checked, and the campaign's own come and go. */

#include "model.h"

#include "gab-settings.h"
#include "gab-table-sheet.h"

#include <string.h>

static const char *const rule_sets[] = { "formal-siege", "storming", "books" };

/* Every number of every table stands in one cell. */
static void
test_complete (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();

  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    {
      const GabTables *tables = gab_campaign_get_rule_tables (campaign, rule_sets[i]);
      g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
      const GabTableSheet *sheet;

      for (guint j = 0; (sheet = gab_table_sheet_nth (rule_sets[i], j)) != NULL; j++)
        {
          g_autofree char *title = gab_table_sheet_title (sheet, campaign);

          g_assert_nonnull (strstr (title, "("));
          for (guint row = 0; row < gab_table_sheet_n_rows (sheet); row++)
            {
              guint n;

              g_assert_nonnull (gab_tables_find (tables, sheet->rows[row].table, &n));
              if (n != gab_table_sheet_n_columns (sheet) * gab_table_sheet_n_groups (sheet))
                g_error ("%s has %u numbers", sheet->rows[row].table, n);
              g_assert_true (g_hash_table_add (seen, (gpointer) sheet->rows[row].table));
            }
        }
      g_assert_cmpuint (g_hash_table_size (seen), ==, gab_tables_length (tables));
    }
}

/* The two tables of the formal siege that are lost in the book, and no others. */
static void
test_reconstructions (void)
{
  const GabTableSheet *sheet;
  guint n = 0;

  for (guint i = 0; (sheet = gab_table_sheet_nth ("formal-siege", i)) != NULL; i++)
    {
      g_assert_cmpint (sheet->reconstruction, ==, sheet->prefix == NULL && (sheet->rule == 30 || sheet->rule == 35));
      n += sheet->reconstruction;
    }
  g_assert_cmpuint (n, ==, 2);
}

static const GabTableSheet *
find_sheet (const char *table,
            guint      *row)
{
  const GabTableSheet *sheet;

  for (guint i = 0; (sheet = gab_table_sheet_nth ("formal-siege", i)) != NULL; i++)
    for (*row = 0; *row < gab_table_sheet_n_rows (sheet); ++*row)
      if (g_str_equal (sheet->rows[*row].table, table))
        return sheet;
  g_error ("%s is nowhere", table);
}

/* What is typed: yards with a tenth, nought as a dash, both sides of each end; all else a sentence. */
static void
test_typed (void)
{
  static const struct { const char *table; guint column; const char *typed; gint32 value; const char *refusal; } typed[] = {
    { "parallel-length", 0, "59.5", 595, NULL }, { "parallel-length", 0, " 60 ", 600, NULL },
    { "parallel-length", 0, "60,5", 605, NULL }, { "parallel-length", 0, "60.55", 0, "no number of yards" },
    { "parallel-length", 0, "0.9", 0, "from 1 to 9999.9" }, { "parallel-length", 0, "1", 10, NULL },
    { "fire-heavy", 0, "10", 10, NULL }, { "fire-heavy", 0, "11", 0, "from 0 to 10" }, { "fire-heavy", 0, "–", 0, NULL },
    { "fire-heavy", 0, "", 0, NULL }, { "fire-heavy", 0, "-1", 0, "from 0 to 10" }, { "fire-heavy", 0, "six", 0, "no whole number" },
    { "work", 0, "", 0, "no whole number" }, { "work", 0, "0", 0, "from 1 to 100" }, { "work", 0, "1", 1, NULL },
    { "work", 0, "100", 100, NULL }, { "work", 0, "101", 0, "from 1 to 100" }, { "work", 0, "8.5", 0, "no whole number" },
  };
  g_autoptr (GabCampaign) campaign = model_campaign ();

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      guint row;
      const GabTableSheet *sheet = find_sheet (typed[i].table, &row);
      g_autoptr (GError) error = NULL;
      g_autoptr (GabTables) tables = gab_table_sheet_change (sheet, campaign, row, typed[i].column, typed[i].typed, &error);
      gint32 value;

      if (typed[i].refusal != NULL)
        {
          g_assert_null (tables);
          g_assert_error (error, GAB_ERROR, GAB_ERROR_TABLES);
          if (strstr (error->message, typed[i].refusal) == NULL)
            g_error ("%s: %s", typed[i].typed, error->message);
          continue;
        }
      g_assert_no_error (error);
      g_assert_true (gab_table_sheet_get (sheet, tables, row, typed[i].column, &value));
      g_assert_cmpint (value, ==, typed[i].value);
    }
}

static void
change (GabDocument *document,
        const char  *table,
        guint        column,
        const char  *text,
        GError     **error)
{
  guint row;
  const GabTableSheet *sheet = find_sheet (table, &row);
  g_autoptr (GabTables) tables = gab_table_sheet_change (sheet, gab_document_get_campaign (document), row, column, text, error);
  GabAction *action;

  if (tables == NULL)
    return;
  action = gab_action_new ("Change a table");
  gab_action_add_tables (action, tables);
  gab_document_do (document, action, error);
}

static gint32
work_of (GabCampaign *campaign)
{
  guint n;

  return gab_tables_find (gab_campaign_get_rule_tables (campaign, "formal-siege"), "work", &n)[0];
}

/* An operation keeps those with which it was begun; the next is begun with the new ones; undo goes back. */
static void
test_own (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GabOperation) before = gab_operation_new ("before", "formal-siege", "allies", NULL, 66000, 1);
  g_autoptr (GabOperation) after = gab_operation_new ("after", "formal-siege", "allies", NULL, 66000, 1);
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_campaign_freeze_tables (campaign, before, NULL));
  g_assert_cmpuint (gab_table_sheet_changed (campaign, "formal-siege"), ==, 0);
  change (document, "work", 0, "9", &error);
  g_assert_no_error (error);
  g_assert_cmpint (work_of (campaign), ==, 9);
  g_assert_cmpuint (gab_table_sheet_changed (campaign, "formal-siege"), ==, 1);
  g_assert_true (gab_campaign_freeze_tables (campaign, after, NULL));
  g_assert_cmpstr (gab_operation_get_tables (before), !=, gab_operation_get_tables (after));
  g_assert_nonnull (gab_table_set_find (gab_campaign_get_tables (campaign), "formal-siege", gab_operation_get_tables (before)));
  /* What must rise is refused where it does not, and nothing has changed. */
  change (document, "sap-length", 0, "61", &error);
  g_assert_error (error, GAB_ERROR, GAB_ERROR_TABLES);
  g_clear_error (&error);
  g_assert_cmpuint (gab_table_sheet_changed (campaign, "formal-siege"), ==, 1);
  g_assert_true (gab_document_undo (document, NULL, NULL));
  g_assert_cmpint (work_of (campaign), ==, 8);
  g_assert_true (gab_document_redo (document, NULL));
  g_assert_cmpint (work_of (campaign), ==, 9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/table-sheet/complete", test_complete);
  g_test_add_func ("/model/table-sheet/reconstructions", test_reconstructions);
  g_test_add_func ("/model/table-sheet/typed", test_typed);
  g_test_add_func ("/model/table-sheet/CA-22/own", test_own);
  return g_test_run ();
}

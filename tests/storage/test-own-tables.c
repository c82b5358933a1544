/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of a campaign's own: the file holds them, knows which come first, and holds no more than it needs. */

#include "small.h"

#include "gab-formal.h"
#include "gab-settings.h"
#include "gab-table-sheet.h"

#include <string.h>

#define RULES "formal-siege"

static GabDocument *
new_document (void)
{
  g_autoptr (GabCampaign) campaign = gab_campaign_new (test_tables ());

  g_assert_nonnull (gab_campaign_take_line (campaign, "side allies", NULL));
  g_assert_true (gab_campaign_open_books (campaign, NULL));
  return gab_document_new (campaign, NULL);
}

static void
take (GabDocument *document,
      GabTables   *tables)
{
  GabAction *action = gab_action_new ("Tables");
  g_autoptr (GError) error = NULL;

  gab_action_add_tables (action, tables);
  gab_document_do (document, action, &error);
  g_assert_no_error (error);
}

/* The units of work of a turn, changed as the page does. */
static void
set_work (GabDocument *document,
          gint32       work)
{
  GabTables *now = gab_campaign_get_rule_tables (gab_document_get_campaign (document), RULES);
  g_autoptr (GabTables) tables = gab_tables_with (now, "work", 0, work);

  take (document, tables);
}

static void
back_to_book (GabDocument *document)
{
  take (document, gab_table_sheet_book (gab_document_get_campaign (document), RULES));
}

static gint32
get_work (GabCampaign *campaign)
{
  guint n;

  return gab_tables_find (gab_campaign_get_rule_tables (campaign, RULES), "work", &n)[0];
}

static void
begin_siege (GabDocument *document,
             const char  *handle)
{
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabOperation) siege = gab_operation_new (handle, RULES, "allies", NULL, gab_campaign_get_day (campaign), 1);
  const GabFormalTables *tables;
  GabAction *action = gab_action_new ("Siege");
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_campaign_freeze_tables (campaign, siege, NULL));
  tables = gab_table_set_find (gab_campaign_get_tables (campaign), RULES, gab_operation_get_tables (siege))->resolved;
  gab_formal_front_lines (tables, 2, gab_operation_get_setup (siege));
  gab_formal_force_lines (tables, gab_operation_get_setup (siege));
  gab_action_add_thing (action, GAB_THING (siege), -1);
  gab_document_do (document, action, &error);
  g_assert_no_error (error);
}

static guint
n_sets (GBytes *bytes)
{
  const char *text = g_bytes_get_data (bytes, NULL);
  guint n = 0;

  while ((text = strstr (text, "<tables rules=\"" RULES "\"")) != NULL)
    {
      text++;
      n++;
    }
  return n;
}

/* The file has so many sets of them, and read again it is the same and begins sieges with the same. */
static void
assert_file (GabDocument *document,
             guint        n,
             gint32       work)
{
  g_autoptr (GBytes) bytes = test_write (gab_document_get_campaign (document));
  g_autoptr (GabCampaign) again = test_read (bytes);
  g_autoptr (GBytes) after = test_write (again);

  g_assert_cmpuint (n_sets (bytes), ==, n);
  g_assert_true (g_bytes_equal (bytes, after));
  g_assert_cmpint (get_work (again), ==, work);
  test_assert_right (again);
}

static gint32
work_left (GabDocument *document,
           const char  *handle)
{
  GabOperation *siege = GAB_OPERATION (gab_campaign_find (gab_document_get_campaign (document), handle));

  gab_campaign_open_operation (gab_document_get_campaign (document), siege, NULL);
  return ((const GabFormal *) gab_operation_get_state (siege))->tables->work_a_turn;
}

static void
test_file (void)
{
  g_autoptr (GabDocument) document = new_document ();

  assert_file (document, 0, 8);
  set_work (document, 9);
  assert_file (document, 1, 9);
  back_to_book (document);
  assert_file (document, 0, 8);
  gab_document_undo (document, NULL, NULL);
  assert_file (document, 1, 9);
  gab_document_undo (document, NULL, NULL);
  assert_file (document, 0, 8);
}

/* What is open keeps its own, whichever come first in the file. */
static void
test_open (void)
{
  g_autoptr (GabDocument) document = new_document ();

  begin_siege (document, "first");
  assert_file (document, 1, 8);
  set_work (document, 9);
  assert_file (document, 2, 9);
  begin_siege (document, "second");
  g_assert_cmpint (work_left (document, "first"), ==, 8);
  g_assert_cmpint (work_left (document, "second"), ==, 9);
  back_to_book (document);
  assert_file (document, 2, 8);
  begin_siege (document, "third");
  g_assert_cmpint (work_left (document, "third"), ==, 8);
  g_assert_cmpint (work_left (document, "second"), ==, 9);
}

/* The book's stand in the file for no other reason than to come before those of the siege that is open. */
static void
test_book_before (void)
{
  g_autoptr (GabDocument) document = new_document ();

  set_work (document, 9);
  begin_siege (document, "only");
  assert_file (document, 1, 9);
  back_to_book (document);
  assert_file (document, 2, 8);
}

/* As a journal does it again, on another copy: the siege is begun with what it was begun with. */
static void
test_record (void)
{
  g_autoptr (GabDocument) document = new_document ();
  g_autoptr (GBytes) before = test_write (gab_document_get_campaign (document));
  g_autoptr (GabCampaign) other = test_read (before);
  g_autoptr (GabTables) tables = gab_tables_with (gab_campaign_get_rule_tables (other, RULES), "work", 0, 9);
  g_autoptr (GabAction) action = gab_action_new ("Tables");
  g_autoptr (GabAction) again = NULL;
  g_autoptr (GVariant) record = NULL;
  g_autoptr (GError) error = NULL;

  gab_action_add_tables (action, tables);
  g_assert_true (gab_action_do (action, other, NULL));
  record = gab_action_record (action, other);
  again = gab_action_replay (record, gab_document_get_campaign (document), &error);
  g_assert_no_error (error);
  g_assert_nonnull (again);
  g_assert_cmpint (get_work (gab_document_get_campaign (document)), ==, 9);
  g_clear_pointer (&record, g_variant_unref);
  record = g_variant_parse (G_VARIANT_TYPE ("(sa(sa{sv}))"),
                            "('x', [('tables', {'revision': <int64 1>, 'rules': <'chess'>, 'numbers': <[('work', [7])]>})])",
                            NULL, NULL, NULL);
  g_assert_null (gab_action_replay (record, gab_document_get_campaign (document), &error));
  g_assert_nonnull (error);
  g_assert_cmpint (get_work (gab_document_get_campaign (document)), ==, 9);
}

/* A siege comes out of its record with the tables with which it was begun, whatever came first meanwhile. */
static void
test_record_of_siege (void)
{
  g_autoptr (GabDocument) document = new_document ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GBytes) before = test_write (campaign);
  g_autoptr (GabCampaign) other = test_read (before);
  g_autoptr (GabTables) tables = gab_tables_with (gab_campaign_get_rule_tables (other, RULES), "work", 0, 9);
  g_autoptr (GabAction) action = gab_action_new ("Siege");
  g_autoptr (GabAction) again = NULL;
  g_autoptr (GVariant) record = NULL;
  g_autoptr (GError) error = NULL;
  GabOperation *siege;

  begin_siege (document, "siege");
  siege = GAB_OPERATION (gab_campaign_find (campaign, "siege"));
  gab_action_add_thing (action, GAB_THING (siege), -1);
  record = gab_action_record (action, campaign);
  g_assert_true (gab_campaign_change_tables (other, tables, NULL));
  again = gab_action_replay (record, other, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (gab_operation_get_tables (GAB_OPERATION (gab_campaign_find (other, "siege"))), ==, gab_operation_get_tables (siege));
  g_assert_cmpint (get_work (other), ==, 9);
  g_assert_nonnull (gab_campaign_open_operation (other, GAB_OPERATION (gab_campaign_find (other, "siege")), NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/own-tables/CA-22/file", test_file);
  g_test_add_func ("/storage/own-tables/CA-22/open", test_open);
  g_test_add_func ("/storage/own-tables/CA-22/book-before", test_book_before);
  g_test_add_func ("/storage/own-tables/record", test_record);
  g_test_add_func ("/storage/own-tables/CA-22/record-of-siege", test_record_of_siege);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every kind of action: done, undone, done again, saved and read back. */

#include "small.h"

#include "gab-retake.h"
#include "gab-settings.h"

#include <string.h>

typedef struct
{
  GabCampaign *campaign;
  GabDocument *document;
} Fixture;

/* Makes an action that holds a step of the kind. */
typedef GabAction * (* MakeFunc) (GabCampaign *campaign);

static GabDice *
no_dice (void)
{
  GabDice *dice = g_new (GabDice, 1);

  gab_dice_init_typed (dice, NULL, 0);
  return dice;
}

static GabAction *
make_order (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Sick");

  gab_action_add_order (action, NULL, "sick 45th:30", no_dice (), "Fever");
  gab_action_add_order (action, NULL, "receive men 45th:10 rounds division:5", no_dice (), NULL);
  return action;
}

static GabAction *
make_set (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Edit");
  GabThing *unit = gab_campaign_find (campaign, "45th");

  gab_action_add_text (action, unit, "name", "Sherwood Foresters");
  gab_action_add_number (action, unit, "men", 2600);
  gab_action_add_text (action, GAB_THING (campaign), "name", "Another");
  return action;
}

static GabAction *
make_add (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Add");
  g_autoptr (GabUnit) unit = gab_unit_new ("88th", "division");
  g_autoptr (GabForce) force = gab_force_new ("reserve", "allies", "division");
  g_autoptr (GabFortress) fortress = gab_fortress_new ("almeida", "allies");
  g_autoptr (GabWork) work = gab_work_new ("castle", "almeida");
  g_autoptr (GabCommander) commander = gab_commander_new ("wallace", "reserve");
  g_autoptr (GabSide) side = gab_side_new ("spanish");
  g_autoptr (GabOperation) operation = gab_operation_new ("ambush", GAB_OPERATION_AT_THE_TABLE, "french", NULL,
                                                          gab_campaign_get_day (campaign), 0);

  g_object_set (unit, "name", "Connaught Rangers", "men", 700, NULL);
  gab_action_add_thing (action, GAB_THING (unit), 0);
  gab_action_add_thing (action, GAB_THING (force), -1);
  gab_action_add_thing (action, GAB_THING (fortress), -1);
  gab_action_add_thing (action, GAB_THING (work), -1);
  gab_action_add_thing (action, GAB_THING (commander), -1);
  gab_action_add_thing (action, GAB_THING (side), -1);
  gab_action_add_thing (action, GAB_THING (operation), -1);
  return action;
}

static GabAction *
make_remove (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Remove");

  gab_action_add_removal (action, gab_campaign_find (campaign, "train"));
  gab_action_add_removal (action, gab_campaign_find (campaign, "trinidad"));
  gab_action_add_removal (action, gab_campaign_find (campaign, "picton"));
  return action;
}

static GabAction *
make_move (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Move");

  gab_action_add_move (action, gab_campaign_find (campaign, "train"), 0);
  return action;
}

static GabAction *
make_words (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Note");
  GabThing *storm = gab_campaign_find (campaign, "storm");

  gab_action_add_words (action, NULL, 1, "Snow.");
  g_assert_nonnull (gab_campaign_open_operation (campaign, GAB_OPERATION (storm), NULL));
  gab_action_add_words (action, GAB_OPERATION (storm), 0, "They laughed.");
  return action;
}

static GabAction *
make_tables (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Settings");
  g_autoptr (GabTables) tables = NULL;
  GabSettings settings;

  gab_settings_read (campaign, &settings);
  settings.values[gab_settings_find ("men-a-section")][0] = 80;
  settings.values[gab_settings_find ("recovery-loser")][1] = 5;
  tables = gab_settings_new_tables (campaign, &settings);
  gab_action_add_tables (action, tables);
  return action;
}

/* A storm that is still open: the first column has stormed. */
static void
begin_escalade (GabCampaign *campaign)
{
  static const struct { const char *line; guint n_dice; GabDie dice[2]; } orders[] = {
    { "summon", 0, { { 0 } } },
    { "prepare", 2, { { .value = 2, .typed = TRUE }, { .value = 0, .typed = TRUE } } },
    { "columns", 2, { { .value = 1, .typed = TRUE }, { .value = 0, .typed = TRUE } } },
    { "assault column 1", 2, { { .value = 1, .typed = TRUE }, { .value = 0, .typed = TRUE } } },
  };
  g_autoptr (GabOperation) storm = gab_operation_new ("escalade", "storming", "allies", "rodrigo",
                                                      gab_campaign_get_day (campaign), 3);
  g_autoptr (GabAction) action = gab_action_new ("Escalade");
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (gab_operation_get_setup (storm), g_strdup ("fort big"));
  g_ptr_array_add (gab_operation_get_setup (storm), g_strdup ("army small"));
  gab_campaign_freeze_tables (campaign, storm, &error);
  g_assert_no_error (error);
  gab_action_add_thing (action, GAB_THING (storm), -1);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      GabDice *dice = g_new (GabDice, 1);

      gab_dice_init_typed (dice, orders[i].dice, orders[i].n_dice);
      gab_action_add_order (action, storm, orders[i].line, dice, NULL);
    }
  gab_action_do (action, campaign, &error);
  g_assert_no_error (error);
}

/* There was to be no storm at all, so that two later orders no longer hold. */
static GabAction *
make_tail (GabCampaign *campaign)
{
  GabAction *action = gab_action_new ("Correct");
  GabOperation *storm = GAB_OPERATION (gab_campaign_find (campaign, "escalade"));
  GabTurnLog *log = gab_campaign_open_operation (campaign, storm, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tail = gab_retake_new (log, 1, NULL, "9 5", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (gab_retake_n_struck (tail), ==, 2);
  gab_action_add_tail (action, storm, 1, tail);
  return action;
}

/* One case a kind: a kind without one fails the test below. */
static const MakeFunc cases[GAB_STEP_N_KINDS] = {
  [GAB_STEP_ORDER]  = make_order,
  [GAB_STEP_SET]    = make_set,
  [GAB_STEP_ADD]    = make_add,
  [GAB_STEP_REMOVE] = make_remove,
  [GAB_STEP_MOVE]   = make_move,
  [GAB_STEP_WORDS]  = make_words,
  [GAB_STEP_TABLES] = make_tables,
  [GAB_STEP_TAIL]   = make_tail,
};

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->campaign = test_small ();
  /* An operation that is looked at is written as it was. */
  gab_campaign_open_operation (fixture->campaign, GAB_OPERATION (gab_campaign_find (fixture->campaign, "storm")), NULL);
  if (GPOINTER_TO_INT (data) == GAB_STEP_TAIL)
    begin_escalade (fixture->campaign);
  fixture->document = gab_document_new (fixture->campaign, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->document);
  g_assert_finalize_object (fixture->campaign);
}

static void
assert_written (GabCampaign *campaign,
                GBytes      *expected,
                gboolean     same)
{
  g_autoptr (GBytes) bytes = test_write (campaign);

  g_assert_cmpint (g_bytes_equal (bytes, expected), ==, same);
}

static void
test_kind (Fixture       *fixture,
           gconstpointer  data)
{
  GabStepKind kind = GPOINTER_TO_INT (data);
  g_autoptr (GBytes) before = test_write (fixture->campaign);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GabCampaign) read = NULL;
  g_autoptr (GError) error = NULL;
  GabAction *action;

  g_assert_nonnull (cases[kind]);
  action = cases[kind] (fixture->campaign);
  g_assert_true (gab_action_has_kind (action, kind));
  g_assert_false (gab_document_get_modified (fixture->document));
  gab_document_do (fixture->document, action, &error);
  g_assert_no_error (error);
  g_assert_true (gab_document_get_modified (fixture->document));
  after = test_write (fixture->campaign);
  g_assert_false (g_bytes_equal (before, after));

  for (int again = 0; again < 2; again++)
    {
      g_assert_true (gab_document_undo (fixture->document, NULL, &error));
      assert_written (fixture->campaign, before, TRUE);
      g_assert_false (gab_document_get_modified (fixture->document));
      test_assert_right (fixture->campaign);
      g_assert_true (gab_document_redo (fixture->document, &error));
      assert_written (fixture->campaign, after, TRUE);
    }
  read = test_read (after);
  test_assert_right (read);
  assert_written (read, after, TRUE);
}

/* Done again from its record, as a journal would, on another copy. */
static void
test_record (Fixture       *fixture,
             gconstpointer  data)
{
  GabStepKind kind = GPOINTER_TO_INT (data);
  g_autoptr (GBytes) before = test_write (fixture->campaign);
  g_autoptr (GabCampaign) other = test_read (before);
  g_autoptr (GVariant) record = NULL;
  g_autoptr (GVariant) read = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;
  GabAction *action = cases[kind] (fixture->campaign);
  GabAction *again;

  g_assert_true (gab_action_do (action, fixture->campaign, NULL));
  record = gab_action_record (action, fixture->campaign);
  text = g_variant_print (record, TRUE);
  g_assert_null (strchr (text, '\n'));
  read = g_variant_parse (NULL, text, NULL, NULL, &error);
  g_assert_no_error (error);
  again = gab_action_replay (read, other, &error);
  g_assert_no_error (error);
  gab_campaign_open_operation (other, GAB_OPERATION (gab_campaign_find (other, "storm")), NULL);
  after = test_write (fixture->campaign);
  assert_written (other, after, TRUE);
  gab_action_undo (again, other);
  assert_written (other, before, TRUE);
  gab_action_free (again);
  gab_action_free (action);
}

/* Undone again from its record in a campaign that was read with it done. */
static void
test_tail_undone (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GBytes) before = test_write (fixture->campaign);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GVariant) record = NULL;
  g_autoptr (GabAction) action = make_tail (fixture->campaign);
  g_autoptr (GabAction) undone = NULL;
  g_autoptr (GabCampaign) other = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_action_do (action, fixture->campaign, NULL));
  after = test_write (fixture->campaign);
  gab_action_undo (action, fixture->campaign);
  record = gab_action_record_undone (action, fixture->campaign);
  other = test_read (after);
  undone = gab_action_replay_undone (record, other, &error);
  g_assert_no_error (error);
  assert_written (other, before, TRUE);
  g_assert_true (gab_action_do (undone, other, &error));
  assert_written (other, after, TRUE);
}

/* CA-17: later orders that hold stay, those that do not are struck out with the reason;
 * an order that is itself refused changes nothing. */
static void
test_retake (Fixture       *fixture,
             gconstpointer  data)
{
  GabOperation *storm = GAB_OPERATION (gab_campaign_find (fixture->campaign, "escalade"));
  GabTurnLog *log = gab_campaign_open_operation (fixture->campaign, storm, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) good = gab_retake_new (log, 2, NULL, "3 6", &error);
  g_autoptr (GPtrArray) fewer = gab_retake_new (log, 2, NULL, "3", NULL);
  g_autoptr (GPtrArray) more = gab_retake_new (log, 2, NULL, "3 6 1", NULL);
  g_autoptr (GPtrArray) refused = gab_retake_new (log, 2, "assault column 1", "1 1", &error);
  const GabRecord *last;

  g_assert_error (error, gab_rule_quark ("ST"), 6);
  g_assert_null (refused);
  g_assert_null (fewer);
  g_assert_null (more);
  g_assert_cmpuint (good->len, ==, 2);
  g_assert_cmpuint (gab_retake_n_struck (good), ==, 0);
  g_assert_true (gab_turn_log_swap_tail (log, 2, &good, NULL));
  g_assert_cmpuint (gab_game_length (gab_turn_log_get_game (log)), ==, 4);
  gab_document_do (fixture->document, make_tail (fixture->campaign), NULL);
  g_assert_cmpuint (gab_game_length (gab_turn_log_get_game (log)), ==, 2);
  last = g_ptr_array_index (gab_turn_log_get_struck (log), 1);
  g_assert_cmpstr (last->line, ==, "assault column 1");
  g_assert_nonnull (strstr (last->why, "ST-6"));
  test_assert_right (fixture->campaign);
}

/* A record that does not fit changes nothing. */
static void
test_strange_records (Fixture       *fixture,
                      gconstpointer  data)
{
  static const char *const records[] = {
    "('x', [('order', {'line': <'sick 45th:999999'>, 'dice': <''>})])",
    "('x', [('order', {'line': <'sick 45th:1'>, 'dice': <''>}), ('order', {'line': <'fly'>, 'dice': <''>})])",
    "('x', [('order', {'line': <'sick 45th:1'>, 'dice': <''>}), ('set', {'thing': <'nobody'>})])",
    "('x', [('set', {'thing': <'45th'>, 'field': <'present'>, 'number': <int64 9>})])",
    "('x', [('remove', {'thing': <'campaign'>})])",
    "('x', [('add', {'line': <'unit 45th of division foot line men 1'>})])",
    "('x', [('words', {'nth': <int64 99>})])",
    "('x', [('tables', {'revision': <int64 1>})])",
    "('x', [('tables', {'revision': <int64 1>, 'numbers': <[('recovery-days', [7])]>})])",
    "('x', [('tables', {'revision': <int64 1>, 'numbers': <[('recovery-days', @ai [])]>})])",
    "('x', [('jump', {'thing': <'45th'>})])",
    "('x', [('order', {'operation': <'nobody'>, 'line': <'x'>, 'dice': <''>})])",
  };
  g_autoptr (GBytes) before = test_write (fixture->campaign);

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GVariant) record = g_variant_parse (G_VARIANT_TYPE ("(sa(sa{sv}))"), records[i], NULL, NULL, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (record);
      g_assert_null (gab_action_replay (record, fixture->campaign, &error));
      g_assert_nonnull (error);
      assert_written (fixture->campaign, before, TRUE);
    }
}

/* A group fails whole: what came before the bad step is taken back. */
static void
test_whole (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GBytes) before = test_write (fixture->campaign);
  g_autoptr (GError) error = NULL;
  GabAction *action = gab_action_new ("Too much");

  gab_action_add_number (action, gab_campaign_find (fixture->campaign, "45th"), "men", 3000);
  gab_action_add_order (action, NULL, "sick 45th:100", no_dice (), NULL);
  gab_action_add_order (action, NULL, "sick 45th:100000", no_dice (), NULL);
  g_assert_false (gab_document_do (fixture->document, action, &error));
  g_assert_error (error, gab_rule_quark ("CA"), 3);
  g_assert_nonnull (strstr (error->message, "45th Foot"));
  assert_written (fixture->campaign, before, TRUE);
  g_assert_false (gab_document_can_redo (fixture->document));
  g_assert_false (gab_document_get_modified (fixture->document));
}

/* A number of the setup may change only while every later entry holds. */
static void
test_setup_number (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (GBytes) before = test_write (fixture->campaign);
  const int men[] = { 1202, 1203 }; /* the storm and the picket cost 1,203 */

  for (guint i = 0; i < G_N_ELEMENTS (men); i++)
    {
      g_autoptr (GError) error = NULL;
      GabAction *action = gab_action_new ("Edit");
      gboolean done;

      gab_action_add_number (action, gab_campaign_find (fixture->campaign, "45th"), "men", men[i]);
      done = gab_document_do (fixture->document, action, &error);
      g_assert_cmpint (done, ==, i == 1);
      if (done)
        continue;
      g_assert_nonnull (strstr (error->message, "result picket"));
      assert_written (fixture->campaign, before, TRUE);
    }
}

/* What an entry names is struck off, not deleted. */
static void
test_named_unit (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GBytes) before = test_write (fixture->campaign);
  g_autoptr (GError) error = NULL;
  GabAction *action = gab_action_new ("Remove");

  gab_action_add_removal (action, gab_campaign_find (fixture->campaign, "45th"));
  g_assert_false (gab_document_do (fixture->document, action, &error));
  g_assert_nonnull (error);
  assert_written (fixture->campaign, before, TRUE);
  test_assert_right (fixture->campaign);
}

/* On a file just opened Undo takes the last order off what is shown. */
static void
test_undo_after_opening (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GBytes) before = test_write (fixture->campaign);
  GabOperation *storm = GAB_OPERATION (gab_campaign_find (fixture->campaign, "storm"));
  g_autoptr (GError) error = NULL;

  g_assert_false (gab_document_undo (fixture->document, storm, &error));
  g_assert_error (error, gab_rule_quark ("CA"), 14);
  g_assert_nonnull (strstr (error->message, "entry 1"));
  for (int i = 0; i < 3; i++)
    g_assert_true (gab_document_undo (fixture->document, NULL, NULL));
  g_assert_false (gab_operation_get_closed (storm));
  g_assert_true (gab_document_undo (fixture->document, storm, NULL));
  g_assert_true (gab_document_get_modified (fixture->document));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_operation_get_log (storm))), ==, 4);
  for (int i = 0; i < 4; i++)
    {
      g_assert_true (gab_document_get_modified (fixture->document));
      g_assert_true (gab_document_redo (fixture->document, NULL));
    }
  assert_written (fixture->campaign, before, TRUE);
  g_assert_false (gab_document_get_modified (fixture->document));
}

/* An operation that is taken back leaves nothing in the file, not even its tables. */
static void
test_tables_of_a_storm (void)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GabCampaign) campaign = gab_campaign_new (test_tables ());
  g_autoptr (GabDocument) document = NULL;
  g_autoptr (GabOperation) storm = NULL;
  GabAction *action = gab_action_new ("New storm");

  g_assert_nonnull (gab_campaign_take_line (campaign, "side a", NULL));
  g_assert_true (gab_campaign_open_books (campaign, NULL));
  document = gab_document_new (campaign, NULL);
  bytes = test_write (campaign);
  storm = gab_operation_new ("storm", "storming", "a", NULL, gab_campaign_get_day (campaign), 5);
  g_assert_true (gab_campaign_freeze_tables (campaign, storm, NULL));
  gab_action_add_thing (action, GAB_THING (storm), -1);
  g_assert_true (gab_document_do (document, action, NULL));
  assert_written (campaign, bytes, FALSE);
  g_assert_true (gab_document_undo (document, NULL, NULL));
  assert_written (campaign, bytes, TRUE);
  g_assert_true (gab_document_redo (document, NULL));
  after = test_write (campaign);
  test_assert_right (campaign);
  g_clear_object (&document);
  g_clear_object (&campaign);
  campaign = test_read (after);
  test_assert_right (campaign);
}

/* The saved state is known again when undo and redo come back to it, and is not
 * when a new action has taken its place. */
static void
test_modified (Fixture       *fixture,
               gconstpointer  data)
{
  gab_document_do (fixture->document, make_order (fixture->campaign), NULL);
  gab_document_mark_saved (fixture->document);
  g_assert_false (gab_document_get_modified (fixture->document));
  gab_document_undo (fixture->document, NULL, NULL);
  g_assert_true (gab_document_get_modified (fixture->document));
  gab_document_redo (fixture->document, NULL);
  g_assert_false (gab_document_get_modified (fixture->document));
  gab_document_undo (fixture->document, NULL, NULL);
  gab_document_do (fixture->document, make_order (fixture->campaign), NULL);
  g_assert_true (gab_document_get_modified (fixture->document));
  gab_document_undo (fixture->document, NULL, NULL);
  g_assert_true (gab_document_get_modified (fixture->document));
}

/* No order in an operation whose cost is booked. */
static void
test_closed (Fixture       *fixture,
             gconstpointer  data)
{
  GabOperation *storm = GAB_OPERATION (gab_campaign_find (fixture->campaign, "storm"));
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  g_assert_false (gab_document_order (fixture->document, storm, "end", &dice, NULL, "End", &error));
  g_assert_error (error, gab_rule_quark ("CA"), 14);
}

#define ADD(path, data, func) g_test_add (path, Fixture, data, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  static const char *const names[GAB_STEP_N_KINDS] = { "order", "set", "add", "remove", "move", "words", "tables", "tail" };

  g_test_init (&argc, &argv, NULL);
  for (int kind = 0; kind < GAB_STEP_N_KINDS; kind++)
    {
      g_autofree char *path = g_strconcat ("/storage/actions/", names[kind], NULL);

      g_autofree char *record = g_strconcat ("/storage/actions/record/", names[kind], NULL);

      ADD (path, GINT_TO_POINTER (kind), test_kind);
      ADD (record, GINT_TO_POINTER (kind), test_record);
    }
  ADD ("/storage/actions/record/tail-undone", GINT_TO_POINTER (GAB_STEP_TAIL), test_tail_undone);
  ADD ("/storage/actions/CA-17/retake", GINT_TO_POINTER (GAB_STEP_TAIL), test_retake);
  ADD ("/storage/actions/record/strange", NULL, test_strange_records);
  ADD ("/storage/actions/whole", NULL, test_whole);
  ADD ("/storage/actions/setup-number", NULL, test_setup_number);
  ADD ("/storage/actions/named-unit", NULL, test_named_unit);
  ADD ("/storage/actions/undo-after-opening", NULL, test_undo_after_opening);
  ADD ("/storage/actions/modified", NULL, test_modified);
  g_test_add_func ("/storage/actions/tables-of-a-storm", test_tables_of_a_storm);
  ADD ("/storage/actions/CA-14/closed", NULL, test_closed);
  return g_test_run ();
}

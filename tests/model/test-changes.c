/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cannot be done leaves all as it was; what a fight cost is booked in every case. */

#include "model.h"

#include "gab-captors.h"
#include "gab-settling.h"

#include <string.h>

typedef struct
{
  GabCampaign *campaign;
  GabDocument *document;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->campaign = model_campaign ();
  fixture->document = gab_document_new (fixture->campaign, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->document);
  g_assert_finalize_object (fixture->campaign);
}

#define FIND(handle) gab_campaign_find (fixture->campaign, handle)

/* Does what cannot be done, and looks whether anything came of it. */
static void
assert_refused (Fixture   *fixture,
                GabAction *action,
                GabError   code)
{
  g_autofree char *before = gab_campaign_dup_digest (fixture->campaign);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (gab_document_do (fixture->document, action, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, GAB_ERROR, (int) code);
  after = gab_campaign_dup_digest (fixture->campaign);
  g_assert_cmpstr (before, ==, after);
  g_assert_false (gab_document_get_modified (fixture->document));
}

static void
assert_not_added (Fixture  *fixture,
                  GabThing *thing,
                  GabError  code)
{
  GabAction *action = gab_action_new ("Add");

  gab_action_add_thing (action, thing, -1);
  assert_refused (fixture, action, code);
  g_object_unref (thing);
}

static void
assert_right (Fixture *fixture)
{
  g_autoptr (GPtrArray) problems = gab_campaign_verify (fixture->campaign);

  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (problems, i));
  g_assert_cmpuint (problems->len, ==, 0);
}

/* A handle in use, one that is the campaign's or a page's, one that is none. */
static void
test_handle (Fixture       *fixture,
             gconstpointer  data)
{
  GabThing *unit = FIND ("45th");
  g_autofree char *free_handle = gab_campaign_make_handle (fixture->campaign, "Log", "force");

  assert_not_added (fixture, GAB_THING (gab_unit_new ("45th", "brigade")), GAB_ERROR_REFERENCE);
  g_assert_true (FIND ("45th") == unit);
  assert_not_added (fixture, GAB_THING (gab_side_new ("45th")), GAB_ERROR_REFERENCE);
  assert_not_added (fixture, GAB_THING (gab_side_new ("campaign")), GAB_ERROR_REFERENCE);
  assert_not_added (fixture, GAB_THING (gab_force_new ("log", "allies", NULL)), GAB_ERROR_REFERENCE);
  assert_not_added (fixture, GAB_THING (gab_side_new ("No Handle")), GAB_ERROR_REFERENCE);
  g_assert_cmpstr (free_handle, ==, "log-2");
}

static void
test_nowhere (Fixture       *fixture,
              gconstpointer  data)
{
  assert_not_added (fixture, GAB_THING (gab_unit_new ("new", "nobody")), GAB_ERROR_REFERENCE);
  assert_not_added (fixture, GAB_THING (gab_unit_new ("new", "45th")), GAB_ERROR_REFERENCE);
  assert_not_added (fixture, GAB_THING (gab_commander_new ("new", "campaign")), GAB_ERROR_REFERENCE);
  assert_not_added (fixture, GAB_THING (gab_work_new ("new", "division")), GAB_ERROR_REFERENCE);
  assert_not_added (fixture, GAB_THING (gab_force_new ("new", "allies", "new")), GAB_ERROR_REFERENCE);
}

static void
count_change (guint *n)
{
  (*n)++;
}

static GabAction *
new_units (guint       n,
           const char *last)
{
  GabAction *action = gab_action_new ("Import");

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *handle = i + 1 < n ? g_strdup_printf ("new-%u", i) : g_strdup (last);
      g_autoptr (GabUnit) unit = gab_unit_new (handle, "brigade");

      g_object_set (unit, "men", 100, NULL);
      gab_action_add_thing (action, GAB_THING (unit), -1);
    }
  return action;
}

/* Many things are put in with the books rebuilt once, and taken back so; one that cannot be takes all with it. */
static void
test_at_once (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *before = gab_campaign_dup_digest (fixture->campaign);
  g_autofree char *again = NULL;
  g_autoptr (GabCampaign) other = model_campaign ();
  g_autoptr (GVariant) record = NULL;
  GabAction *replayed;
  g_autoptr (GError) error = NULL;
  GabAction *action = new_units (100, "new-last");
  guint n = 0;

  g_signal_connect_swapped (gab_campaign_get_log (fixture->campaign), "items-changed", G_CALLBACK (count_change), &n);
  model_play (fixture->document, "campaign", "sick 45th:3");
  n = 0;
  g_free (g_steal_pointer (&before));
  before = gab_campaign_dup_digest (fixture->campaign);
  gab_document_do (fixture->document, action, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, <=, 1);
  record = gab_action_record (action, fixture->campaign);
  g_assert_cmpint (gab_thing_get_number (FIND ("brigade"), "present"), ==, 200 - 20 + 100 * 100);
  g_assert_true (gab_document_undo (fixture->document, NULL, NULL));
  g_assert_cmpuint (n, <=, 2);
  again = gab_campaign_dup_digest (fixture->campaign);
  g_assert_cmpstr (before, ==, again);
  /* As a journal would, in the campaign as it was read from its file. */
  g_signal_connect_swapped (gab_campaign_get_log (other), "items-changed", G_CALLBACK (count_change), &n);
  n = 0;
  replayed = gab_action_replay (record, other, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, <=, 1);
  g_assert_cmpint (gab_thing_get_number (gab_campaign_find (other, "brigade"), "present"), ==, 200 - 20 + 100 * 100);
  gab_action_undo (replayed, other);
  g_assert_cmpint (gab_thing_get_number (gab_campaign_find (other, "brigade"), "present"), ==, 200 - 20);
  gab_action_free (replayed);
  assert_right (fixture);
  g_assert_false (gab_document_do (fixture->document, new_units (100, "45th"), &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_REFERENCE);
  g_free (g_steal_pointer (&again));
  again = gab_campaign_dup_digest (fixture->campaign);
  g_assert_cmpstr (before, ==, again);
  assert_right (fixture);
}

/* Guns that are taken and that nobody has captured go to a new unit of the taker, and no more of them. */
static void
test_captors (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct { const char *line, *whole; guint n; } cases[] = {
    { "result battle won on 1812-01-02 losses leger:1:0:0:0 guns cannon:1:5 rounds division:3",
      "result battle won on 1812-01-02 losses leger:1:0:0:0 guns cannon:1:5 captured captured-heavy-guns:5 rounds division:3", 1 },
    { "result battle won on 1812-01-02 guns cannon:0:5", "result battle won on 1812-01-02 guns cannon:0:5 captured captured-heavy-guns-2:5", 1 },
    { "result battle won on 1812-01-02 guns cannon:2:0", "result battle won on 1812-01-02 guns cannon:2:0", 0 },
    { "result battle won on 1812-01-02 losses leger:1:0:0:0", "result battle won on 1812-01-02 losses leger:1:0:0:0", 0 },
  };
  g_autoptr (GabOperation) battle = gab_operation_new ("battle", GAB_OPERATION_AT_THE_TABLE, "allies", NULL,
                                                       gab_campaign_get_day (fixture->campaign), 0);
  g_autoptr (GError) error = NULL;
  GabAction *action = gab_action_new ("Begin");

  gab_action_add_thing (action, GAB_THING (battle), -1);
  g_assert_true (gab_document_do (fixture->document, action, &error));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) units = g_ptr_array_new_with_free_func (g_object_unref);
      g_autofree char *line = gab_captors_make (fixture->campaign, battle, cases[i].line, units);
      GabDice *dice = g_new (GabDice, 1);

      g_assert_cmpstr (line, ==, cases[i].whole);
      g_assert_cmpuint (units->len, ==, cases[i].n);
      action = gab_action_new ("Book");
      for (guint j = 0; j < units->len; j++)
        gab_action_add_thing (action, g_ptr_array_index (units, j), -1);
      gab_dice_init_typed (dice, NULL, 0);
      gab_action_add_order (action, NULL, line, dice, NULL);
      gab_document_do (fixture->document, action, &error);
      g_assert_no_error (error);
      if (cases[i].n > 0)
        g_assert_cmpint (gab_unit_get_guns (g_ptr_array_index (units, 0)), ==, 5);
      assert_right (fixture);
      g_assert_true (gab_document_undo (fixture->document, NULL, NULL));
      g_assert_null (FIND ("captured-heavy-guns"));
    }
}

/* Forces nest, but not so deep that going through them could end the program. */
static void
test_nesting (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabCampaign) campaign = gab_campaign_new (gab_campaign_get_defaults (fixture->campaign));

  g_assert_nonnull (gab_campaign_take_line (campaign, "side a", NULL));
  g_assert_nonnull (gab_campaign_take_line (campaign, "force f1 of a", NULL));
  for (int i = 1; error == NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("force f%d of f%d", i + 1, i);

      gab_campaign_take_line (campaign, line, &error);
      g_assert_cmpint (i, <, 100);
    }
  g_assert_error (error, GAB_ERROR, GAB_ERROR_LIMIT);
}

/* A file must be able to hold what is written. */
static void
test_texts (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct { const char *handle, *field; guint length; GabError code; } cases[] = {
    { "45th", "name", 1001, GAB_ERROR_LIMIT }, { "45th", "note", 65537, GAB_ERROR_LIMIT },
    { "division", "place", 1001, GAB_ERROR_LIMIT }, { "allies", "colour", 7, GAB_ERROR_EDIT },
    { "45th", "force", 3, GAB_ERROR_EDIT }, { "45th", "handle", 3, GAB_ERROR_EDIT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strnfill (cases[i].length, 'x');
      GabAction *action = gab_action_new ("Edit");

      gab_action_add_text (action, FIND (cases[i].handle), cases[i].field, text);
      assert_refused (fixture, action, cases[i].code);
    }
}

static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *text = g_strnfill (65537, 'x');
  GabAction *action = gab_action_new ("Note");

  gab_action_add_words (action, NULL, 0, "There is no entry yet.");
  assert_refused (fixture, action, GAB_ERROR_EDIT);
  action = gab_action_new ("Note");
  gab_action_add_words (action, NULL, 0, text);
  assert_refused (fixture, action, GAB_ERROR_LIMIT);
}

/* A force goes with all that is in it, and comes back with it. */
static void
test_remove_force (Fixture       *fixture,
                   gconstpointer  data)
{
  GabAction *action = gab_action_new ("Remove");
  g_autofree char *before = gab_campaign_dup_digest (fixture->campaign);
  g_autofree char *after = NULL;

  gab_action_add_removal (action, FIND ("division"));
  g_assert_true (gab_document_do (fixture->document, action, NULL));
  g_assert_null (FIND ("rifles"));
  g_assert_null (FIND ("picton"));
  assert_right (fixture);
  g_assert_true (gab_document_undo (fixture->document, NULL, NULL));
  g_assert_nonnull (FIND ("rifles"));
  after = gab_campaign_dup_digest (fixture->campaign);
  g_assert_cmpstr (before, ==, after);
}

/* Nothing of a force that was taken out is left when nobody can bring it back. */
static void
test_forgotten_force (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  GabDocument *document = gab_document_new (campaign, NULL);
  GabAction *action = gab_action_new ("Remove");

  gab_action_add_removal (action, gab_campaign_find (campaign, "division"));
  g_assert_true (gab_document_do (document, action, NULL));
  g_assert_finalize_object (document);
  gab_campaign_refresh (campaign);
  g_assert_null (gab_campaign_find (campaign, "rifles"));
}

/* What an operation began with is struck off, not taken out. */
static void
test_remove_fighter (Fixture       *fixture,
                     gconstpointer  data)
{
  static const char *const handles[] = { "45th", "rifles", "brigade", "leger" };

  model_add_storm (fixture->document, "storm");
  gab_document_mark_saved (fixture->document);
  for (guint i = 0; i < G_N_ELEMENTS (handles); i++)
    {
      GabAction *action = gab_action_new ("Remove");

      gab_action_add_removal (action, FIND (handles[i]));
      assert_refused (fixture, action, GAB_ERROR_EDIT);
    }
}

#define CAPTURED "summon\nprepare / 0 0\ncolumns / 0 0\nassault column 1 / 0 0\nassault column 2 / 0 0"

static void
add_unit (Fixture    *fixture,
          const char *handle,
          const char *force,
          int         kind,
          int         men,
          int         guns)
{
  g_autoptr (GabUnit) unit = gab_unit_new (handle, force);
  GabAction *action = gab_action_new ("Add");
  g_autoptr (GError) error = NULL;

  g_object_set (unit, "kind", kind, "men", men, "opening-guns", guns, NULL);
  gab_action_add_thing (action, GAB_THING (unit), -1);
  gab_document_do (fixture->document, action, &error);
  g_assert_no_error (error);
}

/* CA-5: guns of several kinds that the taker has none of. */
static void
test_two_kinds_of_guns (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  GabForce *division = GAB_FORCE (FIND ("division"));
  GabOperation *storm;

  add_unit (fixture, "mortars", "garrison", GAB_UNIT_MORTARS, 20, 6);
  storm = model_add_storm (fixture->document, "storm");
  model_play (fixture->document, "storm", CAPTURED);
  gab_document_close (fixture->document, storm, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gab_force_get_guns (division), ==, 36);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_force_get_units (division))), ==, 4);
  assert_right (fixture);
  g_assert_true (gab_document_undo (fixture->document, NULL, NULL));
  g_assert_cmpint (gab_force_get_guns (division), ==, 0);
  g_assert_true (gab_document_redo (fixture->document, NULL));
  assert_right (fixture);
}

/* CA-8: a place that has become the attacker's own meanwhile is not taken again. */
static void
test_own_place (Fixture       *fixture,
                gconstpointer  data)
{
  GabOperation *first = model_add_storm (fixture->document, "first");
  GabOperation *second = model_add_storm (fixture->document, "second");
  g_autoptr (GError) error = NULL;

  model_play (fixture->document, "first", CAPTURED);
  model_play (fixture->document, "second", CAPTURED);
  gab_document_close (fixture->document, first, &error);
  g_assert_no_error (error);
  gab_document_close (fixture->document, second, &error);
  g_assert_no_error (error);
  assert_right (fixture);
}

/* CA-19: what is fought at the table has nothing to settle, and says so. */
static void
test_settle_at_the_table (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (GabOperation) picket = gab_operation_new ("picket", GAB_OPERATION_AT_THE_TABLE, "allies", NULL,
                                                       gab_campaign_get_day (fixture->campaign), 0);
  GabAction *action = gab_action_new ("Add");
  g_autoptr (GError) error = NULL;

  gab_action_add_thing (action, GAB_THING (picket), -1);
  g_assert_true (gab_document_do (fixture->document, action, NULL));
  g_assert_false (gab_document_close (fixture->document, picket, &error));
  g_assert_error (error, gab_rule_quark ("CA"), 19);
}

/* The order in which units stand in a roster is nobody's loss; a man more in a
 * garrison that has fallen is, and is refused. */
static void
test_edit_after_closing (Fixture       *fixture,
                         gconstpointer  data)
{
  GabOperation *storm = model_add_storm (fixture->document, "storm");
  GabAction *action = gab_action_new ("Move");
  g_autoptr (GError) error = NULL;

  model_play (fixture->document, "storm", CAPTURED);
  g_assert_true (gab_document_close (fixture->document, storm, NULL));
  gab_action_add_move (action, FIND ("leger"), 1);
  gab_document_do (fixture->document, action, &error);
  g_assert_no_error (error);
  assert_right (fixture);
  gab_document_mark_saved (fixture->document);

  action = gab_action_new ("Edit");
  gab_action_add_number (action, FIND ("leger"), "men", 401);
  assert_refused (fixture, action, GAB_ERROR_EDIT);
  assert_right (fixture);
  action = gab_action_new ("Edit");
  gab_action_add_number (action, FIND ("45th"), "men", 1100);
  g_assert_true (gab_document_do (fixture->document, action, NULL));
  assert_right (fixture);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/model/changes/handle", test_handle);
  ADD ("/model/changes/nowhere", test_nowhere);
  ADD ("/model/changes/nesting", test_nesting);
  ADD ("/model/changes/at-once", test_at_once);
  ADD ("/model/changes/CA-12/captors", test_captors);
  ADD ("/model/changes/texts", test_texts);
  ADD ("/model/changes/words", test_words);
  ADD ("/model/changes/remove-force", test_remove_force);
  g_test_add_func ("/model/changes/forgotten-force", test_forgotten_force);
  ADD ("/model/changes/remove-fighter", test_remove_fighter);
  ADD ("/model/CA-5/two-kinds-of-guns", test_two_kinds_of_guns);
  ADD ("/model/CA-8/own-place", test_own_place);
  ADD ("/model/CA-19/settle-at-the-table", test_settle_at_the_table);
  ADD ("/model/CA-5/edit-after-closing", test_edit_after_closing);
  return g_test_run ();
}

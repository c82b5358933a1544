/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The campaign: things, sums, notifications, masks, settling. */

#include "model.h"

#include "gab-mustering.h"
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

#define UNIT(handle) GAB_UNIT (gab_campaign_find (fixture->campaign, handle))
#define FORCE(handle) GAB_FORCE (gab_campaign_find (fixture->campaign, handle))

/* CA-2: a force is what is in it, at any depth. */
static void
test_sums (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_cmpint (gab_force_get_first (FORCE ("division")), ==, 2000);
  g_assert_cmpint (gab_force_get_present (FORCE ("division")), ==, 1980);
  g_assert_cmpint (gab_force_get_sick (FORCE ("division")), ==, 20);
  g_assert_cmpint (gab_force_get_guns (FORCE ("garrison")), ==, 30);
  g_assert_cmpint (gab_ammunition_get_in_hand (gab_force_get_ammunition (FORCE ("division"))), ==, 50);
  g_assert_true (gab_force_is_within (FORCE ("brigade"), FORCE ("division")));
  g_assert_false (gab_force_is_within (FORCE ("division"), FORCE ("brigade")));
  g_assert_cmpstr (gab_thing_get_handle (GAB_THING (gab_force_get_commander (FORCE ("division")))), ==, "picton");
  g_assert_null (gab_force_get_commander (FORCE ("brigade")));
}

static void
count (GObject    *object,
       GParamSpec *spec,
       guint      *times)
{
  (*times)++;
}

/* A figure that changed is notified once; one that did not is not. */
static void
test_notify (Fixture       *fixture,
             gconstpointer  data)
{
  guint present = 0, other = 0, sum = 0;

  g_signal_connect (UNIT ("45th"), "notify::present", G_CALLBACK (count), &present);
  g_signal_connect (UNIT ("88th"), "notify::present", G_CALLBACK (count), &other);
  g_signal_connect (FORCE ("division"), "notify::present", G_CALLBACK (count), &sum);
  model_play (fixture->document, "campaign", "sick 45th:10");
  g_assert_cmpuint (present, ==, 1);
  g_assert_cmpuint (other, ==, 0);
  g_assert_cmpuint (sum, ==, 1);
  g_assert_cmpint (gab_unit_get_present (UNIT ("45th")), ==, 990);
  g_object_set (UNIT ("45th"), "name", "A", NULL);
  g_signal_connect (UNIT ("45th"), "notify::name", G_CALLBACK (count), &other);
  g_object_set (UNIT ("45th"), "name", "A", NULL);
  g_assert_cmpuint (other, ==, 0);
}

/* The log is a list that tells what was added and taken off. */
static void
test_log_model (Fixture       *fixture,
                gconstpointer  data)
{
  GListModel *log = G_LIST_MODEL (gab_campaign_get_log (fixture->campaign));
  g_autoptr (GabLogEntry) entry = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (log), ==, 0);
  g_object_set (UNIT ("45th"), "name", "100 %s <b>", NULL);
  gab_campaign_relabel (fixture->campaign, GAB_THING (UNIT ("45th")));
  model_play (fixture->document, "campaign", "sick 45th:10");
  entry = g_list_model_get_item (log, 0);
  g_assert_cmpstr (gab_log_entry_get_line (entry), ==, "sick 45th:10");
  g_assert_nonnull (strstr (gab_log_entry_get_text (entry), "100 %s <b>"));
  g_assert_cmpint (gab_log_entry_get_day (entry), ==, gab_campaign_get_begins (fixture->campaign));
  g_assert_true (gab_document_undo (fixture->document, NULL, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, 0);
}

/* Handles come from names, and are never given twice. */
static void
test_handles (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct { const char *name, *expected; } cases[] = {
    { "45th", "45th-2" }, { "45th Foot", "45th-foot" }, { "Léger!", "leger-2" }, { "الفوج", "foot" },
    { "campaign", "campaign-2" }, { "---", "foot" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *handle = gab_campaign_make_handle (fixture->campaign, cases[i].name, "foot");

      g_assert_cmpstr (handle, ==, cases[i].expected);
    }
}

/* CA-4: what an operation begins with is a frozen copy. */
static void
test_muster (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const expected[] = {
    "fort big", "army small", "attacker 45th men 1000", "attacker 88th men 800", "attacker rifles men 180",
    "defender leger men 400", "defender cannon men 50"
  };
  GabOperation *storm = model_add_storm (fixture->document, "storm");
  GPtrArray *setup = gab_operation_get_setup (storm);

  g_assert_cmpuint (setup->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < setup->len; i++)
    g_assert_cmpstr (g_ptr_array_index (setup, i), ==, expected[i]);
  model_play (fixture->document, "campaign", "sick 45th:10");
  g_assert_cmpstr (g_ptr_array_index (setup, 2), ==, "attacker 45th men 1000");
}

#define CAPTURED "summon\nprepare / 0 0\ncolumns / 0 0\nname column 1 with 88th\nassault column 1 / 0 0\nassault column 2 / 0 0"

/* CA-5, CA-3: the loss is shared out, the garrison taken, its guns received by a
 * unit that the same action adds; and all of it is one thing to undo. */
static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  GabOperation *storm = model_add_storm (fixture->document, "storm");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  GabForce *division = FORCE ("division");
  g_autoptr (GPtrArray) problems = NULL;
  GListModel *units = G_LIST_MODEL (gab_force_get_units (division));

  model_play (fixture->document, "storm", CAPTURED);
  before = gab_campaign_dup_digest (fixture->campaign);
  gab_document_close (fixture->document, storm, &error);
  g_assert_no_error (error);

  /* Two columns at 550 men; the first falls on the 88th alone, as far as it goes. */
  g_assert_cmpint (gab_force_get_present (division), ==, 1980 - 1100);
  g_assert_cmpint (gab_unit_get_present (UNIT ("88th")), <=, 250);
  g_assert_cmpint (gab_unit_get_present (UNIT ("leger")), ==, 0);
  g_assert_cmpint (gab_unit_get_away (UNIT ("leger")), ==, 400);
  g_assert_cmpint (gab_unit_get_guns (UNIT ("cannon")), ==, 0);
  g_assert_cmpint (gab_force_get_guns (division), ==, 30);
  g_assert_cmpuint (g_list_model_get_n_items (units), ==, 3);
  g_assert_true (gab_operation_get_closed (storm));
  g_assert_cmpstr (gab_fortress_get_owner (GAB_FORTRESS (gab_campaign_find (fixture->campaign, "place"))), ==, "allies");
  problems = gab_campaign_verify (fixture->campaign);
  g_assert_cmpuint (problems->len, ==, 0);

  g_assert_true (gab_document_undo (fixture->document, storm, NULL));
  after = gab_campaign_dup_digest (fixture->campaign);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (g_list_model_get_n_items (units), ==, 2);
}

static gint32
in_hand (GabCampaign *campaign,
         const char  *force)
{
  const GabBooks *books = gab_campaign_get_books (campaign);

  return gab_books_force (books, gab_books_find (books, "force", force))->in_hand;
}

/* CA-11, CA-7: the loss falls on the lent, no more than these; what is left of them
 * comes back, and the rounds of the place go to the force that lent or fought. */
static void
test_close_lent (Fixture       *fixture,
                 gconstpointer  data)
{
  GabOperation *storm = model_add_storm (fixture->document, "storm");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  model_play (fixture->document, "campaign", "lend storm men 45th:10 88th:800 leger:300");
  model_play (fixture->document, "campaign", "receive rounds garrison:70");
  model_play (fixture->document, "campaign", "lend storm rounds garrison:20");
  model_play (fixture->document, "storm", CAPTURED);
  gab_document_close (fixture->document, storm, &error);
  g_assert_no_error (error);

  g_assert_cmpint (gab_unit_get_present (UNIT ("45th")), >=, 990);
  g_assert_cmpint (gab_unit_get_present (UNIT ("88th")), <=, 250);
  g_assert_cmpint (gab_unit_get_present (UNIT ("leger")), ==, 0);
  g_assert_cmpint (gab_unit_get_away (UNIT ("leger")), ==, 400);
  g_assert_cmpint (in_hand (fixture->campaign, "garrison"), ==, 0);
  g_assert_cmpint (in_hand (fixture->campaign, "division"), ==, 120);
  problems = gab_campaign_verify (fixture->campaign);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* An entry of before rounds were taken with a place is not called wrong for it. */
static void
test_close_no_rounds (Fixture       *fixture,
                      gconstpointer  data)
{
  GabOperation *storm = model_add_storm (fixture->document, "storm");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  g_autofree char *line = NULL;
  GString *bare;
  GabGame *game;

  model_play (fixture->document, "campaign", "receive rounds garrison:70");
  model_play (fixture->document, "storm", CAPTURED);
  gab_document_close (fixture->document, storm, &error);
  g_assert_no_error (error);
  game = gab_turn_log_get_game (gab_campaign_get_log (fixture->campaign));
  line = gab_game_line (game, gab_game_length (game) - 1);
  bare = g_string_new (line);
  g_assert_cmpuint (g_string_replace (bare, " rounds-lost garrison:70 rounds-captured division:70", "", 0), ==, 1);
  g_assert_true (gab_document_undo (fixture->document, storm, NULL));
  /* The captured guns go to a unit that the closing action adds. */
  model_play (fixture->document, "campaign", "note");
  {
    g_autoptr (GRegex) captured = g_regex_new (" guns [^ ]+ captured [^ ]+", 0, 0, NULL);
    g_autofree char *without = g_regex_replace_literal (captured, bare->str, -1, 0, "", 0, NULL);

    model_play (fixture->document, "campaign", "strike-off guns cannon:30");
    model_play (fixture->document, "campaign", without);
  }
  problems = gab_campaign_verify (fixture->campaign);
  g_assert_cmpuint (problems->len, ==, 0);
  g_string_free (bare, TRUE);
}

/* CA-21: a tally is a thing with a handle; what names it cannot go before it. */
static void
test_tally (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabThing) powder = gab_campaign_make_thing (fixture->campaign, "tally powder of division at 7919", &error);
  g_autoptr (GabCampaign) french = NULL;
  g_autoptr (GabCampaign) allied = NULL;
  GabAction *action = gab_action_new ("New tally");
  GabAction *removal = gab_action_new ("Remove force");
  GabDice dice;

  g_assert_no_error (error);
  gab_action_add_thing (action, powder, -1);
  g_assert_true (gab_document_do (fixture->document, action, &error));
  g_assert_no_error (error);
  g_assert_cmpint (gab_tally_get_now (GAB_TALLY (powder)), ==, 7919);
  g_assert_cmpstr (gab_campaign_side_of_thing (fixture->campaign, powder), ==, "allies");
  gab_dice_init_typed (&dice, NULL, 0);
  g_assert_false (gab_document_order (fixture->document, NULL, "tally powder down 19", &dice, NULL, "Tally", &error));
  g_assert_error (error, gab_rule_quark ("CA"), 21);
  g_clear_error (&error);
  g_assert_false (gab_document_order (fixture->document, NULL, "correct 45th men 1 from present to sick", &dice, "",
                                      "Correct", &error));
  g_assert_error (error, gab_rule_quark ("CA"), 17);
  g_clear_error (&error);
  g_assert_true (gab_document_order (fixture->document, NULL, "tally powder down 19", &dice, "Wet.", "Tally", &error));
  g_assert_no_error (error);
  g_assert_cmpint (gab_tally_get_now (GAB_TALLY (powder)), ==, 7900);
  g_assert_cmpint (gab_tally_get_first (GAB_TALLY (powder)), ==, 7919);

  french = gab_campaign_new_masked (fixture->campaign, 1);
  allied = gab_campaign_new_masked (fixture->campaign, 0);
  g_assert_null (gab_campaign_find (french, "powder"));
  g_assert_cmpint (gab_tally_get_now (GAB_TALLY (gab_campaign_find (allied, "powder"))), ==, 7900);

  gab_action_add_removal (removal, GAB_THING (FORCE ("division")));
  g_assert_false (gab_document_do (fixture->document, removal, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_EDIT);
  g_assert_nonnull (strstr (error->message, "powder"));
}

/* CA-23: words beside the entry, for one side and the umpire. */
static void
test_intention (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabCampaign) french = NULL;
  g_autoptr (GabCampaign) allied = NULL;
  g_autofree char *none = gab_campaign_dup_intention (fixture->campaign, 0);
  g_autofree char *umpire = NULL, *own = NULL, *other = NULL;
  GabDice dice;

  g_assert_null (none);
  for (int i = 0; i < 2; i++)
    {
      gab_dice_init_typed (&dice, NULL, 0);
      gab_document_order (fixture->document, NULL, "intend allies", &dice, i == 0 ? "To rest." : "To storm.", "Intend",
                          &error);
      g_assert_no_error (error);
    }
  french = gab_campaign_new_masked (fixture->campaign, 1);
  allied = gab_campaign_new_masked (fixture->campaign, 0);
  umpire = gab_campaign_dup_intention (fixture->campaign, 0);
  own = gab_campaign_dup_intention (allied, 0);
  other = gab_campaign_dup_intention (french, 0);
  g_assert_cmpstr (umpire, ==, "To storm.");
  g_assert_cmpstr (own, ==, "To storm.");
  g_assert_null (other);
  for (int viewer = 0; viewer < 2; viewer++)
    {
      GListModel *log = G_LIST_MODEL (gab_campaign_get_log (viewer == 0 ? allied : french));
      g_autoptr (GabLogEntry) entry = g_list_model_get_item (log, 1);

      g_assert_cmpstr (gab_log_entry_get_reason (entry), ==, viewer == 0 ? "To storm." : "");
    }
}

/* CA-20: a commander's record follows the books; the other side knows nothing of it. */
static void
test_commander (Fixture       *fixture,
                gconstpointer  data)
{
  GabCommander *picton = GAB_COMMANDER (gab_campaign_find (fixture->campaign, "picton"));
  g_autoptr (GabCampaign) allied = NULL;

  g_assert_cmpstr (gab_commander_get_serves (picton), ==, "division");
  model_play (fixture->document, "campaign", "leader picton wounded until 1812-02-01");
  g_assert_cmpint (gab_commander_get_state (picton), ==, GAB_LEADER_WOUNDED);
  g_assert_cmpint (gab_commander_get_until (picton), ==, gab_day_from_date (GAB_NEW_STYLE, 1812, 2, 1));
  model_play (fixture->document, "campaign", "appoint picton to brigade");
  g_assert_cmpstr (gab_commander_get_serves (picton), ==, "brigade");
  g_assert_cmpstr (gab_commander_get_force (picton), ==, "division");
  allied = gab_campaign_new_masked (fixture->campaign, 0);
  picton = GAB_COMMANDER (gab_campaign_find (allied, "picton"));
  g_assert_true (gab_commander_get_known (picton));
  g_assert_cmpint (gab_commander_get_state (picton), ==, GAB_LEADER_WOUNDED);
}

static void
test_close_early (Fixture       *fixture,
                  gconstpointer  data)
{
  GabOperation *storm = model_add_storm (fixture->document, "storm");
  g_autoptr (GError) error = NULL;

  model_play (fixture->document, "storm", "summon");
  g_assert_false (gab_document_close (fixture->document, storm, &error));
  g_assert_error (error, gab_rule_quark ("ST"), 12);
}

/* verify finds a closing entry that books other losses than the storm cost. */
static void
test_close_otherwise (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (GPtrArray) problems = NULL;

  model_add_storm (fixture->document, "storm");
  model_play (fixture->document, "storm", CAPTURED);
  model_play (fixture->document, "campaign", "close storm won on 1812-01-01 losses 45th:1:0:0:0 taken place");
  problems = gab_campaign_verify (fixture->campaign);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (problems, 0), "other losses"));
}

/* A typed result is the players' own affair (CA-19). */
static void
test_result (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) problems = NULL;

  model_add_storm (fixture->document, "storm");
  model_play (fixture->document, "campaign", "result storm lost on 1812-01-01 losses 45th:1:0:0:0");
  problems = gab_campaign_verify (fixture->campaign);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* CA-18: a masked campaign never held what its viewer may not know. */
static void
test_mask (Fixture       *fixture,
           gconstpointer  data)
{
  GabThing *unit = GAB_THING (UNIT ("45th"));
  g_autoptr (GabCampaign) french = NULL;
  g_autoptr (GabCampaign) allied = NULL;
  g_autoptr (GabLogEntry) entry = NULL;
  GabForce *division;

  g_object_set (unit, "note", "7919", NULL);
  g_object_set (FORCE ("division"), "place", "7919", "note", "7919", NULL);
  model_play (fixture->document, "campaign", "receive men 45th:7919 rounds division:7919");
  french = gab_campaign_new_masked (fixture->campaign, 1);
  allied = gab_campaign_new_masked (fixture->campaign, 0);

  g_assert_null (gab_campaign_find (french, "45th"));
  g_assert_null (gab_campaign_find (french, "picton"));
  division = GAB_FORCE (gab_campaign_find (french, "division"));
  g_assert_false (gab_force_get_known (division));
  g_assert_cmpint (gab_force_get_present (division), ==, 0);
  g_assert_cmpstr (gab_force_get_place (division), ==, "");
  g_assert_false (gab_ammunition_get_known (gab_force_get_ammunition (division)));
  g_assert_cmpint (gab_ammunition_get_in_hand (gab_force_get_ammunition (division)), ==, 0);
  entry = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_log (french)), 0);
  g_assert_cmpstr (gab_log_entry_get_text (entry), ==, "");
  g_assert_cmpstr (gab_log_entry_get_line (entry), ==, "");
  g_assert_null (gab_turn_log_get_game (gab_campaign_get_log (french)));

  g_assert_cmpint (gab_unit_get_present (GAB_UNIT (gab_campaign_find (allied, "45th"))), ==, 8919);
  g_assert_null (gab_campaign_find (allied, "leger"));
}

/* An English Civil War campaign tells its dates in Old Style (CA-9). */
static void
test_old_style (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *new_style = gab_campaign_dup_date (fixture->campaign);
  g_autofree char *old_style = NULL;

  g_assert_cmpstr (new_style, ==, "1 January 1812");
  g_object_set (fixture->campaign, "period", GAB_PERIOD_ENGLISH_CIVIL_WAR, NULL);
  old_style = gab_campaign_dup_date (fixture->campaign);
  g_assert_cmpstr (old_style, ==, "20 December 1811");
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/model/CA-2/sums", test_sums);
  ADD ("/model/notify", test_notify);
  ADD ("/model/log-model", test_log_model);
  ADD ("/model/handles", test_handles);
  ADD ("/model/CA-4/muster", test_muster);
  ADD ("/model/CA-5/close", test_close);
  ADD ("/model/CA-11/close-lent", test_close_lent);
  ADD ("/model/CA-7/close-no-rounds", test_close_no_rounds);
  ADD ("/model/CA-20/commander", test_commander);
  ADD ("/model/CA-21/tally", test_tally);
  ADD ("/model/CA-23/intention", test_intention);
  ADD ("/model/CA-5/close-early", test_close_early);
  ADD ("/model/CA-5/close-otherwise", test_close_otherwise);
  ADD ("/model/CA-19/result", test_result);
  ADD ("/model/CA-18/mask", test_mask);
  ADD ("/model/CA-9/old-style", test_old_style);
  return g_test_run ();
}

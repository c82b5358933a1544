/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege begun from its setup sheet is one action: new works, the siege, its rolled values. It goes into the file and
 * the journal, comes out again, and is taken back whole; what one side set is in no view of the other. */

#include "small.h"

#include "gab-siege-draft.h"

#include <string.h>

static GabDocument *
new_document (void)
{
  static const char *const lines[] = {
    "side allies", "side french", "force division of allies rounds 300", "unit 45th of division foot line men 1000",
    "unit 88th of division foot line men 777", "unit train of division heavy-guns line men 50 guns 20",
    "force garrison of french rounds 120", "unit leger of garrison foot line men 800", "unit cannon of garrison heavy-guns line men 30 guns 7",
    "fortress place great of french garrison garrison", "work bastion trinidad of place",
  };
  g_autoptr (GabCampaign) campaign = gab_campaign_new (test_tables ());
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_assert_nonnull (gab_campaign_take_line (campaign, lines[i], &error));
      g_assert_no_error (error);
    }
  g_object_set (gab_campaign_find (campaign, "trinidad"), "name", "La Trinidad", NULL);
  gab_campaign_open_books (campaign, &error);
  g_assert_no_error (error);
  return gab_document_new (campaign, NULL);
}

static GabSiegeDraft *
new_draft (GabCampaign *campaign)
{
  GabSiegeDraft *draft = gab_siege_draft_new (campaign);

  draft->side = g_strdup ("allies");
  draft->nobody = FALSE;
  gab_siege_draft_set_place (draft, "place");
  g_ptr_array_add (draft->forces[GAB_FORMAL_BESIEGER], g_strdup ("division"));
  g_ptr_array_add (draft->forces[GAB_FORMAL_DEFENDER], g_strdup ("garrison"));
  gab_siege_draft_propose_scales (draft);
  gab_siege_draft_propose_rounds (draft);
  gab_siege_draft_set_name (draft, 0, "la trinidad");
  gab_siege_draft_set_name (draft, 1, "San <Pedro>");
  return draft;
}

/* As the sheet does it. */
static GabAction *
new_action (GabSiegeDraft *draft)
{
  GabAction *action = gab_action_new ("Begin");
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOperation) siege = gab_siege_draft_new_operation (draft, "siege", gab_campaign_get_day (draft->campaign), 7, TRUE, &error);
  GabDice dice;

  g_assert_no_error (error);
  gab_siege_draft_add_works (draft, action);
  gab_action_add_thing (action, GAB_THING (siege), -1);
  gab_dice_init_program (&dice, 7, 1);
  if (draft->points == GAB_SIEGE_POINTS_ROLLED)
    gab_action_add_order (action, siege, "roll-points", g_memdup2 (&dice, sizeof dice), NULL);
  return action;
}

static const GabFormal *
state_of (GabCampaign *campaign)
{
  GabOperation *siege = GAB_OPERATION (gab_campaign_find (campaign, "siege"));

  if (siege == NULL)
    return NULL;
  gab_campaign_open_operation (campaign, siege, NULL);
  return gab_operation_get_state (siege);
}

static void
test_whole (void)
{
  g_autoptr (GabDocument) document = new_document ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GBytes) before = test_write (campaign);
  g_autoptr (GabSiegeDraft) draft = new_draft (campaign);
  g_autoptr (GBytes) after = NULL, again = NULL, undone = NULL;
  g_autoptr (GabCampaign) reread = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_document_do (document, new_action (draft), &error));
  g_assert_no_error (error);
  g_assert_cmpint (state_of (campaign)->placed, ==, GAB_FORMAL_POINTS_ROLLED);
  g_assert_cmpint (state_of (campaign)->work[0].points, >=, 10);
  g_assert_cmpint (state_of (campaign)->rounds[GAB_FORMAL_BESIEGER], ==, 300);
  g_assert_cmpint (state_of (campaign)->rounds[GAB_FORMAL_DEFENDER], ==, 120);
  g_assert_nonnull (gab_campaign_find (campaign, "san-pedro"));
  after = test_write (campaign);
  reread = test_read (after);
  again = test_write (reread);
  g_assert_true (g_bytes_equal (after, again));
  test_assert_right (reread);
  g_assert_true (gab_document_undo (document, NULL, NULL));
  undone = test_write (campaign);
  g_assert_true (g_bytes_equal (before, undone));
  g_assert_true (gab_document_redo (document, NULL));
  g_assert_cmpint (state_of (campaign)->work[0].points, ==, state_of (reread)->work[0].points);
}

/* Done again from its record, as a journal would. */
static void
test_record (void)
{
  g_autoptr (GabDocument) document = new_document ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GBytes) bytes = test_write (campaign);
  g_autoptr (GabCampaign) other = test_read (bytes);
  g_autoptr (GabSiegeDraft) draft = new_draft (campaign);
  g_autoptr (GabAction) action = new_action (draft);
  g_autoptr (GabAction) replayed = NULL;
  g_autoptr (GVariant) record = NULL;
  g_autoptr (GBytes) mine = NULL, theirs = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (gab_action_do (action, campaign, NULL));
  record = gab_action_record (action, campaign);
  replayed = gab_action_replay (record, other, &error);
  g_assert_no_error (error);
  mine = test_write (campaign);
  theirs = test_write (other);
  g_assert_true (g_bytes_equal (mine, theirs));
}

/* CA-18: set by the defender, the values are his and the umpire's; rounds are each side's own. */
static void
test_secret (void)
{
  g_autoptr (GabDocument) document = new_document ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabSiegeDraft) draft = new_draft (campaign);
  g_autoptr (GError) error = NULL;

  draft->points = GAB_SIEGE_POINTS_BY_DEFENDER;
  draft->sealed = TRUE;
  draft->rounds[GAB_FORMAL_BESIEGER] = 7919;
  draft->rounds[GAB_FORMAL_DEFENDER] = 7907;
  g_assert_true (gab_document_do (document, new_action (draft), &error));
  g_assert_no_error (error);
  for (int viewer = GAB_VIEWER_UMPIRE; viewer <= 1; viewer++)
    {
      g_autoptr (GabCampaign) seen = NULL;
      const GabFormal *state;

      state_of (campaign);
      seen = viewer == GAB_VIEWER_UMPIRE ? g_object_ref (campaign) : gab_campaign_new_masked (campaign, viewer);
      state = gab_operation_get_state (GAB_OPERATION (gab_campaign_find (seen, "siege")));
      g_assert_cmpint (state->work[0].points, ==, viewer == 1 || viewer == GAB_VIEWER_UMPIRE ? 14 : 0);
      g_assert_cmpint (state->rounds[GAB_FORMAL_BESIEGER], ==, viewer == 0 || viewer == GAB_VIEWER_UMPIRE ? 7919 : 0);
      g_assert_cmpint (state->rounds[GAB_FORMAL_DEFENDER], ==, viewer == 1 || viewer == GAB_VIEWER_UMPIRE ? 7907 : 0);
      /* The lines that say so are not in the copy at all. */
      g_assert_cmpuint (gab_operation_get_setup (GAB_OPERATION (gab_campaign_find (seen, "siege")))->len > 0, ==,
                        viewer == GAB_VIEWER_UMPIRE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/siege-begun/whole", test_whole);
  g_test_add_func ("/storage/siege-begun/record", test_record);
  g_test_add_func ("/storage/siege-begun/CA-18/secret", test_secret);
  return g_test_run ();
}

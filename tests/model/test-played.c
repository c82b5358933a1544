/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games: numbered by date, with what they cost whom the viewer knows, and who was raised for them. */

#include "model.h"

#include "gab-played.h"

static void
add_fight (GabDocument *document,
           const char  *handle,
           int          days)
{
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabOperation) fight = gab_operation_new (handle, GAB_OPERATION_AT_THE_TABLE, "allies", NULL,
                                                      gab_campaign_get_day (campaign) + days, 1);
  GabAction *action = gab_action_new ("New fight");
  g_autoptr (GError) error = NULL;

  gab_action_add_thing (action, GAB_THING (fight), -1);
  g_assert_true (gab_document_do (document, action, &error));
  g_assert_no_error (error);
}

static const GabPlayed *
nth (GPtrArray *list,
     guint      n)
{
  return g_ptr_array_index (list, n);
}

static void
test_numbers (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GPtrArray) list = NULL;

  add_fight (document, "late", 9);
  add_fight (document, "early", 0);
  add_fight (document, "early-too", 0);
  list = gab_played_list (campaign);
  g_assert_cmpuint (list->len, ==, 3);
  g_assert_cmpstr (gab_thing_get_handle (GAB_THING (nth (list, 0)->operation)), ==, "early");
  g_assert_cmpstr (gab_thing_get_handle (GAB_THING (nth (list, 1)->operation)), ==, "early-too");
  g_assert_cmpuint (nth (list, 2)->number, ==, 3);
}

static void
test_costs (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) own = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GabCampaign) french = NULL;

  add_fight (document, "fight", 0);
  model_play (document, NULL, "raise fight men 45th:50");
  all = gab_played_list (campaign);
  g_assert_true (nth (all, 0)->raised);
  g_assert_cmpuint (nth (all, 0)->costs->len, ==, 0);
  model_play (document, NULL, "result fight won on 1812-01-01 losses 45th:3:10:1:0 leger:5:6:0:7\ndismiss fight");
  after = gab_played_list (campaign);
  g_assert_false (nth (after, 0)->raised);
  g_assert_cmpuint (nth (after, 0)->costs->len, ==, 2);
  g_assert_cmpint (g_array_index (nth (after, 0)->costs, GabPlayedCost, 0).men, ==, 14);
  g_assert_cmpint (g_array_index (nth (after, 0)->costs, GabPlayedCost, 1).men, ==, 11);
  french = gab_campaign_new_masked (campaign, 1);
  own = gab_played_list (french);
  g_assert_cmpuint (nth (own, 0)->costs->len, ==, 1);
  g_assert_cmpint (g_array_index (nth (own, 0)->costs, GabPlayedCost, 0).men, ==, 11);
}

int
main (int    n_args,
      char **args)
{
  g_test_init (&n_args, &args, NULL);
  g_test_add_func ("/model/games/numbers", test_numbers);
  g_test_add_func ("/model/games/CA-18/costs", test_costs);
  return g_test_run ();
}

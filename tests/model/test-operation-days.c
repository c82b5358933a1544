/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An operation turn by turn, as its viewer may see it. */

#include "model.h"

#include "gab-formal.h"
#include "gab-operation-days.h"

static const GabOperationDay *
nth (GArray *days,
     guint   n)
{
  return &g_array_index (days, GabOperationDay, n);
}

/* What comes before turn 1 is counted with it; each order belongs to one turn. */
static void
test_days (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  GabOperation *siege = model_add_siege (document);
  g_autoptr (GArray) days = gab_operation_dup_days (siege);

  g_assert_cmpuint (days->len, ==, 2);
  g_assert_cmpint (nth (days, 0)->turn, ==, 1);
  g_assert_cmpuint (nth (days, 0)->first, ==, 0);
  g_assert_cmpint (nth (days, 1)->day, ==, nth (days, 0)->day + 1);
  g_assert_cmpuint (nth (days, 1)->first, ==, nth (days, 0)->n_orders);
  g_assert_cmpuint (nth (days, 0)->n_orders + nth (days, 1)->n_orders, ==,
                    g_list_model_get_n_items (G_LIST_MODEL (gab_operation_get_log (siege))));
}

/* CA-18: an earlier state is masked as the present one is. */
static void
test_state (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  GabOperation *siege = model_add_siege (document);
  g_autoptr (GArray) days = gab_operation_dup_days (siege);
  g_autofree GabFormal *before = gab_operation_dup_state_at (siege, 0);
  g_autofree GabFormal *first = gab_operation_dup_state_at (siege, nth (days, 0)->n_orders);
  g_autofree GabFormal *now = gab_operation_dup_state_at (siege, G_MAXUINT);
  g_autoptr (GabCampaign) allies = gab_campaign_new_masked (campaign, 0);
  g_autofree GabFormal *seen = gab_operation_dup_state_at (GAB_OPERATION (gab_campaign_find (allies, "siege")), G_MAXUINT);
  g_autofree GabFormal *own = gab_operation_dup_state_at (GAB_OPERATION (gab_campaign_find (allies, "siege")),
                                                          nth (days, 0)->n_orders);

  g_assert_cmpuint (before->turn, ==, 0);
  g_assert_cmpuint (first->n_trenches, ==, 1);
  g_assert_cmpuint (now->n_trenches, ==, 2);
  g_assert_cmpint (now->rounds[GAB_FORMAL_DEFENDER], ==, 7919);
  g_assert_cmpint (seen->rounds[GAB_FORMAL_DEFENDER], ==, 0);
  g_assert_cmpint (own->rounds[GAB_FORMAL_DEFENDER], ==, 0);
  g_assert_cmpint (own->rounds[GAB_FORMAL_BESIEGER], ==, 250);
  g_assert_cmpuint (own->n_trenches, ==, 1);
}

/* The figures are those of the rule set at each turn's end, and none that the viewer may not know. */
static void
test_series (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  GabOperation *siege = model_add_siege (document);
  g_autoptr (GabCampaign) french = gab_campaign_new_masked (campaign, 1);
  g_autoptr (GArray) all = gab_operation_dup_series (siege);
  g_autoptr (GArray) seen = gab_operation_dup_series (GAB_OPERATION (gab_campaign_find (french, "siege")));
  guint dug = 0, rounds = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const GabScoreLine *line = &g_array_index (all, GabScoreLine, i);

      if (line->id == GAB_FORMAL_SERIES_DUG)
        {
          g_assert_cmpint (line->value, ==, line->turn); /* a unit a turn */
          dug++;
        }
    }
  for (guint i = 0; i < seen->len; i++)
    {
      g_assert_cmpint (g_array_index (seen, GabScoreLine, i).id, !=, GAB_FORMAL_SERIES_ROUNDS);
      rounds += g_array_index (seen, GabScoreLine, i).value == 7919;
    }
  g_assert_cmpuint (dug, ==, 2);
  g_assert_cmpuint (rounds, ==, 2);
}

/* Before it has been opened nothing is known of it. */
static void
test_unopened (void)
{
  g_autoptr (GabOperation) siege = gab_operation_new ("siege", "formal-siege", "allies", NULL, 0, 1);
  g_autoptr (GArray) days = gab_operation_dup_days (siege);
  g_autoptr (GArray) lines = gab_operation_dup_series (siege);

  g_assert_cmpuint (days->len, ==, 0);
  g_assert_cmpuint (lines->len, ==, 0);
  g_assert_null (gab_operation_dup_state_at (siege, 0));
  g_assert_null (gab_operation_played_setup (siege));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/operation-days/days", test_days);
  g_test_add_func ("/model/operation-days/CA-18/state", test_state);
  g_test_add_func ("/model/operation-days/series", test_series);
  g_test_add_func ("/model/operation-days/unopened", test_unopened);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Butcher's bills: what an operation cost by brigade and regiment, corrections counted, others' hidden. */

#include "model.h"

#include "gab-bill.h"

#include <string.h>

static GabDocument *
fought (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  GabDocument *document = gab_document_new (campaign, NULL);
  g_autoptr (GabOperation) fight = gab_operation_new ("fight", GAB_OPERATION_AT_THE_TABLE, "allies", NULL,
                                                      gab_campaign_get_day (campaign), 1);
  g_autoptr (GError) error = NULL;
  GabAction *action = gab_action_new ("New fight");

  gab_action_add_thing (action, GAB_THING (fight), -1);
  g_assert_true (gab_document_do (document, action, &error));
  g_assert_no_error (error);
  return document;
}

static char *
show (GabBill *bill)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < bill->rows->len; i++)
    {
      const GabBillRow *row = g_ptr_array_index (bill->rows, i);

      g_string_append_printf (text, "%d %s:", row->kind, row->name);
      for (guint j = 0; j < GAB_BILL_N_COLUMNS; j++)
        g_string_append_printf (text, " %d", (int) gab_bill_number (&row->loss, j));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
assert_bill (GabCampaign *campaign,
             const char  *expected)
{
  GabOperation *fight = GAB_OPERATION (gab_campaign_find (campaign, "fight"));
  g_autoptr (GabBill) bill = gab_bill_new (campaign, fight);
  g_autofree char *rows = NULL;

  g_assert_nonnull (bill);
  rows = show (bill);
  g_assert_cmpstr (rows, ==, expected);
}

#define RESULT \
  "result fight won on 1812-01-01 losses 45th:3:10:1:0 rifles:0:4:0:2 leger:5:6:0:7 guns cannon:2:0 " \
  "leaders-killed picton"
#define FRENCH \
  "0 french: 5 6 0 7 2 0\n1 garrison: 5 6 0 7 2 0\n2 leger: 5 6 0 7 0 0\n2 cannon: 0 0 0 0 2 0\n"

static void
test_bill (void)
{
  g_autoptr (GabDocument) document = fought ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  GabOperation *fight = GAB_OPERATION (gab_campaign_find (campaign, "fight"));
  g_autoptr (GabCampaign) french = NULL;
  g_autoptr (GabCampaign) table = NULL;
  g_autoptr (GabBill) bill = NULL;
  g_autofree char *text = NULL;

  g_assert_null (gab_bill_new (campaign, fight));
  model_play (document, NULL, RESULT);
  assert_bill (campaign,
               "0 allies: 3 14 1 2 0 0\n1 division: 3 10 1 0 0 0\n2 45th: 3 10 1 0 0 0\n"
               "1 brigade: 0 4 0 2 0 0\n2 rifles: 0 4 0 2 0 0\n" FRENCH);
  french = gab_campaign_new_masked (campaign, 1);
  assert_bill (french, FRENCH);
  table = gab_campaign_new_masked (campaign, GAB_VIEWER_TABLE);
  assert_bill (table, "");
  bill = gab_bill_new (campaign, fight);
  g_assert_cmpuint (bill->officers->len, ==, 1);
  g_assert_cmpstr (((GabBillOfficer *) g_ptr_array_index (bill->officers, 0))->fate, ==, "killed");
  text = gab_bill_to_text (bill);
  g_assert_nonnull (strstr (text, "\n    45th    "));
  g_assert_nonnull (strstr (text, "allies: picton, killed\n"));
}

/* CA-17: what was corrected since counts as if it had been booked so. */
static void
test_corrected (void)
{
  g_autoptr (GabDocument) document = fought ();
  GabCampaign *campaign = gab_document_get_campaign (document);

  model_play (document, NULL, RESULT "\ncorrect fight losses 88th:1:0:0:0 fewer-losses leger:5:6:0:7 fewer-guns cannon:2:0");
  assert_bill (campaign,
               "0 allies: 4 14 1 2 0 0\n1 division: 4 10 1 0 0 0\n2 45th: 3 10 1 0 0 0\n2 88th: 1 0 0 0 0 0\n"
               "1 brigade: 0 4 0 2 0 0\n2 rifles: 0 4 0 2 0 0\n");
}

int
main (int    n_args,
      char **args)
{
  g_test_init (&n_args, &args, NULL);
  g_test_add_func ("/model/bill/CA-18/bill", test_bill);
  g_test_add_func ("/model/bill/CA-17/corrected", test_corrected);
  return g_test_run ();
}

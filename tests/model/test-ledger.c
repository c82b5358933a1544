/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ledger: every posting of the log, filtered, followed and proved, against figures worked out by hand. */

#include "model.h"

#include "gab-ledger-proof.h"

static char *
show_row (GabLedgerRow *row)
{
  g_autofree char *day = gab_day_format_iso (gab_ledger_row_get_day (row));

  return g_strdup_printf ("%u %s %s|%s|%s: %d %s %s>%s", gab_ledger_row_get_number (row), day,
                          gab_ledger_row_get_verb (row), gab_ledger_row_get_operation (row),
                          gab_ledger_row_get_name (row), gab_ledger_row_get_count (row),
                          gab_ledger_kind_word (gab_ledger_row_get_of (row)), gab_ledger_row_get_from_word (row),
                          gab_ledger_row_get_to_word (row));
}

static char *
show (GabLedger *ledger)
{
  GString *text = g_string_new (NULL);

  gab_ledger_finish (ledger);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (ledger)); i++)
    {
      g_autoptr (GabLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), i);
      g_autofree char *line = show_row (row);

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

static void
assert_rows (GabLedger  *ledger,
             const char *expected)
{
  g_autofree char *rows = show (ledger);

  g_assert_cmpstr (rows, ==, expected);
}

static void
assert_filtered (GabLedger       *ledger,
                 GabLedgerFilter  filter,
                 const char      *expected)
{
  gab_ledger_set_filter (ledger, &filter);
  assert_rows (ledger, expected);
}

static const char *const orders =
  "receive men 45th:100 guns cannon:2 rounds garrison:40\n"
  "advance 1\n"
  "sick 45th:30 leger:5\n"
  "advance to 1812-02-03\n"
  "fit 45th:10\n"
  "desert rifles:7";

#define RECEIVED "1 1812-01-01 receive||45th: 100 men received>present\n" \
                 "1 1812-01-01 receive||cannon: 2 guns received>present\n" \
                 "1 1812-01-01 receive||garrison: 40 rounds received>in-hand\n"
#define SICK_45TH  "3 1812-01-02 sick||45th: 30 men present>sick\n"
#define SICK_LEGER "3 1812-01-02 sick||leger: 5 men present>sick\n"
#define FIT        "5 1812-02-03 fit||45th: 10 men sick>present\n"
#define DESERTED   "6 1812-02-03 desert||rifles: 7 men present>deserted\n"

/* A campaign from 1812 on with those orders. */
static GabDocument *
played (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  GabDocument *document;

  document = gab_document_new (campaign, NULL);
  if (gab_campaign_get_day (campaign) != gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 1))
    {
      g_autofree char *day = gab_day_format_iso (gab_campaign_get_day (campaign));

      g_error ("the campaign begins on %s", day);
    }
  model_play (document, NULL, orders);
  return document;
}

static void
test_rows (void)
{
  g_autoptr (GabDocument) document = played ();
  g_autoptr (GabLedger) ledger = gab_ledger_new (gab_document_get_campaign (document));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (ledger)), ==, 0);
  g_assert_cmpfloat (gab_ledger_get_progress (ledger), <, 1);
  assert_rows (ledger, RECEIVED SICK_45TH SICK_LEGER FIT DESERTED);
  g_assert_cmpfloat (gab_ledger_get_progress (ledger), ==, 1);
  g_assert_cmpuint (gab_ledger_get_n_months (ledger), ==, 2);
  g_assert_cmpint (gab_ledger_nth_month (ledger, 1), ==, 1812 * 12 + 1);
}

static void
test_filter (void)
{
  g_autoptr (GabDocument) document = played ();
  g_autoptr (GabLedger) ledger = gab_ledger_new (gab_document_get_campaign (document));

  assert_filtered (ledger, (GabLedgerFilter) { .who = "45th" },
                   "1 1812-01-01 receive||45th: 100 men received>present\n" SICK_45TH FIT);
  assert_filtered (ledger, (GabLedgerFilter) { .who = "french" },
                   "1 1812-01-01 receive||cannon: 2 guns received>present\n"
                   "1 1812-01-01 receive||garrison: 40 rounds received>in-hand\n" SICK_LEGER);
  /* The rifles' brigade lies within the division. */
  assert_filtered (ledger, (GabLedgerFilter) { .who = "division", .month = 1812 * 12 + 1 }, FIT DESERTED);
  assert_filtered (ledger, (GabLedgerFilter) { .who = "brigade" }, DESERTED);
  assert_filtered (ledger, (GabLedgerFilter) { .verb = "sick" }, SICK_45TH SICK_LEGER);
  assert_filtered (ledger, (GabLedgerFilter) { .month = 1812 * 12, .verb = "desert" }, "");
  assert_filtered (ledger, (GabLedgerFilter) { .text = "BRIGADE" }, DESERTED);
  assert_filtered (ledger, (GabLedgerFilter) { .text = "fell sick" }, SICK_45TH SICK_LEGER);
  assert_filtered (ledger, (GabLedgerFilter) { .who = "nobody" }, "");
  assert_filtered (ledger, (GabLedgerFilter) { 0 }, RECEIVED SICK_45TH SICK_LEGER FIT DESERTED);
}

static gint64
after (GabLedger *ledger,
       guint      nth)
{
  g_autoptr (GabLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), nth);

  return gab_ledger_row_get_after (row);
}

/* What is at hand after each row counts also what the filter leaves out. */
static void
test_running_total (void)
{
  g_autoptr (GabDocument) document = played ();
  g_autoptr (GabLedger) ledger = gab_ledger_new (gab_document_get_campaign (document));

  gab_ledger_finish (ledger);
  g_assert_cmpint (after (ledger, 0), ==, -1);
  gab_ledger_set_filter (ledger, &(GabLedgerFilter) { .who = "45th" });
  gab_ledger_finish (ledger);
  g_assert_cmpint (after (ledger, 0), ==, 1100);
  g_assert_cmpint (after (ledger, 1), ==, 1070);
  g_assert_cmpint (after (ledger, 2), ==, 1080);
  gab_ledger_set_filter (ledger, &(GabLedgerFilter) { .who = "45th", .verb = "fit" });
  gab_ledger_finish (ledger);
  g_assert_cmpint (after (ledger, 0), ==, 1080);
  /* 1000 + 800 + 180 + 100 - 30 + 10 - 7 */
  gab_ledger_set_filter (ledger, &(GabLedgerFilter) { .who = "allies", .verb = "desert" });
  gab_ledger_finish (ledger);
  g_assert_cmpint (after (ledger, 0), ==, 2053);
}

typedef struct
{
  GListModel *list;
  guint       n;     /* as told by the signals */
} Told;

static void
changed (Told  *told,
         guint  position,
         guint  removed,
         guint  added)
{
  g_assert_cmpuint (position + removed, <=, told->n);
  told->n += added - removed;
  g_assert_cmpuint (told->n, ==, g_list_model_get_n_items (told->list));
}

static void
iterate (GabLedger *ledger)
{
  while (gab_ledger_get_progress (ledger) < 1)
    g_main_context_iteration (NULL, TRUE);
}

/* Entries that come and go, with a filter and without, leave what a new ledger has. */
static void
test_follow (void)
{
  g_autoptr (GabDocument) document = played ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabLedger) ledger = gab_ledger_new (campaign);
  g_autoptr (GabLedger) of_45th = gab_ledger_new (campaign);
  g_autoptr (GError) error = NULL;
  Told told = { G_LIST_MODEL (ledger), 0 };

  g_signal_connect_swapped (ledger, "items-changed", G_CALLBACK (changed), &told);
  gab_ledger_set_filter (of_45th, &(GabLedgerFilter) { .who = "45th" });
  iterate (ledger);
  iterate (of_45th);
  g_assert_cmpuint (told.n, ==, 7);
  g_assert_true (gab_document_undo (document, NULL, &error));
  g_assert_true (gab_document_undo (document, NULL, &error));
  g_assert_no_error (error);
  iterate (ledger);
  iterate (of_45th);
  assert_rows (ledger, RECEIVED SICK_45TH SICK_LEGER);
  model_play (document, NULL, "sick 45th:1\ndesert 45th:2");
  iterate (ledger);
  iterate (of_45th);
  assert_rows (ledger, RECEIVED SICK_45TH SICK_LEGER
               "5 1812-02-03 sick||45th: 1 men present>sick\n6 1812-02-03 desert||45th: 2 men present>deserted\n");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (of_45th)), ==, 4);
  g_assert_cmpint (after (of_45th, 3), ==, 1000 + 100 - 30 - 1 - 2);
  /* A change of the setup plays the log again. */
  {
    GabAction *action = gab_action_new ("more men");

    gab_action_add_number (action, gab_campaign_find (campaign, "45th"), "men", 2000);
    g_assert_true (gab_document_do (document, action, &error));
    g_assert_no_error (error);
  }
  iterate (ledger);
  iterate (of_45th);
  g_assert_cmpuint (told.n, ==, 7);
  g_assert_cmpint (after (of_45th, 3), ==, 2000 + 100 - 30 - 1 - 2);
}

static void
test_masked (void)
{
  g_autoptr (GabDocument) document = played ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabCampaign) french = gab_campaign_new_masked (campaign, 1);
  g_autoptr (GabCampaign) table = gab_campaign_new_masked (campaign, GAB_VIEWER_TABLE);
  g_autoptr (GabLedger) of_french = gab_ledger_new (french);
  g_autoptr (GabLedger) of_table = gab_ledger_new (table);
  g_autoptr (GArray) hidden = NULL;

  assert_rows (of_french,
               "1 1812-01-01 receive||cannon: 2 guns received>present\n"
               "1 1812-01-01 receive||garrison: 40 rounds received>in-hand\n"
               "2 1812-01-02 sick||leger: 5 men present>sick\n");
  assert_rows (of_table, "");
  assert_filtered (of_french, (GabLedgerFilter) { .who = "45th" }, "");
  hidden = gab_ledger_dup_history (of_french, "45th");
  g_assert_cmpuint (hidden->len, ==, 0);
  g_assert_true (gab_ledger_is_of (of_french, french));
  g_assert_false (gab_ledger_is_of (of_french, table));
  g_assert_false (gab_ledger_is_of (of_french, campaign));
}

static void
test_history (void)
{
  static const GabLedgerStrength expected[] = { { 0, 0, 1000, 0 }, { 1, 0, 1100, 0 }, { 3, 1, 1070, 0 }, { 5, 33, 1080, 0 } };
  g_autoptr (GabDocument) document = played ();
  g_autoptr (GabLedger) ledger = gab_ledger_new (gab_document_get_campaign (document));
  g_autoptr (GArray) history = NULL;
  gint32 begins = gab_campaign_get_begins (gab_document_get_campaign (document));

  gab_ledger_finish (ledger);
  history = gab_ledger_dup_history (ledger, "45th");
  g_assert_cmpuint (history->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < history->len; i++)
    {
      const GabLedgerStrength *strength = &g_array_index (history, GabLedgerStrength, i);

      g_assert_cmpuint (strength->number, ==, expected[i].number);
      g_assert_cmpint (strength->day - begins, ==, expected[i].day);
      g_assert_cmpint (strength->present, ==, expected[i].present);
    }
}

static const GabLedgerProofLine *
find_line (const GabLedgerProof *proof,
           const char           *handle,
           GabPostingOf          of)
{
  for (guint i = 0; i < gab_ledger_proof_n_lines (proof); i++)
    {
      const GabLedgerProofLine *line = gab_ledger_proof_nth (proof, i);

      if (g_str_equal (line->handle, handle) && line->of == of)
        return line;
    }
  return NULL;
}

static void
finish (GabLedgerProof *proof)
{
  guint steps = 0;

  while (gab_ledger_proof_step (proof, 0))
    steps++;
  g_test_message ("%u steps", steps);
}

static void
test_proof (void)
{
  g_autoptr (GabDocument) document = played ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabCampaign) french = gab_campaign_new_masked (campaign, 1);
  g_autoptr (GabLedgerProof) proof = gab_ledger_proof_new (campaign);
  g_autoptr (GabLedgerProof) of_french = gab_ledger_proof_new (french);
  const GabLedgerProofLine *line;

  finish (proof);
  finish (of_french);
  g_assert_null (gab_ledger_proof_get_problem (proof));
  g_assert_cmpuint (gab_ledger_proof_get_entries (proof), ==, 6);
  line = find_line (proof, "45th", GAB_POST_MEN);
  g_assert_true (line->balances);
  g_assert_cmpint (line->places[GAB_MEN_PRESENT], ==, 1080);
  g_assert_cmpint (line->places[GAB_MEN_SICK], ==, 20);
  g_assert_cmpint (line->first, ==, 1000);
  g_assert_cmpint (line->received, ==, 100);
  line = find_line (proof, "rifles", GAB_POST_MEN);
  g_assert_cmpint (line->places[GAB_MEN_PRESENT], ==, 173);
  g_assert_cmpint (line->places[GAB_MEN_SICK], ==, 20);
  g_assert_cmpint (line->places[GAB_MEN_DESERTED], ==, 7);
  line = find_line (proof, "garrison", GAB_POST_ROUNDS);
  g_assert_cmpint (line->places[GAB_ROUNDS_IN_HAND], ==, 40);
  g_assert_null (find_line (of_french, "45th", GAB_POST_MEN));
  g_assert_cmpint (find_line (of_french, "cannon", GAB_POST_GUNS)->places[GAB_GUNS_PRESENT], ==, 32);
}

/* Books that an entry was booked to meanwhile are not proved. */
static void
test_proof_overtaken (void)
{
  g_autoptr (GabDocument) document = played ();
  g_autoptr (GabLedgerProof) proof = gab_ledger_proof_new (gab_document_get_campaign (document));

  model_play (document, NULL, "sick 45th:1");
  finish (proof);
  g_assert_nonnull (gab_ledger_proof_get_problem (proof));
}

/* Many entries: the list is the same however it was read, and no slice is long. */
static void
test_many (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  GabGame *game = gab_turn_log_get_game (gab_campaign_get_log (campaign));
  g_autoptr (GabLedger) ledger = NULL;
  g_autoptr (GError) error = NULL;
  guint slices = 0;

  for (guint i = 0; i < 20000; i++)
    g_assert_true (gab_game_replay (game, i % 2 == 0 ? "sick 45th:3 88th:2" : "fit 45th:3 88th:2", NULL, 0, NULL, &error));
  ledger = gab_ledger_new (campaign);
  for (; gab_ledger_get_progress (ledger) < 1; slices++)
    g_main_context_iteration (NULL, TRUE);
  g_test_message ("%u slices", slices);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (ledger)), ==, 40000);
  gab_ledger_set_filter (ledger, &(GabLedgerFilter) { .who = "88th", .verb = "fit" });
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (ledger)), ==, 0);
  iterate (ledger);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (ledger)), ==, 10000);
  g_assert_cmpint (after (ledger, 9999), ==, 800);
}

int
main (int    n_args,
      char **args)
{
  g_test_init (&n_args, &args, NULL);
  g_test_add_func ("/model/ledger/CA-3/rows", test_rows);
  g_test_add_func ("/model/ledger/filter", test_filter);
  g_test_add_func ("/model/ledger/running-total", test_running_total);
  g_test_add_func ("/model/ledger/follow", test_follow);
  g_test_add_func ("/model/ledger/CA-18/masked", test_masked);
  g_test_add_func ("/model/ledger/history", test_history);
  g_test_add_func ("/model/ledger/CA-3/proof", test_proof);
  g_test_add_func ("/model/ledger/CA-3/proof-overtaken", test_proof_overtaken);
  g_test_add_func ("/model/ledger/many", test_many);
  return g_test_run ();
}

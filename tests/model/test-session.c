/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session: who looks, whose dice, what is shown. */

#include "model.h"

#include <string.h>

typedef struct
{
  GabDocument *document;
  GabSession  *session;
  guint        changes;
} Fixture;

static void
count (Fixture *fixture)
{
  fixture->changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();

  fixture->document = gab_document_new (campaign, NULL);
  model_add_storm (fixture->document, "storm");
  fixture->session = gab_session_new (fixture->document);
  g_signal_connect_swapped (fixture->session, "changed", G_CALLBACK (count), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->document);
}

static guint
n_orders (Fixture *fixture)
{
  GabThing *storm = gab_campaign_find (gab_document_get_campaign (fixture->document), "storm");

  return g_list_model_get_n_items (G_LIST_MODEL (gab_operation_get_log (GAB_OPERATION (storm))));
}

/* Typed dice: asked for, taken, refused when wrong; nothing changes before. */
static void
test_table_dice (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *need = NULL;

  gab_session_set_page (fixture->session, "storm");
  gab_session_set_table_dice (fixture->session, TRUE);
  g_assert_true (gab_session_order (fixture->session, "storm", "summon", NULL, NULL, "Summon", NULL));
  need = gab_session_dup_need (fixture->session, "storm", "prepare");
  g_assert_nonnull (strstr (need, "2 D10"));
  g_assert_false (gab_session_order (fixture->session, "storm", "prepare", "4", NULL, "Prepare", &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DICE_NEEDED);
  g_assert_nonnull (strstr (error->message, "1 D10"));
  g_clear_error (&error);
  g_assert_false (gab_session_order (fixture->session, "storm", "prepare", "4 11", NULL, "Prepare", &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
  g_clear_error (&error);
  g_assert_false (gab_session_order (fixture->session, "storm", "prepare", "four", NULL, "Prepare", &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_DIE);
  g_assert_cmpuint (n_orders (fixture), ==, 1);
  /* A typed 10 counts as nought, the lowest. */
  g_assert_true (gab_session_order (fixture->session, "storm", "prepare", "10 4", NULL, "Prepare", NULL));
  g_assert_cmpuint (n_orders (fixture), ==, 2);
}

/* The program's dice are the same when the same order is taken again. */
static void
test_program_dice (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  GabOperation *storm = GAB_OPERATION (gab_campaign_find (gab_document_get_campaign (fixture->document), "storm"));

  gab_session_set_page (fixture->session, "storm");
  g_assert_true (gab_session_order (fixture->session, "storm", "summon", NULL, NULL, "Summon", NULL));
  g_assert_true (gab_session_order (fixture->session, "storm", "prepare", NULL, NULL, "Prepare", NULL));
  first = gab_operation_dup_digest (storm);
  g_assert_true (gab_session_undo (fixture->session, NULL));
  g_assert_true (gab_session_order (fixture->session, "storm", "prepare", NULL, NULL, "Prepare", NULL));
  again = gab_operation_dup_digest (storm);
  g_assert_cmpstr (first, ==, again);
}

/* What is shown is the campaign itself or a masked copy, made anew by each change. */
static void
test_viewer (Fixture       *fixture,
             gconstpointer  data)
{
  GabCampaign *real = gab_document_get_campaign (fixture->document);
  guint before;

  g_assert_true (gab_session_get_campaign (fixture->session) == real);
  g_assert_true (gab_session_may_order (fixture->session, "french"));
  gab_session_set_viewer (fixture->session, 0);
  g_assert_false (gab_session_get_campaign (fixture->session) == real);
  g_assert_null (gab_campaign_find (gab_session_get_campaign (fixture->session), "leger"));
  g_assert_true (gab_session_may_order (fixture->session, "allies"));
  g_assert_false (gab_session_may_order (fixture->session, "french"));
  before = fixture->changes;
  g_assert_true (gab_session_order (fixture->session, NULL, "sick 45th:10", NULL, NULL, "Sick", NULL));
  g_assert_cmpuint (fixture->changes, ==, before + 1);
  g_assert_cmpint (gab_unit_get_sick (GAB_UNIT (gab_campaign_find (gab_session_get_campaign (fixture->session), "45th"))),
                   ==, 10);
  gab_session_set_viewer (fixture->session, GAB_VIEWER_TABLE);
  g_assert_false (gab_session_may_order (fixture->session, "allies"));
  gab_session_set_viewer (fixture->session, GAB_VIEWER_UMPIRE);
  g_assert_true (gab_session_get_campaign (fixture->session) == real);
}

static void
test_page (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_cmpstr (gab_session_get_page (fixture->session), ==, GAB_PAGE_OVERVIEW);
  g_assert_null (gab_session_get_shown (fixture->session));
  gab_session_set_page (fixture->session, "division");
  g_assert_true (GAB_IS_FORCE (gab_session_get_shown (fixture->session)));
  gab_session_set_page (fixture->session, "storm");
  gab_session_set_viewer (fixture->session, 1);
  /* The French see the storm, and none of the Allies' men. */
  g_assert_true (GAB_IS_OPERATION (gab_session_get_shown (fixture->session)));
  g_assert_nonnull (gab_operation_get_state (GAB_OPERATION (gab_session_get_shown (fixture->session))));
}

/* An operation without rules takes no orders, only a result (CA-19). */
static void
test_at_the_table (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (GabOperation) picket = gab_operation_new ("picket", GAB_OPERATION_AT_THE_TABLE, "allies", NULL,
                                                       gab_campaign_get_day (gab_document_get_campaign (fixture->document)), 0);
  GabAction *action = gab_action_new ("New");
  g_autoptr (GError) error = NULL;

  gab_action_add_thing (action, GAB_THING (picket), -1);
  g_assert_true (gab_document_do (fixture->document, action, NULL));
  g_assert_false (gab_session_order (fixture->session, "picket", "size", NULL, NULL, "Size", &error));
  g_assert_error (error, gab_rule_quark ("CA"), 19);
  g_assert_true (gab_session_order (fixture->session, NULL, "result picket drawn on 1812-01-01 losses 45th:0:1:0:0", NULL,
                                    NULL, "Result", NULL));
  g_assert_true (gab_operation_get_closed (picket));
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/model/session/table-dice", test_table_dice);
  ADD ("/model/session/program-dice", test_program_dice);
  ADD ("/model/session/CA-18/viewer", test_viewer);
  ADD ("/model/session/page", test_page);
  ADD ("/model/session/CA-19/at-the-table", test_at_the_table);
  return g_test_run ();
}

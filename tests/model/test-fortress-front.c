/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fortress as the formal siege sees it: how many bastions make a front, what it lacks, how far a siege has come. */

#include "model.h"

#include "gab-fortress-front.h"
#include "gab-siege-draft.h"

static GabFortress *
get_place (GabCampaign *campaign)
{
  return GAB_FORTRESS (gab_campaign_find (campaign, "place"));
}

static int
kind_of (const char *word)
{
  int kind = 0;

  while (!g_str_equal (gab_work_kind_word (kind), word))
    kind++;
  return kind;
}

static guint
count_kind (GabCampaign *campaign,
            const char  *word)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (get_place (campaign)));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabWork) work = g_list_model_get_item (works, i);

      n += gab_work_get_kind (work) == kind_of (word);
    }
  return n;
}

static void
add_works (GabDocument *document,
           const char  *word,
           guint        n)
{
  for (guint i = 0; i < n; i++)
    {
      GabCampaign *campaign = gab_document_get_campaign (document);
      g_autofree char *handle = gab_campaign_make_handle (campaign, word, "work");
      g_autoptr (GabWork) work = gab_work_new (handle, "place");
      GabAction *action = gab_action_new ("Work");
      g_autoptr (GError) error = NULL;

      gab_thing_set_number (GAB_THING (work), "kind", kind_of (word));
      gab_action_add_thing (action, GAB_THING (work), -1);
      gab_document_do (document, action, &error);
      g_assert_no_error (error);
    }
}

/* FS-2: from two bastions to six; a castle is none. */
static void
test_bastions (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  guint there = count_kind (campaign, "bastion");

  g_assert_cmpuint (gab_fortress_front_bastions (get_place (campaign)), ==, there);
  add_works (document, "castle", 3);
  g_assert_cmpuint (gab_fortress_front_bastions (get_place (campaign)), ==, there);
  for (guint n = there; n <= 8; n++)
    {
      g_assert_cmpint (gab_fortress_has_front (get_place (campaign)), ==, n >= 2 && n <= 6);
      add_works (document, "bastion", 1);
    }
}

/* What a front of three lacks beside a bastion and two walls: two bastions, two demi-lunes, two ravelins, two walls. */
static void
test_missing (void)
{
  static const char *const kinds[] = { "bastion", "bastion", "demi-lune", "demi-lune", "ravelin", "ravelin", "wall", "wall" };
  static const char *const names[] = {
    "Bastion 2", "Bastion 3", "Demi-lune 1", "Demi-lune 2", "Ravelin 1", "Ravelin 2", "Wall 3", "Wall 4",
  };
  g_autoptr (GabCampaign) campaign = model_campaign ();
  guint there[32] = { 0 };
  g_autoptr (GPtrArray) missing = NULL;

  there[kind_of ("bastion")] = 1;
  there[kind_of ("wall")] = 2;
  there[kind_of ("hornwork")] = 9;
  missing = gab_fortress_front_missing (campaign, there, 3);
  g_assert_cmpuint (missing->len, ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < missing->len; i++)
    {
      const GabMissingWork *work = g_ptr_array_index (missing, i);

      g_assert_cmpint (work->kind, ==, kind_of (kinds[i]));
      g_assert_cmpstr (work->name, ==, names[i]);
    }
}

/* CA-8: besieged from the first trench on, breached when a wall is down; only while the siege is open. */
static void
test_siege (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  g_autoptr (GabSiegeDraft) draft = gab_siege_draft_new (campaign);
  g_autoptr (GabOperation) siege = NULL;
  GabAction *action = gab_action_new ("Siege");
  g_autoptr (GError) error = NULL;

  g_assert_null (gab_fortress_siege_label (campaign, "place"));
  draft->side = g_strdup ("allies");
  draft->nobody = FALSE;
  gab_siege_draft_set_place (draft, "place");
  g_ptr_array_add (draft->forces[GAB_FORMAL_BESIEGER], g_strdup ("division"));
  g_ptr_array_add (draft->forces[GAB_FORMAL_DEFENDER], g_strdup ("garrison"));
  gab_siege_draft_propose_scales (draft);
  gab_siege_draft_set_bastions (draft, 2);
  siege = gab_siege_draft_new_operation (draft, "siege", gab_campaign_get_day (campaign), 1, TRUE, &error);
  g_assert_no_error (error);
  gab_action_add_thing (action, GAB_THING (siege), -1);
  gab_document_do (document, action, &error);
  g_assert_no_error (error);
  g_assert_null (gab_fortress_siege_label (campaign, "place"));
  model_play (document, "siege", "roll-points / 1 1 1 1 1 1 1 1");
  for (const GabFormal *state = gab_operation_get_state (siege); state->n_pieces > 0 && state->turn == 0;
       state = gab_operation_get_state (siege))
    {
      g_autoptr (GArray) choices = gab_choices_new ();
      g_autoptr (GabOrder) order = NULL;
      g_autofree char *line = NULL;

      gab_formal_rules.choices (state, choices);
      order = gab_choice_largest (&g_array_index (choices, GabChoice, 0));
      line = gab_order_format (order, gab_game_setup (gab_turn_log_get_game (gab_operation_get_log (siege)))->names);
      model_play (document, "siege", line);
    }
  g_assert_null (gab_fortress_siege_label (campaign, "place"));
  model_play (document, "siege", "dig parallel 1 from -60,590 to 0,590");
  g_assert_cmpstr (gab_fortress_siege_label (campaign, "place"), ==, "besieged");
  g_assert_null (gab_fortress_siege_label (campaign, "elsewhere"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/fortress-front/FS-2/bastions", test_bastions);
  g_test_add_func ("/model/fortress-front/FS-2/missing", test_missing);
  g_test_add_func ("/model/fortress-front/CA-8/siege", test_siege);
  return g_test_run ();
}

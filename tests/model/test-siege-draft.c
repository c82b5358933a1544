/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege before it begins: front, values, and what its setup says. */

#include "model.h"

#include "gab-siege-draft.h"

#include <string.h>

static char *
lines_of (GabSiegeDraft *draft,
          GError       **error)
{
  g_autoptr (GabOperation) operation = gab_siege_draft_new_operation (draft, "siege", 66000, 1, TRUE, error);
  GPtrArray *lines = operation != NULL ? gab_operation_get_setup (operation) : NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    g_string_append_printf (text, "%s;", (const char *) g_ptr_array_index (lines, i));
  if (operation != NULL)
    gab_operation_open (operation, gab_campaign_get_tables (draft->campaign), NULL, NULL, error);
  return g_string_free (text, FALSE);
}

/* FS-2: b bastions, b + 1 walls, b - 1 demi-lunes, 2 ravelins, for 2 to 6; beyond that it stays with what is nearest. */
static void
test_front (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabSiegeDraft) draft = gab_siege_draft_new (campaign);

  draft->side = g_strdup ("allies");
  for (guint b = 1; b <= 7; b++)
    {
      guint n = CLAMP (b, 2, 6);
      g_autoptr (GError) error = NULL;
      g_autofree char *lines = NULL;

      gab_siege_draft_set_bastions (draft, b);
      g_assert_cmpuint (gab_siege_draft_get_bastions (draft), ==, n);
      g_assert_cmpuint (draft->n_works, ==, 3 * n + 2);
      lines = lines_of (draft, &error);
      g_assert_no_error (error);
    }
}

/* FS-4: 10 to 18 each, 14 each on average; both sides of each boundary. */
static void
test_points (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabSiegeDraft) draft = gab_siege_draft_new (campaign);
  g_autofree char *lines = NULL;
  g_autoptr (GError) error = NULL;
  gint32 most;

  g_free (lines_of (draft, &error));
  g_assert_nonnull (strstr (error->message, "no sides"));
  g_clear_error (&error);
  draft->side = g_strdup ("allies");
  g_assert_cmpint (gab_siege_draft_sum (draft, &most), ==, 112);
  g_assert_cmpint (most, ==, 112);
  draft->work[0].points[0] = 18;
  draft->work[0].points[1] = 10;
  g_assert_true (gab_siege_draft_check_points (draft, NULL));
  draft->work[0].points[1] = 11;
  g_assert_false (gab_siege_draft_check_points (draft, &error));
  g_assert_cmpint (error->code, ==, 4);
  g_assert_nonnull (strstr (error->message, "113 points"));
  g_clear_error (&error);
  draft->work[0].points[0] = 9;
  g_assert_false (gab_siege_draft_check_points (draft, &error));
  g_assert_nonnull (strstr (error->message, "Bastion 1, left flank has 9 points"));
  g_clear_error (&error);
  draft->work[0].points[0] = 10;
  /* Those that the defender has not sealed are not begun with; those that are rolled stand nowhere. */
  draft->points = GAB_SIEGE_POINTS_BY_DEFENDER;
  g_free (lines_of (draft, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_SETUP);
  g_clear_error (&error);
  draft->sealed = TRUE;
  lines = lines_of (draft, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (lines, "points bastion-1.left 10;points bastion-1.right 11;"));
  g_assert_null (strstr (lines, "points ravelin"));
  draft->points = GAB_SIEGE_POINTS_ROLLED;
  g_free (g_steal_pointer (&lines));
  lines = lines_of (draft, &error);
  g_assert_null (strstr (lines, "points "));
}

/* CA-4: what a unit musters and what is left over is all that it has. */
static void
test_forces (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabSiegeDraft) draft = gab_siege_draft_new (campaign);
  g_autoptr (GArray) units = NULL;
  g_autofree char *lines = NULL;
  g_autoptr (GError) error = NULL;

  draft->side = g_strdup ("allies");
  gab_siege_draft_set_place (draft, "place");
  draft->nobody = FALSE;
  g_free (lines_of (draft, &error));
  g_assert_nonnull (strstr (error->message, "besieges"));
  g_clear_error (&error);
  g_ptr_array_add (draft->forces[GAB_FORMAL_BESIEGER], g_strdup ("division"));
  g_free (lines_of (draft, &error));
  g_assert_nonnull (strstr (error->message, "defends"));
  g_clear_error (&error);
  g_ptr_array_add (draft->forces[GAB_FORMAL_DEFENDER], g_strdup ("garrison"));
  g_free (draft->side);
  draft->side = g_strdup ("french");
  g_free (lines_of (draft, &error));
  g_assert_nonnull (strstr (error->message, "cannot besiege it"));
  g_clear_error (&error);
  g_free (draft->side);
  draft->side = g_strdup ("allies");
  gab_siege_draft_propose_scales (draft);
  gab_siege_draft_propose_rounds (draft);
  units = gab_siege_draft_list_units (draft);
  for (guint i = 0; i < units->len; i++)
    {
      const GabMusterUnit *unit = &g_array_index (units, GabMusterUnit, i);
      GabFormalShare share;

      gab_formal_share (units, i, draft->men, draft->guns, &share);
      if (unit->foot)
        g_assert_cmpint (share.pieces[GAB_FORMAL_INFANTRY] * draft->men + share.men_over, ==, unit->men);
    }
  draft->men = 77;
  lines = lines_of (draft, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (lines, ";scale 77 men "));
}

/* Names: the place's own are its works, new ones are added to it with the siege, two the same are refused. */
static void
test_names (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabSiegeDraft) draft = gab_siege_draft_new (campaign);
  g_autofree char *lines = NULL;
  g_autoptr (GError) error = NULL;

  draft->side = g_strdup ("allies");
  gab_siege_draft_set_name (draft, 0, "  Santa Maria ");
  g_assert_cmpstr (draft->work[0].name, ==, "Santa Maria");
  lines = lines_of (draft, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (lines, "bastion santa-maria.left and santa-maria.right at -150,0;"));
  gab_siege_draft_set_name (draft, 1, "santa maria");
  g_free (lines_of (draft, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, "called “santa maria”"));
}

static const char *
call (gpointer    data,
      const char *handle)
{
  return g_str_equal (handle, "trinidad") ? "La Trinidad" : handle;
}

/* On a template without a place a name is all that is known of a work, and it is said as a name. */
static void
test_spoken (void)
{
  static const struct { const char *name, *spoken; } works[] = {
    { "Santa Maria", "Santa Maria.left" }, { "trinidad", "La Trinidad.left" }, { "", "bastion-3.left" },
  };
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabSiegeDraft) draft = gab_siege_draft_new (campaign);
  g_autoptr (GabOperation) siege = NULL;
  const GabNames *names;

  draft->side = g_strdup ("allies");
  gab_siege_draft_set_bastions (draft, 3);
  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    gab_siege_draft_set_name (draft, i, works[i].name);
  siege = gab_siege_draft_new_operation (draft, "siege", 66000, 1, TRUE, NULL);
  g_assert_nonnull (gab_operation_open (siege, gab_campaign_get_tables (campaign), call, NULL, NULL));
  names = gab_game_setup (gab_turn_log_get_game (gab_operation_get_log (siege)))->names;
  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    {
      g_autofree char *handle = gab_siege_draft_dup_handle (draft, i);
      g_autofree char *left = g_strconcat (handle, ".left", NULL);

      g_assert_cmpstr (gab_names_label (names, gab_names_find (names, left)), ==, works[i].spoken);
    }
}

/* A place with eight bastions, of which a front can have six: from the one chosen on they are attacked, round the place,
 * with the walls before and between them; before that none is named (FS-2). */
static void
test_first (void)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();
  g_autoptr (GabSiegeDraft) draft = NULL;

  /* The first of its bastions is there. */
  for (int i = 0; i < 8; i++)
    for (int wall = i == 0; wall < 2; wall++)
      {
        g_autofree char *handle = g_strdup_printf ("%s-of-eight-%d", wall ? "wall" : "bastion", i);
        g_autofree char *name = g_strdup_printf ("%s %c", wall ? "Curtain" : "Bulwark", 'A' + i);
        g_autoptr (GabWork) work = gab_work_new (handle, "place");
        GabAction *action = gab_action_new ("Work");
        g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
        int kind = 0;

        while (!g_str_equal (gab_work_kind_word (kind), wall ? "wall" : "bastion"))
          kind++;
        g_object_set (work, "name", name, NULL);
        gab_thing_set_number (GAB_THING (work), "kind", kind);
        gab_action_add_thing (action, GAB_THING (work), -1);
        g_assert_true (gab_document_do (document, action, NULL));
      }
  draft = gab_siege_draft_new (campaign);
  gab_siege_draft_set_place (draft, "place");
  gab_siege_draft_set_bastions (draft, 2);
  g_assert_cmpstr (draft->work[0].name, ==, "");
  g_assert_nonnull (gab_siege_draft_nth_bastion (draft, 7));
  g_assert_null (gab_siege_draft_nth_bastion (draft, 8));
  gab_siege_draft_set_first (draft, 8);
  g_assert_cmpstr (draft->work[0].name, ==, "Bulwark H");
  g_assert_cmpstr (draft->work[1].name, ==, gab_thing_get_name (gab_campaign_find (campaign, "trinidad")));
  /* Two bastions, a demi-lune and two ravelins stand before the walls; of those the first is beside H, the second between H and A. */
  g_assert_cmpint (draft->work[5].template.kind, ==, GAB_FORMAL_WALL);
  g_assert_cmpstr (draft->work[5].name, ==, "Curtain G");
  g_assert_cmpstr (draft->work[6].name, ==, "Curtain H");
  g_assert_cmpstr (draft->work[7].name, ==, "Curtain A");
  gab_siege_draft_set_first (draft, 0);
  g_assert_cmpstr (draft->work[0].name, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/siege-draft/FS-2/front", test_front);
  g_test_add_func ("/model/siege-draft/FS-4/points", test_points);
  g_test_add_func ("/model/siege-draft/CA-4/forces", test_forces);
  g_test_add_func ("/model/siege-draft/names", test_names);
  g_test_add_func ("/model/siege-draft/FS-2/first", test_first);
  g_test_add_func ("/model/siege-draft/spoken", test_spoken);
  return g_test_run ();
}

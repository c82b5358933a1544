/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the log list tells of its changes is all that has changed. */

#include "gab-log-list.h"
#include "gab-opening.h"

/* The item's number and line: what a row would show of it. */
static char *
dup_item (GListModel *list,
          guint       nth)
{
  g_autoptr (GabLogItem) item = g_list_model_get_item (list, nth);
  GabLogEntry *entry = gab_log_item_get_entry (item);

  return g_strdup_printf ("%s %u %s", gab_log_item_get_where (item), gab_log_entry_get_number (entry),
                          gab_log_entry_get_line (entry));
}

/* Keeps rows as a list view does: only what it is told of is made anew. */
static void
follow (GListModel *list,
        guint       position,
        guint       removed,
        guint       added,
        GPtrArray  *rows)
{
  if (removed > 0)
    g_ptr_array_remove_range (rows, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (rows, position + i, dup_item (list, position + i));
}

static void
assert_followed (GListModel *list,
                 GPtrArray  *rows)
{
  g_assert_cmpuint (rows->len, ==, g_list_model_get_n_items (list));
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *now = dup_item (list, i);

      g_assert_cmpstr (g_ptr_array_index (rows, i), ==, now);
    }
}

static void
test_changes (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample ("peninsula-1812", &error);
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabLogList) list = gab_log_list_new ();
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRand) random = g_rand_new_with_seed (1812);
  GabOperation *storm = GAB_OPERATION (gab_campaign_find (campaign, "storm-of-ciudad-rodrigo"));
  guint whole;

  g_assert_no_error (error);
  g_signal_connect (list, "items-changed", G_CALLBACK (follow), rows);
  gab_log_list_show (list, campaign, 5);
  g_assert_cmpuint (rows->len, ==, 5);
  assert_followed (G_LIST_MODEL (list), rows);
  for (int step = 0; step < 300; step++)
    {
      GabDice dice;

      gab_dice_init_typed (&dice, NULL, 0);
      switch (g_rand_int_range (random, 0, 5))
        {
        case 0:
          gab_document_undo (document, NULL, NULL);
          break;
        case 1:
          gab_document_redo (document, NULL);
          break;
        case 2:
          gab_log_list_reveal (list, g_rand_int_range (random, 0, 4));
          break;
        default:
          gab_document_order (document, NULL, "advance 1", &dice, NULL, "Advance", NULL);
        }
      if (step == 150)
        g_assert_nonnull (gab_campaign_open_operation (campaign, storm, NULL));
      gab_log_list_show (list, campaign, 5);
      assert_followed (G_LIST_MODEL (list), rows);
    }
  g_assert_false (gab_log_list_reveal (list, G_MAXUINT));
  assert_followed (G_LIST_MODEL (list), rows);
  whole = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_log (campaign))) +
          g_list_model_get_n_items (G_LIST_MODEL (gab_operation_get_log (storm)));
  g_assert_cmpuint (rows->len, ==, whole);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/views/log-list/changes", test_changes);
  return g_test_run ();
}

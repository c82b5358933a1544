/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sidebar, the log and the overview list, without a window. */

#include "gab-log-list.h"
#include "gab-opening.h"
#include "gab-overview-due.h"
#include "gab-overview-losses.h"
#include "gab-overview-story.h"
#include "gab-sidebar-items.h"
#include "gab-strength.h"

#include <string.h>

static GabDocument *
open_sample (void)
{
  g_autoptr (GError) error = NULL;
  GabDocument *document = gab_opening_sample ("peninsula-1812", &error);

  g_assert_no_error (error);
  return document;
}

static const GabSidebarItem *
find_item (GPtrArray  *items,
           const char *page)
{
  for (guint i = 0; i < items->len; i++)
    if (g_str_equal (((GabSidebarItem *) g_ptr_array_index (items, i))->page, page))
      return g_ptr_array_index (items, i);
  return NULL;
}

static void
test_sidebar (void)
{
  g_autoptr (GabDocument) document = open_sample ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GHashTable) turned = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) items = gab_sidebar_items_new (campaign, turned, NULL);
  g_autoptr (GPtrArray) opened = NULL;

  g_assert_nonnull (find_item (items, "overview"));
  g_assert_cmpuint (find_item (items, "anglo-portuguese-army")->depth, ==, 0);
  g_assert_true (find_item (items, "anglo-portuguese-army")->opened);
  g_assert_cmpuint (find_item (items, "3rd-division")->depth, ==, 1);
  g_assert_true (find_item (items, "3rd-division")->has_more);
  g_assert_false (find_item (items, "3rd-division")->opened);
  g_assert_null (find_item (items, "mackinnons-brigade"));
  g_hash_table_add (turned, (gpointer) "3rd-division");
  g_hash_table_add (turned, (gpointer) "french-nothing");
  opened = gab_sidebar_items_new (campaign, turned, "");
  g_assert_cmpuint (find_item (opened, "mackinnons-brigade")->depth, ==, 2);
}

static void
test_search (void)
{
  g_autoptr (GabDocument) document = open_sample ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GHashTable) turned = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) unit = gab_sidebar_items_new (campaign, turned, "connaught");
  g_autoptr (GPtrArray) commander = gab_sidebar_items_new (campaign, turned, "PICTON");
  g_autoptr (GPtrArray) nothing = gab_sidebar_items_new (campaign, turned, "xyzzy");

  g_assert_nonnull (find_item (unit, "mackinnons-brigade"));
  g_assert_null (find_item (unit, "overview"));
  g_assert_nonnull (find_item (commander, "3rd-division"));
  g_assert_cmpuint (nothing->len, ==, 0);
}

static void
test_masked (void)
{
  g_autoptr (GabDocument) document = open_sample ();
  g_autoptr (GabCampaign) french = gab_campaign_new_masked (gab_document_get_campaign (document), 1);
  g_autoptr (GHashTable) turned = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) items = gab_sidebar_items_new (french, turned, NULL);
  g_autoptr (GArray) cost = gab_overview_losses_by_cause (french, "allies");
  g_autoptr (GabCampaign) table = gab_campaign_new_masked (gab_document_get_campaign (document), GAB_VIEWER_TABLE);

  g_assert_cmpint (find_item (items, "3rd-division")->first, ==, 0);
  g_assert_cmpint (find_item (items, "army-of-the-south")->first, >, 0);
  g_assert_cmpuint (cost->len, ==, 0);
  g_assert_null (gab_overview_story_chart (table));
}

static char *
item_where (GListModel *list,
            guint       nth)
{
  g_autoptr (GabLogItem) item = g_list_model_get_item (list, nth);

  return g_strdup (gab_log_item_get_where (item));
}

/* An opened storm's orders stand before the entry that closed it. */
static void
test_log (void)
{
  g_autoptr (GabDocument) document = open_sample ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  GabOperation *storm = GAB_OPERATION (gab_campaign_find (campaign, "storm-of-ciudad-rodrigo"));
  g_autoptr (GabLogList) list = gab_log_list_new ();
  guint books = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_log (campaign)));
  guint orders, first = G_MAXUINT, last = 0;
  g_autoptr (GabLogItem) closing = NULL;

  gab_log_list_show (list, campaign, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, books);
  g_assert_nonnull (gab_campaign_open_operation (campaign, storm, NULL));
  orders = g_list_model_get_n_items (G_LIST_MODEL (gab_operation_get_log (storm)));
  gab_log_list_show (list, campaign, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, books + orders);
  for (guint i = 0; i < books + orders; i++)
    {
      g_autofree char *where = item_where (G_LIST_MODEL (list), i);

      if (where == NULL)
        continue;
      first = MIN (first, i);
      last = i;
    }
  g_assert_cmpuint (last - first + 1, ==, orders);
  closing = g_list_model_get_item (G_LIST_MODEL (list), last + 1);
  g_assert_true (g_str_has_prefix (gab_log_entry_get_line (gab_log_item_get_entry (closing)),
                                   "close storm-of-ciudad-rodrigo"));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), books + orders));
}

static void
test_matches (void)
{
  g_autoptr (GabDocument) document = open_sample ();
  g_autoptr (GabLogList) list = gab_log_list_new ();
  guint found = 0;

  gab_log_list_show (list, gab_document_get_campaign (document), G_MAXUINT);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (GabLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      found += gab_log_item_matches (item, "connaught");
    }
  g_assert_cmpuint (found, >, 0);
  g_assert_cmpuint (found, <, 5);
}

static void
give (GabDocument *document,
      const char  *line)
{
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  gab_document_order (document, NULL, line, &dice, NULL, "Test order", &error);
  g_assert_no_error (error);
}

/* The hurt of a storm come back on their day, and are due until they have. */
static void
test_due (void)
{
  g_autoptr (GError) error = NULL;
  GabOpeningPlan plan = { .name = "Dues", .begins = 0, .sides = { { "Blues", "#9e2b25" }, { "Reds", "#1f3a5f" } } };
  g_autoptr (GabDocument) document = NULL;
  GabCampaign *campaign;
  g_autoptr (GPtrArray) before = NULL, later = NULL, now = NULL, done = NULL;
  const GabOverviewDue *due;

  plan.begins = gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 1);
  document = gab_opening_new (&plan, &error);
  g_assert_no_error (error);
  campaign = gab_document_get_campaign (document);
  g_assert_nonnull (gab_campaign_take_line (campaign, "force army of blues", &error));
  g_assert_nonnull (gab_campaign_take_line (campaign, "unit foot of army foot line men 900", &error));
  g_assert_nonnull (gab_campaign_take_line (campaign, "operation raid of blues on 1812-01-01", &error));
  g_assert_true (gab_campaign_rebuild (campaign, &error));
  before = gab_overview_due_list (campaign);
  g_assert_cmpuint (before->len, ==, 1);
  g_assert_false (((GabOverviewDue *) g_ptr_array_index (before, 0))->recovery);

  give (document, "result raid won on 1812-01-01 losses foot:10:80:4:0");
  later = gab_overview_due_list (campaign);
  g_assert_cmpuint (later->len, ==, 1);
  due = g_ptr_array_index (later, 0);
  g_assert_true (due->recovery);
  g_assert_false (due->now);
  /* CA-9: the next day on which something is due, and none when nothing is to come. */
  g_assert_cmpint (gab_clocks_next_due (campaign), ==, plan.begins + 7);
  give (document, "advance 6");
  g_assert_cmpint (gab_clocks_next_due (campaign), ==, plan.begins + 7);
  give (document, "advance 1");
  g_assert_cmpint (gab_clocks_next_due (campaign), ==, 0);
  give (document, "advance 23");
  now = gab_overview_due_list (campaign);
  g_assert_true (((GabOverviewDue *) g_ptr_array_index (now, 0))->now);
  give (document, "recover raid");
  done = gab_overview_due_list (campaign);
  g_assert_cmpuint (done->len, ==, 0);
}

static gint64
sum_present (GabCampaign *campaign,
             const char  *side)
{
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  gint64 men = 0;

  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      if (g_str_equal (gab_force_get_side (force), side))
        men += gab_force_get_present (force);
    }
  return men;
}

/* The last figures are those of the forces; days rise; a side knows its own alone. */
static void
test_strength (void)
{
  g_autoptr (GabDocument) document = open_sample ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autoptr (GabCampaign) french = gab_campaign_new_masked (campaign, 1);
  g_autoptr (GArray) all = gab_strength_new (campaign);
  g_autoptr (GArray) own = gab_strength_new (french);
  const GabStrength *last = &g_array_index (all, GabStrength, all->len - 2);

  g_assert_cmpint (last[0].day, ==, gab_campaign_get_day (campaign));
  g_assert_cmpint (last[0].men, ==, sum_present (campaign, "allies"));
  g_assert_cmpint (last[1].men, ==, sum_present (campaign, "french"));
  g_assert_cmpint (g_array_index (all, GabStrength, 0).day, ==, gab_campaign_get_begins (campaign));
  for (guint i = 1; i < all->len; i++)
    g_assert_cmpint (g_array_index (all, GabStrength, i - 1).day, <=, g_array_index (all, GabStrength, i).day);
  for (guint i = 0; i < own->len; i++)
    g_assert_cmpint (g_array_index (own, GabStrength, i).side, ==, 1);
}

static void
test_story (void)
{
  g_autoptr (GabDocument) document = open_sample ();
  GabCampaign *campaign = gab_document_get_campaign (document);
  g_autofree char *lead = gab_overview_story_lead (campaign);
  g_autoptr (GPtrArray) last = gab_overview_story_last (campaign, 3);
  g_autoptr (GabChart) chart = gab_overview_story_chart (campaign);
  g_autofree char *told = gab_chart_tell (chart);

  g_assert_nonnull (strstr (lead, "6 April 1812"));
  g_assert_nonnull (strstr (lead, "Storm of Badajoz"));
  g_assert_cmpuint (last->len, ==, 3);
  g_assert_cmpuint (chart->series->len, ==, 2);
  g_assert_nonnull (strstr (told, "Allies"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/views/lists/sidebar", test_sidebar);
  g_test_add_func ("/views/lists/search", test_search);
  g_test_add_func ("/views/lists/masked", test_masked);
  g_test_add_func ("/views/lists/log", test_log);
  g_test_add_func ("/views/lists/log-search", test_matches);
  g_test_add_func ("/views/lists/CA-9/due", test_due);
  g_test_add_func ("/views/lists/strength", test_strength);
  g_test_add_func ("/views/lists/story", test_story);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every template of every period stands in a campaign, twice and for both sides. */

#include "gab-storage.h"
#include "gab-template.h"

#include <string.h>

static GabCampaign *
new_campaign (GabPeriod period)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (&error);
  GabCampaign *campaign;

  g_assert_no_error (error);
  campaign = gab_campaign_new (tables);
  g_object_set (campaign, "period", (int) period, NULL);
  g_assert_nonnull (gab_campaign_take_line (campaign, "side red", &error));
  g_assert_nonnull (gab_campaign_take_line (campaign, "side blue", &error));
  return campaign;
}

static void
check_template (GabPeriod          period,
                const GabTemplate *template)
{
  g_autoptr (GabCampaign) campaign = new_campaign (period);
  g_autoptr (GError) error = NULL;
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  g_autoptr (GabForce) first = NULL, second = NULL, other = NULL;
  g_autofree char *numbered = g_strconcat (template->title, " 2", NULL);

  g_assert_cmpstr (template->title, !=, "");
  g_assert_cmpstr (template->note, !=, "");
  g_assert_true (gab_template_add (template, campaign, "red", 1, &error));
  g_assert_true (gab_template_add (template, campaign, "red", 2, &error));
  g_assert_true (gab_template_add (template, campaign, "blue", 1, &error));
  g_assert_no_error (error);
  g_assert_true (gab_campaign_open_books (campaign, &error));
  g_assert_cmpuint (g_list_model_get_n_items (forces), ==, 3);
  first = g_list_model_get_item (forces, 0);
  second = g_list_model_get_item (forces, 1);
  other = g_list_model_get_item (forces, 2);
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (first)), ==, template->title);
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (second)), ==, numbered);
  g_assert_cmpstr (gab_force_get_side (other), ==, "blue");
  g_assert_cmpint (gab_force_get_present (first), >, 0);
  g_assert_cmpint (gab_force_get_present (first), ==, gab_force_get_present (second));
}

static void
test_period (gconstpointer data)
{
  GabPeriod period = GPOINTER_TO_INT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) templates = gab_template_list (period, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (templates->len, >=, 5);
  for (guint i = 0; i < templates->len; i++)
    check_template (period, g_ptr_array_index (templates, i));
}

/* The figures that a note names are those of its lines. */
static void
test_notes (void)
{
  g_autoptr (GPtrArray) templates = gab_template_list (GAB_PERIOD_NAPOLEONIC, NULL);
  const GabTemplate *division = g_ptr_array_index (templates, 1);
  g_autoptr (GabCampaign) campaign = new_campaign (GAB_PERIOD_NAPOLEONIC);
  g_autoptr (GabForce) force = NULL;

  g_assert_cmpstr (division->id, ==, "division-of-foot");
  g_assert_true (gab_template_add (division, campaign, "red", 1, NULL));
  g_assert_true (gab_campaign_open_books (campaign, NULL));
  force = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_forces (campaign)), 0);
  g_assert_cmpint (gab_force_get_present (force), ==, 4360);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_force_get_forces (force))), ==, 2);
}

/* A side that is not there, and a line that belongs to nothing, are refused. */
static void
test_refused (void)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  GabTemplate lost = { .id = (char *) "lost", .title = (char *) "Lost", .note = (char *) "", .lines = lines };
  g_autoptr (GabCampaign) campaign = new_campaign (GAB_PERIOD_NAPOLEONIC);
  g_autoptr (GPtrArray) templates = gab_template_list (GAB_PERIOD_NAPOLEONIC, NULL);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (lines, (gpointer) "unit foot of nowhere foot line men 600 | name Foot");
  g_assert_false (gab_template_add (&lost, campaign, "red", 1, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_REFERENCE);
  g_clear_error (&error);
  g_assert_false (gab_template_add (g_ptr_array_index (templates, 0), campaign, "green", 1, &error));
  g_assert_nonnull (error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/storage/templates/napoleonic", GINT_TO_POINTER (GAB_PERIOD_NAPOLEONIC), test_period);
  g_test_add_data_func ("/storage/templates/english-civil-war", GINT_TO_POINTER (GAB_PERIOD_ENGLISH_CIVIL_WAR), test_period);
  g_test_add_data_func ("/storage/templates/horse-and-musket", GINT_TO_POINTER (GAB_PERIOD_HORSE_AND_MUSKET), test_period);
  g_test_add_func ("/storage/templates/notes", test_notes);
  g_test_add_func ("/storage/templates/refused", test_refused);
  return g_test_run ();
}

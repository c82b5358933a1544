/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster from a table: columns and words guessed, faults by row, one action to put it in. */

#include "small.h"

#include "gab-csv-roster.h"

#include <string.h>

static GabCsvRoster *
roster (GabCampaign *campaign,
        const char  *force,
        const char  *text)
{
  g_autoptr (GError) error = NULL;
  GabCsvRoster *read = gab_csv_roster_new (text, strlen (text), campaign, force, &error);

  g_assert_no_error (error);
  return read;
}

static const char *
first_force (GabCampaign *campaign)
{
  g_autoptr (GabThing) force = g_list_model_get_item (G_LIST_MODEL (gab_campaign_get_forces (campaign)), 0);

  return gab_thing_get_handle (force);
}

static void
test_words (void)
{
  int count = -1;

  g_assert_cmpint (gab_csv_roster_find_column ("Regiment"), ==, GAB_CSV_ROSTER_NAME);
  g_assert_cmpint (gab_csv_roster_find_column (" STÄRKE "), ==, GAB_CSV_ROSTER_MEN);
  g_assert_cmpint (gab_csv_roster_find_column ("Brigade:"), ==, GAB_CSV_ROSTER_FORCE);
  g_assert_cmpint (gab_csv_roster_find_column ("colour"), ==, GAB_CSV_ROSTER_NOTHING);
  g_assert_cmpint (gab_csv_roster_find_kind ("light-foot"), ==, GAB_UNIT_LIGHT_FOOT);
  g_assert_cmpint (gab_csv_roster_find_kind ("Hussars"), ==, GAB_UNIT_LIGHT_HORSE);
  g_assert_cmpint (gab_csv_roster_find_kind ("Mörser"), ==, GAB_UNIT_MORTARS);
  g_assert_cmpint (gab_csv_roster_find_kind ("Trained Bands"), ==, GAB_UNIT_MILITIA);
  g_assert_cmpint (gab_csv_roster_find_kind ("elephants"), ==, -1);
  g_assert_cmpint (gab_csv_roster_find_quality (FALSE, "Line"), ==, 2);
  g_assert_cmpint (gab_csv_roster_find_quality (TRUE, "trained"), ==, 2);
  g_assert_cmpint (gab_csv_roster_find_quality (TRUE, "seasoned"), ==, 1);
  g_assert_cmpint (gab_csv_roster_find_quality (FALSE, "Garde"), ==, 4);
  g_assert_cmpint (gab_csv_roster_find_quality (FALSE, "odd"), ==, -1);
  g_assert_true (gab_csv_roster_parse_count (" 1,250 ", &count));
  g_assert_cmpint (count, ==, 1250);
  g_assert_true (gab_csv_roster_parse_count ("1.250.000", &count));
  g_assert_cmpint (count, ==, 1250000);
  g_assert_true (gab_csv_roster_parse_count ("999999999", &count));
  g_assert_cmpint (count, ==, 999999999);
  g_assert_true (gab_csv_roster_parse_count ("", &count));
  g_assert_cmpint (count, ==, 0);
  g_assert_false (gab_csv_roster_parse_count ("1000000000", &count));
  g_assert_false (gab_csv_roster_parse_count ("12.5", &count));
  g_assert_false (gab_csv_roster_parse_count ("1234,567", &count));
  g_assert_false (gab_csv_roster_parse_count ("-3", &count));
  g_assert_false (gab_csv_roster_parse_count ("7,", &count));
}

static void
test_headings (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GabCsvRoster) read =
    roster (campaign, first_force (campaign),
            "Einheit;Art;Qualität;Mann;Geschütze;Verband;Bemerkung\n"
            "Garde zu Fuß;Infanterie;Garde;1.050;;Brigade Alpha;x\n"
            "Batterie 3;;Linie;120;8;;\n");
  const GabCsvRosterRow *row;

  g_assert_true (gab_csv_roster_get_headings (read));
  g_assert_cmpint (gab_csv_roster_get_column (read, 6), ==, GAB_CSV_ROSTER_NOTHING);
  g_assert_cmpuint (gab_csv_roster_n_units (read), ==, 2);
  row = gab_csv_roster_nth (read, 0);
  g_assert_null (row->fault);
  g_assert_cmpstr (row->name, ==, "Garde zu Fuß");
  g_assert_cmpint (row->kind, ==, GAB_UNIT_FOOT);
  g_assert_cmpint (row->quality, ==, 4);
  g_assert_cmpint (row->men, ==, 1050);
  g_assert_cmpstr (row->force, ==, "Brigade Alpha");
  row = gab_csv_roster_nth (read, 1);
  g_assert_null (row->fault);
  g_assert_cmpint (row->kind, ==, GAB_UNIT_FIELD_GUNS);
  g_assert_cmpint (row->guns, ==, 8);
  g_assert_cmpuint (row->line, ==, 3);
}

static void
test_no_headings (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GabCsvRoster) read = roster (campaign, first_force (campaign),
                                          "New Model\tfoot\tveteran\t600\nTrayne\theavy guns\tline\t40\t4\n");

  g_assert_false (gab_csv_roster_get_headings (read));
  g_assert_cmpint (gab_csv_roster_get_column (read, 0), ==, GAB_CSV_ROSTER_NAME);
  g_assert_cmpint (gab_csv_roster_get_column (read, 1), ==, GAB_CSV_ROSTER_KIND);
  g_assert_cmpint (gab_csv_roster_get_column (read, 2), ==, GAB_CSV_ROSTER_QUALITY);
  g_assert_cmpint (gab_csv_roster_get_column (read, 3), ==, GAB_CSV_ROSTER_MEN);
  g_assert_cmpint (gab_csv_roster_get_column (read, 4), ==, GAB_CSV_ROSTER_GUNS);
  g_assert_cmpint (gab_csv_roster_nth (read, 1)->guns, ==, 4);
  /* The player says otherwise: men and guns change places. */
  gab_csv_roster_set_column (read, 3, GAB_CSV_ROSTER_GUNS);
  g_assert_cmpint (gab_csv_roster_get_column (read, 4), ==, GAB_CSV_ROSTER_NOTHING);
  g_assert_cmpint (gab_csv_roster_nth (read, 1)->guns, ==, 40);
  g_assert_nonnull (gab_csv_roster_nth (read, 0)->fault); /* foot serves none */
  gab_csv_roster_set_headings (read, TRUE);
  g_assert_cmpuint (gab_csv_roster_n_units (read), ==, 1);
}

static void
test_faults (void)
{
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GabCsvRoster) read = roster (campaign, first_force (campaign),
                                          "name,kind,quality,men,guns\n"
                                          ",foot,line,10,\n"
                                          "A,elephants,line,10,\n"
                                          "B,foot,odd,10,\n"
                                          "C,foot,line,many,\n"
                                          "D,foot,line,10,2\n"
                                          "E,foot,line,10,\n");
  static const char *const words[] = { "name", "elephants", "odd", "many", "guns" };

  g_assert_cmpuint (gab_csv_roster_n_good (read), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_nonnull (strstr (gab_csv_roster_nth (read, i)->fault, words[i]));
  g_assert_null (gab_csv_roster_nth (read, 5)->fault);
}

typedef struct
{
  guint units;
  int   men;
} Counted;

static void
count (GabUnit  *unit,
       gpointer  data)
{
  Counted *counted = data;

  counted->units++;
  counted->men += gab_unit_get_first (unit);
}

static Counted
count_force (GabCampaign *campaign,
             const char  *force)
{
  Counted counted = { 0 };

  gab_force_foreach_unit (GAB_FORCE (gab_campaign_find (campaign, force)), count, &counted);
  return counted;
}

static void
test_one_action (void)
{
  static const char text[] = "name,men,force,sp\nA,100,North,3\nA,250,north,4\nB,30,,\nC,7,South,\n";
  g_autoptr (GabCampaign) campaign = test_small ();
  g_autoptr (GabDocument) document = gab_document_new (campaign, NULL);
  const char *force = first_force (campaign);
  Counted before = count_force (campaign, force);
  guint inner = g_list_model_get_n_items (
    G_LIST_MODEL (gab_force_get_forces (GAB_FORCE (gab_campaign_find (campaign, force)))));
  g_autoptr (GabCsvRoster) read = roster (campaign, force, text);
  g_autoptr (GabCsvRoster) again = NULL;
  g_autoptr (GBytes) saved = test_write (campaign);
  g_autoptr (GBytes) undone = NULL;
  g_autoptr (GError) error = NULL;
  Counted after;

  g_assert_true (gab_document_do (document, gab_csv_roster_new_action (read, &error), &error));
  g_assert_no_error (error);
  after = count_force (campaign, force);
  g_assert_cmpuint (after.units - before.units, ==, 4);
  g_assert_cmpint (after.men - before.men, ==, 387);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_force_get_forces (
                      GAB_FORCE (gab_campaign_find (campaign, force))))), ==, inner + 2);
  g_assert_cmpint (count_force (campaign, "north").men, ==, 350);
  g_assert_cmpint (gab_unit_get_sp_first (GAB_UNIT (gab_campaign_find (campaign, "a-2"))), ==, 4);
  test_assert_right (campaign);
  /* Read once more, every row is there already. */
  again = roster (campaign, force, text);
  g_assert_cmpuint (gab_csv_roster_n_good (again), ==, 0);
  g_assert_null (gab_csv_roster_new_action (again, &error));
  g_assert_error (error, GAB_ERROR, GAB_ERROR_EDIT);
  g_clear_error (&error);
  g_assert_true (gab_document_undo (document, NULL, &error));
  g_assert_no_error (error);
  undone = test_write (campaign);
  g_assert_true (g_bytes_equal (saved, undone));
}

int
main (int    n_args,
      char **args)
{
  g_test_init (&n_args, &args, NULL);
  g_test_add_func ("/storage/roster/words", test_words);
  g_test_add_func ("/storage/roster/headings", test_headings);
  g_test_add_func ("/storage/roster/no-headings", test_no_headings);
  g_test_add_func ("/storage/roster/faults", test_faults);
  g_test_add_func ("/storage/roster/one-action", test_one_action);
  return g_test_run ();
}

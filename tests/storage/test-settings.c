/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings of a campaign: a number may change while nothing booked comes out otherwise; later entries use it. */

#include "small.h"

#include "gab-settings.h"

#include <string.h>

static GabDocument *
new_document (void)
{
  static const char *const lines[] = {
    "side allies", "side french", "force division of allies", "unit 45th of division foot line men 1000",
    "fortress place great of french", "work bastion trinidad of place",
    "operation battle of allies on 1812-01-02",
  };
  g_autoptr (GabCampaign) campaign = gab_campaign_new (test_tables ());
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GabThing *thing = gab_campaign_take_line (campaign, lines[i], &error);

      g_assert_no_error (error);
      if (GAB_IS_OPERATION (thing))
        g_object_set (thing, "rules", GAB_OPERATION_AT_THE_TABLE, NULL);
    }
  gab_campaign_open_books (campaign, &error);
  g_assert_no_error (error);
  return gab_document_new (campaign, NULL);
}

static void
give (GabDocument *document,
      const char  *line)
{
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_dice_init_typed (&dice, NULL, 0);
  gab_document_order (document, NULL, line, &dice, NULL, line, &error);
  g_assert_no_error (error);
}

/* Sets one number as the window does. */
static gboolean
set (GabDocument  *document,
     const char   *name,
     guint         nth,
     gint32        value,
     GError      **error)
{
  GabCampaign *campaign = gab_document_get_campaign (document);
  GabAction *action = gab_action_new ("Settings");
  g_autoptr (GabTables) tables = NULL;
  GabSettings settings;

  gab_settings_read (campaign, &settings);
  settings.values[gab_settings_find (name)][nth] = value;
  tables = gab_settings_new_tables (campaign, &settings);
  gab_action_add_tables (action, tables);
  return gab_document_do (document, action, error);
}

static void
assert_set (GabDocument *document,
            const char  *name,
            guint        nth,
            gint32       value)
{
  g_autoptr (GError) error = NULL;
  GabSettings settings;

  set (document, name, nth, value, &error);
  g_assert_no_error (error);
  gab_settings_read (gab_document_get_campaign (document), &settings);
  g_assert_cmpint (settings.values[gab_settings_find (name)][nth], ==, value);
}

/* It is refused with a sentence that says @what, and nothing has changed. */
static void
assert_kept (GabDocument *document,
             const char  *name,
             guint        nth,
             gint32       value,
             const char  *what)
{
  g_autoptr (GBytes) before = test_write (gab_document_get_campaign (document));
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (set (document, name, nth, value, &error));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, what));
  after = test_write (gab_document_get_campaign (document));
  g_assert_true (g_bytes_equal (before, after));
}

static int
present (GabDocument *document)
{
  return gab_thing_get_number (gab_campaign_find (gab_document_get_campaign (document), "45th"), "present");
}

static void
finish (GabDocument *document)
{
  test_assert_right (gab_document_get_campaign (document));
  g_assert_finalize_object (document);
}

/* CA-6: what comes back is by the share that is in force when it comes. */
static void
test_share (void)
{
  GabDocument *document = new_document ();

  give (document, "result battle lost on 1812-01-03 losses 45th:0:40:0:0");
  assert_set (document, "recovery-loser", 1, 2);
  give (document, "advance to 1812-01-10");
  give (document, "recover battle");
  g_assert_cmpint (present (document), ==, 980);
  assert_kept (document, "recovery-loser", 1, 4, "Entry 3 of 10 January 1812 (recover battle)");
  /* Another share that comes to as many men, and one that nobody has had. */
  assert_set (document, "recovery-winner-moves-on", 1, 9);
  gab_document_undo (document, NULL, NULL);
  gab_document_undo (document, NULL, NULL);
  assert_set (document, "recovery-loser", 1, 4);
  give (document, "recover battle");
  g_assert_cmpint (present (document), ==, 970);
  finish (document);
}

/* Both boundaries: 40 of 160 and 41 of 160 are 10 men of 40, 44 of 160 are 11. */
static void
test_share_that_comes_to_the_same (void)
{
  GabDocument *document = new_document ();

  give (document, "result battle lost on 1812-01-03 losses 45th:0:40:0:0");
  give (document, "advance to 1812-01-10");
  give (document, "recover battle");
  g_assert_cmpint (present (document), ==, 970);
  {
    GabCampaign *campaign = gab_document_get_campaign (document);
    static const struct { gint32 upper; gboolean good; } cases[] = { { 39, FALSE }, { 40, TRUE }, { 43, TRUE }, { 44, FALSE } };

    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        GabAction *action = gab_action_new ("Settings");
        g_autoptr (GabTables) tables = NULL;
        GabSettings settings;
        int loser = gab_settings_find ("recovery-loser");

        gab_settings_read (campaign, &settings);
        settings.values[loser][0] = cases[i].upper;
        settings.values[loser][1] = 160;
        tables = gab_settings_new_tables (campaign, &settings);
        gab_action_add_tables (action, tables);
        g_assert_cmpint (gab_document_do (document, action, NULL), ==, cases[i].good);
      }
  }
  finish (document);
}

/* CA-6: an entry that was due may be due earlier, not later than it was booked. */
static void
test_days (void)
{
  GabDocument *document = new_document ();

  give (document, "result battle lost on 1812-01-03 losses 45th:0:40:0:0");
  give (document, "advance to 1812-01-12");
  give (document, "recover battle");
  assert_set (document, "recovery-days", 0, 9);
  assert_kept (document, "recovery-days", 0, 10, "recover battle");
  assert_set (document, "recovery-days", 0, 0);
  finish (document);
}

/* CA-8: days that have gone by have repaired what they have, even where it is all one in the end. */
static void
test_repair (void)
{
  GabDocument *document = new_document ();

  give (document, "result battle lost on 1812-01-02");
  give (document, "damage trinidad:3");
  assert_set (document, "repair-points-a-day", 0, 1);
  give (document, "advance 1");
  give (document, "advance 5");
  assert_kept (document, "repair-points-a-day", 0, 0, "Entry 3");
  assert_kept (document, "repair-points-a-day", 0, 2, "Entry 3");
  finish (document);

  document = new_document ();
  give (document, "result battle lost on 1812-01-02");
  give (document, "damage trinidad:1");
  assert_set (document, "repair-points-a-day", 0, 1);
  give (document, "advance 1");
  assert_set (document, "repair-points-a-day", 0, 1000);
  finish (document);
}

/* CA-5: what a storm cost was split as it was split; a split of nothing cannot stand. */
static void
test_split (void)
{
  g_autoptr (GabCampaign) small = test_small ();
  GabDocument *document = gab_document_new (small, NULL);

  assert_kept (document, "split-killed-wounded-missing", 0, 60, "Storm");
  /* The scales of later operations are free. */
  assert_set (document, "men-a-base-foot", 0, 500);
  g_clear_object (&small);
  finish (document);

  document = new_document ();
  assert_set (document, "split-killed-wounded-missing", 1, 0);
  assert_set (document, "split-killed-wounded-missing", 2, 0);
  assert_kept (document, "split-killed-wounded-missing", 0, 0, "CA-5");
  assert_kept (document, "split-killed-wounded-missing", 0, -1, "");
  assert_kept (document, "sp-return", 0, 3, "");
  assert_set (document, "sp-return", 0, 2);
  finish (document);
}

/* The file has the numbers; undone, it is what it was. */
static void
test_saved (void)
{
  GabDocument *document = new_document ();
  g_autoptr (GBytes) before = test_write (gab_document_get_campaign (document));
  g_autoptr (GBytes) changed = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GabCampaign) read = NULL;
  GabSettings settings;

  assert_set (document, "recovery-days", 0, 12);
  assert_set (document, "split-killed-wounded-missing", 1, 40);
  changed = test_write (gab_document_get_campaign (document));
  read = test_read (changed);
  gab_settings_read (read, &settings);
  g_assert_cmpint (settings.values[gab_settings_find ("recovery-days")][0], ==, 12);
  g_assert_cmpint (settings.values[gab_settings_find ("split-killed-wounded-missing")][1], ==, 40);
  g_assert_cmpstr (gab_settings_title (read, 6), ==, "A share of the losses recovers");
  g_assert_cmpstr (gab_settings_ruling (read, 6), !=, "");
  g_assert_true (gab_document_undo (document, NULL, NULL));
  g_assert_true (gab_document_undo (document, NULL, NULL));
  again = test_write (gab_document_get_campaign (document));
  g_assert_true (g_bytes_equal (before, again));
  finish (document);
}

/* A side's view that was taken before goes on with the numbers it was taken with. */
static void
test_masked (void)
{
  GabDocument *document = new_document ();
  g_autoptr (GabCampaign) view = gab_campaign_new_masked (gab_document_get_campaign (document), 0);
  GabSettings settings;

  for (int days = 20; days < 30; days++)
    assert_set (document, "recovery-days", 0, days);
  gab_settings_read (view, &settings);
  g_assert_cmpint (settings.values[gab_settings_find ("recovery-days")][0], ==, 7);
  g_clear_object (&view);
  finish (document);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/books/CA-6/settings/share", test_share);
  g_test_add_func ("/books/CA-6/settings/same-share", test_share_that_comes_to_the_same);
  g_test_add_func ("/books/CA-6/settings/days", test_days);
  g_test_add_func ("/books/CA-8/settings/repair", test_repair);
  g_test_add_func ("/books/CA-5/settings/split", test_split);
  g_test_add_func ("/storage/settings/saved", test_saved);
  g_test_add_func ("/storage/settings/masked", test_masked);
  return g_test_run ();
}

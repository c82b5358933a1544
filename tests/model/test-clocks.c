/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sieges and battles on their own clocks (CA-10). */

#include "model.h"

#include "gab-clocks.h"
#include "gab-mustering.h"

typedef struct
{
  GabDocument  *document;
  GabCampaign  *campaign;
  GabOperation *siege; /* at its second turn, a day after it was begun */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GabCampaign) campaign = model_campaign ();

  fixture->document = gab_document_new (campaign, NULL);
  fixture->campaign = campaign;
  fixture->siege = model_add_siege (fixture->document);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->document);
}

static int
ahead (Fixture      *fixture,
       GabOperation *operation)
{
  GabClock clock;

  gab_clock_read (fixture->campaign, operation, &clock);
  return clock.ahead;
}

/* The day of the siege is that of its turn: ahead, level with the date, then behind it. */
static void
test_ahead_and_behind (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (GArray) clocks = gab_clocks_new (fixture->campaign);
  const GabClock *clock = &g_array_index (clocks, GabClock, 0);

  g_assert_cmpuint (clocks->len, ==, 1);
  g_assert_true (clock->operation == fixture->siege);
  g_assert_cmpint (clock->turn, ==, 2);
  g_assert_cmpint (clock->day, ==, gab_operation_get_begins (fixture->siege) + 1);
  g_assert_false (clock->over);
  g_assert_cmpint (clock->ahead, ==, 1);
  model_play (fixture->document, "", "advance 1");
  g_assert_cmpint (ahead (fixture, fixture->siege), ==, 0);
  model_play (fixture->document, "", "advance 1");
  g_assert_cmpint (ahead (fixture, fixture->siege), ==, -1);
}

/* Two clocks run apart; what has been booked has none. */
static void
test_several (Fixture       *fixture,
              gconstpointer  data)
{
  GabOperation *storm;
  g_autoptr (GArray) both = NULL;
  g_autoptr (GArray) one = NULL;

  model_play (fixture->document, "", "advance 3");
  storm = model_add_storm (fixture->document, "storm");
  both = gab_clocks_new (fixture->campaign);
  g_assert_cmpuint (both->len, ==, 2);
  g_assert_cmpint (ahead (fixture, fixture->siege), ==, -2);
  g_assert_cmpint (ahead (fixture, storm), ==, 0);
  model_play (fixture->document, "", "close siege drawn on 1812-01-04");
  one = gab_clocks_new (fixture->campaign);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_true (g_array_index (one, GabClock, 0).operation == storm);
}

/* "Until something is due" stops at the siege's day, once it is ahead, and nowhere when it is not. */
static void
test_next_due (Fixture       *fixture,
               gconstpointer  data)
{
  gint32 begins = gab_operation_get_begins (fixture->siege);

  g_assert_cmpint (gab_clocks_next_due (fixture->campaign), ==, begins + 1);
  model_play (fixture->document, "", "advance 1");
  g_assert_cmpint (gab_clocks_next_due (fixture->campaign), ==, 0);
  /* A commander who will be fit again is due too, the earlier of the two first. */
  model_play (fixture->document, "", "leader picton wounded until 1812-02-01");
  g_assert_cmpint (gab_clocks_next_due (fixture->campaign), >, begins + 2);
  model_play (fixture->document, "siege", "end\nend\nend\npass\nend\nend");
  g_assert_cmpint (gab_clocks_next_due (fixture->campaign), ==, begins + 2);
}

/* Days and turns stand on the table: every viewer reads the same clock. */
static void
test_masked (Fixture       *fixture,
             gconstpointer  data)
{
  for (int viewer = GAB_VIEWER_TABLE; viewer < 2; viewer++)
    {
      g_autoptr (GabCampaign) masked = gab_campaign_new_masked (fixture->campaign, viewer);
      g_autoptr (GArray) clocks = gab_clocks_new (masked);

      g_assert_cmpuint (clocks->len, ==, 1);
      g_assert_cmpint (g_array_index (clocks, GabClock, 0).turn, ==, 2);
      g_assert_cmpint (g_array_index (clocks, GabClock, 0).ahead, ==, 1);
      g_assert_cmpint (gab_clocks_next_due (masked), ==, gab_clocks_next_due (fixture->campaign));
    }
}

static void
add_record (GabOperation *operation,
            gint32        day,
            gboolean      struck)
{
  GabRecord record = { .line = "summon", .day = day, .struck = struck };

  g_ptr_array_add (gab_operation_get_records (operation), gab_record_copy (&record));
}

/* What has not been opened says what stands beside its last good order, else its first day. */
static void
test_unopened (Fixture       *fixture,
               gconstpointer  data)
{
  gint32 date = gab_campaign_get_day (fixture->campaign);
  g_autoptr (GabOperation) storm = gab_operation_new ("later", "storming", "allies", "place", date + 4, 1);
  GabClock clock;

  g_assert_cmpint (ahead (fixture, storm), ==, 4);
  add_record (storm, date + 6, FALSE);
  add_record (storm, date + 9, TRUE);
  gab_clock_read (fixture->campaign, storm, &clock);
  g_assert_cmpint (clock.ahead, ==, 6);
  g_assert_cmpint (clock.turn, ==, 0);
}

/* A session that shows the overview has read the clocks; it says so once. */
static void
test_session_opens (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GabSession) session = gab_session_new (fixture->document);
  g_autoptr (GabOperation) storm = gab_operation_new ("storm", "storming", "allies", "place",
                                                      gab_campaign_get_day (fixture->campaign), 1);
  g_autoptr (GPtrArray) forces = g_ptr_array_new ();

  g_ptr_array_add (forces, (gpointer) "division");
  gab_mustering_fill (fixture->campaign, storm, forces, NULL);
  gab_session_set_page (session, GAB_PAGE_LOG);
  gab_campaign_insert (fixture->campaign, GAB_THING (storm), -1);
  g_assert_null (gab_operation_get_log (storm));
  gab_session_set_page (session, GAB_PAGE_OVERVIEW);
  g_assert_nonnull (gab_operation_get_log (storm));
  g_assert_false (gab_clocks_open (fixture->campaign));
}

#define ADD(path, test) g_test_add ("/model/clocks" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/CA-10/ahead-and-behind", test_ahead_and_behind);
  ADD ("/CA-10/several", test_several);
  ADD ("/CA-10/next-due", test_next_due);
  ADD ("/CA-10/masked", test_masked);
  ADD ("/CA-10/unopened", test_unopened);
  ADD ("/CA-10/session-opens", test_session_opens);
  return g_test_run ();
}

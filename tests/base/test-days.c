/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Days: both calendars, there and back over all of them (CA-9). */

#include "gab-days.h"

static gint32
day (GabCalendar calendar,
     const char *text)
{
  g_autoptr (GError) error = NULL;
  gint32 number = 0;

  gab_day_parse (text, calendar, &number, &error);
  g_assert_no_error (error);
  return number;
}

static void
test_known (void)
{
  /* The Julian day numbers of noon. */
  g_assert_cmpint (day (GAB_NEW_STYLE, "2000-01-01"), ==, 2451545);
  g_assert_cmpint (day (GAB_NEW_STYLE, "1858-11-17"), ==, 2400001);
  g_assert_cmpint (day (GAB_OLD_STYLE, "1643-07-08"), ==, day (GAB_NEW_STYLE, "1643-07-18"));
  g_assert_cmpint (day (GAB_OLD_STYLE, "1700-02-28"), ==, day (GAB_NEW_STYLE, "1700-03-10"));
  g_assert_cmpint (day (GAB_OLD_STYLE, "1700-02-29"), ==, day (GAB_NEW_STYLE, "1700-03-11"));
  g_assert_cmpint (day (GAB_OLD_STYLE, "1700-03-01"), ==, day (GAB_NEW_STYLE, "1700-03-12"));
  g_assert_cmpint (day (GAB_OLD_STYLE, "1752-09-02"), ==, day (GAB_NEW_STYLE, "1752-09-13"));
  g_assert_cmpint (day (GAB_OLD_STYLE, "1645-06-14") + 1, ==, day (GAB_OLD_STYLE, "1645-06-15"));
}

/* Every day from first to last follows the one before and reads back as it is written. */
static void
test_round_trip (gconstpointer data)
{
  GabCalendar calendar = GPOINTER_TO_INT (data);
  gint32 first = day (GAB_NEW_STYLE, "1600-01-01"), last = day (GAB_NEW_STYLE, "2199-12-31");
  int before = 0;

  for (gint32 number = first; number <= last; number++)
    {
      int y, m, d;

      gab_day_to_date (number, calendar, &y, &m, &d);
      g_assert_cmpint (gab_day_from_date (calendar, y, m, d), ==, number);
      g_assert_cmpint (y * 10000 + m * 100 + d, >, before);
      before = y * 10000 + m * 100 + d;
      if (number % 37 == 0 || number < first + 20 || number > last - 20)
        {
          g_autofree char *text = gab_day_format_input (number, calendar);

          g_assert_cmpint (day (calendar, text), ==, number);
        }
    }
}

static void
test_iso (void)
{
  g_autofree char *text = gab_day_format_iso (day (GAB_OLD_STYLE, "1643-07-08"));
  gint32 number;

  g_assert_cmpstr (text, ==, "1643-07-18");
  g_assert_true (gab_day_parse_iso (text, &number, NULL));
  g_assert_cmpint (number, ==, day (GAB_NEW_STYLE, "1643-07-18"));
}

static void
test_bad (void)
{
  static const struct
  {
    GabCalendar calendar;
    const char *text;
  } bad[] = {
    { GAB_NEW_STYLE, "" },
    { GAB_NEW_STYLE, "1700-02-29" },
    { GAB_NEW_STYLE, "1812-02-30" },
    { GAB_OLD_STYLE, "1701-02-29" },
    { GAB_NEW_STYLE, "1812-00-10" },
    { GAB_NEW_STYLE, "1812-13-10" },
    { GAB_NEW_STYLE, "1812-04-31" },
    { GAB_NEW_STYLE, "1812-04-00" },
    { GAB_NEW_STYLE, "1599-12-31" },
    { GAB_NEW_STYLE, "2200-01-01" },
    { GAB_OLD_STYLE, "1599-12-21" },
    { GAB_OLD_STYLE, "2199-12-31" },
    { GAB_NEW_STYLE, "1812-4-1" },
    { GAB_NEW_STYLE, "1812-04-011" },
    { GAB_NEW_STYLE, " 1812-04-01" },
    { GAB_NEW_STYLE, "1812/04/01" },
    { GAB_NEW_STYLE, "-812-04-01" },
    { GAB_NEW_STYLE, "yesterday" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      gint32 number = 5;

      g_assert_false (gab_day_parse (bad[i].text, bad[i].calendar, &number, &error));
      g_assert_error (error, GAB_ERROR, GAB_ERROR_DATE);
      g_assert_cmpint (number, ==, 0);
    }
}

static void
test_words (void)
{
  gint32 number = day (GAB_NEW_STYLE, "1643-07-18");
  g_autofree char *old_style = gab_day_format (number, GAB_OLD_STYLE);
  g_autofree char *new_style = gab_day_format (number, GAB_NEW_STYLE);
  g_autofree char *brief = gab_day_format_short (number, GAB_OLD_STYLE);

  g_assert_cmpstr (old_style, ==, "8 July 1643");
  g_assert_cmpstr (new_style, ==, "18 July 1643");
  g_assert_cmpstr (brief, ==, "8 July");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/days/CA-9/known", test_known);
  g_test_add_data_func ("/base/days/CA-9/round-trip/new-style", GINT_TO_POINTER (GAB_NEW_STYLE), test_round_trip);
  g_test_add_data_func ("/base/days/CA-9/round-trip/old-style", GINT_TO_POINTER (GAB_OLD_STYLE), test_round_trip);
  g_test_add_func ("/base/days/CA-9/iso", test_iso);
  g_test_add_func ("/base/days/CA-9/bad", test_bad);
  g_test_add_func ("/base/days/words", test_words);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The charts of a siege: figures by turn, in words too, and none that is another's secret. */

#include "gab-siege-charts.h"
#include "siege-desk.h"

#include <string.h>

static GabSiegeCharts *
charts_of (GabWindow *window)
{
  GabSession *session = gab_window_get_session (window);

  return GAB_SIEGE_CHARTS (gab_siege_charts_new (GTK_WINDOW (window), gab_session_get_campaign (session),
                                                 GAB_OPERATION (gab_session_get_shown (session))));
}

static void
assert_says (const char *text,
             const char *words)
{
  if (strstr (text, words) == NULL)
    g_error ("\"%s\" is not told:\n%s", words, text);
}

/* The value of a line at the end of a turn; -1 where it has none. */
static gint64
value_of (const GabChart *chart,
          const char     *name,
          int             turn)
{
  for (guint i = 0; i < chart->series->len; i++)
    {
      const GabChartSeries *series = g_ptr_array_index (chart->series, i);

      for (guint n = 0; g_str_equal (series->name, name) && n < series->points->len; n++)
        if (g_array_index (series->points, GabChartPoint, n).day == turn)
          return g_array_index (series->points, GabChartPoint, n).value;
    }
  return -1;
}

/* Eight units on the first day and four on the next; rounds go down where there was fire. */
static void
test_figures (void)
{
  GabWindow *window = desk_sample ();
  g_autoptr (GabSiegeFigures) figures = NULL;
  GabSession *session;

  if (window == NULL)
    return;
  siege_begin (window);
  siege_place (window);
  siege_dig (window);
  session = gab_window_get_session (window);
  figures = gab_siege_figures_new (gab_session_get_campaign (session), GAB_OPERATION (gab_session_get_shown (session)));
  for (guint i = 0; i < gab_siege_figures_n_charts (); i++)
    {
      g_autoptr (GabChart) chart = gab_siege_figures_chart (figures, i);

      if (g_str_equal (chart->title, "Trenches dug"))
        {
          g_assert_cmpint (value_of (chart, "Units of trench dug", 1), ==, 8);
          g_assert_cmpint (value_of (chart, "Units of trench dug", 2), ==, 12);
          g_assert_cmpint (value_of (chart, "Units of trench dug", 3), ==, 14);
        }
      else if (g_str_equal (chart->title, "Rounds"))
        {
          g_assert_cmpint (value_of (chart, "The besieger’s rounds", 1), ==, 250);
          g_assert_cmpint (value_of (chart, "The defender’s rounds", 6), ==, siege_state (window)->rounds[1]);
        }
      else if (g_str_equal (chart->title, "Sections of infantry"))
        g_assert_cmpint (value_of (chart, "The besieger’s sections", 1), ==, 50);
      else if (g_str_equal (chart->title, "Damage by work"))
        g_assert_true (gab_chart_is_empty (chart));
    }
  desk_close (window);
}

static GabChart *
outlook_of (GabWindow *window)
{
  GabSession *session = gab_window_get_session (window);
  g_autoptr (GabSiegeFigures) figures = gab_siege_figures_new (gab_session_get_campaign (session),
                                                              GAB_OPERATION (gab_session_get_shown (session)));

  return gab_siege_figures_chart (figures, gab_siege_figures_n_charts () - 1);
}

/* FS-44: what may come of the guns that stand there rises turn by turn to at most 100; without guns there is nothing. */
static void
test_outlook (void)
{
  GabWindow *window = desk_sample ();
  g_autoptr (GabChart) before = NULL, after = NULL, hidden = NULL;
  gint64 last = 0;

  if (window == NULL)
    return;
  siege_begin (window);
  siege_place (window);
  before = outlook_of (window);
  g_assert_true (gab_chart_is_empty (before));
  siege_dig (window);
  after = outlook_of (window);
  g_assert_false (gab_chart_is_empty (after));
  {
    const GArray *points = ((const GabChartSeries *) g_ptr_array_index (after->series, 0))->points;

    g_assert_cmpuint (points->len, >, 1);
    for (guint i = 0; i < points->len; i++)
      {
        const GabChartPoint *point = &g_array_index (points, GabChartPoint, i);

        g_assert_cmpint (point->value, >=, last);
        g_assert_cmpint (point->value, <=, 100);
        last = point->value;
      }
    g_assert_cmpint (last, >, 0);
  }
  gab_session_set_viewer (gab_window_get_session (window), 1); /* who does not know the besieger's rounds */
  desk_settle ();
  hidden = outlook_of (window);
  g_assert_true (gab_chart_is_empty (hidden));
  desk_close (window);
}

/* The window opens from the page, says what it draws, and closes. */
static void
test_window (void)
{
  GabWindow *window = desk_sample ();
  GabSiegeCharts *charts;
  g_autofree char *text = NULL;

  if (window == NULL)
    return;
  siege_begin (window);
  siege_place (window);
  siege_dig (window);
  charts = charts_of (window);
  gtk_window_present (GTK_WINDOW (charts));
  desk_settle ();
  text = gab_siege_charts_dup_text (charts);
  assert_says (text, "Units of trench dug: 8 on turn 1");
  assert_says (text, "Damage by work: nothing to show yet.");
  assert_says (text, "Points for the besieger");
  assert_says (text, "Score as it stands: +0");
  gtk_window_destroy (GTK_WINDOW (charts));
  desk_close (window);
}

/* A side does not see the other's rounds, nor the table either's (FS-5). */
static void
test_secrets (void)
{
  GabWindow *window = desk_sample ();
  static const struct { int viewer; gboolean besieger, defender; } views[] = {
    { 0, TRUE, FALSE }, { 1, FALSE, TRUE }, { GAB_VIEWER_TABLE, FALSE, FALSE },
  };

  if (window == NULL)
    return;
  siege_begin (window);
  siege_place (window);
  siege_order (window, "set rounds-defender 7919");
  siege_order (window, "set rounds-besieger 7907");
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GabSiegeCharts *charts;
      g_autofree char *text = NULL;

      gab_session_set_viewer (gab_window_get_session (window), views[i].viewer);
      desk_settle ();
      charts = charts_of (window);
      text = gab_siege_charts_dup_text (charts);
      g_assert_true ((strstr (text, "7907") != NULL) == views[i].besieger);
      g_assert_true ((strstr (text, "7919") != NULL) == views[i].defender);
      gtk_window_destroy (GTK_WINDOW (charts));
    }
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-charts/figures", test_figures);
  g_test_add_func ("/views/siege-charts/FS-44/outlook", test_outlook);
  g_test_add_func ("/views/siege-charts/window", test_window);
  g_test_add_func ("/views/siege-charts/FS-5/secrets", test_secrets);
  return g_test_run ();
}

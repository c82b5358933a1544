/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The eyes that looked at a campaign look at it the next evening: no end of the program makes a side the umpire. */

#include "evening.h"
#include "gab-curtain.h"

#define MASKED_PAGE "3rd-division"

static GabDialogsScript script;

static guint
count_secrets (GabWindow *window)
{
  return desk_says (GTK_WIDGET (window), "45th");
}

/* The eyes that looked look again, and who held them holds them: no way round the curtain. */
static void
test_masked (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  desk_act_on (evening.window, "win.show-page", MASKED_PAGE);
  g_assert_cmpuint (count_secrets (evening.window), >, 0);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.viewer", "i", 1);
  desk_settle ();
  evening_next (&evening);
  g_assert_cmpint (gab_session_get_viewer (evening_session (&evening)), ==, 1);
  g_assert_cmpuint (count_secrets (evening.window), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.viewer", "i", GAB_VIEWER_UMPIRE);
  desk_settle ();
  g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (evening.window)));
  evening_end (&evening);
}

/* A side that looks with the table's eyes is no umpire the next evening. */
static void
test_table (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.viewer", "i", 1);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.viewer", "i", GAB_VIEWER_TABLE);
  desk_settle ();
  evening_next (&evening);
  g_assert_cmpint (gab_session_get_viewer (evening_session (&evening)), ==, GAB_VIEWER_TABLE);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.viewer", "i", GAB_VIEWER_UMPIRE);
  g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (evening.window)));
  evening_end (&evening);
}

/* However soon after it the program ends. */
static void
test_masked_crash (void)
{
  static const char *const actions[] = { "win.viewer", "win.hand-over" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      Evening evening = { NULL, NULL, NULL };

      evening_open (&evening, DESK_SAMPLE);
      desk_act_on (evening.window, "win.show-page", MASKED_PAGE);
      gtk_widget_activate_action (GTK_WIDGET (evening.window), actions[i], "i", 1);
      gtk_window_destroy (GTK_WINDOW (evening.window));
      g_assert_true (evening_begin (&evening));
      g_assert_cmpint (gab_session_get_viewer (evening_session (&evening)), ==, i == 0 ? 1 : GAB_VIEWER_TABLE);
      g_assert_cmpint (GAB_IS_CURTAIN (gab_window_get_page (evening.window)), ==, i == 1);
      evening_end (&evening);
    }
}

/* The curtain that was down is down, for the same player. */
static void
test_curtain (void)
{
  Evening evening = { NULL, NULL, NULL };

  evening_open (&evening, DESK_SAMPLE);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.hand-over", "i", 1);
  desk_settle ();
  evening_next (&evening);
  g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (evening.window)));
  g_assert_cmpstr (gab_curtain_get_who (GAB_CURTAIN (gab_window_get_page (evening.window))), ==, "French");
  g_assert_cmpuint (count_secrets (evening.window), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.take-over", NULL);
  g_assert_cmpint (gab_session_get_viewer (evening_session (&evening)), ==, 1);
  evening_end (&evening);
}

/* Of a side that is no more: the curtain, and nobody's eyes behind it. */
static void
test_side_gone (void)
{
  static const char *const keys[] = { "last-viewer", "last-holder" };
  g_autoptr (GSettings) settings = g_settings_new ("org.gabion.Gabion");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      Evening evening = { NULL, NULL, NULL };

      evening_open (&evening, DESK_SAMPLE);
      gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.viewer", "i", 1);
      desk_settle ();
      evening_close (&evening);
      g_settings_set_string (settings, keys[i], "venetians");
      g_assert_true (evening_begin (&evening));
      g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (evening.window)));
      g_assert_cmpint (gab_session_get_viewer (evening_session (&evening)), ==, GAB_VIEWER_TABLE);
      evening_end (&evening);
    }
}

/* Kept by the side's handle, not by its number. */
static void
test_by_handle (void)
{
  Evening evening = { NULL, NULL, NULL };
  g_autoptr (GSettings) settings = g_settings_new ("org.gabion.Gabion");
  g_autofree char *eyes = NULL;

  evening_open (&evening, DESK_SAMPLE);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.viewer", "i", 1);
  desk_settle ();
  evening_close (&evening);
  eyes = g_settings_get_string (settings, "last-viewer");
  g_assert_cmpstr (eyes, ==, "french");
  g_settings_set_string (settings, "last-viewer", "allies");
  g_settings_set_string (settings, "last-holder", "allies");
  g_assert_true (evening_begin (&evening));
  g_assert_cmpint (gab_session_get_viewer (evening_session (&evening)), ==, 0);
  evening_end (&evening);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  evening_find_settings ();
  if (!desk_begin ())
    return 77;
  gab_dialogs_follow_script (&script);
  g_test_add_func ("/views/place-eyes/masked", test_masked);
  g_test_add_func ("/views/place-eyes/masked-crash", test_masked_crash);
  g_test_add_func ("/views/place-eyes/table", test_table);
  g_test_add_func ("/views/place-eyes/curtain", test_curtain);
  g_test_add_func ("/views/place-eyes/side-gone", test_side_gone);
  g_test_add_func ("/views/place-eyes/by-handle", test_by_handle);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page: samples with what they are, recent files, and a new campaign. */

#include "gab-sample.h"
#include "gab-start-page.h"
#include "window-desk.h"

#include <string.h>

/* Each sample says what it is, in one sentence, and all of them together within 20 ms. */
static void
test_samples (void)
{
  static const char *const names[] = { "badajoz-1812", "peninsula-1812", "standard-siege" };
  gint64 begun = g_get_monotonic_time ();
  g_autoptr (GPtrArray) samples = gab_sample_list ();
  gint64 taken = g_get_monotonic_time () - begun;

  g_assert_cmpuint (samples->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < samples->len; i++)
    {
      const GabSample *sample = g_ptr_array_index (samples, i);

      g_assert_cmpstr (sample->sample, ==, names[i]);
      g_assert_cmpstr (sample->title, !=, sample->sample);
      g_assert_true (g_str_has_suffix (sample->line, "."));
      g_assert_null (strstr (sample->line, ". "));
    }
  if (g_test_perf () || g_getenv ("GABION_TEST_UNDER") == NULL)
    g_assert_cmpint (taken, <, 20000);
}

static GtkWidget *
find_row (GtkWidget  *root,
          const char *target)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GVariant *value = GTK_IS_BUTTON (child) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child)) : NULL;
      GtkWidget *found;

      if (value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_STRING) &&
          g_str_equal (g_variant_get_string (value, NULL), target))
        return child;
      found = find_row (child, target);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Nothing is open: every sample is a button that says what it is, and opens it. */
static void
test_opens (void)
{
  GabWindow *window = desk_window ();
  GtkWidget *page = desk_find (GTK_WIDGET (window), GAB_TYPE_START_PAGE, NULL);
  GtkWidget *row = find_row (page, "standard-siege");

  g_assert_true (desk_says (page, "The siege that the rules describe"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A standard siege. The siege that the rules describe, with nobody’s men, "
                                       "played by hand to a breach.");
  g_signal_emit_by_name (row, "clicked");
  desk_settle ();
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (gab_session_get_campaign (gab_window_get_session (window)))), ==,
                   "A standard siege");
  desk_close (window);
}

static gboolean
is_listed (gpointer data)
{
  return desk_says (data, "Walcheren.gabion");
}

/* A file that was open of late is offered, one that is gone is not. */
static void
test_recent (void)
{
  GabWindow *window = desk_window ();
  GtkWidget *page = desk_find (GTK_WIDGET (window), GAB_TYPE_START_PAGE, NULL);
  g_autofree char *path = desk_path ("Walcheren.gabion");
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *gone = g_strconcat (uri, "-gone.gabion", NULL);
  GtkRecentData data = { .mime_type = (char *) "application/vnd.gabion.campaign+xml", .app_name = (char *) "Gabion",
                         .app_exec = (char *) "gabion %u" };

  g_assert_false (gtk_widget_get_visible (desk_find (page, GTK_TYPE_LABEL, "recent_heading")));
  g_file_set_contents (path, "x", 1, NULL);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), gone, &data);
  g_assert_true (desk_wait_for (is_listed, page));
  g_assert_true (gtk_widget_get_visible (desk_find (page, GTK_TYPE_LABEL, "recent_heading")));
  g_assert_nonnull (find_row (page, path));
  g_assert_false (desk_says (page, "gone"));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;

  g_test_add_func ("/views/start-page/samples", test_samples);
  g_test_add_func ("/views/start-page/opens", test_opens);
  g_test_add_func ("/views/start-page/recent", test_recent);
  return g_test_run ();
}

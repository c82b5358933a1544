/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page: samples with what they are, recent files, and a new campaign. */

#include "gab-opening.h"
#include "gab-sample.h"
#include "gab-start-page.h"
#include "gab-storage.h"
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
is_not_listed (gpointer data)
{
  return !desk_says (data, "gone.gabion");
}

static gboolean
is_listed (gpointer data)
{
  return desk_says (data, "Walcheren.gabion");
}

/* A file that was open of late is offered; of one that is gone it is said so, until it is taken off the list. */
static void
test_recent (void)
{
  GabWindow *window = desk_window ();
  GtkWidget *page = desk_find (GTK_WIDGET (window), GAB_TYPE_START_PAGE, NULL);
  g_autofree char *path = desk_path ("Walcheren.gabion");
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *gone = g_strconcat (uri, "-gone.gabion", NULL);
  g_autofree char *gone_path = g_strconcat (path, "-gone.gabion", NULL);
  GtkWidget *row;
  GtkRecentData data = { .mime_type = (char *) "application/vnd.gabion.campaign+xml", .app_name = (char *) "Gabion",
                         .app_exec = (char *) "gabion %u" };

  g_assert_false (gtk_widget_get_visible (desk_find (page, GTK_TYPE_LABEL, "recent_heading")));
  g_file_set_contents (path, "x", 1, NULL);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), gone, &data);
  g_assert_true (desk_wait_for (is_listed, page));
  g_assert_true (gtk_widget_get_visible (desk_find (page, GTK_TYPE_LABEL, "recent_heading")));
  g_assert_nonnull (find_row (page, path));
  g_assert_null (find_row (page, gone_path));
  g_assert_true (desk_says (page, "No longer in "));
  row = find_row (page, gone);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Take Walcheren.gabion-gone.gabion off the list");
  g_signal_emit_by_name (row, "clicked");
  g_assert_true (desk_wait_for (is_not_listed, page));
  g_assert_true (is_listed (page));
  g_assert_false (gtk_recent_manager_has_item (gtk_recent_manager_get_default (), gone));
  desk_close (window);
}

/* What is opened is added to the list of the desktop, and offered by the next window and in its menu. */
static void
test_added (void)
{
  GabWindow *window = desk_window ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GabDocument) document = gab_opening_sample ("standard-siege", &error);
  g_autofree char *path = desk_path ("Flushing.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  GtkWidget *page;

  g_assert_no_error (error);
  g_assert_true (gab_storage_save (gab_document_get_campaign (document), path, &error));
  g_assert_true (gab_window_open_file (window, file));
  desk_close (window);
  g_assert_true (gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri));
  window = desk_window ();
  page = desk_find (GTK_WIDGET (window), GAB_TYPE_START_PAGE, NULL);
  g_assert_nonnull (find_row (page, path));
  g_signal_emit_by_name (find_row (page, path), "clicked");
  desk_settle ();
  g_assert_true (gab_window_shows_file (window, file));
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
  g_test_add_func ("/views/start-page/added", test_added);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of keys: all of them by what they are for, a search, and large letters on a small screen. */

#include "gab-keys-window.h"
#include "window-desk.h"

#include <string.h>

#define WIDTH 1024
#define HEIGHT 640

static GabKeysWindow *
open_keys (GabWindow *window)
{
  GtkWidget *found;

  desk_act (window, "win.shortcuts");
  found = desk_find_window (GAB_TYPE_KEYS_WINDOW);
  g_assert_nonnull (found);
  return GAB_KEYS_WINDOW (found);
}

static guint
count_shown (GabKeysWindow *keys)
{
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (gab_keys_window_get_list (keys), i)) != NULL; i++)
    n += gtk_widget_get_child_visible (GTK_WIDGET (row));
  return n;
}

/* How many the file of keys has. */
static guint
count_written (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data ("/org/gabion/Gabion/shortcuts.ui", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  const char *at = g_bytes_get_data (bytes, NULL);
  guint n = 0;

  while ((at = strstr (at, "class=\"GtkShortcutsShortcut\"")) != NULL)
    {
      at++;
      n++;
    }
  return n;
}

static void
search (GabKeysWindow *keys,
        const char    *words)
{
  gtk_editable_set_text (GTK_EDITABLE (desk_find (GTK_WIDGET (keys), GTK_TYPE_SEARCH_ENTRY, NULL)), words);
  g_signal_emit_by_name (desk_find (GTK_WIDGET (keys), GTK_TYPE_SEARCH_ENTRY, NULL), "search-changed");
  desk_settle ();
}

static void
test_all (void)
{
  GabWindow *window = desk_window ();
  GabKeysWindow *keys = open_keys (window);
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (gab_keys_window_get_list (keys), 0);

  g_assert_cmpuint (count_written (), >, 30);
  g_assert_cmpuint (count_shown (keys), ==, count_written ());
  g_assert_true (desk_says (GTK_WIDGET (keys), "Going about"));
  g_assert_true (desk_says (GTK_WIDGET (keys), "Main menu"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL, "New campaign, Ctrl+N");
  desk_close (window);
}

static void
test_search (void)
{
  GabWindow *window = desk_window ();
  GabKeysWindow *keys = open_keys (window);

  search (keys, "mAIN menu");
  g_assert_cmpuint (count_shown (keys), ==, 1);
  search (keys, "trebuchet");
  g_assert_cmpuint (count_shown (keys), ==, 0);
  g_assert_true (desk_says (GTK_WIDGET (keys), "Nothing of that name."));
  search (keys, "");
  g_assert_cmpuint (count_shown (keys), ==, count_written ());
  desk_close (window);
}

static gboolean
is_gone (gpointer keys)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  return g_list_find (windows, keys) == NULL;
}

/* The keyboard begins in the search, which takes Escape for itself: first back is what was searched for. */
static void
test_escape (void)
{
  GabWindow *window = desk_window ();
  GabKeysWindow *keys = open_keys (window);
  GtkWidget *entry = desk_find (GTK_WIDGET (keys), GTK_TYPE_SEARCH_ENTRY, NULL);

  search (keys, "mAIN menu");
  g_signal_emit_by_name (entry, "stop-search");
  desk_settle ();
  g_assert_false (is_gone (keys));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_signal_emit_by_name (entry, "stop-search");
  g_assert_true (desk_wait_for (is_gone, keys));
  desk_close (window);
}

/* With letters of twice the size every word is to be seen, by going down alone. */
static void
test_large (void)
{
  GabWindow *window = desk_window ();
  GabKeysWindow *keys;
  int width, height;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 192 * 1024, NULL);
  keys = open_keys (window);
  gtk_widget_measure (GTK_WIDGET (keys), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (keys), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, WIDTH);
  g_assert_cmpint (height, <=, HEIGHT);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (keys)), <=, WIDTH);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (keys)), <=, HEIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/keys/all", test_all);
  g_test_add_func ("/views/keys/search", test_search);
  g_test_add_func ("/views/keys/escape", test_escape);
  g_test_add_func ("/views/keys/large", test_large);
  return g_test_run ();
}

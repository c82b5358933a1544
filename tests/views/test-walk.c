/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A walk over every page and window: what the keyboard comes to has a name, and no two beside each other the same. */

#include "gab-style.h"
#include "tour.h"

#include "../support/test-sanitized.h"

/* What a screen reader says of it, where the widget says it itself. */
static char *
dup_label (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return NULL;
  /* No widget is called this: what it is called comes back. */
  return gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");
}

static void
gather_text (GtkWidget *widget,
             GString   *text)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " %s", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gather_text (child, text);
}

/* Buttons and rows are called by what stands on them; a field is not. */
static char *
dup_name (GtkWidget *widget)
{
  g_autofree char *label = dup_label (widget);
  g_autoptr (GString) text = g_string_new (NULL);

  if (label != NULL && *g_strstrip (label) != '\0')
    return g_steal_pointer (&label);
  if (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return gtk_test_accessible_check_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, NULL, NULL);
  if (GTK_IS_EDITABLE (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_RANGE (widget))
    return NULL;
  gather_text (widget, text);
  return *g_strstrip (text->str) != '\0' ? g_strdup (text->str) : NULL;
}

/* What the keyboard can come to. GTK's own inner parts are named by what they are parts of. */
static gboolean
is_stop (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_focusable (widget) || !gtk_widget_get_mapped (widget) || parent == NULL)
    return FALSE;
  if (GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_WINDOW (widget) || GTK_IS_POPOVER (widget) || GTK_IS_TEXT (widget))
    return FALSE;
  return !GTK_IS_COLUMN_VIEW (parent) && !GTK_IS_DROP_DOWN (parent) && !GTK_IS_MENU_BUTTON (parent) && !GTK_IS_WINDOW_CONTROLS (parent);
}

static char *
describe (GtkWidget *widget)
{
  g_autoptr (GString) way = g_string_new (NULL);

  for (int i = 0; widget != NULL && i < 5; widget = gtk_widget_get_parent (widget), i++)
    g_string_append_printf (way, "%s%s (%s)", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget),
                            gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)));
  return g_string_free (g_steal_pointer (&way), FALSE);
}

static void
complain (GtkWidget  *widget,
          const char *where,
          const char *what)
{
  g_autofree char *which = describe (widget);

  g_test_message ("%s: %s: %s", where, what, which);
  g_test_fail ();
}

static void
check_names (GtkWidget  *widget,
             const char *where)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *name = is_stop (child) ? dup_name (child) : NULL;

      if (is_stop (child) && name == NULL)
        complain (child, where, "has no name");
      /* What a log tells may be the same twice. */
      if (name != NULL && !GTK_IS_LIST_VIEW (widget) && !g_hash_table_add (names, g_strdup (name)))
        {
          g_test_message ("“%s”", name);
          complain (child, where, "is called as another beside it");
        }
      check_names (child, where);
    }
}

static void
look (GtkWidget  *shown,
      const char *where,
      gpointer    data)
{
  check_names (shown, where);
}

static GabWindow *
open_sample (const char *sample)
{
  GabWindow *window = desk_window ();

  g_assert_true (gab_window_open_sample (window, sample));
  desk_settle ();
  return window;
}

/* With each player's eyes. */
static void
walk_pages (const char *sample)
{
  static const int viewers[] = { GAB_VIEWER_UMPIRE, 0, 1, GAB_VIEWER_TABLE };
  GabWindow *window = open_sample (sample);

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_test_message ("%s, eyes %d", sample, viewers[i]);
      gab_session_set_viewer (gab_window_get_session (window), viewers[i]);
      tour_pages (window, look, NULL);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hand-over", "i", 1);
  desk_settle ();
  look (GTK_WIDGET (window), "curtain", NULL);
  desk_close (window);
}

static void
test_pages (gconstpointer dpi)
{
  static const char *const samples[] = { "peninsula-1812", "badajoz-1812", "standard-siege" };
  GabStyle *style = gab_style_new (gdk_display_get_default ());
  GabWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", GPOINTER_TO_INT (dpi) * 1024, NULL);
  window = desk_window ();
  look (GTK_WIDGET (window), "start", NULL);
  desk_close (window);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    walk_pages (samples[i]);
  gab_style_free (style);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
test_windows (gconstpointer dpi)
{
  GabStyle *style = gab_style_new (gdk_display_get_default ());
  GabWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", GPOINTER_TO_INT (dpi) * 1024, NULL);
  window = desk_sample ();
  tour_windows (window, look, NULL);
  tour_siege (window, look, NULL);
  desk_close (window);
  gab_style_free (style);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_data_func ("/views/walk/pages/usual", GINT_TO_POINTER (96), test_pages);
  /* The same code once more, and windows that the test of fitting comes to: sanitizers learn nothing from it. */
  if (!SANITIZED)
    {
      g_test_add_data_func ("/views/walk/windows/usual", GINT_TO_POINTER (96), test_windows);
      g_test_add_data_func ("/views/walk/pages/twice", GINT_TO_POINTER (192), test_pages);
      g_test_add_data_func ("/views/walk/windows/twice", GINT_TO_POINTER (192), test_windows);
    }
  return g_test_run ();
}

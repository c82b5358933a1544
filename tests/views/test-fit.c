/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every page and window fits 1024 x 640: with letters of the usual size and of twice that, with names of 300 letters, in German. */

#include "gab-style.h"
#include "tour.h"

#include "../support/test-sanitized.h"

#include <libintl.h>
#include <locale.h>

#define WIDTH 1024
#define HEIGHT 640

typedef struct
{
  int      dpi;
  gboolean long_names;
  gboolean german;
} How;

#define FOLDER "/org/gabion/Gabion/"
#define LETTERS 300

static const char words[] = "The Grand Combined Anglo-Portuguese and Spanish Army of Operations in Estremadura and Old Castile, ";

/* By name of its type: every template that has been measured. */
static GHashTable *measured;

static void
note_types (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  g_hash_table_add (measured, (gpointer) G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    note_types (child);
}

#define EDGE 8 /* px that the style may draw outside of a widget; less than half a line */

static gboolean
sticks_out (GtkWidget *child,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (child, widget, &bounds) &&
         bounds.origin.y + bounds.size.height > gtk_widget_get_height (widget) + EDGE;
}

/* The first that has less room than it needs, and so covers what stands below it. What scrolls is longer than its
 * window; the knob of a scale is larger than its bar. */
static GtkWidget *
find_cramped (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (!gtk_widget_get_mapped (child) || GTK_IS_NATIVE (child))
        continue;
      if (!GTK_IS_SCROLLABLE (widget) && !GTK_IS_RANGE (gtk_widget_get_parent (widget)) && sticks_out (child, widget))
        return child;
      found = find_cramped (child);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_room (gpointer widget)
{
  return find_cramped (widget) == NULL;
}

/* It may still be laid out: it is waited for. */
static void
check_room (GtkWidget  *widget,
            const char *what)
{
  GtkWidget *cramped;
  g_auto (GStrv) classes = NULL;
  g_autofree char *said = NULL;

  if (desk_wait_for (has_room, widget))
    return;
  cramped = find_cramped (widget);
  classes = gtk_widget_get_css_classes (cramped);
  said = g_strjoinv (".", classes);
  g_test_message ("%s: %s.%s sticks out of its %s, which is %d high", what, gtk_widget_get_name (cramped), said,
                  gtk_widget_get_name (gtk_widget_get_parent (cramped)),
                  gtk_widget_get_height (gtk_widget_get_parent (cramped)));
  g_test_fail ();
}

/* All that do not fit are named before the test fails. */
static void
check_fits (GtkWidget  *widget,
            const char *what,
            gpointer    data)
{
  int width, height;

  note_types (widget);
  check_room (widget, what);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, WIDTH), &height, NULL, NULL, NULL);
  if (width <= WIDTH && height <= HEIGHT)
    return;
  g_test_message ("%s needs %d x %d", what, width, height);
  g_test_fail ();
}

/* Names, and all else that a player types in one line. The second half without a space: what wraps between words alone
 * does not wrap there. */
static void
lengthen (GabThing *thing,
          gpointer  data)
{
  static const char *const fields[] = { "name", "label", "rank", "post", "place", "nation", "calibre" };
  g_autofree char *name = g_strdup_printf ("%s%s%s%s", words, words, words, words);

  for (int i = LETTERS / 2; i < LETTERS; i++)
    if (!g_ascii_isalpha (name[i]))
      name[i] = 'x';
  name[LETTERS] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (gab_thing_find_field (thing, fields[i]) != NULL)
      g_object_set (thing, fields[i], name, NULL);
}

static void
set_up (const How *how)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", how->dpi * 1024, NULL);
  if (!how->german)
    return;
  setlocale (LC_ALL, "de_DE.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

static gboolean
has_german (void)
{
  gboolean there = setlocale (LC_ALL, "de_DE.UTF-8") != NULL;
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", "de", "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  setlocale (LC_ALL, "C.UTF-8");
  return there && g_file_test (path, G_FILE_TEST_EXISTS);
}

static GabWindow *
open_sample (const char *sample,
             const How  *how)
{
  GabWindow *window = desk_window ();

  check_fits (GTK_WIDGET (window), "start", (gpointer) how);
  g_assert_true (gab_window_open_sample (window, sample));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  desk_settle ();
  if (how->long_names)
    gab_campaign_foreach (gab_session_get_campaign (gab_window_get_session (window)), lengthen, NULL);
  return window;
}

static void
measure_curtain (GabWindow *window,
                 const How *how)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hand-over", "i", 1);
  desk_settle ();
  check_fits (GTK_WIDGET (window), "curtain", (gpointer) how);
}

static void
test_fit (gconstpointer data)
{
  const How *how = data;
  GabStyle *style;
  GabWindow *window;

  if (how->german && !has_german ())
    {
      g_test_skip ("no German here");
      return;
    }
  set_up (how);
  style = gab_style_new (gdk_display_get_default ());
  window = open_sample (DESK_SAMPLE, how);
  tour_pages (window, check_fits, (gpointer) how);
  tour_windows (window, check_fits, (gpointer) how);
  tour_siege (window, check_fits, (gpointer) how);
  measure_curtain (window, how);
  desk_close (window);
  window = open_sample ("badajoz-1812", how);
  desk_act_on (window, "win.show-page", "siege-of-badajoz");
  check_fits (gab_window_get_page (window), "siege-of-badajoz", (gpointer) how);
  desk_close (window);
  gab_style_free (style);
  setlocale (LC_ALL, "C.UTF-8");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* "gab-works-editor.ui" is of GabWorksEditor. */
static char *
dup_type_name (const char *file)
{
  GString *name = g_string_new (NULL);
  gboolean begins = TRUE;

  for (; *file != '.' && *file != '\0'; file++)
    {
      if (*file != '-')
        g_string_append_c (name, begins ? g_ascii_toupper (*file) : *file);
      begins = *file == '-';
    }
  return g_string_free (name, FALSE);
}

/* What the walk does not come to has not been measured. */
static void
test_all (void)
{
  static const char *const kinds[] = { "page.ui", "dialog.ui", "editor.ui", "window.ui", "setup.ui", "charts.ui", "ending.ui", "curtain.ui" };
  g_auto (GStrv) files = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; files[i] != NULL; i++)
    for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
      {
        g_autofree char *name = dup_type_name (files[i]);

        if (!g_str_has_suffix (files[i], kinds[k]) || g_hash_table_contains (measured, name))
          continue;
        g_test_message ("%s is not measured", name);
        g_test_fail ();
      }
}

int
main (int    argc,
      char **argv)
{
  static const How usual = { .dpi = 96 }, twice = { .dpi = 192 };
  static const How usual_long = { 96, TRUE, FALSE }, twice_long = { 192, TRUE, FALSE };
  static const How usual_german = { 96, TRUE, TRUE }, twice_german = { 192, TRUE, TRUE };
  int result;

  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  measured = g_hash_table_new (g_str_hash, g_str_equal);
  g_test_add_data_func ("/views/fit/usual", &usual, test_fit);
  /* The same code again: sanitizers learn nothing from it. */
  if (!SANITIZED)
    {
      g_test_add_data_func ("/views/fit/german", &usual_german, test_fit);
      g_test_add_data_func ("/views/fit/german-twice", &twice_german, test_fit);
    }
  /* In English the long names are as long, and what is short fits the better. */
  if (g_getenv ("GABION_TEST_MORE") != NULL)
    {
      g_test_add_data_func ("/views/fit/twice", &twice, test_fit);
      g_test_add_data_func ("/views/fit/names", &usual_long, test_fit);
      g_test_add_data_func ("/views/fit/names-twice", &twice_long, test_fit);
    }
  g_test_add_func ("/views/fit/all", test_all);
  result = g_test_run ();
  g_hash_table_unref (measured);
  return result;
}

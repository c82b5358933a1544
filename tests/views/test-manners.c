/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a desktop asks of its windows: F10, night, high contrast, right-to-left, and its own dialogs for files. */

#include "gab-ground.h"
#include "gab-sidebar.h"
#include "gab-siege-plan.h"
#include "gab-style.h"
#include "siege-desk.h"

#include <string.h>

/* What a key does that is held by a widget itself. */
static GtkShortcut *
find_shortcut (GtkWidget  *widget,
               const char *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (trigger, keys))
            return shortcut;
        }
    }
  return NULL;
}

static void
press_f10 (GabWindow *window)
{
  GtkShortcut *shortcut = find_shortcut (GTK_WIDGET (window), "F10");

  g_assert_nonnull (shortcut);
  g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (window), NULL));
  desk_settle ();
}

/* With nothing open and with a campaign; it is the main menu and no other that opens. */
static void
test_menu (void)
{
  for (int open = 0; open < 2; open++)
    {
      GabWindow *window = open ? desk_sample () : desk_window ();
      GtkWidget *button = desk_find (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, "menu_button");
      GtkPopover *popover;

      press_f10 (window);
      popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
      g_assert_nonnull (popover);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (popover)));
      g_assert_true (desk_says (GTK_WIDGET (popover), "Begin where I left off"));
      gtk_popover_popdown (popover);
      desk_close (window);
    }
}

static cairo_surface_t *
draw (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  cairo_t *cr = cairo_create (surface);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
pixel_at (cairo_surface_t *surface,
          int              x,
          int              y)
{
  guint32 pixel;

  memcpy (&pixel, cairo_image_surface_get_data (surface) + (gsize) y * cairo_image_surface_get_stride (surface) + 4 * (gsize) x, 4);
  return pixel & 0xffffff;
}

/* How much of it is light, and how much is of one colour, in hundredths. */
static void
measure (GtkWidget *widget,
         guint32    colour,
         int       *light,
         int       *share)
{
  cairo_surface_t *surface = draw (widget);
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  double sum = 0;
  int n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 pixel = pixel_at (surface, x, y);

        sum += ((pixel >> 16) + ((pixel >> 8) & 0xff) + (pixel & 0xff)) / 765.0;
        n += pixel == colour;
      }
  *light = (int) (100 * sum / (width * height));
  *share = 100 * n / (width * height);
  cairo_surface_destroy (surface);
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static guint32
colour_of (GtkWidget  *widget,
           const char *name)
{
  GdkRGBA rgba;

  g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &rgba));
  return ((guint32) (rgba.red * 255 + 0.5) << 16) + ((guint32) (rgba.green * 255 + 0.5) << 8) + (guint32) (rgba.blue * 255 + 0.5);
}
G_GNUC_END_IGNORE_DEPRECATIONS

static void
ask_for (const char *theme,
         gboolean    dark)
{
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", theme, "gtk-application-prefer-dark-theme", dark, NULL);
  desk_settle ();
}

/* The window and the plan in it turn together; only high contrast is black on white. */
static void
test_colours (void)
{
  static const struct { const char *theme; gboolean dark; int least, most; guint32 paper; gboolean pure; } lights[] = {
    { "Default", FALSE, 70, 98, 0xf8f5f0, FALSE },
    { "Default", TRUE, 2, 35, 0x201d1a, FALSE },
    { "HighContrast", FALSE, 75, 100, 0xffffff, TRUE },
    { "HighContrastInverse", FALSE, 0, 35, 0x000000, TRUE },
    { "Default-hc", FALSE, 75, 100, 0xffffff, TRUE },
    { "Default-hc-dark", FALSE, 0, 35, 0x000000, TRUE },
  };
  g_autofree char *before = NULL;
  GabStyle *style = gab_style_new (gdk_display_get_default ());
  GabWindow *window = desk_sample ();
  GtkWidget *plan;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &before, NULL);
  siege_begin (window);
  plan = desk_find (gab_window_get_page (window), GAB_TYPE_SIEGE_PLAN, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      int light, share;

      ask_for (lights[i].theme, lights[i].dark);
      g_assert_cmphex (colour_of (GTK_WIDGET (window), "gab_paper"), ==, lights[i].paper);
      measure (plan, lights[i].paper, &light, &share);
      g_test_message ("%s: %d light, %d of the pure colour", lights[i].theme, light, share);
      g_assert_cmpint (light, >=, lights[i].least);
      g_assert_cmpint (light, <=, lights[i].most);
      if (lights[i].pure)
        g_assert_cmpint (share, >, 20);
      else
        g_assert_cmpint (share, <, 5);
    }
  ask_for (before, FALSE);
  desk_close (window);
  gab_style_free (style);
}

static void
bounds_in (GabWindow       *window,
           GtkWidget       *widget,
           graphene_rect_t *bounds)
{
  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), bounds));
}

static gboolean
is_left_of (GabWindow *window,
            GtkWidget *widget,
            GtkWidget *other)
{
  graphene_rect_t a, b;

  bounds_in (window, widget, &a);
  bounds_in (window, other, &b);
  return a.origin.x + a.size.width <= b.origin.x + 1;
}

/* Who stands left of whom. */
typedef struct
{
  gboolean         header, sidebar, panel;
  guint            rows, forwards; /* of the pages: boxes, and those whose first child stands left */
  cairo_surface_t *plan;
} Places;

/* Counts boxes that put their children side by side. */
static void
count_rows (GabWindow *window,
            GtkWidget *root,
            Places    *places)
{
  GtkWidget *first = gtk_widget_get_first_child (root);

  if (!gtk_widget_get_mapped (root))
    return;
  if (GTK_IS_BOX (root) && gtk_orientable_get_orientation (GTK_ORIENTABLE (root)) == GTK_ORIENTATION_HORIZONTAL &&
      first != NULL && gtk_widget_get_mapped (first) && gtk_widget_get_next_sibling (first) != NULL &&
      gtk_widget_get_mapped (gtk_widget_get_next_sibling (first)))
    {
      places->rows++;
      places->forwards += is_left_of (window, first, gtk_widget_get_next_sibling (first));
    }
  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
    count_rows (window, child, places);
}

static void
note_places (GtkTextDirection direction,
             Places          *places)
{
  static const char *const pages[] = { GAB_PAGE_OVERVIEW, GAB_PAGE_SIDES, "3rd-division", "badajoz" };
  GabWindow *window;
  GtkWidget *root, *ground = NULL, *panel = NULL;

  gtk_widget_set_default_direction (direction);
  window = desk_sample ();
  root = GTK_WIDGET (window);
  places->header = is_left_of (window, desk_find (root, GTK_TYPE_MENU_BUTTON, "open_button"),
                               desk_find (root, GTK_TYPE_MENU_BUTTON, "menu_button"));
  places->sidebar = is_left_of (window, desk_find (root, GAB_TYPE_SIDEBAR, NULL), gab_window_get_page (window));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      desk_act_on (window, "win.show-page", pages[i]);
      count_rows (window, gab_window_get_page (window), places);
    }
  siege_begin (window);
  g_object_get (desk_find (gab_window_get_page (window), GAB_TYPE_GROUND, NULL), "ground", &ground, "panel", &panel, NULL);
  places->panel = is_left_of (window, ground, panel);
  places->plan = draw (desk_find (gab_window_get_page (window), GAB_TYPE_SIEGE_PLAN, NULL));
  g_object_unref (ground);
  g_object_unref (panel);
  desk_close (window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* How many pixels are not the same, in hundredths. */
static int
compare (cairo_surface_t *a,
         cairo_surface_t *b,
         gboolean         mirrored)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int n = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n += pixel_at (a, x, y) != pixel_at (b, mirrored ? width - 1 - x : x, y);
  return 100 * n / (width * height);
}

/* All is mirrored but the ground on which the siege is. */
static void
test_right_to_left (void)
{
  Places there = { 0 }, back = { 0 };

  note_places (GTK_TEXT_DIR_LTR, &there);
  note_places (GTK_TEXT_DIR_RTL, &back);
  g_assert_true (there.header && !back.header);
  g_assert_true (there.sidebar && !back.sidebar);
  g_assert_cmpuint (there.rows, >, 10);
  g_assert_cmpuint (there.forwards, ==, there.rows);
  g_assert_cmpuint (back.rows, ==, there.rows);
  g_assert_cmpuint (back.forwards, ==, 0);
  g_assert_true (there.panel && !back.panel);
  /* The front is nearly its own mirror image. */
  g_assert_cmpint (compare (there.plan, back.plan, FALSE), ==, 0);
  g_assert_cmpint (compare (there.plan, back.plan, TRUE), >, 5);
  cairo_surface_destroy (there.plan);
  cairo_surface_destroy (back.plan);
}

static guint
count_in (const char *folder,
          const char *words)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        n += count_in (path, words);
      else if (g_file_get_contents (path, &text, NULL, NULL) && strstr (text, words) != NULL)
        {
          g_test_message ("%s has %s", path, words);
          n++;
        }
    }
  return n;
}

/* In a sandbox only the desktop's own dialog reaches the player's files. */
static void
test_portals (void)
{
  static const char *const never[] = { "gtk_file_chooser_dialog_", "GTK_TYPE_FILE_CHOOSER_DIALOG", "GtkFileChooserDialog",
                                       "GtkFileChooserWidget", "gtk_file_chooser_widget_" };
  static const char *const folders[] = { "src", "ui" };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (g_getenv ("GABION_SOURCE_DIR"), folders[i], NULL);

      for (guint j = 0; j < G_N_ELEMENTS (never); j++)
        g_assert_cmpuint (count_in (folder, never[j]), ==, 0);
      g_assert_true (i > 0 || count_in (folder, "gtk_file_chooser_native_new") > 0 || count_in (folder, "gtk_file_dialog_open") > 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/manners/menu", test_menu);
  g_test_add_func ("/views/manners/colours", test_colours);
  g_test_add_func ("/views/manners/right-to-left", test_right_to_left);
  g_test_add_func ("/views/manners/portals", test_portals);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain: while it is down nothing of the campaign is in the tree of widgets, and the next player sees his own. */

#include "gab-curtain.h"
#include "gab-desk.h"
#include "gab-view-button.h"
#include "window-desk.h"

#include <string.h>

static void
hand_over (GabWindow *window,
           int        viewer)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.hand-over", "i", viewer));
  desk_settle ();
}

/* Anything that shows something: a text, an entry, a drawing. */
static guint
count_shown (GtkWidget *root)
{
  guint n = (GTK_IS_LABEL (root) && *gtk_label_get_label (GTK_LABEL (root)) != '\0') || GTK_IS_DRAWING_AREA (root) ||
            GTK_IS_TEXT (root) || GTK_IS_IMAGE (root) || GTK_IS_PICTURE (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_shown (child);
  return n;
}

static void
test_hides (void)
{
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);
  GtkWidget *content;

  desk_act_on (window, "win.show-page", "3rd-division");
  gab_tell (GTK_WIDGET (window), "The 45th has gone to Elvas", TRUE);
  g_assert_true (desk_says (GTK_WIDGET (window), "45th"));
  g_object_add_weak_pointer (G_OBJECT (gab_window_get_page (window)), (gpointer *) &content);
  content = gab_window_get_page (window);
  hand_over (window, 1);
  /* The page is not hidden but gone, and so are the sidebar and what was told. */
  g_assert_null (content);
  g_assert_false (desk_says (GTK_WIDGET (window), "45th"));
  g_assert_false (desk_says (GTK_WIDGET (window), "Mackinnon"));
  g_assert_false (desk_says (GTK_WIDGET (window), "Undo:"));
  g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (window)));
  g_assert_cmpstr (gab_curtain_get_who (GAB_CURTAIN (gab_window_get_page (window))), ==, "French");
  /* Its title, its text, its button: no more. */
  g_assert_cmpuint (count_shown (gab_window_get_page (window)), ==, 3);
  g_assert_null (desk_find (GTK_WIDGET (window), GAB_TYPE_DESK, NULL));
  g_assert_cmpint (gab_session_get_viewer (session), ==, GAB_VIEWER_TABLE);
  desk_close (window);
}

/* No key and no action goes round it; the file can still be saved. */
static void
test_shut (void)
{
  static const char *const shut[] = { "win.undo", "win.redo", "win.settings", "win.restore", "win.find", "win.new-entry" };
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);

  desk_give (window);
  hand_over (window, 1);
  for (guint i = 0; i < G_N_ELEMENTS (shut); i++)
    gtk_widget_activate_action (GTK_WIDGET (window), shut[i], NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", GAB_VIEWER_UMPIRE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "3rd-division");
  desk_settle ();
  g_assert_true (gab_document_can_undo (gab_session_get_document (session), NULL));
  g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (window)));
  g_assert_cmpint (gab_session_get_viewer (session), ==, GAB_VIEWER_TABLE);
  g_assert_false (desk_says (GTK_WIDGET (window), "Mackinnon"));
  desk_close (window);
}

/* The key that lowered it does not raise it: Tab goes to the button, which then does. */
static void
test_raised (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *curtain, *button;

  hand_over (window, 1);
  curtain = gab_window_get_page (window);
  button = desk_find (curtain, GTK_TYPE_BUTTON, NULL);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == curtain);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  g_signal_emit_by_name (button, "clicked");
  desk_settle ();
  g_assert_cmpint (gab_session_get_viewer (gab_window_get_session (window)), ==, 1);
  g_assert_true (GAB_IS_PAGE (gab_window_get_page (window)));
  g_assert_true (desk_says (GTK_WIDGET (window), "View: French"));
  /* And back. */
  hand_over (window, GAB_VIEWER_UMPIRE);
  gtk_widget_activate_action (gab_window_get_page (window), "curtain.raise", NULL);
  desk_settle ();
  g_assert_cmpint (gab_session_get_viewer (gab_window_get_session (window)), ==, GAB_VIEWER_UMPIRE);
  desk_close (window);
}

static guint
count_actions (GMenuModel *menu,
               const char *action)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *name = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name);
      n += g_strcmp0 (name, action) == 0;
      if (section != NULL)
        n += count_actions (section, action);
    }
  return n;
}

static guint
count_offered (GabWindow  *window,
               const char *action)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (desk_find (desk_find (GTK_WIDGET (window), GAB_TYPE_VIEW_BUTTON, NULL), GTK_TYPE_MENU_BUTTON, NULL));
  guint n;

  desk_act (window, "win.view-menu");
  desk_settle ();
  n = count_actions (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (gtk_menu_button_get_popover (button))), action);
  gtk_menu_button_popdown (button);
  desk_settle ();
  return n;
}

/* The umpire looks with all eyes at once; a side's menu leads to others by the curtain alone. */
static void
test_offered (void)
{
  GabWindow *window = desk_sample ();

  g_assert_cmpuint (count_offered (window, "win.viewer"), ==, 4);
  g_assert_cmpuint (count_offered (window, "win.hand-over"), ==, 3);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", 1);
  desk_settle ();
  /* The table's, which all may see, and its own. */
  g_assert_cmpuint (count_offered (window, "win.viewer"), ==, 2);
  g_assert_cmpuint (count_offered (window, "win.hand-over"), ==, 3);
  desk_close (window);
}

/* The bare action leads nowhere else than the menu: from a side's screen to another's, and to the umpire's, only behind
 * the curtain, also with a look through the table's eyes between; another file is the umpire's again. */
static void
test_bare_action (void)
{
  static const int others[] = { 0, GAB_VIEWER_UMPIRE };
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (others); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", 1);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.take-over", NULL);
      desk_settle ();
      g_assert_cmpint (gab_session_get_viewer (session), ==, 1);
      if (i >= G_N_ELEMENTS (others))
        {
          gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", GAB_VIEWER_TABLE);
          g_assert_cmpint (gab_session_get_viewer (session), ==, GAB_VIEWER_TABLE);
          g_assert_cmpuint (count_offered (window, "win.viewer"), ==, 2);
        }
      gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", others[i % G_N_ELEMENTS (others)]);
      desk_settle ();
      g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (window)));
      g_assert_cmpint (gab_session_get_viewer (session), ==, GAB_VIEWER_TABLE);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.take-over", NULL);
      desk_settle ();
      g_assert_cmpint (gab_session_get_viewer (session), ==, others[i % G_N_ELEMENTS (others)]);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", 1);
  g_assert_true (gab_window_open_sample (window, DESK_SAMPLE));
  desk_settle ();
  g_assert_cmpuint (count_offered (window, "win.viewer"), ==, 4);
  desk_close (window);
}

/* Another file opened meanwhile takes the curtain away with all that it hid. */
static void
test_another_file (void)
{
  GabWindow *window = desk_sample ();

  hand_over (window, 0);
  g_assert_true (gab_window_open_sample (window, DESK_SAMPLE));
  desk_settle ();
  g_assert_true (GAB_IS_PAGE (gab_window_get_page (window)));
  g_assert_null (desk_find (GTK_WIDGET (window), GAB_TYPE_CURTAIN, NULL));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/curtain/CA-18/bare-action", test_bare_action);
  g_test_add_func ("/views/curtain/hides", test_hides);
  g_test_add_func ("/views/curtain/shut", test_shut);
  g_test_add_func ("/views/curtain/raised", test_raised);
  g_test_add_func ("/views/curtain/offered", test_offered);
  g_test_add_func ("/views/curtain/another-file", test_another_file);
  return g_test_run ();
}

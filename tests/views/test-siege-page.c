/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a formal siege: begun by its dialog, ordered from the list and by the line, looked back at. */

#include "siege-desk.h"

#include "gab-block-dialog.h"
#include "gab-ground.h"
#include "gab-notice.h"

#include <string.h>

static void
give (GabSiegePage *page,
      const char   *line)
{
  gab_siege_page_set_line (page, line);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "siege.give", NULL));
  desk_settle ();
  g_assert_cmpstr (gab_siege_page_get_line (page), !=, line);
}

static void
test_orders (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);

  g_assert_cmpint (siege_state (window)->step, ==, GAB_FORMAL_STEP_PLACE);
  g_assert_cmpuint (gab_siege_page_n_forms (page), >, 0);
  siege_place (window);
  desk_settle ();
  g_assert_cmpint (siege_state (window)->step, ==, GAB_FORMAL_STEP_BUILD);
  give (page, "dig parallel 1 from -30,590 to 30,590");
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 1);
  g_assert_true (siege_shows (page, "Parallel 1, unit 1"));
  desk_close (window);
}

/* What may not be ordered says why; the page gives nothing then. */
static void
test_refused (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);

  siege_place (window);
  desk_settle ();
  gab_siege_page_set_line (page, "dig parallel 1 from 0,579.9 to 60,580");
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (page), "FS-8"));
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 0);
  desk_close (window);
}

/* It is said beside the line, and nowhere else. */
static void
test_refused_once (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GabNotice *notice = GAB_NOTICE (desk_find (GTK_WIDGET (window), GAB_TYPE_NOTICE, NULL));

  siege_place (window);
  desk_settle ();
  gab_siege_page_set_line (page, "dig parallel 1 from 0,579.9 to 60,580");
  g_signal_emit_by_name (desk_find (GTK_WIDGET (page), GTK_TYPE_ENTRY, "line"), "activate");
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (page), "FS-8"));
  g_assert_cmpstr (gab_notice_get_error (notice), ==, NULL);
  desk_close (window);
}

/* Where there is room for the plan alone the line is not to be seen: then the window says it. */
static void
test_refused_beside_the_plan (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GtkWidget *line = desk_find (GTK_WIDGET (page), GTK_TYPE_ENTRY, "line");
  GtkWidget *panel = line;

  siege_place (window);
  desk_settle ();
  gab_siege_page_set_line (page, "dig parallel 1 from 0,579.9 to 60,580");
  while (!GAB_IS_GROUND (gtk_widget_get_parent (panel)))
    panel = gtk_widget_get_parent (panel);
  gtk_widget_set_child_visible (panel, FALSE);
  g_signal_emit_by_name (line, "activate");
  g_assert_nonnull (gab_window_get_error (window));
  g_assert_nonnull (strstr (gab_window_get_error (window), "FS-8"));
  desk_close (window);
}

/* Enter on a row that the arrow keys came to, but that is not chosen, gives it. */
static void
test_row (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GtkWidget *forms = desk_find (GTK_WIDGET (page), GTK_TYPE_LIST_VIEW, "forms");

  siege_place (window);
  desk_settle ();
  g_signal_emit_by_name (forms, "activate", 1);
  desk_settle ();
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 1);
  desk_close (window);
}

static gboolean
has_many (gpointer forms)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (forms))) > 15;
}

static const char *
chosen_words (GtkListView *forms)
{
  gpointer item = gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (gtk_list_view_get_model (forms)));

  return item != NULL ? gtk_string_object_get_string (item) : NULL;
}

/* What is chosen far down the list stays chosen while the search is narrowed to it, and as long as it is found. */
static void
test_search_keeps (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GtkListView *forms = GTK_LIST_VIEW (desk_find (GTK_WIDGET (page), GTK_TYPE_LIST_VIEW, "forms"));
  GtkEditable *search = GTK_EDITABLE (desk_find (GTK_WIDGET (page), GTK_TYPE_SEARCH_ENTRY, "search"));
  g_autofree char *words = NULL, *part = NULL;

  g_assert_true (desk_wait_for (has_many, forms));
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (forms)), 14);
  words = g_strdup (chosen_words (forms));
  for (glong n = 1; n <= g_utf8_strlen (words, -1); n++)
    {
      g_free (part);
      part = g_utf8_substring (words, 0, n);
      gtk_editable_set_text (search, part);
      g_signal_emit_by_name (search, "search-changed");
      g_assert_cmpstr (chosen_words (forms), ==, words);
    }
  gtk_editable_set_text (search, "no such order");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_null (chosen_words (forms));
  desk_close (window);
}

/* Tab goes past what is folded away without a complaint of GTK. */
static void
test_folded (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *expander = desk_find (GTK_WIDGET (siege_begin (window)), GTK_TYPE_EXPANDER, NULL);

  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (expander)));
  gtk_widget_grab_focus (expander);
  g_assert_false (gtk_widget_child_focus (expander, GTK_DIR_TAB_FORWARD));
  desk_close (window);
}

/* An earlier moment is shown, nothing may be ordered in it, and the siege stays as it is. */
static void
test_look_back (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);

  siege_place (window);
  desk_settle ();
  give (page, "dig parallel 1 from -30,590 to 30,590");
  gab_siege_page_look_at (page, 2);
  desk_settle ();
  g_assert_false (siege_shows (page, "Parallel 1, unit 1"));
  g_assert_cmpuint (gab_siege_page_n_forms (page), ==, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "siege.now", NULL));
  desk_settle ();
  g_assert_true (siege_shows (page, "Parallel 1, unit 1"));
  g_assert_cmpuint (gab_siege_page_n_forms (page), >, 0);
  desk_close (window);
}

/* A block is checked whole, every refusal is told, and it is given and taken back as one. */
static void
test_block (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GabSession *session = gab_window_get_session (window);
  GtkWidget *dialog, *scrolled;
  GtkPolicyType bar;

  g_assert_nonnull (page);
  siege_place (window);
  dialog = gab_block_dialog_new (GTK_WINDOW (window), session, gab_session_get_page (session));
  gtk_window_present (GTK_WINDOW (dialog));
  gab_block_dialog_set_text (GAB_BLOCK_DIALOG (dialog),
                             "# the first day\ndig parallel 1 from -60,590 to 0,590\nmarch\n"
                             "dig parallel 1 from 0,579.9 to 60,580\n");
  g_assert_nonnull (strstr (gab_block_dialog_get_told (GAB_BLOCK_DIALOG (dialog)), "2 of 3"));
  g_assert_nonnull (strstr (gab_block_dialog_get_told (GAB_BLOCK_DIALOG (dialog)), "Line 3, “march”"));
  g_assert_nonnull (strstr (gab_block_dialog_get_told (GAB_BLOCK_DIALOG (dialog)), "FS-8"));
  gtk_widget_activate_action (dialog, "block.give", NULL);
  desk_settle ();
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 0);
  /* GTK complains of a bar that comes while the words grow: this one is always there. */
  scrolled = gtk_widget_get_ancestor (desk_find (dialog, GTK_TYPE_LABEL, "told"), GTK_TYPE_SCROLLED_WINDOW);
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scrolled), NULL, &bar);
  g_assert_cmpint (bar, ==, GTK_POLICY_ALWAYS);
  gab_block_dialog_set_text (GAB_BLOCK_DIALOG (dialog),
                             "dig parallel 1 from -60,590 to 0,590\ndig parallel 1 from 0,590 to 60,590 | Stony.\n");
  g_assert_true (gtk_widget_activate_action (dialog, "block.give", NULL));
  desk_settle ();
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 2);
  desk_act (window, "win.undo");
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 0);
  desk_close (window);
}

/* Ctrl and Enter give the block just typed, without a line more in it. */
static void
test_block_at_once (void)
{
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);
  g_autoptr (GListModel) controllers = NULL;
  GtkWidget *dialog, *text;

  g_assert_nonnull (siege_begin (window));
  siege_place (window);
  dialog = gab_block_dialog_new (GTK_WINDOW (window), session, gab_session_get_page (session));
  gtk_window_present (GTK_WINDOW (dialog));
  text = desk_find (dialog, GTK_TYPE_TEXT_VIEW, "text");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)), "dig parallel 1 from -60,590 to 0,590", -1);
  controllers = gtk_widget_observe_controllers (text);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (keys) || gtk_event_controller_get_propagation_phase (keys) != GTK_PHASE_CAPTURE)
        continue;
      shortcut = g_list_model_get_item (G_LIST_MODEL (keys), 0);
      g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, text, NULL));
    }
  desk_settle ();
  g_assert_cmpuint (siege_state (window)->n_trenches, ==, 1);
  desk_close (window);
}

/* Each viewer has a page of his own. */
static GabSiegePage *
look_as (GabWindow *window,
         int        viewer)
{
  gab_session_set_viewer (gab_window_get_session (window), viewer);
  desk_settle ();
  return GAB_SIEGE_PAGE (gab_window_get_page (window));
}

/* CA-18: neither points nor rounds of the other side are anywhere on the page. */
static void
test_secrets (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);

  siege_place (window);
  /* They were rolled: the umpire does not know them either, until he sets one. */
  g_assert_false (siege_shows (page, "points left"));
  give (page, "set points wall-2 17");
  g_assert_true (siege_shows (page, "17 of 17 points left"));
  give (page, "set rounds-defender 7919");
  g_assert_true (desk_says (GTK_WIDGET (page), "7919"));
  g_assert_true (desk_says (GTK_WIDGET (page), "Played with the book’s tables"));
  page = look_as (window, 0);
  g_assert_true (desk_says (GTK_WIDGET (page), "Played with the book’s tables"));
  g_assert_true (siege_shows (page, "2 sections of infantry")); /* what stands on the ground is seen */
  g_assert_false (desk_says (GTK_WIDGET (page), "7919"));
  g_assert_false (siege_shows (page, "points left"));
  page = look_as (window, GAB_VIEWER_TABLE);
  g_assert_false (desk_says (GTK_WIDGET (page), "7919"));
  g_assert_cmpuint (gab_siege_page_n_forms (page), ==, 0);
  desk_close (window);
}

/* The defender gives his own orders: his places, and nobody else's. */
static void
test_defender (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);

  g_assert_nonnull (page);
  siege_order (window, "roll-points");
  page = look_as (window, GAB_FORMAL_BESIEGER);
  g_assert_cmpuint (gab_siege_page_n_forms (page), ==, 0);
  page = look_as (window, GAB_FORMAL_DEFENDER);
  g_assert_cmpuint (gab_siege_page_n_forms (page), >, 0);
  give (page, "place infantry 2 in ravelin-1");
  g_assert_true (siege_shows (page, "2 sections of infantry"));
  desk_close (window);
}

/* What stands where is a list too, filled once it is opened. */
static void
test_places (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = siege_begin (window);
  GtkWidget *expander = desk_find (GTK_WIDGET (page), GTK_TYPE_EXPANDER, NULL);

  siege_place (window);
  desk_settle ();
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  desk_settle ();
  g_assert_true (desk_says (expander, "Ravelin 1: 2 sections of infantry"));
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-page/orders", test_orders);
  g_test_add_func ("/views/siege-page/refused", test_refused);
  g_test_add_func ("/views/siege-page/refused-once", test_refused_once);
  g_test_add_func ("/views/siege-page/refused-beside-the-plan", test_refused_beside_the_plan);
  g_test_add_func ("/views/siege-page/row", test_row);
  g_test_add_func ("/views/siege-page/search-keeps", test_search_keeps);
  g_test_add_func ("/views/siege-page/folded", test_folded);
  g_test_add_func ("/views/siege-page/look-back", test_look_back);
  g_test_add_func ("/views/siege-page/block", test_block);
  g_test_add_func ("/views/siege-page/block-at-once", test_block_at_once);
  g_test_add_func ("/views/siege-page/places", test_places);
  g_test_add_func ("/views/siege-page/CA-18/secrets", test_secrets);
  g_test_add_func ("/views/siege-page/CA-18/defender", test_defender);
  return g_test_run ();
}

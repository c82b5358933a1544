/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a siege: one click, names, forces and scales, values behind a curtain. */

#include "gab-curtain.h"
#include "gab-formal.h"
#include "gab-handle-down.h"
#include "gab-siege-page.h"
#include "gab-siege-setup.h"
#include "gab-tables-page.h"
#include "gab-works-editor.h"
#include "window-desk.h"

#include <string.h>

static GtkWidget *
open_setup (GabWindow *window)
{
  GtkWidget *setup = gab_siege_setup_new (GTK_WINDOW (window), gab_window_get_session (window));

  gtk_window_present (GTK_WINDOW (setup));
  desk_settle ();
  return setup;
}

static const GabFormal *
state_of (GabWindow *window)
{
  return gab_operation_get_state (GAB_OPERATION (gab_session_get_shown (gab_window_get_session (window))));
}

static void
act (GtkWidget  *setup,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (setup, action, NULL));
  desk_settle ();
}

/* FS-5 in one click: the values are rolled with it, and one Undo takes all back. */
static void
test_standard (void)
{
  GabWindow *window = desk_sample ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_operations (gab_document_get_campaign (desk_document (window)))));
  const GabFormal *state;

  act (open_setup (window), "setup.standard");
  g_assert_true (GAB_IS_SIEGE_PAGE (gab_window_get_page (window)));
  state = state_of (window);
  g_assert_cmpuint (state->n_bastions, ==, 2);
  g_assert_cmpuint (state->placed, !=, GAB_FORMAL_POINTS_UNKNOWN);
  g_assert_cmpint (state->work[0].points, >=, 10);
  g_assert_cmpint (state->rounds[GAB_FORMAL_BESIEGER], ==, 250);
  desk_act (window, "win.undo");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_operations (gab_document_get_campaign (desk_document (window))))), ==, n);
  desk_close (window);
}

static GtkWidget *
find_entry (GtkWidget  *root,
            const char *placeholder)
{
  if (GTK_IS_ENTRY (root) && g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (root)), placeholder) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_entry (child, placeholder);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
name_work (GtkWidget  *setup,
           const char *template,
           const char *name)
{
  GtkWidget *entry = find_entry (setup, template);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  desk_settle ();
}

/* A place of the campaign: a name it knows is its own work, a new one becomes one. */
static void
test_place (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *setup = open_setup (window);
  GabCampaign *campaign = gab_document_get_campaign (desk_document (window));

  gab_siege_setup_set_nobody (GAB_SIEGE_SETUP (setup), FALSE);
  g_assert_true (gab_siege_setup_set_place (GAB_SIEGE_SETUP (setup), "badajoz"));
  desk_settle ();
  g_assert_nonnull (strstr (gab_siege_setup_get_problem (GAB_SIEGE_SETUP (setup)), "Choose who besieges"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "name"))), ==, "Siege of Badajoz");
  g_assert_true (gab_siege_setup_set_force (GAB_SIEGE_SETUP (setup), "3rd-division", FALSE, TRUE));
  g_assert_true (gab_siege_setup_set_force (GAB_SIEGE_SETUP (setup), "badajoz-train", FALSE, TRUE));
  g_assert_false (gab_siege_setup_set_force (GAB_SIEGE_SETUP (setup), "3rd-division", TRUE, TRUE));
  name_work (setup, "Bastion 1", "la trinidad bastion");
  name_work (setup, "Bastion 2", "San Nicolás");
  g_assert_cmpstr (gab_siege_setup_get_problem (GAB_SIEGE_SETUP (setup)), ==, "");
  g_assert_true (desk_says (setup, "45th Foot, 1st battalion"));
  g_assert_true (desk_says (setup, "Nearest to the standard siege"));
  name_work (setup, "Bastion 3", "San Nicolás");
  g_assert_nonnull (strstr (gab_siege_setup_get_problem (GAB_SIEGE_SETUP (setup)), "called “San Nicolás”"));
  name_work (setup, "Bastion 3", "");
  act (setup, "setup.create");
  g_assert_true (GAB_IS_SIEGE_PAGE (gab_window_get_page (window)));
  g_assert_cmpuint (state_of (window)->n_bastions, ==, 3);
  g_assert_nonnull (gab_campaign_find (campaign, "san-nicolas"));
  g_assert_cmpint (gab_names_find (gab_game_setup (gab_turn_log_get_game (gab_operation_get_log (GAB_OPERATION (gab_session_get_shown (gab_window_get_session (window))))))->names, "trinidad.left"), >=, 0);
  desk_act (window, "win.undo");
  g_assert_null (gab_campaign_find (campaign, "san-nicolas"));
  desk_close (window);
}

/* The last bastion of a place that has eight stays the first of the front, also while the front grows. */
static void
test_last_bastion (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *setup = open_setup (window);
  GtkDropDown *first = GTK_DROP_DOWN (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "first"));
  GtkSpinButton *bastions = GTK_SPIN_BUTTON (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "bastions"));

  gab_siege_setup_set_nobody (GAB_SIEGE_SETUP (setup), FALSE);
  g_assert_true (gab_siege_setup_set_place (GAB_SIEGE_SETUP (setup), "badajoz"));
  desk_settle ();
  g_assert_true (gab_handle_down_select (first, 8));
  g_assert_false (gab_handle_down_select (first, 9));
  desk_settle ();
  gtk_spin_button_set_value (bastions, gtk_spin_button_get_value (bastions) + 1);
  desk_settle ();
  g_assert_cmpuint (gtk_drop_down_get_selected (first), ==, 8);
  gtk_window_destroy (GTK_WINDOW (setup));
  desk_close (window);
}

/* Who gives the sheet up finds on it the next time what he had chosen and typed; of values nothing is kept. */
static void
test_kept (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *setup = open_setup (window);

  gab_siege_setup_set_nobody (GAB_SIEGE_SETUP (setup), FALSE);
  gab_siege_setup_set_place (GAB_SIEGE_SETUP (setup), "badajoz");
  gab_siege_setup_set_force (GAB_SIEGE_SETUP (setup), "3rd-division", FALSE, TRUE);
  name_work (setup, "Bastion 2", "San Nicolás");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "men")), 250);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "points")), 2);
  desk_settle ();
  gtk_window_close (GTK_WINDOW (setup));
  desk_settle ();
  setup = open_setup (window);
  g_assert_cmpstr (gab_siege_setup_get_problem (GAB_SIEGE_SETUP (setup)), ==, "");
  g_assert_true (desk_says (setup, "45th Foot, 1st battalion"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (setup, "Bastion 2"))), ==, "San Nicolás");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "men"))), ==, 250);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "points"))), ==, 0);
  act (setup, "setup.create");
  g_assert_cmpint (state_of (window)->men_a_section, ==, 250);
  /* What has been begun is not proposed again. */
  setup = open_setup (window);
  g_assert_false (desk_says (setup, "45th Foot, 1st battalion"));
  gtk_window_destroy (GTK_WINDOW (setup));
  desk_close (window);
}

static GtkWidget *
nth_spin (GtkWidget *root,
          guint     *nth)
{
  if (GTK_IS_SPIN_BUTTON (root) && (*nth)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = nth_spin (child, nth);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
set_value (GtkWidget *root,
           guint      nth,
           int        value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nth_spin (root, &nth)), value);
  desk_settle ();
}

static void
raise_curtain (GtkWidget *setup)
{
  GtkWidget *curtain = desk_find (setup, GAB_TYPE_CURTAIN, NULL);

  g_assert_nonnull (curtain);
  g_assert_null (desk_find (setup, GTK_TYPE_SPIN_BUTTON, NULL));
  g_assert_true (gtk_widget_activate_action (curtain, "curtain.raise", NULL));
  desk_settle ();
}

/* The defender sets his values: neither the sheet nor the window behind is in the tree meanwhile, and nothing that
 * the umpire's sheet says afterwards tells of them (FS-4, CA-18). */
static void
test_defender (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *setup = open_setup (window);
  GtkDropDown *points = GTK_DROP_DOWN (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "points"));
  GtkWidget *button;
  GabFormal *masked;

  desk_act_on (window, "win.show-page", "3rd-division");
  gtk_drop_down_set_selected (points, 1);
  desk_settle ();
  g_assert_nonnull (strstr (gab_siege_setup_get_problem (GAB_SIEGE_SETUP (setup)), "has still to set his values"));
  act (setup, "setup.hand-over");
  g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (window)));
  g_assert_false (desk_says (GTK_WIDGET (window), "45th"));
  raise_curtain (setup);
  g_assert_true (GAB_IS_CURTAIN (gab_window_get_page (window)));
  /* Two bastions have eight sections that can be breached: 112 points at most. */
  g_assert_true (desk_says (setup, "112 points of at most 112"));
  set_value (setup, 0, 18);
  g_assert_true (desk_says (setup, "together have 116 points; they may have 112"));
  set_value (setup, 1, 10);
  g_assert_true (desk_says (setup, "112 points of at most 112"));
  button = desk_find (setup, GTK_TYPE_SCROLLED_WINDOW, NULL);
  for (button = gtk_widget_get_last_child (gtk_widget_get_first_child (gtk_widget_get_first_child (button)));
       button != NULL && !GTK_IS_BUTTON (button); button = gtk_widget_get_prev_sibling (button))
    ;
  g_signal_emit_by_name (button, "clicked");
  desk_settle ();
  raise_curtain (setup);
  g_assert_false (GAB_IS_CURTAIN (gab_window_get_page (window)));
  g_assert_true (desk_says (setup, "They are sealed"));
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "values"))));
  g_assert_false (desk_says (setup, "112"));
  g_assert_cmpstr (gab_siege_setup_get_problem (GAB_SIEGE_SETUP (setup)), ==, "");
  act (setup, "setup.create");
  g_assert_cmpint (state_of (window)->work[0].points, ==, 18);
  g_assert_cmpint (state_of (window)->work[1].points, ==, 10);
  masked = gab_formal_rules.mask (state_of (window), 0);
  for (guint i = 0; i < masked->n_works; i++)
    g_assert_cmpint (masked->work[i].points, ==, 0);
  g_free (masked);
  desk_close (window);
}

static gboolean
is_field (GtkWidget *widget)
{
  return GTK_IS_SPIN_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_ENTRY (widget);
}

static gboolean
is_named (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Fields of which a screen reader could only say that they are there. */
static guint
count_nameless (GtkWidget *root)
{
  guint n = 0;

  if (is_field (root))
    return !is_named (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_nameless (child);
  return n;
}

static void
test_named (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *setup = open_setup (window);
  GtkWidget *editor = gab_works_editor_new (GTK_WINDOW (window), gab_window_get_session (window), "badajoz");
  GtkWidget *bare = gtk_entry_new ();

  g_object_ref_sink (bare);
  g_assert_cmpuint (count_nameless (bare), ==, 1);
  g_object_unref (bare);
  gab_siege_setup_set_nobody (GAB_SIEGE_SETUP (setup), FALSE);
  gab_siege_setup_set_place (GAB_SIEGE_SETUP (setup), "badajoz");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "points")), 2);
  desk_settle ();
  g_assert_cmpuint (count_nameless (setup), ==, 0);
  gtk_window_destroy (GTK_WINDOW (setup));
  g_assert_cmpuint (count_nameless (editor), ==, 0);
  gtk_window_destroy (GTK_WINDOW (editor));
  desk_act_on (window, "win.show-page", GAB_PAGE_TABLES);
  gab_tables_page_change (GAB_TABLES_PAGE (gab_window_get_page (window)), TRUE);
  g_assert_cmpuint (count_nameless (gab_window_get_page (window)), ==, 0);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-setup/FS-5/standard", test_standard);
  g_test_add_func ("/views/siege-setup/CA-4/place", test_place);
  g_test_add_func ("/views/siege-setup/last-bastion", test_last_bastion);
  g_test_add_func ("/views/siege-setup/FS-4/defender", test_defender);
  g_test_add_func ("/views/siege-setup/kept", test_kept);
  g_test_add_func ("/views/siege-setup/named", test_named);
  return g_test_run ();
}

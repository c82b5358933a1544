/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fortress's page draws its front, and its works are laid out, named, put in order and taken out as one action,
 * by keyboard alone. */

#include "gab-fortress-front.h"
#include "gab-fortress-page.h"
#include "gab-siege-plan.h"
#include "gab-siege-setup.h"
#include "gab-works-editor.h"
#include "window-desk.h"

#include <string.h>

static GabFortress *
fortress_of (GabWindow  *window,
             const char *handle)
{
  return GAB_FORTRESS (gab_campaign_find (gab_document_get_campaign (desk_document (window)), handle));
}

static char *
names_of (GabWindow  *window,
          const char *handle)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (fortress_of (window, handle)));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabThing) work = g_list_model_get_item (works, i);

      g_string_append_printf (text, "%s %s;", gab_work_kind_word (gab_work_get_kind (GAB_WORK (work))), gab_thing_get_name (work));
    }
  return g_string_free (text, FALSE);
}

static GabWorksEditor *
open_editor (GabWindow  *window,
             const char *fortress)
{
  desk_act_on (window, "win.edit-works", fortress);
  return GAB_WORKS_EDITOR (desk_find_window (GAB_TYPE_WORKS_EDITOR));
}

static GtkWidget *
get_front (GabWindow *window)
{
  return desk_find (gab_window_get_page (window), GTK_TYPE_BOX, "front");
}

/* Six bastions are drawn, with their names for who does not see them; eight are no front, and that is said. */
static void
test_drawn (void)
{
  GabWindow *window = desk_sample ();
  g_autoptr (GError) error = NULL;
  const GabPlan *plan;
  gboolean named = FALSE;

  gab_session_order (gab_window_get_session (window), NULL, "damage sao-pedro:5", NULL, "Test", "Damage", &error);
  g_assert_no_error (error);
  desk_act_on (window, "win.show-page", "almeida");
  g_assert_true (gtk_widget_get_visible (get_front (window)));
  plan = gab_siege_plan_get (GAB_SIEGE_PLAN (gtk_widget_get_first_child (get_front (window))));
  for (guint i = 0; i < gab_plan_count (plan); i++)
    {
      const char *spoken = gab_plan_spoken (plan, gab_plan_nth (plan, i));

      named |= g_str_has_prefix (spoken, "São Pedro Bastion") && g_str_has_suffix (spoken, ": 5 points of damage");
    }
  g_assert_true (named);
  desk_act_on (window, "win.show-page", "badajoz");
  g_assert_false (gtk_widget_get_visible (get_front (window)));
  g_assert_true (desk_says (gab_window_get_page (window), "The place has 8 bastions"));
  desk_close (window);
}

/* A new place: a front of three bastions, an extra work without rules, another order; one Undo takes it all back. */
static void
test_lay_out (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *before = names_of (window, "elvas");
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;
  GabWorksEditor *editor = open_editor (window, "elvas");
  guint n = gab_works_editor_get_length (editor);

  gab_works_editor_set_bastions (editor, 3);
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.lay-out", NULL);
  /* Three bastions, two demi-lunes, two ravelins, four walls of which one is there. */
  g_assert_nonnull (strstr (before, "wall Main enceinte"));
  g_assert_null (strstr (before, "bastion "));
  n = gab_works_editor_get_length (editor);
  /* Once more adds nothing. */
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.lay-out", NULL);
  g_assert_cmpuint (gab_works_editor_get_length (editor), ==, n);
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.add", NULL);
  /* A work without a name is not saved. */
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.save", NULL);
  desk_settle ();
  again = names_of (window, "elvas");
  g_assert_cmpstr (again, ==, before);
  g_clear_pointer (&again, g_free);
  gab_works_editor_set (editor, n, "hornwork", "Obra <coroa>");
  for (guint i = n; i > 0; i--)
    gab_works_editor_raise (editor, i);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "works.save", NULL));
  desk_settle ();
  after = names_of (window, "elvas");
  g_assert_true (g_str_has_prefix (after, "hornwork Obra <coroa>;wall Main enceinte;"));
  g_assert_nonnull (strstr (after, "bastion Bastion 1;bastion Bastion 2;bastion Bastion 3;demi-lune Demi-lune 1;demi-lune Demi-lune 2;"
                            "ravelin Ravelin 1;ravelin Ravelin 2;wall Wall 2;wall Wall 3;wall Wall 4;"));
  desk_act_on (window, "win.show-page", "elvas");
  g_assert_true (gtk_widget_get_visible (get_front (window)));
  desk_act (window, "win.undo");
  again = names_of (window, "elvas");
  g_assert_cmpstr (again, ==, before);
  desk_close (window);
}

/* What an entry names cannot be taken out: it is said, and nothing has changed. */
static void
test_take_out (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *before = names_of (window, "elvas");
  g_autofree char *after = NULL;
  GabWorksEditor *editor;
  g_autoptr (GError) error = NULL;

  gab_session_order (gab_window_get_session (window), NULL, "damage elvas-enceinte:3", NULL, "Test", "Damage", &error);
  g_assert_no_error (error);
  editor = open_editor (window, "elvas");
  gab_works_editor_take_out (editor, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "works.save", NULL));
  desk_settle ();
  after = names_of (window, "elvas");
  g_assert_cmpstr (after, ==, before);
  g_assert_nonnull (strstr (gab_works_editor_get_problem (editor), "elvas-enceinte"));
  gtk_window_destroy (GTK_WINDOW (editor));
  /* A side lays out what it holds, and nothing else. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", 1);
  desk_settle ();
  g_assert_null (open_editor (window, "elvas"));
  desk_close (window);
}

static GtkWidget *
focus_of (GabWorksEditor *editor)
{
  return gtk_window_get_focus (GTK_WINDOW (editor));
}

/* Whether a widget, or a part of it, holds the keyboard. */
static gboolean
has_focus (GabWorksEditor *editor,
           GtkWidget      *widget)
{
  return focus_of (editor) != NULL && (focus_of (editor) == widget || gtk_widget_is_ancestor (focus_of (editor), widget));
}

/* Tab, as often as it takes and no oftener than there can be stops. */
static void
tab_to (GabWorksEditor *editor,
        GtkWidget      *widget)
{
  for (int i = 0; i < 200 && !has_focus (editor, widget); i++)
    gtk_widget_child_focus (GTK_WIDGET (editor), GTK_DIR_TAB_FORWARD);
  g_assert_true (has_focus (editor, widget));
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *action)
{
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, action);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Goes to a button by Tab and presses it. */
static void
press (GabWorksEditor *editor,
       GtkWidget      *button)
{
  tab_to (editor, button);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/* The nth row, as its first child, its entry, and the buttons behind. */
static GtkWidget *
row_of (GabWorksEditor *editor,
        guint           nth)
{
  GtkWidget *row = gtk_widget_get_first_child (desk_find (GTK_WIDGET (editor), GTK_TYPE_BOX, "rows"));

  while (nth-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static GtkWidget *
entry_of (GabWorksEditor *editor,
          guint           nth)
{
  return desk_find (row_of (editor, nth), GTK_TYPE_ENTRY, NULL);
}

static GtkWidget *
out_of (GabWorksEditor *editor,
        guint           nth)
{
  return gtk_widget_get_last_child (row_of (editor, nth));
}

static GabWorksEditor *
open_empty (GabWindow *window)
{
  GabWorksEditor *editor = open_editor (window, "elvas");

  while (gab_works_editor_get_length (editor) > 0)
    press (editor, out_of (editor, 0));
  return editor;
}

static void
check_saved (GabWindow      *window,
             GabWorksEditor *editor,
             const char     *names)
{
  g_autofree char *there = NULL;

  g_assert_cmpstr (gab_works_editor_get_problem (editor), ==, "");
  press (editor, desk_find (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "save_button"));
  desk_settle ();
  there = names_of (window, "elvas");
  g_assert_cmpstr (there, ==, names);
}

/* Each kind of work is added, named, moved, renamed and taken away, and the keyboard is where one goes on. */
static void
test_keyboard (gconstpointer data)
{
  const char *kind = data;
  GabWindow *window = desk_sample ();
  GabWorksEditor *editor = open_empty (window);
  GtkWidget *add = find_button (GTK_WIDGET (editor), "works.add");
  g_autofree char *both = g_strdup_printf ("%s Lower;%s Upper;", kind, kind);
  g_autofree char *one = g_strdup_printf ("%s New name;", kind);

  for (guint i = 0; i < 2; i++)
    {
      press (editor, add);
      g_assert_cmpuint (gab_works_editor_get_length (editor), ==, i + 1);
      /* The new row has the keyboard, at its kind; Tab goes on to its name. */
      g_assert_true (has_focus (editor, gtk_widget_get_first_child (row_of (editor, i))));
      gtk_widget_child_focus (GTK_WIDGET (editor), GTK_DIR_TAB_FORWARD);
      g_assert_true (has_focus (editor, entry_of (editor, i)));
      gab_works_editor_set (editor, i, kind, i == 0 ? "Upper" : "Lower");
    }
  /* Alt+Up and Alt+Down: the row goes, the keyboard with it; at the ends it stays. */
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.move", "i", 1);
  g_assert_true (has_focus (editor, entry_of (editor, 1)));
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.move", "i", -1);
  g_assert_true (has_focus (editor, entry_of (editor, 0)));
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.move", "i", 1);
  g_assert_true (has_focus (editor, entry_of (editor, 1)));
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.move", "i", -1);
  check_saved (window, editor, both);
  editor = open_editor (window, "elvas");
  tab_to (editor, entry_of (editor, 0));
  gtk_editable_set_text (GTK_EDITABLE (entry_of (editor, 0)), "New name");
  press (editor, out_of (editor, 1));
  g_assert_true (has_focus (editor, out_of (editor, 0)));
  check_saved (window, editor, one);
  editor = open_editor (window, "elvas");
  press (editor, out_of (editor, 0));
  g_assert_true (has_focus (editor, desk_find (GTK_WIDGET (editor), GTK_TYPE_SPIN_BUTTON, "bastions")));
  check_saved (window, editor, "");
  desk_close (window);
}

/* A front of that many bastions is laid out; of 1 and of 7 it is said that there is none. */
static void
test_bastions (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  GabWindow *window = desk_sample ();
  GabWorksEditor *editor = open_empty (window);
  GtkWidget *field = desk_find (GTK_WIDGET (editor), GTK_TYPE_SPIN_BUTTON, "bastions");
  g_autofree char *typed = g_strdup_printf ("%u", n);

  tab_to (editor, field);
  gtk_editable_set_text (GTK_EDITABLE (field), typed);
  /* Alt and the letter press the button while the number is still being typed. */
  if (n % 2 == 0)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "works.lay-out", NULL));
  else
    press (editor, find_button (GTK_WIDGET (editor), "works.lay-out"));
  if (n < 2 || n > 6)
    {
      g_assert_cmpstr (gab_works_editor_get_problem (editor), ==, "A front has 2 to 6 bastions (FS-2).");
      g_assert_cmpuint (gab_works_editor_get_length (editor), ==, 0);
      g_assert_true (has_focus (editor, field));
    }
  else
    {
      g_assert_cmpstr (gab_works_editor_get_problem (editor), ==, "");
      /* As many bastions, one demi-lune fewer, two ravelins, one wall more. */
      g_assert_cmpuint (gab_works_editor_get_length (editor), ==, n + (n - 1) + 2 + (n + 1));
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "works.save", NULL));
      desk_settle ();
      g_assert_cmpuint (gab_fortress_front_bastions (fortress_of (window, "elvas")), ==, n);
    }
  desk_close (window);
}

/* A name twice, whatever its letters' size, and no name are refused; what is there stays. */
static void
test_names (void)
{
  GabWindow *window = desk_sample ();
  g_autofree char *before = names_of (window, "elvas");
  GabWorksEditor *editor = open_editor (window, "elvas");
  GtkWidget *save = desk_find (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "save_button");
  guint n = gab_works_editor_get_length (editor);
  g_autofree char *after = NULL;

  press (editor, find_button (GTK_WIDGET (editor), "works.add"));
  g_assert_cmpstr (gab_works_editor_get_problem (editor), ==, "Each work needs a name.");
  g_assert_false (gtk_widget_get_sensitive (save));
  gab_works_editor_set (editor, n, "gate", "  ");
  g_assert_cmpstr (gab_works_editor_get_problem (editor), ==, "Each work needs a name.");
  gab_works_editor_set (editor, n, "gate", " MAIN enceinte ");
  g_assert_cmpstr (gab_works_editor_get_problem (editor), ==, "Two works are called “MAIN enceinte”.");
  g_assert_false (gtk_widget_get_sensitive (save));
  gtk_widget_activate_action (GTK_WIDGET (editor), "works.save", NULL);
  desk_settle ();
  after = names_of (window, "elvas");
  g_assert_cmpstr (after, ==, before);
  gab_works_editor_set (editor, n, "gate", "Gate of Olivenza");
  g_assert_cmpstr (gab_works_editor_get_problem (editor), ==, "");
  g_assert_true (gtk_widget_get_sensitive (save));
  desk_close (window);
}

static GabWindow *
besiege_badajoz (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *setup = gab_siege_setup_new (GTK_WINDOW (window), gab_window_get_session (window));

  gtk_window_present (GTK_WINDOW (setup));
  desk_settle ();
  gab_siege_setup_set_nobody (GAB_SIEGE_SETUP (setup), FALSE);
  g_assert_true (gab_siege_setup_set_place (GAB_SIEGE_SETUP (setup), "badajoz"));
  desk_settle ();
  g_assert_true (gab_siege_setup_set_force (GAB_SIEGE_SETUP (setup), "3rd-division", FALSE, TRUE));
  /* The front begins with the first of its bastions. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_widget_get_template_child (setup, GAB_TYPE_SIEGE_SETUP, "first")), 1);
  desk_settle ();
  g_assert_true (gtk_widget_activate_action (setup, "setup.create", NULL));
  desk_settle ();
  return window;
}

/* Takes a work of Badajoz out in the editor, and saves; returns why not. */
static char *
take_out (GabWindow  *window,
          const char *name)
{
  GabWorksEditor *editor = open_editor (window, "badajoz");
  char *problem;

  for (guint i = 0; i < gab_works_editor_get_length (editor); i++)
    if (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry_of (editor, i))), name))
      {
        gab_works_editor_take_out (editor, i);
        gtk_widget_activate_action (GTK_WIDGET (editor), "works.save", NULL);
        desk_settle ();
        if (desk_find_window (GAB_TYPE_WORKS_EDITOR) == NULL)
          return g_strdup ("");
        problem = g_strdup (gab_works_editor_get_problem (editor));
        gtk_window_destroy (GTK_WINDOW (editor));
        return problem;
      }
  g_assert_not_reached ();
}

/* A work that a running siege is about stays, bastion or wall; one that is none of its front goes. */
static void
test_besieged (void)
{
  GabWindow *window = besiege_badajoz ();
  GabOperation *siege = GAB_OPERATION (gab_session_get_shown (gab_window_get_session (window)));
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (fortress_of (window, "badajoz")));
  const char *place = "badajoz";
  guint n = g_list_model_get_n_items (works), in_front = 0, out = 0;

  g_assert_cmpstr (gab_operation_get_fortress (siege), ==, place);
  for (guint i = n; i-- > 0; )
    {
      g_autoptr (GabThing) work = g_list_model_get_item (works, i);
      g_autofree char *left = g_strconcat (gab_thing_get_handle (work), ".left", NULL);
      const GabNames *names = gab_game_setup (gab_turn_log_get_game (gab_operation_get_log (siege)))->names;
      gboolean taken = gab_names_find (names, gab_thing_get_handle (work)) >= 0 || gab_names_find (names, left) >= 0;
      g_autofree char *sentence = g_strdup_printf ("%s is a work of the front in Siege of Badajoz: it can be renamed, but not taken out.",
                                                   gab_thing_get_name (work));
      g_autofree char *problem = take_out (window, gab_thing_get_name (work));

      g_test_message ("%s: %s", gab_thing_get_handle (work), problem);
      g_assert_cmpstr (problem, ==, taken ? sentence : "");
      in_front += taken;
      out += !taken;
    }
  g_assert_cmpuint (in_front, >=, 2);
  g_assert_cmpuint (out, >=, 1);
  g_assert_cmpuint (g_list_model_get_n_items (works), ==, in_front);
  desk_close (window);
}

/* A siege calls works that nobody has named as any front would: that keeps nothing in another place. */
static void
test_besieged_elsewhere (void)
{
  GabWindow *window = besiege_badajoz ();
  GabOperation *siege = GAB_OPERATION (gab_session_get_shown (gab_window_get_session (window)));
  GabWorksEditor *editor = open_empty (window);

  gab_works_editor_set_bastions (editor, 3);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "works.lay-out", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "works.save", NULL));
  desk_settle ();
  g_assert_nonnull (gab_campaign_find (gab_document_get_campaign (desk_document (window)), "ravelin-1"));
  g_assert_cmpint (gab_names_find (gab_game_setup (gab_turn_log_get_game (gab_operation_get_log (siege)))->names, "ravelin-1"), >=, 0);
  editor = open_empty (window);
  check_saved (window, editor, "");
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  static const char *const kinds[] = {
    "bastion", "castle", "gate", "sconce", "half-moon", "redoubt", "lunette", "hornwork",
  };

  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/views/works-editor/keyboard/%s", kinds[i]);

      g_test_add_data_func (path, kinds[i], test_keyboard);
    }
  for (guint n = 1; n <= 7; n++)
    {
      g_autofree char *path = g_strdup_printf ("/views/works-editor/FS-2/bastions/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_bastions);
    }
  g_test_add_func ("/views/works-editor/names", test_names);
  g_test_add_func ("/views/works-editor/besieged", test_besieged);
  g_test_add_func ("/views/works-editor/besieged-elsewhere", test_besieged_elsewhere);
  g_test_add_func ("/views/works-editor/drawn", test_drawn);
  g_test_add_func ("/views/works-editor/FS-2/lay-out", test_lay_out);
  g_test_add_func ("/views/works-editor/take-out", test_take_out);
  return g_test_run ();
}

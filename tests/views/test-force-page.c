/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a force: its roster, what is typed over, added, edited, moved, struck off. */

#include "gab-cause-dialog.h"
#include "gab-force-page.h"
#include "gab-unit-editor.h"
#include "window-desk.h"

#include <string.h>

#define BRIGADE "mackinnons-brigade"
#define UNIT "45th-foot-1"

static GabSession *
session_of (GabWindow *window)
{
  return gab_window_get_session (window);
}

static void
enter (GtkWidget *dialog)
{
  g_assert_true (gtk_widget_activate_action (dialog, "cause.enter", NULL));
  desk_settle ();
}

static gboolean
says_total (gpointer page)
{
  return desk_says (page, "Total");
}

/* The first rows are there at once, the others come a few a frame; a row that is chosen need not be waited for. */
static void
test_roster (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, "3rd-division");

  g_assert_true (desk_says (GTK_WIDGET (page), "Mackinnon’s Brigade"));
  g_assert_true (desk_says (GTK_WIDGET (page), "88th Connaught Rangers, 1st battalion"));
  g_assert_true (gab_force_page_choose (page, UNIT));
  g_assert_cmpstr (gab_thing_get_handle (gab_force_page_get_chosen (page)), ==, UNIT);
  g_assert_false (gab_force_page_choose (page, "no-such-unit"));
  desk_force (window, "anglo-portuguese-army");
  g_assert_true (gab_force_page_choose (page, "1st-hussars-kgl"));
  g_assert_true (desk_wait_for (says_total, page));
  desk_close (window);
}

/* Present typed over asks for the cause, and that becomes an order. */
static void
test_present_typed (void)
{
  static const struct { int by; const char *cause, *line; } rows[] = {
    { -7, "sick", "sick 45th-foot-1:7" },
    { -7, "desert", "desert 45th-foot-1:7" },
    { -7, "strike-off", "strike-off men 45th-foot-1:7" },
    { 7, "receive", "receive men 45th-foot-1:7" },
  };
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, BRIGADE);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int before = gab_unit_get_present (desk_unit (window, UNIT));
      g_autofree char *typed = g_strdup_printf ("%d", before + rows[i].by);
      GtkWidget *dialog = gab_force_page_type (page, UNIT, typed);
      g_autofree char *line = NULL;

      gab_cause_dialog_choose (GAB_CAUSE_DIALOG (dialog), rows[i].cause);
      line = gab_cause_dialog_dup_line (GAB_CAUSE_DIALOG (dialog));
      g_assert_cmpstr (line, ==, rows[i].line);
      enter (dialog);
      g_assert_cmpint (gab_unit_get_present (desk_unit (window, UNIT)), ==, before + rows[i].by);
      desk_act (window, "win.undo");
      g_assert_cmpint (gab_unit_get_present (desk_unit (window, UNIT)), ==, before);
    }
  desk_close (window);
}

static void
test_present_nonsense (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, BRIGADE);
  g_autofree char *same = g_strdup_printf ("%d", gab_unit_get_present (desk_unit (window, UNIT)));

  g_assert_null (gab_force_page_type (page, UNIT, same));
  g_assert_null (gab_force_page_type (page, UNIT, "many"));
  desk_settle ();
  g_assert_nonnull (strstr (gab_window_get_error (window), "many"));
  g_assert_null (gab_force_page_type (page, UNIT, "-5"));
  g_assert_null (gab_force_page_type (page, UNIT, ""));
  g_assert_null (gab_force_page_type (page, UNIT, "99999999999999999999"));
  desk_close (window);
}

/* More back from the sick than are sick: refused in the dialog, with the rule, and nothing changed. */
static void
test_cause_refused (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, BRIGADE);
  int before = gab_unit_get_present (desk_unit (window, UNIT));
  g_autofree char *typed = g_strdup_printf ("%d", before + 5000);
  GtkWidget *dialog = gab_force_page_type (page, UNIT, typed);

  gab_cause_dialog_choose (GAB_CAUSE_DIALOG (dialog), "fit");
  enter (dialog);
  g_assert_cmpstr (gab_cause_dialog_get_problem (GAB_CAUSE_DIALOG (dialog)), !=, "");
  g_assert_cmpint (gab_unit_get_present (desk_unit (window, UNIT)), ==, before);
  gtk_window_destroy (GTK_WINDOW (dialog));
  desk_close (window);
}

static void
add (GabWindow  *window,
     const char *name)
{
  GtkWidget *editor = gab_unit_editor_new (GTK_WINDOW (window), session_of (window), BRIGADE, NULL);

  gtk_window_present (GTK_WINDOW (editor));
  gab_unit_editor_set_text (GAB_UNIT_EDITOR (editor), "name", name);
  gab_unit_editor_set_number (GAB_UNIT_EDITOR (editor), "men", 321);
  g_assert_true (gtk_widget_activate_action (editor, "unit.save", NULL));
  desk_settle ();
  g_assert_null (desk_find_window (GAB_TYPE_UNIT_EDITOR));
}

/* Any script, marks of XML, and names as long as they may be. */
static void
test_add (void)
{
  g_autofree char *longest = g_strnfill (1000, 'W');
  const char *const names[] = { "Ambush & <b>\"Co\"</b> 'x'", "الكتيبة الأولى", "第一大隊", longest };
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, BRIGADE);
  GabForce *force = GAB_FORCE (gab_session_get_shown (session_of (window)));
  guint before = g_list_model_get_n_items (G_LIST_MODEL (gab_force_get_units (force)));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GabUnit) unit = NULL;

      add (window, names[i]);
      unit = g_list_model_get_item (G_LIST_MODEL (gab_force_get_units (force)), before);
      g_assert_cmpstr (gab_thing_get_name (GAB_THING (unit)), ==, names[i]);
      g_assert_cmpint (gab_unit_get_present (unit), ==, 321);
      g_assert_true (desk_says (GTK_WIDGET (page), names[i]));
      desk_act (window, "win.undo");
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gab_force_get_units (force))), ==, before);
    }
  desk_close (window);
}

static void
test_nameless (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *editor = gab_unit_editor_new (GTK_WINDOW (window), session_of (window), BRIGADE, NULL);

  gab_unit_editor_set_text (GAB_UNIT_EDITOR (editor), "name", "   ");
  gtk_widget_activate_action (editor, "unit.save", NULL);
  desk_settle ();
  g_assert_nonnull (desk_find_window (GAB_TYPE_UNIT_EDITOR));
  gtk_window_destroy (GTK_WINDOW (editor));
  desk_close (window);
}

/* One edit is one step to take back, however many fields it changed. */
static void
test_edit (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *editor;
  int first, kind;

  desk_force (window, BRIGADE);
  first = gab_thing_get_number (GAB_THING (desk_unit (window, UNIT)), "men");
  kind = gab_unit_get_kind (desk_unit (window, UNIT));
  editor = gab_unit_editor_new (GTK_WINDOW (window), session_of (window), BRIGADE, UNIT);
  gtk_window_present (GTK_WINDOW (editor));
  gab_unit_editor_set_text (GAB_UNIT_EDITOR (editor), "name", "Sherwood Foresters");
  gab_unit_editor_set_text (GAB_UNIT_EDITOR (editor), "note", "Renamed");
  gab_unit_editor_set_number (GAB_UNIT_EDITOR (editor), "men", first + 10);
  gab_unit_editor_set_number (GAB_UNIT_EDITOR (editor), "kind", GAB_UNIT_LIGHT_FOOT);
  g_assert_true (gtk_widget_activate_action (editor, "unit.save", NULL));
  desk_settle ();
  g_assert_cmpstr (gab_thing_get_name (GAB_THING (desk_unit (window, UNIT))), ==, "Sherwood Foresters");
  g_assert_cmpint (gab_unit_get_kind (desk_unit (window, UNIT)), ==, GAB_UNIT_LIGHT_FOOT);
  desk_act (window, "win.undo");
  g_assert_cmpint (gab_thing_get_number (GAB_THING (desk_unit (window, UNIT)), "men"), ==, first);
  g_assert_cmpint (gab_unit_get_kind (desk_unit (window, UNIT)), ==, kind);
  desk_close (window);
}

/* A first strength that later losses exceed is refused, naming the entry. */
static void
test_edit_refused (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *editor;

  desk_force (window, BRIGADE);
  editor = gab_unit_editor_new (GTK_WINDOW (window), session_of (window), BRIGADE, UNIT);
  gtk_window_present (GTK_WINDOW (editor));
  gab_unit_editor_set_number (GAB_UNIT_EDITOR (editor), "men", 1);
  gtk_widget_activate_action (editor, "unit.save", NULL);
  desk_settle ();
  g_assert_cmpstr (gab_unit_editor_get_problem (GAB_UNIT_EDITOR (editor)), !=, "");
  g_assert_cmpint (gab_thing_get_number (GAB_THING (desk_unit (window, UNIT)), "men"), >, 1);
  /* Nor is a unit taken out that entries name. */
  gtk_widget_activate_action (editor, "unit.take-out", NULL);
  desk_settle ();
  g_assert_nonnull (desk_unit (window, UNIT));
  gtk_window_destroy (GTK_WINDOW (editor));
  desk_close (window);
}

static void
test_move (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, BRIGADE);
  GListModel *units = G_LIST_MODEL (gab_force_get_units (GAB_FORCE (gab_session_get_shown (session_of (window)))));
  g_autoptr (GabThing) first = g_list_model_get_item (units, 0);
  g_autoptr (GabThing) moved = NULL;
  g_autoptr (GabThing) back = NULL;

  g_assert_true (gab_force_page_choose (page, gab_thing_get_handle (first)));
  desk_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "roster.move-down", NULL));
  desk_settle ();
  moved = g_list_model_get_item (units, 1);
  g_assert_true (moved == first);
  g_assert_true (gab_force_page_get_chosen (page) == first);
  desk_act (window, "win.undo");
  back = g_list_model_get_item (units, 0);
  g_assert_true (back == first);
  desk_close (window);
}

/* Struck off is an entry of the books: the unit stays, without men. */
static void
test_strike_off (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, BRIGADE);
  GtkWidget *dialog;

  g_assert_true (gab_force_page_choose (page, UNIT));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "roster.strike-off", NULL));
  desk_settle ();
  dialog = desk_find_window (GAB_TYPE_CAUSE_DIALOG);
  g_assert_nonnull (dialog);
  enter (dialog);
  g_assert_nonnull (desk_unit (window, UNIT));
  g_assert_cmpint (gab_unit_get_present (desk_unit (window, UNIT)), ==, 0);
  desk_act (window, "win.undo");
  g_assert_cmpint (gab_unit_get_present (desk_unit (window, UNIT)), >, 0);
  desk_close (window);
}

static void
test_rounds_and_guns (void)
{
  GabWindow *window = desk_sample ();
  GabForcePage *page = desk_force (window, "siege-train");
  GtkWidget *dialog;
  g_autofree char *line = NULL;

  g_assert_true (desk_says (GTK_WIDGET (page), "26100 rounds in hand of 35600, 9500 spent or lost"));
  dialog = gab_cause_dialog_new (GTK_WINDOW (window), session_of (window), "siege-train", GAB_CAUSE_ROUNDS, 26000);
  gtk_window_present (GTK_WINDOW (dialog));
  line = gab_cause_dialog_dup_line (GAB_CAUSE_DIALOG (dialog));
  g_assert_cmpstr (line, ==, "strike-off rounds siege-train:100");
  enter (dialog);
  g_assert_true (desk_says (GTK_WIDGET (page), "26000 rounds in hand of 35600, 9600 spent or lost"));
  desk_close (window);
}

/* What a side may not know stands as a dash, and cannot be touched. */
static void
test_masked (void)
{
  GabWindow *window = desk_sample ();
  GtkWidget *page;

  desk_force (window, "3rd-division");
  gab_session_set_viewer (session_of (window), 1);
  desk_settle ();
  page = gab_window_get_page (window);
  g_assert_true (desk_says (page, "–"));
  g_assert_false (desk_says (page, "88th Connaught Rangers, 1st battalion"));
  g_assert_false (gtk_widget_is_sensitive (desk_find (page, GTK_TYPE_BUTTON, "add_button")));

  /* A side edits its own forces as the umpire does. */
  gab_session_set_viewer (session_of (window), 0);
  desk_settle ();
  desk_force (window, BRIGADE);
  page = gab_window_get_page (window);
  g_assert_true (gtk_widget_is_sensitive (desk_find (page, GTK_TYPE_BUTTON, "add_button")));
  add (window, "Volunteers");
  g_assert_true (desk_says (gab_window_get_page (window), "Volunteers"));
  desk_close (window);
}

/* CA-20, CA-21: what befell a commander is shown, and what the player counts. */
static void
test_standing (void)
{
  GabWindow *window = desk_sample ();
  GabSession *session = gab_window_get_session (window);
  GabDocument *document = gab_session_get_document (session);
  g_autoptr (GabTally) tally = gab_tally_new ("powder", "3rd-division");
  g_autoptr (GabTally) points = gab_tally_new ("points", "allies");
  GabAction *action = gab_action_new ("Tallies");
  g_autoptr (GError) error = NULL;

  g_object_set (tally, "name", "Powder", NULL);
  g_object_set (points, "name", "Victory points", NULL);
  gab_action_add_thing (action, GAB_THING (tally), -1);
  gab_action_add_thing (action, GAB_THING (points), -1);
  g_assert_true (gab_document_do (document, action, &error));
  g_assert_no_error (error);
  g_assert_true (gab_session_order (session, NULL, "tally powder up 12", NULL, "a convoy", "Tally", &error));
  g_assert_true (gab_session_order (session, NULL, "leader picton wounded until 1812-05-03", NULL, "hit at the castle",
                                    "Leader", &error));
  g_assert_no_error (error);
  desk_act_on (window, "win.show-page", "3rd-division");
  g_assert_true (desk_says (gab_window_get_page (window), "Picton, commands the 3rd Division (wounded until 3 May 1812)"));
  g_assert_true (desk_says (gab_window_get_page (window), "Powder: 12"));
  desk_act_on (window, "win.show-page", GAB_PAGE_OVERVIEW);
  g_assert_true (desk_says (gab_window_get_page (window), "Allies: Victory points: 0"));
  /* CA-18: both are the owner's affair. */
  gab_session_set_viewer (session, 1);
  desk_act_on (window, "win.show-page", "3rd-division");
  g_assert_false (desk_says (gab_window_get_page (window), "Powder"));
  g_assert_false (desk_says (gab_window_get_page (window), "wounded until"));
  desk_act_on (window, "win.show-page", GAB_PAGE_OVERVIEW);
  g_assert_false (desk_says (gab_window_get_page (window), "Victory points"));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/force-page/roster", test_roster);
  g_test_add_func ("/views/force-page/present-typed", test_present_typed);
  g_test_add_func ("/views/force-page/present-nonsense", test_present_nonsense);
  g_test_add_func ("/views/force-page/cause-refused", test_cause_refused);
  g_test_add_func ("/views/force-page/add", test_add);
  g_test_add_func ("/views/force-page/nameless", test_nameless);
  g_test_add_func ("/views/force-page/edit", test_edit);
  g_test_add_func ("/views/force-page/edit-refused", test_edit_refused);
  g_test_add_func ("/views/force-page/move", test_move);
  g_test_add_func ("/views/force-page/strike-off", test_strike_off);
  g_test_add_func ("/views/force-page/rounds", test_rounds_and_guns);
  g_test_add_func ("/views/force-page/masked", test_masked);
  g_test_add_func ("/views/force/CA-20/standing", test_standing);
  return g_test_run ();
}

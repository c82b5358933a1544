/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a new, empty campaign to one with forces, commanders and a fortress, by the window alone. */

#include "gab-dialogs.h"
#include "gab-force-page.h"
#include "gab-opening.h"
#include "gab-overview-page.h"
#include "gab-sidebar-row.h"
#include "gab-storage.h"
#include "gab-thing-editor.h"
#include "gab-unit-editor.h"
#include "window-desk.h"

#include <string.h>

static GabSession *
session_of (GabWindow *window)
{
  return gab_window_get_session (window);
}

static GabCampaign *
real (GabWindow *window)
{
  return gab_document_get_campaign (gab_session_get_document (session_of (window)));
}

static GabThing *
find (GabWindow  *window,
      const char *handle)
{
  return gab_campaign_find (real (window), handle);
}

static GabWindow *
desk_empty (void)
{
  GabWindow *window = desk_window ();
  g_autoptr (GError) error = NULL;
  GabOpeningPlan plan = {
    .name = "Empty", .period = GAB_PERIOD_NAPOLEONIC, .begins = gab_day_from_date (GAB_NEW_STYLE, 1812, 1, 1),
    .sides = { { "Allies", "#9e2b25" }, { "French", "#1f3a5f" } },
  };
  g_autoptr (GabDocument) document = gab_opening_new (&plan, &error);

  g_assert_no_error (error);
  gab_window_set_document (window, document);
  desk_settle ();
  return window;
}

static gpointer
find_editor (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type) && gtk_widget_get_visible (l->data))
      return l->data;
  return NULL;
}

static GabThingEditor *
open_editor (GabWindow  *window,
             const char *action,
             const char *target)
{
  GabThingEditor *editor;

  desk_act_on (window, action, target);
  editor = find_editor (GAB_TYPE_THING_EDITOR);
  g_assert_nonnull (editor);
  return editor;
}

static void
name (GabThingEditor *editor,
      const char     *text)
{
  gab_thing_editor_set_text (editor, "name", text);
}

static void
act_in (GabThingEditor *editor,
        const char     *action)
{
  gtk_widget_activate_action (GTK_WIDGET (editor), action, NULL);
  desk_settle ();
}

static void
apply (GabThingEditor *editor)
{
  act_in (editor, "thing.save");
  g_assert_null (find_editor (GAB_TYPE_THING_EDITOR));
}

static void
add_force (GabWindow  *window,
           const char *target,
           const char *text,
           const char *home)
{
  GabThingEditor *editor = open_editor (window, "win.add-thing", target);

  name (editor, text);
  if (home != NULL)
    g_assert_true (gab_thing_editor_choose (editor, "home", home));
  gab_thing_editor_set_number (editor, 900);
  apply (editor);
}

static void
add_unit (GabWindow  *window,
          const char *force,
          const char *text)
{
  GtkWidget *editor;

  desk_act_on (window, "win.show-page", force);
  g_assert_true (gtk_widget_activate_action (gab_window_get_page (window), "roster.add-unit", NULL));
  editor = find_editor (GAB_TYPE_UNIT_EDITOR);
  gab_unit_editor_set_text (GAB_UNIT_EDITOR (editor), "name", text);
  gab_unit_editor_set_number (GAB_UNIT_EDITOR (editor), "men", 640);
  g_assert_true (gtk_widget_activate_action (editor, "unit.save", NULL));
  desk_settle ();
  g_assert_null (find_editor (GAB_TYPE_UNIT_EDITOR));
}

static void
add_commander (GabWindow *window)
{
  GabThingEditor *editor = open_editor (window, "win.add-thing", "commander army");

  name (editor, "Thomas Picton");
  gab_thing_editor_set_text (editor, "rank", "Major-General");
  gab_thing_editor_set_text (editor, "post", "commands the army");
  apply (editor);
  g_assert_true (desk_says (gab_window_get_page (window), "Major-General Thomas Picton, commands the army"));
  g_assert_true (desk_says (gab_window_get_page (window), "Edit the _commander…"));
}

static void
add_fortress (GabWindow *window)
{
  GabThingEditor *editor = open_editor (window, "win.add-thing", "fortress");

  name (editor, "Ciudad Rodrigo");
  g_assert_true (gab_thing_editor_choose (editor, "home", "allies"));
  g_assert_false (gab_thing_editor_choose (editor, "garrison", "garrison"));
  g_assert_true (gab_thing_editor_choose (editor, "home", "french"));
  g_assert_true (gab_thing_editor_choose (editor, "garrison", "garrison"));
  gab_thing_editor_set_number (editor, GAB_FORTRESS_MEDIUM);
  gab_thing_editor_set_text (editor, "note", "On the <Águeda> & \"its\" hill");
  apply (editor);
  g_assert_cmpstr (gab_session_get_page (session_of (window)), ==, "ciudad-rodrigo");

  editor = open_editor (window, "win.add-thing", "work ciudad-rodrigo");
  name (editor, "Great breach");
  gab_thing_editor_set_number (editor, 2);
  apply (editor);
  g_assert_true (desk_says (gab_window_get_page (window), "Great breach"));
  g_assert_true (desk_says (gab_window_get_page (window), gab_work_kind_label (2)));
}

static char *
dup_bytes (GabWindow *window)
{
  g_autoptr (GBytes) bytes = gab_storage_write (real (window), NULL);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
fill (GabWindow *window)
{
  add_force (window, "force", "Army", "allies");
  g_assert_cmpstr (gab_session_get_page (session_of (window)), ==, "army");
  add_force (window, "force", "Garrison", "french");
  add_unit (window, "army", "45th Foot");
  add_force (window, "force army", "Brigade", NULL);
  g_assert_cmpstr (gab_force_get_parent (GAB_FORCE (find (window, "brigade"))), ==, "army");
  g_assert_cmpint (gab_force_get_rounds (GAB_FORCE (find (window, "brigade"))), ==, 900);
  add_commander (window);
  add_fortress (window);
}

static void
test_fill (void)
{
  GabWindow *window = desk_empty ();
  g_autofree char *empty = dup_bytes (window);
  g_autofree char *path = desk_path ("things.gabion");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *full = NULL, *again = NULL, *back = NULL;
  g_autoptr (GError) error = NULL;

  fill (window);
  full = dup_bytes (window);
  for (int i = 0; gab_session_can_undo (session_of (window)); i++)
    {
      g_assert_cmpint (i, <, 7);
      desk_act (window, "win.undo");
    }
  back = dup_bytes (window);
  g_assert_cmpstr (back, ==, empty);
  while (gab_document_can_redo (gab_session_get_document (session_of (window))))
    desk_act (window, "win.redo");
  g_assert_true (gab_storage_save (gab_document_get_campaign (gab_session_get_document (session_of (window))), path, &error));
  g_assert_no_error (error);
  g_assert_true (gab_window_open_file (window, file));
  desk_settle ();
  again = dup_bytes (window);
  g_assert_cmpstr (again, ==, full);
  desk_close (window);
}

/* An empty campaign says what comes first, and the sidebar offers it. */
static void
test_empty (void)
{
  GabWindow *window = desk_empty ();
  GtkWidget *page = gab_window_get_page (window);
  GtkWidget *button = desk_find (page, GTK_TYPE_BUTTON, "add_force");
  GtkWidget *storm = desk_find (page, GTK_TYPE_BUTTON, "new_storm");

  g_assert_true (desk_says (page, "First add a force"));
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (storm, "suggested-action"));
  g_assert_true (desk_says (GTK_WIDGET (window), "Add the first fortress…"));
  add_force (window, "force", "Army", NULL);
  desk_act_on (window, "win.show-page", GAB_PAGE_OVERVIEW);
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_has_css_class (storm, "suggested-action"));

  /* The arrows pass over what is only offered. */
  for (int i = 0; i < 8; i++)
    desk_act (window, "win.page-below");
  g_assert_cmpstr (gab_session_get_page (session_of (window)), ==, "army");
  desk_close (window);
}

static void
test_edit (void)
{
  GabWindow *window = desk_empty ();
  GabThingEditor *editor;
  g_autofree char *before = NULL, *after = NULL;

  fill (window);
  before = dup_bytes (window);
  editor = open_editor (window, "win.edit-thing", "ciudad-rodrigo");
  apply (editor); /* nothing was changed */
  editor = open_editor (window, "win.edit-thing", "ciudad-rodrigo");
  name (editor, "Almeida");
  g_assert_true (gab_thing_editor_choose (editor, "home", "allies"));
  g_assert_true (gab_thing_editor_choose (editor, "garrison", "brigade"));
  gab_thing_editor_set_number (editor, GAB_FORTRESS_GREAT);
  apply (editor);
  g_assert_cmpstr (gab_fortress_get_owner (GAB_FORTRESS (find (window, "ciudad-rodrigo"))), ==, "allies");
  g_assert_cmpstr (gab_fortress_get_garrison (GAB_FORTRESS (find (window, "ciudad-rodrigo"))), ==, "brigade");
  g_assert_true (desk_says (gab_window_get_page (window), "Almeida"));
  editor = open_editor (window, "win.edit-thing", "great-breach");
  name (editor, "Lesser breach");
  gab_thing_editor_set_number (editor, 0);
  apply (editor);
  desk_act_on (window, "win.show-page", "army");
  editor = open_editor (window, "win.edit-thing", "army");
  gab_thing_editor_set_text (editor, "place", "Elvas");
  gab_thing_editor_set_number (editor, 1000);
  apply (editor);
  g_assert_true (desk_says (gab_window_get_page (window), "Elvas"));
  for (int i = 0; i < 3; i++)
    desk_act (window, "win.undo");
  after = dup_bytes (window);
  g_assert_cmpstr (after, ==, before);
  desk_close (window);
}

static void
test_take_out (void)
{
  GabWindow *window = desk_empty ();
  GabThingEditor *editor;

  fill (window);
  editor = open_editor (window, "win.edit-thing", "garrison");
  act_in (editor, "thing.take-out");
  g_assert_nonnull (strstr (gab_thing_editor_get_problem (editor), "Garrison is the garrison of Ciudad Rodrigo at first"));
  g_assert_nonnull (find (window, "garrison"));
  gtk_window_destroy (GTK_WINDOW (editor));

  editor = open_editor (window, "win.edit-thing", "great-breach");
  act_in (editor, "thing.take-out");
  g_assert_null (find (window, "great-breach"));
  editor = open_editor (window, "win.edit-thing", "ciudad-rodrigo");
  act_in (editor, "thing.take-out");
  g_assert_null (find (window, "ciudad-rodrigo"));
  g_assert_cmpstr (gab_session_get_page (session_of (window)), ==, GAB_PAGE_OVERVIEW);
  desk_close (window);
}

/* Two works of one name cannot be told from each other: neither a new one nor one that is renamed. */
static void
test_namesake (void)
{
  GabWindow *window = desk_empty ();
  GabThingEditor *editor;

  fill (window);
  editor = open_editor (window, "win.add-thing", "work ciudad-rodrigo");
  name (editor, "GREAT breach");
  act_in (editor, "thing.save");
  g_assert_cmpstr (gab_thing_editor_get_problem (editor), ==, "Two works are called “GREAT breach”.");
  name (editor, "Lesser breach");
  apply (editor);
  editor = open_editor (window, "win.edit-thing", "great-breach");
  name (editor, "Lesser breach");
  act_in (editor, "thing.save");
  g_assert_cmpstr (gab_thing_editor_get_problem (editor), ==, "Two works are called “Lesser breach”.");
  name (editor, "Great Breach");
  apply (editor);
  desk_close (window);
}

/* What fights name stays: the sentence says which. */
static void
test_refused (void)
{
  GabWindow *window = desk_sample ();
  GabThingEditor *editor = open_editor (window, "win.edit-thing", "3rd-division");

  act_in (editor, "thing.take-out");
  g_assert_nonnull (strstr (gab_thing_editor_get_problem (editor), "can be struck off, but not taken out"));
  g_assert_nonnull (find (window, "3rd-division"));
  name (editor, "  ");
  act_in (editor, "thing.save");
  g_assert_nonnull (find_editor (GAB_TYPE_THING_EDITOR));
  gtk_window_destroy (GTK_WINDOW (editor));
  desk_close (window);
}

/* A side adds to what is its own; what lies on the table adds nothing. */
static void
test_viewers (void)
{
  GabWindow *window = desk_empty ();
  GabThingEditor *editor;

  fill (window);
  gab_session_set_viewer (session_of (window), 1);
  desk_settle ();
  editor = open_editor (window, "win.add-thing", "force");
  g_assert_false (gab_thing_editor_choose (editor, "home", "allies"));
  g_assert_true (gab_thing_editor_choose (editor, "home", "garrison"));
  name (editor, "Voltigeurs");
  apply (editor);
  g_assert_cmpstr (gab_force_get_side (GAB_FORCE (find (window, "voltigeurs"))), ==, "french");
  desk_act_on (window, "win.add-thing", "force army");
  g_assert_null (find_editor (GAB_TYPE_THING_EDITOR));
  g_assert_nonnull (strstr (gab_window_get_error (window), "Allies"));
  desk_act_on (window, "win.edit-thing", "army");
  desk_act_on (window, "win.add-thing", "commander french");
  desk_act_on (window, "win.add-thing", "work garrison");
  desk_act_on (window, "win.add-thing", "nonsense");
  g_assert_null (find_editor (GAB_TYPE_THING_EDITOR));
  gab_session_set_viewer (session_of (window), GAB_VIEWER_TABLE);
  desk_settle ();
  g_assert_false (gab_thing_editor_may_add (session_of (window), "force", NULL));
  g_assert_false (desk_says (GTK_WIDGET (window), "Add a force…"));
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/things/empty", test_empty);
  g_test_add_func ("/views/things/fill", test_fill);
  g_test_add_func ("/views/things/edit", test_edit);
  g_test_add_func ("/views/things/take-out", test_take_out);
  g_test_add_func ("/views/things/refused", test_refused);
  g_test_add_func ("/views/things/namesake", test_namesake);
  g_test_add_func ("/views/things/viewers", test_viewers);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fortress's page draws its front, and its works are laid out, named, put in order and taken out as one action. */

#include "gab-fortress-page.h"
#include "gab-siege-plan.h"
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
  g_autoptr (GList) windows = NULL;

  desk_act_on (window, "win.edit-works", fortress);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (GAB_IS_WORKS_EDITOR (l->data))
      return l->data;
  return NULL;
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/works-editor/drawn", test_drawn);
  g_test_add_func ("/views/works-editor/FS-2/lay-out", test_lay_out);
  g_test_add_func ("/views/works-editor/take-out", test_take_out);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual: every chapter says something, every page has one, every rule of the data stands in it, and it can be searched. */

#include "gab-desk-pages.h"
#include "gab-help-text.h"
#include "gab-help-window.h"
#include "gab-storage.h"

#include "window-desk.h"

static GabHelpWindow *
open_help (GabWindow *window)
{
  GtkWidget *found;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  desk_settle ();
  found = desk_find_window (GAB_TYPE_HELP_WINDOW);
  g_assert_nonnull (found);
  return GAB_HELP_WINDOW (found);
}

/* The chapter that is shown begins with its title. */
static void
assert_chapter (GabHelpWindow *help,
                const char    *title)
{
  GtkWidget *list = desk_find (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, NULL);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (list));

  g_assert_nonnull (row);
  g_assert_cmpstr (gab_help_chapter (gtk_list_box_row_get_index (row))->title, ==, title);
}

static void
test_opens (void)
{
  GabWindow *window = desk_sample ();
  GabHelpWindow *help = open_help (window);

  assert_chapter (help, "Overview");
  gtk_window_destroy (GTK_WINDOW (help));
  desk_act_on (window, "win.show-page", "storm-of-badajoz");
  help = open_help (window);
  assert_chapter (help, "The storm in five minutes");
  g_assert_true (desk_says (GTK_WIDGET (help), "column after column"));
  gtk_window_destroy (GTK_WINDOW (help));
  desk_close (window);
}

static void
test_pages (void)
{
  const GabDeskPage *page;

  for (guint i = 0; (page = gab_desk_pages_nth (i)) != NULL; i++)
    {
      const GabHelpChapter *chapter = gab_help_chapter (gab_help_find (page->name));
      g_auto (GStrv) ids = g_strsplit (chapter->ids, " ", -1);

      g_assert_true (g_strv_contains ((const char *const *) ids, page->name));
    }
  g_assert_cmpuint (gab_help_find ("nowhere"), ==, 0);
  g_assert_cmpuint (gab_help_find (NULL), ==, 0);
}

/* Every title and ruling that data/rules has, in its chapter. */
static void
test_rules (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (&error);
  GabWindow *window = desk_sample ();
  GabHelpWindow *help = open_help (window);
  guint listed = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < gab_table_set_length (tables); i++)
    {
      const GabRuleTables *found = gab_table_set_nth (tables, i);
      const char *chapter = g_str_equal (found->rules->id, "formal-siege") ? "rules-siege"
                            : g_str_equal (found->rules->id, "storming") ? "rules-storm" : "rules-books";

      gab_help_window_read (help, chapter);
      for (int rule = 1; rule < 100; rule++)
        {
          const char *title = gab_tables_title (found->tables, rule);
          g_autofree char *number = g_strdup_printf ("%s-%d %s", found->rules->prefix, rule, title);
          const char *ruling = gab_tables_ruling (found->tables, rule);

          if (title == NULL)
            continue;
          listed++;
          g_assert_true (desk_says (GTK_WIDGET (help), number));
          g_assert_true (ruling == NULL || desk_says (GTK_WIDGET (help), ruling));
        }
    }
  g_assert_cmpuint (listed, >, 80);
  gtk_window_destroy (GTK_WINDOW (help));
  desk_close (window);
}

/* What is searched for leaves the chapters that have it and opens the first of them. */
static void
test_search (void)
{
  GabWindow *window = desk_sample ();
  GabHelpWindow *help = open_help (window);
  GtkWidget *search = desk_find (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, NULL);
  GtkWidget *list = desk_find (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, NULL);

  gtk_editable_set_text (GTK_EDITABLE (search), "CURTAIN covers");
  g_signal_emit_by_name (search, "search-changed");
  assert_chapter (help, "Who sees what");
  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0))));
  gtk_editable_set_text (GTK_EDITABLE (search), "zwieback");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_true (desk_says (GTK_WIDGET (help), "No chapter has these words."));
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0))));
  gtk_window_destroy (GTK_WINDOW (help));
  desk_close (window);
}

static void
note_gone (gpointer gone)
{
  *(gboolean *) gone = TRUE;
}

/* Escape in the search takes the words back, and the next one closes. */
static void
test_escape (void)
{
  GabWindow *window = desk_sample ();
  GabHelpWindow *help = open_help (window);
  GtkWidget *search = desk_find (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, NULL);
  gboolean gone = FALSE;

  g_signal_connect_swapped (help, "destroy", G_CALLBACK (note_gone), &gone);
  gtk_editable_set_text (GTK_EDITABLE (search), "curtain");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_false (gone);
  g_signal_emit_by_name (search, "stop-search");
  desk_settle ();
  g_assert_true (gone);
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/help/opens-at-the-page", test_opens);
  g_test_add_func ("/views/help/every-page", test_pages);
  g_test_add_func ("/views/help/every-rule", test_rules);
  g_test_add_func ("/views/help/search", test_search);
  g_test_add_func ("/views/help/escape", test_escape);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of tables: every rule set, what is lost in the book marked, numbers changed and taken back. */

#include "gab-tables-page.h"
#include "window-desk.h"

#include <string.h>

static GabTablesPage *
open_page (GabWindow  *window,
           const char *rules)
{
  desk_act_on (window, "win.show-page", GAB_PAGE_TABLES);
  g_assert_true (GAB_IS_TABLES_PAGE (gab_window_get_page (window)));
  g_assert_true (gab_tables_page_choose (GAB_TABLES_PAGE (gab_window_get_page (window)), rules));
  desk_settle ();
  return GAB_TABLES_PAGE (gab_window_get_page (window));
}

static guint
count_says (GtkWidget  *root,
            const char *text)
{
  guint n = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_label (GTK_LABEL (root)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_says (child, text);
  return n;
}

static void
test_shown (void)
{
  GabWindow *window = desk_sample ();
  GabTablesPage *page = open_page (window, "formal-siege");

  g_assert_true (desk_says (GTK_WIDGET (page), "The fire table (FS-30)"));
  g_assert_true (desk_says (GTK_WIDGET (page), "The printed table is lost"));
  g_assert_cmpuint (count_says (GTK_WIDGET (page), "Reconstruction"), ==, 2);
  g_assert_true (desk_says (GTK_WIDGET (page), "These are the book’s."));
  g_assert_cmpstr (gab_tables_page_get_text (page, "fire-heavy", 0), ==, "5");
  g_assert_cmpstr (gab_tables_page_get_text (page, "fire-heavy", 2), ==, "–");
  g_assert_cmpstr (gab_tables_page_get_text (page, "parallel-length", 1), ==, "60.5");
  /* Until it is said that numbers are changed none is an entry. */
  g_assert_false (gab_tables_page_type (page, "work", 0, "9"));
  page = open_page (window, "storming");
  g_assert_cmpstr (gab_tables_page_get_text (page, "column", 1), ==, "45");
  g_assert_cmpuint (count_says (GTK_WIDGET (page), "Reconstruction"), ==, 0);
  desk_close (window);
}

static void
test_changed (void)
{
  GabWindow *window = desk_sample ();
  GabTablesPage *page = open_page (window, "formal-siege");

  gab_tables_page_change (page, TRUE);
  g_assert_true (gab_tables_page_type (page, "work", 0, "9"));
  desk_settle ();
  g_assert_cmpstr (gab_tables_page_get_problem (page), ==, "");
  g_assert_true (desk_says (GTK_WIDGET (page), "The campaign has its own: 1 number is not the book’s."));
  g_assert_true (desk_says (GTK_WIDGET (page), "Changed; the book has 8"));
  g_assert_cmpstr (gab_window_get_told (window), ==, "Change: Units of work (FS-7)");
  g_assert_true (gab_tables_page_type (page, "fire-heavy", 0, "11"));
  g_assert_nonnull (strstr (gab_tables_page_get_problem (page), "from 0 to 10"));
  g_assert_true (gab_tables_page_type (page, "fire-heavy", 0, "often"));
  g_assert_nonnull (strstr (gab_tables_page_get_problem (page), "no whole number"));
  g_assert_true (gab_tables_page_type (page, "fire-heavy", 0, "6"));
  g_assert_cmpstr (gab_tables_page_get_problem (page), ==, "");
  desk_act (window, "win.undo");
  g_assert_cmpstr (gab_tables_page_get_text (page, "fire-heavy", 0), ==, "5");
  g_assert_cmpstr (gab_tables_page_get_text (page, "work", 0), ==, "9");
  gtk_widget_activate_action (GTK_WIDGET (page), "tables.back", NULL);
  desk_settle ();
  g_assert_true (desk_says (GTK_WIDGET (page), "These are the book’s."));
  g_assert_cmpstr (gab_tables_page_get_text (page, "work", 0), ==, "8");
  desk_act (window, "win.undo");
  g_assert_cmpstr (gab_tables_page_get_text (page, "work", 0), ==, "9");
  desk_close (window);
}

/* The books have one place where they are changed; a side changes no table. */
static void
test_hands (void)
{
  GabWindow *window = desk_sample ();
  GabTablesPage *page = open_page (window, "books");
  GtkWidget *settings = desk_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "settings_button");

  gab_tables_page_change (page, TRUE);
  g_assert_false (gab_tables_page_type (page, "recovery-days", 0, "8"));
  g_assert_cmpstr (gab_tables_page_get_text (page, "recovery-days", 0), ==, "7");
  g_assert_true (gtk_widget_get_visible (settings));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.viewer", "i", 1);
  desk_settle ();
  page = open_page (window, "formal-siege");
  gab_tables_page_change (page, TRUE);
  g_assert_false (gab_tables_page_type (page, "work", 0, "9"));
  g_assert_cmpstr (gab_tables_page_get_text (page, "work", 0), ==, "8");
  desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/tables-page/shown", test_shown);
  g_test_add_func ("/views/tables-page/changed", test_changed);
  g_test_add_func ("/views/tables-page/hands", test_hands);
  return g_test_run ();
}

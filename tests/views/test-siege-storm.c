/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A storm on the page of a siege: who takes part is a number beside each trench and battery, and both strengths stand there before
 * the roll (FS-33, FS-34). */

#include "siege-desk.h"

#include <string.h>

static void
play (GabWindow         *window,
      const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], "next"))
      siege_next (window);
    else
      siege_order (window, lines[i]);
}

/* Six sections stand in the third parallel; the besieger may storm. */
static GabSiegePage *
begin_storm (GabWindow *window)
{
  static const char *const lines[] = {
    "next", "dig parallel 2 from -130,400 to -70,400", "dig parallel 2 from -70,400 to -10,400",
    "dig parallel 2 from -10,400 to 50,400", "dig parallel 2 from -250,400 to -190,400",
    "dig parallel 2 from -310,400 to -250,400", "dig parallel 2 from -370,400 to -310,400",
    "dig parallel 2 from -430,400 to -370,400", "dig parallel 2 from -490,400 to -430,400", "end",
    "move infantry 3 from p1.4 to p2.4", "move infantry 3 from p1.6 to p2.1", "next",
    "dig parallel 2 from -550,400 to -490,400", "dig sap from -40,400 to -40,340", "next",
    "dig sap from -40,340 to -10,290", "next", "dig sap from -10,290 to -40,240", "next",
    "dig sap from -40,240 to -30,200", "dig parallel 3 from -60,200 to 0,200", "dig parallel 3 from 0,200 to 60,200", "end",
    "move infantry 3 from p2.4 to p3.1", "move infantry 3 from p2.1 to p3.2", "end", "end", NULL,
  };
  GabSiegePage *page = siege_begin (window);

  siege_place (window);
  siege_dig (window);
  play (window, lines);
  while (siege_state (window)->step == GAB_FORMAL_STEP_FIRE)
    siege_order (window, "pass");
  g_assert_cmpint (siege_state (window)->step, ==, GAB_FORMAL_STEP_STORM);
  desk_settle ();
  return page;
}

/* Chooses what the list offers first of those that say so. */
static void
choose (GabSiegePage *page,
        const char   *text)
{
  GtkWidget *list = desk_find (GTK_WIDGET (page), GTK_TYPE_LIST_VIEW, "forms");
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (list));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      if (strstr (gtk_string_object_get_string (item), text) == NULL)
        continue;
      gtk_selection_model_select_item (model, i, TRUE);
      desk_settle ();
      return;
    }
  g_error ("Nothing in the list says %s", text);
}

static void
set_count (GabSiegePage *page,
           int           row,
           int           count)
{
  GtkGrid *grid = GTK_GRID (desk_find (GTK_WIDGET (page), GTK_TYPE_GRID, "share_grid"));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (gtk_grid_get_child_at (grid, 1, row)), count);
  desk_settle ();
}

static void
test_storm (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_storm (window);

  choose (page, "overed way");
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "storm covered-way with p3.1:3 p3.2:3");
  g_assert_true (desk_says (GTK_WIDGET (page), "6 sections"));
  g_assert_true (desk_says (GTK_WIDGET (page), "4 sections"));
  g_assert_true (desk_says (GTK_WIDGET (page), "The besieger’s strength"));
  g_assert_true (desk_says (GTK_WIDGET (page), "the storm succeeds"));
  set_count (page, 5, 2); /* No. 1, behind the sections */
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "storm covered-way with p3.1:3 p3.2:3 support no-1:2");
  g_assert_true (desk_says (GTK_WIDGET (page), "2 supporting guns beyond 200 yards"));
  set_count (page, 3, 2);
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, "storm covered-way with p3.1:3 p3.2:2 support no-1:2");
  g_assert_true (desk_says (GTK_WIDGET (page), "FS-33"));
  set_count (page, 3, 3);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "siege.give", NULL));
  desk_settle ();
  g_assert_true (siege_state (window)->stormed);
  desk_close (window);
}

/* FS-38, FS-39: those in a sortie are chosen in the same way, and what is added to the die stands there. */
static void
test_sortie (void)
{
  GabWindow *window = desk_sample ();
  GabSiegePage *page = begin_storm (window);

  siege_order (window, "end");
  desk_settle ();
  g_assert_cmpint (siege_state (window)->step, ==, GAB_FORMAL_STEP_SORTIE);
  choose (page, "Sortie on p3.1");
  g_assert_true (g_str_has_prefix (gab_siege_page_get_line (page), "sortie on p3.1 with "));
  g_assert_true (desk_says (GTK_WIDGET (page), "10 sections"));
  g_assert_true (desk_says (GTK_WIDGET (page), "added to the die"));
  for (int row = 2; row <= 6; row++)
    set_count (page, row, row == 3);
  g_assert_true (desk_says (GTK_WIDGET (page), "1 section ("));
  for (int row = 2; row <= 6; row++)
    set_count (page, row, 0);
  g_assert_cmpstr (gab_siege_page_get_line (page), ==, ""); /* nobody goes */
  desk_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!desk_begin ())
    return 77;
  g_test_add_func ("/views/siege-storm/FS-34/storm", test_storm);
  g_test_add_func ("/views/siege-storm/FS-39/sortie", test_sortie);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The flow, the fold and the ground: where children stand in a width. */

#include "gab-flow.h"
#include "gab-fold.h"
#include "gab-ground.h"
#include "gab-night.h"

static GtkWidget *
box_of (int width,
        int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (box, width, height);
  return box;
}

static graphene_rect_t
bounds (GtkWidget *child,
        GtkWidget *parent)
{
  graphene_rect_t rect;

  g_assert_true (gtk_widget_compute_bounds (child, parent, &rect));
  return rect;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, width, height, -1, NULL);
}

static GtkWidget *
new_flow (int least,
          int span,
          int n)
{
  GtkWidget *flow = g_object_ref_sink (gab_flow_new ());

  g_object_set (flow, "least", least, "span", span, NULL);
  for (int i = 0; i < n; i++)
    gab_flow_append (GAB_FLOW (flow), box_of (50, 20));
  return flow;
}

static void
test_natural (void)
{
  GtkWidget *flow = new_flow (0, 1, 3);
  GtkWidget *third = gtk_widget_get_last_child (flow);
  int height;

  gtk_widget_measure (flow, GTK_ORIENTATION_VERTICAL, 174, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, ==, 20);
  gtk_widget_measure (flow, GTK_ORIENTATION_VERTICAL, 173, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, ==, 52);
  allocate (flow, 173, 52);
  g_assert_cmpfloat (bounds (third, flow).origin.x, ==, 0);
  g_assert_cmpfloat (bounds (third, flow).origin.y, ==, 32);
  g_assert_cmpfloat (bounds (third, flow).size.width, ==, 50);
  g_object_unref (flow);
}

static void
test_rtl (void)
{
  GtkWidget *flow = new_flow (0, 1, 2);

  gtk_widget_set_direction (flow, GTK_TEXT_DIR_RTL);
  allocate (flow, 300, 20);
  g_assert_cmpfloat (bounds (gtk_widget_get_first_child (flow), flow).origin.x, ==, 250);
  g_object_unref (flow);
}

static void
test_columns (void)
{
  GtkWidget *flow = new_flow (10, 1, 4);
  int em = (int) (10 * gab_night_em (flow));
  GtkWidget *second = gtk_widget_get_next_sibling (gtk_widget_get_first_child (flow));

  allocate (flow, 2 * em + 12, 100);
  g_assert_cmpfloat (bounds (second, flow).origin.x, ==, em + 12);
  g_assert_cmpfloat (bounds (second, flow).size.width, ==, em);
  allocate (flow, 2 * em, 200);
  g_assert_cmpfloat (bounds (second, flow).origin.x, ==, 0);
  g_assert_cmpfloat (bounds (second, flow).size.width, ==, 2 * em);
  g_object_unref (flow);
}

static void
test_span (void)
{
  GtkWidget *flow = new_flow (10, 2, 2);
  int em = (int) (10 * gab_night_em (flow));
  GtkWidget *first = gtk_widget_get_first_child (flow);

  allocate (flow, 3 * em + 24, 100);
  g_assert_cmpfloat (bounds (first, flow).size.width, ==, 2 * em + 12);
  g_assert_cmpfloat (bounds (gtk_widget_get_last_child (flow), flow).origin.y, ==, 0);
  /* No room for three: one above the other. */
  allocate (flow, 3 * em, 200);
  g_assert_cmpfloat (bounds (first, flow).size.width, ==, 3 * em);
  g_assert_cmpfloat (bounds (gtk_widget_get_last_child (flow), flow).origin.y, ==, 32);
  g_object_unref (flow);
}

static void
test_hidden (void)
{
  GtkWidget *flow = new_flow (0, 1, 3);
  int height;

  gtk_widget_set_visible (gtk_widget_get_first_child (flow), FALSE);
  gtk_widget_measure (flow, GTK_ORIENTATION_VERTICAL, 112, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, ==, 20);
  gab_flow_clear (GAB_FLOW (flow));
  gtk_widget_measure (flow, GTK_ORIENTATION_VERTICAL, 112, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, ==, 0);
  g_object_unref (flow);
}

static void
count (gpointer data)
{
  ++*(int *) data;
}

static void
test_fold (void)
{
  GtkWidget *side = box_of (100, 50);
  GtkWidget *content = box_of (200, 50);
  GtkWidget *fold = g_object_ref_sink (gab_fold_new (side, content));
  int wide = (int) (70 * gab_night_em (fold)) + 1;
  int told = 0;

  g_signal_connect_swapped (fold, "notify::folded", G_CALLBACK (count), &told);
  allocate (fold, wide, 300);
  g_assert_false (gab_fold_get_folded (GAB_FOLD (fold)));
  g_assert_true (gtk_widget_get_child_visible (side));
  g_assert_cmpfloat (bounds (content, fold).origin.x, >, 0);

  allocate (fold, wide - 2, 300);
  g_assert_true (gab_fold_get_folded (GAB_FOLD (fold)));
  g_assert_false (gtk_widget_get_child_visible (side));
  g_assert_cmpfloat (bounds (content, fold).size.width, ==, wide - 2);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (told, ==, 1);

  gab_fold_set_shown (GAB_FOLD (fold), TRUE);
  allocate (fold, wide - 2, 301);
  g_assert_true (gtk_widget_get_child_visible (side));
  g_assert_cmpfloat (bounds (content, fold).size.width, ==, wide - 2);
  g_object_unref (fold);
}

static void
test_ground (void)
{
  GtkWidget *drawn = box_of (100, 100), *panel = box_of (100, 100);
  GtkWidget *ground = g_object_ref_sink (gab_ground_new (drawn, panel));
  int wide = (int) (55 * gab_night_em (ground)) + 1;

  g_object_set (ground, "ground-name", "Plan", "panel-name", "Orders", NULL);
  allocate (ground, wide, 300);
  g_assert_false (gab_ground_get_folded (GAB_GROUND (ground)));
  g_assert_true (gtk_widget_get_child_visible (drawn));
  g_assert_true (gtk_widget_get_child_visible (panel));
  g_assert_cmpfloat (bounds (panel, ground).origin.x, ==, bounds (drawn, ground).size.width);
  allocate (ground, wide - 2, 300);
  g_assert_true (gab_ground_get_folded (GAB_GROUND (ground)));
  g_assert_true (gtk_widget_get_child_visible (drawn));
  g_assert_false (gtk_widget_get_child_visible (panel));
  g_assert_cmpfloat (bounds (drawn, ground).size.width, ==, wide - 2);
  g_assert_cmpfloat (bounds (drawn, ground).origin.y, >, 0);
  gab_ground_show_panel (GAB_GROUND (ground), TRUE);
  allocate (ground, wide - 2, 301);
  g_assert_false (gtk_widget_get_child_visible (drawn));
  g_assert_true (gtk_widget_get_child_visible (panel));
  g_object_unref (ground);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  g_test_add_func ("/widgets/flow/natural", test_natural);
  g_test_add_func ("/widgets/flow/right-to-left", test_rtl);
  g_test_add_func ("/widgets/flow/columns", test_columns);
  g_test_add_func ("/widgets/flow/span", test_span);
  g_test_add_func ("/widgets/flow/hidden", test_hidden);
  g_test_add_func ("/widgets/fold", test_fold);
  g_test_add_func ("/widgets/ground", test_ground);
  return g_test_run ();
}

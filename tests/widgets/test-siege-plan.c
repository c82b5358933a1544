/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The siege plan under the hands: keys, wheel, drags, focus, spoken names. */

#include "plan-hand.h"

static void
test_keys (PlanHand       *f,
           gconstpointer  data)
{
  static const struct { guint key; guint at; } steps[] = {
    { GDK_KEY_Home, LEFT_FLANK }, { GDK_KEY_Right, RIGHT_FLANK }, { GDK_KEY_Right, DEMI_LUNE }, { GDK_KEY_Up, RIGHT_FLANK },
    { GDK_KEY_End, BATTERY }, { GDK_KEY_Up, FIRST }, { GDK_KEY_Right, FIRST + 1 }, { GDK_KEY_Page_Up, FIRST },
    { GDK_KEY_Page_Down, FIRST + 1 }, { GDK_KEY_Home, LEFT_FLANK }, { GDK_KEY_Page_Up, LEFT_FLANK },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_true (gab_siege_plan_key (f->plan, steps[i].key, 0));
      g_test_message ("step %u", i);
      g_assert_cmpuint (plan_hand_focused (f), ==, steps[i].at);
      g_assert_cmpuint (f->hovered, ==, steps[i].at);
    }
  g_assert_true (gab_siege_plan_key (f->plan, GDK_KEY_Return, 0));
  g_assert_cmpuint (f->activated, ==, LEFT_FLANK);
  g_assert_false (gab_siege_plan_key (f->plan, GDK_KEY_plus, GDK_CONTROL_MASK));
  g_assert_false (gab_siege_plan_key (f->plan, GDK_KEY_x, 0));
}

static void
test_key_views (PlanHand       *f,
                gconstpointer  data)
{
  GabPlanView fit = gab_siege_plan_get_view (f->plan), view;

  gab_siege_plan_key (f->plan, GDK_KEY_plus, 0);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).scale, >, fit.scale);
  view = gab_siege_plan_get_view (f->plan);
  gab_siege_plan_key (f->plan, GDK_KEY_Right, GDK_SHIFT_MASK);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).x, >, view.x);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).y, ==, view.y);
  gab_siege_plan_key (f->plan, GDK_KEY_Up, GDK_SHIFT_MASK);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).y, <, view.y);
  gab_siege_plan_key (f->plan, GDK_KEY_minus, 0);
  g_assert_cmpfloat_with_epsilon (gab_siege_plan_get_view (f->plan).scale, fit.scale, 1e-9);
  gab_siege_plan_key (f->plan, GDK_KEY_0, 0);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).x, ==, fit.x);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).y, ==, fit.y);
}

/* One stop of Tab: into it, and out again; and the one focused last takes it up. */
static void
test_tab (PlanHand       *f,
          gconstpointer  data)
{
  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (f->plan), GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (plan_hand_focused (f), ==, LEFT_FLANK);
  gab_siege_plan_focus (f->plan, DEMI_LUNE);
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (f->plan), GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (f->plan)));
  g_assert_cmpuint (plan_hand_focused (f), ==, DEMI_LUNE);
}

static void
test_spoken (PlanHand       *f,
             gconstpointer  data)
{
  GtkWidget *spot = gab_siege_plan_layer_find (f->plan->layer, BATTERY);
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (f->plan->layer); child; child = gtk_widget_get_next_sibling (child))
    n++;
  g_assert_cmpuint (n, ==, gab_plan_count (gab_siege_plan_get (f->plan)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_LABEL, "Battery No. 1, not fired");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (f->plan->layer), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (f->plan->layer), GTK_ACCESSIBLE_PROPERTY_LABEL, "Badajoz");
  gab_siege_plan_select (f->plan, BATTERY);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  gtk_widget_activate_action (spot, "spot.activate", NULL);
  g_assert_cmpuint (f->activated, ==, BATTERY);
}

/* Each spot lies over its thing, whatever is looked at. */
static void
test_spots_lie (PlanHand       *f,
                gconstpointer  data)
{
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *spot = gab_siege_plan_layer_find (f->plan->layer, DEMI_LUNE);
      graphene_rect_t rect;
      double x, y;

      plan_hand_settle ();
      plan_hand_place_of (f, DEMI_LUNE, &x, &y);
      g_assert_true (gtk_widget_compute_bounds (spot, GTK_WIDGET (f->plan), &rect));
      g_assert_true (graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y)));
      g_assert_cmpfloat (rect.size.width, <, 130 * gab_siege_plan_get_view (f->plan).scale);
      gab_siege_plan_key (f->plan, GDK_KEY_plus, 0);
      gab_siege_plan_key (f->plan, GDK_KEY_Left, GDK_SHIFT_MASK);
    }
}

/* What is under the pointer stays under it. */
static void
test_wheel (PlanHand       *f,
            gconstpointer  data)
{
  GabPlanView view = gab_siege_plan_get_view (f->plan);
  double x, y, again_x, again_y;

  gab_plan_view_to_plan (&view, 700, 123, &x, &y);
  gab_siege_plan_point (f->plan, 700, 123);
  for (int i = 0; i < 5; i++)
    gab_siege_plan_scroll (f->plan, 0, -1);
  view = gab_siege_plan_get_view (f->plan);
  gab_plan_view_to_plan (&view, 700, 123, &again_x, &again_y);
  g_assert_cmpfloat_with_epsilon (x, again_x, 1e-6);
  g_assert_cmpfloat_with_epsilon (y, again_y, 1e-6);
  g_assert_cmpfloat (view.scale, >, 1);
}

static void
test_point (PlanHand       *f,
            gconstpointer  data)
{
  double x, y;
  guint hovers = f->hovers;

  plan_hand_place_of (f, DEMI_LUNE, &x, &y);
  gab_siege_plan_point (f->plan, x, y);
  gab_siege_plan_point (f->plan, x + 1, y);
  g_assert_cmpuint (f->hovered, ==, DEMI_LUNE);
  g_assert_cmpuint (f->hovers, ==, hovers + 1);
  gab_siege_plan_point (f->plan, -1, -1);
  g_assert_cmpuint (f->hovered, ==, 0);
}

static void
test_click (PlanHand       *f,
            gconstpointer  data)
{
  double x, y;

  plan_hand_place_of (f, FIRST + 3, &x, &y);
  gab_siege_plan_click (f->plan, 1, x, y);
  g_assert_cmpuint (gab_siege_plan_get_selected (f->plan), ==, FIRST + 3);
  g_assert_cmpuint (plan_hand_focused (f), ==, FIRST + 3);
  g_assert_cmpuint (f->selections, ==, 1);
  g_assert_cmpuint (f->activated, ==, 0);
  gab_siege_plan_click (f->plan, 2, x, y);
  g_assert_cmpuint (f->activated, ==, FIRST + 3);
  gab_siege_plan_click (f->plan, 1, 3, 3);
  g_assert_cmpuint (gab_siege_plan_get_selected (f->plan), ==, 0);
  g_assert_cmpuint (f->selections, ==, 2);
}

/* Its counters stand before the parallel, and are it. */
static void
test_counter (PlanHand       *f,
              gconstpointer  data)
{
  const GabPlanLayout *layout;
  const GabPlanToken *token;
  GabPlanView view = gab_siege_plan_get_view (f->plan);

  plan_hand_draw (f);
  layout = gab_plan_cache_get_layout (f->plan->cache);
  token = &g_array_index (layout->tokens, GabPlanToken, 0);
  g_assert_cmpuint (gab_siege_plan_at (f->plan, token->x - view.x * view.scale / 10, token->y - view.y * view.scale / 10),
                    ==, FIRST + 3);
}

static void
test_pan (PlanHand       *f,
          gconstpointer  data)
{
  GabPlanView before, after;

  gab_siege_plan_zoom (f->plan, 2);
  before = gab_siege_plan_get_view (f->plan);
  gab_siege_plan_grab (f->plan, FALSE);
  g_assert_false (gab_siege_plan_drag (f->plan, 400, 300, 3, 3));
  g_assert_true (gab_siege_plan_drag (f->plan, 400, 300, 30, -20));
  g_assert_true (gab_siege_plan_drag (f->plan, 400, 300, 2, 1));
  gab_siege_plan_drop (f->plan, 402, 301);
  after = gab_siege_plan_get_view (f->plan);
  g_assert_cmpfloat_with_epsilon (after.x, before.x - 2 / before.scale * 10, 1e-6);
  g_assert_cmpfloat_with_epsilon (after.y, before.y - 1 / before.scale * 10, 1e-6);
  g_assert_cmpuint (f->begun, ==, 0);
}

static void
test_drawing (PlanHand       *f,
              gconstpointer  data)
{
  GabPlanView view = gab_siege_plan_get_view (f->plan);
  double x, y;

  gab_siege_plan_set_drawing (f->plan, TRUE);
  gab_siege_plan_grab (f->plan, FALSE);
  gab_siege_plan_drag (f->plan, 400, 300, 2, 2);
  g_assert_cmpuint (f->begun, ==, 0);
  gab_siege_plan_drag (f->plan, 400, 300, 60, 10);
  g_assert_cmpuint (f->begun, ==, 1);
  g_assert_cmpuint (f->updated, ==, 1);
  gab_plan_view_to_plan (&view, 460, 310, &x, &y);
  g_assert_cmpfloat_with_epsilon (f->x, x, 1e-6);
  g_assert_cmpfloat_with_epsilon (f->y, y, 1e-6);
  gab_siege_plan_drop (f->plan, 470, 310);
  g_assert_cmpuint (f->ended, ==, 1);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).x, ==, view.x);
  /* Another button pans all the same. */
  gab_siege_plan_zoom (f->plan, 2);
  view = gab_siege_plan_get_view (f->plan);
  gab_siege_plan_grab (f->plan, TRUE);
  gab_siege_plan_drag (f->plan, 400, 300, 60, 10);
  gab_siege_plan_drop (f->plan, 460, 310);
  g_assert_cmpuint (f->begun, ==, 1);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).x, <, view.x);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  PLAN_HAND_ADD ("keys", test_keys);
  PLAN_HAND_ADD ("key-views", test_key_views);
  PLAN_HAND_ADD ("tab", test_tab);
  PLAN_HAND_ADD ("spoken", test_spoken);
  PLAN_HAND_ADD ("spots-lie", test_spots_lie);
  PLAN_HAND_ADD ("wheel", test_wheel);
  PLAN_HAND_ADD ("point", test_point);
  PLAN_HAND_ADD ("click", test_click);
  PLAN_HAND_ADD ("counter", test_counter);
  PLAN_HAND_ADD ("pan", test_pan);
  PLAN_HAND_ADD ("drawing", test_drawing);
  return g_test_run ();
}

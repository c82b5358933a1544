/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The siege plan as a page uses it: another plan taken, things shown, what is kept, tooltips, four hundred units. */

#include "plan-hand.h"

#include "gab-night.h"

static void
test_take (PlanHand       *f,
           gconstpointer  data)
{
  GabPlanView view;
  GtkWidget *spot;

  gab_siege_plan_key (f->plan, GDK_KEY_plus, 0);
  gab_siege_plan_focus (f->plan, FIRST + 2);
  gab_siege_plan_select (f->plan, FIRST + 11);
  view = gab_siege_plan_get_view (f->plan);
  spot = gab_siege_plan_layer_find (f->plan->layer, FIRST + 2);
  gab_siege_plan_take (f->plan, plan_hand_new_plan (11));
  plan_hand_settle ();
  /* The view and the focus stay; what is gone is no more chosen. */
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).x, ==, view.x);
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).scale, ==, view.scale);
  g_assert_cmpuint (plan_hand_focused (f), ==, FIRST + 2);
  g_assert_true (gab_siege_plan_layer_find (f->plan->layer, FIRST + 2) == spot);
  g_assert_null (gab_siege_plan_layer_find (f->plan->layer, FIRST + 11));
  g_assert_cmpuint (gab_siege_plan_get_selected (f->plan), ==, 0);
  gab_siege_plan_take (f->plan, NULL);
  g_assert_null (gtk_widget_get_first_child (f->plan->layer));
  g_assert_cmpuint (gab_siege_plan_get_focused (f->plan), ==, 0);
  g_assert_false (gab_siege_plan_key (f->plan, GDK_KEY_Home, 0));
  g_assert_cmpuint (gab_siege_plan_at (f->plan, 100, 100), ==, 0);
}

static void
test_show (PlanHand       *f,
           gconstpointer  data)
{
  double x, y;

  gab_siege_plan_zoom (f->plan, 5);
  plan_hand_place_of (f, BATTERY, &x, &y);
  g_assert_true (x < 0 || y > HEIGHT);
  gab_siege_plan_show (f->plan, BATTERY);
  plan_hand_place_of (f, BATTERY, &x, &y);
  g_assert_cmpfloat (x, >, 0);
  g_assert_cmpfloat (y, <, HEIGHT);
  /* The keyboard never goes out of sight. */
  gab_siege_plan_key (f->plan, GDK_KEY_Home, 0);
  plan_hand_place_of (f, LEFT_FLANK, &x, &y);
  g_assert_cmpfloat (y, >, 0);
  g_assert_cmpfloat (y, <, HEIGHT);
}

/* Pointing, choosing and ghosts draw nothing of the plan anew; its change, its size and the night do. */
static void
test_kept (PlanHand       *f,
           gconstpointer  data)
{
  GabPlanGhost ghost = { GAB_PLAN_SAP_GHOST, { { 0, 4000 }, { 0, 3500 } }, FALSE };
  guint drawn;

  plan_hand_draw (f);
  drawn = f->plan->drawn;
  gab_siege_plan_set_hover (f->plan, DEMI_LUNE);
  gab_siege_plan_select (f->plan, BATTERY);
  gab_siege_plan_set_overlay (f->plan, &(GabPlanOverlay) { .ghosts = &ghost, .n_ghosts = 1 });
  plan_hand_draw (f);
  g_assert_cmpuint (f->plan->drawn, ==, drawn);
  gab_siege_plan_key (f->plan, GDK_KEY_plus, 0);
  plan_hand_draw (f);
  g_assert_cmpuint (f->plan->drawn, ==, drawn + 1);
  gab_siege_plan_take (f->plan, plan_hand_new_plan (12));
  plan_hand_draw (f);
  g_assert_cmpuint (f->plan->drawn, ==, drawn + 2);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  drawn = f->plan->drawn;
  plan_hand_draw (f);
  g_assert_cmpuint (f->plan->drawn, >, drawn);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);
}

static char *
tell (GabSiegePlan *plan,
      guint         id,
      gpointer      data)
{
  return data != NULL ? g_strdup_printf ("%s %u", (const char *) data, id) : NULL;
}

static void
test_tooltip (PlanHand       *f,
              gconstpointer  data)
{
  GtkTooltip *tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;
  double x, y;

  plan_hand_place_of (f, DEMI_LUNE, &x, &y);
  g_signal_emit_by_name (f->plan, "query-tooltip", (int) x, (int) y, FALSE, tooltip, &shown);
  g_assert_true (shown);
  g_signal_emit_by_name (f->plan, "query-tooltip", 3, 3, FALSE, tooltip, &shown);
  g_assert_false (shown);
  gab_siege_plan_set_tell (f->plan, tell, g_strdup ("work"), g_free);
  g_signal_emit_by_name (f->plan, "query-tooltip", (int) x, (int) y, FALSE, tooltip, &shown);
  g_assert_true (shown);
  gab_siege_plan_set_tell (f->plan, tell, NULL, NULL);
  g_signal_emit_by_name (f->plan, "query-tooltip", (int) x, (int) y, FALSE, tooltip, &shown);
  g_assert_false (shown);
  g_object_unref (tooltip);
}

/* The ground is not mirrored. */
static void
test_right_to_left (PlanHand       *f,
                    gconstpointer  data)
{
  double x, y, again_x, again_y;

  plan_hand_place_of (f, BATTERY, &x, &y);
  gtk_widget_set_direction (GTK_WIDGET (f->plan), GTK_TEXT_DIR_RTL);
  plan_hand_settle ();
  plan_hand_place_of (f, BATTERY, &again_x, &again_y);
  g_assert_cmpfloat (x, ==, again_x);
  g_assert_cmpuint (gab_siege_plan_at (f->plan, x, y), ==, BATTERY);
  gab_siege_plan_key (f->plan, GDK_KEY_Home, 0);
  gab_siege_plan_key (f->plan, GDK_KEY_Right, 0);
  g_assert_cmpuint (plan_hand_focused (f), ==, RIGHT_FLANK);
}

/* Four hundred units: filling anew and panning stay quick; wide bounds, as a slow machine is no fault. */
static void
test_many (PlanHand       *f,
           gconstpointer  data)
{
  gint64 start = g_get_monotonic_time ();
  GabPlanView view;

  gab_siege_plan_take (f->plan, plan_hand_new_plan (400));
  plan_hand_settle ();
  g_assert_nonnull (gab_siege_plan_layer_find (f->plan->layer, FIRST + 399));
  g_test_message ("filled in %d ms", (int) (g_get_monotonic_time () - start) / 1000);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 3000000);
  gab_siege_plan_zoom (f->plan, 2);
  plan_hand_settle ();
  view = gab_siege_plan_get_view (f->plan);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < 100; i++)
    {
      graphene_rect_t rect;
      double x, y;

      view = gab_plan_view_pan (&view, f->plan->plan, i % 2 == 0 ? 5 : -5, 0);
      gab_siege_plan_look (f->plan, &view);
      gtk_widget_allocate (GTK_WIDGET (f->plan), gtk_widget_get_width (GTK_WIDGET (f->plan)),
                           gtk_widget_get_height (GTK_WIDGET (f->plan)), -1, NULL);
      plan_hand_place_of (f, FIRST + 399, &x, &y);
      g_assert_true (gtk_widget_compute_bounds (gab_siege_plan_layer_find (f->plan->layer, FIRST + 399),
                                                GTK_WIDGET (f->plan), &rect));
      g_assert_true (graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y)));
    }
  g_test_message ("a pan is laid out in %d us", (int) (g_get_monotonic_time () - start) / 100);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 2000000);
}

/* The desktop's high contrast has a palette of its own, by day and by night. */
static void
test_contrast (PlanHand      *f,
               gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *theme = NULL;

  g_object_get (settings, "gtk-theme-name", &theme, NULL);
  g_assert_false (gab_night_is_stark (GTK_WIDGET (f->plan)));
  g_object_set (settings, "gtk-theme-name", "HighContrast", NULL);
  g_assert_true (gab_night_is_stark (GTK_WIDGET (f->plan)));
  g_assert_false (gab_night_is_dark (GTK_WIDGET (f->plan)));
  plan_hand_draw (f);
  g_object_set (settings, "gtk-theme-name", "HighContrastInverse", NULL);
  g_assert_true (gab_night_is_stark (GTK_WIDGET (f->plan)));
  g_assert_true (gab_night_is_dark (GTK_WIDGET (f->plan)));
  plan_hand_draw (f);
  g_object_set (settings, "gtk-theme-name", theme, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  PLAN_HAND_ADD ("take", test_take);
  PLAN_HAND_ADD ("show", test_show);
  PLAN_HAND_ADD ("kept", test_kept);
  PLAN_HAND_ADD ("tooltip", test_tooltip);
  PLAN_HAND_ADD ("right-to-left", test_right_to_left);
  PLAN_HAND_ADD ("many", test_many);
  PLAN_HAND_ADD ("contrast", test_contrast);
  return g_test_run ();
}

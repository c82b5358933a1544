/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plan-hand.c: a window with a siege plan, and what it was heard to say. */

#include "plan-hand.h"

GabPlan *
plan_hand_new_plan (guint units)
{
  GabPlan *plan = gab_plan_new ((GabPlanRect) { -6000, -1200, 12000, 8800 }, "Badajoz");

  gab_plan_add_work (plan, &(GabPlanWork) { GAB_PLAN_BASTION, { -1500, 0 }, "Trinidad", FALSE,
                                            { { LEFT_FLANK, "Trinidad, left flank", 0, 0, FALSE },
                                              { RIGHT_FLANK, "Trinidad, right flank", 0, 0, FALSE } } });
  gab_plan_add_work (plan, &(GabPlanWork) { GAB_PLAN_DEMI_LUNE, { 0, 0 }, "San Roque", FALSE,
                                            { { DEMI_LUNE, "San Roque, nothing lost", 0, 0, FALSE } } });
  for (guint i = 0; i < units; i++)
    {
      gint32 x = -3600 + (gint32) (i % 12) * 600, y = 6200 - (gint32) (i / 12) * 130;

      gab_plan_add_trench (plan, &(GabPlanTrench) { .id = FIRST + i, .spoken = "first parallel", .parallel = 1,
                                                    .from = { x, y }, .to = { x + 600, y } });
    }
  gab_plan_add_battery (plan, &(GabPlanBattery) { .id = BATTERY, .name = "No. 1", .spoken = "Battery No. 1, not fired",
                                                  .halves = 2, .corner = { { -3550, 6200 }, { -3050, 6200 },
                                                                           { -3050, 6640 }, { -3550, 6640 } } });
  gab_plan_add_group (plan, &(GabPlanGroup) { .at = FIRST + 3, .arm = GAB_PLAN_FOOT, .count = 3 });
  return plan;
}

static void
on_activated (GabSiegePlan *plan,
              guint         id,
              PlanHand     *f)
{
  f->activated = id;
}

static void
on_hovered (GabSiegePlan *plan,
            guint         id,
            PlanHand     *f)
{
  f->hovered = id;
  f->hovers++;
}

static void
on_selected (PlanHand *f)
{
  f->selections++;
}

static void
on_drag (GabSiegePlan *plan,
         double        x,
         double        y,
         guint        *count)
{
  PlanHand *f = g_object_get_data (G_OBJECT (plan), "fixture");

  ++*count;
  f->x = x;
  f->y = y;
}

void
plan_hand_settle (void)
{
  for (guint i = 0; i < 20; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

void
plan_hand_set_up (PlanHand       *f,
                  gconstpointer  data)
{
  f->window = gtk_window_new ();
  f->plan = GAB_SIEGE_PLAN (gab_siege_plan_new ());
  g_object_set_data (G_OBJECT (f->plan), "fixture", f);
  g_signal_connect (f->plan, "activated", G_CALLBACK (on_activated), f);
  g_signal_connect (f->plan, "hovered", G_CALLBACK (on_hovered), f);
  g_signal_connect_swapped (f->plan, "notify::selected", G_CALLBACK (on_selected), f);
  g_signal_connect (f->plan, "drag-begin", G_CALLBACK (on_drag), &f->begun);
  g_signal_connect (f->plan, "drag-update", G_CALLBACK (on_drag), &f->updated);
  g_signal_connect (f->plan, "drag-end", G_CALLBACK (on_drag), &f->ended);
  gab_siege_plan_take (f->plan, plan_hand_new_plan (12));
  gtk_window_set_default_size (GTK_WINDOW (f->window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->plan));
  gtk_window_present (GTK_WINDOW (f->window));
  plan_hand_settle ();
  g_assert_cmpfloat (gab_siege_plan_get_view (f->plan).scale, >, 0.1);
}

void
plan_hand_tear_down (PlanHand       *f,
                     gconstpointer  data)
{
  gpointer plan = f->plan;

  g_object_add_weak_pointer (G_OBJECT (f->plan), &plan);
  gtk_window_destroy (GTK_WINDOW (f->window));
  plan_hand_settle ();
  g_assert_null (plan);
}

void
plan_hand_draw (PlanHand *f)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (f->plan)->snapshot (GTK_WIDGET (f->plan), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_unref (node);
}

/* Where a thing's middle is on the screen. */
void
plan_hand_place_of (PlanHand *f,
                    guint    id,
                    double  *x,
                    double  *y)
{
  GabPlanView view = gab_siege_plan_get_view (f->plan);
  GabPlanPoint at = gab_plan_centre (gab_siege_plan_get (f->plan), id);

  gab_plan_view_from_plan (&view, at.x, at.y, x, y);
}

guint
plan_hand_focused (PlanHand *f)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->window));

  return focus != NULL && focus == gab_siege_plan_layer_find (f->plan->layer, gab_siege_plan_get_focused (f->plan))
         ? gab_siege_plan_get_focused (f->plan) : 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do with a siege plan: pointer, wheel, fingers and keys. Each event is read here and handed to a function
 * that a test can call. */

#include "gab-siege-plan-private.h"

#include <math.h>

#define WHEEL_STEP 1.2
#define KEY_STEP 1.3
#define PAN_STEP 80  /* pixels */
#define THRESHOLD 6  /* pixels: less is a click */

static gboolean
zoom_from (GabSiegePlan      *self,
           const GabPlanView *from,
           double             by,
           double             x,
           double             y)
{
  GabPlanView view;

  if (self->plan == NULL || from->scale <= 0)
    return FALSE;
  view = gab_plan_view_zoom (from, self->plan, by, x, y);
  self->fitted = FALSE;
  gab_siege_plan_look (self, &view);
  return TRUE;
}

static gboolean
pan_from (GabSiegePlan      *self,
          const GabPlanView *from,
          double             dx,
          double             dy)
{
  GabPlanView view;

  if (self->plan == NULL || from->scale <= 0)
    return FALSE;
  view = gab_plan_view_pan (from, self->plan, dx, dy);
  self->fitted = FALSE;
  gab_siege_plan_look (self, &view);
  return TRUE;
}

/* Up the wheel is nearer, about the pointer; sideways pans. */
gboolean
gab_siege_plan_scroll (GabSiegePlan *self,
                       double        dx,
                       double        dy)
{
  gboolean here = self->pointer_x >= 0;
  double x = here ? self->pointer_x : self->view.width / 2, y = here ? self->pointer_y : self->view.height / 2;

  if (fabs (dx) > fabs (dy))
    return pan_from (self, &self->view, -dx * PAN_STEP / 2, 0);
  return zoom_from (self, &self->view, pow (WHEEL_STEP, -dy), x, y);
}

/* Below 0 it has left. */
void
gab_siege_plan_point (GabSiegePlan *self,
                      double        x,
                      double        y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  gab_siege_plan_set_hover (self, x >= 0 ? gab_siege_plan_at (self, x, y) : 0);
}

/* Once selects, twice activates. */
void
gab_siege_plan_click (GabSiegePlan *self,
                      int           presses,
                      double        x,
                      double        y)
{
  guint id = gab_siege_plan_at (self, x, y);

  if (presses == 2 && id != 0)
    g_signal_emit (self, gab_siege_plan_signals[GAB_SIEGE_PLAN_ACTIVATED], 0, id);
  if (presses != 1)
    return;
  gab_siege_plan_focus (self, id);
  gab_siege_plan_select (self, id);
  g_signal_emit (self, gab_siege_plan_signals[GAB_SIEGE_PLAN_CLICKED], 0, id);
}

static void
emit_drag (GabSiegePlan *self,
           guint         which,
           double        x,
           double        y)
{
  double at_x, at_y;

  gab_plan_view_to_plan (&self->view, x, y, &at_x, &at_y);
  g_signal_emit (self, gab_siege_plan_signals[which], 0, at_x, at_y);
}

/* A button goes down; whether it pans even while the plan is drawn on. */
void
gab_siege_plan_grab (GabSiegePlan *self,
                     gboolean      pans)
{
  self->grabbed = self->view;
  self->dragging = FALSE;
  self->pans = pans;
  self->draws = FALSE;
}

/* Whether a drag from there draws. */
static gboolean
draws_from (GabSiegePlan *self,
            double        x,
            double        y)
{
  double at_x, at_y;

  if (self->pans || self->drawing || self->may_draw == NULL)
    return self->drawing && !self->pans;
  gab_plan_view_to_plan (&self->view, x, y, &at_x, &at_y);
  return self->may_draw (self, at_x, at_y, gab_siege_plan_get_slack (self), self->may_draw_data);
}

/* The pointer is that far from where the button went down at x, y. Whether it is a drag and no click. */
gboolean
gab_siege_plan_drag (GabSiegePlan *self,
                     double        x,
                     double        y,
                     double        dx,
                     double        dy)
{
  if (self->plan == NULL || self->view.scale <= 0 || (!self->dragging && hypot (dx, dy) < THRESHOLD))
    return FALSE;
  if (!self->dragging)
    self->draws = draws_from (self, x, y);
  if (!self->dragging && self->draws)
    emit_drag (self, GAB_SIEGE_PLAN_DRAG_BEGIN, x, y);
  self->dragging = TRUE;
  if (self->draws)
    emit_drag (self, GAB_SIEGE_PLAN_DRAG_UPDATE, x + dx, y + dy);
  else
    pan_from (self, &self->grabbed, dx, dy);
  return TRUE;
}

void
gab_siege_plan_drop (GabSiegePlan *self,
                     double        x,
                     double        y)
{
  if (self->dragging && self->draws)
    emit_drag (self, GAB_SIEGE_PLAN_DRAG_END, x, y);
  self->dragging = FALSE;
}

static gboolean
go (GabSiegePlan     *self,
    GabPlanDirection  direction)
{
  gab_siege_plan_focus (self, gab_plan_neighbour (self->plan, self->focused, direction));
  return TRUE;
}

/* To the first, the last, or one on or back in the order in which things are read: so each is reached. */
static gboolean
go_to (GabSiegePlan *self,
       guint         key)
{
  int n = (int) gab_plan_count (self->plan), at = 0;

  while (at < n && gab_plan_nth (self->plan, at) != self->focused)
    at++;
  if (key == GDK_KEY_Home || at == n)
    at = 0;
  else if (key == GDK_KEY_End)
    at = n - 1;
  else
    at = CLAMP (at + (key == GDK_KEY_Page_Down ? 1 : -1), 0, n - 1);
  gab_siege_plan_focus (self, n > 0 ? gab_plan_nth (self->plan, at) : 0);
  return TRUE;
}

static gboolean
activate (GabSiegePlan *self)
{
  if (self->focused == 0)
    return FALSE;
  g_signal_emit (self, gab_siege_plan_signals[GAB_SIEGE_PLAN_ACTIVATED], 0, self->focused);
  return TRUE;
}

static gboolean
arrow (GabSiegePlan *self,
       guint         key,
       gboolean      shift)
{
  static const struct { guint key; GabPlanDirection direction; int dx, dy; } arrows[] = {
    { GDK_KEY_Left, GAB_PLAN_LEFT, 1, 0 }, { GDK_KEY_Right, GAB_PLAN_RIGHT, -1, 0 },
    { GDK_KEY_Up, GAB_PLAN_UP, 0, 1 }, { GDK_KEY_Down, GAB_PLAN_DOWN, 0, -1 },
    { GDK_KEY_KP_Left, GAB_PLAN_LEFT, 1, 0 }, { GDK_KEY_KP_Right, GAB_PLAN_RIGHT, -1, 0 },
    { GDK_KEY_KP_Up, GAB_PLAN_UP, 0, 1 }, { GDK_KEY_KP_Down, GAB_PLAN_DOWN, 0, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (arrows[i].key == key)
      return shift ? pan_from (self, &self->view, arrows[i].dx * PAN_STEP, arrows[i].dy * PAN_STEP)
                   : go (self, arrows[i].direction);
  return FALSE;
}

/* Whether the key meant anything here. */
gboolean
gab_siege_plan_key (GabSiegePlan    *self,
                    guint            key,
                    GdkModifierType  state)
{
  double x = self->view.width / 2, y = self->view.height / 2;

  if (self->plan == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      return zoom_from (self, &self->view, KEY_STEP, x, y);
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      return zoom_from (self, &self->view, 1 / KEY_STEP, x, y);
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      gab_siege_plan_fit (self);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_End:
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
      return go_to (self, key);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
      return activate (self);
    default:
      return arrow (self, key, (state & GDK_SHIFT_MASK) != 0);
    }
}

static gboolean
on_key (GabSiegePlan    *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  return gab_siege_plan_key (self, key, state);
}

static void
on_leave (GabSiegePlan *self)
{
  gab_siege_plan_point (self, -1, -1);
}

static void
on_drag_begin (GtkGestureDrag *gesture,
               double          x,
               double          y,
               GabSiegePlan   *self)
{
  gab_siege_plan_grab (self, gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) != GDK_BUTTON_PRIMARY);
}

static void
on_drag_update (GtkGestureDrag *gesture,
                double          dx,
                double          dy,
                GabSiegePlan   *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y) && gab_siege_plan_drag (self, x, y, dx, dy))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_drag_end (GtkGestureDrag *gesture,
             double          dx,
             double          dy,
             GabSiegePlan   *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    gab_siege_plan_drop (self, x + dx, y + dy);
}

static void
on_pinch_begin (GabSiegePlan *self)
{
  self->grabbed = self->view;
}

static void
on_pinch (GtkGestureZoom *gesture,
          double          scale,
          GabSiegePlan   *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    {
      x = self->view.width / 2;
      y = self->view.height / 2;
    }
  zoom_from (self, &self->grabbed, scale, x, y);
}

static void
listen_to_pointer (GabSiegePlan *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (gab_siege_plan_point), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (gab_siege_plan_point), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (widget, motion);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (gab_siege_plan_scroll), self);
  gtk_widget_add_controller (widget, scroll);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}

static void
listen_to_buttons (GabSiegePlan *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (click, "released", G_CALLBACK (gab_siege_plan_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
gab_siege_plan_listen (GabSiegePlan *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  listen_to_pointer (self);
  listen_to_buttons (self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

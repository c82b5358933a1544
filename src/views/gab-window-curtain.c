/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's curtain: between two players at one screen it hides everything. */

#include "gab-window-private.h"

#include "gab-look.h"

#include <glib/gi18n-lib.h>

/* Who sits before the screen from now on; the table is nobody. */
void
gab_window_set_holder (GabWindow *self,
                       int        holder)
{
  if (holder == GAB_VIEWER_TABLE)
    return;
  self->holder = holder;
  gab_view_button_set_holder (self->view_button, holder);
}

/* The umpire looks with whose eyes he likes; from a side's screen the way to another's goes behind the curtain,
 * also where the table was looked at in between (CA-18). */
void
gab_window_set_viewer (GabWindow *self,
                       int        viewer)
{
  if (self->curtain != NULL)
    return;
  if (self->holder >= 0 && viewer != self->holder && viewer != GAB_VIEWER_TABLE)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.hand-over", "i", viewer);
      return;
    }
  gab_window_set_holder (self, viewer);
  gab_session_set_viewer (self->session, viewer);
}

/* The curtain is up again, with the eyes of who has taken over. */
static void
take_over (GabWindow *self)
{
  if (self->curtain == NULL)
    return;
  gab_window_set_holder (self, self->next_viewer);
  gab_session_set_viewer (self->session, self->next_viewer);
  gab_window_show_desk (self);
  gab_window_update_header (self);
  gab_window_update_actions (self);
  gtk_widget_child_focus (GTK_WIDGET (self->desk), GTK_DIR_TAB_FORWARD);
}

/* Windows that stand open beside it say what their opener may know. A modal one has lowered
 * the curtain itself. */
static void
close_others (GabWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (self) && !gtk_window_get_modal (l->data))
      gtk_window_destroy (l->data);
}

/* The desk goes out of the tree, not out of sight alone; meanwhile the session has nobody's eyes. */
static void
hand_over (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  g_autofree char *who = gab_look_viewer (gab_session_get_campaign (self->session), g_variant_get_int32 (parameter));
  GtkWidget *desk = GTK_WIDGET (self->desk);

  self->next_viewer = g_variant_get_int32 (parameter);
  self->desk = NULL;
  self->curtain = GAB_CURTAIN (gab_curtain_new (who));
  g_signal_connect_object (self->curtain, "raised", G_CALLBACK (take_over), self, G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->curtain));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->curtain));
  gtk_stack_remove (self->stack, desk);
  gab_notice_clear (self->notice);
  close_others (self);
  gab_session_set_viewer (self->session, GAB_VIEWER_TABLE);
  gab_window_update_header (self);
  gab_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->curtain));
}

static void
take_over_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  take_over (GAB_WINDOW (widget));
}

/* Whose eyes, and to whom to hand over. */
static void
open_view_menu (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gab_view_button_popup (GAB_WINDOW (widget)->view_button);
}

void
gab_window_install_curtain (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.hand-over", "i", hand_over);
  gtk_widget_class_install_action (widget_class, "win.take-over", NULL, take_over_action);
  gtk_widget_class_install_action (widget_class, "win.view-menu", NULL, open_view_menu);
}

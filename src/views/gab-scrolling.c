/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolling: a page that shows another thing begins at its top, and no number on it is turned by the wheel. */

#include "gab-scrolling.h"

/**
 * gab_scrolling_begin:
 * @page: a page whose first child scrolls
 * @shown: (inout): the handle of what it showed; replaced
 * @handle: the handle of what it shows now
 *
 * Returns: whether that is another thing.
 */
gboolean
gab_scrolling_begin (GtkWidget   *page,
                     char       **shown,
                     const char  *handle)
{
  GtkWidget *scroller = gtk_widget_get_first_child (page);

  if (g_strcmp0 (*shown, handle) == 0)
    return FALSE;
  g_free (*shown);
  *shown = g_strdup (handle);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), 0);
  return TRUE;
}

/**
 * gab_scrolling_past_numbers:
 * @widget: a widget
 *
 * The wheel scrolls over the numbers in it. GTK has it change them: whoever scrolls a page of numbers would change those
 * that come under the pointer, and not see it.
 */
void
gab_scrolling_past_numbers (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = GTK_IS_SPIN_BUTTON (widget) ? gtk_widget_observe_controllers (widget) : NULL;

  for (guint i = 0; controllers != NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gab_scrolling_past_numbers (child);
}

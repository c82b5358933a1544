/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GtkListView and GtkColumnView take Tab from row to row; a list of hundreds would then be a trap for the keyboard. */

#include "gab-rows.h"

/* The row of a list that the keyboard is in; NULL when it is elsewhere, as in the titles of columns. */
static GtkWidget *
find_row (GtkWidget *view,
          GtkWidget *focus)
{
  while (focus != NULL && focus != view)
    {
      GtkWidget *parent = gtk_widget_get_parent (focus);

      if (GTK_IS_LIST_VIEW (parent) || GTK_IS_LIST_BOX (parent)) /* that of a column view is one too */
        return focus;
      focus = parent;
    }
  return NULL;
}

static gboolean
tab_pressed (GtkEventControllerKey *keys,
             guint                  key,
             guint                  code,
             GdkModifierType        state)
{
  GtkWidget *view = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkRoot *root = gtk_widget_get_root (view);
  GtkDirectionType way = state & GDK_SHIFT_MASK ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;
  GtkWidget *row;

  if ((key != GDK_KEY_Tab && key != GDK_KEY_ISO_Left_Tab && key != GDK_KEY_KP_Tab) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) || root == NULL)
    return FALSE;
  row = find_row (view, gtk_root_get_focus (root));
  if (row == NULL)
    return FALSE;
  if (gtk_widget_child_focus (row, way))
    return TRUE;
  /* What cannot be focused is passed over. */
  gtk_widget_set_can_focus (view, FALSE);
  g_signal_emit_by_name (root, "move-focus", way);
  gtk_widget_set_can_focus (view, TRUE);
  return TRUE;
}

/**
 * gab_rows_tab_leaves:
 * @view: a GtkListView, GtkColumnView or GtkListBox
 *
 * Tab and Shift+Tab go to what stands in the row, then out of the list.
 */
void
gab_rows_tab_leaves (GtkWidget *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (tab_pressed), NULL);
  gtk_widget_add_controller (view, keys);
}

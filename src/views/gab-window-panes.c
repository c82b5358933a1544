/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's panes, among which F6 goes: the header, the sidebar, and what the page is made of. */

#include "gab-window-private.h"

#include "gab-ground.h"

static GabGround *
find_ground (GtkWidget *root)
{
  if (GAB_IS_GROUND (root))
    return GAB_GROUND (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GabGround *found = find_ground (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
add_mapped (GPtrArray *panes,
            GtkWidget *pane)
{
  if (pane != NULL && gtk_widget_get_mapped (pane))
    g_ptr_array_add (panes, pane);
}

/* A page with a ground is two panes, or one of them when it is folded. */
static void
add_page (GPtrArray *panes,
          GtkWidget *page)
{
  GabGround *ground = find_ground (page);
  GtkWidget *children[2] = { NULL, NULL };

  if (ground == NULL)
    {
      add_mapped (panes, page);
      return;
    }
  g_object_get (ground, "ground", &children[0], "panel", &children[1], NULL);
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      add_mapped (panes, children[i]);
      g_clear_object (&children[i]);
    }
}

static GPtrArray *
list_panes (GabWindow *self)
{
  GPtrArray *panes = g_ptr_array_new ();

  if (self->desk != NULL && self->curtain == NULL)
    {
      add_mapped (panes, gab_desk_get_sidebar_widget (self->desk));
      add_page (panes, gab_window_get_page (self));
    }
  else
    add_mapped (panes, gab_window_get_page (self));
  add_mapped (panes, gtk_window_get_titlebar (GTK_WINDOW (self)));
  return panes;
}

static int
find_pane (GabWindow *self,
           GPtrArray *panes)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  for (guint i = 0; focus != NULL && i < panes->len; i++)
    if (focus == g_ptr_array_index (panes, i) || gtk_widget_is_ancestor (focus, g_ptr_array_index (panes, i)))
      return i;
  return -1;
}

/* A pane in which nothing takes the keyboard is passed over. */
static void
go_on (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  g_autoptr (GPtrArray) panes = list_panes (self);
  int by = g_str_equal (name, "win.next-pane") ? 1 : -1;
  int n = panes->len, at = find_pane (self, panes);

  if (at < 0 && by < 0)
    at = 0;
  for (int i = 0; i < n; i++)
    {
      at = (at + by + n) % n;
      if (gtk_widget_child_focus (g_ptr_array_index (panes, at), GTK_DIR_TAB_FORWARD))
        return;
    }
}

void
gab_window_install_panes (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.next-pane", NULL, go_on);
  gtk_widget_class_install_action (widget_class, "win.previous-pane", NULL, go_on);
}

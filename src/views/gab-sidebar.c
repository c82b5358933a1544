/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sidebar: where one can go. */

#include "gab-sidebar.h"

#include "gab-rows.h"
#include "gab-sidebar-row.h"

#include <glib/gi18n-lib.h>

struct _GabSidebar
{
  GabPage parent_instance;

  GtkSearchBar   *search_bar;
  GtkSearchEntry *search;
  GtkListBox     *list;
  GtkWidget      *nothing;

  GHashTable     *turned; /* forces opened or closed against the default */
  gboolean        busy;   /* rows are being put in: a selection is not the player's */
};

G_DEFINE_FINAL_TYPE (GabSidebar, gab_sidebar, GAB_TYPE_PAGE)

/* Opens what stands above the page shown, so that its row is there. */
static void
open_above (GabSidebar  *self,
            GabCampaign *campaign,
            const char  *page)
{
  GabThing *thing = gab_campaign_find (campaign, page);

  while (GAB_IS_FORCE (thing))
    {
      const char *parent = gab_force_get_parent (GAB_FORCE (thing));

      thing = parent != NULL ? gab_campaign_find (campaign, parent) : NULL;
      if (thing == NULL)
        return;
      if (gab_force_get_parent (GAB_FORCE (thing)) == NULL)
        g_hash_table_remove (self->turned, parent);
      else
        g_hash_table_add (self->turned, g_strdup (parent));
    }
}

static void
show_items (GabSidebar *self,
            GPtrArray  *items)
{
  GtkListBoxRow *row;

  for (guint i = 0; i < items->len; i++)
    {
      row = gtk_list_box_get_row_at_index (self->list, i);
      if (row == NULL)
        {
          row = GTK_LIST_BOX_ROW (gab_sidebar_row_new ());
          gtk_list_box_append (self->list, GTK_WIDGET (row));
        }
      gab_sidebar_row_show (GAB_SIDEBAR_ROW (row), g_ptr_array_index (items, i));
    }
  while ((row = gtk_list_box_get_row_at_index (self->list, items->len)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_list_box_invalidate_headers (self->list);
}

static GtkListBoxRow *
find_row (GabSidebar *self,
          const char *page)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_str_equal (gab_sidebar_row_get_page (GAB_SIDEBAR_ROW (row)), page))
      return row;
  return NULL;
}

static void
list_again (GabSidebar *self)
{
  GabCampaign *campaign = gab_page_get_campaign (GAB_PAGE (self));
  const char *page = gab_session_get_page (gab_page_get_session (GAB_PAGE (self)));
  g_autoptr (GPtrArray) items = gab_sidebar_items_new (campaign, self->turned,
                                                       gtk_editable_get_text (GTK_EDITABLE (self->search)));

  self->busy = TRUE;
  show_items (self, items);
  gtk_widget_set_visible (self->nothing, items->len == 0);
  gtk_list_box_select_row (self->list, find_row (self, page));
  self->busy = FALSE;
}

static void
gab_sidebar_refresh (GabPage *page)
{
  GabSidebar *self = GAB_SIDEBAR (page);

  list_again (self);
  if (gtk_list_box_get_selected_row (self->list) != NULL || gtk_search_bar_get_search_mode (self->search_bar))
    return;
  open_above (self, gab_page_get_campaign (page), gab_session_get_page (gab_page_get_session (page)));
  list_again (self);
}

static void
row_selected (GabSidebar    *self,
              GtkListBoxRow *row)
{
  if (row != NULL && !self->busy)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-page", "s", gab_sidebar_row_get_page (GAB_SIDEBAR_ROW (row)));
}

/* A click or Enter, and not the arrows alone, puts a folded sidebar away. */
static void
row_activated (GabSidebar    *self,
               GtkListBoxRow *row)
{
  if (gab_sidebar_row_get_offers (GAB_SIDEBAR_ROW (row)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.add-thing", "s", gab_sidebar_row_get_adds (GAB_SIDEBAR_ROW (row)));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.hide-sidebar", NULL);
}

static void
turn (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabSidebar *self = GAB_SIDEBAR (widget);
  const char *force = g_variant_get_string (parameter, NULL);

  if (!g_hash_table_remove (self->turned, force))
    g_hash_table_add (self->turned, g_strdup (force));
  list_again (self);
}

static GtkWidget *
new_header (GabSidebarRow *row)
{
  gboolean force = g_strcmp0 (gab_sidebar_row_get_adds (row), "force") == 0;
  const char *tip = force ? _("Add a force…") : _("Add a fortress…");
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (gab_sidebar_row_get_section (row));
  GtkWidget *button;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "section");
  gtk_box_append (GTK_BOX (header), label);
  if (gab_sidebar_row_get_adds (row) == NULL || gab_sidebar_row_get_offers (row))
    return header;
  button = gtk_button_new_from_icon_name ("list-add-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "opener");
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_sidebar_row_get_adds (row));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.add-thing");
  gtk_box_append (GTK_BOX (header), button);
  return header;
}

static void
put_header (GtkListBoxRow *row,
            GtkListBoxRow *before,
            gpointer       data)
{
  const char *section = gab_sidebar_row_get_section (GAB_SIDEBAR_ROW (row));

  if (section == NULL || (before != NULL && gab_sidebar_row_get_section (GAB_SIDEBAR_ROW (before)) == section))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  gtk_list_box_row_set_header (row, new_header (GAB_SIDEBAR_ROW (row)));
}

static void
search_changed (GabSidebar *self)
{
  if (gab_page_get_session (GAB_PAGE (self)) != NULL)
    list_again (self);
}

/* Enter in the search takes the first that was found. */
static void
search_activated (GabSidebar *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);
  g_autofree char *page = row != NULL ? g_strdup (gab_sidebar_row_get_page (GAB_SIDEBAR_ROW (row))) : NULL;

  if (page == NULL)
    return;
  /* A focus that is taken from the search would go to the first page, and open it. */
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-page", "s", page);
  row = gtk_list_box_get_selected_row (self->list);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.hide-sidebar", NULL);
}

/* The arrow down goes from the search to what was found. */
static void
go_down (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GAB_SIDEBAR (widget)->list, 0);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
gab_sidebar_finalize (GObject *object)
{
  g_hash_table_unref (GAB_SIDEBAR (object)->turned);

  G_OBJECT_CLASS (gab_sidebar_parent_class)->finalize (object);
}

static void
gab_sidebar_class_init (GabSidebarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gab_sidebar_finalize;
  GAB_PAGE_CLASS (klass)->refresh = gab_sidebar_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSidebar, search_bar);
  gtk_widget_class_bind_template_child (widget_class, GabSidebar, search);
  gtk_widget_class_bind_template_child (widget_class, GabSidebar, list);
  gtk_widget_class_bind_template_child (widget_class, GabSidebar, nothing);
  gtk_widget_class_bind_template_callback (widget_class, row_selected);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_activated);
  gtk_widget_class_install_action (widget_class, "sidebar.turn", "s", turn);
  gtk_widget_class_install_action (widget_class, "sidebar.to-found", NULL, go_down);
  gtk_widget_class_set_css_name (widget_class, "sidebar");
}

static void
gab_sidebar_init (GabSidebar *self)
{
  self->turned = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, put_header, NULL, NULL);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search));
  gab_rows_tab_leaves (GTK_WIDGET (self->list));
}

/**
 * gab_sidebar_find:
 * @self: a sidebar
 *
 * Opens the search for places, forces, units and commanders.
 */
void
gab_sidebar_find (GabSidebar *self)
{
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/**
 * gab_sidebar_step:
 * @self: a sidebar
 * @by: how many rows down from the one shown; negative is up
 */
void
gab_sidebar_step (GabSidebar *self,
                  int         by)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) + by : 0;

  while (index >= 0 && (row = gtk_list_box_get_row_at_index (self->list, index)) != NULL &&
         gab_sidebar_row_get_offers (GAB_SIDEBAR_ROW (row)))
    index += by > 0 ? 1 : -1;
  row = index >= 0 ? gtk_list_box_get_row_at_index (self->list, index) : NULL;
  if (row == NULL)
    return;
  /* The arrows go on from the row that has the focus. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  gtk_list_box_select_row (self->list, row);
}

/**
 * gab_sidebar_get_list:
 * @self: a sidebar
 *
 * Returns: (transfer none): the list of its rows.
 */
GtkListBox *
gab_sidebar_get_list (GabSidebar *self)
{
  return self->list;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The view button: whose eyes the window has, and the menu of whose it could have. */

#include "gab-view-button.h"

#include "gab-dot.h"
#include "gab-look.h"

#include <glib/gi18n-lib.h>

struct _GabViewButton
{
  GtkWidget parent_instance;

  GtkWidget     *root;   /* the button again, as the template's child */
  GtkMenuButton *button;
  GabDot        *dot;
  GtkLabel      *label;

  GabCampaign   *campaign;
  int            holder; /* who sits before the screen */
};

G_DEFINE_FINAL_TYPE (GabViewButton, gab_view_button, GTK_TYPE_WIDGET)

static void
gab_view_button_dispose (GObject *object)
{
  GabViewButton *self = GAB_VIEW_BUTTON (object);

  g_clear_object (&self->campaign);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_VIEW_BUTTON);

  G_OBJECT_CLASS (gab_view_button_parent_class)->dispose (object);
}

static void
gab_view_button_class_init (GabViewButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_view_button_dispose;

  g_type_ensure (GAB_TYPE_DOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-view-button.ui");
  gtk_widget_class_bind_template_child (widget_class, GabViewButton, button);
  gtk_widget_class_bind_template_child (widget_class, GabViewButton, dot);
  gtk_widget_class_bind_template_child (widget_class, GabViewButton, label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
append_viewer (GMenu       *menu,
               GabCampaign *campaign,
               const char  *action,
               int          viewer)
{
  g_autofree char *name = gab_look_viewer (campaign, viewer);
  /* The words are a player's: an underline in them is no mnemonic. */
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "i", viewer);
  g_menu_append_item (menu, item);
}

/* The umpire looks with whose eyes he likes; a side's screen shows no other's but behind the curtain. */
static GMenuModel *
new_menu (GabCampaign *campaign,
          int          holder)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) public = g_menu_new ();
  g_autoptr (GMenu) sides = g_menu_new ();
  g_autoptr (GMenu) hand_over = g_menu_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gab_campaign_get_sides (campaign)));

  if (holder < 0)
    append_viewer (public, campaign, "win.viewer", GAB_VIEWER_UMPIRE);
  append_viewer (public, campaign, "win.viewer", GAB_VIEWER_TABLE);
  append_viewer (hand_over, campaign, "win.hand-over", GAB_VIEWER_UMPIRE);
  for (guint i = 0; i < n; i++)
    {
      if (holder < 0 || holder == (int) i)
        append_viewer (sides, campaign, "win.viewer", i);
      append_viewer (hand_over, campaign, "win.hand-over", i);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (public));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (sides));
  /* Translators: the window is hidden until the umpire or a side, which follow, says that he is there */
  g_menu_append_section (menu, _("Hand over, behind a curtain, to"), G_MENU_MODEL (hand_over));
  return G_MENU_MODEL (menu);
}

/* The menu costs more than the button: it is made when it is opened. */
static void
make_menu (GtkMenuButton *button,
           gpointer       data)
{
  GabViewButton *self = data;
  g_autoptr (GMenuModel) menu = new_menu (self->campaign, self->holder);

  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (menu));
}

static void
gab_view_button_init (GabViewButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->root = GTK_WIDGET (self->button);
  self->holder = GAB_VIEWER_UMPIRE;
  gtk_menu_button_set_create_popup_func (self->button, make_menu, self, NULL);
}

/**
 * gab_view_button_show:
 * @self: a view button
 * @campaign: the campaign that is shown
 * @viewer: who looks: a GabViewer or the number of a side
 * @compact: whether there is room for the name alone
 */
void
gab_view_button_show (GabViewButton *self,
                      GabCampaign   *campaign,
                      int            viewer,
                      gboolean       compact)
{
  g_autofree char *name = gab_look_viewer (campaign, viewer);
  /* Translators: who looks at the campaign: the umpire, the table, or a side */
  g_autofree char *label = g_strdup_printf (_("View: %s"), name);
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));
  g_autoptr (GabThing) side = viewer >= 0 ? g_list_model_get_item (sides, viewer) : NULL;
  const char *handle = side != NULL ? gab_thing_get_handle (side) : NULL;

  g_set_object (&self->campaign, campaign);
  gtk_label_set_label (self->label, compact ? name : label);
  gtk_label_set_width_chars (self->label, compact ? MIN (g_utf8_strlen (name, -1), 10) : -1);
  gtk_widget_set_visible (GTK_WIDGET (self->dot), side != NULL);
  gab_dot_show (self->dot, gab_look_colour (campaign, handle), viewer);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * gab_view_button_set_holder:
 * @self: a view button
 * @holder: who sits before the screen: the umpire, or the number of a side
 *
 * A side is offered its own eyes and the table's; all others behind the curtain.
 */
void
gab_view_button_set_holder (GabViewButton *self,
                            int            holder)
{
  self->holder = holder;
}

/**
 * gab_view_button_popup:
 * @self: a view button that is shown
 *
 * Opens its menu.
 */
void
gab_view_button_popup (GabViewButton *self)
{
  gtk_menu_button_popup (self->button);
}

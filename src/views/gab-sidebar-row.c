/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the sidebar. */

#include "gab-sidebar-row.h"

#include "gab-dot.h"
#include "gab-night.h"
#include "gab-strength-bar.h"
#include "gab-tip.h"

#include <glib/gi18n-lib.h>

struct _GabSidebarRow
{
  GtkListBoxRow parent_instance;

  GtkWidget      *indent;
  GtkButton      *opener;
  GabDot         *dot;
  GtkLabel       *title;
  GtkLabel       *subtitle;
  GabStrengthBar *strength;

  char           *page;
  const char     *section; /* nullable */
  const char     *adds;    /* nullable */
  gboolean        offers;
  char           *spoken;
  gboolean        has_more;
  gboolean        opened;
};

G_DEFINE_FINAL_TYPE (GabSidebarRow, gab_sidebar_row, GTK_TYPE_LIST_BOX_ROW)

static void
gab_sidebar_row_finalize (GObject *object)
{
  GabSidebarRow *self = GAB_SIDEBAR_ROW (object);

  g_free (self->page);
  g_free (self->spoken);

  G_OBJECT_CLASS (gab_sidebar_row_parent_class)->finalize (object);
}

/* The arrow that points into the tree opens, the other closes. */
static gboolean
turn_by_key (GtkWidget *widget,
             GVariant  *parameter,
             gpointer   data)
{
  GabSidebarRow *self = GAB_SIDEBAR_ROW (widget);
  gboolean open = g_variant_get_boolean (parameter);

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    open = !open;
  if (!self->has_more || self->opened == open)
    return FALSE;
  return gtk_widget_activate_action (widget, "sidebar.turn", "s", self->page);
}

static void
gab_sidebar_row_class_init (GabSidebarRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gab_sidebar_row_finalize;

  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_STRENGTH_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-sidebar-row.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSidebarRow, indent);
  gtk_widget_class_bind_template_child (widget_class, GabSidebarRow, opener);
  gtk_widget_class_bind_template_child (widget_class, GabSidebarRow, dot);
  gtk_widget_class_bind_template_child (widget_class, GabSidebarRow, title);
  gtk_widget_class_bind_template_child (widget_class, GabSidebarRow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, GabSidebarRow, strength);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, turn_by_key, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, turn_by_key, "b", FALSE);
}

static void
gab_sidebar_row_init (GabSidebarRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_sidebar_row_new:
 *
 * Returns: (transfer floating): an empty row.
 */
GtkWidget *
gab_sidebar_row_new (void)
{
  return g_object_new (GAB_TYPE_SIDEBAR_ROW, NULL);
}

static void
show_opener (GabSidebarRow        *self,
             const GabSidebarItem *item)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const char *closed = rtl ? "pan-start-symbolic" : "pan-end-symbolic";
  /* Translators: the name of a force whose brigades are hidden or shown */
  g_autofree char *label = g_strdup_printf (item->opened ? _("Close %s") : _("Open %s"), item->title);

  gtk_widget_set_visible (GTK_WIDGET (self->opener), item->has_more);
  gtk_widget_set_size_request (self->indent, (int) (gab_night_em (GTK_WIDGET (self)) * item->depth), -1);
  if (!item->has_more)
    return;
  gtk_button_set_icon_name (self->opener, item->opened ? "pan-down-symbolic" : closed);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->opener), "s", item->page);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->opener), "sidebar.turn");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->opener), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * gab_sidebar_row_show:
 * @self: a row
 * @item: what it shows from now on
 */
void
gab_sidebar_row_show (GabSidebarRow        *self,
                      const GabSidebarItem *item)
{
  g_free (self->page);
  g_free (self->spoken);
  self->page = g_strdup (item->page);
  self->spoken = g_strdup (item->spoken);
  self->section = item->section;
  self->adds = item->adds;
  self->offers = item->offers;
  self->has_more = item->has_more;
  self->opened = item->opened;

  /* An offer is no page: the arrows pass over it, a click or Enter takes it. */
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (self), !item->offers);
  show_opener (self, item);
  gtk_label_set_label (self->title, item->title);
  gtk_label_set_label (self->subtitle, item->subtitle != NULL ? item->subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), item->subtitle != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->dot), item->shape >= 0);
  gab_dot_show (self->dot, item->colour, item->shape);
  gtk_widget_set_visible (GTK_WIDGET (self->strength), item->first > 0);
  gab_strength_bar_show (self->strength, item->colour, item->left, item->first);
  gab_tip_set (GTK_WIDGET (self), item->spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, item->spoken, -1);
  if (item->has_more)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, item->opened, -1);
}

/**
 * gab_sidebar_row_get_page:
 * @self: a row
 *
 * Returns: (transfer none): the page that it leads to.
 */
const char *
gab_sidebar_row_get_page (GabSidebarRow *self)
{
  return self->page;
}

/**
 * gab_sidebar_row_get_section:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the heading it stands under.
 */
const char *
gab_sidebar_row_get_section (GabSidebarRow *self)
{
  return self->section;
}

/**
 * gab_sidebar_row_get_adds:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the kind of thing that can be added to its
 *   section.
 */
const char *
gab_sidebar_row_get_adds (GabSidebarRow *self)
{
  return self->adds;
}

/**
 * gab_sidebar_row_get_offers:
 * @self: a row
 *
 * Returns: whether it is there only to offer that.
 */
gboolean
gab_sidebar_row_get_offers (GabSidebarRow *self)
{
  return self->offers;
}

/**
 * gab_sidebar_row_get_spoken:
 * @self: a row
 *
 * Returns: (transfer none): what a screen reader says of it.
 */
const char *
gab_sidebar_row_get_spoken (GabSidebarRow *self)
{
  return self->spoken;
}

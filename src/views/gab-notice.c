/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A notice: passing messages with Undo, and errors that stay until they are read. */

#include "gab-notice.h"

#include <glib/gi18n-lib.h>

#define SECONDS 7

struct _GabNotice
{
  GtkWidget parent_instance;

  GtkWidget   *box;
  GtkRevealer *error_revealer;
  GtkLabel    *error_label;
  GtkOverlay  *overlay;
  GtkRevealer *toast_revealer;
  GtkWidget   *toast;
  GtkLabel    *toast_label;
  GtkWidget   *toast_undo;

  guint        away;  /* takes the toast away */
};

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GabNotice, gab_notice, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static GtkBuildableIface *parent_buildable;

/* What stands in the notice of a template is what the messages lie over. */
static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  GabNotice *self = GAB_NOTICE (buildable);

  if (self->overlay != NULL && GTK_IS_WIDGET (child))
    gtk_overlay_set_child (self->overlay, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
gab_notice_dispose (GObject *object)
{
  GabNotice *self = GAB_NOTICE (object);

  g_clear_handle_id (&self->away, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_NOTICE);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_notice_parent_class)->dispose (object);
}

static void
hide_toast (GabNotice *self)
{
  g_clear_handle_id (&self->away, g_source_remove);
  gtk_revealer_set_reveal_child (self->toast_revealer, FALSE);
}

static gboolean
time_is_up (gpointer data)
{
  GabNotice *self = data;

  /* Whoever is just about to press Undo gets more time. */
  if (gtk_widget_get_focus_child (self->toast) != NULL)
    return G_SOURCE_CONTINUE;
  self->away = 0;
  hide_toast (self);
  return G_SOURCE_REMOVE;
}

static void
hide_error (GabNotice *self)
{
  gtk_revealer_set_reveal_child (self->error_revealer, FALSE);
}

static gboolean
hide_all (GtkWidget *widget,
          GVariant  *parameter,
          gpointer   data)
{
  GabNotice *self = GAB_NOTICE (widget);

  if (!gtk_revealer_get_reveal_child (self->error_revealer) && !gtk_revealer_get_reveal_child (self->toast_revealer))
    return FALSE;
  gab_notice_clear (self);
  return TRUE;
}

static void
gab_notice_class_init (GabNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_notice_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, GabNotice, box);
  gtk_widget_class_bind_template_child (widget_class, GabNotice, error_revealer);
  gtk_widget_class_bind_template_child (widget_class, GabNotice, error_label);
  gtk_widget_class_bind_template_child (widget_class, GabNotice, overlay);
  gtk_widget_class_bind_template_child (widget_class, GabNotice, toast_revealer);
  gtk_widget_class_bind_template_child (widget_class, GabNotice, toast);
  gtk_widget_class_bind_template_child (widget_class, GabNotice, toast_label);
  gtk_widget_class_bind_template_child (widget_class, GabNotice, toast_undo);
  gtk_widget_class_bind_template_callback (widget_class, hide_toast);
  gtk_widget_class_bind_template_callback (widget_class, hide_error);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, hide_all, NULL);
}

static void
gab_notice_init (GabNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_notice_tell:
 * @self: a notice
 * @text: a sentence
 * @with_undo: whether to offer Undo beside it
 *
 * Shows it for some seconds, in the place of the one before.
 */
void
gab_notice_tell (GabNotice  *self,
                 const char *text,
                 gboolean    with_undo)
{
  gtk_label_set_label (self->toast_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toast), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (self->toast_undo, with_undo);
  gtk_revealer_set_reveal_child (self->toast_revealer, TRUE);
  g_clear_handle_id (&self->away, g_source_remove);
  self->away = g_timeout_add_seconds (SECONDS, time_is_up, self);
}

/**
 * gab_notice_tell_error:
 * @self: a notice
 * @text: what went wrong
 *
 * Shows it until the player puts it away or something succeeds.
 */
void
gab_notice_tell_error (GabNotice  *self,
                       const char *text)
{
  gtk_label_set_label (self->error_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->error_revealer), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_revealer_set_reveal_child (self->error_revealer, TRUE);
}

/**
 * gab_notice_clear:
 * @self: a notice
 *
 * Takes every message away.
 */
void
gab_notice_clear (GabNotice *self)
{
  hide_toast (self);
  hide_error (self);
  gtk_label_set_label (self->toast_label, "");
  gtk_label_set_label (self->error_label, "");
}

/**
 * gab_notice_drop_undo:
 * @self: a notice
 *
 * Takes the message with Undo away, since it has been done.
 */
void
gab_notice_drop_undo (GabNotice *self)
{
  if (gtk_widget_get_visible (self->toast_undo))
    hide_toast (self);
}

/**
 * gab_notice_get_told:
 * @self: a notice
 *
 * Returns: (transfer none) (nullable): the passing message that is shown.
 */
const char *
gab_notice_get_told (GabNotice *self)
{
  return gtk_revealer_get_reveal_child (self->toast_revealer) ? gtk_label_get_label (self->toast_label) : NULL;
}

/**
 * gab_notice_get_error:
 * @self: a notice
 *
 * Returns: (transfer none) (nullable): the error that is shown.
 */
const char *
gab_notice_get_error (GabNotice *self)
{
  return gtk_revealer_get_reveal_child (self->error_revealer) ? gtk_label_get_label (self->error_label) : NULL;
}

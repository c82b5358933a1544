/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar at the top of the window: a sentence that stays, and what can be done about it. */

#include "gab-banner.h"

struct _GabBanner
{
  GtkWidget parent_instance;

  GtkWidget      *box;
  GtkLabel       *label;
  GtkProgressBar *progress;
  GtkBox         *buttons;

  char           *id; /* owned */
};

G_DEFINE_FINAL_TYPE (GabBanner, gab_banner, GTK_TYPE_WIDGET)

static void
gab_banner_dispose (GObject *object)
{
  GabBanner *self = GAB_BANNER (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_BANNER);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->id, g_free);

  G_OBJECT_CLASS (gab_banner_parent_class)->dispose (object);
}

static void
gab_banner_class_init (GabBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_banner_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, GabBanner, box);
  gtk_widget_class_bind_template_child (widget_class, GabBanner, label);
  gtk_widget_class_bind_template_child (widget_class, GabBanner, progress);
  gtk_widget_class_bind_template_child (widget_class, GabBanner, buttons);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
gab_banner_init (GabBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_button (GabBanner             *self,
            const GabBannerButton *what)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (what->label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), what->action);
  if (what->target != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", what->target);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (self->buttons, button);
}

/**
 * gab_banner_new:
 * @id: by which the window knows it
 * @text: a sentence
 * @buttons: what can be done, ended by one without a label
 *
 * Returns: (transfer floating): a bar.
 */
GtkWidget *
gab_banner_new (const char         *id,
             const char         *text,
             const GabBannerButton *buttons)
{
  GabBanner *self = g_object_new (GAB_TYPE_BANNER, NULL);

  self->id = g_strdup (id);
  gtk_label_set_label (self->label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  for (; buttons->label != NULL; buttons++)
    add_button (self, buttons);
  return GTK_WIDGET (self);
}

/**
 * gab_banner_get_id:
 * @self: a bar
 *
 * Returns: (transfer none): by which the window knows it.
 */
const char *
gab_banner_get_id (GabBanner *self)
{
  return self->id;
}

/**
 * gab_banner_get_text:
 * @self: a bar
 *
 * Returns: (transfer none): its sentence.
 */
const char *
gab_banner_get_text (GabBanner *self)
{
  return gtk_label_get_label (self->label);
}

/**
 * gab_banner_set_progress:
 * @self: a bar
 * @share: how much is done, 0 to 1; below 0 that something is done
 */
void
gab_banner_set_progress (GabBanner *self,
                      double  share)
{
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  if (share < 0)
    gtk_progress_bar_pulse (self->progress);
  else
    gtk_progress_bar_set_fraction (self->progress, CLAMP (share, 0, 1));
}

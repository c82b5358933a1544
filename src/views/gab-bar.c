/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar at the top of the window: a sentence that stays, and what can be done about it. */

#include "gab-bar.h"

struct _GabBar
{
  GtkWidget parent_instance;

  GtkWidget      *box;
  GtkLabel       *label;
  GtkProgressBar *progress;
  GtkBox         *buttons;

  char           *id; /* owned */
};

G_DEFINE_FINAL_TYPE (GabBar, gab_bar, GTK_TYPE_WIDGET)

static void
gab_bar_dispose (GObject *object)
{
  GabBar *self = GAB_BAR (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_BAR);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->id, g_free);

  G_OBJECT_CLASS (gab_bar_parent_class)->dispose (object);
}

static void
gab_bar_class_init (GabBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, GabBar, box);
  gtk_widget_class_bind_template_child (widget_class, GabBar, label);
  gtk_widget_class_bind_template_child (widget_class, GabBar, progress);
  gtk_widget_class_bind_template_child (widget_class, GabBar, buttons);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
gab_bar_init (GabBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_button (GabBar             *self,
            const GabBarButton *what)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (what->label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), what->action);
  if (what->target != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", what->target);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (self->buttons, button);
}

/**
 * gab_bar_new:
 * @id: by which the window knows it
 * @text: a sentence
 * @buttons: what can be done, ended by one without a label
 *
 * Returns: (transfer floating): a bar.
 */
GtkWidget *
gab_bar_new (const char         *id,
             const char         *text,
             const GabBarButton *buttons)
{
  GabBar *self = g_object_new (GAB_TYPE_BAR, NULL);

  self->id = g_strdup (id);
  gtk_label_set_label (self->label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  for (; buttons->label != NULL; buttons++)
    add_button (self, buttons);
  return GTK_WIDGET (self);
}

/**
 * gab_bar_get_id:
 * @self: a bar
 *
 * Returns: (transfer none): by which the window knows it.
 */
const char *
gab_bar_get_id (GabBar *self)
{
  return self->id;
}

/**
 * gab_bar_get_text:
 * @self: a bar
 *
 * Returns: (transfer none): its sentence.
 */
const char *
gab_bar_get_text (GabBar *self)
{
  return gtk_label_get_label (self->label);
}

/**
 * gab_bar_set_progress:
 * @self: a bar
 * @share: how much is done, 0 to 1; below 0 that something is done
 */
void
gab_bar_set_progress (GabBar *self,
                      double  share)
{
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  if (share < 0)
    gtk_progress_bar_pulse (self->progress);
  else
    gtk_progress_bar_set_fraction (self->progress, CLAMP (share, 0, 1));
}

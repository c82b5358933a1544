/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A curtain: it stands in the place of all that the next player may not see, until he says that he is there.
 *
 * Whoever lowers it takes what it hides out of the tree of widgets, so that no screen reader finds it either. */

#include "gab-curtain.h"

#include <glib/gi18n-lib.h>

struct _GabCurtain
{
  GtkWidget parent_instance;

  GtkWidget *root;
  GtkLabel  *title;
  GtkLabel  *text;
  GtkWidget *button;

  char      *who; /* owned: who is to take over, in words */
};

G_DEFINE_FINAL_TYPE (GabCurtain, gab_curtain, GTK_TYPE_WIDGET)

enum { RAISED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What lowered it takes it away: it must outlive the signal. */
static void
raise_it (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  g_autoptr (GtkWidget) self = g_object_ref (widget);

  g_signal_emit (self, signals[RAISED], 0);
}

static void
gab_curtain_dispose (GObject *object)
{
  GabCurtain *self = GAB_CURTAIN (object);

  g_clear_pointer (&self->root, gtk_widget_unparent);
  g_clear_pointer (&self->who, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_CURTAIN);

  G_OBJECT_CLASS (gab_curtain_parent_class)->dispose (object);
}

static void
gab_curtain_class_init (GabCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_curtain_dispose;

  /**
   * GabCurtain::raised:
   * @self: the curtain
   *
   * Who is to take over says that he is there.
   */
  signals[RAISED] = g_signal_new ("raised", GAB_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, GabCurtain, root);
  gtk_widget_class_bind_template_child (widget_class, GabCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, GabCurtain, text);
  gtk_widget_class_bind_template_child (widget_class, GabCurtain, button);
  gtk_widget_class_install_action (widget_class, "curtain.raise", NULL, raise_it);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gab_curtain_init (GabCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_curtain_new:
 * @who: who is to take over, in words
 *
 * The keyboard is to be at the curtain itself, not at its button: the key that lowered it,
 * held a moment too long, must not raise it again. Tab, then Enter, raises it.
 *
 * Returns: (transfer floating): a curtain that is down.
 */
GtkWidget *
gab_curtain_new (const char *who)
{
  GabCurtain *self = g_object_new (GAB_TYPE_CURTAIN, NULL);
  /* Translators: the umpire or a side, who takes the screen now */
  g_autofree char *title = g_strdup_printf (_("Hand over to: %s"), who);
  g_autofree char *text = g_strdup_printf (_("All is hidden until this is pressed by: %s."), who);
  g_autofree char *spoken = g_strdup_printf (_("I am here: %s"), who);

  self->who = g_strdup (who);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return GTK_WIDGET (self);
}

/**
 * gab_curtain_get_who:
 * @self: a curtain
 *
 * Returns: (transfer none): who is to take over, in words.
 */
const char *
gab_curtain_get_who (GabCurtain *self)
{
  return self->who;
}

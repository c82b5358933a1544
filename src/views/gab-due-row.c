/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of what is due. */

#include "gab-due-row.h"

#include "gab-dot.h"
#include "gab-look.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

struct _GabDueRow
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GabDot    *dot;
  GtkLabel  *date;
  GtkLabel  *text;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (GabDueRow, gab_due_row, GTK_TYPE_WIDGET)

static void
gab_due_row_dispose (GObject *object)
{
  GabDueRow *self = GAB_DUE_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_DUE_ROW);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_due_row_parent_class)->dispose (object);
}

static void
gab_due_row_class_init (GabDueRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_due_row_dispose;

  g_type_ensure (GAB_TYPE_DOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-due-row.ui");
  gtk_widget_class_bind_template_child (widget_class, GabDueRow, box);
  gtk_widget_class_bind_template_child (widget_class, GabDueRow, dot);
  gtk_widget_class_bind_template_child (widget_class, GabDueRow, date);
  gtk_widget_class_bind_template_child (widget_class, GabDueRow, text);
  gtk_widget_class_bind_template_child (widget_class, GabDueRow, button);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gab_due_row_init (GabDueRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gab_words_mind (GTK_WIDGET (self));
}

/**
 * gab_due_row_new:
 * @campaign: a campaign, as its viewer may see it
 * @due: what is due in it
 *
 * Returns: (transfer floating): a row, with a button where it can be done now.
 */
GtkWidget *
gab_due_row_new (GabCampaign          *campaign,
                 const GabOverviewDue *due)
{
  GabDueRow *self = g_object_new (GAB_TYPE_DUE_ROW, NULL);
  g_autofree char *date = gab_day_format_short (due->day, gab_campaign_get_calendar (campaign));
  const char *label = due->recovery ? _("Do it") : _("Go on");
  g_autofree char *spoken = g_strdup_printf ("%s: %s", label, due->text);

  gab_dot_show (self->dot, gab_look_colour (campaign, due->side), gab_look_shape (campaign, due->side));
  gtk_label_set_label (self->date, date);
  gtk_label_set_label (self->text, due->text);
  gtk_widget_set_visible (GTK_WIDGET (self->button), due->now);
  if (!due->now)
    return GTK_WIDGET (self);
  gtk_button_set_label (self->button, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", due->operation);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), due->recovery ? "overview.recover" : "win.show-page");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return GTK_WIDGET (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog before a fight is booked: what it cost, before and after, side by side. */

#include "gab-settle-dialog.h"

#include "gab-before-after.h"
#include "gab-page.h"
#include "gab-settling.h"

#include <glib/gi18n-lib.h>

struct _GabSettleDialog
{
  GtkWindow parent_instance;

  GtkBox         *above;
  GtkLabel       *summary;
  GabBeforeAfter *table;
  GtkWidget      *entry_box;
  GtkLabel       *entry;

  GabSession     *session;   /* owned */
  char           *operation; /* its handle, owned */
};

G_DEFINE_FINAL_TYPE (GabSettleDialog, gab_settle_dialog, GTK_TYPE_WINDOW)

static void
book (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabSettleDialog *self = GAB_SETTLE_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;

  if (!gab_session_close (self->session, self->operation, &error))
    {
      g_autofree char *text = gab_error_describe (error);

      gtk_label_set_label (self->summary, text);
      gtk_widget_add_css_class (GTK_WIDGET (self->summary), "problem");
      return;
    }
  if (parent != NULL)
    gab_tell (GTK_WIDGET (parent), _("The losses are booked."), TRUE);
  gtk_window_close (GTK_WINDOW (self));
}

/* A viewer is shown what he may know: his own units. */
static gboolean
is_known (GabCampaign *campaign,
          GabUnit     *unit)
{
  GabThing *seen = gab_campaign_find (campaign, gab_thing_get_handle (GAB_THING (unit)));

  return GAB_IS_UNIT (seen) && gab_unit_get_known (GAB_UNIT (seen));
}

static void
fill (GabSettleDialog   *self,
      const GabSettling *settling)
{
  GabCampaign *campaign = gab_session_get_campaign (self->session);
  guint shown = 0;

  for (guint i = 0; i < settling->rows->len; i++)
    {
      const GabSettlingRow *row = g_ptr_array_index (settling->rows, i);

      if (row->unit == NULL || !is_known (campaign, row->unit))
        continue;
      gab_before_after_add (self->table, gab_thing_get_name (GAB_THING (row->unit)), row->before, &row->loss,
                            row->guns_dismounted + row->guns_taken);
      shown++;
    }
  gab_before_after_finish (self->table);
  gtk_widget_set_visible (GTK_WIDGET (self->table), shown > 0);
  gtk_label_set_label (self->summary, shown > 0 ? _("This is what the books will say. It can be undone.")
                                                : _("It cost nobody anything. Booking it closes it; that can be undone."));
}

/* The order that the books will hold: it says what both sides lose, so that only an umpire reads it. */
static void
show_entry (GabSettleDialog   *self,
            const GabSettling *settling)
{
  gtk_label_set_label (self->entry, settling->line);
  gtk_widget_set_visible (self->entry_box, gab_session_get_viewer (self->session) == GAB_VIEWER_UMPIRE);
}

static void
gab_settle_dialog_dispose (GObject *object)
{
  GabSettleDialog *self = GAB_SETTLE_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->operation, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_SETTLE_DIALOG);

  G_OBJECT_CLASS (gab_settle_dialog_parent_class)->dispose (object);
}

static void
gab_settle_dialog_class_init (GabSettleDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_settle_dialog_dispose;

  g_type_ensure (GAB_TYPE_BEFORE_AFTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-settle-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabSettleDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, GabSettleDialog, table);
  gtk_widget_class_bind_template_child (widget_class, GabSettleDialog, above);
  gtk_widget_class_bind_template_child (widget_class, GabSettleDialog, entry_box);
  gtk_widget_class_bind_template_child (widget_class, GabSettleDialog, entry);
  gtk_widget_class_install_action (widget_class, "dialog.book", NULL, book);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_settle_dialog_init (GabSettleDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_settle_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session
 * @operation: the handle of an operation that is over
 * @error: when it is not over
 *
 * Returns: (transfer none) (nullable): the dialog.
 */
GtkWidget *
gab_settle_dialog_new (GtkWindow   *parent,
                       GabSession  *session,
                       const char  *operation,
                       GError     **error)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (session));
  GabThing *thing = gab_campaign_find (campaign, operation);
  g_autoptr (GabSettling) settling = gab_settling_new (campaign, GAB_OPERATION (thing), error);
  g_autofree char *title = NULL;
  GabSettleDialog *self;

  if (settling == NULL)
    return NULL;
  /* Translators: the name of a storm, siege or battle */
  title = g_strdup_printf (_("Book the losses: %s"), gab_thing_get_name (thing));
  self = g_object_new (GAB_TYPE_SETTLE_DIALOG, "transient-for", parent, "title", title, NULL);
  self->session = g_object_ref (session);
  self->operation = g_strdup (operation);
  fill (self, settling);
  show_entry (self, settling);
  return GTK_WIDGET (self);
}

/**
 * gab_settle_dialog_put_above:
 * @self: a dialog
 * @widget: (transfer floating): what stands above what the booking does
 */
void
gab_settle_dialog_put_above (GabSettleDialog *self,
                             GtkWidget       *widget)
{
  gtk_box_append (self->above, widget);
}

/**
 * gab_settle_dialog_present:
 * @parent: the window
 * @session: the session
 * @operation: the handle of an operation that is over
 *
 * Shows what booking would do and offers it; says so when it cannot be.
 */
void
gab_settle_dialog_present (GtkWindow  *parent,
                           GabSession *session,
                           const char *operation)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog = gab_settle_dialog_new (parent, session, operation, &error);

  if (dialog != NULL)
    gtk_window_present (GTK_WINDOW (dialog));
  else
    gab_tell_error (GTK_WIDGET (parent), error);
}

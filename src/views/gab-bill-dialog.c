/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of a butcher's bill: looked at, copied and printed. */

#include "gab-bill-dialog.h"

#include "gab-bill-sheet.h"
#include "gab-export.h"
#include "gab-flow.h"
#include "gab-ink.h"
#include "gab-print-operation.h"

#include <glib/gi18n-lib.h>

struct _GabBillDialog
{
  GtkWindow parent_instance;

  GtkLabel *subtitle;
  GtkGrid  *grid;
  GtkLabel *nothing;
  GtkLabel *officers;
  GtkLabel *told;

  GabBill  *bill; /* owned */
};

G_DEFINE_FINAL_TYPE (GabBillDialog, gab_bill_dialog, GTK_TYPE_WINDOW)

static void
attach (GabBillDialog *self,
        guint          column,
        guint          row,
        const char    *text,
        const char    *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), column == 0 ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_justify (GTK_LABEL (label), column == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  if (column == 0)
    {
      gtk_label_set_width_chars (GTK_LABEL (label), 16);
      gtk_widget_set_hexpand (label, TRUE);
    }
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

static void
attach_row (GabBillDialog    *self,
            guint             at,
            const GabBillRow *row)
{
  static const char *const classes[] = { "force", "strong", NULL };

  attach (self, 0, at, row->name, classes[row->kind]);
  gtk_widget_set_margin_start (gtk_grid_get_child_at (self->grid, 0, at), row->kind * 15);
  for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
    {
      gint64 number = gab_bill_number (&row->loss, i);
      g_autofree char *text = number != 0 || row->kind == GAB_BILL_SIDE ? gab_ink_number (number) : g_strdup ("");

      attach (self, i + 1, at, text, classes[row->kind]);
    }
}

static void
fill (GabBillDialog *self)
{
  GString *officers = g_string_new (NULL);

  gtk_window_set_title (GTK_WINDOW (self), self->bill->title);
  gtk_label_set_label (self->subtitle, self->bill->subtitle);
  attach (self, 0, 0, "", NULL);
  for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
    attach (self, i + 1, 0, gab_bill_column (i), "column-title");
  for (guint i = 0; i < self->bill->rows->len; i++)
    attach_row (self, i + 1, g_ptr_array_index (self->bill->rows, i));
  for (guint i = 0; i < self->bill->officers->len; i++)
    {
      g_autofree char *officer = gab_bill_tell_officer (g_ptr_array_index (self->bill->officers, i));

      g_string_append_printf (officers, "%s%s", i > 0 ? "\n" : "", officer);
    }
  gtk_label_set_label (self->officers, officers->str);
  gtk_widget_set_visible (GTK_WIDGET (self->officers), officers->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), self->bill->rows->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), self->bill->rows->len == 0);
  g_string_free (officers, TRUE);
}

static void
copy (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabBillDialog *self = GAB_BILL_DIALOG (widget);
  g_autofree char *text = gab_bill_dialog_dup_text (self, g_str_equal (name, "bill.copy-csv"));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  gtk_label_set_label (self->told, _("Copied."));
}

static void
print (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabBillDialog *self = GAB_BILL_DIALOG (widget);
  g_autoptr (GtkPrintOperation) operation = gab_print_operation_new (gab_print_new_table (gab_bill_sheet_new (self->bill)));
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), &error);
  if (error != NULL)
    gtk_label_set_label (self->told, error->message);
}

static void
gab_bill_dialog_dispose (GObject *object)
{
  GabBillDialog *self = GAB_BILL_DIALOG (object);

  g_clear_pointer (&self->bill, gab_bill_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_BILL_DIALOG);

  G_OBJECT_CLASS (gab_bill_dialog_parent_class)->dispose (object);
}

static void
gab_bill_dialog_class_init (GabBillDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_bill_dialog_dispose;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-bill-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabBillDialog, subtitle);
  gtk_widget_class_bind_template_child (widget_class, GabBillDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, GabBillDialog, nothing);
  gtk_widget_class_bind_template_child (widget_class, GabBillDialog, officers);
  gtk_widget_class_bind_template_child (widget_class, GabBillDialog, told);
  gtk_widget_class_install_action (widget_class, "bill.copy", NULL, copy);
  gtk_widget_class_install_action (widget_class, "bill.copy-csv", NULL, copy);
  gtk_widget_class_install_action (widget_class, "bill.print", NULL, print);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "bill.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "bill.print", NULL);
}

static void
gab_bill_dialog_init (GabBillDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * gab_bill_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session
 * @operation: the handle of a siege or battle
 *
 * Returns: (transfer none) (nullable): the dialog; NULL while its cost has not been
 *   booked.
 */
GtkWidget *
gab_bill_dialog_new (GtkWindow  *parent,
                     GabSession *session,
                     const char *operation)
{
  GabCampaign *campaign = gab_session_get_campaign (session);
  GabThing *thing = gab_campaign_find (campaign, operation);
  GabBill *bill = GAB_IS_OPERATION (thing) ? gab_bill_new (campaign, GAB_OPERATION (thing)) : NULL;
  GabBillDialog *self;

  if (bill == NULL)
    return NULL;
  self = g_object_new (GAB_TYPE_BILL_DIALOG, "transient-for", parent, NULL);
  self->bill = bill;
  fill (self);
  return GTK_WIDGET (self);
}

/**
 * gab_bill_dialog_dup_text:
 * @self: a dialog
 * @csv: as a table rather than as text
 *
 * Returns: (transfer full): what copying it gives.
 */
char *
gab_bill_dialog_dup_text (GabBillDialog *self,
                          gboolean       csv)
{
  g_autoptr (GBytes) bytes = NULL;
  const char *text;
  gsize size;

  if (!csv)
    return gab_bill_to_text (self->bill);
  bytes = gab_export_write_bill (self->bill, GAB_EXPORT_CSV);
  text = g_bytes_get_data (bytes, &size);
  return g_strndup (text, size);
}

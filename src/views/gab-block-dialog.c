/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a block of orders: pasted, checked whole with every refusal, given as one action. */

#include "gab-block-dialog.h"

#include "gab-asking.h"
#include "gab-draft.h"
#include "gab-order-block.h"
#include "gab-page.h"

#include <glib/gi18n-lib.h>

#define MOST_SHOWN 50  /* refusals that are told one by one */
#define PAUSE      300 /* milliseconds after the last key before the block is tried */

struct _GabBlockDialog
{
  GtkWindow parent_instance;

  GtkTextView *text;
  GtkLabel    *told;

  GabSession *session;   /* owned */
  char       *operation; /* owned: its handle */
  guint       check;     /* a source that will try the block */
};

G_DEFINE_FINAL_TYPE (GabBlockDialog, gab_block_dialog, GTK_TYPE_WINDOW)

static GabOrderBlock *
make_block (GabBlockDialog  *self,
            GError         **error)
{
  GabThing *thing = gab_asking_real (self->session, self->operation);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  g_autofree char *text = NULL;
  GtkTextIter start, end;

  if (!GAB_IS_OPERATION (thing) || gab_operation_get_log (GAB_OPERATION (thing)) == NULL)
    return NULL;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  return gab_order_block_new (gab_operation_get_log (GAB_OPERATION (thing)), GAB_OPERATION (thing), text,
                              _("A block of orders"), error);
}

static char *
tell (const GabOrderBlock *block)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = block->faults->len;

  if (block->n_orders == 0)
    return g_strdup (_("One order a line. Dice stand behind a slash, words behind a bar: fire no-7 … / 9 4 0 | Well aimed."));
  if (n == 0)
    return g_strdup_printf (ngettext ("%u order, which may be given.", "%u orders, which may be given.", block->n_orders),
                            block->n_orders);
  g_string_append_printf (text, ngettext ("%1$u of %2$u order is refused; nothing is given.",
                                          "%1$u of %2$u orders are refused; nothing is given.", block->n_orders),
                          n, block->n_orders);
  for (guint i = 0; i < MIN (n, MOST_SHOWN); i++)
    {
      const GabBlockFault *fault = g_ptr_array_index (block->faults, i);

      g_string_append_c (text, '\n');
      /* Translators: the number of a line, what stands there, and why it is refused */
      g_string_append_printf (text, _("Line %1$u, “%2$s”: %3$s"), fault->line, fault->text, fault->why);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
try_block (gpointer data)
{
  GabBlockDialog *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOrderBlock) block = make_block (self, &error);
  g_autofree char *told = block != NULL ? tell (block) : g_strdup (error != NULL ? error->message : "");

  self->check = 0;
  gtk_label_set_label (self->told, told);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "block.give", block != NULL && block->action != NULL);
  return G_SOURCE_REMOVE;
}

static void
changed (GabBlockDialog *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "block.give", FALSE);
  g_clear_handle_id (&self->check, g_source_remove);
  self->check = g_timeout_add (PAUSE, try_block, self);
}

static void
give (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabBlockDialog *self = GAB_BLOCK_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOrderBlock) block = make_block (self, &error);

  if (block == NULL || block->action == NULL ||
      !gab_document_do (gab_session_get_document (self->session), g_steal_pointer (&block->action), &error))
    {
      if (error != NULL)
        gtk_label_set_label (self->told, error->message);
      return;
    }
  if (parent != NULL)
    gab_tell (GTK_WIDGET (parent), _("A block of orders"), TRUE);
  gab_draft_dialog_done (GTK_WINDOW (self));
  gtk_window_close (GTK_WINDOW (self));
}

/* Ctrl and Enter, which would be a line more to the text, and which do not wait until the block has been tried. */
static gboolean
give_at_once (GtkWidget *text,
              GVariant  *args,
              gpointer   data)
{
  GabBlockDialog *self = data;

  g_clear_handle_id (&self->check, g_source_remove);
  try_block (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "block.give", NULL);
  return TRUE;
}

static void
listen (GabBlockDialog *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>Return|<Control>KP_Enter"),
                                                          gtk_callback_action_new (give_at_once, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->text), keys);
}

static void
gab_block_dialog_dispose (GObject *object)
{
  GabBlockDialog *self = GAB_BLOCK_DIALOG (object);

  g_clear_handle_id (&self->check, g_source_remove);
  g_clear_object (&self->session);
  g_clear_pointer (&self->operation, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_BLOCK_DIALOG);

  G_OBJECT_CLASS (gab_block_dialog_parent_class)->dispose (object);
}

static void
gab_block_dialog_class_init (GabBlockDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_block_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-block-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabBlockDialog, text);
  gtk_widget_class_bind_template_child (widget_class, GabBlockDialog, told);
  gtk_widget_class_install_action (widget_class, "block.give", NULL, give);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_block_dialog_init (GabBlockDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  listen (self);
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
}

/**
 * gab_block_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session
 * @operation: the handle of an operation that is open
 *
 * Returns: (transfer none): the dialog.
 */
GtkWidget *
gab_block_dialog_new (GtkWindow  *parent,
                      GabSession *session,
                      const char *operation)
{
  GabBlockDialog *self = g_object_new (GAB_TYPE_BLOCK_DIALOG, "transient-for", parent, NULL);
  g_autofree char *place = g_strconcat ("block/", operation, NULL);

  self->session = g_object_ref (session);
  self->operation = g_strdup (operation);
  gab_draft_bind (GTK_WIDGET (self->text), session, place, "text");
  gab_draft_bind_dialog (GTK_WINDOW (self), session, place);
  try_block (self);
  return GTK_WIDGET (self);
}

/**
 * gab_block_dialog_set_text:
 * @self: a dialog
 * @text: a block of orders
 *
 * Types it, as a player would, and tries it at once.
 */
void
gab_block_dialog_set_text (GabBlockDialog *self,
                           const char     *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
  g_clear_handle_id (&self->check, g_source_remove);
  try_block (self);
}

/**
 * gab_block_dialog_get_told:
 * @self: a dialog
 *
 * Returns: (transfer none): what it says of the block.
 */
const char *
gab_block_dialog_get_told (GabBlockDialog *self)
{
  return gtk_label_get_label (self->told);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog in which an order of an open siege or battle is corrected (CA-17). All that
 * would change is shown before anything does. */

#include "gab-retake-dialog.h"

#include "gab-asking.h"
#include "gab-draft.h"
#include "gab-page.h"
#include "gab-retake.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_SHOWN 6 /* struck orders that are told one by one */

struct _GabRetakeDialog
{
  GtkWindow parent_instance;

  GtkLabel    *what;
  GtkEditable *line;
  GtkEditable *dice;
  GtkLabel    *preview;
  GtkLabel    *problem;

  GabSession *session;   /* owned */
  char       *operation; /* owned: its handle */
  guint       nth;
  char       *was_line;  /* owned */
  char       *was_dice;  /* owned */
};

G_DEFINE_FINAL_TYPE (GabRetakeDialog, gab_retake_dialog, GTK_TYPE_WINDOW)

static GabTurnLog *
get_log (GabRetakeDialog *self)
{
  GabThing *thing = gab_asking_real (self->session, self->operation);

  return GAB_IS_OPERATION (thing) ? gab_operation_get_log (GAB_OPERATION (thing)) : NULL;
}

/* What the log would be; NULL while nothing is to change, or with why it cannot. */
static GPtrArray *
make_tail (GabRetakeDialog  *self,
           GError          **error)
{
  const char *line = gtk_editable_get_text (self->line);
  const char *dice = gtk_editable_get_text (self->dice);
  GabTurnLog *log = get_log (self);

  if (log == NULL || self->nth >= gab_game_length (gab_turn_log_get_game (log)) ||
      (g_str_equal (line, self->was_line) && g_str_equal (dice, self->was_dice)))
    return NULL;
  return gab_retake_new (log, self->nth, line, dice, error);
}

static char *
tell_tail (GPtrArray *tail)
{
  guint n = gab_retake_n_struck (tail), told = 0;
  g_autoptr (GString) text = NULL;

  if (n == 0)
    return g_strdup (_("Every later order still holds."));
  text = g_string_new (NULL);
  g_string_append_printf (text, ngettext ("%u later order no longer holds and is struck out:",
                                          "%u later orders no longer hold and are struck out:", n), n);
  for (guint i = 0; i < tail->len && told < MOST_SHOWN; i++)
    {
      const GabRecord *record = g_ptr_array_index (tail, i);

      if (!record->struck)
        continue;
      told++;
      g_string_append_printf (text, "\n“%s”: %s", record->line, record->why != NULL ? record->why : "");
    }
  if (n > told)
    g_string_append_printf (text, ngettext ("\n… and %u more.", "\n… and %u more.", n - told), n - told);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
changed (GabRetakeDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tail = make_tail (self, &error);
  g_autofree char *told = tail != NULL ? tell_tail (tail) : NULL;
  g_autofree char *why = error != NULL ? gab_error_describe (error) : NULL;

  gtk_label_set_label (self->preview, told != NULL ? told : "");
  gtk_label_set_label (self->problem, why != NULL ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), why != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "retake.do", tail != NULL);
}

static void
retake (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  GabRetakeDialog *self = GAB_RETAKE_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tail = make_tail (self, &error);
  g_autofree char *label = g_strdup_printf (_("Correct order %u"), self->nth + 1);

  if (tail == NULL || !gab_session_retake (self->session, self->operation, self->nth, tail, label, &error))
    {
      changed (self);
      if (error != NULL)
        gtk_label_set_label (self->problem, error->message);
      return;
    }
  if (parent != NULL)
    gab_tell (GTK_WIDGET (parent), label, TRUE);
  gab_draft_dialog_done (GTK_WINDOW (self));
  gtk_window_close (GTK_WINDOW (self));
}

static void
gab_retake_dialog_dispose (GObject *object)
{
  GabRetakeDialog *self = GAB_RETAKE_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->operation, g_free);
  g_clear_pointer (&self->was_line, g_free);
  g_clear_pointer (&self->was_dice, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_RETAKE_DIALOG);

  G_OBJECT_CLASS (gab_retake_dialog_parent_class)->dispose (object);
}

static void
gab_retake_dialog_class_init (GabRetakeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_retake_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-retake-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabRetakeDialog, what);
  gtk_widget_class_bind_template_child (widget_class, GabRetakeDialog, line);
  gtk_widget_class_bind_template_child (widget_class, GabRetakeDialog, dice);
  gtk_widget_class_bind_template_child (widget_class, GabRetakeDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, GabRetakeDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_install_action (widget_class, "retake.do", NULL, retake);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_retake_dialog_init (GabRetakeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The dice as a player types them. */
static char *
dup_dice (const GabEntry *entry)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < entry->n_dice; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", entry->dice[i].value);
  return g_string_free (text, FALSE);
}

static void
fill (GabRetakeDialog *self,
      GabTurnLog      *log)
{
  const GabGame *game = gab_turn_log_get_game (log);
  g_autoptr (GabLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), self->nth);

  self->was_line = gab_game_line (game, self->nth);
  /* What is sealed is not shown to be corrected (CA-18). */
  self->was_dice = gab_game_shows_dice (game, self->nth, GAB_VIEWER_UMPIRE) ? dup_dice (gab_game_nth (game, self->nth))
                                                                           : g_strdup ("");
  gtk_label_set_label (self->what, gab_log_entry_get_text (entry));
  gab_retake_dialog_type (self, self->was_line, self->was_dice);
}

/**
 * gab_retake_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session
 * @operation: the handle of an operation that is open
 * @nth: an order of its log, from 0
 *
 * Returns: (transfer none) (nullable): the dialog; NULL when there is no such order.
 */
GtkWidget *
gab_retake_dialog_new (GtkWindow  *parent,
                       GabSession *session,
                       const char *operation,
                       guint       nth)
{
  GabRetakeDialog *self = g_object_new (GAB_TYPE_RETAKE_DIALOG, "transient-for", parent, NULL);
  g_autofree char *place = g_strdup_printf ("retake/%s/%u", operation, nth);
  GabTurnLog *log;

  self->session = g_object_ref (session);
  self->operation = g_strdup (operation);
  self->nth = nth;
  log = get_log (self);
  if (log == NULL || nth >= gab_game_length (gab_turn_log_get_game (log)))
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return NULL;
    }
  fill (self, log);
  gab_draft_bind (GTK_WIDGET (self->line), session, place, "line");
  gab_draft_bind (GTK_WIDGET (self->dice), session, place, "dice");
  gab_draft_bind_dialog (GTK_WINDOW (self), session, place);
  changed (self);
  return GTK_WIDGET (self);
}

/**
 * gab_retake_dialog_type:
 * @self: a dialog
 * @line: the order as it shall be
 * @dice: the dice as they lay
 *
 * Types them, as a player would.
 */
void
gab_retake_dialog_type (GabRetakeDialog *self,
                        const char      *line,
                        const char      *dice)
{
  gtk_editable_set_text (self->line, line);
  gtk_editable_set_text (self->dice, dice);
}

/**
 * gab_retake_dialog_preview:
 * @self: a dialog
 *
 * Returns: what it says will come of it.
 */
const char *
gab_retake_dialog_preview (GabRetakeDialog *self)
{
  return gtk_label_get_label (self->preview);
}

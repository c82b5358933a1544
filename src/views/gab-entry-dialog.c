/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of a new entry: any cause the books know, its form made from the verb's pattern. */

#include "gab-entry-dialog.h"

#include "gab-editing.h"
#include "gab-entry-form.h"
#include "gab-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What is no entry of the books, but belongs to them: a tally is put in (CA-21). */
#define NEW_TALLY -1

static const GabVerb new_tally = { NEW_TALLY, "tally", "{new:tally} {owner} [at {count}]" };

/* What can be entered by hand, in the order in which it is offered. */
static const struct { int verb; const char *label; } causes[] = {
  { GAB_BOOKS_RECEIVE, N_("Received: drafts, guns, rounds") },
  { GAB_BOOKS_SICK, N_("Fell sick") },
  { GAB_BOOKS_FIT, N_("Back from the sick") },
  { GAB_BOOKS_DIED, N_("Died of wounds") },
  { GAB_BOOKS_FOUND, N_("Missing men found") },
  { GAB_BOOKS_DESERT, N_("Deserted") },
  { GAB_BOOKS_EXCHANGE, N_("Prisoners exchanged") },
  { GAB_BOOKS_TRANSFER, N_("Men or guns transferred to another unit") },
  { GAB_BOOKS_TRANSFER_ROUNDS, N_("Rounds given to another force") },
  { GAB_BOOKS_HAND_OVER, N_("Men or guns handed over") },
  { GAB_BOOKS_HAND_OVER_ROUNDS, N_("Rounds handed over") },
  { GAB_BOOKS_CAPTURE, N_("Guns captured") },
  { GAB_BOOKS_CAPTURE_ROUNDS, N_("Rounds captured") },
  { GAB_BOOKS_STRIKE_OFF, N_("Struck off or lost") },
  { GAB_BOOKS_REPAIR, N_("Guns or works repaired") },
  { GAB_BOOKS_DAMAGE, N_("Works damaged") },
  { GAB_BOOKS_APPOINT, N_("Commander appointed to a force") },
  { GAB_BOOKS_SUCCEED, N_("Commander named as successor") },
  { GAB_BOOKS_LEADER_WOUNDED, N_("Commander wounded") },
  { GAB_BOOKS_LEADER, N_("Commander back, taken or killed") },
  { GAB_BOOKS_LEND, N_("Lent to a siege or battle") },
  { GAB_BOOKS_RETURN, N_("Back from a siege or battle") },
  { NEW_TALLY, N_("New tally: provisions, powder, arrears of pay") },
  { GAB_BOOKS_TALLY_CHANGE, N_("Tally up or down") },
  { GAB_BOOKS_TALLY_SET, N_("Tally set") },
  { GAB_BOOKS_INTEND, N_("What a side means to do next") },
  { GAB_BOOKS_RAISE, N_("Raised for a game") },
  { GAB_BOOKS_DISMISS, N_("Dismissed after a game") },
  { GAB_BOOKS_CORRECT, N_("Correction: what a siege or battle cost") },
  { GAB_BOOKS_CORRECT_MEN, N_("Correction: men") },
  { GAB_BOOKS_CORRECT_GUNS, N_("Correction: guns") },
  { GAB_BOOKS_CORRECT_ROUNDS, N_("Correction: rounds") },
  { GAB_BOOKS_CORRECT_LEADER, N_("Correction: a commander") },
};

struct _GabEntryDialog
{
  GtkWindow parent_instance;

  GtkDropDown  *cause;
  GabEntryForm *form;
  GtkEntry     *reason;
  GtkLabel     *problem;
  GtkButton    *book_button;

  GabSession   *session; /* owned */
};

G_DEFINE_FINAL_TYPE (GabEntryDialog, gab_entry_dialog, GTK_TYPE_WINDOW)

static void
show_problem (GabEntryDialog *self,
              const char     *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

static gboolean
is_tally (GabEntryDialog *self)
{
  guint chosen = gtk_drop_down_get_selected (self->cause);

  return chosen < G_N_ELEMENTS (causes) && causes[chosen].verb == NEW_TALLY;
}

/* The order is tried as it stands: why it would be refused is said before it is given. */
static void
form_changed (GabEntryDialog *self)
{
  g_autofree char *line = self->session != NULL ? gab_entry_form_dup_line (self->form) : NULL;
  gboolean begun = line != NULL && strchr (line, ' ') != NULL; /* an empty form is no mistake yet */
  g_autofree char *why = self->session != NULL ? gab_entry_form_find_problem (self->form) : NULL;
  g_autoptr (GError) error = NULL;
  GabCampaign *campaign;
  GabGame *game;
  GabDice dice;

  if (begun && why == NULL && !is_tally (self))
    {
      campaign = gab_document_get_campaign (gab_session_get_document (self->session));
      game = gab_turn_log_get_game (gab_campaign_get_log (campaign));
      gab_game_dice (game, &dice);
      if (!gab_game_try (game, line, &dice, &error))
        why = gab_error_describe (error);
    }
  show_problem (self, why != NULL ? why : "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.book", begun && why == NULL);
}

static void
cause_changed (GabEntryDialog *self)
{
  guint chosen = gtk_drop_down_get_selected (self->cause);

  if (self->session == NULL || chosen >= G_N_ELEMENTS (causes))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->reason), !is_tally (self));
  gab_entry_form_show (self->form, self->session,
                       is_tally (self) ? &new_tally : gab_verb_by_id (gab_books_rules.verbs, causes[chosen].verb));
  form_changed (self);
}

/* It begins with what is typed, as an action of its own. */
static void
add_tally (GabEntryDialog *self)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (self->session));
  g_autofree char *name = gab_entry_form_dup_value (self->form, 0);
  g_autofree char *owner = gab_entry_form_dup_value (self->form, 1);
  g_autofree char *count = gab_entry_form_dup_value (self->form, 2);
  g_autofree char *handle = gab_campaign_make_handle (campaign, name, "tally");
  g_autofree char *label = g_strdup_printf (_("Add the tally %s"), name);
  g_autoptr (GabTally) tally = gab_tally_new (handle, owner);
  g_autofree char *problem = NULL;
  guint64 first = 0;
  GabAction *action;

  if (*count != '\0' && !g_ascii_string_to_unsigned (count, 10, 0, GAB_COUNT_MAX, &first, NULL))
    {
      /* Translators: what was typed where a number should stand */
      problem = g_strdup_printf (_("“%s” is not a number."), count);
      show_problem (self, problem);
      return;
    }
  g_object_set (tally, "name", name, "first", (int) first, NULL);
  action = gab_action_new (label);
  gab_action_add_thing (action, GAB_THING (tally), -1);
  problem = gab_editing_finish (GTK_WINDOW (self), self->session, action);
  if (problem != NULL)
    show_problem (self, problem);
}

static void
book (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabEntryDialog *self = GAB_ENTRY_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  const char *label = _(causes[gtk_drop_down_get_selected (self->cause)].label);
  g_autofree char *line = gab_entry_form_dup_line (self->form);
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->reason))));
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;

  if (line == NULL)
    return;
  if (is_tally (self))
    {
      add_tally (self);
      return;
    }
  if (gab_session_order (self->session, NULL, line, NULL, *reason != '\0' ? reason : NULL, label, &error))
    {
      if (parent != NULL)
        gab_tell (GTK_WIDGET (parent), label, TRUE);
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  problem = gab_error_describe (error);
  show_problem (self, problem);
}

static void
gab_entry_dialog_dispose (GObject *object)
{
  GabEntryDialog *self = GAB_ENTRY_DIALOG (object);

  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_ENTRY_DIALOG);

  G_OBJECT_CLASS (gab_entry_dialog_parent_class)->dispose (object);
}

static void
gab_entry_dialog_class_init (GabEntryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_entry_dialog_dispose;

  g_type_ensure (GAB_TYPE_ENTRY_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-entry-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabEntryDialog, cause);
  gtk_widget_class_bind_template_child (widget_class, GabEntryDialog, form);
  gtk_widget_class_bind_template_child (widget_class, GabEntryDialog, reason);
  gtk_widget_class_bind_template_child (widget_class, GabEntryDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, GabEntryDialog, book_button);
  gtk_widget_class_bind_template_callback (widget_class, cause_changed);
  gtk_widget_class_bind_template_callback (widget_class, form_changed);
  gtk_widget_class_install_action (widget_class, "entry.book", NULL, book);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_entry_dialog_init (GabEntryDialog *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    gtk_string_list_append (labels, _(causes[i].label));
  gtk_drop_down_set_model (self->cause, G_LIST_MODEL (labels));
}

/**
 * gab_entry_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session; its viewer may order somewhere
 *
 * Returns: (transfer none): a dialog that books one entry.
 */
GtkWidget *
gab_entry_dialog_new (GtkWindow  *parent,
                      GabSession *session)
{
  GabEntryDialog *self = g_object_new (GAB_TYPE_ENTRY_DIALOG, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  cause_changed (self);
  return GTK_WIDGET (self);
}

/**
 * gab_entry_dialog_choose:
 * @self: a dialog
 * @verb: a GabBooksVerb; -1 for a new tally
 *
 * Chooses the cause.
 *
 * Returns: whether it can be entered by hand.
 */
gboolean
gab_entry_dialog_choose (GabEntryDialog *self,
                         int             verb)
{
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (causes[i].verb == verb)
      {
        gtk_drop_down_set_selected (self->cause, i);
        return TRUE;
      }
  return FALSE;
}

/**
 * gab_entry_dialog_open:
 * @widget: where it is asked for
 * @session: whose campaign
 * @verb: the cause, of #GabBooksVerb
 * @first: what stands in the first field, as the notation has it
 *
 * Shows the dialog with its cause chosen and its first field filled.
 */
void
gab_entry_dialog_open (GtkWidget  *widget,
                       GabSession *session,
                       int         verb,
                       const char *first)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *dialog = gab_entry_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, session);

  gab_entry_dialog_choose (GAB_ENTRY_DIALOG (dialog), verb);
  gab_entry_dialog_set (GAB_ENTRY_DIALOG (dialog), 0, first);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * gab_entry_dialog_set:
 * @self: a dialog
 * @field: which field of the form, from 0
 * @value: as the notation has it: "45th:3"
 *
 * Fills a field, as the player would.
 *
 * Returns: whether there is such a field, and it takes that.
 */
gboolean
gab_entry_dialog_set (GabEntryDialog *self,
                      guint           field,
                      const char     *value)
{
  return gab_entry_form_set (self->form, field, value);
}

/**
 * gab_entry_dialog_dup_line:
 * @self: a dialog
 *
 * Returns: (transfer full) (nullable): the order that it would book; NULL while
 *   something is missing.
 */
char *
gab_entry_dialog_dup_line (GabEntryDialog *self)
{
  return gab_entry_form_dup_line (self->form);
}

/**
 * gab_entry_dialog_get_problem:
 * @self: a dialog
 *
 * Returns: (transfer none): why it would be refused; "" when it would not.
 */
const char *
gab_entry_dialog_get_problem (GabEntryDialog *self)
{
  return gtk_label_get_label (self->problem);
}

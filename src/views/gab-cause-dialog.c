/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that asks why a number of the books changes: every change has a cause (CA-3). */

#include "gab-cause-dialog.h"

#include "gab-asking.h"
#include "gab-draft.h"
#include "gab-ink.h"
#include "gab-page.h"

#include <glib/gi18n-lib.h>

/* A cause: what it counts, whether there are more or fewer, and its order. */
typedef struct
{
  GabCauseKind kind;
  int          sign;
  const char  *order;
  const char  *label;
} Cause;

static const Cause causes[] = {
  { GAB_CAUSE_MEN, 1, "receive men", N_("_Received: drafts, recruits") },
  { GAB_CAUSE_MEN, 1, "fit", N_("_Back from the sick") },
  { GAB_CAUSE_MEN, -1, "sick", N_("_Fell sick") },
  { GAB_CAUSE_MEN, -1, "desert", N_("_Deserted") },
  { GAB_CAUSE_MEN, -1, "strike-off men", N_("_Struck off the strength") },
  { GAB_CAUSE_GUNS, 1, "receive guns", N_("_Received") },
  { GAB_CAUSE_GUNS, -1, "strike-off guns", N_("_Struck off the strength") },
  { GAB_CAUSE_ROUNDS, 1, "receive rounds", N_("_Received: a convoy, stores") },
  { GAB_CAUSE_ROUNDS, -1, "strike-off rounds", N_("_Lost or spoiled") },
};

struct _GabCauseDialog
{
  GtkWindow parent_instance;

  GtkLabel      *what;
  GtkSpinButton *wanted;
  GtkLabel      *difference;
  GtkBox        *choices;
  GtkEntry      *reason;
  GtkLabel      *problem;
  GtkWidget     *enter_button;
  GtkWidget     *checks[G_N_ELEMENTS (causes)];

  GabSession    *session; /* owned */
  char          *handle;  /* owned */
  GabCauseKind   kind;
  int            before;
};

G_DEFINE_FINAL_TYPE (GabCauseDialog, gab_cause_dialog, GTK_TYPE_WINDOW)

static int
get_difference (GabCauseDialog *self)
{
  return gtk_spin_button_get_value_as_int (self->wanted) - self->before;
}

static gboolean
fits (GabCauseDialog *self,
      const Cause    *cause)
{
  return cause->kind == self->kind && cause->sign * get_difference (self) > 0;
}

static const Cause *
get_cause (GabCauseDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (fits (self, &causes[i]) && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->checks[i])))
      return &causes[i];
  return NULL;
}

/* The likeliest cause stands first, and is chosen unless the player has chosen one that fits. */
static void
choose_first (GabCauseDialog *self)
{
  if (get_cause (self) != NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (fits (self, &causes[i]))
      {
        gtk_check_button_set_active (GTK_CHECK_BUTTON (self->checks[i]), TRUE);
        return;
      }
}

static void
wanted_changed (GabCauseDialog *self)
{
  int difference = get_difference (self);
  g_autofree char *number = gab_ink_number (ABS (difference));
  g_autofree char *text = NULL;

  if (self->handle == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    gtk_widget_set_visible (self->checks[i], fits (self, &causes[i]));
  choose_first (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cause.enter", difference != 0);
  if (difference == 0)
    text = g_strdup (_("Type the number that there shall be."));
  else
    text = g_strdup_printf (difference > 0 ? _("%s more. Why?") : _("%s fewer. Why?"), number);
  gtk_label_set_label (self->difference, text);
}

/**
 * gab_cause_dialog_dup_line:
 * @self: a dialog
 *
 * Returns: (transfer full) (nullable): the order it would give; NULL when nothing
 *   changes.
 */
char *
gab_cause_dialog_dup_line (GabCauseDialog *self)
{
  const Cause *cause = get_cause (self);

  if (cause == NULL)
    return NULL;
  return g_strdup_printf ("%s %s:%d", cause->order, self->handle, ABS (get_difference (self)));
}

/* For the undo list: what it is about, and the cause without its mnemonic. */
static char *
tell_label (GabCauseDialog *self)
{
  g_auto (GStrv) parts = g_strsplit (_(get_cause (self)->label), "_", -1);
  g_autofree char *cause = g_strjoinv ("", parts);
  const char *name = gab_thing_get_name (gab_asking_real (self->session, self->handle));

  /* Translators: a unit or force, and what happened to it: "45th Foot: Fell sick" */
  return g_strdup_printf (_("%1$s: %2$s"), name, cause);
}

static void
enter (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabCauseDialog *self = GAB_CAUSE_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->reason));
  g_autofree char *line = NULL;
  g_autofree char *label = NULL;
  g_autoptr (GError) error = NULL;

  gtk_spin_button_update (self->wanted);
  line = gab_cause_dialog_dup_line (self);
  if (line == NULL)
    return;
  label = tell_label (self);
  if (gab_session_order (self->session, NULL, line, NULL, *words != '\0' ? words : NULL, label, &error))
    {
      gab_draft_dialog_done (GTK_WINDOW (self));
      if (parent != NULL)
        gab_tell (GTK_WIDGET (parent), label, TRUE);
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_label_set_label (self->problem, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
}

static void
make_checks (GabCauseDialog *self)
{
  GtkCheckButton *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    {
      self->checks[i] = gtk_check_button_new_with_mnemonic (_(causes[i].label));
      gtk_check_button_set_group (GTK_CHECK_BUTTON (self->checks[i]), group);
      group = GTK_CHECK_BUTTON (self->checks[i]);
      gtk_box_append (self->choices, self->checks[i]);
    }
}

static void
gab_cause_dialog_dispose (GObject *object)
{
  GabCauseDialog *self = GAB_CAUSE_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->handle, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_CAUSE_DIALOG);

  G_OBJECT_CLASS (gab_cause_dialog_parent_class)->dispose (object);
}

static void
gab_cause_dialog_class_init (GabCauseDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_cause_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-cause-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabCauseDialog, what);
  gtk_widget_class_bind_template_child (widget_class, GabCauseDialog, wanted);
  gtk_widget_class_bind_template_child (widget_class, GabCauseDialog, difference);
  gtk_widget_class_bind_template_child (widget_class, GabCauseDialog, choices);
  gtk_widget_class_bind_template_child (widget_class, GabCauseDialog, reason);
  gtk_widget_class_bind_template_child (widget_class, GabCauseDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, wanted_changed);
  gtk_widget_class_install_action (widget_class, "cause.enter", NULL, enter);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_cause_dialog_init (GabCauseDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* GtkSpinButton has no property for it before GTK 4.14. */
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->wanted))), TRUE);
  make_checks (self);
}

static int
get_before (GabThing     *thing,
            GabCauseKind  kind)
{
  switch (kind)
    {
    case GAB_CAUSE_MEN:    return gab_unit_get_present (GAB_UNIT (thing));
    case GAB_CAUSE_GUNS:   return gab_unit_get_guns (GAB_UNIT (thing));
    case GAB_CAUSE_ROUNDS:
    default:               return gab_ammunition_get_in_hand (gab_force_get_ammunition (GAB_FORCE (thing)));
    }
}

static char *
tell_what (GabThing     *thing,
           GabCauseKind  kind,
           int           before)
{
  g_autofree char *number = gab_ink_number (before);
  const char *name = gab_thing_get_name (thing);

  switch (kind)
    {
    case GAB_CAUSE_MEN:
      /* Translators: a unit, and how many men it has */
      return g_strdup_printf (_("%1$s: men present, %2$s so far"), name, number);
    case GAB_CAUSE_GUNS:
      /* Translators: a unit, and how many guns it has */
      return g_strdup_printf (_("%1$s: guns, %2$s so far"), name, number);
    case GAB_CAUSE_ROUNDS:
    default:
      /* Translators: a force, and how many rounds it has */
      return g_strdup_printf (_("%1$s: rounds in hand, %2$s so far"), name, number);
    }
}

static void
keep_what_is_typed (GabCauseDialog *self)
{
  g_autofree char *place = g_strdup_printf ("cause/%s/%d", self->handle, self->kind);

  /* A number that has just been typed in the roster counts for more than one from before. */
  if (gtk_spin_button_get_value_as_int (self->wanted) != self->before)
    gab_draft_set (self->session, place, "wanted", NULL);
  gab_draft_bind (GTK_WIDGET (self->wanted), self->session, place, "wanted");
  gab_draft_bind (GTK_WIDGET (self->reason), self->session, place, "reason");
  wanted_changed (self);
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (causes[i].kind == self->kind)
      {
        g_autofree char *name = g_strdup_printf ("cause.%u", i);

        gab_draft_bind (self->checks[i], self->session, place, name);
      }
  gab_draft_bind_dialog (GTK_WINDOW (self), self->session, place);
}

/**
 * gab_cause_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session; its viewer may order here
 * @handle: the handle of a unit, or for rounds of a force
 * @kind: what is counted
 * @wanted: how many there shall be
 *
 * Returns: (transfer none): a dialog that makes the change an entry of the books.
 */
GtkWidget *
gab_cause_dialog_new (GtkWindow    *parent,
                      GabSession   *session,
                      const char   *handle,
                      GabCauseKind  kind,
                      int           wanted)
{
  GabThing *thing = gab_asking_real (session, handle);
  GabCauseDialog *self = g_object_new (GAB_TYPE_CAUSE_DIALOG, "transient-for", parent, NULL);
  g_autofree char *what = NULL;

  self->session = g_object_ref (session);
  self->handle = g_strdup (handle);
  self->kind = kind;
  self->before = get_before (thing, kind);
  what = tell_what (thing, kind, self->before);
  gtk_label_set_label (self->what, what);
  gtk_spin_button_set_value (self->wanted, wanted);
  keep_what_is_typed (self);
  wanted_changed (self);
  return GTK_WIDGET (self);
}

/**
 * gab_cause_dialog_choose:
 * @self: a dialog
 * @verb: the beginning of an order: "desert"
 *
 * Chooses that cause, if it fits the change.
 */
void
gab_cause_dialog_choose (GabCauseDialog *self,
                         const char     *verb)
{
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (fits (self, &causes[i]) && g_str_has_prefix (causes[i].order, verb))
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->checks[i]), TRUE);
}

/**
 * gab_cause_dialog_get_problem:
 * @self: a dialog
 *
 * Returns: (transfer none): why the entry was refused; "" when it was not.
 */
const char *
gab_cause_dialog_get_problem (GabCauseDialog *self)
{
  return gtk_label_get_label (self->problem);
}

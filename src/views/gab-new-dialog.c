/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new campaign. */

#include "gab-new-dialog.h"

#include "gab-dot.h"
#include "gab-drafts.h"
#include "gab-look.h"
#include "gab-opening.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#define N_KEPT 7 /* fields */

struct _GabNewDialog
{
  GtkWindow parent_instance;

  GtkEditable *name;
  GtkDropDown *period;
  GtkEditable *begins;
  GtkLabel    *problem;
  GtkEditable *first_name;
  GtkDropDown *first_colour;
  GabDot      *first_dot;
  GtkEditable *second_name;
  GtkDropDown *second_colour;
  GabDot      *second_dot;

  GabDrafts   *drafts;  /* owned: there is no campaign yet that could keep them */
  char        *before[N_KEPT]; /* owned: what stands there when nobody has typed */
  gboolean     restoring;
  gboolean     touched; /* the name has been typed at: what is missing may be said */
};

G_DEFINE_FINAL_TYPE (GabNewDialog, gab_new_dialog, GTK_TYPE_WINDOW)

enum { MADE, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What a campaign of a period is likely to begin with. */
typedef struct
{
  GabPeriod   period;
  const char *begins;
  const char *sides[GAB_OPENING_SIDES];
  guint       colours[GAB_OPENING_SIDES];
} Proposal;

static const Proposal proposals[] = {
  { GAB_PERIOD_NAPOLEONIC, "1812-01-01", { N_("Allies"), N_("French") }, { 0, 1 } },
  { GAB_PERIOD_ENGLISH_CIVIL_WAR, "1643-06-01", { N_("King"), N_("Parliament") }, { 0, 3 } },
  { GAB_PERIOD_HORSE_AND_MUSKET, "1704-06-01", { N_("Allies"), N_("French") }, { 0, 1 } },
};

/* Dyes and cloths of the time, that are told apart by day and by night. */
static const struct { const char *name, *colour; } colours[] = {
  { N_("Madder red"), "#9e2b25" },
  { N_("Prussian blue"), "#1f3a5f" },
  { N_("Rifle green"), "#2f5233" },
  { N_("Tawny orange"), "#a8641f" },
  { N_("Mulberry"), "#6a3058" },
  { N_("Slate grey"), "#4f5a63" },
};

static const char *const kept_names[N_KEPT] = {
  "period", "name", "begins", "first-name", "second-name", "first-colour", "second-colour",
};

/* The period first: it proposes the others. */
static void
list_kept (GabNewDialog *self,
           GtkWidget    *fields[N_KEPT])
{
  GtkWidget *all[N_KEPT] = {
    GTK_WIDGET (self->period), GTK_WIDGET (self->name), GTK_WIDGET (self->begins), GTK_WIDGET (self->first_name),
    GTK_WIDGET (self->second_name), GTK_WIDGET (self->first_colour), GTK_WIDGET (self->second_colour),
  };

  for (guint i = 0; i < N_KEPT; i++)
    fields[i] = all[i];
}

static char *
dup_kept (GtkWidget *field)
{
  return GTK_IS_DROP_DOWN (field) ? g_strdup_printf ("%u", gtk_drop_down_get_selected (GTK_DROP_DOWN (field)))
                                  : g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
}

/* What is half typed stands there the next time, until a campaign is made of it. */
static void
keep (GabNewDialog *self)
{
  GtkWidget *fields[N_KEPT];

  if (self->drafts == NULL || self->restoring)
    return;
  list_kept (self, fields);
  for (guint i = 0; i < N_KEPT; i++)
    {
      g_autofree char *text = dup_kept (fields[i]);

      gab_drafts_set (self->drafts, kept_names[i], g_strcmp0 (text, self->before[i]) != 0 ? text : NULL);
    }
}

static void
restore (GabNewDialog *self)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "gabion", "new-campaign", NULL);
  GtkWidget *fields[N_KEPT];

  list_kept (self, fields);
  for (guint i = 0; i < N_KEPT; i++)
    self->before[i] = dup_kept (fields[i]);
  self->restoring = TRUE;
  self->drafts = gab_drafts_new (folder);
  for (guint i = 0; i < N_KEPT; i++)
    {
      const char *text = gab_drafts_get (self->drafts, kept_names[i]);

      if (text != NULL && GTK_IS_DROP_DOWN (fields[i]))
        gtk_drop_down_set_selected (GTK_DROP_DOWN (fields[i]),
                                    MIN ((guint) abs (atoi (text)),
                                         g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (fields[i]))) - 1));
      else if (text != NULL)
        gtk_editable_set_text (GTK_EDITABLE (fields[i]), text);
    }
  self->restoring = FALSE;
}

static void
dots_changed (GabNewDialog *self)
{
  GtkDropDown *downs[] = { self->first_colour, self->second_colour };
  GabDot *dots[] = { self->first_dot, self->second_dot };

  for (guint i = 0; i < G_N_ELEMENTS (dots); i++)
    {
      guint chosen = gtk_drop_down_get_selected (downs[i]);
      GabInkColour colour;

      if (chosen < G_N_ELEMENTS (colours) && gab_look_parse (colours[chosen].colour, &colour))
        gab_dot_show (dots[i], colour, i);
    }
  keep (self);
}

static GabCalendar
get_calendar (GabNewDialog *self)
{
  return proposals[gtk_drop_down_get_selected (self->period)].period == GAB_PERIOD_ENGLISH_CIVIL_WAR ? GAB_OLD_STYLE
                                                                                                     : GAB_NEW_STYLE;
}

static char *
dup_stripped (GtkEditable *editable)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (editable)));
}

/* Says what is missing before anything is made. */
static gboolean
check (GabNewDialog  *self,
       gint32        *day,
       GError       **error)
{
  GtkEditable *names[] = { self->name, self->first_name, self->second_name };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = dup_stripped (names[i]);

      if (*text == '\0')
        {
          g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT,
                               i == 0 ? _("The campaign needs a name.") : _("Each side needs a name."));
          return FALSE;
        }
    }
  return gab_day_parse (gtk_editable_get_text (self->begins), get_calendar (self), day, error);
}

static void
fields_changed (GabNewDialog *self)
{
  g_autoptr (GError) error = NULL;
  gint32 day = 0;
  gboolean good = check (self, &day, &error);

  self->touched |= *gtk_editable_get_text (self->name) != '\0';
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.create", good);
  gtk_label_set_label (self->problem, good || !self->touched ? "" : error->message);
  keep (self);
}

static void
propose (GabNewDialog *self)
{
  const Proposal *proposal = &proposals[gtk_drop_down_get_selected (self->period)];

  gtk_editable_set_text (self->begins, proposal->begins);
  gtk_editable_set_text (self->first_name, _(proposal->sides[0]));
  gtk_editable_set_text (self->second_name, _(proposal->sides[1]));
  gtk_drop_down_set_selected (self->first_colour, proposal->colours[0]);
  gtk_drop_down_set_selected (self->second_colour, proposal->colours[1]);
  dots_changed (self);
  fields_changed (self);
}

static void
create (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  GabNewDialog *self = GAB_NEW_DIALOG (widget);
  g_autofree char *title = dup_stripped (self->name);
  g_autofree char *first = dup_stripped (self->first_name);
  g_autofree char *second = dup_stripped (self->second_name);
  g_autoptr (GabDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  GabOpeningPlan plan = {
    .name = title,
    .period = proposals[gtk_drop_down_get_selected (self->period)].period,
    .sides = { { first, colours[gtk_drop_down_get_selected (self->first_colour)].colour },
               { second, colours[gtk_drop_down_get_selected (self->second_colour)].colour } },
  };

  if (check (self, &plan.begins, &error))
    document = gab_opening_new (&plan, &error);
  if (document == NULL)
    {
      gtk_label_set_label (self->problem, error->message);
      return;
    }
  gab_drafts_forget (self->drafts, "");
  g_signal_emit (self, signals[MADE], 0, document);
  gtk_window_close (GTK_WINDOW (self));
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, name);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, period);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, begins);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, first_name);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, first_colour);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, first_dot);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, second_name);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, second_colour);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, second_dot);
}

static void
gab_new_dialog_dispose (GObject *object)
{
  GabNewDialog *self = GAB_NEW_DIALOG (object);

  g_clear_object (&self->drafts);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_NEW_DIALOG);

  G_OBJECT_CLASS (gab_new_dialog_parent_class)->dispose (object);
}

static void
gab_new_dialog_finalize (GObject *object)
{
  GabNewDialog *self = GAB_NEW_DIALOG (object);

  for (guint i = 0; i < N_KEPT; i++)
    g_free (self->before[i]);

  G_OBJECT_CLASS (gab_new_dialog_parent_class)->finalize (object);
}

static void
gab_new_dialog_class_init (GabNewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_new_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = gab_new_dialog_finalize;

  /**
   * GabNewDialog::made:
   * @self: the dialog
   * @document: the new campaign
   */
  signals[MADE] = g_signal_new ("made", GAB_TYPE_NEW_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, GAB_TYPE_DOCUMENT);

  g_type_ensure (GAB_TYPE_DOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-new-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, dots_changed);
  gtk_widget_class_bind_template_callback (widget_class, fields_changed);
  gtk_widget_class_bind_template_callback (widget_class, propose);
  gtk_widget_class_install_action (widget_class, "dialog.create", NULL, create);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_new_dialog_init (GabNewDialog *self)
{
  g_autoptr (GtkStringList) periods = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (proposals); i++)
    gtk_string_list_append (periods, gab_period_label (proposals[i].period));
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    gtk_string_list_append (names, _(colours[i].name));
  gtk_drop_down_set_model (self->first_colour, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->second_colour, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->period, G_LIST_MODEL (periods));
  propose (self);
  restore (self);
}

/**
 * gab_new_dialog_new:
 * @parent: (nullable): the window over which it is shown
 *
 * Returns: (transfer none): a dialog that makes an empty campaign.
 */
GtkWidget *
gab_new_dialog_new (GtkWindow *parent)
{
  return g_object_new (GAB_TYPE_NEW_DIALOG, "transient-for", parent, NULL);
}

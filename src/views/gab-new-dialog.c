/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The assistant for a new campaign: what it is, its scales, its forces. */

#include "gab-new-dialog-private.h"

#include "gab-look.h"
#include "gab-sides-colours.h"

#include <glib/gi18n-lib.h>

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

static void
dots_changed (GabNewDialog *self)
{
  GtkDropDown *downs[] = { self->first_colour, self->second_colour };
  GabDot *dots[] = { self->first_dot, self->second_dot };

  for (guint i = 0; i < G_N_ELEMENTS (dots); i++)
    {
      guint chosen = gtk_drop_down_get_selected (downs[i]);
      GabInkColour colour;

      if (chosen < gab_sides_n_colours && gab_look_parse (gab_sides_colours[chosen].colour, &colour))
        gab_dot_show (dots[i], colour, i);
    }
  gab_new_dialog_keep (self);
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

  gab_new_dialog_name_sides (self);
  self->touched |= *gtk_editable_get_text (self->name) != '\0';
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.create", good);
  gtk_label_set_label (self->problem, good || !self->touched ? "" : error->message);
  gab_new_dialog_keep (self);
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
  gab_new_dialog_fill_forces (self, proposal->period);
  fields_changed (self);
}

static const struct { const char *name, *title; } pages[] = {
  { "campaign", N_("Campaign and sides") },
  { "scales", N_("Scales") },
  { "forces", N_("Forces") },
};

static guint
find_page (GabNewDialog *self)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (pages) && !g_str_equal (pages[i].name, gtk_stack_get_visible_child_name (self->pages)))
    i++;
  return i;
}

static void
show_page (GabNewDialog *self,
           guint         page)
{
  g_autofree char *where = NULL;

  /* Translators: the number of a page, how many there are, and its title */
  where = g_strdup_printf (_("%1$u of %2$u: %3$s"), page + 1, (guint) G_N_ELEMENTS (pages), _(pages[page].title));
  gtk_stack_set_visible_child_name (self->pages, pages[page].name);
  gtk_label_set_label (self->where, where);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.back", page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.next", page + 1 < G_N_ELEMENTS (pages));
}

static void
turn (GabNewDialog *self,
      int           by)
{
  /* So that the first field of the page is gone to, whatever stood where. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  show_page (self, find_page (self) + by);
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->pages), GTK_DIR_TAB_FORWARD);
}

static void
back (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  turn (GAB_NEW_DIALOG (widget), -1);
}

static void
next (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  turn (GAB_NEW_DIALOG (widget), 1);
}

/* The roster of a table is read by the window, once it shows the campaign. */
static void
import_next (GabNewDialog *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL && gtk_check_button_get_active (self->from_csv))
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.import", NULL);
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
  g_autofree int *first_forces = gab_new_dialog_dup_counts (self, 0);
  g_autofree int *second_forces = gab_new_dialog_dup_counts (self, 1);
  GabSettings settings;
  GabOpeningPlan plan = {
    .name = title, .settings = &settings,
    .period = proposals[gtk_drop_down_get_selected (self->period)].period,
    .sides = { { first, gab_sides_colours[gtk_drop_down_get_selected (self->first_colour)].colour, first_forces },
               { second, gab_sides_colours[gtk_drop_down_get_selected (self->second_colour)].colour, second_forces } },
  };

  gab_new_dialog_get_settings (self, &settings);
  if (check (self, &plan.begins, &error))
    document = gab_opening_new (&plan, &error);
  if (document == NULL)
    {
      gtk_label_set_label (self->problem, error->message);
      show_page (self, 0);
      return;
    }
  gab_drafts_forget (self->drafts, "");
  g_signal_emit (self, signals[MADE], 0, document);
  import_next (self);
  gtk_window_close (GTK_WINDOW (self));
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, where);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, scales);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, forces);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, from_csv);
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
  g_clear_pointer (&self->templates, g_ptr_array_unref);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_NEW_DIALOG);

  G_OBJECT_CLASS (gab_new_dialog_parent_class)->dispose (object);
}

static void
gab_new_dialog_finalize (GObject *object)
{
  GabNewDialog *self = GAB_NEW_DIALOG (object);

  for (guint i = 0; i < GAB_NEW_KEPT; i++)
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
  gtk_widget_class_install_action (widget_class, "dialog.back", NULL, back);
  gtk_widget_class_install_action (widget_class, "dialog.next", NULL, next);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "dialog.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "dialog.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_new_dialog_init (GabNewDialog *self)
{
  g_autoptr (GtkStringList) periods = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->counts = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gab_new_dialog_fill_scales (self);
  for (guint i = 0; i < G_N_ELEMENTS (proposals); i++)
    gtk_string_list_append (periods, gab_period_label (proposals[i].period));
  for (guint i = 0; i < gab_sides_n_colours; i++)
    gtk_string_list_append (names, _(gab_sides_colours[i].name));
  gtk_drop_down_set_model (self->first_colour, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->second_colour, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->period, G_LIST_MODEL (periods));
  propose (self);
  gab_new_dialog_restore (self);
  show_page (self, 0);
}

/**
 * gab_new_dialog_new:
 * @parent: (nullable): the window over which it is shown
 *
 * Returns: (transfer none): an assistant that makes a campaign.
 */
GtkWidget *
gab_new_dialog_new (GtkWindow *parent)
{
  return g_object_new (GAB_TYPE_NEW_DIALOG, "transient-for", parent, NULL);
}

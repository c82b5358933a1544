/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The assistant for a new campaign: what it is, its scales, its forces. */

#include "gab-new-dialog-private.h"

#include "gab-scrolling.h"
#include "gab-sides-colours.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabNewDialog, gab_new_dialog, GTK_TYPE_WINDOW)

enum { MADE, N_SIGNALS };

static guint signals[N_SIGNALS];

#define PROPOSED_SIDES 2

/* What a campaign of a period is likely to begin with. */
typedef struct
{
  GabPeriod   period;
  const char *begins;
  const char *sides[PROPOSED_SIDES];
  guint       colours[PROPOSED_SIDES];
} Proposal;

static const Proposal proposals[] = {
  { GAB_PERIOD_NAPOLEONIC, "1812-01-01", { N_("Allies"), N_("French") }, { 0, 1 } },
  { GAB_PERIOD_ENGLISH_CIVIL_WAR, "1643-06-01", { N_("King"), N_("Parliament") }, { 0, 3 } },
  { GAB_PERIOD_HORSE_AND_MUSKET, "1704-06-01", { N_("Allies"), N_("French") }, { 0, 1 } },
};

GabPeriod
gab_new_dialog_get_period (GabNewDialog *self)
{
  return proposals[gtk_drop_down_get_selected (self->period)].period;
}

static GabCalendar
get_calendar (GabNewDialog *self)
{
  return gab_new_dialog_get_period (self) == GAB_PERIOD_ENGLISH_CIVIL_WAR ? GAB_OLD_STYLE : GAB_NEW_STYLE;
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
  g_autofree char *name = dup_stripped (self->name);

  if (*name == '\0')
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, _("The campaign needs a name."));
      return FALSE;
    }
  if (!gab_new_dialog_check_sides (self, error))
    return FALSE;
  return gab_day_parse (gtk_editable_get_text (self->begins), get_calendar (self), day, error);
}

static void
show_problem (GabNewDialog *self,
              const char   *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

/* What stands in the way of making it is said below whichever page is shown. */
void
gab_new_dialog_changed (GabNewDialog *self)
{
  g_autoptr (GError) error = NULL;
  gint32 day = 0;
  gboolean good = check (self, &day, &error);

  gab_new_dialog_name_sides (self);
  self->touched |= *gtk_editable_get_text (self->name) != '\0';
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.create", good);
  gtk_widget_set_tooltip_text (self->create_button, good ? NULL : error->message);
  show_problem (self, good || !self->touched ? "" : error->message);
  gab_new_dialog_keep (self);
}

/* What the player has put in the place of a proposal stays. */
static void
propose_side (GabNewDialog *self,
              guint         nth,
              const Proposal *before,
              const Proposal *now)
{
  GabNewSide *side = nth < self->sides->len ? gab_new_dialog_get_side (self, nth) : NULL;

  if (before == NULL)
    gab_new_dialog_add_side (self, _(now->sides[nth]), now->colours[nth]);
  if (before == NULL || side == NULL)
    return;
  if (g_str_equal (gtk_editable_get_text (side->name), _(before->sides[nth])))
    gtk_editable_set_text (side->name, _(now->sides[nth]));
  if (side->chosen == before->colours[nth])
    gab_new_dialog_set_colour (self, nth, now->colours[nth]);
}

static void
propose (GabNewDialog *self)
{
  const Proposal *before = self->proposed >= 0 ? &proposals[self->proposed] : NULL;
  const Proposal *now = &proposals[gtk_drop_down_get_selected (self->period)];

  if (before == NULL || g_str_equal (gtk_editable_get_text (self->begins), before->begins))
    gtk_editable_set_text (self->begins, now->begins);
  for (guint i = 0; i < PROPOSED_SIDES; i++)
    propose_side (self, i, before, now);
  self->proposed = now - proposals;
  gab_new_dialog_fill_forces (self);
  gab_new_dialog_changed (self);
}

static void
add_side (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  gab_new_dialog_add_another (GAB_NEW_DIALOG (widget));
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
  /* Enter goes on; it makes nothing of pages that have not been seen. */
  gtk_window_set_default_widget (GTK_WINDOW (self), page + 1 < G_N_ELEMENTS (pages) ? self->next_button : self->create_button);
}

static void
turn (GabNewDialog *self,
      int           by)
{
  /* So that the first field of the page is gone to, whatever stood where. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  self->touched = TRUE;
  show_page (self, find_page (self) + by);
  gab_new_dialog_changed (self);
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

/* Made of all pages, or not at all. */
static GabDocument *
make (GabNewDialog  *self,
      gint32         begins,
      GError       **error)
{
  g_autofree char *title = dup_stripped (self->name);
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);
  GabSettings settings;
  GabOpeningPlan plan = { .name = title, .settings = &settings, .period = gab_new_dialog_get_period (self), .begins = begins };

  gab_new_dialog_get_settings (self, &settings);
  for (guint i = 0; i < self->sides->len; i++)
    {
      GabNewSide *side = gab_new_dialog_get_side (self, i);
      char *name = gab_new_dialog_dup_side_name (self, i);
      int *forces = gab_new_dialog_dup_counts (self, i);

      g_ptr_array_add (owned, name);
      g_ptr_array_add (owned, forces);
      plan.sides[i] = (GabOpeningSide) { name, gab_sides_colours[side->chosen].colour, forces, side->roster };
    }
  return gab_opening_new (&plan, error);
}

/* What is wrong is shown where it can be mended: on the first page what is typed there, on the last what a table holds. */
static void
create (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  GabNewDialog *self = GAB_NEW_DIALOG (widget);
  g_autoptr (GabDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  gint32 begins = 0;
  gboolean good = check (self, &begins, &error);

  if (good)
    document = make (self, begins, &error);
  if (document == NULL)
    {
      show_problem (self, error->message);
      show_page (self, good ? G_N_ELEMENTS (pages) - 1 : 0);
      return;
    }
  gab_drafts_forget (self->drafts, "");
  g_signal_emit (self, signals[MADE], 0, document);
  gtk_window_close (GTK_WINDOW (self));
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, where);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, scales);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, forces);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, name);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, period);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, begins);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, elsewhere);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, create_button);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, next_button);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, sides_box);
  gtk_widget_class_bind_template_child (widget_class, GabNewDialog, colours);
}

static void
gab_new_dialog_dispose (GObject *object)
{
  GabNewDialog *self = GAB_NEW_DIALOG (object);

  g_clear_object (&self->drafts);
  g_clear_pointer (&self->templates, g_ptr_array_unref);
  g_clear_pointer (&self->sides, g_ptr_array_unref);
  g_clear_pointer (&self->gone, g_ptr_array_unref);
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

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-new-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, gab_new_dialog_changed);
  gtk_widget_class_bind_template_callback (widget_class, propose);
  gtk_widget_class_install_action (widget_class, "dialog.create", NULL, create);
  gtk_widget_class_install_action (widget_class, "dialog.add-side", NULL, add_side);
  gtk_widget_class_install_action (widget_class, "dialog.back", NULL, back);
  gtk_widget_class_install_action (widget_class, "dialog.next", NULL, next);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "dialog.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "dialog.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Enter in a number, which GtkSpinButton keeps to itself, does what it does in a name. */
static gboolean
enter_in_number (GtkWidget *widget,
                 GVariant  *args,
                 gpointer   data)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));
  GtkWidget *number = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;
  GtkWidget *button = gtk_window_get_default_widget (GTK_WINDOW (widget));

  if (number == NULL || button == NULL)
    return FALSE;
  gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  gtk_widget_activate_action (widget, gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), NULL);
  return TRUE;
}

static void
listen (GabNewDialog *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Return|KP_Enter"),
                                                          gtk_callback_action_new (enter_in_number, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
gab_new_dialog_init (GabNewDialog *self)
{
  g_autoptr (GtkStringList) periods = gtk_string_list_new (NULL);

  self->sides = g_ptr_array_new_with_free_func (gab_new_dialog_free_side);
  self->gone = g_ptr_array_new_with_free_func (gab_new_dialog_free_side);
  self->proposed = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (gab_scrolling_past_numbers), NULL);
  listen (self);
  gab_new_dialog_fill_scales (self);
  for (guint i = 0; i < G_N_ELEMENTS (proposals); i++)
    gtk_string_list_append (periods, gab_period_label (proposals[i].period));
  gtk_drop_down_set_model (self->period, G_LIST_MODEL (periods));
  if (self->proposed < 0)
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a siege: points to a breach, set by the umpire, or by the defender behind a curtain (FS-4, CA-18). */

#include "gab-siege-setup-private.h"

#include "gab-curtain.h"
#include "gab-flow.h"
#include "gab-look.h"
#include "gab-scrolling.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define SECTION "gab-siege-section"

/* A sheet of values: it writes into the draft, and says when they cannot stand. */
static GtkLabel *
get_sum (GtkWidget *sheet)
{
  return GTK_LABEL (gtk_widget_get_last_child (sheet));
}

static void
show_sum (GabSiegeSetup *self,
          GtkWidget     *sheet)
{
  g_autoptr (GError) error = NULL;
  gboolean good = gab_siege_draft_check_points (self->draft, &error);
  g_autofree char *problem = good ? NULL : gab_error_describe (error);
  g_autofree char *text = NULL;
  gint32 most;
  gint32 sum = gab_siege_draft_sum (self->draft, &most);

  /* Translators: points that all sections have together, and the most they may have */
  text = g_strdup_printf (_("%1$d points of at most %2$d"), sum, most);
  gtk_label_set_label (get_sum (sheet), good ? text : problem);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (get_sum (sheet)), "problem");
  else
    gtk_widget_add_css_class (GTK_WIDGET (get_sum (sheet)), "problem");
}

static void
value_changed (GtkSpinButton *spin,
               GabSiegeSetup *self)
{
  guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (spin), SECTION));
  GtkWidget *sheet = g_object_get_data (G_OBJECT (spin), "gab-sheet");

  self->draft->work[at / GAB_SIEGE_SECTIONS].points[at % GAB_SIEGE_SECTIONS] = gtk_spin_button_get_value_as_int (spin);
  show_sum (self, sheet);
  gab_siege_setup_update (self);
}

static GtkWidget *
new_value (GabSiegeSetup *self,
           GtkWidget     *sheet,
           guint          work,
           guint          section)
{
  const GabFormalTables *tables = self->draft->tables;
  g_autofree char *text = gab_siege_draft_tell_section (self->draft, work, section);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *spin = gtk_spin_button_new_with_range (tables->points_least, tables->points_most, 1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_widget_set_halign (spin, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), self->draft->work[work].points[section]);
  g_object_set_data (G_OBJECT (spin), SECTION, GUINT_TO_POINTER (work * GAB_SIEGE_SECTIONS + section));
  g_object_set_data (G_OBJECT (spin), "gab-sheet", sheet);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (value_changed), self, 0);
  gab_scrolling_past_numbers (spin);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), spin);
  return box;
}

static GtkWidget *
new_sheet (GabSiegeSetup *self)
{
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *flow = gab_flow_new ();
  GtkWidget *sum = gab_words_new (NULL, NULL);

  gtk_box_append (GTK_BOX (sheet), flow);
  for (guint i = 0; i < self->draft->n_works; i++)
    for (guint j = 0; j < gab_siege_draft_sections (self->draft, i); j++)
      gab_flow_append (GAB_FLOW (flow), new_value (self, sheet, i, j));
  gtk_box_append (GTK_BOX (sheet), sum);
  show_sum (self, sheet);
  return sheet;
}

/* Another front, or another who sets them: only the umpire's own values stand on his sheet. */
void
gab_siege_setup_begin_points (GabSiegeSetup *self)
{
  GtkWidget *child;

  self->draft->sealed = FALSE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->values))) != NULL)
    gtk_box_remove (self->values, child);
  for (guint i = 0; i < self->draft->n_works; i++)
    for (guint j = 0; j < GAB_SIEGE_SECTIONS; j++)
      self->draft->work[i].points[j] = self->draft->tables->points_a_section;
  if (self->draft->points == GAB_SIEGE_POINTS_BY_UMPIRE)
    gtk_box_append (self->values, new_sheet (self));
}

void
gab_siege_setup_show_points (GabSiegeSetup *self)
{
  gboolean defender = self->draft->points == GAB_SIEGE_POINTS_BY_DEFENDER;

  gtk_widget_set_visible (self->hand_over_button, defender);
  gtk_label_set_label (self->points_state,
                       self->draft->points == GAB_SIEGE_POINTS_ROLLED ? _("Nobody sets them; the dice do (FS-4).")
                       : !defender ? "" : self->draft->sealed ? _("The defender has set them. They are sealed.")
                                                              : _("Still to be set."));
  gtk_widget_set_visible (GTK_WIDGET (self->points_state), *gtk_label_get_label (self->points_state) != '\0');
}

/* The window behind shows what the umpire sees: it is hidden as long. */
static void
hide_window (GabSiegeSetup *self,
             gboolean       hide)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL && hide)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.hand-over", "i", GAB_VIEWER_UMPIRE);
  else if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.take-over", NULL);
}

/* Whatever was there goes out of the tree; the page itself is kept. */
static void
put_in_place (GabSiegeSetup *self,
              GtkWidget     *widget)
{
  GtkWidget *before = gtk_widget_get_first_child (GTK_WIDGET (self->holder));

  if (before == self->page)
    self->hidden = g_object_ref (self->page);
  gtk_box_remove (self->holder, before);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_box_append (self->holder, widget);
  if (widget == self->page)
    g_clear_object (&self->hidden);
}

/* Nothing but the curtain is in the window until it is raised. */
static void
lower (GabSiegeSetup *self,
       const char    *who,
       GCallback      raised)
{
  GtkWidget *curtain = gab_curtain_new (who);

  gtk_widget_set_visible (self->create_button, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.create", FALSE);
  put_in_place (self, curtain);
  g_signal_connect_object (curtain, "raised", raised, self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (curtain);
}

static void
back_with_umpire (GabSiegeSetup *self)
{
  hide_window (self, FALSE);
  put_in_place (self, self->page);
  gtk_widget_set_visible (self->create_button, TRUE);
  gab_siege_setup_update (self);
  gtk_widget_grab_focus (self->create_button);
}

static void
seal (GabSiegeSetup *self)
{
  g_autofree char *umpire = gab_look_viewer (gab_siege_setup_get_campaign (self), GAB_VIEWER_UMPIRE);
  g_autoptr (GError) error = NULL;

  if (!gab_siege_draft_check_points (self->draft, &error))
    return; /* the sheet says why */
  self->draft->sealed = TRUE;
  lower (self, umpire, G_CALLBACK (back_with_umpire));
}

static void
show_defenders_sheet (GabSiegeSetup *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *heading = gtk_label_new (_("Points to a breach (FS-4)"));
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Seal them and hand back"));

  gtk_widget_add_css_class (page, "form");
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (page), heading);
  gtk_box_append (GTK_BOX (page), new_sheet (self));
  gtk_box_append (GTK_BOX (page), button);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), page);
  g_signal_connect_object (button, "clicked", G_CALLBACK (seal), self, G_CONNECT_SWAPPED);
  put_in_place (self, scrolled);
  gtk_widget_child_focus (scrolled, GTK_DIR_TAB_FORWARD);
}

/* Who defends by name, where there is a place whose garrison it is. */
static char *
dup_defender (GabSiegeSetup *self)
{
  GabCampaign *campaign = gab_siege_setup_get_campaign (self);
  GabThing *place = self->draft->fortress != NULL ? gab_campaign_find (campaign, self->draft->fortress) : NULL;

  return GAB_IS_FORTRESS (place) ? g_strdup (gab_campaign_label (campaign, gab_fortress_get_owner (GAB_FORTRESS (place))))
                                 : g_strdup (_("the defender"));
}

void
gab_siege_setup_hand_over (GtkWidget  *widget,
                           const char *name,
                           GVariant   *parameter)
{
  GabSiegeSetup *self = GAB_SIEGE_SETUP (widget);
  g_autofree char *who = dup_defender (self);

  hide_window (self, TRUE);
  lower (self, who, G_CALLBACK (show_defenders_sheet));
}

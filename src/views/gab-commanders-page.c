/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of commanders: who leads what, and how he is (CA-20). */

#include "gab-commanders-page.h"

#include "gab-dot.h"
#include "gab-entry-dialog.h"
#include "gab-look.h"
#include "gab-reveal.h"
#include "gab-standing.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

struct _GabCommandersPage
{
  GabPage parent_instance;

  GtkLabel  *nothing;
  GtkWidget *card;
  GtkGrid   *grid;

  GPtrArray *listed; /* of GabCommander, held */
};

G_DEFINE_FINAL_TYPE (GabCommandersPage, gab_commanders_page, GAB_TYPE_PAGE)

enum { COLUMN_SIDE, COLUMN_NAME, COLUMN_RANK, COLUMN_FORCE, COLUMN_STATE, COLUMN_ACTIONS, N_COLUMNS };

static void
attach (GabCommandersPage *self,
        int                column,
        int                row,
        const char        *text,
        const char        *css_class)
{
  GtkWidget *label = gab_words_new (text, css_class);

  if (column == COLUMN_NAME || column == COLUMN_FORCE)
    {
      gtk_label_set_width_chars (GTK_LABEL (label), 14);
      gtk_widget_set_hexpand (label, TRUE);
    }
  /* Beside a long name the other words stand at its first line. */
  if (row > 0)
    gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

static void
add_button (GtkBox     *box,
            GabThing   *commander,
            const char *label,
            const char *spoken,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *text = g_strdup_printf ("%s, %s", spoken, gab_thing_get_name (commander));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_thing_get_handle (commander));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "link");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (box, button);
}

static void
add_actions (GabCommandersPage *self,
             GabCommander      *commander,
             const char        *side,
             int                row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (gab_session_may_order (gab_page_get_session (GAB_PAGE (self)), side))
    {
      if (gab_commander_get_state (commander) != GAB_LEADER_KILLED)
        add_button (GTK_BOX (box), GAB_THING (commander), _("Appoint…"), _("Appoint to a force"), "commanders.appoint");
      add_button (GTK_BOX (box), GAB_THING (commander), _("Edit…"), _("Edit"), "win.edit-thing");
    }
  gtk_widget_set_valign (box, GTK_ALIGN_BASELINE);
  gtk_grid_attach (self->grid, box, COLUMN_ACTIONS, row, 1, 1);
}

static void
add_commander (GtkWidget *grid,
               guint      nth,
               gpointer   data)
{
  GabCommandersPage *self = data;
  GabCampaign *campaign = gab_page_get_campaign (GAB_PAGE (self));
  GabCommander *commander = g_ptr_array_index (self->listed, nth);
  int row = nth + 1;
  const char *side = gab_campaign_side_of_thing (campaign, GAB_THING (commander));
  const char *force = gab_commander_get_serves (commander);
  g_autofree char *fate = gab_standing_fate (campaign, commander);
  GtkWidget *dot = g_object_new (GAB_TYPE_DOT, "valign", GTK_ALIGN_START, NULL);

  gab_dot_show (GAB_DOT (dot), gab_look_colour (campaign, side), gab_look_shape (campaign, side));
  gtk_widget_set_tooltip_text (dot, side != NULL ? gab_campaign_label (campaign, side) : NULL);
  gtk_grid_attach (self->grid, dot, COLUMN_SIDE, row, 1, 1);
  attach (self, COLUMN_NAME, row, gab_thing_get_name (GAB_THING (commander)), "strong");
  attach (self, COLUMN_RANK, row, gab_commander_get_rank (commander), "cell");
  attach (self, COLUMN_FORCE, row, *force != '\0' ? gab_campaign_label (campaign, force) : "", "cell");
  /* Translators: the state of a commander whom nothing has befallen */
  attach (self, COLUMN_STATE, row, fate != NULL ? fate : C_("fate", "fit"), fate != NULL ? "strong" : "cell");
  add_actions (self, commander, side, row);
}

static void
collect (GabThing *thing,
         gpointer  commanders)
{
  if (GAB_IS_COMMANDER (thing))
    g_ptr_array_add (commanders, g_object_ref (thing));
}

static void
gab_commanders_page_refresh (GabPage *page)
{
  static const char *const titles[N_COLUMNS] = {
    [COLUMN_SIDE] = "", [COLUMN_NAME] = N_("Commander"), [COLUMN_RANK] = N_("Rank"), [COLUMN_FORCE] = N_("Leads"),
    [COLUMN_STATE] = N_("State"), [COLUMN_ACTIONS] = "",
  };
  GabCommandersPage *self = GAB_COMMANDERS_PAGE (page);
  GtkWidget *child;

  g_ptr_array_set_size (self->listed, 0);
  gab_campaign_foreach (gab_page_get_campaign (page), collect, self->listed);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (int i = 0; i < N_COLUMNS; i++)
    attach (self, i, 0, *titles[i] != '\0' ? _(titles[i]) : "", "column-title");
  gab_reveal_each (GTK_WIDGET (self->grid), TRUE, self->listed->len, add_commander, self);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), self->listed->len == 0);
  if (gab_session_get_viewer (gab_page_get_session (page)) == GAB_VIEWER_UMPIRE)
    gtk_label_set_label (self->nothing, _("There is no commander yet. One is added on the page of his force."));
  else
    gtk_label_set_label (self->nothing, _("No commander that this view may know. One is added on the page of his force."));
  gtk_widget_set_visible (self->card, self->listed->len > 0);
}

static void
appoint (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gab_entry_dialog_open (widget, gab_page_get_session (GAB_PAGE (widget)), GAB_BOOKS_APPOINT,
                         g_variant_get_string (parameter, NULL));
}

static void
gab_commanders_page_dispose (GObject *object)
{
  g_clear_pointer (&GAB_COMMANDERS_PAGE (object)->listed, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_COMMANDERS_PAGE);

  G_OBJECT_CLASS (gab_commanders_page_parent_class)->dispose (object);
}

static void
gab_commanders_page_class_init (GabCommandersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_commanders_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_commanders_page_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-commanders-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabCommandersPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, GabCommandersPage, card);
  gtk_widget_class_bind_template_child (widget_class, GabCommandersPage, grid);
  gtk_widget_class_install_action (widget_class, "commanders.appoint", "s", appoint);
}

static void
gab_commanders_page_init (GabCommandersPage *self)
{
  self->listed = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

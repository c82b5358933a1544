/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a force: who leads it, where it stands, and its roster. */

#include "gab-force-page-private.h"

#include "gab-flow.h"
#include "gab-reveal.h"
#include "gab-standing.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabForcePage, gab_force_page, GAB_TYPE_PAGE)

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static char *
tell_strength (GabForce *force)
{
  g_autofree char *men = NULL;
  int guns = gab_force_get_guns (force);

  if (!gab_force_get_known (force))
    return g_strdup (_("Its strength is not known to this side."));
  men = gab_look_strength (gab_force_get_present (force), gab_force_get_first (force));
  if (guns == 0)
    return g_steal_pointer (&men);
  /* Translators: men, already in words, and a number of guns */
  return g_strdup_printf (ngettext ("%1$s · %2$d gun", "%1$s · %2$d guns", guns), men, guns);
}

static void
show_heading (GabForcePage *self,
              GabCampaign  *campaign)
{
  GabForce *force = self->force;
  const char *side = gab_campaign_side_of_thing (campaign, GAB_THING (force));
  const char *parent = gab_force_get_parent (force);
  g_autofree char *commander = gab_standing_leaders (campaign, force);
  g_autofree char *tallies = gab_standing_tallies (campaign, gab_thing_get_handle (GAB_THING (force)));
  g_autofree char *strength = tell_strength (force);

  gab_dot_show (self->dot, gab_look_colour (campaign, side), gab_look_shape (campaign, side));
  gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (force)));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), gab_campaign_label (campaign, side));
  show_text (self->commander, commander);
  show_text (self->place, gab_force_get_place (force));
  show_text (self->tallies, tallies);
  show_text (self->note, gab_thing_get_note (GAB_THING (force)));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->note), gab_thing_get_note (GAB_THING (force)));
  gtk_label_set_label (self->strength, strength);
  gab_strength_bar_show (self->strength_bar, gab_look_colour (campaign, side), gab_force_get_present (force),
                         gab_force_get_known (force) ? gab_force_get_first (force) : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->up_button), parent != NULL);
  if (parent == NULL)
    return;
  gtk_button_set_label (self->up_button, gab_campaign_label (campaign, parent));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (self->up_button)), PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->up_button), "s", parent);
}

static void
aim (GtkButton  *button,
     const char *action,
     const char *kind,
     GabThing   *thing)
{
  g_autofree char *target = g_strconcat (kind, gab_thing_get_handle (thing), NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

/* What can be done with the force itself and its roster: nothing by another side. */
static void
show_orders (GabForcePage *self)
{
  GabThing *force = GAB_THING (self->force);
  GabCommander *commander = gab_force_get_commander (self->force);

  gtk_widget_set_visible (self->orders, self->may);
  gtk_widget_set_visible (self->tools, self->may);
  aim (self->edit_button, "win.edit-thing", "", force);
  aim (self->inner_button, "win.add-thing", "force ", force);
  aim (self->second_button, "win.add-thing", "commander ", force);
  gtk_widget_set_visible (GTK_WIDGET (self->second_button), commander != NULL);
  gtk_button_set_label (self->commander_button, commander != NULL ? _("Edit the _commander…") : _("Add a _commander…"));
  if (commander != NULL)
    aim (self->commander_button, "win.edit-thing", "", GAB_THING (commander));
  else
    aim (self->commander_button, "win.add-thing", "commander ", force);
}

static void
show_rounds (GabForcePage *self)
{
  GabAmmunition *rounds = gab_force_get_ammunition (self->force);
  int in_hand = gab_ammunition_get_in_hand (rounds);
  int received = gab_ammunition_get_received (rounds);
  int spent = gab_ammunition_get_spent (rounds);
  gboolean has = gab_ammunition_get_known (rounds) && (in_hand > 0 || received > 0 || spent > 0);
  g_autofree char *in_hand_text = gab_ink_number (in_hand);
  g_autofree char *received_text = gab_ink_number (received);
  g_autofree char *spent_text = gab_ink_number (spent);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->rounds, has);
  if (!has)
    return;
  /* Translators: numbers of rounds: in hand, had in all, and gone */
  text = g_strdup_printf (_("%1$s rounds in hand of %2$s, %3$s spent or lost"), in_hand_text, received_text, spent_text);
  gtk_label_set_label (self->rounds_label, text);
  gtk_level_bar_set_max_value (self->rounds_bar, MAX (1, MAX (in_hand, received)));
  gtk_level_bar_set_value (self->rounds_bar, in_hand);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rounds_bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
gab_force_page_note_chosen (GabForcePage *self)
{
  GabThing *chosen = gab_force_page_get_chosen (self);

  if (self->filling)
    return;
  g_free (self->chosen);
  self->chosen = chosen != NULL ? g_strdup (gab_thing_get_handle (chosen)) : NULL;
  gab_force_page_update_actions (self);
}

/* The roster is listed anew for another force only: else its own lists tell what changed. */
static void
list_rows (GabForcePage *self,
           GabForce     *force,
           gboolean      may)
{
  g_autoptr (GListModel) rows = NULL;
  /* A side's campaign is made anew after each action: it is the same force, and the player stays where he is in it. */
  gboolean same = self->force != NULL && self->may == may &&
                  g_str_equal (gab_thing_get_handle (GAB_THING (self->force)), gab_thing_get_handle (GAB_THING (force)));

  if (self->force == force && self->may == may)
    return;
  self->may = may;
  g_set_object (&self->force, force);
  self->filling = TRUE;
  rows = gab_force_page_new_rows (force);
  if (same)
    gtk_slice_list_model_set_model (self->roster->rows, rows);
  else
    gab_force_page_turn_roster (self, rows);
  self->filling = FALSE;
}

static void
gab_force_page_refresh (GabPage *page)
{
  GabForcePage *self = GAB_FORCE_PAGE (page);
  GabThing *shown = gab_page_get_shown (page);
  GabCampaign *campaign = gab_page_get_campaign (page);
  GabForce *force;

  if (!GAB_IS_FORCE (shown))
    return;
  force = GAB_FORCE (shown);
  list_rows (self, force,
             gab_session_may_order (gab_page_get_session (page), gab_campaign_side_of_thing (campaign, shown)));
  show_heading (self, campaign);
  show_orders (self);
  show_rounds (self);
  gtk_widget_set_visible (self->empty, g_list_model_get_n_items (G_LIST_MODEL (self->roster->selection)) <= 1);
  if (self->chosen != NULL)
    gab_force_page_choose (self, self->chosen);
  gab_force_page_update_actions (self);
}

/* Enter on a row: a unit is edited, a force gone to. */
void
gab_force_page_row_activated (GabForcePage *self,
                              guint         position)
{
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->roster->selection), position);
  GabThing *thing = gab_force_page_get_row (row);

  if (GAB_IS_FORCE (thing) && thing != GAB_THING (self->force))
    gab_session_set_page (gab_page_get_session (GAB_PAGE (self)), gab_thing_get_handle (thing));
  else if (GAB_IS_UNIT (thing))
    gtk_widget_activate_action (GTK_WIDGET (self), "roster.edit", NULL);
}

static void
gab_force_page_dispose (GObject *object)
{
  GabForcePage *self = GAB_FORCE_PAGE (object);

  gab_force_page_end_rosters (self);
  g_clear_object (&self->force);
  g_clear_pointer (&self->chosen, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_FORCE_PAGE);

  G_OBJECT_CLASS (gab_force_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, dot);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, title);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, commander);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, place);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, tallies);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, note);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, strength);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, strength_bar);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, orders);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, tools);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, edit_button);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, commander_button);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, second_button);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, inner_button);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, rounds);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, rounds_bar);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, rounds_label);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, empty);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, roster_box);
  gtk_widget_class_bind_template_child (widget_class, GabForcePage, up_button);
}

static void
gab_force_page_class_init (GabForcePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_force_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_force_page_refresh;

  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_FLOW);
  g_type_ensure (GAB_TYPE_STRENGTH_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-force-page.ui");
  bind_children (widget_class);
  gab_force_page_install_actions (widget_class);
}

static void
gab_force_page_init (GabForcePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_level_bar_remove_offset_value (self->rounds_bar, NULL);
}

/**
 * gab_force_page_get_chosen:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the unit or force whose row is selected; the
 *   force itself for the row of sums.
 */
GabThing *
gab_force_page_get_chosen (GabForcePage *self)
{
  return self->roster != NULL ? gab_force_page_get_row (gtk_single_selection_get_selected_item (self->roster->selection)) : NULL;
}

/**
 * gab_force_page_choose:
 * @self: a page
 * @handle: the handle of a unit or force in its roster
 *
 * Selects its row.
 *
 * Returns: whether there is one.
 */
gboolean
gab_force_page_choose (GabForcePage *self,
                       const char   *handle)
{
  GListModel *rows = gtk_slice_list_model_get_model (self->roster->rows);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (rows, i);

      if (!g_str_equal (gab_thing_get_handle (gab_force_page_get_row (row)), handle))
        continue;
      gab_reveal_until (self->roster->rows, i);
      gtk_single_selection_set_selected (self->roster->selection, i);
      return TRUE;
    }
  return FALSE;
}

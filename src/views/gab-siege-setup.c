/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet on which a formal siege is set up before it begins: who, where, with what. */

#include "gab-siege-setup-private.h"

#include "gab-flow.h"
#include "gab-handle-down.h"
#include "gab-scrolling.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabSiegeSetup, gab_siege_setup, GTK_TYPE_WINDOW)

GabCampaign *
gab_siege_setup_get_campaign (GabSiegeSetup *self)
{
  return gab_document_get_campaign (gab_session_get_document (self->session));
}

/* A name that follows the place until the player types one. */
static void
propose_name (GabSiegeSetup *self)
{
  GabThing *place = self->draft->fortress != NULL && !self->draft->nobody
                      ? gab_campaign_find (gab_siege_setup_get_campaign (self), self->draft->fortress) : NULL;
  g_autofree char *name = NULL;

  if (self->renamed)
    return;
  /* Translators: a fortress */
  name = place != NULL ? g_strdup_printf (_("Siege of %s"), gab_thing_get_name (place)) : g_strdup (_("A standard siege"));
  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->filling = FALSE;
}

/* The front can be looked at before the rest of the sheet can stand. */
static void
show_plan (GabSiegeSetup *self)
{
  gboolean nobody = self->draft->nobody;
  g_autoptr (GabOperation) operation = NULL;

  self->draft->nobody = TRUE;
  operation = gab_siege_setup_new_operation (self, FALSE, 0, NULL);
  self->draft->nobody = nobody;
  if (operation != NULL && gab_siege_setup_open (self, operation, NULL))
    gab_siege_setup_show_plan (self, operation);
}

static void
show_tables (GabSiegeSetup *self)
{
  GabCampaign *campaign = gab_siege_setup_get_campaign (self);
  const GabRuleTables *book = gab_table_set_find (gab_campaign_get_defaults (campaign), gab_formal_rules.id, NULL);
  const GabRuleTables *own = gab_table_set_find (gab_campaign_get_tables (campaign), gab_formal_rules.id, NULL);
  gboolean changed = own != NULL && book != NULL && !g_str_equal (own->digest, book->digest);

  gtk_label_set_label (self->tables_state, changed ? _("Played with the campaign’s own tables, which differ from the book’s. The page of tables shows and changes them.")
                                                   : _("Played with the tables of the book. The page of tables shows and changes them."));
}

/* Brings what follows from the sheet up to date, and says what cannot stand. */
void
gab_siege_setup_update (GabSiegeSetup *self)
{
  g_autofree char *problem = NULL;

  if (self->filling || self->session == NULL)
    return;
  propose_name (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->place), !self->draft->nobody);
  gtk_widget_set_visible (self->forces_card, !self->draft->nobody);
  gab_siege_setup_show_points (self);
  gab_siege_setup_show_results (self);
  gab_siege_setup_show_rounds (self);
  show_tables (self);
  show_plan (self);
  problem = gab_siege_setup_find_problem (self);
  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_set_tooltip_text (self->create_button, problem);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.create", problem == NULL);
}

static void
name_changed (GabSiegeSetup *self)
{
  if (!self->filling)
    self->renamed = TRUE;
  gab_siege_setup_update (self);
}

/* A front that is laid out anew has its own names and values. */
static void
show_names (GabSiegeSetup *self)
{
  gab_siege_setup_list_names (self);
  gab_siege_setup_begin_points (self);
  gab_siege_setup_update (self);
}

static void
show_front (GabSiegeSetup *self)
{
  self->filling = TRUE;
  gtk_spin_button_set_value (self->bastions, gab_siege_draft_get_bastions (self->draft));
  self->filling = FALSE;
  gab_siege_setup_list_firsts (self);
  show_names (self);
}

static void
bastions_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  gab_siege_draft_set_bastions (self->draft, gtk_spin_button_get_value_as_int (self->bastions));
  show_front (self);
}

/* The list that tells this stays as it is: to fill it anew would tell it again, and again. */
static void
first_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  gab_siege_draft_set_first (self->draft, gtk_drop_down_get_selected (self->first));
  show_names (self);
}

static void
place_changed (GabSiegeSetup *self)
{
  const char *place;

  if (self->filling || self->session == NULL)
    return;
  place = gab_handle_down_get (self->place);
  gab_siege_draft_set_place (self->draft, *place != '\0' ? place : NULL);
  gab_siege_setup_list_forces (self);
  show_front (self);
}

static void
side_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  g_free (self->draft->side);
  self->draft->side = g_strdup (gab_handle_down_get (self->side));
  gab_siege_setup_list_forces (self);
  gab_siege_setup_update (self);
}

static void
points_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  self->draft->points = gtk_drop_down_get_selected (self->points);
  gab_siege_setup_begin_points (self);
  gab_siege_setup_update (self);
}

static void
scales_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  self->draft->men = gtk_spin_button_get_value_as_int (self->men);
  self->draft->guns = gtk_spin_button_get_value_as_int (self->guns);
  gab_siege_setup_update (self);
}

/* What the forces have in hand is counted anew. */
static void
a_round_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  gab_siege_draft_set_a_round (self->draft, gtk_spin_button_get_value_as_int (self->a_round));
  gab_siege_setup_show_scales (self);
  gab_siege_setup_update (self);
}

static void
rounds_changed (GabSiegeSetup *self)
{
  if (self->filling || self->session == NULL)
    return;
  self->draft->rounds[GAB_FORMAL_BESIEGER] = gtk_spin_button_get_value_as_int (self->rounds_besieger);
  self->draft->rounds[GAB_FORMAL_DEFENDER] = gtk_spin_button_get_value_as_int (self->rounds_defender);
  gab_siege_setup_update (self);
}

static void
propose (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GabSiegeSetup *self = GAB_SIEGE_SETUP (widget);

  gab_siege_draft_propose_scales (self->draft);
  gab_siege_draft_propose_rounds (self->draft);
  gab_siege_setup_show_scales (self);
  gab_siege_setup_update (self);
}

static void
create (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  gab_siege_setup_begin (GAB_SIEGE_SETUP (widget));
}

/* FS-5, in one click. */
static void
begin_standard (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  GabSiegeSetup *self = GAB_SIEGE_SETUP (widget);
  g_autofree char *side = g_strdup (self->draft->side);

  gab_siege_draft_free (self->draft);
  self->draft = gab_siege_draft_new (gab_siege_setup_get_campaign (self));
  self->draft->side = g_steal_pointer (&side);
  self->renamed = FALSE;
  propose_name (self);
  gab_siege_setup_begin (self);
}

static void
gab_siege_setup_dispose (GObject *object)
{
  GabSiegeSetup *self = GAB_SIEGE_SETUP (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->draft, gab_siege_draft_free);
  g_clear_object (&self->hidden);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_SIEGE_SETUP);

  G_OBJECT_CLASS (gab_siege_setup_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, holder);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, page);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, nobody);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, place);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, side);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, name);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, begins);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, bastions);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, first);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, first_label);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, plan_box);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, names);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, known_names);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, points);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, hand_over_button);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, points_state);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, values);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, forces_card);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, besiegers);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, defenders);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, men);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, guns);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, a_round);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, proposed);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, results);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, rounds_besieger);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, rounds_defender);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, rounds_state);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, tables_state);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, problem);
  gtk_widget_class_bind_template_child (widget_class, GabSiegeSetup, create_button);
  gtk_widget_class_bind_template_callback (widget_class, gab_siege_setup_update);
  gtk_widget_class_bind_template_callback (widget_class, gab_siege_setup_forces_changed);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, bastions_changed);
  gtk_widget_class_bind_template_callback (widget_class, first_changed);
  gtk_widget_class_bind_template_callback (widget_class, place_changed);
  gtk_widget_class_bind_template_callback (widget_class, side_changed);
  gtk_widget_class_bind_template_callback (widget_class, points_changed);
  gtk_widget_class_bind_template_callback (widget_class, scales_changed);
  gtk_widget_class_bind_template_callback (widget_class, a_round_changed);
  gtk_widget_class_bind_template_callback (widget_class, rounds_changed);
}

static void
gab_siege_setup_class_init (GabSiegeSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_siege_setup_dispose;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-siege-setup.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "setup.create", NULL, create);
  gtk_widget_class_install_action (widget_class, "setup.standard", NULL, begin_standard);
  gtk_widget_class_install_action (widget_class, "setup.propose", NULL, propose);
  gtk_widget_class_install_action (widget_class, "setup.hand-over", NULL, gab_siege_setup_hand_over);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "setup.create", NULL);
}

static void
gab_siege_setup_init (GabSiegeSetup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (gab_scrolling_past_numbers), NULL);
  gab_handle_down_set_up (self->place);
  gab_handle_down_set_up (self->side);
  gab_handle_down_set_up (self->first);
  self->plan = GAB_SIEGE_PLAN (gab_siege_plan_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->plan), TRUE);
  gtk_box_append (self->plan_box, GTK_WIDGET (self->plan));
}

static void
list_things (GtkDropDown *down,
             GListStore  *things)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (things)); i++)
    {
      g_autoptr (GabThing) thing = g_list_model_get_item (G_LIST_MODEL (things), i);

      gab_handle_down_add (down, gab_thing_get_handle (thing), gab_thing_get_name (thing));
    }
}

/**
 * gab_siege_setup_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the umpire's session
 *
 * Returns: (transfer none): the sheet, on which the standard siege stands; nothing has been
 *   begun.
 */
GtkWidget *
gab_siege_setup_new (GtkWindow  *parent,
                     GabSession *session)
{
  GabSiegeSetup *self = g_object_new (GAB_TYPE_SIEGE_SETUP, "transient-for", parent, NULL);
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (session));
  g_autofree char *today = gab_day_format_input (gab_campaign_get_day (campaign), gab_campaign_get_calendar (campaign));

  self->filling = TRUE;
  self->draft = gab_siege_draft_new (campaign);
  gab_handle_down_add (self->place, "", _("No fortress: a template"));
  list_things (self->place, gab_campaign_get_fortresses (campaign));
  list_things (self->side, gab_campaign_get_sides (campaign));
  self->draft->side = g_strdup (gab_handle_down_get (self->side));
  gtk_editable_set_text (GTK_EDITABLE (self->begins), today);
  gtk_check_button_set_active (self->nobody, TRUE);
  self->session = g_object_ref (session);
  self->filling = FALSE;
  gab_siege_setup_list_forces (self);
  show_front (self);
  gab_siege_setup_keep (self);
  return GTK_WIDGET (self);
}

/**
 * gab_siege_setup_set_nobody:
 * @self: a sheet
 * @nobody: whether the standard forces fight, with nobody's men
 */
void
gab_siege_setup_set_nobody (GabSiegeSetup *self,
                            gboolean       nobody)
{
  gtk_check_button_set_active (self->nobody, nobody);
}

/**
 * gab_siege_setup_set_place:
 * @self: a sheet
 * @fortress: the handle of a fortress
 *
 * Returns: whether it can be chosen.
 */
gboolean
gab_siege_setup_set_place (GabSiegeSetup *self,
                           const char    *fortress)
{
  return gab_handle_down_choose (self->place, fortress);
}

/**
 * gab_siege_setup_get_problem:
 * @self: a sheet
 *
 * Returns: (transfer none): what cannot stand; "" when the siege can begin.
 */
const char *
gab_siege_setup_get_problem (GabSiegeSetup *self)
{
  return gtk_label_get_label (self->problem);
}

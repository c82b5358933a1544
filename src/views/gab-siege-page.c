/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a formal siege: its ground, what may be ordered on it, and its days. */

#include "gab-siege-page-private.h"

#include "gab-asking.h"
#include "gab-rows.h"
#include "gab-siege-scene.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabSiegePage, gab_siege_page, GAB_TYPE_PAGE)

static GabOperation *
get_operation (GabSiegePage *self)
{
  GabThing *shown = gab_page_get_shown (GAB_PAGE (self));

  return GAB_IS_OPERATION (shown) && gab_operation_find_rules (GAB_OPERATION (shown)) == &gab_formal_rules
           ? GAB_OPERATION (shown) : NULL;
}

/* The operation as it is: orders are put to that. */
static const GabGame *
find_game (GabSession   *session,
           GabOperation *operation)
{
  GabThing *real = gab_asking_real (session, gab_thing_get_handle (GAB_THING (operation)));
  GabTurnLog *log = GAB_IS_OPERATION (real) ? gab_operation_get_log (GAB_OPERATION (real)) : NULL;

  return log != NULL ? gab_turn_log_get_game (log) : NULL;
}

static gboolean
gather (GabSiegePage *self,
        GabSiegeLook *look)
{
  GabOperation *operation = get_operation (self);
  GabSession *session = gab_page_get_session (GAB_PAGE (self));

  if (operation == NULL || gab_operation_get_state (operation) == NULL)
    return FALSE;
  *look = (GabSiegeLook) {
    .session = session, .campaign = gab_page_get_campaign (GAB_PAGE (self)), .operation = operation,
    .game = find_game (session, operation), .state = gab_operation_get_state (operation), .now = TRUE,
    .viewer = gab_campaign_operation_viewer (gab_document_get_campaign (gab_session_get_document (session)), operation,
                                             gab_session_get_viewer (session)),
  };
  if (look->game == NULL)
    return FALSE;
  look->names = gab_game_setup (look->game)->names;
  return TRUE;
}

/* Whose turn it is, and whether the viewer may order in it. */
static void
take_turn (GabSiegeLook *look)
{
  gab_formal_rules.turn (look->state, &look->turn);
  look->may = look->now && !gab_operation_get_closed (look->operation) && !look->turn.over &&
              (look->viewer == GAB_VIEWER_UMPIRE || look->viewer == look->turn.actor);
}

/* What is looked at, without an earlier day's state; FALSE when there is nothing to be ordered about. */
gboolean
gab_siege_page_gather (GabSiegePage *self,
                       GabSiegeLook *look)
{
  if (!gather (self, look))
    return FALSE;
  look->now = self->at < 0;
  take_turn (look);
  return TRUE;
}

/* An earlier day, as the viewer may see it; (transfer full), NULL for now. */
static GabFormal *
look_back (GabSiegePage *self,
           GabSiegeLook *look)
{
  g_autofree GabFormal *state = NULL;
  GabFormal *masked;

  if (self->at < 0 || (guint) self->at >= gab_game_length (look->game))
    return NULL;
  state = gab_game_state_at (look->game, self->at);
  masked = gab_formal_rules.mask (state, look->viewer);
  look->state = masked;
  look->now = FALSE;
  return masked;
}

/* Another siege is shown: nothing of the one before stays. */
static void
begin (GabSiegePage *self,
       const char   *handle)
{
  g_free (self->shown);
  self->shown = g_strdup (handle);
  self->at = -1;
  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->line), "");
  self->filling = FALSE;
}

/* The list is made only while it is seen: a siege has hundreds of places. */
static GtkWidget *
new_expander (GabSiegePage *self)
{
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_What stands where"));

  self->places_fold = GTK_EXPANDER (expander);
  gtk_expander_set_child (self->places_fold, self->places);
  /* Tab on a folded GtkExpander asks for the focus in what is not there. */
  g_object_bind_property (expander, "expanded", self->places, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (expander, "notify::expanded", G_CALLBACK (gab_page_refresh), self, G_CONNECT_SWAPPED);
  return expander;
}

static void
show_all (GabSiegePage *self,
          GabSiegeLook *look)
{
  const char *handle = gab_thing_get_handle (GAB_THING (look->operation));
  g_autofree GabFormal *earlier = NULL;
  g_autofree char *place = g_strconcat ("siege/", handle, NULL);

  if (g_strcmp0 (self->shown, handle) != 0)
    begin (self, handle);
  gab_siege_page_unpropose (self);
  earlier = look_back (self, look);
  take_turn (look);
  self->filling = TRUE;
  gab_siege_page_show_told (self, look);
  gab_siege_page_show_time (self, look);
  gab_siege_page_show_sofar (self, look);
  gab_siege_summary_show (self, look);
  gab_siege_plan_take (self->plan, gab_siege_scene_new (look));
  if (gtk_expander_get_expanded (self->places_fold))
    gab_siege_places_show (self->places, look);
  gab_siege_forms_show (&self->forms, look);
  gab_dice_entry_keep (self->dice_entry, look->session, place);
  gtk_check_button_set_active (self->picks, gab_session_get_program_picks (look->session));
  gtk_widget_set_visible (self->orders_card, look->may);
  gtk_widget_set_visible (self->book_button, look->now && look->turn.over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "siege.now", !look->now);
  /* A block runs on into the other side's steps, and its refusals say what he has left (CA-18). */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "siege.paste", look->viewer == GAB_VIEWER_UMPIRE);
  self->filling = FALSE;
  gab_siege_yesterday_show (self, look);
  gab_siege_page_show_line (self, look);
}

static void
gab_siege_page_refresh (GabPage *page)
{
  GabSiegePage *self = GAB_SIEGE_PAGE (page);
  GabOperation *operation = get_operation (self);
  GabSiegeLook look;

  if (operation == NULL)
    return;
  gtk_label_set_label (self->title, gab_thing_get_name (GAB_THING (operation)));
  if (gather (self, &look))
    show_all (self, &look);
  else
    gtk_label_set_label (self->step, _("It cannot be opened: its tables or its setup are not as the rules need them."));
}

/* Enter in the search gives the first of what was found. */
static void
search_activated (GabSiegePage *self)
{
  gab_siege_forms_first (&self->forms);
  gab_siege_page_take_form (self);
  gab_siege_page_line_given (self);
}

static void
subject_chosen (GabSiegePage *self)
{
  if (self->filling)
    return;
  gab_siege_forms_filter (&self->forms);
  gab_siege_page_take_form (self);
}

static void
search_changed (GabSiegePage *self)
{
  gab_siege_forms_filter (&self->forms);
  gab_siege_page_take_form (self);
}

static void
count_changed (GabSiegePage *self)
{
  gab_siege_page_take_form (self);
}

static void
time_moved (GabSiegePage *self)
{
  double value = gtk_adjustment_get_value (self->order);

  if (self->filling)
    return;
  self->at = value < gtk_adjustment_get_upper (self->order) ? (int) value : -1;
  gab_page_refresh (GAB_PAGE (self));
}

static void
gab_siege_page_dispose (GObject *object)
{
  GabSiegePage *self = GAB_SIEGE_PAGE (object);

  g_clear_pointer (&self->shown, g_free);
  g_clear_pointer (&self->drawn, g_ptr_array_unref);
  g_clear_pointer (&self->proposed, g_free);
  gab_siege_forms_end (&self->forms);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_SIEGE_PAGE);

  G_OBJECT_CLASS (gab_siege_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, ground);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, plan_box);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, time);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, order);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, moment);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, dot);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, title);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, steps);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, told);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, orders_card);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, step);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, line);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, why_not);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, dice_entry);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, picks);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, fire_box);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, yesterday);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, outlook);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, summary_card);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, summary_title);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, summary);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, end_button);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, book_button);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, so_far);
  gtk_widget_class_bind_template_child (widget_class, GabSiegePage, log);
}

/* The fields of the forms stand in a struct of their own. */
static void
bind_forms (GtkWidgetClass *widget_class)
{
  static const struct { const char *name; gsize offset; } fields[] = {
    { "subject", G_STRUCT_OFFSET (GabSiegePage, forms.subject) },
    { "search", G_STRUCT_OFFSET (GabSiegePage, forms.search) },
    { "forms", G_STRUCT_OFFSET (GabSiegePage, forms.view) },
    { "count_box", G_STRUCT_OFFSET (GabSiegePage, forms.count_box) },
    { "count", G_STRUCT_OFFSET (GabSiegePage, forms.count) },
    { "count_range", G_STRUCT_OFFSET (GabSiegePage, forms.range) },
    { "share_grid", G_STRUCT_OFFSET (GabSiegePage, forms.share_grid) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gtk_widget_class_bind_template_child_full (widget_class, fields[i].name, FALSE, fields[i].offset);
}

static void
gab_siege_page_class_init (GabSiegePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_siege_page_dispose;
  GAB_PAGE_CLASS (klass)->refresh = gab_siege_page_refresh;
  GAB_PAGE_CLASS (klass)->has_dice = TRUE;

  g_type_ensure (GAB_TYPE_DICE_ENTRY);
  g_type_ensure (GAB_TYPE_DOT);
  g_type_ensure (GAB_TYPE_FLOW);
  g_type_ensure (GAB_TYPE_GROUND);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-siege-page.ui");
  bind_children (widget_class);
  bind_forms (widget_class);
  gtk_widget_class_bind_template_callback_full (widget_class, "line_changed", G_CALLBACK (gab_siege_page_line_changed));
  gtk_widget_class_bind_template_callback_full (widget_class, "dice_changed", G_CALLBACK (gab_siege_page_dice_changed));
  gtk_widget_class_bind_template_callback_full (widget_class, "picks_switched", G_CALLBACK (gab_siege_page_picks_switched));
  gtk_widget_class_bind_template_callback_full (widget_class, "line_given", G_CALLBACK (gab_siege_page_line_given));
  gtk_widget_class_bind_template_callback (widget_class, subject_chosen);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_activated);
  gtk_widget_class_bind_template_callback (widget_class, count_changed);
  gtk_widget_class_bind_template_callback (widget_class, time_moved);
  gab_siege_page_install_actions (widget_class);
}

static char *
tell_place (GabSiegePlan *plan,
            guint         id,
            gpointer      data)
{
  return g_strdup (gab_plan_spoken (gab_siege_plan_get (plan), id));
}

static void
gab_siege_page_init (GabSiegePage *self)
{
  self->at = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->plan = GAB_SIEGE_PLAN (gab_siege_plan_new ());
  self->places = gab_siege_places_new ();
  gtk_widget_set_vexpand (GTK_WIDGET (self->plan), TRUE);
  gab_siege_plan_set_tell (self->plan, tell_place, NULL, NULL);
  gtk_box_append (self->plan_box, GTK_WIDGET (self->plan));
  gtk_box_append (self->plan_box, new_expander (self));
  gab_siege_page_listen (self);
  self->filling = TRUE;
  gab_siege_forms_begin (&self->forms, self);
  gab_rows_tab_leaves (GTK_WIDGET (self->forms.view));
  g_signal_connect_object (self->forms.selection, "notify::selected", G_CALLBACK (gab_siege_page_take_form), self, G_CONNECT_SWAPPED);
  self->filling = FALSE;
}

/**
 * gab_siege_page_n_forms:
 * @self: a page
 *
 * Returns: how many orders it offers.
 */
guint
gab_siege_page_n_forms (GabSiegePage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->forms.wanted_labels));
}

/**
 * gab_siege_page_get_line:
 * @self: a page
 *
 * Returns: (transfer none): the order that it would give, in notation.
 */
const char *
gab_siege_page_get_line (GabSiegePage *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->line));
}

/**
 * gab_siege_page_set_line:
 * @self: a page
 * @line: an order in notation, as a player would type it
 */
void
gab_siege_page_set_line (GabSiegePage *self,
                         const char   *line)
{
  gtk_editable_set_text (GTK_EDITABLE (self->line), line);
}

/**
 * gab_siege_page_look_at:
 * @self: a page
 * @n_orders: after how many orders the siege is to be seen
 */
void
gab_siege_page_look_at (GabSiegePage *self,
                        guint         n_orders)
{
  gtk_adjustment_set_value (self->order, n_orders);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new siege or battle: who, where, when, and with what. */

#include "gab-operation-dialog.h"

#include "gab-look.h"
#include "gab-mustering.h"
#include "gab-page.h"
#include "gab-storming.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _GabOperationDialog
{
  GtkWindow parent_instance;

  GtkCheckButton *free_play;
  GtkEntry       *name;
  GtkDropDown    *side;
  GtkDropDown    *place;
  GtkEntry       *begins;
  GtkBox         *forces;
  GtkWidget      *forces_card;
  GtkLabel       *proposal;
  GtkLabel       *problem;
  GtkWidget      *create_button;

  GabSession     *session;  /* owned */
  char           *rules;    /* owned */
  gboolean        renamed;  /* the player has typed a name */
  gboolean        filling;
};

G_DEFINE_FINAL_TYPE (GabOperationDialog, gab_operation_dialog, GTK_TYPE_WINDOW)

static GabCampaign *
get_campaign (GabOperationDialog *self)
{
  return gab_document_get_campaign (gab_session_get_document (self->session));
}

static gboolean
is_storm (GabOperationDialog *self)
{
  return g_str_equal (self->rules, gab_storming_rules.id);
}

static gboolean
is_free (GabOperationDialog *self)
{
  return is_storm (self) && gtk_check_button_get_active (self->free_play);
}

/* The nth thing of a list, borrowed. */
static GabThing *
nth_thing (GListStore *list,
           guint       nth)
{
  g_autoptr (GabThing) thing = g_list_model_get_item (G_LIST_MODEL (list), nth);

  return thing;
}

static const char *
get_side (GabOperationDialog *self)
{
  GabThing *side = nth_thing (gab_campaign_get_sides (get_campaign (self)), gtk_drop_down_get_selected (self->side));

  return side != NULL ? gab_thing_get_handle (side) : "";
}

/* The first of the list is no place at all. */
static GabFortress *
get_place (GabOperationDialog *self)
{
  guint chosen = gtk_drop_down_get_selected (self->place);

  if (is_free (self) || chosen == 0 || chosen == GTK_INVALID_LIST_POSITION)
    return NULL;
  return GAB_FORTRESS (nth_thing (gab_campaign_get_fortresses (get_campaign (self)), chosen - 1));
}

static GPtrArray *
get_forces (GabOperationDialog *self)
{
  GPtrArray *handles = g_ptr_array_new ();

  if (is_free (self))
    return handles;
  for (GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->forces)); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      g_ptr_array_add (handles, (gpointer) gtk_widget_get_name (check));
  return handles;
}

/* What is missing, or NULL. */
static char *
find_problem (GabOperationDialog *self,
              gint32             *day)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autoptr (GPtrArray) forces = get_forces (self);
  g_autoptr (GError) error = NULL;

  if (*name == '\0')
    return g_strdup (_("It needs a name."));
  if (*get_side (self) == '\0')
    return g_strdup (_("The campaign has no sides yet."));
  if (!gab_day_parse (gtk_editable_get_text (GTK_EDITABLE (self->begins)),
                      gab_campaign_get_calendar (get_campaign (self)), day, &error))
    return g_strdup (error->message);
  if (is_storm (self) && !is_free (self) && get_place (self) == NULL)
    return g_strdup (_("Choose the fortress, or free play."));
  if (!is_free (self) && forces->len == 0)
    return g_strdup (_("Choose the forces that fight."));
  if (is_storm (self) && !is_free (self) && gab_mustering_count (get_campaign (self), forces) == 0)
    return g_strdup (_("Those who are chosen have no foot to storm with."));
  return NULL;
}

/* Sizes as the rules propose them (ST-13). */
static char *
propose (GabOperationDialog *self)
{
  GabCampaign *campaign = get_campaign (self);
  GabFortress *place = get_place (self);
  g_autoptr (GPtrArray) forces = get_forces (self);
  gint64 foot = gab_mustering_count (campaign, forces);
  g_autofree char *men = gab_ink_number (foot);
  const GabRuleTables *tables = gab_table_set_find (gab_campaign_get_defaults (campaign), self->rules, NULL);

  if (is_free (self))
    return g_strdup (_("All sizes are rolled; nobody’s men are at stake."));
  if (!is_storm (self) || tables == NULL || place == NULL || forces->len == 0)
    return g_strdup_printf (ngettext ("%s man on foot.", "%s men on foot.", (gulong) foot), men);
  if (gab_fortress_get_size (place) != GAB_FORTRESS_GREAT)
    /* Translators: a number of men; the rule’s number stands behind */
    return g_strdup_printf (_("%s men on foot against a small or medium fort: any army is big enough (ST-13)."), men);
  if (gab_storming_proposed_army (tables->resolved, foot) == GAB_STORMING_ARMY_BIG)
    return g_strdup_printf (_("%s men on foot against a BIG fort: a big army (ST-13)."), men);
  return g_strdup_printf (_("%s men on foot against a BIG fort: a small army (ST-13)."), men);
}

/* A name that follows the place until the player types one. */
static void
propose_name (GabOperationDialog *self)
{
  GabFortress *place = get_place (self);
  g_autofree char *name = NULL;

  if (self->renamed)
    return;
  if (place == NULL)
    name = g_strdup (is_free (self) ? _("Four forts") : is_storm (self) ? "" : _("A fight at the table"));
  else if (is_storm (self))
    name = g_strdup_printf (_("Storm of %s"), gab_thing_get_name (GAB_THING (place)));
  else
    name = g_strdup_printf (_("Before %s"), gab_thing_get_name (GAB_THING (place)));
  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->filling = FALSE;
}

static void
fields_changed (GabOperationDialog *self)
{
  g_autofree char *problem = NULL;
  g_autofree char *proposal = NULL;
  gint32 day;

  if (self->filling || self->session == NULL)
    return;
  propose_name (self);
  gtk_widget_set_visible (self->forces_card, !is_free (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->place), !is_free (self));
  problem = find_problem (self, &day);
  proposal = propose (self);
  gtk_label_set_label (self->proposal, proposal);
  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_tooltip_text (self->create_button, problem);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "operation.create", problem == NULL);
}

static void
name_changed (GabOperationDialog *self)
{
  if (!self->filling)
    self->renamed = TRUE;
  fields_changed (self);
}

static void
add_force (GabOperationDialog *self,
           GabForce           *force,
           int                 depth)
{
  g_autofree char *men = gab_ink_number (gab_force_get_present (force));
  /* Translators: a force, and its men */
  g_autofree char *text = g_strdup_printf (_("%1$s, %2$s"), gab_thing_get_name (GAB_THING (force)), men);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (text);
  GListModel *inner = G_LIST_MODEL (gab_force_get_forces (force));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_widget_set_name (check, gab_thing_get_handle (GAB_THING (force)));
  gtk_widget_set_margin_start (check, depth * 18);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (check, "toggled", G_CALLBACK (fields_changed), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->forces, check);
  for (guint i = 0; i < g_list_model_get_n_items (inner); i++)
    {
      g_autoptr (GabForce) child = g_list_model_get_item (inner, i);

      add_force (self, child, depth + 1);
    }
}

/* For a storm the attacker’s forces; at the table those of all sides. */
static void
side_changed (GabOperationDialog *self)
{
  GabCampaign *campaign;
  GListModel *forces;
  GtkWidget *check;

  if (self->filling || self->session == NULL)
    return;
  campaign = get_campaign (self);
  forces = G_LIST_MODEL (gab_campaign_get_forces (campaign));
  while ((check = gtk_widget_get_first_child (GTK_WIDGET (self->forces))) != NULL)
    gtk_box_remove (self->forces, check);
  for (guint i = 0; i < g_list_model_get_n_items (forces); i++)
    {
      g_autoptr (GabForce) force = g_list_model_get_item (forces, i);

      if (!is_storm (self) || g_str_equal (gab_campaign_side_of_thing (campaign, GAB_THING (force)), get_side (self)))
        add_force (self, force, 0);
    }
  fields_changed (self);
}

/* Any number will do that nobody can foresee. */
static guint64
new_seed (void)
{
  g_autofree char *id = g_uuid_string_random ();

  return g_ascii_strtoull (strrchr (id, '-') + 1, NULL, 16);
}

/* Who fights at the table is kept for the page on which the result is typed. */
static void
note_forces (GabOperation *operation,
             GPtrArray    *forces)
{
  for (guint i = 0; i < forces->len; i++)
    g_ptr_array_add (gab_operation_get_setup (operation),
                     g_strdup_printf ("with %s", (const char *) g_ptr_array_index (forces, i)));
}

static GabOperation *
new_operation (GabOperationDialog  *self,
               gint32               day,
               GError             **error)
{
  GabCampaign *campaign = get_campaign (self);
  GabFortress *place = get_place (self);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autofree char *handle = gab_campaign_make_handle (campaign, name, "operation");
  g_autoptr (GPtrArray) forces = get_forces (self);
  g_autoptr (GabOperation) operation =
    gab_operation_new (handle, self->rules, get_side (self),
                       place != NULL ? gab_thing_get_handle (GAB_THING (place)) : NULL, day, new_seed ());

  g_object_set (operation, "name", name, NULL);
  if (!gab_mustering_fill (campaign, operation, forces, error))
    return NULL;
  if (!is_storm (self))
    note_forces (operation, forces);
  return g_steal_pointer (&operation);
}

static void
create (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  GabOperationDialog *self = GAB_OPERATION_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  gint32 day = 0;
  g_autofree char *problem = find_problem (self, &day);
  g_autoptr (GError) error = NULL;
  g_autoptr (GabOperation) operation = problem == NULL ? new_operation (self, day, &error) : NULL;
  g_autofree char *label = NULL;
  GabAction *action;

  if (operation != NULL)
    {
      label = g_strdup_printf (_("Begin %s"), gab_thing_get_name (GAB_THING (operation)));
      action = gab_action_new (label);
      gab_action_add_thing (action, GAB_THING (operation), -1);
      if (gab_document_do (gab_session_get_document (self->session), action, &error))
        {
          gab_session_set_page (self->session, gab_thing_get_handle (GAB_THING (operation)));
          if (parent != NULL)
            gab_tell (GTK_WIDGET (parent), label, TRUE);
          gtk_window_close (GTK_WINDOW (self));
          return;
        }
    }
  gtk_label_set_label (self->problem, error != NULL ? error->message : problem);
}

static void
gab_operation_dialog_dispose (GObject *object)
{
  GabOperationDialog *self = GAB_OPERATION_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->rules, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_OPERATION_DIALOG);

  G_OBJECT_CLASS (gab_operation_dialog_parent_class)->dispose (object);
}

static void
gab_operation_dialog_class_init (GabOperationDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_operation_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-operation-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, free_play);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, name);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, side);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, place);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, begins);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, forces);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, forces_card);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, proposal);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, GabOperationDialog, create_button);
  gtk_widget_class_bind_template_callback (widget_class, fields_changed);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, side_changed);
  gtk_widget_class_install_action (widget_class, "operation.create", NULL, create);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_operation_dialog_init (GabOperationDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
list_names (GtkDropDown *down,
            GListStore  *things,
            const char  *none)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (none != NULL)
    gtk_string_list_append (names, none);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (things)); i++)
    gtk_string_list_append (names, gab_thing_get_name (nth_thing (things, i)));
  gtk_drop_down_set_model (down, G_LIST_MODEL (names));
}

/**
 * gab_operation_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session
 * @rules: the id of a rule set, or GAB_OPERATION_AT_THE_TABLE
 *
 * Returns: (transfer none): the dialog.
 */
GtkWidget *
gab_operation_dialog_new (GtkWindow  *parent,
                          GabSession *session,
                          const char *rules)
{
  GabOperationDialog *self = g_object_new (GAB_TYPE_OPERATION_DIALOG, "transient-for", parent, NULL);
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (session));
  g_autofree char *today = gab_day_format_input (gab_campaign_get_day (campaign), gab_campaign_get_calendar (campaign));

  self->filling = TRUE;
  self->session = g_object_ref (session);
  self->rules = g_strdup (rules);
  gtk_window_set_title (GTK_WINDOW (self), is_storm (self) ? _("New storm") : _("Fought at the table"));
  gtk_widget_set_visible (GTK_WIDGET (self->free_play), is_storm (self));
  list_names (self->side, gab_campaign_get_sides (campaign), NULL);
  list_names (self->place, gab_campaign_get_fortresses (campaign), _("No fortress"));
  gtk_editable_set_text (GTK_EDITABLE (self->begins), today);
  self->filling = FALSE;
  side_changed (self);
  return GTK_WIDGET (self);
}

/**
 * gab_operation_dialog_set_name:
 * @self: a dialog
 * @name: what it shall be called
 */
void
gab_operation_dialog_set_name (GabOperationDialog *self,
                               const char         *name)
{
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

/**
 * gab_operation_dialog_set_place:
 * @self: a dialog
 * @fortress: the handle of a fortress
 */
void
gab_operation_dialog_set_place (GabOperationDialog *self,
                                const char         *fortress)
{
  GListStore *places = gab_campaign_get_fortresses (get_campaign (self));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (places)); i++)
    if (g_str_equal (gab_thing_get_handle (nth_thing (places, i)), fortress))
      gtk_drop_down_set_selected (self->place, i + 1);
}

/**
 * gab_operation_dialog_set_force:
 * @self: a dialog
 * @force: the handle of a force
 * @goes: whether it fights
 *
 * Returns: whether it can be chosen.
 */
gboolean
gab_operation_dialog_set_force (GabOperationDialog *self,
                                const char         *force,
                                gboolean            goes)
{
  for (GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->forces)); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    if (g_str_equal (gtk_widget_get_name (check), force))
      {
        gtk_check_button_set_active (GTK_CHECK_BUTTON (check), goes);
        return TRUE;
      }
  return FALSE;
}

/**
 * gab_operation_dialog_set_free:
 * @self: a dialog
 * @free_play: whether four forts are played with nothing at stake
 */
void
gab_operation_dialog_set_free (GabOperationDialog *self,
                               gboolean            free_play)
{
  gtk_check_button_set_active (self->free_play, free_play);
}

/**
 * gab_operation_dialog_get_problem:
 * @self: a dialog
 *
 * Returns: (transfer none): what is missing; "" when it can begin.
 */
const char *
gab_operation_dialog_get_problem (GabOperationDialog *self)
{
  return gtk_label_get_label (self->problem);
}

/**
 * gab_operation_dialog_get_proposal:
 * @self: a dialog
 *
 * Returns: (transfer none): the sizes that are proposed, in words.
 */
const char *
gab_operation_dialog_get_proposal (GabOperationDialog *self)
{
  return gtk_label_get_label (self->proposal);
}

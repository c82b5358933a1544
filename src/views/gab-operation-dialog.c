/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new siege or battle: who, where, when, and with what. */

#include "gab-operation-dialog-private.h"

#include "gab-draft.h"
#include "gab-look.h"
#include "gab-mustering.h"
#include "gab-page.h"
#include "gab-storming.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_LETTERS 34 /* of a fortress or a side in its field */

G_DEFINE_FINAL_TYPE (GabOperationDialog, gab_operation_dialog, GTK_TYPE_WINDOW)

GabCampaign *
gab_operation_dialog_get_campaign (GabOperationDialog *self)
{
  return gab_document_get_campaign (gab_session_get_document (self->session));
}

gboolean
gab_operation_dialog_is_storm (GabOperationDialog *self)
{
  return g_str_equal (self->rules, gab_storming_rules.id);
}

gboolean
gab_operation_dialog_is_free (GabOperationDialog *self)
{
  return gab_operation_dialog_is_storm (self) && gtk_check_button_get_active (self->free_play);
}

/* The nth thing of a list, borrowed. */
GabThing *
gab_operation_dialog_nth (GListStore *list,
                          guint       nth)
{
  g_autoptr (GabThing) thing = g_list_model_get_item (G_LIST_MODEL (list), nth);

  return thing;
}

const char *
gab_operation_dialog_get_side (GabOperationDialog *self)
{
  GabThing *side = gab_operation_dialog_nth (gab_campaign_get_sides (gab_operation_dialog_get_campaign (self)), gtk_drop_down_get_selected (self->side));

  return side != NULL ? gab_thing_get_handle (side) : "";
}

/* The first of the list is no place at all. */
static GabFortress *
get_place (GabOperationDialog *self)
{
  guint chosen = gtk_drop_down_get_selected (self->place);

  if (gab_operation_dialog_is_free (self) || chosen == 0 || chosen == GTK_INVALID_LIST_POSITION)
    return NULL;
  return GAB_FORTRESS (gab_operation_dialog_nth (gab_campaign_get_fortresses (gab_operation_dialog_get_campaign (self)), chosen - 1));
}

/* What is missing, or NULL. */
static char *
find_problem (GabOperationDialog *self,
              gint32             *day)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autoptr (GPtrArray) forces = gab_operation_dialog_get_forces (self);
  g_autoptr (GError) error = NULL;

  if (*name == '\0')
    return g_strdup (_("It needs a name."));
  if (*gab_operation_dialog_get_side (self) == '\0')
    return g_strdup (_("The campaign has no sides yet."));
  if (!gab_day_parse (gtk_editable_get_text (GTK_EDITABLE (self->begins)),
                      gab_campaign_get_calendar (gab_operation_dialog_get_campaign (self)), day, &error))
    return g_strdup (error->message);
  if (gab_operation_dialog_is_storm (self) && !gab_operation_dialog_is_free (self) && get_place (self) == NULL)
    return g_strdup (_("Choose the fortress, or free play."));
  if (!gab_operation_dialog_is_free (self) && forces->len == 0)
    return g_strdup (_("Choose the forces that fight."));
  if (gab_operation_dialog_is_storm (self) && !gab_operation_dialog_is_free (self) && gab_mustering_count (gab_operation_dialog_get_campaign (self), forces) == 0)
    return g_strdup (_("Those who are chosen have no foot to storm with."));
  return NULL;
}

/* Sizes as the rules propose them (ST-13). */
static char *
propose (GabOperationDialog *self)
{
  GabCampaign *campaign = gab_operation_dialog_get_campaign (self);
  GabFortress *place = get_place (self);
  g_autoptr (GPtrArray) forces = gab_operation_dialog_get_forces (self);
  gint64 foot = gab_mustering_count (campaign, forces);
  g_autofree char *men = gab_ink_number (foot);
  const GabRuleTables *tables = gab_table_set_find (gab_campaign_get_defaults (campaign), self->rules, NULL);

  if (gab_operation_dialog_is_free (self))
    return g_strdup (_("All sizes are rolled; nobody’s men are at stake."));
  if (!gab_operation_dialog_is_storm (self) || tables == NULL || place == NULL || forces->len == 0)
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
    name = g_strdup (gab_operation_dialog_is_free (self) ? _("Four forts") : gab_operation_dialog_is_storm (self) ? ""
                     : _("A fight at the table"));
  else if (gab_operation_dialog_is_storm (self))
    name = g_strdup_printf (_("Storm of %s"), gab_thing_get_name (GAB_THING (place)));
  else
    name = g_strdup_printf (_("Before %s"), gab_thing_get_name (GAB_THING (place)));
  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->filling = FALSE;
}

void
gab_operation_dialog_update (GabOperationDialog *self)
{
  g_autofree char *problem = NULL;
  g_autofree char *proposal = NULL;
  gint32 day;

  if (self->filling || self->session == NULL)
    return;
  propose_name (self);
  gtk_widget_set_visible (self->forces_card, !gab_operation_dialog_is_free (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->place), !gab_operation_dialog_is_free (self));
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
  gab_operation_dialog_update (self);
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
  GabCampaign *campaign = gab_operation_dialog_get_campaign (self);
  GabFortress *place = get_place (self);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autofree char *handle = gab_campaign_make_handle (campaign, name, "operation");
  g_autoptr (GPtrArray) forces = gab_operation_dialog_get_forces (self);
  g_autoptr (GabOperation) operation =
    gab_operation_new (handle, self->rules, gab_operation_dialog_get_side (self),
                       place != NULL ? gab_thing_get_handle (GAB_THING (place)) : NULL, day, new_seed ());

  g_object_set (operation, "name", name, NULL);
  if (!gab_mustering_fill (campaign, operation, forces, error))
    return NULL;
  if (!gab_operation_dialog_is_storm (self))
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
          gab_draft_dialog_done (GTK_WINDOW (self));
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
  gtk_widget_class_bind_template_callback (widget_class, gab_operation_dialog_update);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, gab_operation_dialog_list_forces);
  gtk_widget_class_install_action (widget_class, "operation.create", NULL, create);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_operation_dialog_init (GabOperationDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gab_words_in_down (self->place, MOST_LETTERS);
  gab_words_in_down (self->side, MOST_LETTERS);
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
    gtk_string_list_append (names, gab_thing_get_name (gab_operation_dialog_nth (things, i)));
  gtk_drop_down_set_model (down, G_LIST_MODEL (names));
}

/**
 * gab_operation_dialog_keep_force:
 * @self: a dialog
 * @check: a force that may be ticked, as it is when nobody has
 *
 * The ticks are kept too, though they are made anew when the side changes.
 */
void
gab_operation_dialog_keep_force (GabOperationDialog *self,
                                 GtkWidget          *check)
{
  g_autofree char *place = g_strdup_printf ("operation/%s", self->rules);
  g_autofree char *name = g_strdup_printf ("force.%s", gtk_widget_get_name (check));

  gab_draft_bind (check, self->session, place, name);
}

/* Only what differs from what is proposed has been typed. */
static void
keep_name (GabOperationDialog *self,
           const char         *place)
{
  g_autofree char *proposed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  self->filling = TRUE;
  gab_draft_bind (GTK_WIDGET (self->name), self->session, place, "name");
  self->filling = FALSE;
  self->renamed = !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name)), proposed);
  gab_operation_dialog_update (self);
}

/* The name last: one that the player typed is not to be proposed over. */
static void
keep_what_is_typed (GabOperationDialog *self)
{
  g_autofree char *place = g_strdup_printf ("operation/%s", self->rules);

  gab_draft_bind (GTK_WIDGET (self->free_play), self->session, place, "free");
  gab_draft_bind (GTK_WIDGET (self->side), self->session, place, "side");
  gab_draft_bind (GTK_WIDGET (self->place), self->session, place, "place");
  gab_draft_bind (GTK_WIDGET (self->begins), self->session, place, "begins");
  keep_name (self, place);
  gab_draft_bind_dialog (GTK_WINDOW (self), self->session, place);
}

/**
 * gab_operation_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session
 * @rules: the id of the storming rules, or GAB_OPERATION_AT_THE_TABLE
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
  gtk_window_set_title (GTK_WINDOW (self), gab_operation_dialog_is_storm (self) ? _("New storm") : _("Fought at the table"));
  gtk_widget_set_visible (GTK_WIDGET (self->free_play), gab_operation_dialog_is_storm (self));
  list_names (self->side, gab_campaign_get_sides (campaign), NULL);
  list_names (self->place, gab_campaign_get_fortresses (campaign), _("No fortress"));
  gtk_editable_set_text (GTK_EDITABLE (self->begins), today);
  self->filling = FALSE;
  gab_operation_dialog_list_forces (self);
  keep_what_is_typed (self);
  return GTK_WIDGET (self);
}

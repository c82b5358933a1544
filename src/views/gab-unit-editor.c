/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a unit: its words and what the books start from.
 *
 * All that was changed becomes one action. A number that later entries lean on is
 * refused by the books, with the entry that stands in the way. */

#include "gab-unit-editor.h"

#include "gab-asking.h"
#include "gab-draft.h"
#include "gab-editing.h"
#include "gab-scrolling.h"

#include <glib/gi18n-lib.h>

struct _GabUnitEditor
{
  GtkWindow parent_instance;

  GtkEntry      *name;
  GtkEntry      *label;
  GtkEntry      *nation;
  GtkEntry      *calibre;
  GtkTextView   *note;
  GtkDropDown   *kind;
  GtkDropDown   *quality;
  GtkSpinButton *men;
  GtkSpinButton *guns;
  GtkWidget     *guns_label;
  GtkWidget     *calibre_label;
  GtkLabel      *problem;
  GtkWidget     *history_button;
  GtkWidget     *remove_button;
  GtkWidget     *save_button;

  GabSession    *session; /* owned */
  char          *force;   /* owned; where a new unit goes */
  char          *unit;    /* owned; NULL: a new one */
};

G_DEFINE_FINAL_TYPE (GabUnitEditor, gab_unit_editor, GTK_TYPE_WINDOW)

/* The editor's text fields by the name of the unit's. */
static GtkEditable *
find_entry (GabUnitEditor *self,
            const char    *field)
{
  if (g_str_equal (field, "name"))
    return GTK_EDITABLE (self->name);
  if (g_str_equal (field, "label"))
    return GTK_EDITABLE (self->label);
  if (g_str_equal (field, "nation"))
    return GTK_EDITABLE (self->nation);
  return g_str_equal (field, "calibre") ? GTK_EDITABLE (self->calibre) : NULL;
}

static const char *const text_fields[] = { "name", "label", "nation", "calibre", "note" };
static const char *const number_fields[] = { "kind", "quality", "men", "opening-guns" };

static char *
dup_text (GabUnitEditor *self,
          const char    *field)
{
  GtkEditable *entry = find_entry (self, field);
  GtkTextBuffer *buffer;
  GtkTextIter start, end;

  if (entry != NULL)
    return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  buffer = gtk_text_view_get_buffer (self->note);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

static int
get_number (GabUnitEditor *self,
            const char    *field)
{
  if (g_str_equal (field, "kind"))
    return gtk_drop_down_get_selected (self->kind);
  if (g_str_equal (field, "quality"))
    return gtk_drop_down_get_selected (self->quality);
  if (g_str_equal (field, "men"))
    return gtk_spin_button_get_value_as_int (self->men);
  return gab_unit_kind_has_guns (get_number (self, "kind")) ? gtk_spin_button_get_value_as_int (self->guns) : 0;
}

static void
show_problem (GabUnitEditor *self,
              const char    *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

/* Guns and their calibre only where the kind has them. */
static void
fields_changed (GabUnitEditor *self)
{
  gboolean guns = gab_unit_kind_has_guns (gtk_drop_down_get_selected (self->kind));
  g_autofree char *name = dup_text (self, "name");

  gtk_widget_set_visible (self->guns_label, guns);
  gtk_widget_set_visible (GTK_WIDGET (self->guns), guns);
  gtk_widget_set_visible (self->calibre_label, guns);
  gtk_widget_set_visible (GTK_WIDGET (self->calibre), guns);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "unit.save", *name != '\0');
  gtk_widget_set_tooltip_text (self->save_button, *name != '\0' ? NULL : _("A unit needs a name."));
}

static GabAction *
new_edit (GabUnitEditor *self,
          GabThing      *unit)
{
  g_autofree char *label = g_strdup_printf (_("Edit %s"), gab_thing_get_name (unit));
  GabAction *action = gab_action_new (label);
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (text_fields); i++)
    {
      g_autofree char *text = dup_text (self, text_fields[i]);

      if (g_str_equal (text, gab_thing_get_text (unit, text_fields[i])))
        continue;
      gab_action_add_text (action, unit, text_fields[i], text);
      any = TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (number_fields); i++)
    if (get_number (self, number_fields[i]) != gab_thing_get_number (unit, number_fields[i]))
      {
        gab_action_add_number (action, unit, number_fields[i], get_number (self, number_fields[i]));
        any = TRUE;
      }
  if (!any)
    g_clear_pointer (&action, gab_action_free);
  return action;
}

static GabAction *
new_addition (GabUnitEditor *self)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (self->session));
  g_autofree char *name = dup_text (self, "name");
  g_autofree char *handle = gab_campaign_make_handle (campaign, name, "unit");
  g_autofree char *label = g_strdup_printf (_("Add %s"), name);
  g_autoptr (GabUnit) unit = gab_unit_new (handle, self->force);
  GabAction *action = gab_action_new (label);

  for (guint i = 0; i < G_N_ELEMENTS (text_fields); i++)
    {
      g_autofree char *text = dup_text (self, text_fields[i]);

      g_object_set (unit, text_fields[i], text, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (number_fields); i++)
    gab_thing_set_number (GAB_THING (unit), number_fields[i], get_number (self, number_fields[i]));
  gab_unit_set_period (unit, gab_campaign_get_period (campaign) == GAB_PERIOD_ENGLISH_CIVIL_WAR);
  gab_action_add_thing (action, GAB_THING (unit), -1);
  return action;
}

/* Does the action and closes, or shows why not. */
static void
perform (GabUnitEditor *self,
         GabAction     *action)
{
  g_autofree char *problem = gab_editing_finish (GTK_WINDOW (self), self->session, action);

  if (problem != NULL)
    show_problem (self, problem);
}

static void
save (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabUnitEditor *self = GAB_UNIT_EDITOR (widget);
  GabAction *action;

  gtk_spin_button_update (self->men);
  gtk_spin_button_update (self->guns);
  action = self->unit != NULL ? new_edit (self, gab_asking_real (self->session, self->unit)) : new_addition (self);
  if (action != NULL)
    perform (self, action);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
show_history (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GabUnitEditor *self = GAB_UNIT_EDITOR (widget);

  gab_session_set_page (self->session, self->unit);
  gtk_window_close (GTK_WINDOW (self));
}

static void
take_out (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  GabUnitEditor *self = GAB_UNIT_EDITOR (widget);

  perform (self, gab_editing_new_removal (self->session, self->unit));
}

static void
gab_unit_editor_dispose (GObject *object)
{
  GabUnitEditor *self = GAB_UNIT_EDITOR (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->force, g_free);
  g_clear_pointer (&self->unit, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_UNIT_EDITOR);

  G_OBJECT_CLASS (gab_unit_editor_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, name);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, label);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, nation);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, calibre);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, note);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, kind);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, quality);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, men);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, guns);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, guns_label);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, calibre_label);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, problem);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, history_button);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, remove_button);
  gtk_widget_class_bind_template_child (widget_class, GabUnitEditor, save_button);
}

static void
gab_unit_editor_class_init (GabUnitEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_unit_editor_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-unit-editor.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, fields_changed);
  gtk_widget_class_install_action (widget_class, "unit.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "unit.history", NULL, show_history);
  gtk_widget_class_install_action (widget_class, "unit.take-out", NULL, take_out);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "unit.save", NULL);
}

/* Enter in a number does what Enter in a text does; GtkSpinButton knows of it from GTK 4.14 on. */
static void
set_activates_default (GtkSpinButton *spin)
{
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
}

static void
gab_unit_editor_init (GabUnitEditor *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (gab_scrolling_past_numbers), NULL);
  set_activates_default (self->men);
  set_activates_default (self->guns);
  for (int kind = 0; kind < GAB_UNIT_N_KINDS; kind++)
    gtk_string_list_append (kinds, gab_unit_kind_label (kind));
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (kinds));
}

static void
fill (GabUnitEditor *self,
      GabThing      *unit)
{
  for (guint i = 0; i < G_N_ELEMENTS (text_fields); i++)
    gab_unit_editor_set_text (self, text_fields[i], gab_thing_get_text (unit, text_fields[i]));
  for (guint i = 0; i < G_N_ELEMENTS (number_fields); i++)
    gab_unit_editor_set_number (self, number_fields[i], gab_thing_get_number (unit, number_fields[i]));
}

static void
keep_what_is_typed (GabUnitEditor *self)
{
  const struct { const char *name; gpointer field; } fields[] = {
    { "name", self->name }, { "label", self->label }, { "nation", self->nation }, { "calibre", self->calibre },
    { "note", self->note }, { "kind", self->kind }, { "quality", self->quality }, { "men", self->men }, { "guns", self->guns },
  };
  g_autofree char *place = g_strdup_printf ("%s/unit/%s", self->unit != NULL ? "edit" : "add",
                                            self->unit != NULL ? self->unit : self->force);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gab_draft_bind (fields[i].field, self->session, place, fields[i].name);
  gab_draft_bind_dialog (GTK_WINDOW (self), self->session, place);
}

/**
 * gab_unit_editor_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session; its viewer may order here
 * @force: the handle of the unit's force
 * @unit: (nullable): the handle of a unit; NULL adds one
 *
 * Returns: (transfer none): the editor.
 */
GtkWidget *
gab_unit_editor_new (GtkWindow  *parent,
                     GabSession *session,
                     const char *force,
                     const char *unit)
{
  GabUnitEditor *self = g_object_new (GAB_TYPE_UNIT_EDITOR, "transient-for", parent, NULL);
  GabCampaign *campaign = gab_session_get_campaign (session);
  g_autoptr (GtkStringList) qualities = gtk_string_list_new (NULL);

  self->session = g_object_ref (session);
  self->force = g_strdup (force);
  self->unit = g_strdup (unit);
  for (int quality = 0; quality < GAB_N_QUALITIES; quality++)
    gtk_string_list_append (qualities,
                            gab_quality_label (gab_campaign_get_period (campaign) == GAB_PERIOD_ENGLISH_CIVIL_WAR,
                                               quality));
  gtk_drop_down_set_model (self->quality, G_LIST_MODEL (qualities));
  gtk_drop_down_set_selected (self->quality, GAB_N_QUALITIES / 2);
  gtk_window_set_title (GTK_WINDOW (self), unit != NULL ? _("Edit the unit") : _("Add a unit"));
  gtk_widget_set_visible (self->remove_button, unit != NULL);
  gtk_widget_set_visible (self->history_button, unit != NULL);
  if (unit != NULL)
    fill (self, gab_asking_real (session, unit));
  keep_what_is_typed (self);
  fields_changed (self);
  return GTK_WIDGET (self);
}

/**
 * gab_unit_editor_set_text:
 * @self: an editor
 * @field: "name", "label", "nation", "calibre" or "note"
 * @text: what shall stand there
 */
void
gab_unit_editor_set_text (GabUnitEditor *self,
                          const char    *field,
                          const char    *text)
{
  GtkEditable *entry = find_entry (self, field);

  if (entry != NULL)
    gtk_editable_set_text (entry, text);
  else
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->note), text, -1);
}

/**
 * gab_unit_editor_set_number:
 * @self: an editor
 * @field: "kind", "quality", "men" or "opening-guns"
 * @number: what shall stand there
 */
void
gab_unit_editor_set_number (GabUnitEditor *self,
                            const char    *field,
                            int            number)
{
  if (g_str_equal (field, "kind"))
    gtk_drop_down_set_selected (self->kind, number);
  else if (g_str_equal (field, "quality"))
    gtk_drop_down_set_selected (self->quality, number);
  else
    gtk_spin_button_set_value (g_str_equal (field, "men") ? self->men : self->guns, number);
}

/**
 * gab_unit_editor_get_problem:
 * @self: an editor
 *
 * Returns: (transfer none): why the edit was refused; "" when it was not.
 */
const char *
gab_unit_editor_get_problem (GabUnitEditor *self)
{
  return gtk_label_get_label (self->problem);
}

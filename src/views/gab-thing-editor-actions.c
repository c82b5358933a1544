/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of things: what stands in its rows, as one action. */

#include "gab-thing-editor-private.h"

#include "gab-asking.h"
#include "gab-handle-down.h"

#include <glib/gi18n-lib.h>

GtkWidget *
gab_thing_editor_get_child (GabThingEditor *self,
                            const char     *row,
                            const char     *ending)
{
  g_autofree char *id = g_strconcat (row, ending, NULL);

  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), GAB_TYPE_THING_EDITOR, id));
}

char *
gab_thing_editor_dup_text (GabThingEditor *self,
                           const char     *field)
{
  GtkTextBuffer *buffer;
  GtkTextIter start, end;

  if (!g_str_equal (field, "note"))
    return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (gab_thing_editor_get_child (self, field, "")))));
  buffer = gtk_text_view_get_buffer (self->note);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

static int
get_number (GabThingEditor *self)
{
  GtkWidget *row = gab_thing_editor_get_child (self, self->what->number, "");

  if (GTK_IS_DROP_DOWN (row))
    return gtk_drop_down_get_selected (GTK_DROP_DOWN (row));
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row));
}

gboolean
gab_thing_editor_is_fortress (GabThingEditor *self)
{
  return g_str_equal (self->what->id, "fortress");
}

static void
add_changed_text (GabAction  *action,
                  gboolean   *any,
                  GabThing   *thing,
                  const char *field,
                  const char *text)
{
  if (g_str_equal (text, gab_thing_get_text (thing, field)))
    return;
  gab_action_add_text (action, thing, field, text);
  *any = TRUE;
}

/* The old garrison leaves before the fortress changes hands, the new one comes after. */
static void
add_holders (GabThingEditor *self,
             GabAction      *action,
             gboolean       *any,
             GabThing       *fortress)
{
  const char *side = gab_handle_down_get (self->home);
  const char *garrison = gab_handle_down_get (self->garrison);
  const char *before = gab_thing_get_text (fortress, "opening-garrison");
  gboolean moves = !g_str_equal (side, gab_thing_get_text (fortress, "side")) && *before != '\0';

  if (moves)
    gab_action_add_text (action, fortress, "opening-garrison", NULL);
  add_changed_text (action, any, fortress, "side", side);
  if (!moves && g_str_equal (garrison, before))
    return;
  gab_action_add_text (action, fortress, "opening-garrison", *garrison != '\0' ? garrison : NULL);
  *any = TRUE;
}

GabAction *
gab_thing_editor_new_edit_action (GabThingEditor *self,
                                  GabThing       *thing)
{
  g_autofree char *label = g_strdup_printf (_("Edit %s"), gab_thing_get_name (thing));
  g_autoptr (GabAction) action = gab_action_new (label);
  const char *number = self->what->number;
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (self->what->texts) && self->what->texts[i] != NULL; i++)
    {
      g_autofree char *text = gab_thing_editor_dup_text (self, self->what->texts[i]);

      add_changed_text (action, &any, thing, self->what->texts[i], text);
    }
  if (number != NULL && get_number (self) != gab_thing_get_number (thing, number))
    {
      gab_action_add_number (action, thing, number, get_number (self));
      any = TRUE;
    }
  if (gab_thing_editor_is_fortress (self))
    add_holders (self, action, &any, thing);
  return any ? g_steal_pointer (&action) : NULL;
}

/* A force is put into a side, or into another force and so into that one's side. */
static GabThing *
new_force (GabThingEditor *self,
           const char     *handle)
{
  const char *home = gab_handle_down_get (self->home);
  GabThing *into = gab_asking_real (self->session, home);

  if (GAB_IS_FORCE (into))
    return GAB_THING (gab_force_new (handle, gab_force_get_side (GAB_FORCE (into)), home));
  return GAB_THING (gab_force_new (handle, home, NULL));
}

static GabThing *
new_thing (GabThingEditor *self,
           const char     *handle)
{
  const char *garrison = gab_handle_down_get (self->garrison);
  GabThing *thing;

  if (g_str_equal (self->what->id, "force"))
    return new_force (self, handle);
  if (g_str_equal (self->what->id, "commander"))
    return GAB_THING (gab_commander_new (handle, self->owner));
  if (g_str_equal (self->what->id, "work"))
    return GAB_THING (gab_work_new (handle, self->owner));
  thing = GAB_THING (gab_fortress_new (handle, gab_handle_down_get (self->home)));
  g_object_set (thing, "opening-garrison", *garrison != '\0' ? garrison : NULL, NULL);
  return thing;
}

GabAction *
gab_thing_editor_new_add_action (GabThingEditor  *self,
                                 char           **handle)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (self->session));
  g_autofree char *name = gab_thing_editor_dup_text (self, "name");
  g_autofree char *label = g_strdup_printf (_("Add %s"), name);
  GabAction *action = gab_action_new (label);
  g_autoptr (GabThing) thing = NULL;

  *handle = gab_campaign_make_handle (campaign, name, self->what->stem);
  thing = new_thing (self, *handle);
  for (guint i = 0; i < G_N_ELEMENTS (self->what->texts) && self->what->texts[i] != NULL; i++)
    {
      g_autofree char *text = gab_thing_editor_dup_text (self, self->what->texts[i]);

      g_object_set (thing, self->what->texts[i], text, NULL);
    }
  if (self->what->number != NULL)
    gab_thing_set_number (thing, self->what->number, get_number (self));
  gab_action_add_thing (action, thing, -1);
  return action;
}

/**
 * gab_thing_editor_set_text:
 * @self: an editor
 * @field: "name", "rank", "post", "place" or "note"
 * @text: what shall stand there
 */
void
gab_thing_editor_set_text (GabThingEditor *self,
                           const char     *field,
                           const char     *text)
{
  if (g_str_equal (field, "note"))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->note), text, -1);
  else
    gtk_editable_set_text (GTK_EDITABLE (gab_thing_editor_get_child (self, field, "")), text);
}

/**
 * gab_thing_editor_set_number:
 * @self: an editor of what has a number
 * @number: the rounds of a force, the size of a fortress, the kind of a work
 */
void
gab_thing_editor_set_number (GabThingEditor *self,
                             int             number)
{
  GtkWidget *row = gab_thing_editor_get_child (self, self->what->number, "");

  if (GTK_IS_DROP_DOWN (row))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (row), number);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (row), number);
}

/**
 * gab_thing_editor_choose:
 * @self: an editor
 * @field: "home" or "garrison"
 * @handle: the handle of a side or force; "" for no garrison
 *
 * Returns: whether it can be chosen.
 */
gboolean
gab_thing_editor_choose (GabThingEditor *self,
                         const char     *field,
                         const char     *handle)
{
  return gab_handle_down_choose (GTK_DROP_DOWN (gab_thing_editor_get_child (self, field, "")), handle);
}

/**
 * gab_thing_editor_get_problem:
 * @self: an editor
 *
 * Returns: (transfer none): why it was refused; "" when it was not.
 */
const char *
gab_thing_editor_get_problem (GabThingEditor *self)
{
  return gtk_label_get_label (self->problem);
}

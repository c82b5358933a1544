/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of forces, commanders, fortresses and their works: one template, of which
 * each kind shows the rows that it has. All that was changed becomes one action. */

#include "gab-thing-editor-private.h"

#include "gab-asking.h"
#include "gab-draft.h"
#include "gab-editing.h"
#include "gab-handle-down.h"
#include "gab-scrolling.h"

#include <glib/gi18n-lib.h>

static const GabThingKind kinds[] = {
  { "force", gab_force_get_type, gab_force_get_type, "force", N_("Add a force"), N_("Edit the force"),
    { "name", "place", "note" }, "rounds", TRUE },
  { "commander", gab_commander_get_type, gab_force_get_type, "commander", N_("Add a commander"), N_("Edit the commander"),
    { "name", "rank", "post", "note" }, NULL, FALSE },
  { "fortress", gab_fortress_get_type, gab_side_get_type, "fortress", N_("Add a fortress"), N_("Edit the fortress"),
    { "name", "note" }, "size", TRUE },
  { "work", gab_work_get_type, gab_fortress_get_type, "work", N_("Add a work"), N_("Edit the work"),
    { "name", "note" }, "kind", FALSE },
};

static const char *const rows[] = {
  "name", "rank", "post", "place", "home", "size", "kind", "garrison", "rounds", "note"
};

G_DEFINE_FINAL_TYPE (GabThingEditor, gab_thing_editor, GTK_TYPE_WINDOW)

static void
show_problem (GabThingEditor *self,
              const char     *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

static void
fields_changed (GabThingEditor *self)
{
  g_autofree char *name = gab_thing_editor_dup_text (self, "name");

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "thing.save", *name != '\0');
  gtk_widget_set_tooltip_text (self->save_button, *name != '\0' ? NULL : _("It needs a name."));
}

/* A garrison is a force of the side that holds the fortress. */
static void
home_changed (GabThingEditor *self)
{
  g_autofree char *before = g_strdup (gab_handle_down_get (self->garrison));

  if (self->session == NULL || !gab_thing_editor_is_fortress (self))
    return;
  gab_handle_down_begin (self->garrison);
  gab_handle_down_add (self->garrison, "", _("None"));
  gab_handle_down_add_forces (self->garrison, gab_session_get_campaign (self->session),
                              gab_handle_down_get (self->home), FALSE);
  gab_handle_down_choose (self->garrison, before);
}

/* Sides whose orders the viewer may give, and for a force what it can be part of. */
static void
list_homes (GabThingEditor *self)
{
  GabCampaign *campaign = gab_session_get_campaign (self->session);
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      const char *handle = gab_thing_get_handle (side);

      if (!gab_session_may_order (self->session, handle))
        continue;
      gab_handle_down_add (self->home, handle, gab_thing_get_name (side));
      if (!gab_thing_editor_is_fortress (self))
        gab_handle_down_add_forces (self->home, campaign, handle, TRUE);
    }
  home_changed (self);
}

/* Does the action and closes, or shows why not. */
static gboolean
perform (GabThingEditor *self,
         GabAction      *action)
{
  g_autofree char *problem = gab_editing_finish (GTK_WINDOW (self), self->session, action);

  if (problem != NULL)
    show_problem (self, problem);
  return problem == NULL;
}

/* What is new and has a page of its own is gone to, unless it was added on one. */
static void
add (GabThingEditor *self)
{
  g_autoptr (GabSession) session = g_object_ref (self->session);
  gboolean go = self->owner == NULL;
  g_autofree char *handle = NULL;
  GabAction *action = gab_thing_editor_new_add_action (self, &handle);

  if (perform (self, action) && go)
    gab_session_set_page (session, handle);
}

/* A work that is called as another of its fortress cannot be told from it on the plan and in the log. */
static char *
dup_namesake (GabThingEditor *self)
{
  GabThing *work = self->thing != NULL ? gab_asking_real (self->session, self->thing) : NULL;
  const char *handle = GAB_IS_WORK (work) ? gab_work_get_fortress (GAB_WORK (work)) : self->owner;
  GabThing *fortress = handle != NULL ? gab_asking_real (self->session, handle) : NULL;
  g_autofree char *name = gab_thing_editor_dup_text (self, "name");
  GabWork *other;

  if (!g_str_equal (self->what->id, "work") || !GAB_IS_FORTRESS (fortress))
    return NULL;
  other = gab_fortress_find_named (GAB_FORTRESS (fortress), name);
  return other != NULL && GAB_THING (other) != work ? g_strdup_printf (_("Two works are called “%s”."), name) : NULL;
}

static void
save (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabThingEditor *self = GAB_THING_EDITOR (widget);
  GabThing *thing = self->thing != NULL ? gab_asking_real (self->session, self->thing) : NULL;
  g_autofree char *namesake = dup_namesake (self);
  GabAction *action;

  gtk_spin_button_update (self->rounds);
  if (namesake != NULL)
    {
      show_problem (self, namesake);
      return;
    }
  if (self->thing == NULL)
    {
      add (self);
      return;
    }
  action = thing != NULL ? gab_thing_editor_new_edit_action (self, thing) : NULL;
  if (action != NULL)
    perform (self, action);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
take_out (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  GabThingEditor *self = GAB_THING_EDITOR (widget);

  perform (self, gab_editing_new_removal (self->session, self->thing));
}

static void
gab_thing_editor_dispose (GObject *object)
{
  GabThingEditor *self = GAB_THING_EDITOR (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->owner, g_free);
  g_clear_pointer (&self->thing, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_THING_EDITOR);

  G_OBJECT_CLASS (gab_thing_editor_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, name);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, rank);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, post);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, place);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, home);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, size);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, kind);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, garrison);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, rounds);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, note);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, home_label);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, problem);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, remove_button);
  gtk_widget_class_bind_template_child (widget_class, GabThingEditor, save_button);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *label = g_strconcat (rows[i], "_label", NULL);

      if (!g_str_equal (rows[i], "home"))
        gtk_widget_class_bind_template_child_full (widget_class, label, FALSE, 0);
    }
}

static void
gab_thing_editor_class_init (GabThingEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_thing_editor_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-thing-editor.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, fields_changed);
  gtk_widget_class_bind_template_callback (widget_class, home_changed);
  gtk_widget_class_install_action (widget_class, "thing.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "thing.take-out", NULL, take_out);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "thing.save", NULL);
}

/* What a reader calls each, as long as the notation has a word for it. */
static void
list_words (GtkDropDown *down,
            const char *(* word) (int),
            const char *(* label) (int))
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  for (int i = 0; word (i) != NULL; i++)
    gtk_string_list_append (words, label (i));
  gtk_drop_down_set_model (down, G_LIST_MODEL (words));
}

static void
gab_thing_editor_init (GabThingEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (gab_scrolling_past_numbers), NULL);
  /* Enter in a number does what Enter in a text does; GtkSpinButton knows of it from GTK 4.14 on. */
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->rounds))), TRUE);
  gab_handle_down_set_up (self->home);
  gab_handle_down_set_up (self->garrison);
  list_words (self->size, gab_fortress_size_word, gab_fortress_size_label);
  list_words (self->kind, gab_work_kind_word, gab_work_kind_label);
}

static gboolean
has_row (const GabThingKind *what,
         const char *row)
{
  if (g_str_equal (row, "home"))
    return what->has_home;
  if (g_str_equal (row, "garrison"))
    return g_str_equal (what->id, "fortress");
  for (guint i = 0; i < G_N_ELEMENTS (what->texts) && what->texts[i] != NULL; i++)
    if (g_str_equal (what->texts[i], row))
      return TRUE;
  return g_strcmp0 (what->number, row) == 0;
}

static GabThingEditor *
new_editor (GtkWindow  *parent,
            GabSession *session,
            const GabThingKind *what,
            const char *title)
{
  GabThingEditor *self = g_object_new (GAB_TYPE_THING_EDITOR, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->what = what;
  gtk_window_set_title (GTK_WINDOW (self), title);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean note = g_str_equal (rows[i], "note");
      GtkWidget *row = note ? gtk_widget_get_parent (GTK_WIDGET (self->note)) : gab_thing_editor_get_child (self, rows[i], "");

      gtk_widget_set_visible (row, has_row (what, rows[i]));
      gtk_widget_set_visible (gab_thing_editor_get_child (self, rows[i], "_label"), has_row (what, rows[i]));
    }
  if (gab_thing_editor_is_fortress (self))
    gtk_label_set_label (self->home_label, _("_Held at first by"));
  if (what->has_home)
    list_homes (self);
  fields_changed (self);
  return self;
}

/* Every row that the kind has, under its name. */
static void
keep_what_is_typed (GabThingEditor *self)
{
  const char *about = self->thing != NULL ? self->thing : self->owner != NULL ? self->owner : "new";
  g_autofree char *place = g_strdup_printf ("%s/%s/%s", self->thing != NULL ? "edit" : "add", self->what->id, about);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (has_row (self->what, rows[i]))
      gab_draft_bind (g_str_equal (rows[i], "note") ? GTK_WIDGET (self->note) : gab_thing_editor_get_child (self, rows[i], ""),
                      self->session, place, rows[i]);
  gab_draft_bind_dialog (GTK_WINDOW (self), self->session, place);
}

static const GabThingKind *
find_kind (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].id, id))
      return &kinds[i];
  return NULL;
}

/**
 * gab_thing_editor_new_for_addition:
 * @parent: (nullable): the window over which it is shown
 * @session: the session; gab_thing_editor_may_add() says that its viewer may
 * @kind: "force", "commander", "fortress" or "work"
 * @owner: (nullable): the handle of the force or fortress to which it is added, of a
 *   side for a fortress; NULL only for a force or fortress
 *
 * Returns: (transfer none): an editor of a new thing.
 */
GtkWidget *
gab_thing_editor_new_for_addition (GtkWindow  *parent,
                                   GabSession *session,
                                   const char *kind,
                                   const char *owner)
{
  const GabThingKind *what = find_kind (kind);
  GabThingEditor *self = new_editor (parent, session, what, _(what->add));

  self->owner = g_strdup (owner);
  gtk_widget_set_visible (self->remove_button, FALSE);
  if (owner != NULL && what->has_home)
    gab_handle_down_choose (self->home, owner);
  keep_what_is_typed (self);
  return GTK_WIDGET (self);
}

static void
fill (GabThingEditor *self,
      GabThing       *thing)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->what->texts) && self->what->texts[i] != NULL; i++)
    gab_thing_editor_set_text (self, self->what->texts[i], gab_thing_get_text (thing, self->what->texts[i]));
  if (self->what->number != NULL)
    gab_thing_editor_set_number (self, gab_thing_get_number (thing, self->what->number));
  if (gab_thing_editor_is_fortress (self))
    {
      gab_handle_down_choose (self->home, gab_thing_get_text (thing, "side"));
      gab_handle_down_choose (self->garrison, gab_thing_get_text (thing, "opening-garrison"));
    }
  if (GAB_IS_FORCE (thing))
    {
      const char *parent = gab_force_get_parent (GAB_FORCE (thing));

      gab_handle_down_choose (self->home, parent != NULL ? parent : gab_force_get_side (GAB_FORCE (thing)));
      gtk_widget_set_sensitive (GTK_WIDGET (self->home), FALSE);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->home), _("A force stays where it was put in."));
    }
}

/**
 * gab_thing_editor_new_for_edit:
 * @parent: (nullable): the window over which it is shown
 * @session: the session; its viewer may order the thing
 * @thing: the handle of a force, commander, fortress or work
 *
 * Returns: (transfer none) (nullable): its editor; NULL when it is none of these.
 */
GtkWidget *
gab_thing_editor_new_for_edit (GtkWindow  *parent,
                               GabSession *session,
                               const char *thing)
{
  GabThing *real = gab_asking_real (session, thing);

  for (guint i = 0; i < G_N_ELEMENTS (kinds) && real != NULL; i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (real, kinds[i].type ()))
      {
        GabThingEditor *self = new_editor (parent, session, &kinds[i], _(kinds[i].edit));

        self->thing = g_strdup (thing);
        fill (self, real);
        keep_what_is_typed (self);
        return GTK_WIDGET (self);
      }
  return NULL;
}

/**
 * gab_thing_editor_may_add:
 * @session: a session
 * @kind: "force", "commander", "fortress" or "work"
 * @owner: (nullable): the handle of that to which it would be added
 *
 * Returns: whether the viewer may: the umpire may, and a side to what is its own.
 */
gboolean
gab_thing_editor_may_add (GabSession *session,
                          const char *kind,
                          const char *owner)
{
  GabCampaign *campaign = gab_session_get_campaign (session);
  GabThing *thing = owner != NULL ? gab_campaign_find (campaign, owner) : NULL;
  const GabThingKind *what = find_kind (kind);

  if (what == NULL || gab_session_get_viewer (session) == GAB_VIEWER_TABLE)
    return FALSE;
  if (owner == NULL)
    return what->has_home;
  if (!G_TYPE_CHECK_INSTANCE_TYPE (thing, what->owner ()))
    return FALSE;
  return gab_session_may_order (session, gab_campaign_side_of_thing (campaign, thing));
}

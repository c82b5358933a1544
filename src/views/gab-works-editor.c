/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of all works of a fortress: laid out, named, put in order, as one action. */

#include "gab-works-editor-private.h"

#include "gab-asking.h"
#include "gab-editing.h"
#include "gab-flow.h"
#include "gab-fortress-front.h"
#include "gab-scrolling.h"

#include <glib/gi18n-lib.h>

#define KINDS 32 /* more than there are */

G_DEFINE_FINAL_TYPE (GabWorksEditor, gab_works_editor, GTK_TYPE_WINDOW)

static void
add_work (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  GabWorksEditor *self = GAB_WORKS_EDITOR (widget);

  gab_works_editor_add_row (self, NULL, 0, "");
  gab_works_editor_changed (self);
  gtk_widget_grab_focus (GTK_WIDGET (gab_works_editor_get_row (gtk_widget_get_last_child (GTK_WIDGET (self->rows)))->kind));
}

/* The number that stands in the field, also while it is being typed; what no front can have is refused. */
static gboolean
read_bastions (GabWorksEditor *self,
               guint          *n_bastions)
{
  g_autofree char *text = g_strdup_printf (_("A front has %d to %d bastions (FS-2)."), GAB_FRONT_LEAST, GAB_FRONT_MOST);

  gtk_spin_button_update (self->bastions);
  *n_bastions = gtk_spin_button_get_value_as_int (self->bastions);
  if (gab_fortress_front_may_have (*n_bastions))
    return TRUE;
  gab_works_editor_show_problem (self, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->bastions));
  return FALSE;
}

/* What the front has too few of is added behind; what it has too many of stays. */
static void
lay_out (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GabWorksEditor *self = GAB_WORKS_EDITOR (widget);
  guint there[KINDS] = { 0 };
  g_autoptr (GPtrArray) missing = NULL;
  guint n_bastions;

  if (!read_bastions (self, &n_bastions))
    return;
  for (GtkWidget *box = gab_works_editor_nth (self, 0); box != NULL; box = gtk_widget_get_next_sibling (box))
    there[gtk_drop_down_get_selected (gab_works_editor_get_row (box)->kind) & (KINDS - 1)]++;
  missing = gab_fortress_front_missing (gab_document_get_campaign (gab_session_get_document (self->session)), there, n_bastions);
  for (guint i = 0; i < missing->len; i++)
    {
      const GabMissingWork *work = g_ptr_array_index (missing, i);

      gab_works_editor_add_row (self, NULL, work->kind, work->name);
    }
  gab_works_editor_changed (self);
}

static GabFortress *
get_fortress (GabWorksEditor *self)
{
  GabThing *thing = gab_asking_real (self->session, self->fortress);

  return GAB_IS_FORTRESS (thing) ? GAB_FORTRESS (thing) : NULL;
}

static const GabWorksRow *
find_row (GabWorksEditor *self,
          const char     *handle)
{
  for (GtkWidget *box = gab_works_editor_nth (self, 0); box != NULL; box = gtk_widget_get_next_sibling (box))
    if (g_strcmp0 (gab_works_editor_get_row (box)->handle, handle) == 0)
      return gab_works_editor_get_row (box);
  return NULL;
}

/* Those that are no longer in the list; returns whether the others stand in another order than they did. */
static gboolean
add_removals (GabWorksEditor *self,
              GabAction      *action,
              gboolean       *any)
{
  GListModel *works = G_LIST_MODEL (gab_fortress_get_works (get_fortress (self)));
  GtkWidget *box = gab_works_editor_nth (self, 0);
  gboolean moved = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabThing) work = g_list_model_get_item (works, i);
      const char *handle = gab_thing_get_handle (work);

      if (find_row (self, handle) == NULL)
        {
          gab_action_add_removal (action, work);
          *any = TRUE;
          continue;
        }
      moved |= box == NULL || g_strcmp0 (gab_works_editor_get_row (box)->handle, handle) != 0;
      box = box != NULL ? gtk_widget_get_next_sibling (box) : NULL;
    }
  return moved;
}

static void
edit (GabAction *action,
      GabThing  *work,
      const GabWorksRow *row,
      gboolean  *any)
{
  g_autofree char *name = gab_works_editor_dup_name (row);
  int kind = gtk_drop_down_get_selected (row->kind);

  if (!g_str_equal (name, gab_thing_get_name (work)))
    {
      gab_action_add_text (action, work, "name", name);
      *any = TRUE;
    }
  if (kind != gab_work_get_kind (GAB_WORK (work)))
    {
      gab_action_add_number (action, work, "kind", kind);
      *any = TRUE;
    }
}

/* Two new works may be called the same: a handle that is made here is not yet the campaign's. */
static char *
make_handle (GabWorksEditor *self,
             const char     *name,
             GHashTable     *made)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_session_get_document (self->session));
  g_autofree char *stem = gab_campaign_make_handle (campaign, name, "work");
  char *handle = g_strdup (stem);

  for (guint i = 2; g_hash_table_contains (made, handle) || gab_campaign_find (campaign, handle) != NULL; i++)
    {
      g_free (handle);
      handle = g_strdup_printf ("%s-%u", stem, i);
    }
  g_hash_table_add (made, g_strdup (handle));
  return handle;
}

static void
add_new (GabWorksEditor *self,
         GabAction      *action,
         const GabWorksRow      *row,
         int             position,
         GHashTable     *made)
{
  g_autofree char *name = gab_works_editor_dup_name (row);
  g_autofree char *handle = make_handle (self, name, made);
  g_autoptr (GabWork) work = gab_work_new (handle, self->fortress);

  g_object_set (work, "name", name, NULL);
  gab_thing_set_number (GAB_THING (work), "kind", gtk_drop_down_get_selected (row->kind));
  gab_action_add_thing (action, GAB_THING (work), position);
}

/* First those that go, then line by line what is there: each step finds the lines above it in place. */
static GabAction *
new_action (GabWorksEditor *self)
{
  g_autofree char *label = g_strdup_printf (_("Edit the works of %s"), gab_thing_get_name (GAB_THING (get_fortress (self))));
  g_autoptr (GabAction) action = gab_action_new (label);
  g_autoptr (GHashTable) made = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean any = FALSE;
  gboolean moved = add_removals (self, action, &any);
  int position = 0;

  for (GtkWidget *box = gab_works_editor_nth (self, 0); box != NULL; box = gtk_widget_get_next_sibling (box), position++)
    {
      const GabWorksRow *row = gab_works_editor_get_row (box);
      GabThing *work = row->handle != NULL ? gab_asking_real (self->session, row->handle) : NULL;

      if (work == NULL)
        add_new (self, action, row, position, made);
      else
        edit (action, work, row, &any);
      if (work != NULL && moved)
        gab_action_add_move (action, work, position);
      any |= work == NULL || moved;
    }
  return any ? g_steal_pointer (&action) : NULL;
}

static void
save (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabWorksEditor *self = GAB_WORKS_EDITOR (widget);
  GabAction *action = get_fortress (self) != NULL ? new_action (self) : NULL;
  g_autofree char *problem = NULL;

  if (action == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  problem = gab_editing_finish (GTK_WINDOW (self), self->session, action);
  if (problem != NULL)
    gab_works_editor_show_problem (self, problem);
}

/* The row that the keyboard is in goes up or down. */
static void
move (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  gab_works_editor_move (GAB_WORKS_EDITOR (widget), g_variant_get_int32 (parameter));
}

static void
gab_works_editor_dispose (GObject *object)
{
  GabWorksEditor *self = GAB_WORKS_EDITOR (object);

  g_clear_object (&self->kinds);
  g_clear_object (&self->session);
  g_clear_pointer (&self->fortress, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_WORKS_EDITOR);

  G_OBJECT_CLASS (gab_works_editor_parent_class)->dispose (object);
}

static void
gab_works_editor_class_init (GabWorksEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_works_editor_dispose;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-works-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, GabWorksEditor, bastions);
  gtk_widget_class_bind_template_child (widget_class, GabWorksEditor, rows);
  gtk_widget_class_bind_template_child (widget_class, GabWorksEditor, problem);
  gtk_widget_class_bind_template_child (widget_class, GabWorksEditor, save_button);
  gtk_widget_class_install_action (widget_class, "works.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "works.add", NULL, add_work);
  gtk_widget_class_install_action (widget_class, "works.lay-out", NULL, lay_out);
  gtk_widget_class_install_action (widget_class, "works.move", "i", move);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "works.move", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "works.move", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "works.save", NULL);
}

static void
gab_works_editor_init (GabWorksEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (gab_scrolling_past_numbers), NULL);
  self->kinds = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

/**
 * gab_works_editor_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session; its viewer may order the fortress
 * @fortress: the handle of a fortress
 *
 * Returns: (transfer none) (nullable): the editor of its works; NULL when it is no fortress.
 */
GtkWidget *
gab_works_editor_new (GtkWindow  *parent,
                      GabSession *session,
                      const char *fortress)
{
  GabThing *thing = gab_asking_real (session, fortress);
  GabWorksEditor *self;
  GListModel *works;
  g_autofree char *title = NULL;

  if (!GAB_IS_FORTRESS (thing))
    return NULL;
  self = g_object_new (GAB_TYPE_WORKS_EDITOR, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->fortress = g_strdup (fortress);
  /* Translators: a fortress */
  title = g_strdup_printf (_("Works of %s"), gab_thing_get_name (thing));
  gtk_window_set_title (GTK_WINDOW (self), title);
  works = G_LIST_MODEL (gab_fortress_get_works (GAB_FORTRESS (thing)));
  for (guint i = 0; i < g_list_model_get_n_items (works); i++)
    {
      g_autoptr (GabThing) work = g_list_model_get_item (works, i);

      gab_works_editor_add_row (self, gab_thing_get_handle (work), gab_work_get_kind (GAB_WORK (work)), gab_thing_get_name (work));
    }
  gtk_spin_button_set_value (self->bastions, CLAMP (gab_fortress_front_bastions (GAB_FORTRESS (thing)),
                                                    GAB_FRONT_LEAST, GAB_FRONT_MOST));
  gab_works_editor_changed (self);
  return GTK_WIDGET (self);
}

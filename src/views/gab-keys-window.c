/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of keys: what each does, by what it is for, and a search among them.
 *
 * GTK's own, which the keys are written for, neither wraps nor scrolls: in large letters it is larger than a screen. */

#include "gab-keys-window.h"

#include "gab-search.h"
#include "gab-words.h"

#include <string.h>

#define GROUP "gab-group"
#define TITLE "gab-title"

struct _GabKeysWindow
{
  GtkWindow parent_instance;

  GtkSearchEntry *search;
  GtkListBox     *list;
  GtkLabel       *nothing;
};

G_DEFINE_FINAL_TYPE (GabKeysWindow, gab_keys_window, GTK_TYPE_WINDOW)

/* "Ctrl+Page Up, Ctrl+Page Down", as it is spoken. */
static char *
dup_spoken (const char *title,
            const char *keys)
{
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);
  GString *spoken = g_string_new (title);

  for (guint i = 0; words[i] != NULL; i++)
    {
      GdkModifierType modifiers;
      guint key;

      if (gtk_accelerator_parse (words[i], &key, &modifiers))
        {
          g_autofree char *label = gtk_accelerator_get_label (key, modifiers);

          g_string_append_printf (spoken, ", %s", label);
        }
    }
  return g_string_free (spoken, FALSE);
}

static void
add_row (GabKeysWindow *self,
         const char    *group,
         const char    *title,
         const char    *keys)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gab_words_new (title, NULL);
  GtkWidget *label = gtk_shortcut_label_new (keys);
  g_autofree char *spoken = dup_spoken (title, keys);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data_full (G_OBJECT (row), GROUP, g_strdup (group), g_free);
  g_object_set_data_full (G_OBJECT (row), TITLE, g_utf8_casefold (title, -1), g_free);
  gtk_list_box_append (self->list, row);
}

/* What stands in no group is GTK's copy for its own search. */
static void
add_all (GabKeysWindow *self,
         GtkWidget     *root,
         const char    *group)
{
  g_autofree char *title = NULL;
  g_autofree char *keys = NULL;

  if (GTK_IS_SHORTCUTS_GROUP (root) || GTK_IS_SHORTCUTS_SHORTCUT (root))
    g_object_get (root, "title", &title, NULL);
  if (GTK_IS_SHORTCUTS_SHORTCUT (root))
    {
      g_object_get (root, "accelerator", &keys, NULL);
      if (group != NULL && keys != NULL)
        add_row (self, group, title, keys);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_all (self, child, GTK_IS_SHORTCUTS_GROUP (root) ? title : group);
}

static gboolean
is_shown (GtkListBoxRow *row,
          gpointer       data)
{
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (GAB_KEYS_WINDOW (data)->search)), -1);

  return strstr (g_object_get_data (G_OBJECT (row), TITLE), wanted) != NULL;
}

static void
put_header (GtkListBoxRow *row,
            GtkListBoxRow *before,
            gpointer       data)
{
  const char *group = g_object_get_data (G_OBJECT (row), GROUP);
  GtkWidget *heading;

  gtk_list_box_row_set_header (row, NULL);
  if (before != NULL && g_str_equal (g_object_get_data (G_OBJECT (before), GROUP), group))
    return;
  heading = gab_words_new (group, "heading");
  gtk_widget_set_margin_top (heading, before != NULL ? 12 : 0);
  gtk_list_box_row_set_header (row, heading);
}

static void
search_changed (GabKeysWindow *self)
{
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

static void
gab_keys_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GAB_TYPE_KEYS_WINDOW);

  G_OBJECT_CLASS (gab_keys_window_parent_class)->dispose (object);
}

static void
gab_keys_window_class_init (GabKeysWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_keys_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-keys-window.ui");
  gtk_widget_class_bind_template_child (widget_class, GabKeysWindow, search);
  gtk_widget_class_bind_template_child (widget_class, GabKeysWindow, list);
  gtk_widget_class_bind_template_child (widget_class, GabKeysWindow, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_keys_window_init (GabKeysWindow *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/gabion/Gabion/shortcuts.ui");
  GtkWindow *keys = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_widget_init_template (GTK_WIDGET (self));
  gab_search_escape_closes (self->search);
  add_all (self, GTK_WIDGET (keys), NULL);
  gtk_window_destroy (keys);
  gtk_list_box_set_placeholder (self->list, GTK_WIDGET (self->nothing));
  gtk_list_box_set_filter_func (self->list, is_shown, self, NULL);
  gtk_list_box_set_header_func (self->list, put_header, NULL, NULL);
}

/**
 * gab_keys_window_new:
 * @parent: (nullable): the window whose keys they are
 *
 * Returns: (transfer none): a window with all keys, to be presented.
 */
GtkWidget *
gab_keys_window_new (GtkWindow *parent)
{
  return g_object_new (GAB_TYPE_KEYS_WINDOW, "transient-for", parent, NULL);
}

/**
 * gab_keys_window_get_list:
 * @self: a window of keys
 *
 * Returns: (transfer none): the list of its rows.
 */
GtkListBox *
gab_keys_window_get_list (GabKeysWindow *self)
{
  return self->list;
}

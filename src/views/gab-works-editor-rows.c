/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of works: its lines, a work each. */

#include "gab-works-editor-private.h"

#include <glib/gi18n-lib.h>

#define ROW "gab-works-row"

static void
row_free (gpointer data)
{
  g_free (((GabWorksRow *) data)->handle);
  g_free (data);
}

GabWorksRow *
gab_works_editor_get_row (GtkWidget *box)
{
  return g_object_get_data (G_OBJECT (box), ROW);
}

GtkWidget *
gab_works_editor_nth (GabWorksEditor *self,
                      guint           nth)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  while (box != NULL && nth-- > 0)
    box = gtk_widget_get_next_sibling (box);
  return box;
}

void
gab_works_editor_show_problem (GabWorksEditor *self,
                               const char     *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

char *
gab_works_editor_dup_name (const GabWorksRow *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row->name))));
}

/* Fields without words of their own are told by the work's name, or by its place in the list. */
static void
speak (GabWorksEditor *self)
{
  guint n = 1;

  for (GtkWidget *box = gab_works_editor_nth (self, 0); box != NULL; box = gtk_widget_get_next_sibling (box), n++)
    {
      const GabWorksRow *row = gab_works_editor_get_row (box);
      g_autofree char *name = gab_works_editor_dup_name (row);
      g_autofree char *which = *name != '\0' ? g_strdup_printf ("%u, %s", n, name) : g_strdup_printf ("%u", n);
      g_autofree char *kind = g_strdup_printf (_("Kind of work %s"), which);
      g_autofree char *entry = g_strdup_printf (_("Name of work %u"), n);
      g_autofree char *up = g_strdup_printf (_("Further left: work %s"), which);
      g_autofree char *out = g_strdup_printf (_("Take out work %s"), which);

      gtk_accessible_update_property (GTK_ACCESSIBLE (row->kind), GTK_ACCESSIBLE_PROPERTY_LABEL, kind, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->name), GTK_ACCESSIBLE_PROPERTY_LABEL, entry, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->up), GTK_ACCESSIBLE_PROPERTY_LABEL, up, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->out), GTK_ACCESSIBLE_PROPERTY_LABEL, out, -1);
      gtk_widget_set_sensitive (row->up, n > 1);
    }
}

/* Why the list cannot be saved: a work without a name, or two of one; NULL when it can. */
static char *
find_problem (GabWorksEditor *self)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (GtkWidget *box = gab_works_editor_nth (self, 0); box != NULL; box = gtk_widget_get_next_sibling (box))
    {
      g_autofree char *name = gab_works_editor_dup_name (gab_works_editor_get_row (box));

      if (*name == '\0')
        return g_strdup (_("Each work needs a name."));
      if (!g_hash_table_add (names, g_utf8_casefold (name, -1)))
        return g_strdup_printf (_("Two works are called “%s”."), name);
    }
  return NULL;
}

void
gab_works_editor_changed (GabWorksEditor *self)
{
  g_autofree char *problem = find_problem (self);

  speak (self);
  gab_works_editor_show_problem (self, problem != NULL ? problem : "");
  gtk_widget_set_tooltip_text (self->save_button, problem);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "works.save", problem == NULL);
}

/* The row that holds the keyboard; NULL for none. */
static GtkWidget *
find_row_with_focus (GabWorksEditor *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  while (focus != NULL && gtk_widget_get_parent (focus) != GTK_WIDGET (self->rows))
    focus = gtk_widget_get_parent (focus);
  return focus;
}

/* Moves the row that holds the keyboard, which stays in it; by -1 up, by 1 down, as far as there are rows. */
void
gab_works_editor_move (GabWorksEditor *self,
                       int             by)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *box = find_row_with_focus (self);
  GtkWidget *other = box == NULL ? NULL : by < 0 ? gtk_widget_get_prev_sibling (box) : gtk_widget_get_next_sibling (box);

  if (other == NULL)
    return;
  gtk_box_reorder_child_after (self->rows, by < 0 ? other : box, by < 0 ? box : other);
  gab_works_editor_changed (self);
  gtk_widget_grab_focus (focus);
}

static void
up_pressed (GtkWidget      *button,
            GabWorksEditor *self)
{
  GtkWidget *box = gtk_widget_get_parent (button);
  GtkWidget *before = gtk_widget_get_prev_sibling (box);

  if (before == NULL)
    return;
  gtk_box_reorder_child_after (self->rows, before, box);
  gab_works_editor_changed (self);
  gtk_widget_grab_focus (button);
}

static void
out_pressed (GtkWidget      *button,
             GabWorksEditor *self)
{
  GtkWidget *box = gtk_widget_get_parent (button);
  GtkWidget *next = gtk_widget_get_next_sibling (box);

  if (next == NULL)
    next = gtk_widget_get_prev_sibling (box);
  /* The keyboard stays in the list as long as there is one. */
  gtk_widget_grab_focus (next != NULL ? gab_works_editor_get_row (next)->out : GTK_WIDGET (self->bastions));
  gtk_box_remove (self->rows, box);
  gab_works_editor_changed (self);
}

static GtkWidget *
new_button (GabWorksEditor *self,
            const char     *icon,
            const char     *tip,
            GCallback       pressed)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", pressed, self, 0);
  return button;
}

static GtkWidget *
new_kinds (int kind)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *down;

  for (int i = 0; gab_work_kind_word (i) != NULL; i++)
    gtk_string_list_append (words, gab_work_kind_label (i));
  down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&words)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), kind);
  return down;
}

void
gab_works_editor_add_row (GabWorksEditor *self,
                          const char     *handle,
                          int             kind,
                          const char     *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GabWorksRow *row = g_new (GabWorksRow, 1);

  *row = (GabWorksRow) {
    .handle = g_strdup (handle), .kind = GTK_DROP_DOWN (new_kinds (kind)), .name = GTK_ENTRY (gtk_entry_new ()),
    .up = new_button (self, "go-up-symbolic", _("Further left"), G_CALLBACK (up_pressed)),
    .out = new_button (self, "list-remove-symbolic", _("Take out"), G_CALLBACK (out_pressed)),
  };
  g_object_set_data_full (G_OBJECT (box), ROW, row, row_free);
  gtk_entry_set_max_length (row->name, GAB_TEXT_MOST);
  gtk_editable_set_text (GTK_EDITABLE (row->name), name);
  gtk_widget_set_hexpand (GTK_WIDGET (row->name), TRUE);
  g_signal_connect_object (row->name, "changed", G_CALLBACK (gab_works_editor_changed), self, G_CONNECT_SWAPPED);
  gtk_size_group_add_widget (self->kinds, GTK_WIDGET (row->kind));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->kind));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->name));
  gtk_box_append (GTK_BOX (box), row->up);
  gtk_box_append (GTK_BOX (box), row->out);
  gtk_box_append (self->rows, box);
}

/**
 * gab_works_editor_get_length:
 * @self: an editor
 *
 * Returns: how many works are in its list.
 */
guint
gab_works_editor_get_length (GabWorksEditor *self)
{
  guint n = 0;

  while (gab_works_editor_nth (self, n) != NULL)
    n++;
  return n;
}

/**
 * gab_works_editor_set_bastions:
 * @self: an editor
 * @n_bastions: of the front that is to be laid out
 */
void
gab_works_editor_set_bastions (GabWorksEditor *self,
                               guint           n_bastions)
{
  gtk_spin_button_set_value (self->bastions, n_bastions);
}

/**
 * gab_works_editor_set:
 * @self: an editor
 * @nth: a work of its list, from 0
 * @kind: the notation's word for its kind: "hornwork"
 * @name: what it is called
 */
void
gab_works_editor_set (GabWorksEditor *self,
                      guint           nth,
                      const char     *kind,
                      const char     *name)
{
  GtkWidget *box = gab_works_editor_nth (self, nth);

  g_return_if_fail (box != NULL);
  for (int i = 0; gab_work_kind_word (i) != NULL; i++)
    if (g_str_equal (gab_work_kind_word (i), kind))
      gtk_drop_down_set_selected (gab_works_editor_get_row (box)->kind, i);
  gtk_editable_set_text (GTK_EDITABLE (gab_works_editor_get_row (box)->name), name);
}

/**
 * gab_works_editor_raise:
 * @self: an editor
 * @nth: a work of its list, from 0, which goes before the one above it
 */
void
gab_works_editor_raise (GabWorksEditor *self,
                        guint           nth)
{
  g_signal_emit_by_name (gab_works_editor_get_row (gab_works_editor_nth (self, nth))->up, "clicked");
}

/**
 * gab_works_editor_take_out:
 * @self: an editor
 * @nth: a work of its list, from 0
 */
void
gab_works_editor_take_out (GabWorksEditor *self,
                           guint           nth)
{
  g_signal_emit_by_name (gab_works_editor_get_row (gab_works_editor_nth (self, nth))->out, "clicked");
}

/**
 * gab_works_editor_get_problem:
 * @self: an editor
 *
 * Returns: (transfer none): why it was refused; "" for nothing.
 */
const char *
gab_works_editor_get_problem (GabWorksEditor *self)
{
  return gtk_label_get_label (self->problem);
}

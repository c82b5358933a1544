/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sides of a new campaign: two or more, each with a name and a colour of its own. */

#include "gab-new-dialog-private.h"

#include "gab-look.h"
#include "gab-sides-colours.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

void
gab_new_dialog_free_side (gpointer data)
{
  GabNewSide *side = data;

  g_hash_table_unref (side->counts);
  g_free (side->roster);
  g_free (side);
}

GabNewSide *
gab_new_dialog_get_side (GabNewDialog *self,
                         guint         nth)
{
  return g_ptr_array_index (self->sides, nth);
}

char *
gab_new_dialog_dup_side_name (GabNewDialog *self,
                              guint         nth)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (gab_new_dialog_get_side (self, nth)->name)));
}

/* As many as the books know, and no more than there are colours to tell them apart. */
static guint
get_most (void)
{
  return MIN (GAB_OPENING_SIDES, gab_sides_n_colours);
}

/* What a row is called follows its place in the list. */
static void
speak (GabNewDialog *self)
{
  for (guint i = 0; i < self->sides->len; i++)
    {
      GabNewSide *side = gab_new_dialog_get_side (self, i);
      g_autofree char *called = gab_new_dialog_dup_side_name (self, i);
      g_autofree char *which = *called != '\0' ? g_strdup_printf ("%u, %s", i + 1, called) : g_strdup_printf ("%u", i + 1);
      /* Translators: the number of a side in a list */
      g_autofree char *name = g_strdup_printf (_("Name of side %u"), i + 1);
      /* Translators: the number of a side in a list, and its name */
      g_autofree char *colour = g_strdup_printf (_("Colour of side %s"), which);
      g_autofree char *out = g_strdup_printf (_("Take away side %s"), which);

      gtk_accessible_update_property (GTK_ACCESSIBLE (side->name), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (side->colour), GTK_ACCESSIBLE_PROPERTY_LABEL, colour, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (side->out), GTK_ACCESSIBLE_PROPERTY_LABEL, out, -1);
      gtk_widget_set_sensitive (side->out, self->sides->len > GAB_NEW_LEAST);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.add-side", self->sides->len < get_most ());
}

static void
show_dots (GabNewDialog *self)
{
  for (guint i = 0; i < self->sides->len; i++)
    {
      GabNewSide *side = gab_new_dialog_get_side (self, i);
      GabInkColour colour;

      if (gab_look_parse (gab_sides_colours[side->chosen].colour, &colour))
        gab_dot_show (side->dot, colour, i);
    }
}

static void
sides_changed (GabNewDialog *self)
{
  speak (self);
  show_dots (self);
  gab_new_dialog_changed (self);
}

/* Two sides never have one colour: who had it gets the one that is given up. */
static void
colour_changed (GabNewDialog *self,
                GParamSpec   *pspec,
                GtkDropDown  *down)
{
  GabNewSide *chooser = NULL;
  guint chosen = gtk_drop_down_get_selected (down);

  if (self->filling || chosen >= gab_sides_n_colours)
    return;
  for (guint i = 0; i < self->sides->len; i++)
    if (gab_new_dialog_get_side (self, i)->colour == down)
      chooser = gab_new_dialog_get_side (self, i);
  if (chooser == NULL || chooser->chosen == chosen)
    return;
  self->filling = TRUE;
  for (guint i = 0; i < self->sides->len; i++)
    {
      GabNewSide *other = gab_new_dialog_get_side (self, i);

      if (other == chooser || other->chosen != chosen)
        continue;
      other->chosen = chooser->chosen;
      gtk_drop_down_set_selected (other->colour, other->chosen);
    }
  chooser->chosen = chosen;
  self->filling = FALSE;
  show_dots (self);
  gab_new_dialog_changed (self);
}

static gboolean
is_used (GabNewDialog *self,
         guint         colour)
{
  for (guint i = 0; i < self->sides->len; i++)
    if (gab_new_dialog_get_side (self, i)->chosen == colour)
      return TRUE;
  return FALSE;
}

/* The one that is wished for, or the first that nobody has. */
static guint
find_colour (GabNewDialog *self,
             guint         wished)
{
  if (wished < gab_sides_n_colours && !is_used (self, wished))
    return wished;
  for (guint i = 0; i < gab_sides_n_colours; i++)
    if (!is_used (self, i))
      return i;
  return 0;
}

/* A row is taken away with all that was typed in it, but not for good. The keyboard stays in the list. */
static void
out_pressed (GabNewDialog *self,
             GtkButton    *button)
{
  for (guint i = 0; i < self->sides->len; i++)
    {
      GabNewSide *side = gab_new_dialog_get_side (self, i);

      if (side->out != GTK_WIDGET (button) || self->sides->len <= GAB_NEW_LEAST)
        continue;
      g_ptr_array_steal_index (self->sides, i);
      g_ptr_array_add (self->gone, side);
      gtk_widget_grab_focus (GTK_WIDGET (gab_new_dialog_get_side (self, MIN (i, self->sides->len - 1))->name));
      gtk_widget_set_visible (side->row, FALSE);
      gab_new_dialog_fill_forces (self);
      sides_changed (self);
      return;
    }
}

static GtkWidget *
new_colours (GabNewDialog *self,
             guint         chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *down;

  for (guint i = 0; i < gab_sides_n_colours; i++)
    gtk_string_list_append (names, _(gab_sides_colours[i].name));
  down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), chosen);
  g_signal_connect_object (down, "notify::selected", G_CALLBACK (colour_changed), self, G_CONNECT_SWAPPED);
  return down;
}

static void
set_up_name (GabNewDialog *self,
             GtkEntry     *entry,
             const char   *name)
{
  gtk_entry_set_max_length (entry, 300);
  gtk_entry_set_activates_default (entry, TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_widget_set_hexpand (GTK_WIDGET (entry), TRUE);
  g_signal_connect_object (entry, "changed", G_CALLBACK (sides_changed), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_out (GabNewDialog *self)
{
  GtkWidget *out = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_set_tooltip_text (out, _("Take away this side"));
  gtk_widget_add_css_class (out, "flat");
  g_signal_connect_object (out, "clicked", G_CALLBACK (out_pressed), self, G_CONNECT_SWAPPED);
  return out;
}

/* Adds a side with that name, and that colour unless another has it. */
void
gab_new_dialog_add_side (GabNewDialog *self,
                         const char   *name,
                         guint         colour)
{
  GabNewSide *side = g_new0 (GabNewSide, 1);

  side->chosen = find_colour (self, colour);
  side->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  side->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  side->name = GTK_EDITABLE (gtk_entry_new ());
  side->dot = GAB_DOT (gab_dot_new ());
  side->colour = GTK_DROP_DOWN (new_colours (self, side->chosen));
  side->out = new_out (self);
  set_up_name (self, GTK_ENTRY (side->name), name);
  gtk_widget_set_valign (GTK_WIDGET (side->dot), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (side->row), GTK_WIDGET (side->name));
  gtk_box_append (GTK_BOX (side->row), GTK_WIDGET (side->dot));
  gtk_box_append (GTK_BOX (side->row), GTK_WIDGET (side->colour));
  gtk_box_append (GTK_BOX (side->row), side->out);
  gtk_box_append (self->sides_box, side->row);
  gtk_size_group_add_widget (self->colours, GTK_WIDGET (side->colour));
  g_ptr_array_add (self->sides, side);
  speak (self);
  show_dots (self);
}

/* Whether one of the first sides is called so. */
static gboolean
is_name_taken (GabNewDialog *self,
               const char   *name,
               guint         n_first)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < n_first; i++)
    {
      g_autofree char *called = gab_new_dialog_dup_side_name (self, i);
      g_autofree char *other = g_utf8_casefold (called, -1);

      if (g_str_equal (folded, other))
        return TRUE;
    }
  return FALSE;
}

/* A name for one more that none has yet. */
static char *
dup_next_name (GabNewDialog *self)
{
  for (guint n = self->sides->len + 1;; n++)
    {
      /* Translators: the name that is proposed for a third side, a fourth … */
      g_autofree char *name = g_strdup_printf (_("Side %u"), n);

      if (!is_name_taken (self, name, self->sides->len))
        return g_steal_pointer (&name);
    }
}

static void
bring_back (GabNewDialog *self,
            GabNewSide   *side)
{
  self->filling = TRUE;
  side->chosen = find_colour (self, side->chosen);
  gtk_drop_down_set_selected (side->colour, side->chosen);
  self->filling = FALSE;
  gtk_box_reorder_child_after (self->sides_box, side->row, gtk_widget_get_last_child (GTK_WIDGET (self->sides_box)));
  gtk_widget_set_visible (side->row, TRUE);
  g_ptr_array_add (self->sides, side);
}

/* The one that was taken away last, or a new one. */
void
gab_new_dialog_add_another (GabNewDialog *self)
{
  g_autofree char *name = dup_next_name (self);

  if (self->sides->len >= get_most ())
    return;
  if (self->gone->len > 0)
    bring_back (self, g_ptr_array_steal_index (self->gone, self->gone->len - 1));
  else
    gab_new_dialog_add_side (self, name, gab_sides_n_colours);
  gab_new_dialog_fill_forces (self);
  sides_changed (self);
  gtk_widget_grab_focus (GTK_WIDGET (gab_new_dialog_get_side (self, self->sides->len - 1)->name));
}

/* As if it had been chosen. */
void
gab_new_dialog_set_colour (GabNewDialog *self,
                           guint         nth,
                           guint         colour)
{
  gtk_drop_down_set_selected (gab_new_dialog_get_side (self, nth)->colour, colour);
}

/* Names that can be told apart. */
gboolean
gab_new_dialog_check_sides (GabNewDialog  *self,
                            GError       **error)
{
  for (guint i = 0; i < self->sides->len; i++)
    {
      g_autofree char *name = gab_new_dialog_dup_side_name (self, i);

      if (*name == '\0')
        {
          g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, _("Each side needs a name."));
          return FALSE;
        }
      if (is_name_taken (self, name, i))
        {
          g_set_error (error, GAB_ERROR, GAB_ERROR_EDIT, _("Two sides are called “%s”."), name);
          return FALSE;
        }
    }
  return TRUE;
}

/* A line each: its name, its colour, and how many of which templates it has. */
char *
gab_new_dialog_dup_sides (GabNewDialog *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->sides->len; i++)
    {
      GabNewSide *side = gab_new_dialog_get_side (self, i);
      g_autofree char *name = g_strdelimit (g_strdup (gtk_editable_get_text (side->name)), "\t\n", ' ');
      GHashTableIter iter;
      gpointer id, count;

      g_string_append_printf (text, "%s\t%u", name, side->chosen);
      g_hash_table_iter_init (&iter, side->counts);
      while (g_hash_table_iter_next (&iter, &id, &count))
        if (GPOINTER_TO_INT (count) > 0)
          g_string_append_printf (text, "\t%s=%d", (const char *) id, GPOINTER_TO_INT (count));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
take_side (GabNewDialog *self,
           const char   *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "\t", -1);
  GabNewSide *side;

  if (parts[0] == NULL || parts[1] == NULL)
    return;
  gab_new_dialog_add_side (self, parts[0], abs (atoi (parts[1])));
  side = gab_new_dialog_get_side (self, self->sides->len - 1);
  for (guint i = 2; parts[i] != NULL; i++)
    {
      const char *count = strchr (parts[i], '=');

      if (count != NULL)
        g_hash_table_insert (side->counts, g_strndup (parts[i], count - parts[i]),
                             GINT_TO_POINTER (CLAMP (atoi (count + 1), 0, GAB_TEMPLATE_MOST)));
    }
}

/* What gab_new_dialog_dup_sides() wrote, in place of what is there; too few or too many are not taken. */
void
gab_new_dialog_take_sides (GabNewDialog *self,
                           const char   *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += strchr (lines[i], '\t') != NULL;
  if (n < GAB_NEW_LEAST || n > get_most ())
    return;
  for (guint i = 0; i < self->sides->len; i++)
    gtk_box_remove (self->sides_box, gab_new_dialog_get_side (self, i)->row);
  g_ptr_array_set_size (self->sides, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    take_side (self, lines[i]);
  gab_new_dialog_fill_forces (self);
  sides_changed (self);
}

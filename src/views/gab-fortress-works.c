/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The works of a fortress in a list: name, kind, damage. */

#include "gab-fortress-works.h"

#include "gab-words.h"

#include <glib/gi18n-lib.h>

/* A work's name; who may edit the work presses it. */
static GtkWidget *
new_work_name (GabThing *work,
               gboolean  may)
{
  GtkWidget *label = gab_words_new (gab_thing_get_name (work), NULL);
  /* Translators: what is to be edited */
  g_autofree char *spoken = g_strdup_printf (_("Edit %s"), gab_thing_get_name (work));
  GtkWidget *button;

  gtk_widget_add_css_class (label, "work");
  if (!may)
    return label;
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "named");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gab_thing_get_handle (work));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.edit-thing");
  return button;
}

/**
 * gab_fortress_works_add:
 * @grid: the list of works
 * @row: where in it
 * @work: a work
 * @most: the damage at which its bar is full
 * @may: whether the viewer may edit it
 */
void
gab_fortress_works_add (GtkGrid *grid,
                        int      row,
                        GabWork *work,
                        int      most,
                        gboolean may)
{
  int damage = gab_work_get_damage (work);
  g_autofree char *text = damage == 0 ? g_strdup (_("whole"))
                                      : g_strdup_printf (ngettext ("%d point of damage", "%d points of damage", damage), damage);
  /* Translators: a work of a fortress, and its damage */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), gab_thing_get_name (GAB_THING (work)), text);
  GtkWidget *name = new_work_name (GAB_THING (work), may);
  GtkWidget *kind = gab_words_new (gab_work_kind_label (gab_work_get_kind (work)), NULL);
  GtkWidget *state = gab_words_new (text, NULL);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, most);

  gtk_label_set_xalign (GTK_LABEL (state), 1);
  /* Beside a long name the other words stand at its first line. */
  gtk_widget_set_valign (name, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (kind, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (state, GTK_ALIGN_BASELINE);
  gtk_widget_add_css_class (bar, "chance");
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), NULL);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), damage);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_opacity (bar, damage > 0);
  gtk_widget_set_tooltip_text (name, gab_thing_get_note (GAB_THING (work)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_grid_attach (grid, name, 0, row, 1, 1);
  gtk_grid_attach (grid, kind, 1, row, 1, 1);
  gtk_grid_attach (grid, bar, 2, row, 1, 1);
  gtk_grid_attach (grid, state, 3, row, 1, 1);
}

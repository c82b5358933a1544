/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The later pages of the assistant for a new campaign: scales, and forces from templates of the period. */

#include "gab-new-dialog-private.h"

#include "gab-words.h"

#include <glib/gi18n-lib.h>

/* CA-4: the scales, in the order in which they are shown. */
static const struct { const char *number, *label; } scales[] = {
  { "men-a-section", N_("Men in a section") },
  { "pieces-a-model", N_("Guns in a model") },
  { "men-a-figure", N_("Men in a figure") },
  { "men-a-base-foot", N_("Men in a base of foot") },
  { "men-a-base-horse", N_("Men in a base of horse") },
  { "guns-a-battery", N_("Guns in a battery") },
  { "rounds-a-round", N_("Shots in a round") },
};

static GtkWidget *
new_number (GabNewDialog *self,
            int           lowest,
            int           highest,
            int           value)
{
  GtkWidget *field = gtk_spin_button_new_with_range (lowest, highest, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (field), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), value);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (field), 7);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  g_signal_connect_object (field, "value-changed", G_CALLBACK (gab_new_dialog_keep), self, G_CONNECT_SWAPPED);
  return field;
}

/* The numbers with which the program's own books begin. */
void
gab_new_dialog_fill_scales (GabNewDialog *self)
{
  GabSettings settings;

  if (!gab_opening_settings (&settings, NULL))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      int ordinal = gab_settings_find (scales[i].number);
      const GabBooksNumber *number = &gab_books_numbers[ordinal];
      GtkWidget *label = gab_words_new (_(scales[i].label), NULL);
      GtkWidget *field = new_number (self, number->lowest, number->highest, settings.values[ordinal][0]);

      gtk_widget_set_hexpand (label, TRUE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, _(scales[i].label), -1);
      gtk_grid_attach (self->scales, label, 0, i, 1, 1);
      gtk_grid_attach (self->scales, field, 1, i, 1, 1);
      self->numbers[ordinal][0] = field;
    }
}

void
gab_new_dialog_get_settings (GabNewDialog *self,
                             GabSettings  *settings)
{
  gab_opening_settings (settings, NULL);
  for (guint i = 0; i < GAB_SETTINGS_MOST; i++)
    if (self->numbers[i][0] != NULL)
      settings->values[i][0] = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->numbers[i][0]));
}

static void
empty_forces (GabNewDialog *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->forces))) != NULL)
    gtk_grid_remove (self->forces, child);
  g_ptr_array_set_size (self->counts, 0);
  g_clear_pointer (&self->templates, g_ptr_array_unref);
}

static void
add_template (GabNewDialog      *self,
              const GabTemplate *template,
              int                row)
{
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *note = gab_words_new (template->note, NULL);

  gtk_widget_add_css_class (note, "caption");
  gtk_label_set_max_width_chars (GTK_LABEL (note), 34);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), gab_words_new (template->title, NULL));
  gtk_box_append (GTK_BOX (text), note);
  gtk_grid_attach (self->forces, text, 0, row, 1, 1);
  for (int side = 0; side < GAB_OPENING_SIDES; side++)
    {
      GtkWidget *field = new_number (self, 0, GAB_TEMPLATE_MOST, 0);

      gtk_grid_attach (self->forces, field, 1 + side, row, 1, 1);
      g_ptr_array_add (self->counts, field);
    }
}

/* Another period has other forces: what was counted of those before is let go. */
void
gab_new_dialog_fill_forces (GabNewDialog *self,
                            GabPeriod     period)
{
  empty_forces (self);
  self->templates = gab_template_list (period, NULL);
  for (int side = 0; side < GAB_OPENING_SIDES; side++)
    {
      GtkWidget *name = gtk_label_new ("");

      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
      gtk_widget_add_css_class (name, "name");
      gtk_grid_attach (self->forces, name, 1 + side, 0, 1, 1);
    }
  for (guint i = 0; self->templates != NULL && i < self->templates->len; i++)
    add_template (self, g_ptr_array_index (self->templates, i), i + 1);
}

/* The sides' names stand over their columns, and in what is spoken of each number. */
void
gab_new_dialog_name_sides (GabNewDialog *self)
{
  GtkEditable *names[GAB_OPENING_SIDES] = { self->first_name, self->second_name };

  for (guint i = 0; i < self->counts->len; i++)
    {
      const GabTemplate *template = g_ptr_array_index (self->templates, i / GAB_OPENING_SIDES);
      /* Translators: a side, and a sort of force that it may have: "Allies: Siege train" */
      g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), gtk_editable_get_text (names[i % GAB_OPENING_SIDES]),
                                                 template->title);

      gtk_accessible_update_property (GTK_ACCESSIBLE (g_ptr_array_index (self->counts, i)),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  for (int side = 0; side < GAB_OPENING_SIDES; side++)
    if (gtk_grid_get_child_at (self->forces, 1 + side, 0) != NULL)
      gtk_label_set_label (GTK_LABEL (gtk_grid_get_child_at (self->forces, 1 + side, 0)),
                           gtk_editable_get_text (names[side]));
}

/* (transfer full): how many of each template a side has. */
int *
gab_new_dialog_dup_counts (GabNewDialog *self,
                           guint         side)
{
  int *counts = g_new0 (int, self->counts->len / GAB_OPENING_SIDES + 1);

  for (guint i = side; i < self->counts->len; i += GAB_OPENING_SIDES)
    counts[i / GAB_OPENING_SIDES] = gtk_spin_button_get_value_as_int (g_ptr_array_index (self->counts, i));
  return counts;
}

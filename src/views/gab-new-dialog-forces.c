/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The later pages of the assistant for a new campaign: scales, and forces from templates of the period or from a table. */

#include "gab-new-dialog-private.h"

#include "gab-dialogs-tables.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

#define SIDE     "gab-side"     /* of a spin button or a button of @forces: which side */
#define TEMPLATE "gab-template" /* of a spin button of @forces: which template of the period */
#define LEAST_LETTERS 22        /* of a template's note, before it wraps */
#define FILE_LETTERS  14        /* of a file's name, before it is cut */

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
      g_signal_connect_object (field, "value-changed", G_CALLBACK (gab_new_dialog_keep), self, G_CONNECT_SWAPPED);
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

static GtkWidget *
new_note (const char *text)
{
  GtkWidget *note = gab_words_new (text, "caption");

  gtk_label_set_width_chars (GTK_LABEL (note), LEAST_LETTERS);
  gtk_label_set_max_width_chars (GTK_LABEL (note), 34);
  return note;
}

static void
count_changed (GabNewDialog  *self,
               GtkSpinButton *field)
{
  GabNewSide *side = gab_new_dialog_get_side (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (field), SIDE)));
  const GabTemplate *template = g_ptr_array_index (self->templates, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (field), TEMPLATE)));

  g_hash_table_insert (side->counts, g_strdup (template->id), GINT_TO_POINTER (gtk_spin_button_get_value_as_int (field)));
  gab_new_dialog_keep (self);
}

static void
add_count (GabNewDialog *self,
           guint         nth,
           guint         side)
{
  const GabTemplate *template = g_ptr_array_index (self->templates, nth);
  GHashTable *counts = gab_new_dialog_get_side (self, side)->counts;
  GtkWidget *field = new_number (self, 0, GAB_TEMPLATE_MOST, GPOINTER_TO_INT (g_hash_table_lookup (counts, template->id)));

  g_object_set_data (G_OBJECT (field), SIDE, GUINT_TO_POINTER (side));
  g_object_set_data (G_OBJECT (field), TEMPLATE, GUINT_TO_POINTER (nth));
  g_signal_connect_object (field, "value-changed", G_CALLBACK (count_changed), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->forces, field, 1 + side, 1 + nth, 1, 1);
}

static void
add_template (GabNewDialog *self,
              guint         nth)
{
  const GabTemplate *template = g_ptr_array_index (self->templates, nth);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), gab_words_new (template->title, NULL));
  gtk_box_append (GTK_BOX (text), new_note (template->note));
  gtk_grid_attach (self->forces, text, 0, 1 + nth, 1, 1);
  for (guint side = 0; side < self->sides->len; side++)
    add_count (self, nth, side);
}

static void
roster_chosen (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  GabNewDialog *self = GAB_NEW_DIALOG (source);
  g_autoptr (GFile) file = gab_dialogs_choose_table_finish (result, NULL);
  guint side = GPOINTER_TO_UINT (data);

  if (file != NULL && g_file_peek_path (file) != NULL && self->sides != NULL && side < self->sides->len)
    gab_new_dialog_set_roster (self, side, g_file_peek_path (file));
}

/* Pressed once it asks for a file, pressed again it lets it go. */
static void
roster_pressed (GabNewDialog *self,
                GtkButton    *button)
{
  guint side = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), SIDE));

  if (gab_new_dialog_get_side (self, side)->roster != NULL)
    gab_new_dialog_set_roster (self, side, NULL);
  else
    gab_dialogs_choose_table_async (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a table"), NULL, roster_chosen,
                                    GUINT_TO_POINTER (side));
}

static guint
get_roster_row (GabNewDialog *self)
{
  return 1 + (self->templates != NULL ? self->templates->len : 0);
}

static void
add_roster (GabNewDialog *self,
            guint         side)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), FILE_LETTERS);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), SIDE, GUINT_TO_POINTER (side));
  g_signal_connect_object (button, "clicked", G_CALLBACK (roster_pressed), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->forces, button, 1 + side, get_roster_row (self), 1, 1);
}

static void
add_rosters (GabNewDialog *self)
{
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (text), gab_words_new (_("Roster from a table (CSV)"), NULL));
  gtk_box_append (GTK_BOX (text), new_note (_("Its units go into a force of their own, which is called as the file is.")));
  gtk_grid_attach (self->forces, text, 0, get_roster_row (self), 1, 1);
  for (guint side = 0; side < self->sides->len; side++)
    add_roster (self, side);
}

static void
add_side_title (GabNewDialog *self,
                guint         side)
{
  GtkWidget *name = gtk_label_new ("");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_widget_add_css_class (name, "name");
  gtk_grid_attach (self->forces, name, 1 + side, 0, 1, 1);
}

/* How many forces were counted that the period does not have. */
static guint
count_elsewhere (GabNewDialog *self)
{
  guint n = 0;

  for (guint i = 0; i < self->sides->len; i++)
    {
      GHashTableIter iter;
      gpointer id, count;

      g_hash_table_iter_init (&iter, gab_new_dialog_get_side (self, i)->counts);
      while (g_hash_table_iter_next (&iter, &id, &count))
        {
          gboolean here = FALSE;

          for (guint t = 0; self->templates != NULL && t < self->templates->len; t++)
            here |= g_str_equal (((GabTemplate *) g_ptr_array_index (self->templates, t))->id, id);
          n += here ? 0 : GPOINTER_TO_UINT (count);
        }
    }
  return n;
}

static void
show_elsewhere (GabNewDialog *self)
{
  guint n = count_elsewhere (self);
  g_autofree char *text = g_strdup_printf (ngettext ("%u force that you counted belongs to another period. It waits there, and is not made now.",
                                                     "%u forces that you counted belong to another period. They wait there, and are not made now.",
                                                     n), n);

  gtk_label_set_label (self->elsewhere, text);
  gtk_widget_set_visible (GTK_WIDGET (self->elsewhere), n > 0);
}

/* The forces of the period, a column a side. What was counted of another period's is kept for it. */
void
gab_new_dialog_fill_forces (GabNewDialog *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->forces))) != NULL)
    gtk_grid_remove (self->forces, child);
  g_clear_pointer (&self->templates, g_ptr_array_unref);
  self->templates = gab_template_list (gab_new_dialog_get_period (self), NULL);
  for (guint side = 0; side < self->sides->len; side++)
    add_side_title (self, side);
  for (guint i = 0; self->templates != NULL && i < self->templates->len; i++)
    add_template (self, i);
  add_rosters (self);
  show_elsewhere (self);
  gab_new_dialog_name_sides (self);
}

static void
name_roster (GabNewDialog *self,
             guint         nth,
             const char   *side)
{
  GtkWidget *button = gtk_grid_get_child_at (self->forces, 1 + nth, get_roster_row (self));
  const char *path = gab_new_dialog_get_side (self, nth)->roster;
  g_autofree char *file = path != NULL ? g_filename_display_basename (path) : NULL;
  g_autofree char *text = g_strdup_printf (_("%1$s: %2$s"), side, file != NULL ? file : _("no roster"));

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), file != NULL ? file : _("Choose…"));
  gtk_widget_set_tooltip_text (button, file != NULL ? _("Pressed again, the table is let go.") : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The sides' names stand over their columns, and in what is spoken of each number. */
void
gab_new_dialog_name_sides (GabNewDialog *self)
{
  for (guint side = 0; side < self->sides->len; side++)
    {
      g_autofree char *name = gab_new_dialog_dup_side_name (self, side);
      GtkWidget *title = gtk_grid_get_child_at (self->forces, 1 + side, 0);

      if (title == NULL)
        return;
      gtk_label_set_label (GTK_LABEL (title), name);
      gtk_widget_set_tooltip_text (title, name);
      for (guint i = 0; self->templates != NULL && i < self->templates->len; i++)
        {
          const GabTemplate *template = g_ptr_array_index (self->templates, i);
          /* Translators: a side, and a sort of force that it may have: "Allies: Siege train" */
          g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), name, template->title);

          gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_grid_get_child_at (self->forces, 1 + side, 1 + i)),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
        }
      name_roster (self, side, name);
    }
}

/* (transfer full): how many of each template of the period a side has. */
int *
gab_new_dialog_dup_counts (GabNewDialog *self,
                           guint         side)
{
  guint n = self->templates != NULL ? self->templates->len : 0;
  int *counts = g_new0 (int, n + 1);

  for (guint i = 0; i < n; i++)
    counts[i] = GPOINTER_TO_INT (g_hash_table_lookup (gab_new_dialog_get_side (self, side)->counts,
                                                      ((GabTemplate *) g_ptr_array_index (self->templates, i))->id));
  return counts;
}

/* The table whose units a side begins with; NULL for none. */
void
gab_new_dialog_set_roster (GabNewDialog *self,
                           guint         side,
                           const char   *path)
{
  GabNewSide *of = gab_new_dialog_get_side (self, side);

  g_free (of->roster);
  of->roster = g_strdup (path);
  gab_new_dialog_changed (self);
}

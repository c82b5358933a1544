/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: nothing is open, and what one can do about it. */

#include "gab-start-page.h"

#include "gab-recent.h"
#include "gab-sample.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_RECENT 5

struct _GabStartPage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *last_button;
  GtkLabel  *last_name;
  GtkBox    *samples;
  GtkWidget *recent_heading;
  GtkBox    *recent;
};

G_DEFINE_FINAL_TYPE (GabStartPage, gab_start_page, GTK_TYPE_WIDGET)

static void
gab_start_page_dispose (GObject *object)
{
  GabStartPage *self = GAB_START_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_START_PAGE);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (gab_start_page_parent_class)->dispose (object);
}

static void
forget (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  gab_recent_forget (g_variant_get_string (parameter, NULL));
}

static void
gab_start_page_class_init (GabStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_start_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, last_button);
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, last_name);
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, samples);
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, recent_heading);
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, recent);
  gtk_widget_class_install_action (widget_class, "start.forget", "s", forget);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = gab_words_new (text, style);

  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static GtkWidget *
new_words (const char *name,
           const char *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), new_label (name, "name"));
  if (*line != '\0')
    gtk_box_append (GTK_BOX (box), new_label (line, "caption"));
  return box;
}

/* A button that opens something: its name, and a line about it. */
static GtkWidget *
new_row (const char *name,
         const char *line,
         const char *action,
         const char *target)
{
  GtkWidget *row = gtk_button_new ();
  g_autofree char *spoken = *line != '\0' ? g_strdup_printf ("%s. %s", name, line) : g_strdup (name);

  gtk_button_set_child (GTK_BUTTON (row), new_words (name, line));
  gtk_widget_add_css_class (row, "card");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

/* A file that cannot be opened, for it is not there; it may come back with the disk that it is on. */
static GtkWidget *
new_gone_row (const GabRecent *recent,
              const char      *folder)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  /* Translators: the path of a folder */
  g_autofree char *line = g_strdup_printf (_("No longer in %s."), folder);
  /* Translators: the name of a file */
  g_autofree char *spoken = g_strdup_printf (_("Take %s off the list"), recent->name);
  GtkWidget *words = new_words (recent->name, line);
  GtkWidget *button = gtk_button_new_with_label (_("Take off the list"));

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", recent->uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "start.forget");
  gtk_widget_add_css_class (row, "card");
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

static void
show_samples (GabStartPage *self)
{
  g_autoptr (GPtrArray) samples = gab_sample_list ();

  for (guint i = 0; i < samples->len; i++)
    {
      const GabSample *sample = g_ptr_array_index (samples, i);

      gtk_box_append (self->samples, new_row (sample->title, sample->line, "win.open-sample", sample->sample));
    }
}

/* They may have become others since the page was last seen. */
static void
show_recent (GabStartPage *self)
{
  g_autoptr (GPtrArray) recents = gab_recent_list (MOST_RECENT, TRUE);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->recent))) != NULL)
    gtk_box_remove (self->recent, child);
  for (guint i = 0; i < recents->len; i++)
    {
      const GabRecent *recent = g_ptr_array_index (recents, i);
      g_autofree char *folder = g_path_get_dirname (recent->path);
      g_autofree char *shown = g_filename_display_name (folder);

      gtk_box_append (self->recent, recent->gone ? new_gone_row (recent, shown)
                                                 : new_row (recent->name, shown, "win.open-file", recent->path));
    }
  gtk_widget_set_visible (self->recent_heading, recents->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->recent), recents->len > 0);
}

static void
gab_start_page_init (GabStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_samples (self);
  show_recent (self);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (show_recent), self, G_CONNECT_SWAPPED);
}

/**
 * gab_start_page_new:
 *
 * Returns: (transfer floating): a start page.
 */
GtkWidget *
gab_start_page_new (void)
{
  return g_object_new (GAB_TYPE_START_PAGE, NULL);
}

/**
 * gab_start_page_show_last:
 * @self: a start page
 * @file: (nullable): the campaign that was open last
 *
 * Offers to go on with it, and brings the list of recent files up to date.
 */
void
gab_start_page_show_last (GabStartPage *self,
                          GFile        *file)
{
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  show_recent (self);
  gtk_widget_set_visible (self->last_button, file != NULL);
  gtk_label_set_label (self->last_name, name != NULL ? name : "");
}

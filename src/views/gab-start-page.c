/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: nothing is open, and what one can do about it. */

#include "gab-start-page.h"

#include <string.h>

struct _GabStartPage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *last_button;
  GtkLabel  *last_name;
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
gab_start_page_class_init (GabStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_start_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, last_button);
  gtk_widget_class_bind_template_child (widget_class, GabStartPage, last_name);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gab_start_page_init (GabStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  gtk_widget_set_visible (self->last_button, file != NULL);
  gtk_label_set_label (self->last_name, name != NULL ? name : "");
}

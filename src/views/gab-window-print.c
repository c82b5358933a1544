/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's printing: a preview of the papers of what is shown. */

#include "gab-window-private.h"

#include "gab-preview-window.h"

static void
print (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (gab_preview_window_new (GTK_WINDOW (self), gab_session_get_campaign (self->session),
                                                          gab_session_get_shown (self->session), self->settings)));
}

void
gab_window_install_print (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's printing: the roster of the force that is shown. */

#include "gab-window-private.h"

#include "gab-page.h"
#include "gab-print-operation.h"
#include "gab-roster-from-model.h"

#define PAPER "paper"

static void
set_paper (GabWindow         *self,
           GtkPrintOperation *operation)
{
  g_autofree char *paper = self->settings != NULL ? g_settings_get_string (self->settings, PAPER) : g_strdup ("");
  g_autoptr (GtkPageSetup) setup = NULL;
  g_autoptr (GtkPaperSize) size = NULL;

  /* Nothing remembered: the desktop knows which paper is usual here. */
  if (*paper == '\0')
    return;
  setup = gtk_page_setup_new ();
  size = gtk_paper_size_new (paper);
  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_print_operation_set_default_page_setup (operation, setup);
}

static void
done (GabWindow               *self,
      GtkPrintOperationResult  result,
      GtkPrintOperation       *operation)
{
  GtkPageSetup *setup = gtk_print_operation_get_default_page_setup (operation);
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      gab_tell_error (GTK_WIDGET (self), error);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY && setup != NULL && self->settings != NULL)
    g_settings_set_string (self->settings, PAPER, gtk_paper_size_get_name (gtk_page_setup_get_paper_size (setup)));
}

static void
print (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  GabThing *shown = gab_session_get_shown (self->session);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  GtkPrintOperationResult result;

  if (!GAB_IS_FORCE (shown))
    return;
  operation = gab_print_operation_new (gab_roster_sheet_from_force (gab_session_get_campaign (self->session),
                                                                    GAB_FORCE (shown)));
  set_paper (self, operation);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_job_name (operation, gab_thing_get_name (shown));
  g_signal_connect_object (operation, "done", G_CALLBACK (done), self, G_CONNECT_SWAPPED);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), &error);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR && error != NULL)
    gab_tell_error (widget, error);
}

void
gab_window_install_print (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print);
}

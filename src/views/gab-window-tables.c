/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's tables: rosters in, rosters, ledger and logs out. */

#include "gab-window-tables.h"

#include "gab-bill-dialog.h"
#include "gab-dialogs-tables.h"
#include "gab-entry-dialog.h"
#include "gab-export.h"
#include "gab-import-dialog.h"
#include "gab-page.h"
#include "gab-retake-dialog.h"
#include "gab-window-private.h"
#include "gab-works-editor.h"

#include <glib/gi18n-lib.h>

/* The dialog, into the force that is shown; NULL when it has been told why not. */
GtkWidget *
gab_window_begin_import (GabWindow *self)
{
  GabSession *session = self->session;
  GabThing *shown = gab_session_get_shown (session);
  const char *force = GAB_IS_FORCE (shown) ? gab_thing_get_handle (shown) : NULL;
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (gab_session_get_campaign (session)));
  GtkWidget *dialog;

  if (g_list_model_get_n_items (forces) == 0)
    {
      gab_notice_tell_error (self->notice, _("Add a force first: units belong to one."));
      return NULL;
    }
  dialog = gab_import_dialog_new (GTK_WINDOW (self), session, force);
  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

static void
import_roster (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gab_window_begin_import (GAB_WINDOW (widget));
}

static void
file_chosen (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GabWindow *self = GAB_WINDOW (source);
  g_autofree char *what = data;
  g_autoptr (GFile) file = gab_dialogs_choose_table_finish (result, NULL);
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;

  if (path != NULL && self->session != NULL)
    gab_window_export (self, what, path);
}

static void
export (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  const char *what = g_variant_get_string (parameter, NULL);
  g_autofree char *file = g_strconcat (what, ".csv", NULL);

  if (gab_export_from_name (what) >= 0)
    gab_dialogs_choose_table_async (GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SAVE, _("Export"), file, file_chosen,
                                    g_strdup (what));
}

/* What a siege or battle cost, named by its handle. */
static void
show_bill (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GtkWidget *dialog = gab_bill_dialog_new (GTK_WINDOW (widget), GAB_WINDOW (widget)->session,
                                           g_variant_get_string (parameter, NULL));

  if (dialog != NULL)
    gtk_window_present (GTK_WINDOW (dialog));
  else
    gtk_widget_activate_action (widget, "win.tell-error", "s", _("What it cost has not been booked yet."));
}

static void
new_entry (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gtk_window_present (GTK_WINDOW (gab_entry_dialog_new (GTK_WINDOW (widget), GAB_WINDOW (widget)->session)));
}

static void
show_settings (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gab_session_set_page (GAB_WINDOW (widget)->session, GAB_PAGE_SETTINGS);
}

/* All works of a fortress, for whoever may order it. */
static void
edit_works (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GabSession *session = GAB_WINDOW (widget)->session;
  GabCampaign *campaign = gab_session_get_campaign (session);
  const char *handle = g_variant_get_string (parameter, NULL);
  GabThing *thing = gab_campaign_find (campaign, handle);
  const char *side = thing != NULL ? gab_campaign_side_of_thing (campaign, thing) : NULL;
  GtkWidget *editor = side != NULL && gab_session_may_order (session, side)
                        ? gab_works_editor_new (GTK_WINDOW (widget), session, handle) : NULL;

  if (editor != NULL)
    gtk_window_present (GTK_WINDOW (editor));
  else
    gtk_widget_activate_action (widget, "win.tell-error", "s", _("Only the umpire or the side that holds it lays out its works."));
}

/* An order of an open siege or battle: its handle, and which order, from 0. */
static void
retake (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  const char *operation;
  GtkWidget *dialog;
  guint nth;

  g_variant_get (parameter, "(&su)", &operation, &nth);
  dialog = gab_retake_dialog_new (GTK_WINDOW (widget), GAB_WINDOW (widget)->session, operation, nth);
  if (dialog != NULL)
    gtk_window_present (GTK_WINDOW (dialog));
}

void
gab_window_install_tables (GtkWidgetClass *widget_class)
{
  gab_window_install_exporting (widget_class);
  gtk_widget_class_install_action (widget_class, "win.import", NULL, import_roster);
  gtk_widget_class_install_action (widget_class, "win.export", "s", export);
  gtk_widget_class_install_action (widget_class, "win.bill", "s", show_bill);
  gtk_widget_class_install_action (widget_class, "win.retake", "(su)", retake);
  gtk_widget_class_install_action (widget_class, "win.new-entry", NULL, new_entry);
  gtk_widget_class_install_action (widget_class, "win.settings", NULL, show_settings);
  gtk_widget_class_install_action (widget_class, "win.edit-works", "s", edit_works);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's tables: rosters in, rosters, ledger and logs out. */

#include "gab-window-tables.h"

#include "gab-bill-dialog.h"
#include "gab-dialogs-tables.h"
#include "gab-entry-dialog.h"
#include "gab-export.h"
#include "gab-files.h"
#include "gab-import-dialog.h"
#include "gab-page.h"
#include "gab-settings-dialog.h"
#include "gab-window-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
import_roster (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  GabSession *session = GAB_WINDOW (widget)->session;
  GabThing *shown = gab_session_get_shown (session);
  const char *force = GAB_IS_FORCE (shown) ? gab_thing_get_handle (shown) : NULL;
  GListModel *forces = G_LIST_MODEL (gab_campaign_get_forces (gab_session_get_campaign (session)));

  if (g_list_model_get_n_items (forces) == 0)
    gtk_widget_activate_action (widget, "win.tell-error", "s", _("Add a force first: units belong to one."));
  else
    gtk_window_present (GTK_WINDOW (gab_import_dialog_new (GTK_WINDOW (widget), session, force)));
}

/* By the ending of the name; a name without one is CSV. */
static GabExportFormat
format_of (const char *path)
{
  const char *ending = strrchr (path, '.');
  int format = ending != NULL ? gab_export_format_from_name (ending + 1) : -1;

  return format >= 0 ? (GabExportFormat) format : GAB_EXPORT_CSV;
}

/**
 * gab_window_export:
 * @self: a window with a campaign
 * @what: "roster", "ledger" or "log"
 * @path: the file to write; its ending says how
 * @error: when it cannot be written
 *
 * Writes what the viewer may know, and no more (CA-18).
 *
 * Returns: TRUE when it is written.
 */
gboolean
gab_window_export (GabWindow   *self,
                   const char  *what,
                   const char  *path,
                   GError     **error)
{
  GabCampaign *real = gab_document_get_campaign (gab_session_get_document (self->session));
  int viewer = gab_session_get_viewer (self->session);
  g_autoptr (GabCampaign) shown = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (!gab_export_open_logs (real, error))
    return FALSE;
  shown = viewer == GAB_VIEWER_UMPIRE ? g_object_ref (real) : gab_campaign_new_masked (real, viewer);
  bytes = gab_export_write (shown, gab_export_from_name (what), format_of (path));
  return gab_files_replace (path, bytes, error);
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
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (path == NULL || self->session == NULL)
    return;
  if (!gab_window_export (self, what, path, &error))
    {
      gab_tell_error (GTK_WIDGET (self), error);
      return;
    }
  name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  text = g_strdup_printf (_("Written: %s"), name);
  gab_tell (GTK_WIDGET (self), text, FALSE);
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
  gtk_window_present (GTK_WINDOW (gab_settings_dialog_new (GTK_WINDOW (widget), GAB_WINDOW (widget)->session)));
}

void
gab_window_install_tables (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.import", NULL, import_roster);
  gtk_widget_class_install_action (widget_class, "win.export", "s", export);
  gtk_widget_class_install_action (widget_class, "win.bill", "s", show_bill);
  gtk_widget_class_install_action (widget_class, "win.new-entry", NULL, new_entry);
  gtk_widget_class_install_action (widget_class, "win.settings", NULL, show_settings);
}

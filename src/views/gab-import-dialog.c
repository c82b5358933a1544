/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that puts a roster from a table into a force, after a look at it. */

#include "gab-import-dialog.h"

#include "gab-csv-roster.h"
#include "gab-dialogs-tables.h"
#include "gab-editing.h"
#include "gab-files.h"
#include "gab-flow.h"
#include "gab-handle-down.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ROWS_SHOWN   60 /* of the table; faults are told of all */
#define MOST_LETTERS 48 /* of a cell */

struct _GabImportDialog
{
  GtkWindow parent_instance;

  GtkDropDown    *force;
  GtkTextView    *text;
  GtkWidget      *preview;
  GtkCheckButton *headings;
  GtkGrid        *grid;
  GtkLabel       *summary;
  GtkLabel       *faults;
  GtkLabel       *problem;
  GtkButton      *import_button;

  GabSession     *session; /* owned */
  GabCsvRoster   *roster;  /* nullable */
  guint           idle;
  gboolean        filling;
};

G_DEFINE_FINAL_TYPE (GabImportDialog, gab_import_dialog, GTK_TYPE_WINDOW)

static GabCampaign *
get_campaign (GabImportDialog *self)
{
  return gab_document_get_campaign (gab_session_get_document (self->session));
}

static void
show_problem (GabImportDialog *self,
              const char      *text)
{
  gtk_label_set_label (self->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *text != '\0');
}

static void show_roster (GabImportDialog *self);

static gboolean
show_idly (gpointer data)
{
  GabImportDialog *self = data;

  self->idle = 0;
  show_roster (self);
  return G_SOURCE_REMOVE;
}

static void
column_chosen (GtkDropDown     *down,
               GParamSpec      *spec,
               GabImportDialog *self)
{
  guint column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (down), "column"));

  if (self->filling)
    return;
  gab_csv_roster_set_column (self->roster, column, gtk_drop_down_get_selected (down));
  /* Not now: the drop-down that tells this is one of those that are made anew. */
  if (self->idle == 0)
    self->idle = g_idle_add (show_idly, self);
}

static GtkWidget *
new_chooser (GabImportDialog *self,
             guint            column)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  /* Translators: a column of a table, by its number */
  g_autofree char *spoken = g_strdup_printf (_("What column %u holds"), column + 1);
  GtkWidget *down;

  for (guint i = 0; i < GAB_CSV_ROSTER_N_COLUMNS; i++)
    gtk_string_list_append (names, gab_csv_roster_column_label (i));
  down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), gab_csv_roster_get_column (self->roster, column));
  gtk_accessible_update_property (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (down), "column", GUINT_TO_POINTER (column));
  g_signal_connect (down, "notify::selected", G_CALLBACK (column_chosen), self);
  return down;
}

static void
attach_cell (GabImportDialog *self,
             const char      *text,
             guint            column,
             guint            row,
             const char      *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* The table scrolls sideways: only what is very long is cut. */
  if (g_utf8_strlen (text, -1) > MOST_LETTERS)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MOST_LETTERS);
      gtk_widget_set_tooltip_text (label, text);
    }
  gtk_label_set_single_line_mode (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

/* The fault of a line of the table; NULL for a good one, and for headings. */
static const char *
find_fault (GabImportDialog *self,
            guint            line)
{
  for (guint i = 0; i < gab_csv_roster_n_units (self->roster); i++)
    if (gab_csv_roster_nth (self->roster, i)->line == line)
      return gab_csv_roster_nth (self->roster, i)->fault;
  return NULL;
}

static void
fill_row (GabImportDialog *self,
          guint            row)
{
  const GabCsv *table = gab_csv_roster_get_table (self->roster);
  gboolean heading = row == 0 && gab_csv_roster_get_headings (self->roster);
  guint n = gab_csv_n_columns (table);
  const char *fault = heading ? NULL : find_fault (self, gab_csv_line (table, row));

  for (guint column = 0; column < n; column++)
    attach_cell (self, gab_csv_cell (table, row, column), column, row + 1,
                 heading ? "column-title" : fault != NULL ? "left-out" : NULL);
  if (fault != NULL)
    attach_cell (self, fault, n, row + 1, "problem");
}

static void
clear_grid (GabImportDialog *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
}

static void
fill_grid (GabImportDialog *self)
{
  const GabCsv *table = gab_csv_roster_get_table (self->roster);

  clear_grid (self);
  for (guint column = 0; column < gab_csv_n_columns (table); column++)
    gtk_grid_attach (self->grid, new_chooser (self, column), column, 0, 1, 1);
  for (guint row = 0; row < MIN (gab_csv_n_rows (table), ROWS_SHOWN); row++)
    fill_row (self, row);
}

/* The faults of rows that the preview has no room for. */
static char *
tell_faults (GabImportDialog *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = ROWS_SHOWN; i < gab_csv_roster_n_units (self->roster); i++)
    {
      const GabCsvRosterRow *row = gab_csv_roster_nth (self->roster, i);

      if (row->fault == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: a line of a table, and what is wrong there */
      g_string_append_printf (text, _("Line %1$u: %2$s"), row->line, row->fault);
    }
  return g_string_free (text, FALSE);
}

static char *
tell_summary (GabImportDialog *self)
{
  guint good = gab_csv_roster_n_good (self->roster);
  guint bad = gab_csv_roster_n_units (self->roster) - good;
  g_autofree char *in = g_strdup_printf (ngettext ("%u unit will be put in", "%u units will be put in", good), good);
  g_autofree char *out = g_strdup_printf (ngettext ("%u row is left out", "%u rows are left out", bad), bad);

  /* Translators: what will be put in, and what is left out, each a clause */
  return bad == 0 ? g_strdup_printf (_("%s."), in) : g_strdup_printf (_("%1$s; %2$s."), in, out);
}

static void
show_roster (GabImportDialog *self)
{
  guint good = self->roster != NULL ? gab_csv_roster_n_good (self->roster) : 0;
  g_autofree char *summary = NULL;
  g_autofree char *faults = NULL;

  gtk_widget_set_visible (self->preview, self->roster != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "import.do", good > 0);
  gtk_label_set_label (self->summary, "");
  if (self->roster == NULL)
    return;
  self->filling = TRUE;
  gtk_check_button_set_active (self->headings, gab_csv_roster_get_headings (self->roster));
  fill_grid (self);
  self->filling = FALSE;
  summary = tell_summary (self);
  faults = tell_faults (self);
  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->faults, faults);
  gtk_widget_set_visible (GTK_WIDGET (self->faults), *faults != '\0');
}

/* The table is read anew: what its columns hold is guessed again. */
static void
read_table (GabImportDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  g_clear_pointer (&self->roster, gab_csv_roster_free);
  show_problem (self, "");
  if (text[strspn (text, " \t\r\n")] != '\0')
    self->roster = gab_csv_roster_new (text, strlen (text), get_campaign (self), gab_handle_down_get (self->force), &error);
  if (error != NULL)
    show_problem (self, error->message);
  show_roster (self);
}

static void
text_changed (GabImportDialog *self)
{
  if (self->session != NULL && !self->filling)
    read_table (self);
}

static void
headings_toggled (GabImportDialog *self)
{
  if (self->filling || self->roster == NULL)
    return;
  gab_csv_roster_set_headings (self->roster, gtk_check_button_get_active (self->headings));
  show_roster (self);
}

static void
import (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  GabImportDialog *self = GAB_IMPORT_DIALOG (widget);
  g_autoptr (GError) error = NULL;
  GabAction *action = self->roster != NULL ? gab_csv_roster_new_action (self->roster, &error) : NULL;
  g_autofree char *problem = NULL;

  if (action != NULL)
    problem = gab_editing_finish (GTK_WINDOW (self), self->session, action);
  else if (error != NULL)
    problem = gab_error_describe (error);
  if (problem != NULL)
    show_problem (self, problem);
}

static void
file_chosen (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GabImportDialog *self = GAB_IMPORT_DIALOG (source);
  g_autoptr (GFile) file = gab_dialogs_choose_table_finish (result, NULL);

  if (file != NULL && self->session != NULL)
    gab_import_dialog_load (self, g_file_peek_path (file) != NULL ? g_file_peek_path (file) : "");
}

static void
open_file (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gab_dialogs_choose_table_async (GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a table"), NULL, file_chosen,
                                  NULL);
}

static void
gab_import_dialog_dispose (GObject *object)
{
  GabImportDialog *self = GAB_IMPORT_DIALOG (object);

  self->filling = TRUE;
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->roster, gab_csv_roster_free);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_IMPORT_DIALOG);

  G_OBJECT_CLASS (gab_import_dialog_parent_class)->dispose (object);
}

static void
gab_import_dialog_class_init (GabImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_import_dialog_dispose;

  g_type_ensure (GAB_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, force);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, text);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, headings);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, faults);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, GabImportDialog, import_button);
  gtk_widget_class_bind_template_callback (widget_class, text_changed);
  gtk_widget_class_bind_template_callback (widget_class, headings_toggled);
  gtk_widget_class_install_action (widget_class, "import.do", NULL, import);
  gtk_widget_class_install_action (widget_class, "import.open", NULL, open_file);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "import.do", NULL);
}

static void
gab_import_dialog_init (GabImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (text_changed), self,
                           G_CONNECT_SWAPPED);
  gab_handle_down_set_up (self->force);
}

static void
list_forces (GabImportDialog *self,
             const char      *force)
{
  GabCampaign *campaign = gab_session_get_campaign (self->session);
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (campaign));

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);

      if (gab_session_may_order (self->session, gab_thing_get_handle (side)))
        gab_handle_down_add_forces (self->force, campaign, gab_thing_get_handle (side), FALSE);
    }
  if (force != NULL)
    gab_handle_down_choose (self->force, force);
}

/**
 * gab_import_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @session: the session; its viewer may order somewhere
 * @force: (nullable): the handle of the force to begin with
 *
 * Returns: (transfer none): a dialog that reads a table and puts its units in.
 */
GtkWidget *
gab_import_dialog_new (GtkWindow  *parent,
                       GabSession *session,
                       const char *force)
{
  GabImportDialog *self = g_object_new (GAB_TYPE_IMPORT_DIALOG, "transient-for", parent, NULL);

  self->filling = TRUE;
  self->session = g_object_ref (session);
  list_forces (self, force);
  self->filling = FALSE;
  show_roster (self);
  return GTK_WIDGET (self);
}

/**
 * gab_import_dialog_set_text:
 * @self: a dialog
 * @text: a table, as if it had been pasted
 */
void
gab_import_dialog_set_text (GabImportDialog *self,
                            const char      *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
}

/**
 * gab_import_dialog_load:
 * @self: a dialog
 * @path: the file of a table
 *
 * Shows what is in the file, or why it cannot be read.
 *
 * Returns: whether it was read.
 */
gboolean
gab_import_dialog_load (GabImportDialog *self,
                        const char      *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = gab_files_read (path, GAB_CSV_MOST_BYTES, &error);
  g_autoptr (GabCsv) table = NULL;
  const char *text;
  gsize size;

  if (bytes != NULL)
    {
      text = g_bytes_get_data (bytes, &size);
      /* Said here what is wrong, before the text view loses what is no text. */
      table = gab_csv_read (text != NULL ? text : "", size, &error);
    }
  if (table == NULL)
    {
      show_problem (self, error->message);
      return FALSE;
    }
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text != NULL ? text : "", size);
  return TRUE;
}

/**
 * gab_import_dialog_set_column:
 * @self: a dialog that shows a table
 * @column: from 0
 * @what: the GabCsvRosterColumn that it holds
 *
 * Says what a column holds, as the player would.
 */
void
gab_import_dialog_set_column (GabImportDialog *self,
                              guint            column,
                              guint            what)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_grid_get_child_at (self->grid, column, 0)), what);
}

/**
 * gab_import_dialog_get_summary:
 * @self: a dialog
 *
 * Returns: (transfer none): what would be put in; "" while there is nothing.
 */
const char *
gab_import_dialog_get_summary (GabImportDialog *self)
{
  return gtk_label_get_label (self->summary);
}

/**
 * gab_import_dialog_get_problem:
 * @self: a dialog
 *
 * Returns: (transfer none): what is wrong; "" for nothing.
 */
const char *
gab_import_dialog_get_problem (GabImportDialog *self)
{
  return gtk_label_get_label (self->problem);
}

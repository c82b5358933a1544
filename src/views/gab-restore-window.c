/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of the versions of a campaign that are kept: by its day and turn, with what
 * was done since. Each can be opened as a copy, or restored. */

#include "gab-restore-window.h"

#include <glib/gi18n-lib.h>

#define MOST_LABELS 4

struct _GabRestoreWindow
{
  GtkWindow parent_instance;

  GtkListBox *list;
  GtkLabel   *hint;

  GabKeeper  *keeper; /* owned */
};

G_DEFINE_FINAL_TYPE (GabRestoreWindow, gab_restore_window, GTK_TYPE_WINDOW)

/* The window behind does it; this one is done with. */
static void
hand_on (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  if (parent != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (parent), action, parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
open_copy (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  hand_on (widget, "win.open-kept", parameter);
}

static void
restore (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  hand_on (widget, "win.restore-kept", parameter);
}

static void
gab_restore_window_dispose (GObject *object)
{
  GabRestoreWindow *self = GAB_RESTORE_WINDOW (object);

  g_clear_object (&self->keeper);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_RESTORE_WINDOW);

  G_OBJECT_CLASS (gab_restore_window_parent_class)->dispose (object);
}

static void
gab_restore_window_class_init (GabRestoreWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_restore_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-restore-window.ui");
  gtk_widget_class_bind_template_child (widget_class, GabRestoreWindow, list);
  gtk_widget_class_bind_template_child (widget_class, GabRestoreWindow, hint);
  gtk_widget_class_install_action (widget_class, "restore.open-copy", "s", open_copy);
  gtk_widget_class_install_action (widget_class, "restore.restore", "s", restore);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_restore_window_init (GabRestoreWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
tell_title (GabRestoreWindow *self,
            const GabKept    *kept)
{
  GabCampaign *campaign = gab_document_get_campaign (gab_keeper_get_document (self->keeper));
  g_autofree char *date = NULL;

  if (kept->where == NULL)
    return g_strdup (_("As the file was before it was saved here"));
  date = gab_day_format (kept->day, gab_campaign_get_calendar (campaign));
  if (*kept->where == '\0')
    return g_steal_pointer (&date);
  /* Translators: a day of the campaign, and which operations were open, at which turn */
  return g_strdup_printf (_("%1$s · %2$s"), date, kept->where);
}

static char *
tell_time (const GabKept *kept)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (kept->saved / G_USEC_PER_SEC);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autofree char *time = local != NULL ? g_date_time_format (local, "%x %X") : g_strdup ("");

  if (kept->file == NULL)
    /* Translators: a time */
    return g_strdup_printf (_("Kept %s"), time);
  /* Translators: a time, and a file */
  return g_strdup_printf (_("Saved %1$s in %2$s"), time, kept->file);
}

/* What was done between it and now: how much, and the first of it in words. */
static char *
tell_since (guint  n,
            char **done)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint shown = MIN (MOST_LABELS, done != NULL ? g_strv_length (done) : 0);

  if (n == 0)
    return g_strdup (_("Nothing was done since."));
  g_string_append_printf (text, ngettext ("%u action since", "%u actions since", n), n);
  for (guint i = 0; i < shown; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? ": " : "; ", done[i]);
  g_string_append (text, n > shown ? "…" : ".");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "lines", 3, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
new_button (const char *label,
            const char *action,
            const char *path,
            const char *title)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);
  /* Translators: what a button does, and with which version */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), plain, title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static void
add_row (GabRestoreWindow *self,
         const GabKept    *kept,
         const char       *since)
{
  g_autofree char *title = tell_title (self, kept);
  g_autofree char *time = tell_time (kept);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), new_label (title, "name"));
  gtk_box_append (GTK_BOX (box), new_label (time, "caption"));
  gtk_box_append (GTK_BOX (box), new_label (since, "sentence"));
  gtk_box_append (GTK_BOX (buttons), new_button (_("Open a _copy"), "restore.open-copy", kept->path, title));
  if (gab_document_get_file (gab_keeper_get_document (self->keeper)) != NULL)
    gtk_box_append (GTK_BOX (buttons), new_button (_("_Restore"), "restore.restore", kept->path, title));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_add_css_class (row, "kept");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, time, -1);
  gtk_list_box_append (self->list, row);
}

/**
 * gab_restore_window_new:
 * @parent: the window of the campaign
 * @keeper: what is kept of it
 *
 * Returns: (transfer none): a window that lists the versions.
 */
GtkWidget *
gab_restore_window_new (GtkWindow *parent,
                        GabKeeper *keeper)
{
  GabRestoreWindow *self = g_object_new (GAB_TYPE_RESTORE_WINDOW, "transient-for", parent, NULL);
  g_autoptr (GPtrArray) list = gab_keep_list (gab_keeper_get_folder (keeper));
  guint n = gab_keeper_get_n_done (keeper);
  g_auto (GStrv) done = gab_keeper_dup_done (keeper);

  self->keeper = g_object_ref (keeper);
  for (guint i = 0; i < list->len; i++)
    {
      GabKept *kept = g_ptr_array_index (list, i);
      g_autofree char *since = tell_since (n, done);

      add_row (self, kept, since);
      n += kept->n_done;
      if (kept->n_done > 0)
        {
          g_strfreev (done);
          done = g_strdupv (kept->done);
        }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), list->len > 0);
  if (list->len == 0)
    gtk_label_set_label (self->hint, _("Nothing is kept yet. Each time that you save, the version is kept here; the last five of them."));
  return GTK_WIDGET (self);
}

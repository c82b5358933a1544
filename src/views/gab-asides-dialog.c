/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of what a file held that could not be read: the line, why, and the text. */

#include "gab-asides-dialog.h"
#include "gab-rows.h"
#include "gab-words.h"

#include <glib/gi18n-lib.h>

/* Characters of one text that are shown; the copy has all. */
#define MOST_SHOWN 2000

struct _GabAsidesDialog
{
  GtkWindow parent_instance;

  GtkLabel    *hint;
  GtkWidget   *scrolled;
  GtkListView *view;

  GPtrArray   *sentences; /* of char *; owned */
};

G_DEFINE_FINAL_TYPE (GabAsidesDialog, gab_asides_dialog, GTK_TYPE_WINDOW)

static char *
tell (const GabAside *aside)
{
  g_autofree char *text = g_utf8_make_valid (aside->text, -1);

  /* Translators: the number of a line in a file, what is wrong there, and what stands there */
  return g_strdup_printf (_("Line %1$d: %2$s\n%3$s"), aside->line, aside->why != NULL ? aside->why : _("unknown reason"),
                          g_strstrip (text));
}

static void
set_up_item (GtkSignalListItemFactory *factory,
             GtkListItem              *item)
{
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, gab_words_new (NULL, NULL));
}

static void
bind_item (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_autofree char *first = NULL;
  g_autofree char *shown = NULL;

  if (g_utf8_strlen (text, -1) > MOST_SHOWN)
    {
      first = g_utf8_substring (text, 0, MOST_SHOWN);
      shown = g_strconcat (first, "…", NULL);
    }
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), shown != NULL ? shown : text);
}

static void
copy (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  g_autofree char *text = gab_asides_dialog_dup_text (GAB_ASIDES_DIALOG (widget));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
gab_asides_dialog_dispose (GObject *object)
{
  GabAsidesDialog *self = GAB_ASIDES_DIALOG (object);

  g_clear_pointer (&self->sentences, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), GAB_TYPE_ASIDES_DIALOG);

  G_OBJECT_CLASS (gab_asides_dialog_parent_class)->dispose (object);
}

static void
gab_asides_dialog_class_init (GabAsidesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gab_asides_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-asides-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GabAsidesDialog, hint);
  gtk_widget_class_bind_template_child (widget_class, GabAsidesDialog, scrolled);
  gtk_widget_class_bind_template_child (widget_class, GabAsidesDialog, view);
  gtk_widget_class_install_action (widget_class, "asides.copy", NULL, copy);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
gab_asides_dialog_init (GabAsidesDialog *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_item), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_item), NULL);
  gtk_list_view_set_factory (self->view, factory);
  gab_rows_tab_leaves (GTK_WIDGET (self->view));
}

static void
list (GabAsidesDialog *self)
{
  g_autoptr (GtkStringList) strings = gtk_string_list_new (NULL);
  g_autoptr (GtkSelectionModel) selection = NULL;

  for (guint i = 0; i < self->sentences->len; i++)
    gtk_string_list_append (strings, g_ptr_array_index (self->sentences, i));
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_steal_pointer (&strings))));
  gtk_list_view_set_model (self->view, selection);
}

/**
 * gab_asides_dialog_new:
 * @parent: (nullable): the window over which it is shown
 * @campaign: the whole campaign, with what was set aside
 * @viewer: who looks: GAB_VIEWER_UMPIRE, the table, or the ordinal of a side
 *
 * What could not be read may be anybody's secret, so it is the umpire's alone (CA-18).
 *
 * Returns: (transfer none): a dialog that lists it.
 */
GtkWidget *
gab_asides_dialog_new (GtkWindow   *parent,
                       GabCampaign *campaign,
                       int          viewer)
{
  GabAsidesDialog *self = g_object_new (GAB_TYPE_ASIDES_DIALOG, "transient-for", parent, NULL);
  GPtrArray *asides = gab_campaign_get_asides (campaign);

  if (viewer != GAB_VIEWER_UMPIRE)
    {
      gtk_label_set_label (self->hint, _("What could not be read may be a secret of either side: only the umpire’s view shows it."));
      gtk_widget_set_visible (self->scrolled, FALSE);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "asides.copy", FALSE);
      return GTK_WIDGET (self);
    }
  for (guint i = 0; i < asides->len; i++)
    g_ptr_array_add (self->sentences, tell (g_ptr_array_index (asides, i)));
  list (self);
  return GTK_WIDGET (self);
}

/**
 * gab_asides_dialog_dup_text:
 * @self: a dialog
 *
 * Returns: (transfer full): all that it lists, as the button copies it.
 */
char *
gab_asides_dialog_dup_text (GabAsidesDialog *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->sentences->len; i++)
    g_string_append_printf (text, "%s\n\n", (char *) g_ptr_array_index (self->sentences, i));
  return g_string_free (text, FALSE);
}

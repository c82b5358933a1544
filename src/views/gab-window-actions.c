/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions: going about, taking back, telling. */

#include "gab-window-private.h"

#include "gab-asking.h"
#include "gab-desk-pages.h"
#include "gab-help-window.h"
#include "gab-keys-window.h"
#include "gab-operation-dialogs.h"
#include "gab-page.h"
#include "gab-storage.h"
#include "gab-thing-editor.h"
#include "gab-window-tables.h"

#include <glib/gi18n-lib.h>

/* What was done, as the undo list calls it; nothing for a side to know. */
static char *
dup_label (GabWindow  *self,
           const char *label,
           const char *otherwise)
{
  gboolean umpire = gab_session_get_viewer (self->session) == GAB_VIEWER_UMPIRE;

  return g_strdup (umpire && label != NULL ? label : otherwise);
}

static void
undo (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  g_autofree char *label = dup_label (self, gab_document_get_undo_label (gab_session_get_document (self->session)),
                                      _("the last order"));
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  gab_notice_drop_undo (self->notice);
  if (!gab_session_undo (self->session, &error))
    {
      gab_tell_error (widget, error);
      return;
    }
  /* Translators: what was done, as the undo list calls it */
  text = g_strdup_printf (_("Taken back: %s"), label);
  gab_notice_tell (self->notice, text, FALSE);
}

static void
redo (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GabWindow *self = GAB_WINDOW (widget);
  g_autofree char *label = dup_label (self, gab_document_get_redo_label (gab_session_get_document (self->session)),
                                      _("the last order"));
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!gab_session_redo (self->session, &error))
    {
      gab_tell_error (widget, error);
      return;
    }
  /* Translators: what was done, as the undo list calls it */
  text = g_strdup_printf (_("Done again: %s"), label);
  gab_notice_tell (self->notice, text, TRUE);
}

static void
tell (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  const char *text;
  gboolean with_undo;

  g_variant_get (parameter, "(&sb)", &text, &with_undo);
  gab_notice_tell (GAB_WINDOW (widget)->notice, text, with_undo);
}

static void
tell_error (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  gab_notice_tell_error (GAB_WINDOW (widget)->notice, g_variant_get_string (parameter, NULL));
}

static void
show_page (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gab_session_set_page (GAB_WINDOW (widget)->session, g_variant_get_string (parameter, NULL));
}

static void
hide_sidebar (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  gab_desk_set_sidebar (GAB_WINDOW (widget)->desk, FALSE);
}

static void
walk (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  gab_desk_walk (GAB_WINDOW (widget)->desk, g_str_equal (name, "win.back") ? -1 : 1);
}

static void
step (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  gab_desk_step (GAB_WINDOW (widget)->desk, g_str_equal (name, "win.page-above") ? -1 : 1);
}

static void
find (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  gab_desk_find (GAB_WINDOW (widget)->desk);
}

static void
new_operation (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gab_new_operation_dialog_present (GTK_WINDOW (widget), GAB_WINDOW (widget)->session,
                                    g_variant_get_string (parameter, NULL));
}

static void
refuse (GtkWidget  *widget,
        const char *thing)
{
  GabSession *session = GAB_WINDOW (widget)->session;
  GabCampaign *campaign = gab_session_get_campaign (session);
  GabThing *found = thing != NULL ? gab_campaign_find (campaign, thing) : NULL;
  const char *side = found != NULL ? gab_campaign_side_of_thing (campaign, found) : NULL;
  g_autofree char *whose = side != NULL ? gab_asking_whose (session, side) : NULL;

  gtk_widget_activate_action (widget, "win.tell-error", "s",
                              whose != NULL ? whose : _("Only the umpire or a side adds and edits here."));
}

/* The target: a kind of thing, and where it needs one the handle of what it is added to. */
static void
add_thing (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabSession *session = GAB_WINDOW (widget)->session;
  g_auto (GStrv) words = g_strsplit (g_variant_get_string (parameter, NULL), " ", 2);
  const char *kind = words[0] != NULL ? words[0] : "";
  const char *owner = words[0] != NULL ? words[1] : NULL;

  if (gab_thing_editor_may_add (session, kind, owner))
    gtk_window_present (GTK_WINDOW (gab_thing_editor_new_for_addition (GTK_WINDOW (widget), session, kind, owner)));
  else
    refuse (widget, owner);
}

static void
edit_thing (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GabSession *session = GAB_WINDOW (widget)->session;
  GabCampaign *campaign = gab_session_get_campaign (session);
  const char *handle = g_variant_get_string (parameter, NULL);
  GabThing *thing = gab_campaign_find (campaign, handle);
  GtkWidget *editor = NULL;

  if (thing != NULL && gab_session_may_order (session, gab_campaign_side_of_thing (campaign, thing)))
    editor = gab_thing_editor_new_for_edit (GTK_WINDOW (widget), session, handle);
  if (editor != NULL)
    gtk_window_present (GTK_WINDOW (editor));
  else
    refuse (widget, handle);
}

static void
open_menu (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gtk_menu_button_popup (GAB_WINDOW (widget)->menu_button);
}

static void
show_shortcuts (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gtk_window_present (GTK_WINDOW (gab_keys_window_new (GTK_WINDOW (widget))));
}

/* The manual, open at what is said of the page that is shown. */
static void
show_help (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  GabSession *session = gab_window_get_session (GAB_WINDOW (widget));
  g_autoptr (GabTableSet) tables = gab_storage_load_tables (NULL);
  GabHelpWindow *help = gab_help_window_new (GTK_WINDOW (widget), tables);

  gab_help_window_read (help, session != NULL ? gab_desk_pages_find (session)->name : NULL);
  gtk_window_present (GTK_WINDOW (help));
}

void
gab_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "win.tell", "(sb)", tell);
  gtk_widget_class_install_action (widget_class, "win.tell-error", "s", tell_error);
  gtk_widget_class_install_action (widget_class, "win.show-page", "s", show_page);
  gtk_widget_class_install_action (widget_class, "win.hide-sidebar", NULL, hide_sidebar);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, walk);
  gtk_widget_class_install_action (widget_class, "win.forward", NULL, walk);
  gtk_widget_class_install_action (widget_class, "win.page-above", NULL, step);
  gtk_widget_class_install_action (widget_class, "win.page-below", NULL, step);
  gtk_widget_class_install_action (widget_class, "win.find", NULL, find);
  gtk_widget_class_install_action (widget_class, "win.new-operation", "s", new_operation);
  gtk_widget_class_install_action (widget_class, "win.add-thing", "s", add_thing);
  gtk_widget_class_install_action (widget_class, "win.edit-thing", "s", edit_thing);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, open_menu);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, show_help);
  gtk_widget_class_install_action (widget_class, "win.shortcuts", NULL, show_shortcuts);
  gab_window_install_tables (widget_class);
  gtk_widget_class_install_property_action (widget_class, "win.viewer", "viewer");
  gtk_widget_class_install_property_action (widget_class, "win.table-dice", "table-dice");
  gtk_widget_class_install_property_action (widget_class, "win.sidebar", "sidebar");
}

/* GTK tells every widget below that watches an action, also when nothing has changed; below are long lists. */
static void
set_enabled (GtkWidget  *widget,
             const char *action,
             gboolean    enabled)
{
  gpointer is = GINT_TO_POINTER (enabled ? 2 : 1);

  if (g_object_get_data (G_OBJECT (widget), action) == is)
    return;
  g_object_set_data (G_OBJECT (widget), action, is);
  gtk_widget_action_set_enabled (widget, action, enabled);
}

/* What can be done now: the one place that decides it. */
void
gab_window_update_actions (GabWindow *self)
{
  static const char *const with_desk[] = {
    "win.show-page", "win.hide-sidebar", "win.page-above", "win.page-below", "win.find", "win.export", "win.viewer",
    "win.table-dice", "win.sidebar", "win.hand-over", "win.view-menu",
  };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean any = self->session != NULL;
  gboolean open = any && self->curtain == NULL;
  gboolean umpire = open && gab_session_get_viewer (self->session) == GAB_VIEWER_UMPIRE;
  gboolean hands = open && gab_session_get_viewer (self->session) != GAB_VIEWER_TABLE;
  g_autoptr (GFile) last = gab_window_dup_last_file (self);

  for (guint i = 0; i < G_N_ELEMENTS (with_desk); i++)
    set_enabled (widget, with_desk[i], open);
  set_enabled (widget, "win.save", any);
  set_enabled (widget, "win.save-as", any);
  set_enabled (widget, "win.take-over", any && !open);
  set_enabled (widget, "win.import", hands);
  set_enabled (widget, "win.new-entry", hands);
  set_enabled (widget, "win.undo", open && gab_session_can_undo (self->session));
  set_enabled (widget, "win.redo",
               open && gab_document_can_redo (gab_session_get_document (self->session)));
  set_enabled (widget, "win.print", open);
  set_enabled (widget, "win.new-operation", umpire);
  /* What was done, and by whom, may be nothing for a side to know. */
  set_enabled (widget, "win.restore", umpire);
  set_enabled (widget, "win.bill", open);
  set_enabled (widget, "win.settings", umpire);
  set_enabled (widget, "win.retake", umpire);
  set_enabled (widget, "win.add-thing", hands);
  set_enabled (widget, "win.edit-thing", hands);
  set_enabled (widget, "win.edit-works", hands);
  set_enabled (widget, "win.reopen-last", last != NULL);
  set_enabled (widget, "win.back", open && self->desk != NULL && gab_desk_can_walk (self->desk, -1));
  set_enabled (widget, "win.forward", open && self->desk != NULL && gab_desk_can_walk (self->desk, 1));
}

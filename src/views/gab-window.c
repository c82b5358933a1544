/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: one campaign, or the start page. */

#include "gab-window-private.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (GabWindow, gab_window, GTK_TYPE_APPLICATION_WINDOW)

enum { PROP_0, PROP_SESSION, PROP_VIEWER, PROP_TABLE_DICE, PROP_SIDEBAR, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
gab_window_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *spec)
{
  GabWindow *self = GAB_WINDOW (object);

  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, self->session != NULL ? gab_session_get_viewer (self->session) : GAB_VIEWER_UMPIRE);
      break;
    case PROP_TABLE_DICE:
      g_value_set_boolean (value, self->session != NULL && gab_session_get_table_dice (self->session));
      break;
    case PROP_SIDEBAR:
      g_value_set_boolean (value, self->desk != NULL && gab_desk_get_sidebar (self->desk));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
gab_window_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *spec)
{
  GabWindow *self = GAB_WINDOW (object);

  if (self->session == NULL)
    return;
  switch (id)
    {
    case PROP_VIEWER:
      gab_window_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_TABLE_DICE:
      gab_session_set_table_dice (self->session, g_value_get_boolean (value));
      break;
    case PROP_SIDEBAR:
      gab_desk_set_sidebar (self->desk, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
close_now (GabWindow *self,
           gpointer   data)
{
  self->leaving = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
gab_window_close_request (GtkWindow *window)
{
  GabWindow *self = GAB_WINDOW (window);

  if (!self->leaving && (self->saving || (self->session != NULL &&
                                          gab_window_must_ask (gab_session_get_document (self->session)))))
    {
      gab_window_leave (self, close_now, NULL, NULL);
      return TRUE;
    }
  gab_window_note_place (self);
  gab_window_drop_keeper (self, FALSE);
  gab_window_remember_size (self);
  return GTK_WINDOW_CLASS (gab_window_parent_class)->close_request (window);
}

static void
gab_window_dispose (GObject *object)
{
  GabWindow *self = GAB_WINDOW (object);

  g_clear_object (&self->signals);
  self->bars = NULL;
  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  g_clear_object (&self->opening_file);
  g_cancellable_cancel (self->exporting);
  g_clear_object (&self->exporting);
  g_clear_handle_id (&self->slow, g_source_remove);
  g_clear_handle_id (&self->noting, g_source_remove);
  g_queue_clear_full (&self->leaving_after, (GDestroyNotify) gab_window_free_leaving);
  /* A window that goes without being closed leaves its journal to be found again. */
  g_clear_object (&self->keeper);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (gab_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GabWindow, sidebar_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, save_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, dice_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, dice_label);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, view_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, title);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, bars);
  gtk_widget_class_bind_template_child (widget_class, GabWindow, stack);
}

static void
gab_window_class_init (GabWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = gab_window_get_property;
  object_class->set_property = gab_window_set_property;
  object_class->dispose = gab_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = gab_window_close_request;

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, GAB_TYPE_SESSION,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, GAB_VIEWER_UMPIRE, 7, GAB_VIEWER_UMPIRE, flags);
  props[PROP_TABLE_DICE] = g_param_spec_boolean ("table-dice", NULL, NULL, FALSE, flags);
  props[PROP_SIDEBAR] = g_param_spec_boolean ("sidebar", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (GAB_TYPE_NOTICE);
  g_type_ensure (GAB_TYPE_VIEW_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/gabion/Gabion/gab-window.ui");
  bind_children (widget_class);
  gab_window_install_actions (widget_class);
  gab_window_install_curtain (widget_class);
  gab_window_install_files (widget_class);
  gab_window_install_opening (widget_class);
  gab_window_install_restoring (widget_class);
  gab_window_install_saving (widget_class);
  gab_window_install_keeping (widget_class);
  gab_window_install_asides (widget_class);
  gab_window_install_print (widget_class);
  gab_window_install_panes (widget_class);
  gab_window_install_place (widget_class);
}

static void
header_changed (GabWindow *self)
{
  gab_window_update_header (self);
  gab_window_update_actions (self);
}

/* What was told to the one who looked before is not for the next; nor is it after a crash in this moment. */
static void
viewer_changed (GabWindow *self)
{
  gab_notice_clear (self->notice);
  gab_window_note_place (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}

static void
dice_changed (GabWindow *self)
{
  header_changed (self);
  gab_window_note_soon (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TABLE_DICE]);
}

static void
sidebar_changed (GabWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR]);
}

static void
moved (GabWindow *self)
{
  header_changed (self);
  gab_window_note_soon (self);
}

static void
set_up_signals (GabWindow *self)
{
  self->signals = g_signal_group_new (GAB_TYPE_SESSION);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (header_changed), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->signals, "notify::viewer", G_CALLBACK (viewer_changed), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->signals, "notify::table-dice", G_CALLBACK (dice_changed), self,
                                 G_CONNECT_SWAPPED);
}

static void
show_start (GabWindow *self)
{
  g_autoptr (GFile) last = gab_window_dup_last_file (self);

  if (self->start == NULL)
    {
      self->start = GAB_START_PAGE (gab_start_page_new ());
      gtk_stack_add_child (self->stack, GTK_WIDGET (self->start));
    }
  gab_start_page_show_last (self->start, last);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->start));
}

static void
gab_window_init (GabWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_signals (self);
  gab_window_restore (self);
  gab_window_set_up_menus (self);
  gab_window_set_up_keeping (self);
  gab_window_set_up_place (self);
  gab_window_set_up_dropping (self);
  header_changed (self);
  show_start (self);
}

/**
 * gab_window_new:
 * @application: the program
 *
 * Returns: (transfer none): a window with nothing open.
 */
GabWindow *
gab_window_new (GtkApplication *application)
{
  return g_object_new (GAB_TYPE_WINDOW, "application", application, NULL);
}

/**
 * gab_window_get_session:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): its session; NULL when nothing is open.
 */
GabSession *
gab_window_get_session (GabWindow *self)
{
  return self->session;
}

/**
 * gab_window_get_page:
 * @self: a window
 *
 * Returns: (transfer none): the page that it shows: a GabPage, the start page, or a curtain.
 */
GtkWidget *
gab_window_get_page (GabWindow *self)
{
  if (self->curtain != NULL)
    return GTK_WIDGET (self->curtain);
  return self->session != NULL ? gab_desk_get_page (self->desk) : GTK_WIDGET (self->start);
}

/**
 * gab_window_get_error:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the error that it shows.
 */
const char *
gab_window_get_error (GabWindow *self)
{
  return gab_notice_get_error (self->notice);
}

/**
 * gab_window_get_told:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the passing message that it shows.
 */
const char *
gab_window_get_told (GabWindow *self)
{
  return gab_notice_get_told (self->notice);
}

/* A new desk for a new campaign, or for another player: no page carries anything over. */
void
gab_window_show_desk (GabWindow *self)
{
  GtkWidget *before = self->curtain != NULL ? GTK_WIDGET (self->curtain) : GTK_WIDGET (self->desk);

  self->curtain = NULL;
  self->desk = GAB_DESK (gab_desk_new (self->session));
  g_signal_connect_object (self->desk, "moved", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::folded", G_CALLBACK (header_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::sidebar", G_CALLBACK (sidebar_changed), self, G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->desk));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->desk));
  if (before != NULL)
    gtk_stack_remove (self->stack, before);
  gab_window_note_soon (self);
}

/* Where the file says otherwise than its orders, the player is told at once. */
static void
tell_faults (GabWindow *self)
{
  GPtrArray *faults = gab_campaign_get_faults (gab_document_get_campaign (gab_session_get_document (self->session)));

  if (faults->len > 0)
    gab_notice_tell_error (self->notice, g_ptr_array_index (faults, 0));
}

/* Shows it from now on; changes to the one before are lost. */
void
gab_window_show_document (GabWindow   *self,
                          GabDocument *document)
{
  gboolean table_dice = self->session != NULL && gab_session_get_table_dice (self->session);
  gboolean up;

  if (self->noting != 0)
    gab_window_note_place (self);
  g_clear_object (&self->session);
  self->session = gab_session_new (document);
  gab_window_set_holder (self, GAB_VIEWER_UMPIRE);
  up = gab_window_go_to_place (self);
  if (table_dice)
    gab_session_set_table_dice (self->session, TRUE);
  g_signal_group_set_target (self->signals, self->session);
  gab_notice_clear (self->notice);
  gab_window_show_desk (self);
  header_changed (self);
  tell_faults (self);
  for (int i = PROP_SESSION; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  if (!up)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.hand-over", "i", self->next_viewer);
}

/**
 * gab_window_shows_file:
 * @self: a window
 * @file: a file
 *
 * Returns: whether that file is open in it, or being opened.
 */
gboolean
gab_window_shows_file (GabWindow *self,
                       GFile     *file)
{
  GFile *own = self->session != NULL ? gab_document_get_file (gab_session_get_document (self->session)) : NULL;

  return (own != NULL && g_file_equal (own, file)) ||
         (self->opening_file != NULL && g_file_equal (self->opening_file, file));
}

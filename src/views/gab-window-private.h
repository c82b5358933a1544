/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the window only. */
#pragma once

#include "gab-desk.h"
#include "gab-notice.h"
#include "gab-start-page.h"
#include "gab-view-button.h"
#include "gab-window.h"

G_BEGIN_DECLS

struct _GabWindow
{
  GtkApplicationWindow parent_instance;

  /* Of the template. */
  GtkWidget     *sidebar_button;
  GtkMenuButton *open_button;
  GtkWidget     *save_button;
  GtkWidget     *undo_button;
  GtkWidget     *redo_button;
  GtkWidget     *dice_button;
  GtkLabel      *dice_label;
  GabViewButton *view_button;
  GtkMenuButton *menu_button;
  GMenuModel    *primary_menu;
  GtkLabel      *title;
  GtkLabel      *subtitle;
  GabNotice     *notice;
  GtkStack      *stack;

  /* Made when they are first needed. */
  GabStartPage  *start;
  GabDesk       *desk;

  /* Owned. */
  GabSession    *session;  /* NULL: nothing is open */
  GSignalGroup  *signals;  /* of the session */
  GSettings     *settings; /* NULL where the schema is not installed */
  gboolean       leaving;  /* the player has agreed to close */
};

typedef void (* GabLeaveFunc) (GabWindow *self,
                               gpointer   data);

void   gab_window_install_actions (GtkWidgetClass *widget_class);
void   gab_window_update_actions  (GabWindow      *self);
void   gab_window_update_header   (GabWindow      *self);
void   gab_window_set_up_menus    (GabWindow      *self);

void   gab_window_install_files   (GtkWidgetClass *widget_class);
void   gab_window_leave           (GabWindow      *self,
                                   GabLeaveFunc    then,
                                   gpointer        data,
                                   GDestroyNotify  destroy);

void   gab_window_install_print   (GtkWidgetClass *widget_class);

void   gab_window_restore         (GabWindow      *self);
void   gab_window_remember_size   (GabWindow      *self);
void   gab_window_remember_file   (GabWindow      *self,
                                   GFile          *file);
GFile *gab_window_dup_last_file   (GabWindow      *self);

G_END_DECLS

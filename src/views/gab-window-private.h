/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the window only. */
#pragma once

#include "gab-banner.h"
#include "gab-curtain.h"
#include "gab-desk.h"
#include "gab-keeper.h"
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
  GtkBox        *bars;
  GtkStack      *stack;

  /* Made when they are first needed. */
  GabStartPage  *start;
  GabDesk       *desk;     /* NULL while a curtain hides it */
  GabCurtain    *curtain;  /* NULL: it is up */

  /* Owned. */
  GabSession    *session;  /* NULL: nothing is open */
  GabKeeper     *keeper;   /* of its document; NULL: nothing is open */
  GCancellable  *opening;  /* NULL: nothing is being opened */
  GFile         *opening_file;
  GCancellable  *exporting; /* NULL: no table is being written */
  GQueue         leaving_after; /* of what waits for the save that runs */
  guint          slow;     /* says that a save takes long */
  guint          noting;   /* notes where one is */
  gboolean       saving;
  gboolean       discarding; /* what is open is given up for what is being opened */
  gboolean       restoring;   /* what is opened next takes the place of what is open, as the player chose it */
  gboolean       save_again; /* once the save that runs is done */
  GSignalGroup  *signals;  /* of the session */
  GSettings     *settings; /* NULL where the schema is not installed */
  gboolean       leaving;  /* the player has agreed to close */
  int            next_viewer; /* who takes over when the curtain goes up */
  int            holder;   /* who sits before the screen: the umpire or a side; he may look as the table does */
};

typedef void (* GabLeaveFunc) (GabWindow *self,
                               gpointer   data);

void   gab_window_install_actions (GtkWidgetClass *widget_class);
void   gab_window_update_actions  (GabWindow      *self);
void   gab_window_update_header   (GabWindow      *self);
void   gab_window_set_up_menus    (GabWindow      *self);

void   gab_window_install_curtain (GtkWidgetClass *widget_class);
void   gab_window_show_desk       (GabWindow      *self);
void   gab_window_set_holder      (GabWindow      *self,
                                   int             holder);
void   gab_window_set_viewer      (GabWindow      *self,
                                   int             viewer);

void   gab_window_install_files   (GtkWidgetClass *widget_class);
void   gab_window_open_or_raise   (GabWindow      *self,
                                   GFile          *file);
void   gab_window_leave           (GabWindow      *self,
                                   GabLeaveFunc    then,
                                   gpointer        data,
                                   GDestroyNotify  destroy);

/* What the player has chosen to do, once nothing can be lost by it. */
typedef struct
{
  GabLeaveFunc   then;
  gpointer       data;
  GDestroyNotify destroy;
} GabLeaving;

void   gab_window_go_on           (GabWindow      *self,
                                   GabLeaving     *leaving);
void   gab_window_free_leaving    (GabLeaving     *leaving);

void   gab_window_let_go          (GabWindow      *self);
void   gab_window_install_saving  (GtkWidgetClass *widget_class);
void   gab_window_save            (GabWindow      *self,
                                   gboolean        elsewhere,
                                   GabLeaving     *leaving);

void   gab_window_save_content    (GabWindow      *self,
                                   GBytes         *content,
                                   const GabKept  *kept,
                                   GabLeaving     *leaving);
void   gab_window_keep_mine       (GabWindow      *self,
                                   GabKept        *kept,
                                   GabLeaveFunc    then);
void   gab_window_install_restoring (GtkWidgetClass *widget_class);

/* What becomes of a file that is opened. */
typedef enum
{
  GAB_OPEN_FILE,
  GAB_OPEN_PART, /* an untitled copy of what can be read of it */
  GAB_OPEN_COPY, /* an untitled copy */
  GAB_OPEN_KEPT, /* an untitled copy of a version that is kept */
  GAB_OPEN_LEFT, /* the untitled campaign that it is the beginning of */
} GabOpenAs;

void   gab_window_begin_open_as   (GabWindow      *self,
                                   GFile          *file,
                                   const char     *name,
                                   GabOpenAs       as);
void   gab_window_install_opening (GtkWidgetClass *widget_class);

void   gab_window_install_asides  (GtkWidgetClass *widget_class);
void   gab_window_tell_asides    (GabWindow      *self,
                                   GabCampaign    *campaign);

void   gab_window_install_keeping (GtkWidgetClass *widget_class);
void   gab_window_set_up_keeping  (GabWindow      *self);
void   gab_window_adopt           (GabWindow      *self,
                                   GabKeeper      *keeper,
                                   GBytes         *content);
void   gab_window_adopt_kept      (GabWindow      *self,
                                   GabKeeper      *keeper,
                                   GBytes         *content,
                                   const GError   *taken);
void   gab_window_show_document   (GabWindow      *self,
                                   GabDocument    *document);
void   gab_window_drop_keeper     (GabWindow      *self,
                                   gboolean        discard);

void   gab_window_show_bar        (GabWindow      *self,
                                   const char     *id,
                                   const char     *text,
                                   const GabBannerButton *buttons);
void   gab_window_hide_bar        (GabWindow      *self,
                                   const char     *id);
GabBanner *gab_window_find_bar       (GabWindow      *self,
                                   const char     *id);

void   gab_window_install_print   (GtkWidgetClass *widget_class);
void   gab_window_install_panes   (GtkWidgetClass *widget_class);

void   gab_window_set_up_dropping (GabWindow      *self);
GtkWidget *gab_window_begin_import   (GabWindow      *self);

GSettings *gab_window_new_settings   (void);
void   gab_window_install_place   (GtkWidgetClass *widget_class);
void   gab_window_set_up_place    (GabWindow      *self);
void   gab_window_note_place      (GabWindow      *self);
void   gab_window_note_soon       (GabWindow      *self);
gboolean gab_window_go_to_place   (GabWindow      *self);
void   gab_window_restore         (GabWindow      *self);
void   gab_window_remember_size   (GabWindow      *self);
void   gab_window_remember_file   (GabWindow      *self,
                                   GFile          *file);
GFile *gab_window_dup_last_file   (GabWindow      *self);

G_END_DECLS

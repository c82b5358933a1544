/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A desk for tests of windows: a window with the sample open, and time to settle. */
#pragma once

#include "gab-dialogs.h"
#include "gab-force-page.h"
#include "gab-page.h"
#include "gab-window.h"

G_BEGIN_DECLS

#define DESK_SAMPLE "peninsula-1812"

gboolean    desk_begin       (void);
void        desk_settle      (void);
gboolean    desk_wait_for    (gboolean  (* is_so) (gpointer data),
                              gpointer     data);
GabWindow  *desk_window      (void);
GabWindow  *desk_sample      (void);
void        desk_close       (GabWindow   *window);
void        desk_act         (GabWindow   *window,
                              const char  *action);
void        desk_act_on      (GabWindow   *window,
                              const char  *action,
                              const char  *target);
GabForcePage *desk_force     (GabWindow   *window,
                              const char  *force);
GabUnit    *desk_unit        (GabWindow   *window,
                              const char  *handle);
GtkWidget  *desk_find        (GtkWidget   *root,
                              GType        type,
                              const char  *name);
GtkWidget  *desk_find_window (GType        type);
gboolean    desk_says        (GtkWidget   *root,
                              const char  *text);
GabDocument *desk_document   (GabWindow   *window);
guint       desk_n_orders    (GabWindow   *window);
void        desk_give        (GabWindow   *window);
char       *desk_path        (const char  *name);

G_END_DECLS

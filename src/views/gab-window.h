/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: one campaign, or the start page. */
#pragma once

#include "gab-keeper.h"
#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_WINDOW (gab_window_get_type ())
G_DECLARE_FINAL_TYPE (GabWindow, gab_window, GAB, WINDOW, GtkApplicationWindow)

GabWindow  *gab_window_new          (GtkApplication *application);
GabSession *gab_window_get_session  (GabWindow      *self);
GtkWidget  *gab_window_get_page     (GabWindow      *self);
const char *gab_window_get_error    (GabWindow      *self);
const char *gab_window_get_told     (GabWindow      *self);
void        gab_window_set_document (GabWindow      *self,
                                     GabDocument    *document);
gboolean    gab_window_open_file    (GabWindow      *self,
                                     GFile          *file);
gboolean    gab_window_open_sample  (GabWindow      *self,
                                     const char     *name);
gboolean    gab_window_shows_file   (GabWindow      *self,
                                     GFile          *file);
void        gab_window_begin_open   (GabWindow      *self,
                                     GFile          *file);
void        gab_window_begin_open_left (GabWindow   *self,
                                     const GabLeft  *left);
GFile      *gab_window_take_left    (void);
void        gab_window_resume       (GabWindow      *self,
                                     GFile          *file);
gboolean    gab_window_is_busy      (GabWindow      *self);
const char *gab_window_get_bar      (GabWindow      *self,
                                     const char     *id);
gboolean    gab_window_must_ask     (GabDocument    *document);

G_END_DECLS

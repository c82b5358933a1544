/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preview: a paper as it will be printed, page by page. */
#pragma once

#include "gab-papers.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_PREVIEW_WINDOW (gab_preview_window_get_type ())
G_DECLARE_FINAL_TYPE (GabPreviewWindow, gab_preview_window, GAB, PREVIEW_WINDOW, GtkWindow)

GtkWidget  *gab_preview_window_new        (GtkWindow        *parent,
                                           GabCampaign      *campaign,
                                           GabThing         *thing,
                                           GSettings        *settings);
gboolean    gab_preview_window_choose     (GabPreviewWindow *self,
                                           const char       *paper);
void        gab_preview_window_set_letter (GabPreviewWindow *self,
                                           gboolean          letter);
void        gab_preview_window_set_brief  (GabPreviewWindow *self,
                                           gboolean          brief);
gboolean    gab_preview_window_save       (GabPreviewWindow *self,
                                           const char       *path);
guint       gab_preview_window_n_papers   (GabPreviewWindow *self);
guint       gab_preview_window_n_pages    (GabPreviewWindow *self);
guint       gab_preview_window_get_page   (GabPreviewWindow *self);

G_END_DECLS

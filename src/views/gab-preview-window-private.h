/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared among the files of the preview only. */
#pragma once

#include "gab-preview-window.h"

G_BEGIN_DECLS

struct _GabPreviewWindow
{
  GtkWindow parent_instance;

  GtkDropDown    *paper;
  GtkDropDown    *size;
  GtkWidget      *turn_box;
  GtkSpinButton  *turn;
  GtkCheckButton *brief;
  GtkDrawingArea *area;
  GtkLabel       *where;
  GtkLabel       *problem;

  GabCampaign *campaign;  /* owned, as the viewer may see it */
  GabThing    *thing;     /* owned, nullable: what the papers are of */
  GSettings   *settings;  /* owned, nullable */
  GPtrArray   *kinds;     /* of const GabPaperKind: what can be printed of it and of the campaign */
  GPtrArray   *handles;   /* of char *, one a kind: of what it is; "" the campaign */
  GabPrint    *print;     /* owned, nullable: what is shown */
  guint        page;
  double       zoom;
  gboolean     filling;
};

const GabPaperKind *gab_preview_window_kind         (GabPreviewWindow *self);
const char         *gab_preview_window_handle       (GabPreviewWindow *self);
GabPrint           *gab_preview_window_make         (GabPreviewWindow  *self,
                                                     GError           **error);
void                gab_preview_window_show_problem (GabPreviewWindow *self,
                                                     const GError     *error);
void                gab_preview_window_show_page    (GabPreviewWindow *self);
void                gab_preview_window_install_output (GtkWidgetClass *widget_class);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page: one view of a session, brought up to date by one function. */
#pragma once

#include "gab-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_PAGE (gab_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (GabPage, gab_page, GAB, PAGE, GtkWidget)

struct _GabPageClass
{
  GtkWidgetClass parent_class;

  /* Shows what the session holds now. Called while the page is shown, and then only when the session has changed or shows
   * something else: what else a page depends on it listens to itself. */
  void     (* refresh) (GabPage *self);
  gboolean has_dice; /* it shows whose dice fall: it is refreshed also when that is switched */
};

GabSession  *gab_page_get_session  (GabPage      *self);
void         gab_page_set_session  (GabPage      *self,
                                    GabSession   *session);
GabCampaign *gab_page_get_campaign (GabPage      *self);
GabThing    *gab_page_get_shown    (GabPage      *self);
void         gab_page_refresh      (GabPage      *self);

void         gab_tell              (GtkWidget    *widget,
                                    const char   *text,
                                    gboolean      with_undo);
void         gab_tell_error        (GtkWidget    *widget,
                                    const GError *error);

G_END_DECLS

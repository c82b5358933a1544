/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk: the sidebar and the pages of an open campaign. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_DESK (gab_desk_get_type ())
G_DECLARE_FINAL_TYPE (GabDesk, gab_desk, GAB, DESK, GtkWidget)

GtkWidget *gab_desk_new              (GabSession *session);
GtkWidget *gab_desk_get_page         (GabDesk    *self);
GtkWidget *gab_desk_get_sidebar_widget (GabDesk  *self);
void       gab_desk_find             (GabDesk    *self);
void       gab_desk_step             (GabDesk    *self,
                                      int         by);
gboolean   gab_desk_can_walk         (GabDesk    *self,
                                      int         by);
void       gab_desk_walk             (GabDesk    *self,
                                      int         by);
gboolean   gab_desk_get_folded       (GabDesk    *self);
gboolean   gab_desk_get_sidebar      (GabDesk    *self);
void       gab_desk_set_sidebar      (GabDesk    *self,
                                      gboolean    shown);

G_END_DECLS

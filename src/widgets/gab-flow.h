/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flow: children in lines, as many beside each other as there is room for. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_FLOW (gab_flow_get_type ())
G_DECLARE_FINAL_TYPE (GabFlow, gab_flow, GAB, FLOW, GtkWidget)

GtkWidget *gab_flow_new    (void);
void       gab_flow_append (GabFlow   *self,
                            GtkWidget *child);
void       gab_flow_clear  (GabFlow   *self);

G_END_DECLS

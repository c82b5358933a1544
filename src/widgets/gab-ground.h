/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ground with its panel: beside each other while there is room, else one of the two. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_GROUND (gab_ground_get_type ())
G_DECLARE_FINAL_TYPE (GabGround, gab_ground, GAB, GROUND, GtkWidget)

GtkWidget *gab_ground_new        (GtkWidget *ground,
                                  GtkWidget *panel);
gboolean   gab_ground_get_folded (GabGround *self);
void       gab_ground_show_panel (GabGround *self,
                                  gboolean   panel);

G_END_DECLS

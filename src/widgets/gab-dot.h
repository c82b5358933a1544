/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dot: whose a thing is, by colour and by shape. */
#pragma once

#include "gab-ink.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_DOT (gab_dot_get_type ())
G_DECLARE_FINAL_TYPE (GabDot, gab_dot, GAB, DOT, GtkWidget)

GtkWidget *gab_dot_new  (void);
void       gab_dot_show (GabDot       *self,
                         GabInkColour  colour,
                         int           shape);

G_END_DECLS

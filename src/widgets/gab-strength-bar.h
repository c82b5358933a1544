/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strength bar: what is left of what there was at first. */
#pragma once

#include "gab-ink.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_STRENGTH_BAR (gab_strength_bar_get_type ())
G_DECLARE_FINAL_TYPE (GabStrengthBar, gab_strength_bar, GAB, STRENGTH_BAR, GtkWidget)

GtkWidget *gab_strength_bar_new  (void);
void       gab_strength_bar_show (GabStrengthBar *self,
                                  GabInkColour    colour,
                                  int             left,
                                  int             first);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bars view: losses by cause, a bar each, and told to who does not see them. */
#pragma once

#include "gab-bars.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAB_TYPE_BARS_VIEW (gab_bars_view_get_type ())
G_DECLARE_FINAL_TYPE (GabBarsView, gab_bars_view, GAB, BARS_VIEW, GtkWidget)

GtkWidget *gab_bars_view_new   (void);
void       gab_bars_view_clear (GabBarsView  *self,
                                GabInkColour  colour);
void       gab_bars_view_add   (GabBarsView  *self,
                                const GabBar *bar);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style: parchment by day, dim by night, as the desktop asks. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _GabStyle GabStyle;

GabStyle *gab_style_new  (GdkDisplay *display);
void      gab_style_free (GabStyle   *style);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tour through every page and window, for tests of all of them. */
#pragma once

#include "window-desk.h"

G_BEGIN_DECLS

/* Called with what is shown: a page, a dialog or the whole window. */
typedef void (* TourFunc) (GtkWidget  *shown,
                           const char *where,
                           gpointer    data);

void tour_pages   (GabWindow *window,
                   TourFunc   func,
                   gpointer   data);
void tour_windows (GabWindow *window,
                   TourFunc   func,
                   gpointer   data);
void tour_siege   (GabWindow *window,
                   TourFunc   func,
                   gpointer   data);

G_END_DECLS

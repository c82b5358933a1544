/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege on a desk: the standard one, played some days by the same orders for tests and pictures. */
#pragma once

#include "gab-formal.h"
#include "gab-siege-page.h"
#include "window-desk.h"

G_BEGIN_DECLS

GabSiegePage    *siege_begin    (GabWindow  *window);
const GabFormal *siege_state    (GabWindow  *window);
void             siege_order    (GabWindow  *window,
                                 const char *line);
void             siege_place    (GabWindow  *window);
void             siege_next     (GabWindow  *window);
void             siege_dig      (GabWindow  *window);
gboolean         siege_shows    (GabSiegePage *page,
                                 const char   *text);

G_END_DECLS

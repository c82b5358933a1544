/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the turn log makes its entries. */
#pragma once

#include "gab-turn-log.h"

G_BEGIN_DECLS

GabLogEntry *gab_log_entry_new        (const GabGame   *game,
                                       guint            nth,
                                       int              viewer);
GabLogEntry *gab_log_entry_new_struck (const GabRecord *record,
                                       guint            number);

gboolean     gab_log_entry_may_read_words (const GabGame *game,
                                           guint          nth,
                                           int            viewer);

G_END_DECLS

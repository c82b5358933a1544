/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A trench drawn with the hand: from where the hand began to where it is, snapped to units that the rules allow. */
#pragma once

#include "gab-formal.h"

G_BEGIN_DECLS

gboolean gab_formal_may_draw (const GabFormal *state,
                              GabFormalPoint   from,
                              gint32           slack);
guint    gab_formal_draw     (const GabFormal *state,
                              GabFormalPoint   from,
                              GabFormalPoint   to,
                              gint32           slack,
                              GPtrArray       *orders);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Retaking an order with other dice or words, and playing what came after it again (CA-17). */
#pragma once

#include "gab-turn-log.h"

G_BEGIN_DECLS

GPtrArray *gab_retake_new       (GabTurnLog   *log,
                                 guint         nth,
                                 const char   *line,
                                 const char   *typed,
                                 GError      **error);
guint      gab_retake_n_struck  (GPtrArray    *tail);

G_END_DECLS

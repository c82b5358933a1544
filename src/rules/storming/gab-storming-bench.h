/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A signature of the rules: many storms played with the program's dice. */
#pragma once

#include "gab-storming.h"

G_BEGIN_DECLS

char *gab_storming_bench (const GabStormingTables *tables,
                          guint64                  seed,
                          guint                    n);

G_END_DECLS

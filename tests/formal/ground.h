/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions laid out at once, for the tests of fire, storm and sortie. */
#pragma once

#include "gab-formal-private.h"
#include "gab-game.h"

G_BEGIN_DECLS

gboolean ground_play (GabGame    *game,
                      const char *words);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of a rule set from setup lines in one text. */
#pragma once

#include "gab-game.h"

G_BEGIN_DECLS

GabGame *test_games_new (const GabRules  *rules,
                         gconstpointer    tables,
                         const char      *lines,
                         GError         **error);
int      test_games_run (int              argc,
                         char           **argv,
                         const GabRules  *rules,
                         GabTables      **numbers,
                         gpointer        *tables,
                         void           (*add) (void));

G_END_DECLS

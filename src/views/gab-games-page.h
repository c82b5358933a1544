/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of games: numbered by date, with what each came to. */
#pragma once

#include "gab-page.h"

G_BEGIN_DECLS

#define GAB_TYPE_GAMES_PAGE (gab_games_page_get_type ())
G_DECLARE_FINAL_TYPE (GabGamesPage, gab_games_page, GAB, GAMES_PAGE, GabPage)

G_END_DECLS

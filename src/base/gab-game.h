/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: a setup and its log of orders with dice, and the state they lead to. */
#pragma once

#include "gab-entry.h"
#include "gab-rules.h"

G_BEGIN_DECLS

typedef struct _GabGame GabGame;

GabGame        *gab_game_new        (const GabRules  *rules,
                                     GabSetup        *setup,
                                     GError         **error);
void            gab_game_free       (GabGame         *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GabGame, gab_game_free)

const GabRules *gab_game_rules      (const GabGame   *game);
const GabSetup *gab_game_setup      (const GabGame   *game);
gconstpointer   gab_game_state      (const GabGame   *game);
gpointer        gab_game_state_at   (const GabGame   *game,
                                     guint            n_orders);
guint           gab_game_length     (const GabGame   *game);
const GabEntry *gab_game_nth        (const GabGame   *game,
                                     guint            nth);

gboolean        gab_game_give       (GabGame         *game,
                                     const char      *line,
                                     GabDice         *dice,
                                     const char      *reason,
                                     GError         **error);
gboolean        gab_game_try        (const GabGame   *game,
                                     const char      *line,
                                     GabDice         *dice,
                                     GError         **error);
gboolean        gab_game_replay     (GabGame         *game,
                                     const char      *line,
                                     const GabDie    *dice,
                                     guint            n_dice,
                                     const char      *reason,
                                     GError         **error);
GabGame        *gab_game_copy       (const GabGame   *game,
                                     guint            n_orders,
                                     GError         **error);
guint           gab_game_repeat     (GabGame         *game,
                                     const GabGame   *other,
                                     GError         **error);
GPtrArray      *gab_game_dup_entries(const GabGame   *game);
void            gab_game_cut        (GabGame         *game,
                                     guint            n_orders);
gboolean        gab_game_undo       (GabGame         *game);
void            gab_game_set_reason (GabGame         *game,
                                     guint            nth,
                                     const char      *reason);
void            gab_game_dice       (const GabGame   *game,
                                     GabDice         *dice);
char           *gab_game_digest     (const GabGame   *game);
gboolean        gab_game_verify     (const GabGame   *game,
                                     GError         **error);

GabEvents      *gab_game_dup_events (const GabGame   *game,
                                     guint            nth);
char           *gab_game_line       (const GabGame   *game,
                                     guint            nth);
char           *gab_game_tell       (const GabGame   *game,
                                     guint            nth,
                                     int              viewer);
gboolean        gab_game_is_own     (const GabGame   *game,
                                     guint            nth,
                                     int              side);
gboolean        gab_game_shows_dice (const GabGame   *game,
                                     guint            nth,
                                     int              viewer);
char           *gab_game_tell_need  (const GabGame   *game,
                                     const GabDice   *dice);

G_END_DECLS

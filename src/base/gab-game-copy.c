/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game once more, to try on what may not happen to the game itself. */

#include "gab-game.h"

/**
 * gab_game_copy:
 * @game: a game
 * @n_orders: how many of its orders the copy has
 * @error: when it cannot be played so far
 *
 * Returns: (transfer full): a game of the same setup with the same orders.
 */
GabGame *
gab_game_copy (const GabGame  *game,
               guint           n_orders,
               GError        **error)
{
  g_autoptr (GabGame) copy = gab_game_new (gab_game_rules (game), gab_setup_ref (gab_game_setup (game)), error);

  g_return_val_if_fail (n_orders <= gab_game_length (game), NULL);
  if (copy == NULL || gab_game_repeat (copy, game, error) < gab_game_length (game))
    return NULL;
  gab_game_cut (copy, n_orders);
  return g_steal_pointer (&copy);
}

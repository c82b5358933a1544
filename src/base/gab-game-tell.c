/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's log for a reader: notation, sentences, what to roll. */

#include "gab-game.h"

#include <glib/gi18n-lib.h>

/**
 * gab_game_line:
 * @game: a game
 * @nth: which order, from 0
 *
 * Returns: (transfer full): the order in notation.
 */
char *
gab_game_line (const GabGame *game,
               guint          nth)
{
  return gab_order_format (gab_game_nth (game, nth)->order, gab_game_setup (game)->names);
}

static gboolean
is_seen (const GabEvent *event,
         int             viewer)
{
  if (event->seen_by == GAB_SEEN_BY_NOBODY)
    return FALSE;
  return viewer == GAB_VIEWER_UMPIRE || event->seen_by == GAB_SEEN_BY_ALL ||
         (viewer >= 0 && (event->seen_by & (1 << viewer)) != 0);
}

/**
 * gab_game_tell:
 * @game: a game
 * @nth: which order, from 0
 * @viewer: who reads
 *
 * Returns: (transfer full): what came of the order, in sentences; "" when the
 *   viewer may know nothing of it.
 */
char *
gab_game_tell (const GabGame *game,
               guint          nth,
               int            viewer)
{
  g_autoptr (GArray) events = gab_game_dup_events (game, nth);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const GabEvent *event = gab_events_nth (events, i);
      g_autofree char *sentence = NULL;

      if (!is_seen (event, viewer))
        continue;
      sentence = gab_game_rules (game)->tell (event, gab_game_setup (game)->names, viewer);
      if (sentence == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, sentence);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * gab_game_is_own:
 * @game: a game
 * @nth: which order, from 0
 * @side: a side, from 0
 *
 * Returns: whether all that came of the order is that side's secret, so that the words
 *   beside it are its own to read (CA-18).
 */
gboolean
gab_game_is_own (const GabGame *game,
                 guint          nth,
                 int            side)
{
  g_autoptr (GArray) events = gab_game_dup_events (game, nth);

  for (guint i = 0; i < events->len; i++)
    if (side < 0 || gab_events_nth (events, i)->seen_by != 1 << side)
      return FALSE;
  return events->len > 0;
}

/**
 * gab_game_shows_dice:
 * @game: a game
 * @nth: which order, from 0
 * @viewer: who reads
 *
 * Returns: whether the reader may see the order's dice: none of them led to something that is
 *   kept from him (CA-18).
 */
gboolean
gab_game_shows_dice (const GabGame *game,
                     guint          nth,
                     int            viewer)
{
  g_autoptr (GArray) events = gab_game_dup_events (game, nth);

  for (guint i = 0; i < events->len; i++)
    if (gab_events_nth (events, i)->n_dice > 0 && !is_seen (gab_events_nth (events, i), viewer))
      return FALSE;
  return TRUE;
}

/**
 * gab_game_tell_need:
 * @game: a game
 * @dice: the dice of an order that failed for want of dice
 *
 * Returns: (transfer full): what to roll and what for: "2 D10: size of the fort".
 */
char *
gab_game_tell_need (const GabGame *game,
                    const GabDice *dice)
{
  g_autofree char *reason = gab_game_rules (game)->tell (&dice->reason, gab_game_setup (game)->names, GAB_VIEWER_UMPIRE);

  /* Translators: how many dice, how many sides they have, what for */
  return g_strdup_printf (_("%1$u D%2$d: %3$s"), dice->missing,
                          dice->missing_kind == GAB_DIE_D6 ? 6 : 10, reason != NULL ? reason : "");
}

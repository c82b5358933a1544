/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An operation turn by turn, as its viewer may see it: for papers and charts. */

#include "gab-operation-days.h"

#include "gab-turn-log-private.h"

static const GabGame *
game_of (GabOperation *self,
         int          *viewer)
{
  GabTurnLog *log = gab_operation_get_log (self);

  if (log == NULL)
    return NULL;
  *viewer = log->source != NULL ? log->viewer : GAB_VIEWER_UMPIRE;
  return log->source != NULL ? log->source->game : log->game;
}

/**
 * gab_operation_played_setup:
 * @self: an operation
 *
 * Returns: (transfer none) (nullable): what it is played from; NULL before it has been opened. What it holds is
 *   not masked: take the names of what the viewer's state shows, and no more.
 */
const GabSetup *
gab_operation_played_setup (GabOperation *self)
{
  int viewer;
  const GabGame *game = game_of (self, &viewer);

  return game != NULL ? gab_game_setup (game) : NULL;
}

/**
 * gab_operation_dup_days:
 * @self: an operation
 *
 * What comes before the first turn belongs to it.
 *
 * Returns: (transfer full) (element-type GabOperationDay): its turns with their orders, the last one perhaps not over.
 */
GArray *
gab_operation_dup_days (GabOperation *self)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (GabOperationDay));
  int viewer;
  const GabGame *game = game_of (self, &viewer);
  guint length = game != NULL ? gab_game_length (game) : 0;

  for (guint i = 0; i < length; i++)
    {
      gint32 day = gab_game_nth (game, i)->day;
      GabOperationDay *last = days->len > 0 ? &g_array_index (days, GabOperationDay, days->len - 1) : NULL;

      if (last == NULL || last->day != day)
        {
          GabOperationDay begun = { .turn = days->len + 1, .day = day, .first = i };

          g_array_append_val (days, begun);
          last = &g_array_index (days, GabOperationDay, days->len - 1);
        }
      last->n_orders++;
    }
  return days;
}

/**
 * gab_operation_dup_state_at:
 * @self: an operation that has been opened
 * @n_orders: after how many orders; more than there are: now
 *
 * Returns: (transfer full) (nullable): the rule set's state then, masked for the viewer; NULL before it has been
 *   opened. Its rule set frees it.
 */
gpointer
gab_operation_dup_state_at (GabOperation *self,
                            guint         n_orders)
{
  int viewer;
  const GabGame *game = game_of (self, &viewer);
  const GabRules *rules;
  gpointer state, masked;

  if (game == NULL)
    return NULL;
  rules = gab_game_rules (game);
  state = gab_game_state_at (game, MIN (n_orders, gab_game_length (game)));
  masked = rules->mask (state, viewer);
  rules->state_free (state);
  return masked;
}

/**
 * gab_operation_dup_series:
 * @self: an operation
 *
 * Its figures at the end of each turn and as it stands, by playing the log again: what the rule set's series says.
 *
 * Returns: (transfer full) (element-type GabScoreLine): turn by turn; empty where the rule set has none.
 */
GArray *
gab_operation_dup_series (GabOperation *self)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));
  g_autoptr (GArray) days = gab_operation_dup_days (self);
  int viewer;
  const GabGame *game = game_of (self, &viewer);

  if (game == NULL || gab_game_rules (game)->series == NULL)
    return lines;
  for (guint i = 0; i < days->len; i++)
    {
      const GabOperationDay *day = &g_array_index (days, GabOperationDay, i);
      gpointer state = gab_operation_dup_state_at (self, day->first + day->n_orders);
      guint first = lines->len;

      gab_game_rules (game)->series (state, lines);
      for (guint n = first; n < lines->len; n++)
        g_array_index (lines, GabScoreLine, n).turn = day->turn;
      gab_game_rules (game)->state_free (state);
    }
  return lines;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a log, taken off and put on again: what a correction exchanges (CA-17). */

#include "gab-turn-log-private.h"

/**
 * gab_record_from:
 * @game: a game
 * @nth: an order of it, from 0
 *
 * Returns: (transfer full): a record by which it can be replayed.
 */
GabRecord *
gab_record_from (const GabGame *game,
                 guint          nth)
{
  const GabEntry *entry = gab_game_nth (game, nth);
  g_autofree char *line = gab_game_line (game, nth);
  const GabRecord record = { .line = line, .reason = entry->reason, .dice = entry->dice, .n_dice = entry->n_dice };

  return gab_record_copy (&record);
}

/**
 * gab_turn_log_dup_tail:
 * @self: a log
 * @nth: the first order, from 0
 *
 * Returns: (transfer full) (element-type GabRecord): the orders from there on, with
 *   those that are struck out behind them.
 */
GPtrArray *
gab_turn_log_dup_tail (GabTurnLog *self,
                       guint       nth)
{
  GPtrArray *tail = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_record_free);

  for (guint i = nth; i < gab_game_length (self->game); i++)
    g_ptr_array_add (tail, gab_record_from (self->game, i));
  for (guint i = 0; i < self->struck->len; i++)
    g_ptr_array_add (tail, gab_record_copy (g_ptr_array_index (self->struck, i)));
  return tail;
}

/* Puts orders on that were played before from the same state. */
static gboolean
put_on (GabTurnLog *self,
        GPtrArray  *tail,
        GError    **error)
{
  g_ptr_array_set_size (self->struck, 0);
  for (guint i = 0; i < tail->len; i++)
    {
      const GabRecord *record = g_ptr_array_index (tail, i);

      if (record->struck)
        g_ptr_array_add (self->struck, gab_record_copy (record));
      else if (!gab_game_replay (self->game, record->line, record->dice, record->n_dice, record->reason, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * gab_turn_log_swap_tail:
 * @self: a log
 * @nth: the first order that is exchanged, from 0
 * @tail: (inout) (element-type GabRecord): the orders that shall stand from there on;
 *   those that stood there
 * @error: why the rules refuse one of them; then nothing has changed
 *
 * Returns: TRUE when they were exchanged.
 */
gboolean
gab_turn_log_swap_tail (GabTurnLog  *self,
                        guint        nth,
                        GPtrArray  **tail,
                        GError     **error)
{
  g_autoptr (GPtrArray) before = gab_turn_log_dup_tail (self, nth);
  guint length = g_list_model_get_n_items (G_LIST_MODEL (self));

  gab_game_cut (self->game, nth);
  if (!put_on (self, *tail, error))
    {
      gab_game_cut (self->game, nth);
      put_on (self, before, NULL);
      return FALSE;
    }
  g_ptr_array_unref (*tail);
  *tail = g_steal_pointer (&before);
  g_list_model_items_changed (G_LIST_MODEL (self), nth, length - nth,
                              g_list_model_get_n_items (G_LIST_MODEL (self)) - nth);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Retaking an order with other dice or words, and playing what came after it again (CA-17). */

#include "gab-retake.h"

#include <glib/gi18n-lib.h>

static void
strike (GPtrArray       *struck,
        const GabRecord *record,
        const GError    *error)
{
  GabRecord *copy = gab_record_copy (record);

  copy->struck = copy->corrected = TRUE;
  copy->why = gab_error_describe (error);
  g_ptr_array_add (struck, copy);
}

/* The dice of the program hang on the place in the log: of an order that has moved
 * up they are those of another and count as typed. */
static void
own_dice (GabRecord *record)
{
  GabDie *dice = (GabDie *) record->dice; /* in the record's own memory */

  for (guint i = 0; i < record->n_dice; i++)
    dice[i].typed = TRUE;
}

static gboolean
retake (GabGame        *again,
        const char     *line,
        const char     *typed,
        const char     *reason,
        GError        **error)
{
  g_autoptr (GArray) given = gab_dice_parse_typed (typed, error);
  GabDice dice;

  if (given == NULL)
    return FALSE;
  gab_dice_init_typed (&dice, (const GabDie *) given->data, given->len);
  return gab_game_give (again, line, &dice, reason, error);
}

/**
 * gab_retake_new:
 * @log: the log of an operation that is open
 * @nth: an order of it, from 0
 * @line: (nullable): what shall be ordered instead; NULL the same
 * @typed: the dice that lay on the table
 * @error: why the rules refuse it
 *
 * Plays the order with these dice, and every later one with its own. One that no
 * longer holds, or whose dice no longer fit, is struck out with its reason. Nothing
 * has changed yet: gab_turn_log_swap_tail() does that.
 *
 * Returns: (transfer full) (element-type GabRecord): the log from that order on; NULL
 *   when the order itself is refused.
 */
GPtrArray *
gab_retake_new (GabTurnLog   *log,
                guint         nth,
                const char   *line,
                const char   *typed,
                GError      **error)
{
  const GabGame *game = gab_turn_log_get_game (log);
  g_autoptr (GPtrArray) old = gab_turn_log_dup_tail (log, nth);
  g_autoptr (GPtrArray) struck = g_ptr_array_new ();
  g_autoptr (GPtrArray) tail = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_record_free);
  const GabRecord *first = g_ptr_array_index (old, 0);
  g_autoptr (GabGame) again = gab_game_copy (game, nth, error);

  if (again == NULL || !retake (again, line != NULL ? line : first->line, typed, first->reason, error))
    return NULL;
  g_ptr_array_add (tail, gab_record_from (again, gab_game_length (again) - 1));
  for (guint i = 1; i < old->len; i++)
    {
      GabRecord *record = g_ptr_array_index (old, i);
      g_autoptr (GError) refusal = NULL;

      if (record->struck)
        {
          g_ptr_array_add (struck, gab_record_copy (record));
          continue;
        }
      if (gab_game_length (again) != nth + i)
        own_dice (record);
      if (gab_game_replay (again, record->line, record->dice, record->n_dice, record->reason, &refusal))
        g_ptr_array_add (tail, gab_record_from (again, gab_game_length (again) - 1));
      else
        strike (struck, record, refusal);
    }
  for (guint i = 0; i < struck->len; i++)
    g_ptr_array_add (tail, g_ptr_array_index (struck, i));
  return g_steal_pointer (&tail);
}

/**
 * gab_retake_n_struck:
 * @tail: (element-type GabRecord): what gab_retake_new() made
 *
 * Returns: how many of its orders are struck out.
 */
guint
gab_retake_n_struck (GPtrArray *tail)
{
  guint n = 0;

  for (guint i = 0; i < tail->len; i++)
    n += ((GabRecord *) g_ptr_array_index (tail, i))->struck;
  return n;
}

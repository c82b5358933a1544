/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A block of orders, one a line, checked whole before any is given.
 *
 *   LINE / DICE | words …    dice as they lay on the table; without a slash the program's
 *   # a comment
 */

#include "gab-order-block.h"

#include <string.h>

static void
fault_free (gpointer data)
{
  GabBlockFault *fault = data;

  g_free (fault->text);
  g_free (fault->why);
  g_free (fault);
}

static void
add_fault (GabOrderBlock *block,
           guint          line,
           const char    *text,
           const GError  *error)
{
  GabBlockFault *fault = g_new0 (GabBlockFault, 1);

  fault->line = line;
  fault->text = g_strdup (text);
  fault->why = gab_error_describe (error);
  g_ptr_array_add (block->faults, fault);
}

/* Takes off what stands behind a sign; NULL when the line has none. */
static char *
cut_at (char       *line,
        const char *sign)
{
  char *at = strstr (line, sign);

  if (at == NULL)
    return NULL;
  *at = '\0';
  return g_strstrip (at + strlen (sign));
}

/**
 * gab_order_line_split:
 * @text: "LINE", "LINE / DICE", "LINE | words …" or "LINE / DICE | words …"; it is cut up
 * @line: (out): the order in notation
 * @dice: (out) (nullable): the dice as they lay on the table; NULL for the program's
 * @words: (out) (nullable): what stands beside it
 */
void
gab_order_line_split (char        *text,
                      const char **line,
                      const char **dice,
                      const char **words)
{
  const char *beside = cut_at (text, "|");

  if (beside != NULL && g_str_has_prefix (beside, "words "))
    beside += strlen ("words ");
  *words = beside != NULL && *beside != '\0' ? beside : NULL;
  *dice = cut_at (text, "/");
  *line = g_strstrip (text);
}

/* Tries a line on the copy of the game, where those before it stand. */
static gboolean
try_line (GabGame     *game,
          const char  *text,
          GError     **error)
{
  g_autofree char *whole = g_strdup (text);
  const char *line, *typed, *words;
  g_autoptr (GArray) given = NULL;
  GabDice dice;

  gab_order_line_split (whole, &line, &typed, &words);
  if (typed != NULL)
    {
      given = gab_dice_parse_typed (typed, error);
      if (given == NULL)
        return FALSE;
      gab_dice_init_typed (&dice, (const GabDie *) given->data, given->len);
    }
  else
    gab_game_dice (game, &dice);
  return gab_check_words (words, error) && gab_game_give (game, line, &dice, words, error);
}

static gboolean
is_order (const char *line)
{
  return *line != '\0' && *line != '#';
}

/**
 * gab_order_block_new:
 * @log: the log of an operation that is open
 * @operation: that operation
 * @text: the block
 * @label: what it does, for the undo list
 * @error: when the game cannot be played so far
 *
 * A line that is refused is left out, so that all that is wrong is found at once; lines
 * behind it may be refused for that.
 *
 * Returns: (transfer full): what became of it; nothing has been given yet.
 */
GabOrderBlock *
gab_order_block_new (GabTurnLog    *log,
                     GabOperation  *operation,
                     const char    *text,
                     const char    *label,
                     GError       **error)
{
  const GabGame *game = gab_turn_log_get_game (log);
  g_autoptr (GabGame) again = gab_game_copy (game, gab_game_length (game), error);
  g_autoptr (GabOrderBlock) block = NULL;
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (again == NULL)
    return NULL;
  block = g_new0 (GabOrderBlock, 1);
  block->faults = g_ptr_array_new_with_free_func (fault_free);
  block->action = gab_action_new (label);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);
      g_autoptr (GError) refusal = NULL;

      if (!is_order (line))
        continue;
      block->n_orders++;
      if (try_line (again, line, &refusal))
        gab_action_add_taken (block->action, operation, again, gab_game_length (again) - 1);
      else
        add_fault (block, i + 1, line, refusal);
    }
  if (block->n_orders == 0 || block->faults->len > 0)
    g_clear_pointer (&block->action, gab_action_free);
  return g_steal_pointer (&block);
}

/**
 * gab_order_block_free:
 * @block: (transfer full): a block
 */
void
gab_order_block_free (GabOrderBlock *block)
{
  g_ptr_array_unref (block->faults);
  g_clear_pointer (&block->action, gab_action_free);
  g_free (block);
}

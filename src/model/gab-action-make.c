/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions, step by step, before they are done. */

#include "gab-action-private.h"

static void
step_free (gpointer data)
{
  GabStep *step = data;

  g_clear_object (&step->thing);
  g_clear_object (&step->operation);
  g_clear_pointer (&step->recorded, g_array_unref);
  g_free (step->dice);
  g_free (step->line);
  g_free (step->words);
  g_free (step->field);
  g_clear_pointer (&step->tables, gab_tables_unref);
  g_clear_pointer (&step->tail, g_ptr_array_unref);
  if (G_IS_VALUE (&step->value))
    g_value_unset (&step->value);
  g_free (step);
}

/**
 * gab_action_new:
 * @label: what it does, for the undo list: "Storm of the first column"
 *
 * Returns: (transfer full): an action without steps.
 */
GabAction *
gab_action_new (const char *label)
{
  GabAction *action = g_new0 (GabAction, 1);

  action->label = g_strdup (label);
  action->steps = g_ptr_array_new_with_free_func (step_free);
  return action;
}

/**
 * gab_action_free:
 * @action: (transfer full): an action
 */
void
gab_action_free (GabAction *action)
{
  g_ptr_array_unref (action->steps);
  g_free (action->label);
  g_free (action);
}

/**
 * gab_action_get_label:
 * @action: an action
 *
 * Returns: (transfer none): what it does.
 */
const char *
gab_action_get_label (GabAction *action)
{
  return action->label;
}

/* A step of a kind that the caller fills in. */
GabStep *
gab_action_add_step (GabAction   *action,
                     GabStepKind  kind,
                     GabThing    *thing)
{
  GabStep *step = g_new0 (GabStep, 1);

  step->kind = kind;
  g_set_object (&step->thing, thing);
  g_ptr_array_add (action->steps, step);
  return step;
}

/**
 * gab_action_add_order:
 * @action: an action
 * @operation: (nullable): in whose log; NULL the campaign's own
 * @line: the order in notation
 * @dice: (transfer full): where its dice come from; from g_new()
 * @reason: (nullable): the words beside it
 */
void
gab_action_add_order (GabAction    *action,
                      GabOperation *operation,
                      const char   *line,
                      GabDice      *dice,
                      const char   *reason)
{
  GabStep *step = gab_action_add_step (action, GAB_STEP_ORDER, NULL);

  g_set_object (&step->operation, operation);
  step->line = g_strdup (line);
  step->dice = dice;
  step->words = g_strdup (reason);
}

/**
 * gab_action_add_taken:
 * @action: an action
 * @operation: (nullable): in whose log; NULL the campaign's own
 * @game: the game of that log
 * @nth: an order already given, from 0
 *
 * Makes an order given before the file was opened one that can be undone.
 */
void
gab_action_add_taken (GabAction     *action,
                      GabOperation  *operation,
                      const GabGame *game,
                      guint          nth)
{
  const GabEntry *entry = gab_game_nth (game, nth);
  GabStep *step = gab_action_add_step (action, GAB_STEP_ORDER, NULL);

  g_set_object (&step->operation, operation);
  step->line = gab_game_line (game, nth);
  step->words = g_strdup (entry->reason);
  step->recorded = g_array_new (FALSE, FALSE, sizeof (GabDie));
  g_array_append_vals (step->recorded, entry->dice, entry->n_dice);
}

/**
 * gab_action_add_text:
 * @action: an action
 * @thing: a thing
 * @field: one of its fields that is a text
 * @text: (nullable): what shall stand there
 */
void
gab_action_add_text (GabAction  *action,
                     GabThing   *thing,
                     const char *field,
                     const char *text)
{
  GabStep *step = gab_action_add_step (action, GAB_STEP_SET, thing);

  step->field = g_strdup (field);
  g_value_init (&step->value, G_TYPE_STRING);
  g_value_set_string (&step->value, text);
}

/**
 * gab_action_add_number:
 * @action: an action
 * @thing: a thing
 * @field: one of its fields that is a number
 * @number: what shall stand there
 */
void
gab_action_add_number (GabAction  *action,
                       GabThing   *thing,
                       const char *field,
                       int         number)
{
  GabStep *step = gab_action_add_step (action, GAB_STEP_SET, thing);

  step->field = g_strdup (field);
  g_value_init (&step->value, G_TYPE_INT);
  g_value_set_int (&step->value, number);
}

/**
 * gab_action_add_thing:
 * @action: an action
 * @thing: a new thing
 * @position: where in its list; -1 for the end
 */
void
gab_action_add_thing (GabAction *action,
                      GabThing  *thing,
                      int        position)
{
  gab_action_add_step (action, GAB_STEP_ADD, thing)->position = position;
}

/**
 * gab_action_add_removal:
 * @action: an action
 * @thing: a thing; that an entry names it is found out when it is done
 */
void
gab_action_add_removal (GabAction *action,
                        GabThing  *thing)
{
  gab_action_add_step (action, GAB_STEP_REMOVE, thing);
}

/**
 * gab_action_add_move:
 * @action: an action
 * @thing: a thing
 * @position: its new place in its list
 */
void
gab_action_add_move (GabAction *action,
                     GabThing  *thing,
                     int        position)
{
  gab_action_add_step (action, GAB_STEP_MOVE, thing)->position = position;
}

/**
 * gab_action_add_words:
 * @action: an action
 * @operation: (nullable): in whose log; NULL the campaign's own
 * @nth: which order, from 0
 * @words: (nullable): what shall stand beside it
 */
void
gab_action_add_words (GabAction    *action,
                      GabOperation *operation,
                      guint         nth,
                      const char   *words)
{
  GabStep *step = gab_action_add_step (action, GAB_STEP_WORDS, NULL);

  g_set_object (&step->operation, operation);
  step->nth = nth;
  step->words = g_strdup (words);
}

/**
 * gab_action_add_tables:
 * @action: an action
 * @tables: the numbers that the books shall be kept with, or that operations shall be begun with
 */
void
gab_action_add_tables (GabAction *action,
                       GabTables *tables)
{
  gab_action_add_step (action, GAB_STEP_TABLES, NULL)->tables = gab_tables_ref (tables);
}

/**
 * gab_action_add_tail:
 * @action: an action
 * @operation: an open operation
 * @nth: an order of its log, from 0
 * @tail: (element-type GabRecord): the orders that shall stand from there on, of
 *   gab_retake_new()
 */
void
gab_action_add_tail (GabAction    *action,
                     GabOperation *operation,
                     guint         nth,
                     GPtrArray    *tail)
{
  GabStep *step = gab_action_add_step (action, GAB_STEP_TAIL, NULL);

  g_set_object (&step->operation, operation);
  step->nth = nth;
  step->tail = g_ptr_array_ref (tail);
}

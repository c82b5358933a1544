/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions: what one click made, done and undone whole. */

#include "gab-action.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GabStepKind   kind;

  GabThing     *thing;     /* of an edit */
  GabOperation *operation; /* of an order; NULL the campaign's own log */

  char         *line;
  GabDice      *dice;      /* where they come from, until the order was given */
  GArray       *recorded;  /* of GabDie; what was rolled, for doing it again */
  char         *words;     /* beside the order; of WORDS the ones not in force */
  guint         nth;

  char         *field;
  GValue        value;     /* the one not in force */
  int           position;  /* the one not in force */
} Step;

struct _GabAction
{
  char      *label;
  GPtrArray *steps; /* of Step */
};

/* Does a step, or undoes it; whatever it replaces it keeps for the way back. */
typedef gboolean (* StepFunc) (Step         *step,
                               GabCampaign  *campaign,
                               GError      **error);

static void
step_free (gpointer data)
{
  Step *step = data;

  g_clear_object (&step->thing);
  g_clear_object (&step->operation);
  g_clear_pointer (&step->recorded, g_array_unref);
  g_free (step->dice);
  g_free (step->line);
  g_free (step->words);
  g_free (step->field);
  if (G_IS_VALUE (&step->value))
    g_value_unset (&step->value);
  g_free (step);
}

static GabTurnLog *
step_log (Step        *step,
          GabCampaign *campaign)
{
  return step->operation != NULL ? gab_operation_get_log (step->operation) : gab_campaign_get_log (campaign);
}

static void
keep_dice (Step          *step,
           const GabDice *dice)
{
  if (step->recorded == NULL)
    step->recorded = g_array_new (FALSE, FALSE, sizeof (GabDie));
  g_array_set_size (step->recorded, 0);
  g_array_append_vals (step->recorded, dice->rolled, dice->n_rolled);
}

static gboolean
check_open (Step         *step,
            GabCampaign  *campaign,
            GError      **error)
{
  if (step->operation == NULL || !gab_operation_get_closed (step->operation))
    return gab_campaign_open_operation_or_books (campaign, step->operation, error);
  gab_refuse (error, gab_books_rules.prefix, 14, _("%s is closed: its cost is booked, and no order can be given in it."),
              gab_thing_get_name (GAB_THING (step->operation)));
  return FALSE;
}

static gboolean
do_order (Step         *step,
          GabCampaign  *campaign,
          GError      **error)
{
  GabDice again;
  GabDice *dice = step->dice;

  if (!check_open (step, campaign, error))
    return FALSE;
  if (step->recorded != NULL)
    {
      gab_dice_init_recorded (&again, (const GabDie *) step->recorded->data, step->recorded->len);
      dice = &again;
    }
  if (!gab_turn_log_give (step_log (step, campaign), step->line, dice, step->words, error))
    return FALSE;
  keep_dice (step, dice);
  return TRUE;
}

static gboolean
undo_order (Step         *step,
            GabCampaign  *campaign,
            GError      **error)
{
  return gab_turn_log_undo (step_log (step, campaign));
}

/* Setup numbers go through the books again; a name only through the sentences. */
static gboolean
take_effect (Step         *step,
             GabCampaign  *campaign,
             GError      **error)
{
  const GabField *field = gab_thing_find_field (step->thing, step->field);

  if (field->role == GAB_FIELD_SETUP)
    return gab_campaign_rebuild (campaign, error);
  if (g_str_equal (step->field, "name"))
    gab_campaign_relabel (campaign, step->thing);
  return TRUE;
}

static void
swap_value (Step *step)
{
  GValue before = G_VALUE_INIT;

  g_value_init (&before, G_VALUE_TYPE (&step->value));
  g_object_get_property (G_OBJECT (step->thing), step->field, &before);
  g_object_set_property (G_OBJECT (step->thing), step->field, &step->value);
  g_value_unset (&step->value);
  step->value = before;
}

static gboolean
do_set (Step         *step,
        GabCampaign  *campaign,
        GError      **error)
{
  swap_value (step);
  if (take_effect (step, campaign, error))
    return TRUE;
  swap_value (step);
  return FALSE;
}

/* A setup that contradicts itself is found out when the operation is added. */
static gboolean
can_begin (GabThing     *thing,
           GabCampaign  *campaign,
           GError      **error)
{
  g_autoptr (GError) failure = NULL;

  if (!GAB_IS_OPERATION (thing) || gab_campaign_open_operation (campaign, GAB_OPERATION (thing), &failure) != NULL ||
      failure == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
do_add (Step         *step,
        GabCampaign  *campaign,
        GError      **error)
{
  gboolean rebuilt;

  gab_campaign_insert (campaign, step->thing, step->position);
  rebuilt = gab_campaign_rebuild (campaign, error);
  if (rebuilt && can_begin (step->thing, campaign, error))
    return TRUE;
  step->position = gab_campaign_remove (campaign, step->thing);
  if (rebuilt)
    gab_campaign_rebuild (campaign, NULL);
  return FALSE;
}

static gboolean
do_remove (Step         *step,
           GabCampaign  *campaign,
           GError      **error)
{
  step->position = gab_campaign_remove (campaign, step->thing);
  if (gab_campaign_rebuild (campaign, error))
    return TRUE;
  gab_campaign_insert (campaign, step->thing, step->position);
  return FALSE;
}

static gboolean
do_move (Step         *step,
         GabCampaign  *campaign,
         GError      **error)
{
  int wanted = step->position;

  step->position = gab_campaign_remove (campaign, step->thing);
  gab_campaign_insert (campaign, step->thing, wanted);
  if (gab_campaign_rebuild (campaign, error))
    return TRUE;
  gab_campaign_remove (campaign, step->thing);
  gab_campaign_insert (campaign, step->thing, step->position);
  step->position = wanted;
  return FALSE;
}

static gboolean
do_words (Step         *step,
          GabCampaign  *campaign,
          GError      **error)
{
  g_autofree char *before = gab_turn_log_swap_reason (step_log (step, campaign), step->nth, step->words);

  g_free (step->words);
  step->words = g_steal_pointer (&before);
  return TRUE;
}

/* The one table of what can be done and undone. */
static const struct { StepFunc todo, undo; } kinds[GAB_STEP_N_KINDS] = {
  [GAB_STEP_ORDER]  = { do_order,  undo_order },
  [GAB_STEP_SET]    = { do_set,    do_set },
  [GAB_STEP_ADD]    = { do_add,    do_remove },
  [GAB_STEP_REMOVE] = { do_remove, do_add },
  [GAB_STEP_MOVE]   = { do_move,   do_move },
  [GAB_STEP_WORDS]  = { do_words,  do_words },
};

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

static Step *
add_step (GabAction   *action,
          GabStepKind  kind,
          GabThing    *thing)
{
  Step *step = g_new0 (Step, 1);

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
  Step *step = add_step (action, GAB_STEP_ORDER, NULL);

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
  Step *step = add_step (action, GAB_STEP_ORDER, NULL);

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
  Step *step = add_step (action, GAB_STEP_SET, thing);

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
  Step *step = add_step (action, GAB_STEP_SET, thing);

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
  add_step (action, GAB_STEP_ADD, thing)->position = position;
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
  add_step (action, GAB_STEP_REMOVE, thing);
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
  add_step (action, GAB_STEP_MOVE, thing)->position = position;
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
  Step *step = add_step (action, GAB_STEP_WORDS, NULL);

  g_set_object (&step->operation, operation);
  step->nth = nth;
  step->words = g_strdup (words);
}

static void
undo_down_from (GabAction   *action,
                guint        n,
                GabCampaign *campaign)
{
  for (; n > 0; n--)
    {
      Step *step = g_ptr_array_index (action->steps, n - 1);

      /* What was done a moment ago can be undone: the state is the same. */
      if (!kinds[step->kind].undo (step, campaign, NULL))
        g_warning ("a step of “%s” could not be undone", action->label);
    }
}

/**
 * gab_action_do:
 * @action: an action
 * @campaign: the campaign
 * @error: why it cannot be
 *
 * Does it for the first time, or again with the same dice: whole or not at all.
 *
 * Returns: TRUE when it was done.
 */
gboolean
gab_action_do (GabAction    *action,
               GabCampaign  *campaign,
               GError      **error)
{
  for (guint i = 0; i < action->steps->len; i++)
    {
      Step *step = g_ptr_array_index (action->steps, i);

      if (kinds[step->kind].todo (step, campaign, error))
        continue;
      undo_down_from (action, i, campaign);
      gab_campaign_refresh (campaign);
      return FALSE;
    }
  gab_campaign_refresh (campaign);
  return TRUE;
}

/**
 * gab_action_undo:
 * @action: an action that was the last to be done
 * @campaign: the campaign
 *
 * Takes it back whole.
 */
void
gab_action_undo (GabAction   *action,
                 GabCampaign *campaign)
{
  undo_down_from (action, action->steps->len, campaign);
  gab_campaign_refresh (campaign);
}

/**
 * gab_action_has_kind:
 * @action: an action
 * @kind: a kind of step
 *
 * Returns: whether it has a step of that kind.
 */
gboolean
gab_action_has_kind (GabAction   *action,
                     GabStepKind  kind)
{
  for (guint i = 0; i < action->steps->len; i++)
    if (((Step *) g_ptr_array_index (action->steps, i))->kind == kind)
      return TRUE;
  return FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions: what one click made, done and undone whole. */

#include "gab-action-private.h"

#include "gab-settings.h"

#include <glib/gi18n-lib.h>

/* Does a step, or undoes it; whatever it replaces it keeps for the way back. */
typedef gboolean (* StepFunc) (GabStep         *step,
                               GabCampaign  *campaign,
                               GError      **error);

static GabTurnLog *
step_log (GabStep        *step,
          GabCampaign *campaign)
{
  return step->operation != NULL ? gab_operation_get_log (step->operation) : gab_campaign_get_log (campaign);
}

static void
keep_dice (GabStep          *step,
           const GabDice *dice)
{
  if (step->recorded == NULL)
    step->recorded = g_array_new (FALSE, FALSE, sizeof (GabDie));
  g_array_set_size (step->recorded, 0);
  g_array_append_vals (step->recorded, dice->rolled, dice->n_rolled);
}

static gboolean
check_open (GabStep         *step,
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
do_order (GabStep         *step,
          GabCampaign  *campaign,
          GError      **error)
{
  GabDice again;
  GabDice *dice = step->dice;

  if (!gab_check_words (step->words, error) || !check_open (step, campaign, error))
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
undo_order (GabStep         *step,
            GabCampaign  *campaign,
            GError      **error)
{
  return gab_turn_log_undo (step_log (step, campaign));
}

/* Setup numbers go through the books again; a name only through the sentences. */
static gboolean
take_effect (GabStep         *step,
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

static gboolean
can_set (GabStep  *step,
         GError  **error)
{
  const GabField *field = gab_thing_find_field (step->thing, step->field);

  if (field != NULL && (field->role == GAB_FIELD_FREE || field->role == GAB_FIELD_SETUP))
    return field->kind != GAB_FIELD_TEXT || gab_check_text (step->field, g_value_get_string (&step->value), error);
  g_set_error (error, GAB_ERROR, GAB_ERROR_EDIT, _("“%1$s” of %2$s cannot be edited."), step->field,
               gab_thing_get_name (step->thing));
  return FALSE;
}

static void
swap_value (GabStep *step)
{
  GValue before = G_VALUE_INIT;

  g_value_init (&before, G_VALUE_TYPE (&step->value));
  g_object_get_property (G_OBJECT (step->thing), step->field, &before);
  g_object_set_property (G_OBJECT (step->thing), step->field, &step->value);
  g_value_unset (&step->value);
  step->value = before;
}

static gboolean
do_set (GabStep         *step,
        GabCampaign  *campaign,
        GError      **error)
{
  if (!can_set (step, error))
    return FALSE;
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
do_add (GabStep         *step,
        GabCampaign  *campaign,
        GError      **error)
{
  gboolean rebuilt;

  if (!gab_campaign_check_new (campaign, step->thing, error) || !gab_check_texts (step->thing, error))
    return FALSE;
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
do_remove (GabStep         *step,
           GabCampaign  *campaign,
           GError      **error)
{
  if (!gab_campaign_check_removal (campaign, step->thing, error))
    return FALSE;
  step->position = gab_campaign_remove (campaign, step->thing);
  if (gab_campaign_rebuild (campaign, error))
    return TRUE;
  gab_campaign_insert (campaign, step->thing, step->position);
  return FALSE;
}

static gboolean
do_move (GabStep         *step,
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
do_words (GabStep         *step,
          GabCampaign  *campaign,
          GError      **error)
{
  g_autofree char *before = NULL;

  if (!gab_check_words (step->words, error) ||
      !gab_campaign_open_operation_or_books (campaign, step->operation, error))
    return FALSE;
  if (step->nth >= gab_game_length (gab_turn_log_get_game (step_log (step, campaign))))
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_EDIT, _("There is no such order to note anything beside."));
      return FALSE;
    }
  before = gab_turn_log_swap_reason (step_log (step, campaign), step->nth, step->words);
  g_free (step->words);
  step->words = g_steal_pointer (&before);
  return TRUE;
}

static gboolean
do_tables (GabStep      *step,
           GabCampaign  *campaign,
           GError      **error)
{
  GabTables *now = gab_campaign_get_rule_tables (campaign, gab_tables_rules (step->tables));
  g_autoptr (GabTables) before = now != NULL ? gab_tables_ref (now) : NULL;

  if (!gab_campaign_change_tables (campaign, step->tables, error))
    return FALSE;
  gab_tables_unref (step->tables);
  step->tables = g_steal_pointer (&before);
  return TRUE;
}

static gboolean
do_tail (GabStep      *step,
         GabCampaign  *campaign,
         GError      **error)
{
  if (!check_open (step, campaign, error))
    return FALSE;
  return gab_turn_log_swap_tail (step_log (step, campaign), step->nth, &step->tail, error);
}

/* The one table of what can be done and undone. */
static const struct { StepFunc todo, undo; } kinds[GAB_STEP_N_KINDS] = {
  [GAB_STEP_ORDER]  = { do_order,  undo_order },
  [GAB_STEP_SET]    = { do_set,    do_set },
  [GAB_STEP_ADD]    = { do_add,    do_remove },
  [GAB_STEP_REMOVE] = { do_remove, do_add },
  [GAB_STEP_MOVE]   = { do_move,   do_move },
  [GAB_STEP_WORDS]  = { do_words,  do_words },
  [GAB_STEP_TABLES] = { do_tables, do_tables },
  [GAB_STEP_TAIL]   = { do_tail,   do_tail },
};

/* Things alone, put in or taken out, need the books rebuilt but once. A siege or battle
 * begins with books that know whom it names. */
static gboolean
is_of_things (GabAction *action)
{
  for (guint i = 0; i < action->steps->len; i++)
    {
      const GabStep *step = g_ptr_array_index (action->steps, i);

      if (step->kind != GAB_STEP_ADD || GAB_IS_OPERATION (step->thing))
        return FALSE;
    }
  return action->steps->len > 1;
}

static void
undo_down_from (GabAction   *action,
                guint        n,
                GabCampaign *campaign)
{
  for (; n > 0; n--)
    {
      GabStep *step = g_ptr_array_index (action->steps, n - 1);

      /* What was done a moment ago can be undone: the state is the same. */
      if (!kinds[step->kind].undo (step, campaign, NULL))
        g_warning ("a step of “%s” could not be undone", action->label);
    }
}

static void
take_back (GabAction   *action,
           guint        n,
           GabCampaign *campaign)
{
  gboolean at_once = is_of_things (action);

  if (at_once)
    gab_campaign_hold (campaign);
  undo_down_from (action, n, campaign);
  /* The state is the one before, in which all entries held. */
  if (at_once && !gab_campaign_let_go (campaign, NULL))
    g_warning ("“%s” could not be undone", action->label);
}

/* Says how many of the steps are done. */
static guint
do_steps (GabAction    *action,
          GabCampaign  *campaign,
          GError      **error)
{
  for (guint i = 0; i < action->steps->len; i++)
    {
      GabStep *step = g_ptr_array_index (action->steps, i);

      if (!kinds[step->kind].todo (step, campaign, error))
        return i;
    }
  return action->steps->len;
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
  gboolean at_once = is_of_things (action);
  gboolean good;
  guint n;

  if (at_once)
    gab_campaign_hold (campaign);
  n = do_steps (action, campaign, error);
  good = n == action->steps->len;
  if (at_once)
    good = gab_campaign_let_go (campaign, good ? error : NULL) && good;
  if (good)
    gab_campaign_forget_stored (campaign);
  else
    take_back (action, n, campaign);
  gab_campaign_refresh (campaign);
  return good;
}

/* Does the step that was added last to an action that has been done so far; on
 * failure the whole action is taken back. */
gboolean
gab_action_do_last (GabAction    *action,
                    GabCampaign  *campaign,
                    GError      **error)
{
  GabStep *step = g_ptr_array_index (action->steps, action->steps->len - 1);

  if (kinds[step->kind].todo (step, campaign, error))
    return TRUE;
  undo_down_from (action, action->steps->len - 1, campaign);
  return FALSE;
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
  take_back (action, action->steps->len, campaign);
  gab_campaign_forget_stored (campaign);
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
    if (((GabStep *) g_ptr_array_index (action->steps, i))->kind == kind)
      return TRUE;
  return FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions as records that a journal can keep. */

#include "gab-action-private.h"

#include "gab-settings.h"

const char *const gab_step_words[GAB_STEP_N_KINDS] = {
  [GAB_STEP_ORDER] = "order", [GAB_STEP_SET] = "set",   [GAB_STEP_ADD] = "add",
  [GAB_STEP_REMOVE] = "remove", [GAB_STEP_MOVE] = "move", [GAB_STEP_WORDS] = "words",
  [GAB_STEP_TABLES] = "tables", [GAB_STEP_TAIL] = "tail",
};

static void
put_text (GVariantBuilder *entries,
          const char      *key,
          const char      *text)
{
  if (text != NULL)
    g_variant_builder_add (entries, "{sv}", key, g_variant_new_string (text));
}

static void
put_number (GVariantBuilder *entries,
            const char      *key,
            gint64           number)
{
  g_variant_builder_add (entries, "{sv}", key, g_variant_new_int64 (number));
}

static void
put_operation (GVariantBuilder *entries,
               GabOperation    *operation)
{
  if (operation != NULL)
    put_text (entries, "operation", gab_thing_get_handle (GAB_THING (operation)));
}

static void
put_dice (GVariantBuilder *entries,
          const GArray    *dice)
{
  g_autofree char *text = gab_dice_format ((const GabDie *) dice->data, dice->len);

  put_text (entries, "dice", text);
}

/* What stands in the field now, after the step was done. */
static void
put_value (GVariantBuilder *entries,
           GabThing        *thing,
           const char      *field)
{
  if (gab_thing_find_field (thing, field)->kind == GAB_FIELD_TEXT)
    put_text (entries, "text", gab_thing_get_text (thing, field));
  else
    put_number (entries, "number", gab_thing_get_number (thing, field));
}

static void
put_texts (GVariantBuilder *entries,
           GabThing        *thing)
{
  g_autoptr (GPtrArray) names = gab_thing_list_texts (thing);
  GVariantBuilder texts;

  g_variant_builder_init (&texts, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < names->len; i++)
    g_variant_builder_add (&texts, "{ss}", g_ptr_array_index (names, i),
                           gab_thing_get_text (thing, g_ptr_array_index (names, i)));
  g_variant_builder_add (entries, "{sv}", "texts", g_variant_builder_end (&texts));
}

static void
put_setup (GVariantBuilder *entries,
           GabOperation    *operation)
{
  GPtrArray *setup = gab_operation_get_setup (operation);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, gab_operation_get_seed (operation));

  put_text (entries, "rules", gab_operation_get_rules (operation));
  put_text (entries, "tables", gab_operation_get_tables (operation));
  put_number (entries, "revision", gab_operation_get_revision (operation));
  put_text (entries, "seed", seed);
  g_variant_builder_add (entries, "{sv}", "setup",
                         g_variant_new_strv ((const char *const *) setup->pdata, setup->len));
}

static int
position_now (GabCampaign *campaign,
              GabThing    *thing)
{
  guint position = 0;

  g_list_store_find (gab_campaign_get_siblings (campaign, thing), thing, &position);
  return position;
}

static void
record_thing (GVariantBuilder *entries,
              GabThing        *thing,
              GabCampaign     *campaign)
{
  g_autofree char *line = gab_thing_dup_line (thing);

  put_text (entries, "line", line);
  put_texts (entries, thing);
  put_number (entries, "position", position_now (campaign, thing));
  if (GAB_IS_OPERATION (thing))
    put_setup (entries, GAB_OPERATION (thing));
}

/* The words beside an order, unless it has been taken back together with them. */
static void
put_words (GVariantBuilder *entries,
           const GabStep   *step,
           GabCampaign     *campaign)
{
  GabTurnLog *log = step->operation != NULL ? gab_operation_get_log (step->operation) : gab_campaign_get_log (campaign);
  const GabGame *game = gab_turn_log_get_game (log);

  put_number (entries, "nth", step->nth);
  if (step->nth < gab_game_length (game))
    put_text (entries, "words", gab_game_nth (game, step->nth)->reason);
}

/* The numbers that are in force now. */
static void
put_tables (GVariantBuilder *entries,
            GabCampaign     *campaign,
            const char      *rules)
{
  const GabTables *tables = gab_campaign_get_rule_tables (campaign, rules);
  GVariantBuilder rows;

  g_variant_builder_init (&rows, G_VARIANT_TYPE ("a(sai)"));
  for (guint i = 0; i < gab_tables_length (tables); i++)
    {
      const gint32 *values;
      guint n_values;
      const char *name = gab_tables_nth (tables, i, &values, &n_values);

      g_variant_builder_add (&rows, "(s@ai)", name,
                             g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, values, n_values, sizeof *values));
    }
  g_variant_builder_add (entries, "{sv}", "numbers", g_variant_builder_end (&rows));
  put_number (entries, "revision", gab_tables_revision (tables));
  /* Of the books where nothing is said. */
  if (!g_str_equal (rules, gab_books_rules.id))
    put_text (entries, "rules", rules);
}

/* The orders that are in force now. */
static void
put_tail (GVariantBuilder *entries,
          const GabStep   *step)
{
  g_autoptr (GPtrArray) tail = gab_turn_log_dup_tail (gab_operation_get_log (step->operation), step->nth);
  GVariantBuilder records;

  g_variant_builder_init (&records, G_VARIANT_TYPE (GAB_ACTION_TAIL));
  for (guint i = 0; i < tail->len; i++)
    {
      const GabRecord *record = g_ptr_array_index (tail, i);
      g_autofree char *dice = gab_dice_format (record->dice, record->n_dice);

      g_variant_builder_add (&records, "(ssmsms)", record->line, dice, record->reason,
                             record->struck ? record->why != NULL ? record->why : "" : NULL);
    }
  put_number (entries, "nth", step->nth);
  g_variant_builder_add (entries, "{sv}", "tail", g_variant_builder_end (&records));
}

static void
record_step (GVariantBuilder *entries,
             const GabStep   *step,
             GabCampaign     *campaign,
             gboolean         undone)
{
  if (step->thing != NULL && (undone || step->kind != GAB_STEP_ADD))
    put_text (entries, "thing", gab_thing_get_handle (step->thing));
  put_operation (entries, step->operation);
  switch (step->kind)
    {
    case GAB_STEP_ORDER:
      put_text (entries, "line", step->line);
      put_text (entries, "words", step->words);
      put_dice (entries, step->recorded);
      break;
    case GAB_STEP_SET:
      put_text (entries, "field", step->field);
      put_value (entries, step->thing, step->field);
      break;
    case GAB_STEP_ADD:
      record_thing (entries, step->thing, campaign);
      break;
    case GAB_STEP_MOVE:
      put_number (entries, "position", position_now (campaign, step->thing));
      break;
    case GAB_STEP_WORDS:
      put_words (entries, step, campaign);
      break;
    case GAB_STEP_TABLES:
      put_tables (entries, campaign, gab_tables_rules (step->tables));
      break;
    case GAB_STEP_TAIL:
      put_tail (entries, step);
      break;
    case GAB_STEP_REMOVE:
      if (undone)
        record_thing (entries, step->thing, campaign);
      break;
    case GAB_STEP_N_KINDS:
    default:
      g_return_if_reached ();
    }
}

static GVariant *
record (GabAction   *action,
        GabCampaign *campaign,
        gboolean     undone)
{
  GVariantBuilder steps;

  g_variant_builder_init (&steps, G_VARIANT_TYPE ("a(sa{sv})"));
  for (guint i = 0; i < action->steps->len; i++)
    {
      const GabStep *step = g_ptr_array_index (action->steps, i);
      GVariantBuilder entries;

      g_variant_builder_init (&entries, G_VARIANT_TYPE_VARDICT);
      record_step (&entries, step, campaign, undone);
      g_variant_builder_add (&steps, "(sa{sv})", gab_step_words[step->kind], &entries);
    }
  return g_variant_ref_sink (g_variant_new (GAB_ACTION_RECORD, action->label, &steps));
}

/**
 * gab_action_record:
 * @action: an action that was the last to be done
 * @campaign: the campaign
 *
 * Returns: (transfer full): all that is needed to do it again from the state
 *   before it.
 */
GVariant *
gab_action_record (GabAction   *action,
                   GabCampaign *campaign)
{
  return record (action, campaign, FALSE);
}

/**
 * gab_action_record_undone:
 * @action: an action that was the last to be undone
 * @campaign: the campaign
 *
 * Returns: (transfer full): all that is needed to undo it again from the state in
 *   which it was done, be it in a file in which nobody knows any more what it was.
 */
GVariant *
gab_action_record_undone (GabAction   *action,
                          GabCampaign *campaign)
{
  return record (action, campaign, TRUE);
}

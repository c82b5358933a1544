/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions done again from their records. */

#include "gab-action-private.h"

#include "gab-settings.h"

#include <glib/gi18n-lib.h>

static const char *
get_text (GVariant   *entries,
          const char *key)
{
  const char *text = NULL;

  g_variant_lookup (entries, key, "&s", &text);
  return text;
}

static gint64
get_number (GVariant   *entries,
            const char *key,
            gint64      otherwise)
{
  gint64 number = otherwise;

  g_variant_lookup (entries, key, "x", &number);
  return number;
}

static gboolean
is_wrong (GError **error)
{
  g_set_error_literal (error, GAB_ERROR, GAB_ERROR_REFERENCE, _("A record of the journal does not fit this campaign."));
  return FALSE;
}

static gboolean
read_dice (const char *text,
           GArray     *dice)
{
  g_auto (GStrv) list = g_strsplit (text, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      GabDie die = { .typed = !g_str_has_suffix (list[i], "p") };

      if (*list[i] == '\0')
        continue;
      die.value = CLAMP (g_ascii_strtoll (list[i], NULL, 10), 0, 20);
      g_array_append_val (dice, die);
    }
  return dice->len <= GAB_DICE_MAX;
}

static gboolean
replay_order (GabAction     *action,
              GVariant      *entries,
              GabOperation  *operation,
              GError       **error)
{
  const char *line = get_text (entries, "line");
  const char *dice = get_text (entries, "dice");
  GabStep *step;

  if (line == NULL || dice == NULL)
    return is_wrong (error);
  step = gab_action_add_step (action, GAB_STEP_ORDER, NULL);
  g_set_object (&step->operation, operation);
  step->line = g_strdup (line);
  step->words = g_strdup (get_text (entries, "words"));
  step->recorded = g_array_new (FALSE, FALSE, sizeof (GabDie));
  return read_dice (dice, step->recorded) || is_wrong (error);
}

static gboolean
replay_set (GabAction  *action,
            GVariant   *entries,
            GabThing   *thing,
            GError    **error)
{
  const char *name = get_text (entries, "field");
  const GabField *field = thing != NULL && name != NULL ? gab_thing_find_field (thing, name) : NULL;

  if (field == NULL || field->role == GAB_FIELD_DERIVED)
    return is_wrong (error);
  if (field->kind == GAB_FIELD_TEXT)
    gab_action_add_text (action, thing, name, get_text (entries, "text"));
  else
    gab_action_add_number (action, thing, name, get_number (entries, "number", 0));
  return TRUE;
}

static void
take_texts (GabThing *thing,
            GVariant *entries)
{
  g_autoptr (GVariant) texts = g_variant_lookup_value (entries, "texts", G_VARIANT_TYPE ("a{ss}"));
  GVariantIter iter;
  const char *name, *text;

  if (texts == NULL)
    return;
  g_variant_iter_init (&iter, texts);
  while (g_variant_iter_next (&iter, "{&s&s}", &name, &text))
    {
      const GabField *field = gab_thing_find_field (thing, name);

      if (field != NULL && field->kind == GAB_FIELD_TEXT && field->role == GAB_FIELD_FREE)
        g_object_set (thing, name, text, NULL);
    }
}

static void
take_setup (GabOperation *operation,
            GVariant     *entries)
{
  const char *seed = get_text (entries, "seed");
  g_autofree const char **setup = NULL;

  g_object_set (operation, "rules", get_text (entries, "rules"), NULL);
  gab_operation_set_tables (operation, get_text (entries, "tables"), get_number (entries, "revision", 0));
  gab_operation_set_seed (operation, seed != NULL ? g_ascii_strtoull (seed, NULL, 10) : 0);
  g_variant_lookup (entries, "setup", "^a&s", &setup);
  for (guint i = 0; setup != NULL && setup[i] != NULL; i++)
    g_ptr_array_add (gab_operation_get_setup (operation), g_strdup (setup[i]));
}

/* The thing of a record that puts it in or brings it back, not yet in the campaign. */
/* Those with which it was begun may not be those with which the next one would be: the campaign's, else the book's. */
static gboolean
has_tables (GabCampaign  *campaign,
            GabOperation *operation)
{
  const char *rules = gab_operation_get_rules (operation), *digest = gab_operation_get_tables (operation);
  const GabRuleTables *book = gab_table_set_find (gab_campaign_get_defaults (campaign), rules, digest);

  return gab_table_set_find (gab_campaign_get_tables (campaign), rules, digest) != NULL ||
         (book != NULL && gab_campaign_get_rule_tables (campaign, rules) != book->tables &&
          gab_table_set_add (gab_campaign_get_tables (campaign), book->tables, NULL) != NULL);
}

static GabThing *
make_thing (GVariant     *entries,
            GabCampaign  *campaign,
            GError      **error)
{
  const char *line = get_text (entries, "line");
  g_autoptr (GabThing) thing = NULL;

  if (line == NULL)
    {
      is_wrong (error);
      return NULL;
    }
  thing = gab_campaign_make_thing (campaign, line, error);
  if (thing == NULL)
    return NULL;
  take_texts (thing, entries);
  if (GAB_IS_OPERATION (thing))
    {
      take_setup (GAB_OPERATION (thing), entries);
      if (!has_tables (campaign, GAB_OPERATION (thing)) && !gab_campaign_freeze_tables (campaign, GAB_OPERATION (thing), error))
        return NULL;
    }
  return g_steal_pointer (&thing);
}

static gboolean
replay_add (GabAction    *action,
            GVariant     *entries,
            GabCampaign  *campaign,
            GError      **error)
{
  g_autoptr (GabThing) thing = make_thing (entries, campaign, error);

  if (thing == NULL)
    return FALSE;
  gab_action_add_thing (action, thing, get_number (entries, "position", -1));
  return TRUE;
}

static gboolean
replay_words (GabAction     *action,
              GVariant      *entries,
              GabOperation  *operation,
              GabCampaign   *campaign,
              GError       **error)
{
  GabTurnLog *log = NULL;
  gint64 nth = get_number (entries, "nth", -1);

  if (gab_campaign_open_operation_or_books (campaign, operation, NULL))
    log = operation != NULL ? gab_operation_get_log (operation) : gab_campaign_get_log (campaign);
  if (log == NULL || nth < 0 || nth >= gab_game_length (gab_turn_log_get_game (log)))
    return is_wrong (error);
  gab_action_add_words (action, operation, nth, get_text (entries, "words"));
  return TRUE;
}

/* Titles and rulings are those of the campaign's own tables; the numbers the record's. */
static gboolean
replay_tables (GabAction  *action,
               GVariant   *entries,
               GError    **error)
{
  gint64 revision = get_number (entries, "revision", -1);
  const char *rules = get_text (entries, "rules");
  g_autoptr (GVariant) rows = g_variant_lookup_value (entries, "numbers", G_VARIANT_TYPE ("a(sai)"));
  g_autoptr (GabTables) tables = NULL;
  GVariantIter iter;
  GVariant *numbers;
  const char *name;
  gboolean good = TRUE;

  if (rows == NULL || revision < 0 || revision > G_MAXINT)
    return is_wrong (error);
  tables = gab_tables_new (rules != NULL ? rules : gab_books_rules.id, revision);
  g_variant_iter_init (&iter, rows);
  while (g_variant_iter_next (&iter, "(&s@ai)", &name, &numbers))
    {
      gsize n_values;
      const gint32 *values = g_variant_get_fixed_array (numbers, &n_values, sizeof *values);

      good = good && n_values > 0 && gab_tables_add (tables, name, values, n_values, 0, NULL);
      g_variant_unref (numbers);
    }
  if (!good)
    return is_wrong (error);
  gab_action_add_tables (action, tables);
  return TRUE;
}

static GPtrArray *
read_tail (GVariant *rows)
{
  g_autoptr (GPtrArray) tail = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_record_free);
  const char *line, *dice, *words, *why;
  GVariantIter iter;

  g_variant_iter_init (&iter, rows);
  while (g_variant_iter_next (&iter, "(&s&sm&sm&s)", &line, &dice, &words, &why))
    {
      g_autoptr (GArray) rolled = g_array_new (FALSE, FALSE, sizeof (GabDie));
      GabRecord record = { .line = line, .reason = words, .why = (char *) why };

      if (!read_dice (dice, rolled))
        return NULL;
      record.dice = (const GabDie *) rolled->data;
      record.n_dice = rolled->len;
      record.struck = record.corrected = why != NULL;
      g_ptr_array_add (tail, gab_record_copy (&record));
    }
  return g_steal_pointer (&tail);
}

static gboolean
replay_tail (GabAction     *action,
             GVariant      *entries,
             GabOperation  *operation,
             GabCampaign   *campaign,
             GError       **error)
{
  g_autoptr (GVariant) rows = g_variant_lookup_value (entries, "tail", G_VARIANT_TYPE (GAB_ACTION_TAIL));
  g_autoptr (GPtrArray) tail = rows != NULL ? read_tail (rows) : NULL;
  gint64 nth = get_number (entries, "nth", -1);

  if (tail == NULL || operation == NULL || gab_campaign_open_operation (campaign, operation, NULL) == NULL ||
      nth < 0 || nth > gab_game_length (gab_turn_log_get_game (gab_operation_get_log (operation))))
    return is_wrong (error);
  gab_action_add_tail (action, operation, nth, tail);
  return TRUE;
}

static gboolean
replay_step (GabAction    *action,
             const char   *kind,
             GVariant     *entries,
             GabCampaign  *campaign,
             GError      **error)
{
  GabThing *thing = gab_campaign_find (campaign, get_text (entries, "thing"));
  GabThing *operation = gab_campaign_find (campaign, get_text (entries, "operation"));
  GabOperation *of = GAB_IS_OPERATION (operation) ? GAB_OPERATION (operation) : NULL;

  if (get_text (entries, "operation") != NULL && of == NULL)
    return is_wrong (error);
  if (g_str_equal (kind, gab_step_words[GAB_STEP_ORDER]))
    return replay_order (action, entries, of, error);
  if (g_str_equal (kind, gab_step_words[GAB_STEP_SET]))
    return replay_set (action, entries, thing, error);
  if (g_str_equal (kind, gab_step_words[GAB_STEP_ADD]))
    return replay_add (action, entries, campaign, error);
  if (g_str_equal (kind, gab_step_words[GAB_STEP_WORDS]))
    return replay_words (action, entries, of, campaign, error);
  if (g_str_equal (kind, gab_step_words[GAB_STEP_TABLES]))
    return replay_tables (action, entries, error);
  if (g_str_equal (kind, gab_step_words[GAB_STEP_TAIL]))
    return replay_tail (action, entries, of, campaign, error);
  if (thing == NULL || thing == GAB_THING (campaign))
    return is_wrong (error);
  if (g_str_equal (kind, gab_step_words[GAB_STEP_REMOVE]))
    gab_action_add_removal (action, thing);
  else if (g_str_equal (kind, gab_step_words[GAB_STEP_MOVE]))
    gab_action_add_move (action, thing, get_number (entries, "position", 0));
  else
    return is_wrong (error);
  return TRUE;
}

/* Whether a record holds things to be put in, and nothing else; see gab_action_do(). */
static gboolean
is_of_things (GVariant *record)
{
  g_autoptr (GVariantIter) steps = NULL;
  const char *kind;
  GVariant *entries;
  gboolean good = TRUE;

  g_variant_get (record, "(&sa(sa{sv}))", NULL, &steps);
  while (g_variant_iter_next (steps, "(&s@a{sv})", &kind, &entries))
    {
      const char *line = get_text (entries, "line");

      good = good && g_str_equal (kind, gab_step_words[GAB_STEP_ADD]) && line != NULL && !g_str_has_prefix (line, "operation ");
      g_variant_unref (entries);
    }
  return good;
}

/**
 * gab_action_replay:
 * @record: what gab_action_record() made of an action, perhaps in another run
 * @campaign: the campaign as it was before that action
 * @error: when the record does not fit
 *
 * Does the action again, step by step, with the same dice.
 *
 * Returns: (transfer full) (nullable): the action, done; NULL with nothing changed.
 */
GabAction *
gab_action_replay (GVariant     *record,
                   GabCampaign  *campaign,
                   GError      **error)
{
  g_autoptr (GVariantIter) steps = NULL;
  g_autoptr (GabAction) action = NULL;
  const char *label, *kind;
  GVariant *entries;
  gboolean at_once, good = TRUE;

  if (!g_variant_is_of_type (record, G_VARIANT_TYPE (GAB_ACTION_RECORD)))
    {
      is_wrong (error);
      return NULL;
    }
  g_variant_get (record, "(&sa(sa{sv}))", &label, &steps);
  action = gab_action_new (label);
  if ((at_once = is_of_things (record)))
    gab_campaign_hold (campaign);
  while (good && g_variant_iter_next (steps, "(&s@a{sv})", &kind, &entries))
    {
      guint before = action->steps->len;

      good = replay_step (action, kind, entries, campaign, error);
      g_variant_unref (entries);
      if (!good)
        {
          g_ptr_array_set_size (action->steps, before);
          gab_action_undo (action, campaign);
        }
      else
        good = gab_action_do_last (action, campaign, error);
    }
  if (at_once && !gab_campaign_let_go (campaign, good ? error : NULL) && good)
    {
      good = FALSE;
      gab_action_undo (action, campaign);
    }
  if (good)
    gab_campaign_forget_stored (campaign);
  gab_campaign_refresh (campaign);
  return good ? g_steal_pointer (&action) : NULL;
}

/* A step of an action that stands done; only what differs from one yet to be done. */
static gboolean
place_step (GabAction    *action,
            const char   *kind,
            GVariant     *entries,
            GabCampaign  *campaign,
            GError      **error)
{
  GabThing *thing = gab_campaign_find (campaign, get_text (entries, "thing"));
  g_autoptr (GabThing) gone = NULL;

  if (g_str_equal (kind, gab_step_words[GAB_STEP_ADD]))
    {
      if (thing == NULL || thing == GAB_THING (campaign))
        return is_wrong (error);
      gab_action_add_thing (action, thing, get_number (entries, "position", -1));
      return TRUE;
    }
  if (!g_str_equal (kind, gab_step_words[GAB_STEP_REMOVE]))
    return replay_step (action, kind, entries, campaign, error);
  gone = thing == NULL ? make_thing (entries, campaign, error) : NULL;
  if (gone == NULL)
    return thing == NULL ? FALSE : is_wrong (error);
  gab_action_add_step (action, GAB_STEP_REMOVE, gone)->position = get_number (entries, "position", -1);
  return TRUE;
}

/* The orders to be taken back are the last of their logs. */
static gboolean
are_last (GabAction    *action,
          GabCampaign  *campaign,
          GError      **error)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL); /* game -> how many */

  for (guint i = action->steps->len; i > 0; i--)
    {
      const GabStep *step = g_ptr_array_index (action->steps, i - 1);
      g_autofree char *line = NULL;
      GabGame *game;
      guint n;

      if (step->kind != GAB_STEP_ORDER)
        continue;
      if (!gab_campaign_open_operation_or_books (campaign, step->operation, error))
        return FALSE;
      game = gab_turn_log_get_game (step->operation != NULL ? gab_operation_get_log (step->operation)
                                                            : gab_campaign_get_log (campaign));
      n = GPOINTER_TO_UINT (g_hash_table_lookup (taken, game)) + 1;
      g_hash_table_insert (taken, game, GUINT_TO_POINTER (n));
      line = n <= gab_game_length (game) ? gab_game_line (game, gab_game_length (game) - n) : NULL;
      if (g_strcmp0 (line, step->line) != 0)
        return is_wrong (error);
    }
  return TRUE;
}

/**
 * gab_action_replay_undone:
 * @record: what gab_action_record_undone() made of an action, perhaps in another run
 * @campaign: the campaign in which that action stands done
 * @error: when the record does not fit
 *
 * Undoes the action again.
 *
 * Returns: (transfer full) (nullable): the action, undone; NULL with nothing changed.
 */
GabAction *
gab_action_replay_undone (GVariant     *record,
                          GabCampaign  *campaign,
                          GError      **error)
{
  g_autoptr (GVariantIter) steps = NULL;
  g_autoptr (GabAction) action = NULL;
  const char *label, *kind;
  GVariant *entries;
  gboolean good = TRUE;

  if (!g_variant_is_of_type (record, G_VARIANT_TYPE (GAB_ACTION_RECORD)))
    {
      is_wrong (error);
      return NULL;
    }
  g_variant_get (record, "(&sa(sa{sv}))", &label, &steps);
  action = gab_action_new (label);
  while (good && g_variant_iter_next (steps, "(&s@a{sv})", &kind, &entries))
    {
      good = place_step (action, kind, entries, campaign, error);
      g_variant_unref (entries);
    }
  if (!good || !are_last (action, campaign, error))
    return NULL;
  gab_action_undo (action, campaign);
  return g_steal_pointer (&action);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: a setup and its log of orders with dice, and the state they lead to. */

#include "gab-game.h"

#include <glib/gi18n-lib.h>

/* A copy of the state is kept every so many orders, so that an earlier day is
 * never more than that many orders away. */
#define SNAPSHOT_EVERY 64

struct _GabGame
{
  const GabRules *rules;
  GabSetup       *setup;
  gpointer        state;
  GArray         *entries;   /* of GabEntry */
  GPtrArray      *snapshots; /* of states: before order 0, 64, 128 … */
};

static void
entry_clear (gpointer data)
{
  GabEntry *entry = data;

  gab_order_free (entry->order);
  g_free (entry->dice);
  g_free (entry->reason);
  g_clear_pointer (&entry->events, g_array_unref);
}

/**
 * gab_game_new:
 * @rules: the rule set
 * @setup: (transfer full): what it starts from; freed on failure too
 * @error: GAB_ERROR_SETUP when the setup contradicts itself
 *
 * Returns: (transfer full): the game before its first order.
 */
GabGame *
gab_game_new (const GabRules  *rules,
              GabSetup        *setup,
              GError         **error)
{
  g_autoptr (GabGame) game = g_new0 (GabGame, 1);

  game->rules = rules;
  game->setup = setup;
  game->entries = g_array_new (FALSE, TRUE, sizeof (GabEntry));
  g_array_set_clear_func (game->entries, entry_clear);
  game->snapshots = g_ptr_array_new_with_free_func (rules->state_free);
  game->state = rules->state_new (setup, error);
  if (game->state == NULL)
    return NULL;
  g_ptr_array_add (game->snapshots, rules->state_copy (game->state));
  return g_steal_pointer (&game);
}

/**
 * gab_game_free:
 * @game: (transfer full): a game
 */
void
gab_game_free (GabGame *game)
{
  g_clear_pointer (&game->state, game->rules->state_free);
  g_ptr_array_unref (game->snapshots);
  g_array_unref (game->entries);
  gab_setup_free (game->setup);
  g_free (game);
}

/**
 * gab_game_rules:
 * @game: a game
 *
 * Returns: (transfer none): its rule set.
 */
const GabRules *
gab_game_rules (const GabGame *game)
{
  return game->rules;
}

/**
 * gab_game_setup:
 * @game: a game
 *
 * Returns: (transfer none): what it started from.
 */
const GabSetup *
gab_game_setup (const GabGame *game)
{
  return game->setup;
}

/**
 * gab_game_state:
 * @game: a game
 *
 * Returns: (transfer none): the state after its last order.
 */
gconstpointer
gab_game_state (const GabGame *game)
{
  return game->state;
}

/**
 * gab_game_length:
 * @game: a game
 *
 * Returns: how many orders have been given.
 */
guint
gab_game_length (const GabGame *game)
{
  return game->entries->len;
}

/**
 * gab_game_nth:
 * @game: a game
 * @nth: which order, from 0
 *
 * Returns: (transfer none): its entry.
 */
const GabEntry *
gab_game_nth (const GabGame *game,
              guint          nth)
{
  g_return_val_if_fail (nth < game->entries->len, NULL);
  return &g_array_index (game->entries, GabEntry, nth);
}

/**
 * gab_game_dice:
 * @game: a game
 * @dice: (out caller-allocates): set up for the program's dice of the next order
 */
void
gab_game_dice (const GabGame *game,
               GabDice       *dice)
{
  gab_dice_init_program (dice, game->setup->seed, game->entries->len + 1);
}

/* Applies an order to a copy; NULL when it is refused or dice are left over. */
static gpointer
apply (const GabGame   *game,
       const GabOrder  *order,
       GabDice         *dice,
       GabEvents       *events,
       GError         **error)
{
  gpointer next = game->rules->state_copy (game->state);

  if (game->rules->apply (next, order, dice, events, error) && gab_dice_finish (dice, error))
    return next;
  game->rules->state_free (next);
  return NULL;
}

static void
keep (GabGame       *game,
      GabOrder      *order,
      const GabDice *dice,
      GabEvents     *events,
      const char    *reason,
      gpointer       next)
{
  GabEntry entry = { .order = order, .n_dice = dice->n_rolled, .events = events };
  GabTurn turn = { 0 };

  game->rules->turn (game->state, &turn);
  entry.day = turn.day;
  entry.dice = g_memdup2 (dice->rolled, dice->n_rolled * sizeof (GabDie));
  entry.reason = reason != NULL && *reason != '\0' ? g_strdup (reason) : NULL;
  g_array_append_val (game->entries, entry);

  game->rules->state_free (game->state);
  game->state = next;
  if (game->entries->len % SNAPSHOT_EVERY == 0)
    g_ptr_array_add (game->snapshots, game->rules->state_copy (next));
}

/**
 * gab_game_give:
 * @game: a game
 * @line: one order in notation
 * @dice: where its dice come from; afterwards what was rolled or is missing
 * @reason: (nullable): why
 * @error: the refusal; GAB_ERROR_DICE_NEEDED when typed dice are missing
 *
 * Gives an order. It applies whole or, with an error, not at all.
 *
 * Returns: TRUE when it was applied.
 */
gboolean
gab_game_give (GabGame     *game,
               const char  *line,
               GabDice     *dice,
               const char  *reason,
               GError     **error)
{
  g_autoptr (GabOrder) order = gab_order_parse (game->rules->verbs, game->setup->names, line, error);
  g_autoptr (GArray) events = gab_events_new ();
  gpointer next;

  if (order == NULL)
    return FALSE;
  next = apply (game, order, dice, events, error);
  if (next == NULL)
    return FALSE;
  keep (game, g_steal_pointer (&order), dice, g_steal_pointer (&events), reason, next);
  return TRUE;
}

/**
 * gab_game_try:
 * @game: a game
 * @line: one order in notation
 * @dice: where its dice come from; afterwards what was rolled or is missing
 * @error: the refusal
 *
 * Asks what an order would need or break; nothing changes.
 *
 * Returns: TRUE when it would be applied.
 */
gboolean
gab_game_try (const GabGame  *game,
              const char     *line,
              GabDice        *dice,
              GError        **error)
{
  g_autoptr (GabOrder) order = gab_order_parse (game->rules->verbs, game->setup->names, line, error);
  gpointer next;

  if (order == NULL)
    return FALSE;
  next = apply (game, order, dice, NULL, error);
  if (next == NULL)
    return FALSE;
  game->rules->state_free (next);
  return TRUE;
}

/**
 * gab_game_replay:
 * @game: a game
 * @line: the next order of a record
 * @dice: (array length=n_dice): its dice, as recorded
 * @n_dice: how many
 * @reason: (nullable): why
 * @error: the refusal
 *
 * Gives an order with the dice that a record holds for it.
 *
 * Returns: TRUE when it was applied.
 */
gboolean
gab_game_replay (GabGame       *game,
                 const char    *line,
                 const GabDie  *dice,
                 guint          n_dice,
                 const char    *reason,
                 GError       **error)
{
  GabDice recorded;

  gab_dice_init_recorded (&recorded, dice, n_dice);
  return gab_game_give (game, line, &recorded, reason, error);
}

/**
 * gab_game_state_at:
 * @game: a game
 * @n_orders: after how many orders
 *
 * Returns: (transfer full): the state then; the rule set's state_free() frees it.
 */
gpointer
gab_game_state_at (const GabGame *game,
                   guint          n_orders)
{
  guint snapshot = n_orders / SNAPSHOT_EVERY;
  gpointer state;

  g_return_val_if_fail (n_orders <= game->entries->len, NULL);
  state = game->rules->state_copy (g_ptr_array_index (game->snapshots, snapshot));
  for (guint i = snapshot * SNAPSHOT_EVERY; i < n_orders; i++)
    {
      const GabEntry *entry = gab_game_nth (game, i);
      GabDice dice;

      gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
      /* It was applied before to the same state, so it cannot fail now. */
      if (!game->rules->apply (state, entry->order, &dice, NULL, NULL))
        g_assert_not_reached ();
    }
  return state;
}

/**
 * gab_game_undo:
 * @game: a game
 *
 * Takes the last order off.
 *
 * Returns: FALSE when there was none.
 */
gboolean
gab_game_undo (GabGame *game)
{
  guint length = game->entries->len;
  gpointer state;

  if (length == 0)
    return FALSE;
  state = gab_game_state_at (game, length - 1);
  game->rules->state_free (game->state);
  game->state = state;
  g_array_set_size (game->entries, length - 1);
  g_ptr_array_set_size (game->snapshots, (length - 1) / SNAPSHOT_EVERY + 1);
  return TRUE;
}

/**
 * gab_game_set_reason:
 * @game: a game
 * @nth: which order, from 0
 * @reason: (nullable): the words that stand beside it
 */
void
gab_game_set_reason (GabGame    *game,
                     guint       nth,
                     const char *reason)
{
  GabEntry *entry = (GabEntry *) gab_game_nth (game, nth);

  g_free (entry->reason);
  entry->reason = g_strdup (reason);
}

/**
 * gab_game_digest:
 * @game: a game
 *
 * Returns: (transfer full): the SHA-256 of the state's dump and of the dice that
 *   led to it, so that a die is missed even where another would have done.
 */
char *
gab_game_digest (const GabGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  game->rules->dump (game->state, text);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const GabEntry *entry = gab_game_nth (game, i);

      for (guint j = 0; j < entry->n_dice; j++)
        g_string_append_printf (text, "%d%s ", entry->dice[j].value, entry->dice[j].typed ? "" : "p");
      if (entry->n_dice > 0)
        g_string_append_c (text, '\n');
    }
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, text->len);
}

/**
 * gab_game_verify:
 * @game: a game that has been replayed from its record
 * @error: GAB_ERROR_CHECK with the order and what is wrong
 *
 * Compares each program die with what the seed gives, and lets the rule set
 * check its own invariants.
 *
 * Returns: TRUE when all is right.
 */
gboolean
gab_game_verify (const GabGame  *game,
                 GError        **error)
{
  for (guint i = 0; i < game->entries->len; i++)
    {
      const GabEntry *entry = gab_game_nth (game, i);

      for (guint j = 0; j < entry->n_dice; j++)
        {
          const GabDie *die = &entry->dice[j];
          int given = gab_dice_program_value (game->setup->seed, i + 1, j, die->kind);

          if (die->typed || die->value == given)
            continue;
          g_set_error (error, GAB_ERROR, GAB_ERROR_CHECK,
                       _("Order %u: die %u is said to be the program's, but shows %d where the program gives %d."),
                       i + 1, j + 1, die->value, given);
          return FALSE;
        }
    }
  return game->rules->check (game->state, error);
}

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
  return gab_order_format (gab_game_nth (game, nth)->order, game->setup->names);
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
  const GabEntry *entry = gab_game_nth (game, nth);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < entry->events->len; i++)
    {
      const GabEvent *event = gab_events_nth (entry->events, i);
      g_autofree char *sentence = NULL;

      if (viewer != GAB_VIEWER_UMPIRE && event->seen_by != GAB_SEEN_BY_ALL &&
          (viewer < 0 || (event->seen_by & (1 << viewer)) == 0))
        continue;
      sentence = game->rules->tell (event, game->setup->names, viewer);
      if (sentence == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, sentence);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
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
  g_autofree char *reason = game->rules->tell (&dice->reason, game->setup->names, GAB_VIEWER_UMPIRE);

  /* Translators: how many dice, how many sides they have, what for */
  return g_strdup_printf (_("%1$u D%2$d: %3$s"), dice->missing,
                          dice->missing_kind == GAB_DIE_D6 ? 6 : 10, reason != NULL ? reason : "");
}

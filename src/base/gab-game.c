/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: a setup and its log of orders with dice, and the state they lead to. */

#include "gab-game.h"

#include <glib/gi18n-lib.h>

/* Copies of the state are kept as the game goes on, so that an earlier day is
 * never far away. When there are many every other one is dropped: a log of 100,000
 * orders has no more of them than one of 4,000. */
#define FIRST_INTERVAL 64
#define MOST_SNAPSHOTS 64
#define NEAR           64 /* entries that are read from one state near them */

struct _GabGame
{
  const GabRules *rules;
  GabSetup       *setup;
  gpointer        state;
  GPtrArray      *entries;   /* of GabEntry */
  GPtrArray      *snapshots; /* of states: before order 0, interval, 2 intervals … */
  guint           interval;

  /* The state that was last looked at, for reading entries one after the other, and
   * one a little before it, for reading them in any order. */
  gpointer        looked_at;
  guint           looked_at_n; /* after how many orders */
  gpointer        near;
  guint           near_n;
};

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
  game->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) gab_entry_unref);
  game->snapshots = g_ptr_array_new_with_free_func (rules->state_free);
  game->interval = FIRST_INTERVAL;
  game->state = rules->state_new (setup, error);
  if (game->state == NULL)
    return NULL;
  g_ptr_array_add (game->snapshots, rules->state_copy (game->state));
  return g_steal_pointer (&game);
}

static void
forget_looked_at (GabGame *game)
{
  g_clear_pointer (&game->looked_at, game->rules->state_free);
  g_clear_pointer (&game->near, game->rules->state_free);
}

/**
 * gab_game_free:
 * @game: (transfer full): a game
 */
void
gab_game_free (GabGame *game)
{
  g_clear_pointer (&game->state, game->rules->state_free);
  forget_looked_at (game);
  g_ptr_array_unref (game->snapshots);
  g_ptr_array_unref (game->entries);
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
  return g_ptr_array_index (game->entries, nth);
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
       GError         **error)
{
  gpointer next = game->rules->state_copy (game->state);

  if (game->rules->apply (next, order, dice, NULL, error) && gab_dice_finish (dice, error))
    return next;
  game->rules->state_free (next);
  return NULL;
}

static gint32
day_of (const GabGame *game)
{
  GabTurn turn = { 0 };

  game->rules->turn (game->state, &turn);
  return turn.day;
}

/* Every other snapshot goes, from the second on. */
static void
thin_out (GabGame *game)
{
  for (guint i = 1; i < game->snapshots->len; i++)
    g_ptr_array_remove_index (game->snapshots, i);
  game->interval *= 2;
}

/* Takes an entry into the log after the state has gone on. */
static void
keep (GabGame  *game,
      GabEntry *entry)
{
  g_ptr_array_add (game->entries, entry);
  if (game->entries->len % game->interval != 0)
    return;
  g_ptr_array_add (game->snapshots, game->rules->state_copy (game->state));
  if (game->snapshots->len > MOST_SNAPSHOTS)
    thin_out (game);
}

/* Reads a new order and fills in what it leaves to the rules. */
static GabOrder *
read_order (const GabGame  *game,
            const char     *line,
            GError        **error)
{
  g_autoptr (GabOrder) order = gab_order_parse (game->rules->verbs, game->setup->names, line, error);

  if (order == NULL || game->rules->complete == NULL)
    return g_steal_pointer (&order);
  return game->rules->complete (game->state, order);
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
  g_autoptr (GabOrder) order = read_order (game, line, error);
  gint32 day = day_of (game);
  gpointer next;

  if (order == NULL)
    return FALSE;
  next = apply (game, order, dice, error);
  if (next == NULL)
    return FALSE;
  game->rules->state_free (game->state);
  game->state = next;
  keep (game, gab_entry_new (order, dice->rolled, dice->n_rolled, reason, day));
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
  g_autoptr (GabOrder) order = read_order (game, line, error);
  gpointer next;

  if (order == NULL)
    return FALSE;
  next = apply (game, order, dice, error);
  if (next == NULL)
    return FALSE;
  game->rules->state_free (next);
  return TRUE;
}

/* Takes an order of a record onto the state itself: a record is nearly always
 * good, so no copy is made for the other case. */
static gboolean
replay (GabGame         *game,
        const GabOrder  *order,
        const GabDie    *dice,
        guint            n_dice,
        const char      *reason,
        GError         **error)
{
  gint32 day = day_of (game);
  GabDice recorded;

  gab_dice_init_recorded (&recorded, dice, n_dice);
  if (game->rules->apply (game->state, order, &recorded, NULL, error) && gab_dice_finish (&recorded, error))
    {
      keep (game, gab_entry_new (order, recorded.rolled, recorded.n_rolled, reason, day));
      return TRUE;
    }
  game->rules->state_free (game->state);
  game->state = gab_game_state_at (game, game->entries->len);
  return FALSE;
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
  g_autoptr (GabOrder) order = gab_order_parse (game->rules->verbs, game->setup->names, line, error);

  return order != NULL && replay (game, order, dice, n_dice, reason, error);
}

/* An entry of another game whose names are the same is taken as it is. */
static gboolean
repeat (GabGame         *game,
        GabEntry        *entry,
        GError         **error)
{
  gint32 day = day_of (game);
  GabDice recorded;

  if (day != entry->day)
    return replay (game, entry->order, entry->dice, entry->n_dice, entry->reason, error);
  gab_dice_init_recorded (&recorded, entry->dice, entry->n_dice);
  if (!game->rules->apply (game->state, entry->order, &recorded, NULL, error) || !gab_dice_finish (&recorded, error))
    return FALSE;
  keep (game, gab_entry_ref (entry));
  return TRUE;
}

/**
 * gab_game_repeat:
 * @game: a game without orders
 * @other: another game of the same rules, which may have other names
 * @error: the refusal
 *
 * Gives all orders of another game with their dice. A game that could not take one
 * of them is of no more use.
 *
 * Returns: how many it took.
 */
guint
gab_game_repeat (GabGame        *game,
                 const GabGame  *other,
                 GError        **error)
{
  gboolean same = gab_names_are_same (game->setup->names, other->setup->names);
  g_autofree int *map = same ? NULL : gab_names_map (other->setup->names, game->setup->names);

  for (guint i = 0; i < other->entries->len; i++)
    {
      GabEntry *entry = g_ptr_array_index (other->entries, i);
      g_autoptr (GabOrder) order = NULL;
      gboolean good;

      if (!same)
        order = gab_order_rename (entry->order, other->setup->names, map, error);
      if (!same && order == NULL)
        return i;
      good = same ? repeat (game, entry, error)
                  : replay (game, order, entry->dice, entry->n_dice, entry->reason, error);
      if (!good)
        return i;
    }
  return other->entries->len;
}

/**
 * gab_game_dup_entries:
 * @game: a game
 *
 * Entries never change, so that a copy costs a pointer an order and may be read in
 * another thread.
 *
 * Returns: (transfer full) (element-type GabEntry): its log as it is now.
 */
GPtrArray *
gab_game_dup_entries (const GabGame *game)
{
  GPtrArray *entries = g_ptr_array_new_full (game->entries->len, (GDestroyNotify) gab_entry_unref);

  for (guint i = 0; i < game->entries->len; i++)
    g_ptr_array_add (entries, gab_entry_ref (g_ptr_array_index (game->entries, i)));
  return entries;
}

/* Applies an order that was applied before to the same state, so it cannot fail now. */
static void
apply_again (const GabGame *game,
             guint          nth,
             gpointer       state,
             GabEvents     *events)
{
  const GabEntry *entry = gab_game_nth (game, nth);
  GabDice dice;

  gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
  if (!game->rules->apply (state, entry->order, &dice, events, NULL))
    g_assert_not_reached ();
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
  guint snapshot = n_orders / game->interval;
  gpointer state;

  g_return_val_if_fail (n_orders <= game->entries->len, NULL);
  state = game->rules->state_copy (g_ptr_array_index (game->snapshots, snapshot));
  for (guint i = snapshot * game->interval; i < n_orders; i++)
    apply_again (game, i, state, NULL);
  return state;
}

/**
 * gab_game_cut:
 * @game: a game
 * @n_orders: how many of its orders remain
 *
 * Takes all later orders off.
 */
void
gab_game_cut (GabGame *game,
              guint    n_orders)
{
  gpointer state;

  g_return_if_fail (n_orders <= game->entries->len);
  state = gab_game_state_at (game, n_orders);
  game->rules->state_free (game->state);
  game->state = state;
  g_ptr_array_set_size (game->entries, n_orders);
  g_ptr_array_set_size (game->snapshots, n_orders / game->interval + 1);
  forget_looked_at (game);
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
  if (game->entries->len == 0)
    return FALSE;
  gab_game_cut (game, game->entries->len - 1);
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
  const GabEntry *entry = gab_game_nth (game, nth);
  GabEntry *changed = gab_entry_new (entry->order, entry->dice, entry->n_dice, reason, entry->day);

  gab_entry_unref (g_ptr_array_index (game->entries, nth));
  g_ptr_array_index (game->entries, nth) = changed;
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
                       _("Order %u: die %u is said to be the program’s, but shows %d where the program gives %d."),
                       i + 1, j + 1, die->value, given);
          return FALSE;
        }
    }
  return game->rules->check (game->state, error);
}

/* Makes the state before an order the one that is looked at. */
static void
look_at (GabGame *game,
         guint    nth)
{
  if (game->looked_at != NULL && game->looked_at_n == nth)
    return;
  if (game->near == NULL || nth < game->near_n || nth >= game->near_n + NEAR)
    {
      g_clear_pointer (&game->near, game->rules->state_free);
      game->near_n = nth - nth % NEAR;
      game->near = gab_game_state_at (game, game->near_n);
    }
  g_clear_pointer (&game->looked_at, game->rules->state_free);
  game->looked_at = game->rules->state_copy (game->near);
  for (game->looked_at_n = game->near_n; game->looked_at_n < nth; game->looked_at_n++)
    apply_again (game, game->looked_at_n, game->looked_at, NULL);
}

/**
 * gab_game_dup_events:
 * @game: a game
 * @nth: which order, from 0
 *
 * What came of an order is found again by applying it. A list is read from one
 * entry to a neighbour, so states near it are kept.
 *
 * Returns: (transfer full): its events.
 */
GabEvents *
gab_game_dup_events (const GabGame *game,
                     guint          nth)
{
  GabGame *reader = (GabGame *) game; /* a cache, which changes nothing that can be seen */
  GabEvents *events = gab_events_new ();

  look_at (reader, nth);
  apply_again (game, nth, reader->looked_at, events);
  reader->looked_at_n = nth + 1;
  return events;
}

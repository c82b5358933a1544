/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest rule set: a heap of counters. */

#include "toy.h"

enum { ADD, TAKE, ROLL, GROW };

static const GabVerb setup_verbs[] = {
  { 0, "heap", "{count}" },
  { 0 }
};

static const GabVerb verbs[] = {
  { ADD, "add", "{count}" },
  { TAKE, "take", "{count}" },
  { ROLL, "roll", "{count}" },
  { GROW, "grow", "[by {count}]" },
  { 0 }
};

static gpointer
state_new (const GabSetup  *setup,
           GError         **error)
{
  Toy *toy;

  if (setup->lines->len > 1)
    {
      g_set_error_literal (error, GAB_ERROR, GAB_ERROR_SETUP, "One heap is enough.");
      return NULL;
    }
  toy = g_new0 (Toy, 1);
  toy->setup = setup;
  if (setup->lines->len == 1)
    toy->heap = ((const GabOrder *) g_ptr_array_index (setup->lines, 0))->args[0];
  return toy;
}

static gpointer
copy (gconstpointer state)
{
  return g_memdup2 (state, sizeof (Toy));
}

/* Takes before it refuses, so that a caller who does not copy is found out. */
static gboolean
apply (gpointer         state,
       const GabOrder  *order,
       GabDice         *dice,
       GabEvents       *events,
       GError         **error)
{
  Toy *toy = state;
  GabEvent reason = { .id = 1, .number = { order->args[0] } };
  int value;

  toy->orders++;
  if (order->verb->id == ADD)
    toy->heap += order->args[0];
  if (order->verb->id == GROW && order->args[0])
    toy->heap += order->args[1];
  if (order->verb->id == TAKE)
    toy->heap -= order->args[0];
  for (gint32 i = 0; order->verb->id == ROLL && i < order->args[0]; i++)
    {
      if (!gab_dice_roll (dice, GAB_DIE_D6, 1, &reason, &value, error))
        return FALSE;
      toy->heap += value;
    }
  gab_events_add (events, 0)->number[0] = toy->heap;
  if (toy->heap >= 0)
    return TRUE;
  gab_refuse (error, "TY", 1, "The heap is not that high.");
  return FALSE;
}

/* A heap grows by itself, unless the order says by how much. */
static GabOrder *
complete (gconstpointer   state,
          const GabOrder *order)
{
  const Toy *toy = state;
  gint32 args[] = { TRUE, toy->heap };

  return order->verb->id == GROW && !order->args[0] ? gab_order_new (order->verb, args, 2) : gab_order_copy (order);
}

static void
turn (gconstpointer  state,
      GabTurn       *now)
{
  const Toy *toy = state;

  now->day = toy->setup->begins + toy->orders;
}

static char *
tell (const GabEvent *event,
      const GabNames *names,
      int             viewer)
{
  return event->id == 1 ? g_strdup ("a throw") : g_strdup_printf ("%d in the heap.", event->number[0]);
}

static gboolean
check (gconstpointer   state,
       GError        **error)
{
  return TRUE;
}

static void
dump (gconstpointer  state,
      GString       *text)
{
  const Toy *toy = state;

  g_string_append_printf (text, "%" G_GINT64_FORMAT " %d", toy->heap, toy->orders);
}

const GabRules toy_rules = {
  .id = "toy",
  .prefix = "TY",
  .revision = 1,
  .setup_verbs = setup_verbs,
  .verbs = verbs,
  .state_new = state_new,
  .state_copy = copy,
  .state_free = g_free,
  .apply = apply,
  .complete = complete,
  .turn = turn,
  .tell = tell,
  .check = check,
  .dump = dump,
};

GabGame *
toy_new (guint64 seed)
{
  return gab_game_new (&toy_rules, gab_setup_new (&toy_rules, NULL, seed, 100), NULL);
}

/* The digest of the state after so many orders. */
char *
toy_at (GabGame *game,
        guint    n_orders)
{
  gpointer state = gab_game_state_at (game, n_orders);
  char *digest = gab_rules_digest (&toy_rules, state);

  toy_rules.state_free (state);
  return digest;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player of sieges by chance. */

#include "wander.h"

#include <string.h>

/* How likely a verb is to be taken when it is offered, against the others; what is offered in many forms is no
 * likelier than what is offered in one. */
static const guint8 weights[] = {
  [GAB_FORMAL_ROLL_POINTS] = 10,
  [GAB_FORMAL_PLACE] = 20,
  [GAB_FORMAL_END_STEP] = 4,
  [GAB_FORMAL_DIG_PARALLEL] = 60,
  [GAB_FORMAL_DIG_SAP] = 60,
  [GAB_FORMAL_DIG_BATTERY] = 20,
  [GAB_FORMAL_REBUILD] = 40,
  [GAB_FORMAL_ENTER] = 20,
  [GAB_FORMAL_LEAVE] = 1,
  [GAB_FORMAL_MOVE] = 30,
  [GAB_FORMAL_MOUNT] = 20,
  [GAB_FORMAL_DISMOUNT] = 1,
  [GAB_FORMAL_FIRE] = 40,
  [GAB_FORMAL_PASS] = 8,
  [GAB_FORMAL_STORM] = 20,
  [GAB_FORMAL_STORM_WORK] = 20,
  [GAB_FORMAL_ANSWER] = 20,
  [GAB_FORMAL_SORTIE] = 3,
  [GAB_FORMAL_PRESS_ON] = 20,
  [GAB_FORMAL_RETURN] = 10,
  [GAB_FORMAL_FALL_BACK] = 10,
  [GAB_FORMAL_FALL_BACK_TO] = 10,
};

static void
add_line (GString    *lines,
          const char *side,
          const char *unit,
          GRand      *random,
          int         guns,
          int         sections)
{
  g_string_append_printf (lines, ";unit %s %s heavy %d light %d mortar %d infantry %d", side, unit,
                          g_rand_int_range (random, 0, guns), g_rand_int_range (random, 0, guns),
                          g_rand_int_range (random, 0, guns), g_rand_int_range (random, 1, sections));
}

/* A front of two to six bastions and forces of any size; one in three is the standard siege. */
char *
wander_setup (GRand *random)
{
  g_autoptr (GPtrArray) front = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) lines = g_string_new (NULL);
  gboolean standard = g_rand_int_range (random, 0, 3) == 0;

  gab_formal_front_lines (siege_tables (), standard ? 2 : g_rand_int_range (random, 2, 7), front);
  if (standard)
    gab_formal_force_lines (siege_tables (), front);
  for (guint i = 0; i < front->len; i++)
    g_string_append_printf (lines, "%s%s", i > 0 ? ";" : "", (char *) g_ptr_array_index (front, i));
  if (!standard)
    {
      add_line (lines, "besieger", "guards", random, 12, 40);
      add_line (lines, "besieger", "line", random, 12, 20);
      add_line (lines, "defender", "garrison", random, 9, 14);
      g_string_append_printf (lines, ";rounds besieger %d;rounds defender %d",
                              g_rand_int_range (random, 1, 600), g_rand_int_range (random, 1, 600));
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* A head in the band of the parallel that comes next is best of all. */
static gint32
use_of_sap (const GabFormal *state,
            gint32           y)
{
  for (int parallel = 1; parallel < GAB_FORMAL_PARALLELS; parallel++)
    if (state->established[parallel - 1] && !state->established[parallel] &&
        y >= state->tables->band[parallel][0] && y <= state->tables->band[parallel][1])
      return 1;
  return -y;
}

/* Forward, and infantry before guns. */
static gint32
use_of_move (const GabFormal *state,
             const gint32    *args)
{
  if (state->step == GAB_FORMAL_STEP_DEFENDER_MOVES)
    return 0;
  return (args[0] == GAB_FORMAL_INFANTRY ? 3000 : 0) - gab_formal_centre2 (state, gab_formal_find_spot (state, args[2])).y;
}

/* How far a form brings the siege on: nearer the wall is better, and fire that breaches. */
static gint32
use_of (const GabFormal *state,
        const GabChoice *choice)
{
  const gint32 *args = choice->args;

  switch ((GabFormalVerb) choice->verb->id)
    {
    case GAB_FORMAL_DIG_PARALLEL: return 10000 * args[0];
    case GAB_FORMAL_DIG_SAP:      return use_of_sap (state, args[3]);
    case GAB_FORMAL_DIG_BATTERY:  return gab_built_number (args[2]);
    case GAB_FORMAL_ENTER:        return args[0] == GAB_FORMAL_INFANTRY;
    case GAB_FORMAL_MOVE:         return use_of_move (state, args);
    case GAB_FORMAL_FIRE:         return args[1];
    default:                      return 0;
    }
}

/* Who goes straight for the wall digs no more at a parallel that is established. */
static gboolean
is_taken (const GabFormal *state,
          const GabChoice *choice,
          guint            of)
{
  guint id = choice->verb->id;

  if (id >= G_N_ELEMENTS (weights))
    return FALSE;
  return of == 1 || id != GAB_FORMAL_DIG_PARALLEL || !state->established[choice->args[0] - 1];
}

static const GabChoice *
nth_of (const GabFormal *state,
        GArray          *choices,
        guint            of,
        int              verb,
        guint            nth)
{
  for (guint i = 0;; i++)
    {
      const GabChoice *choice = &g_array_index (choices, GabChoice, i);

      if (choice->verb->id == verb && is_taken (state, choice, of) && nth-- == 0)
        return choice;
    }
}

/* A verb by its weight, then one of its forms: the most useful of so many. */
static const GabChoice *
choose (const GabFormal *state,
        GArray          *choices,
        GRand           *random,
        guint            of)
{
  const GabChoice *best = NULL;
  guint forms[G_N_ELEMENTS (weights)] = { 0 }, total = 0, at;
  int verb = 0;

  for (guint i = 0; i < choices->len; i++)
    if (is_taken (state, &g_array_index (choices, GabChoice, i), of))
      forms[g_array_index (choices, GabChoice, i).verb->id]++;
  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    total += forms[i] > 0 ? weights[i] : 0;
  g_assert_cmpuint (total, >, 0);
  for (at = g_rand_int_range (random, 0, total); forms[verb] == 0 || at >= weights[verb]; verb++)
    at -= forms[verb] > 0 ? weights[verb] : 0;
  for (guint i = 0; i < of; i++)
    {
      const GabChoice *choice = nth_of (state, choices, of, verb, g_rand_int_range (random, 0, forms[verb]));

      if (best == NULL || use_of (state, choice) > use_of (state, best))
        best = choice;
    }
  return best;
}

static void
give (Wander     *wander,
      GabGame    *game,
      const char *line)
{
  gint64 began = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  GabDice dice;

  gab_game_dice (game, &dice);
  gab_game_give (game, line, &dice, NULL, &error);
  wander->applying += g_get_monotonic_time () - began;
  if (error != NULL)
    g_error ("order %u, \"%s\", was offered and is refused: %s", gab_game_length (game) + 1, line, error->message);
  gab_formal_rules.check (gab_game_state (game), &error);
  if (error != NULL)
    g_error ("after order %u, \"%s\": %s", gab_game_length (game), line, error->message);
}

/* One order by chance. */
static void
step (Wander  *wander,
      GabGame *game,
      GRand   *random,
      guint    of)
{
  g_autoptr (GArray) choices = gab_choices_new ();
  g_autoptr (GabOrder) order = NULL;
  g_autofree char *line = NULL;
  const GabChoice *choice;
  gint64 began = g_get_monotonic_time ();

  gab_formal_rules.choices (gab_game_state (game), choices);
  wander->choosing += g_get_monotonic_time () - began;
  choice = choose (gab_game_state (game), choices, random, of);
  order = g_rand_int_range (random, 0, 4) == 0 ? gab_choice_largest (choice) : gab_choice_random (choice, random);
  line = gab_order_format (order, gab_game_setup (game)->names);
  give (wander, game, line);
  wander->orders++;
  wander->of_verb[order->verb->id]++;
}

/* Plays a siege of so many turns at most; one in two goes straight for the wall and has three times as many. */
GabGame *
wander_play (Wander  *wander,
             guint32  seed,
             guint    turns)
{
  guint of = seed % 2 == 0 ? 8 : 1;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autofree char *setup = wander_setup (random);
  GabGame *game = siege_new (setup);
  const GabFormal *state = siege_state (game);

  while (state->step != GAB_FORMAL_STEP_OVER && state->turn <= (of > 1 ? 3 * turns : turns))
    {
      step (wander, game, random, of);
      state = siege_state (game);
    }
  if (wander->signature != NULL)
    {
      g_autofree char *digest = gab_game_digest (game);

      g_checksum_update (wander->signature, (const guchar *) digest, -1);
    }
  wander->sieges++;
  wander->turns += state->turn;
  wander->ends[state->end]++;
  return game;
}

/* The record, read again from its notation with its dice, leads to the same; the orders taken back one by one, or all
 * at once, lead to the setup. */
void
wander_check (Wander   *wander,
              GabGame  *game,
              gboolean  undo)
{
  g_autofree char *first = NULL, *last = gab_game_digest (game), *found = NULL, *again = NULL;
  GabSetup *setup = gab_setup_ref (gab_game_setup (game));
  g_autoptr (GabGame) other = gab_game_new (&gab_formal_rules, setup, NULL);
  g_autoptr (GError) error = NULL;

  first = gab_rules_digest (&gab_formal_rules, gab_game_state (other));
  for (guint i = 0; i < gab_game_length (game); i++)
    {
      const GabEntry *entry = gab_game_nth (game, i);
      g_autofree char *line = gab_game_line (game, i), *twice = NULL;
      gint64 began = g_get_monotonic_time ();

      gab_game_replay (other, line, entry->dice, entry->n_dice, NULL, &error);
      wander->replaying += g_get_monotonic_time () - began;
      g_assert_no_error (error);
      twice = gab_game_line (other, i);
      g_assert_cmpstr (line, ==, twice);
    }
  again = gab_game_digest (other);
  g_assert_cmpstr (again, ==, last);
  while (undo && gab_game_undo (game))
    ;
  if (!undo)
    gab_game_cut (game, 0);
  found = gab_rules_digest (&gab_formal_rules, gab_game_state (game));
  g_assert_cmpstr (found, ==, first);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Breaches, other ends and corrections (FS-4, FS-43 to FS-45, FS-48). */

#include "siege.h"

#include <string.h>

#define FORCES SIEGE_FRONT \
  "unit besieger army heavy 12 light 12 mortar 12 infantry 60; unit defender foot heavy 9 light 9 mortar 9 infantry 40"

/* A battery 200 yards from the middle wall, heavy cannon hitting on a 6. */
#define SIEGER "trench 3 3 1 -300 1780 300 1780; battery 1 p3.1 cannon behind; put heavy 3 no-1; at fire;"
/* One before the left bastion. */
#define BESIDE "trench 3 3 1 -1800 1780 -1200 1780; battery 1 p3.1 cannon behind; put heavy 3 no-1; at fire;"

static const SiegeCase cases[] = {
  { "FS-43/one-point-left", FORCES, SIEGER "left w2 2", "fire no-1 destructive at w2 heavy 1=6", 0, "*1 hit on w2, 13 in all. w2 has 1 point left. The*" },
  { "FS-43/last-point", FORCES, SIEGER "left dl 1", "fire no-1 destructive at dl heavy 1=6", 0, "*1 hit on dl, 14 in all. dl has 0 points left. dl is breached. The*" },
  { "FS-43/guns-first-then-sections", FORCES, SIEGER "left dl 1; put heavy 1 dl; put light 1 dl; put infantry 3 dl", "fire no-1 destructive at dl heavy 1=6 5 6 10", 0,
    "*dl is breached. Lost in dl: 1 heavy cannon. Lost in dl: 1 light cannon. Lost in dl: 1 section of infantry. Back from dl to w2: 2 sections of infantry.*" },
  { "FS-43/five-is-lost-six-is-not", FORCES, SIEGER "left dl 1; put infantry 4 dl", "fire no-1 destructive at dl heavy 1=6 5 6 5 6", 0, "*Lost in dl: 2 sections*w2: 2 sections*" },
  { "FS-43/later-hits-are-wasted", FORCES, SIEGER "left dl 1", "fire no-1 destructive at dl heavy 3=6 6 6", 0, "*3 hits on dl, 14 in all. dl has 0 points left. dl is breached.*" },
  { "FS-43/left-flank-goes-left", FORCES, BESIDE "left b1.left 1; put infantry 1 b1.left", "fire no-1 destructive at b1.left heavy 1=10 6", 0, "*to w1: 1 section*" },
  { "FS-43/right-flank-goes-right", FORCES, BESIDE "left b1.right 1; put infantry 1 b1.right", "fire no-1 destructive at b1.right heavy 1=10 6", 0, "*to w2: 1 section*" },
  { "FS-43/the-other-flank-stays", FORCES, BESIDE "left b1.right 1; put infantry 1 b1.right; put heavy 1 b1.left", "fire no-1 destructive at b1.right heavy 1=10 6", 0, "*is breached. Lost in b1, right flank: 0*" },
  { "FS-44/wall-ends-the-siege", FORCES, SIEGER "left w2 1", "fire no-1 destructive at w2 heavy 1=6", 0, "*w2 is breached. The wall is breached, and the place surrenders with honour." },
  { "FS-44/rolls-come-before-the-end", FORCES, SIEGER "left w2 1; put infantry 2 w2", "fire no-1 destructive at w2 heavy 1=6 1 9", 0,
    "*Lost in w2: 1 section of infantry. Back from w2 to w1: 1 section of infantry. The wall*" },
  { "FS-44/later-steps-are-not-played", FORCES, SIEGER "left w2 1; fire no-1 destructive at w2 heavy 1=6", "end", 48, NULL },
  { "FS-45/breached-demi-lune-is-not-stormed", FORCES, SIEGER "left dl 1; fire no-1 destructive at dl heavy 1=6; covered-way; put infantry 3 p3.1; at storm", "storm dl with p3.1:3", 43, NULL },
  { "FS-45/breached-demi-lune-does-not-fire", FORCES, SIEGER "left dl 1; fire no-1 destructive at dl heavy 1=6; at fire defender", "fire dl suppressive at p3.1", 43, NULL },
  { "FS-4/damage-stays", SIEGE_ARMY, "end; " SIEGER "fire no-1 destructive at w2 heavy 1=6; next; at fire", "fire no-1 destructive at w2 heavy 1=6", 0, "*1 hit on w2, 2 in all. w2 has 12 points left.*" },

  { "FS-48/raised", FORCES, SIEGER, "raise", 0, "The siege is raised." },
  { "FS-48/surrendered", FORCES, SIEGER, "surrender", 0, "The place surrenders." },
  { "FS-48/not-before-turn-1", FORCES, "", "raise", 48, NULL },
  { "FS-48/no-surrender-before-turn-1", FORCES, "", "surrender", 48, NULL },
  { "FS-48/from-turn-1", SIEGE_ARMY, "end", "raise", 0, NULL },
  { "FS-48/not-while-a-choice-is-open", FORCES, "trench 3 3 1 -300 1780 300 1780; trench 3 3 2 300 1780 900 1780; trench 3 3 3 -900 1780 -300 1780; put infantry 2 p3.1;"
    "put heavy 4 dl; at fire defender; fire dl suppressive at p3.1=5 5 5 5", "raise", 6, NULL },
  { "FS-48/once", FORCES, SIEGER "raise", "surrender", 48, NULL },

  { "correct/rounds", FORCES, SIEGER, "set rounds-besieger 7", 0, "The umpire sets the besieger’s rounds to 7." },
  { "correct/no-rounds", FORCES, SIEGER, "set rounds-besieger 0", 6, NULL },
  { "correct/turn", FORCES, SIEGER, "set turn 21", 0, "*turn to 21." },
  { "correct/turn-too-late", FORCES, SIEGER, "set turn 1000", 6, NULL },
  { "correct/no-turn-before-the-first", FORCES, "", "set turn 2", 48, NULL },
  { "correct/work-left", SIEGE_ARMY, "end", "set work-left 8", 0, NULL },
  { "correct/too-much-work", SIEGE_ARMY, "end", "set work-left 9", 6, NULL },
  { "correct/no-work-now", FORCES, SIEGER, "set work-left 1", 48, NULL },
  { "correct/points", FORCES, SIEGER "left w2 3", "set points w2 12", 0, "*points of w2 to 12." },
  { "correct/points-hit-already", FORCES, SIEGER "left w2 3", "set points w2 11", 4, NULL },
  { "correct/no-points-of-ravelins", FORCES, SIEGER, "set points r1 11", 4, NULL },
  { "correct/points-not-yet-fixed", SIEGE_WORKS, "", "set points w2 11", 4, NULL },
  { "correct/work-taken", FORCES, SIEGER "put heavy 1 r1; put infantry 2 r1", "set work r1 taken", 0, "*has r1 taken. Captured in r1: 1 heavy cannon. Back from r1 to w1: 2 sections*" },
  { "correct/taken-already", FORCES, SIEGER "set work r1 taken", "set work r1 taken", 37, NULL },
  { "correct/held-again", FORCES, SIEGER "set work r1 taken", "set work r1 held", 0, NULL },
  { "correct/walls-are-not-taken", FORCES, SIEGER, "set work w1 taken", 44, NULL },
  { "correct/nothing-when-over", FORCES, SIEGER "raise", "set turn 3", 48, NULL },
};

/* The covered way falls with the last ravelin, and comes back with one (CA-11). */
static void
test_last_ravelin (void)
{
  g_autoptr (GabGame) game = siege_new (FORCES);

  siege_play (game, "at fire; set work r1 taken");
  g_assert_false (siege_state (game)->covered_way_taken);
  siege_play (game, "set work r2 taken");
  g_assert_true (siege_state (game)->covered_way_taken);
  siege_play (game, "set work r1 held");
  g_assert_false (siege_state (game)->covered_way_taken);
}

/* Everybody sees hits; the points left are the defender's, and each side's rounds its own (FS-4, FS-5). */
static void
test_secrets (void)
{
  static const struct { int viewer; gboolean points, besieger, defender; } views[] = {
    { GAB_VIEWER_UMPIRE, TRUE, TRUE, TRUE }, { GAB_VIEWER_TABLE, FALSE, FALSE, FALSE },
    { GAB_FORMAL_BESIEGER, FALSE, TRUE, FALSE }, { GAB_FORMAL_DEFENDER, TRUE, FALSE, TRUE },
  };
  g_autoptr (GabGame) game = siege_new (FORCES);

  siege_play (game, SIEGER "put heavy 1 dl; rounds 7919 7907");
  siege_play (game, "set points w2 79; fire no-1 destructive at w2 heavy 1=6; fire dl suppressive at p3.1=1; set rounds-defender 7873; set rounds-besieger 7877");
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autoptr (GString) told = g_string_new (NULL), dump = g_string_new (NULL);
      gpointer masked = gab_formal_rules.mask (siege_state (game), views[i].viewer);
      GArray *lines = g_array_new (FALSE, FALSE, sizeof (GabScoreLine));

      for (guint nth = 0; nth < gab_game_length (game); nth++)
        {
          /* What is told is told again from the setup, where the position was not; so of the orders that still stand. */
          const GabEntry *entry = gab_game_nth (game, nth);
          g_autoptr (GArray) events = gab_events_new ();
          GabFormal *state = gab_formal_rules.state_copy (siege_state (game));
          GabDice dice;

          state->step = GAB_FORMAL_STEP_FIRE;
          state->next_side = nth == 2;
          for (guint j = 0; j < state->n_pieces; j++)
            state->piece[j].marks &= GAB_FORMAL_MOUNTED;
          for (guint j = 0; j < state->n_works; j++)
            state->work[j].fired = FALSE;
          state->battery[0].fired = FALSE;
          state->rounds[0] = 7919;
          state->rounds[1] = 7907;
          gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
          g_assert_true (gab_formal_rules.apply (state, entry->order, &dice, events, NULL));
          for (guint j = 0; j < events->len; j++)
            {
              const GabEvent *event = gab_events_nth (events, j);
              g_autofree char *sentence = gab_formal_rules.tell (event, gab_game_setup (game)->names, views[i].viewer);

              if (views[i].viewer == GAB_VIEWER_UMPIRE || event->seen_by == GAB_SEEN_BY_ALL ||
                  (views[i].viewer >= 0 && (event->seen_by & 1 << views[i].viewer) != 0))
                g_string_append (told, sentence);
            }
          gab_formal_rules.state_free (state);
        }
      gab_formal_rules.dump (masked, dump);
      gab_formal_rules.series (masked, lines);
      g_assert_nonnull (strstr (told->str, "1 hit on w2"));
      g_assert_true ((strstr (told->str, "77 points left") != NULL) == views[i].points);
      g_assert_true ((strstr (told->str, "w2 to 79") != NULL) == views[i].points);
      g_assert_true ((strstr (told->str, "7918") != NULL) == views[i].besieger);
      g_assert_true ((strstr (told->str, "7877") != NULL) == views[i].besieger);
      g_assert_true ((strstr (told->str, "7906") != NULL) == views[i].defender);
      g_assert_true ((strstr (told->str, "7873") != NULL) == views[i].defender);
      g_assert_true ((strstr (dump->str, "7877") != NULL) == views[i].besieger);
      g_assert_true ((strstr (dump->str, "7873") != NULL) == views[i].defender);
      for (guint j = 0; j < lines->len; j++)
        {
          g_assert_true (views[i].besieger || g_array_index (lines, GabScoreLine, j).value != 7877);
          g_assert_true (views[i].defender || g_array_index (lines, GabScoreLine, j).value != 7873);
        }
      g_assert_cmpint (((GabFormal *) masked)->work[siege_spot (game, "w2")].hits, ==, 1);
      g_array_unref (lines);
      gab_formal_rules.state_free (masked);
    }
}

/* Points that were rolled are sealed from every view until the breach, the umpire's and the defender's own too (CA-18);
 * what an umpire sets is known to the two of them. Rolled 18 and 13 (9 and a die), the rest 10. */
static void
test_sealed (void)
{
  static const int viewers[] = { GAB_VIEWER_UMPIRE, GAB_VIEWER_TABLE, GAB_FORMAL_BESIEGER, GAB_FORMAL_DEFENDER };
  g_autoptr (GabGame) game = siege_new (SIEGE_WORKS "unit besieger army heavy 6");
  GabFormal *state = siege_state (game);
  guint w1, w2;

  siege_play (game, "roll-points = 9 4 1 1 1 1 1 1");
  state = siege_state (game);
  w1 = siege_spot (game, "w1");
  w2 = siege_spot (game, "w2");
  g_assert_cmpuint (state->work[0].points, ==, 18);
  g_assert_cmpuint (state->work[w2].points, ==, 10);
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autofree char *told = gab_game_tell (game, 0, viewers[i]);

      g_assert_cmpstr (told, ==, "The points of the works are rolled and sealed.");
      g_assert_false (gab_game_shows_dice (game, 0, viewers[i]));
    }
  siege_play (game, "end; set points w1 17");
  state = siege_state (game);
  state->work[w2].hits = 10;
  state->work[w2].left = 0;
  state->work[w2].breached = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      GabFormal *masked = gab_formal_rules.mask (state, viewers[i]);
      gboolean knows = viewers[i] == GAB_VIEWER_UMPIRE || viewers[i] == GAB_FORMAL_DEFENDER;

      g_assert_true (gab_formal_rules.check (masked, NULL));
      g_assert_cmpuint (masked->work[0].points + masked->work[0].left, ==, 0);
      g_assert_cmpuint (masked->work[w1].points, ==, knows ? 17 : 0);
      g_assert_cmpuint (masked->work[w2].points, ==, knows ? 10 : 0);
      gab_formal_rules.state_free (masked);
    }
}

static void
add (void)
{
  siege_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/formal/correct/last-ravelin", test_last_ravelin);
  g_test_add_func ("/formal/FS-5/secrets-of-fire", test_secrets);
  g_test_add_func ("/formal/CA-18/sealed", test_sealed);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is offered and what is allowed are the same: every order of moving, and every unit of the lattice; and what an
 * order leaves to the rules is filled in. */

#include "siege.h"

#define FIRST  "end; row 1 -360 590 12; "
#define SAP    FIRST "next; dig sap from -30,590 to -30,530; next; dig sap from -30,530 to -30,470; " \
               "next; dig sap from -30,470 to 0,430; next; dig sap from 0,430 to 0,400; "
#define SECOND SAP "dig parallel 2 from -30,400 to 30,400; row 2 30 400 9; next; " \
               "dig battery cannon behind p1.6; dig battery cannon behind p1.6; dig battery mortars behind p2.3; "

/* Whether a form allows an order: its fixed numbers, and a count between least and most. */
static gboolean
allows (const GabChoice *choice,
        const GabOrder  *order)
{
  guint before = choice->n_args - choice->n_after, open = choice->kind == GAB_CHOICE_COUNT;

  if (choice->verb != order->verb || order->n_args != choice->n_args + open)
    return FALSE;
  for (guint i = 0; i < choice->n_args; i++)
    if (choice->args[i] != order->args[i < before ? i : i + open])
      return FALSE;
  return !open || (order->args[before] >= choice->least && order->args[before] <= choice->most);
}

static gboolean
is_offered (const GArray   *choices,
            const GabOrder *order)
{
  for (guint i = 0; i < choices->len; i++)
    if (allows (&g_array_index (choices, GabChoice, i), order))
      return TRUE;
  return FALSE;
}

static gboolean
is_allowed (const GabGame  *game,
            const GabOrder *order)
{
  gpointer state = gab_formal_rules.state_copy (gab_game_state (game));
  g_autoptr (GError) error = NULL;
  GabDice dice;
  gboolean good;

  gab_game_dice (game, &dice);
  good = gab_formal_rules.apply (state, order, &dice, NULL, &error);
  gab_formal_rules.state_free (state);
  return good;
}

typedef struct
{
  GabGame *game;
  GArray  *choices;
  guint    allowed, refused;
} Grammar;

static void
try_order (Grammar        *grammar,
           GabFormalVerb   verb,
           const gint32   *args,
           guint           n_args)
{
  g_autoptr (GabOrder) order = gab_order_new (gab_verb_by_id (gab_formal_rules.verbs, verb), args, n_args);
  gboolean allowed = is_allowed (grammar->game, order);

  if (allowed != is_offered (grammar->choices, order))
    {
      g_autofree char *line = gab_order_format (order, gab_game_setup (grammar->game)->names);

      g_error ("\"%s\" is %s", line, allowed ? "allowed and not offered" : "offered and not allowed");
    }
  grammar->allowed += allowed;
  grammar->refused += !allowed;
}

/* Every place that there is or was, by name. */
static GArray *
places (const GabFormal *state)
{
  GArray *names = g_array_new (FALSE, FALSE, sizeof (gint32));
  gint32 name;

  for (guint i = 0; i < state->n_works; i++)
    g_array_append_val (names, state->work[i].name);
  for (guint i = 0; i < state->n_trenches; i++)
    {
      name = gab_formal_trench_name (&state->trench[i]);
      g_array_append_val (names, name);
    }
  for (guint i = 0; i < state->n_batteries; i++)
    {
      name = GAB_BUILT ('n', state->battery[i].number, 0);
      g_array_append_val (names, name);
    }
  return names;
}

static gboolean
may_stand (GabFormalVerb verb,
           gint32        name)
{
  char letter = gab_is_built (name) ? gab_built_letter (name) : 'w';

  if (verb == GAB_FORMAL_MOUNT || verb == GAB_FORMAL_DISMOUNT)
    return letter == 'n';
  return letter == (verb == GAB_FORMAL_PLACE ? 'w' : 'p');
}

/* All orders of moving: every kind, up to so many of it, every place. */
static void
try_moves (Grammar *grammar,
           gint32   most)
{
  static const GabFormalVerb verbs[] = {
    GAB_FORMAL_PLACE, GAB_FORMAL_ENTER, GAB_FORMAL_LEAVE, GAB_FORMAL_MOUNT, GAB_FORMAL_DISMOUNT,
  };
  g_autoptr (GArray) names = places (siege_state (grammar->game));

  for (gint32 kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    for (gint32 count = 0; count <= most; count++)
      for (guint i = 0; i < names->len; i++)
        {
          gint32 name = g_array_index (names, gint32, i);

          for (guint j = 0; j < names->len; j++)
            try_order (grammar, GAB_FORMAL_MOVE,
                       (gint32[]) { kind, count, name, g_array_index (names, gint32, j) }, 4);
          for (guint j = 0; j < G_N_ELEMENTS (verbs); j++)
            if (may_stand (verbs[j], name))
              try_order (grammar, verbs[j], (gint32[]) { kind, count, name, FALSE },
                         verbs[j] == GAB_FORMAL_PLACE || verbs[j] == GAB_FORMAL_ENTER ? 4 : 3);
        }
}

static void
grammar_init (Grammar    *grammar,
              const char *setup,
              const char *script)
{
  *grammar = (Grammar) { .game = siege_new (setup), .choices = gab_choices_new () };
  siege_play (grammar->game, script);
  gab_formal_rules.choices (gab_game_state (grammar->game), grammar->choices);
}

static void
grammar_clear (Grammar *grammar,
               guint    least)
{
  g_assert_cmpuint (grammar->allowed, >=, least);
  g_assert_cmpuint (grammar->refused, >=, least);
  g_array_unref (grammar->choices);
  gab_game_free (grammar->game);
}

static const struct
{
  const char *path, *setup, *script;
  guint       least; /* so many orders at least are allowed, and as many refused */
} boards[] = {
  { "/formal/FS-20/choices-place", SIEGE_FRONT "unit defender foot heavy 2 infantry 3", "place heavy 1 in dl", 40 },
  { "/formal/FS-16/choices-enter", SIEGE_ARMY, SECOND "to besieger; enter infantry 2 in p1.6; enter heavy 3 in p1.7", 60 },
  { "/formal/FS-14/choices-move", SIEGE_ARMY, SECOND "to besieger; enter infantry 2 in p1.6; enter heavy 1 in p1.6; enter light 2 in p1.7; "
    "next; to besieger; move light 1 from p1.7 to s1.2; move heavy 1 from p1.6 to no-1", 60 },
  { "/formal/FS-17/choices-mount", SIEGE_ARMY, SECOND "dig battery mortars behind p2.3; to besieger; enter heavy 3 in p1.6; enter light 2 in p1.7; "
    "next; to besieger; move light 2 from p1.7 to no-1; move heavy 3 from p1.6 to no-1; mount heavy 2 in no-1", 60 },
  { "/formal/FS-18/choices-cut-sap", SIEGE_ARMY, SECOND "to besieger; enter infantry 1 in p1.6; enter heavy 1 in p1.6; enter heavy 1 in p1.8; "
    "next; to besieger; move heavy 1 from p1.6 to s1.2; gone s1.3; next; to besieger", 40 },
  { "/formal/FS-50/choices-gone", SIEGE_ARMY, SECOND "to besieger; enter infantry 1 in p1.6; enter heavy 1 in p1.8; "
    "next; to besieger; move infantry 1 from p1.6 to no-1; gone p1.6; gone p1.10; ruin no-1; next; to besieger", 20 },
  { "/formal/FS-20/choices-defender", SIEGE_FRONT "unit defender foot heavy 2 infantry 3",
    "place heavy 2 in b1.left; place infantry 2 in r1; place infantry 1 in dl; end; to defender", 40 },
};

static void
test_board (gconstpointer data)
{
  guint nth = GPOINTER_TO_UINT (data);
  Grammar grammar;

  grammar_init (&grammar, boards[nth].setup, boards[nth].script);
  try_moves (&grammar, 4);
  grammar_clear (&grammar, boards[nth].least);
}

/* Every unit of the lattice from every end of a trench. */
static void
test_lattice (void)
{
  static const GabFormalPoint lattice[] = {
    { 600, 0 }, { 580, 155 }, { 520, 300 }, { 424, 424 }, { 300, 520 }, { 155, 580 }, { 0, 600 },
  };
  Grammar grammar;
  const GabFormal *state;

  grammar_init (&grammar, SIEGE_ARMY, SECOND "dig sap from 180,400 to 180,340; dig sap from 120,400 to 120,340; "
                "next; dig sap from 120,340 to 120,280; gone s3.1; gone p2.10; next");
  state = siege_state (grammar.game);
  for (guint i = 0; i < state->n_trenches; i++)
    for (guint j = 0; j < 2 * 4 * G_N_ELEMENTS (lattice); j++)
      {
        GabFormalPoint from = j % 2 ? state->trench[i].from : state->trench[i].to, by = lattice[j / 8];
        gint32 x = j & 2 ? by.x : -by.x, y = j & 4 ? by.y : -by.y;

        if (state->trench[i].gone)
          continue;
        try_order (&grammar, GAB_FORMAL_DIG_SAP, (gint32[]) { from.x, from.y, from.x + x, from.y + y, FALSE }, 5);
        for (gint32 parallel = 1; parallel <= 3; parallel++)
          try_order (&grammar, GAB_FORMAL_DIG_PARALLEL,
                     (gint32[]) { parallel, from.x, from.y, from.x + x, from.y + y, FALSE }, 6);
      }
  grammar_clear (&grammar, 30);
}

/* FS-12: every half of a battery. */
static void
test_batteries (void)
{
  Grammar grammar;
  const GabFormal *state;

  grammar_init (&grammar, SIEGE_ARMY, SECOND "dig sap from 180,400 to 180,430; next; gone p2.7; gone s1.3");
  state = siege_state (grammar.game);
  for (guint i = 0; i < state->n_trenches; i++)
    for (gint32 j = 0; j < 4; j++)
      if (state->trench[i].parallel > 0)
        try_order (&grammar, GAB_FORMAL_DIG_BATTERY, (gint32[]) { j % 2, j / 2, gab_formal_trench_name (&state->trench[i]), FALSE }, 4);
  grammar_clear (&grammar, 20);
}

/* FS-21: what may be fired with heavy cannon, with mortars and with both reads as three orders. */
static void
test_told_apart (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT "unit besieger army heavy 1; unit defender foot heavy 3 mortar 2");
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) choices = gab_choices_new ();

  siege_play (game, "place heavy 3 in dl; place mortar 2 in dl; to defender; trench 3 3 1 -300 1780 300 1780; "
              "battery 1 p3.1 cannon behind; at fire defender");
  gab_formal_rules.choices (gab_game_state (game), choices);
  for (guint i = 0; i < choices->len; i++)
    {
      g_autoptr (GabOrder) order = gab_choice_largest (&g_array_index (choices, GabChoice, i));
      g_autofree char *told = gab_formal_tell_order (order, gab_game_setup (game)->names);

      if (order->verb->id == GAB_FORMAL_FIRE && !g_hash_table_add (seen, g_strdup (told)))
        g_error ("\"%s\" is offered twice", told);
    }
  g_assert_true (g_hash_table_contains (seen, "dl at No. 1 with 3 heavy cannon, to suppress"));
  g_assert_true (g_hash_table_contains (seen, "dl at No. 1, to suppress"));
}

static char *
last_line (const GabGame *game)
{
  return gab_game_line (game, gab_game_length (game) - 1);
}

/* The record says what a thing is called, whatever becomes of the orders before. */
static void
test_completed (void)
{
  static const struct { const char *script, *line; } expected[] = {
    { "end; dig parallel 1 from 0,590 to 60,590", "dig parallel 1 from 0,590 to 60,590 as p1.1" },
    { "dig parallel 1 from 60,590 to 120,590 as p1.7", "dig parallel 1 from 60,590 to 120,590 as p1.7" },
    { "dig parallel 1 from 120,590 to 180,590", "dig parallel 1 from 120,590 to 180,590 as p1.8" },
    { "dig battery cannon behind p1.1", "dig battery cannon behind p1.1 as no-1" },
    { "dig battery cannon behind p1.1", "dig battery cannon behind p1.1 as no-1" },
    { "dig battery mortars behind p1.8", "dig battery mortars behind p1.8 as no-2" },
    { "row 1 180 590 7; row 1 -120 590 2; next; dig sap from 30,590 to 30,550", "dig sap from 30,590 to 30,550 as s1.1" },
    { "dig sap from 90,590 to 90,550", "dig sap from 90,590 to 90,550 as s2.1" },
    { "next; dig sap from 30,550 to 30,510", "dig sap from 30,550 to 30,510 as s1.2" },
    { "gone s1.2; next; dig sap from 30,550 to 0,520", "dig sap from 30,550 to 0,520 as s1.3" },
    { "gone p1.8; dig parallel 1 from 180,590 to 120,590", "dig parallel 1 from 180,590 to 120,590 as p1.8" },
  };
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *line = NULL;

      siege_play (game, expected[i].script);
      line = last_line (game);
      g_assert_cmpstr (line, ==, expected[i].line);
    }
  /* What is refused is refused for its own reason. */
  g_assert_false (siege_give (game, "dig sap from 500,100 to 500,150", &error));
  g_assert_error (error, gab_rule_quark ("FS"), 13);
}

static void
add (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    g_test_add_data_func (boards[i].path, GUINT_TO_POINTER (i), test_board);
  g_test_add_func ("/formal/FS-9/choices-lattice", test_lattice);
  g_test_add_func ("/formal/FS-12/choices-batteries", test_batteries);
  g_test_add_func ("/formal/FS-21/choices-told-apart", test_told_apart);
  g_test_add_func ("/formal/FS-7/completed", test_completed);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a siege, its points, and the defender's first places (FS-1 to FS-6, FS-20). */

#include "siege.h"

#include <string.h>

static const SiegeCase cases[] = {
  { "FS-4/rolled", SIEGE_WORKS, "", "roll-points=1 2 3 4 5 6 7 9", 0,
    "The points of the works are rolled and sealed. b1, left flank takes 10 points* b1, right flank takes 11 * dl takes 14 * w1 takes 15 * "
    "w2 takes 16 * w3 takes 18 points before it is breached." },
  { "FS-4/ten-is-rolled-again", SIEGE_WORKS, "", "roll-points=1 2 10 4 5 6 7 10 10 3 1", 0,
    "*b2, left flank takes 10 points* w3 takes 12 *" },
  { "FS-4/rolled-once", SIEGE_WORKS, "roll-points", "roll-points", 4, NULL },
  { "FS-4/not-rolled-when-chosen", SIEGE_FRONT, "", "roll-points", 4, NULL },
  { "FS-4/fixed-before-turn-1", SIEGE_WORKS, "", "end", 4, NULL },
  { "FS-4/rolled-then-turn-1", SIEGE_WORKS, "roll-points", "end", 0, "Turn 1 begins: the besieger builds." },
  { "FS-4/not-rolled-later", SIEGE_WORKS, "roll-points; end", "roll-points", 6, NULL },

  { "FS-6/building-then-moving", SIEGE_ARMY, "end", "end", 0, "The besieger moves." },
  { "FS-6/besieger-then-defender", SIEGE_ARMY, "to besieger", "end", 0, "The defender moves." },
  { "FS-6/sortie-then-the-next-turn", SIEGE_ARMY, "to sortie", "end", 0, "Turn 2 begins: the besieger builds." },
  { "FS-6/building-is-closed", SIEGE_ARMY, "to besieger", "dig parallel 1 from 0,590 to 60,590", 6, NULL },
  { "FS-6/moving-not-yet", SIEGE_ARMY, "end; dig parallel 1 from 0,590 to 60,590", "enter infantry 1 in p1.1", 6, NULL },
  { "FS-6/nothing-before-turn-1", SIEGE_ARMY, "", "dig parallel 1 from 0,590 to 60,590", 6, NULL },

  { "FS-20/placed", SIEGE_FRONT "unit defender foot heavy 1 infantry 2", "", "place heavy 1 in w2", 0, "Placed in w2: 1 heavy cannon." },
  { "FS-20/placed-by-unit", SIEGE_FRONT "unit defender foot infantry 2; unit defender guard infantry 1", "",
    "place infantry 1 in dl of guard", 0, NULL },
  { "FS-20/unit-has-fewer", SIEGE_FRONT "unit defender foot infantry 2; unit defender guard infantry 1", "",
    "place infantry 2 in dl of guard", 16, NULL },
  { "FS-20/all-are-placed", SIEGE_FRONT "unit defender foot heavy 1 infantry 2", "place heavy 1 in w2; place infantry 1 in dl", "end", 20,
    "*1 is still to be placed*" },
  { "FS-20/all-placed-turn-1", SIEGE_FRONT "unit defender foot heavy 1 infantry 2", "place heavy 1 in w2; place infantry 2 in dl", "end", 0, NULL },
  { "FS-20/none-of-the-besieger", SIEGE_ARMY, "", "place infantry 1 in dl", 16, NULL },
  { "FS-20/no-unit-of-the-besieger", SIEGE_ARMY, "", "place infantry 1 in dl of army", 5, NULL },
  { "FS-20/one-or-more", SIEGE_FRONT "unit defender foot heavy 1", "", "place heavy 0 in dl", 6, NULL },
};

typedef struct
{
  const char *path, *setup;
  gboolean    good;
} SetupCase;

#define POINTS_OF(a, b, c) \
  "points b1.left " a "; points b1.right " b "; points b2.left 14; points b2.right 14; points dl 14; points w1 14; points w2 14; points w3 " c

static const SetupCase setups[] = {
  { "FS-2/two-bastions", SIEGE_WORKS, TRUE },
  { "FS-2/one-bastion", "bastion b1.left and b1.right at 0,0; ravelin r1 at -150,0; ravelin r2 at 150,0; wall w1 at -150,0; wall w2 at 150,0", FALSE },
  { "FS-2/wall-missing", "bastion b1.left and b1.right at -150,0; bastion b2.left and b2.right at 150,0; demi-lune dl at 0,0;"
    "ravelin r1 at -300,0; ravelin r2 at 300,0; wall w1 at -300,0; wall w2 at 0,0", FALSE },
  { "FS-2/two-demi-lunes", SIEGE_WORKS "demi-lune dl2 at 50,0", FALSE },
  { "FS-2/three-ravelins", SIEGE_WORKS "ravelin r3 at 50,0", FALSE },
  { "FS-3/two-on-one-place", "bastion b1.left and b1.right at 150,0; bastion b2.left and b2.right at 150,0; demi-lune dl at 0,0;"
    "ravelin r1 at -300,0; ravelin r2 at 300,0; wall w1 at -300,0; wall w2 at 0,0; wall w3 at 300,0", FALSE },
  { "FS-3/off-the-ground", "bastion b1.left and b1.right at -150,0; bastion b2.left and b2.right at 150,0; demi-lune dl at 0,0;"
    "ravelin r1 at -600.1,0; ravelin r2 at 300,0; wall w1 at -300,0; wall w2 at 0,0; wall w3 at 300,0", FALSE },
  { "FS-3/on-the-edge", "bastion b1.left and b1.right at -150,0; bastion b2.left and b2.right at 150,0; demi-lune dl at 0,0;"
    "ravelin r1 at -600,0; ravelin r2 at 300,0; wall w1 at -300,0; wall w2 at 0,0; wall w3 at 300,0", TRUE },
  { "FS-4/ten", SIEGE_WORKS POINTS_OF ("10", "14", "14"), TRUE },
  { "FS-4/nine", SIEGE_WORKS POINTS_OF ("9", "14", "14"), FALSE },
  { "FS-4/eighteen", SIEGE_WORKS POINTS_OF ("10", "18", "14"), TRUE },
  { "FS-4/nineteen", SIEGE_WORKS POINTS_OF ("10", "19", "10"), FALSE },
  { "FS-4/fourteen-each", SIEGE_WORKS POINTS_OF ("14", "14", "14"), TRUE },
  { "FS-4/one-too-many", SIEGE_WORKS POINTS_OF ("14", "14", "15"), FALSE },
  { "FS-4/some-missing", SIEGE_WORKS "points b1.left 10", FALSE },
  { "FS-4/twice", SIEGE_FRONT "points b1.left 10", FALSE },
  { "FS-4/ravelins-have-none", SIEGE_FRONT "points r1 10", FALSE },
  { "FS-5/rounds", SIEGE_WORKS "rounds besieger 1", TRUE },
  { "FS-5/no-rounds", SIEGE_WORKS "rounds besieger 0", FALSE },
  { "FS-5/rounds-twice", SIEGE_WORKS "rounds defender 5; rounds defender 5", FALSE },
  { "FS-1/scale", SIEGE_WORKS "scale 1 men 1 guns", TRUE },
  { "FS-1/scale-of-nobody", SIEGE_WORKS "scale 0 men 1 guns", FALSE },
  { "FS-1/scale-twice", SIEGE_WORKS "scale 1 men 1 guns; scale 1 men 1 guns", FALSE },
  { "FS-5/as-many-as-there-can-be", SIEGE_WORKS "unit besieger a infantry 400", TRUE },
  { "FS-5/one-too-many", SIEGE_WORKS "unit besieger a infantry 400; unit defender b heavy 1", FALSE },
};

static void
run_setup (gconstpointer data)
{
  const SetupCase *test = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GabGame) game = siege_try_new (test->setup, &error);

  if (test->good)
    g_assert_no_error (error);
  else
    {
      g_assert_null (game);
      g_assert_error (error, GAB_ERROR, GAB_ERROR_SETUP);
      g_assert_cmpstr (error->message, !=, "");
    }
}

/* Works are sorted by what they are and from left to right; a front of each size can be made and stands on its ground. */
static void
test_fronts (void)
{
  for (guint n = 2; n <= GAB_FORMAL_BASTIONS; n++)
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *text = NULL;
      g_autoptr (GabGame) game = NULL;
      const GabFormal *state;

      gab_formal_front_lines (siege_tables (), n, lines);
      gab_formal_force_lines (siege_tables (), lines);
      g_ptr_array_add (lines, NULL);
      text = g_strjoinv (";", (char **) lines->pdata);
      game = siege_new (text);
      state = siege_state (game);
      g_assert_cmpuint (state->n_bastions, ==, n);
      g_assert_cmpuint (state->n_works, ==, 2 * n + (n - 1) + 2 + (n + 1));
      for (guint i = 1; i < state->n_works; i++)
        {
          g_assert_cmpint (state->work[i].kind, >=, state->work[i - 1].kind);
          if (state->work[i].kind == state->work[i - 1].kind)
            g_assert_cmpint (state->work[i].at.x, >=, state->work[i - 1].at.x);
        }
      g_assert_cmpint (state->work[0].at.x, ==, -(gint32) (n - 1) * 1500);
      g_assert_cmpint (state->work[state->n_works - 1].at.x, ==, (gint32) (n - 1) * 1500 + 1500);
      g_assert_cmpuint (state->n_pieces, ==, 123);
      g_assert_cmpint (state->rounds[GAB_FORMAL_BESIEGER], ==, 250);
      g_assert_cmpint (state->rounds[GAB_FORMAL_DEFENDER], ==, 100);
    }
}

/* FS-3: the centres from which ranges run. */
static void
test_centres (void)
{
  static const struct { const char *name; gint32 x, y; } expected[] = {
    { "b1.left", -3000, 700 }, { "b1.right", -3000, 700 }, { "dl", 0, 2000 }, { "r2", 6000, 2000 }, { "w3", 6000, 0 },
  };
  g_autoptr (GabGame) game = siege_new (SIEGE_WORKS);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      GabFormalPoint centre = gab_formal_centre2 (siege_state (game), siege_spot (game, expected[i].name));

      g_assert_cmpint (centre.x, ==, expected[i].x);
      g_assert_cmpint (centre.y, ==, expected[i].y);
    }
}

/* FS-4, FS-5: a side's secrets are not in what the other sees. */
static void
test_mask (void)
{
  g_autoptr (GabGame) game = siege_new (SIEGE_FRONT "unit besieger army infantry 7; unit defender foot infantry 3;"
                                        "rounds besieger 7919; rounds defender 7907");
  const GabFormal *state;
  gpointer masked[3];

  siege_play (game, "place infantry 2 in dl");
  state = siege_state (game);
  for (int viewer = -1; viewer < 2; viewer++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      const GabFormal *seen = masked[viewer + 1] = gab_formal_rules.mask (state, viewer);

      gab_formal_rules.dump (seen, text);
      g_assert_true ((strstr (text->str, "7919") != NULL) == (viewer == GAB_FORMAL_BESIEGER));
      g_assert_true ((strstr (text->str, "7907") != NULL) == (viewer == GAB_FORMAL_DEFENDER));
      g_assert_true ((strstr (text->str, "points") != NULL) == (viewer == GAB_FORMAL_DEFENDER));
      g_assert_cmpint (seen->work[0].points, ==, viewer == GAB_FORMAL_DEFENDER ? 10 : 0);
      g_assert_true (gab_formal_rules.check (seen, NULL));
    }
  /* What is not on the ground is its owner's affair. */
  g_assert_cmpuint (((GabFormal *) masked[0])->n_pieces, ==, 2);
  g_assert_cmpuint (((GabFormal *) masked[1])->n_pieces, ==, 7 + 2);
  g_assert_cmpuint (((GabFormal *) masked[2])->n_pieces, ==, 2 + 1);
  for (guint i = 0; i < G_N_ELEMENTS (masked); i++)
    gab_formal_rules.state_free (masked[i]);
}

/* A rolled point is sealed: it is told to nobody, nor are the dice (CA-18). */
static void
test_points_are_secret (void)
{
  static const int viewers[] = { GAB_VIEWER_UMPIRE, GAB_VIEWER_TABLE, GAB_FORMAL_BESIEGER, GAB_FORMAL_DEFENDER };
  g_autoptr (GabGame) game = siege_new (SIEGE_WORKS);

  siege_play (game, "roll-points=1 2 3 4 5 6 7 9");
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autofree char *told = gab_game_tell (game, 0, viewers[i]);

      g_assert_null (strstr (told, "takes"));
      g_assert_false (gab_game_shows_dice (game, 0, viewers[i]));
    }
}

/* Numbers that contradict each other are refused, and none is read over. */
static void
test_tables (void)
{
  static const struct { const char *name; guint nth; gint32 value; } wrong[] = {
    { "points", 0, 19 }, { "second-band", 0, 4201 }, { "parallel-length", 0, 606 }, { "range-bands", 0, 4001 },
    { "fire-heavy", 0, 11 }, { "work", 0, 0 }, { "trench-results", 0, 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GabTables) changed = gab_tables_with (siege_numbers (), wrong[i].name, wrong[i].nth, wrong[i].value);
      g_autoptr (GError) error = NULL;

      g_assert_null (gab_formal_rules.resolve (changed, &error));
      g_assert_error (error, GAB_ERROR, GAB_ERROR_TABLES);
    }
}

/* Every rule has a title, and every table that the rules list as a reconstruction says so. */
static void
test_titles (void)
{
  for (int rule = 1; rule <= 50; rule++)
    g_assert_nonnull (gab_tables_title (siege_numbers (), rule));
  g_assert_null (gab_tables_title (siege_numbers (), 51));
  g_assert_nonnull (strstr (gab_tables_ruling (siege_numbers (), 30), "reconstruction"));
  g_assert_nonnull (strstr (gab_tables_ruling (siege_numbers (), 35), "reconstruction"));
}

static void
add (void)
{
  siege_add_cases (cases, G_N_ELEMENTS (cases));
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *path = g_strconcat ("/formal/", setups[i].path, NULL);

      g_test_add_data_func (path, &setups[i], run_setup);
    }
  g_test_add_func ("/formal/FS-2/fronts", test_fronts);
  g_test_add_func ("/formal/FS-3/centres", test_centres);
  g_test_add_func ("/formal/FS-5/mask", test_mask);
  g_test_add_func ("/formal/FS-4/points-are-secret", test_points_are_secret);
  g_test_add_func ("/formal/tables/wrong", test_tables);
  g_test_add_func ("/formal/tables/titles", test_titles);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of fire, storm and sortie against an enumeration of all dice by the printed tables, which this file has
 * copied for itself (FS-25 to FS-28, FS-30, FS-34 to FS-36, FS-39, FS-40, FS-42). */

#include "gab-formal-blood.h"
#include "siege.h"

#include <math.h>
#include <string.h>

#define FORCES SIEGE_FRONT \
  "unit besieger army heavy 12 light 12 mortar 12 infantry 60; unit defender foot heavy 9 light 9 mortar 9 infantry 40"

/* FS-30 as it is printed: S, D, H of heavy, light, mortar by band. */
static const int printed_suppressive[3][3][2] = {
  { { 5, 9 }, { 6, 10 }, { 8, 99 } }, { { 6, 10 }, { 8, 99 }, { 10, 99 } }, { { 6, 10 }, { 7, 10 }, { 8, 99 } },
};
static const int printed_destructive[2][3] = { { 6, 8, 10 }, { 9, 10, 99 } };

/* FS-35 as it is printed. */
static const char *const printed_storm[10][5] = {
  { "5/0", "5/0", "4/0", "3/1", "3/2" }, { "5/0", "5/0", "4/1", "3/1", "2/2" }, { "5/0", "4/0", "4/1", "3/2", "2/2" },
  { "4/0", "4/0", "3/1", "3/2", "2/3" }, { "4/0", "4/1", "3/1", "2/3", "2/3" }, { "4/1", "4/1", "3/2", "2/3", "1/3" },
  { "3/1", "3/1", "3/2", "2/3", "1/4" }, { "3/1", "3/1", "2/2", "2/4", "1/4" }, { "3/1", "3/2", "2/3", "1/4", "1/5" },
  { "2/2", "2/2", "2/4", "1/5", "1/6" },
};

static void
near (double found,
      double expected)
{
  if (fabs (found - expected) > 1e-12)
    g_error ("expected %.15g, found %.15g", expected, found);
}

static GabOrder *
order_of (const GabGame *game,
          const char    *line)
{
  g_autoptr (GError) error = NULL;
  GabOrder *order = gab_order_parse (gab_formal_rules.verbs, gab_game_setup (game)->names, line, &error);

  g_assert_no_error (error);
  return order;
}

/* Fire: kinds of the shots, their band, results already there. */
typedef struct
{
  const char *path, *before, *order;
  int         band;
  gboolean    destructive;
  int         n[3];
  int         left;     /* points or results that are still needed; 0 none */
  int         wipes;    /* results still needed for all to be lost; 0 none */
} FireCase;

#define BATTERY(y) "trench 3 3 1 -300 " #y " 300 " #y "; battery 1 p3.1 cannon behind;"

static const FireCase fires[] = {
  { "heavy-near", BATTERY (1780) "put heavy 3 no-1; left w2 2; at fire", "fire no-1 destructive at w2", 0, TRUE, { 3, 0, 0 }, 2, 0 },
  { "mixed-middle", BATTERY (3780) "put heavy 2 no-1; put light 1 no-1; left w2 3; at fire", "fire no-1 destructive at w2", 1, TRUE, { 2, 1, 0 }, 3, 0 },
  { "heavy-far", BATTERY (5780) "put heavy 3 no-1; left w2 1; at fire", "fire no-1 destructive at w2", 2, TRUE, { 3, 0, 0 }, 1, 0 },
  { "at-a-work", BATTERY (3780) "put heavy 1 no-1; put light 2 no-1; at fire", "fire no-1 suppressive at b1.left", 1, FALSE, { 1, 2, 0 }, 0, 0 },
  { "at-a-trench", BATTERY (1780) "put heavy 2 dl; put light 1 dl; put mortar 2 dl; results p3.1 1; at fire defender", "fire dl suppressive at p3.1", 0, FALSE, { 2, 1, 2 }, 3, 4 },
  { "at-a-fresh-trench", BATTERY (3780) "put heavy 2 dl; put light 1 dl; put mortar 2 dl; at fire defender", "fire dl suppressive at p3.1", 1, FALSE, { 2, 1, 2 }, 4, 5 },
  { "at-a-battery", BATTERY (1780) "put heavy 2 dl; put light 1 dl; put mortar 2 dl; results no-1 3; at fire defender", "fire dl suppressive at no-1", 0, FALSE, { 2, 1, 2 }, 3, 0 },
  { "part-of-it", BATTERY (5780) "put heavy 2 dl; put light 1 dl; put mortar 2 dl; at fire defender", "fire dl suppressive at p3.1 heavy 1 mortar 2", 2, FALSE, { 1, 0, 2 }, 4, 5 },
};

/* What the printed table makes of a die: 0 nothing, 1 S, 2 D, 3 H. */
static int
printed_result (const FireCase *test,
                int             kind,
                int             die)
{
  if (test->destructive)
    return die >= printed_destructive[kind][test->band] ? 3 : 0;
  return die >= printed_suppressive[kind][test->band][1] ? 2 : die >= printed_suppressive[kind][test->band][0] ? 1 : 0;
}

static void
run_fire (gconstpointer data)
{
  const FireCase *test = data;
  g_autoptr (GabGame) game = siege_new (FORCES);
  g_autoptr (GabOrder) order = order_of (game, test->order);
  g_autoptr (GError) error = NULL;
  int kinds[8], n = 0;
  double results[9] = { 0 }, mean[4] = { 0 }, needed = 0, wiped = 0, all = 1;
  GabFormalFireOdds odds;

  siege_play (game, test->before);
  gab_formal_odds_fire (siege_state (game), order, &odds, &error);
  g_assert_no_error (error);
  for (int kind = 0; kind < 3; kind++)
    for (int i = 0; i < test->n[kind]; i++, all *= 10)
      kinds[n++] = kind;
  for (int dice = 0; dice < (int) all; dice++)
    {
      int count = 0;

      for (int i = 0, rest = dice; i < n; i++, rest /= 10)
        {
          int result = printed_result (test, kinds[i], rest % 10 + 1);

          count += result > 0;
          mean[result] += 1 / all;
        }
      results[count] += 1 / all;
      needed += test->left > 0 && count >= test->left ? 1 / all : 0;
      wiped += test->wipes > 0 && count >= test->wipes ? 1 / all : 0;
    }
  g_assert_cmpuint (odds.shots, ==, n);
  for (int i = 0; i <= n; i++)
    g_assert_cmpfloat_with_epsilon (odds.results[i], results[i], 1e-9);
  g_assert_cmpfloat_with_epsilon (odds.mean_s, mean[1], 1e-9);
  g_assert_cmpfloat_with_epsilon (odds.mean_d, mean[2], 1e-9);
  g_assert_cmpfloat_with_epsilon (odds.mean_h, mean[3], 1e-9);
  g_assert_cmpfloat_with_epsilon (odds.breaches + odds.ruins + odds.drives_out + odds.wipes_out, needed, 1e-9);
  g_assert_cmpfloat_with_epsilon (odds.wipes_out, wiped, 1e-9);
  g_assert_cmpint (odds.band, ==, test->band);
}

/* FS-30, FS-35: every die of every cell, as printed. */
static void
test_tables (void)
{
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    for (int band = 0; band < GAB_FORMAL_N_BANDS; band++)
      for (int die = 1; die <= 10; die++)
        {
          FireCase test = { .band = band };

          g_assert_cmpint (gab_formal_shot (siege_tables (), kind, GAB_FORMAL_SUPPRESSIVE, band, die), ==, printed_result (&test, kind, die));
          test.destructive = TRUE;
          g_assert_cmpint (gab_formal_shot (siege_tables (), kind, GAB_FORMAL_DESTRUCTIVE, band, die), ==,
                           kind == GAB_FORMAL_MORTAR ? 0 : printed_result (&test, kind, die));
        }
  for (int column = 0; column < 5; column++)
    for (int die = 1; die <= 10; die++)
      {
        guint there[2] = { 50, 50 }, lost[2];

        gab_formal_storm_losses (siege_tables (), column, die, there, lost);
        g_assert_cmpuint (lost[0], ==, printed_storm[die - 1][column][0] - '0');
        g_assert_cmpuint (lost[1], ==, printed_storm[die - 1][column][2] - '0');
      }
}

/* Whoever does not know the points reckons with 10 to 18, as far as the hits he has seen leave them (CA-18). */
static void
test_hidden_points (void)
{
  g_autoptr (GabGame) game = siege_new (FORCES);
  g_autoptr (GabOrder) order = order_of (game, "fire no-1 destructive at w2");
  GabFormalFireOdds odds;
  gpointer masked;

  siege_play (game, BATTERY (1780) "put heavy 1 no-1; left w2 4; at fire");
  masked = gab_formal_rules.mask (siege_state (game), GAB_FORMAL_BESIEGER);
  g_assert_true (gab_formal_odds_fire (masked, order, &odds, NULL));
  /* Ten hits: of 11 to 18 one value is breached by one more, which a heavy cannon makes on 6. */
  near (odds.breaches, 0.5 / 8);
  gab_formal_rules.state_free (masked);
  g_assert_true (gab_formal_odds_fire (siege_state (game), order, &odds, NULL));
  near (odds.breaches, 0);
}

/* A storm: what stands on the ground, and the figures that the rules make of it. */
typedef struct
{
  const char *path, *before, *order;
  int         stormers, besieger, defenders, defender;
} StormCase;

#define STORM \
  "trench 3 3 1 -300 1780 300 1780; trench 3 3 2 300 1780 900 1780; trench 3 3 3 -900 1780 -300 1780; trench 3 3 4 900 1780 1500 1780;" \
  "battery 1 p3.1 cannon behind; battery 2 p3.2 cannon behind; put infantry 3 p3.1; put infantry 3 p3.2; put infantry 3 p3.3; put infantry 3 p3.4; at storm;"

static const StormCase storms[] = {
  { "under-1", STORM "put infantry 3 r1", "storm covered-way with p3.1:3 p3.2:3", 6, 6, 3, 9 },
  { "at-1", STORM "put infantry 2 r1", "storm covered-way with p3.1:3 p3.2:3", 6, 6, 2, 6 },
  { "at-2", STORM "put infantry 1 r1; put infantry 1 r2", "storm covered-way with p3.1:3 p3.2:3 p3.3:3 p3.4:3", 12, 12, 2, 6 },
  { "at-3", STORM "put infantry 1 r1", "storm covered-way with p3.1:3 p3.2:3 p3.3:3", 9, 9, 1, 3 },
  { "at-3-with-support", STORM "put infantry 2 r1; put heavy 3 no-1", "storm covered-way with p3.1:3 p3.2:3 p3.3:3 p3.4:3 support no-1:3", 12, 18, 2, 6 },
  { "at-4", STORM "put infantry 2 r1; put heavy 3 no-1; put heavy 3 no-2", "storm covered-way with p3.1:3 p3.2:3 p3.3:3 p3.4:3 support no-1:3 no-2:3", 12, 24, 2, 6 },
  { "demi-lune", STORM "covered-way; put infantry 4 dl", "storm dl with p3.1:3 p3.2:3 p3.3:3 p3.4:3", 12, 12, 4, 12 },
};

static void
run_storm (gconstpointer data)
{
  const StormCase *test = data;
  g_autoptr (GabGame) game = siege_new (FORCES);
  g_autoptr (GabOrder) order = order_of (game, test->order);
  g_autoptr (GError) error = NULL;
  int column = MIN (test->besieger / test->defender, 4);
  double success = 0, mean[2] = { 0 }, lost[2][7] = { 0 };
  GabFormalStormOdds odds;

  siege_play (game, test->before);
  gab_formal_odds_storm (siege_state (game), order, &odds, &error);
  g_assert_no_error (error);
  for (int first = 1; first <= 10; first++)
    for (int second = 1; second <= 10; second++)
      {
        int fallen = printed_storm[first - 1][column][0] - '0', killed = printed_storm[first - 1][column][2] - '0';

        killed = MIN (killed, test->defenders);
        success += (fallen < test->stormers && (killed == test->defenders || second <= 1 + killed)) / 100.0;
        mean[0] += fallen / 100.0;
        mean[1] += killed / 100.0;
        lost[0][fallen] += 0.01;
        lost[1][killed] += 0.01;
      }
  g_assert_cmpuint (odds.strength[0].points, ==, test->besieger);
  g_assert_cmpuint (odds.strength[1].points, ==, test->defender);
  g_assert_cmpuint (odds.strength[0].sections, ==, test->stormers);
  g_assert_cmpuint (odds.strength[1].sections, ==, test->defenders);
  g_assert_cmpfloat_with_epsilon (odds.success, success, 1e-9);
  for (int side = 0; side < 2; side++)
    {
      g_assert_cmpfloat_with_epsilon (odds.mean_lost[side], mean[side], 1e-9);
      for (int i = 0; i < 7; i++)
        g_assert_cmpfloat_with_epsilon (odds.lost[side][i], lost[side][i], 1e-9);
    }
}

/* Before the answer both chances are there; the answer itself has its own. */
static void
test_answer (void)
{
  g_autoptr (GabGame) game = siege_new (FORCES);
  g_autoptr (GabOrder) order = order_of (game, "storm covered-way with p3.1:3 p3.2:3"), answer = NULL;
  GabFormalStormOdds odds, answered;

  siege_play (game, STORM "put infantry 2 r1; put heavy 3 dl; put mortar 2 dl");
  g_assert_true (gab_formal_odds_storm (siege_state (game), order, &odds, NULL));
  g_assert_cmpuint (odds.column, ==, 1);
  g_assert_cmpuint (odds.points_answered, ==, 6 + 3 * 2 + 2);
  g_assert_cmpfloat (odds.success, >, odds.success_answered);
  siege_play (game, "storm covered-way with p3.1:3 p3.2:3");
  answer = order_of (game, "answer support dl:5");
  g_assert_true (gab_formal_odds_storm (siege_state (game), answer, &answered, NULL));
  near (answered.success, odds.success_answered);
  g_assert_cmpuint (answered.column, ==, 0);
  g_assert_cmpint (answered.strength[1].cost, ==, 5);
}

/* A sortie: what is added, its sections. */
typedef struct
{
  const char *path, *before, *order;
  int         added, sections, attack;
} SortieCase;

#define SORTIE "trench 1 1 1 -300 5800 300 5800; trench 1 1 2 300 5800 900 5800; battery 1 p1.1 cannon behind; put infantry 6 dl; at sortie;"

static const SortieCase sorties[] = {
  { "one", SORTIE, "sortie on p1.1 with dl:1", 1, 1, 1 },
  { "four", SORTIE "put infantry 2 p1.1", "sortie on p1.1 with dl:4", 2, 4, 1 },
  { "against-many", SORTIE "put infantry 3 p1.1; put infantry 3 p1.2", "sortie on p1.1 with dl:2", -2, 2, 1 },
  { "battery", SORTIE, "sortie on no-1 with dl:3", 1, 3, 1 },
  { "second", SORTIE "sortie on p1.1 with dl:3=9", "press-on p1.2", 3, 3, 2 },
};

static void
run_sortie (gconstpointer data)
{
  const SortieCase *test = data;
  g_autoptr (GabGame) game = siege_new (FORCES);
  g_autoptr (GabOrder) order = order_of (game, test->order);
  g_autoptr (GError) error = NULL;
  double row[4] = { 0 }, lost[8] = { 0 }, all = pow (10, test->sections);
  GabFormalSortieOdds odds;

  siege_play (game, test->before);
  gab_formal_odds_sortie (siege_state (game), order, &odds, &error);
  g_assert_no_error (error);
  for (int die = 1; die <= 10; die++)
    {
      int total = die + test->added;

      row[total <= 5 ? 0 : total <= 7 ? 1 : total <= 9 ? 2 : 3] += 0.1;
    }
  for (int dice = 0; dice < (int) all; dice++)
    {
      int count = 0;

      for (int i = 0, rest = dice; i < test->sections; i++, rest /= 10)
        count += rest % 10 + 1 - (test->attack - 1) <= 2;
      lost[count] += 1 / all;
    }
  g_assert_cmpint (odds.added, ==, test->added);
  g_assert_cmpuint (odds.sections, ==, test->sections);
  g_assert_cmpuint (odds.attack, ==, test->attack);
  for (int i = 0; i < 4; i++)
    g_assert_cmpfloat_with_epsilon (odds.row[i], row[i], 1e-9);
  for (int i = 0; i <= test->sections; i++)
    g_assert_cmpfloat_with_epsilon (odds.lost[i], lost[i], 1e-9);
  g_assert_cmpfloat_with_epsilon (odds.mean_lost, test->sections * (0.1 + 0.1 * test->attack), 1e-9);
}

/* The lines for a list: what they are called, chances that add up; a refused order has none. */
static void
test_lines (void)
{
  static const char *const orders[] = {
    "fire no-1 destructive at w2", "fire no-1 suppressive at dl", "storm covered-way with p3.1:3 p3.2:3", "sortie on p3.1 with r1:1",
  };
  g_autoptr (GabGame) game = siege_new (FORCES);
  g_autoptr (GabOrder) refused = order_of (game, "fire no-2 destructive at w2");
  g_autoptr (GError) error = NULL;

  siege_play (game, STORM "put heavy 3 no-1; put infantry 2 r1; put heavy 1 dl");
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (GabOrder) order = order_of (game, orders[i]);
      g_autoptr (GArray) lines = gab_formal_odds (siege_state (game), order, &error);
      double sum = 0;

      g_assert_no_error (error);
      for (guint j = 0; j < lines->len; j++)
        {
          const GabFormalOddsLine *line = &g_array_index (lines, GabFormalOddsLine, j);
          g_autofree char *told = gab_formal_tell_odds (line);

          g_assert_cmpstr (told, !=, "");
          if (line->id == GAB_FORMAL_ODDS_RESULTS || line->id == GAB_FORMAL_ODDS_BESIEGER_LOSES || line->id == GAB_FORMAL_ODDS_SORTIE_ROW)
            sum += line->value;
        }
      near (sum, 1);
    }
  g_assert_null (gab_formal_odds (siege_state (game), refused, &error));
  g_assert_cmpint (error->code, ==, 22);
}

static void
add (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (fires); i++)
    {
      g_autofree char *path = g_strconcat ("/formal/FS-30/odds/", fires[i].path, NULL);

      g_test_add_data_func (path, &fires[i], run_fire);
    }
  for (guint i = 0; i < G_N_ELEMENTS (storms); i++)
    {
      g_autofree char *path = g_strconcat ("/formal/FS-35/odds/", storms[i].path, NULL);

      g_test_add_data_func (path, &storms[i], run_storm);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sorties); i++)
    {
      g_autofree char *path = g_strconcat ("/formal/FS-40/odds/", sorties[i].path, NULL);

      g_test_add_data_func (path, &sorties[i], run_sortie);
    }
  g_test_add_func ("/formal/FS-30/tables-as-printed", test_tables);
  g_test_add_func ("/formal/FS-4/odds/hidden-points", test_hidden_points);
  g_test_add_func ("/formal/FS-34/odds/answer", test_answer);
  g_test_add_func ("/formal/odds/lines", test_lines);
}

int
main (int   argc,
      char *argv[])
{
  return siege_run (argc, argv, add);
}

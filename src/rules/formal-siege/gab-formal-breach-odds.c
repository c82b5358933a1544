/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When a breach may come, if every gun fires each turn from where it stands now (FS-25, FS-31, FS-32, FS-44). */

#include "gab-formal-breach-odds.h"

#include "gab-formal-blood.h"
#include "gab-formal-lines.h"

#include <string.h>

#define SIDES 10
#define HITS  64 /* more than any section bears */

/* Chances of just so many hits; the last is of so many and more. */
typedef struct
{
  double of[HITS + 1];
} Hits;

static void
add_shot (Hits   *hits,
          double  chance)
{
  hits->of[HITS] += hits->of[HITS - 1] * chance;
  for (guint i = HITS - 1; i > 0; i--)
    hits->of[i] = hits->of[i] * (1 - chance) + hits->of[i - 1] * chance;
  hits->of[0] *= 1 - chance;
}

/* The chance of one shot of destructive fire. */
static double
shot_chance (const GabFormal *state,
             int              kind,
             GabFormalBand    band)
{
  guint n = 0;

  for (int die = 1; die <= SIDES; die++)
    n += gab_formal_shot (state->tables, kind, GAB_FORMAL_DESTRUCTIVE, band, die) == GAB_FORMAL_SHOT_H;
  return n / (double) SIDES;
}

/* Guns that could fire from a battery on another day: what moved or was silenced today can. */
static guint
guns (const GabFormal         *state,
      const GabFormalPosition *position,
      int                      kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];

      n += piece->fate == GAB_FORMAL_FATE_IN_PLAY && piece->kind == kind && piece->spot == position->part[0] &&
           (piece->marks & GAB_FORMAL_MOUNTED) != 0;
    }
  return n;
}

/* One turn's fire at a wall: its cost and mean, and each shot's chance, handed to add_shot() so many times. */
static void
fire_a_turn (const GabFormal  *state,
             GabFormalSpot     wall,
             GabFormalOutlook *outlook,
             Hits             *hits)
{
  GabFormalPosition positions[GAB_FORMAL_POSITIONS];
  guint n = gab_formal_positions (state, GAB_FORMAL_BESIEGER, positions);
  GabFormalPoint aim = gab_formal_aim (state, wall, GAB_FORMAL_DESTRUCTIVE);

  outlook->shots = outlook->cost = outlook->mean_hits = 0;
  for (guint i = 0; i < n; i++)
    {
      GabFormalBand band = gab_formal_band (state->tables, gab_formal_square (positions[i].centre, aim));

      if (!gab_formal_bears (state, &positions[i], aim))
        continue;
      for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
        {
          double chance = shot_chance (state, kind, band);
          guint count = chance > 0 ? guns (state, &positions[i], kind) : 0;

          outlook->shots += count;
          outlook->cost += count * state->tables->cost[kind][GAB_FORMAL_DESTRUCTIVE][band];
          outlook->mean_hits += count * chance;
          while (count-- > 0)
            add_shot (hits, chance);
        }
    }
}

/* So many hits breach it: its points, or where they are hidden any that the table allows and the hits leave (CA-18). */
static double
breach_chance (const GabFormal     *state,
               const GabFormalWork *work,
               const Hits          *hits)
{
  gboolean known = gab_formal_known_points (work) > 0;
  gint32 least = known ? work->left : MAX (state->tables->points_least - work->hits, 1);
  gint32 most = known ? work->left : MAX (state->tables->points_most - work->hits, least);
  double sum = 0;

  for (gint32 needed = least; needed <= most; needed++)
    for (guint i = MIN (needed, HITS); i <= HITS; i++)
      sum += hits->of[i];
  return sum / (most - least + 1);
}

static void
look_at_wall (const GabFormal  *state,
              GabFormalSpot     wall,
              GabFormalOutlook *outlook)
{
  Hits hits = { .of = { 1 } };

  outlook->wall = wall;
  fire_a_turn (state, wall, outlook, &hits);
  outlook->turns = outlook->cost > 0 ? MIN (state->rounds[GAB_FORMAL_BESIEGER] / outlook->cost, GAB_FORMAL_OUTLOOK) : 0;
  for (guint turn = 0; turn < GAB_FORMAL_OUTLOOK; turn++)
    {
      outlook->by[turn] = turn < outlook->turns ? breach_chance (state, &state->work[wall], &hits)
                                                : turn > 0 ? outlook->by[turn - 1] : 0;
      if (turn + 1 < outlook->turns)
        fire_a_turn (state, wall, outlook, &hits);
    }
}

/* Sooner or more surely; the wall with the better mean where no turn tells. */
static gboolean
is_better (const GabFormalOutlook *a,
           const GabFormalOutlook *b)
{
  for (guint turn = 0; turn < GAB_FORMAL_OUTLOOK; turn++)
    if (a->by[turn] != b->by[turn] && MAX (a->by[turn], b->by[turn]) >= 0.5)
      return a->by[turn] > b->by[turn];
  return a->by[GAB_FORMAL_OUTLOOK - 1] > b->by[GAB_FORMAL_OUTLOOK - 1];
}

/**
 * gab_formal_breach_outlook:
 * @state: a siege, masked or not
 * @outlook: (out caller-allocates): the wall that most likely opens first
 *
 * The chance that it is breached by the end of each coming turn, if every mounted gun that can hit it fires at it each
 * turn from where it stands now, none is lost, and nothing else is fired. A turn that the rounds do not last for counts
 * nothing. Where the besieger's rounds are hidden, they are taken to be none. Exact from the tables.
 */
void
gab_formal_breach_outlook (const GabFormal  *state,
                           GabFormalOutlook *outlook)
{
  *outlook = (GabFormalOutlook) { .wall = GAB_FORMAL_NOWHERE };
  for (guint i = 0; i < state->n_works && state->step != GAB_FORMAL_STEP_OVER; i++)
    {
      GabFormalOutlook other = { 0 };

      if (state->work[i].kind != GAB_FORMAL_WALL || state->work[i].breached || state->work[i].taken)
        continue;
      look_at_wall (state, GAB_FORMAL_AT_WORK (i), &other);
      if (other.shots > 0 && (outlook->wall == GAB_FORMAL_NOWHERE || is_better (&other, outlook)))
        *outlook = other;
    }
  outlook->first_turn = state->turn + (state->turn == 0 || state->step > GAB_FORMAL_STEP_FIRE);
}

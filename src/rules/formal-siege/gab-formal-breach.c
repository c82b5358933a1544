/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hits on works, breaches, and what becomes of who stood in a work that is lost (FS-37, FS-43, FS-44). */

#include "gab-formal-blood.h"
#include "gab-formal-lines.h"

/* The nearest wall that still stands, ties left; GAB_FORMAL_NOWHERE when there is none. */
static GabFormalSpot
nearest_wall (const GabFormal *state,
              guint            work)
{
  /* A flank has a middle of its own (FS-3). */
  GabFormalPoint from = gab_formal_aim (state, work, GAB_FORMAL_DESTRUCTIVE);
  GabFormalSpot nearest = GAB_FORMAL_NOWHERE;
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_WALL && gab_formal_is_held (&state->work[i]) && i != work)
      {
        gint64 square = gab_formal_square (from, gab_formal_centre2 (state, i));

        if (square >= least)
          continue;
        least = square;
        nearest = i;
      }
  return nearest;
}

/* FS-37, FS-43: the sections that are left in a lost work go back to the nearest unbreached wall. */
void
gab_formal_send_back (GabFormalRun *run,
                      guint         work)
{
  GabFormal *state = run->state;
  GabFormalSpot wall = nearest_wall (state, work);
  guint16 pieces[GAB_FORMAL_PIECES];
  guint n = gab_formal_sections (state, work, GAB_FORMAL_DEFENDER, pieces);
  GabEvent *event;

  if (n == 0)
    return;
  if (wall == GAB_FORMAL_NOWHERE)
    {
      gab_formal_lose_all (run, work, FALSE);
      return;
    }
  for (guint i = 0; i < n; i++)
    gab_formal_put (state, pieces[i], wall);
  event = gab_formal_note (run, GAB_FORMAL_EVENT_BACK, work);
  event->name[1] = state->work[wall].name;
  event->number[0] = n;
}

/* FS-36: the guns in a work are the besieger's. */
void
gab_formal_capture (GabFormalRun  *run,
                    GabFormalSpot  spot)
{
  GabFormal *state = run->state;
  guint n[GAB_FORMAL_N_GUNS] = { 0 };

  for (guint i = 0; i < state->n_pieces; i++)
    if (state->piece[i].spot == spot && gab_formal_is_gun (state->piece[i].kind))
      {
        n[state->piece[i].kind]++;
        gab_formal_lose (state, i, TRUE);
      }
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    if (n[kind] > 0)
      {
        GabEvent *event = gab_formal_note (run, GAB_FORMAL_EVENT_CAPTURED, spot);

        event->number[0] = kind;
        event->number[1] = n[kind];
      }
}

/* FS-37: a work is out of play, its guns captured; its infantry goes back. */
void
gab_formal_take_work (GabFormalRun *run,
                      guint         work)
{
  gab_formal_capture (run, work);
  run->state->work[work].taken = TRUE;
  gab_formal_send_back (run, work);
}

/* FS-43: guns go first, then a die for each section. */
static gboolean
breach (GabFormalRun *run,
        guint         work)
{
  GabFormal *state = run->state;
  guint16 pieces[GAB_FORMAL_PIECES];
  guint n = gab_formal_sections (state, work, GAB_FORMAL_DEFENDER, pieces), lost = 0;
  GabEvent reason = {
    .id = GAB_FORMAL_NEED_BREACH, .seen_by = GAB_SEEN_BY_ALL, .name = { state->work[work].name, -1 },
    .number = { n, state->tables->breach_lost },
  };
  GabEvent *event;
  int dice[GAB_FORMAL_PIECES];

  state->work[work].breached = TRUE;
  gab_formal_note (run, GAB_FORMAL_EVENT_BREACHED, work);
  gab_formal_lose_all (run, work, TRUE);
  if (n > 0 && !gab_dice_roll (run->dice, GAB_DIE_D10, n, &reason, dice, run->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (dice[i] <= state->tables->breach_lost)
      {
        gab_formal_lose (state, pieces[i], FALSE);
        lost++;
      }
  if (n > 0)
    {
      event = gab_formal_note (run, GAB_FORMAL_EVENT_LOST, work);
      event->number[0] = GAB_FORMAL_INFANTRY;
      event->number[1] = lost;
      event->number[2] = GAB_FORMAL_DEFENDER;
      event->first_die = run->dice->n_rolled - n;
      event->n_dice = n;
    }
  gab_formal_send_back (run, work);
  return TRUE;
}

/* So many hits on a section; what goes beyond its points is wasted (FS-43). A breached wall ends the siege (FS-44). */
gboolean
gab_formal_hit (GabFormalRun  *run,
                GabFormalSpot  target,
                guint          hits)
{
  GabFormalWork *work = &run->state->work[target];
  guint told = MIN (hits, work->left);
  GabEvent *event = gab_formal_note (run, GAB_FORMAL_EVENT_HIT, target);

  work->left -= told;
  work->hits += told;
  event->number[0] = hits;
  event->number[1] = work->hits;
  if (told == 0)
    return TRUE;
  event = gab_formal_note (run, GAB_FORMAL_EVENT_POINTS_LEFT, target);
  event->seen_by = work->sealed ? GAB_SEEN_BY_NOBODY : GAB_FORMAL_SEEN_BY (GAB_FORMAL_DEFENDER);
  event->number[0] = work->left;
  if (work->left > 0)
    return TRUE;
  if (!breach (run, target))
    return FALSE;
  if (work->kind == GAB_FORMAL_WALL)
    gab_formal_end (run, GAB_FORMAL_END_BREACH);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is hit: lists, picking at random, losses (FS-26). */

#include "gab-formal-blood.h"

#define SIDES 10 /* of the die that picks */

/* Those among whom a result picks. */
typedef struct
{
  guint   n;
  guint16 piece[GAB_FORMAL_PIECES];
} List;

GabEvent *
gab_formal_note (GabFormalRun        *run,
                 GabFormalBloodEvent  id,
                 GabFormalSpot        spot)
{
  GabEvent *event = gab_events_add (run->events, id);

  event->name[0] = spot == GAB_FORMAL_NOWHERE ? -1 : gab_formal_spot_name (run->state, spot);
  return event;
}

/* One D10. */
gboolean
gab_formal_roll_one (GabFormalRun *run,
                     GabEvent     *reason,
                     int          *value)
{
  return gab_dice_roll (run->dice, GAB_DIE_D10, 1, reason, value, run->error);
}

/* Takes a piece out of the game. */
void
gab_formal_lose (GabFormal *state,
                 guint      piece,
                 gboolean   captured)
{
  GabFormalPiece *lost = &state->piece[piece];

  lost->fate = captured ? GAB_FORMAL_FATE_CAPTURED : GAB_FORMAL_FATE_LOST;
  lost->spot = GAB_FORMAL_NOWHERE;
  lost->marks &= ~GAB_FORMAL_MOUNTED;
}

/* FS-26's order: left before right, heavy, light, mortar, longest there first. */
gboolean
gab_formal_goes_before (const GabFormalPiece *a,
                        const GabFormalPiece *b)
{
  if (a->spot != b->spot)
    return a->spot < b->spot;
  return a->kind != b->kind ? a->kind < b->kind : a->since < b->since;
}

static void
add (List            *list,
     const GabFormal *state,
     guint            piece)
{
  guint at = list->n++;

  for (; at > 0 && gab_formal_goes_before (&state->piece[piece], &state->piece[list->piece[at - 1]]); at--)
    list->piece[at] = list->piece[at - 1];
  list->piece[at] = piece;
}

/* What a target is made of: a bastion is both its flanks. */
static void
parts_of (const GabFormal *state,
          GabFormalSpot    target,
          GabFormalSpot   *part)
{
  part[0] = target;
  part[1] = GAB_FORMAL_NOWHERE;
  if (gab_formal_is_work (target) && state->work[target].kind == GAB_FORMAL_FLANK)
    {
      part[0] = target - state->work[target].right;
      part[1] = part[0] + 1;
    }
}

/* The models that may be hit: in a battery those mounted, if none then all. */
static void
list_models (const GabFormal *state,
             GabFormalSpot    target,
             List            *list)
{
  GabFormalSpot part[2];
  gboolean mounted = FALSE;

  list->n = 0;
  parts_of (state, target, part);
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];

      if (piece->fate != GAB_FORMAL_FATE_IN_PLAY || !gab_formal_is_gun (piece->kind) ||
          (piece->spot != part[0] && piece->spot != part[1]))
        continue;
      if ((piece->marks & GAB_FORMAL_MOUNTED) != 0 && !mounted)
        {
          mounted = TRUE;
          list->n = 0;
        }
      if (!mounted || (piece->marks & GAB_FORMAL_MOUNTED) != 0)
        add (list, state, i);
    }
}

/* A side's sections in a place, longest there first. */
guint
gab_formal_sections (const GabFormal *state,
                     GabFormalSpot    spot,
                     int              side,
                     guint16         *pieces)
{
  List list = { 0 };

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];

      if (piece->spot == spot && piece->side == side && piece->kind == GAB_FORMAL_INFANTRY &&
          piece->fate == GAB_FORMAL_FATE_IN_PLAY)
        add (&list, state, i);
    }
  for (guint i = 0; i < list.n; i++)
    pieces[i] = list.piece[i];
  return list.n;
}

/* One of n: a D10 counted round them, over ten of them two D10 read as 1 to 100, over a hundred three; what is above
 * the last whole round is rolled again. */
static gboolean
pick (GabFormalRun *run,
      guint         n,
      GabFormalSpot target,
      guint        *which)
{
  guint n_dice = n > SIDES * SIDES ? 3 : n > SIDES ? 2 : 1, sides = n_dice == 1 ? SIDES : n_dice == 2 ? 100 : 1000;
  GabEvent reason = { .id = GAB_FORMAL_NEED_PICK, .seen_by = GAB_SEEN_BY_ALL, .name = { -1, -1 }, .number = { n } };
  int values[3];

  *which = 0;
  if (n == 1)
    return TRUE;
  reason.name[0] = gab_formal_spot_name (run->state, target);
  do
    {
      if (!gab_dice_roll (run->dice, GAB_DIE_D10, n_dice, &reason, values, run->error))
        return FALSE;
      *which = 0;
      for (guint i = 0; i < n_dice; i++)
        *which = *which * SIDES + values[i] - 1;
    }
  while (*which >= sides / n * n);
  *which %= n;
  return TRUE;
}

/* Notes what the dice rolled since first did. */
static GabEvent *
note_dice (GabFormalRun        *run,
           GabFormalBloodEvent  id,
           GabFormalSpot        spot,
           guint                first)
{
  GabEvent *event = gab_formal_note (run, id, spot);

  event->first_die = first;
  event->n_dice = run->dice->n_rolled - first;
  return event;
}

/* S: one model that may still fire may not for the rest of the turn. */
gboolean
gab_formal_suppress (GabFormalRun  *run,
                     GabFormalSpot  target)
{
  GabFormal *state = run->state;
  guint first = run->dice->n_rolled, which, n = 0;
  GabFormalPiece *hit;
  List list;

  list_models (state, target, &list);
  for (guint i = 0; i < list.n; i++)
    if ((state->piece[list.piece[i]].marks & GAB_FORMAL_SILENCED) == 0)
      list.piece[n++] = list.piece[i];
  if (n == 0)
    {
      gab_formal_note (run, GAB_FORMAL_EVENT_NOBODY, target);
      return TRUE;
    }
  if (!pick (run, n, target, &which))
    return FALSE;
  hit = &state->piece[list.piece[which]];
  hit->marks |= GAB_FORMAL_SILENCED;
  note_dice (run, GAB_FORMAL_EVENT_SILENCED, hit->spot, first)->number[0] = hit->kind;
  return TRUE;
}

/* Of a bastion the fuller flank, ties left. */
static GabFormalSpot
fuller (const GabFormal *state,
        GabFormalSpot    target,
        int              side)
{
  GabFormalSpot part[2];

  parts_of (state, target, part);
  if (part[1] == GAB_FORMAL_NOWHERE)
    return part[0];
  return gab_formal_count (state, part[1], side, GAB_FORMAL_INFANTRY) >
         gab_formal_count (state, part[0], side, GAB_FORMAL_INFANTRY) ? part[1] : part[0];
}

/* D: one model is lost; where there is none, one section. */
gboolean
gab_formal_destroy (GabFormalRun  *run,
                    GabFormalSpot  target)
{
  GabFormal *state = run->state;
  int side = gab_formal_is_work (target) ? GAB_FORMAL_DEFENDER : GAB_FORMAL_BESIEGER;
  guint first = run->dice->n_rolled, which = 0;
  GabFormalSpot spot;
  GabEvent *event;
  List list;

  list_models (state, target, &list);
  if (list.n > 0 && !pick (run, list.n, target, &which))
    return FALSE;
  if (list.n == 0)
    list.n = gab_formal_sections (state, fuller (state, target, side), side, list.piece);
  if (list.n == 0)
    {
      gab_formal_note (run, GAB_FORMAL_EVENT_NOBODY, target)->number[0] = TRUE;
      return TRUE;
    }
  spot = state->piece[list.piece[which]].spot;
  gab_formal_lose (state, list.piece[which], FALSE);
  event = note_dice (run, GAB_FORMAL_EVENT_LOST, spot, first);
  event->number[0] = state->piece[list.piece[which]].kind;
  event->number[1] = 1;
  event->number[2] = side;
  return TRUE;
}

/* All that is in a place is lost, or its guns only; noted kind by kind. */
void
gab_formal_lose_all (GabFormalRun  *run,
                     GabFormalSpot  spot,
                     gboolean       guns_only)
{
  GabFormal *state = run->state;
  guint n[GAB_FORMAL_N_KINDS] = { 0 };

  for (guint i = 0; i < state->n_pieces; i++)
    {
      GabFormalPiece *piece = &state->piece[i];

      if (piece->spot != spot || piece->fate != GAB_FORMAL_FATE_IN_PLAY || (guns_only && !gab_formal_is_gun (piece->kind)))
        continue;
      gab_formal_lose (state, i, FALSE);
      n[piece->kind]++;
    }
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    if (n[kind] > 0)
      {
        GabEvent *event = gab_formal_note (run, GAB_FORMAL_EVENT_LOST, spot);

        event->number[0] = kind;
        event->number[1] = n[kind];
        event->number[2] = gab_formal_is_work (spot) ? GAB_FORMAL_DEFENDER : GAB_FORMAL_BESIEGER;
      }
}

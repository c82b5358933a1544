/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be placed, entered, moved and mounted now, as forms (FS-14 to FS-20). */

#include "gab-formal-moves.h"

#include <string.h>

#define MOST_LENGTHS 255

/* Pieces of a kind in a place that may still move, by the lengths that are left to them. */
typedef struct
{
  GabFormalSpot spot;
  guint16       left[GAB_FORMAL_N_KINDS][MOST_LENGTHS + 1];
} Group;

typedef struct
{
  const GabFormal *state;
  GArray          *choices;
  GabFormalNet     net;
  guint16          there[GAB_FORMAL_TRENCHES];    /* pieces in each trench */
  guint16          inside[GAB_FORMAL_BATTERIES];  /* in each battery */
  guint16          mounted[GAB_FORMAL_BATTERIES];
  guint16          leaves[GAB_FORMAL_TRENCHES][GAB_FORMAL_N_KINDS]; /* that did not enter this turn */
  gint8            joined[GAB_FORMAL_TRENCHES];   /* FS-18; -1 not yet asked */
} Moving;

/* A form in which so many of a kind do something: kind, count, then the names. */
static void
add (GArray        *choices,
     GabFormalVerb  verb,
     int            kind,
     guint          most,
     gint32         first,
     gint32         second)
{
  GabChoice *choice;

  if (most == 0)
    return;
  choice = gab_choices_add (choices, GAB_CHOICE_COUNT, gab_verb_by_id (gab_formal_rules.verbs, verb));
  choice->args[choice->n_args++] = kind;
  choice->args[choice->n_args++] = first;
  if (verb == GAB_FORMAL_MOVE)
    choice->args[choice->n_args++] = second;
  else if (verb == GAB_FORMAL_PLACE || verb == GAB_FORMAL_ENTER)
    choice->args[choice->n_args++] = FALSE;
  choice->n_after = choice->n_args - 1;
  choice->least = 1;
  choice->most = most;
}

static guint
count_ready (const GabFormal *state,
             int              side,
             int              kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];

      n += piece->side == side && piece->kind == kind && piece->fate == GAB_FORMAL_FATE_READY &&
           (piece->marks & GAB_FORMAL_LEFT) == 0;
    }
  return n;
}

/* FS-20 */
static void
choices_place (const GabFormal *state,
               GArray          *choices)
{
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      guint ready = count_ready (state, GAB_FORMAL_DEFENDER, kind);

      for (guint i = 0; i < state->n_works; i++)
        if (gab_formal_is_held (&state->work[i]))
          add (choices, GAB_FORMAL_PLACE, kind, ready, state->work[i].name, -1);
    }
}

/* FS-20 */
static void
choices_defender (const GabFormal *state,
                  GArray          *choices)
{
  for (guint from = 0; from < state->n_works; from++)
    for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
      {
        guint n = gab_formal_count (state, from, GAB_FORMAL_DEFENDER, kind);

        for (guint to = 0; n > 0 && to < state->n_works; to++)
          if (to != from && gab_formal_is_held (&state->work[to]))
            add (choices, GAB_FORMAL_MOVE, kind, n, state->work[from].name, state->work[to].name);
      }
}

static guint
room_in (const Moving  *moving,
         GabFormalSpot  spot)
{
  guint at = gab_formal_spot_index (spot), holds = gab_formal_holds (moving->state, spot);
  guint there = gab_formal_is_trench (spot) ? moving->there[at] : moving->inside[at];

  return holds > there ? holds - there : 0;
}

/* FS-18 */
static gboolean
takes_guns (Moving *moving,
            guint   trench)
{
  if (moving->state->trench[trench].parallel > 0)
    return TRUE;
  if (moving->joined[trench] < 0)
    moving->joined[trench] = gab_formal_net_joined (&moving->net, moving->state, trench);
  return moving->joined[trench];
}

/* Offers one place to a group, so many lengths away. */
static void
offer (Moving        *moving,
       const Group   *group,
       GabFormalSpot  to,
       guint          lengths)
{
  const GabFormal *state = moving->state;
  guint room = to != group->spot ? room_in (moving, to) : 0;

  for (int kind = 0; kind < GAB_FORMAL_N_KINDS && room > 0; kind++)
    {
      guint able = 0;

      if (gab_formal_is_gun (kind) && gab_formal_is_trench (to) && !takes_guns (moving, gab_formal_spot_index (to)))
        continue;
      for (gint32 left = lengths; left <= state->tables->lengths[kind]; left++)
        able += group->left[kind][left];
      add (moving->choices, GAB_FORMAL_MOVE, kind, MIN (able, room),
           gab_formal_spot_name (state, group->spot), gab_formal_spot_name (state, to));
    }
}

/* Every trench and battery that is in reach of a group. */
static void
choices_group (Moving      *moving,
               const Group *group,
               guint        reach)
{
  const GabFormal *state = moving->state;
  guint first = gab_formal_spot_index (group->spot), out = gab_formal_is_battery (group->spot);
  guint16 steps[GAB_FORMAL_TRENCHES];

  if (out)
    first = state->battery[first].trench;
  if (state->trench[first].gone || reach < out)
    return;
  gab_formal_net_steps (&moving->net, state, first, reach - out, steps);
  for (guint i = 0; i < state->n_trenches; i++)
    if (steps[i] != GAB_FORMAL_NO_STEPS)
      offer (moving, group, GAB_FORMAL_AT_TRENCH (i), steps[i] + out);
  for (guint i = 0; i < state->n_batteries; i++)
    if (steps[state->battery[i].trench] != GAB_FORMAL_NO_STEPS && state->battery[i].halves == 2)
      offer (moving, group, GAB_FORMAL_AT_BATTERY (i), steps[state->battery[i].trench] + out + 1);
}

/* Gathers those that may still move from one place, from piece nth on; returns the farthest that one can go. */
static guint
gather (const Moving *moving,
        Group        *group,
        guint         nth)
{
  const GabFormal *state = moving->state;
  guint reach = 0;

  memset (group, 0, sizeof *group);
  group->spot = state->piece[nth].spot;
  for (guint i = nth; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];
      guint left = state->tables->lengths[piece->kind] - MIN (piece->gone, state->tables->lengths[piece->kind]);

      if (piece->spot != group->spot || (piece->marks & GAB_FORMAL_ENTERED) != 0)
        continue;
      group->left[piece->kind][left]++;
      reach = MAX (reach, left);
    }
  return reach;
}

/* FS-17: to the platform and from it. */
static void
choices_mount (const Moving *moving)
{
  const GabFormal *state = moving->state;

  for (guint i = 0; i < state->n_batteries; i++)
    {
      const GabFormalBattery *battery = &state->battery[i];
      GabFormalPick pick = { .side = GAB_FORMAL_BESIEGER, .fate = GAB_FORMAL_FATE_IN_PLAY,
                             .spot = GAB_FORMAL_AT_BATTERY (i), .unit = -1 };
      guint16 pieces[GAB_FORMAL_PIECES];
      guint room = state->tables->platform - MIN (state->tables->platform, moving->mounted[i]);

      for (pick.kind = 0; pick.kind < GAB_FORMAL_N_GUNS && moving->inside[i] > 0; pick.kind++)
        {
          pick.with = GAB_FORMAL_MOUNTED;
          pick.without = 0;
          add (moving->choices, GAB_FORMAL_DISMOUNT, pick.kind, gab_formal_pick (state, &pick, pieces),
               GAB_BUILT ('n', battery->number, 0), -1);
          pick.with = 0;
          pick.without = GAB_FORMAL_MOUNTED;
          if (!battery->destroyed && gab_formal_may_mount (battery, pick.kind))
            add (moving->choices, GAB_FORMAL_MOUNT, pick.kind, MIN (room, gab_formal_pick (state, &pick, pieces)),
                 GAB_BUILT ('n', battery->number, 0), -1);
        }
    }
}

/* FS-16: into the first parallel, and off the ground from there. */
static void
choices_enter (const Moving *moving)
{
  const GabFormal *state = moving->state;
  guint ready[GAB_FORMAL_N_KINDS];

  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    ready[kind] = count_ready (state, GAB_FORMAL_BESIEGER, kind);
  for (guint i = 0; i < state->n_trenches; i++)
    {
      gint32 name = gab_formal_trench_name (&state->trench[i]);
      guint room = room_in (moving, GAB_FORMAL_AT_TRENCH (i));

      if (state->trench[i].parallel != 1 || state->trench[i].gone)
        continue;
      for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
        add (moving->choices, GAB_FORMAL_ENTER, kind, MIN (ready[kind], room), name, -1);
      for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
        add (moving->choices, GAB_FORMAL_LEAVE, kind, moving->leaves[i][kind], name, -1);
    }
}

static void
count_there (Moving *moving)
{
  const GabFormal *state = moving->state;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];
      guint at = gab_formal_spot_index (piece->spot);

      if (piece->fate != GAB_FORMAL_FATE_IN_PLAY || piece->side != GAB_FORMAL_BESIEGER)
        continue;
      if (gab_formal_is_battery (piece->spot))
        {
          moving->inside[at]++;
          moving->mounted[at] += (piece->marks & GAB_FORMAL_MOUNTED) != 0;
        }
      else
        {
          moving->there[at]++;
          moving->leaves[at][piece->kind] += (piece->marks & GAB_FORMAL_ENTERED) == 0;
        }
    }
}

static void
choices_besieger (const GabFormal *state,
                  GArray          *choices)
{
  Moving moving = { .state = state, .choices = choices };
  guint8 seen[GAB_FORMAL_BATTERY_SPOTS + GAB_FORMAL_BATTERIES] = { FALSE };
  Group group;

  gab_formal_net_init (&moving.net, state);
  memset (moving.joined, -1, state->n_trenches);
  count_there (&moving);
  choices_enter (&moving);
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];
      guint reach;

      if (piece->fate != GAB_FORMAL_FATE_IN_PLAY || piece->side != GAB_FORMAL_BESIEGER || seen[piece->spot])
        continue;
      seen[piece->spot] = TRUE;
      reach = gather (&moving, &group, i);
      if (reach > 0)
        choices_group (&moving, &group, reach);
    }
  choices_mount (&moving);
}

/* The forms of moving in the step that it is. */
void
gab_formal_choices_moves (const GabFormal *state,
                          GArray          *choices)
{
  if (state->step == GAB_FORMAL_STEP_PLACE)
    choices_place (state, choices);
  else if (state->step == GAB_FORMAL_STEP_BESIEGER_MOVES)
    choices_besieger (state, choices);
  else if (state->step == GAB_FORMAL_STEP_DEFENDER_MOVES)
    choices_defender (state, choices);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be ordered of fire, storms and sorties, as forms; then how the siege may be given up, and an umpire's
 * corrections. */

#include "gab-formal-blood.h"
#include "gab-formal-lines.h"

#define MOST_POINTS 255

static GabChoice *
add (GArray        *choices,
     GabChoiceKind  kind,
     GabFormalVerb  verb)
{
  return gab_choices_add (choices, kind, gab_verb_by_id (gab_formal_rules.verbs, verb));
}

/* A position and what it has to fire with, while its targets are looked at. */
typedef struct
{
  const GabFormal  *state;
  GArray           *choices;
  const GabVerb    *verb;
  int               side;
  gint32            rounds;
  GabFormalPosition position;
  gint32            name;
  guint             n[GAB_FORMAL_N_GUNS];
} Firing;

static GabChoice *
add_fire (const Firing  *firing,
          GabChoiceKind  kind,
          GabFormalSpot  target,
          GabFormalFire  fire)
{
  GabChoice *choice = gab_choices_add (firing->choices, kind, firing->verb);

  choice->args[0] = firing->name;
  choice->args[1] = fire;
  choice->args[2] = gab_formal_spot_name (firing->state, target);
  choice->n_args = 3;
  return choice;
}

/* So many of one kind. */
static void
add_kind (const Firing  *firing,
          GabFormalSpot  target,
          GabFormalFire  fire,
          int            kind,
          guint          most)
{
  GabChoice *choice = add_fire (firing, GAB_CHOICE_COUNT, target, fire);

  for (int other = 0; other < GAB_FORMAL_N_GUNS; other++)
    choice->args[choice->n_args++] = other == kind;
  choice->n_after = GAB_FORMAL_N_GUNS - 1 - kind;
  choice->least = 1;
  choice->most = most;
}

static void
add_target (const Firing  *firing,
            GabFormalSpot  target,
            GabFormalFire  fire)
{
  const GabFormalTables *tables = firing->state->tables;
  GabFormalPoint aim;
  GabFormalBand band;
  guint kinds = 0;
  gint64 cost = 0;

  if (!gab_formal_may_aim (firing->state, firing->side, fire, target))
    return;
  aim = gab_formal_aim (firing->state, target, fire);
  if (!gab_formal_bears (firing->state, &firing->position, aim))
    return;
  band = gab_formal_band (tables, gab_formal_square (firing->position.centre, aim));
  for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
    {
      guint most;

      if (firing->n[kind] == 0 || !gab_formal_table_fires (tables, kind, fire, band))
        continue;
      most = MIN (firing->n[kind], (guint) (firing->rounds / tables->cost[kind][fire][band]));
      kinds++;
      cost += (gint64) firing->n[kind] * tables->cost[kind][fire][band];
      if (most > 0)
        add_kind (firing, target, fire, kind, most);
    }
  if (kinds < 2 || cost > firing->rounds)
    return;
  /* All that can: no kind is named. */
  add_fire (firing, GAB_CHOICE_EXACT, target, fire)->n_args += GAB_FORMAL_N_GUNS;
}

static void
add_targets (const Firing *firing)
{
  const GabFormal *state = firing->state;

  if (firing->side == GAB_FORMAL_DEFENDER)
    {
      for (guint i = 0; i < state->n_batteries; i++)
        add_target (firing, GAB_FORMAL_AT_BATTERY (i), GAB_FORMAL_SUPPRESSIVE);
      for (guint i = 0; i < state->n_trenches; i++)
        add_target (firing, GAB_FORMAL_AT_TRENCH (i), GAB_FORMAL_SUPPRESSIVE);
      return;
    }
  for (guint i = 0; i < state->n_works; i++)
    {
      if (!state->work[i].right)
        add_target (firing, GAB_FORMAL_AT_WORK (i), GAB_FORMAL_SUPPRESSIVE);
      add_target (firing, GAB_FORMAL_AT_WORK (i), GAB_FORMAL_DESTRUCTIVE);
    }
}

static void
choices_fire (const GabFormal *state,
              GArray          *choices)
{
  GabFormalPosition positions[GAB_FORMAL_POSITIONS];
  guint n = gab_formal_positions (state, state->next_side, positions);
  Firing firing = {
    .state = state, .choices = choices, .verb = gab_verb_by_id (gab_formal_rules.verbs, GAB_FORMAL_FIRE),
    .side = state->next_side, .rounds = gab_formal_rounds_left (state, state->next_side),
  };

  for (guint i = 0; i < n; i++)
    {
      guint total = 0;

      if (gab_formal_has_fired (state, &positions[i]))
        continue;
      firing.position = positions[i];
      firing.name = gab_formal_spot_name (state, positions[i].spot);
      for (int kind = 0; kind < GAB_FORMAL_N_GUNS; kind++)
        firing.n[kind] = 0;
      for (guint j = 0; j < state->n_pieces; j++)
        if (gab_formal_is_able (&positions[i], &state->piece[j]))
          {
            firing.n[state->piece[j].kind]++;
            total++;
          }
      if (total > 0)
        add_targets (&firing);
    }
  add (choices, GAB_CHOICE_EXACT, GAB_FORMAL_PASS);
}

static void
choices_corrections (const GabFormal *state,
                     GArray          *choices)
{
  GabChoice *choice;

  for (int field = 0; field < GAB_FORMAL_N_FIELDS; field++)
    {
      gint32 least, most;

      if (!gab_formal_field_range (state, field, &least, &most))
        continue;
      choice = add (choices, GAB_CHOICE_COUNT, GAB_FORMAL_SET);
      choice->args[choice->n_args++] = field;
      choice->least = least;
      choice->most = most;
    }
  for (guint i = 0; i < state->n_works; i++)
    {
      const GabFormalWork *work = &state->work[i];

      if (work->breached)
        continue;
      if (work->kind != GAB_FORMAL_RAVELIN && state->placed != GAB_FORMAL_POINTS_UNKNOWN)
        {
          choice = add (choices, GAB_CHOICE_COUNT, GAB_FORMAL_SET_POINTS);
          choice->args[choice->n_args++] = work->name;
          choice->least = work->hits + 1;
          choice->most = MOST_POINTS;
        }
      if (work->kind == GAB_FORMAL_WALL || state->open != GAB_FORMAL_OPEN_NONE)
        continue;
      choice = add (choices, GAB_CHOICE_EXACT, GAB_FORMAL_SET_WORK);
      choice->args[choice->n_args++] = work->name;
      choice->args[choice->n_args++] = !work->taken;
    }
}

static void
choices_step (const GabFormal *state,
              GArray          *choices)
{
  if (state->step == GAB_FORMAL_STEP_FIRE)
    choices_fire (state, choices);
  else if (state->step == GAB_FORMAL_STEP_STORM)
    gab_formal_choices_storm (state, choices);
  else if (state->step == GAB_FORMAL_STEP_SORTIE)
    gab_formal_choices_sortie (state, choices);
  if (state->step == GAB_FORMAL_STEP_PLACE)
    return;
  add (choices, GAB_CHOICE_EXACT, GAB_FORMAL_RAISE);
  add (choices, GAB_CHOICE_EXACT, GAB_FORMAL_SURRENDER);
}

/* Of GabRules.choices the part that is not digging and moving. */
void
gab_formal_choices_blood (const GabFormal *state,
                          GArray          *choices)
{
  if (state->step == GAB_FORMAL_STEP_OVER)
    return;
  switch ((GabFormalOpen) state->open)
    {
    case GAB_FORMAL_OPEN_ANSWER:    gab_formal_choices_answer (state, choices); break;
    case GAB_FORMAL_OPEN_FALL_BACK: gab_formal_choices_back (state, choices); break;
    case GAB_FORMAL_OPEN_SORTIE:    gab_formal_choices_sortie (state, choices); break;
    case GAB_FORMAL_OPEN_NONE:
    default:                        choices_step (state, choices); break;
    }
  choices_corrections (state, choices);
}

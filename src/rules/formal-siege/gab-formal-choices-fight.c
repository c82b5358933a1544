/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be ordered of storms and sorties, as forms (FS-33, FS-38, FS-41). */

#include "gab-formal-blood.h"

static GabChoice *
add (GArray        *choices,
     GabChoiceKind  kind,
     GabFormalVerb  verb)
{
  return gab_choices_add (choices, kind, gab_verb_by_id (gab_formal_rules.verbs, verb));
}

static gint32
add_share (GabChoice *choice,
           gint32     name,
           gint32     most)
{
  g_array_append_val (choice->names, name);
  g_array_append_val (choice->names, most);
  return most;
}

/* The besieger's batteries that can support, all their guns, as far as rounds and the form reach. */
static void
add_supports (const GabFormal *state,
              GabChoice       *choice,
              int              object)
{
  GabFormalPosition positions[GAB_FORMAL_POSITIONS];
  GabFormalStorm storm = { .object = object };
  guint n = gab_formal_positions (state, GAB_FORMAL_BESIEGER, positions), head = choice->n_args;
  gint64 rounds = gab_formal_rounds_left (state, GAB_FORMAL_BESIEGER);
  guint16 able[GAB_FORMAL_PIECES];

  choice->args[choice->n_args++] = TRUE;
  choice->args[choice->n_args++] = 0;
  for (guint i = 0; i < n && choice->n_args + 2 <= GAB_CHOICE_ARGS; i++)
    {
      guint n_able = gab_formal_able (state, &positions[i], able), guns = 0;
      gint64 cost = 0;
      GabFormalBand band;

      if (n_able == 0 || !gab_formal_storm_range (state, &storm, &positions[i], &band))
        continue;
      for (guint j = 0; j < n_able; j++)
        {
          gint32 one = state->tables->cost[state->piece[able[j]].kind][GAB_FORMAL_SUPPRESSIVE][band];

          guns += one > 0;
          cost += one;
        }
      if (guns == 0 || cost > rounds)
        continue;
      rounds -= cost;
      choice->args[head + 1]++;
      choice->args[choice->n_args++] = gab_formal_spot_name (state, positions[i].spot);
      choice->args[choice->n_args++] = guns;
    }
  if (choice->args[head + 1] == 0)
    choice->n_args = head;
}

/* One object: with any sections of the third parallel, without support and with all of it. */
static void
storm_of (const GabFormal *state,
          GArray          *choices,
          int              object)
{
  gboolean defended = gab_formal_defenders (state, object) > 0;

  for (int support = 0; support <= defended; support++)
    {
      GabChoice *choice = add (choices, GAB_CHOICE_SHARES, object < 0 ? GAB_FORMAL_STORM : GAB_FORMAL_STORM_WORK);
      guint head;

      if (object >= 0)
        choice->args[choice->n_args++] = state->work[object].name;
      head = choice->n_args;
      if (support)
        add_supports (state, choice, object);
      else
        choice->args[choice->n_args++] = FALSE;
      choice->n_after = choice->n_args - head;
      choice->least = state->tables->storm_sections;
      for (guint i = 0; i < state->n_trenches; i++)
        {
          guint n = state->trench[i].gone || state->trench[i].parallel != GAB_FORMAL_PARALLELS ? 0
                    : gab_formal_count (state, GAB_FORMAL_AT_TRENCH (i), GAB_FORMAL_BESIEGER, GAB_FORMAL_INFANTRY);

          if (n > 0)
            choice->most += add_share (choice, gab_formal_trench_name (&state->trench[i]), n);
        }
      if (choice->most < choice->least || choice->n_after == 0)
        {
          g_array_set_size (choices, choices->len - 1);
          return;
        }
    }
}

void
gab_formal_choices_storm (const GabFormal *state,
                          GArray          *choices)
{
  if (state->stormed)
    return;
  if (!state->covered_way_taken)
    {
      storm_of (state, choices, -1);
      return;
    }
  for (guint i = 0; i < state->n_works; i++)
    if (state->work[i].kind == GAB_FORMAL_DEMI_LUNE && gab_formal_is_held (&state->work[i]))
      storm_of (state, choices, i);
}

/* Without support, or with any guns that can, as many as there are rounds for at the worst. */
void
gab_formal_choices_answer (const GabFormal *state,
                           GArray          *choices)
{
  GabFormalPosition positions[GAB_FORMAL_POSITIONS];
  guint n = gab_formal_positions (state, GAB_FORMAL_DEFENDER, positions);
  guint16 able[GAB_FORMAL_PIECES];
  GabChoice *choice = add (choices, GAB_CHOICE_EXACT, GAB_FORMAL_ANSWER);
  gint32 dearest = 0;

  choice->n_args = 1;
  choice = add (choices, GAB_CHOICE_SHARES, GAB_FORMAL_ANSWER);
  choice->args[choice->n_args++] = TRUE;
  choice->least = 1;
  for (guint i = 0; i < n; i++)
    {
      guint n_able = gab_formal_able (state, &positions[i], able), guns = 0;
      GabFormalBand band;

      if (n_able == 0 || !gab_formal_storm_range (state, &state->storm, &positions[i], &band))
        continue;
      for (guint j = 0; j < n_able; j++)
        {
          gint32 cost = state->tables->cost[state->piece[able[j]].kind][GAB_FORMAL_SUPPRESSIVE][band];

          guns += cost > 0;
          dearest = MAX (dearest, cost);
        }
      if (guns > 0)
        choice->most += add_share (choice, gab_formal_spot_name (state, positions[i].spot), guns);
    }
  choice->most = MIN (choice->most, gab_formal_rounds_left (state, GAB_FORMAL_DEFENDER) / MAX (dearest, 1));
  if (choice->most == 0)
    g_array_set_size (choices, choices->len - 1);
}

static void
sortie_on (const GabFormal *state,
           GArray          *choices,
           GabFormalSpot    target,
           const guint     *sections)
{
  GabChoice *choice;

  if (!gab_formal_may_attack (state, target) || !gab_formal_is_forward (state, target))
    return;
  choice = add (choices, GAB_CHOICE_SHARES, GAB_FORMAL_SORTIE);
  choice->args[choice->n_args++] = gab_formal_spot_name (state, target);
  choice->least = 1;
  for (guint i = 0; i < state->n_works; i++)
    if (sections[i] > 0)
      choice->most += add_share (choice, state->work[i].name, sections[i]);
}

static void
sortie_goes_on (const GabFormal *state,
                GArray          *choices)
{
  for (guint i = 0; i < state->sortie.n_next; i++)
    {
      GabChoice *choice = add (choices, GAB_CHOICE_EXACT, GAB_FORMAL_PRESS_ON);

      choice->args[choice->n_args++] = gab_formal_spot_name (state, state->sortie.next[i]);
    }
  add (choices, GAB_CHOICE_EXACT, GAB_FORMAL_RETURN);
}

/* A sortie, or where one that is under way goes. */
void
gab_formal_choices_sortie (const GabFormal *state,
                           GArray          *choices)
{
  guint sections[GAB_FORMAL_WORKS], total = 0;

  if (state->open == GAB_FORMAL_OPEN_SORTIE)
    {
      sortie_goes_on (state, choices);
      return;
    }
  if (state->sortied)
    return;
  for (guint i = 0; i < state->n_works; i++)
    total += sections[i] = gab_formal_count (state, i, GAB_FORMAL_DEFENDER, GAB_FORMAL_INFANTRY);
  if (total == 0)
    return;
  for (guint i = 0; i < state->n_trenches; i++)
    sortie_on (state, choices, GAB_FORMAL_AT_TRENCH (i), sections);
  for (guint i = 0; i < state->n_batteries; i++)
    sortie_on (state, choices, GAB_FORMAL_AT_BATTERY (i), sections);
}

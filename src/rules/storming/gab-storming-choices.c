/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be ordered now, as forms. */

#include "gab-storming-private.h"

static GabChoice *
add (GArray          *choices,
     GabChoiceKind    kind,
     GabStormingVerb  verb)
{
  return gab_choices_add (choices, kind, gab_verb_by_id (gab_storming_rules.verbs, verb));
}

/* The units that are in no column yet. */
static void
add_names (const GabStorming *state,
           GArray            *choices,
           gint32             column)
{
  const GabStormingAttempt *attempt = &state->attempt[state->n_made];
  GabChoice *choice = NULL;

  for (guint i = 0; i < state->n_attackers; i++)
    if (attempt->column_of[i] == 0 && state->attacker[i].men > 0)
      {
        if (choice == NULL)
          {
            choice = add (choices, GAB_CHOICE_SUBSET, GAB_STORMING_NAME);
            choice->args[0] = column;
            choice->n_args = 1;
          }
        g_array_append_val (choice->names, state->attacker[i].name);
      }
}

static void
add_columns (const GabStorming *state,
             GArray            *choices)
{
  const GabStormingAttempt *attempt = &state->attempt[state->n_made];

  for (gint32 column = 1; column <= attempt->n_columns; column++)
    if (attempt->column[column - 1].result == GAB_STORMING_COLUMN_WAITING)
      {
        GabChoice *choice = add (choices, GAB_CHOICE_EXACT, GAB_STORMING_ASSAULT);

        choice->args[0] = column;
        choice->n_args = 1;
        add_names (state, choices, column);
      }
}

static void
add_corrections (const GabStorming *state,
                 GArray            *choices)
{
  for (gint32 field = 0; field < GAB_STORMING_N_FIELDS; field++)
    {
      gint32 least, most;
      GabChoice *choice;

      if (!gab_storming_field_range (state, field, &least, &most) || least > most)
        continue;
      choice = add (choices, GAB_CHOICE_COUNT, GAB_STORMING_SET);
      choice->args[0] = field;
      choice->n_args = 1;
      choice->least = least;
      choice->most = most;
    }
}

/* GabRules.choices; the umpire's corrections come last. */
void
gab_storming_choices (gconstpointer  data,
                      GArray        *choices)
{
  const GabStorming *state = data;

  switch ((GabStormingStep) state->step)
    {
    case GAB_STORMING_STEP_SIZE:    add (choices, GAB_CHOICE_EXACT, GAB_STORMING_SIZE); break;
    case GAB_STORMING_STEP_ARMY:    add (choices, GAB_CHOICE_EXACT, GAB_STORMING_ARMY); break;
    case GAB_STORMING_STEP_SUMMON:  add (choices, GAB_CHOICE_EXACT, GAB_STORMING_SUMMON); break;
    case GAB_STORMING_STEP_PREPARE: add (choices, GAB_CHOICE_EXACT, GAB_STORMING_PREPARE); break;
    case GAB_STORMING_STEP_COLUMNS: add (choices, GAB_CHOICE_EXACT, GAB_STORMING_SET_COLUMNS); break;
    case GAB_STORMING_STEP_ASSAULT: add_columns (state, choices); break;
    case GAB_STORMING_STEP_OVER:
    default:                        break;
    }
  if (!state->begun && state->n_made > 0 && state->step != GAB_STORMING_STEP_OVER)
    add (choices, GAB_CHOICE_EXACT, GAB_STORMING_END);
  add_corrections (state, choices);
}

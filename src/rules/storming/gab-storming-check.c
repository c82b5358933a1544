/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What always holds of a storm, and the state as text. */

#include "gab-storming-private.h"

static gboolean
column_is_good (const GabStorming        *state,
                const GabStormingAttempt *attempt,
                guint                     nth)
{
  const GabStormingColumn *column = &attempt->column[nth];

  if (nth >= attempt->n_columns || column->result == GAB_STORMING_COLUMN_WAITING)
    return column->result == GAB_STORMING_COLUMN_WAITING && column->order == 0 && column->casualties == 0;
  return column->result <= GAB_STORMING_COLUMN_FAILED &&
         column->order >= 1 && column->order <= attempt->n_stormed &&
         column->casualties >= 0 &&
         column->casualties <= gab_storming_column_loss (state->tables, attempt->fort, column->result);
}

/* The columns are counted right, each stormed at a place of its own, and their losses add up. */
static gboolean
columns_are_good (const GabStorming        *state,
                  const GabStormingAttempt *attempt)
{
  gint64 casualties = attempt->others;
  guint orders = 0, stormed = 0;

  for (guint i = 0; i < GAB_STORMING_COLUMNS; i++)
    {
      if (!column_is_good (state, attempt, i))
        return FALSE;
      casualties += attempt->column[i].casualties;
      if (attempt->column[i].result != GAB_STORMING_COLUMN_WAITING)
        {
          stormed++;
          orders |= 1u << attempt->column[i].order;
        }
    }
  for (guint i = 0; i < GAB_STORMING_UNITS; i++)
    if (attempt->column_of[i] > attempt->n_columns || (i >= state->n_attackers && attempt->column_of[i] > 0))
      return FALSE;
  return stormed == attempt->n_stormed && orders == (2u << stormed) - 2 &&
         attempt->others >= 0 && casualties == attempt->casualties;
}

static gboolean
settled_is_good (const GabStorming        *state,
                 const GabStormingAttempt *attempt)
{
  gint64 lost = (gint64) attempt->casualties * state->tables->points_a_casualty + attempt->points_lost;
  gboolean stormed = attempt->result >= GAB_STORMING_CAPTURED;

  if (attempt->fort == GAB_STORMING_FORT_UNKNOWN ||
      (attempt->fort == GAB_STORMING_FORT_BIG && attempt->army == GAB_STORMING_ARMY_UNKNOWN) ||
      attempt->result == GAB_STORMING_UNDECIDED || attempt->result >= GAB_STORMING_N_RESULTS)
    return FALSE;
  if (stormed != (attempt->n_columns > 0) || attempt->n_stormed != attempt->n_columns ||
      (stormed && attempt->result != gab_storming_result_of (state, attempt)))
    return FALSE;
  return attempt->total_lost == lost && attempt->overall == attempt->points_won - lost;
}

static gboolean
step_is_good (const GabStorming *state)
{
  const GabStormingAttempt *attempt = &state->attempt[state->n_made];
  gboolean assault = state->step == GAB_STORMING_STEP_ASSAULT;

  if ((state->step == GAB_STORMING_STEP_OVER) != gab_storming_is_over (state))
    return FALSE;
  if (state->step == GAB_STORMING_STEP_OVER)
    return TRUE;
  return attempt->result == GAB_STORMING_UNDECIDED &&
         (attempt->n_columns > 0) == assault &&
         (!assault || attempt->n_stormed < attempt->n_columns) &&
         (attempt->fort == GAB_STORMING_FORT_UNKNOWN) == (state->step == GAB_STORMING_STEP_SIZE);
}

/* GabRules.check */
gboolean
gab_storming_check (gconstpointer   data,
                    GError        **error)
{
  const GabStorming *state = data;
  gint64 casualties = 0;

  if (state->n_attempts < 1 || state->n_attempts > GAB_STORMING_ATTEMPTS ||
      state->n_made + state->begun > state->n_attempts || !step_is_good (state))
    return gab_storming_bad_state (error, 0);
  for (int i = 0; i < state->n_made + state->begun; i++)
    {
      const GabStormingAttempt *attempt = &state->attempt[i];

      if (!columns_are_good (state, attempt) || (i < state->n_made && !settled_is_good (state, attempt)))
        return gab_storming_bad_state (error, i + 1);
      casualties += attempt->casualties;
    }
  if (casualties != state->casualties || gab_storming_total (state) != state->total ||
      (state->n_attackers > 0 && casualties > state->attacker_men))
    return gab_storming_bad_state (error, 0);
  return TRUE;
}

/* A space and a number. By hand: the bench writes a million of these texts. */
static char *
put (char   *end,
     gint64  number)
{
  char digits[24];
  guint64 rest = number < 0 ? -(guint64) number : (guint64) number;
  int n = 0;

  do
    digits[n++] = '0' + rest % 10;
  while ((rest /= 10) > 0);
  *end++ = ' ';
  if (number < 0)
    *end++ = '-';
  while (n > 0)
    *end++ = digits[--n];
  return end;
}

static void
dump_columns (const GabStormingAttempt *attempt,
              GString                  *text)
{
  for (guint i = 0; i < attempt->n_columns; i++)
    {
      const GabStormingColumn *column = &attempt->column[i];
      char line[80], *end = line;

      *end++ = '\n';
      *end++ = 'c';
      end = put (end, column->result);
      end = put (end, column->order);
      end = put (end, column->casualties);
      g_string_append_len (text, line, end - line);
    }
}

static void
dump_named (const GabStorming        *state,
            const GabStormingAttempt *attempt,
            GString                  *text)
{
  for (guint i = 0; i < state->n_attackers; i++)
    if (attempt->column_of[i] > 0)
      {
        char line[60], *end = line;

        *end++ = '\n';
        *end++ = 'n';
        end = put (end, i);
        end = put (end, attempt->column_of[i]);
        g_string_append_len (text, line, end - line);
      }
}

static void
dump_attempt (const GabStorming        *state,
              const GabStormingAttempt *attempt,
              GString                  *text)
{
  char line[300], *end = line;

  *end++ = '\n';
  *end++ = 'a';
  end = put (end, attempt->fort);
  end = put (end, attempt->fort_known);
  end = put (end, attempt->army);
  end = put (end, attempt->army_known);
  end = put (end, attempt->result);
  end = put (end, attempt->n_columns);
  end = put (end, attempt->n_stormed);
  end = put (end, attempt->casualties);
  end = put (end, attempt->others);
  end = put (end, attempt->points_lost);
  end = put (end, attempt->points_won);
  end = put (end, attempt->total_lost);
  end = put (end, attempt->overall);
  g_string_append_len (text, line, end - line);
  dump_columns (attempt, text);
  dump_named (state, attempt, text);
}

static gboolean
is_masked (const GabStorming *state)
{
  return state->hides_attackers || state->hides_defenders;
}

static gboolean
is_hidden (const GabStorming *state,
           const GabOrder    *line)
{
  return (state->hides_attackers && line->verb->id == GAB_STORMING_LINE_ATTACKER) ||
         (state->hides_defenders && line->verb->id == GAB_STORMING_LINE_DEFENDER);
}

static void
dump_setup (const GabStorming *state,
            GString           *text)
{
  const GabSetup *setup = state->setup;

  for (guint i = 0; i < setup->lines->len; i++)
    {
      g_autofree char *line = NULL;

      if (is_hidden (state, g_ptr_array_index (setup->lines, i)))
        continue;
      line = gab_order_format (g_ptr_array_index (setup->lines, i), setup->names);
      g_string_append (text, "\ns ");
      g_string_append (text, line);
    }
}

/* GabRules.dump: a line of the sheet, then a line an attempt (a), a column of it
 * (c), a unit named in it (n) and a line of the setup (s). */
void
gab_storming_dump (gconstpointer  data,
                   GString       *text)
{
  const GabStorming *state = data;
  char line[400], *end = line;

  *end++ = 'S';
  end = put (end, is_masked (state) ? 0 : (gint64) state->setup->seed);
  end = put (end, state->setup->begins);
  end = put (end, state->one_fort);
  end = put (end, state->linked);
  end = put (end, state->fort);
  end = put (end, state->fort_known);
  end = put (end, state->army);
  end = put (end, state->army_known);
  end = put (end, state->step);
  end = put (end, state->begun);
  end = put (end, state->given_up);
  end = put (end, state->n_attempts);
  end = put (end, state->n_made);
  end = put (end, state->casualties);
  end = put (end, state->total);
  g_string_append_len (text, line, end - line);
  for (int i = 0; i < state->n_made + state->begun; i++)
    dump_attempt (state, &state->attempt[i], text);
  dump_setup (state, text);
}

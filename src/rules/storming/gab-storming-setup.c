/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a storm, read into an empty sheet (ST-12, ST-13). */

#include "gab-storming-private.h"

static gboolean
add_unit (GabStorming    *state,
          const GabOrder *line,
          GError        **error)
{
  GabArgs args = gab_args (line);
  GabStormingUnit unit;

  unit.name = gab_args_next (&args);
  unit.men = gab_args_next (&args);
  state->one_fort = TRUE;
  if (line->verb->id == GAB_STORMING_LINE_DEFENDER)
    {
      state->n_defenders++;
      state->defender_men += unit.men;
      return TRUE;
    }
  if (state->n_attackers == GAB_STORMING_UNITS)
    {
      gab_storming_bad_setup (error, GAB_STORMING_SETUP_MANY_UNITS, NULL, GAB_STORMING_UNITS);
      return FALSE;
    }
  state->attacker[state->n_attackers++] = unit;
  state->attacker_men += unit.men;
  return TRUE;
}

static gboolean
read_line (GabStorming    *state,
           const GabOrder *line,
           GError        **error)
{
  GabArgs args = gab_args (line);
  gint32 number;

  switch ((GabStormingLine) line->verb->id)
    {
    case GAB_STORMING_LINE_FORT:
      number = gab_args_next (&args);
      state->one_fort = TRUE;
      state->fort = number == 0 ? GAB_STORMING_FORT_BIG : GAB_STORMING_FORT_SMALLER;
      state->fort_known = GAB_STORMING_KNOWN_GIVEN;
      return TRUE;
    case GAB_STORMING_LINE_ARMY:
      number = gab_args_next (&args);
      state->army = number == 0 ? GAB_STORMING_ARMY_BIG : GAB_STORMING_ARMY_SMALL;
      state->army_known = GAB_STORMING_KNOWN_GIVEN;
      return TRUE;
    case GAB_STORMING_LINE_ATTEMPTS:
      number = gab_args_next (&args);
      if (number < 1 || number > state->tables->attempts)
        {
          gab_storming_bad_setup (error, GAB_STORMING_SETUP_ATTEMPTS, NULL, state->tables->attempts);
          return FALSE;
        }
      state->n_attempts = number;
      return TRUE;
    case GAB_STORMING_LINE_LINKED:
      state->one_fort = TRUE;
      state->linked = TRUE;
      return TRUE;
    case GAB_STORMING_LINE_ATTACKER:
    case GAB_STORMING_LINE_DEFENDER:
      return add_unit (state, line, error);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* A line other than a unit's may stand once only. */
static gboolean
stands_once (guint           *seen,
             const GabOrder  *line,
             GError         **error)
{
  int id = line->verb->id;

  if (id == GAB_STORMING_LINE_ATTACKER || id == GAB_STORMING_LINE_DEFENDER ||
      (*seen & (1u << id)) == 0)
    {
      *seen |= 1u << id;
      return TRUE;
    }
  gab_storming_bad_setup (error, GAB_STORMING_SETUP_TWICE, line->verb->name, 0);
  return FALSE;
}

static gboolean
read_lines (GabStorming *state,
            GError     **error)
{
  const GPtrArray *lines = state->setup->lines;
  guint seen = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const GabOrder *line = g_ptr_array_index (lines, i);

      if (!stands_once (&seen, line, error) || !read_line (state, line, error))
        return FALSE;
    }
  if (state->linked && (seen & (1u << GAB_STORMING_LINE_ATTEMPTS)) != 0 && state->n_attempts > 1)
    {
      gab_storming_bad_setup (error, GAB_STORMING_SETUP_LINKED, NULL, 0);
      return FALSE;
    }
  if (state->n_attackers > 0 && state->attacker_men == 0)
    {
      gab_storming_bad_setup (error, GAB_STORMING_SETUP_NO_MEN, NULL, 0);
      return FALSE;
    }
  if (state->linked)
    state->n_attempts = 1;
  return TRUE;
}

/* GabRules.state_new */
gpointer
gab_storming_new (const GabSetup *setup,
                  GError        **error)
{
  g_autofree GabStorming *state = g_new0 (GabStorming, 1);

  state->setup = setup;
  state->tables = setup->tables;
  state->n_attempts = state->tables->attempts;
  if (!read_lines (state, error))
    return NULL;
  gab_storming_next_attempt (state);
  return g_steal_pointer (&state);
}

static void
add_unit_line (GPtrArray           *lines,
               const char          *verb,
               const GabMusterUnit *unit)
{
  g_ptr_array_add (lines, g_strdup_printf ("%s %s men %d", verb, unit->handle, unit->men));
}

/* The rule set's muster (ST-13): sizes from the fortress and the forces, foot to
 * storm, all of the garrison to hold. */
void
gab_storming_muster (const GabMuster *muster,
                     gconstpointer    tables,
                     GPtrArray       *lines)
{
  gint64 men = 0;

  if (!muster->at_a_place)
    return;
  for (guint i = 0; i < muster->units->len; i++)
    {
      const GabMusterUnit *unit = &g_array_index (muster->units, GabMusterUnit, i);

      if (unit->attacker && unit->foot)
        men += unit->men;
    }
  g_ptr_array_add (lines, g_strdup (muster->great ? "fort big" : "fort smaller"));
  if (muster->great)
    g_ptr_array_add (lines, g_strdup (gab_storming_proposed_army (tables, men) == GAB_STORMING_ARMY_BIG
                                      ? "army big" : "army small"));
  for (guint i = 0; i < muster->units->len; i++)
    {
      const GabMusterUnit *unit = &g_array_index (muster->units, GabMusterUnit, i);

      if (unit->attacker && unit->foot && unit->men > 0)
        add_unit_line (lines, "attacker", unit);
      else if (!unit->attacker && unit->men > 0)
        add_unit_line (lines, "defender", unit);
    }
}

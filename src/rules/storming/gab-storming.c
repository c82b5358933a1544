/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The storm in five minutes as a rule set. */

#include "gab-storming-private.h"

static const GabVerb setup_verbs[] = {
  { GAB_STORMING_LINE_FORT,     "fort",     "{big|smaller}" },
  { GAB_STORMING_LINE_ARMY,     "army",     "{big|small}" },
  { GAB_STORMING_LINE_ATTEMPTS, "attempts", "{count}" },
  { GAB_STORMING_LINE_LINKED,   "linked",   "" },
  { GAB_STORMING_LINE_ATTACKER, "attacker", "{new:unit} men {count}" },
  { GAB_STORMING_LINE_DEFENDER, "defender", "{new:unit} men {count}" },
  { 0 }
};

static const GabVerb verbs[] = {
  { GAB_STORMING_SIZE,        "size",    "" },
  { GAB_STORMING_ARMY,        "army",    "" },
  { GAB_STORMING_SUMMON,      "summon",  "" },
  { GAB_STORMING_PREPARE,     "prepare", "" },
  { GAB_STORMING_SET_COLUMNS, "columns", "" },
  { GAB_STORMING_NAME,        "name",    "column {count} with {unit}..." },
  { GAB_STORMING_ASSAULT,     "assault", "column {count}" },
  { GAB_STORMING_END,         "end",     "" },
  { GAB_STORMING_SET,         "set",
    "{size|army|columns|casualties|points-lost|points-won|attempts} {count}" },
  { 0 }
};

static gpointer
copy (gconstpointer state)
{
  return g_memdup2 (state, sizeof (GabStorming));
}

/* Side 0 storms and side 1 holds. Neither knows the other's men, nobody but the
 * umpire the seed; the sheet lies on the table (CA-18). */
static gpointer
mask (gconstpointer state,
      int           viewer)
{
  GabStorming *masked = copy (state);

  if (viewer == GAB_VIEWER_UMPIRE)
    return masked;
  masked->hides_attackers = viewer != 0;
  masked->hides_defenders = viewer != 1;
  if (masked->hides_defenders)
    masked->defender_men = 0;
  if (masked->hides_attackers && masked->n_attackers > 0)
    {
      /* As many as may be: chances are reckoned as if the men were enough. */
      masked->attacker_men = GAB_COUNT_MAX;
      for (guint i = 0; i < masked->n_attackers; i++)
        masked->attacker[i].men = 0;
    }
  return masked;
}

/* An attempt is a day, and the turn (ST-12). The attacker is the only side that acts. */
static void
turn (gconstpointer  data,
      GabTurn       *turn)
{
  const GabStorming *state = data;

  turn->over = state->step == GAB_STORMING_STEP_OVER;
  turn->turn = turn->over ? state->n_made : state->n_made + 1;
  turn->day = state->setup->begins + turn->turn - 1;
  turn->step = state->step;
  turn->actor = turn->over ? -1 : 0;
}

const GabRules gab_storming_rules = {
  .id = "storming",
  .prefix = GAB_STORMING_PREFIX,
  .revision = 1,
  .setup_verbs = setup_verbs,
  .verbs = verbs,
  .resolve = gab_storming_resolve,
  .state_new = gab_storming_new,
  .state_copy = copy,
  .state_free = g_free,
  .apply = gab_storming_apply,
  .turn = turn,
  .choices = gab_storming_choices,
  .mask = mask,
  .muster = gab_storming_muster,
  .settle = gab_storming_settle,
  .tell = gab_storming_tell,
  .series = gab_storming_series,
  .score = gab_storming_score,
  .check = gab_storming_check,
  .dump = gab_storming_dump,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The formal siege as a rule set: its words, its secrets, its table of functions. */

#include "gab-formal-private.h"

#define KIND   "{heavy|light|mortar|infantry}"
#define GUNS   "[heavy {count}] [light {count}] [mortar {count}]"
#define TRENCH "p#.#+s#.#"
#define BUILT  "p#.#+s#.#+no-#"

static const GabVerb setup_verbs[] = {
  { GAB_FORMAL_LINE_BASTION,   "bastion",   "{new:work} and {new:work} at {point}" },
  { GAB_FORMAL_LINE_DEMI_LUNE, "demi-lune", "{new:work} at {point}" },
  { GAB_FORMAL_LINE_RAVELIN,   "ravelin",   "{new:work} at {point}" },
  { GAB_FORMAL_LINE_WALL,      "wall",      "{new:work} at {point}" },
  { GAB_FORMAL_LINE_POINTS,    "points",    "{work} {count}" },
  { GAB_FORMAL_LINE_ROUNDS,    "rounds",    "{besieger|defender} {count}" },
  { GAB_FORMAL_LINE_UNIT,      "unit",      "{besieger|defender} {new:unit} " GUNS " [infantry {count}]" },
  { GAB_FORMAL_LINE_SCALE,     "scale",     "{count} men {count} guns [rounds {count}]" },
  { 0 }
};

static const GabVerb verbs[] = {
  { GAB_FORMAL_ROLL_POINTS,  "roll-points", "" },
  { GAB_FORMAL_PLACE,        "place",       KIND " {count} in {work} [of {unit}]" },
  { GAB_FORMAL_END_STEP,     "end",         "" },
  { GAB_FORMAL_DIG_PARALLEL, "dig",         "parallel {count} from {point} to {point} [as {p#.#}]" },
  { GAB_FORMAL_DIG_SAP,      "dig",         "sap from {point} to {point} [as {s#.#}]" },
  { GAB_FORMAL_DIG_BATTERY,  "dig",         "battery {cannon|mortars} {behind|before} {p#.#} [as {no-#}]" },
  { GAB_FORMAL_REBUILD,      "rebuild",     "{no-#}" },
  { GAB_FORMAL_ENTER,        "enter",       KIND " {count} in {p#.#} [of {unit}]" },
  { GAB_FORMAL_LEAVE,        "leave",       KIND " {count} from {p#.#}" },
  { GAB_FORMAL_MOVE,         "move",        KIND " {count} from {" BUILT "+work} to {" BUILT "+work}" },
  { GAB_FORMAL_MOUNT,        "mount",       KIND " {count} in {no-#}" },
  { GAB_FORMAL_DISMOUNT,     "dismount",    KIND " {count} in {no-#}" },
  { GAB_FORMAL_FIRE,         "fire",        "{no-#+work} {suppressive|destructive} at {" BUILT "+work} " GUNS },
  { GAB_FORMAL_PASS,         "pass",        "" },
  { GAB_FORMAL_STORM,        "storm",       "covered-way with {p#.#:1}... [support {no-#:1}...]" },
  { GAB_FORMAL_STORM_WORK,   "storm",       "{work} with {p#.#:1}... [support {no-#:1}...]" },
  { GAB_FORMAL_ANSWER,       "answer",      "[support {work:1}...]" },
  { GAB_FORMAL_SORTIE,       "sortie",      "on {" BUILT "} with {work:1}..." },
  { GAB_FORMAL_PRESS_ON,     "press-on",    "{" BUILT "}" },
  { GAB_FORMAL_RETURN,       "return",      "" },
  { GAB_FORMAL_FALL_BACK,    "fall-back",   "" },
  { GAB_FORMAL_FALL_BACK_TO, "fall-back",   "to {" TRENCH ":4}..." },
  { GAB_FORMAL_RAISE,        "raise",       "" },
  { GAB_FORMAL_SURRENDER,    "surrender",   "" },
  { GAB_FORMAL_SET,          "set",         "{rounds-besieger|rounds-defender|turn|work-left} {count}" },
  { GAB_FORMAL_SET_POINTS,   "set",         "points {work} {count}" },
  { GAB_FORMAL_SET_WORK,     "set",         "work {work} {held|taken}" },
  { 0 }
};

static gpointer
copy (gconstpointer state)
{
  return g_memdup2 (state, sizeof (GabFormal));
}

/* What a choice that stands open keeps by piece goes with the pieces. */
static void
move_bit (guint8 *bits,
          guint   from,
          guint   to)
{
  gboolean set = gab_formal_has_bit (bits, from);

  bits[from / 8] &= ~(1u << from % 8);
  if (set)
    gab_formal_set_bit (bits, to);
}

/* Takes a side's pieces that are not on the ground out of a state, so that nobody counts them. */
static void
drop_ready (GabFormal *state,
            int        side)
{
  guint8 *const bits[] = { state->storm.goes, state->storm.supports, state->sortie.goes, state->fall_back.out };
  guint16 n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    {
      if (state->piece[i].side == side && state->piece[i].fate == GAB_FORMAL_FATE_READY)
        continue;
      for (guint j = 0; j < G_N_ELEMENTS (bits); j++)
        move_bit (bits[j], i, n);
      state->piece[n++] = state->piece[i];
    }
  for (guint i = n; i < state->n_pieces; i++)
    state->piece[i] = (GabFormalPiece) { 0 };
  state->n_pieces = n;
}

/* FS-4, FS-5, CA-18: points of the works are the defender's, those that were rolled nobody's, rounds
 * each side's own, and what is not on the ground is not seen. */
static gpointer
mask (gconstpointer state,
      int           viewer)
{
  GabFormal *masked = copy (state);

  for (guint i = 0; i < masked->n_works; i++)
    if (gab_formal_known_points (&masked->work[i]) == 0)
      masked->work[i].points = masked->work[i].left = 0;
  if (viewer == GAB_VIEWER_UMPIRE)
    return masked;
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    {
      if (viewer == side)
        continue;
      masked->hides[side] = TRUE;
      masked->rounds[side] = masked->rounds_first[side] = 0;
      drop_ready (masked, side);
    }
  for (guint i = 0; masked->hides[GAB_FORMAL_DEFENDER] && i < masked->n_works; i++)
    masked->work[i].points = masked->work[i].left = 0;
  return masked;
}

/* A turn is a day (FS-1); what comes before the first belongs to its day. */
static void
turn (gconstpointer  data,
      GabTurn       *now)
{
  static const gint8 actors[] = {
    [GAB_FORMAL_STEP_PLACE] = GAB_FORMAL_DEFENDER,
    [GAB_FORMAL_STEP_BUILD] = GAB_FORMAL_BESIEGER,
    [GAB_FORMAL_STEP_BESIEGER_MOVES] = GAB_FORMAL_BESIEGER,
    [GAB_FORMAL_STEP_DEFENDER_MOVES] = GAB_FORMAL_DEFENDER,
    [GAB_FORMAL_STEP_STORM] = GAB_FORMAL_BESIEGER,
    [GAB_FORMAL_STEP_SORTIE] = GAB_FORMAL_DEFENDER,
    [GAB_FORMAL_STEP_OVER] = -1,
  };
  const GabFormal *state = data;

  now->turn = MAX (state->turn, 1);
  now->day = state->setup->begins + now->turn - 1;
  now->step = state->step;
  now->over = state->step == GAB_FORMAL_STEP_OVER;
  if (state->open == GAB_FORMAL_OPEN_ANSWER || state->open == GAB_FORMAL_OPEN_SORTIE)
    now->actor = GAB_FORMAL_DEFENDER;
  else if (state->open == GAB_FORMAL_OPEN_FALL_BACK)
    now->actor = GAB_FORMAL_BESIEGER;
  else
    now->actor = state->step == GAB_FORMAL_STEP_FIRE ? state->next_side : actors[state->step];
}

const GabRules gab_formal_rules = {
  .id = "formal-siege",
  .prefix = GAB_FORMAL_PREFIX,
  .revision = 1,
  .setup_verbs = setup_verbs,
  .verbs = verbs,
  .resolve = gab_formal_resolve,
  .state_new = gab_formal_new,
  .state_copy = copy,
  .state_free = g_free,
  .apply = gab_formal_apply,
  .complete = gab_formal_complete,
  .turn = turn,
  .choices = gab_formal_choices,
  .is_pick = gab_formal_is_pick,
  .mask = mask,
  .muster = gab_formal_muster,
  .settle = gab_formal_settle,
  .tell = gab_formal_tell,
  .series = gab_formal_series,
  .score = gab_formal_score,
  .check = gab_formal_check,
  .dump = gab_formal_dump,
};

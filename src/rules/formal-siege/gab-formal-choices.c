/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be ordered now, as forms: the steps, and what is dug. Digging is offered on a lattice only, units of 60 yards
 * every 15 degrees; what is allowed beside it only apply says. */

#include "gab-formal-dig.h"
#include "gab-formal-moves.h"

/* The lattice: a long unit in every direction from along the wall to the left, turning from x to y. */
static const GabFormalPoint lattice[24] = {
  { 600, 0 }, { 580, 155 }, { 520, 300 }, { 424, 424 }, { 300, 520 }, { 155, 580 },
  { 0, 600 }, { -155, 580 }, { -300, 520 }, { -424, 424 }, { -520, 300 }, { -580, 155 },
  { -600, 0 }, { -580, -155 }, { -520, -300 }, { -424, -424 }, { -300, -520 }, { -155, -580 },
  { 0, -600 }, { 155, -580 }, { 300, -520 }, { 424, -424 }, { 520, -300 }, { 580, -155 },
};

/* Those that slant little enough for a parallel, as half turns from along the wall. */
static const guint8 along[] = { 0, 1, 2, 22, 23 };

#define LONG 610 /* as far as a unit of the lattice goes, and a little more */

typedef struct
{
  GabFormalSite site;
  GArray       *choices;
  const GabVerb *parallel, *sap, *battery;
} Digging;

static GabChoice *
add (GArray        *choices,
     GabFormalVerb  verb)
{
  return gab_choices_add (choices, GAB_CHOICE_EXACT, gab_verb_by_id (gab_formal_rules.verbs, verb));
}

/* Offers a unit, if it may be dug. */
static void
try_dig (Digging        *digging,
         guint           parallel,
         GabFormalPoint  from,
         GabFormalPoint  to)
{
  const GabFormal *state = digging->site.state;
  GabFormalDig dig; /* its joints are filled in by the judge */
  GabChoice *choice;

  /* Most of the lattice about the heads lies too near the wall. */
  if (!state->covered_way_taken && MIN (from.y, to.y) + state->tables->join < state->tables->no_nearer)
    return;
  dig.parallel = parallel;
  dig.line = (GabFormalSegment) { from, to };
  dig.name = -1;
  if (gab_formal_dig_judge (&digging->site, &dig).why != GAB_FORMAL_ALLOWED)
    return;
  choice = gab_choices_add (digging->choices, GAB_CHOICE_EXACT, parallel > 0 ? digging->parallel : digging->sap);
  if (parallel > 0)
    choice->args[choice->n_args++] = parallel;
  choice->args[choice->n_args++] = from.x;
  choice->args[choice->n_args++] = from.y;
  choice->args[choice->n_args++] = to.x;
  choice->args[choice->n_args++] = to.y;
  choice->args[choice->n_args++] = FALSE;
}

static void
look (Digging        *digging,
      GabFormalPoint  point)
{
  gab_formal_site_look (&digging->site, (GabFormalSegment) { point, point }, LONG);
}

static GabFormalPoint
plus (GabFormalPoint a,
      GabFormalPoint b,
      int            part)
{
  return (GabFormalPoint) { a.x + b.x / part, a.y + b.y / part };
}

static GabFormalPoint
minus (GabFormalPoint a,
       GabFormalPoint b,
       int            part)
{
  return (GabFormalPoint) { a.x - b.x / part, a.y - b.y / part };
}

/* From the free ends of a parallel on. */
static void
try_unit (Digging *digging,
          guint    trench)
{
  const GabFormalTrench *unit = &digging->site.state->trench[trench];

  for (int end = 0; end < 2; end++)
    {
      GabFormalPoint from = gab_formal_end_of (unit, end);
      gboolean right = from.x > gab_formal_end_of (unit, !end).x;

      if (digging->site.net.link[trench][end] != GAB_FORMAL_NO_TRENCH)
        continue;
      look (digging, from);
      for (guint i = 0; i < G_N_ELEMENTS (along); i++)
        try_dig (digging, unit->parallel, from,
                 right ? plus (from, lattice[along[i]], 1) : minus (from, lattice[along[i]], 1));
    }
}

/* From the middle of a unit towards the wall; where a sap joins it there, at a quarter of its length. */
static void
try_leave (Digging *digging,
           guint    trench)
{
  const GabFormal *state = digging->site.state;
  const GabFormalTrench *unit = &state->trench[trench];

  if (!state->established[unit->parallel - 1] || !digging->site.reached[trench] || unit->turn == state->turn)
    return;
  for (int quarter = 2; quarter <= 3; quarter++)
    {
      GabFormalPoint from = { unit->from.x + (unit->to.x - unit->from.x) * quarter / 4,
                              unit->from.y + (unit->to.y - unit->from.y) * quarter / 4 };
      guint before = digging->choices->len;

      look (digging, from);
      for (guint i = 13; i < 24; i++)
        try_dig (digging, 0, from, plus (from, lattice[i], 1));
      if (digging->choices->len > before)
        return;
    }
}

/* Long and shorter units from a sap's head, once it is a turn old (FS-9). */
static void
try_on (Digging        *digging,
        guint           trench,
        GabFormalPoint  head)
{
  const GabFormal *state = digging->site.state;

  if (!digging->site.reached[trench] || state->trench[trench].turn == state->turn)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (lattice); i++)
    for (int part = 1; part <= 2; part++)
      try_dig (digging, 0, head, plus (head, lattice[i], part));
}

/* From a sap's free end on; round it, where it has reached a band. */
static void
try_head (Digging *digging,
          guint    trench)
{
  const GabFormalTables *tables = digging->site.state->tables;
  const GabFormalTrench *sap = &digging->site.state->trench[trench];

  for (int end = 0; end < 2; end++)
    {
      GabFormalPoint head = gab_formal_end_of (sap, end);

      if (digging->site.net.link[trench][end] != GAB_FORMAL_NO_TRENCH)
        continue;
      look (digging, head);
      try_on (digging, trench, head);
      for (guint parallel = 1; parallel <= GAB_FORMAL_PARALLELS; parallel++)
        for (guint i = 0; i < G_N_ELEMENTS (along); i++)
          if (head.y >= tables->band[parallel - 1][0] && head.y <= tables->band[parallel - 1][1])
            try_dig (digging, parallel, minus (head, lattice[along[i]], 2), plus (head, lattice[along[i]], 2));
    }
}

/* A unit that is gone, on its own line (FS-50). */
static void
try_again (Digging *digging,
           guint    trench)
{
  const GabFormalTrench *gone = &digging->site.state->trench[trench];

  look (digging, gone->from);
  try_dig (digging, gone->parallel, gone->from, gone->to);
}

/* The first parallel is begun anywhere in its band; here along its near edge, a unit beside a unit. */
static void
try_begin (Digging *digging)
{
  const GabFormal *state = digging->site.state;
  gint32 side = state->tables->ground_a_bastion * state->n_bastions;
  gint32 y = state->tables->band[0][0] + 100;

  for (guint i = 0; i < state->n_trenches; i++)
    if (state->trench[i].parallel == 1)
      return;
  digging->site.n_near = digging->site.n_gone = digging->site.n_batteries = 0;
  for (gint32 x = -side; x + lattice[0].x <= side; x += lattice[0].x)
    try_dig (digging, 1, (GabFormalPoint) { x, y }, (GabFormalPoint) { x + lattice[0].x, y });
}

static void
add_battery (Digging  *digging,
             guint     trench,
             gboolean  before,
             gboolean  mortars)
{
  GabChoice *choice = gab_choices_add (digging->choices, GAB_CHOICE_EXACT, digging->battery);

  choice->args[0] = mortars;
  choice->args[1] = before;
  choice->args[2] = gab_formal_trench_name (&digging->site.state->trench[trench]);
  choice->args[3] = FALSE;
  choice->n_args = 4;
}

/* A first half of either sort, or the second half of one that is begun. */
static void
try_battery (Digging  *digging,
             guint     trench,
             gboolean  before)
{
  const GabFormal *state = digging->site.state;
  GabFormalBattery battery = { .trench = trench, .before = before };
  int nth;

  for (guint i = 0; i < state->n_batteries; i++)
    if (state->battery[i].trench == trench && state->battery[i].before == before)
      battery.mortars = state->battery[i].mortars;
  if (gab_formal_lay (state, digging->site.reached, -1, &battery, &nth).why != GAB_FORMAL_ALLOWED)
    return;
  add_battery (digging, trench, before, battery.mortars);
  if (battery.halves == 0)
    add_battery (digging, trench, before, TRUE);
}

static void
choices_build (const GabFormal *state,
               GArray          *choices)
{
  Digging digging = {
    .choices = choices,
    .parallel = gab_verb_by_id (gab_formal_rules.verbs, GAB_FORMAL_DIG_PARALLEL),
    .sap = gab_verb_by_id (gab_formal_rules.verbs, GAB_FORMAL_DIG_SAP),
    .battery = gab_verb_by_id (gab_formal_rules.verbs, GAB_FORMAL_DIG_BATTERY),
  };

  if (state->work_left == 0)
    return;
  gab_formal_site_init (&digging.site, state);
  try_begin (&digging);
  for (guint i = 0; i < state->n_trenches; i++)
    {
      if (state->trench[i].gone)
        {
          try_again (&digging, i);
          continue;
        }
      if (state->trench[i].parallel == 0)
        {
          try_head (&digging, i);
          continue;
        }
      try_unit (&digging, i);
      try_leave (&digging, i);
      try_battery (&digging, i, FALSE);
      try_battery (&digging, i, TRUE);
    }
  for (guint i = 0; i < state->n_batteries; i++)
    if (state->battery[i].destroyed && digging.site.reached[state->battery[i].trench] &&
        state->work_left >= state->tables->rebuild_work)
      {
        GabChoice *choice = add (choices, GAB_FORMAL_REBUILD);

        choice->args[0] = GAB_BUILT ('n', state->battery[i].number, 0);
        choice->n_args = 1;
      }
}

/* FS-4, FS-6: whether the step can be ended. */
static gboolean
may_end (const GabFormal *state)
{
  if (state->step == GAB_FORMAL_STEP_FIRE || state->step == GAB_FORMAL_STEP_OVER)
    return FALSE;
  if (state->step != GAB_FORMAL_STEP_PLACE)
    return TRUE;
  for (guint i = 0; i < state->n_pieces; i++)
    if (state->piece[i].side == GAB_FORMAL_DEFENDER && state->piece[i].fate == GAB_FORMAL_FATE_READY)
      return FALSE;
  return state->placed != GAB_FORMAL_POINTS_UNKNOWN;
}

/* GabRules.choices: of the step that it is, then to end it, then what is always open and the umpire's corrections. */
void
gab_formal_choices (gconstpointer  data,
                    GArray        *choices)
{
  const GabFormal *state = data;

  if (state->open == GAB_FORMAL_OPEN_NONE)
    {
      if (state->step == GAB_FORMAL_STEP_PLACE && state->placed == GAB_FORMAL_POINTS_UNKNOWN)
        add (choices, GAB_FORMAL_ROLL_POINTS);
      if (state->step == GAB_FORMAL_STEP_BUILD)
        choices_build (state, choices);
      gab_formal_choices_moves (state, choices);
      if (may_end (state))
        add (choices, GAB_FORMAL_END_STEP);
    }
  gab_formal_choices_blood (state, choices);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A trench drawn with the hand. Where a unit may end is asked of the judge of FS-7 to FS-13: first the very end that is meant,
 * then ends of allowed length and direction, the nearest to the hand. */

#include "gab-formal-draw.h"

#include "gab-formal-blood.h"
#include "gab-formal-dig.h"

#include <string.h>

#define DIRECTIONS 24
#define YARD       10

/* A long unit in every direction, every 15 degrees; the tenths of 60 yards. */
static const GabFormalPoint compass[DIRECTIONS] = {
  { 600, 0 }, { 580, 155 }, { 520, 300 }, { 424, 424 }, { 300, 520 }, { 155, 580 },
  { 0, 600 }, { -155, 580 }, { -300, 520 }, { -424, 424 }, { -520, 300 }, { -580, 155 },
  { -600, 0 }, { -580, -155 }, { -520, -300 }, { -424, -424 }, { -300, -520 }, { -155, -580 },
  { 0, -600 }, { 155, -580 }, { 300, -520 }, { 424, -424 }, { 520, -300 }, { 580, -155 },
};

/* From where the hand draws. */
typedef enum
{
  START_NONE,
  START_OPEN,     /* on open ground in the band of the first parallel */
  START_PARALLEL, /* a parallel's free end */
  START_HEAD,     /* a sap's */
  START_WITHIN,   /* a parallel's unit, which a sap leaves */
} StartKind;

typedef struct
{
  StartKind      kind;
  GabFormalPoint at;
  guint          trench;
  gint64         square; /* how far from the hand */
} Start;

/* A unit that is looked for. */
typedef struct
{
  GabFormalSite  site;
  guint          parallel; /* 0: a sap */
  GabFormalPoint from, to; /* where it begins, and where the hand is */
  GabFormalDig   best;
  gint64         square;   /* how far its end is from the hand; below 0: nothing is found */
} Search;

static gint32
length_of (GabFormalPoint way)
{
  GabFormalPoint nought = { 0, 0 };

  return gab_formal_tenths_up (4 * gab_formal_square (way, nought));
}

/* So long a piece of a way. */
static GabFormalPoint
scaled (GabFormalPoint way,
        gint32         length)
{
  gint64 whole = MAX (1, length_of (way));

  return (GabFormalPoint) { (gint32) ((gint64) way.x * length / whole), (gint32) ((gint64) way.y * length / whole) };
}

static GabFormalPoint
plus (GabFormalPoint a,
      GabFormalPoint b)
{
  return (GabFormalPoint) { a.x + b.x, a.y + b.y };
}

/* The point of a line that is nearest, to a tenth. */
static GabFormalPoint
foot_on (GabFormalSegment line,
         GabFormalPoint   point)
{
  GabFormalPoint way = gab_formal_minus (line.to, line.from);
  gint64 whole = MAX (1, gab_formal_dot (way, way));
  gint64 along = CLAMP (gab_formal_dot (gab_formal_minus (point, line.from), way), 0, whole);

  return (GabFormalPoint) { line.from.x + (gint32) (way.x * along / whole), line.from.y + (gint32) (way.y * along / whole) };
}

static void
take_start (Start          *start,
            StartKind       kind,
            GabFormalPoint  at,
            guint           trench,
            GabFormalPoint  hand,
            gint64          most)
{
  gint64 square = gab_formal_square (at, hand);

  if (square <= most && (start->kind == START_NONE || square < start->square))
    *start = (Start) { kind, at, trench, square };
}

static void
start_at_ends (const GabFormal    *state,
               const GabFormalNet *net,
               GabFormalPoint      hand,
               gint64              most,
               Start              *start)
{
  for (guint i = 0; i < state->n_trenches; i++)
    for (int end = 0; end < 2; end++)
      if (!state->trench[i].gone && net->link[i][end] == GAB_FORMAL_NO_TRENCH)
        take_start (start, state->trench[i].parallel > 0 ? START_PARALLEL : START_HEAD,
                    gab_formal_end_of (&state->trench[i], end), i, hand, most);
}

/* Where the first parallel may be begun anywhere, until it is there: then the hand moves the plan again. */
static gboolean
is_in_first_band (const GabFormal *state,
                  GabFormalPoint   point)
{
  return !state->established[0] && point.y >= state->tables->band[0][0] && point.y <= state->tables->band[0][1];
}

/* Ends come before what lies beside them, and that before open ground. */
static Start
find_start (const GabFormal    *state,
            const GabFormalNet *net,
            GabFormalPoint      hand,
            gint32              slack)
{
  gint64 most = (gint64) slack * slack;
  Start start = { START_NONE };

  start_at_ends (state, net, hand, most, &start);
  for (guint i = 0; i < state->n_trenches && start.kind == START_NONE; i++)
    if (!state->trench[i].gone && state->trench[i].parallel > 0)
      take_start (&start, START_WITHIN, foot_on (gab_formal_segment (&state->trench[i]), hand), i, hand, most);
  if (start.kind == START_NONE && is_in_first_band (state, hand))
    start = (Start) { START_OPEN, { hand.x / YARD * YARD, hand.y / YARD * YARD }, 0, 0 };
  return start;
}

/* Keeps a unit if it may be dug and its end is nearer to the hand than that of any before. */
static gboolean
try_unit (Search           *search,
          GabFormalSegment  line)
{
  GabFormalDig dig = { .parallel = search->parallel, .line = line, .name = -1 };
  gint64 square = gab_formal_square (line.to, search->to);

  if (search->square >= 0 && square >= search->square)
    return FALSE;
  if (gab_formal_dig_judge (&search->site, &dig).why != GAB_FORMAL_ALLOWED)
    return FALSE;
  search->best = dig;
  search->best.line = line;
  search->square = square;
  return TRUE;
}

static gboolean
try_end (Search         *search,
         GabFormalPoint  end)
{
  return try_unit (search, (GabFormalSegment) { search->from, end });
}

/* On a trench that the hand is at: a sap enters a parallel, or meets another sap. */
static gboolean
try_to_join (Search *search,
             gint32  slack)
{
  const GabFormal *state = search->site.state;
  gboolean found = FALSE;

  for (guint i = 0; i < state->n_trenches; i++)
    {
      GabFormalPoint foot = foot_on (gab_formal_segment (&state->trench[i]), search->to);

      if (state->trench[i].gone || gab_formal_square (foot, search->to) > (gint64) slack * slack)
        continue;
      for (int end = 0; end < 2; end++)
        if (state->trench[i].parallel == 0)
          found |= try_end (search, gab_formal_end_of (&state->trench[i], end));
      found |= state->trench[i].parallel > 0 && try_end (search, foot);
    }
  return found;
}

static gboolean
try_sap (Search *search,
         gint32  slack)
{
  const GabFormalTables *tables = search->site.state->tables;
  GabFormalPoint way = gab_formal_minus (search->to, search->from), end;
  gint32 length = CLAMP (length_of (way), tables->sap_least, tables->sap_most / YARD * YARD);

  if (try_to_join (search, slack))
    return TRUE;
  end = plus (search->from, scaled (way, length));
  end = (GabFormalPoint) { (end.x + (end.x < 0 ? -5 : 5)) / YARD * YARD, (end.y + 5) / YARD * YARD };
  if (try_end (search, end))
    return TRUE;
  for (guint i = 0; i < DIRECTIONS; i++)
    for (gint32 part = tables->sap_least; part <= 600; part += 5 * YARD)
      try_end (search, plus (search->from, scaled (compass[i], part)));
  return search->square >= 0;
}

/* The way of the hand itself, else the nearest of the compass. */
static gboolean
try_parallel (Search *search)
{
  GabFormalPoint way = gab_formal_minus (search->to, search->from);

  if (way.x == 0 && way.y == 0)
    return FALSE;
  if (try_end (search, plus (search->from, scaled (way, 600))))
    return TRUE;
  for (guint i = 0; i < DIRECTIONS; i++)
    try_end (search, plus (search->from, compass[i]));
  return search->square >= 0;
}

/* A parallel's first unit about the head of a sap that has reached its band (FS-11). */
static gboolean
try_round (Search *search)
{
  for (guint i = 0; i < DIRECTIONS; i++)
    {
      GabFormalPoint half = { compass[i].x / 2, compass[i].y / 2 };

      try_unit (search, (GabFormalSegment) { gab_formal_minus (search->from, half), plus (search->from, half) });
    }
  return search->square >= 0;
}

static void
look (Search         *search,
      GabFormalPoint  from)
{
  search->from = from;
  search->square = -1;
  gab_formal_site_look (&search->site, (GabFormalSegment) { from, from }, 2 * 610);
}

static GabOrder *
new_order (guint            parallel,
           GabFormalSegment line)
{
  gint32 args[6];
  guint n = 0;

  if (parallel > 0)
    args[n++] = parallel;
  args[n++] = line.from.x;
  args[n++] = line.from.y;
  args[n++] = line.to.x;
  args[n++] = line.to.y;
  args[n++] = FALSE;
  return gab_order_new (gab_verb_by_id (gab_formal_rules.verbs, parallel > 0 ? GAB_FORMAL_DIG_PARALLEL : GAB_FORMAL_DIG_SAP),
                        args, n);
}

/* Puts what was found on the ground, so that the next may follow it; FALSE when there is no work left for it. */
static gboolean
dig_best (Search    *search,
          GabFormal *state,
          GPtrArray *orders)
{
  g_autoptr (GabOrder) order = new_order (search->parallel, search->best.line);

  if (!gab_formal_build (state, order, NULL, NULL))
    return FALSE;
  g_ptr_array_add (orders, g_steal_pointer (&order));
  gab_formal_site_init (&search->site, state);
  return TRUE;
}

/* Unit after unit along the band for as long as that comes nearer to the hand. */
static void
draw_parallel (Search    *search,
               GabFormal *state,
               GPtrArray *orders)
{
  gint64 before = gab_formal_square (search->from, search->to);

  while (state->work_left > 0)
    {
      look (search, search->from);
      if (!try_parallel (search) || search->square >= before || !dig_best (search, state, orders))
        return;
      before = search->square;
      search->from = search->best.line.to;
    }
}

/* From a head: a parallel about it where it has reached a band and the hand goes along the wall, else a sap on. */
static void
draw_from_head (Search    *search,
                GabFormal *state,
                gint32     slack,
                GPtrArray *orders)
{
  GabFormalPoint way = gab_formal_minus (search->to, search->from);

  for (guint parallel = 1; ABS (way.x) > ABS (way.y) && parallel <= GAB_FORMAL_PARALLELS; parallel++)
    {
      search->parallel = parallel;
      look (search, search->from);
      if (!try_round (search) || !dig_best (search, state, orders))
        continue;
      search->from = search->best.line.to;
      draw_parallel (search, state, orders);
      return;
    }
  search->parallel = 0;
  look (search, search->from);
  if (try_sap (search, slack))
    dig_best (search, state, orders);
}

/* What the hand means, though the rules do not allow it: to be shown with the reason. */
static GabOrder *
new_refused (const Start    *start,
             guint           parallel,
             GabFormalPoint  to)
{
  GabFormalPoint way = gab_formal_minus (to, start->at);
  gint32 length = parallel > 0 ? 600 : CLAMP (length_of (way), 10, 600);

  return new_order (parallel, (GabFormalSegment) { start->at, plus (start->at, scaled (way, length)) });
}

/**
 * gab_formal_may_draw:
 * @state: a siege
 * @from: where the hand begins, tenths of a yard
 * @slack: how far off still counts as there
 *
 * Returns: whether a trench may be drawn from there at all: in the step of building, from a free end, from within a parallel,
 *   or on open ground in the first band until the first parallel is established (FS-8, FS-9).
 */
gboolean
gab_formal_may_draw (const GabFormal *state,
                     GabFormalPoint   from,
                     gint32           slack)
{
  GabFormalNet net;

  if (state->step != GAB_FORMAL_STEP_BUILD || state->open != GAB_FORMAL_OPEN_NONE || state->work_left == 0)
    return FALSE;
  gab_formal_net_init (&net, state);
  return find_start (state, &net, from, slack).kind != START_NONE;
}

/**
 * gab_formal_draw:
 * @state: a siege in the step of building
 * @from: where the hand began, tenths of a yard
 * @to: where it is
 * @slack: how far off still counts as there
 * @orders: (element-type GabOrder): to which the units are added, each to follow the one before
 *
 * Draws a parallel along its band, one unit or more, or one unit of sap, on to a trench where the hand is at one. Where nothing
 * is allowed, one order that is not is added, so that its reason can be asked.
 *
 * Returns: how many of the orders added may be given, one after the other.
 */
guint
gab_formal_draw (const GabFormal *state,
                 GabFormalPoint   from,
                 GabFormalPoint   to,
                 gint32           slack,
                 GPtrArray       *orders)
{
  g_autofree GabFormal *copy = g_memdup2 (state, sizeof *state);
  g_autofree Search *search = g_new0 (Search, 1);
  guint before = orders->len;
  Start start;

  gab_formal_site_init (&search->site, copy);
  start = find_start (copy, &search->site.net, from, slack);
  if (start.kind == START_NONE)
    return 0;
  search->from = start.at;
  search->to = to;
  search->parallel = start.kind == START_OPEN ? 1 : start.kind == START_PARALLEL ? copy->trench[start.trench].parallel : 0;
  if (start.kind == START_OPEN || start.kind == START_PARALLEL)
    draw_parallel (search, copy, orders);
  else
    draw_from_head (search, copy, slack, orders);
  if (orders->len > before)
    return orders->len - before;
  g_ptr_array_add (orders, new_refused (&start, search->parallel, to));
  return 0;
}

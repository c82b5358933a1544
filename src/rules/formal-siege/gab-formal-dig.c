/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Digging: where a unit of trench may go (FS-3, FS-7, FS-8, FS-13, FS-50); gab-formal-joints.c says what it joins. */

#include "gab-formal-dig.h"

/**
 * gab_formal_site_init:
 * @site: (out caller-allocates): the site
 * @state: a siege; borrowed
 *
 * Looks at a siege for digging.
 */
void
gab_formal_site_init (GabFormalSite   *site,
                      const GabFormal *state)
{
  site->state = state;
  gab_formal_net_init (&site->net, state);
  gab_formal_net_reach (&site->net, state, site->reached);
}

static gboolean
lies_about (GabFormalSegment box,
            GabFormalSegment line,
            gint32           about)
{
  return MAX (line.from.x, line.to.x) + about >= MIN (box.from.x, box.to.x) &&
         MIN (line.from.x, line.to.x) - about <= MAX (box.from.x, box.to.x) &&
         MAX (line.from.y, line.to.y) + about >= MIN (box.from.y, box.to.y) &&
         MIN (line.from.y, line.to.y) - about <= MAX (box.from.y, box.to.y);
}

/**
 * gab_formal_site_look:
 * @site: a site
 * @box: two opposite corners
 * @about: tenths of a yard around it
 *
 * Keeps what may lie near lines within the box and so far about it: only that is looked at from now on.
 */
void
gab_formal_site_look (GabFormalSite    *site,
                      GabFormalSegment  box,
                      gint32            about)
{
  const GabFormal *state = site->state;
  gint32 deep = state->tables->battery_deep + state->tables->battery_wide;

  site->n_near = site->n_gone = site->n_batteries = 0;
  for (guint i = 0; i < state->n_trenches; i++)
    {
      const GabFormalTrench *trench = &state->trench[i];

      if (!lies_about (box, gab_formal_segment (trench), about))
        continue;
      if (trench->gone)
        site->gone[site->n_gone++] = i;
      else
        site->near[site->n_near++] = i;
    }
  for (guint i = 0; i < state->n_batteries; i++)
    if (lies_about (box, (GabFormalSegment) { state->battery[i].centre, state->battery[i].centre }, about + deep))
      site->battery[site->n_batteries++] = i;
}

static gboolean
is_on (const GabFormal *state,
       GabFormalPoint   a,
       GabFormalPoint   b)
{
  return gab_formal_square (a, b) <= (gint64) state->tables->join * state->tables->join;
}

/* FS-9: an end within a yard of a standing trench's end is that end; the nearest, then the first. */
static GabFormalPoint
snap (const GabFormalSite *site,
      GabFormalPoint       point)
{
  const GabFormal *state = site->state;
  gint64 nearest = (gint64) state->tables->join * state->tables->join + 1;
  GabFormalPoint found = point;

  for (guint i = 0; i < site->n_near; i++)
    for (int end = 0; end < 2; end++)
      {
        GabFormalPoint at = gab_formal_end_of (&state->trench[site->near[i]], end);
        gint64 square;

        if (ABS (at.x - point.x) > state->tables->join)
          continue;
        square = gab_formal_square (point, at);
        if (square >= nearest)
          continue;
        nearest = square;
        found = at;
      }
  return found;
}

/* FS-50: a unit with both ends on a gone one of its kind is that unit dug again. */
static void
find_again (const GabFormalSite *site,
            GabFormalDig        *dig)
{
  const GabFormal *state = site->state;

  dig->again = -1;
  for (guint i = 0; i < site->n_gone && dig->again < 0; i++)
    {
      const GabFormalTrench *gone = &state->trench[site->gone[i]];

      if (gone->parallel != dig->parallel)
        continue;
      if (is_on (state, dig->line.from, gone->from) && is_on (state, dig->line.to, gone->to))
        dig->line = gab_formal_segment (gone);
      else if (is_on (state, dig->line.from, gone->to) && is_on (state, dig->line.to, gone->from))
        dig->line = (GabFormalSegment) { gone->to, gone->from };
      else
        continue;
      dig->again = site->gone[i];
    }
}

/**
 * gab_formal_dig_meet:
 * @site: a site that has been looked at about the line
 * @dig: what is to be dug
 *
 * Lays the ends of the line on those that it meets (FS-9), and finds the unit that it is dug again (FS-50).
 */
void
gab_formal_dig_meet (const GabFormalSite *site,
                     GabFormalDig        *dig)
{
  find_again (site, dig);
  dig->line.from = snap (site, dig->line.from);
  dig->line.to = snap (site, dig->line.to);
}

/* FS-8 */
static GabFormalNo
judge_parallel (const GabFormal    *state,
                const GabFormalDig *dig)
{
  const gint32 *band = state->tables->band[dig->parallel - 1];
  GabFormalPoint direction = gab_formal_minus (dig->line.to, dig->line.from);

  direction.x = ABS (direction.x);
  if (MIN (dig->line.from.y, dig->line.to.y) < band[0] || MAX (dig->line.from.y, dig->line.to.y) > band[1])
    return gab_formal_no (GAB_FORMAL_NO_BAND, -1, band[0], band[1]);
  if (!gab_formal_turns_within ((GabFormalPoint) { 1, 0 }, direction, state->tables->parallel_slant))
    return gab_formal_no (GAB_FORMAL_NO_SLANT, -1, state->tables->parallel_slant, 0);
  return GAB_FORMAL_YES;
}

/* What can be said of the line alone (FS-3, FS-7, FS-8, FS-13). */
static GabFormalNo
judge_line (const GabFormal    *state,
            const GabFormalDig *dig)
{
  const GabFormalTables *tables = state->tables;
  gint32 least = dig->parallel > 0 ? tables->parallel_least : tables->sap_least;
  gint32 most = dig->parallel > 0 ? tables->parallel_most : tables->sap_most;
  GabFormalNo no = GAB_FORMAL_YES;

  if (!gab_formal_on_ground (state, dig->line.from) || !gab_formal_on_ground (state, dig->line.to))
    return gab_formal_no (GAB_FORMAL_NO_GROUND, -1, 0, 0);
  if (!gab_formal_is_long (dig->line, least, most))
    return gab_formal_no (GAB_FORMAL_NO_LENGTH, -1, least, most);
  if (dig->parallel > 0)
    no = judge_parallel (state, dig);
  if (no.why == GAB_FORMAL_ALLOWED && !state->covered_way_taken &&
      MIN (dig->line.from.y, dig->line.to.y) < tables->no_nearer)
    no = gab_formal_no (GAB_FORMAL_NO_NEARER, -1, tables->no_nearer, 0);
  return no;
}

/* How the unit joins another: NULL when it does not. */
static const GabFormalJoin *
joint_with (const GabFormalDig *dig,
            guint               trench)
{
  for (guint i = 0; i < dig->n_joins; i++)
    if (dig->join[i].b == trench)
      return &dig->join[i];
  return NULL;
}

/* Two that join come near each other at the joint only: no other end of one is on the other. */
static gboolean
strays (const GabFormal        *state,
        const GabFormalDig     *dig,
        const GabFormalJoin    *join,
        const GabFormalTrench  *trench)
{
  gint32 near = state->tables->join;

  for (int end = 0; end < 2; end++)
    {
      GabFormalPoint own = end == GAB_FORMAL_JOINS_FROM ? dig->line.from : dig->line.to;

      if (end != join->end_a && gab_formal_is_near (own, gab_formal_segment (trench), near))
        return TRUE;
      if (end != join->end_b && gab_formal_is_near (gab_formal_end_of (trench, end), dig->line, near))
        return TRUE;
    }
  return FALSE;
}

/* FS-7, FS-13: what the line would cross. */
static GabFormalNo
judge_crossing (const GabFormalSite *site,
                const GabFormalDig  *dig)
{
  const GabFormal *state = site->state;
  int work = gab_formal_line_on_work (state, dig->line);
  GabFormalArea area;

  if (work >= 0)
    return gab_formal_no (GAB_FORMAL_NO_OVER_WORK, state->work[work].name, 0, 0);
  for (guint i = 0; i < site->n_batteries; i++)
    {
      const GabFormalBattery *battery = &state->battery[site->battery[i]];

      gab_formal_battery_area (battery, &area);
      if (battery->trench != dig->again && gab_formal_line_enters (dig->line, &area))
        return gab_formal_no (GAB_FORMAL_NO_OVER_BATTERY, GAB_BUILT ('n', battery->number, 0), 0, 0);
    }
  for (guint i = 0; i < site->n_near; i++)
    {
      const GabFormalTrench *trench = &state->trench[site->near[i]];
      const GabFormalJoin *join = joint_with (dig, site->near[i]);

      if (join != NULL ? strays (state, dig, join, trench)
                       : gab_formal_lines_near (dig->line, gab_formal_segment (trench), state->tables->join))
        return gab_formal_no (GAB_FORMAL_NO_CROSSING, gab_formal_trench_name (trench), 0, 0);
    }
  return GAB_FORMAL_YES;
}

/**
 * gab_formal_dig_judge:
 * @site: a site that has been looked at about the line
 * @dig: what is to be dug; its line and joints are filled in
 *
 * Returns: why it may not be, or GAB_FORMAL_YES.
 */
GabFormalNo
gab_formal_dig_judge (const GabFormalSite *site,
                      GabFormalDig        *dig)
{
  const GabFormal *state = site->state;
  GabFormalNo no;

  if (dig->parallel > GAB_FORMAL_PARALLELS)
    return gab_formal_no (GAB_FORMAL_NO_PARALLEL, -1, 0, GAB_FORMAL_PARALLELS);
  gab_formal_dig_meet (site, dig);
  no = judge_line (state, dig);
  if (no.why == GAB_FORMAL_ALLOWED)
    no = gab_formal_dig_joints (site, dig);
  if (no.why == GAB_FORMAL_ALLOWED)
    no = judge_crossing (site, dig);
  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  if ((dig->again < 0 && state->n_trenches == GAB_FORMAL_TRENCHES) ||
      state->n_joins + dig->n_joins > GAB_FORMAL_JOINS)
    return gab_formal_no (GAB_FORMAL_NO_ROOM_TRENCHES, -1, GAB_FORMAL_TRENCHES, 0);
  return GAB_FORMAL_YES;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Batteries: built by halves, and built again (FS-12, FS-28, FS-50). */

#include "gab-formal-dig.h"

/* A standing unit of a parallel by its name. */
static GabFormalNo
find_unit (const GabFormal *state,
           gint32           name,
           guint16         *trench)
{
  GabFormalSpot spot = gab_formal_find_place (state, name);

  if (spot == GAB_FORMAL_NOWHERE)
    return gab_formal_no (GAB_FORMAL_NO_PLACE, name, 0, 0);
  *trench = gab_formal_spot_index (spot);
  return state->trench[*trench].gone ? gab_formal_no (GAB_FORMAL_NO_GONE, name, 0, 0) : GAB_FORMAL_YES;
}

/* FS-9: batteries need the connection too. */
static GabFormalNo
is_reached (const GabFormal *state,
            const guint8    *reached,
            guint            trench)
{
  return reached[trench] ? GAB_FORMAL_YES
                         : gab_formal_no (GAB_FORMAL_NO_CONNECTION, gab_formal_trench_name (&state->trench[trench]), 0, 0);
}

static void
find_reached (const GabFormal *state,
              guint8          *reached)
{
  GabFormalNet net;

  gab_formal_net_init (&net, state);
  gab_formal_net_reach (&net, state, reached);
}

/* FS-12: a sap that joins the unit on the battery's side. */
static GabFormalNo
sap_beside (const GabFormal        *state,
            const GabFormalBattery *battery)
{
  GabFormalSegment unit = gab_formal_segment (&state->trench[battery->trench]);

  for (guint i = 0; i < state->n_joins; i++)
    {
      const GabFormalJoin *join = &state->join[i];
      gboolean first = join->a == battery->trench;
      guint other = first ? join->b : join->a;
      int end = first ? join->end_b : join->end_a;

      if ((!first && join->b != battery->trench) || state->trench[other].parallel > 0)
        continue;
      if (gab_formal_side_of (unit, gab_formal_end_of (&state->trench[other], !end)) == (battery->before ? -1 : 1))
        return gab_formal_no (GAB_FORMAL_NO_SAP_SIDE, gab_formal_trench_name (&state->trench[other]), 0, 0);
    }
  return GAB_FORMAL_YES;
}

/* Whether a trench lies so that it need be looked at closely. */
static gboolean
lies_about (const GabFormalArea   *area,
            const GabFormalTrench *trench)
{
  GabFormalPoint least = area->corner[0], most = area->corner[0];

  for (guint i = 1; i < area->n; i++)
    {
      least = (GabFormalPoint) { MIN (least.x, area->corner[i].x), MIN (least.y, area->corner[i].y) };
      most = (GabFormalPoint) { MAX (most.x, area->corner[i].x), MAX (most.y, area->corner[i].y) };
    }
  return MAX (trench->from.x, trench->to.x) > least.x && MIN (trench->from.x, trench->to.x) < most.x &&
         MAX (trench->from.y, trench->to.y) > least.y && MIN (trench->from.y, trench->to.y) < most.y;
}

/* FS-3, FS-12: what a battery would lie over. */
static GabFormalNo
lies_over (const GabFormal        *state,
           const GabFormalBattery *battery)
{
  GabFormalArea area, other;
  int work;

  gab_formal_battery_area (battery, &area);
  for (guint i = 0; i < area.n; i++)
    if (!gab_formal_on_ground (state, area.corner[i]))
      return gab_formal_no (GAB_FORMAL_NO_BATTERY_GROUND, -1, 0, 0);
  for (guint i = 0; i < state->n_trenches; i++)
    if (!state->trench[i].gone && i != battery->trench &&
        lies_about (&area, &state->trench[i]) && gab_formal_line_enters (gab_formal_segment (&state->trench[i]), &area))
      return gab_formal_no (GAB_FORMAL_NO_UNDER_TRENCH, gab_formal_trench_name (&state->trench[i]), 0, 0);
  for (guint i = 0; i < state->n_batteries; i++)
    {
      gab_formal_battery_area (&state->battery[i], &other);
      if (gab_formal_areas_lap (&area, &other))
        return gab_formal_no (GAB_FORMAL_NO_UNDER_BATTERY, GAB_BUILT ('n', state->battery[i].number, 0), 0, 0);
    }
  work = gab_formal_area_on_work (state, &area);
  return work < 0 ? GAB_FORMAL_YES : gab_formal_no (GAB_FORMAL_NO_UNDER_WORK, state->work[work].name, 0, 0);
}

/* The first half of a new battery. */
static GabFormalNo
lay_first (const GabFormal  *state,
           gint32            name,
           GabFormalBattery *battery)
{
  guint16 last = 0;
  GabFormalNo no;

  for (guint i = 0; i < state->n_batteries; i++)
    last = MAX (last, state->battery[i].number);
  battery->number = name != -1 ? gab_built_number (name) : last + 1;
  for (guint i = 0; i < state->n_batteries; i++)
    if (state->battery[i].number == battery->number)
      return gab_formal_no (GAB_FORMAL_NO_NAME_TAKEN, name, 0, 0);
  if (state->n_batteries == GAB_FORMAL_BATTERIES || battery->number > GAB_BUILT_MAX)
    return gab_formal_no (GAB_FORMAL_NO_ROOM_BATTERIES, -1, GAB_FORMAL_BATTERIES, 0);
  no = sap_beside (state, battery);
  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  gab_formal_lay_battery (state, battery);
  return lies_over (state, battery);
}

/* The second half of one that is begun. */
static GabFormalNo
lay_second (const GabFormalBattery *begun,
            gint32                  name,
            GabFormalBattery       *battery)
{
  gint32 own = GAB_BUILT ('n', begun->number, 0);

  if (begun->halves == 2)
    return gab_formal_no (GAB_FORMAL_NO_STANDS, own, 0, 0);
  if (begun->mortars != battery->mortars)
    return gab_formal_no (GAB_FORMAL_NO_SORT, own, 0, 0);
  if (name != -1 && name != own)
    return gab_formal_no (GAB_FORMAL_NO_NAME_OTHER, own, 0, 0);
  *battery = *begun;
  return GAB_FORMAL_YES;
}

/**
 * gab_formal_lay:
 * @state: a siege
 * @reached: (array length=600): which trenches are joined to the first parallel
 * @name: what it is to be called, or -1
 * @battery: (inout): its unit, sort and side; the battery as it stands before this half
 * @nth: (out): which battery of the siege it is; the next for a new one
 *
 * Returns: why that half may not be built, or GAB_FORMAL_YES (FS-9, FS-12).
 */
GabFormalNo
gab_formal_lay (const GabFormal  *state,
                const guint8     *reached,
                gint32            name,
                GabFormalBattery *battery,
                int              *nth)
{
  GabFormalNo no;

  if (battery->before && state->trench[battery->trench].parallel != GAB_FORMAL_PARALLELS)
    return gab_formal_no (GAB_FORMAL_NO_BEFORE, -1, 0, 0);
  if (battery->before && !state->covered_way_taken)
    return gab_formal_no (GAB_FORMAL_NO_GATE, -1, 0, 0);
  no = is_reached (state, reached, battery->trench);
  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  for (*nth = 0; *nth < state->n_batteries; (*nth)++)
    if (state->battery[*nth].trench == battery->trench && state->battery[*nth].before == battery->before)
      return lay_second (&state->battery[*nth], name, battery);
  return lay_first (state, name, battery);
}

/* What an order to build half a battery says. */
static GabFormalNo
read_battery (const GabFormal  *state,
              const GabOrder   *order,
              GabFormalBattery *battery,
              int              *nth)
{
  GabArgs args = gab_args (order);
  guint8 reached[GAB_FORMAL_TRENCHES];
  gint32 unit;
  GabFormalNo no;

  *battery = (GabFormalBattery) { .mortars = gab_args_next (&args) };
  battery->before = gab_args_next (&args);
  unit = gab_args_next (&args);
  no = find_unit (state, unit, &battery->trench);
  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  find_reached (state, reached);
  return gab_formal_lay (state, reached, gab_args_next (&args) ? gab_args_next (&args) : -1, battery, nth);
}

/* What half a battery would be called; -1 when it may not be built. */
gint32
gab_formal_battery_name (const GabFormal *state,
                         const GabOrder  *order)
{
  GabFormalBattery battery;
  int nth;

  return read_battery (state, order, &battery, &nth).why == GAB_FORMAL_ALLOWED
           ? GAB_BUILT ('n', battery.number, 0) : -1;
}

/* FS-7, FS-12 */
GabFormalNo
gab_formal_dig_battery (GabFormal      *state,
                        const GabOrder *order,
                        GabEvents      *events)
{
  GabFormalNo no = gab_formal_needs_work (state, 1);
  GabFormalBattery battery;
  GabEvent *event;
  int nth;

  if (no.why == GAB_FORMAL_ALLOWED)
    no = read_battery (state, order, &battery, &nth);
  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  battery.halves++;
  battery.turn = state->turn;
  state->battery[nth] = battery;
  state->n_batteries = MAX (state->n_batteries, nth + 1);
  state->work_left--;
  event = gab_formal_note_built (events, battery.halves == 2 ? GAB_FORMAL_EVENT_BATTERY : GAB_FORMAL_EVENT_HALF,
                GAB_BUILT ('n', battery.number, 0));
  event->name[1] = gab_formal_trench_name (&state->trench[battery.trench]);
  event->number[0] = battery.mortars;
  return no;
}

/* FS-28 */
GabFormalNo
gab_formal_rebuild (GabFormal *state,
                    gint32     name,
                    GabEvents *events)
{
  GabFormalSpot spot = gab_formal_find_spot (state, name);
  guint8 reached[GAB_FORMAL_TRENCHES];
  GabFormalBattery *battery;
  GabFormalNo no;

  if (spot == GAB_FORMAL_NOWHERE)
    return gab_formal_no (GAB_FORMAL_NO_PLACE, name, 0, 0);
  battery = &state->battery[gab_formal_spot_index (spot)];
  if (!battery->destroyed)
    return gab_formal_no (GAB_FORMAL_NO_DESTROYED, name, 0, 0);
  if (state->trench[battery->trench].gone)
    return gab_formal_no (GAB_FORMAL_NO_GONE, gab_formal_trench_name (&state->trench[battery->trench]), 0, 0);
  find_reached (state, reached);
  no = is_reached (state, reached, battery->trench);
  if (no.why == GAB_FORMAL_ALLOWED)
    no = gab_formal_needs_work (state, state->tables->rebuild_work);
  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  battery->destroyed = FALSE;
  battery->turn = state->turn;
  state->work_left -= state->tables->rebuild_work;
  gab_formal_note_built (events, GAB_FORMAL_EVENT_REBUILT, name);
  return no;
}

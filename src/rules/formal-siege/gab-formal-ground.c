/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground: its bounds, the shapes of works and batteries (FS-3, FS-12). */

#include "gab-formal-ground.h"

/**
 * gab_formal_on_ground:
 * @state: a siege
 * @point: a point
 *
 * Returns: whether it lies on the ground, outward of the wall's line (FS-3).
 */
gboolean
gab_formal_on_ground (const GabFormal *state,
                      GabFormalPoint   point)
{
  const GabFormalTables *tables = state->tables;

  return ABS (point.x) <= tables->ground_a_bastion * state->n_bastions + tables->ground_beside &&
         point.y > 0 && point.y <= tables->ground_out;
}

static void
triangle (GabFormalArea  *area,
          GabFormalPoint  at,
          GabFormalPoint  gorge,
          gint32          salient)
{
  *area = (GabFormalArea) { 3, {
    { at.x - gorge.x, at.y + gorge.y },
    { at.x + gorge.x, at.y + gorge.y },
    { at.x, at.y + salient },
  } };
}

/**
 * gab_formal_work_area:
 * @state: a siege
 * @work: index of a work
 * @area: (out): its shape; that of the whole bastion for a flank
 *
 * Returns: FALSE when it has no inside, as walls have not.
 */
gboolean
gab_formal_work_area (const GabFormal *state,
                      guint            work,
                      GabFormalArea   *area)
{
  const GabFormalTables *tables = state->tables;
  GabFormalPoint at = state->work[work].at;

  switch ((GabFormalWorkKind) state->work[work].kind)
    {
    case GAB_FORMAL_FLANK:
      *area = (GabFormalArea) { 5, {
        { at.x - tables->bastion_gorge, at.y },
        { at.x + tables->bastion_gorge, at.y },
        { at.x + tables->bastion_shoulder.x, at.y + tables->bastion_shoulder.y },
        { at.x, at.y + tables->bastion_salient },
        { at.x - tables->bastion_shoulder.x, at.y + tables->bastion_shoulder.y },
      } };
      return TRUE;
    case GAB_FORMAL_DEMI_LUNE:
      triangle (area, at, tables->demi_lune_gorge, tables->demi_lune_salient);
      return TRUE;
    case GAB_FORMAL_RAVELIN:
      triangle (area, at, tables->ravelin_gorge, tables->ravelin_salient);
      return TRUE;
    case GAB_FORMAL_WALL:
    default:
      return FALSE;
    }
}

/**
 * gab_formal_battery_area:
 * @battery: a battery that has been laid
 * @area: (out): its shape
 */
void
gab_formal_battery_area (const GabFormalBattery *battery,
                         GabFormalArea          *area)
{
  area->n = G_N_ELEMENTS (battery->corner);
  for (guint i = 0; i < area->n; i++)
    area->corner[i] = battery->corner[i];
}

/* From the middle of a unit so far along it and so far away from the wall, in tenths (FS-12). */
static GabFormalPoint
off_middle (const GabFormalTrench *unit,
            gint64                 along,
            gint64                 back)
{
  GabFormalPoint direction = gab_formal_minus (unit->to, unit->from);
  gint64 square = gab_formal_dot (direction, direction);

  if (direction.x < 0)
    direction = (GabFormalPoint) { -direction.x, -direction.y };
  return (GabFormalPoint) {
    gab_formal_round (unit->from.x + unit->to.x, along * direction.x - back * direction.y, square),
    gab_formal_round (unit->from.y + unit->to.y, along * direction.y + back * direction.x, square),
  };
}

/**
 * gab_formal_lay_battery:
 * @state: a siege
 * @battery: a battery with its trench and side
 *
 * Reckons its centre and corners (FS-12).
 */
void
gab_formal_lay_battery (const GabFormal  *state,
                        GabFormalBattery *battery)
{
  const GabFormalTrench *unit = &state->trench[battery->trench];
  gint64 half = state->tables->battery_wide / 2, deep = state->tables->battery_deep;
  gint64 near = battery->before ? -deep : 0, far = battery->before ? 0 : deep;

  battery->centre = off_middle (unit, 0, (near + far) / 2);
  battery->corner[0] = off_middle (unit, -half, near);
  battery->corner[1] = off_middle (unit, half, near);
  battery->corner[2] = off_middle (unit, half, far);
  battery->corner[3] = off_middle (unit, -half, far);
}

/* Whether a work stands that trenches and batteries may not lie over (FS-7, FS-13). */
static gboolean
bars (const GabFormal *state,
      guint            work,
      GabFormalArea   *area)
{
  return gab_formal_is_held (&state->work[work]) && gab_formal_work_area (state, work, area);
}

/* Above all works. */
static gboolean
is_clear (const GabFormal *state,
          gint32           lowest)
{
  const GabFormalTables *tables = state->tables;
  gint32 top = MAX (tables->bastion_salient, MAX (tables->demi_lune_salient, tables->ravelin_salient));

  for (guint i = 0; i < state->n_works; i++)
    if (lowest < state->work[i].at.y + top)
      return FALSE;
  return TRUE;
}

/**
 * gab_formal_line_on_work:
 * @state: a siege
 * @line: a line
 *
 * Returns: a held work into which the line runs, or -1 (FS-13).
 */
int
gab_formal_line_on_work (const GabFormal  *state,
                         GabFormalSegment  line)
{
  GabFormalArea area;

  if (is_clear (state, MIN (line.from.y, line.to.y)))
    return -1;
  for (guint i = 0; i < state->n_works; i++)
    if (bars (state, i, &area) && gab_formal_line_enters (line, &area))
      return i;
  return -1;
}

/**
 * gab_formal_area_on_work:
 * @state: a siege
 * @area: the shape of a battery
 *
 * Returns: a held work over which it would lie, or -1 (FS-12).
 */
int
gab_formal_area_on_work (const GabFormal     *state,
                         const GabFormalArea *area)
{
  GabFormalArea other;

  for (guint i = 0; i < state->n_works; i++)
    if (bars (state, i, &other) && gab_formal_areas_lap (area, &other))
      return i;
  return -1;
}

/**
 * gab_formal_side_of:
 * @unit: a unit of a parallel
 * @point: a point
 *
 * Returns: 1 when the point lies behind the unit, away from the wall, -1 before it, 0 on its line.
 */
int
gab_formal_side_of (GabFormalSegment unit,
                    GabFormalPoint   point)
{
  GabFormalPoint direction = gab_formal_minus (unit.to, unit.from);
  gint64 cross = gab_formal_cross (direction, gab_formal_minus (point, unit.from));

  if (direction.x < 0)
    cross = -cross;
  return cross > 0 ? 1 : cross < 0 ? -1 : 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a formal siege to its plan, for screen and paper. */

#include "gab-plan-from-siege.h"

#include <glib/gi18n-lib.h>

#define TOWN 1200 /* tenths of a yard behind the wall that are drawn */

/**
 * gab_plan_spot_of:
 * @id: of a thing on the plan
 *
 * Returns: the place of the siege; GAB_FORMAL_NOWHERE for what is none.
 */
GabFormalSpot
gab_plan_spot_of (guint id)
{
  return id == 0 || id == GAB_PLAN_COVERED_WAY ? GAB_FORMAL_NOWHERE : (GabFormalSpot) (id - 1);
}

/**
 * gab_plan_id_of:
 * @spot: a place of the siege
 *
 * Returns: what it is called on the plan.
 */
guint
gab_plan_id_of (GabFormalSpot spot)
{
  return spot == GAB_FORMAL_NOWHERE ? 0 : (guint) spot + 1;
}

static GabPlanPoint
to_plan (GabFormalPoint point)
{
  return (GabPlanPoint) { point.x, point.y };
}

/* Hits are seen by all, the points of which they are by whom they are known (FS-4, CA-18). */
static GabPlanSection
section_of (const GabFormalWork *work,
            guint                spot,
            const char          *spoken)
{
  return (GabPlanSection) {
    .id = gab_plan_id_of (GAB_FORMAL_AT_WORK (spot)), .spoken = spoken,
    .lost = work->hits, .points = gab_formal_known_points (work), .breached = work->breached,
  };
}

static void
add_work (GabPlan         *plan,
          const GabFormal *state,
          const GabNames  *names,
          guint            index)
{
  static const GabPlanWorkKind kinds[] = {
    [GAB_FORMAL_FLANK] = GAB_PLAN_BASTION, [GAB_FORMAL_DEMI_LUNE] = GAB_PLAN_DEMI_LUNE,
    [GAB_FORMAL_RAVELIN] = GAB_PLAN_RAVELIN, [GAB_FORMAL_WALL] = GAB_PLAN_WALL,
  };
  const GabFormalWork *work = &state->work[index];
  g_autofree char *spoken = gab_formal_tell_spot (state, names, GAB_FORMAL_AT_WORK (index));
  g_autofree char *other = NULL;
  g_autofree char *name = work->kind != GAB_FORMAL_WALL ? gab_formal_tell_whole (names, work->name) : NULL;
  GabPlanWork drawn = { .kind = kinds[work->kind], .at = to_plan (work->at), .name = name, .taken = work->taken };

  if (work->kind == GAB_FORMAL_FLANK && work->right)
    return; /* with the left one */
  drawn.section[0] = section_of (work, index, spoken);
  if (work->kind == GAB_FORMAL_FLANK)
    for (guint i = 0; i < state->n_works; i++)
      if (state->work[i].bastion == work->bastion && state->work[i].right)
        {
          other = gab_formal_tell_spot (state, names, GAB_FORMAL_AT_WORK (i));
          drawn.section[1] = section_of (&state->work[i], i, other);
          break;
        }
  gab_plan_add_work (plan, &drawn);
}

static void
add_trench (GabPlan         *plan,
            const GabFormal *state,
            const GabNames  *names,
            guint            index)
{
  const GabFormalTrench *trench = &state->trench[index];
  GabFormalSpot spot = GAB_FORMAL_AT_TRENCH (index);
  g_autofree char *spoken = gab_formal_tell_spot (state, names, spot);
  const GabPlanTrench drawn = {
    .id = gab_plan_id_of (spot), .spoken = spoken, .from = to_plan (trench->from), .to = to_plan (trench->to),
    .parallel = trench->parallel, .gone = trench->gone, .fresh = trench->turn == state->turn,
    .hits = trench->suppressed + trench->destroyed,
  };

  gab_plan_add_trench (plan, &drawn);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const GabPlanPoint *first = a, *second = b;

  return first->y < second->y ? -1 : first->y > second->y;
}

static void
order_pair (GabPlanPoint *left,
            GabPlanPoint *right)
{
  GabPlanPoint before = *left;

  if (left->x <= right->x)
    return;
  *left = *right;
  *right = before;
}

/* Front from left to right, rear from right to left: the front is nearer to the wall. */
static void
order_corners (const GabFormalPoint *corners,
               GabPlanPoint         *ordered)
{
  for (guint i = 0; i < 4; i++)
    ordered[i] = to_plan (corners[i]);
  qsort (ordered, 4, sizeof *ordered, compare_rows);
  order_pair (&ordered[0], &ordered[1]);
  order_pair (&ordered[3], &ordered[2]);
}

static void
add_battery (GabPlan         *plan,
             const GabFormal *state,
             const GabNames  *names,
             guint            index)
{
  const GabFormalBattery *battery = &state->battery[index];
  GabFormalSpot spot = GAB_FORMAL_AT_BATTERY (index);
  g_autofree char *spoken = gab_formal_tell_spot (state, names, spot);
  /* Translators: the number of a battery */
  g_autofree char *name = g_strdup_printf (_("No. %d"), battery->number);
  GabPlanBattery drawn = {
    .id = gab_plan_id_of (spot), .name = name, .spoken = spoken, .mortars = battery->mortars,
    .halves = battery->halves, .destroyed = battery->destroyed, .fired = battery->fired, .hits = battery->results,
  };

  order_corners (battery->corner, drawn.corner);
  gab_plan_add_battery (plan, &drawn);
}

static void
add_group (GabPlan         *plan,
           const GabFormal *state,
           GabFormalSpot    spot,
           int              side,
           int              kind,
           gboolean         mounted)
{
  static const GabPlanArm arms[] = {
    [GAB_FORMAL_HEAVY] = GAB_PLAN_HEAVY, [GAB_FORMAL_LIGHT] = GAB_PLAN_LIGHT,
    [GAB_FORMAL_MORTAR] = GAB_PLAN_MORTAR, [GAB_FORMAL_INFANTRY] = GAB_PLAN_FOOT,
  };
  GabPlanGroup group = { .at = gab_plan_id_of (spot), .side = side, .arm = arms[kind], .mounted = mounted };

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const GabFormalPiece *piece = &state->piece[i];

      if (piece->spot != spot || piece->side != side || piece->kind != kind || piece->fate != GAB_FORMAL_FATE_IN_PLAY ||
          ((piece->marks & GAB_FORMAL_MOUNTED) != 0) != mounted)
        continue;
      group.count++;
      group.silenced += (piece->marks & GAB_FORMAL_SILENCED) != 0;
      group.moved += (piece->marks & GAB_FORMAL_MOVED) != 0;
      group.fired += (piece->marks & GAB_FORMAL_FIRED) != 0;
    }
  if (group.count > 0)
    gab_plan_add_group (plan, &group);
}

static void
add_groups (GabPlan         *plan,
            const GabFormal *state,
            GabFormalSpot    spot)
{
  for (int side = 0; side < GAB_FORMAL_N_SIDES; side++)
    for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
      {
        add_group (plan, state, spot, side, kind, TRUE);
        add_group (plan, state, spot, side, kind, FALSE);
      }
}

static GabPlan *
new_ground (const GabFormal *state,
            const char      *place)
{
  const GabFormalTables *tables = state->tables;
  gint32 half = tables->ground_a_bastion * state->n_bastions + tables->ground_beside;
  GabPlan *plan = gab_plan_new ((GabPlanRect) { -half, -TOWN, 2 * half, tables->ground_out + TOWN }, place);

  for (int parallel = 0; parallel < GAB_FORMAL_PARALLELS; parallel++)
    {
      gint32 near = tables->band[parallel][0];
      g_autofree char *text = g_strdup_printf (ngettext ("%d yard", "%d yards", near / 10), near / 10);

      gab_plan_set_band (plan, parallel, near, tables->band[parallel][1], text);
    }
  gab_plan_set_bar (plan, 2000, "0", _("200 yards"));
  gab_plan_set_covered_way (plan, GAB_PLAN_COVERED_WAY,
                            state->covered_way_taken ? _("Covered way, taken") : _("Covered way"), state->covered_way_taken);
  return plan;
}

/**
 * gab_plan_from_siege:
 * @state: a siege, as the viewer may see it
 * @names: the names of its setup
 * @place: what the place is called
 *
 * Returns: (transfer full): its plan, in the colours that a plan has by itself.
 */
GabPlan *
gab_plan_from_siege (const GabFormal *state,
                     const GabNames  *names,
                     const char      *place)
{
  GabPlan *plan = new_ground (state, place);

  for (guint i = 0; i < state->n_works; i++)
    add_work (plan, state, names, i);
  for (guint i = 0; i < state->n_trenches; i++)
    add_trench (plan, state, names, i);
  for (guint i = 0; i < state->n_batteries; i++)
    add_battery (plan, state, names, i);
  for (guint i = 0; i < state->n_works; i++)
    add_groups (plan, state, GAB_FORMAL_AT_WORK (i));
  for (guint i = 0; i < state->n_trenches; i++)
    add_groups (plan, state, GAB_FORMAL_AT_TRENCH (i));
  for (guint i = 0; i < state->n_batteries; i++)
    add_groups (plan, state, GAB_FORMAL_AT_BATTERY (i));
  return plan;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege as it is drawn: from its state to a plan. */

#include "gab-siege-scene.h"

#include "gab-look.h"

#include <glib/gi18n-lib.h>

#define TOWN 1200 /* tenths of a yard behind the wall that are drawn */

/**
 * gab_siege_scene_spot:
 * @id: of a thing on the plan
 *
 * Returns: the place of the siege; GAB_FORMAL_NOWHERE for what is none.
 */
GabFormalSpot
gab_siege_scene_spot (guint id)
{
  return id == 0 || id == GAB_SIEGE_COVERED_WAY ? GAB_FORMAL_NOWHERE : (GabFormalSpot) (id - 1);
}

/**
 * gab_siege_scene_id:
 * @spot: a place of the siege
 *
 * Returns: what it is called on the plan.
 */
guint
gab_siege_scene_id (GabFormalSpot spot)
{
  return spot == GAB_FORMAL_NOWHERE ? 0 : (guint) spot + 1;
}

static GabPlanPoint
to_plan (GabFormalPoint point)
{
  return (GabPlanPoint) { point.x, point.y };
}

/* Points lost are shown to whom they are known. */
static GabPlanSection
section_of (const GabFormalWork *work,
            guint                spot,
            const char          *spoken)
{
  return (GabPlanSection) {
    .id = gab_siege_scene_id (GAB_FORMAL_AT_WORK (spot)), .spoken = spoken,
    .lost = work->points - work->left, .points = work->points, .breached = work->breached,
  };
}

static void
add_work (GabPlan            *plan,
          const GabSiegeLook *look,
          guint               index)
{
  static const GabPlanWorkKind kinds[] = {
    [GAB_FORMAL_FLANK] = GAB_PLAN_BASTION, [GAB_FORMAL_DEMI_LUNE] = GAB_PLAN_DEMI_LUNE,
    [GAB_FORMAL_RAVELIN] = GAB_PLAN_RAVELIN, [GAB_FORMAL_WALL] = GAB_PLAN_WALL,
  };
  const GabFormalWork *work = &look->state->work[index];
  g_autofree char *spoken = gab_formal_tell_spot (look->state, look->names, GAB_FORMAL_AT_WORK (index));
  g_autofree char *other = NULL;
  g_autofree char *name = work->kind != GAB_FORMAL_WALL ? gab_formal_tell_whole (look->names, work->name) : NULL;
  GabPlanWork drawn = { .kind = kinds[work->kind], .at = to_plan (work->at), .name = name, .taken = work->taken };

  if (work->kind == GAB_FORMAL_FLANK && work->right)
    return; /* with the left one */
  drawn.section[0] = section_of (work, index, spoken);
  if (work->kind == GAB_FORMAL_FLANK)
    for (guint i = 0; i < look->state->n_works; i++)
      if (look->state->work[i].bastion == work->bastion && look->state->work[i].right)
        {
          other = gab_formal_tell_spot (look->state, look->names, GAB_FORMAL_AT_WORK (i));
          drawn.section[1] = section_of (&look->state->work[i], i, other);
          break;
        }
  gab_plan_add_work (plan, &drawn);
}

static void
add_trench (GabPlan            *plan,
            const GabSiegeLook *look,
            guint               index)
{
  const GabFormalTrench *trench = &look->state->trench[index];
  GabFormalSpot spot = GAB_FORMAL_AT_TRENCH (index);
  g_autofree char *spoken = gab_formal_tell_spot (look->state, look->names, spot);
  const GabPlanTrench drawn = {
    .id = gab_siege_scene_id (spot), .spoken = spoken, .from = to_plan (trench->from), .to = to_plan (trench->to),
    .parallel = trench->parallel, .gone = trench->gone, .fresh = trench->turn == look->state->turn,
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
add_battery (GabPlan            *plan,
             const GabSiegeLook *look,
             guint               index)
{
  const GabFormalBattery *battery = &look->state->battery[index];
  GabFormalSpot spot = GAB_FORMAL_AT_BATTERY (index);
  g_autofree char *spoken = gab_formal_tell_spot (look->state, look->names, spot);
  /* Translators: the number of a battery */
  g_autofree char *name = g_strdup_printf (_("No. %d"), battery->number);
  GabPlanBattery drawn = {
    .id = gab_siege_scene_id (spot), .name = name, .spoken = spoken, .mortars = battery->mortars,
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
  GabPlanGroup group = { .at = gab_siege_scene_id (spot), .side = side, .arm = arms[kind], .mounted = mounted };

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
new_ground (const GabSiegeLook *look)
{
  const GabFormalTables *tables = look->state->tables;
  gint32 half = tables->ground_a_bastion * look->state->n_bastions + tables->ground_beside;
  GabThing *place = gab_campaign_find (look->campaign, gab_operation_get_fortress (look->operation));
  GabPlan *plan = gab_plan_new ((GabPlanRect) { -half, -TOWN, 2 * half, tables->ground_out + TOWN },
                                gab_thing_get_name (place != NULL ? place : GAB_THING (look->operation)));

  for (int parallel = 0; parallel < GAB_FORMAL_PARALLELS; parallel++)
    {
      gint32 near = tables->band[parallel][0];
      g_autofree char *text = g_strdup_printf (ngettext ("%d yard", "%d yards", near / 10), near / 10);

      gab_plan_set_band (plan, parallel, near, tables->band[parallel][1], text);
    }
  gab_plan_set_bar (plan, 2000, "0", _("200 yards"));
  gab_plan_set_covered_way (plan, GAB_SIEGE_COVERED_WAY,
                            look->state->covered_way_taken ? _("Covered way, taken") : _("Covered way"),
                            look->state->covered_way_taken);
  return plan;
}

static void
set_colours (GabPlan            *plan,
             const GabSiegeLook *look)
{
  GListModel *sides = G_LIST_MODEL (gab_campaign_get_sides (look->campaign));
  const char *besieger = gab_operation_get_side (look->operation);

  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (GabThing) side = g_list_model_get_item (sides, i);
      const char *handle = gab_thing_get_handle (side);

      gab_plan_set_side (plan, g_str_equal (handle, besieger) ? GAB_PLAN_BESIEGER : GAB_PLAN_DEFENDER,
                         gab_look_colour (look->campaign, handle));
    }
}

/**
 * gab_siege_scene_new:
 * @look: a siege, as the viewer may see it
 *
 * Returns: (transfer full): its plan.
 */
GabPlan *
gab_siege_scene_new (const GabSiegeLook *look)
{
  const GabFormal *state = look->state;
  GabPlan *plan = new_ground (look);

  set_colours (plan, look);
  for (guint i = 0; i < state->n_works; i++)
    add_work (plan, look, i);
  for (guint i = 0; i < state->n_trenches; i++)
    add_trench (plan, look, i);
  for (guint i = 0; i < state->n_batteries; i++)
    add_battery (plan, look, i);
  for (guint i = 0; i < state->n_works; i++)
    add_groups (plan, state, GAB_FORMAL_AT_WORK (i));
  for (guint i = 0; i < state->n_trenches; i++)
    add_groups (plan, state, GAB_FORMAL_AT_TRENCH (i));
  for (guint i = 0; i < state->n_batteries; i++)
    add_groups (plan, state, GAB_FORMAL_AT_BATTERY (i));
  return plan;
}

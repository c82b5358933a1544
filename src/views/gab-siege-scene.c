/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A siege as it is drawn on the screen: its plan in the colours of the sides. */

#include "gab-siege-scene.h"

#include "gab-look.h"
#include "gab-plan-from-siege.h"

G_STATIC_ASSERT (GAB_SIEGE_COVERED_WAY == GAB_PLAN_COVERED_WAY);

/**
 * gab_siege_scene_spot:
 * @id: of a thing on the plan
 *
 * Returns: the place of the siege; GAB_FORMAL_NOWHERE for what is none.
 */
GabFormalSpot
gab_siege_scene_spot (guint id)
{
  return gab_plan_spot_of (id);
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
  return gab_plan_id_of (spot);
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
  GabThing *place = gab_campaign_find (look->campaign, gab_operation_get_fortress (look->operation));
  GabPlan *plan = gab_plan_from_siege (look->state, look->names,
                                       gab_thing_get_name (place != NULL ? place : GAB_THING (look->operation)));

  set_colours (plan, look);
  return plan;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order would be on the ground (FS-3, FS-12, FS-23). */

#include "gab-formal-sketch.h"

#include "gab-formal-blood.h"
#include "gab-formal-ground.h"

/* Half tenths to tenths. */
static GabFormalPoint
halved (GabFormalPoint point)
{
  return (GabFormalPoint) { point.x / 2, point.y / 2 };
}

static GabFormalPoint
centre_of (const GabFormal *state,
           GabFormalSpot    spot)
{
  return halved (gab_formal_centre2 (state, spot));
}

static void
sketch_dig (const GabOrder  *order,
            GabFormalSketch *sketch)
{
  GabArgs args = gab_args (order);

  sketch->kind = order->verb->id == GAB_FORMAL_DIG_PARALLEL ? GAB_FORMAL_SKETCH_PARALLEL : GAB_FORMAL_SKETCH_SAP;
  if (order->verb->id == GAB_FORMAL_DIG_PARALLEL)
    gab_args_next (&args);
  sketch->point[0] = gab_formal_next_point (&args);
  sketch->point[1] = gab_formal_next_point (&args);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const GabFormalPoint *first = a, *second = b;

  return first->y < second->y ? -1 : first->y > second->y;
}

/* Front from left to right, rear from right to left, the front being nearer to the wall. */
static void
take_corners (GabFormalSketch      *sketch,
              const GabFormalPoint *corner)
{
  for (guint i = 0; i < 4; i++)
    sketch->point[i] = corner[i];
  qsort (sketch->point, 4, sizeof *sketch->point, compare_rows);
  for (guint i = 0; i < 4; i += 2)
    if ((sketch->point[i].x > sketch->point[i + 1].x) == (i == 0))
      {
        GabFormalPoint before = sketch->point[i];

        sketch->point[i] = sketch->point[i + 1];
        sketch->point[i + 1] = before;
      }
}

/* The corners as they would be, allowed or not. */
static void
sketch_battery (const GabFormal *state,
                const GabOrder  *order,
                GabFormalSketch *sketch)
{
  GabFormalSpot unit = gab_formal_find_spot (state, order->args[2]);
  GabFormalBattery battery = { .mortars = order->args[0], .before = order->args[1] };

  if (!gab_formal_is_trench (unit))
    return;
  battery.trench = gab_formal_spot_index (unit);
  gab_formal_lay_battery (state, &battery);
  sketch->to = unit;
  sketch->kind = GAB_FORMAL_SKETCH_BATTERY;
  take_corners (sketch, battery.corner);
}

static void
sketch_again (const GabFormal *state,
              gint32           name,
              GabFormalSketch *sketch)
{
  GabFormalSpot spot = gab_formal_find_spot (state, name);

  if (!gab_formal_is_battery (spot))
    return;
  sketch->kind = GAB_FORMAL_SKETCH_BATTERY;
  sketch->to = spot;
  take_corners (sketch, state->battery[gab_formal_spot_index (spot)].corner);
}

static void
sketch_move (const GabFormal *state,
             const GabOrder  *order,
             GabFormalSketch *sketch)
{
  sketch->from = gab_formal_find_spot (state, order->args[2]);
  sketch->to = gab_formal_find_spot (state, order->args[3]);
  if (sketch->from == GAB_FORMAL_NOWHERE || sketch->to == GAB_FORMAL_NOWHERE)
    return;
  sketch->kind = GAB_FORMAL_SKETCH_MOVE;
  sketch->point[0] = centre_of (state, sketch->from);
  sketch->point[1] = centre_of (state, sketch->to);
}

static void
sketch_fire (const GabFormal *state,
             const GabOrder  *order,
             GabFormalSketch *sketch)
{
  GabFormalPosition position;

  sketch->from = gab_formal_find_spot (state, order->args[0]);
  sketch->to = gab_formal_find_spot (state, order->args[2]);
  if (sketch->from == GAB_FORMAL_NOWHERE || sketch->to == GAB_FORMAL_NOWHERE ||
      !gab_formal_position (state, sketch->from, &position))
    return;
  sketch->kind = GAB_FORMAL_SKETCH_FIRE;
  sketch->point[0] = halved (position.centre);
  sketch->point[1] = halved (gab_formal_aim (state, sketch->to, order->args[1]));
}

/* What only names a place. */
static void
sketch_place (const GabFormal *state,
              gint32           name,
              GabFormalSketch *sketch)
{
  sketch->to = gab_formal_find_spot (state, name);
  if (sketch->to == GAB_FORMAL_NOWHERE)
    return;
  sketch->kind = GAB_FORMAL_SKETCH_PLACE;
  sketch->point[1] = centre_of (state, sketch->to);
}

/**
 * gab_formal_sketch:
 * @state: a siege, masked or not
 * @order: any order of it
 * @sketch: (out caller-allocates): what it would be on the ground
 *
 * Returns: whether there is anything to be drawn.
 */
gboolean
gab_formal_sketch (const GabFormal *state,
                   const GabOrder  *order,
                   GabFormalSketch *sketch)
{
  *sketch = (GabFormalSketch) { .from = GAB_FORMAL_NOWHERE, .to = GAB_FORMAL_NOWHERE };
  switch ((int) order->verb->id)
    {
    case GAB_FORMAL_DIG_PARALLEL:
    case GAB_FORMAL_DIG_SAP:     sketch_dig (order, sketch); break;
    case GAB_FORMAL_DIG_BATTERY: sketch_battery (state, order, sketch); break;
    case GAB_FORMAL_REBUILD:     sketch_again (state, order->args[0], sketch); break;
    case GAB_FORMAL_MOVE:        sketch_move (state, order, sketch); break;
    case GAB_FORMAL_FIRE:        sketch_fire (state, order, sketch); break;
    case GAB_FORMAL_SORTIE:
    case GAB_FORMAL_PRESS_ON:    sketch_place (state, order->args[0], sketch); break;
    case GAB_FORMAL_PLACE:
    case GAB_FORMAL_ENTER:
    case GAB_FORMAL_LEAVE:
    case GAB_FORMAL_MOUNT:
    case GAB_FORMAL_DISMOUNT:    sketch_place (state, order->args[2], sketch); break;
    default:                     break;
    }
  return sketch->kind != GAB_FORMAL_SKETCH_NONE;
}

/**
 * gab_formal_reach:
 * @state: a siege
 * @spot: a place
 * @reach: (out caller-allocates): its arc and ranges
 *
 * Returns: whether it is a fire position now (FS-21).
 */
gboolean
gab_formal_reach (const GabFormal *state,
                  GabFormalSpot    spot,
                  GabFormalReach  *reach)
{
  GabFormalPosition position;

  if (spot == GAB_FORMAL_NOWHERE || !gab_formal_position (state, spot, &position))
    return FALSE;
  *reach = (GabFormalReach) {
    .side = gab_formal_is_work (spot) ? GAB_FORMAL_DEFENDER : GAB_FORMAL_BESIEGER,
    .centre = halved (position.centre), .half = state->tables->arc,
    .near = state->tables->band_near, .mid = state->tables->band_mid,
  };
  if (position.facing.x == 0 && position.facing.y == 0)
    {
      position.facing.y = 1;
      reach->half = 90;
    }
  reach->facing = (GabFormalPoint) { reach->centre.x + position.facing.x, reach->centre.y + position.facing.y };
  return TRUE;
}

/**
 * gab_formal_whole:
 * @state: a siege
 * @spot: a place
 *
 * Returns: the place; of a bastion its left flank, for it fires and is fired at as one (FS-21).
 */
GabFormalSpot
gab_formal_whole (const GabFormal *state,
                  GabFormalSpot    spot)
{
  return spot != GAB_FORMAL_NOWHERE && gab_formal_is_work (spot) && state->work[spot].right ? spot - 1 : spot;
}

/**
 * gab_formal_fires:
 * @order: any order of a formal siege
 *
 * Returns: the side whose position fires by it; -1 when it is no order to fire.
 */
int
gab_formal_fires (const GabOrder *order)
{
  if (order->verb->id != GAB_FORMAL_FIRE)
    return -1;
  return gab_is_built (order->args[0]) ? GAB_FORMAL_BESIEGER : GAB_FORMAL_DEFENDER;
}

/**
 * gab_formal_move_to:
 * @state: a siege
 * @move: an order
 * @to: a place
 * @order: (out): the same move to that place, allowed or not
 *
 * Returns: whether @move is one at all.
 */
gboolean
gab_formal_move_to (const GabFormal  *state,
                    const GabOrder   *move,
                    GabFormalSpot     to,
                    GabOrder        **order)
{
  gint32 args[4];

  if (move->verb->id != GAB_FORMAL_MOVE)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (args); i++)
    args[i] = move->args[i];
  args[3] = gab_formal_spot_name (state, to);
  *order = gab_order_new (move->verb, args, G_N_ELEMENTS (args));
  return TRUE;
}

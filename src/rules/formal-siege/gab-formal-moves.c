/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placing, entering, moving, mounting (FS-14 to FS-20). */

#include "gab-formal-moves.h"

/* An order of moving as it is read. */
typedef struct
{
  GabFormal     *state;
  int            id;     /* GabFormalVerb */
  GabFormalPick  pick;
  guint          count;
  gint32         from_name, to_name;
  GabFormalSpot  to;     /* GAB_FORMAL_NOWHERE: off the ground, or they stay */
  guint          lengths;
} Move;

/* A place that an order names; a trench that is gone is refused as such (FS-50). */
static GabFormalNo
find (const GabFormal *state,
      gint32           name,
      GabFormalSpot   *spot)
{
  *spot = gab_formal_find_place (state, name);
  if (*spot == GAB_FORMAL_NOWHERE)
    return gab_formal_no (GAB_FORMAL_NO_PLACE, name, 0, 0);
  if (gab_formal_is_trench (*spot) && state->trench[gab_formal_spot_index (*spot)].gone)
    return gab_formal_no (GAB_FORMAL_NO_GONE, name, 0, 0);
  return GAB_FORMAL_YES;
}

/* The unit behind "of", which is the side's own. */
static GabFormalNo
read_unit (Move   *move,
           gint32  name)
{
  int unit = gab_formal_find_unit (move->state, name);

  if (unit < 0 || move->state->unit[unit].side != move->pick.side)
    return gab_formal_no (GAB_FORMAL_NO_UNIT, name, 0, 0);
  move->pick.unit = unit;
  return GAB_FORMAL_YES;
}

/* FS-20: before the first turn the defender puts all he has into his works. */
static GabFormalNo
read_place (Move    *move,
            GabArgs *args)
{
  GabFormalNo no;

  move->to_name = gab_args_next (args);
  no = find (move->state, move->to_name, &move->to);
  if (no.why == GAB_FORMAL_ALLOWED && gab_args_next (args))
    no = read_unit (move, gab_args_next (args));
  return no;
}

/* FS-16 */
static GabFormalNo
read_enter (Move    *move,
            GabArgs *args)
{
  GabFormalNo no = read_place (move, args);

  move->pick.without = GAB_FORMAL_LEFT;
  if (no.why == GAB_FORMAL_ALLOWED && move->state->trench[gab_formal_spot_index (move->to)].parallel != 1)
    return gab_formal_no (GAB_FORMAL_NO_FIRST, move->to_name, 0, 0);
  return no;
}

static GabFormalNo
read_from (Move   *move,
           gint32  name)
{
  move->from_name = name;
  move->pick.fate = GAB_FORMAL_FATE_IN_PLAY;
  return find (move->state, name, &move->pick.spot);
}

/* FS-16 */
static GabFormalNo
read_leave (Move    *move,
            GabArgs *args)
{
  GabFormalNo no = read_from (move, gab_args_next (args));

  move->pick.without = GAB_FORMAL_ENTERED;
  if (no.why == GAB_FORMAL_ALLOWED && move->state->trench[gab_formal_spot_index (move->pick.spot)].parallel != 1)
    return gab_formal_no (GAB_FORMAL_NO_FIRST, move->from_name, 0, 0);
  return no;
}

/* The besieger's and the defender's places (FS-14, FS-20). */
static GabFormalNo
is_own (const Move    *move,
        GabFormalSpot  spot,
        gint32         name)
{
  gboolean defends = move->pick.side == GAB_FORMAL_DEFENDER;

  if (gab_formal_is_work (spot) == defends)
    return GAB_FORMAL_YES;
  return gab_formal_no (defends ? GAB_FORMAL_NO_DEFENDERS_PLACE : GAB_FORMAL_NO_BESIEGERS_PLACE, name, 0, 0);
}

static GabFormalNo
read_move (Move    *move,
           GabArgs *args)
{
  GabFormalNo no = read_from (move, gab_args_next (args));

  move->to_name = gab_args_next (args);
  if (move->pick.side == GAB_FORMAL_BESIEGER)
    move->pick.without = GAB_FORMAL_ENTERED;
  if (no.why == GAB_FORMAL_ALLOWED)
    no = find (move->state, move->to_name, &move->to);
  if (no.why == GAB_FORMAL_ALLOWED)
    no = is_own (move, move->pick.spot, move->from_name);
  if (no.why == GAB_FORMAL_ALLOWED)
    no = is_own (move, move->to, move->to_name);
  if (no.why == GAB_FORMAL_ALLOWED && move->pick.spot == move->to)
    no = gab_formal_no (GAB_FORMAL_NO_SAME, move->to_name, 0, 0);
  return no;
}

static GabFormalNo
read_mount (Move    *move,
            GabArgs *args)
{
  const GabFormalBattery *battery;
  GabFormalNo no = read_from (move, gab_args_next (args));

  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  battery = &move->state->battery[gab_formal_spot_index (move->pick.spot)];
  if (move->id == GAB_FORMAL_DISMOUNT)
    {
      move->pick.with = GAB_FORMAL_MOUNTED;
      return no;
    }
  move->pick.without = GAB_FORMAL_MOUNTED;
  if (battery->halves < 2)
    return gab_formal_no (GAB_FORMAL_NO_HALF, move->from_name, 0, 0);
  if (battery->destroyed)
    return gab_formal_no (GAB_FORMAL_NO_MOUNT_RUIN, move->from_name, 0, 0);
  if (!gab_formal_may_mount (battery, move->pick.kind))
    return gab_formal_no (GAB_FORMAL_NO_MOUNT_SORT, move->from_name, 0, 0);
  return no;
}

static GabFormalNo
read_order (Move           *move,
            const GabOrder *order)
{
  GabFormal *state = move->state;
  GabArgs args = gab_args (order);

  move->id = order->verb->id;
  move->to = GAB_FORMAL_NOWHERE;
  move->pick = (GabFormalPick) {
    .side = state->step == GAB_FORMAL_STEP_PLACE || state->step == GAB_FORMAL_STEP_DEFENDER_MOVES
              ? GAB_FORMAL_DEFENDER : GAB_FORMAL_BESIEGER,
    .kind = gab_args_next (&args),
    .fate = GAB_FORMAL_FATE_READY,
    .spot = GAB_FORMAL_NOWHERE,
    .unit = -1,
  };
  move->count = gab_args_next (&args);
  if (move->count == 0)
    return gab_formal_no (GAB_FORMAL_NO_PIECES, -1, 0, 0);
  switch ((GabFormalVerb) move->id)
    {
    case GAB_FORMAL_PLACE:    return read_place (move, &args);
    case GAB_FORMAL_ENTER:    return read_enter (move, &args);
    case GAB_FORMAL_LEAVE:    return read_leave (move, &args);
    case GAB_FORMAL_MOVE:     return read_move (move, &args);
    case GAB_FORMAL_MOUNT:
    case GAB_FORMAL_DISMOUNT: return read_mount (move, &args);
    default:                  g_return_val_if_reached (GAB_FORMAL_YES);
    }
}

/* Why there are too few of them: some entered this turn, or are not to be had at all. */
static GabFormalNo
too_few (const Move *move,
         guint       n)
{
  GabFormalPick pick = move->pick;
  guint16 pieces[GAB_FORMAL_PIECES];

  if (move->pick.fate == GAB_FORMAL_FATE_READY)
    return gab_formal_no (GAB_FORMAL_NO_READY, -1, n, 0);
  if (move->id == GAB_FORMAL_DISMOUNT)
    return gab_formal_no (GAB_FORMAL_NO_MOUNTED, move->from_name, n, 0);
  pick.without &= ~GAB_FORMAL_ENTERED;
  if (gab_formal_pick (move->state, &pick, pieces) >= move->count)
    return gab_formal_no (GAB_FORMAL_NO_ENTERED, move->from_name, 0, 0);
  return gab_formal_no (GAB_FORMAL_NO_THERE, move->from_name, n, 0);
}

/* FS-50: a battery behind a unit that is gone is neither entered nor left. */
static GabFormalNo
judge_battery (const GabFormal *state,
               GabFormalSpot    spot)
{
  const GabFormalTrench *unit;

  if (!gab_formal_is_battery (spot))
    return GAB_FORMAL_YES;
  unit = &state->trench[state->battery[gab_formal_spot_index (spot)].trench];
  return unit->gone ? gab_formal_no (GAB_FORMAL_NO_GONE, gab_formal_trench_name (unit), 0, 0) : GAB_FORMAL_YES;
}

/* FS-14: the besieger's way, and who can go so far. */
static GabFormalNo
judge_way (Move *move)
{
  guint16 pieces[GAB_FORMAL_PIECES];
  int lengths = gab_formal_way (move->state, move->pick.spot, move->to);
  GabFormalNo no = judge_battery (move->state, move->pick.spot);
  guint n;

  if (no.why == GAB_FORMAL_ALLOWED)
    no = judge_battery (move->state, move->to);
  if (no.why != GAB_FORMAL_ALLOWED)
    return no;
  if (lengths < 0)
    return gab_formal_no (GAB_FORMAL_NO_WAY, move->from_name, 0, 0);
  move->lengths = move->pick.lengths = lengths;
  n = gab_formal_pick (move->state, &move->pick, pieces);
  return n >= move->count ? GAB_FORMAL_YES : gab_formal_no (GAB_FORMAL_NO_LENGTHS, move->to_name, lengths, n);
}

/* FS-17, FS-18, FS-20: whether the place that they come to takes them. */
static GabFormalNo
judge_place (const Move *move)
{
  const GabFormal *state = move->state;
  guint at = gab_formal_spot_index (move->to), room;

  if (gab_formal_is_work (move->to) && !gab_formal_is_held (&state->work[at]))
    return gab_formal_no (GAB_FORMAL_NO_HELD, move->to_name, 0, 0);
  if (gab_formal_is_battery (move->to) && state->battery[at].halves < 2)
    return gab_formal_no (GAB_FORMAL_NO_HALF, move->to_name, 0, 0);
  if (gab_formal_is_trench (move->to) && state->trench[at].parallel == 0 && gab_formal_is_gun (move->pick.kind) &&
      !gab_formal_sap_is_joined (state, at))
    return gab_formal_no (GAB_FORMAL_NO_GUNS_IN_SAP, move->to_name, 0, 0);
  room = gab_formal_room (state, move->to);
  return room >= move->count ? GAB_FORMAL_YES : gab_formal_no (GAB_FORMAL_NO_ROOM, move->to_name, room, 0);
}

static GabFormalNo
judge (Move    *move,
       guint16 *pieces)
{
  GabFormalNo no = GAB_FORMAL_YES;
  guint n = gab_formal_pick (move->state, &move->pick, pieces), room;

  if (n < move->count)
    return too_few (move, n);
  if (move->id == GAB_FORMAL_MOVE && move->pick.side == GAB_FORMAL_BESIEGER)
    no = judge_way (move);
  if (no.why == GAB_FORMAL_ALLOWED && move->to != GAB_FORMAL_NOWHERE)
    no = judge_place (move);
  if (no.why == GAB_FORMAL_ALLOWED && move->id == GAB_FORMAL_MOUNT)
    {
      room = gab_formal_platform (move->state, gab_formal_spot_index (move->pick.spot));
      if (room < move->count)
        return gab_formal_no (GAB_FORMAL_NO_PLATFORM, move->from_name, room, 0);
    }
  gab_formal_pick (move->state, &move->pick, pieces);
  return no;
}

static void
move_piece (const Move *move,
            guint       nth)
{
  GabFormalPiece *piece = &move->state->piece[nth];

  switch ((GabFormalVerb) move->id)
    {
    case GAB_FORMAL_PLACE:
      gab_formal_put (move->state, nth, move->to);
      return;
    case GAB_FORMAL_ENTER:
      gab_formal_put (move->state, nth, move->to);
      piece->marks |= GAB_FORMAL_ENTERED;
      break;
    case GAB_FORMAL_LEAVE:
      gab_formal_put (move->state, nth, GAB_FORMAL_NOWHERE);
      piece->marks |= GAB_FORMAL_LEFT;
      break;
    case GAB_FORMAL_MOUNT:
      piece->marks |= GAB_FORMAL_MOUNTED;
      break;
    case GAB_FORMAL_DISMOUNT:
      piece->marks &= ~GAB_FORMAL_MOUNTED;
      break;
    default:
      gab_formal_put (move->state, nth, move->to);
      piece->gone += move->lengths;
      break;
    }
  piece->marks |= GAB_FORMAL_MOVED;
}

static void
note (const Move *move,
      GabEvents  *events)
{
  static const GabFormalGroundEvent ids[] = {
    [GAB_FORMAL_PLACE] = GAB_FORMAL_EVENT_PLACED,
    [GAB_FORMAL_ENTER] = GAB_FORMAL_EVENT_ENTERED,
    [GAB_FORMAL_LEAVE] = GAB_FORMAL_EVENT_LEFT,
    [GAB_FORMAL_MOVE] = GAB_FORMAL_EVENT_MOVED,
    [GAB_FORMAL_MOUNT] = GAB_FORMAL_EVENT_MOUNTED,
    [GAB_FORMAL_DISMOUNT] = GAB_FORMAL_EVENT_DISMOUNTED,
  };
  GabEvent *event = gab_events_add (events, ids[move->id]);
  gboolean has_from = move->pick.fate == GAB_FORMAL_FATE_IN_PLAY;

  event->name[0] = has_from ? move->from_name : move->to_name;
  event->name[1] = move->id == GAB_FORMAL_MOVE ? move->to_name : -1;
  event->number[0] = move->pick.kind;
  event->number[1] = move->count;
  event->number[2] = move->lengths;
}

/* An order of placing, entering, leaving, moving, mounting or dismounting. */
gboolean
gab_formal_moves (GabFormal       *state,
                  const GabOrder  *order,
                  GabEvents       *events,
                  GError         **error)
{
  Move move = { .state = state };
  guint16 pieces[GAB_FORMAL_PIECES];
  GabFormalNo no = read_order (&move, order);

  if (no.why == GAB_FORMAL_ALLOWED)
    no = judge (&move, pieces);
  if (no.why != GAB_FORMAL_ALLOWED)
    return gab_formal_refuse (error, state->setup->names, no);
  for (guint i = 0; i < move.count; i++)
    move_piece (&move, pieces[i]);
  note (&move, events);
  return TRUE;
}

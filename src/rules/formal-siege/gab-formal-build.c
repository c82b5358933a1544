/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The orders of the step of building; gab-formal-battery.c builds batteries (FS-7 to FS-11, FS-50). */

#include "gab-formal-dig.h"

/* The highest part that a line of that number has. */
static guint
last_part (const GabFormal *state,
           gboolean         parallel,
           guint            line)
{
  guint last = 0;

  for (guint i = 0; i < state->n_trenches; i++)
    if ((state->trench[i].parallel > 0) == parallel && state->trench[i].line == line)
      last = MAX (last, state->trench[i].part);
  return last;
}

static guint
last_sap_line (const GabFormal *state)
{
  guint last = 0;

  for (guint i = 0; i < state->n_trenches; i++)
    if (state->trench[i].parallel == 0)
      last = MAX (last, state->trench[i].line);
  return last;
}

/* What a unit is called by itself: a sap that goes on from another is a part of that line. */
static gint32
own_name (const GabFormal    *state,
          const GabFormalDig *dig)
{
  const GabFormalTrench *before = dig->n_joins > 0 ? &state->trench[dig->join[0].b] : NULL;
  guint line;

  if (dig->again >= 0)
    return gab_formal_trench_name (&state->trench[dig->again]);
  if (dig->parallel > 0)
    return GAB_BUILT ('p', dig->parallel, last_part (state, TRUE, dig->parallel) + 1);
  line = before != NULL && before->parallel == 0 ? before->line : last_sap_line (state) + 1;
  return GAB_BUILT ('s', line, last_part (state, FALSE, line) + 1);
}

/**
 * gab_formal_dig_name:
 * @state: a siege
 * @dig: what is to be dug, judged
 *
 * Looks at the name that the order gives, or gives the next.
 *
 * Returns: why it may not have that name, or GAB_FORMAL_YES.
 */
GabFormalNo
gab_formal_dig_name (const GabFormal *state,
                     GabFormalDig    *dig)
{
  gint32 own = own_name (state, dig);

  if (dig->name == -1)
    dig->name = own;
  if (dig->again >= 0 && dig->name != own)
    return gab_formal_no (GAB_FORMAL_NO_NAME_OTHER, own, 0, 0);
  if (dig->parallel > 0 && gab_built_number (dig->name) != (int) dig->parallel)
    return gab_formal_no (GAB_FORMAL_NO_NAME_PARALLEL, -1, dig->parallel, 0);
  if (dig->again < 0 && gab_formal_find_place (state, dig->name) != GAB_FORMAL_NOWHERE)
    return gab_formal_no (GAB_FORMAL_NO_NAME_TAKEN, dig->name, 0, 0);
  if (gab_built_number (dig->name) > GAB_BUILT_MAX || gab_built_part (dig->name) == 0)
    return gab_formal_no (GAB_FORMAL_NO_ROOM_TRENCHES, -1, GAB_FORMAL_TRENCHES, 0);
  return GAB_FORMAL_YES;
}

/* FS-7 */
GabFormalNo
gab_formal_needs_work (const GabFormal *state,
                       int              units)
{
  return state->work_left >= units ? GAB_FORMAL_YES
                                   : gab_formal_no (GAB_FORMAL_NO_WORK, -1, units, state->work_left);
}

/* Notes something that was dug or built. */
GabEvent *
gab_formal_note_built (GabEvents            *events,
                       GabFormalGroundEvent  id,
                       gint32                name)
{
  GabEvent *event = gab_events_add (events, id);

  event->name[0] = name;
  return event;
}

static void
add_joins (GabFormal          *state,
           const GabFormalDig *dig,
           guint               trench)
{
  for (guint i = 0; i < dig->n_joins; i++)
    {
      GabFormalJoin join = dig->join[i];

      join.a = trench;
      if (join.a > join.b)
        join = (GabFormalJoin) { join.b, trench, join.end_b, join.end_a };
      state->join[state->n_joins++] = join;
    }
}

/* FS-8: a parallel is established when one of its strands is long enough. */
static void
establish (GabFormal *state,
           guint      trench,
           GabEvents *events)
{
  guint parallel = state->trench[trench].parallel;
  GabFormalNet net;

  if (parallel == 0 || state->established[parallel - 1])
    return;
  gab_formal_net_init (&net, state);
  if (gab_formal_net_strand (&net, state, trench) < (guint) state->tables->units[parallel - 1])
    return;
  state->established[parallel - 1] = TRUE;
  gab_formal_note_built (events, GAB_FORMAL_EVENT_ESTABLISHED, -1)->number[0] = parallel;
}

static void
dig_it (GabFormal          *state,
        const GabFormalDig *dig,
        GabEvents          *events)
{
  guint at = dig->again >= 0 ? (guint) dig->again : state->n_trenches++;

  state->trench[at] = (GabFormalTrench) {
    .from = dig->line.from,
    .to = dig->line.to,
    .parallel = dig->parallel,
    .line = gab_built_number (dig->name),
    .part = gab_built_part (dig->name),
    .turn = state->turn,
  };
  add_joins (state, dig, at);
  state->work_left--;
  gab_formal_note_built (events, dig->again >= 0 ? GAB_FORMAL_EVENT_DUG_AGAIN : GAB_FORMAL_EVENT_DUG, dig->name);
  establish (state, at, events);
}

/* Judges a unit that an order asks for, with what it is to be called. */
static GabFormalNo
read_dig (const GabFormal *state,
          const GabOrder  *order,
          GabFormalDig    *dig)
{
  GabArgs args = gab_args (order);
  GabFormalSite site;
  GabFormalNo no;

  *dig = (GabFormalDig) { 0 };
  if (order->verb->id == GAB_FORMAL_DIG_PARALLEL)
    {
      gint32 parallel = gab_args_next (&args);

      if (parallel < 1 || parallel > GAB_FORMAL_PARALLELS)
        return gab_formal_no (GAB_FORMAL_NO_PARALLEL, -1, 0, GAB_FORMAL_PARALLELS);
      dig->parallel = parallel;
    }
  dig->line.from = gab_formal_next_point (&args);
  dig->line.to = gab_formal_next_point (&args);
  dig->name = gab_args_next (&args) ? gab_args_next (&args) : -1;
  gab_formal_site_init (&site, state);
  gab_formal_site_look (&site, dig->line, 3 * state->tables->join);
  no = gab_formal_dig_judge (&site, dig);
  return no.why == GAB_FORMAL_ALLOWED ? gab_formal_dig_name (state, dig) : no;
}

/* What a unit of trench would be called; -1 when it may not be dug. */
gint32
gab_formal_dug_name (const GabFormal *state,
                     const GabOrder  *order)
{
  GabFormalDig dig;

  return read_dig (state, order, &dig).why == GAB_FORMAL_ALLOWED ? dig.name : -1;
}

static GabFormalNo
dig_trench (GabFormal      *state,
            const GabOrder *order,
            GabEvents      *events)
{
  GabFormalNo no = gab_formal_needs_work (state, 1);
  GabFormalDig dig;

  if (no.why == GAB_FORMAL_ALLOWED)
    no = read_dig (state, order, &dig);
  if (no.why == GAB_FORMAL_ALLOWED)
    dig_it (state, &dig, events);
  return no;
}

/* An order of the step of building. */
gboolean
gab_formal_build (GabFormal       *state,
                  const GabOrder  *order,
                  GabEvents       *events,
                  GError         **error)
{
  GabFormalNo no;

  switch ((GabFormalVerb) order->verb->id)
    {
    case GAB_FORMAL_DIG_PARALLEL:
    case GAB_FORMAL_DIG_SAP:     no = dig_trench (state, order, events); break;
    case GAB_FORMAL_DIG_BATTERY: no = gab_formal_dig_battery (state, order, events); break;
    case GAB_FORMAL_REBUILD:     no = gab_formal_rebuild (state, order->args[0], events); break;
    default:                     g_return_val_if_reached (FALSE);
    }
  return no.why == GAB_FORMAL_ALLOWED || gab_formal_refuse (error, state->setup->names, no);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is driven out of a trench, and where to (FS-27, FS-40, FS-49). */

#include "gab-formal-blood.h"
#include "gab-formal-words.h"

enum
{
  FOR_INFANTRY,
  FOR_GUNS, /* FS-18 */
};

/* In this order they look for a place: the heaviest first, sections last. */
static const GabFormalKind heaviest[GAB_FORMAL_N_KINDS] = {
  GAB_FORMAL_HEAVY, GAB_FORMAL_MORTAR, GAB_FORMAL_LIGHT, GAB_FORMAL_INFANTRY,
};

/* Where those driven out may go: places, and the room of each for infantry and for guns. */
typedef struct
{
  guint         n;
  GabFormalSpot to[GAB_FORMAL_ADJOINING];
  guint         room[GAB_FORMAL_ADJOINING];
  gboolean      guns[GAB_FORMAL_ADJOINING];
} Ways;

static void
find_ways (const GabFormal *state,
           Ways            *ways)
{
  ways->n = state->fall_back.n_to;
  for (guint i = 0; i < ways->n; i++)
    {
      guint trench = gab_formal_spot_index (state->fall_back.to[i]);

      ways->to[i] = state->fall_back.to[i];
      ways->room[i] = gab_formal_room (state, ways->to[i]);
      ways->guns[i] = state->trench[trench].parallel > 0 || gab_formal_sap_is_joined (state, trench);
    }
}

static gboolean
takes (const Ways *ways,
       guint       nth,
       int         kind)
{
  return ways->room[nth] > 0 && (ways->guns[nth] || !gab_formal_is_gun (kind));
}

static void
count_out (const GabFormal *state,
           guint           *n)
{
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    n[kind] = 0;
  for (guint i = 0; i < state->n_pieces; i++)
    if (gab_formal_has_bit (state->fall_back.out, i))
      n[state->piece[i].kind]++;
}

/* The one of them that has been longest in the place. */
static guint
next_out (const GabFormal *state,
          int              kind)
{
  guint next = state->n_pieces;

  for (guint i = 0; i < state->n_pieces; i++)
    if (gab_formal_has_bit (state->fall_back.out, i) && state->piece[i].kind == kind &&
        (next == state->n_pieces || state->piece[i].since < state->piece[next].since))
      next = i;
  return next;
}

/* Whether there is more than one way in which the owner can place them, by number and kind. */
static gboolean
has_choice (const GabFormal *state,
            const Ways      *ways)
{
  guint out[GAB_FORMAL_N_KINDS], kinds = 0, total = 0, places = 0, room = 0;

  count_out (state, out);
  for (guint i = 0; i < ways->n; i++)
    {
      gboolean used = FALSE;

      for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
        used |= out[kind] > 0 && takes (ways, i, kind);
      places += used;
      room += used ? ways->room[i] : 0;
    }
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      gboolean goes = FALSE;

      for (guint i = 0; i < ways->n; i++)
        goes |= out[kind] > 0 && takes (ways, i, kind);
      kinds += goes;
      total += goes ? out[kind] : 0;
    }
  if (kinds <= 1)
    return kinds == 1 && places > 1 && room > total;
  return places > 1 || room < total;
}

static void
move_out (GabFormalRun  *run,
          int            kind,
          guint          n,
          GabFormalSpot  to)
{
  GabFormal *state = run->state;
  GabFormalSpot from = state->fall_back.from;
  GabEvent *event;

  if (n == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      guint piece = next_out (state, kind);

      state->fall_back.out[piece / 8] &= ~(1u << piece % 8);
      if (to == GAB_FORMAL_NOWHERE)
        gab_formal_lose (state, piece, FALSE);
      else
        gab_formal_put (state, piece, to);
    }
  event = gab_formal_note (run, to == GAB_FORMAL_NOWHERE ? GAB_FORMAL_EVENT_NO_ROOM : GAB_FORMAL_EVENT_DRIVEN, from);
  event->name[1] = to == GAB_FORMAL_NOWHERE ? -1 : gab_formal_spot_name (state, to);
  event->number[0] = kind;
  event->number[1] = n;
}

/* Whether a way is better than another of as much room: farther from the wall, then the lower number. */
static gboolean
is_farther (const GabFormal *state,
            GabFormalSpot    a,
            GabFormalSpot    b)
{
  const GabFormalTrench *first = &state->trench[gab_formal_spot_index (a)];
  const GabFormalTrench *second = &state->trench[gab_formal_spot_index (b)];
  gint32 first_y = gab_formal_centre2 (state, a).y, second_y = gab_formal_centre2 (state, b).y;

  if (first_y != second_y)
    return first_y > second_y;
  return first->line != second->line ? first->line < second->line : first->part < second->part;
}

/* Each to the most room, or while there is any to the favourite way; below 0 there is none. */
static void
allot (const GabFormal *state,
       int              favourite,
       guint           *out,
       guint            placed[][GAB_FORMAL_N_KINDS])
{
  Ways ways;

  find_ways (state, &ways);
  count_out (state, out);
  for (guint i = 0; i < GAB_FORMAL_N_KINDS; i++)
    while (out[heaviest[i]] > 0)
      {
        int kind = heaviest[i], best = favourite >= 0 && takes (&ways, favourite, kind) ? favourite : -1;
        gboolean settled = best >= 0;

        for (guint j = 0; j < ways.n && !settled; j++)
          if (takes (&ways, j, kind) &&
              (best < 0 || ways.room[j] > ways.room[best] ||
               (ways.room[j] == ways.room[best] && is_farther (state, ways.to[j], ways.to[best]))))
            best = j;
        if (best < 0)
          break;
        placed[best][kind]++;
        ways.room[best]--;
        out[kind]--;
      }
}

static void
go (GabFormalRun *run,
    guint         placed[][GAB_FORMAL_N_KINDS],
    const guint  *out)
{
  const GabFormalFallBack *back = &run->state->fall_back;

  for (guint j = 0; j < back->n_to; j++)
    for (guint i = 0; i < GAB_FORMAL_N_KINDS; i++)
      move_out (run, heaviest[i], placed[j][heaviest[i]], back->to[j]);
  for (guint i = 0; i < GAB_FORMAL_N_KINDS; i++)
    move_out (run, heaviest[i], out[heaviest[i]], GAB_FORMAL_NOWHERE);
}

/* FS-49: where the owner does not say. */
static void
go_own_way (GabFormalRun *run)
{
  guint out[GAB_FORMAL_N_KINDS], placed[GAB_FORMAL_ADJOINING][GAB_FORMAL_N_KINDS] = { 0 };

  allot (run->state, -1, out, placed);
  go (run, placed, out);
}

/* All that a place holds has to leave it for what adjoins it, and a trench is gone. Where the owner has a choice, it
 * stands open afterwards. */
void
gab_formal_drive_out (GabFormalRun  *run,
                      GabFormalSpot  spot)
{
  GabFormal *state = run->state;
  GabFormalFallBack *out = &state->fall_back;
  GabFormalSpot adjoining[GAB_FORMAL_ADJOINING];
  guint n = gab_formal_adjoining (state, spot, adjoining, GAB_FORMAL_ADJOINING);
  Ways ways;

  *out = (GabFormalFallBack) { .from = spot };
  for (guint i = 0; i < n; i++)
    if (gab_formal_is_trench (adjoining[i]))
      out->to[out->n_to++] = adjoining[i];
  for (guint i = 0; i < state->n_pieces; i++)
    if (state->piece[i].spot == spot && state->piece[i].fate == GAB_FORMAL_FATE_IN_PLAY)
      gab_formal_set_bit (out->out, i);
  if (gab_formal_is_trench (spot))
    gab_formal_trench_goes (state, gab_formal_spot_index (spot));
  find_ways (state, &ways);
  if (!has_choice (state, &ways))
    {
      go_own_way (run);
      return;
    }
  /* They are nowhere until he has said so. */
  for (guint i = 0; i < state->n_pieces; i++)
    if (gab_formal_has_bit (out->out, i))
      state->piece[i].spot = GAB_FORMAL_NOWHERE;
  state->open = GAB_FORMAL_OPEN_FALL_BACK;
  gab_formal_note (run, GAB_FORMAL_EVENT_MUST_CHOOSE, spot);
}

/* One place of the owner's order, with how many go there. */
static gboolean
read_way (GabFormalRun *run,
          Ways         *ways,
          GabArgs      *args,
          guint        *out,
          guint         placed[][GAB_FORMAL_N_KINDS])
{
  GabFormal *state = run->state;
  gint32 name = gab_args_next (args);
  GabFormalSpot spot = gab_formal_find_place (state, name);
  guint nth = 0, total = 0;

  while (nth < ways->n && ways->to[nth] != spot)
    nth++;
  if (nth == ways->n)
    return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_NOT_THERE, name, 0, 0);
  for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
    {
      guint count = gab_args_next (args);

      if (count > 0 && placed[nth][kind] > 0)
        return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_TWICE, name, 0, 49);
      if (count > out[kind])
        return gab_formal_bar (state, run->error, GAB_FORMAL_BAR_TOO_MANY_OUT, -1, kind, out[kind]);
      if (count > 0 && gab_formal_is_gun (kind) && !ways->guns[nth])
        return gab_formal_refuse (run->error, state->setup->names, gab_formal_no (GAB_FORMAL_NO_GUNS_IN_SAP, name, 0, 0));
      placed[nth][kind] = count;
      out[kind] -= count;
      total += count;
    }
  if (total > ways->room[nth])
    return gab_formal_refuse (run->error, state->setup->names, gab_formal_no (GAB_FORMAL_NO_ROOM, name, ways->room[nth], 0));
  ways->room[nth] -= total;
  return TRUE;
}

/* Nobody is lost while there is room for him. */
static gboolean
all_are_placed (GabFormalRun *run,
                const Ways   *ways,
                const guint  *out)
{
  for (guint i = 0; i < ways->n; i++)
    for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
      if (out[kind] > 0 && takes (ways, i, kind))
        return gab_formal_bar (run->state, run->error, GAB_FORMAL_BAR_STILL_ROOM,
                               gab_formal_spot_name (run->state, ways->to[i]), kind, 0);
  return TRUE;
}

static gboolean
go_where_told (GabFormalRun   *run,
               const GabOrder *order)
{
  guint out[GAB_FORMAL_N_KINDS], placed[GAB_FORMAL_ADJOINING][GAB_FORMAL_N_KINDS] = { 0 };
  GabArgs args = gab_args (order);
  Ways ways;

  find_ways (run->state, &ways);
  count_out (run->state, out);
  for (gint32 left = gab_args_next (&args); left > 0; left--)
    if (!read_way (run, &ways, &args, out, placed))
      return FALSE;
  if (!all_are_placed (run, &ways, out))
    return FALSE;
  go (run, placed, out);
  return TRUE;
}

/* What may be ordered: their own way, and one in which each place is filled first. */
void
gab_formal_choices_back (const GabFormal *state,
                         GArray          *choices)
{
  gab_choices_add (choices, GAB_CHOICE_EXACT, gab_verb_by_id (gab_formal_rules.verbs, GAB_FORMAL_FALL_BACK));
  for (guint favourite = 0; favourite < state->fall_back.n_to; favourite++)
    {
      guint out[GAB_FORMAL_N_KINDS], placed[GAB_FORMAL_ADJOINING][GAB_FORMAL_N_KINDS] = { 0 }, n = 0;
      GabChoice *choice;

      allot (state, favourite, out, placed);
      for (guint j = 0; j < state->fall_back.n_to; j++)
        n += (placed[j][0] | placed[j][1] | placed[j][2] | placed[j][3]) > 0;
      if (n == 0 || 1 + n * (1 + GAB_FORMAL_N_KINDS) > GAB_CHOICE_ARGS)
        continue;
      choice = gab_choices_add (choices, GAB_CHOICE_EXACT, gab_verb_by_id (gab_formal_rules.verbs, GAB_FORMAL_FALL_BACK_TO));
      choice->args[choice->n_args++] = n;
      for (guint j = 0; j < state->fall_back.n_to; j++)
        {
          if ((placed[j][0] | placed[j][1] | placed[j][2] | placed[j][3]) == 0)
            continue;
          choice->args[choice->n_args++] = gab_formal_spot_name (state, state->fall_back.to[j]);
          for (int kind = 0; kind < GAB_FORMAL_N_KINDS; kind++)
            choice->args[choice->n_args++] = placed[j][kind];
        }
    }
}

/* FS-49: the owner says where they go; then fire or sortie goes on. */
gboolean
gab_formal_fall_back (GabFormalRun   *run,
                      const GabOrder *order)
{
  if (run->state->open != GAB_FORMAL_OPEN_FALL_BACK)
    return gab_formal_bar (run->state, run->error, GAB_FORMAL_BAR_NO_FALL_BACK, -1, 0, 0);
  if (order->verb->id == GAB_FORMAL_FALL_BACK)
    go_own_way (run);
  else if (!go_where_told (run, order))
    return FALSE;
  run->state->open = GAB_FORMAL_OPEN_NONE;
  if (run->state->step == GAB_FORMAL_STEP_SORTIE)
    return gab_formal_sortie_goes (run);
  gab_formal_fired (run);
  return TRUE;
}

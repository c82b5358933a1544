/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sorties: whom they attack, what comes of it, how they come home (FS-38 to FS-42). */

#include "gab-formal-blood.h"
#include "gab-formal-words.h"

#define ALL_LOST 3 /* the last row of FS-40's table */

static gboolean
bar (const GabFormal  *state,
     GabFormalBar      why,
     gint32            name,
     int               number,
     GError          **error)
{
  return gab_formal_bar (state, error, why, name, number, 0);
}

/* FS-39: a trench immediately before a battery that holds infantry; before a forward battery there is nothing. */
static gboolean
is_covered (const GabFormal        *state,
            const GabFormalBattery *battery)
{
  return !battery->before &&
         gab_formal_count (state, GAB_FORMAL_AT_TRENCH (battery->trench), GAB_FORMAL_BESIEGER, GAB_FORMAL_INFANTRY) > 0;
}

/* Whether a sortie may attack a place that it reaches. */
gboolean
gab_formal_may_attack (const GabFormal *state,
                       GabFormalSpot    spot)
{
  const GabFormalBattery *battery;

  if (gab_formal_is_trench (spot))
    return !state->trench[gab_formal_spot_index (spot)].gone;
  battery = &state->battery[gab_formal_spot_index (spot)];
  return battery->halves == 2 && (!battery->destroyed || gab_formal_count (state, spot, -1, -1) > 0) &&
         !is_covered (state, battery);
}

static gboolean
judge_target (const GabFormal  *state,
              GabFormalSpot     spot,
              gint32            name,
              GError          **error)
{
  const GabFormalBattery *battery;

  if (gab_formal_may_attack (state, spot))
    return TRUE;
  if (gab_formal_is_trench (spot))
    return gab_formal_refuse (error, state->setup->names, gab_formal_no (GAB_FORMAL_NO_GONE, name, 0, 0));
  battery = &state->battery[gab_formal_spot_index (spot)];
  return bar (state, battery->halves < 2 ? GAB_FORMAL_BAR_HALF
                     : is_covered (state, battery) ? GAB_FORMAL_BAR_MANNED : GAB_FORMAL_BAR_EMPTY_RUIN, name, 0, error);
}

static gboolean
find_target (const GabFormal  *state,
             gint32            name,
             GabFormalSpot    *spot,
             GError          **error)
{
  *spot = gab_formal_find_place (state, name);
  return *spot != GAB_FORMAL_NOWHERE ||
         gab_formal_refuse (error, state->setup->names, gab_formal_no (GAB_FORMAL_NO_PLACE, name, 0, 0));
}

/* So many sections of one work, longest there first. */
static gboolean
read_sections (const GabFormal  *state,
               gint32            name,
               guint             count,
               GabFormalSortie  *sortie,
               GError          **error)
{
  GabFormalSpot spot = gab_formal_find_place (state, name);
  guint16 pieces[GAB_FORMAL_PIECES];
  guint n = gab_formal_sections (state, spot, GAB_FORMAL_DEFENDER, pieces);

  if (count == 0)
    return bar (state, GAB_FORMAL_BAR_NO_SECTIONS, -1, 0, error);
  if (n > 0 && gab_formal_has_bit (sortie->goes, pieces[0]))
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_TWICE, name, 0, 38);
  if (n < count)
    return gab_formal_bar (state, error, GAB_FORMAL_BAR_SECTIONS, name, n, 38);
  for (guint i = 0; i < count; i++)
    gab_formal_set_bit (sortie->goes, pieces[i]);
  return TRUE;
}

/**
 * gab_formal_plan_sortie:
 * @state: a siege
 * @order: an order to make a sortie
 * @sortie: (out caller-allocates): who goes
 * @target: (out): what they attack
 * @error: why not
 *
 * Which step it is is not asked (FS-38, FS-39).
 *
 * Returns: whether the order may be given.
 */
gboolean
gab_formal_plan_sortie (const GabFormal  *state,
                        const GabOrder   *order,
                        GabFormalSortie  *sortie,
                        GabFormalSpot    *target,
                        GError          **error)
{
  GabArgs args = gab_args (order);
  gint32 name = gab_args_next (&args);

  *sortie = (GabFormalSortie) { .last = GAB_FORMAL_NOWHERE };
  if (state->sortied)
    return bar (state, GAB_FORMAL_BAR_SORTIED, -1, 0, error);
  if (!find_target (state, name, target, error) || !judge_target (state, *target, name, error))
    return FALSE;
  if (!gab_formal_is_forward (state, *target))
    return bar (state, GAB_FORMAL_BAR_FORWARD, name, 0, error);
  for (gint32 left = gab_args_next (&args); left > 0; left--)
    {
      gint32 work = gab_args_next (&args);

      if (!read_sections (state, work, gab_args_next (&args), sortie, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * gab_formal_plan_press:
 * @state: a siege with a sortie under way
 * @order: an order to press on
 * @target: (out): what it attacks next
 * @error: why not
 *
 * Returns: whether the order may be given (FS-41).
 */
gboolean
gab_formal_plan_press (const GabFormal  *state,
                       const GabOrder   *order,
                       GabFormalSpot    *target,
                       GError          **error)
{
  if (state->open != GAB_FORMAL_OPEN_SORTIE)
    return bar (state, GAB_FORMAL_BAR_NO_SORTIE, -1, 0, error);
  if (!find_target (state, order->args[0], target, error) || !judge_target (state, *target, order->args[0], error))
    return FALSE;
  for (guint i = 0; i < state->sortie.n_next; i++)
    if (state->sortie.next[i] == *target)
      return TRUE;
  return bar (state, GAB_FORMAL_BAR_NOT_ADJOINING, order->args[0], 0, error);
}

static guint
count_goers (const GabFormal       *state,
             const GabFormalSortie *sortie)
{
  guint n = 0;

  for (guint i = 0; i < state->n_pieces; i++)
    n += gab_formal_has_bit (sortie->goes, i);
  return n;
}

/* FS-39: what is added to the die. */
int
gab_formal_sortie_added (const GabFormal       *state,
                         const GabFormalSortie *sortie,
                         GabFormalSpot          target)
{
  GabFormalSpot adjoining[GAB_FORMAL_ADJOINING];
  guint n = gab_formal_adjoining (state, target, adjoining, GAB_FORMAL_ADJOINING), beside = 0;

  for (guint i = 0; i < n; i++)
    beside += gab_formal_count (state, adjoining[i], GAB_FORMAL_BESIEGER, GAB_FORMAL_INFANTRY);
  return (int) count_goers (state, sortie) -
         (int) gab_formal_count (state, target, GAB_FORMAL_BESIEGER, GAB_FORMAL_INFANTRY) -
         (int) beside / state->tables->sortie_adjoining -
         (gab_formal_is_battery (target) ? state->tables->sortie_battery : 0);
}

/* FS-40: no effect, destroyed, destroyed with half its infantry, with all of it. */
guint
gab_formal_sortie_row (const GabFormalTables *tables,
                       int                    total)
{
  guint row = 0;

  while (row < G_N_ELEMENTS (tables->sortie) && total > tables->sortie[row])
    row++;
  return row;
}

/* FS-42: the highest die with which a section is lost on its way home. */
int
gab_formal_sortie_home (const GabFormalTables *tables,
                        guint                  attacks)
{
  return tables->sortie_lost + (int) attacks - 1;
}

/* The sections of the sortie, work by work, longest there first. */
static guint
list_goers (const GabFormal *state,
            guint16         *goers)
{
  guint16 pieces[GAB_FORMAL_PIECES];
  guint n = 0;

  for (guint work = 0; work < state->n_works; work++)
    {
      guint there = gab_formal_sections (state, work, GAB_FORMAL_DEFENDER, pieces);

      for (guint i = 0; i < there; i++)
        if (gab_formal_has_bit (state->sortie.goes, pieces[i]))
          goers[n++] = pieces[i];
    }
  return n;
}

/* FS-42 */
static gboolean
go_home (GabFormalRun *run)
{
  GabFormal *state = run->state;
  guint16 goers[GAB_FORMAL_PIECES];
  int dice[GAB_FORMAL_PIECES], highest = gab_formal_sortie_home (state->tables, state->sortie.attacks);
  guint n = list_goers (state, goers), lost = 0;
  GabEvent reason = {
    .id = GAB_FORMAL_NEED_HOME, .seen_by = GAB_SEEN_BY_ALL, .name = { -1, -1 }, .number = { n, highest },
  };
  GabEvent *event;

  state->open = GAB_FORMAL_OPEN_NONE;
  state->sortie.n_next = 0;
  if (!gab_dice_roll (run->dice, GAB_DIE_D10, n, &reason, dice, run->error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (dice[i] <= highest)
      {
        gab_formal_lose (state, goers[i], FALSE);
        lost++;
      }
  event = gab_events_add (run->events, GAB_FORMAL_EVENT_SORTIE_HOME);
  event->number[0] = n - lost;
  event->number[1] = lost;
  event->first_die = run->dice->n_rolled - n;
  event->n_dice = n;
  return TRUE;
}

/* FS-41: after a success the sortie may go on, if there is anything to go on to. */
gboolean
gab_formal_sortie_goes (GabFormalRun *run)
{
  GabFormal *state = run->state;
  guint n = 0;

  for (guint i = 0; i < state->sortie.n_next; i++)
    if (gab_formal_may_attack (state, state->sortie.next[i]))
      state->sortie.next[n++] = state->sortie.next[i];
  state->sortie.n_next = n;
  if (n == 0)
    return go_home (run);
  state->open = GAB_FORMAL_OPEN_SORTIE;
  return TRUE;
}

/* Half of the infantry, rounded up, is lost; longest there first. */
static void
lose_half (GabFormalRun  *run,
           GabFormalSpot  target)
{
  guint16 pieces[GAB_FORMAL_PIECES];
  guint n = gab_formal_sections (run->state, target, GAB_FORMAL_BESIEGER, pieces);
  GabEvent *event;

  if (n == 0)
    return;
  for (guint i = 0; i < (n + 1) / 2; i++)
    gab_formal_lose (run->state, pieces[i], FALSE);
  event = gab_formal_note (run, GAB_FORMAL_EVENT_LOST, target);
  event->number[0] = GAB_FORMAL_INFANTRY;
  event->number[1] = (n + 1) / 2;
  event->number[2] = GAB_FORMAL_BESIEGER;
}

/* FS-40: all guns in it are destroyed; its infantry by the row of the table. */
static void
destroy (GabFormalRun  *run,
         GabFormalSpot  target,
         guint          row)
{
  GabFormal *state = run->state;
  guint index = gab_formal_spot_index (target);

  gab_formal_note (run, gab_formal_is_trench (target) ? GAB_FORMAL_EVENT_TRENCH_GONE : GAB_FORMAL_EVENT_RUINED, target);
  gab_formal_lose_all (run, target, row < ALL_LOST);
  if (row == ALL_LOST - 1)
    lose_half (run, target);
  if (gab_formal_is_battery (target))
    state->battery[index].destroyed = TRUE;
  gab_formal_drive_out (run, target);
}

static gboolean
attack (GabFormalRun  *run,
        GabFormalSpot  target)
{
  GabFormal *state = run->state;
  int added = gab_formal_sortie_added (state, &state->sortie, target), die;
  GabEvent reason = {
    .id = GAB_FORMAL_NEED_SORTIE, .seen_by = GAB_SEEN_BY_ALL, .name = { gab_formal_spot_name (state, target), -1 },
    .number = { added },
  };
  GabEvent *event;
  guint row;

  if (!gab_formal_roll_one (run, &reason, &die))
    return FALSE;
  state->open = GAB_FORMAL_OPEN_NONE;
  state->sortie.attacks++;
  state->sortie.last = target;
  event = gab_formal_note (run, GAB_FORMAL_EVENT_SORTIE, target);
  event->number[0] = count_goers (state, &state->sortie);
  event->number[1] = added;
  event->number[2] = die + added;
  event->number[3] = state->sortie.attacks;
  event->first_die = run->dice->n_rolled - 1;
  event->n_dice = 1;
  row = gab_formal_sortie_row (state->tables, die + added);
  if (row == 0)
    {
      gab_formal_note (run, GAB_FORMAL_EVENT_SORTIE_FAILS, target);
      return go_home (run);
    }
  state->sortie.n_next = gab_formal_adjoining (state, target, state->sortie.next, GAB_FORMAL_ADJOINING);
  destroy (run, target, row);
  return state->open == GAB_FORMAL_OPEN_FALL_BACK || gab_formal_sortie_goes (run);
}

/* FS-38 */
gboolean
gab_formal_sortie (GabFormalRun   *run,
                   const GabOrder *order)
{
  GabFormalSortie sortie;
  GabFormalSpot target;

  if (!gab_formal_plan_sortie (run->state, order, &sortie, &target, run->error))
    return FALSE;
  run->state->sortie = sortie;
  run->state->sortied = TRUE;
  return attack (run, target);
}

/* FS-41 */
gboolean
gab_formal_press_on (GabFormalRun   *run,
                     const GabOrder *order)
{
  GabFormalSpot target;

  return gab_formal_plan_press (run->state, order, &target, run->error) && attack (run, target);
}

gboolean
gab_formal_return (GabFormalRun *run)
{
  if (run->state->open != GAB_FORMAL_OPEN_SORTIE)
    return bar (run->state, GAB_FORMAL_BAR_NO_SORTIE, -1, 0, run->error);
  return go_home (run);
}

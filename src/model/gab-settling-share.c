/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settling: what each unit lost, by the books' own sharing (CA-5). */

#include "gab-settling-private.h"

#include "gab-share.h"

/* A unit of the books as it is when the operation closes, with what it loses; made when it is first asked for. */
GabSettlingRow *
gab_settling_row (GabSettlingWork *work,
                  int              unit)
{
  const GabBooksUnit *state = gab_books_unit (work->books, unit);
  GabSettlingRow *row;
  GabThing *thing;

  for (guint i = 0; i < work->units->len; i++)
    if (g_array_index (work->units, int, i) == unit)
      return g_ptr_array_index (work->settling->rows, i);
  row = g_new0 (GabSettlingRow, 1);
  thing = gab_campaign_find (work->campaign, gab_names_handle (work->books->setup->names, state->name));
  /* Books of before an edit may know one that has been taken out since. */
  if (GAB_IS_UNIT (thing))
    row->unit = GAB_UNIT (g_object_ref (thing));
  row->before = state->men[GAB_MEN_PRESENT];
  g_ptr_array_add (work->settling->rows, row);
  g_array_append_val (work->units, unit);
  return row;
}

int
gab_settling_operation (const GabSettlingWork *work)
{
  return gab_books_find (work->books, "operation", gab_thing_get_handle (GAB_THING (work->operation)));
}

/* The books' unit that the operation's setup names; -1 when it has gone. */
static int
find_unit (const GabSettlingWork *work,
           gint32                 name)
{
  const GabNames *names = gab_game_setup (gab_turn_log_get_game (gab_operation_get_log (work->operation)))->names;

  return gab_books_find (work->books, "unit", gab_names_handle (names, name));
}

/* Men that a unit may lose here: those lent to it, else those present; nobody is
 * lost in two places at once (CA-11). */
static gint64
men_at_stake (const GabSettlingWork *work,
              const GabBooksUnit    *unit)
{
  if (unit->lent_to < 0)
    return unit->men[GAB_MEN_PRESENT];
  return unit->lent_to == gab_settling_operation (work) ? unit->men[GAB_MEN_DETACHED] : 0;
}

/* So with guns. */
static gint32
guns_at_stake (const GabSettlingWork *work,
               const GabBooksUnit    *unit)
{
  if (unit->lent_to < 0)
    return unit->guns[GAB_GUNS_PRESENT];
  return unit->lent_to == gab_settling_operation (work) ? unit->guns[GAB_GUNS_DETACHED] : 0;
}

/* The men of one side: each pool shared among the units in play, each unit's part split. */
void
gab_settling_share_men (GabSettlingWork *work,
                        guint            side)
{
  guint n = work->settlement->in_play->len;
  g_autofree gint32 *in_play = g_new0 (gint32, n + 1);
  g_autofree int *units = g_new0 (int, n + 1);
  g_autofree gint64 *men = g_new0 (gint64, n + 1);
  g_autofree gint64 *lost = g_new0 (gint64, n + 1);

  for (guint i = 0; i < n; i++)
    {
      const GabInPlay *play = &g_array_index (work->settlement->in_play, GabInPlay, i);

      in_play[i] = play->name;
      units[i] = play->side == side ? find_unit (work, play->name) : -1;
      /* Some may have left since the operation began; nobody is lost twice. */
      if (units[i] >= 0)
        men[i] = MIN (play->men, men_at_stake (work, gab_books_unit (work->books, units[i])));
    }
  gab_books_share_pools (work->settlement, side, in_play, men, n, lost);
  for (guint i = 0; i < n; i++)
    if (lost[i] > 0)
      gab_books_split_loss (work->books->tables, lost[i], &gab_settling_row (work, units[i])->loss);
}

/* As many of these guns as the unit still has fall on it; returns how many are left over. */
static gint32
take_guns (GabSettlingWork *work,
           int              unit,
           gint32           guns,
           gboolean         taken)
{
  gint32 stake = guns_at_stake (work, gab_books_unit (work->books, unit)), mine;
  GabSettlingRow *row;

  if (guns == 0 || stake == 0)
    return guns;
  row = gab_settling_row (work, unit);
  mine = MIN (guns, stake - row->guns_dismounted - row->guns_taken);
  *(taken ? &row->guns_taken : &row->guns_dismounted) += mine;
  return guns - mine;
}

/* Guns muster by kind over the force (CA-4): what a unit cannot bear falls on the next of its kind. */
static void
share_guns (GabSettlingWork *work,
            int              unit,
            gint32           guns,
            gboolean         taken)
{
  const GabBooksUnit *named = gab_books_unit (work->books, unit);

  guns = take_guns (work, unit, guns, taken);
  for (guint i = 0; i < work->books->units->len && guns > 0; i++)
    {
      const GabBooksUnit *other = gab_books_unit (work->books, i);

      if ((int) i != unit && other->kind == named->kind && other->side == named->side && other->force == named->force)
        guns = take_guns (work, i, guns, taken);
    }
}

/* The guns that each side lost: taken before dismounted. Those of a garrison whose place falls all go with it. */
void
gab_settling_share_guns (GabSettlingWork *work,
                         int              garrison)
{
  for (int taken = 1; taken >= 0; taken--)
    for (guint i = 0; i < work->settlement->guns->len; i++)
      {
        const GabGunsLost *lost = &g_array_index (work->settlement->guns, GabGunsLost, i);
        int unit = find_unit (work, lost->name);

        if (unit >= 0 &&
            (garrison < 0 || !gab_books_force_is_within (work->books, gab_books_unit (work->books, unit)->force, garrison)))
          share_guns (work, unit, taken ? lost->taken : lost->dismounted, taken);
      }
}

/* What no force lent is spent by those that were there, of what they have in hand and by its size. */
static void
spend_in_hand (GabSettlingWork *work,
               guint            side,
               gint64           rounds,
               gint64          *spent)
{
  guint n = work->books->forces->len;
  g_autofree gint64 *weights = g_new0 (gint64, n + 1);
  g_autofree gint64 *parts = g_new0 (gint64, n + 1);
  gint64 sum = 0;

  for (guint i = 0; i < work->settlement->in_play->len; i++)
    {
      const GabInPlay *play = &g_array_index (work->settlement->in_play, GabInPlay, i);
      int unit = play->side == side ? find_unit (work, play->name) : -1;

      if (unit >= 0)
        weights[gab_books_unit (work->books, unit)->force] = 1;
    }
  for (guint i = 0; i < work->books->loans->len; i++)
    {
      const GabBooksLoan *loan = &g_array_index (work->books->loans, GabBooksLoan, i);

      /* Who lent some spends no more than that. */
      if (loan->operation == gab_settling_operation (work))
        weights[loan->force] = 0;
    }
  for (guint i = 0; i < n; i++)
    {
      weights[i] *= gab_books_force (work->books, i)->in_hand;
      sum += weights[i];
    }
  gab_share (MIN (rounds, sum), weights, n, parts);
  for (guint i = 0; i < n; i++)
    spent[i] += parts[i];
}

/* The rounds that each force spent: of what it lent (CA-5), and where nothing was lent of what it has. */
void
gab_settling_share_rounds (GabSettlingWork *work,
                           gint64          *spent)
{
  g_autofree gint64 *lent = g_new0 (gint64, work->books->forces->len + 1);
  int attacker = gab_campaign_side_number (work->campaign, gab_operation_get_side (work->operation));
  gint64 left[] = { work->settlement->rounds[0], work->settlement->rounds[1] };

  for (guint side = 0; side < work->books->n_sides; side++)
    {
      guint of = (int) side != attacker;

      left[of] = gab_books_share_rounds (work->books, gab_settling_operation (work), side, left[of], lent);
      for (guint i = 0; i < work->books->forces->len; i++)
        spent[i] += lent[i];
    }
  for (guint of = 0; of < G_N_ELEMENTS (left); of++)
    spend_in_hand (work, of, left[of], spent);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A butcher's bill: added up from what the entries of an operation moved. */

#include "gab-bill.h"

#include "gab-campaign-private.h"

#include "gab-books-posting.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GabCampaign *campaign;   /* as it is */
  int          viewer;
  const GabGame *game;
  GabBooks    *books;      /* after the last of its entries */
  GabBillLoss *losses;     /* by ordinal of unit */
  GabBill     *bill;
} Reckoning;

static void
free_row (gpointer data)
{
  GabBillRow *row = data;

  g_free (row->name);
  g_free (row->side);
  g_free (row->force);
  g_free (row);
}

static void
free_officer (gpointer data)
{
  GabBillOfficer *officer = data;

  g_free (officer->side);
  g_free (officer->name);
  g_free (officer->fate);
  g_free (officer);
}

/* NULL for a place that is no loss. */
static gint64 *
find_counter (GabBillLoss *loss,
              int          of,
              int          place)
{
  if (of == GAB_POST_GUNS)
    return place == GAB_GUNS_DISMOUNTED ? &loss->dismounted : place == GAB_GUNS_TAKEN ? &loss->taken : NULL;
  if (of != GAB_POST_MEN)
    return NULL;
  switch (place)
    {
    case GAB_MEN_KILLED:
      return &loss->killed;
    case GAB_MEN_WOUNDED:
      return &loss->wounded;
    case GAB_MEN_MISSING:
      return &loss->missing;
    case GAB_MEN_PRISONERS:
      return &loss->prisoners;
    default:
      return NULL;
    }
}

static void
add_posting (Reckoning        *self,
             const GabPosting *posting)
{
  GabBillLoss *loss;
  gint64 *counter;

  if (posting->of != GAB_POST_MEN && posting->of != GAB_POST_GUNS)
    return;
  loss = &self->losses[gab_names_ordinal (self->books->setup->names, posting->name)];
  counter = find_counter (loss, posting->of, posting->from);
  if (counter != NULL)
    *counter -= posting->count;
  counter = find_counter (loss, posting->of, posting->to);
  if (counter != NULL)
    *counter += posting->count;
}

static gboolean
is_seen (const Reckoning *self,
         int              side)
{
  return self->viewer == GAB_VIEWER_UMPIRE || self->viewer == side;
}

static char *
dup_side (const Reckoning *self,
          int              side)
{
  return g_strdup (gab_names_label (self->books->setup->names, self->books->side_names[side]));
}

static char *
tell_fate (const Reckoning         *self,
           const GabBooksCommander *commander)
{
  g_autofree char *day = NULL;

  switch ((GabLeaderState) commander->state)
    {
    case GAB_LEADER_KILLED:
      return g_strdup (C_("fate", "killed"));
    case GAB_LEADER_TAKEN:
      return g_strdup (C_("fate", "taken"));
    case GAB_LEADER_WOUNDED:
      day = gab_day_format (commander->until, gab_campaign_get_calendar (self->campaign));
      /* Translators: a wounded commander, and the day on which he comes back */
      return g_strdup_printf (C_("fate", "wounded until %s"), day);
    case GAB_LEADER_PRESENT:
    default:
      return g_strdup (C_("fate", "present"));
    }
}

/* Whose state the entry changed. */
static void
add_officers (Reckoning      *self,
              const GabBooks *before)
{
  for (guint i = 0; i < self->books->commanders->len; i++)
    {
      const GabBooksCommander *now = gab_books_commander (self->books, i);
      GabThing *thing = gab_campaign_find (self->campaign, gab_names_handle (self->books->setup->names, now->name));
      GabBillOfficer *officer;

      if (now->state == gab_books_commander (before, i)->state || !is_seen (self, now->side) || !GAB_IS_COMMANDER (thing))
        continue;
      officer = g_new0 (GabBillOfficer, 1);
      officer->side = dup_side (self, now->side);
      officer->name = gab_commander_dup_title (GAB_COMMANDER (thing));
      officer->fate = tell_fate (self, now);
      g_ptr_array_add (self->bill->officers, officer);
    }
}

static void
add_entry (Reckoning *self,
           guint      nth)
{
  const GabEntry *entry = gab_game_nth (self->game, nth);
  GabBooks *before = gab_game_state_at (self->game, nth);
  g_autoptr (GArray) postings = g_array_new (FALSE, FALSE, sizeof (GabPosting));
  GabDice dice;

  g_clear_pointer (&self->books, gab_books_rules.state_free);
  self->books = gab_books_rules.state_copy (before);
  gab_books_note_postings (self->books, postings);
  gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
  if (!gab_books_rules.apply (self->books, entry->order, &dice, NULL, NULL))
    g_assert_not_reached ();
  gab_books_note_postings (self->books, NULL);
  for (guint i = 0; i < postings->len; i++)
    add_posting (self, &g_array_index (postings, GabPosting, i));
  add_officers (self, before);
  gab_books_rules.state_free (before);
}

/* The entry that closed it, and the corrections of it since (CA-17). */
static void
add_entries (Reckoning               *self,
             const GabBooksOperation *operation)
{
  add_entry (self, operation->entry);
  for (guint i = operation->entry + 1; i < gab_game_length (self->game); i++)
    {
      const GabOrder *order = gab_game_nth (self->game, i)->order;

      if (order->verb->id == GAB_BOOKS_CORRECT && order->args[0] == operation->name)
        add_entry (self, i);
    }
}

static gboolean
is_any (const GabBillLoss *loss)
{
  for (guint i = 0; i < GAB_BILL_N_COLUMNS; i++)
    if (gab_bill_number (loss, i) != 0)
      return TRUE;
  return FALSE;
}

static void
add_up (GabBillLoss       *sum,
        const GabBillLoss *loss)
{
  sum->killed += loss->killed;
  sum->wounded += loss->wounded;
  sum->missing += loss->missing;
  sum->prisoners += loss->prisoners;
  sum->dismounted += loss->dismounted;
  sum->taken += loss->taken;
}

static GabBillRow *
add_row (Reckoning   *self,
         GabBillKind  kind,
         int          side,
         int          force,
         int          name)
{
  const GabNames *names = self->books->setup->names;
  GabBillRow *row = g_new0 (GabBillRow, 1);

  row->kind = kind;
  row->name = g_strdup (gab_names_label (names, name));
  row->side = dup_side (self, side);
  row->force = g_strdup (force >= 0 ? gab_names_label (names, gab_books_force (self->books, force)->name) : "");
  g_ptr_array_add (self->bill->rows, row);
  return row;
}

/* A force with the units of its own that lost something; NULL when none did. */
static GabBillRow *
add_force (Reckoning *self,
           int        force)
{
  GabBillRow *heading = NULL;

  for (guint i = 0; i < self->books->units->len; i++)
    {
      const GabBooksUnit *unit = gab_books_unit (self->books, i);

      if (unit->force != force || !is_any (&self->losses[i]))
        continue;
      if (heading == NULL)
        heading = add_row (self, GAB_BILL_FORCE, unit->side, force, gab_books_force (self->books, force)->name);
      add_row (self, GAB_BILL_UNIT, unit->side, force, unit->name)->loss = self->losses[i];
      add_up (&heading->loss, &self->losses[i]);
    }
  return heading;
}

static void
add_side (Reckoning *self,
          int        side)
{
  GabBillRow *heading = NULL;

  for (guint i = 0; i < self->books->forces->len; i++)
    {
      guint before = self->bill->rows->len;
      GabBillRow *force = gab_books_force (self->books, i)->side == side ? add_force (self, i) : NULL;

      if (force == NULL)
        continue;
      if (heading == NULL)
        {
          heading = add_row (self, GAB_BILL_SIDE, side, -1, self->books->side_names[side]);
          g_ptr_array_steal_index (self->bill->rows, self->bill->rows->len - 1);
          g_ptr_array_insert (self->bill->rows, before, heading);
        }
      add_up (&heading->loss, &force->loss);
    }
}

static char *
tell_subtitle (GabCampaign             *campaign,
               GabOperation            *operation,
               const GabBooksOperation *state)
{
  g_autofree char *day = gab_day_format (state->closed_on, gab_campaign_get_calendar (campaign));
  const char *side = gab_campaign_label (campaign, gab_operation_get_side (operation));

  switch (state->outcome)
    {
    case GAB_OUTCOME_WON:
      /* Translators: a date, and the side that attacked */
      return g_strdup_printf (_("%1$s: %2$s won"), day, side);
    case GAB_OUTCOME_LOST:
      /* Translators: a date, and the side that attacked */
      return g_strdup_printf (_("%1$s: %2$s failed"), day, side);
    case GAB_OUTCOME_DRAWN:
    case GAB_OUTCOME_NONE:
    default:
      return g_strdup_printf (_("%s: nobody won"), day);
    }
}

/**
 * gab_bill_new:
 * @campaign: a campaign with open books, as its viewer may see it (CA-18)
 * @operation: a siege or battle of it
 *
 * Returns: (transfer full) (nullable): what it cost, as far as the viewer may know it;
 *   NULL while its cost has not been booked.
 */
GabBill *
gab_bill_new (GabCampaign  *campaign,
              GabOperation *operation)
{
  GabCampaign *real = campaign->source != NULL ? campaign->source : campaign;
  const GabBooks *books = gab_campaign_get_books (real);
  int ordinal = gab_books_find (books, "operation", gab_thing_get_handle (GAB_THING (operation)));
  g_autofree GabBillLoss *losses = g_new0 (GabBillLoss, books->units->len + 1);
  Reckoning self = { real, campaign->viewer, gab_turn_log_get_game (gab_campaign_get_log (real)), NULL, losses, NULL };

  if (ordinal < 0 || !gab_books_operation (books, ordinal)->closed)
    return NULL;
  self.bill = g_new0 (GabBill, 1);
  self.bill->title = g_strdup (gab_thing_get_name (GAB_THING (operation)));
  self.bill->subtitle = tell_subtitle (real, operation, gab_books_operation (books, ordinal));
  self.bill->rows = g_ptr_array_new_with_free_func (free_row);
  self.bill->officers = g_ptr_array_new_with_free_func (free_officer);
  add_entries (&self, gab_books_operation (books, ordinal));
  for (guint side = 0; side < self.books->n_sides; side++)
    if (is_seen (&self, side))
      add_side (&self, side);
  gab_books_rules.state_free (self.books);
  return self.bill;
}

/**
 * gab_bill_free:
 * @bill: (transfer full): a bill
 */
void
gab_bill_free (GabBill *bill)
{
  g_free (bill->title);
  g_free (bill->subtitle);
  g_ptr_array_unref (bill->rows);
  g_ptr_array_unref (bill->officers);
  g_free (bill);
}

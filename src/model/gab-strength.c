/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strength: the men present of each known side from the first day on.
 *
 * The days of a long log are counted once and kept with the campaign; each order adds
 * to them, an undo counts its own day again. */

#include "gab-strength.h"

#include "gab-campaign-private.h"

/* All sides at the end of a day. */
typedef struct
{
  gint32 day;
  guint  from; /* entries before the first that was booked on it */
  gint64 men[GAB_BOOKS_MAX_SIDES];
} Day;

struct _GabStrengths
{
  GabBooks *books;  /* after @length entries; NULL before any were counted */
  GabSetup *setup;  /* of the books */
  guint     length; /* so many entries are counted, and still stand as they were */
  gboolean  behind; /* some of those that @books has seen do not stand any more */
  GArray   *days;
};

static void
count_day (GabStrengths *self,
           guint         from)
{
  const GabBooks *books = self->books;
  Day day = { .day = books->day, .from = from };

  if (self->days->len > 0 && g_array_index (self->days, Day, self->days->len - 1).day == day.day)
    {
      day.from = g_array_index (self->days, Day, self->days->len - 1).from;
      g_array_set_size (self->days, self->days->len - 1);
    }
  for (guint i = 0; i < books->units->len; i++)
    day.men[gab_books_unit (books, i)->side] += gab_books_unit (books, i)->men[GAB_MEN_PRESENT];
  g_array_append_val (self->days, day);
}

/* From where the entries no longer are what they were. */
static void
note_change (GabCampaign *campaign,
             guint        position,
             guint        removed)
{
  GabStrengths *self = campaign->strengths;

  if (removed == 0 || position >= self->length)
    return;
  self->length = position;
  self->behind = TRUE;
}

static void
forget_books (GabStrengths *self)
{
  g_clear_pointer (&self->books, gab_books_rules.state_free);
  g_clear_pointer (&self->setup, gab_setup_free);
}

/* Back to the books as they were after the entries that still stand. */
static void
fall_back (GabStrengths  *self,
           const GabGame *game)
{
  forget_books (self);
  self->setup = gab_setup_ref (gab_game_setup (game));
  self->books = gab_game_state_at (game, self->length);
  while (self->days->len > 0 && g_array_index (self->days, Day, self->days->len - 1).from >= self->length)
    g_array_set_size (self->days, self->days->len - 1);
  self->behind = FALSE;
  count_day (self, self->length);
}

/* What neither moves the date nor ends anything: the end of a day need not be counted before it. */
static gboolean
is_plain (const GabOrder *order)
{
  switch ((GabBooksVerb) order->verb->id)
    {
    case GAB_BOOKS_RECEIVE:
    case GAB_BOOKS_STRIKE_OFF:
    case GAB_BOOKS_SICK:
    case GAB_BOOKS_FIT:
    case GAB_BOOKS_DESERT:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
catch_up (GabStrengths  *self,
          const GabGame *game)
{
  guint since;

  if (self->setup != gab_game_setup (game))
    self->length = 0;
  if (self->setup != gab_game_setup (game) || self->behind)
    fall_back (self, game);
  since = self->length;
  for (; self->length < gab_game_length (game); self->length++)
    {
      const GabEntry *entry = gab_game_nth (game, self->length);
      gint32 day = self->books->day;
      GabDice dice;

      if (!is_plain (entry->order))
        count_day (self, since);
      gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
      if (!gab_books_rules.apply (self->books, entry->order, &dice, NULL, NULL))
        break;
      if (self->books->day != day)
        since = self->length;
    }
  count_day (self, since);
}

void
gab_strengths_free (GabStrengths *self)
{
  forget_books (self);
  g_array_unref (self->days);
  g_free (self);
}

static GabStrengths *
find_strengths (GabCampaign *campaign)
{
  if (campaign->strengths != NULL)
    return campaign->strengths;
  campaign->strengths = g_new0 (GabStrengths, 1);
  campaign->strengths->days = g_array_new (FALSE, TRUE, sizeof (Day));
  g_signal_connect_object (campaign->log, "items-changed", G_CALLBACK (note_change), campaign, G_CONNECT_SWAPPED);
  return campaign->strengths;
}

/**
 * gab_strength_new:
 * @campaign: a campaign with open books, as its viewer may see it
 *
 * The first time it plays the books once from the first day.
 *
 * Returns: (transfer full) (element-type GabStrength): the men present of each
 *   side whose numbers the viewer knows, by day, rising: on the first day, at the
 *   end of every day with an entry, and now.
 */
GArray *
gab_strength_new (GabCampaign *campaign)
{
  GabCampaign *whole = campaign->source != NULL ? campaign->source : campaign;
  GabStrengths *counted = find_strengths (whole);
  GArray *strengths = g_array_new (FALSE, FALSE, sizeof (GabStrength));

  catch_up (counted, gab_turn_log_get_game (whole->log));
  for (guint i = 0; i < counted->days->len; i++)
    {
      const Day *day = &g_array_index (counted->days, Day, i);

      for (guint side = 0; side < counted->books->n_sides; side++)
        if (campaign->viewer == GAB_VIEWER_UMPIRE || campaign->viewer == (int) side)
          g_array_append_vals (strengths, &(GabStrength) { day->day, side, day->men[side] }, 1);
    }
  return strengths;
}

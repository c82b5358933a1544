/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strength: the men present of each known side from the first day on. */

#include "gab-strength.h"

#include "gab-campaign-private.h"

/* A later figure of the same day takes the place of the earlier one. */
static void
put (GArray *strengths,
     gint32  day,
     int     side,
     gint64  men)
{
  for (guint i = strengths->len; i > 0; i--)
    {
      GabStrength *last = &g_array_index (strengths, GabStrength, i - 1);

      if (last->day != day)
        break;
      if (last->side == side)
        {
          last->men = men;
          return;
        }
    }
  g_array_append_vals (strengths, &(GabStrength) { day, side, men }, 1);
}

static void
put_sides (GArray         *strengths,
           const GabBooks *books,
           int             viewer)
{
  for (guint side = 0; side < books->n_sides; side++)
    {
      gint64 men = 0;

      if (viewer != GAB_VIEWER_UMPIRE && viewer != (int) side)
        continue;
      for (guint i = 0; i < books->units->len; i++)
        if (gab_books_unit (books, i)->side == (int) side)
          men += gab_books_unit (books, i)->men[GAB_MEN_PRESENT];
      put (strengths, books->day, side, men);
    }
}

/**
 * gab_strength_new:
 * @campaign: a campaign with open books, as its viewer may see it
 *
 * Plays the books once from the first day.
 *
 * Returns: (transfer full) (element-type GabStrength): the men present of each
 *   side whose numbers the viewer knows, by day, rising: on the first day, at the
 *   end of every day with an entry, and now.
 */
GArray *
gab_strength_new (GabCampaign *campaign)
{
  GabTurnLog *log = gab_campaign_get_log (campaign->source != NULL ? campaign->source : campaign);
  const GabGame *game = gab_turn_log_get_game (log);
  GArray *strengths = g_array_new (FALSE, FALSE, sizeof (GabStrength));
  gpointer books = gab_books_rules.state_new (gab_game_setup (game), NULL);

  put_sides (strengths, books, campaign->viewer);
  for (guint i = 0; i < gab_game_length (game); i++)
    {
      const GabEntry *entry = gab_game_nth (game, i);
      GabDice dice;

      gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
      if (!gab_books_rules.apply (books, entry->order, &dice, NULL, NULL))
        break;
      put_sides (strengths, books, campaign->viewer);
    }
  gab_books_rules.state_free (books);
  return strengths;
}

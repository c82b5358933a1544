/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign's books under other numbers, as long as nothing booked comes out otherwise; and other tables. */

#include "gab-campaign-private.h"

#include "gab-settings.h"

#include <glib/gi18n-lib.h>

/**
 * gab_campaign_get_books_tables:
 * @self: a campaign whose books are open
 *
 * Returns: (transfer none): the tables that its books are kept with.
 */
GabTables *
gab_campaign_get_books_tables (GabCampaign *self)
{
  GabCampaign *holder = self->source != NULL ? self->source : self;

  return gab_table_set_find (holder->tables, gab_books_rules.id, NULL)->tables;
}

/* The sentence about the first entry that the new numbers would change. */
static void
fail_at (const GabGame  *game,
         guint           nth,
         const char     *why,
         GError        **error)
{
  g_autofree char *line = gab_game_line (game, nth);
  g_autofree char *quoted = gab_error_quote (line);
  g_autofree char *day = gab_day_format (gab_game_nth (game, nth)->day, gab_game_setup (game)->calendar);

  if (why == NULL)
    /* Translators: number, date and text of an entry */
    g_set_error (error, GAB_ERROR, GAB_ERROR_EDIT,
                 _("Entry %1$u of %2$s (%3$s) would come out otherwise. What is booked stays: undo it first, or keep the number."),
                 nth + 1, day, quoted);
  else
    /* Translators: number, date and text of an entry, and why it cannot stand */
    g_set_error (error, GAB_ERROR, GAB_ERROR_EDIT, _("Entry %1$u of %2$s (%3$s) would no longer hold: %4$s"), nth + 1, day,
                 quoted, why);
}

static gboolean
apply_nth (const GabGame  *game,
           guint           nth,
           gpointer        state,
           GError        **error)
{
  const GabEntry *entry = gab_game_nth (game, nth);
  GabDice dice;

  gab_dice_init_recorded (&dice, entry->dice, entry->n_dice);
  return gab_books_rules.apply (state, entry->order, &dice, NULL, error);
}

/* Both books are led through the log side by side: a difference may cancel out later on,
 * but the entry that made it would tell of other numbers. */
static gboolean
nothing_differs (const GabGame  *old,
                 const GabGame  *game,
                 GError        **error)
{
  gpointer was = gab_game_state_at (old, 0);
  gpointer would_be = gab_books_rules.state_copy (gab_game_state (game));
  gboolean good = TRUE;

  for (guint i = 0; good && i < gab_game_length (old); i++)
    {
      g_autoptr (GError) failure = NULL;

      good = apply_nth (old, i, was, NULL) && apply_nth (old, i, would_be, &failure) &&
             gab_books_are_same (was, would_be);
      if (!good)
        fail_at (old, i, failure != NULL ? failure->message : NULL, error);
    }
  gab_books_rules.state_free (was);
  gab_books_rules.state_free (would_be);
  return good;
}

static gboolean
take_over (GabCampaign  *self,
           GError      **error)
{
  const GabGame *old = gab_turn_log_get_game (self->log);
  g_autoptr (GabGame) game = gab_campaign_new_game (self, error);

  if (game == NULL || !nothing_differs (old, game, error))
    return FALSE;
  if (!gab_campaign_replay_books (self, game, error))
    return FALSE;
  gab_turn_log_replace (self->log, g_steal_pointer (&game));
  gab_campaign_refresh (self);
  return TRUE;
}

/**
 * gab_campaign_change_books_tables:
 * @self: a campaign whose books are open
 * @tables: the tables that its books shall be kept with from now on
 * @error: names the first entry that would come out otherwise; GAB_ERROR_TABLES for
 *   numbers that cannot stand
 *
 * What is booked must be the same with them; what is booked from then on uses them.
 *
 * Returns: TRUE when they are in force; else nothing has changed.
 */
gboolean
gab_campaign_change_books_tables (GabCampaign  *self,
                                  GabTables    *tables,
                                  GError      **error)
{
  g_autoptr (GabTables) before = gab_tables_ref (gab_campaign_get_books_tables (self));

  g_return_val_if_fail (self->source == NULL, FALSE);
  if (gab_table_set_exchange (self->tables, tables, error) == NULL)
    return FALSE;
  if (take_over (self, error))
    return TRUE;
  gab_table_set_exchange (self->tables, before, NULL);
  return FALSE;
}

/**
 * gab_campaign_get_rule_tables:
 * @self: a campaign whose books are open
 * @rules: the id of a rule set
 *
 * Returns: (transfer none) (nullable): the tables with which its next operation is begun: its
 *   own, else the program's; of the books those that they are kept with.
 */
GabTables *
gab_campaign_get_rule_tables (GabCampaign *self,
                              const char  *rules)
{
  GabCampaign *holder = self->source != NULL ? self->source : self;
  const GabRuleTables *found = gab_table_set_find (holder->tables, rules, NULL);

  if (found == NULL)
    found = gab_table_set_find (holder->defaults, rules, NULL);
  return found != NULL ? found->tables : NULL;
}

/**
 * gab_campaign_change_tables:
 * @self: a campaign whose books are open
 * @tables: tables of any of the rule sets
 * @error: GAB_ERROR_TABLES for numbers that cannot stand; of the books, the first entry that
 *   would come out otherwise
 *
 * From now on operations are begun with these; those that are open keep theirs (CA-22).
 *
 * Returns: TRUE when they are in force; else nothing has changed.
 */
gboolean
gab_campaign_change_tables (GabCampaign  *self,
                            GabTables    *tables,
                            GError      **error)
{
  if (g_str_equal (gab_tables_rules (tables), gab_books_rules.id))
    return gab_campaign_change_books_tables (self, tables, error);
  g_return_val_if_fail (self->source == NULL, FALSE);
  return gab_table_set_prefer (self->tables, tables, error) != NULL;
}

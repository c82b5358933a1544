/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign's books: opened, rebuilt after an edit, verified. */

#include "gab-campaign-private.h"

#include "gab-settling.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GabSetup *setup;
  GError  **error;
  gboolean  failed;
} Lines;

static void
add_line (GabThing *thing,
          gpointer  data)
{
  Lines *lines = data;
  g_autofree char *line = gab_thing_dup_line (thing);

  if (lines->failed)
    return;
  if (!gab_setup_add (lines->setup, &gab_books_rules, line, lines->error))
    {
      lines->failed = TRUE;
      return;
    }
  gab_names_set_label (lines->setup->names,
                       gab_names_find (lines->setup->names, gab_thing_get_handle (thing)),
                       gab_thing_get_name (thing));
}

/* The tables of the books: the campaign's own, else the program's. */
static const GabRuleTables *
find_tables (GabCampaign  *self,
             GError      **error)
{
  const GabRuleTables *tables = gab_table_set_find (self->tables, gab_books_rules.id, NULL);

  if (tables == NULL && (tables = gab_table_set_find (self->defaults, gab_books_rules.id, NULL)) != NULL)
    tables = gab_table_set_add (self->tables, tables->tables, error);
  else if (tables == NULL)
    g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("The tables of “%s” are missing."), gab_books_rules.id);
  return tables;
}

/* The books before their first entry, with the setup and the tables as they are now. */
GabGame *
gab_campaign_new_game (GabCampaign  *self,
                       GError      **error)
{
  const GabRuleTables *tables = find_tables (self, error);
  g_autoptr (GabSetup) setup = NULL;
  Lines lines = { .error = error };

  if (tables == NULL)
    return NULL;
  setup = gab_setup_new (&gab_books_rules, tables->resolved, 0, self->begins);
  setup->calendar = gab_campaign_get_calendar (self);
  lines.setup = setup;
  gab_campaign_foreach (self, add_line, &lines);
  if (lines.failed)
    return NULL;
  return gab_game_new (&gab_books_rules, g_steal_pointer (&setup), error);
}

/**
 * gab_campaign_open_books:
 * @self: a campaign whose setup is complete
 * @error: when the setup cannot stand
 *
 * Begins the books before their first entry. Whoever has entries gives them to the
 * log then, and refreshes the campaign.
 *
 * Returns: TRUE when the books are open.
 */
gboolean
gab_campaign_open_books (GabCampaign  *self,
                         GError      **error)
{
  GabGame *game = gab_campaign_new_game (self, error);

  if (game == NULL)
    return FALSE;
  self->log = gab_turn_log_new (game);
  gab_campaign_refresh (self);
  return TRUE;
}

static gboolean
replay_entries (const GabGame  *old,
                GabGame        *game,
                GError        **error)
{
  guint nth = gab_game_repeat (game, old, error);
  g_autofree char *line = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *day = NULL;

  if (nth == gab_game_length (old))
    return TRUE;
  line = gab_game_line (old, nth);
  quoted = gab_error_quote (line);
  day = gab_day_format_iso (gab_game_nth (old, nth)->day);
  /* Translators: number, date and text of an entry, before the reason why it cannot stand */
  g_prefix_error (error, _("Entry %u of %s (%s) would no longer hold: "), nth + 1, day, quoted);
  return FALSE;
}

/* What a closed operation cost must still be what its entry books, if it was. */
static gboolean
settlements_hold (GabCampaign    *self,
                  const GabGame  *before,
                  const GabGame  *after,
                  GError        **error)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->operations));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (self->operations), i);
      g_autoptr (GError) failure = NULL;

      if (gab_settling_verify (self, operation, after, &failure) ||
          !gab_settling_verify (self, operation, before, NULL))
        continue;
      g_set_error (error, GAB_ERROR, GAB_ERROR_EDIT, _("%1$s would no longer hold: %2$s"),
                   gab_thing_get_name (GAB_THING (operation)), failure->message);
      return FALSE;
    }
  return TRUE;
}

/* Plays the log on in a new game; closed operations must still be booked as they ended. */
gboolean
gab_campaign_replay_books (GabCampaign  *self,
                           GabGame      *game,
                           GError      **error)
{
  const GabGame *old = gab_turn_log_get_game (self->log);

  return replay_entries (old, game, error) && settlements_hold (self, old, game, error);
}

/**
 * gab_campaign_rebuild:
 * @self: a campaign after an edit of its setup
 * @error: names the entry that would no longer hold
 *
 * Plays the books' log again from the changed setup. On failure the books stay as
 * they were, and the caller takes the edit back.
 *
 * Returns: TRUE when every entry still holds.
 */
gboolean
gab_campaign_rebuild (GabCampaign  *self,
                      GError      **error)
{
  g_autoptr (GabGame) game = NULL;

  if (self->held)
    return self->stale = TRUE;
  game = gab_campaign_new_game (self, error);
  if (game == NULL || !gab_campaign_replay_books (self, game, error))
    return FALSE;
  gab_turn_log_replace (self->log, g_steal_pointer (&game));
  gab_campaign_refresh (self);
  return TRUE;
}

/**
 * gab_campaign_hold:
 * @self: a campaign to which much will be done at once
 *
 * The books are not rebuilt until gab_campaign_let_go(), so that 100 units are put in
 * as fast as one.
 */
void
gab_campaign_hold (GabCampaign *self)
{
  self->held = TRUE;
  self->stale = FALSE;
}

/**
 * gab_campaign_let_go:
 * @self: a campaign that is held
 * @error: as gab_campaign_rebuild() says
 *
 * Returns: TRUE when every entry holds, all that was done taken together.
 */
gboolean
gab_campaign_let_go (GabCampaign  *self,
                     GError      **error)
{
  self->held = FALSE;
  return !self->stale || gab_campaign_rebuild (self, error);
}

static const char *
label_of (gpointer    data,
          const char *handle)
{
  return gab_campaign_label (data, handle);
}

/**
 * gab_campaign_open_operation:
 * @self: a campaign
 * @operation: one of its operations
 * @error: when its tables are missing or its setup cannot stand
 *
 * Replays the operation's orders, if that has not been done.
 *
 * Returns: (transfer none) (nullable): its log; NULL without an error when it is
 *   fought at the table.
 */
GabTurnLog *
gab_campaign_open_operation (GabCampaign   *self,
                             GabOperation  *operation,
                             GError       **error)
{
  return gab_operation_open (operation, self->tables, label_of, self, error);
}

/**
 * gab_campaign_open_operation_or_books:
 * @self: a campaign
 * @operation: (nullable): one of its operations; NULL for the books, which are open
 * @error: when there is no log in which an order could be given
 *
 * Returns: TRUE when there is one.
 */
gboolean
gab_campaign_open_operation_or_books (GabCampaign   *self,
                                      GabOperation  *operation,
                                      GError       **error)
{
  g_autoptr (GError) failure = NULL;

  if (operation == NULL || gab_campaign_open_operation (self, operation, &failure) != NULL)
    return TRUE;
  if (failure != NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  else
    gab_refuse (error, gab_books_rules.prefix, 19, _("%s is fought at the table: type its result instead."),
                gab_thing_get_name (GAB_THING (operation)));
  return FALSE;
}

static void
relabel_in (GabTurnLog *log,
            GabThing   *thing)
{
  GabNames *names = gab_game_setup (gab_turn_log_get_game (log))->names;
  int name = gab_names_find (names, gab_thing_get_handle (thing));

  if (name >= 0)
    gab_names_set_label (names, name, gab_thing_get_name (thing));
}

/**
 * gab_campaign_relabel:
 * @self: a campaign whose books are open
 * @thing: a thing of it that has a new name
 *
 * Makes the sentences of the logs use the new name.
 */
void
gab_campaign_relabel (GabCampaign *self,
                      GabThing    *thing)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->operations));

  relabel_in (self->log, thing);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (self->operations), i);

      if (gab_operation_get_log (operation) != NULL)
        relabel_in (gab_operation_get_log (operation), thing);
    }
}

/**
 * gab_campaign_freeze_tables:
 * @self: a campaign
 * @operation: a new operation
 * @error: when there are no tables of its rules
 *
 * Names the tables that the operation is played with from now on: the campaign's
 * own, else the program's, which the campaign then holds too.
 *
 * Returns: TRUE when there are any, or none are needed.
 */
gboolean
gab_campaign_freeze_tables (GabCampaign   *self,
                            GabOperation  *operation,
                            GError       **error)
{
  const char *rules = gab_operation_get_rules (operation);
  const GabRuleTables *tables;

  if (g_str_equal (rules, GAB_OPERATION_AT_THE_TABLE))
    return TRUE;
  tables = gab_table_set_find (self->tables, rules, NULL);
  if (tables == NULL)
    tables = gab_table_set_find (self->defaults, rules, NULL);
  if (tables == NULL)
    {
      g_set_error (error, GAB_ERROR, GAB_ERROR_TABLES, _("There are no rules called “%s” here."), rules);
      return FALSE;
    }
  if (gab_table_set_add (self->tables, tables->tables, error) == NULL)
    return FALSE;
  gab_operation_set_tables (operation, tables->digest, tables->rules->revision);
  return TRUE;
}

/**
 * gab_campaign_dup_digest:
 * @self: a campaign whose books are open
 *
 * Returns: (transfer full): the SHA-256 of its setup, its books and its date.
 */
char *
gab_campaign_dup_digest (GabCampaign *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s %s %d\n", self->id, gab_period_word (self->period), self->begins);
  gab_books_rules.dump (gab_campaign_get_books (self), text);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, text->len);
}

/**
 * gab_campaign_get_faults:
 * @self: a campaign whose books are open
 *
 * Returns: (transfer none) (element-type utf8): where the file says otherwise
 *   than the replay of the books.
 */
GPtrArray *
gab_campaign_get_faults (GabCampaign *self)
{
  return gab_turn_log_get_faults (self->log);
}

/**
 * gab_campaign_add_aside:
 * @self: a campaign
 * @aside: (transfer full): what its file held that could not be read
 */
void
gab_campaign_add_aside (GabCampaign *self,
                        GabAside    *aside)
{
  g_ptr_array_add (self->asides, aside);
}

/**
 * gab_campaign_get_asides:
 * @self: a campaign
 *
 * Returns: (transfer none) (element-type GabAside): what its file held that could
 *   not be read; it is saved with the rest. One side's view has none.
 */
GPtrArray *
gab_campaign_get_asides (GabCampaign *self)
{
  return self->asides;
}

/**
 * gab_campaign_set_notice:
 * @self: a campaign
 * @notice: (nullable): what a player should know before he goes on (CA-22)
 */
void
gab_campaign_set_notice (GabCampaign *self,
                         const char  *notice)
{
  g_free (self->notice);
  self->notice = g_strdup (notice);
}

/**
 * gab_campaign_get_notice:
 * @self: a campaign
 *
 * Returns: (transfer none) (nullable): what a player should know before he goes on:
 *   what differs between the edition that saved it and this one (CA-22).
 */
const char *
gab_campaign_get_notice (GabCampaign *self)
{
  return self->notice;
}

/**
 * gab_campaign_forget_stored:
 * @self: a campaign in which something was done
 *
 * What its file says of its figures is no longer said of these. Operations that
 * nobody has opened are as their file says.
 */
void
gab_campaign_forget_stored (GabCampaign *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->operations));

  g_clear_pointer (&self->stored_digest, g_free);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (self->operations), i);

      if (gab_operation_get_log (operation) != NULL)
        gab_operation_set_stored_digest (operation, NULL);
    }
}

/* A sentence about one operation or, with NULL, about the books. */
static void
report (GPtrArray  *problems,
        GabThing   *thing,
        const char *sentence)
{
  if (thing == NULL)
    g_ptr_array_add (problems, g_strdup (sentence));
  else
    /* Translators: the name of a siege or battle, and what is wrong with it */
    g_ptr_array_add (problems, g_strdup_printf (_("%1$s: %2$s"), gab_thing_get_name (thing), sentence));
}

/* The first that the rules refused. What a correction has struck out is no fault (CA-17). */
static const GabRecord *
find_refused (GPtrArray *struck)
{
  for (guint i = 0; i < struck->len; i++)
    {
      const GabRecord *record = g_ptr_array_index (struck, i);

      if (!record->corrected)
        return record;
    }
  return NULL;
}

static void
verify_log (GabTurnLog *log,
            GabThing   *thing,
            GPtrArray  *problems)
{
  GPtrArray *faults = gab_turn_log_get_faults (log);
  const GabRecord *refused = find_refused (gab_turn_log_get_struck (log));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < faults->len; i++)
    report (problems, thing, g_ptr_array_index (faults, i));
  if (refused != NULL)
    {
      g_autofree char *line = gab_error_quote (refused->line);
      g_autofree char *sentence =
        g_strdup_printf (_("Line %d: the order “%s” is refused: %s"), refused->where, line, refused->why);

      report (problems, thing, sentence);
    }
  if (!gab_game_verify (gab_turn_log_get_game (log), &error))
    report (problems, thing, error->message);
}

static void
verify_digest (const char *stored,
               const char *reckoned,
               GabThing   *thing,
               GPtrArray  *problems)
{
  if (stored != NULL && g_strcmp0 (stored, reckoned) != 0)
    report (problems, thing, _("the figures in the file are not those that its orders lead to."));
}

/* CA-22: what a later edition of the rules booked, this one cannot judge. */
static void
verify_revision (GabOperation *operation,
                 GPtrArray    *problems)
{
  g_autofree char *sentence = NULL;
  int here = gab_operation_find_rules (operation)->revision;

  if (gab_operation_get_revision (operation) <= here)
    return;
  sentence = g_strdup_printf (_("it was begun with edition %d of its rules; this Gabion has edition %d (CA-22)."),
                              gab_operation_get_revision (operation), here);
  report (problems, GAB_THING (operation), sentence);
}

static void
verify_operation (GabCampaign  *self,
                  GabOperation *operation,
                  GPtrArray    *problems)
{
  GabThing *thing = GAB_THING (operation);
  g_autoptr (GError) error = NULL;
  GabTurnLog *log = gab_campaign_open_operation (self, operation, &error);
  g_autofree char *digest = NULL;

  if (log == NULL)
    {
      if (error != NULL)
        report (problems, thing, error->message);
      return;
    }
  verify_revision (operation, problems);
  verify_log (log, thing, problems);
  digest = gab_operation_dup_digest (operation);
  verify_digest (gab_operation_get_stored_digest (operation), digest, thing, problems);
  if (!gab_settling_verify (self, operation, gab_turn_log_get_game (self->log), &error))
    report (problems, thing, error->message);
}

/**
 * gab_campaign_verify:
 * @self: a campaign whose books are open
 *
 * Replays every operation and compares all that the file says with what the
 * orders lead to.
 *
 * Returns: (transfer full) (element-type utf8): what is wrong, in sentences;
 *   empty when all is right.
 */
GPtrArray *
gab_campaign_verify (GabCampaign *self)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func (g_free);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->operations));
  g_autofree char *digest = gab_campaign_dup_digest (self);

  verify_log (self->log, NULL, problems);
  verify_digest (self->stored_digest, digest, NULL, problems);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GabOperation) operation = g_list_model_get_item (G_LIST_MODEL (self->operations), i);

      verify_operation (self, operation, problems);
    }
  return problems;
}
